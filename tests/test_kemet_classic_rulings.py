"""Rulings of classic Kemet: each is read from the data file, or whatever else is written there is refused by name."""

import re
import shutil
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from classic_rounds import asked, at_night, do, empty, first_day, menu, own
from test_classic_move import moving

from benben.kemet.box.edition import Edition
from benben.kemet.box.files import DATA
from benben.kemet.box.layouts import DELTA_TEMPLE, NUMBER
from benben.kemet.box.names import ZONE_NAMES
from benben.kemet.classic import Classic
from benben.kemet.rules import retreat, troops
from benben.kemet.shown.story import TEMPLATES
from benben.kernel.errors import BadData

FOLDER = DATA / "classic"
TEXT = (FOLDER / "edition.toml").read_text(encoding="utf-8")
WRITTEN = dict(re.findall(r"^(\w+) = ([^#]*?) *#", TEXT.partition("[rulings]")[2], re.MULTILINE))
READ: dict[str, Callable[[Edition], object]] = {
    "promos_by_default": lambda e: e.promos_by_default,
    "arrows_are_borders": lambda e: e.layouts[3].beside[DELTA_TEMPLE] != [],
    "entry_only_as_first_step": lambda e: e.first_step_over_walls,
    "walls_ignored_without_cap": lambda e: e.walls_without_cap,
    "captors_raise": lambda e: e.captors_raise,
    "null_buy": lambda e: e.null_buy,
    "creature_comes_home_always": lambda e: e.comes_home,
    "retreat_into_foreign_districts": lambda e: e.retreat_anywhere,
    "initiative_also_when_recruiting": lambda e: e.strikes_recruiting,
    "move_goes_on_after_no_battle": lambda e: e.goes_on,
    "escape_can_be_vetoed": lambda e: e.vetoes_escape,
    "night_placing_may_fight": lambda e: e.fights_by_night,
}
"""Those that can be changed, and what an edition makes of each."""
OTHER = {"true": "false", "false": "true", "1": "2"}
NOTHING = '"something else"'


@cache
def with_other(ruling: str) -> Edition:
    """The box of 2012, where this ruling is the other one."""
    old = WRITTEN[ruling]
    with TemporaryDirectory() as folder:
        box = Path(folder) / "box"
        shutil.copytree(FOLDER, box)
        line, new = f"\n{ruling} = {old}", f"\n{ruling} = {OTHER.get(old, NOTHING)}"
        assert TEXT.count(line) == 1
        (box / "edition.toml").write_text(TEXT.replace(line, new), encoding="utf-8")
        return Edition(box)


@pytest.mark.parametrize("ruling", WRITTEN)
def test_a_ruling_is_read_or_refused(ruling: str) -> None:
    if ruling in READ:
        before, after = READ[ruling](Edition(FOLDER)), READ[ruling](with_other(ruling))
        assert (before, after) == (WRITTEN[ruling] == "true", WRITTEN[ruling] != "true")
        return
    with pytest.raises(BadData) as refused:
        with_other(ruling)
    assert str(refused.value).startswith(f"edition.toml: rulings.{ruling}: ")
    assert "\n" not in str(refused.value)


def test_what_is_said_of_a_ruling_that_stands_fast() -> None:
    with pytest.raises(BadData, match=r"^edition.toml: rulings.veto_on_veto: only false is implemented, not true$"):
        with_other("veto_on_veto")
    with pytest.raises(BadData, match=r"rulings.mercenaries_per_player: only 1 is implemented, not 2$"):
        with_other("mercenaries_per_player")


def test_there_are_as_many_rulings_as_can_be_changed_and_cannot() -> None:
    assert len(WRITTEN) == 30
    assert set(READ) < set(WRITTEN)


def test_the_documents_name_those_that_can_be_changed() -> None:
    """All of them stand in the table, and no other does."""
    table = Path("docs/classic.md").read_text(encoding="utf-8").partition("## Rulings")[2].partition("\n\n**Fixed**")[0]
    assert set(re.findall(r"^\| `(\w+)`", table, re.MULTILINE)) == set(READ)
    fixed = Path("docs/classic.md").read_text(encoding="utf-8").partition("**Fixed**")[2]
    assert all(f"`{ruling}`" in fixed for ruling in set(WRITTEN) - set(READ))


# The other value ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KT-E2")
def test_promos_by_default(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = Classic(TEMPLATES)
    assert rules.options({})["modules"] == []
    monkeypatch.setattr(Classic, "promos_by_default", with_other("promos_by_default").promos_by_default)
    assert rules.options({})["modules"] == ["promos"]
    assert rules.options({"modules": ["dawn"]})["modules"] == ["dawn"]
    assert rules.options({"length": "beginner"})["modules"] == []


@pytest.mark.rule("KT-M4", "KT-B13")
@pytest.mark.parametrize("borders", [False, True])
def test_arrows_as_borders(borders: bool) -> None:
    """Out of the Delta temple on the side for 3 and 5 players only a ship leads."""
    s = first_day(3)
    empty(s)
    troops.put(s, 0, DELTA_TEMPLE, 2)
    if borders:
        s.edition = with_other("arrows_are_borders")
    assert retreat.refuges(s, 0, DELTA_TEMPLE) == ([NUMBER["Delta-D"]] if borders else [])


@pytest.mark.rule("KT-M6")
@pytest.mark.parametrize("cap", [False, True])
def test_walls_ignored_with_a_cap(cap: bool) -> None:
    s = moving({"D-SW": 2}, "god-speed", "open-gates")
    if cap:
        s.edition = with_other("walls_ignored_without_cap")
    do(s, "to SW1")
    assert ("to SW2" in menu(s)) == (not cap)


@pytest.mark.rule("KT-N5")
@pytest.mark.parametrize("fights", [True, False])
def test_units_by_night_where_an_enemy_stands(fights: bool) -> None:
    s = first_day()
    p, q = s.order
    own(s, p, "reinforcements")
    z = troops.own_districts(s, p)[0]
    empty(s)
    troops.put(s, q, z, 2)
    at_night(s, "night tiles")
    if not fights:
        s.edition = with_other("night_placing_may_fight")
    do(s, "tile reinforcements")
    assert asked(s) == "place units"
    assert (f"place {ZONE_NAMES[z]}" in menu(s)) == fights

"""The Inundation, the scenario with flooded land."""

import pytest
from table import Table

from benben.ankh.box import contents
from benben.ankh.box.hexmap import HEX_NAMES
from benben.ankh.box.lands import lands_of
from benben.kernel.registry import ruleset

DELTA = {HEX_NAMES[h] for h in lands_of(0).regions[0]}
SKETCH = """
    gods = ["ra", "amun"]
    scenario = "inundation"
    guardians = ["cat mummy", "mummy", "scorpion"]
    board = "empty"
    situation = "{situation}"
    [pieces]
    "[2,5]" = "ra god"
    "[2,4]" = "ra warrior radiant"
    "[2,3]" = "amun pyramid"
    "[7,1]" = "amun god"
    "[7,2]" = "amun warrior"
    {more}
"""


def table(situation: str, more: str = "") -> Table:
    return Table(SKETCH.format(situation=situation, more=more))


@pytest.mark.rule("A-SC3")
def test_the_delta_is_flooded_and_nothing_else() -> None:
    assert set(contents.SCENARIOS["inundation"]["flooded"]) == DELTA
    assert contents.SCENARIOS["inundation"]["flood_devotion"] == 1


@pytest.mark.rule("A-SC3")
def test_dominion_of_flooded_land_pays_one_more_in_the_same_gain() -> None:
    t = table("dominion in the region of [2,5]")
    # 1 for dominion, 1 for the flood, 1 for the Sun: one gain.
    assert t.told("A-X4", "gained devotion") == [["ra", 3, 3]]


@pytest.mark.rule("A-SC3")
def test_dry_land_pays_as_everywhere() -> None:
    t = table("conflict of P1")
    assert t.told("A-X4", "gained devotion") == [["amun", 1, 1], ["ra", 3, 3]]


@pytest.mark.rule("A-SC3")
def test_a_battle_on_flooded_land_pays_one_more() -> None:
    t = table("battle in the region of [2,5]", '"[1,6]" = "amun warrior"')
    t.do("P2: pass", "P1: card chariots", "P2: card flood")
    assert t.told("A-B7", "gained devotion") == [["ra", 3, 3]]


@pytest.mark.rule("A-SC3")
def test_after_the_conflict_figures_but_gods_are_carried_off_without_being_killed() -> None:
    t = table("dominion in the region of [2,5]")
    assert t.told("A-SC3", "carried off") == [["ra warrior radiant", "[2,4]"]]
    assert (t.piece("[2,4]"), t.piece("[2,5]"), t.piece("[2,3]")) == ("nothing", "ra god", "amun pyramid")
    assert t.piece("[7,2]") == "amun warrior"
    assert t.of("ra warrior", "pool") == 6
    assert t.column("suns") == 3
    assert not t.order("killed", "trapped")


@pytest.mark.rule("A-SC3")
def test_a_cat_mummy_carried_off_costs_nobody_anything() -> None:
    t = table("dominion in the region of [2,5]", '"[1,5]" = "ra cat mummy"\n    [amun]\n    devotion = 5')
    assert ["ra cat mummy", "[1,5]"] in t.told("A-SC3", "carried off")
    assert t.of("amun", "devotion") == 5
    assert t.of("ra cat mummy", "pool") == 1


@pytest.mark.rule("A-SC3")
def test_other_scenarios_know_no_flood() -> None:
    situation = "dominion in the region of [2,5]"
    t = Table(SKETCH.replace("inundation", "middle_kingdom").format(situation=situation, more=""))
    assert t.told("A-X4", "gained devotion") == [["ra", 2, 2]]
    assert t.piece("[2,4]") == "ra warrior radiant"


@pytest.mark.rule("A-SC3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_set_up_puts_player_k_where_token_k_lies(players: int) -> None:
    rules = ruleset("ankh")
    layout = contents.SCENARIOS["inundation"][str(players)]
    camels = rules.kinds["sides"].read(layout["camels"])
    lands = lands_of(camels)
    assert len(layout["tokens"]) == len(lands.regions)
    assert min(len(region) for region in lands.regions) >= 6
    for k in range(1, players + 1):
        own = [text.split() for text in layout["pieces"] if text.endswith(f" {k}")]
        (home,) = [name for name, what, _ in own if what in ("temple", "obelisk")]
        token = layout["tokens"][str(k)]
        assert lands.region_of[HEX_NAMES.index(home)] == lands.region_of[HEX_NAMES.index(token)]
        assert home not in DELTA

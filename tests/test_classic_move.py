"""The Move of classic Kemet: Teleports in any number, walls at the first step, limits at every step."""

import random

import pytest
from classic_rounds import asked, do, empty, first_day, menu, own, play_on

from benben.kemet.box.classic_state import ClassicState
from benben.kemet.box.layouts import NUMBER
from benben.kemet.box.names import CITIES, CREATURE_NAMES, ZONES
from benben.kemet.box.state import KemetState
from benben.kemet.classic import CLASSIC_RULES as RULES
from benben.kemet.rules import troops
from benben.kemet.rules.ways import CREATURES, steps_from
from benben.kernel.errors import IllegalChoice
from benben.kernel.positions import encode, load


def moving(troop: dict[str, int], *tiles: str, foes: dict[str, int] | None = None, prayer: int = 7) -> KemetState:
    """Two players, the mover in city NW, whose first Troop sets out as a whole."""
    s = first_day(2)
    p = RULES.owing(s)[0]
    s.city[p], s.city[1 - p] = CITIES.index("NW"), CITIES.index("SW")
    empty(s)
    s.pyramid = [0] * len(s.pyramid)
    s.colour_at = [-1] * len(s.colour_at)
    s.pyramid[NUMBER["NW1"]], s.colour_at[NUMBER["NW1"]] = 1, 4
    for owner, those in ((p, troop), (1 - p, foes or {})):
        for zone, units in those.items():
            troops.put(s, owner, NUMBER[zone], units)
    own(s, p, *tiles)
    s.prayer[p] = prayer
    s.held = [0] * len(s.held)
    s.holding = [0, 0]
    s.deck = list(s.edition.divine_copies)
    RULES.settle(s, None)
    do(s, "space move-3")
    zone, units = next(iter(troop.items()))
    if asked(s) == "choose a troop":
        do(s, f"troop {zone}")
    if f"take {units}" in menu(s):
        do(s, f"take {units}")
    assert asked(s) == "go on"
    return s


def teleports(s: KemetState) -> list[str]:
    return [choice.split()[1] for choice in menu(s) if choice.startswith("teleport")]


@pytest.mark.rule("KT-A10", "KT-A11", "KT-M5")
def test_teleports_as_often_as_points_allow_but_once_into_each_zone() -> None:
    s = moving({"NW1": 2}, "teleport", "stargate")
    p = RULES.owing(s)[0]
    assert teleports(s) == ["Ob-W1", "T-W", "T-inW", "T-Delta"]
    do(s, "teleport T-W")
    assert s.prayer[p] == 6
    do(s, "teleport T-Delta")
    assert s.prayer[p] == 5
    assert teleports(s) == ["Ob-W1", "T-inW"]
    with pytest.raises(IllegalChoice, match="KT-A11"):
        do(s, "teleport T-W")
    again = load(RULES, encode(RULES, s))
    assert isinstance(again, ClassicState)
    assert RULES.legal(again, p) == RULES.legal(s, p)


@pytest.mark.rule("KT-A10", "KT-A9")
def test_land_moves_and_teleports_in_any_order() -> None:
    s = moving({"D-NW": 2})
    assert teleports(s) == []  # no pyramid here
    do(s, "to NW1")
    assert "Ob-W1" in teleports(s)
    do(s, "teleport Ob-W1")
    assert asked(s) != "go on"  # no Land move is left, and an obelisk is no pyramid


@pytest.mark.rule("KT-A11")
def test_another_move_begins_anew() -> None:
    s = moving({"NW1": 2, "NW2": 1}, "act-of-god-red")
    do(s, "teleport T-W")
    if asked(s) == "go on":
        do(s, "pass")
    do(s, "silver move-2")
    do(s, "troop NW2")
    do(s, "to NW1")
    assert isinstance(s, ClassicState)
    assert s.entered == 0
    assert "Ob-W1" in teleports(s)


@pytest.mark.rule("KT-T:stargate", "KT-P12")
def test_a_teleport_costs_two_points() -> None:
    assert teleports(moving({"NW1": 1}, prayer=2))
    assert not teleports(moving({"NW1": 1}, prayer=1))
    assert teleports(moving({"NW1": 1}, "stargate", prayer=1))


@pytest.mark.rule("KT-M6")
@pytest.mark.parametrize(("tiles", "may"), [(("god-speed",), False), (("god-speed", "open-gates"), True)])
def test_walls_let_in_by_the_first_step_only(tiles: tuple[str, ...], may: bool) -> None:
    s = moving({"D-SW": 2}, *tiles)
    assert "to SW1" in menu(s)
    do(s, "to SW1")
    assert ("to SW2" in menu(s)) == may
    s = moving({"Ob-W1": 2}, *tiles)
    do(s, "to D-SW")
    assert ("to SW1" in menu(s)) == may


@pytest.mark.rule("KT-M6")
def test_own_walls_never_matter() -> None:
    s = moving({"Ob-W1": 2}, "god-speed")
    do(s, "to D-NW")
    assert "to NW3" in menu(s)


@pytest.mark.rule("KT-C5", "KT-A9")
def test_limits_hold_in_every_zone() -> None:
    """Five could pass through a zone of one in Blood and Sand, if some went on."""
    s = moving({"NW1": 5, "D-NW": 1}, "god-speed")
    assert "to D-NW" not in menu(s)
    with pytest.raises(IllegalChoice, match="KT-C5"):
        do(s, "to D-NW")
    s = moving({"NW1": 4, "D-NW": 1}, "god-speed")
    do(s, "to D-NW")
    p = RULES.owing(s)[0]
    assert s.troop[p * ZONES + NUMBER["D-NW"]] == 5


@pytest.mark.rule("KT-K2")
def test_no_two_creatures_in_a_zone_not_even_on_the_way() -> None:
    s = moving({"NW1": 2, "D-NW": 1}, "royal-scarab", "giant-scorpion")
    assert "to D-NW" in menu(s)
    s.creature_at[CREATURE_NAMES.index("royal-scarab")] = NUMBER["NW1"]
    s.creature_at[CREATURE_NAMES.index("giant-scorpion")] = NUMBER["D-NW"]
    move = s.frames[-1]
    move[CREATURES] = 1 << CREATURE_NAMES.index("royal-scarab")
    assert NUMBER["D-NW"] not in steps_from(s, move)
    assert NUMBER["NW2"] in steps_from(s, move)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_games_by_chance_keep_the_laws(players: int) -> None:
    s = RULES.setup({"players": players, "max_rounds": 4})
    play_on(s, "never", random.Random(players), most=4000)
    assert s.reason

"""The printed board, what of it is in play, ports, walls and control (K-M1 to K-M6)."""

import pytest
from kemet_table import MAFDET, RUBY_ONYX, THREE_MOVES, fame, moving, picks, refused, table, units, ways
from table import Table

from benben.kemet.box import board
from benben.kemet.box.names import CITIES, ZONE_NAMES
from benben.kemet.rules import troops

WEST = {
    "D-NW": "Ob-W1 In-W T-W",
    "D-W": "Ob-W1 In-W T-W Ob-W2",
    "D-SW": "Ob-W2 T-W",
    "Ob-W1": "D-NW D-W In-W T-W",
    "Ob-W2": "D-W D-SW T-W",
    "In-W": "D-NW D-W Ob-W1 T-inW",
    "T-W": "D-NW D-W D-SW Ob-W1 Ob-W2",
    "T-inW": "In-W",
}
TURNED = {
    "D-NW": "D-SE",
    "D-W": "D-E",
    "D-SW": "D-NE",
    "Ob-W1": "Ob-E2",
    "Ob-W2": "Ob-E1",
    "In-W": "In-E",
    "T-W": "T-E",
    "T-inW": "T-inE",
}
DELTA = {"Delta-D": "T-Delta Sanctuary", "T-Delta": "Delta-D", "Sanctuary": "Delta-D"}
SIX = ["NW", "W", "SW", "NE", "E", "SE"]


def names(zones: list[int]) -> set[str]:
    return {ZONE_NAMES[z] for z in zones}


def beside(zone: str) -> set[str]:
    return names(board.BESIDE[board.NUMBER[zone]])


# The printed board ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-M1")
def test_six_cities_of_three_districts() -> None:
    districts = [f"{city}{i}" for city in SIX for i in (1, 2, 3)]
    assert list(CITIES) == SIX
    assert list(ZONE_NAMES[:18]) == districts
    for name in districts:
        city = name[:-1]
        assert beside(name) == {f"{city}1", f"{city}2", f"{city}3", f"D-{city}"} - {name}


@pytest.mark.rule("K-M1")
def test_thirteen_deserts_five_temples_one_sanctuary() -> None:
    assert sorted(ZONE_NAMES[18:]) == sorted([*WEST, *TURNED.values(), *DELTA])
    assert len(ZONE_NAMES) == 37
    assert names(board.TEMPLES) == {"T-W", "T-inW", "T-E", "T-inE", "T-Delta"}
    assert len(ZONE_NAMES) - 18 - len(board.TEMPLES) - 1 == 13


@pytest.mark.rule("K-M1")
@pytest.mark.parametrize("zone", WEST)
def test_borders_of_the_west_bank(zone: str) -> None:
    city = zone.removeprefix("D-")
    own = {f"{city}{i}" for i in (1, 2, 3)} if city != zone else set()
    assert beside(zone) == set(WEST[zone].split()) | own


@pytest.mark.rule("K-M1")
@pytest.mark.parametrize("zone", WEST)
def test_the_east_bank_is_the_west_bank_turned(zone: str) -> None:
    city = TURNED[zone].removeprefix("D-")
    own = {f"{city}{i}" for i in (1, 2, 3)} if city != TURNED[zone] else set()
    assert beside(TURNED[zone]) == {TURNED[name] for name in WEST[zone].split()} | own


@pytest.mark.rule("K-M1")
@pytest.mark.parametrize("zone", DELTA)
def test_borders_of_the_delta(zone: str) -> None:
    assert beside(zone) == set(DELTA[zone].split())


@pytest.mark.rule("K-M1")
def test_obelisks_and_ports() -> None:
    obelisks = {"Ob-W1", "Ob-W2", "Ob-E1", "Ob-E2", "T-W", "T-inW", "T-E", "T-inE", "T-Delta", "Sanctuary"}
    trading = {"Ob-W2", "In-W", "Ob-E1", "In-E"}
    assert names(board.OBELISKS) == obelisks
    assert {name for z, name in enumerate(ZONE_NAMES) if board.HAS_OBELISK[z]} == obelisks
    assert names(board.TRADING_PORTS) == trading
    assert names(board.PORTS) == trading | {f"D-{city}" for city in SIX} | {"Delta-D"}


@pytest.mark.rule("K-M1", "K-N4")
def test_what_temples_are_worth_at_night() -> None:
    worth = {name: board.NIGHT_PRAYER[z] for z, name in enumerate(ZONE_NAMES) if board.NIGHT_PRAYER[z]}
    assert worth == {"T-W": 2, "T-E": 2, "T-inW": 3, "T-inE": 3}


# What is in play ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-M2")
@pytest.mark.parametrize(
    ("players", "cities", "zones", "temples"),
    [(2, "NW SW", 16, 3), (3, "NW W SW", 20, 3), (4, "NW SW NE SE", 29, 5), (5, "NW W SW NE SE", 33, 5)],
)
def test_configurations(players: int, cities: str, zones: int, temples: int) -> None:
    layout = board.layout_of(players)
    assert [CITIES[c] for c in layout.cities] == cities.split()
    assert (len(layout.zones), len(layout.temples)) == (zones, temples)
    in_play = names(layout.zones)
    assert {"Delta-D", "T-Delta", "Sanctuary", "T-W", "T-inW", "Ob-W1", "Ob-W2", "In-W"} <= in_play
    assert ({"T-E", "T-inE", "Ob-E1", "Ob-E2", "In-E"} <= in_play) == (players > 3)
    assert {name for name in in_play if name.startswith("D-")} == {f"D-{city}" for city in cities.split()}
    assert [z in layout.zones for z in range(37)] == layout.in_play


@pytest.mark.rule("K-M2", "K-M6")
@pytest.mark.parametrize(("players", "zone"), [(2, "D-W"), (2, "W1"), (3, "T-E"), (4, "D-W"), (5, "E2")])
def test_no_troop_stands_out_of_play(players: int, zone: str) -> None:
    assert f"{zone} is not in play" in refused("turn of P1", f"players = {players}", P1=f"troops = {{ {zone} = 1 }}")


@pytest.mark.rule("K-M6")
def test_no_way_leads_out_of_play() -> None:
    assert ways(moving("T-W = 3")) == {"D-NW", "D-SW", "Ob-W1", "Ob-W2"}
    assert ways(moving("T-W = 3", "", "players = 3")) == {"D-NW", "D-W", "D-SW", "Ob-W1", "Ob-W2"}


@pytest.mark.rule("K-M6", "K-A7")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_teleport_leads_out_of_play(players: int) -> None:
    west = {"Ob-W1", "Ob-W2", "T-W", "T-inW", "T-Delta", "Sanctuary"}
    east = {"Ob-E1", "Ob-E2", "T-E", "T-inE"}
    t = moving("NW1 = 3", 'pyramids = { NW1 = "ruby 1" }', f"players = {players}")
    assert set(picks(t, "teleport")) == (west | east if players > 3 else west)


@pytest.mark.rule("K-M6")
def test_no_retreat_out_of_play() -> None:
    """With two players the land around T-inW is one zone; where it is taken the loser must recall."""
    for other, may in (("In-W", False), ("Ob-W1", True)):
        t = table(
            "battle in T-inW of P1 against P2",
            P1=f"troops = {{ T-inW = 5, {other} = 1 }}",
            P2="troops = { T-inW = 2 }",
        )
        t.do("P1: discard 2/0/2", "P1: card 4/1/0", "P2: discard 2/0/2", "P2: card 3/0/1", "P1: seal", "P2: seal")
        assert (t.prompt == "recall or retreat") == may


# Ports ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-M3")
def test_from_the_own_military_port() -> None:
    """To trading ports, to no other military one; the Nile itself is no zone."""
    assert ways(moving("D-NW = 3")) == {"NW1", "NW2", "NW3", "Ob-W1", "In-W", "T-W", "Ob-W2"}


@pytest.mark.rule("K-M3")
def test_from_the_military_port_of_another() -> None:
    assert ways(moving("D-SW = 3")) == {"SW1", "SW2", "SW3", "Ob-W2", "T-W", "In-W", "D-NW"}


@pytest.mark.rule("K-M3")
def test_from_a_trading_port() -> None:
    assert ways(moving("Ob-W2 = 3")) == {"D-SW", "T-W", "In-W", "D-NW"}
    assert ways(moving("In-W = 3")) == {"D-NW", "Ob-W1", "T-inW", "Ob-W2"}


@pytest.mark.rule("K-M3")
def test_the_own_military_port_is_that_of_the_own_city() -> None:
    assert ways(moving("In-W = 3", "", 'cities = ["SW", "NW"]')) == {"D-NW", "D-SW", "Ob-W1", "T-inW", "Ob-W2"}


@pytest.mark.rule("K-M3")
def test_out_of_the_delta_but_not_into_it() -> None:
    assert ways(moving("Delta-D = 3")) == {"T-Delta", "Sanctuary", "In-W", "Ob-W2", "D-NW"}
    assert ways(moving("T-Delta = 3")) == {"Delta-D"}


@pytest.mark.rule("K-M3")
def test_without_a_port_only_by_land() -> None:
    assert ways(moving("Ob-W1 = 3")) == {"D-NW", "In-W", "T-W"}
    assert ways(moving("T-inW = 3")) == {"In-W"}
    assert ways(moving("NW1 = 3")) == {"NW2", "NW3", "D-NW"}


@pytest.mark.rule("K-M3")
def test_across_the_nile() -> None:
    """The banks touch nowhere: without ports there is no way over."""
    assert ways(moving("D-NW = 3", "", "players = 4")) >= {"Ob-W2", "In-W", "Ob-E1", "In-E"}
    assert not ways(moving("D-NW = 3", "", "players = 4")) & {"D-SE", "D-NE", "D-SW", "Delta-D", "Ob-E2", "T-E"}
    west, east = set(WEST), set(TURNED.values())
    assert not any(beside(zone) & east for zone in west)
    assert not any(beside(zone) & (west | east) for zone in DELTA)


@pytest.mark.rule("K-M3")
def test_a_port_move_is_one_land_move() -> None:
    t = moving("D-NW = 3")
    t.do("P1: to Ob-W2")
    assert t.prompt == "your turn"
    t = moving("D-NW = 3", MAFDET)
    t.do("P1: to Ob-W2")
    assert ways(t) == {"D-SW", "T-W", "In-W", "D-NW"}
    t.do("P1: to D-SW")
    assert t.owing == ["P2"]
    assert units(t, "P1 D-SW") == 3


@pytest.mark.rule("K-M3", "K-A8")
def test_a_port_move_onto_an_enemy_is_a_battle() -> None:
    t = moving("D-NW = 3", P2="troops = { Ob-W2 = 1 }")
    t.do("P1: to Ob-W2")
    assert t.told("K-B0", "battle") == [["P1", "P2", "Ob-W2"]]


# Walls ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-M4")
def test_into_a_district_only_from_beside_its_wall() -> None:
    assert {"SW1", "SW2", "SW3"} <= ways(moving("D-SW = 3"))
    for start in ("Ob-W2", "T-W"):
        t = moving(f"{start} = 3", MAFDET)
        t.do("P1: to D-SW")
        assert ways(t) == {"Ob-W2", "T-W", "In-W", "D-NW"}


@pytest.mark.rule("K-M4")
def test_the_start_counts_wherever_the_way_leads() -> None:
    t = moving("D-SW = 3", THREE_MOVES, RUBY_ONYX)
    t.do("P1: to T-W", "P1: to D-SW")
    assert {"SW1", "SW2", "SW3"} <= ways(t)


@pytest.mark.rule("K-M4")
def test_one_enemy_district_in_a_move() -> None:
    t = moving("D-SW = 3", THREE_MOVES, RUBY_ONYX)
    t.do("P1: to SW1")
    assert ways(t) == {"D-SW"}
    t.do("P1: to D-SW")
    assert ways(t) == {"Ob-W2", "T-W", "In-W", "D-NW"}


@pytest.mark.rule("K-M4", "K-A6")
def test_those_who_go_on_from_it_enter_no_second_one() -> None:
    """Also when some stay behind: it is the same Move."""
    t = moving("D-SW = 3", THREE_MOVES, RUBY_ONYX)
    t.do("P1: to SW1", "P1: take 2")
    assert ways(t) == {"D-SW"}
    t.do("P1: to D-SW")
    assert not ways(t) & {"SW1", "SW2", "SW3"}


@pytest.mark.rule("K-M4")
def test_from_district_to_district() -> None:
    """A Troop that begins in an enemy district has entered none yet."""
    t = moving("SW1 = 3", THREE_MOVES, RUBY_ONYX)
    assert ways(t) == {"SW2", "SW3", "D-SW"}
    t.do("P1: to SW2")
    assert ways(t) == {"D-SW"}
    t = moving("SW1 = 3", THREE_MOVES, RUBY_ONYX)
    t.do("P1: to D-SW")
    assert {"SW2", "SW3"} <= ways(t)


@pytest.mark.rule("K-M4")
def test_walls_keep_out_of_empty_districts_too() -> None:
    """And of those where an own Troop stands: the city is another player's."""
    t = table("action move of P1", P1=f"troops = {{ T-W = 3, SW1 = 1 }}, {MAFDET}", P2="troops = { SW2 = 1 }")
    t.do("P1: troop T-W", "P1: take 3", "P1: to D-SW")
    assert not ways(t) & {"SW1", "SW2", "SW3"}


@pytest.mark.rule("K-M4")
def test_own_districts_have_no_walls() -> None:
    t = moving("T-W = 3", MAFDET, P2="troops = { NW2 = 2 }")
    t.do("P1: to D-NW")
    assert {"NW1", "NW2", "NW3"} <= ways(t)
    t.do("P1: to NW2")
    assert t.told("K-B0", "battle") == [["P1", "P2", "NW2"]]
    t = moving("D-NW = 3", THREE_MOVES, RUBY_ONYX)
    t.do("P1: to NW1", "P1: to NW2")
    assert ways(t) == {"NW1", "NW3", "D-NW"}


@pytest.mark.rule("K-M4")
def test_own_districts_do_not_count_as_the_one() -> None:
    """Out of one and back into another, and the walls of the enemy are as they were."""
    t = moving("D-SW = 3", THREE_MOVES, RUBY_ONYX)
    t.do("P1: to D-NW", "P1: to NW1")
    assert ways(t) == {"NW2", "NW3", "D-NW"}
    t = moving("NW1 = 3", THREE_MOVES, RUBY_ONYX)
    t.do("P1: to D-NW", "P1: to T-W")
    assert ways(t) == {"D-NW", "D-SW", "Ob-W1", "Ob-W2"}


# Control --------------------------------------------------------------------------------------------------------------


def controllers(t: Table, *zones: str) -> list[int]:
    return [troops.controller(t.state, board.NUMBER[zone]) for zone in zones]


@pytest.mark.rule("K-M5")
def test_the_only_troop_controls() -> None:
    t = table("turn of P1", P1="troops = { T-W = 1, SW1 = 2 }", P2="troops = { D-NW = 1, NW1 = 1 }")
    assert controllers(t, "T-W", "SW1", "D-NW", "NW1") == [0, 0, 1, 1]


@pytest.mark.rule("K-M5")
def test_an_empty_zone_is_controlled_only_if_it_is_an_own_district() -> None:
    t = table("turn of P1", "players = 3")
    assert controllers(t, "NW3", "W2", "SW1", "T-W", "D-NW", "Sanctuary") == [0, 1, 2, -1, -1, -1]
    assert fame(t) == [0, 0, 0]


@pytest.mark.rule("K-M5")
def test_nobody_controls_a_zone_with_two_troops() -> None:
    t = table("battle in T-W of P1 against P2", P1="troops = { T-W = 2 }", P2="troops = { T-W = 2 }")
    assert controllers(t, "T-W") == [-1]
    assert fame(t) == [0, 0]


@pytest.mark.rule("K-M5")
def test_free_zones_are_entered_without_a_battle() -> None:
    t = moving("D-NW = 3", MAFDET, P2="troops = { T-W = 1 }")
    t.do("P1: to Ob-W1")
    assert t.prompt == "go on"
    t.do("P1: to T-W")
    assert t.prompt == "war council"

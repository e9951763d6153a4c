"""Teleport: from pyramids to Obelisks, once in a Move (K-A7, K-P2)."""

import pytest
from kemet_table import MAFDET, RUBY_ONYX, THREE_MOVES, moving, over, picks, prayer, units, ways

PYRAMID = 'pyramids = { NW1 = "ruby 1" }'
OBELISKS = ["Ob-W1", "Ob-W2", "T-W", "T-inW", "T-Delta", "Sanctuary"]


@pytest.mark.rule("K-A7")
@pytest.mark.parametrize(("points", "may"), [(1, False), (2, True)])
def test_teleport_costs_two(points: int, may: bool) -> None:
    t = moving("NW1 = 5", f"{PYRAMID}, prayer = {points}")
    assert picks(t, "teleport") == (OBELISKS if may else [])
    if may:
        t.do("P1: teleport T-Delta")
        assert (units(t, "P1 T-Delta"), prayer(t)[0]) == (5, 0)
        assert t.told("K-A7", "paid") == [["P1", 2, 0]]
        assert t.told("K-A7", "moved") == [["P1", 5, "NW1", "T-Delta"]]


@pytest.mark.rule("K-A7")
@pytest.mark.parametrize("zone", ["NW2", "D-NW", "Ob-W1", "T-W", "SW1"])
def test_only_from_a_district_with_a_pyramid(zone: str) -> None:
    assert picks(moving(f"{zone} = 5", PYRAMID), "teleport") == []


@pytest.mark.rule("K-A7")
def test_land_move_and_teleport_in_any_order() -> None:
    t = moving("NW1 = 5", PYRAMID)
    t.do("P1: teleport T-inW", "P1: to In-W")
    assert (units(t, "P1 In-W"), over(t)) == (5, True)
    t = moving("D-NW = 5", PYRAMID)
    assert picks(t, "teleport") == []
    t.do("P1: to NW1", "P1: teleport Sanctuary")
    assert (units(t, "P1 Sanctuary"), over(t)) == (5, True)


@pytest.mark.rule("K-A7", "K-P2")
def test_one_teleport_in_a_move() -> None:
    t = moving("NW1 = 5", f"{PYRAMID}, {THREE_MOVES}, prayer = 11", RUBY_ONYX)
    t.do("P1: teleport T-W", "P1: to D-NW", "P1: to NW1")
    assert picks(t, "teleport") == []
    assert ways(t) == {"NW2", "NW3", "D-NW"}


@pytest.mark.rule("K-A7", "K-P2")
def test_one_teleport_also_for_those_who_go_on() -> None:
    t = moving("NW1 = 5", f"{PYRAMID}, {THREE_MOVES}, prayer = 11", RUBY_ONYX)
    t.do("P1: teleport T-W", "P1: take 2", "P1: to D-NW", "P1: to NW1")
    assert (units(t, "P1 NW1"), picks(t, "teleport"), prayer(t)[0]) == (2, [], 9)


@pytest.mark.rule("K-A7")
def test_units_picked_up_on_the_way_may_teleport() -> None:
    t = moving("NW2 = 1, NW1 = 4", PYRAMID)
    t.do("P1: to NW1", "P1: take 5", "P1: teleport T-Delta")
    assert (units(t, "P1 T-Delta"), prayer(t)[0], over(t)) == (5, 5, True)


@pytest.mark.rule("K-A7")
def test_not_to_the_zone_one_is_in() -> None:
    griffin = 'tiles = ["griffin-sphinx"], creatures = { griffin-sphinx = "T-W" }'
    t = moving("T-W = 2", griffin, RUBY_ONYX)
    assert picks(t, "teleport") == [zone for zone in OBELISKS if zone != "T-W"]


@pytest.mark.rule("K-P2")
def test_one_teleport_even_if_it_is_free() -> None:
    griffin = 'tiles = ["griffin-sphinx"], creatures = { griffin-sphinx = "T-W" }'
    t = moving("T-W = 2", griffin, 'colours = ["onyx", "ruby"]')
    assert picks(t, "teleport") == ["Ob-W1", "Ob-W2", "T-inW", "T-Delta", "Sanctuary"]
    t.do("P1: teleport T-inW")
    assert picks(t, "teleport") == []
    assert prayer(t)[0] == 7


@pytest.mark.rule("K-P2")
def test_a_transfer_is_the_teleport_of_its_move() -> None:
    t = moving("NW1 = 2", f'{PYRAMID}, divine = ["transfer", "transfer"]')
    t.do("P1: transfer T-W")
    assert (picks(t, "teleport"), picks(t, "transfer")) == ([], [])
    t = moving("D-NW = 2", f'{PYRAMID}, {MAFDET}, divine = ["transfer", "transfer"]')
    t.do("P1: to NW1", "P1: teleport T-W")
    assert (picks(t, "teleport"), picks(t, "transfer")) == ([], [])


@pytest.mark.rule("K-A7")
def test_part_of_a_troop_may_teleport() -> None:
    t = moving("NW1 = 5", PYRAMID, take=2)
    t.do("P1: teleport T-W", "P1: pass")
    assert (units(t, "P1 NW1"), units(t, "P1 T-W"), prayer(t)[0]) == (3, 2, 5)


@pytest.mark.rule("K-A7")
def test_pick_ups_before_and_after_a_teleport() -> None:
    t = moving("D-NW = 2, NW1 = 1, T-W = 2", f"{PYRAMID}, {MAFDET}")
    t.do("P1: to NW1", "P1: take 3", "P1: teleport T-W", "P1: take 5", "P1: to Ob-W1")
    assert (units(t, "P1 Ob-W1"), t.of("P1", "supply")) == (5, 7)


@pytest.mark.rule("K-A7", "K-A8")
def test_teleport_onto_an_enemy_is_a_battle() -> None:
    t = moving("NW1 = 5", PYRAMID, P2="troops = { T-W = 1 }")
    t.do("P1: teleport T-W")
    assert t.told("K-B0", "battle") == [["P1", "P2", "T-W"]]
    assert (t.prompt, prayer(t)[0]) == ("war council", 5)


@pytest.mark.rule("K-A7", "K-C5")
def test_teleport_to_an_own_troop_keeps_the_limit() -> None:
    """With the Land move still open those that are too many may go on; with none left they could not."""
    t = moving("D-NW = 3, T-W = 3", f"{PYRAMID}")
    t.do("P1: to NW1")
    assert "T-W" not in picks(t, "teleport")
    t = moving("NW1 = 3, T-W = 3", f"{PYRAMID}")
    t.do("P1: teleport T-W")
    assert "pass" not in t.legal()
    t.do("P1: take 1", "P1: to D-NW")
    assert (units(t, "P1 T-W"), units(t, "P1 D-NW")) == (5, 1)


@pytest.mark.rule("K-A4", "K-A7")
def test_no_teleport_from_a_pyramid_that_an_enemy_holds() -> None:
    """To come there is a battle, which ends the move."""
    t = moving("NW2 = 5", PYRAMID, P2="troops = { NW1 = 1 }")
    t.do("P1: to NW1")
    assert t.prompt == "war council"


@pytest.mark.rule("K-A7", "K-P6")
def test_teleport_and_fee_must_both_be_payable_before_going_on() -> None:
    """Six in T-inW must go on to In-W, where a fee is due: two points are for the Teleport alone."""
    sphinx = 'troops = { In-W = 1 }, tiles = ["khnums-sphinx"], creatures = { khnums-sphinx = "In-W" }'
    for points, may in ((2, False), (3, True)):
        t = moving("NW1 = 5, T-inW = 1", f"{PYRAMID}, prayer = {points}", RUBY_ONYX, P2=sphinx)
        assert ("T-inW" in picks(t, "teleport")) == may

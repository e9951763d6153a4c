"""The Move action: parts, pick-ups, limits and creatures on the way, battles (K-A6, K-A8)."""

import pytest
from kemet_table import MAFDET, RUBY_ONYX, THREE_MOVES, fight, moving, over, picks, table, units, ways

from benben.kernel.errors import IllegalChoice

# Which Troop, how much of it ------------------------------------------------------------------------------------------


@pytest.mark.rule("K-A6", "K-D7")
def test_one_troop_or_none() -> None:
    t = table("action move of P1", P1="troops = { NW1 = 2, T-W = 1 }", P2="troops = { SW1 = 2 }")
    assert t.legal() == ["pass", "troop NW1", "troop T-W"]
    t.do("P1: troop NW1")
    assert t.legal() == ["take 1", "take 2"]


@pytest.mark.rule("K-A6")
def test_part_of_a_troop() -> None:
    t = moving("NW1 = 5", take=2)
    t.do("P1: to D-NW")
    assert (units(t, "P1 NW1"), units(t, "P1 D-NW"), over(t)) == (3, 2, True)
    assert t.told("K-A6", "moved") == [["P1", 2, "NW1", "D-NW"]]


@pytest.mark.rule("K-A6")
def test_one_land_move() -> None:
    t = moving("NW1 = 5")
    assert ways(t) == {"NW2", "NW3", "D-NW"}
    t.do("P1: to D-NW")
    assert over(t)


@pytest.mark.rule("K-A6")
@pytest.mark.parametrize(("entries", "moves"), [(MAFDET, 2), (THREE_MOVES, 3)])
def test_bonuses_add_land_moves(entries: str, moves: int) -> None:
    t = moving("NW1 = 5", entries, RUBY_ONYX)
    for zone in ["D-NW", "T-W", "D-SW"][:moves]:
        assert not over(t)
        t.do(f"P1: to {zone}")
    assert over(t)


@pytest.mark.rule("K-A6")
def test_a_move_may_stop_anywhere() -> None:
    t = moving("NW1 = 5", MAFDET)
    t.do("P1: to D-NW", "P1: pass")
    assert (units(t, "P1 D-NW"), over(t)) == (5, True)


# Dropping and picking up ----------------------------------------------------------------------------------------------


@pytest.mark.rule("K-A6")
def test_units_may_be_dropped() -> None:
    t = moving("NW1 = 5", MAFDET)
    t.do("P1: to D-NW")
    assert picks(t, "take") == ["1", "2", "3", "4"]
    t.do("P1: take 2")
    assert picks(t, "take") == []
    t.do("P1: to T-W")
    assert [units(t, f"P1 {zone}") for zone in ("NW1", "D-NW", "T-W")] == [0, 3, 2]


@pytest.mark.rule("K-A6")
def test_units_may_be_picked_up() -> None:
    t = moving("NW1 = 2, D-NW = 3", MAFDET)
    t.do("P1: to D-NW")
    assert picks(t, "take") == ["1", "3", "4", "5"]  # two have just come
    t.do("P1: take 5", "P1: to T-W")
    assert [units(t, f"P1 {zone}") for zone in ("NW1", "D-NW", "T-W")] == [0, 0, 5]


@pytest.mark.rule("K-A6")
def test_passing_by_without_a_pick_up() -> None:
    t = moving("NW1 = 2, D-NW = 3", MAFDET)
    t.do("P1: to D-NW", "P1: to T-W")
    assert (units(t, "P1 D-NW"), units(t, "P1 T-W")) == (3, 2)


@pytest.mark.rule("K-A6")
def test_the_last_stop_picks_up_nothing() -> None:
    t = moving("NW1 = 2, D-NW = 3")
    t.do("P1: to D-NW")
    assert (units(t, "P1 D-NW"), over(t)) == (5, True)


@pytest.mark.rule("K-A6", "K-M4")
def test_the_start_of_the_move_counts_for_those_picked_up() -> None:
    t = moving("D-SW = 2, T-W = 3", THREE_MOVES, RUBY_ONYX, P2="troops = { SW1 = 1 }")
    t.do("P1: to T-W", "P1: take 5", "P1: to D-SW", "P1: to SW1")
    assert (t.prompt, units(t, "P1 SW1")) == ("war council", 5)


# Limits on the way ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-A6", "K-C5")
@pytest.mark.parametrize(("there", "may"), [(3, True), (4, False)])
def test_at_its_end_a_move_keeps_the_limit(there: int, may: bool) -> None:
    t = moving(f"NW1 = 2, D-NW = {there}")
    assert ("D-NW" in ways(t)) == may


@pytest.mark.rule("K-A6")
def test_through_a_full_zone() -> None:
    """Eight in one zone: nobody may stay like that, and at least three go on."""
    t = moving("NW1 = 5, D-NW = 3", MAFDET)
    t.do("P1: to D-NW")
    assert units(t, "P1 D-NW") == 8
    assert "pass" not in t.legal()
    assert picks(t, "take") == ["3", "4"]
    t.do("P1: take 3")
    assert "pass" not in t.legal()
    t.do("P1: to T-W")
    assert (units(t, "P1 D-NW"), units(t, "P1 T-W")) == (5, 3)


@pytest.mark.rule("K-A6")
def test_more_than_five_may_travel() -> None:
    t = moving("NW1 = 5, D-NW = 3", THREE_MOVES, RUBY_ONYX)
    t.do("P1: to D-NW")
    assert picks(t, "take") == ["3", "4", "6", "7", "8"]
    t.do("P1: take 8", "P1: to T-W")
    assert (units(t, "P1 T-W"), "pass" in t.legal()) == (8, False)
    assert picks(t, "take") == ["3", "4", "5"]
    t.do("P1: take 5", "P1: to Ob-W2")
    assert (units(t, "P1 T-W"), units(t, "P1 Ob-W2"), over(t)) == (3, 5, True)


@pytest.mark.rule("K-A6")
def test_no_more_than_five_into_an_enemy_zone() -> None:
    t = moving("NW1 = 5, D-NW = 3", THREE_MOVES, RUBY_ONYX, P2="troops = { T-W = 1 }")
    t.do("P1: to D-NW", "P1: take 6")
    assert "T-W" not in ways(t)
    assert {"Ob-W1", "In-W"} <= ways(t)
    t = moving("NW1 = 5, D-NW = 3", THREE_MOVES, RUBY_ONYX, P2="troops = { T-W = 1 }")
    t.do("P1: to D-NW")
    assert "T-W" in ways(t)  # the five that came


@pytest.mark.rule("K-A6")
def test_into_a_full_zone_if_an_enemy_is_the_only_way_on() -> None:
    t = moving("In-W = 5, T-inW = 1", MAFDET)
    assert "T-inW" in ways(t)  # and back
    t = moving("Ob-W1 = 5, In-W = 1, T-inW = 5", MAFDET, P2="troops = { D-NW = 1, Ob-W2 = 1 }")
    t.do("P1: to In-W")
    assert "pass" not in t.legal()
    assert ways(t) == {"D-NW", "Ob-W1", "Ob-W2"}
    t.do("P1: to D-NW")
    assert (t.prompt, units(t, "P1 In-W")) == ("war council", 1)


@pytest.mark.rule("K-A6")
def test_never_into_a_dead_end() -> None:
    """Six would stand in T-Delta, and without a second Land move none of them could go on."""
    t = moving("Delta-D = 2, T-Delta = 4, Sanctuary = 5", "")
    assert "T-Delta" not in ways(t)
    t = moving("Delta-D = 2, T-Delta = 4, Sanctuary = 5", MAFDET)
    assert "T-Delta" in ways(t)  # and back
    t = moving("Delta-D = 2, T-Delta = 4, Sanctuary = 5", MAFDET, take=1)
    assert {"T-Delta", "Sanctuary"} <= ways(t)


# Creatures on the way -------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-A6")
def test_a_whole_troop_takes_its_creature_along() -> None:
    t = moving("NW1 = 3", 'tiles = ["phoenix"], creatures = { phoenix = "NW1" }')
    t.do("P1: to D-NW", "P1: to T-W")
    assert t.of("phoenix", "creature_at") == "T-W"


@pytest.mark.rule("K-A6")
@pytest.mark.parametrize(("answer", "zone"), [("with phoenix", "T-W"), ("pass", "NW1")])
def test_where_the_creature_of_a_split_troop_goes(answer: str, zone: str) -> None:
    """The Land moves are those of the Troop when the Move begins: the creature adds to them even if it stays."""
    t = moving("NW1 = 3", 'tiles = ["phoenix"], creatures = { phoenix = "NW1" }', take=2)
    assert t.legal() == ["pass", "with phoenix"]
    t.do(f"P1: {answer}", "P1: to D-NW")
    assert not over(t)
    t.do("P1: to T-W")
    assert (t.of("phoenix", "creature_at"), units(t, "P1 T-W"), over(t)) == (zone, 2, True)


@pytest.mark.rule("K-A6", "K-P5", "K-T:phoenix")
def test_a_creature_that_stays_at_the_start_gives_its_land_moves_and_nothing_else() -> None:
    t = moving("T-W = 3", 'tiles = ["phoenix"], creatures = { phoenix = "T-W" }', take=2)
    t.do("P1: pass", "P1: to D-SW")
    assert "T-W" in ways(t)
    assert not ways(t) & {"SW1", "SW2", "SW3"}


@pytest.mark.rule("K-A6")
def test_a_creature_left_on_the_way_still_counts() -> None:
    t = moving("NW1 = 3", 'tiles = ["phoenix"], creatures = { phoenix = "NW1" }')
    t.do("P1: to D-NW", "P1: take 2", "P1: pass", "P1: to T-W")
    assert (t.of("phoenix", "creature_at"), units(t, "P1 T-W"), over(t)) == ("D-NW", 2, True)


@pytest.mark.rule("K-A6")
def test_a_creature_picked_up_adds_nothing() -> None:
    creature = 'tiles = ["phoenix", "priest-of-mafdet"], creatures = { phoenix = "D-NW" }'
    t = moving("NW1 = 2, D-NW = 1", creature)
    t.do("P1: to D-NW", "P1: take 3", "P1: to T-W")
    assert (t.of("phoenix", "creature_at"), over(t)) == ("T-W", True)


@pytest.mark.rule("K-A6", "K-C5")
def test_two_creatures_may_meet_but_not_stay() -> None:
    two = 'tiles = ["phoenix", "royal-scarab"], creatures = { phoenix = "NW1", royal-scarab = "D-NW" }'
    t = moving("NW1 = 2, D-NW = 2", two)
    t.do("P1: to D-NW")
    assert "pass" not in t.legal()
    assert picks(t, "take") == ["1", "2", "3"]  # all four would take both along
    t.do("P1: to T-W")
    assert (t.of("phoenix", "creature_at"), t.of("royal-scarab", "creature_at")) == ("T-W", "D-NW")


@pytest.mark.rule("K-A6", "K-C5")
def test_two_creatures_may_travel_together_but_not_arrive() -> None:
    tiles = 'tiles = ["phoenix", "royal-scarab", "priest-of-mafdet", "bestial-fury"]'
    t = moving("NW1 = 2, D-NW = 2", f'{tiles}, creatures = {{ phoenix = "NW1", royal-scarab = "D-NW" }}', RUBY_ONYX)
    t.do("P1: to D-NW", "P1: take 4", "P1: to T-W")
    assert "pass" not in t.legal()
    assert "Ob-W2" in ways(t)
    t.do("P1: to Ob-W2")
    assert not ways(t)  # one Land move is left, and both cannot end it together
    t.do("P1: take 3", "P1: with phoenix", "P1: to D-SW")
    assert (t.of("phoenix", "creature_at"), t.of("royal-scarab", "creature_at")) == ("D-SW", "Ob-W2")


@pytest.mark.rule("K-A6", "K-C5")
def test_two_creatures_on_the_way_meet_a_third() -> None:
    """One must be left in T-W and one in Ob-W2, so that each ends in a Troop of its own."""
    tiles = 'tiles = ["phoenix", "royal-scarab", "soul-devourer", "priest-of-mafdet", "bestial-fury"]'
    creatures = 'creatures = { phoenix = "NW1", royal-scarab = "D-NW", soul-devourer = "T-W" }'
    t = moving("NW1 = 2, D-NW = 2, T-W = 1", f"{tiles}, {creatures}", RUBY_ONYX)
    t.do("P1: to D-NW", "P1: take 4")
    assert "T-W" in ways(t)
    t.do("P1: to T-W", "P1: take 4", "P1: with phoenix", "P1: with royal-scarab", "P1: to Ob-W2")
    t.do("P1: take 2", "P1: with phoenix", "P1: to D-SW")
    at = [t.of(name, "creature_at") for name in ("phoenix", "royal-scarab", "soul-devourer")]
    assert (at, over(t)) == (["D-SW", "Ob-W2", "T-W"], True)


@pytest.mark.rule("K-A6", "K-C5")
def test_two_creatures_do_not_attack_together() -> None:
    tiles = 'tiles = ["phoenix", "royal-scarab", "priest-of-mafdet"]'
    creatures = 'creatures = { phoenix = "NW1", royal-scarab = "D-NW" }'
    t = moving("NW1 = 2, D-NW = 2", f"{tiles}, {creatures}", P2="troops = { T-W = 1 }")
    t.do("P1: to D-NW", "P1: take 4")
    assert "T-W" not in ways(t)
    assert "Ob-W1" in ways(t)


@pytest.mark.rule("K-A6", "K-C5")
def test_creatures_may_change_troops_on_the_way() -> None:
    two = 'tiles = ["phoenix", "royal-scarab"], creatures = { phoenix = "NW1", royal-scarab = "D-NW" }'
    t = moving("NW1 = 2, D-NW = 2", two)
    t.do("P1: to D-NW", "P1: take 1", "P1: pass")  # the scarab goes, as one of them must
    t.do("P1: to T-W")
    assert (t.of("phoenix", "creature_at"), t.of("royal-scarab", "creature_at")) == ("D-NW", "T-W")


@pytest.mark.rule("K-A6", "K-C5")
def test_no_second_creature_at_the_end_of_a_move() -> None:
    two = 'tiles = ["griffin-sphinx", "royal-scarab"], creatures = { griffin-sphinx = "NW1", royal-scarab = "D-NW" }'
    t = moving("NW1 = 2, D-NW = 2", two, RUBY_ONYX)
    assert "D-NW" not in ways(t)
    t = moving("NW1 = 2, D-NW = 2", two, RUBY_ONYX, take=1)
    t.do("P1: pass")
    assert "D-NW" in ways(t)


# Battles --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-A8")
def test_entering_an_enemy_zone_ends_the_move() -> None:
    t = moving("NW1 = 5", THREE_MOVES, RUBY_ONYX, P2="troops = { D-NW = 1 }")
    t.do("P1: to D-NW")
    assert t.told("K-B0", "battle") == [["P1", "P2", "D-NW"]]
    fight(t, "P1: 1/3/0 3/2/0", "P2: 1/3/0 3/0/1")
    t.do("P1: pass")
    assert (over(t), units(t, "P1 D-NW")) == (True, 5)


@pytest.mark.rule("K-A8")
def test_no_way_around_a_battle() -> None:
    t = moving("T-inW = 5", THREE_MOVES, RUBY_ONYX, P2="troops = { In-W = 1 }")
    assert t.legal() == ["pass", "to In-W"]
    t.do("P1: to In-W")
    with pytest.raises(IllegalChoice):
        t.do("P1: to D-NW")


@pytest.mark.rule("K-A8")
def test_the_enemy_is_the_one_who_stands_there() -> None:
    t = moving("D-NW = 5", "", "players = 3", P3="troops = { T-W = 1 }", P2="troops = { Ob-W1 = 1 }")
    t.do("P1: to T-W")
    assert t.told("K-B0", "battle") == [["P1", "P3", "T-W"]]

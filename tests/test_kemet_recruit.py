"""The Recruit action: prices, places, limits, battles for held districts (K-A5, K-C5)."""

import pytest
from kemet_table import fight, picks, prayer, table, units
from table import Table

from benben.kernel.errors import IllegalChoice


def recruiting(entries: str, top: str = "", **others: str) -> Table:
    return table("action recruit of P1", top, P1=entries, **others)


@pytest.mark.rule("K-A5")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_prayer_point_for_each_unit(count: int) -> None:
    t = recruiting("prayer = 4")
    t.do(*["P1: place NW2"] * count, "P1: pass")
    assert (units(t, "P1 NW2"), prayer(t)[0], t.of("P1", "supply")) == (count, 4 - count, 12 - count)
    assert t.told("K-A5", "paid") == [["P1", count, 4 - count]]
    assert t.told("K-A5", "placed") == [["P1", count, "NW2", count]]


@pytest.mark.rule("K-A5")
def test_no_more_than_one_can_pay() -> None:
    t = recruiting("prayer = 2")
    t.do("P1: place NW1")
    assert t.legal() == ["pass", "place NW1", "place NW2", "place NW3"]
    t.do("P1: place NW1")
    assert (t.owing, prayer(t)[0], units(t, "P1 NW1")) == (["P2"], 0, 2)


@pytest.mark.rule("K-A5")
def test_no_more_than_there_are_in_supply() -> None:
    t = recruiting("troops = { T-W = 5, Ob-W1 = 5 }, prayer = 11")
    t.do("P1: place NW1", "P1: place NW3")
    assert (t.owing, prayer(t)[0], t.of("P1", "supply")) == (["P2"], 9, 0)


@pytest.mark.rule("K-A5", "K-C5")
def test_no_more_than_five_in_a_district() -> None:
    t = recruiting("troops = { NW1 = 5, NW2 = 4 }, prayer = 11")
    assert t.legal() == ["pass", "place NW2", "place NW3"]
    t.do("P1: place NW2")
    assert t.legal() == ["pass", "place NW3"]


@pytest.mark.rule("K-A5")
def test_spread_freely() -> None:
    t = recruiting("troops = { NW2 = 2 }, prayer = 6")
    t.do("P1: place NW1", "P1: place NW1", "P1: place NW2", "P1: place NW3", "P1: pass")
    assert t.column("troop") == {"P1 NW1": 2, "P1 NW2": 3, "P1 NW3": 1}
    assert (prayer(t)[0], len(t.told("K-A5", "paid"))) == (2, 1)


@pytest.mark.rule("K-A5")
def test_never_elsewhere() -> None:
    """Neither with a Troop in the field nor in a captured district."""
    t = recruiting("troops = { T-W = 2, SW1 = 2, D-NW = 1 }")
    assert picks(t, "place") == ["NW1", "NW2", "NW3"]
    with pytest.raises(IllegalChoice):
        t.do("P1: place SW1")


@pytest.mark.rule("K-A5")
def test_into_free_districts_without_a_battle() -> None:
    t = recruiting("prayer = 3", P2="troops = { NW1 = 1 }")
    t.do("P1: place NW2", "P1: pass")
    assert t.owing == ["P2"]
    assert t.told("K-B0", "battle") == []


@pytest.mark.rule("K-A5", "K-B0")
def test_into_a_held_district_is_an_attack() -> None:
    t = recruiting("prayer = 3", P2="troops = { NW1 = 1 }")
    t.do("P1: place NW1", "P1: place NW1")
    assert t.told("K-B0", "battle") == []
    t.do("P1: place NW2")
    assert t.told("K-B0", "battle") == [["P1", "P2", "NW1"]]
    assert prayer(t)[0] == 0
    fight(t, "P1: 1/3/0 3/2/0", "P2: 1/3/0 2/0/2")
    assert t.told("K-B3", "strength") == [["P1", 6, "P2", 3]]  # 2 Units, card, and 1 at home


@pytest.mark.rule("K-A5", "K-C5")
def test_five_beside_an_enemy_of_five() -> None:
    t = recruiting("prayer = 11", P2="troops = { NW1 = 5, NW2 = 5, NW3 = 1 }")
    t.do(*["P1: place NW1"] * 5)
    assert picks(t, "place") == ["NW2", "NW3"]


@pytest.mark.rule("K-A5")
def test_everything_is_placed_before_the_battles() -> None:
    t = recruiting("prayer = 11", P2="troops = { NW1 = 1, NW3 = 1 }")
    t.do("P1: place NW1", "P1: place NW2", "P1: place NW3", "P1: pass")
    assert (t.prompt, t.owing) == ("choose the next battle", ["P1"])
    assert t.told("K-A5", "placed") == [["P1", 1, "NW1", 1], ["P1", 1, "NW2", 1], ["P1", 1, "NW3", 1]]
    assert prayer(t)[0] == 8


@pytest.mark.rule("K-A5")
@pytest.mark.parametrize(("first", "second"), [("NW1", "NW3"), ("NW3", "NW1")])
def test_the_recruiter_picks_the_order_of_battles(first: str, second: str) -> None:
    t = recruiting("prayer = 11", P2="troops = { NW1 = 1, NW3 = 1 }")
    t.do("P1: place NW1", "P1: place NW1", "P1: place NW3", "P1: place NW3", "P1: pass")
    assert t.legal() == ["battle NW1", "battle NW3"]
    t.do(f"P1: battle {first}")
    assert t.told("K-B0", "battle") == [["P1", "P2", first]]
    fight(t, "P1: 1/3/0 3/2/0", "P2: 1/3/0 4/1/0")
    assert t.told("K-B0", "battle") == [["P1", "P2", first]]  # the first one is finished before
    t.do("P1: pass")
    assert t.told("K-B0", "battle") == [["P1", "P2", first], ["P1", "P2", second]]
    fight(t, "P1: 2/0/2 2/2/1", "P2: 2/2/1 3/0/1")
    assert t.told("K-B5", "gained fame")[0] == ["P1", 1, 1]


@pytest.mark.rule("K-A5")
def test_against_two_enemies() -> None:
    t = recruiting("prayer = 11", "players = 3", P2="troops = { NW1 = 1 }", P3="troops = { NW2 = 1 }")
    t.do("P1: place NW1", "P1: place NW2", "P1: pass", "P1: battle NW2")
    assert t.told("K-B0", "battle") == [["P1", "P3", "NW2"]]


@pytest.mark.rule("K-A5", "K-D7")
def test_nobody_in_supply() -> None:
    t = table("turn of P1", P1="troops = { T-W = 5, Ob-W1 = 5, NW1 = 2 }")
    t.do("P1: space recruit-3")
    assert (t.owing, prayer(t)[0]) == (["P2"], 7)

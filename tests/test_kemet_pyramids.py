"""The Raise action, and whom pyramids serve (K-A3, K-A4, K-A9)."""

import pytest
from battles import exact
from kemet_table import fame, picks, prayer, table, units
from table import Table

from benben.kernel import positions
from benben.kernel.errors import BadPosition


def raising(entries: str, top: str = "players = 3", **others: str) -> Table:
    return table("action raise of P1", top, P1=entries, **others)


@pytest.mark.rule("K-A3")
@pytest.mark.parametrize(("old", "new", "cost"), [(1, 2, 2), (1, 3, 5), (1, 4, 9), (2, 3, 3), (2, 4, 7)])
def test_the_sum_of_the_levels(old: int, new: int, cost: int) -> None:
    t = raising(f'pyramids = {{ NW1 = "ruby {old}" }}, prayer = 11')
    t.do("P1: raise NW1", f"P1: level {new}")
    assert (t.of("NW1", "pyramid"), prayer(t)[0]) == (str(new), 11 - cost)
    assert t.told("K-A3", "paid") == [["P1", cost, 11 - cost]]
    assert t.told("K-A3", "raised") == [["P1", "NW1", "ruby", str(new)]]


@pytest.mark.rule("K-A3", "K-A9")
@pytest.mark.parametrize(("new", "cost"), [(1, 1), (2, 3), (3, 6), (4, 10)])
def test_a_new_pyramid_begins_at_level_0(new: int, cost: int) -> None:
    t = raising("prayer = 11")
    t.do("P1: raise NW2", "P1: colour sapphire", f"P1: level {new}")
    assert (t.of("NW2", "pyramid"), t.of("NW2", "colour_at"), prayer(t)[0]) == (str(new), "sapphire", 11 - cost)
    assert t.of("P1 buy-a", "buy_colour") == "sapphire"


@pytest.mark.rule("K-A3")
@pytest.mark.parametrize(
    ("points", "levels"), [(2, ["2"]), (4, ["2"]), (5, ["2", "3"]), (8, ["2", "3"]), (9, ["2", "3", "4"])]
)
def test_no_more_levels_than_one_can_pay(points: int, levels: list[str]) -> None:
    t = raising(f'pyramids = {{ NW1 = "ruby 1", NW2 = "sapphire 1" }}, prayer = {points}')
    t.do("P1: raise NW1")
    if len(levels) > 1:
        assert picks(t, "level") == levels
    else:
        assert t.of("NW1", "pyramid") == levels[0]


@pytest.mark.rule("K-A3")
@pytest.mark.parametrize(("points", "sites"), [(0, []), (1, ["NW3"]), (2, ["NW1", "NW3"]), (3, ["NW1", "NW2", "NW3"])])
def test_sites_one_can_pay_for(points: int, sites: list[str]) -> None:
    t = table("turn of P1", "players = 3", P1=f'pyramids = {{ NW1 = "ruby 1", NW2 = "sapphire 2" }}, prayer = {points}')
    t.do("P1: space raise-2")
    assert picks(t, "raise") == sites
    assert t.owing == (["P1"] if sites else ["P2"])


@pytest.mark.rule("K-A3")
def test_one_pyramid_in_an_action() -> None:
    t = raising('pyramids = { NW1 = "ruby 1", NW2 = "sapphire 1" }, prayer = 11')
    t.do("P1: raise NW1", "P1: level 2")
    assert (t.owing, t.of("NW2", "pyramid")) == (["P2"], "1")


@pytest.mark.rule("K-A3")
def test_own_districts_only() -> None:
    """Not a captured pyramid, nor an empty district of another city that one holds."""
    t = raising("troops = { SW1 = 2, SW2 = 2 }, prayer = 11", P3='pyramids = { SW1 = "ruby 1" }')
    assert t.legal() == ["pass", "raise NW1", "raise NW2", "raise NW3"]


@pytest.mark.rule("K-A3")
def test_a_new_pyramid_has_a_new_colour_in_play() -> None:
    t = raising('pyramids = { NW1 = "sapphire 4" }, prayer = 11')
    assert picks(t, "raise") == ["NW2", "NW3"]
    t.do("P1: raise NW3")
    assert t.legal() == ["colour ruby", "colour diamond"]


@pytest.mark.rule("K-A3")
def test_nothing_is_begun_that_cannot_be_paid_for() -> None:
    t = raising("prayer = 11")
    t.do("P1: raise NW1")
    data = exact(t)
    del data["columns"]["prayer"]["P1"]
    with pytest.raises(BadPosition, match="the next level costs more prayer points than there are"):
        positions.read(t.rules, data)


@pytest.mark.rule("K-A3")
def test_others_may_have_the_same_colour() -> None:
    t = raising("prayer = 11", P2='pyramids = { W1 = "ruby 1" }')
    t.do("P1: raise NW1")
    assert t.legal() == ["colour ruby", "colour sapphire", "colour diamond"]


@pytest.mark.rule("K-A3")
def test_its_buy_token_goes_on_an_empty_buy_space() -> None:
    t = raising('pyramids = { NW1 = "sapphire 1" }, prayer = 1', P2='pyramids = { W1 = "ruby 1" }')
    t.do("P1: raise NW2", "P1: colour diamond")
    assert t.column("buy_colour") == {"P1 buy-a": "sapphire", "P1 buy-b": "diamond", "P2 buy-a": "ruby"}
    assert (t.of("NW2", "pyramid"), prayer(t)[0], t.owing) == ("1", 0, ["P2"])


@pytest.mark.rule("K-A3", "K-C1")
def test_no_third_pyramid_with_two_players() -> None:
    t = raising('pyramids = { NW1 = "ruby 2", NW2 = "sapphire 4" }, prayer = 11', "")
    assert picks(t, "raise") == ["NW1"]


@pytest.mark.rule("K-A3")
def test_with_four_colours_there_are_still_three_pyramids() -> None:
    three = 'NW1 = "ruby 4", NW2 = "sapphire 4", NW3 = "diamond 3"'
    t = raising(f"pyramids = {{ {three} }}, prayer = 11", "players = 5")
    assert picks(t, "raise") == ["NW3"]


# Held by an enemy -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-A3", "K-A4")
def test_raised_while_an_enemy_holds_it() -> None:
    t = raising('pyramids = { NW1 = "ruby 3" }, prayer = 11', P2="troops = { NW1 = 2 }")
    assert picks(t, "raise") == ["NW1", "NW2", "NW3"]
    t.do("P1: raise NW1")
    assert (t.of("NW1", "pyramid"), prayer(t)[0], fame(t)) == ("4", 7, [0, 1, 0])
    assert units(t, "P2 NW1") == 2


@pytest.mark.rule("K-A3")
def test_begun_while_an_enemy_holds_the_district() -> None:
    t = raising("prayer = 1", P2="troops = { NW1 = 2 }")
    t.do("P1: raise NW1", "P1: colour ruby")
    assert (t.of("NW1", "pyramid"), t.of("P1 buy-a", "buy_colour")) == ("1", "ruby")


@pytest.mark.rule("K-A4")
@pytest.mark.parametrize(("level", "points"), [(3, 0), (4, 1)])
def test_fame_at_level_4(level: int, points: int) -> None:
    pyramid = f'pyramids = {{ NW1 = "ruby {level}" }}'
    assert fame(table("turn of P1", P1=pyramid)) == [points, 0]
    assert fame(table("turn of P1", P1=pyramid, P2="troops = { NW1 = 1 }")) == [0, points]
    assert fame(table("turn of P1", P1=f"{pyramid}, troops = {{ NW1 = 1 }}")) == [points, 0]


@pytest.mark.rule("K-A4")
def test_each_of_several_counts() -> None:
    both = 'pyramids = { NW1 = "ruby 4", NW2 = "sapphire 4" }'
    assert fame(table("turn of P1", P1=both)) == [2, 0]
    assert fame(table("turn of P1", P1=both, P2="troops = { NW1 = 1 }")) == [1, 1]


@pytest.mark.rule("K-A4", "K-A7")
@pytest.mark.parametrize("level", [1, 4])
def test_teleport_from_a_captured_pyramid(level: int) -> None:
    t = table("action move of P1", P1="troops = { SW1 = 2 }", P2=f'pyramids = {{ SW1 = "ruby {level}" }}')
    t.do("P1: troop SW1", "P1: take 2")
    assert "Sanctuary" in picks(t, "teleport")
    t.do("P1: teleport Sanctuary")
    assert (units(t, "P1 Sanctuary"), prayer(t)[0]) == (2, 5)

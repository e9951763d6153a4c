"""Action tokens: Equilibrium, silver and gold (K-D1, K-D3)."""

import pytest
from kemet_table import picks, table
from table import Table

ALL = ["move-3", "recruit-3", "raise-2", "move-2", "pray-2", "buy-a", "buy-b", "buy-c", "pray-1"]
THREE_PYRAMIDS = 'pyramids = { NW1 = "ruby 1", NW2 = "sapphire 1", NW3 = "diamond 1" }'
SILVER = 'tiles = ["act-of-god-ruby"]'


def on_turn(spaces: str = "", entries: str = "", top: str = "players = 3", **others: str) -> Table:
    """P1 is about to place a token and has something to buy on every Buy space."""
    placed = f", spaces = {spaces.split()}" if spaces else ""
    more = f", {entries}" if entries else ""
    return table("turn of P1", top, P1=f"{THREE_PYRAMIDS}, prayer = 11{placed}{more}", **others)


def spaces(t: Table) -> set[str]:
    return set(picks(t, "space"))


# Spaces ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-D1")
def test_a_token_must_be_placed_on_an_empty_space() -> None:
    t = on_turn()
    assert spaces(t) == set(ALL)
    assert "pass" not in t.legal()
    assert spaces(on_turn("move-3 pray-2 buy-b")) == set(ALL) - {"move-3", "pray-2", "buy-b"}


# Equilibrium ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-D1")
def test_two_tokens_for_two_empty_floors() -> None:
    t = on_turn("pray-1 buy-a buy-b")
    assert spaces(t) == {"move-3", "recruit-3", "raise-2", "move-2", "pray-2"}


@pytest.mark.rule("K-D1")
def test_three_tokens_for_two_empty_floors() -> None:
    assert spaces(on_turn("pray-1 buy-a")) == set(ALL) - {"pray-1", "buy-a"}


@pytest.mark.rule("K-D1")
@pytest.mark.parametrize(
    ("placed", "left"),
    [
        ("move-3 recruit-3 raise-2 move-2", "buy-a buy-b buy-c pray-1"),
        ("move-3 recruit-3 pray-1 buy-a", "raise-2 move-2 pray-2"),
        ("raise-2 move-2 pray-1 buy-a", "move-3 recruit-3"),
        ("move-3 raise-2 move-2 buy-a", "recruit-3 pray-2 buy-b buy-c pray-1"),
    ],
)
def test_the_last_token_goes_to_the_empty_floor(placed: str, left: str) -> None:
    assert spaces(on_turn(placed)) == set(left.split())


@pytest.mark.rule("K-D1")
def test_two_tokens_for_one_empty_floor() -> None:
    assert spaces(on_turn("move-3 raise-2 pray-2")) == {"recruit-3", "move-2", "buy-a", "buy-b", "buy-c", "pray-1"}


@pytest.mark.rule("K-D1")
def test_a_silver_token_helps_equilibrium() -> None:
    assert "buy-c" not in spaces(on_turn("pray-1 buy-a buy-b"))
    assert "buy-c" in spaces(on_turn("pray-1 buy-a buy-b", SILVER))


@pytest.mark.rule("K-D1")
def test_a_silver_token_that_was_played_helps_no_more() -> None:
    """Four tokens lie there, one of them silver: two normal ones are left for two empty floors."""
    t = on_turn("pray-1 buy-a buy-b", f"{SILVER}, silver_used = true")
    assert "buy-c" in spaces(t)
    t = on_turn("pray-1 buy-a buy-b pray-2", f"{SILVER}, silver_used = true")
    assert spaces(t) == {"move-3", "recruit-3", "raise-2", "move-2", "buy-c"}
    t = on_turn("pray-1 buy-a buy-b pray-2 raise-2", f"{SILVER}, silver_used = true")
    assert spaces(t) == {"move-3", "recruit-3"}


@pytest.mark.rule("K-D1")
def test_gold_does_not_help_equilibrium() -> None:
    gold = 'tiles = ["surprise-attack"]'
    t = on_turn("pray-1 buy-a buy-b", gold)
    assert spaces(t) == {"move-3", "recruit-3", "raise-2", "move-2", "pray-2"}
    assert spaces(on_turn("pray-1 buy-a buy-b tip", gold)) == spaces(t)


@pytest.mark.rule("K-D1")
def test_silver_is_compulsory_as_the_last_way() -> None:
    t = on_turn("move-3 recruit-3 raise-2 move-2", SILVER)
    assert "pray-2" in spaces(t)
    t.do("P1: space pray-2")
    assert t.legal() == ["silver buy-a", "silver buy-b", "silver buy-c", "silver pray-1"]
    t.do("P1: silver pray-1")
    assert t.owing == ["P2"]


@pytest.mark.rule("K-D1")
def test_silver_can_wait_while_a_normal_token_is_left() -> None:
    """It needs a normal one beside it: with one left and two empty floors both are still to come."""
    t = on_turn("pray-1 buy-a buy-b", SILVER)
    t.do("P1: space buy-c", "P1: tile priest")
    assert "pass" in t.legal()
    t = on_turn("pray-1 buy-a buy-b", SILVER)
    t.do("P1: silver buy-c", "P1: tile priest")
    assert spaces(t) == {"move-3", "recruit-3", "raise-2", "move-2", "pray-2"}


@pytest.mark.rule("K-D1")
def test_silver_keeps_equilibrium_too() -> None:
    """Two normal tokens left, two empty floors: silver before the token may go anywhere, after it not."""
    t = on_turn("pray-1 buy-a buy-b pray-2", SILVER)
    assert set(picks(t, "silver")) == {"move-3", "recruit-3", "raise-2", "move-2", "buy-c"}
    t.do("P1: space raise-2", "P1: pass")
    assert set(picks(t, "silver")) == {"move-3", "recruit-3"}
    assert "pass" not in t.legal()


# Silver and gold ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-D3")
@pytest.mark.parametrize("first", ["space", "silver"])
def test_silver_goes_with_a_normal_token_in_any_order(first: str) -> None:
    second = "silver" if first == "space" else "space"
    t = on_turn("", SILVER)
    t.do(f"P1: {first} pray-1")
    assert picks(t, second)
    assert not picks(t, first)
    assert ("pass" in t.legal()) == (first == "space")
    t.do(f"P1: {second} pray-2")
    assert t.owing == ["P2"]
    assert t.of("P1", "spaces") == ["pray-2", "pray-1"]
    assert t.column("silver_used") == ["P1"]
    normal, silver = ("pray-1", "pray-2") if first == "space" else ("pray-2", "pray-1")
    assert t.told("K-D1", "placed token") == [["P1", normal]]
    assert t.told("K-D3", "placed token") == [["P1", silver]]


@pytest.mark.rule("K-D3")
def test_silver_goes_on_another_empty_space() -> None:
    t = on_turn("move-2", SILVER)
    assert set(picks(t, "silver")) == set(ALL) - {"move-2"}
    t.do("P1: space pray-1")
    assert set(picks(t, "silver")) == set(ALL) - {"move-2", "pray-1"}


@pytest.mark.rule("K-D3")
def test_no_silver_without_the_tile_nor_twice_in_a_round() -> None:
    assert picks(on_turn(), "silver") == []
    assert picks(on_turn("pray-1", f"{SILVER}, silver_used = true"), "silver") == []


@pytest.mark.rule("K-D3", "K-D1")
def test_silver_is_no_normal_token() -> None:
    """With silver six tokens are placed in a Day."""
    t = on_turn("move-3 raise-2 pray-1 buy-a buy-b", f"{SILVER}, silver_used = true")
    assert spaces(t) == {"recruit-3", "move-2", "pray-2", "buy-c"}


@pytest.mark.rule("K-D3")
def test_gold_goes_on_the_tip_once_in_a_round() -> None:
    two = 'tiles = ["surprise-attack", "divine-will"], troops = { NW1 = 1 }'
    t = on_turn("", two)
    assert picks(t, "gold") == ["surprise-attack", "divine-will"]
    t.do("P1: gold divine-will", "P1: action move", "P1: pass")
    assert t.of("P1", "spaces") == ["tip"]
    assert t.told("K-D3", "uses gold") == [["P1", "divine-will"]]
    assert picks(t, "gold") == []
    assert "pass" not in t.legal()
    assert picks(on_turn("tip", two), "gold") == []


@pytest.mark.rule("K-D3")
def test_gold_after_the_token() -> None:
    t = on_turn("", 'tiles = ["divine-will"]')
    t.do("P1: space pray-1")
    assert t.legal() == ["pass", "gold divine-will"]
    t.do("P1: gold divine-will")
    assert t.legal() == ["action move", "action recruit"]


@pytest.mark.rule("K-D3")
def test_no_gold_without_a_gold_tile() -> None:
    assert picks(on_turn("", SILVER), "gold") == []


@pytest.mark.rule("K-D3")
def test_silver_and_gold_in_one_turn() -> None:
    t = on_turn("", 'tiles = ["act-of-god-ruby", "divine-will"], troops = { NW1 = 1 }')
    t.do("P1: silver pray-1", "P1: gold divine-will", "P1: action recruit", "P1: pass")
    assert (t.owing, "pass" in t.legal()) == (["P1"], False)
    t.do("P1: space pray-2")
    assert t.owing == ["P2"]
    assert t.of("P1", "spaces") == ["pray-2", "pray-1", "tip"]


@pytest.mark.rule("K-D3")
def test_each_action_is_finished_before_the_next() -> None:
    t = on_turn("", f"{SILVER}, troops = {{ NW1 = 2 }}")
    t.do("P1: space move-3")
    assert t.legal() == ["pass", "troop NW1"]
    t.do("P1: pass")
    assert picks(t, "silver")


@pytest.mark.rule("K-D3", "K-A10")
def test_a_token_gained_this_turn_may_be_used_this_turn() -> None:
    tall = 'pyramids = { NW1 = "ruby 4" }, prayer = 11'
    t = table("turn of P1", "players = 3", P1=tall)
    t.do("P1: space buy-a", "P1: tile act-of-god-ruby")
    assert t.legal()[0] == "pass"
    assert "silver pray-1" in t.legal()
    t = table("turn of P1", "players = 3", P1=tall)
    t.do("P1: space buy-a", "P1: tile surprise-attack")
    assert t.legal() == ["pass", "gold surprise-attack"]

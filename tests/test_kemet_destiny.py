"""The Night's cards, the empty deck, secrets, the new turn order, a last round (K-N6, K-N9 to K-N11, K-P10)."""

import pytest
from kemet_table import Start, drawn, table
from table import Table

from benben.kernel.columns import HIDDEN, OWNER
from benben.kernel.errors import BadOptions
from benben.kernel.views import view

CARDS = 'divine = ["war-rage", "war-rage", "war-rage", "war-rage", "war-rage", "war-fury", "war-fury"'
REST = (
    '["bloody-battle", "bloody-battle", "bloody-battle", "bloodbath", "bloodbath", "bronze-wall", "bronze-wall", '
    '"bronze-wall", "iron-wall", "iron-wall", "tactical-support", "tactical-support", "tactical-support", '
    '"tactical-support", "raining-fire", "raining-fire", "raining-fire", "raining-fire", "transfer", "transfer", '
    '"transfer", "swiftness", "swiftness"]'
)
"""With CARDS and the three Prayers the whole deck."""


def drawing(top: str = "", **of_player: str) -> Table:
    return table("night from divine intervention", top, **of_player)


# Cards ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-N6")
def test_each_draws_a_card_in_turn_order() -> None:
    t = drawing('order = ["P2", "P1"]')
    assert t.owing == ["BOX"]
    t.do("BOX: draw prayer")
    assert t.column("holding") == {"P1": 1, "P2": 2}
    t.do("BOX: draw war-rage")
    assert t.column("holding") == {"P1": 2, "P2": 2}
    assert t.prompt == "choose your place"
    assert t.told("K-N6", "drew a card") == [["P2", 2], ["P1", 2]]


@pytest.mark.rule("K-N6")
def test_what_is_left_in_the_deck_is_drawn_by_chance() -> None:
    t = drawing(P1='divine = ["war-rage", "war-rage", "prayer", "prayer", "prayer"]')
    odds = dict(drawn(t))
    assert (odds["draw war-rage"], odds["draw war-fury"]) == (3, 2)
    assert "draw prayer" not in odds
    assert "draw diversion" not in odds


@pytest.mark.rule("K-N6")
@pytest.mark.parametrize(("veterans", "most"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_two_veterans_for_a_card(veterans: int, most: int) -> None:
    t = drawing(P1=f"veterans = {veterans}")
    t.do("BOX: draw prayer")
    assert (t.prompt, t.owing) == ("spend veterans", ["P1"])
    assert t.legal() == [f"spend {n}" for n in range(most + 1)]
    t.do(f"P1: spend {most}", *["BOX: draw war-rage"] * most)
    assert (t.of("P1", "veterans"), t.of("P1", "holding")) == (veterans - 2 * most, 2 + most)


@pytest.mark.rule("K-N6")
def test_one_veteran_is_not_enough() -> None:
    t = drawing(P1="veterans = 1")
    t.do("BOX: draw prayer", "BOX: draw prayer")
    assert (t.prompt, t.of("P1", "holding")) == ("place units", 2)


@pytest.mark.rule("K-N6")
def test_one_player_finishes_before_the_next_draws() -> None:
    t = drawing(P1="veterans = 2")
    t.do("BOX: draw prayer", "P1: spend 1", "BOX: draw prayer")
    assert t.column("holding") == {"P1": 3, "P2": 1}
    assert t.owing == ["BOX"]


# The empty deck -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-N10")
def test_an_empty_deck_is_made_of_the_discard() -> None:
    t = drawing('discard = ["prayer", "prayer", "prayer"]', P1=f"{CARDS}]", P2=f"divine = {REST}")
    assert drawn(t) == [("draw prayer", 3)]
    assert t.told("K-N10", "reshuffled") == [[]]
    t.do("BOX: draw prayer", "BOX: draw prayer")
    assert (sum(t.column("deck").values()), t.column("discard")) == (1, {})


@pytest.mark.rule("K-N10")
def test_the_discard_waits_until_the_deck_is_empty() -> None:
    t = drawing('discard = ["prayer", "prayer"]', P1=f"{CARDS}]", P2=f"divine = {REST}")
    assert drawn(t) == [("draw prayer", 1)]
    assert t.told("K-N10", "reshuffled") == []
    t.do("BOX: draw prayer")
    assert t.told("K-N10", "reshuffled") == [[]]
    assert drawn(t) == [("draw prayer", 2)]


@pytest.mark.rule("K-N10")
def test_nothing_left_to_draw() -> None:
    everything = f'{CARDS}, "prayer", "prayer", "prayer"], veterans = 4'
    t = drawing(P1=everything, P2=f"divine = {REST}")
    assert t.prompt == "place units"  # neither a card nor a choice to pay for one
    assert t.column("holding") == {"P1": 11, "P2": 24}
    assert t.told("K-N10", "reshuffled") == []


@pytest.mark.rule("K-N10")
def test_what_there_is_is_drawn() -> None:
    t = drawing(P1=f'{CARDS}, "prayer", "prayer"], veterans = 4', P2=f"divine = {REST}")
    t.do("BOX: draw prayer")
    assert t.prompt == "place units"
    assert t.column("holding") == {"P1": 11, "P2": 24}


@pytest.mark.rule("K-N11")
def test_no_hand_limit() -> None:
    t = drawing(P2=f"divine = {REST}")
    t.do("BOX: draw prayer", "BOX: draw war-rage")
    assert t.of("P2", "holding") == 25


@pytest.mark.rule("K-N11")
def test_what_is_secret() -> None:
    t = table("turn of P1")
    sees = {column.name: column.sees for column in t.rules.columns}
    assert {name for name, who in sees.items() if who == OWNER} == {"hand", "buried", "removed", "held", "planned"}
    assert {name for name, who in sees.items() if who == HIDDEN} == {"deck"}
    assert {"holding", "discard", "played", "tiles", "prayer"} <= set(sees)


@pytest.mark.rule("K-N11")
def test_others_see_how_many_cards_one_holds_but_not_which() -> None:
    t = table("turn of P1", P1='divine = ["prayer", "swiftness"], played = ["4/1/0"], buried = ["1/3/0"]')
    own, other = (view(t.rules, t.state, player).data["position"]["columns"] for player in (0, 1))
    assert own["holding"] == other["holding"] == {"P1": 3, "P2": 1}
    assert own["played"] == other["played"] == {"P1": ["4/1/0"]}
    assert (own["held"]["P1 prayer"], own["buried"]["P1"]) == (1, ["1/3/0"])
    assert not [place for name in ("held", "buried", "hand") for place in other[name] if "P1" in place]
    assert own["deck"] == other["deck"] == {}


@pytest.mark.rule("K-N11")
def test_a_drawn_card_is_whispered() -> None:
    t = drawing()
    t.do("BOX: draw prayer")
    heard = [e for e in t.log.events if e.template == "drew"]
    assert [e.audience for e in heard] == [1]


# Destiny --------------------------------------------------------------------------------------------------------------


def destiny(order: str, *points: int) -> Table:
    places = ", ".join(f'"{p}"' for p in order.split())
    top = f"players = {len(points)}\norder = [{places}]"
    return table("night from destiny", top, **{f"P{i + 1}": f"divine_fame = {n}" for i, n in enumerate(points)})


@pytest.mark.rule("K-N9")
def test_the_least_fame_chooses_first() -> None:
    t = destiny("P1 P2 P3", 4, 2, 3)
    assert (t.owing, t.legal()) == (["P2"], ["slot 1", "slot 2", "slot 3"])
    t.do("P2: slot 2")
    assert (t.owing, t.legal()) == (["P3"], ["slot 1", "slot 3"])
    t.do("P3: slot 3")
    assert t.column("order") == {"1": "P1", "2": "P2", "3": "P3"}
    assert t.owing == ["P1"]
    assert t.told("K-N9", "takes place") == [["P1", "1"], ["P2", "2"], ["P3", "3"]]


@pytest.mark.rule("K-N9")
@pytest.mark.parametrize(("order", "first", "second"), [("P1 P2 P3", "P1", "P2"), ("P3 P2 P1", "P3", "P2")])
def test_ties_go_to_the_earlier_in_the_old_order(order: str, first: str, second: str) -> None:
    t = destiny(order, 2, 2, 2)
    assert t.owing == [first]
    t.do(f"{first}: slot 3")
    assert t.owing == [second]


@pytest.mark.rule("K-N9", "K-C6")
def test_temporary_fame_counts_for_destiny() -> None:
    t = table("night from destiny", P1="troops = { T-W = 1 }, divine_fame = 1", P2="battle_fame = 1")
    assert t.owing == ["P2"]


@pytest.mark.rule("K-N9")
def test_the_new_order_holds_for_the_day() -> None:
    t = destiny("P1 P2 P3", 1, 2, 3)
    t.do("P1: slot 3", "P2: slot 2")
    assert t.owing == ["P3"]
    t.do("P3: space pray-1")
    assert t.owing == ["P2"]
    t.do("P2: space pray-1")
    assert t.owing == ["P1"]


# A last round ---------------------------------------------------------------------------------------------------------


def last(order: str, **of_player: str) -> Table:
    """A night that may be the last; P1 is first in the old order and takes the place named."""
    t = table("night from destiny", "max_rounds = 3\nround = 3", **of_player)
    t.do(f"{t.owing[0]}: slot {order}")
    return t


@pytest.mark.rule("K-P10")
def test_no_last_round_without_the_option() -> None:
    assert Start(players=2).column("last_round") == 0
    t = table("night from destiny", "round = 200", P1="divine_fame = 2")
    t.do("P2: slot 1")
    assert (t.outcome, t.column("round")) == (("", []), 201)


@pytest.mark.rule("K-P10")
@pytest.mark.parametrize(("played", "ends"), [(2, False), (3, True)])
def test_the_option_ends_the_game_after_its_round(played: int, ends: bool) -> None:
    t = table("night from destiny", f"max_rounds = 3\nround = {played}", P1="divine_fame = 2")
    t.do("P2: slot 1")
    assert t.outcome == (("max-rounds", ["P1"]) if ends else ("", []))
    assert t.told("K-P10", "last round") == ([[played]] if ends else [])


@pytest.mark.rule("K-P10")
@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [
        ("divine_fame = 3", "divine_fame = 4", "P2"),
        ("troops = { T-W = 1, T-inW = 1 }, divine_fame = 1", "divine_fame = 2", "P1"),
        ("troops = { T-W = 1 }, divine_fame = 2", "divine_fame = 3", "P2"),
        ("divine_fame = 1, battle_fame = 2", "divine_fame = 2, battle_fame = 1", "P1"),
        ("divine_fame = 2, battle_fame = 1", "divine_fame = 1, battle_fame = 2", "P2"),
    ],
)
def test_most_fame_then_permanent_then_of_battles(first: str, second: str, winner: str) -> None:
    for place in ("1", "2"):
        assert last(place, P1=first, P2=second).outcome == ("max-rounds", [winner])


@pytest.mark.rule("K-P10")
@pytest.mark.parametrize(("place", "winner"), [("1", "P1"), ("2", "P2")])
def test_then_the_turn_order(place: str, winner: str) -> None:
    """P1 chooses first, being first in the old order."""
    assert last(place, P1="divine_fame = 1", P2="divine_fame = 1").outcome == ("max-rounds", [winner])


@pytest.mark.rule("K-P10")
@pytest.mark.parametrize("rounds", [-1, 1000, True, "3"])
def test_odd_numbers_of_rounds_are_refused(rounds: object) -> None:
    with pytest.raises(BadOptions, match="max_rounds"):
        Start(players=2, max_rounds=rounds)


@pytest.mark.rule("K-P10")
def test_the_option_is_kept() -> None:
    assert Start(players=2, max_rounds=30).column("last_round") == 30

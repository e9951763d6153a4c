"""War council, reveal and what becomes of the cards; who learns what of them (K-B1, K-B2, K-B9, K-C3, K-N11)."""

from random import Random
from typing import Any

import pytest
from kemet_battles import CARDS, Entries, battle, fight, plan, seen, shop, strengths, table, told
from table import Table

from benben.kemet.box.names import CARD_NAMES
from benben.kernel.errors import IllegalChoice
from benben.kernel.game import Game
from benben.kernel.views import sample, view

ALL_KINDS = (
    "war-rage war-fury bloody-battle bloodbath bronze-wall iron-wall "
    "tactical-support raining-fire prayer transfer swiftness"
)


def heard(t: Table, player: int) -> list[str]:
    """The log as this player has it."""
    return [f"{event.rule} {t.rules.story.line(event)}" for event in t.log.heard(player)]


# War council ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-B1")
def test_one_card_is_discarded_and_another_one_is_played() -> None:
    t = battle({"played": "4/1/0", "buried": "5/0/0"})
    hand = CARDS[1:-1]
    assert t.prompt == "war council"
    assert t.legal("P1") == [f"discard {card}" for card in hand]
    t.do("P1: discard 2/2/1")
    assert t.legal("P1") == [f"card {card}" for card in hand if card != "2/2/1"]
    t.do("P1: card 3/0/1")
    assert t.legal("P1") == ["seal", "add diversion"]
    t.do("P1: seal")
    plan(t, "P2 4/1/0")
    assert t.of("P1", "buried") == ["2/2/1", "5/0/0"]
    assert t.of("P1", "hand") == ["3/2/0", "1/3/0", "2/0/2", "1/1/3"]


@pytest.mark.rule("K-B1")
def test_with_two_cards_left_the_second_follows_from_the_first() -> None:
    t = battle({"played": CARDS[:3], "buried": CARDS[3:6]})
    assert t.legal("P1") == ["discard 1/1/3", "discard 5/0/0"]
    t.do("P1: discard 5/0/0")
    assert t.legal("P1") == ["seal", "add diversion"]
    t.do("P1: seal")
    plan(t, "P2 2/0/2")
    assert t.told("K-B2", "shows")[0] == ["P1", "1/1/3"]


@pytest.mark.rule("K-B1")
def test_only_divine_interventions_of_battle_can_be_added() -> None:
    t = battle({"divine": ALL_KINDS})
    t.do("P1: discard 4/1/0", "P1: card 3/2/0")
    names = ["war-rage", "war-fury", "bloody-battle", "bloodbath", "bronze-wall", "iron-wall", "diversion"]
    assert t.legal("P1") == ["seal", *(f"add {name}" for name in names)]


@pytest.mark.rule("K-B1")
@pytest.mark.parametrize(
    ("prayer", "first", "second"),
    [
        (0, ["war-rage", "diversion"], []),
        (1, ["war-rage", "war-fury", "bloodbath", "diversion"], ["diversion"]),
        (2, ["war-rage", "war-fury", "bloodbath", "diversion"], ["war-fury", "bloodbath", "diversion"]),
    ],
)
def test_one_adds_only_what_one_can_pay(prayer: int, first: list[str], second: list[str]) -> None:
    t = battle({"divine": "war-rage war-fury war-fury bloodbath", "prayer": prayer})
    t.do("P1: discard 4/1/0", "P1: card 3/2/0")
    assert t.legal("P1") == ["seal", *(f"add {name}" for name in first)]
    if second:
        t.do("P1: add war-fury")
        assert t.legal("P1") == ["seal", *(f"add {name}" for name in second)]


@pytest.mark.rule("K-B1")
def test_no_more_copies_than_one_holds() -> None:
    t = battle({"divine": "war-rage war-rage"})
    t.do("P1: discard 4/1/0", "P1: card 3/2/0", "P1: add war-rage", "P1: add war-rage")
    assert t.legal("P1") == ["seal", "add diversion"]
    t.do("P1: seal")
    plan(t, "P2 2/0/2")
    assert strengths(t) == [4 + 3 + 2, 6]


@pytest.mark.rule("K-B1")
def test_a_sealed_plan_stands() -> None:
    t = battle()
    plan(t, "P1 3/2/0")
    assert t.owing == ["P2"]
    with pytest.raises(IllegalChoice, match="P1 is not asked"):
        t.do("P1: discard 4/1/0")


# Reveal ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-B2")
@pytest.mark.parametrize("first", ["P1", "P2"])
def test_both_are_revealed_together_and_paid_then(first: str) -> None:
    t = battle({"divine": "war-fury bloodbath", "prayer": 3}, {"divine": "iron-wall", "prayer": 1})
    plans = {"P1": "P1 3/2/0 war-fury bloodbath", "P2": "P2 2/0/2 iron-wall"}
    plan(t, plans.pop(first))
    assert told(t, "shows", "paid") == []
    assert (t.of("P1", "prayer"), t.of("P2", "prayer")) == (3, 1)
    plan(t, *plans.values())
    assert told(t, "shows", "paid") == [
        "K-B2 shows: P1, 3/2/0",
        "K-B2 shows: P2, 2/0/2",
        "K-I:war-fury paid: P1, 1, 2",
        "K-I:bloodbath paid: P1, 1, 1",
        "K-I:iron-wall paid: P2, 1, 0",
    ]


@pytest.mark.rule("K-B2", "K-T:divine-wound")
def test_divine_wound_comes_after_payment_from_the_hand() -> None:
    t = battle({"tiles": "divine-wound", "divine": "war-fury prayer war-rage", "prayer": 1})
    fight(t, "P1 3/2/0 war-rage war-fury", "P2 2/0/2")
    assert (t.prompt, t.owing, t.of("P1", "prayer")) == ("inflict a divine wound", ["P1"], 0)
    assert t.legal() == ["pass", "drop prayer"]
    assert t.told("K-B3", "strength") == []
    t.do("P1: drop prayer")
    assert t.prompt == "recall or retreat"  # no further card in the hand
    assert strengths(t) == [4 + 3 + 1 + 2 + 1, 6]


# What becomes of the cards --------------------------------------------------------------------------------------------


@pytest.mark.rule("K-B9")
def test_the_played_card_lies_open_and_the_other_face_down() -> None:
    t = battle()
    t.do("P1: discard 1/3/0", "P1: card 4/1/0", "P1: seal", "P2: discard 5/0/0", "P2: card 1/1/3", "P2: seal")
    assert (t.of("P1", "played"), t.of("P2", "played")) == ([], [])  # the battle is not over yet
    t.do("P2: recall", "P1: pass")
    assert (t.of("P1", "played"), t.of("P1", "buried")) == (["4/1/0"], ["1/3/0"])
    assert (t.of("P2", "played"), t.of("P2", "buried")) == (["1/1/3"], ["5/0/0"])
    assert [len(t.of(p, "hand")) for p in ("P1", "P2", "P3")] == [6, 6, 8]
    assert told(t, "took cards back") == []


@pytest.mark.rule("K-B9")
def test_an_empty_hand_takes_all_cards_back() -> None:
    """After four battles; the other player's hand has nothing to do with it."""
    used: Entries = {"played": CARDS[:3], "buried": CARDS[3:6]}
    t = fight(battle(used, {"played": CARDS[:2], "buried": CARDS[2:4]}), "P1 5/0/0", "P2 3/0/1")
    assert t.of("P1", "hand") == []
    t.do("P2: recall", "P1: pass")
    assert told(t, "took cards back") == ["K-B9 took cards back: P1"]
    assert (t.of("P1", "hand"), t.of("P1", "played"), t.of("P1", "buried")) == (CARDS, [], [])
    assert (len(t.of("P2", "hand")), t.of("P2", "played")) == (2, [*CARDS[:2], "3/0/1"])


@pytest.mark.rule("K-B9", "K-C3")
def test_a_card_removed_from_the_game_never_returns() -> None:
    t = battle(
        {"tiles": "wrryt-storm", "removed": "2/0/2", "played": "4/1/0 3/2/0 1/3/0", "buried": "2/2/1 3/0/1 1/1/3"}
    )
    fight(t, "P1 3/3/0", "P2 2/0/2")
    t.do("P2: recall", "P1: pass")
    assert t.of("P1", "hand") == [*[card for card in CARDS if card != "2/0/2"], "3/3/0"]
    assert t.of("P1", "removed") == ["2/0/2"]


@pytest.mark.rule("K-B9")
def test_divine_interventions_go_to_the_open_discard() -> None:
    t = battle({"divine": "war-rage war-rage prayer"}, {"divine": "iron-wall"})
    fight(t, "P1 3/2/0 war-rage war-rage", "P2 2/0/2 iron-wall")
    assert t.column("discard") == {"war-rage": 2, "iron-wall": 1}
    assert (t.of("P1", "holding"), t.of("P2", "holding")) == (2, 1)
    assert [t.of(f"P1 {name}", "held") for name in ("war-rage", "prayer", "diversion")] == [0, 1, 1]
    assert t.column("planned") == {}


@pytest.mark.rule("K-B9", "K-I:diversion")
def test_diversion_returns_to_the_hand() -> None:
    t = battle({"divine": "war-rage"}, {"prayer": 0})
    fight(t, "P1 3/2/0 war-rage diversion", "P2 2/0/2 diversion")
    assert t.told("K-I:diversion", "plays a card") == [["P1", "diversion"], ["P2", "diversion"]]
    assert (t.of("P1", "holding"), t.of("P2", "holding")) == (1, 1)
    assert (t.of("P1 diversion", "held"), t.of("P2 diversion", "held")) == (1, 1)
    assert t.column("discard") == {"war-rage": 1}


# Secrets --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-B1", "K-N11")
def test_nobody_learns_which_card_was_discarded() -> None:
    ends = []
    for discard in ("4/1/0", "1/1/3"):
        t = battle()
        t.do(f"P1: discard {discard}", "P1: card 3/2/0", "P1: seal")
        plan(t, "P2 2/0/2")
        t.do("P2: recall", "P1: pass")
        ends.append((seen(t), [heard(t, p) for p in (-2, 1, 2)]))
        assert t.of("P1", "buried") == [discard]
    assert ends[0] == ends[1]


@pytest.mark.rule("K-B1", "K-N11")
def test_nobody_learns_how_many_cards_lie_there() -> None:
    """Neither while the plan is being made nor once it is sealed."""
    plans: list[list[list[bytes]]] = []
    for added in ([], ["war-rage"], ["war-rage", "war-rage", "bloodbath"], ["diversion"]):
        t = battle({"divine": "war-rage war-rage bloodbath"})
        views = [seen(t)]
        for choice in ("discard 4/1/0", "card 3/2/0", *(f"add {name}" for name in added)):
            t.do(f"P1: {choice}")
            if "P1" in t.owing:
                assert seen(t) == views[0]
        if "P1" in t.owing:
            t.do("P1: seal")
        plans.append([views[0], seen(t)])
    assert plans[0] == plans[1] == plans[2] == plans[3]
    assert plans[0][0] != plans[0][1]  # that it is sealed may be known


@pytest.mark.rule("K-B1", "K-N11")
def test_who_holds_nothing_to_add_looks_like_who_declines() -> None:
    views = []
    for divine in ("prayer", "war-rage", "war-fury"):
        t = battle({"divine": divine, "prayer": 0})
        plan(t, "P1 3/2/0")
        sealed = seen(t)
        plan(t, "P2 2/0/2")
        views.append((sealed, seen(t), heard(t, 1)))
    assert views[0] == views[1] == views[2]


@pytest.mark.rule("K-N11", "K-D4")
def test_who_holds_no_card_of_the_day_looks_like_who_keeps_it() -> None:
    views = []
    for divine in ("war-rage", "prayer", "transfer"):
        t = table("end of turn of P1", {"divine": divine, "troops": {"NW1": 1}})
        assert (t.owing, "pass" in t.legal()) == (["P1"], True)
        before = seen(t)
        t.do("P1: pass")
        views.append((before, seen(t), heard(t, 1)))
    assert views[0] == views[1] == views[2]


@pytest.mark.rule("K-N11", "K-D4")
def test_who_holds_diversion_alone_is_not_asked() -> None:
    """Everybody knows that card, so there is nothing to hide."""
    t = table("end of turn of P1", {"troops": {"NW1": 1}})
    assert t.owing == ["P2"]


@pytest.mark.rule("K-N11", "K-T:divine-wound")
def test_a_wound_that_is_not_inflicted_tells_nothing() -> None:
    views = []
    for divine in ("war-rage war-rage", "transfer prayer"):
        t = fight(battle({"tiles": "divine-wound", "divine": divine}), "P1 3/2/0", "P2 2/0/2")
        before = seen(t)
        t.do("P1: pass")
        views.append((before, seen(t), heard(t, 1)))
    assert views[0] == views[1]


@pytest.mark.rule("K-N11", "K-T:spy")
def test_a_spy_sees_the_battle_card_alone() -> None:
    views = []
    for discard, added in (("4/1/0", []), ("1/1/3", ["war-rage"]), ("5/0/0", ["war-rage", "war-fury"])):
        t = battle({"tiles": "spy"}, {"divine": "war-rage war-fury"})
        t.do(f"P2: discard {discard}", "P2: card 2/2/1", *(f"P2: add {name}" for name in added), "P2: seal")
        assert t.told("K-T:spy", "shows") == [["P2", "2/2/1"]]
        views.append((seen(t, 0, 2), heard(t, 0)))
    assert views[0] == views[1] == views[2]


# The record -----------------------------------------------------------------------------------------------------------


def recorded(t: Table, *choices: str) -> Game:
    """A game that goes on from here with these choices ("P1: seal")."""
    game = Game(t.rules, {"players": t.state.players})
    game.state = t.state
    for choice in choices:
        who, _, text = choice.partition(": ")
        player = int(who[1:]) - 1
        game.play(player, t.rules.read(game.state, player, text))
    return game


def lines(game: Game, viewer: int) -> list[str]:
    return [line for line in game.record.text(viewer).partition("\n\n")[2].splitlines() if line]


@pytest.mark.rule("K-B1", "K-N11")
def test_the_record_keeps_discards_to_their_owners() -> None:
    game = recorded(
        battle({"divine": "war-rage"}),
        *("P1: discard 4/1/0", "P1: card 3/2/0", "P1: add war-rage", "P1: seal"),
        *("P2: discard 5/0/0", "P2: card 2/0/2", "P2: seal"),
    )
    assert lines(game, 0) == [
        *("1 P1 discard 4/1/0 @P1", "2 P1 card 3/2/0", "3 P1 add war-rage", "4 P1 seal"),
        *("5 P2 ? @P2", "6 P2 card 2/0/2", "7 P2 seal"),
    ]
    assert lines(game, 1)[0] == lines(game, 2)[0] == "1 P1 ? @P1"
    assert lines(game, 1)[4] == "5 P2 discard 5/0/0 @P2"


@pytest.mark.rule("K-B1", "K-N11", "K-T:spy")
def test_the_record_tells_a_spy_the_battle_card_alone() -> None:
    """Not how many divine interventions lie under it, while the spy still plans."""
    told_so_far = []
    for added in ([], ["war-rage"], ["war-rage", "war-fury"], ["diversion"]):
        t = battle({"tiles": "spy"}, {"divine": "war-rage war-fury"})
        plans = ["discard 4/1/0", "card 2/2/1", *(f"add {name}" for name in added)]
        if added != ["diversion"]:
            plans.append("seal")
        game = recorded(t, *(f"P2: {choice}" for choice in plans))
        told_so_far.append((lines(game, 0), lines(game, 2)))
    assert told_so_far[1:] == told_so_far[:1] * 3


@pytest.mark.rule("K-C3", "K-T:wrryt-storm")
def test_a_special_card_just_taken_is_in_every_hand_that_others_imagine() -> None:
    """Also when its owner has the other special card already."""
    t = shop("ruby", 2, tiles="shetyw-barrier", removed="1/1/3")
    t.do("P1: tile wrryt-storm")
    assert t.prompt == "remove a battle card"
    new = 1 << CARD_NAMES.index("3/3/0")
    seen_by_other = view(t.rules, t.state, 1)
    imagined: list[Any] = [sample(t.rules, seen_by_other, Random(n)) for n in range(40)]
    assert all(state.hand[0] & new for state in imagined)
    assert not any(t.rules.check(state) for state in imagined)

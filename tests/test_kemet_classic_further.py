"""The further cards of Ta-Seti (module cards) in classic Kemet: battle cards and divine interventions."""

import random
from typing import Any

import pytest
from kemet_classic_table import Classic, table
from refusals import reason

from benben.kemet.box.classic_state import ClassicState
from benben.kemet.box.names import CARD_NAMES, DIVINE_NAMES
from benben.kemet.classic import CLASSIC_RULES as RULES
from benben.kemet.rules import divine
from benben.kernel.errors import BadPosition, IllegalChoice
from benben.kernel.steps import State
from benben.kernel.views import read_view, sample, view

CARDS = 'modules = ["cards"]'
FIGHT = "battle in T-W of P1 against P2"


def cards(situation: str, top: str = "", **of_player: str) -> Classic:
    return table(situation, f"{CARDS}\n{top}", **of_player)


def holding(*names: str, more: str = "") -> str:
    return f"divine = {list(names)}" + (f", {more}" if more else "")


def plan(t: Classic, player: str, discard: str, card: str, *added: str) -> None:
    t.do(f"{player}: discard {discard}", f"{player}: card {card}", *(f"{player}: add {name}" for name in added))
    if player in t.owing and "seal" in t.legal(player) and t.prompt == "war council":
        t.do(f"{player}: seal")


def fight(mine: str, foe: str, my_plan: str, foe_plan: str, top: str = "") -> Classic:
    """A plan is a card to discard, one to play, and what is added to it."""
    t = cards(FIGHT, top, P1=mine, P2=foe)
    plan(t, "P1", *my_plan.split())
    plan(t, "P2", *foe_plan.split())
    return t


def guess(s: State, viewer: int, seed: int) -> ClassicState:
    """What a viewer may take the position for."""
    guessed = sample(RULES, read_view(view(RULES, s, viewer).bytes()), random.Random(seed))
    assert isinstance(guessed, ClassicState)
    assert RULES.check(guessed) == []
    return guessed


@pytest.mark.rule("KT-E1", "KT-C3", "KT-C7")
def test_the_module_adds_battle_cards_and_divine_interventions() -> None:
    t = cards("turn of P1")
    assert sum(t.state.deck) == 47
    assert t.state.hand[0].bit_count() == 8
    assert {"1/1/3", "5/0/0"} <= {CARD_NAMES[c] for c in range(len(CARD_NAMES)) if t.state.hand[0] >> c & 1}
    assert sum(table("turn of P1").state.deck) == 35
    assert table("turn of P1").state.hand[0].bit_count() == 6
    assert RULES.options({"players": 2, "modules": ["cards"]})["modules"] == ["cards"]
    with pytest.raises(BadPosition):
        table("turn of P1", P1='divine = ["glory"]')


@pytest.mark.rule("KT-C3", "KT-B9", "KT-I:divine-protection")
def test_5_0_0_costs_two_units_that_nothing_saves() -> None:
    """Behind the damage, whatever the defence, and they are nobody's kills."""
    t = fight(
        holding("divine-protection", more="troops = { T-W = 4 }"),
        'troops = { T-W = 4 }, tiles = ["crusade"], prayer = 2',
        "1/3/0 5/0/0 divine-protection",
        "4/1/0 1/3/0",
    )
    assert t.told("K-B4", "lost units") == [["P1", 0, 4], ["P2", 0, 4]]
    assert t.told("K-C3", "own loss") == [["P1", 2, 2]]
    assert t.told("KT-T:crusade", "gained prayer") == []
    assert t.order("lost units", "own loss", "gained fame") == ["lost units", "lost units", "own loss", "gained fame"]


@pytest.mark.rule("KT-C3")
def test_1_1_3_counts_as_printed() -> None:
    t = fight("troops = { T-W = 2 }", "troops = { T-W = 2 }", "4/1/0 1/1/3", "4/1/0 2/2/1")
    assert t.told("K-B3", "strength") == [["P1", 3, "P2", 4]]
    assert t.told("K-B4", "lost units") == [["P1", 0, 2], ["P2", 0, 2]]


@pytest.mark.rule("KT-I:swiftness", "KT-D7")
def test_swiftness_is_one_more_land_move_at_the_start() -> None:
    t = cards("action move of P1", P1=holding("swiftness", "swiftness", more="troops = { NW1 = 2 }"))
    t.do("P1: play swiftness", "P1: play swiftness", "P1: troop NW1", "P1: take 2", "P1: to D-NW", "P1: to In-W")
    assert "to T-inW" in t.legal()


# For the winner -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KT-I:glory", "KT-B7", "KT-X1")
def test_glory_pays_the_winner_each_card_by_itself() -> None:
    """Before losses are counted."""
    mine = holding("glory", "glory", more='troops = { T-W = 5 }, prayer = 1, tiles = ["divine-strength"]')
    t = table(FIGHT, 'modules = ["black", "cards"]', P1=mine, P2="troops = { T-W = 1 }")
    told: Any = RULES.ahead(t.state, 0, RULES.legal(t.state, 0))["council"]
    assert told["divine"]["glory"]["prayer_won"] == 5
    plan(t, "P1", "4/1/0", "3/2/0", "glory", "glory")
    plan(t, "P2", "4/1/0", "3/0/1")
    assert t.told("KT-I:glory", "gained prayer") == [["P1", 4, 5], ["P1", 4, 10]]
    assert t.told("KT-T:divine-strength", "more prayer") == [["P1", 1, 6], ["P1", 1, 11]]
    assert t.order("wins battle", "gained prayer", "lost units")[:2] == ["wins battle", "gained prayer"]


@pytest.mark.rule("KT-I:glory")
def test_glory_pays_nothing_to_the_loser() -> None:
    mine = holding("glory", more="troops = { T-W = 1 }")
    t = fight(mine, "troops = { T-W = 5 }", "4/1/0 3/0/1 glory", "4/1/0 3/2/0")
    assert t.told("KT-I:glory", "gained prayer") == []
    assert t.state.discard[DIVINE_NAMES.index("glory")] == 1


@pytest.mark.rule("KT-I:divine-protection", "KT-B8")
def test_divine_protection_saves_the_winner() -> None:
    t = fight(
        holding("divine-protection", more="troops = { T-W = 5 }"),
        holding("divine-protection", more='troops = { T-W = 3 }, tiles = ["crusade", "carnage"], prayer = 1'),
        "4/1/0 3/2/0 divine-protection",
        "4/1/0 1/3/0 divine-protection",
    )
    assert t.told("KT-I:divine-protection", "spared") == [["P1", 4]]
    assert t.told("K-B4", "lost units") == [["P1", 0, 5], ["P2", 2, 1]]  # which does not help the loser
    assert t.told("KT-T:crusade", "gained prayer") == []


@pytest.mark.rule("KT-I:glory", "KT-I:reinforcements", "KT-B10")
def test_cards_for_the_winner_work_without_a_survivor() -> None:
    t = fight(
        holding("glory", "reinforcements", more='troops = { T-W = 1 }, prayer = 0, tiles = ["charge"]'),
        "troops = { T-W = 1 }",
        "4/1/0 3/2/0 glory reinforcements",
        "4/1/0 1/3/0",
    )
    assert t.state.prayer[0] == 4
    assert t.told("K-B5", "gained fame") == []
    assert (t.owing, t.prompt) == (["P1"], "place units")
    assert t.legal() == ["pass", "place NW1", "place NW2", "place NW3"]  # the Troop in the temple is gone


@pytest.mark.rule("KT-I:reinforcements", "KT-P5")
def test_reinforcements_come_to_troops_and_free_districts_before_the_loser_goes() -> None:
    t = table(
        FIGHT,
        f"{CARDS}\nplayers = 3",
        P1=holding("reinforcements", more="troops = { T-W = 3, NW1 = 5 }"),
        P2="troops = { T-W = 3 }",
        P3="troops = { NW2 = 1 }",
    )
    plan(t, "P1", "4/1/0", "3/2/0", "reinforcements")
    plan(t, "P2", "4/1/0", "2/0/2")
    assert (t.owing, t.prompt) == (["P1"], "place units")
    assert t.legal() == ["pass", "place NW3", "place T-W"]  # NW1 is full, an enemy holds NW2
    assert reason(t, "P1: place NW2") == ("KT-I:reinforcements", "enemy there")
    t.do("P1: place NW3", "P1: place T-W", "P1: place T-W")
    assert t.told("KT-I:reinforcements", "placed") == [["P1", 1, "NW3", 1], ["P1", 2, "T-W", 5]]
    assert t.told("K-B0", "battle") == [["P1", "P2", "T-W"]]  # no battle comes of a battle
    assert (t.owing, t.prompt) == (["P2"], "recall or retreat")


@pytest.mark.rule("KT-I:reinforcements")
def test_reinforcements_are_the_winners_and_need_not_all_come() -> None:
    t = fight(
        "troops = { T-W = 1 }",
        holding("reinforcements", "reinforcements", more="troops = { T-W = 3 }"),
        "4/1/0 3/0/1",
        "4/1/0 2/0/2 reinforcements reinforcements",
    )
    assert (t.owing, t.prompt) == (["P2"], "place units")
    t.do(*["P2: place SW1"] * 5, "P2: pass")
    assert t.told("KT-I:reinforcements", "placed") == [["P2", 5, "SW1", 5]]


# Tactical Choice ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KT-I:tactical-choice", "KT-B6", "KT-X7")
def test_tactical_choice_swaps_the_card_shown_with_the_one_discarded() -> None:
    t = fight(
        holding("tactical-choice", more="troops = { T-W = 3 }"),
        "troops = { T-W = 3 }",
        "4/1/0 1/3/0 tactical-choice",
        "4/1/0 3/0/1",
    )
    assert (t.owing, t.prompt, t.legal()) == (["P1"], "swap the battle card", ["pass", "use"])
    t.do("P1: use")
    assert t.told("KT-I:tactical-choice", "swaps") == [["P1", "1/3/0", "4/1/0"]]
    assert t.told("K-B3", "strength") == [["P1", 7, "P2", 6]]
    assert t.told("K-B4", "lost units") == [["P1", 0, 3], ["P2", 0, 3]]
    t.do("P2: recall", "P1: pass")
    assert t.state.played[0] == 1 << CARD_NAMES.index("4/1/0")
    assert t.state.buried[0] == 1 << CARD_NAMES.index("1/3/0")
    t = fight(
        holding("tactical-choice", more="troops = { T-W = 3 }"),
        "troops = { T-W = 3 }",
        "4/1/0 1/3/0 tactical-choice",
        "4/1/0 3/0/1",
    )
    t.do("P1: pass")
    assert t.told("K-B3", "strength") == [["P1", 4, "P2", 6]]


@pytest.mark.rule("KT-B6", "KT-I:tactical-choice", "KT-T:divine-wound")
def test_the_attacker_swaps_first_and_divine_wound_comes_last() -> None:
    t = fight(
        holding("tactical-choice", more="troops = { T-W = 3 }"),
        holding("tactical-choice", "veto", more='troops = { T-W = 3 }, tiles = ["divine-wound"]'),
        "4/1/0 5/0/0 tactical-choice",
        "4/1/0 3/0/1 tactical-choice",
    )
    assert (t.owing, t.prompt) == (["P1"], "swap the battle card")
    t.do("P1: pass")
    assert (t.owing, t.prompt) == (["P2"], "swap the battle card")
    t.do("P2: use")
    assert (t.owing, t.prompt) == (["P2"], "inflict a divine wound")
    t.do("P2: drop veto")
    if t.prompt == "inflict a divine wound":
        t.do("P2: pass")
    assert t.told("K-B3", "strength") == [["P1", 8, "P2", 8]]
    assert t.told("K-C3", "own loss") == [["P1", 2, 0]]  # 4/1/0 has taken one


@pytest.mark.rule("KT-B6", "KT-B9")
def test_a_card_that_was_swapped_away_costs_nothing() -> None:
    t = fight(
        holding("tactical-choice", more="troops = { T-W = 3 }"),
        "troops = { T-W = 3 }",
        "4/1/0 5/0/0 tactical-choice",
        "4/1/0 3/0/1",
    )
    t.do("P1: use")
    assert t.told("K-C3", "own loss") == []


@pytest.mark.rule("KT-B6", "KT-X6")
def test_all_know_which_card_was_swapped_away_and_nobody_the_others() -> None:
    """Whoever makes up what P1 has hidden knows that 1/3/0 lies face down, until all cards are taken back."""
    t = fight(
        holding("tactical-choice", more='troops = { T-W = 3 }, played = ["2/0/2"], buried = ["3/0/1"]'),
        "troops = { T-W = 3 }",
        "4/1/0 1/3/0 tactical-choice",
        "4/1/0 3/0/1",
    )
    guessed = [guess(t.state, 1, n) for n in range(20)]
    assert len({s.put_aside[0] for s in guessed}) > 1  # P2 cannot know what a swap would bring
    assert all(s.buried[0] >> s.put_aside[0] & 1 for s in guessed)
    t.do("P1: use", "P2: recall", "P1: pass")
    old = CARD_NAMES.index("1/3/0")
    for n in range(20):
        s = guess(t.state, 1, n)
        assert s.buried[0] >> old & 1
        assert s.buried[0].bit_count() == 2


# Divine Memory --------------------------------------------------------------------------------------------------------


def remembering(discard: list[str], mine: str, top: str = "", **others: str) -> Classic:
    t = cards("turn of P1", f"discard = {discard}\n{top}", P1=holding("divine-memory", more=mine), **others)
    t.do("P1: play divine-memory")
    return t


@pytest.mark.rule("KT-I:divine-memory", "KT-X5")
def test_divine_memory_takes_a_card_of_ones_choice() -> None:
    t = remembering(["glory", "veto", "veto", "divine-memory"], "prayer = 3")
    assert t.state.prayer[0] == 2
    assert (t.owing, t.prompt, t.legal()) == (["P1"], "take a card from the discard", ["draw veto", "draw glory"])
    assert reason(t, "P1: draw divine-memory") == ("KT-I:divine-memory", "never its like")
    assert reason(t, "P1: draw war-rage") == ("KT-I:divine-memory", "not in the discard")
    t.do("P1: draw glory")
    assert t.told("KT-I:divine-memory", "remembers") == [["P1", 1]]
    assert t.told("KT-I:divine-memory", "remembered") == [["P1", "glory"]]
    assert (t.owing, t.prompt, t.state.holding) == (["P1"], "your turn", [1, 0])


@pytest.mark.rule("KT-X5", "KT-X6")
def test_what_was_taken_is_secret() -> None:
    """For others the discard looks as before; they know that one card of it is missing."""
    t = remembering(["glory", "veto", "war-rage"], "prayer = 3")
    t.do("P1: draw veto")
    other = remembering(["glory", "veto", "war-rage"], "prayer = 3")
    other.do("P1: draw glory")
    assert view(RULES, t.state, 1).bytes() == view(RULES, other.state, 1).bytes()
    assert view(RULES, t.state, 0).bytes() != view(RULES, other.state, 0).bytes()
    guessed = {guess(t.state, 1, n).taken.index(1) for n in range(40)}
    assert {DIVINE_NAMES[d] for d in guessed} == {"glory", "veto", "war-rage"}
    told = [event for event in t.log.events if event.template == "remembered"]
    assert [event.audience for event in told] == [1]


@pytest.mark.rule("KT-X5", "KT-N6")
def test_the_discard_becomes_the_deck_without_what_was_taken() -> None:
    t = remembering(["glory", "veto", "war-rage"], "prayer = 3")
    t.do("P1: draw veto")
    s = t.state.copy()
    assert isinstance(s, ClassicState)
    s.discard = [n + m for n, m in zip(s.discard, s.deck, strict=True)]
    s.deck = [0] * len(s.deck)
    assert divine.available(s) == 46
    divine.reshuffle(s, None)
    assert (sum(s.deck), sum(s.discard), sum(s.took), sum(s.taken)) == (46, 0, 0, 0)
    assert s.deck[DIVINE_NAMES.index("veto")] == 1
    assert RULES.check(s) == []


@pytest.mark.rule("KT-X5")
def test_the_next_who_takes_a_card_finds_what_is_left() -> None:
    """And knows then what the first has taken."""
    t = remembering(["glory", "war-rage"], "prayer = 3", P2=holding("divine-memory", more="prayer = 3"))
    t.do("P2: pass", "P1: draw glory")
    t.do("P1: space pray-1")
    while t.owing != ["P2"]:
        t.do(f"P1: {'pass' if 'pass' in t.legal() else t.legal()[0]}")
    t.do("P2: play divine-memory")
    if t.prompt == "veto":
        t.do("P1: pass")
    assert (t.owing, t.legal()) == (["P2"], ["draw war-rage"])
    for n in range(10):
        s = guess(t.state, 1, n)
        assert s.taken[DIVINE_NAMES.index("glory")] == 1
        guess(t.state, 0, n)
    t.do("P2: draw war-rage")
    assert t.state.took == [1, 1]


@pytest.mark.rule("KT-X5")
def test_a_card_played_again_does_not_say_that_it_was_taken() -> None:
    """Of two Glories in the game three were seen in the discard: then one of them must have been taken."""
    mine = "prayer = 5, troops = { T-W = 5 }"
    t = remembering(["glory", "glory", "veto"], mine, P2="troops = { SW1 = 5 }")
    t.do("P1: draw glory")
    s = t.state
    glory = DIVINE_NAMES.index("glory")
    s.held[glory] -= 1
    s.holding[0] -= 1
    s.discard[glory] += 1
    assert RULES.check(s) == []
    for n in range(10):
        assert guess(s, 1, n).taken[glory] == 1


@pytest.mark.rule("KT-I:divine-memory", "KT-X7")
def test_divine_memory_needs_something_to_take() -> None:
    t = cards("turn of P1", 'discard = ["divine-memory"]', P1=holding("divine-memory", more="prayer = 3"))
    assert reason(t, "P1: play divine-memory") == ("KT-X7", "discard empty")
    t = cards("turn of P1", 'discard = ["veto"]', P1=holding("divine-memory", more="prayer = 0"))
    with pytest.raises(IllegalChoice, match="too few prayer points"):
        t.do("P1: play divine-memory")


@pytest.mark.rule("KT-I:divine-memory", "KT-X2")
def test_divine_memory_can_be_cancelled() -> None:
    t = cards("turn of P1", 'discard = ["glory"]', P1=holding("divine-memory", more="prayer = 3"), P2=holding("veto"))
    t.do("P1: play divine-memory", "P2: play veto")
    assert (t.prompt, t.state.took, t.state.prayer[0]) == ("your turn", [0, 0], 2)

"""Divine interventions of classic Kemet outside battles: by Day, and Veto."""

import random

import pytest
from kemet_classic_table import Classic, table
from refusals import reason

from benben.kernel.errors import IllegalChoice
from benben.kernel.views import read_view, sample, view

THREE = 'players = 3\norder = ["P1", "P2", "P3"]'


def holding(*cards: str, more: str = "") -> str:
    names = ", ".join(f'"{card}"' for card in cards)
    return f"divine = [{names}]" + (f", {more}" if more else "")


def turn(mine: str, top: str = "", **others: str) -> Classic:
    return table("turn of P1", top, P1=mine, **others)


# By Day ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KT-I:mana-theft", "KT-X1")
def test_mana_theft_takes_from_all_and_gives_one() -> None:
    t = turn(
        holding("mana-theft", more="prayer = 3"), THREE, P2="prayer = 0", P3="prayer = 4, tiles = ['priest-of-ra']"
    )
    t.do("P1: play mana-theft")
    assert t.state.prayer == [4, 0, 3]  # a loss is no payment: no discount
    assert t.told("KT-I:mana-theft", "lost prayer") == [["P3", 1, 3]]
    assert t.told("KT-I:mana-theft", "gained prayer") == [["P1", 1, 4]]


@pytest.mark.rule("KT-X7", "KT-C2")
def test_a_card_that_could_do_nothing_cannot_be_played() -> None:
    t = turn(holding("mana-theft", "prayer", "enlistment", "raining-fire", more="prayer = 11"), P2="prayer = 0")
    plays = [choice for choice in t.legal() if choice.startswith("play")]
    assert plays == ["play enlistment"]  # no Troop is there to burn
    assert reason(t, "P1: play prayer") == ("KT-X7", "prayer points full")
    t = turn(holding("mana-theft", "prayer", more="prayer = 11"), P2="prayer = 1")
    assert [choice for choice in t.legal() if choice.startswith("play")] == ["play mana-theft"]
    t.do("P1: play mana-theft")
    assert t.state.prayer == [11, 0]


@pytest.mark.rule("KT-I:enlistment", "KT-P5")
def test_enlistment_into_districts_and_troops() -> None:
    t = turn(holding("enlistment", more="troops = { T-W = 3, NW1 = 5 }"), P2="troops = { NW2 = 1 }")
    t.do("P1: play enlistment")
    assert t.legal() == ["pass", "place NW2", "place NW3", "place T-W"]
    t.do("P1: place NW3", "P1: place T-W")
    while t.prompt == "place units":
        t.do("P1: pass")
    assert t.told("KT-I:enlistment", "placed") == [["P1", 1, "NW3", 1], ["P1", 1, "T-W", 4]]


@pytest.mark.rule("KT-I:enlistment", "KT-P5", "KT-B0")
def test_enlistment_into_a_district_an_enemy_holds_is_a_battle() -> None:
    t = turn(holding("enlistment"), P2="troops = { NW2 = 1 }")
    t.do("P1: play enlistment", "P1: place NW2", "P1: pass")
    assert t.told("K-B0", "battle") == [["P1", "P2", "NW2"]]


@pytest.mark.rule("KT-I:raining-fire", "KT-P6")
def test_raining_fire_takes_the_last_unit() -> None:
    t = turn(holding("raining-fire"), P2="troops = { T-W = 1, SW1 = 1 }")
    t.do("P1: play raining-fire", "P1: hit T-W")
    assert t.told("K-P9", "burnt") == [["P2", "T-W", 0]]


@pytest.mark.rule("KT-I:prayer")
def test_prayer_gives_two_points() -> None:
    t = turn(holding("prayer", more="prayer = 3"))
    t.do("P1: play prayer")
    assert t.state.prayer[0] == 5


# Veto -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KT-X2", "KT-I:veto")
def test_a_veto_cancels_a_card_and_the_price_stays_paid() -> None:
    t = turn(holding("raining-fire", more="prayer = 3"), P2=holding("veto", more="troops = { T-W = 1 }"))
    t.do("P1: play raining-fire")
    assert (t.owing, t.prompt, t.legal("P2")) == (["P2"], "veto", ["pass", "play veto"])
    t.do("P2: play veto")
    assert t.told("KT-I:veto", "cancels a card") == [["P2", "P1", "raining-fire"]]
    assert (t.owing, t.prompt) == (["P1"], "your turn")
    assert t.state.prayer[0] == 2
    assert t.state.holding == [0, 0]
    assert sum(t.state.discard) == 2


@pytest.mark.rule("KT-X2", "KT-X6", "KT-X7")
def test_all_who_hold_a_card_are_asked_and_need_not() -> None:
    """Whoever holds no card is not asked; who plays the card is not; no Veto is forced."""
    t = turn(holding("prayer", "veto"), THREE, P2=holding("war-rage"), P3="")
    t.do("P1: play prayer")
    assert (t.owing, t.legal("P2")) == (["P2"], ["pass"])
    with pytest.raises(IllegalChoice):
        t.do("P2: play veto")
    t.do("P2: pass")
    assert t.state.prayer[0] == 7
    t = turn(holding("prayer"), THREE, P2=holding("veto"), P3=holding("war-fury"))
    t.do("P1: play prayer")
    assert t.owing == ["P2", "P3"]
    t.do("P3: pass", "P2: pass")
    assert (t.state.prayer[0], t.state.holding) == (7, [0, 1, 1])


@pytest.mark.rule("KT-X2")
def test_of_several_the_earliest_in_turn_order_counts() -> None:
    top = 'players = 3\norder = ["P1", "P3", "P2"]'
    t = turn(holding("prayer"), top, P2=holding("veto"), P3=holding("veto"))
    t.do("P1: play prayer", "P2: play veto", "P3: play veto")
    assert t.told("KT-I:veto", "cancels a card") == [["P3", "P1", "prayer"]]
    assert t.state.holding == [0, 1, 0]
    assert t.state.prayer[0] == 5


@pytest.mark.rule("KT-X2", "KT-I:teleportation")
def test_a_cancelled_teleportation_moves_nobody() -> None:
    t = table(
        "action move of P1",
        P1=holding("teleportation", more="troops = { D-NW = 2 }, prayer = 3"),
        P2=holding("veto"),
    )
    t.do("P1: troop D-NW", "P1: take 2", "P1: transfer T-W", "P2: play veto")
    assert (t.owing, t.prompt) == (["P1"], "go on")
    assert t.told("KT-I:teleportation", "moved") == []
    assert "to T-W" in t.legal()
    assert t.state.prayer[0] == 2


@pytest.mark.rule("KT-X2", "KT-I:open-gates")
def test_cancelled_gates_stay_closed() -> None:
    mine = holding("open-gates", more='troops = { Ob-W1 = 2 }, tiles = ["god-speed"], prayer = 3')
    t = table("action move of P1", P1=mine, P2=holding("veto"))
    t.do("P1: play open-gates", "P2: play veto", "P1: troop Ob-W1", "P1: take 2", "P1: to D-SW")
    assert "to SW1" not in t.legal()


@pytest.mark.rule("KT-X2", "KT-X4")
def test_an_escape_is_cancelled_by_third_players_alone() -> None:
    t = table(
        "action move of P1",
        THREE,
        P1=holding("war-rage", more="troops = { D-NW = 3 }"),
        P2=holding("escape", more="troops = { T-W = 2 }"),
        P3=holding("veto"),
    )
    t.do("P1: troop D-NW", "P1: take 3", "P1: to T-W", "P2: play escape")
    assert (t.owing, t.prompt) == (["P3"], "veto")
    t.do("P3: play veto")
    assert t.prompt == "war council"
    assert t.told("KT-I:veto", "cancels a card") == [["P3", "P2", "escape"]]


@pytest.mark.rule("KT-X3")
def test_no_veto_on_cards_laid_for_a_battle() -> None:
    t = table(
        "battle in T-W of P1 against P2",
        THREE,
        P1=holding("war-rage", more="troops = { T-W = 2 }"),
        P2="troops = { T-W = 2 }",
        P3=holding("veto"),
    )
    t.do("P1: discard 4/1/0", "P1: card 3/0/1", "P1: add war-rage", "P2: discard 4/1/0", "P2: card 3/0/1")
    assert t.told("KT-I:war-rage", "plays a card") == [["P1", "war-rage"]]
    assert t.prompt == "recall or retreat"


@pytest.mark.rule("KT-X2", "KT-X6")
def test_a_veto_looks_alike() -> None:
    """Views and records of the others are the same whether it is held, and whether it was meant."""
    seen = []
    for card, answer in (("veto", "pass"), ("war-rage", "pass"), ("veto", "play veto")):
        t = turn(holding("prayer"), THREE, P2=holding(card), P3=holding("veto"))
        t.do("P1: play prayer")
        before = view(t.rules, t.state, 0).bytes()
        t.do(f"P2: {answer}")
        seen.append((before, view(t.rules, t.state, 0).bytes(), view(t.rules, t.state, 2).bytes()))
        made = sample(t.rules, read_view(view(t.rules, t.state, 0).bytes()), random.Random(1))
        assert t.rules.check(made) == []
    assert len(set(seen)) == 1


@pytest.mark.rule("KT-X2", "KT-X6")
def test_whether_somebody_would_have_cancelled_it_is_their_secret() -> None:
    t = table("turn of P1", "players = 3", P1='divine = ["prayer"]', P2='divine = ["veto"]', P3='divine = ["war-rage"]')
    t.do("P1: play prayer")
    step, f = t.rules.steps[t.state.frames[-1][0]], t.state.frames[-1]
    for p in (1, 2):
        assert step.audience(t.state, f, p, t.rules.read(t.state, p, "pass")) == 1 << p

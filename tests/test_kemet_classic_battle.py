"""Battles of classic Kemet, stage by stage."""

import pytest
from kemet_classic_table import Classic, table

FIGHT = "battle in T-W of P1 against P2"


def fight(mine: str, foe: str, *plans: str, top: str = "") -> Classic:
    t = table(FIGHT, top, P1=mine, P2=foe)
    t.do(*plans)
    return t


@pytest.mark.rule("KT-B2", "KT-B3", "KT-B5", "KT-B7", "KT-B8", "KT-B11", "KT-B15")
def test_the_worked_example() -> None:
    """5 Units, Charge!, Blades, 3/2/0 against 4 Units, Elephant, 2/0/2, Bronze Wall, War Fury: 10 to 9, no losses."""
    foe = 'tiles = ["ancestral-elephant"], creatures = { ancestral-elephant = "T-W" }, troops = { T-W = 4 }'
    t = fight(
        'tiles = ["charge", "blades-of-neith"], troops = { T-W = 5 }',
        f'{foe}, divine = ["bronze-wall", "war-fury"], prayer = 3',
        "P1: discard 4/1/0",
        "P1: card 3/2/0",
        "P2: discard 4/1/0",
        "P2: card 2/0/2",
        "P2: add war-fury",
        "P2: add bronze-wall",
    )
    assert t.told("K-B3", "strength") == [["P1", 10, "P2", 9]]
    assert t.told("K-B4", "lost units") == [["P1", 0, 5], ["P2", 0, 4]]
    assert t.told("K-B5", "gained fame") == [["P1", 1, 1]]  # the temple is not P1’s yet
    t.do("P2: recall")
    assert t.state.prayer[1] == 2 + 4
    assert (t.owing, t.legal()) == (["P1"], ["pass", "recall"])


@pytest.mark.rule("KT-B7")
def test_a_tie_is_the_defenders_and_there_is_no_home() -> None:
    t = table("battle in SW1 of P1 against P2", P1="troops = { SW1 = 2 }", P2="troops = { SW1 = 2 }")
    t.do("P1: discard 4/1/0", "P1: card 3/0/1", "P2: discard 4/1/0", "P2: card 3/0/1")
    assert t.told("K-B3", "strength") == [["P1", 5, "P2", 5]]
    assert t.told("K-B3", "wins battle") == [["P2"]]


@pytest.mark.rule("KT-T:holy-war", "KT-B7")
@pytest.mark.parametrize("attacks", [True, False])
def test_holy_war_pays_for_every_battle_won(attacks: bool) -> None:
    """Before the losses, and also a defender, and one who is wiped out."""
    mine, foe = 'tiles = ["holy-war"], troops = { T-W = 2 }', "troops = { T-W = 1 }"
    plans = ("discard 4/1/0", "card 1/3/0")
    t = fight(
        mine if attacks else foe,
        foe if attacks else mine,
        *(f"P1: {plan}" for plan in plans),
        *(f"P2: {plan}" for plan in plans),
    )
    holder = "P1" if attacks else "P2"
    assert t.told("KT-T:holy-war", "gained prayer") == [[holder, 4, 9]]
    assert t.order("wins battle", "gained prayer", "lost units")[:2] == ["wins battle", "gained prayer"]


@pytest.mark.rule("KT-T:holy-war")
def test_holy_war_pays_nothing_to_losers() -> None:
    t = fight("troops = { T-W = 4 }", 'tiles = ["holy-war"], troops = { T-W = 1 }')
    t.do("P1: discard 4/1/0", "P1: card 3/0/1", "P2: discard 4/1/0", "P2: card 2/0/2")
    assert t.told("KT-T:holy-war", "gained prayer") == []


@pytest.mark.rule("KT-B4", "KT-T:prescience")
@pytest.mark.parametrize(("seer", "first"), [("P1", "P2"), ("P2", "P1")])
def test_prescience_sees_the_battle_card_first(seer: str, first: str) -> None:
    has = {"P1": "", "P2": ""} | {seer: ', tiles = ["prescience"]'}
    t = fight(f"troops = {{ T-W = 2 }}{has['P1']}", f"troops = {{ T-W = 2 }}{has['P2']}")
    assert t.owing == [first]
    t.do(f"{first}: discard 4/1/0", f"{first}: card 3/0/1")
    assert t.told("KT-T:prescience", "shows") == [[first, "3/0/1"]]
    assert t.owing == [seer]


@pytest.mark.rule("KT-B10", "KT-B11", "KT-B14")
def test_a_winner_may_be_wiped_out_and_gets_no_point() -> None:
    t = fight("troops = { T-W = 1 }", "troops = { T-W = 4 }")
    t.do("P1: discard 4/1/0", "P1: card 3/0/1", "P2: discard 4/1/0", "P2: card 1/3/0")
    assert t.told("K-B3", "wins battle") == [["P2"]]
    t = fight('troops = { T-W = 2 }, tiles = ["charge"]', "troops = { T-W = 2 }")
    t.do("P1: discard 4/1/0", "P1: card 3/2/0", "P2: discard 4/1/0", "P2: card 1/3/0")
    assert t.told("K-B3", "wins battle") == [["P1"]]
    assert t.told("K-B5", "gained fame") == []
    assert t.state.troop.count(0) == len(t.state.troop)


@pytest.mark.rule("KT-T:defensive-victory", "KT-B11")
def test_a_defender_is_paid_by_a_tile_alone() -> None:
    plans = ("P1: discard 4/1/0", "P1: card 3/0/1", "P2: discard 4/1/0", "P2: card 3/0/1")
    t = fight("troops = { T-W = 1 }", "troops = { T-W = 4 }", *plans)
    assert t.order("gained fame") == []
    t = fight("troops = { T-W = 1 }", 'troops = { T-W = 4 }, tiles = ["defensive-victory"]', *plans)
    assert t.told("KT-T:defensive-victory", "gained fame")


@pytest.mark.rule("KT-B17")
def test_all_cards_come_back_when_none_is_left() -> None:
    used = 'played = ["4/1/0", "3/2/0"], buried = ["1/3/0", "2/2/1"], troops = { T-W = 2 }'
    t = fight(used, "troops = { T-W = 5 }")
    t.do("P1: discard 2/0/2", "P2: discard 4/1/0", "P2: card 3/0/1")
    while t.owing == ["P1"] or t.prompt in ("recall or retreat", "stay or recall", "choose where they retreat"):
        if t.prompt not in ("recall or retreat", "stay or recall", "choose where they retreat"):
            break
        t.do(f"{t.owing[0]}: {t.legal()[0]}")
    assert t.told("K-B9", "took cards back") == [["P1"]]
    assert t.state.hand[0].bit_count() == 6


@pytest.mark.rule("KT-T:divine-wound", "KT-P9", "KT-B6")
def test_divine_wound_with_an_empty_hand_is_not_asked() -> None:
    plans = ("P1: discard 4/1/0", "P1: card 3/0/1", "P2: discard 4/1/0", "P2: card 3/0/1")
    t = fight('tiles = ["divine-wound"], troops = { T-W = 2 }', "troops = { T-W = 2 }", *plans)
    assert t.told("K-B3", "wins battle") == [["P2"]]
    t = fight('tiles = ["divine-wound"], troops = { T-W = 2 }, divine = ["veto"]', "troops = { T-W = 2 }")
    t.do("P1: discard 4/1/0", "P1: card 3/0/1", "P1: seal", "P2: discard 4/1/0", "P2: card 3/0/1")
    assert t.prompt == "inflict a divine wound"
    t.do("P1: drop veto")
    while t.prompt == "inflict a divine wound":
        t.do("P1: pass")
    assert t.told("K-B3", "wins battle") == [["P1"]]


@pytest.mark.rule("KT-B3", "KT-X6")
@pytest.mark.parametrize("held", ["veto", "war-fury"])
def test_whoever_holds_a_card_seals_the_plan_by_hand(held: str) -> None:
    """Else it would be known, once the plans are open, that the card was none for battles."""
    t = fight(f'troops = {{ T-W = 5 }}, divine = ["{held}"]', "troops = { T-W = 4 }", "P1: discard 4/1/0")
    t.do("P1: card 3/2/0")
    assert "P1" in t.owing
    assert "seal" in t.legal("P1")
    t.do("P1: seal", "P2: discard 4/1/0", "P2: card 2/0/2")  # who holds none has nothing to hide
    assert t.told("K-B3", "wins battle") == [["P1"]]

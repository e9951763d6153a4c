"""Vision of classic Kemet: one card out of five, the others back into the deck."""

import pytest
from kemet_classic_table import table

from benben.kernel.errors import IllegalChoice
from benben.kernel.views import view

VISION = 'tiles = ["vision"]'
DRAWN = ("veto", "veto", "prayer", "escape", "war-fury")


@pytest.mark.rule("KT-N4", "KT-T:vision")
def test_one_card_out_of_five() -> None:
    t = table("night from divine intervention", "round = 2", P1=VISION)
    deck = sum(t.state.deck)
    for card in DRAWN:
        assert t.prompt == "look at divine interventions"
        t.do(f"BOX: draw {card}")
    assert (t.owing, t.prompt) == (["P1"], "keep a divine intervention")
    assert t.legal() == ["draw war-fury", "draw prayer", "draw veto", "draw escape"]
    assert t.state.holding == [0, 0]
    before = len(t.log.events)
    t.do("P1: draw escape")
    assert t.events(before)[0].startswith("KT-T:vision drew a card")
    assert t.state.holding == [1, 0]
    assert sum(t.state.deck) == deck - 1  # P2 has not drawn yet
    assert not any(t.state.looked_at)


@pytest.mark.rule("KT-N4")
def test_others_see_nothing_of_it() -> None:
    t = table("night from divine intervention", "round = 2", P1=VISION)
    t.do(*(f"BOX: draw {card}" for card in DRAWN))
    assert b"escape" not in view(t.rules, t.state, 1).bytes()
    assert b"escape" in view(t.rules, t.state, 0).bytes()
    assert not [e for e in t.log.heard(1) if e.template == "looks at"]
    assert len([e for e in t.log.heard(0) if e.template == "looks at"]) == 5


@pytest.mark.rule("KT-N4", "KT-N3", "KT-T:divine-boon")
def test_further_cards_are_not_chosen() -> None:
    t = table("night from divine intervention", "round = 2", P1='tiles = ["vision", "divine-boon"]')
    t.do(*(f"BOX: draw {card}" for card in DRAWN))
    t.do("P1: draw veto")
    assert t.prompt == "draw divine interventions"
    t.do("BOX: draw prayer")
    assert t.state.holding == [2, 0]


@pytest.mark.rule("KT-N4", "KT-N6")
def test_fewer_cards_than_five() -> None:
    """The discard becomes the deck; where both are empty, one chooses out of what there is."""
    every = 'divine = ["war-rage", "war-rage", "war-rage", "war-fury", "war-fury", "war-fury"]'
    gone = [
        *["bloody-battle"] * 3,
        *["bloodbath"] * 2,
        *["bronze-wall"] * 3,
        *["iron-wall"] * 2,
        *["raining-fire"] * 4,
        *["prayer"] * 2,
        *["enlistment"] * 4,
        *["mana-theft"] * 2,
        *["teleportation"] * 3,
        "open-gates",
    ]
    held = ", ".join(f'"{card}"' for card in gone)
    t = table(
        "night from divine intervention",
        'round = 2\ndiscard = ["veto", "veto"]',
        P1=f"{VISION}, divine = [{held}]",
        P2=every,
    )
    t.do("BOX: draw escape", "BOX: draw veto", "BOX: draw veto")
    assert (t.owing, t.legal()) == (["P1"], ["draw veto", "draw escape"])
    with pytest.raises(IllegalChoice):
        t.do("P1: draw prayer")
    t.do("P1: draw veto")
    assert sum(t.state.deck) == 2


@pytest.mark.rule("KT-N5", "KT-T:reinforcements", "KT-C5")
def test_reinforcements_also_join_a_troop_outside_the_city() -> None:
    city = "NW1 = 5, NW2 = 3, NW3 = 1"
    t = table("night from night tiles", "round = 2", P1=f'troops = {{ {city}, T-W = 2 }}, tiles = ["reinforcements"]')
    t.do("P1: tile reinforcements")
    assert t.legal() == ["pass", "place NW2", "place NW3", "place T-W"]
    t.do("P1: place T-W")
    assert t.state.supply[0] == 0

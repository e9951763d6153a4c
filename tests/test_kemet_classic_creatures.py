"""Creatures of classic Kemet: they come with recruits, and go home when they lose their Troop."""

import pytest
from kemet_classic_table import Classic, table

from benben.kemet.box.layouts import NUMBER
from benben.kemet.box.names import CREATURE_NAMES
from benben.kernel.errors import IllegalChoice

SCARAB = 'tiles = ["royal-scarab"]'
WITH = f'{SCARAB}, creatures = {{ royal-scarab = "T-W" }}'
FIRE = 'divine = ["raining-fire"], prayer = 3'


def where(t: Classic, creature: str = "royal-scarab") -> str:
    z = t.state.creature_at[CREATURE_NAMES.index(creature)]
    return next((name for name, number in NUMBER.items() if number == z), "")


# With recruits --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KT-K3", "KT-A7")
def test_one_creature_comes_with_the_recruits() -> None:
    """Into a district with a Troop, also one that has just been recruited."""
    tiles = 'tiles = ["royal-scarab", "ancestral-elephant"]'
    t = table("action recruit of P1", P1=f"{tiles}, prayer = 5, troops = {{ NW3 = 1 }}")
    t.do("P1: place NW1", "P1: place NW1", "P1: pass")
    assert t.prompt == "bring a creature with the recruits"
    assert t.legal() == ["pass", "creature royal-scarab", "creature ancestral-elephant"]
    t.do("P1: creature royal-scarab")
    assert t.legal() == ["to NW1", "to NW3"]
    t.do("P1: to NW1")
    assert (where(t), where(t, "ancestral-elephant")) == ("NW1", "")
    assert t.prompt != "bring a creature with the recruits"  # one for each Recruit


@pytest.mark.rule("KT-K3")
def test_a_creature_may_come_without_recruits_or_not_at_all() -> None:
    t = table("action recruit of P1", P1=f"{SCARAB}, troops = {{ NW3 = 1 }}")
    if t.prompt == "place units":
        t.do("P1: pass")
    assert t.legal() == ["pass", "creature royal-scarab"]
    t.do("P1: creature royal-scarab")
    assert where(t) == "NW3"
    t = table("action recruit of P1", P1=f"{SCARAB}, troops = {{ NW3 = 1 }}")
    if t.prompt == "place units":
        t.do("P1: pass")
    t.do("P1: pass")
    assert where(t) == ""


@pytest.mark.rule("KT-K3", "KT-A7")
def test_a_creature_fights_with_recruits() -> None:
    """It comes before the battle that they cause."""
    t = table("action recruit of P1", P1=f"{SCARAB}, prayer = 5", P2="troops = { NW1 = 2 }")
    t.do("P1: place NW1", "P1: pass", "P1: creature royal-scarab")
    assert where(t) == "NW1"
    assert t.prompt == "war council"


@pytest.mark.rule("KT-K3")
def test_no_creature_without_a_troop_in_the_city() -> None:
    t = table("action recruit of P1", P1=f"{SCARAB}, prayer = 5, troops = {{ T-W = 3 }}")
    t.do("P1: pass")
    assert where(t) == ""
    assert t.prompt != "bring a creature with the recruits"


# Home -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KT-K4")
def test_a_creature_whose_last_unit_burns_comes_home() -> None:
    """In the turn of another player its owner says where; then that turn goes on."""
    t = table("turn of P1", P1=FIRE, P2=f"{WITH}, troops = {{ T-W = 1, SW1 = 2, SW3 = 1 }}")
    t.do("P1: play raining-fire", "P1: hit T-W")
    assert (t.owing, t.prompt) == (["P2"], "where does the creature come home")
    assert t.legal() == ["to SW1", "to SW3"]
    with pytest.raises(IllegalChoice):
        t.do("P2: to SW2")
    t.do("P2: to SW3")
    assert where(t) == "SW3"
    assert t.told("KT-K4", "creature placed") == [["royal-scarab", "SW3"]]
    assert (t.owing, t.prompt) == (["P1"], "your turn")


@pytest.mark.rule("KT-K4", "KT-K2")
def test_home_needs_a_troop_without_a_creature() -> None:
    tiles = 'tiles = ["royal-scarab", "phoenix"], creatures = { royal-scarab = "T-W", phoenix = "SW1" }'
    t = table("turn of P1", P1=FIRE, P2=f"{tiles}, troops = {{ T-W = 1, SW1 = 2 }}")
    t.do("P1: play raining-fire", "P1: hit T-W")
    assert (where(t), where(t, "phoenix")) == ("", "SW1")
    assert t.owing == ["P1"]


@pytest.mark.rule("KT-K4", "KT-B12", "KT-B13")
def test_a_recalled_troop_sends_its_creature_home() -> None:
    t = table(
        "battle in T-W of P1 against P2",
        P1="troops = { T-W = 5 }",
        P2=f"{WITH}, troops = {{ T-W = 1, SW1 = 2, SW2 = 1 }}",
    )
    t.do("P1: discard 2/0/2", "P1: card 3/0/1", "P2: discard 2/2/1", "P2: card 2/0/2")
    assert t.prompt == "recall or retreat"
    t.do("P2: recall")
    assert (t.owing, t.prompt) == (["P2"], "where does the creature come home")
    t.do("P2: to SW2")
    assert t.prompt == "stay or recall"
    assert t.state.prayer[1] == 6


@pytest.mark.rule("KT-K4", "KT-B0", "KT-B8")
def test_both_lose_all_and_the_attacker_says_first() -> None:
    mine = 'tiles = ["phoenix"], creatures = { phoenix = "T-W" }, troops = { T-W = 1, NW1 = 1, NW2 = 1 }'
    t = table("battle in T-W of P1 against P2", P1=mine, P2=f"{WITH}, troops = {{ T-W = 1, SW1 = 1, SW2 = 1 }}")
    t.do("P1: discard 2/0/2", "P1: card 1/3/0", "P2: discard 2/0/2", "P2: card 1/3/0")
    assert (t.owing, t.legal()) == (["P1"], ["to NW1", "to NW2"])
    t.do("P1: to NW2")
    assert (t.owing, t.legal()) == (["P2"], ["to SW1", "to SW2"])
    t.do("P2: to SW1")
    assert (where(t, "phoenix"), where(t)) == ("NW2", "SW1")


@pytest.mark.rule("KT-K5", "KT-K4")
def test_a_troop_that_leaves_its_creature_keeps_the_land_moves() -> None:
    """The whole Troop goes and the scarab stays: it comes home, and its Land moves have counted."""
    t = table("action move of P1", P1=f"{WITH}, troops = {{ T-W = 2, NW1 = 1, NW2 = 1 }}")
    t.do("P1: troop T-W", "P1: take 2")
    assert t.prompt == "where does the creature go"
    t.do("P1: pass", "P1: to D-SW")
    assert (t.prompt, t.legal()) == ("where does the creature come home", ["to NW1", "to NW2"])
    t.do("P1: to NW2")
    assert t.prompt == "go on"
    t.do("P1: to Ob-W1")
    assert "to In-W" in t.legal()  # three Land moves in all


@pytest.mark.rule("KT-K5")
def test_a_creature_goes_along_with_the_whole_troop() -> None:
    t = table("action move of P1", P1=f"{WITH}, troops = {{ T-W = 2, NW1 = 1 }}")
    t.do("P1: troop T-W", "P1: take 2", "P1: with royal-scarab", "P1: to D-SW")
    assert where(t) == "D-SW"


@pytest.mark.rule("KT-K4", "KT-U1")
def test_an_offering_sends_the_creature_home() -> None:
    home = 'tiles = ["royal-scarab"], creatures = { royal-scarab = "T-Delta" }'
    t = table("dusk", P1=f"{home}, troops = {{ T-Delta = 1, NW1 = 1, NW2 = 2 }}")
    assert t.prompt == "make an offering"
    t.do("P1: use")
    assert (t.owing, t.legal()) == (["P1"], ["to NW1", "to NW2"])
    t.do("P1: to NW1")
    assert t.told("K-N2", "gained prayer") == [["P1", 5, 10]]


@pytest.mark.rule("KT-K1", "KT-T:sphinx")
def test_a_bought_creature_comes_to_a_troop_in_the_city_or_waits() -> None:
    t = table("action buy-blue of P1", P1='pyramids = { NW1 = "blue 4" }, prayer = 9, troops = { NW1 = 1, NW2 = 1 }')
    t.do("P1: tile sphinx")
    assert t.told("KT-T:sphinx", "gained fame")
    assert t.legal() == ["pass", "to NW1", "to NW2"]
    t.do("P1: pass")
    assert where(t, "sphinx") == ""

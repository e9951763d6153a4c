"""Cards of a Move in classic Kemet, and what comes before a battle: Escape, Initiative, and a Move that goes on."""

import pytest
from kemet_classic_table import Classic, table

SPEED = 'tiles = ["god-speed"]'


def moving(entries: str, top: str = "", **others: str) -> Classic:
    """P1 has placed a token for a Move."""
    return table("action move of P1", top, P1=entries, **others)


# Cards ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KT-I:open-gates", "KT-D7", "KT-M6")
def test_open_gates_before_a_troop_sets_out() -> None:
    """Position: P1 stands one step from a city; after the first step walls hold, unless the card opens them."""
    t = moving('troops = { Ob-W1 = 2 }, tiles = ["god-speed"], divine = ["open-gates"], prayer = 3')
    assert "play open-gates" in t.legal()
    t.do("P1: play open-gates")
    assert t.state.prayer[0] == 2
    t.do("P1: troop Ob-W1", "P1: take 2", "P1: to D-SW")
    assert "to SW1" in t.legal()
    t.do("P1: to SW1")
    assert t.told("KT-I:open-gates", "plays a card") == [["P1", "open-gates"]]


@pytest.mark.rule("KT-I:open-gates", "KT-D7", "KT-X7")
def test_open_gates_on_the_way_and_not_in_vain() -> None:
    t = moving('troops = { Ob-W1 = 2 }, tiles = ["god-speed"], divine = ["open-gates"], prayer = 3')
    t.do("P1: troop Ob-W1", "P1: take 2", "P1: to D-SW")
    assert "to SW1" not in t.legal()
    t.do("P1: play open-gates")
    assert "to SW1" in t.legal()
    assert "play open-gates" not in t.legal()
    t = moving('troops = { Ob-W1 = 2 }, tiles = ["open-gates"], divine = ["open-gates"], prayer = 3')
    assert "play open-gates" not in t.legal()


@pytest.mark.rule("KT-I:teleportation", "KT-A11")
def test_teleportation_from_any_zone_beside_other_teleports() -> None:
    """From a desert without obelisk by card, then on by Land; the card does not use it up."""
    t = moving('troops = { D-NW = 2 }, divine = ["teleportation", "teleportation"], prayer = 3')
    t.do("P1: troop D-NW", "P1: take 2", "P1: transfer T-W")
    assert t.state.prayer[0] == 2
    t.do("P1: transfer T-inW")
    assert "to T-W" not in t.legal()
    assert t.legal() == ["pass", "take 1", "to In-W"]
    assert t.state.prayer[0] == 1


@pytest.mark.rule("KT-D7", "KT-X6")
def test_whoever_holds_a_card_is_asked_in_a_move() -> None:
    t = moving('troops = { D-NW = 2 }, divine = ["war-rage"]')
    t.do("P1: troop D-NW", "P1: take 2", "P1: to T-W")
    assert (t.prompt, t.legal()) == ("go on", ["pass"])
    t = moving("troops = { D-NW = 2 }")
    t.do("P1: troop D-NW", "P1: take 2", "P1: to T-W")
    assert t.prompt != "go on"


# Entering the zone of an enemy ----------------------------------------------------------------------------------------

ALONE = "troops = { D-NW = 3 }"
FOE = "troops = { T-W = 2 }"


def entering(mine: str = ALONE, foe: str = FOE, top: str = "", **others: str) -> Classic:
    t = moving(mine, top, P2=foe, **others)
    t.do("P1: troop D-NW", "P1: take 3", "P1: to T-W")
    return t


@pytest.mark.rule("KT-A12", "KT-A13", "KT-B0")
def test_a_battle_ends_the_move() -> None:
    t = entering('troops = { D-NW = 3 }, tiles = ["god-speed"]')
    assert t.prompt == "war council"
    assert [t.rules.steps[f[0]].name for f in t.state.frames] == ["day", "your turn", "battle", "war council"]


@pytest.mark.rule("KT-T:initiative", "KT-A13", "KT-P7")
def test_initiative_destroys_two_before_the_battle() -> None:
    t = entering('troops = { D-NW = 3 }, tiles = ["initiative"]', "troops = { T-W = 3 }")
    assert t.told("KT-T:initiative", "struck") == [["P2", 2, "T-W", 1]]
    assert t.prompt == "war council"
    assert t.order("struck", "battle") == ["struck", "battle"]


@pytest.mark.rule("KT-A14", "KT-T:initiative")
def test_the_move_goes_on_where_nobody_is_left() -> None:
    t = entering('troops = { D-NW = 3 }, tiles = ["initiative", "god-speed"]')
    assert t.told("KT-T:initiative", "struck") == [["P2", 2, "T-W", 0]]
    assert t.order("battle", "gained fame") == []
    assert t.prompt == "go on"
    assert "to D-SW" in t.legal()
    t.do("P1: to D-SW")
    assert t.state.supply[1] == 12


@pytest.mark.rule("KT-P8", "KT-T:initiative")
def test_initiative_works_for_recruits_too() -> None:
    t = table(
        "action recruit of P1",
        P1='tiles = ["initiative"], prayer = 5',
        P2="troops = { NW1 = 3 }",
    )
    t.do("P1: place NW1", "P1: place NW1", "P1: pass")
    if t.prompt == "choose the next battle":
        t.do("P1: battle NW1")
    assert t.told("KT-T:initiative", "struck") == [["P2", 2, "NW1", 1]]
    assert t.prompt == "war council"


@pytest.mark.rule("KT-P7", "KT-N5")
def test_initiative_is_silent_at_night() -> None:
    t = table(
        "night from night tiles",
        "round = 2",
        P1='tiles = ["initiative", "reinforcements"]',
        P2="troops = { NW1 = 3 }",
    )
    t.do("P1: tile reinforcements", *["P1: place NW1"] * 4)
    while t.prompt == "place units":
        t.do("P1: pass")
    assert t.prompt == "war council"
    assert t.told("KT-T:initiative", "struck") == []


# Escape ---------------------------------------------------------------------------------------------------------------

ESCAPE = 'troops = { T-W = 2 }, divine = ["escape"]'


@pytest.mark.rule("KT-X4", "KT-I:escape", "KT-A14")
def test_a_troop_escapes_and_the_move_may_go_on() -> None:
    t = entering('troops = { D-NW = 3 }, tiles = ["god-speed"]', ESCAPE)
    assert (t.owing, t.prompt, t.legal()) == (["P2"], "escape", ["pass", "play escape"])
    t.do("P2: play escape")
    assert t.prompt == "choose where to flee"
    assert "to D-NW" in t.legal()  # the zone that the enemy has left
    assert "to T-W" not in t.legal()
    t.do("P2: to D-SW")
    assert t.told("KT-I:escape", "retreats") == [["P2", 2, "T-W", "D-SW"]]
    assert (t.owing, t.prompt) == (["P1"], "go on")
    assert t.order("battle", "gained fame") == []


@pytest.mark.rule("KT-X4", "KT-X6", "KT-X7")
def test_whoever_holds_a_card_is_asked_and_need_not_escape() -> None:
    t = entering(ALONE, 'troops = { T-W = 2 }, divine = ["war-rage"]')
    assert (t.owing, t.legal()) == (["P2"], ["pass"])
    t.do("P2: pass")
    assert t.prompt == "war council"
    t = entering(ALONE, FOE)
    assert t.prompt == "war council"
    t = entering(ALONE, ESCAPE)
    t.do("P2: pass")
    assert t.prompt == "war council"
    assert t.state.holding == [0, 1]


@pytest.mark.rule("KT-X4", "KT-A13", "KT-T:initiative")
def test_escape_comes_before_initiative() -> None:
    t = entering('troops = { D-NW = 3 }, tiles = ["initiative"]', ESCAPE)
    t.do("P2: play escape", "P2: to D-SW")
    assert t.told("KT-T:initiative", "struck") == []


@pytest.mark.rule("KT-X4")
def test_a_creature_escapes_with_its_troop() -> None:
    foe = ESCAPE + ', tiles = ["royal-scarab"], creatures = { royal-scarab = "T-W" }'
    t = entering(ALONE, foe)
    t.do("P2: play escape", "P2: to D-SW")
    assert "D-SW" in str(t.rules.kinds["zone"].say(max(t.state.creature_at)))


@pytest.mark.rule("KT-X4", "KT-P8")
def test_nobody_escapes_from_recruits() -> None:
    t = table("action recruit of P1", P1="prayer = 5", P2='troops = { NW1 = 3 }, divine = ["escape"]')
    t.do("P1: place NW1", "P1: pass")
    if t.prompt == "choose the next battle":
        t.do("P1: battle NW1")
    assert t.prompt == "war council"

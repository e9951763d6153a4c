"""Moments that no game reaches, frame by frame: each is refused with what is wrong about it."""

from collections.abc import Callable
from typing import Any

import pytest
from ankh_table import case
from battles import loads, refused, stacked
from kemet_battles import battle, draw, fight, plan, shop, table
from table import Table

TURN = "frame your turn: another player acts in this turn"


def at_turn() -> Table:
    return table("turn of P1", {"troops": {"NW1": 2}}, {"troops": {"W1": 2}})


def choosing() -> Table:
    return table("action move of P1", {"troops": {"NW1": 3, "D-NW": 2}}, {"troops": {"W1": 2}})


def on_the_way() -> Table:
    t = choosing()
    t.do("P1: troop NW1", "P1: take 2")
    return t


def recruiting() -> Table:
    t = table("action recruit of P1", {"troops": {"T-W": 2}}, {"troops": {"W1": 2}})
    t.do("P1: place NW1")
    return t


def supported() -> Table:
    t = table("turn of P1", {"troops": {"T-W": 2}, "divine": "tactical-support"})
    t.do("P1: play tactical-support")
    return t


def raining() -> Table:
    t = table("turn of P1", {"divine": "raining-fire"}, {"troops": {"W1": 1, "W2": 1}})
    t.do("P1: play raining-fire")
    return t


def raising() -> Table:
    return table("action raise of P1", {"pyramids": {"NW1": "ruby 2"}, "prayer": 11})


def colouring() -> Table:
    t = raising()
    t.do("P1: raise NW2")
    return t


def buying() -> Table:
    return shop("ruby", 2)


def willing() -> Table:
    t = table("turn of P1", {"tiles": "divine-will"})
    t.do("P1: gold divine-will")
    return t


def arranging() -> Table:
    entries = {"tiles": "phoenix", "troops": {"NW1": 2, "NW2": 2}, "creatures": {"phoenix": "NW1"}}
    t = table("turn of P1", entries)
    t.do("P1: arrange")
    return t


WALK = "frame go on: "


@pytest.mark.parametrize(
    ("moment", "frame", "change", "message"),
    [
        case("K-D1", at_turn, 0, {"slot": 2}, "frame day: it is the turn of another player"),
        case("K-D1", at_turn, 1, {"player": "P2"}, "frame day: it is the turn of another player"),
        case("K-D1", choosing, 2, {"player": "P2"}, TURN),
        case("K-D1", recruiting, 2, {"player": "P2", "more": []}, TURN),
        case("K-D1", raining, 2, {"player": "P2"}, TURN),
        case("K-I:swiftness", choosing, 2, {"swift": 1}, "frame choose a troop: a move has not begun here"),
        case(
            "K-T:forced-march",
            choosing,
            2,
            {"marks": ["on foot"]},
            "frame choose a troop: only forced-march moves like that",
        ),
        case(
            "K-T:surprise-attack",
            choosing,
            2,
            {"marks": ["over walls"]},
            "frame choose a troop: only surprise-attack moves like that",
        ),
        case("K-A6", on_the_way, 2, {"land moves": 9}, WALK + "so many Units and creatures are not there"),
        case("K-M6", on_the_way, 2, {"start": "E1"}, WALK + "a move begins with a Troop in its zone"),
        case("K-A5", recruiting, 2, {"more": ["T-W"]}, "frame place units: Units cannot be placed in T-W"),
        case("K-A5", recruiting, 2, {"left": 3}, "frame place units: 18 Units can be placed, not 4"),
        case("K-I:tactical-support", supported, 2, {"left": 3}, "frame place units: 2 Units can be placed, not 3"),
        case(
            "K-T:reinforcement-prayer",
            supported,
            2,
            {"at": "reinforcement prayer"},
            "frame place units: 0 Units can be placed, not 2",
        ),
        case("K-N7", supported, 2, {"at": "conscription"}, "frame place units: Units come from elsewhere at this time"),
        case("K-P1", supported, 2, {"at": "mercenaries", "left": 3}, "frame place units: 0 Units can be placed, not 3"),
        case("K-A5", supported, 2, {"at": "recruit", "left": 18}, "frame place units: no token lies on a space for it"),
        case("K-N8", raising, 2, {"at": "free"}, "frame raise a pyramid: nothing is free here"),
        case(
            "K-A3",
            colouring,
            3,
            {"district": "NW3"},
            "frame choose a colour: a new pyramid stands in an own district without one",
        ),
        case("K-A2", buying, 2, {"space": "buy-b"}, "frame buy a tile: no token lies on the space for it"),
        case(
            "K-P7",
            buying,
            2,
            {"at": "by twin ceremony", "space": None},
            "frame buy a tile: no token lies on the space for it",
        ),
        case(
            "K-D5",
            arranging,
            1,
            {"done": []},
            "frame arrange creatures: creatures are arranged before the token (K-D5)",
        ),
        case(
            "K-D5",
            arranging,
            1,
            {"done": ["normal", "arranged"]},
            "frame arrange creatures: creatures are arranged before the token (K-D5)",
        ),
    ],
)
def test_days_that_no_game_has(moment: Callable[[], Table], frame: int, change: dict[str, Any], message: str) -> None:
    t = moment()
    assert loads(t)
    assert refused(t, change, frame) == message


@pytest.mark.parametrize(
    ("moment", "columns", "message"),
    [
        case("K-A6", choosing, {"spaces": {"P1": ["pray-1"]}}, "frame choose a troop: no token lies on a space for it"),
        case("K-A6", on_the_way, {"spaces": {"P1": ["pray-1"]}}, "frame go on: no token lies on a space for it"),
        case(
            "K-A5", recruiting, {"prayer": {"P1": 0}}, "frame place units: they cost more prayer points than there are"
        ),
        case(
            "K-A3", raising, {"spaces": {"P1": ["pray-1"]}}, "frame raise a pyramid: no token lies on the space for it"
        ),
        case("K-T:divine-will", willing, {"spaces": {"P1": []}}, "frame move or recruit: Divine Will was not used"),
        case(
            "K-I:raining-fire",
            raining,
            {"discard": {"raining-fire": 0}, "deck": {"raining-fire": 4}},
            "frame rain fire on: nobody has played Raining Fire",
        ),
        case(
            "K-I:tactical-support",
            supported,
            {"discard": {"tactical-support": 0}, "deck": {"tactical-support": 4}},
            "frame place units: nobody has played Tactical Support",
        ),
    ],
)
def test_actions_that_nothing_has_begun(moment: Callable[[], Table], columns: dict[str, Any], message: str) -> None:
    assert refused(moment(), **columns) == message


# Battles -------------------------------------------------------------------------------------------------------------


def at_council() -> Table:
    return battle(units=(5, 4))


def watched() -> Table:
    return battle({"tiles": "spy"})


def spying() -> Table:
    t = watched()
    plan(t, "P2 3/2/0")
    return t


def drawing() -> Table:
    return battle({"tiles": "priest-of-thoeris"})


def losing() -> Table:
    return fight(at_council())


def winning() -> Table:
    t = losing()
    t.do("P2: recall")
    return t


FIGHT = "frame battle: "
SPY = "frame war council: only the owner of Spy sees a plan first"


@pytest.mark.parametrize(
    ("moment", "frame", "change", "message"),
    [
        case("K-B0", at_council, 2, {"attacker": "P2", "defender": "P1"}, TURN),
        case("K-B6", losing, 2, {"at": "ends"}, "frame recall or retreat cannot stand on battle: ends"),
        case("K-B8", winning, 2, {"at": "winner"}, "frame stay or recall cannot stand on battle: winner"),
        case("K-B3", losing, 2, {"attacker's strength": 1}, FIGHT + "the stronger has won, or the defender (K-B3)"),
        case("K-B3", losing, 2, {"defender's strength": 7}, FIGHT + "the stronger has won, or the defender (K-B3)"),
        case("K-B3", at_council, 2, {"attacker's strength": 3}, FIGHT + "nothing is revealed before the war council"),
        case("K-B4", at_council, 2, {"removed by attacker": 2}, FIGHT + "nobody has won or fallen yet"),
        case("K-B3", at_council, 2, {"winner": "P1"}, FIGHT + "nobody has won or fallen yet"),
        case(
            "K-T:deep-desert-snake",
            losing,
            2,
            {"attacker's creature cancelled": 1},
            FIGHT + "a creature is cancelled by the enemy's, once, when cards are revealed",
        ),
        case(
            "K-T:deep-desert-snake",
            losing,
            2,
            {"defender's creature cancelled": 7},
            FIGHT + "a creature is cancelled by the enemy's, once, when cards are revealed",
        ),
        case("K-T:spy", at_council, 3, {"at": "spying"}, SPY),
        case("K-B1", at_council, 3, {"planning": ["P1"]}, SPY),
        case(
            "K-T:priest-of-thoeris",
            drawing,
            3,
            {"left": 5},
            "frame draw divine interventions: so many cards are not drawn, or by another player",
        ),
        case(
            "K-T:priest-of-thoeris",
            drawing,
            3,
            {"player": "P2"},
            "frame draw divine interventions: so many cards are not drawn, or by another player",
        ),
        case(
            "K-N6",
            drawing,
            3,
            {"at": "by night"},
            "frame draw divine interventions: cards are drawn on another occasion",
        ),
    ],
)
def test_battles_that_no_game_has(
    moment: Callable[[], Table], frame: int, change: dict[str, Any], message: str
) -> None:
    t = moment()
    assert loads(t)
    assert refused(t, change, frame) == message


@pytest.mark.rule("K-A6")
def test_nobody_else_moves_in_a_turn() -> None:
    wrong = stacked(at_turn(), frame="choose a troop", player="P2", swift=0, marks=[])
    assert wrong == TURN


# The Night -----------------------------------------------------------------------------------------------------------


def offering() -> Table:
    return table("night", {"troops": {"Sanctuary": 3, "T-Delta": 2}})


def spending() -> Table:
    return table("night from prayers", {"veterans": 4}, {"veterans": 4})


def dropping() -> Table:
    t = table("night from divine intervention", {"tiles": "vision"})
    draw(t)
    return t


def conscripting() -> Table:
    return table("night from conscription", {"veterans": 2}, {"veterans": 2})


def choosing_places() -> Table:
    return table("night from destiny", {"divine_fame": 1})


@pytest.mark.parametrize(
    ("moment", "frame", "change", "message"),
    [
        case("K-N2", offering, 1, {"at": "delta temple"}, "frame make an offering: this offering has its own phase"),
        case("K-N1", offering, 0, {"at": "prayers"}, "frame make an offering cannot stand on night: prayers"),
        case("K-N5", spending, 0, {"slot": 2}, "frame night: another player comes next in the turn order"),
        case("K-N5", spending, 1, {"player": "P2"}, "frame night: another player comes next in the turn order"),
        case(
            "K-N6",
            spending,
            1,
            {"at": "divine intervention"},
            "frame spend veterans: Veterans are spent in another phase",
        ),
        case(
            "K-T:vision",
            dropping,
            2,
            {"left": 5},
            "frame discard divine interventions: only the owner of Vision discards, and as many cards as it brings",
        ),
        case("K-N7", conscripting, 1, {"at": "recruit"}, "frame place units: Units come from elsewhere at this time"),
        case("K-N9", choosing_places, 0, {"slot": 1}, "frame night: places are chosen when everybody has woken"),
        case(
            "K-N9", choosing_places, 0, {"at": "awakening"}, "frame night: another player comes next in the turn order"
        ),
    ],
)
def test_nights_that_no_game_has(moment: Callable[[], Table], frame: int, change: dict[str, Any], message: str) -> None:
    t = moment()
    assert loads(t)
    assert refused(t, change, frame) == message


@pytest.mark.rule("K-N7", "K-N8")
@pytest.mark.parametrize(
    ("columns", "message"),
    [
        ({"veterans": {"P1": 1}}, "frame night: P1 has no Veterans left after conscription"),
        ({"spaces": {"P2": ["pray-1"]}}, "frame night: P2 has taken all tokens back and has bought nothing"),
        ({"bought": {"P2": ["ruby"]}}, "frame night: P2 has taken all tokens back and has bought nothing"),
    ],
)
def test_nothing_is_left_of_the_day_at_destiny(columns: dict[str, Any], message: str) -> None:
    assert refused(choosing_places(), **columns) == message

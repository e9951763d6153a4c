"""Moments of classic Kemet that no game reaches, frame by frame: each is refused with what is wrong about it."""

from collections.abc import Callable
from typing import Any

import pytest
from ankh_table import case
from battles import loads, refused
from kemet_classic_table import Classic, table
from refusals import reason

PATH = """
modules = ["path", "promos"]
path = ["1A", "2A", "3A", "4B"]
tokens = { 3A-2 = ["slaughter"], ta-seti = ["victory"] }
"""
HIDDEN = 'divine = ["veto"]'


def ordering() -> Classic:
    t = table("night", "players = 3\nround = 2")
    t.chance()
    t.do("P1: next P3")
    return t


def at_dawn() -> Classic:
    t = table("dawn", 'modules = ["dawn"]\nround = 2', P1="dawn_tokens = 1", P2="dawn_tokens = 1")
    t.do("P2: card 3/0/1")
    return t


def spending() -> Classic:
    t = at_dawn()
    t.do("P2: discard 4/1/0")
    return t


def places() -> Classic:
    t = table("dawn", 'modules = ["dawn"]\nround = 2')
    t.do("P2: card 3/0/1", "P2: discard 4/1/0", "P1: card 4/1/0", "P1: discard 3/0/1")
    return t


def at_dusk() -> Classic:
    return table("dusk", "round = 2", P2="troops = { T-Delta = 2 }")


def night_tiles() -> Classic:
    t = table("night from night tiles", "round = 2", P1='tiles = ["hand-of-god", "reinforcements"]')
    t.do("P1: tile hand-of-god", "P1: pass")
    return t


def looking() -> Classic:
    t = table("night from divine intervention", "round = 2", P1='tiles = ["vision"]')
    t.do("BOX: draw veto")
    return t


def entering() -> Classic:
    t = table("action move of P1", P1="troops = { D-NW = 3 }", P2=f"troops = {{ T-W = 2 }}, {HIDDEN}")
    t.do("P1: troop D-NW", "P1: take 3", "P1: to T-W")
    return t


def fleeing() -> Classic:
    t = table("action move of P1", P1="troops = { D-NW = 3 }", P2='troops = { T-W = 2 }, divine = ["escape"]')
    t.do("P1: troop D-NW", "P1: take 3", "P1: to T-W", "P2: play escape")
    return t


def cancelling() -> Classic:
    t = table("turn of P1", P1='divine = ["prayer"], prayer = 3', P2=HIDDEN)
    t.do("P1: play prayer")
    return t


def remembering() -> Classic:
    top = 'modules = ["cards"]\ndiscard = ["glory", "veto"]'
    t = table("turn of P1", top, P1='divine = ["divine-memory"], prayer = 3')
    t.do("P1: play divine-memory")
    return t


def renewing() -> Classic:
    top = 'modules = ["promos"]\nround = 2'
    return table("night from renewal", top, P1='tiles = ["renewal"], divine = ["veto", "prayer"]')


def drawing_anew() -> Classic:
    t = renewing()
    t.do("P1: pass")
    return t


def leading() -> Classic:
    return table("action move of P1", PATH, P1='pilgrims = ["1A-2"], troops = { NW1 = 3 }', P2="troops = { SW1 = 3 }")


def on_the_road() -> Classic:
    t = leading()
    t.do("P1: activate 1A-2", "P1: go 3A-2")
    return t


def standing_in() -> Classic:
    t = table("action move of P1", PATH, P1='pilgrims = ["1A-2"], troops = { NW1 = 3, NW2 = 2 }')
    t.do("P1: activate 1A-2", "P1: go 3A-2", "P1: use")
    return t


def sending_back() -> Classic:
    t = table("turn of P1", PATH, P1="troops = { NW1 = 3, NW2 = 3 }, priests = { NW1 = 1, NW2 = 1, supply = 1 }")
    t.do("P1: recall")
    return t


def contest() -> Classic:
    mine = 'troops = { T-W = 3 }, objects = ["mask", "flaming-khopesh"]'
    return table("battle in T-W of P1 against P2", PATH, P1=mine, P2='troops = { T-W = 3 }, objects = ["mask"]')


def sealing() -> Classic:
    t = table("turn of P1", PATH, P1='objects = ["divine-seal"]', P2='tiles = ["priest", "slaves"]')
    t.do("P1: object divine-seal")
    return t


@pytest.mark.parametrize(
    ("moment", "frame", "change", "message"),
    [
        case("KT-N7", ordering, 0, {"slot": 1}, "frame order: everybody has one place, from the second round on"),
        case(
            "KT-N7",
            ordering,
            0,
            {"more": ["P3", "P3"]},
            "frame order: everybody has one place, from the second round on",
        ),
        case(
            "KT-W1",
            at_dawn,
            0,
            {"slot": 2},
            "frame dawn: each has played a card before the next does, and all before places are chosen",
        ),
        case(
            "KT-W1",
            at_dawn,
            0,
            {"more": [3]},
            "frame dawn: each has played a card before the next does, and all before places are chosen",
        ),
        case(
            "KT-W4",
            places,
            0,
            {"slot": 1},
            "frame dawn: each has played a card before the next does, and all before places are chosen",
        ),
        case(
            "KT-W4",
            places,
            0,
            {"more": [3]},
            "frame dawn: each has played a card before the next does, and all before places are chosen",
        ),
        case(
            "KT-W1", at_dawn, 1, {"player": "P1"}, "frame dawn: the last player of the turn order plays first (KT-W1)"
        ),
        case(
            "KT-W1",
            at_dawn,
            1,
            {"card": None},
            "frame play a card at dawn: a card is shown, then another one laid face down",
        ),
        case(
            "KT-W1",
            at_dawn,
            1,
            {"at": "card"},
            "frame play a card at dawn: a card is shown, then another one laid face down",
        ),
        case(
            "KT-W1",
            at_dawn,
            1,
            {"card": "1/1/3"},
            "frame play a card at dawn: the card that is shown comes from the hand",
        ),
        case(
            "KT-W7",
            spending,
            1,
            {"card": "4/1/0"},
            "frame play a card at dawn: the card that was shown has been played",
        ),
        case("KT-U1", at_dusk, 0, {"slot": 3}, "frame dusk: Dusk has lost its way"),
        case("KT-U5", at_dusk, 0, {"at": "prayers"}, "frame dusk: Dusk has lost its way"),
        case("KT-U5", at_dusk, 0, {"slot": 1}, "frame dusk: another player comes next in the turn order"),
        case("KT-U5", at_dusk, 1, {"player": "P1"}, "frame dusk: another player comes next in the turn order"),
        case(
            "KT-N5",
            night_tiles,
            1,
            {"more": ["hand-of-god", "hand-of-god"]},
            "frame use night tiles: only own tiles for the Night are used, each once",
        ),
        case(
            "KT-N5",
            night_tiles,
            1,
            {"more": ["slaves"]},
            "frame use night tiles: only own tiles for the Night are used, each once",
        ),
        case(
            "KT-N5",
            night_tiles,
            1,
            {"more": ["priest"]},
            "frame use night tiles: only own tiles for the Night are used, each once",
        ),
        case(
            "KT-N4",
            looking,
            2,
            {"left": 3},
            "frame look at divine interventions: so many cards are not looked at, or by another player",
        ),
        case(
            "KT-N4",
            looking,
            2,
            {"player": "P2"},
            "frame look at divine interventions: so many cards are not looked at, or by another player",
        ),
        case(
            "KT-N4", looking, 1, {"player": "P2"}, "looked_at: P1 looks at cards only when choosing one of them (KT-N4)"
        ),
        case("KT-X4", entering, 4, {"player": "P1"}, "frame escape: only a Troop whose zone is entered can escape"),
        case(
            "KT-A13", entering, 3, {"zone": "D-NW"}, "troop: 2 Troops stand in T-W; two can in a battle, otherwise one"
        ),
        case("KT-A13", entering, 3, {"player": "P2"}, "frame enter: another player acts in this turn"),
        case(
            "KT-X4",
            entering,
            4,
            {"zone": "D-NW"},
            "frame escape: only who holds a card is asked, for the zone that is entered",
        ),
        case(
            "KT-X4",
            fleeing,
            4,
            {"player": "P1"},
            "frame choose where to flee: only a Troop whose zone is entered can escape",
        ),
        case("KT-X4", fleeing, 4, {"zone": "D-NW"}, "frame choose where to flee: nobody has played Escape here"),
        case("KT-X2", cancelling, 2, {"player": "P2"}, "frame your turn: another player acts in this turn"),
        case(
            "KT-X2",
            cancelling,
            2,
            {"card": "escape"},
            "frame a card acts: a card acts when it has been played, outside battles",
        ),
        case(
            "KT-X2",
            cancelling,
            2,
            {"card": "war-rage"},
            "frame a card acts: a card acts when it has been played, outside battles",
        ),
        case(
            "KT-X2",
            cancelling,
            2,
            {"zone": "T-W"},
            "frame a card acts: a card that teleports, and no other, names a zone",
        ),
        case(
            "KT-X5",
            remembering,
            2,
            {"player": "P2"},
            "looked_through: P1 sees the discard only when taking a card from it (KT-X5)",
        ),
        case("KT-T:renewal", renewing, 1, {"player": "P2"}, "frame night: another player comes next in the turn order"),
        case(
            "KT-T:renewal",
            renewing,
            1,
            {"discarded": 1},
            "frame renew divine interventions: only the owner of Renewal exchanges cards",
        ),
        case(
            "KT-T:renewal",
            drawing_anew,
            1,
            {"player": "P2"},
            "frame night: another player comes next in the turn order",
        ),
        case(
            "KT-T:renewal",
            drawing_anew,
            1,
            {"left": 99},
            "frame draw renewed divine interventions: only the owner of Renewal exchanges cards",
        ),
        case("KT-R2", leading, 2, {"player": "P2"}, "frame your turn: another player acts in this turn"),
        case("KT-R4", on_the_road, 3, {"to": "3A-4"}, "frame on the road: no priest goes there"),
        case("KT-R5", on_the_road, 3, {"collected": 7}, "frame on the road: so much does not lie on the road"),
        case(
            "KT-R4",
            on_the_road,
            3,
            {"player": "P2"},
            "frame move with a priest: this game has no path, or another player acts in this turn",
        ),
        case(
            "KT-R10",
            standing_in,
            3,
            {"player": "P2"},
            "frame move with a priest: this game has no path, or another player acts in this turn",
        ),
        case("KT-R16", sending_back, 2, {"player": "P2"}, "frame your turn: another player acts in this turn"),
        case(
            "KT-B1",
            contest,
            2,
            {"defender": "P1"},
            "frame a battle with priests: two players fight, in a game with priests",
        ),
        case(
            "KT-B17",
            contest,
            2,
            {"attacker's kills": 1},
            "frame a battle with priests: nobody has fallen before a battle is over",
        ),
        case(
            "KT-B17",
            contest,
            2,
            {"at": "divinity"},
            "frame a battle with priests: nobody has fallen before a battle is over",
        ),
        case(
            "KT-R18",
            contest,
            5,
            {"player": "P2"},
            "frame use objects: everybody is asked for Objects once, in their order",
        ),
        case(
            "KT-R18",
            contest,
            5,
            {"at": "before the night tiles"},
            "frame use objects: Objects are used before a battle, or before the Night tiles",
        ),
        case("KT-O:divine-seal", sealing, 2, {"of": "P1"}, "frame seal a tile: there is no tile to silence"),
        case("KT-O:divine-seal", sealing, 2, {"player": "P2"}, "frame your turn: another player acts in this turn"),
    ],
)
def test_moments_that_no_game_has(
    moment: Callable[[], Classic], frame: int, change: dict[str, Any], message: str
) -> None:
    t = moment()
    assert loads(t)
    assert refused(t, change, frame) == message


@pytest.mark.rule("KT-N8", "KT-W1")
def test_the_first_round_has_neither_order_nor_dawn() -> None:
    said = "everybody has one place, from the second round on"
    assert refused(ordering(), round=1) == f"frame order: {said}"
    assert refused(at_dawn(), round=1).startswith("frame dawn: a Dawn needs its module, and comes from the second")


@pytest.mark.rule("KT-X2", "KT-X4")
@pytest.mark.parametrize(
    ("choice", "rule", "why"),
    [
        ("war-rage", "KT-B3", "battle card"),
        ("escape", "KT-X4", "card not held"),
        ("prayer", "KT-X4", "not at this moment"),
    ],
)
def test_why_a_card_is_no_escape(choice: str, rule: str, why: str) -> None:
    assert reason(entering(), f"P2: play {choice}") == (rule, why)

"""Moments of turns and events that no game reaches, frame by frame: each is refused with what is wrong."""

from collections.abc import Callable
from typing import Any

import pytest
from ankh_table import case, table
from battles import loads, refused, stacked
from table import Table

TURN = "frame choose an action: "


def at_turn() -> Table:
    return table("isis ra", "isis god [4,7]; ra god [5,8]", "turn of P1")


def moving() -> Table:
    return table("isis ra", "isis god [4,7]; isis warrior [4,8]; ra god [5,8]", "action move of P1")


def on_the_way() -> Table:
    t = moving()
    t.do("P1: move [4,7]")
    return t


def pushing() -> Table:
    t = table("isis ra", "isis god [7,1]; isis satet [4,7]; ra god [5,8]; ra warrior [1,2]", "action move of P1")
    t.do("P1: move [4,7]", "P1: to [5,8]")
    return t


def summoning() -> Table:
    return table("ra isis", "ra god [4,7]; isis god [5,8]", "action summon of P2")


def monument() -> Table:
    return table("isis ra", "isis god [4,7]; neutral temple [4,8]; ra god [5,8]", "monument of P1")


def caravan() -> Table:
    t = table("isis ra", "isis god [4,7]; ra god [5,8]", "caravan of P1")
    t.do("P1: camel [2,7]-[3,6]")
    return t


def halves() -> Table:
    t = caravan()
    while t.prompt == "lay a caravan":
        t.do(f"P1: {t.legal()[0]}")
    return t


def swapping() -> Table:
    t = halves()
    t.do(f"P1: {t.legal()[0]}")
    return t


def joining() -> Table:
    return Table('scenario = "peoples_revolt"\nsituation = "consolidation of P1"')


def moving_a_token() -> Table:
    """Two regions whose tokens are not the highest are joined."""
    t = joining()
    t.do("P1: token 2")
    return t


@pytest.mark.parametrize(
    ("moment", "frame", "change", "message"),
    [
        case(
            "A-T1", at_turn, 0, {"last": "move"}, TURN + "the last action is needed, but before the first there is none"
        ),
        case("A-T1", moving, 1, {"player": "P2", "more": ["[5,8]"]}, TURN + "it is the turn of another player"),
        case("A-T1", summoning, 0, {"last": "move"}, TURN + "the marker of move has not come so far"),
        case(
            "A-T1",
            moving,
            0,
            {"at": "second done"},
            "frame move your figures cannot stand on choose an action: second done",
        ),
        case(
            "A-EV1",
            monument,
            0,
            {"at": "first done"},
            TURN + "another action was taken",
        ),
        case(
            "A-MOV1",
            on_the_way,
            1,
            {"more": ["[4,7]", "[4,8]"]},
            "frame move this figure: each figure moves once (A-MOV1)",
        ),
        case("A-MOV2", pushing, 2, {"victim": "[1,2]"}, "frame push the figure: satet has nobody to push there"),
        case(
            "A-SUM3",
            summoning,
            1,
            {"more": [998]},
            "frame summon a figure: more figures were summoned than the action and its extras allow",
        ),
        case(
            "A-SUM1",
            summoning,
            1,
            {"more": [1, 1]},
            "frame summon a figure: more figures were summoned than the action and its extras allow",
        ),
        case("A-EV2", caravan, 1, {"more": ["[2,7]-[3,6]"] * 2}, "frame lay a caravan: one camel stands on a side"),
        case(
            "A-EV3",
            halves,
            1,
            {"half": "[1,5]", "other half": "[0,1]"},
            "frame which half keeps the token: a caravan parts a region with a token, and another token is left",
        ),
        case(
            "A-EV3",
            swapping,
            1,
            {"half": "[0,1]", "other half": "[1,0]"},
            "frame swap a token: two halves with a token are needed",
        ),
        case("A-SC2", joining, 1, {"token": "1"}, "frame join two regions: no region has been named"),
        case(
            "A-SC2",
            moving_a_token,
            1,
            {"joined": "[4,6]", "bare": "[1,0]"},
            "frame which token moves: two tokens lie in the joined region",
        ),
    ],
)
def test_turns_that_no_game_has(moment: Callable[[], Table], frame: int, change: dict[str, Any], message: str) -> None:
    t = moment()
    assert loads(t)
    assert refused(t, change, frame) == message


@pytest.mark.parametrize(
    ("moment", "columns", "message"),
    [
        case("A-T1", moving, {"track": {"move": 0}}, TURN + "the marker of move has not come so far"),
        case("A-T1", monument, {"track": {"unlock": 1}}, TURN + "the marker of unlock has not come so far"),
        case("A-C8", monument, {"event": "5 caravan"}, TURN + "the event marker stands at another event"),
        case("A-C8", caravan, {"event": "3 monument"}, TURN + "the event marker stands at another event"),
    ],
)
def test_tracks_that_do_not_fit_the_turn(moment: Callable[[], Table], columns: dict[str, Any], message: str) -> None:
    assert refused(moment(), **columns) == message


@pytest.mark.rule("A-SUM5")
def test_only_ra_gives_suns() -> None:
    t = table("ra isis", "ra god [4,7]; isis god [5,8]; isis warrior [5,7]", "action summon of P2")
    wrong = "frame give it a sun: no sun can be given there"
    assert stacked(t, frame="give it a sun", player="P2", figure="[5,7]") == wrong


@pytest.mark.rule("A-MOV3")
def test_only_a_scorpion_that_came_is_aimed() -> None:
    t = table("isis ra", "isis god [4,7]; isis scorpion n-ne [7,1]; ra god [5,8]", "action move of P1")
    wrong = "frame aim the claws: that scorpion has not just come there (A-MOV3)"
    assert stacked(t, frame="aim the claws", player="P1", scorpion="[7,1]") == wrong

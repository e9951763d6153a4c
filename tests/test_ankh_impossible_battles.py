"""Moments of battles and of merging that no game reaches, frame by frame: each is refused with what is wrong."""

from collections.abc import Callable
from typing import Any

import pytest
from ankh_table import case, hand, table
from battles import battle, loads, refused, stacked
from table import Table

ATTUNED = "powers = ['omnipresent', 'revered', 'obelisk attuned']"
WORSHIPFUL = "powers = ['revered', 'omnipresent', 'resplendent', 'pyramid attuned', 'worshipful'], followers = 4"
TURN = "frame choose an action: "


def choosing() -> Table:
    return battle("isis god [4,7]; ra god [5,8]; osiris god [7,1]", gods="isis ra osiris")


def building() -> Table:
    t = battle("isis god [4,7]; ra god [5,8]", ra="followers = 3", isis="followers = 3")
    t.do("P1: card flood", "P2: card build")
    return t


def bidding() -> Table:
    t = battle("isis god [4,7]; ra god [5,8]", ra="followers = 3", isis="followers = 3")
    t.do("P1: card flood", "P2: card plague")
    return t


def tied() -> Table:
    t = battle("isis god [4,7]; ra god [5,8]")
    t.do("P1: card flood", "P2: card build")
    return t


def saving() -> Table:
    t = battle("isis god [4,7]; isis warrior [4,8] [5,7] [7,1]; ra god [5,8]; ra warrior [5,9] [4,9]")
    t.do("P1: card cycle", "P2: card chariots")
    return t


def trapping() -> Table:
    t = battle("anubis god [4,7]; ra god [5,8]; ra warrior [4,8]", gods="anubis ra", ra=hand("cycle"))
    t.do("P1: card chariots")
    return t


def returning() -> Table:
    t = battle("isis god [4,7]; ra god [5,8]; ra mummy [5,9]", ra=hand("cycle"))
    t.do("P1: card chariots")
    return t


def losing() -> Table:
    t = battle("isis god [4,7]; osiris god [5,8]", gods="isis osiris", osiris=hand("cycle"))
    t.do("P1: card chariots")
    return t


def worshipping() -> Table:
    t = battle("isis god [4,7]; ra god [5,8]", isis=WORSHIPFUL, ra=hand("cycle") + ", followers = 5")
    t.do("P1: card chariots")
    return t


def calling() -> Table:
    return battle("isis god [8,8]; isis obelisk [5,7]; isis warrior [7,1]; ra god [9,6]", isis=ATTUNED)


def called() -> Table:
    t = calling()
    t.do("P1: move [7,1]")
    return t


def merging() -> Table:
    pieces = "isis god [7,1]; isis satet [7,2]; osiris god [4,7]; osiris mummy [4,8] [4,9]; amun god [1,3]"
    return table("isis osiris amun", pieces, "merging", isis="devotion = 1", amun="devotion = 9")


FIGHT = "frame battle: "


@pytest.mark.parametrize(
    ("moment", "frame", "change", "message"),
    [
        case(
            "A-X2",
            choosing,
            2,
            {"sides": ["isis"]},
            FIGHT + "all gods with figures in the region fight, two or more (A-X2)",
        ),
        case(
            "A-X2",
            choosing,
            2,
            {"sides": ["isis", "osiris", "ra"]},
            FIGHT + "all gods with figures in the region fight, two or more (A-X2)",
        ),
        case(
            "A-X2",
            choosing,
            1,
            {"token": "1"},
            FIGHT + "a battle needs the region of the conflict's token, named by its first hex, and gods in play",
        ),
        case("A-X2", choosing, 1, {"token": None}, "frame conflict: a region is being resolved, and it has a token"),
        case("A-X1", choosing, 1, {"player": "P2"}, TURN + "it is the turn of another player"),
        case("A-B1", choosing, 2, {"isis cards": ["flood"]}, FIGHT + "isis has not played a card yet"),
        case("A-B1", choosing, 2, {"osiris cards": ["flood"]}, FIGHT + "osiris takes no part"),
        case(
            "A-B1",
            choosing,
            3,
            {"two cards": ["ra"]},
            "frame choose a battle card: only Amun plays two cards, if he has announced it",
        ),
        case("A-B1", choosing, 3, {"sides": ["isis"]}, "frame choose a battle card: those who fight choose a card"),
        case(
            "A-B1",
            building,
            2,
            {"isis cards": ["flood", "drought"]},
            FIGHT + "isis has played one card, which is not in its hand (A-B1)",
        ),
        case(
            "A-B11",
            building,
            2,
            {"isis cards": ["drought"]},
            FIGHT + "isis has played one card, which is not in its hand (A-B1)",
        ),
        case(
            "A-B1", building, 2, {"isis cards": []}, FIGHT + "isis has played one card, which is not in its hand (A-B1)"
        ),
        case("A-B5", building, 2, {"isis strength": 4}, FIGHT + "nobody of isis has died or been counted yet"),
        case("A-B10", building, 2, {"isis dead": 1}, FIGHT + "nobody of isis has died or been counted yet"),
        case(
            "A-B2",
            building,
            3,
            {"side": "isis"},
            "frame build a monument: isis has not played that card in a battle there",
        ),
        case("A-B10", building, 2, {"at": "miracles"}, "frame build a monument cannot stand on battle: miracles"),
        case(
            "A-B3",
            bidding,
            3,
            {"side": "isis"},
            "frame bid against the plague: isis has not played that card in a battle there",
        ),
        case(
            "A-B6",
            building,
            2,
            {"winner": "isis"},
            FIGHT + "the strongest wins, or who had the tiebreaker among them (A-B6)",
        ),
        case("A-B6", tied, 2, {"ra strength": 9}, FIGHT + "the strongest wins (A-B6)"),
        case(
            "A-B6",
            saving,
            2,
            {"winner": "isis"},
            FIGHT + "the strongest wins, or who had the tiebreaker among them (A-B6)",
        ),
        case("A-B6", saving, 2, {"winner": None}, FIGHT + "the strongest wins (A-B6)"),
        case(
            "A-B8",
            saving,
            3,
            {"more": ["[4,8]", "[4,9]"]},
            "frame doomed: only those who fought there die, the winner's or the others'",
        ),
        case(
            "A-B8",
            saving,
            3,
            {"more": ["[4,8]", "[5,7]", "[7,1]"]},
            "frame doomed: only those who fought there die, the winner's or the others'",
        ),
        case(
            "A-B8",
            saving,
            4,
            {"side": "ra"},
            "frame protect figures: only Isis protects, and figures of her own beside an enemy (A-B8)",
        ),
        case("A-K2", trapping, 3, {"owners": []}, "frame trap a warrior: no such warrior can be trapped"),
        case("A-K3", returning, 3, {"ra mummies": 0}, "frame the mummy returns: so many mummies have not died"),
        case("A-B10", returning, 2, {"ra dead": 0}, "frame deaths: so many figures of ra have not died in this battle"),
        case(
            "A-G2",
            losing,
            3,
            {"side": "isis"},
            "frame place an underworld tile: only Osiris lays a tile, where he has lost a battle",
        ),
        case(
            "A-B10",
            worshipping,
            3,
            {"side": "ra"},
            "frame offer followers for devotion: only Worshipful gods of this battle offer followers, each once",
        ),
        case(
            "A-B0",
            calling,
            3,
            {"region": "[0,1]"},
            "frame call figures to your obelisks: only gods of this battle call figures, each once",
        ),
        case(
            "A-B0",
            calling,
            3,
            {"more": ["[8,8]"]},
            "frame call figures to your obelisks: only gods of this battle call figures, each once",
        ),
        case(
            "A-B0",
            called,
            4,
            {"side": "ra", "from": "[9,6]"},
            "frame to which obelisk: no figure of that side is on its way",
        ),
        case(
            "A-MG1",
            merging,
            1,
            {"higher": "amun"},
            "frame which guardians leave: the two lowest gods merge, once, with three players or more (A-MG1)",
        ),
    ],
)
def test_battles_that_no_game_has(
    moment: Callable[[], Table], frame: int, change: dict[str, Any], message: str
) -> None:
    t = moment()
    assert loads(t)
    assert refused(t, change, frame) == message


@pytest.mark.rule("A-B1")
def test_only_amun_announces_two_cards() -> None:
    wrong = "frame announce two cards: only Amun announces two cards, once in a conflict"
    assert stacked(choosing(), frame="announce two cards", side="ra") == wrong
    t = battle("isis god [4,7]; amun god [5,8]", gods="isis amun")
    assert t.prompt == "announce two cards"
    assert refused(t, forms_used=1) == wrong


@pytest.mark.rule("A-B6")
def test_who_turns_the_tiebreaker_is_among_the_strongest() -> None:
    wrong = "frame use the tiebreaker: its holder is not among the strongest (A-B6)"
    t = battle("isis god [4,7]; ra god [5,8]; amun god [4,8]", gods="isis ra amun")
    t.do("P3: pass", "P1: card flood", "P2: card build", "P3: card miracle")
    assert refused(t, {"isis strength": 0}, 2) == wrong

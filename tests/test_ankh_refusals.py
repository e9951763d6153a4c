"""A choice that is not legal is refused with the rule that forbids it, and the reason."""

from collections.abc import Callable

import pytest
from ankh_table import hand, table
from battles import battle, guardians
from refusals import Case, known, marked, reason
from summons import ATTUNED, summoning
from table import Table

from benben.ankh.box import hexmap
from benben.ankh.box.lands import lands_of

HOME = "isis god [4,7]; amun god [9,8]"
OBELISKS = "powers = ['omnipresent', 'revered', 'obelisk attuned']"


def done(t: Table, *moves: str) -> Table:
    t.do(*moves)
    return t


def moving(pieces: str = "isis warrior [4,8]; amun warrior [5,7]", top: str = "", *moves: str) -> Table:
    return done(table("isis amun", f"{HOME}; {pieces}", "action move of P1", top), *moves)


def satet(pieces: str) -> Table:
    """Isis's Satet at [5,7] is about to move."""
    t = table("isis amun", f"isis satet [5,7]; {pieces}; amun god [9,8]; isis god [7,0]", "action move of P1")
    return done(t, "P1: move [5,7]")


def hemmed_in() -> Table:
    """Every hex that Isis's God at [2,10] could reach is taken."""
    taken = [hexmap.HEX_NAMES[h] for h in hexmap.REACH[hexmap.HEX_NAMES.index("[2,10]")]]
    stones = f"neutral obelisk {' '.join(taken[:6])}; neutral temple {' '.join(taken[6:])}"
    return table("isis amun", f"isis god [2,10]; isis warrior [7,0]; amun god [9,8]; {stones}", "action move of P1")


MOVES: list[Case] = [
    ("A-T1", "row above", lambda: table("isis amun", HOME, "turn of P1 after summon"), "P1: action move"),
    ("A-MOV1", "no figure there", moving, "P1: move [8,8]"),
    ("A-MOV1", "not your figure", moving, "P1: move [5,7]"),
    (
        "A-MOV1",
        "moved already",
        lambda: moving("isis warrior [4,8]", "", "P1: move [4,7]", "P1: to [5,7]"),
        "P1: move [5,7]",
    ),
    ("A-MOV1", "nowhere to go", hemmed_in, "P1: move [2,10]"),
    ("A-MOV1", "already there", lambda: moving("", "", "P1: move [4,7]"), "P1: to [4,7]"),
    ("A-MOV1", "too far", lambda: moving("", "", "P1: move [4,7]"), "P1: to [8,8]"),
    ("A-M4", "water", lambda: moving("", "", "P1: move [4,7]"), "P1: to [1,10]"),
    ("A-M1", "occupied", lambda: moving("amun warrior [5,7]", "", "P1: move [4,7]"), "P1: to [5,7]"),
    ("A-MOV2", "own figure", lambda: satet("isis warrior [5,8]"), "P1: to [5,8]"),
    (
        "A-MOV2",
        "no room to push",
        lambda: done(
            table(
                "isis amun",
                "isis satet [5,1]; isis god [4,7]; amun god [7,0]; neutral temple [6,0] [6,1] [7,1] [8,0]",
                "action move of P1",
            ),
            "P1: move [5,1]",
        ),
        "P1: to [7,0]",
    ),
    (
        "A-MOV4",
        "underworld tile",
        lambda: done(
            table("isis osiris", "isis god [4,7]; osiris god [9,8]", "action move of P1", 'tiles = ["[5,7]"]'),
            "P1: move [4,7]",
        ),
        "P1: to [5,7]",
    ),
]


@pytest.mark.parametrize(("rule", "why", "make", "choice"), marked(MOVES))
def test_moves(rule: str, why: str, make: Callable[[], Table], choice: str) -> None:
    assert reason(make(), choice) == (rule, why)


def unlocking(powers: str = "", followers: int = 9) -> Table:
    entries = f"followers = {followers}, powers = {powers.split()}"
    return table("isis ra", "isis god [4,7]; ra god [9,8]", "action unlock of P1", isis=entries)


def placing(pieces: str = HOME, top: str = "", **of_god: str) -> Table:
    return done(summoning(pieces, top, **of_god), "P1: summon warrior")


def controlling(pieces: str) -> Table:
    return table("isis ra", f"{pieces}; ra god [9,8]", "monument of P1")


def caravan(*moves: str, top: str = "") -> Table:
    return done(table("isis ra", "isis god [4,7]; ra god [9,8]", "caravan of P1", top), *moves)


ACTIONS: list[Case] = [
    ("A-SUM1", "none in the pool", lambda: summoning(HOME), "P1: summon satet"),
    (
        "A-SUM1",
        "no hex for it",
        lambda: summoning(
            "isis god [7,0]; amun god [4,7]; amun warrior [6,0] [6,1] [7,1] [8,0]",
            guardians("apep"),
            isis="pool = ['apep']",
        ),
        "P1: summon warrior",
    ),
    ("A-SUM6", "none trapped", lambda: summoning(HOME), "P1: summon captive"),
    (
        "A-SUM6",
        "too few followers",
        lambda: table(
            "isis anubis",
            "isis god [4,7]; anubis god [9,8]",
            "action summon of P1",
            isis="followers = 0, captives = 1",
        ),
        "P1: summon captive",
    ),
    ("A-M1", "occupied", lambda: placing(f"{HOME}; amun warrior [5,7]"), "P1: to [5,7]"),
    ("A-M4", "water", placing, "P1: to [1,10]"),
    ("A-M3", "river or camels", lambda: placing("isis god [5,6]; amun god [9,8]"), "P1: to [5,5]"),
    ("A-SUM1", "not adjacent", placing, "P1: to [7,1]"),
    (
        "A-SUM1",
        "regular one summoned",
        lambda: done(
            summoning("isis god [7,0]; isis pyramid [4,7]; amun god [1,1]", isis=ATTUNED),
            "P1: summon warrior",
            "P1: to [7,1]",
            "P1: summon warrior",
        ),
        "P1: to [6,0]",
    ),
    ("A-EV1", "no monument there", lambda: controlling("isis god [4,7]; neutral temple [5,7]"), "P1: take [4,8]"),
    (
        "A-EV1",
        "already yours",
        lambda: controlling("isis god [4,7]; neutral temple [5,7]; isis temple [4,8]"),
        "P1: take [4,8]",
    ),
    (
        "A-EV1",
        "neutral first",
        lambda: controlling("isis god [4,7]; neutral temple [5,7]; ra temple [4,8]"),
        "P1: take [4,8]",
    ),
    (
        "A-M3",
        "river or camels",
        lambda: controlling("isis god [5,6]; neutral temple [5,7]; neutral pyramid [5,5]"),
        "P1: take [5,5]",
    ),
    (
        "A-EV1",
        "not adjacent",
        lambda: controlling("isis god [4,7]; neutral temple [5,7]; neutral pyramid [7,1]"),
        "P1: take [7,1]",
    ),
    ("A-UNL1", "unlocked already", lambda: unlocking("commanding"), "P1: unlock commanding"),
    ("A-UNL1", "power of a god", unlocking, "P1: unlock radiance"),
    ("A-UNL1", "level not open", unlocking, "P1: unlock resplendent"),
    ("A-C10", "level full", lambda: unlocking("commanding inspiring"), "P1: unlock revered"),
]


@pytest.mark.parametrize(("rule", "why", "make", "choice"), marked(ACTIONS))
def test_actions_and_events(rule: str, why: str, make: Callable[[], Table], choice: str) -> None:
    assert reason(make(), choice) == (rule, why)


LINE = 'camels = ["[3,3]-[4,3]", "[3,3]-[4,4]", "[4,2]-[4,3]"]'
"""They cut six hexes off the West."""
CARAVANS: list[Case] = [
    ("A-EV2", "camel there", lambda: caravan(top=LINE), "P1: camel [3,3]-[4,3]"),
    ("A-EV2", "region too small", lambda: caravan(top=LINE), "P1: camel [4,3]-[4,4]"),
    ("A-EV2", "no line there", caravan, "P1: camel [0,1]-[0,2]"),
    ("A-EV2", "no line with those", lambda: caravan("P1: camel [3,1]-[4,2]"), "P1: camel [8,6]-[8,7]"),
    ("A-EV2", "camel laid", lambda: caravan("P1: camel [3,1]-[4,2]"), "P1: pass"),
]


@pytest.mark.parametrize(("rule", "why", "make", "choice"), marked(CARAVANS))
def test_caravans(rule: str, why: str, make: Callable[[], Table], choice: str) -> None:
    assert reason(make(), choice) == (rule, why)


FOES = "isis god [4,7]; ra god [5,8]"


def building(top: str = "", **of_god: str) -> Table:
    entries = {"isis": f"{hand('build', 'flood')}, followers = 5", "ra": hand("flood", "cycle")} | of_god
    return done(battle(FOES, top, **entries), "P1: card build", "P2: card flood", "P1: build temple")


def bidding() -> Table:
    t = battle(FOES, isis=f"{hand('plague', 'flood')}, followers = 2", ra=hand("flood", "cycle"))
    return done(t, "P1: card plague", "P2: card flood")


def pulling(*moves: str) -> Table:
    return done(battle(f"{FOES}; isis obelisk [5,7]; isis warrior [7,1] [2,5]", isis=OBELISKS), *moves)


def ten_obelisks() -> Table:
    west = " ".join(hexmap.HEX_NAMES[h] for h in lands_of(0).regions[1][:10])
    entries = {"isis": f"{hand('build', 'flood')}, followers = 5", "ra": hand("flood", "cycle")}
    t = battle(f"{FOES}; neutral obelisk {west}", **entries)
    return done(t, "P1: card build", "P2: card flood")


BATTLES: list[Case] = [
    ("A-B11", "card used", lambda: battle(FOES, isis=hand("flood", "cycle")), "P1: card chariots"),
    ("A-B1", "card first", lambda: battle(FOES, isis=hand("flood", "cycle")), "P1: seal"),
    (
        "A-B1",
        "card chosen",
        lambda: done(battle("amun god [4,7]; ra god [5,8]", gods="amun ra"), "P1: use", "P1: card flood"),
        "P1: card flood",
    ),
    ("A-B3", "too few followers", bidding, "P1: bid 3"),
    ("A-B3", "bid first", bidding, "P1: seal"),
    ("A-B2", "none in the supply", ten_obelisks, "P1: build obelisk"),
    ("A-M1", "occupied", building, "P1: to [5,8]"),
    ("A-B2", "water", building, "P1: to [1,10]"),
    ("A-B2", "other region", building, "P1: to [7,1]"),
    ("A-B0", "no figure there", pulling, "P1: move [8,8]"),
    ("A-B0", "not your figure", pulling, "P1: move [5,8]"),
    ("A-B0", "moved already", lambda: pulling("P1: move [7,1]", "P1: to [6,7]"), "P1: move [6,7]"),
    ("A-B0", "no own obelisk beside it", lambda: pulling("P1: move [7,1]"), "P1: to [8,8]"),
]


@pytest.mark.parametrize(("rule", "why", "make", "choice"), marked(BATTLES))
def test_battles(rule: str, why: str, make: Callable[[], Table], choice: str) -> None:
    assert reason(make(), choice) == (rule, why)


def test_every_reason_has_been_given() -> None:
    tried = {why for cases in (MOVES, ACTIONS, CARAVANS, BATTLES) for _, why, _, _ in cases}
    assert sorted(known("ankh") - tried) == []

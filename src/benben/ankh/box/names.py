"""The ids and names of everything in the game, and all its choices.

A *side* is a god and is numbered as such; NEUTRAL takes a god's place on a monument nobody controls. A *piece*, what
stands on a hex, is one int: kind, owner, Sun token and (a Giant Scorpion's) aim, so that a board is one list.
"""

from typing import Final

from ...kernel.hexes import DIRECTIONS
from ...kernel.notation import Choices, Codes, Masks, Numbers, Terms
from ...kernel.steps import PASS as PASS
from ...kernel.steps import SEAL
from . import contents
from .hexmap import EDGE_NAMES, HEX_NAMES

# Gods, which are the sides (A-C1).
AMUN: Final = 0
ANUBIS: Final = 1
ISIS: Final = 2
OSIRIS: Final = 3
RA: Final = 4
NEUTRAL: Final = 5
GODS: Final = ("amun", "anubis", "isis", "osiris", "ra")
ALL_SIDES: Final = range(len(GODS))

# Kinds of pieces.
GOD: Final = 1
WARRIOR: Final = 2
SATET: Final = 3
CAT_MUMMY: Final = 4
MUMMY: Final = 5
APEP: Final = 6
SCORPION: Final = 7
ANDROSPHINX: Final = 8
OBELISK: Final = 9
PYRAMID: Final = 10
TEMPLE: Final = 11
KIND_NAMES: Final = (
    "nothing",
    "god",
    "warrior",
    "satet",
    "cat mummy",
    "mummy",
    "apep",
    "scorpion",
    "androsphinx",
    "obelisk",
    "pyramid",
    "temple",
)
FIGURE_NAMES: Final = KIND_NAMES[WARRIOR : ANDROSPHINX + 1]
GUARDIAN_NAMES: Final = KIND_NAMES[SATET : ANDROSPHINX + 1]
MONUMENT_NAMES: Final = KIND_NAMES[OBELISK : TEMPLE + 1]
FIGURES: Final = len(FIGURE_NAMES)

# A piece: kind in the low four bits, then three bits of owner, one of Sun token, three of aim.
KIND: Final = 15
OWNER: Final = 4
SUN: Final = 1 << 7
AIM: Final = 8


def piece_of(kind: int, owner: int) -> int:
    return kind | owner << OWNER


def owner_of(piece: int) -> int:
    return piece >> OWNER & 7


# Actions, in the order of their rows on the central board (A-T1).
MOVE: Final = 0
SUMMON: Final = 1
GAIN: Final = 2
UNLOCK: Final = 3
ACTION_NAMES: Final = ("move", "summon", "gain", "unlock")

# Battle cards (A-C4).
BUILD: Final = 0
PLAGUE: Final = 1
CHARIOTS: Final = 2
CYCLE: Final = 3
DROUGHT: Final = 4
FLOOD: Final = 5
MIRACLE: Final = 6
CARD_NAMES: Final = ("build", "plague", "chariots", "cycle", "drought", "flood", "miracle")
ALL_CARDS: Final = (1 << len(CARD_NAMES)) - 1
CARD_STRENGTH: Final[list[int]] = [contents.GAME["cards"][name] for name in CARD_NAMES]

# Powers: the twelve Ankh powers (A-C10) and, behind them, one for each god.
COMMANDING: Final = 0
INSPIRING: Final = 1
OMNIPRESENT: Final = 2
REVERED: Final = 3
RESPLENDENT: Final = 4
OBELISK_ATTUNED: Final = 5
TEMPLE_ATTUNED: Final = 6
PYRAMID_ATTUNED: Final = 7
GLORIOUS: Final = 8
MAGNANIMOUS: Final = 9
BOUNTIFUL: Final = 10
WORSHIPFUL: Final = 11
GOD_POWER: Final = 12
FORMS: Final = 12
GATE: Final = 15
ANKH_POWERS: Final = 12
POWER_NAMES: Final = (
    *[power for level in contents.GAME["powers"]["levels"] for power in level],
    "mysterious forms",
    "judge of the dead",
    "protector",
    "gate to the underworld",
    "radiance",
)

# How a game ends (A-D3, A-W1, A-W2).
ASCENDED: Final = 1
LAST_GOD: Final = 2
NO_GODS: Final = 3
FINAL_CONFLICT: Final = 4
REASONS: Final = ("", "ascended", "last-god", "no-gods", "final-conflict")

MOST_BID: Final = 32
"""Amounts are 0 to 31, and "32 and more", which asks again."""


def piece_names() -> dict[int, str]:
    names = {0: "nothing"}
    for owner, side in enumerate((*GODS, "neutral")):
        for kind, name in enumerate(KIND_NAMES):
            if kind == 0 or (owner == NEUTRAL and kind < OBELISK):
                continue
            suns = (0, SUN) if WARRIOR <= kind < OBELISK else (0,)
            for sun in suns:
                for aim in range(6) if kind == SCORPION else (0,):
                    at = f" {AIM_NAMES[aim]}" if kind == SCORPION else ""
                    names[piece_of(kind, owner) | sun | aim << AIM] = f"{side} {name}{at}{' radiant' if sun else ''}"
    return names


AIM_NAMES: Final = tuple(f"{d}-{DIRECTIONS[(i + 1) % 6]}" for i, d in enumerate(DIRECTIONS))
PLAYER_NAMES: Final = ("P1", "P2", "P3", "P4", "P5")
TOKENS: Final = 8

FIRED: Final = tuple(
    f"{i + 1} {name}"
    for i, event in enumerate(contents.EVENT_TRACK)
    for name in (event, *(s["events"][event] for s in contents.SCENARIOS.values() if event in s.get("events", {})))
)
"""Events by their number on the track, under the printed name and those that scenarios give them."""
KINDS: Final[dict[str, Terms]] = {
    "number": Numbers("number", 0, 999),
    "player": Terms("player", PLAYER_NAMES, each=1),
    "players": Masks("player", PLAYER_NAMES),
    "god": Terms("god", GODS),
    "gods": Masks("god", GODS),
    "hex": Terms("hex", HEX_NAMES),
    "side": Terms("hex side", EDGE_NAMES),
    "sides": Masks("hex side", EDGE_NAMES),
    "piece": Codes("piece", piece_names()),
    "piece kind": Terms("kind of piece", KIND_NAMES),
    "figure": Terms("figure", (*FIGURE_NAMES, "captive")),
    "pool": Terms("pool", [f"{god} {figure}" for god in GODS for figure in FIGURE_NAMES]),
    "guardian": Terms("guardian", GUARDIAN_NAMES),
    "level": Terms("level", ("1", "2", "3")),
    "monument": Terms("monument", MONUMENT_NAMES),
    "action": Terms("action", ACTION_NAMES),
    "card": Terms("card", CARD_NAMES),
    "cards": Masks("card", CARD_NAMES),
    "power": Terms("power", POWER_NAMES),
    "powers": Masks("power", POWER_NAMES),
    "token": Terms("conflict token", [str(t + 1) for t in range(TOKENS)]),
    "amount": Terms("amount", [*map(str, range(MOST_BID)), f"{MOST_BID} and more"]),
    "aim": Terms("aim", AIM_NAMES),
    "tile": Terms("tile", ("1", "2", "3")),
    "fired event": Terms("event", FIRED),
    "event": Terms("event", ("start", *(f"{i + 1} {name}" for i, name in enumerate(contents.EVENT_TRACK)))),
}

# Choices: the first id of each verb's block. A figure is named by where it stands.
GOD_DRAWN: Final = 2
FIRST: Final = 7
GUARDIAN_DRAWN: Final = 12
ACTION: Final = 18
SUMMON_KIND: Final = 22
UNLOCK_POWER: Final = 30
CARD: Final = 47
BID: Final = 54
BUILD_KIND: Final = 87
AIM_AT: Final = 90
TRAP: Final = 96
TOKEN: Final = 101
USE: Final = 109
PLACE_TILE: Final = 110
FIGURE: Final = 111
TO: Final = 212
TAKE: Final = 313
SAVE: Final = 414
LEAVE: Final = 515
LEAVE_POOL: Final = 616
CAMEL: Final = 624
CHOICES: Final = Choices(
    KINDS,
    [
        (SEAL, "seal", ""),
        (PASS, "pass", ""),
        (GOD_DRAWN, "god", "god"),
        (FIRST, "first", "player"),
        (GUARDIAN_DRAWN, "guardian", "guardian"),
        (ACTION, "action", "action"),
        (SUMMON_KIND, "summon", "figure"),
        (UNLOCK_POWER, "unlock", "power"),
        (CARD, "card", "card"),
        (BID, "bid", "amount"),
        (BUILD_KIND, "build", "monument"),
        (AIM_AT, "aim", "aim"),
        (TRAP, "trap", "god"),
        (TOKEN, "token", "token"),
        (USE, "use", ""),
        (PLACE_TILE, "tile", ""),
        (FIGURE, "move", "hex"),
        (TO, "to", "hex"),
        (TAKE, "take", "hex"),
        (SAVE, "save", "hex"),
        (LEAVE, "leave", "hex"),
        (LEAVE_POOL, "leave", "figure"),
        (CAMEL, "camel", "side"),
    ],
)

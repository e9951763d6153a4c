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

# Gods, which are the sides (A-C1), each with its power.
GOD_POWERS: Final = {
    "amun": "mysterious forms",
    "anubis": "judge of the dead",
    "isis": "protector",
    "osiris": "gate to the underworld",
    "ra": "radiance",
}
GODS: Final = tuple(GOD_POWERS)
ALL_SIDES: Final = range(len(GODS))
NEUTRAL: Final = len(GODS)

# Kinds of pieces: figures, guardians the last of them, then monuments.
GUARDIAN_NAMES: Final[tuple[str, ...]] = tuple(contents.GAME["guardians"])
FIGURE_NAMES: Final = ("warrior", *GUARDIAN_NAMES)
MONUMENT_NAMES: Final = contents.MONUMENTS
KIND_NAMES: Final = ("nothing", "god", *FIGURE_NAMES, *MONUMENT_NAMES)
FIGURES: Final = len(FIGURE_NAMES)
GOD: Final = 1
WARRIOR: Final = 2
GUARDIAN: Final = 3
"""The first of them."""
CAT_MUMMY: Final = KIND_NAMES.index("cat mummy")
MUMMY: Final = KIND_NAMES.index("mummy")
APEP: Final = KIND_NAMES.index("apep")
SCORPION: Final = KIND_NAMES.index("scorpion")
ANDROSPHINX: Final = KIND_NAMES.index("androsphinx")
OBELISK: Final = WARRIOR + FIGURES
PYRAMID: Final = OBELISK + 1
TEMPLE: Final = OBELISK + 2

# A piece, from the low bits: kind, owner, Sun token, aim.
OWNER: Final = (len(KIND_NAMES) - 1).bit_length()
KIND: Final = (1 << OWNER) - 1
WHOSE: Final = (1 << NEUTRAL.bit_length()) - 1
SUN: Final = WHOSE + 1 << OWNER
AIM: Final = SUN.bit_length()


def piece_of(kind: int, owner: int) -> int:
    return kind | owner << OWNER


def owner_of(piece: int) -> int:
    return piece >> OWNER & WHOSE


# Actions, in the order of their rows on the central board (A-T1).
MOVE: Final = 0
SUMMON: Final = 1
GAIN: Final = 2
UNLOCK: Final = 3
ACTION_NAMES: Final = contents.ACTIONS

# Battle cards (A-C4).
CARD_NAMES: Final = contents.CARDS
BUILD: Final = CARD_NAMES.index("build")
PLAGUE: Final = CARD_NAMES.index("plague")
CHARIOTS: Final = CARD_NAMES.index("chariots")
CYCLE: Final = CARD_NAMES.index("cycle")
DROUGHT: Final = CARD_NAMES.index("drought")
FLOOD: Final = CARD_NAMES.index("flood")
MIRACLE: Final = CARD_NAMES.index("miracle")
ALL_CARDS: Final = (1 << len(CARD_NAMES)) - 1
CARD_STRENGTH: Final[list[int]] = [contents.GAME["cards"][name] for name in CARD_NAMES]

# Powers: the twelve Ankh powers (A-C10) and, behind them, one for each god.
LEVELS: Final[list[list[str]]] = contents.GAME["powers"]["levels"]
POWER_NAMES: Final = (*[power for level in LEVELS for power in level], *GOD_POWERS.values())
GOD_POWER: Final = len(POWER_NAMES) - len(GODS)
ANKH_POWERS: Final = GOD_POWER
TEMPLE_ATTUNED: Final = POWER_NAMES.index("temple attuned")
GLORIOUS: Final = POWER_NAMES.index("glorious")
MAGNANIMOUS: Final = POWER_NAMES.index("magnanimous")
BOUNTIFUL: Final = POWER_NAMES.index("bountiful")
WORSHIPFUL: Final = POWER_NAMES.index("worshipful")
FORMS: Final = POWER_NAMES.index("mysterious forms")
GATE: Final = POWER_NAMES.index("gate to the underworld")

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
PLAYER_NAMES: Final = tuple(f"P{p + 1}" for p in range(contents.MOST_PLAYERS))

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
    "token": Terms("conflict token", contents.TOKEN_NAMES),
    "amount": Terms("amount", [*map(str, range(MOST_BID)), f"{MOST_BID} and more"]),
    "aim": Terms("aim", AIM_NAMES),
    "tile": Terms("tile", ("1", "2", "3")),
    "fired event": Terms("event", FIRED),
    "event": Terms("event", ("start", *(f"{i + 1} {name}" for i, name in enumerate(contents.EVENT_TRACK)))),
}

# Choices: each verb owns a block of ids, one behind another. A figure is named by where it stands.
VERBS: Final = (
    ("seal", ""),
    ("pass", ""),
    ("god", "god"),
    ("first", "player"),
    ("guardian", "guardian"),
    ("action", "action"),
    ("summon", "figure"),
    ("unlock", "power"),
    ("card", "card"),
    ("bid", "amount"),
    ("build", "monument"),
    ("aim", "aim"),
    ("trap", "god"),
    ("token", "token"),
    ("use", ""),
    ("tile", ""),
    ("move", "hex"),
    ("to", "hex"),
    ("take", "hex"),
    ("save", "hex"),
    ("leave", "hex"),
    ("leave", "figure"),
    ("camel", "side"),
)


def first(verb: str, kind: str = "") -> int:
    """The first id of a verb's block."""
    before = VERBS[: VERBS.index((verb, kind))]
    return sum(len(KINDS[kind].names) if kind else 1 for _, kind in before)


GOD_DRAWN: Final = first("god", "god")
FIRST: Final = first("first", "player")
GUARDIAN_DRAWN: Final = first("guardian", "guardian")
ACTION: Final = first("action", "action")
SUMMON_KIND: Final = first("summon", "figure")
UNLOCK_POWER: Final = first("unlock", "power")
CARD: Final = first("card", "card")
BID: Final = first("bid", "amount")
BUILD_KIND: Final = first("build", "monument")
AIM_AT: Final = first("aim", "aim")
TRAP: Final = first("trap", "god")
TOKEN_NAMED: Final = first("token", "token")
USE: Final = first("use")
PLACE_TILE: Final = first("tile")
FIGURE: Final = first("move", "hex")
TO: Final = first("to", "hex")
TAKE: Final = first("take", "hex")
SAVE: Final = first("save", "hex")
LEAVE: Final = first("leave", "hex")
LEAVE_POOL: Final = first("leave", "figure")
CAMEL: Final = first("camel", "side")
CHOICES: Final = Choices(KINDS, [(first(verb, kind), verb, kind) for verb, kind in VERBS])
assert [first("seal"), first("pass")] == [SEAL, PASS]

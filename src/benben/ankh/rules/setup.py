"""Setup: what chance decides first, then the scenario's layout (A-S1 to A-S5)."""

from functools import cache
from typing import Any, Final

from ...kernel.events import Log
from ...kernel.notation import NONE
from ...kernel.steps import BOX, NOBODY, Step
from ..box import contents, frames
from ..box.hexmap import EDGE_NAMES, HEX_NAMES
from ..box.lands import lands_of
from ..box.names import (
    ALL_CARDS,
    FIGURES,
    FIRST,
    GOD,
    GOD_DRAWN,
    GOD_POWER,
    GODS,
    GUARDIAN_DRAWN,
    GUARDIAN_NAMES,
    KIND_NAMES,
    MONUMENT_NAMES,
    NEUTRAL,
    OBELISK,
    WARRIOR,
    piece_of,
)
from ..box.state import AnkhState
from . import powers, turn
from .scenario import SCENARIO_NAMES

COPIES: Final = {2: 1, 3: 2}
"""A-S4: copies of each guardian by number of players; with more players all there are."""


LEVEL_OF: Final[list[int]] = [contents.GAME["guardians"][name]["level"] - 1 for name in GUARDIAN_NAMES]


def level_of(guardian: int) -> int:
    return LEVEL_OF[guardian]


class Setup(Step[AnkhState]):
    """BOX draws what the options left open: gods (A-C1), first player (A-S2), guardians (A-S4)."""

    name = "setup"
    rule = "A-S2"
    on = ("",)

    def who(self, s: AnkhState, f: list[int]) -> int:
        return BOX if NONE in s.side_of or s.first == NONE or NONE in s.lineup else NOBODY

    def odds(self, s: AnkhState, f: list[int]) -> list[tuple[int, int]]:
        if NONE in s.side_of:
            return [(GOD_DRAWN + god, 1) for god in range(len(GODS)) if god not in s.side_of]
        if s.first == NONE:
            return [(FIRST + p, 1) for p in range(s.players)]
        level = s.lineup.index(NONE)
        return [(GUARDIAN_DRAWN + g, 1) for g in range(len(GUARDIAN_NAMES)) if level_of(g) == level]

    def apply(self, s: AnkhState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        if choice >= GUARDIAN_DRAWN:
            s.lineup[level_of(choice - GUARDIAN_DRAWN)] = choice - GUARDIAN_DRAWN
        elif choice >= FIRST:
            s.first = choice - FIRST
        else:
            s.side_of[s.side_of.index(NONE)] = choice - GOD_DRAWN

    def run(self, s: AnkhState, f: list[int], log: Log | None) -> None:
        deal(s)
        lay_out(s)
        s.frames[-1] = [turn.TURN, 0, s.first, NONE]
        if log:
            for p in range(s.players):
                log.add("plays", "A-S1", p, s.side_of[p])
            for level, guardian in enumerate(s.lineup):
                log.add("guardian chosen", "A-S4", level, guardian)
            log.add("begins", "A-S2", s.first)


def deal(s: AnkhState) -> None:
    """What every god starts with (A-S1) and where the markers lie (A-S2)."""
    for p, side in enumerate(s.side_of):
        s.chair[side] = p
        s.in_play |= 1 << side
        s.powers[side] = 1 << GOD_POWER + side
        s.followers[side] = contents.FOLLOWERS
        s.hand[side] = ALL_CARDS
        s.pool[side * FIGURES] = contents.WARRIORS
        s.ankhs[side] = contents.ANKHS
        s.pile[side] = (s.first - p - 1) % s.players
        for power in powers.of(s, side):
            power.set_up(s, side)
    s.supply = [contents.GAME["supply"][name] for name in MONUMENT_NAMES]
    s.guardians = [copies_in_play(s, guardian) for guardian in range(len(GUARDIAN_NAMES))]


def copies_in_play(s: AnkhState, guardian: int) -> int:
    """How many of a guardian the game is played with (A-S4)."""
    if guardian not in s.lineup:
        return 0
    copies: int = contents.GAME["guardians"][GUARDIAN_NAMES[guardian]]["copies"]
    return min(copies, COPIES.get(s.players, copies))


def lay_out(s: AnkhState) -> None:
    """The scenario's camels, tokens and pieces; its player k is the k-th in turn order (A-S5)."""
    layout = layout_of(s.scenario, s.players)
    s.camels = layout.camels
    for token, h in layout.tokens:
        s.token_at[token] = h
    for h, kind, turn_order in layout.pieces:
        side = NEUTRAL if turn_order == NONE else s.side_of[(s.first + turn_order) % s.players]
        stand(s, h, kind, side)


class Layout:
    """How a scenario begins, in numbers: camels; tokens with the first hex of their region; pieces with their hex,
    kind and the place of their player in turn order."""

    __slots__ = ("camels", "pieces", "tokens")

    def __init__(self, given: dict[str, Any]) -> None:
        self.camels = sum(1 << EDGE_NAMES.index(side) for side in given["camels"])
        lands = lands_of(self.camels)
        self.tokens: list[tuple[int, int]] = [
            (int(token) - 1, lands.first_hex(lands.region_of[HEX_NAMES.index(name)]))
            for token, name in given["tokens"].items()
        ]
        self.pieces: list[tuple[int, int, int]] = [
            (HEX_NAMES.index(name), KIND_NAMES.index(what), int(who[0]) - 1 if who else NONE)
            for name, what, *who in [text.split() for text in given["pieces"]]
        ]


@cache
def layout_of(scenario: int, players: int) -> Layout:
    return Layout(contents.SCENARIOS[SCENARIO_NAMES[scenario]][str(players)])


def stand(s: AnkhState, h: int, kind: int, side: int) -> None:
    """Put a new piece on the board out of the pool or the supply."""
    s.piece[h] = piece_of(kind, side)
    if kind >= OBELISK:
        s.supply[kind - OBELISK] -= 1
        if side != NEUTRAL:
            s.ankhs[side] -= 1
    elif kind != GOD:
        s.pool[side * FIGURES + kind - WARRIOR] -= 1


SETUP = frames.add(Setup())

"""Merging the two lowest gods after the third conflict (A-MG1 to A-MG5)."""

from typing import Final

from ...kernel.events import Log
from ...kernel.steps import Step
from ..box import contents, frames
from ..box.board import figures
from ..box.names import (
    FIGURES,
    GODS,
    GUARDIAN,
    GUARDIAN_NAMES,
    KIND,
    LEAVE,
    LEAVE_POOL,
    OWNER,
    PASS,
    SUN,
    WARRIOR,
    WHOSE,
)
from ..box.state import AnkhState
from . import powers
from .devotion import leave, order
from .forgetting import remove
from .unlock import ANKH_MASK, base_of, free_bases, guardians_of

HIGHER: Final = 2
LOWER: Final = 3
FEWEST: Final = 3
"""Players with whom two gods merge (A-MG1)."""
MERGING: Final = contents.EVENT_TRACK.index("conflict+merge") + 1
"""The event behind which gods merge, by its number on the track."""


def due(s: AnkhState) -> bool:
    """Two gods merge only with three or more players, and only once (A-MG1)."""
    return s.players >= FEWEST and len(set(s.side_of)) == s.players


def start(s: AnkhState, log: Log | None) -> None:
    if not due(s):
        return
    lower, higher = order(s, s.in_play)[:2]
    if log:
        log.add("merges", "A-MG1", lower, higher)
    s.frames.append([KEEP_GUARDIANS, 0, higher, lower])


class KeepGuardians(Step[AnkhState]):
    """The higher god takes over the lower's guardians as far as its bases allow; the others leave the game (A-MG2)."""

    name = "which guardians leave"
    rule = "A-MG2"
    on = ("choose an action: event done",)
    args = ("higher:god", "lower:god")

    def who(self, s: AnkhState, f: list[int]) -> int:
        return s.chair[f[HIGHER]]

    def legal(self, s: AnkhState, f: list[int], p: int) -> list[int]:
        """Any incoming guardian may go; an own one only where bases are short."""
        higher, lower = f[HIGHER], f[LOWER]
        short = {base for base in contents.GAME["bases"] if guardians_of(s, lower, base) > free_bases(s, higher, base)}
        found = [] if short else [PASS]
        on_board: list[int] = []
        pools: set[int] = set()
        for side in (lower, higher):
            wanted = [g for g in range(len(GUARDIAN_NAMES)) if side == lower or base_of(g) in short]
            on_board += [h for h in figures(s, side) if (s.piece[h] & KIND) - GUARDIAN in wanted]
            pools |= {g + 1 for g in wanted if s.pool[side * FIGURES + g + 1]}
        return found + sorted(LEAVE + h for h in on_board) + sorted(LEAVE_POOL + figure for figure in pools)

    def apply(self, s: AnkhState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        higher, lower = f[HIGHER], f[LOWER]
        if choice == PASS:
            s.frames.pop()
            merge(s, higher, lower, log)
        elif choice >= LEAVE_POOL:
            figure = choice - LEAVE_POOL
            side = lower if s.pool[lower * FIGURES + figure] else higher
            s.pool[side * FIGURES + figure] -= 1
            if log:
                log.add("guardian leaves", "A-MG2", figure - 1, side)
        else:
            h = choice - LEAVE
            if log:
                log.add("guardian leaves", "A-MG2", (s.piece[h] & KIND) - GUARDIAN, s.piece[h] >> OWNER & WHOSE)
            s.suns += bool(s.piece[h] & SUN)
            s.piece[h] = 0

    def fits(self, s: AnkhState, f: list[int]) -> str:
        fit = due(s) and order(s, s.in_play)[:2] == [f[LOWER], f[HIGHER]]
        return "" if fit else "the two lowest gods merge, once, with three players or more (A-MG1)"


def merge(s: AnkhState, higher: int, lower: int, log: Log | None) -> None:
    """The lower god's pieces leave, its guardians and Followers pass over, and both markers are one (A-MG2, A-MG3)."""
    stood = [(GODS[side], s.devotion[side]) for side in (lower, higher)]
    for power in powers.of(s, lower):
        power.merged_away(s, lower, higher)
    for h in figures(s, lower):
        if s.piece[h] & KIND > WARRIOR:
            s.piece[h] = s.piece[h] & ~(WHOSE << OWNER) | higher << OWNER
    for figure in range(1, FIGURES):
        s.pool[higher * FIGURES + figure] += s.pool[lower * FIGURES + figure]
    s.followers[higher] += s.followers[lower]
    s.followers[lower] = 0
    s.powers[higher] |= s.powers[lower] & ~ANKH_MASK
    # The higher marker comes down to the lower's, under whatever lies on that one; this is no loss.
    leave(s, higher)
    s.devotion[higher], s.pile[higher] = s.devotion[lower], s.pile[lower]
    remove(s, lower, "A-MG2", log)
    for p in range(s.players):
        if s.side_of[p] == lower:
            s.side_of[p] = higher
    if log:
        log.add("merged", "A-MG3", lower, higher)
        log.made_of(*stood)


KEEP_GUARDIANS = frames.add(KeepGuardians())

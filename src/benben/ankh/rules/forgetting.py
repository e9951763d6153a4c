"""Forgotten gods, and what is left of the others (A-FG1, A-W1)."""

from typing import Final

from ...kernel.events import Log
from ..box import contents
from ..box.board import destroy, figures, monuments
from ..box.names import ALL_SIDES, FIGURES, GODS, LAST_GOD, NO_GODS, SUN
from ..box.state import AnkhState
from . import powers
from .devotion import finish

FORGETTING: Final = contents.EVENT_TRACK.index("conflict+forget") + 1
"""The event with which gods are forgotten, by its number on the track."""


def forget(s: AnkhState, log: Log | None) -> None:
    """After the fourth conflict every god in the red is forgotten."""
    for side in ALL_SIDES:
        if s.in_play >> side & 1 and s.devotion[side] <= contents.RED:
            if log:
                log.add("forgotten", "A-FG1", side)
                log.made_of((GODS[side], s.devotion[side]))
            drop(s, side, log)
    if not s.in_play:
        finish(s, NO_GODS, -1, "A-W1", log)
    elif not s.in_play & s.in_play - 1:
        finish(s, LAST_GOD, s.in_play.bit_length() - 1, "A-W1", log)


def drop(s: AnkhState, side: int, log: Log | None) -> None:
    for power in powers.of(s, side):
        power.forgotten(s, side)
    remove(s, side, "A-FG1", log)
    s.followers[side] = 0


def remove(s: AnkhState, side: int, rule: str, log: Log | None) -> None:
    """A god and all its pieces leave the game, which is not killing (A-K6); its monuments are destroyed.

    No marker of a god that stays lies on its own: the red is forgotten as a whole, and a merged marker takes its place.
    """
    for h in monuments(s, side):
        destroy(s, h, rule, log)
    for h in figures(s, side):
        if s.piece[h] & SUN:
            s.suns += 1
        s.piece[h] = 0
    for figure in range(FIGURES):
        s.pool[side * FIGURES + figure] = 0
    s.in_play &= ~(1 << side)
    s.captives[side] = s.ankhs[side] = s.hand[side] = s.powers[side] = s.devotion[side] = s.pile[side] = 0

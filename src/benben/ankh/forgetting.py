"""Forgotten gods, and what is left of the others (A-FG1, A-W1)."""

from ..kernel.events import Log
from . import box
from .devotion import finish
from .names import ALL_SIDES, LAST_GOD, NO_GODS
from .state import AnkhState


def forget(s: AnkhState, log: Log | None) -> None:
    """After the fourth conflict every god in the red is forgotten."""
    for side in ALL_SIDES:
        if s.in_play >> side & 1 and s.devotion[side] <= box.RED:
            s.in_play &= ~(1 << side)
            if log:
                log.add("forgotten", "A-FG1", side)
    if not s.in_play:
        finish(s, NO_GODS, -1, "A-W1", log)
    elif not s.in_play & s.in_play - 1:
        finish(s, LAST_GOD, s.in_play.bit_length() - 1, "A-W1", log)

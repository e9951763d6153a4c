"""Death: figures leave the board together (A-K1)."""

from ..kernel.events import Log
from . import battle
from .names import FIGURES, KIND, OWNER, WARRIOR
from .state import AnkhState


def kill(s: AnkhState, fight: list[int], doomed: list[int], rule: str, log: Log | None) -> None:
    """Take these figures off the board and back to their pools; the battle counts them for Miracle."""
    for h in doomed:
        piece = s.piece[h]
        side = piece >> OWNER & 7
        s.piece[h] = 0
        s.pool[side * FIGURES + (piece & KIND) - WARRIOR] += 1
        fight[battle.DEAD + side] += 1
        if log:
            log.add("killed", rule, piece, h)

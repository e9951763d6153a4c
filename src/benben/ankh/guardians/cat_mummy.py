"""Cat Mummy: when it is killed every other god loses Devotion (A-K4)."""

from ...kernel.events import Log
from ..devotion import lose, order
from ..guardian import Guardian, add
from ..names import CAT_MUMMY
from ..state import AnkhState


class CatMummy(Guardian):
    kind = CAT_MUMMY

    def died(self, s: AnkhState, owner: int, log: Log | None) -> None:
        for side in order(s, s.in_play & ~(1 << owner)):
            lose(s, side, 1, "A-K4", log)


add(CatMummy())

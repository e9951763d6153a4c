"""Cat Mummy: when it is killed every other god loses Devotion (A-K4)."""

from ....kernel.events import Log
from ...box.names import CAT_MUMMY
from ...box.state import AnkhState
from ..devotion import lose, order
from ..guardian import Guardian, add


class CatMummy(Guardian):
    kind = CAT_MUMMY

    def died(self, s: AnkhState, owner: int, log: Log | None) -> None:
        for side in order(s, s.in_play & ~(1 << owner)):
            lose(s, side, 1, "A-K4", log)


add(CatMummy())

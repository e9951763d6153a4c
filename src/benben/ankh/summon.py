"""The Summon action (A-SUM1)."""

from ..kernel.contract import Step
from ..kernel.events import Log
from . import frames
from .board import figures, monuments
from .hexmap import WATER
from .lands import lands_of
from .names import FIGURES, PASS, SUMMON_KIND, TO, WARRIOR, piece_of
from .state import AnkhState


def start(s: AnkhState, p: int) -> None:
    s.frames.append([frames.SUMMON_FIGURE, 0, p])


def spots(s: AnkhState, side: int) -> list[int]:
    """Empty land hexes adjacent to an own figure or an own monument."""
    near = lands_of(s.camels).near
    piece = s.piece
    found = {n for h in figures(s, side) + monuments(s, side) for n in near[h] if not piece[n] and not WATER[n]}
    return sorted(found)


class SummonFigure(Step[AnkhState]):
    """Which figure of the pool; it may be left."""

    name = "summon a figure"
    rule = "A-SUM1"
    args = ("player:player",)

    def who(self, s: AnkhState, f: list[int]) -> int:
        return f[2]

    def legal(self, s: AnkhState, f: list[int], p: int) -> list[int]:
        side = s.side_of[p]
        if not spots(s, side):
            return [PASS]
        return [PASS] + [SUMMON_KIND + i for i in range(FIGURES) if s.pool[side * FIGURES + i]]

    def apply(self, s: AnkhState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        if choice != PASS:
            s.frames.append([frames.SUMMON_AT, 0, p, choice - SUMMON_KIND])


class SummonAt(Step[AnkhState]):
    """Where it appears."""

    name = "place the figure"
    rule = "A-SUM1"
    args = ("player:player", "figure:figure")

    def who(self, s: AnkhState, f: list[int]) -> int:
        return f[2]

    def legal(self, s: AnkhState, f: list[int], p: int) -> list[int]:
        return [TO + h for h in spots(s, s.side_of[p])]

    def apply(self, s: AnkhState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        side = s.side_of[p]
        s.frames.pop()
        s.pool[side * FIGURES + f[3]] -= 1
        s.piece[choice - TO] = piece_of(WARRIOR + f[3], side)
        if log:
            log.add("summoned", "A-SUM1", s.piece[choice - TO], choice - TO)

    def fits(self, s: AnkhState, f: list[int]) -> str:
        return "" if f[3] < FIGURES and s.pool[s.side_of[f[2]] * FIGURES + f[3]] else "that figure is not in the pool"

"""Mummy: when it is killed it comes back beside its owner's God (A-K3)."""

from ....kernel.events import Log
from ....kernel.steps import NOBODY, STEP, Step
from ...box import frames
from ...box.board import may_be_summoned
from ...box.frames import SIDE
from ...box.lands import lands_of
from ...box.names import FIGURES, GOD, MUMMY, TO, WARRIOR, piece_of
from ...box.state import AnkhState
from .. import summon
from ..guardian import Guardian, add
from ..killing import DEATHS, MUMMIES


class Mummy(Guardian):
    kind = MUMMY

    def died(self, s: AnkhState, owner: int, log: Log | None) -> None:
        if beside_god(s, owner):
            s.frames.append([RETURN, 0, owner])


def beside_god(s: AnkhState, side: int) -> list[int]:
    h = s.piece.index(piece_of(GOD, side))
    return [n for n in lands_of(s.camels).near[h] if may_be_summoned(s, side, n)]


class MummyReturns(Step[AnkhState]):
    """Its owner picks the hex; the place may have been taken meanwhile, then it stays in the pool."""

    name = "the mummy returns"
    rule = "A-K3"
    on = ("deaths: cat mummies", "the mummy returns")
    args = ("side:god",)

    def who(self, s: AnkhState, f: list[int]) -> int:
        return s.chair[f[SIDE]] if beside_god(s, f[SIDE]) else NOBODY

    def run(self, s: AnkhState, f: list[int], log: Log | None) -> None:
        s.frames.pop()

    def legal(self, s: AnkhState, f: list[int], p: int) -> list[int]:
        return [TO + h for h in beside_god(s, f[SIDE])]

    def apply(self, s: AnkhState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        summon.place(s, p, MUMMY - WARRIOR, choice - TO, "A-K3", log)

    def fits(self, s: AnkhState, f: list[int]) -> str:
        returning = sum(frame[STEP] == RETURN and frame[SIDE] == f[SIDE] for frame in s.frames)
        died = next(frame[MUMMIES + f[SIDE]] for frame in reversed(s.frames) if frame[STEP] == DEATHS)
        if s.pool[f[SIDE] * FIGURES + MUMMY - WARRIOR] < returning:
            return "no mummy is in the pool"
        return "" if returning <= died else "so many mummies have not died"


RETURN = frames.add(MummyReturns())
add(Mummy())

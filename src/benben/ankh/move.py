"""The Move action (A-MOV1)."""

from ..kernel.contract import Step
from ..kernel.events import Log
from . import frames
from .board import figures
from .hexmap import REACH
from .names import FIGURE, PASS, TO
from .state import AnkhState


def start(s: AnkhState, p: int) -> None:
    s.frames.append([frames.MOVE_FIGURES, 0, p, *figures(s, s.side_of[p])])


def can_move(s: AnkhState, h: int) -> bool:
    piece = s.piece
    for t in REACH[h]:  # noqa: SIM110 (any() with a generator is measurably slower here)
        if not piece[t]:
            return True
    return False


class MoveFigures(Step[AnkhState]):
    """Which figure next; each moves at most once, in any order, and all may stay."""

    name = "move your figures"
    rule = "A-MOV1"
    args = ("player:player",)
    rest = "hex"

    def who(self, s: AnkhState, f: list[int]) -> int:
        return f[2]

    def legal(self, s: AnkhState, f: list[int], p: int) -> list[int]:
        return [PASS] + [FIGURE + h for h in f[3:] if can_move(s, h)]

    def apply(self, s: AnkhState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        if choice == PASS:
            s.frames.pop()
        else:
            s.frames.append([frames.MOVE_TO, 0, p, choice - FIGURE])

    def fits(self, s: AnkhState, f: list[int]) -> str:
        own = figures(s, s.side_of[f[2]])
        fit = f[3:] == sorted(set(f[3:])) and set(f[3:]) <= set(own)
        return "" if fit else "only own figures can move, each once, named in the order of the board"


class MoveTo(Step[AnkhState]):
    """Up to three hexes, through anything, to an empty land hex."""

    name = "move this figure"
    rule = "A-MOV1"
    args = ("player:player", "from:hex")

    def who(self, s: AnkhState, f: list[int]) -> int:
        return f[2]

    def legal(self, s: AnkhState, f: list[int], p: int) -> list[int]:
        piece = s.piece
        return [TO + t for t in REACH[f[3]] if not piece[t]]

    def apply(self, s: AnkhState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        origin, target = f[3], choice - TO
        s.piece[target] = s.piece[origin]
        s.piece[origin] = 0
        s.frames.pop()
        s.frames[-1].remove(origin)
        if log:
            log.add("moved", "A-MOV1", s.piece[target], origin, target)

    def fits(self, s: AnkhState, f: list[int]) -> str:
        below = s.frames[s.frames.index(f) - 1]
        return "" if below[0] == frames.MOVE_FIGURES and f[3] in below[3:] else "this figure is not about to move"

"""The steps of the game. A module adds each of its steps and gets the number by which frames name it."""

from typing import Final

from ...kernel.steps import PLAYER, STEP, Step
from .state import KemetState

STEPS: Final[list[Step[KemetState]]] = []
NUMBERS: Final[dict[str, int]] = {}
"""By name."""
COMES_HOME: Final = "where does the creature come home"
FREE_MOMENTS: Final[tuple[str, ...]] = ("your turn", "go on", "choose the next battle")
"""Where a player whose turn it is may play Day cards and bring creatures (K-D4, K-D5): whatever lies between two of
these questions has changed nothing yet."""


def add(step: Step[KemetState]) -> int:
    STEPS.append(step)
    NUMBERS[step.name] = len(STEPS) - 1
    return len(STEPS) - 1


def above(s: KemetState, f: list[int]) -> list[int]:
    """The frame that lies on this one of the position; none: []."""
    found: list[int] = []
    for frame in reversed(s.frames):
        if frame is f:
            return found
        found = frame
    return []


def behind(s: KemetState, name: str, *args: int) -> None:
    """Push a frame of this step, below others of it: what happened first comes first."""
    kind, at = number(name), len(s.frames)
    while at and s.frames[at - 1][STEP] == kind:
        at -= 1
    s.frames.insert(at, [kind, 0, *args])


def of_another(s: KemetState, f: list[int]) -> bool:
    """Whether another player acts upon this frame. A creature may come home in anybody's turn (KT-K4)."""
    over = above(s, f)
    return bool(over) and over[PLAYER] != f[PLAYER] and STEPS[over[STEP]].name != COMES_HOME


def number(name: str) -> int:
    """The number of a step that a module cannot import, because that step's module needs it first."""
    return NUMBERS[name]

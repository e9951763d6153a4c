"""The steps of the game. A module adds each of its steps and gets the number by which frames name it."""

from typing import Final

from ...kernel.steps import Step
from .state import KemetState

STEPS: Final[list[Step[KemetState]]] = []
FREE_MOMENTS: Final[tuple[str, ...]] = ("your turn", "go on", "choose the next battle")
"""Where a player whose turn it is may play Day cards and bring creatures (K-D4, K-D5): whatever lies between two of
these questions has changed nothing yet."""


def add(step: Step[KemetState]) -> int:
    STEPS.append(step)
    return len(STEPS) - 1


def above(s: KemetState, f: list[int]) -> list[int]:
    """The frame that lies on this one of the position; none: []."""
    found: list[int] = []
    for frame in reversed(s.frames):
        if frame is f:
            return found
        found = frame
    return []


def number(name: str) -> int:
    """The number of a step that a module cannot import, because that step's module needs it first."""
    return next(i for i, step in enumerate(STEPS) if step.name == name)

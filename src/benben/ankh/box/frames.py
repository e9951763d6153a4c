"""The steps of the game. A module adds each of its steps and gets the number by which frames name it."""

from typing import ClassVar, Final

from ...kernel.steps import Step
from .state import AnkhState

STEPS: Final[list[Step[AnkhState]]] = []
SIDE: Final = 2
"""Where the frame of a step that is one side's has it."""
NEWEST: Final = -1
"""Where a frame that grows has what came last."""


def add(step: Step[AnkhState]) -> int:
    STEPS.append(step)
    return len(STEPS) - 1


class OfSide(Step[AnkhState]):
    """A step whose frame names the side that is asked; the player of its chair decides."""

    args: ClassVar[tuple[str, ...]] = ("side:god",)

    def who(self, s: AnkhState, f: list[int]) -> int:
        return s.chair[f[SIDE]]

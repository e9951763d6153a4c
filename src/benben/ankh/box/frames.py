"""The steps of the game. A module adds each of its steps and gets the number by which frames name it."""

from typing import Final

from ...kernel.steps import Step
from .state import AnkhState

STEPS: Final[list[Step[AnkhState]]] = []


def add(step: Step[AnkhState]) -> int:
    STEPS.append(step)
    return len(STEPS) - 1

"""The steps of the game. A module adds each of its steps and gets the number by which frames name it."""

from typing import Final

from ...kernel.steps import Step
from .state import KemetState

STEPS: Final[list[Step[KemetState]]] = []


def add(step: Step[KemetState]) -> int:
    STEPS.append(step)
    return len(STEPS) - 1


def number(name: str) -> int:
    """The number of a step that a module cannot import, because that step's module needs it first."""
    return next(i for i, step in enumerate(STEPS) if step.name == name)

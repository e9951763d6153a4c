"""Sabotages of the toy, for the tests of the laws: a law must notice each of them."""

import random
import re
from collections.abc import Callable

import laws
import pytest
from courses import Course
from laws import Rules
from toy import TEMPLATES, Toy
from toybox.state import ToyState

from benben.kernel.steps import Step

GAMES = 12


def break_position_law(law: str, rules: Rules, said: str) -> None:
    def on_every_state(course: Course) -> None:
        for s in course.walk():
            laws.POSITION_LAWS[law](rules, s, random.Random(course.seed))

    break_game_law(on_every_state, rules, said)


def break_game_law(law: Callable[..., object], rules: Rules, said: str) -> None:
    def on_every_game() -> None:
        for seed in range(GAMES):
            law(Course(rules, {"players": 2 + seed % 3}, seed))

    with pytest.raises(AssertionError, match=re.escape(said)):
        on_every_game()


def with_step(kind: int, step: Step[ToyState]) -> Toy:
    """The toy with another step in place of one of its own."""
    rules = Toy(TEMPLATES)
    rules.steps = [step if i == kind else own for i, own in enumerate(Toy.steps)]
    return rules


def with_state(kind: type[ToyState]) -> Toy:
    class Broken(Toy):
        def blank(self, options: dict[str, object]) -> ToyState:
            return kind(int(str(options["players"])))

    return Broken(TEMPLATES)


class Sharing(ToyState):
    __slots__ = ()

    def copy(self) -> "ToyState":
        other = super().copy()
        other.known = self.known
        return other

"""Lines of choices, found by making them on a copy."""

from collections.abc import Iterator
from typing import TypedDict

from ...kernel.contract import Ruleset
from ...kernel.events import Event, Log
from ...kernel.steps import STEP
from ..box.frames import STEPS
from ..box.names import CHOICES, PASS
from ..box.state import KemetState

Rules = Ruleset[KemetState]


class Line(TypedDict):
    """Choices to be made together, and the Prayer points they cost."""

    choices: list[str]
    paid: int


def is_asked(s: KemetState, p: int, *names: str) -> bool:
    return s.asked == p and STEPS[s.frames[-1][STEP]].name in names


def after(rules: Rules, s: KemetState, p: int, choice: int) -> tuple[KemetState, list[Event]]:
    """Where a choice leads, and what happens on the way."""
    found, log = s.copy(), Log()
    rules.apply(found, p, choice, log)
    return found, log.events


def spent(events: list[Event], p: int) -> int:
    return sum(event.args[1] for event in events if event.template == "paid" and event.args[0] == p)


def answered(
    rules: Rules, s: KemetState, p: int, names: tuple[str, ...], events: list[Event]
) -> Iterator[tuple[list[int], list[Event], KemetState]]:
    """Every way to answer the questions of these steps, besides doing nothing, what happens then and where it leads."""
    if not is_asked(s, p, *names):
        yield [], events, s
        return
    for choice in s.menu:
        if choice != PASS:
            then, more = after(rules, s, p, choice)
            for made, seen, end in answered(rules, then, p, names, events + more):
                yield [choice, *made], seen, end


def say(choices: list[int]) -> list[str]:
    return [CHOICES.say(choice) for choice in choices]

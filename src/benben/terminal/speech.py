"""Events, steps and refusals as people are told them."""

from typing import Any, Final

from ..kernel.contract import Ruleset
from ..kernel.errors import BenbenError, IllegalChoice
from ..kernel.events import Event
from ..kernel.pictures import Line, merged, plain
from ..kernel.steps import Step
from ..kernel.words import Words, named, slug
from .pictures import Shown

OPEN, CLOSE, FIRST = "\ue000", "\ue001", 0xE100
"""Signs around an argument in a sentence, and the first of those that number it; they never leave this module."""


def sentence(rules: Ruleset[Any], shown: Shown, w: Words, event: Event) -> Line:
    """What happened, in spans: sides stand out. A game without words is told in notation."""
    name: Final = f"event-{slug(event.template)}"
    if name not in w:
        return [(rules.story.line(event), "")]
    kinds, args = rules.story.templates[event.template], rules.story.args(event)
    given: dict[str, str | int] = {"why": ""}  # what a gain was for stands behind the sentence here
    for i, (kind, arg) in enumerate(zip(kinds, args, strict=True)):
        said = shown.say(w, kind, arg)
        given[f"a{i + 1}"] = said if isinstance(said, int) else f"{OPEN}{chr(FIRST + i)}{said}{CLOSE}"
    first, *parts = w(name, **given).split(OPEN)
    line: Line = [(first, "")]
    for part in parts:
        number = ord(part[0]) - FIRST
        text, _, rest = part[1:].partition(CLOSE)
        line += [(text, shown.side(kinds[number], args[number])), (rest, "")]
    return capital([span for span in merged(line) if span[0]])


def capital(line: Line) -> Line:
    (text, style), *rest = line
    return [(text[:1].upper() + text[1:], style), *rest]


def text_of(rules: Ruleset[Any], shown: Shown, w: Words, event: Event) -> str:
    return plain(sentence(rules, shown, w, event))


def step_words(w: Words, step: Step[Any]) -> str:
    return named(w, "step", step.name) if f"step-{slug(step.name)}" in w else step.name


def ending(w: Words, reason: str) -> str:
    return named(w, "over", reason) if f"over-{slug(reason)}" in w else reason


def refusal(w: Words, wrong: BenbenError) -> str:
    """Why something was refused; what has no code is said as it is."""
    if not isinstance(wrong, IllegalChoice):
        return str(wrong)
    said = w(f"refusal-{wrong.code}")
    return f"{said}: {forbidden(w, wrong)}" if wrong.why else said


def forbidden(w: Words, wrong: IllegalChoice) -> str:
    """The reason for which a rule forbids a choice, with the ID of that rule."""
    why = named(w, "refused", wrong.why) if f"refused-{slug(wrong.why)}" in w else wrong.why
    return f"{why} ({wrong.rule})"

"""A short trace of what a choice brought, kept beside it so that a later version of the rules can be compared.

Everything is in notation, which outlives numbers. Internal frames are left out: they are not what people see.
"""

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from .contract import Ruleset
from .events import EVERYONE, Event, Log, may_know
from .notation import player_name
from .positions import encode
from .steps import BOX, State

ENCODER: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))
"""One for all: making it takes longer than writing most things."""


class Trace(NamedTuple):
    """`told` is JSON: the events that a choice brought. `asked` is a digest of who may choose what afterwards."""

    told: str
    asked: str


class Telling(NamedTuple):
    """An event in notation."""

    template: str
    rule: str
    args: list[object]
    audience: int


def trace(rules: Ruleset[Any], s: State, events: Sequence[Event]) -> Trace:
    told = [
        [e.template, rules.cite(e.rule), rules.story.args(e), *([] if e.audience == EVERYONE else [e.audience])]
        for e in events
    ]
    return Trace(written(told), asked(rules, s))


def asked(rules: Ruleset[Any], s: State) -> str:
    """Who owes what: menus regardless of their order, and chance with its odds."""
    names = rules.choices.names
    menus = [
        [player_name(p), sorted([names[c], n] for c, n in rules.odds(s))]
        if p == BOX
        else [player_name(p), sorted(names[c] for c in rules.legal(s, p))]
        for p in rules.owing(s)
    ]
    return digest(menus)


def position(rules: Ruleset[Any], s: State, public: Mapping[str, object] | None = None) -> dict[str, str]:
    """A digest of every column, and of how the game has ended. `public` may hold columns that everybody sees."""
    data = encode(rules, s, None, public)
    columns = data["columns"]
    assert isinstance(columns, dict)
    parts = {**columns, "over": data["over"], "winners": data["winners"]}
    return {name: digest(part)[:8] for name, part in parts.items()}


def other_columns(then: Mapping[str, object], now: Mapping[str, object]) -> list[str]:
    """Where two positions differ. A column that only one version has tells nothing."""
    return [name for name, mark in now.items() if name in then and then[name] != mark]


def read_told(text: str) -> list[Telling]:
    """What was told, or ValueError."""
    data = json.loads(text)
    if not isinstance(data, list):
        raise ValueError("not a list of events")
    return [telling(event) for event in data]


def telling(event: Any) -> Telling:
    template, rule, args, audience = [*event, EVERYONE][:4]
    if not (isinstance(template, str) and isinstance(rule, str) and isinstance(args, list) and type(audience) is int):
        raise ValueError("not an event")
    return Telling(template, rule, args, audience)


def alike(then: list[Telling], now: list[Telling]) -> bool:
    """Whether the same was told, whatever the rule IDs."""
    return [(e.template, e.args, e.audience) for e in then] == [(e.template, e.args, e.audience) for e in now]


def heard(told: list[Telling], viewer: int | None) -> list[Telling]:
    """The part of what was told that a viewer may know; None may know everything."""
    return [event for event in told if viewer is None or may_know(event.audience, viewer)]


def behaviour(rules: Ruleset[Any], options: dict[str, object], choices: Sequence[tuple[int, int]]) -> str:
    """A digest of all that these choices bring: events, menus, and the position at the end."""
    log = Log()
    s = rules.setup(options, log)
    menus = [asked(rules, s)]
    for p, choice in choices:
        rules.apply(s, p, choice, log)
        menus.append(asked(rules, s))
    events = [[e.template, rules.story.args(e), e.audience] for e in log.events]
    return digest([events, menus, position(rules, s)])


def written(data: object) -> str:
    return ENCODER.encode(data)


def digest(data: object) -> str:
    return hashlib.blake2b(written(data).encode(), digest_size=8).hexdigest()

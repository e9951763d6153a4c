"""benben position: a position from a file, and what follows from choices made there."""

import json
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console

from ..kernel import positions
from ..kernel.contract import Ruleset
from ..kernel.errors import BadNotation, BadPosition, printable
from ..kernel.events import Event, Log
from ..kernel.notation import player_name
from ..kernel.registry import ruleset
from ..kernel.steps import BOX, State
from ..terminal.menu import Menu
from ..terminal.pictures import notes_of
from ..terminal.screen import Screen
from .files import BadFile, about, read_text

Told = list[tuple[str, list[Event]]]
"""What each choice brought about."""


def run(path: Path, do: list[str], exact: bool, as_json: bool) -> int:
    if exact and as_json:
        raise BadFile("--exact and --json: one of them at a time")
    told: Told = []
    rules, s = load(path, told)
    for text in do:
        with about(f'--do "{text}"'):
            told.append((text, make(rules, s, text)))
    if exact:
        print(positions.dump(rules, s), end="")
    elif as_json:
        print(printable(json.dumps(data(rules, s, told), ensure_ascii=False)))
    else:
        show(Screen(rules, Console(highlight=False)), s, told)
    return 0


def load(path: Path, told: Told) -> tuple[Ruleset[Any], State]:
    """The position, and in `told` what happened on the way from a sketch's situation to its first question."""
    text = read_text(path)
    log = Log()
    with about(path):
        table = positions.parse(text)
        if "game" not in table:
            raise BadPosition('game is missing; a position says game = "ankh"')
        rules = ruleset(positions.expect(table["game"], str, "game"))
        s = positions.read(rules, table, log)
    if log.events:
        told.append(("", log.events))
    return rules, s


def make(rules: Ruleset[Any], s: State, text: str) -> list[Event]:
    """Make the choice that "P2: card flood" names; the events it brings."""
    name, colon, choice = text.partition(":")
    players = {player_name(p): p for p in (BOX, *range(s.players))}
    if not colon or name.strip() not in players:
        raise BadNotation(f'a player and a choice are expected, as in "P1: pass"; the players are {", ".join(players)}')
    p = players[name.strip()]
    log = Log()
    rules.apply(s, p, rules.read(s, p, choice), log)
    return log.events


def legal(rules: Ruleset[Any], s: State) -> dict[str, list[str]]:
    return {player_name(p): [rules.choices.say(c) for c in rules.legal(s, p)] for p in rules.owing(s)}


def event_data(rules: Ruleset[Any], event: Event) -> dict[str, object]:
    return rules.story.data(event) | {"text": rules.story.line(event)}


def outcome_data(rules: Ruleset[Any], s: State) -> dict[str, object] | None:
    outcome = rules.outcome(s)
    if outcome is None:
        return None
    winners = [player_name(p) for p in outcome.winners]
    return {"reason": outcome.reason, "winners": winners, "score": outcome.score}


def data(rules: Ruleset[Any], s: State, told: Told) -> dict[str, object]:
    return {
        "game": rules.name,
        "events": [{"do": text, **event_data(rules, event)} for text, events in told for event in events],
        "position": json.loads(positions.dump(rules, s)),
        "legal": legal(rules, s),
        "outcome": outcome_data(rules, s),
    }


def show(screen: Screen, s: State, told: Told) -> None:
    for text, events in told:
        if text:
            screen.say(text, "title")
        screen.events(events)
    if told:
        screen.say()
    screen.line(screen.drawing.heading(s))
    screen.everything(s)
    screen.say()
    questions(screen, s)


def questions(screen: Screen, s: State) -> None:
    """Who is asked what, with every legal choice; or how the game ended."""
    rules = screen.rules
    outcome = rules.outcome(s)
    if outcome:
        winners = " and ".join(map(player_name, outcome.winners)) or "nobody"
        screen.say(f"The game is over: {winners} won ({outcome.reason}).", "title")
    for p in rules.owing(s):
        step = rules.steps[s.frames[-1][0]]
        if p == BOX:
            screen.line([("BOX ", "title"), (step.name, "title"), (f"  {step.rule}", "rule")])
        else:
            screen.titled(s, p, step.name, step.rule)
        menu = Menu(rules.legal(s, p), rules.choices.say, partial(notes_of(rules).note, s, p))
        screen.picture(menu.notation(screen.console.width))

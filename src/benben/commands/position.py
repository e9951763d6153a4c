"""benben position: a position from a file, and what follows from choices made there."""

import json
from functools import partial
from io import StringIO
from pathlib import Path
from typing import Any

from rich.console import Console

from ..i18n import Words, chosen
from ..kernel import positions
from ..kernel.contract import Outcome, Ruleset
from ..kernel.errors import BadNotation, BadPosition, IllegalChoice, printable, shown
from ..kernel.events import Event, Log
from ..kernel.notation import player_name
from ..kernel.registry import names, ruleset
from ..kernel.steps import BOX, SEAL, State
from ..kernel.words import Words as AnyWords
from ..kernel.words import joined
from ..terminal.menu import Menu
from ..terminal.pictures import shown_of
from ..terminal.screen import Screen
from ..terminal.speech import ending, forbidden, text_of
from .files import BadFile, DoesNotHold, about, read_text

WIDE = 1000
"""Columns in which no line of words is broken."""
Told = list[tuple[str, Log]]
"""What each choice brought about."""


def run(
    path: Path, do: list[str], exact: bool, as_json: bool, brief: bool, expected: list[str], lang: str | None
) -> int:
    language = chosen(lang)
    if exact and as_json:
        raise BadFile("--exact and --json: one of them at a time")
    told: Told = []
    rules, s = load(path, told)
    words = Words(language, rules.name)
    for text in do:
        with about(f'--do "{text}"'):
            make(rules, s, text, told, words)
    if exact:
        print(positions.dump(rules, s), end="")
    elif as_json:
        print(printable(json.dumps(data(rules, s, told, words), ensure_ascii=False)))
    else:
        show(Screen(rules, Console(highlight=False), words), s, told, brief)
    check(rules, s, told, expected, words)
    return 0


def sketch_help() -> str:
    """What sketches can say, as a page of the help."""
    parts = [
        'A sketch names its game (`game = "ankh"`) and what differs from the start; docs/positions.md has examples.'
    ]
    for name in names():
        for chapter, keys in ruleset(name).sketch_keys.items():
            parts.append(f"**{name}: {chapter}**")
            parts += [f"- `{key}`: {line}" for key, line in keys.items()]
    return "\n\n".join(parts)


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
    told.append(("", log))
    return rules, s


def make(rules: Ruleset[Any], s: State, text: str, told: Told, words: AnyWords) -> None:
    """Make the choice that "P2: card flood" names. One that was the only choice has been made already."""
    name, colon, choice = text.partition(":")
    players = {player_name(p): p for p in (BOX, *range(s.players))}
    if not colon or name.strip() not in players:
        raise BadNotation(f'a player and a choice are expected, as in "P1: pass"; the players are {", ".join(players)}')
    p = players[name.strip()]
    try:
        read = rules.read(s, p, choice)
    except (BadNotation, IllegalChoice) as wrong:
        made = [(answer.player, rules.choices.say(answer.choice)) for answer in told[-1][1].forced]
        choice = " ".join(choice.split())
        if (p, choice) in made:
            return
        if isinstance(wrong, IllegalChoice):
            raise BadNotation(refused(rules, s, p, choice, wrong, words)) from None
        raise
    log = Log()
    rules.apply(s, p, read, log)
    told.append((text, log))


def refused(rules: Ruleset[Any], s: State, p: int, choice: str, wrong: IllegalChoice, words: AnyWords) -> str:
    """Why a choice is refused and what would be right, in the language that was asked for."""
    if wrong.code == "game-over":
        return words("not-any-more", choice=choice)
    if wrong.code == "not-asked":
        asked = joined(words, [player_name(q) for q in rules.owing(s)])
        return words("not-asked-now", choice=choice, player=player_name(p), names=asked)
    legal = rules.some_legal(s, p)
    if wrong.why:
        return words("not-legal", choice=choice, why=forbidden(words, wrong), legal=legal)
    return words("not-legal-now", choice=choice, rule=wrong.rule, legal=legal)


def check(rules: Ruleset[Any], s: State, told: Told, expected: list[str], words: AnyWords) -> None:
    """Each of these texts must stand in an event, a question or the result, in small or capital letters."""
    console = Console(highlight=False, width=WIDE, color_system=None, record=True, file=StringIO())
    show(Screen(rules, console, words), s, told, brief=True)
    said = [" ".join(line.split()).lower() for line in console.export_text().splitlines()]
    for text in expected:
        if not any(" ".join(text.split()).lower() in line for line in said):
            raise DoesNotHold(f"--expect {shown(text)}: no event, no question and no result says so")


def legal(rules: Ruleset[Any], s: State) -> dict[str, list[str]]:
    return {player_name(p): [rules.choices.say(c) for c in rules.legal(s, p)] for p in rules.owing(s)}


def event_data(rules: Ruleset[Any], event: Event, words: AnyWords) -> dict[str, object]:
    return rules.story.data(event) | {"text": text_of(rules, shown_of(rules), words, event)}


def outcome_data(rules: Ruleset[Any], s: State) -> dict[str, object] | None:
    outcome = rules.outcome(s)
    if outcome is None:
        return None
    winners = [player_name(p) for p in outcome.winners]
    return {"reason": outcome.reason, "winners": winners, "score": outcome.score}


def data(rules: Ruleset[Any], s: State, told: Told, words: AnyWords) -> dict[str, object]:
    return {
        "game": rules.name,
        "events": [{"do": text, **event_data(rules, event, words)} for text, log in told for event in log.events],
        "only choices": [
            {"do": text, "player": player_name(answer.player), "choice": rules.choices.say(answer.choice)}
            for text, log in told
            for answer in log.forced
        ],
        "position": json.loads(positions.dump(rules, s)),
        "legal": legal(rules, s),
        "outcome": outcome_data(rules, s),
    }


def show(screen: Screen, s: State, told: Told, brief: bool) -> None:
    for text, log in told:
        if text:
            screen.say(text, "title")
        tell(screen, log)
    if any(log.events or log.forced for _, log in told):
        screen.say()
    screen.line(screen.shown.heading(s, screen.words))
    if not brief:
        screen.everything(s)
        screen.say()
    questions(screen, s)


def tell(screen: Screen, log: Log) -> None:
    """What happened, with the answers that the machine gave where they were given."""
    for i, event in enumerate([*log.events, None]):
        for answer in log.forced:
            if answer.after == i and answer.choice != SEAL:
                made = f"{player_name(answer.player)}: {screen.rules.choices.say(answer.choice)}"
                screen.say(f"{made} ({screen.words('only-choice')})")
        if event:
            screen.events([event])


def questions(screen: Screen, s: State) -> None:
    """Who is asked what, with every legal choice; or how the game ended."""
    rules, w, shown = screen.rules, screen.words, screen.shown
    outcome = rules.outcome(s)
    if outcome:
        screen.say(over(w, outcome, [player_name(p) for p in outcome.winners]), "title")
    for p in rules.owing(s):
        screen.asked([("BOX", "title")] if p == BOX else shown.player_title(s, w, p), s)
        menu = Menu(rules.legal(s, p), rules.choices.say, partial(shown.note, s, w, p), w, shown)
        screen.picture(menu.notation(screen.console.width))


def over(w: AnyWords, outcome: Outcome, winners: list[str]) -> str:
    """How a game ended and who won."""
    won = w("ended-won", names=joined(w, winners), count=len(winners)) if winners else w("ended-nobody")
    return f"{w('ended', reason=ending(w, outcome.reason))} {won}"

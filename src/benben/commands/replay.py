"""benben replay: a record played again, told, checked, or shown at one of its lines."""

import json
from pathlib import Path
from typing import Any

from rich.console import Console

from ..i18n import Words, chosen
from ..kernel import positions, records
from ..kernel.contract import Ruleset
from ..kernel.errors import BadRecord, printable
from ..kernel.events import Log
from ..kernel.game import Game, Stop
from ..kernel.game import replay as play_again
from ..kernel.notation import player_name
from ..kernel.records import Record, counted
from ..kernel.registry import names, ruleset
from ..kernel.words import Words as AnyWords
from ..terminal.screen import Screen
from .changes import change_data, change_lines
from .files import DoesNotHold, about, read_text
from .position import event_data, outcome_data, questions


def run(path: Path, to: int | None, check: bool, as_json: bool, lang: str | None) -> int:
    language = chosen(lang)
    text = read_text(path)
    with about(path):
        record = records.parse(text)
        rules = ruleset(record.game)
        if to is not None and to > len(record.lines):
            raise BadRecord(f"--to {to}: the record has {len(record.lines)} lines")
        not_newer(rules, record)
        game, stop = play_again(rules, record, to)
    wrong = failure(record, game, stop, to)
    words = Words(language, rules.name)
    if as_json:
        print(printable(json.dumps(data(rules, record, game, stop, wrong, words), ensure_ascii=False)))
    elif check:
        checked(rules, record, wrong, words)
    else:
        show(Screen(rules, Console(highlight=False), words), record, game, to)
    if wrong:
        raise DoesNotHold(f"{path}: {wrong}{other_data(rules, record)}{other_rules(rules, record)}")
    return 0


def failure(record: Record, game: Game, stop: Stop | None, to: int | None) -> str:
    """'' if everything replays and ends as the record says."""
    if stop:
        return f"line {stop.line}: {stop.why}"
    if to is None and record.end != game.record.end:
        return f"the outcome is {game.record.end or 'open'!r}, but the record says {record.end or 'open'!r}"
    return ""


def other_game(rules: Ruleset[Any], record: Record) -> str:
    """Whose data a record has that are not those of its game, as an aside."""
    for name in names():
        if name != rules.name and ruleset(name).fingerprint == record.fingerprint:
            return f" (its data are those of {name}: is this a game of {name}?)"
    return ""


def other_data(rules: Ruleset[Any], record: Record) -> str:
    if record.fingerprint == rules.fingerprint:
        return ""
    differ = f" (it was made with different data files: {record.fingerprint}; these are {rules.fingerprint})"
    return other_game(rules, record) or differ


def not_newer(rules: Ruleset[Any], record: Record) -> None:
    """Refuse a record of rules to come, or of another game under this name."""
    if record.version > rules.version:
        raise BadRecord(f"{rules.too_new(record.version)}{other_game(rules, record)}")


def other_rules(rules: Ruleset[Any], record: Record) -> str:
    """Which rules have changed since a record was made, as an aside to what is wrong with it."""
    since = change_lines(rules, record.version)
    return (
        f" (the rules have changed since it was made with {record.game} {record.version}; {'; '.join(since)})"
        * bool(since)
    )


def checked(rules: Ruleset[Any], record: Record, wrong: str, words: Words) -> None:
    if not wrong:
        for line in change_lines(rules, record.version):
            print(words("changed-since", change=line))
        holds = "record-holds" if record.end else "record-holds-open"
        print(words(holds, lines=str(len(record.lines)), end=record.end, digest=record.digest()))


def story(rules: Ruleset[Any], record: Record, game: Game) -> list[tuple[int, str, Log]]:
    """Each choice that counts: its line, what it was, and the events it brought; line 0 is the set-up."""
    log = Log()
    s = rules.setup(record.options, log)
    told = [(0, "", log)]
    for n, (p, choice) in zip(counted(record, len(game.record.lines)), game.made, strict=False):
        log = Log()
        rules.apply(s, p, choice, log)
        told.append((n, f"{player_name(p)} {rules.choices.say(choice)}", log))
    return told


def show(screen: Screen, record: Record, game: Game, to: int | None) -> None:
    rules = screen.rules
    options = ", ".join(f"{name} {value}" for name, value in record.options.items())
    w = screen.words
    played = w("played-by", names=", ".join(record.players))
    screen.line([(f"{record.game}: ", "title"), (options, ""), (f"; {played}", "label")])
    if record.fingerprint != rules.fingerprint:
        screen.say(w("other-data", then=record.fingerprint, now=rules.fingerprint), "wrong")
    for line in change_lines(rules, record.version):
        screen.say(w("changed-since", change=line), "wrong")
    if to is not None:
        screen.line(screen.shown.heading(game.state, w))
        screen.everything(game.state)
        screen.say()
        questions(screen, game.state)
        return
    for n, text, log in story(rules, record, game):
        if n:
            screen.line([(f"{n:4} ", "label"), (text, "title")])
        for event in log.events:
            screen.line([("   ", ""), *screen.event(event)])
    questions(screen, game.state)


def data(
    rules: Ruleset[Any], record: Record, game: Game, stop: Stop | None, wrong: str, words: AnyWords
) -> dict[str, object]:
    told = story(rules, record, game)
    return {
        "game": record.game,
        "version": record.version,
        "rules": rules.version,
        "changes": change_data(rules, record.version),
        "options": record.options,
        "players": record.players,
        "lines": len(record.lines),
        "replayed": len(game.record.lines),
        "same_data": record.fingerprint == rules.fingerprint,
        "ok": not wrong,
        "stopped": {"line": stop.line, "why": stop.why} if stop else None,
        "digest": record.digest(),
        "events": [{"line": n, **event_data(rules, event, words)} for n, _, log in told for event in log.events],
        "position": json.loads(positions.dump(rules, game.state)),
        "outcome": outcome_data(rules, game.state),
    }

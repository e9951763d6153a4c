"""The games of a match in a file, a line of JSON each, written as they end: who is stopped goes on from there."""

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import IO, Any, Final

from ..kernel.errors import BenbenError, reason, shown
from ..kernel.registry import ruleset
from .match import Game, Match
from .statistics import Durations

FORMAT: Final = 1


class BadLog(BenbenError):
    """A file that cannot be gone on with."""


def head(of: Match) -> dict[str, Any]:
    """What games depend on: all lines of a file are of one such match."""
    rules = ruleset(of.game)
    return {
        "benben": "arena",
        "format": FORMAT,
        "game": of.game,
        "rules": rules.version,
        "data": rules.fingerprint,
        "players": of.players,
        "options": of.options,
        "bots": of.bots,
        "seed": of.seed,
    }


class Log:
    def __init__(self, path: Path, of: Match) -> None:
        """Opens the file, or begins it; BadLog if it is another match's."""
        self.path = path
        self.kept: dict[int, Game] = {}
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            *rows, cut = path.read_bytes().split(b"\n") if path.exists() else [b""]
            if rows:
                self.read(rows, of)
            self.file: IO[bytes] = path.open("ab", buffering=0)
            if cut:
                self.file.truncate(sum(len(row) + 1 for row in rows))  # in mid-writing
            if not rows:
                self.write(head(of))
        except OSError as wrong:
            raise BadLog(f"{path}: {reason(wrong)}") from None

    def read(self, rows: list[bytes], of: Match) -> None:
        try:
            found = json.loads(rows[0])
        except ValueError:
            found = None
        if not isinstance(found, dict) or found.get("benben") != "arena":
            raise BadLog(f"{self.path}: not the games of an arena; choose another --out")
        if found.get("format") != FORMAT:
            raise BadLog(f"{self.path}: format {shown(found.get('format'))}, but this program goes on with {FORMAT}")
        now = head(of)
        other = [key for key, value in now.items() if found.get(key) != value]
        if other:
            was = ", ".join(f"{key} {short(found.get(key))} and not {short(now[key])}" for key in other)
            raise BadLog(f"{self.path}: the games of another match: {was}; choose another --out")
        for n, row in enumerate(rows[1:], 2):
            try:
                game = read_game(json.loads(row))
            except (ValueError, KeyError, TypeError, AttributeError):
                raise BadLog(f"{self.path}: line {n} is not a game; choose another --out") from None
            self.kept.setdefault(game.number, game)

    def keep(self, game: Game) -> None:
        self.kept[game.number] = game
        self.write(write_game(game))

    def write(self, entry: dict[str, Any]) -> None:
        """The whole line at once, so that what is there can be read whenever the program ends."""
        try:
            self.file.write(json.dumps(entry, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
        except OSError as wrong:
            raise BadLog(f"{self.path}: {reason(wrong)}") from None

    def __enter__(self) -> "Log":
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(OSError):
            self.file.close()

    def in_order(self) -> Iterator[Game]:
        for number in sorted(self.kept):
            yield self.kept[number]


def short(value: object) -> str:
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return f"{len(value)} scenarios" if len(value) > 1 else shown(value[0])
    return " ".join(value) if isinstance(value, list) else shown(value)


def write_game(game: Game) -> dict[str, Any]:
    times = {name: [both[0].counts, both[1].counts] for name, both in game.times.items()}
    return {**game._asdict(), "times": times}


def read_game(entry: dict[str, Any]) -> Game:
    times = {name: (durations(both[0]), durations(both[1])) for name, both in entry["times"].items()}
    game = Game(**{**entry, "times": times})
    if len({len(game.bots), len(game.score)}) > 1:
        raise ValueError
    return game


def durations(counts: dict[str, int]) -> Durations:
    return Durations({int(step): count for step, count in counts.items()})

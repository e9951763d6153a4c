"""A series: games with the same options and bots, each from its own key, so that any of them can be played again."""

import hashlib
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any, NamedTuple

from .. import bots
from ..bots.outside import take_troubles
from ..kernel.chance import game_key
from ..kernel.records import parse
from ..kernel.registry import ruleset
from .executor import in_order
from .statistics import percentiles

UNFINISHED = "unfinished"


class Series(NamedTuple):
    """`options` are as the ruleset filled them up; `bots` has a name for each player. Games count from 1."""

    game: str
    options: dict[str, Any]
    bots: list[str]
    seed: int


class Result(NamedTuple):
    """One game; `end` is the reason of its end, `troubles` what bots of other programs did wrong, and how often."""

    number: int
    record: str
    decisions: int
    end: str
    score: list[float]
    troubles: dict[str, int]


def series(
    game: str,
    players: int,
    scenario: str | None,
    names: list[str],
    seed: int,
    further: Mapping[str, object] | None = None,
) -> Series:
    """Everything is checked here, before the first game: BadOptions says what is wrong. `further` options are those
    that only this game has."""
    given: dict[str, object] = {"players": players, **(further or {})}
    if scenario is not None:
        given["scenario"] = scenario
    options = ruleset(game).options(given)
    return Series(game, options, bots.seats(names, players), seed)


def play_one(of: Series, number: int) -> Result:
    played = bots.play(ruleset(of.game), of.bots, of.options, game_key(of.seed, number))
    outcome = played.outcome
    score = outcome.score if outcome else [0.0] * len(of.bots)
    reason = outcome.reason if outcome else UNFINISHED
    return Result(number, played.record.text(), played.decisions, reason, score, take_troubles())


def play_all(of: Series, games: int, jobs: int) -> Iterator[Result]:
    return in_order(partial(play_one, of), range(1, games + 1), jobs)


class Summary:
    """What a series has come to so far. The digest covers the texts of the records in the order of the games.

    With `tally`, `choices` counts how often each choice was made, chance's too.
    """

    def __init__(self, of: Series, tally: bool = False) -> None:
        self.of = of
        self.games = 0
        self.decisions = 0
        self.lengths: list[int] = []
        self.points = [0.0] * len(of.bots)
        self.ends: dict[str, int] = {}
        self.hash = hashlib.sha256()
        self.troubles: Counter[str] = Counter()
        self.choices: Counter[str] | None = Counter() if tally else None

    def add(self, result: Result) -> None:
        self.games += 1
        self.decisions += result.decisions
        self.lengths.append(result.decisions)
        self.points = [a + b for a, b in zip(self.points, result.score, strict=True)]
        self.ends[result.end] = self.ends.get(result.end, 0) + 1
        self.hash.update(result.record.encode())
        self.troubles.update(result.troubles)
        if self.choices is not None:
            self.choices.update(choice for _, choice, _ in parse(result.record).lines)

    @property
    def score(self) -> list[float]:
        """The mean score of each player: what a game is worth in that chair."""
        return [points / self.games if self.games else 0.0 for points in self.points]

    def data(self, seconds: float) -> dict[str, object]:
        """The object that `sim --json` prints."""
        counted = {} if self.choices is None else {"choices": dict(sorted(self.choices.items()))}
        return {
            "game": self.of.game,
            "players": len(self.of.bots),
            "scenario": self.of.options.get("scenario"),
            "bots": self.of.bots,
            "seed": self.of.seed,
            "games": self.games,
            "decisions": self.decisions,
            "decisions_per_game": percentiles(self.lengths),
            "seconds": round(seconds, 3),
            "score": self.score,
            "ends": dict(sorted(self.ends.items())),
            "digest": self.hash.hexdigest(),
            **counted,
            **({"troubles": dict(sorted(self.troubles.items()))} if self.troubles else {}),
        }

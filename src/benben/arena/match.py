"""A match: bots change chairs and scenarios from game to game, in rounds that are played with the same chance.

A round is one seed, one scenario and one set of bots; its games are that set in every chair, one step further each
time. So everybody meets the same luck from every chair, and what differs between them shows early. The games are those
of `benben sim`: a game of round r is game r of a series with the same seed, options and bots.
"""

import hashlib
import runpy
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from itertools import combinations
from time import perf_counter, thread_time
from typing import Any, NamedTuple

from .. import bots
from ..bots.ahead import opens
from ..bots.outside import OutsideBot, take_troubles
from ..kernel.chance import game_key, generator
from ..kernel.contract import Ruleset
from ..kernel.errors import BadOptions
from ..kernel.play import Bot, play_game
from ..kernel.records import Record
from ..kernel.registry import ruleset
from .series import UNFINISHED
from .statistics import Durations


class Match(NamedTuple):
    """`options` has those of each scenario; `file` is one of Python that brings further bots."""

    game: str
    players: int
    options: list[dict[str, Any]]
    bots: list[str]
    seed: int
    file: str | None = None

    @property
    def lineups(self) -> list[tuple[str, ...]]:
        """Who sits down together: everybody equally often over all of them, whether there are more bots than chairs or
        fewer."""
        whole, rest = divmod(self.players, len(self.bots))
        return [tuple(self.bots) * whole + some for some in combinations(self.bots, rest)]

    @property
    def fair(self) -> int:
        """So many games until every lineup has played every scenario from every chair."""
        return len(self.lineups) * len(self.options) * self.players

    def whole_rounds(self, games: int) -> int:
        return -(-games // self.players) * self.players


class Seating(NamedTuple):
    round: int
    options: dict[str, Any]
    bots: tuple[str, ...]


class Game(NamedTuple):
    """One that was played; lists are by chair, times by bot: of a decision, and of a turn, which is a run of decisions
    that nobody else comes between."""

    number: int
    round: int
    scenario: str | None
    bots: list[str]
    score: list[float]
    end: str
    decisions: int
    openings: list[str]
    digest: str
    times: dict[str, tuple[Durations, Durations]]
    troubles: dict[str, int]


def match(
    game: str,
    players: int | None,
    scenarios: list[str],
    further: Mapping[str, object],
    names: list[str],
    seed: int,
    file: str | None = None,
) -> Match:
    """Everything is checked here, before the first game: BadOptions says what is wrong."""
    rules = ruleset(game)
    for name in names:
        bots.check(name)
    if len(set(names)) < max(2, len(names)):
        raise BadOptions("a match is between two bots or more, each named once; they fill the chairs by themselves")
    given: dict[str, object] = {"players": len(names) if players is None else players, **further}
    options = [rules.options({**given, "scenario": name}) for name in scenarios] or every_scenario(rules, given)
    return Match(game, int(str(options[0]["players"])), options, names, seed, file)


def every_scenario(rules: Ruleset[Any], given: Mapping[str, object]) -> list[dict[str, object]]:
    """Those that are made for so many; of the game, if it has none."""
    known, fitting = rules.kinds.get("scenario"), []
    for name in known.names if known else ():
        with suppress(BadOptions):  # it is made for another number
            fitting.append(rules.options({**given, "scenario": name}))
    return fitting or [rules.options(dict(given))]


def seating(of: Match, number: int) -> Seating:
    """Games count from 1. The order around the table is drawn anew for each round."""
    nth, turned = divmod(number - 1, of.players)
    options = of.options[nth % len(of.options)]
    lineups = of.lineups
    order = list(lineups[nth // len(of.options) % len(lineups)])
    generator(game_key(of.seed, nth + 1), "seating").shuffle(order)
    return Seating(nth + 1, options, tuple(order[turned:] + order[:turned]))


def play_one(of: Match, number: int) -> Game:
    if of.file:
        load(of.file)
    seated = seating(of, number)
    rules, key = ruleset(of.game), game_key(of.seed, seated.round)
    clock = Clock()
    players: list[Bot] = [
        Timed(bots.make(name, generator(key, f"bot {p}")), clock, name, p) for p, name in enumerate(seated.bots)
    ]
    played = play_game(rules, seated.options, players, key, seated.bots)
    outcome = played.outcome
    return Game(
        number,
        seated.round,
        seated.options.get("scenario"),
        list(seated.bots),
        outcome.score if outcome else [0.0] * of.players,
        outcome.reason if outcome else UNFINISHED,
        played.decisions,
        openings(rules, played.record),
        hashlib.sha256(played.record.text().encode()).hexdigest(),
        clock.times,
        take_troubles(),
    )


@cache
def load(file: str) -> None:
    """Once in every process."""
    runpy.run_path(file)


def openings(rules: Ruleset[Any], record: Record) -> list[str]:
    s = rules.setup(record.options)
    for player, choice, _ in record.lines:
        if not s.reason and opens(rules, s):
            break
        rules.apply(s, player, rules.choices.read(choice))
    return rules.opening(s)


class Clock:
    """Takes the times of all bots of a game."""

    def __init__(self) -> None:
        self.last: tuple[str, int] | None = None  # who was asked before …
        self.turn = 0.0  # … and how long that has taken together
        self.taken: dict[str, tuple[Durations, Durations]] = {}

    def add(self, name: str, player: int, seconds: float) -> None:
        if self.last != (name, player):
            self.end_turn()
            self.last = (name, player)
        self.turn += seconds
        self.of(name)[0].add(seconds)

    def of(self, name: str) -> tuple[Durations, Durations]:
        return self.taken.setdefault(name, (Durations(), Durations()))

    def end_turn(self) -> None:
        if self.last:
            self.of(self.last[0])[1].add(self.turn)
        self.last, self.turn = None, 0.0

    @property
    def times(self) -> dict[str, tuple[Durations, Durations]]:
        self.end_turn()
        return self.taken


class Timed:
    """A bot with a stopwatch, which counts processor time: other work on the machine does not show. A program of its
    own is waited for, so for that it is the time on the wall."""

    def __init__(self, bot: Bot, clock: Clock, name: str, player: int) -> None:
        self.bot = bot
        self.clock = clock
        self.name = name
        self.player = player
        self.now = perf_counter if isinstance(bot, OutsideBot) else thread_time

    def choose(self, legal: list[int], look: Any) -> int:
        begin = self.now()
        choice = self.bot.choose(legal, look)
        self.clock.add(self.name, self.player, self.now() - begin)
        return choice

"""Matches between bots: every scenario and every seating in turn, scores with 95 % intervals, and thinking times.

    python -m bench.ladder greedy eager --games 400
    python -m bench.ladder greedy random eager random --games 400 --seed 2
    python -m bench.ladder sampler greedy --with docs/examples/my_bot.py
    python -m bench.ladder strong good --game kemet --games 200 --log strong.log --processes 2

With --log each game is appended to a file as soon as it is over, with the standing so far. The same command again goes
on where a match was cut off: games that the file has already are not played again. Several matches may share a file.

Game i of a match has its own key, so that any game can be played again and two bots can be tried on the same games.
"""

import json
import runpy
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path
from time import thread_time
from typing import Any, NamedTuple

from benben import bots
from benben.arena.statistics import interval
from benben.kernel.chance import game_key, generator
from benben.kernel.contract import Ruleset
from benben.kernel.errors import BadOptions, reason
from benben.kernel.play import Bot, play_game
from benben.kernel.registry import ruleset

from .options import Parser, positive


class Times(NamedTuple):
    """Processor seconds of one bot, in all its chairs: of each decision, and of each turn, which is a run of decisions
    that nobody else comes between."""

    decisions: list[float]
    turns: list[float]


class Result(NamedTuple):
    """One game."""

    number: int
    points: dict[str, float]  # by name
    end: str
    decisions: int
    times: dict[str, Times]


class Clock:
    """Takes the times of all bots of a game."""

    def __init__(self, names: list[str]) -> None:
        self.last = -1  # who was asked before
        self.times = {name: Times([], []) for name in names}

    def add(self, name: str, player: int, seconds: float) -> None:
        decisions, turns = self.times[name]
        decisions.append(round(seconds, 5))
        if self.last == player:
            turns[-1] = round(turns[-1] + seconds, 5)
        else:
            turns.append(round(seconds, 5))
        self.last = player


class Timed:
    """A bot with a stopwatch, which counts processor time: other work on the machine does not show."""

    def __init__(self, bot: Bot, clock: Clock, name: str, player: int) -> None:
        self.bot = bot
        self.clock = clock
        self.name = name
        self.player = player

    def choose(self, legal: list[int], look: Callable[[], bytes]) -> int:
        begin = thread_time()
        choice = self.bot.choose(legal, look)
        self.clock.add(self.name, self.player, thread_time() - begin)
        return choice


def all_options(rules: Ruleset[Any], players: int) -> list[dict[str, object]]:
    """Those of every scenario that is made for so many; of the game, if it has none."""
    known, fitting = rules.kinds.get("scenario"), []
    for name in known.names if known else ():
        with suppress(BadOptions):  # it is made for another number
            fitting.append(rules.options({"players": players, "scenario": name}))
    return fitting or [rules.options({"players": players})]


def percentiles(seconds: list[float]) -> str:
    ranked = sorted(seconds)
    at = [ranked[min(len(ranked) - 1, len(ranked) * part // 1000)] * 1000 for part in (500, 900, 990, 1000)]
    return "50 % {:.1f}, 90 % {:.1f}, 99 % {:.1f}, most {:.1f} ms".format(*at)


class Match:
    """Scores, ends and times of `names`, who change chairs from game to game."""

    def __init__(self, game: str, names: list[str], seed: int, scenarios: list[str] | None = None) -> None:
        """Without scenarios all that are made for so many; what is wrong is said before the first game."""
        self.rules = ruleset(game)
        self.names = bots.seats(names, len(names))
        self.seed = seed
        self.options = [self.rules.options({"players": len(names), "scenario": name}) for name in scenarios or ()]
        self.options = self.options or all_options(self.rules, len(names))
        self.title = f"{game} {' '.join(names)}, seed {seed}{''.join(f', {name}' for name in scenarios or ())}"
        self.games = 0
        self.decisions = 0
        self.points = dict.fromkeys(names, 0.0)
        self.ends: Counter[str] = Counter()
        self.times = {name: Times([], []) for name in names}

    def play(self, number: int) -> None:
        self.add(self.played(number))

    def played(self, number: int) -> Result:
        chairs = len(self.names)
        options = self.options[number % len(self.options)]
        turned = number // len(self.options) % chairs
        seated = self.names[turned:] + self.names[:turned]
        key = game_key(self.seed, number)
        clock = Clock(self.names)
        players: list[Bot] = [
            Timed(bots.make(name, generator(key, f"bot {p}")), clock, name, p) for p, name in enumerate(seated)
        ]
        played = play_game(self.rules, options, players, key, seated)
        points = dict.fromkeys(self.names, 0.0)
        for name, score in zip(seated, played.outcome.score if played.outcome else (), strict=False):
            points[name] += score
        end = played.outcome.reason if played.outcome else "unfinished"
        return Result(number, points, end, played.decisions, clock.times)

    def add(self, result: Result) -> None:
        self.games += 1
        self.decisions += result.decisions
        self.ends[result.end] += 1
        for name, points in result.points.items():
            self.points[name] += points
        for name, (decisions, turns) in result.times.items():
            self.times[name].decisions.extend(decisions)
            self.times[name].turns.extend(turns)

    def standing(self) -> str:
        return f"{self.title}: " + ", ".join(
            "{} {:.3f} ({:.3f} – {:.3f})".format(name, points / self.games, *interval(points / self.games, self.games))
            for name, points in self.points.items()
        )

    def told(self) -> str:
        games = "game" if self.games == 1 else "games"
        lines = [f"{self.games} {games} of {' '.join(self.names)}, seed {self.seed}, {self.decisions} decisions"]
        for name in dict.fromkeys(self.names):
            mean = self.points[name] / self.games
            low, high = interval(mean, self.games)
            times = self.times[name]
            spent = f"decision {percentiles(times.decisions)}; turn {percentiles(times.turns)}"
            lines.append(f"  {name}: score {mean:.3f} ({low:.3f} – {high:.3f}); {spent}")
        lines.append("  ends: " + ", ".join(f"{end} {count}" for end, count in self.ends.most_common()))
        return "\n".join(lines)


class Log:
    """The games of matches, a line of JSON each; without a file nothing is kept."""

    def __init__(self, path: Path | None, title: str) -> None:
        self.path = path
        self.title = title
        if path and path.exists() and not path.read_bytes().endswith(b"\n"):
            with path.open("a", encoding="utf-8") as log:
                log.write("\n")  # after a line that was cut off

    def kept(self) -> dict[int, Result]:
        """The games of this match that are there. A line that was cut off in mid-writing is none."""
        found: dict[int, Result] = {}
        for line in self.path.read_text(encoding="utf-8").splitlines() if self.path and self.path.exists() else ():
            with suppress(ValueError):
                entry = json.loads(line)
                if isinstance(entry, dict) and entry.get("match") == self.title:
                    times = {name: Times(*spent) for name, spent in entry["times"].items()}
                    found[entry["game"]] = Result(
                        entry["game"], entry["points"], entry["end"], entry["decisions"], times
                    )
        return found

    def keep(self, result: Result, standing: str) -> None:
        if not self.path:
            return
        entry = {"match": self.title, "game": result.number, "standing": standing, **result._asdict()}
        del entry["number"]
        with self.path.open("a", encoding="utf-8") as log:
            log.write(json.dumps(entry, ensure_ascii=False) + "\n")


class Worker:
    """A process that plays games of a match."""

    match: Match | None = None

    @staticmethod
    def begin(more: str | None, *match: Any) -> None:
        if more:
            runpy.run_path(more)
        Worker.match = Match(*match)

    @staticmethod
    def played(number: int) -> Result:
        assert Worker.match
        return Worker.match.played(number)


def results(match: Match, numbers: list[int], processes: int, begin: tuple[Any, ...]) -> Iterator[Result]:
    """Game by game, as they end."""
    if processes == 1:
        yield from map(match.played, numbers)
        return
    with ProcessPoolExecutor(processes, get_context("spawn"), Worker.begin, begin) as pool:
        for game in as_completed([pool.submit(Worker.played, number) for number in numbers]):
            yield game.result()


def main() -> None:
    parser = Parser("bench.ladder", __doc__)
    parser.add_argument("bots", nargs="+", help="a bot for each chair; the score of a name is that of all its chairs")
    parser.add_argument("--game", default="ankh", help="ankh or kemet (%(default)s)")
    parser.add_argument("--games", type=positive, default=100, help="how many games (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="equal seeds give equal games (%(default)s)")
    parser.add_argument("--scenario", action="append", help="only this one (may be repeated)")
    parser.add_argument(
        "--from", dest="start", type=int, default=0, help="the first game, counted from 0 (%(default)s)"
    )
    parser.add_argument("--log", type=Path, metavar="FILE", help="each game is appended to it, and not played again")
    parser.add_argument("--processes", type=positive, default=1, help="games played at a time (%(default)s)")
    parser.add_argument("--bot", action="append", default=[], metavar='NAME="COMMAND"', help="a program of its own")
    parser.add_argument("--with", dest="more", metavar="FILE", help="a file of Python that adds its bots to BOTS")
    chosen = parser.parse_args()
    try:
        if chosen.more:
            runpy.run_path(chosen.more)
    except OSError as wrong:
        parser.error(f"--with {chosen.more}: {reason(wrong)}")
    of_match = (chosen.game, chosen.bots, chosen.seed, chosen.scenario)
    with parser.refusing():
        bots.bring_in(chosen.bot)
        match = Match(*of_match)
    log = Log(chosen.log, match.title)
    kept = log.kept()
    numbers = range(chosen.start, chosen.start + chosen.games)
    for number in numbers:
        if number in kept:
            match.add(kept[number])
    missing = [number for number in numbers if number not in kept]
    for result in results(match, missing, chosen.processes, (chosen.more, *of_match)):
        match.add(result)
        log.keep(result, match.standing())
        if chosen.log or sys.stderr.isatty():
            print(f"{match.games} of {chosen.games} games: {match.standing()}", file=sys.stderr, flush=True)
    print(match.told())


if __name__ == "__main__":
    main()

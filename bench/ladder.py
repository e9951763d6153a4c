"""Matches between bots: every scenario and every seating in turn, scores with 95 % intervals, and thinking times.

    python -m bench.ladder greedy eager --games 400
    python -m bench.ladder greedy random eager random --games 400 --seed 2
    python -m bench.ladder sampler greedy --with docs/examples/my_bot.py
    python -m bench.ladder strong good --game kemet --games 200 --log strong.log

With --log the standing after each game is appended to a file, so that a match that is cut off is not lost; --from goes
on with a later game.

Game i of a match has its own key, so that any game can be played again and two bots can be tried on the same games.
"""

import runpy
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import thread_time
from typing import Any

from benben import bots
from benben.arena.statistics import interval
from benben.kernel.chance import game_key, generator
from benben.kernel.contract import Ruleset
from benben.kernel.errors import BadOptions, reason
from benben.kernel.play import Bot, play_game
from benben.kernel.registry import ruleset

from .options import Parser, positive


class Timed:
    """A bot with a stopwatch, which counts processor time: other work on the machine does not show."""

    def __init__(self, bot: Bot, clock: "Clock", player: int) -> None:
        self.bot = bot
        self.clock = clock
        self.player = player

    def choose(self, legal: list[int], look: Callable[[], bytes]) -> int:
        begin = thread_time()
        choice = self.bot.choose(legal, look)
        self.clock.add(self.player, thread_time() - begin)
        return choice


class Clock:
    """The times of one bot, in all its chairs: of each decision, and of each turn, which is a run of decisions that
    nobody else comes between. `last` is who was asked before."""

    last = -1

    def __init__(self) -> None:
        self.decisions: list[float] = []
        self.turns: list[float] = []

    def add(self, player: int, seconds: float) -> None:
        self.decisions.append(seconds)
        if Clock.last == player:
            self.turns[-1] += seconds
        else:
            self.turns.append(seconds)
        Clock.last = player

    def told(self) -> str:
        return f"decision {percentiles(self.decisions)}; turn {percentiles(self.turns)}"


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
        self.games = 0
        self.decisions = 0
        self.points = dict.fromkeys(names, 0.0)
        self.ends: Counter[str] = Counter()
        self.clocks = {name: Clock() for name in names}

    def play(self, number: int) -> None:
        chairs = len(self.names)
        options = self.options[number % len(self.options)]
        turned = number // len(self.options) % chairs
        seated = self.names[turned:] + self.names[:turned]
        key = game_key(self.seed, number)
        players: list[Bot] = [
            Timed(bots.make(name, generator(key, f"bot {p}")), self.clocks[name], p) for p, name in enumerate(seated)
        ]
        Clock.last = -1
        played = play_game(self.rules, options, players, key, seated)
        self.games += 1
        self.decisions += played.decisions
        self.ends[played.outcome.reason if played.outcome else "unfinished"] += 1
        for name, points in zip(seated, played.outcome.score if played.outcome else (), strict=False):
            self.points[name] += points

    def standing(self, number: int) -> str:
        scores = ", ".join(f"{name} {points / self.games:.3f}" for name, points in self.points.items())
        return f"{self.rules.name} {' '.join(self.names)}, seed {self.seed}, game {number}: {scores} of {self.games}"

    def told(self) -> str:
        games = "game" if self.games == 1 else "games"
        lines = [f"{self.games} {games} of {' '.join(self.names)}, seed {self.seed}, {self.decisions} decisions"]
        for name in dict.fromkeys(self.names):
            mean = self.points[name] / self.games
            low, high = interval(mean, self.games)
            lines.append(f"  {name}: score {mean:.3f} ({low:.3f} – {high:.3f}); {self.clocks[name].told()}")
        lines.append("  ends: " + ", ".join(f"{end} {count}" for end, count in self.ends.most_common()))
        return "\n".join(lines)


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
    parser.add_argument("--log", type=Path, metavar="FILE", help="the standing after each game is appended to it")
    parser.add_argument("--with", dest="more", metavar="FILE", help="a file of Python that adds its bots to BOTS")
    chosen = parser.parse_args()
    try:
        if chosen.more:
            runpy.run_path(chosen.more)
    except OSError as wrong:
        parser.error(f"--with {chosen.more}: {reason(wrong)}")
    with parser.refusing():
        match = Match(chosen.game, chosen.bots, chosen.seed, chosen.scenario)
    for number in range(chosen.start, chosen.start + chosen.games):
        match.play(number)
        if chosen.log:
            with chosen.log.open("a", encoding="utf-8") as log:
                log.write(match.standing(number) + "\n")
    print(match.told())


if __name__ == "__main__":
    main()

"""What a match has come to so far."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Final, NamedTuple

from .match import Game, Match
from .statistics import Bets, Durations, enough, share

WRONG: Final = 0.05
"""How often a match may be stopped with somebody ahead although they are equal."""


class Share(NamedTuple):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


def known(low: float, high: float) -> bool:
    """Whether an interval says anything: there was something to share."""
    return high - low < 1


class Standing:
    """Games are added in their order, whole rounds of them."""

    def __init__(self, of: Match) -> None:
        self.of = of
        self.games: list[Game] = []
        self.rounds: list[dict[str, tuple[float, int]]] = []  # points and chairs of each bot
        self.bets = {pair: Bets() for pair in combinations(of.bots, 2)}
        self.times = {name: (Durations(), Durations()) for name in of.bots}
        self.troubles: Counter[str] = Counter()

    def add(self, games: list[Game]) -> None:
        """One round."""
        got: dict[str, tuple[float, int]] = {}
        for game in games:
            self.games.append(game)
            self.troubles.update(game.troubles)
            for name, points in zip(game.bots, game.score, strict=True):
                before = got.get(name, (0.0, 0))
                got[name] = before[0] + points, before[1] + 1
            for name, both in game.times.items():
                for mine, more in zip(self.times[name], both, strict=True):
                    mine.merge(more)
        self.rounds.append(got)
        for (a, b), bets in self.bets.items():
            if a in got and b in got:
                bets.add(got[a][0] / got[a][1] - got[b][0] / got[b][1])

    @property
    def decided(self) -> bool:
        """Whether it is known of every two bots which is the better."""
        needed = enough(len(self.bets), WRONG)
        return all(bets.evidence >= needed for bets in self.bets.values())

    def score(self, name: str) -> Share:
        """Points in a game, for each chair that it sits in."""
        return Share(*share(got[name] for got in self.rounds if name in got))

    def against(self, a: str, b: str) -> Share:
        """Of the points that either of them made in rounds where both sat, those of a; chairs count alike."""
        both = [(got[a][0] / got[a][1], got[b][0] / got[b][1]) for got in self.rounds if a in got and b in got]
        return Share(*share((x, x + y) for x, y in both))

    def ranked(self) -> list[str]:
        return sorted(self.of.bots, key=lambda name: -self.score(name).mean)

    def counted(self, found: Iterable[tuple[str, float]]) -> list[tuple[str, int, Share]]:
        """How often something was there and what it brought, the most frequent first; (what, points) of each time."""
        points: dict[str, list[float]] = {}
        for what, brought in found:
            points.setdefault(what, []).append(brought)
        ranked = sorted(points.items(), key=lambda item: (-len(item[1]), item[0]))
        return [(what, len(each), Share(*share((one, 1.0) for one in each))) for what, each in ranked]

    def openings(self) -> list[tuple[str, int, Share]]:
        return self.counted((o, s) for game in self.games for o, s in zip(game.openings, game.score, strict=False) if o)

    def chairs(self) -> list[Share]:
        return [Share(*share((game.score[p], 1.0) for game in self.games)) for p in range(self.of.players)]

    def ends(self) -> list[tuple[str, Counter[str]]]:
        """Each reason with who won so, the most frequent first; "" stands for nobody."""
        found: dict[str, Counter[str]] = {}
        for game in self.games:
            winners = {name for name, points in zip(game.bots, game.score, strict=True) if points} or {""}
            found.setdefault(game.end, Counter()).update(winners)
        total = Counter(game.end for game in self.games)
        return [(end, found[end]) for end, _ in total.most_common()]


def rounds(of: Match, games: Iterable[Game], following: int = 1) -> Iterator[list[Game]]:
    """Whole rounds, in order, as soon as they are there, whatever the order in which their games come."""
    waiting: dict[int, dict[int, Game]] = {}
    for game in games:
        waiting.setdefault(game.round, {})[game.number] = game
        while len(waiting.get(following, ())) == of.players:
            yield [game for _, game in sorted(waiting.pop(following).items())]
            following += 1

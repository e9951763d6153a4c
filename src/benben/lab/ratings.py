"""Ratings from games for any number of players: Plackett and Luce's model, as openskill has it."""

from typing import Final, NamedTuple

from openskill.models import PlackettLuce

from ..arena.match import Game
from ..arena.statistics import Z

WON: Final = 1
LOST: Final = 2
"""Ranks: whoever shares a win shares the rank."""


class Rating(NamedTuple):
    """Everybody begins at 25; the interval holds 95 %, if strength stays what it is."""

    mean: float
    low: float
    high: float


def ratings(names: list[str], games: list[Game]) -> dict[str, Rating]:
    """In the order of the games. Games that nobody won say nothing. Who sits in several chairs of a game learns what
    these would learn on average."""
    model = PlackettLuce()
    known = dict.fromkeys(names, (model.mu, model.sigma))
    for game in games:
        if not any(game.score):
            continue
        teams = [[model.rating(*known[name])] for name in game.bots]
        rated = model.rate(teams, ranks=[WON if points else LOST for points in game.score])
        learned: dict[str, list[tuple[float, float]]] = {}
        for name, team in zip(game.bots, rated, strict=True):
            learned.setdefault(name, []).append((team[0].mu, team[0].sigma))
        for name, each in learned.items():
            known[name] = sum(mu for mu, _ in each) / len(each), sum(sigma for _, sigma in each) / len(each)
    return {name: Rating(mu, mu - Z * sigma, mu + Z * sigma) for name, (mu, sigma) in known.items()}

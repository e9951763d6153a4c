"""What the judgements of all games have in common.

A judgement gives the worth of every side, term by term, each under its name. Here sides are compared and tables of
worths are read. What the terms are, and what things are worth, is up to each game.
"""

from collections.abc import Iterable, Mapping, Sequence
from math import exp
from typing import Final

from .steps import State

Worth = dict[str, float]
"""Terms by name. All sides have the same ones, in the order in which they are added up and shown."""
WIN: Final = 200.0
"""More than all terms of a game together."""
LEANING: Final = 0.3
"""What 1 of a judgement makes of a chance, for a game that does not know better."""
FARTHEST: Final = 50.0
"""Beyond that all is as good as sure."""


def result(s: State, player: int) -> float:
    """What a finished game is worth: winners share."""
    return WIN * (1.0 / s.winners.bit_count() if s.winners >> player & 1 else -1.0)


def chance(s: State, player: int, leaning: float) -> float:
    """A chance to win: `leaning` 0 is an even share, and each 1 more makes the odds e times better. A finished game has
    its score."""
    if s.reason:
        return 1.0 / s.winners.bit_count() if s.winners >> player & 1 else 0.0
    return 1.0 / (1.0 + (s.players - 1) * exp(max(-FARTHEST, min(FARTHEST, -leaning))))


def leaning(terms: Worth, weights: Mapping[str, float]) -> float:
    """What terms come to if each counts so much."""
    return added(worth * weights[name] for name, worth in terms.items())


def judge(own: Worth, rivals: Sequence[Worth], share: float) -> float:
    """The player's worth less a share of the rivals': half of it for the best rival, half for their average."""
    worths = [total(worth) for worth in rivals]
    return total(own) - share * (max(worths) + added(worths) / len(worths)) / 2


def explain(own: Worth, rivals: Sequence[Worth], share: float) -> Worth:
    """What each term adds to `judge`."""
    best = max(rivals, key=total)
    told = {}
    for name, worth in own.items():
        mean = added([rival[name] for rival in rivals]) / len(rivals)
        told[name] = worth - share * (best[name] + mean) / 2
    return told


def total(worth: Worth) -> float:
    return added(worth.values())


def added(values: Iterable[float]) -> float:
    """Their sum, rounded alike by every Python: `sum` rounds otherwise from 3.12 on, and games would differ."""
    found = 0.0
    for value in values:
        found += value
    return found


def by_name(names: Sequence[str], worths: Mapping[str, float]) -> list[float]:
    """Worths in the order of the names; what is not mentioned is worth nothing."""
    return [worths.get(name, 0.0) for name in names]


def totals(steps: Sequence[tuple[int, float]]) -> list[float]:
    """The worth of 0, 1, 2 … where later ones add less: each step is a count, and what each of those adds."""
    found = []
    for count in range(sum(many for many, _ in steps) + 1):
        worth = 0.0
        left = count
        for many, each in steps:
            worth += min(left, many) * each
            left = max(0, left - many)
        found.append(worth)
    return found


def at(table: Sequence[float], i: int) -> float:
    """An entry of a table whose last one stands for all beyond."""
    return table[i] if i < len(table) else table[-1]

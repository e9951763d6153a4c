"""How sure a figure is."""

from collections.abc import Iterable
from math import inf, log10, sqrt
from typing import Final

Z: Final = 1.959964
"""Standard deviations on either side that hold 95 % of a normal distribution."""


def percentiles(numbers: list[int]) -> dict[str, int]:
    """Least, quarters, the ninety-fifth of a hundred, and most; nothing for no numbers."""
    ranked = sorted(numbers)
    parts = {"least": 0.0, "25 %": 0.25, "50 %": 0.5, "75 %": 0.75, "95 %": 0.95, "most": 1.0}
    return (
        {name: ranked[min(len(ranked) - 1, int(part * len(ranked)))] for name, part in parts.items()} if ranked else {}
    )


def interval(mean: float, games: float) -> tuple[float, float]:
    """A 95 % interval for a mean of scores between 0 and 1 (Wilson). Shared wins vary less than whole ones, so for
    them it is a little wide; it never leaves 0 to 1, and never claims certainty after a few games."""
    if not games:
        return 0.0, 1.0
    spread = Z * Z / games
    middle = (mean + spread / 2) / (1 + spread)
    half = Z * sqrt(mean * (1 - mean) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, min(mean, middle - half)), min(1.0, max(mean, middle + half))


def share(rounds: Iterable[tuple[float, float]]) -> tuple[float, float, float]:
    """What was got of what there was, with a 95 % interval, from rounds of games: (got, of) each.

    Games of a round are played with the same chance and differ in who sits where, so rounds are independent, not games.
    The interval is Wilson's for as many games as would be this sure if they were independent. One more round that is as
    wide as can be is thought of, so that a few equal rounds do not claim certainty.
    """
    counted = [(got, of) for got, of in rounds if of]
    there = sum(of for _, of in counted)
    if not there:
        return 0.0, 0.0, 1.0
    mean = sum(got for got, _ in counted) / there
    each = there / len(counted)
    widest = mean * (1 - mean)
    spread = (sum((got - mean * of) ** 2 for got, of in counted) / each**2 + widest) / len(counted)
    as_good_as = len(counted) * widest / spread if spread else float(len(counted))
    return mean, *interval(mean, as_good_as)


class Durations:
    """How often something took how long, in steps of an eighth: small to write down, and easy to add up."""

    STEPS: Final = 20
    """Of a decade."""

    def __init__(self, counts: dict[int, int] | None = None) -> None:
        self.counts = counts or {}

    def add(self, seconds: float) -> None:
        step = round(self.STEPS * log10(max(seconds, 1e-6)))
        self.counts[step] = self.counts.get(step, 0) + 1

    def merge(self, other: "Durations") -> None:
        for step, count in other.counts.items():
            self.counts[step] = self.counts.get(step, 0) + count

    def at(self, part: float) -> float:
        """The seconds that this part of them did not exceed."""
        left = part * sum(self.counts.values())
        for step, count in sorted(self.counts.items()):
            left -= count
            if left <= 1e-9:
                return float(10 ** (step / self.STEPS))
        return 0.0


class Bets:
    """Whether differences between -1 and 1 are other than zero on average, asked after each of them.

    Somebody bets on one side, somebody on the other, each a part of what they own; with no difference their fortunes do
    not grow on average, and the chance that they together ever own so many times what they began with is one in that
    many (Ville). So one may look after every round, and stop when one likes, without being wrong more often than said.
    """

    PARTS: Final = (0.05, 0.1, 0.2, 0.4, 0.8)

    def __init__(self) -> None:
        self.fortunes = [1.0] * (2 * len(self.PARTS))

    def add(self, difference: float) -> None:
        stakes = [sign * part for part in self.PARTS for sign in (1, -1)]
        self.fortunes = [min(own * (1 + stake * difference), 1e300) for own, stake in zip(self.fortunes, stakes)]

    @property
    def evidence(self) -> float:
        """How many times what they began with."""
        return sum(self.fortunes) / len(self.fortunes)


def enough(tests: int, wrong: float = 0.05) -> float:
    """The evidence at which each of so many tests is decided, if all of them together may be wrong so often."""
    return tests / wrong if tests else inf

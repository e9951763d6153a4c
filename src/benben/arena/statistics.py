"""How sure a figure is."""

from math import sqrt
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


def interval(mean: float, games: int) -> tuple[float, float]:
    """A 95 % interval for a mean of scores between 0 and 1 (Wilson). Shared wins vary less than whole ones, so for
    them it is a little wide; it never leaves 0 to 1, and never claims certainty after a few games."""
    if not games:
        return 0.0, 1.0
    spread = Z * Z / games
    middle = (mean + spread / 2) / (1 + spread)
    half = Z * sqrt(mean * (1 - mean) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, min(mean, middle - half)), min(1.0, max(mean, middle + half))

"""Powers: what god powers and Ankh powers change, at the moments the rules name.

A power overrides the moments it hears of and does nothing at the others. The rules never ask which power a side has;
they ask, at a moment, for all powers in force.
"""

from ..kernel.events import Log
from .names import POWER_NAMES
from .state import AnkhState


class Power:
    """One power; `number` is its place in POWER_NAMES, `rule` the ID of what it does."""

    def __init__(self, number: int, rule: str) -> None:
        self.number = number
        self.rule = rule

    def followers_gained(self, s: AnkhState, side: int) -> int:
        """More Followers from the Gain action (A-GAIN1)."""
        return 0

    def devotion_gain(self, s: AnkhState, side: int) -> int:
        """More Devotion from one gain (A-G1)."""
        return 0

    def build_price(self, s: AnkhState, price: int) -> int:
        """What Build Monument costs (A-B2)."""
        return price

    def conflict_starts(self, s: AnkhState, side: int, log: Log | None) -> None:
        """The start of a conflict (A-X1)."""

    def strength(self, s: AnkhState, side: int, region: int) -> int:
        """More strength in a battle (A-B5)."""
        return 0

    def victory(self, s: AnkhState, side: int, region: int, lead: int) -> int:
        """More Devotion in the one gain for winning a battle (A-B7)."""
        return 0

    def dominion(self, s: AnkhState, side: int, region: int) -> int:
        """More Devotion in the one gain for dominion (A-X4)."""
        return 0

    def won_battle(self, s: AnkhState, side: int, log: Log | None) -> None:
        """After the winner's gain (A-B7)."""


IN_FORCE: dict[int, Power] = {}
"""Power number to what it does. A power that is missing here can be unlocked and does nothing."""
by_mask: dict[int, list[Power]] = {}


def of(s: AnkhState, side: int) -> list[Power]:
    """The powers in force for a side, in the order of the god board."""
    mask = s.powers[side]
    found = by_mask.get(mask)
    if found is None:
        found = [IN_FORCE[i] for i in range(len(POWER_NAMES)) if mask >> i & 1 and i in IN_FORCE]
        by_mask[mask] = found
    return found

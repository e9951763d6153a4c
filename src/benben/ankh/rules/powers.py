"""Powers: what god powers and Ankh powers change, at the moments the rules name.

A power overrides the moments it hears of and does nothing at the others. The rules never ask which power a side has;
they ask, at a moment, all powers in force. A merged god has both god powers, each once (A-MG3).
"""

from typing import Final

from ...kernel.errors import BadData
from ...kernel.events import Log
from ..box.contents import GAME_FILE
from ..box.names import POWER_NAMES
from ..box.state import AnkhState


class Power:
    """One power. Moments that give a number add it; moments that ask something push a frame."""

    name = ""  # as in POWER_NAMES

    def set_up(self, s: AnkhState, side: int) -> None:
        """The side begins the game (A-S1)."""

    def followers_gained(self, s: AnkhState, side: int) -> int:
        """More Followers from the Gain action (A-GAIN1)."""
        return 0

    def devotion_gain(self, s: AnkhState, side: int) -> int:
        """More Devotion from one gain (A-G1)."""
        return 0

    def summon_extras(self, s: AnkhState, side: int) -> list[list[int]]:
        """For each extra figure of a Summon action, the hexes where it may appear (A-SUM3, A-SUM4)."""
        return []

    def summoned(self, s: AnkhState, p: int, h: int) -> None:
        """A figure has been summoned at h (A-SUM5)."""

    def conflict_starts(self, s: AnkhState, side: int, log: Log | None) -> None:
        """The start of a conflict (A-X1)."""

    def conflict_over(self, s: AnkhState, side: int) -> None:
        """The end of a conflict (A-X5)."""

    def may_pull(self, s: AnkhState, side: int, region: int) -> list[int]:
        """At the start of a battle, hexes to which own figures may come from anywhere (A-B0)."""
        return []

    def may_announce(self, s: AnkhState, side: int) -> bool:
        """Whether the side may announce two cards (A-B1)."""
        return False

    def announced(self, s: AnkhState, side: int) -> None:
        """… and it did."""

    def build_price(self, s: AnkhState, price: int) -> int:
        """What Build Monument costs (A-B2)."""
        return price

    def god_strength(self, s: AnkhState, side: int, strength: int) -> int:
        """The strength of the God figure (A-B5)."""
        return strength

    def region_strength(self, s: AnkhState, side: int, region: int) -> int:
        """More strength in a battle there (A-B5)."""
        return 0

    def victory(self, s: AnkhState, side: int, region: int, lead: int) -> int:
        """More Devotion in the one gain for winning a battle by `lead` (A-B7)."""
        return 0

    def dominion(self, s: AnkhState, side: int, region: int) -> int:
        """More Devotion in the one gain for dominion (A-X4)."""
        return 0

    def won_battle(self, s: AnkhState, side: int, log: Log | None) -> None:
        """After the winner's gain (A-B7)."""

    def lost_battle(self, s: AnkhState, side: int, figures: int, log: Log | None) -> None:
        """After the winner's gain, for a loser with so many figures there when resolution began (A-B9)."""

    def protects(self, s: AnkhState, side: int, h: int) -> bool:
        """Whether the side's figure at h may be kept alive in battle resolution (A-B8)."""
        return False

    def warriors_died(self, s: AnkhState, side: int, owners: int) -> None:
        """Warriors of these sides died together (A-K2)."""

    def after_loss(self, s: AnkhState, side: int, region: int) -> None:
        """After a battle that the side lost (A-B10)."""

    def after_battle(self, s: AnkhState, side: int) -> None:
        """After a battle in which the side played a card (A-B10)."""

    def merged_away(self, s: AnkhState, side: int, higher: int) -> None:
        """The side becomes the lower part of a merged god (A-MG4)."""

    def forgotten(self, s: AnkhState, side: int) -> None:
        """The side is forgotten (A-FG1)."""


IN_FORCE: Final[dict[int, Power]] = {}
by_mask: Final[dict[int, list[Power]]] = {}


def add(power: Power) -> int:
    """Put a power in force; the number by which a side's mask names it."""
    if power.name not in POWER_NAMES:
        raise BadData(f"{GAME_FILE.name}: powers.levels: {power.name!r} is missing")
    number = POWER_NAMES.index(power.name)
    IN_FORCE[number] = power
    return number


def of(s: AnkhState, side: int) -> list[Power]:
    """The powers of a side, in the order of the god board."""
    mask = s.powers[side]
    found = by_mask.get(mask)
    if found is None:
        found = by_mask[mask] = [IN_FORCE[i] for i in range(len(POWER_NAMES)) if mask >> i & 1]
    return found

"""Cards of a battle that act once they lie open: Tactical Choice, and what a winner has played (KT-B6 to KT-B8)."""

from typing import Final

from ...kernel.events import Log
from ...kernel.steps import PLAYER, STEP, OfPlayer, below
from ..box import frames
from ..box.classic_state import ClassicState
from ..box.names import CARD_VALUES, KINDS_OF_DIVINE, PASS, USE, ZONES
from ..box.state import KemetState
from . import divine, placing, prayer
from .fight import CARD_OF, VALUES, VALUES_EACH, WINNER, ZONE, fight_of, sides
from .laid_open import played, rule_of
from .tally import CARD_SOURCE

SIDE: Final = 3


# Tactical Choice ------------------------------------------------------------------------------------------------------


def offer_swaps(s: KemetState, f: list[int]) -> None:
    """The attacker is asked first (KT-B6)."""
    for side, p in reversed(sides(f)):
        if played(s, p, divine.SWAPS):
            s.frames.append([SWAP, 0, p, side])


class Swap(OfPlayer[KemetState]):
    """Whether the battle card that was shown changes places with the one discarded."""

    name = "swap the battle card"
    rule = "KT-B6"
    on = ("battle: divine wound", "swap the battle card")
    args = ("player:player", "side:number")

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        return [PASS, USE]

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        if choice == USE:
            swap(s, fight_of(s), f[SIDE], log)

    def fits(self, s: KemetState, f: list[int]) -> str:
        p, side = f[PLAYER], f[SIDE]
        fit = side in (0, 1) and sides(fight_of(s))[side][1] == p and played(s, p, divine.SWAPS)
        under = below(s, f)
        first = under[STEP] != SWAP or under[SIDE] > side
        return "" if fit and first else "only who has played Tactical Choice swaps, the attacker first"


def swap(s: KemetState, fight: list[int], side: int, log: Log | None) -> None:
    """The new card counts in place of the old one, which everybody has seen go face down."""
    assert isinstance(s, ClassicState)
    p = sides(fight)[side][1]
    old, new = fight[CARD_OF + side], s.put_aside[p]
    fight[CARD_OF + side] = new
    s.put_aside[p] = old
    s.buried[p] ^= 1 << old | 1 << new
    s.seen_buried[p] |= 1 << old
    if log:
        log.add("swaps", rule_of(s, divine.SWAPS), p, old, new)
    for stat, n in enumerate(CARD_VALUES[new]):
        fight[VALUES + side * VALUES_EACH + stat] += n - CARD_VALUES[old][stat]
        if log and n:
            log.add("counts", "K-C3", p, n, stat, CARD_SOURCE + new)


# For the winner -------------------------------------------------------------------------------------------------------


def reward(s: KemetState, p: int, log: Log | None) -> None:
    """Each Glory is a gain of its own (KT-B7)."""
    assert isinstance(s, ClassicState)
    for card in s.edition.in_battle:
        for _ in range(s.laid_open[p * KINDS_OF_DIVINE + card]):
            prayer.gain(s, p, s.edition.card_does[card][divine.PRAYER_WON], s.edition.divine_rule[card], log)


def harm(s: KemetState, f: list[int], p: int, damage: int, log: Log | None) -> int:
    """What is left of the enemy's damage: none to a winner who has played Divine Protection (KT-B8)."""
    if p != f[WINNER] or not played(s, p, divine.UNHARMED_WON):
        return damage
    spared = min(damage, s.troop[p * ZONES + f[ZONE]])
    if log and spared:
        log.add("spared", rule_of(s, divine.UNHARMED_WON), p, spared)
    return 0


def reinforce(s: KemetState, f: list[int]) -> None:
    """Units for the winner, before the loser goes (KT-I:reinforcements)."""
    units = played(s, f[WINNER], divine.UNITS_WON)
    if units and placing.possible(s, f[WINNER], placing.WON):
        placing.start(s, f[WINNER], placing.WON, units)


SWAP = frames.add(Swap())

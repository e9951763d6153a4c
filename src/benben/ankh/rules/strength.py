"""Strength in battle (A-B5)."""

from ..box.board import in_region
from ..box.lands import Lands, lands_of
from ..box.names import CARD_NAMES, CARD_STRENGTH, GOD, KIND, owner_of
from ..box.state import AnkhState
from . import powers
from .fight import CARDS, region_of
from .guardian import GUARDIANS


def weakened(s: AnkhState, lands: Lands, side: int, h: int) -> bool:
    """Whether an enemy beside the figure at h takes its strength."""
    for n in lands.near[h]:
        guardian = GUARDIANS.get(s.piece[n] & KIND)
        if guardian and guardian.weakens() and owner_of(s.piece[n]) != side:
            return True
    return False


def of_figure(s: AnkhState, lands: Lands, side: int, h: int) -> int:
    if weakened(s, lands, side, h):
        return 0
    strength = 1
    if s.piece[h] & KIND == GOD:
        for power in powers.of(s, side):
            strength = power.god_strength(s, side, strength)
    return strength


def of_side(s: AnkhState, fight: list[int], side: int) -> tuple[int, int]:
    """Strength from figures, and from powers and cards, of a side with a figure there."""
    own, bonus = before_cards(s, fight, side)
    return own, bonus + of_cards(fight, side)


def before_cards(s: AnkhState, fight: list[int], side: int) -> tuple[int, int]:
    """Strength from figures, and from powers."""
    lands = lands_of(s.camels)
    region = region_of(s, fight)
    own = sum(of_figure(s, lands, side, h) for h in in_region(s, lands, region, side))
    bonus = 0
    for power in powers.of(s, side):
        bonus += power.region_strength(s, side, region)
    return own, bonus


def of_cards(fight: list[int], side: int) -> int:
    """Strength from the cards that lie revealed."""
    return sum(CARD_STRENGTH[c] for c in range(len(CARD_NAMES)) if fight[CARDS + side] >> c & 1)

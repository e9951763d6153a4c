"""The Gain Followers action (A-GAIN1)."""

from ..kernel.events import Log
from . import powers
from .board import beside_figures
from .lands import lands_of
from .names import NEUTRAL, owner_of
from .state import AnkhState


def take(s: AnkhState, p: int, log: Log | None) -> None:
    """One Follower for each own or neutral monument beside an own figure; nothing to decide."""
    side = s.side_of[p]
    amount = 0
    for h in beside_figures(s, lands_of(s.camels), side):
        amount += owner_of(s.piece[h]) in (side, NEUTRAL)
    for power in powers.of(s, side):
        amount += power.followers_gained(s, side)
    s.followers[side] += amount
    if log:
        log.add("gained followers", "A-GAIN1", side, amount, s.followers[side])

"""The Gain Followers action (A-GAIN1)."""

from ...kernel.events import Log
from ..box.board import beside_figures
from ..box.lands import lands_of
from ..box.names import NEUTRAL, owner_of
from ..box.state import AnkhState
from . import powers


def take(s: AnkhState, p: int, log: Log | None) -> None:
    """One Follower for each monument, the side's or neutral, beside one of its figures; nothing to decide."""
    side = s.side_of[p]
    amount = 0
    for h in beside_figures(s, lands_of(s.camels), side):
        amount += owner_of(s.piece[h]) in (side, NEUTRAL)
    monuments = amount
    for power in powers.of(s, side):
        amount += power.followers_gained(s, side)
    s.followers[side] += amount
    if log:
        log.add("gained followers", "A-GAIN1", side, amount, s.followers[side])
        more = [(power.name, power.followers_gained(s, side)) for power in powers.of(s, side)]
        if given := [part for part in more if part[1]]:
            log.made_of(*([("", monuments)] if monuments else []), *given)

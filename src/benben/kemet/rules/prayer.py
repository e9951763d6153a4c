"""Prayer points: every gain and every payment (K-C2, K-P3, K-P4)."""

from ...kernel.events import Log
from ..box.state import KemetState
from .powers import GAIN_BONUS, PAYMENT_DISCOUNT, bonus, rule_of


def gain(s: KemetState, p: int, points: int, rule: str, log: Log | None) -> None:
    """One gain, riders included; a gain of nothing triggers nothing, and what is above the top is lost (K-C2, K-P3)."""
    if points <= 0:
        return
    most = s.edition.most_prayer
    s.prayer[p] = min(most, s.prayer[p] + points)
    if log:
        log.add("gained prayer", rule, p, points, s.prayer[p])
    more = bonus(s, p, GAIN_BONUS)
    if more:
        s.prayer[p] = min(most, s.prayer[p] + more)
        if log:
            log.add("more prayer", rule_of(s, GAIN_BONUS), p, more, s.prayer[p])


def price(s: KemetState, p: int, points: int) -> int:
    """What a single payment really costs; the discount on every payment comes last (K-P4)."""
    return max(0, points - bonus(s, p, PAYMENT_DISCOUNT)) if points > 0 else 0


def can_pay(s: KemetState, p: int, points: int) -> bool:
    return price(s, p, points) <= s.prayer[p]


def pay(s: KemetState, p: int, points: int, rule: str, log: Log | None) -> None:
    cost = price(s, p, points)
    s.prayer[p] -= cost
    if log and cost:
        log.add("paid", rule, p, cost, s.prayer[p])

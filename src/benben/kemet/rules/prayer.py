"""Prayer points: every gain and every payment (K-C2, K-P3, K-P4)."""

from ...kernel.events import Log
from ...kernel.steps import STEP
from ..box.frames import STEPS
from ..box.state import KemetState
from .powers import GAIN_BONUS, GAIN_BONUS_BY_DAY, PAYMENT_DISCOUNT, bonus, rule_of


def gain(s: KemetState, p: int, points: int, rule: str, log: Log | None) -> None:
    """One gain, riders included; a gain of nothing triggers nothing, and what is above the top is lost (K-C2, K-P3)."""
    if points <= 0:
        return
    most = s.edition.most_prayer
    s.prayer[p] = min(most, s.prayer[p] + points)
    if log:
        log.add("gained prayer", rule, p, points, s.prayer[p])
    kind = GAIN_BONUS_BY_DAY if s.edition.gains_by_day and by_day(s) else GAIN_BONUS
    more = bonus(s, p, kind)
    if more:
        s.prayer[p] = min(most, s.prayer[p] + more)
        if log:
            log.add("more prayer", rule_of(s, kind), p, more, s.prayer[p])


def by_day(s: KemetState) -> bool:
    """Dusk belongs to the Day (KT-U6)."""
    return STEPS[s.frames[0][STEP]].name in ("day", "dusk")


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

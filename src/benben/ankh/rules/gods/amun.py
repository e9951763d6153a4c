"""Amun, Mysterious Forms: two cards in one battle of each conflict (A-B1)."""

from ...box.state import AnkhState
from ..powers import Power, add


class MysteriousForms(Power):
    """Announced before the others choose; the token turns up again after the conflict."""

    name = "mysterious forms"

    def may_announce(self, s: AnkhState, side: int) -> bool:
        return not s.forms_used and s.hand[side].bit_count() >= 2

    def announced(self, s: AnkhState, side: int) -> None:
        s.forms_used = 1

    def conflict_over(self, s: AnkhState, side: int) -> None:
        s.forms_used = 0


POWER = add(MysteriousForms())

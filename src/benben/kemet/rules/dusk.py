"""Dusk, the last part of the Day in classic Kemet: offerings and temples, phase by phase (KT-U1 to KT-U6)."""

from ...kernel.steps import PLAYER
from ..box import frames
from ..box.state import KemetState
from .night import SLOT, Night, lost


class Dusk(Night):
    """Goes through its phases as the Night does; they are some of the Night's (KT-U5)."""

    name = "dusk"
    rule = "KT-U1"

    def after(self, s: KemetState) -> list[int]:
        return s.edition.dusk_after

    def fits(self, s: KemetState, f: list[int]) -> str:
        if self.name not in s.edition.round:
            return "this edition has no Dusk"
        if lost(s, f, s.edition.dusk_place):
            return "Dusk has lost its way"
        asked = s.frames[-1] is not f
        due = not asked or (f[SLOT] and s.frames[1][PLAYER] == s.order[f[SLOT] - 1])
        return "" if due else "another player comes next in the turn order"


DUSK = frames.add(Dusk())

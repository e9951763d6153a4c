"""Dusk, the last part of the Day in classic Kemet: offerings and temples, phase by phase (KT-U1 to KT-U6)."""

from ...kernel.events import Log
from ...kernel.notation import NONE
from ...kernel.steps import PLAYER, STAGE, Step
from ..box import frames
from ..box.shapes import PHASES
from ..box.state import KemetState
from . import rounds
from .night import IN_PHASE, OVER, SLOT


class Dusk(Step[KemetState]):
    """Each phase runs through all players before the next begins; the phases are those of the Night (KT-U5)."""

    name = "dusk"
    rule = "KT-U1"
    on = ("",)
    cursor = (*PHASES, "over")
    args = ("slot:number",)

    def run(self, s: KemetState, f: list[int], log: Log | None) -> None:
        if f[STAGE] == OVER:
            s.frames.pop()
            rounds.after(s, self.name, log)
            return
        if f[SLOT] == s.players:
            if log:
                log.show(s)
            f[STAGE] = s.edition.dusk_after[f[STAGE]]
            f[SLOT] = 0
            return
        p = s.order[f[SLOT]]
        f[SLOT] += 1
        IN_PHASE[f[STAGE]](s, f, p, log)

    def fits(self, s: KemetState, f: list[int]) -> str:
        place = s.edition.dusk_place
        if self.name not in s.edition.round:
            return "this edition has no Dusk"
        if f[SLOT] > s.players or NONE in s.order or (place[f[STAGE]] == place[OVER] and f[STAGE] != OVER):
            return "Dusk has lost its way"
        asked = s.frames[-1] is not f
        due = not asked or (f[SLOT] and s.frames[1][PLAYER] == s.order[f[SLOT] - 1])
        return "" if due else "another player comes next in the turn order"


DUSK = frames.add(Dusk())

"""Death: figures leave the board together, then whoever hears of it acts (A-K1 to A-K6, ruling on simultaneity)."""

from typing import Final

from ...kernel.events import Log
from ...kernel.steps import STAGE, Step
from ..box import frames
from ..box.names import ALL_SIDES, CAT_MUMMY, FIGURES, GODS, KIND, MUMMY, OWNER, SUN, WARRIOR, WHOSE
from ..box.state import AnkhState
from . import powers
from .devotion import order
from .fight import DEAD, fight_of
from .guardian import GUARDIANS
from .scenario import winners_die

AT_TRAPS: Final = 0
AT_MUMMIES: Final = 1
OWNERS: Final = 2  # mask of the sides whose Warriors died
MUMMIES: Final = 3  # by side: how many died
CAT_MUMMIES: Final = MUMMIES + len(GODS)


def kill(s: AnkhState, doomed: list[int], rule: str, log: Log | None) -> None:
    """Take these figures off the board and back to their pools; a battle counts them for Miracle."""
    fight = fight_of(s)
    deaths = [DEATHS, AT_TRAPS, 0] + [0] * 2 * len(GODS)
    for h in doomed:
        piece = s.piece[h]
        side, kind = piece >> OWNER & WHOSE, piece & KIND
        s.piece[h] = 0
        s.pool[side * FIGURES + kind - WARRIOR] += 1
        if piece & SUN:
            s.suns += 1  # A-K5
        if fight:
            fight[DEAD + side] += 1
        if kind == WARRIOR:
            deaths[OWNERS] |= 1 << side
        elif kind == MUMMY:
            deaths[MUMMIES + side] += 1
        elif kind == CAT_MUMMY:
            deaths[CAT_MUMMIES + side] += 1
        if log:
            log.add("killed", rule, piece, h)
    if any(deaths[OWNERS:]):
        s.frames.append(deaths)


class Deaths(Step[AnkhState]):
    """What follows a moment of death: Anubis, then Mummies, then Cat Mummies (A-B10)."""

    name = "deaths"
    rule = "A-B10"
    on = ("battle: majorities", "battle: miracles", "bid against the plague", "conflict: regions")
    cursor = ("traps", "mummies", "cat mummies")
    args = (
        "owners:gods",
        *(f"{god} mummies:number" for god in GODS),
        *(f"{god} cat mummies:number" for god in GODS),
    )

    def run(self, s: AnkhState, f: list[int], log: Log | None) -> None:
        stage = f[STAGE]
        f[STAGE] += 1
        if stage == AT_TRAPS:
            for side in ALL_SIDES:
                for power in powers.of(s, side):
                    power.warriors_died(s, side, f[OWNERS])
        elif stage == AT_MUMMIES:
            self.tell(s, f, MUMMIES, MUMMY, True, log)
        else:
            s.frames.pop()
            self.tell(s, f, CAT_MUMMIES, CAT_MUMMY, False, log)

    def tell(self, s: AnkhState, f: list[int], at: int, kind: int, asks: bool, log: Log | None) -> None:
        """Guardians that hear of their own death, least Devotion first; frames are stacked the other way round."""
        owners = sum(1 << side for side in ALL_SIDES if f[at + side])
        sides = order(s, owners)
        for side in reversed(sides) if asks else sides:
            for _ in range(f[at + side]):
                GUARDIANS[kind].died(s, side, log)

    def fits(self, s: AnkhState, f: list[int]) -> str:
        """Only gods in play lose figures, and the dead whose turn is still to come lie in the pool."""
        fight = fight_of(s)
        for side in ALL_SIDES:
            dead = f[OWNERS] >> side & 1 or f[MUMMIES + side] or f[CAT_MUMMIES + side]
            if dead and not s.in_play >> side & 1:
                return f"{GODS[side]} is not in play"
            mummies, cats = s.pool[side * FIGURES + MUMMY - WARRIOR], s.pool[side * FIGURES + CAT_MUMMY - WARRIOR]
            if (f[STAGE] <= AT_MUMMIES and f[MUMMIES + side] > mummies) or f[CAT_MUMMIES + side] > cats:
                return f"more guardians of {GODS[side]} have died than are in its pool"
            least = f[MUMMIES + side] + f[CAT_MUMMIES + side] + (f[OWNERS] >> side & 1)
            if fight and least > fight[DEAD + side]:
                return f"so many figures of {GODS[side]} have not died in this battle"
        return "" if fight or winners_die(s) else "figures die in battles"


DEATHS = frames.add(Deaths())

"""Ra, Radiance: Sun tokens on summoned figures raise what he gains where they stand (A-SUM5, A-B7, A-X4)."""

from typing import Final

from ....kernel.events import Log
from ....kernel.steps import PLAYER, OfPlayer
from ...box import frames
from ...box.board import in_region
from ...box.lands import lands_of
from ...box.names import GOD, GODS, KIND, OBELISK, PASS, SUN, USE, owner_of
from ...box.state import AnkhState
from ..powers import Power, add

RA: Final = GODS.index("ra")
SUNS: Final = 3
FIGURE: Final = 3


class Radiance(Power):
    """A figure with a Sun token is Radiant; one or more in a region add one Devotion."""

    name = "radiance"

    def set_up(self, s: AnkhState, side: int) -> None:
        s.suns = SUNS

    def summoned(self, s: AnkhState, p: int, h: int) -> None:
        if s.suns:
            s.frames.append([TAKE_SUN, 0, p, h])

    def victory(self, s: AnkhState, side: int, region: int, lead: int) -> int:
        return self.dominion(s, side, region)

    def dominion(self, s: AnkhState, side: int, region: int) -> int:
        return int(any(s.piece[h] & SUN for h in in_region(s, lands_of(s.camels), region, side)))


class TakeSun(OfPlayer[AnkhState]):
    """Whether the figure takes a Sun token."""

    name = "give it a sun"
    rule = "A-SUM5"
    on = ("summon a figure", "deaths: cat mummies", "the mummy returns")
    args = ("player:player", "figure:hex")

    def legal(self, s: AnkhState, f: list[int], p: int) -> list[int]:
        return [PASS, USE]

    def apply(self, s: AnkhState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        if choice == USE:
            s.suns -= 1
            s.piece[f[FIGURE]] |= SUN
            if log:
                log.add("radiant", "A-SUM5", s.piece[f[FIGURE]], f[FIGURE])

    def fits(self, s: AnkhState, f: list[int]) -> str:
        piece = s.piece[f[FIGURE]]
        own = owner_of(piece) == s.side_of[f[PLAYER]] and not piece & SUN and s.powers[owner_of(piece)] >> POWER & 1
        return "" if s.suns and own and GOD < piece & KIND < OBELISK else "no sun can be given there"


TAKE_SUN = frames.add(TakeSun())
POWER = add(Radiance())

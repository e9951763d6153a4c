"""Satet: in a Move action it may end on an enemy figure and push it aside (A-MOV2)."""

from typing import Final

from ....kernel.events import Log
from ....kernel.steps import Step, below
from ...box import frames
from ...box.board import tile_bars
from ...box.hexmap import BESIDE, REACH, WATER
from ...box.names import KIND, KIND_NAMES, OBELISK, TO, owner_of
from ...box.state import AnkhState
from .. import move
from ..guardian import Guardian, add

SATET: Final = KIND_NAMES.index("satet")


class Satet(Guardian):
    kind = SATET

    def move_targets(self, s: AnkhState, side: int, origin: int) -> list[int]:
        found = []
        for h in REACH[origin]:
            piece = s.piece[h]
            enemy = piece and piece & KIND < OBELISK and owner_of(piece) != side
            if enemy and not tile_bars(s, side, h) and push_targets(s, origin, h):
                found.append(h)
        return found

    def displace(self, s: AnkhState, p: int, origin: int, target: int) -> None:
        s.frames.append([PUSH, 0, p, origin, target])


def push_targets(s: AnkhState, origin: int, h: int) -> list[int]:
    """Where the figure at h can be pushed: an empty land hex beside it, barriers or not; Satet's own hex too."""
    victim = owner_of(s.piece[h])
    return [n for n in BESIDE[h] if not WATER[n] and (not s.piece[n] or n == origin) and not tile_bars(s, victim, n)]


class Push(Step[AnkhState]):
    """The mover picks where the pushed figure goes."""

    name = "push the figure"
    rule = "A-MOV2"
    on = ("move your figures",)
    args = ("player:player", "satet:hex", "victim:hex")

    def who(self, s: AnkhState, f: list[int]) -> int:
        return f[2]

    def legal(self, s: AnkhState, f: list[int], p: int) -> list[int]:
        return [TO + h for h in push_targets(s, f[3], f[4])]

    def apply(self, s: AnkhState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        satet, victim = s.piece[f[3]], s.piece[f[4]]
        s.piece[f[3]] = 0
        s.piece[f[4]] = satet
        s.piece[choice - TO] = victim
        if log:
            log.add("moved", "A-MOV2", satet, f[3], f[4])
            log.add("pushed", "A-MOV2", victim, f[4], choice - TO)
        move.arrived(s, p, choice - TO)

    def fits(self, s: AnkhState, f: list[int]) -> str:
        satet, victim = s.piece[f[3]], s.piece[f[4]]
        own = satet & KIND == SATET and owner_of(satet) == s.side_of[f[2]]
        enemy = 0 < victim & KIND < OBELISK and owner_of(victim) != owner_of(satet)
        near = f[4] in REACH[f[3]] and not tile_bars(s, s.side_of[f[2]], f[4])
        if not own or not enemy or not near:
            return "satet has nobody to push there"
        under = below(s, f)
        return "each figure moves once (A-MOV1)" if f[3] in under[3:] or f[2] != under[2] else ""


PUSH = frames.add(Push())
add(Satet())

"""Satet: in a Move action it may end on an enemy figure and push it aside (A-MOV2)."""

from typing import Final

from ....kernel.events import Log
from ....kernel.steps import PLAYER, OfPlayer, Why, below
from ...box import frames
from ...box.board import forbids_ground, tile_bars
from ...box.hexmap import BESIDE, REACH, WATER
from ...box.names import CHOICES, KIND, KIND_NAMES, OBELISK, TO, owner_of
from ...box.state import AnkhState
from .. import move
from ..guardian import Guardian, add

OWN_KIND: Final = KIND_NAMES.index("satet")
SATET: Final = 3
VICTIM: Final = 4


class Satet(Guardian):
    kind = OWN_KIND

    def move_targets(self, s: AnkhState, side: int, origin: int) -> list[int]:
        found = []
        for h in REACH[origin]:
            piece = s.piece[h]
            enemy = piece and piece & KIND < OBELISK and owner_of(piece) != side
            if enemy and not tile_bars(s, side, h) and push_targets(s, origin, h):
                found.append(h)
        return found

    def forbids_move(self, s: AnkhState, side: int, origin: int, target: int) -> Why | None:
        if s.piece[target] & KIND >= OBELISK:
            return None
        return ("A-MOV2", "own figure") if owner_of(s.piece[target]) == side else ("A-MOV2", "no room to push")

    def displace(self, s: AnkhState, p: int, origin: int, target: int) -> None:
        s.frames.append([PUSH, 0, p, origin, target])


def push_targets(s: AnkhState, origin: int, h: int) -> list[int]:
    """Where the figure at h can be pushed: an empty land hex beside it, barriers or not; Satet's own hex too."""
    victim = owner_of(s.piece[h])
    return [n for n in BESIDE[h] if not WATER[n] and (not s.piece[n] or n == origin) and not tile_bars(s, victim, n)]


class Push(OfPlayer[AnkhState]):
    """The mover picks where the pushed figure goes."""

    name = "push the figure"
    rule = "A-MOV2"
    on = ("move your figures",)
    args = ("player:player", "satet:hex", "victim:hex")

    def legal(self, s: AnkhState, f: list[int], p: int) -> list[int]:
        return [TO + h for h in push_targets(s, f[SATET], f[VICTIM])]

    def apply(self, s: AnkhState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        satet, victim = s.piece[f[SATET]], s.piece[f[VICTIM]]
        s.piece[f[SATET]] = 0
        s.piece[f[VICTIM]] = satet
        s.piece[choice - TO] = victim
        if log:
            log.add("moved", "A-MOV2", satet, f[SATET], f[VICTIM])
            log.add("pushed", "A-MOV2", victim, f[VICTIM], choice - TO)
        move.arrived(s, p, choice - TO)

    def forbids(self, s: AnkhState, f: list[int], p: int, choice: int) -> Why | None:
        if CHOICES.verb_of[choice] != "to":
            return None
        return forbids_ground(s, owner_of(s.piece[f[VICTIM]]), choice - TO) or ("A-MOV2", "not adjacent")

    def fits(self, s: AnkhState, f: list[int]) -> str:
        satet, victim = s.piece[f[SATET]], s.piece[f[VICTIM]]
        own = satet & KIND == OWN_KIND and owner_of(satet) == s.side_of[f[PLAYER]]
        enemy = 0 < victim & KIND < OBELISK and owner_of(victim) != owner_of(satet)
        near = f[VICTIM] in REACH[f[SATET]] and not tile_bars(s, s.side_of[f[PLAYER]], f[VICTIM])
        if not own or not enemy or not near:
            return "satet has nobody to push there"
        under = below(s, f)
        moves = f[SATET] not in under[move.UNMOVED :] and f[PLAYER] == under[PLAYER]
        return "" if moves else "each figure moves once (A-MOV1)"


PUSH = frames.add(Push())
add(Satet())

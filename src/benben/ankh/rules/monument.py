"""The event Control Monument (A-EV1)."""

from ...kernel.events import Log
from ...kernel.steps import OfPlayer, Why
from ..box import frames
from ..box.board import beside_figures, figures, monuments, not_beside
from ..box.lands import lands_of
from ..box.names import CHOICES, KIND, NEUTRAL, OBELISK, PASS, TAKE, owner_of, piece_of
from ..box.state import AnkhState


class ControlMonument(OfPlayer[AnkhState]):
    """A neutral monument beside an own figure; an enemy's only when no neutral one is left on the board."""

    name = "control a monument"
    rule = "A-EV1"
    on = ("choose an action: event done",)

    def legal(self, s: AnkhState, f: list[int], p: int) -> list[int]:
        side = s.side_of[p]
        if not s.ankhs[side]:
            return [PASS]
        neutral = bool(monuments(s, NEUTRAL))
        found = [PASS]
        for h in beside_figures(s, lands_of(s.camels), side):
            owner = owner_of(s.piece[h])
            if owner == NEUTRAL if neutral else owner != side:
                found.append(TAKE + h)
        return found

    def apply(self, s: AnkhState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        side = s.side_of[p]
        if choice == PASS:
            if log:
                log.add("took none", "A-EV1", side)
            return
        h = choice - TAKE
        owner = owner_of(s.piece[h])
        if owner != NEUTRAL:
            s.ankhs[owner] += 1
        s.ankhs[side] -= 1
        s.piece[h] = piece_of(s.piece[h] & KIND, side)
        if log:
            log.add("took control", "A-EV1", side, s.piece[h] & KIND, h)

    def forbids(self, s: AnkhState, f: list[int], p: int, choice: int) -> Why | None:
        if CHOICES.verb_of[choice] != "take":
            return None
        side, h = s.side_of[p], choice - TAKE
        if s.piece[h] & KIND < OBELISK:
            return "A-EV1", "no monument there"
        if owner_of(s.piece[h]) == side:
            return "A-EV1", "already yours"
        if owner_of(s.piece[h]) != NEUTRAL and monuments(s, NEUTRAL):
            return "A-EV1", "neutral first"
        return not_beside(s, figures(s, side), h, "A-EV1")


CONTROL_MONUMENT = frames.add(ControlMonument())

"""The Move action (A-MOV1)."""

from typing import Final

from ...kernel.events import Log
from ...kernel.steps import PLAYER, OfPlayer, Why, below
from ..box import frames
from ..box.board import barred, figures, tile_bars, tiles_on_board
from ..box.hexmap import REACH, WATER
from ..box.names import CHOICES, FIGURE, KIND, OBELISK, PASS, TO, owner_of
from ..box.state import AnkhState
from . import guardian

UNMOVED: Final = 3
"""Where the figures that have not moved yet begin."""
FROM: Final = 3


def start(s: AnkhState, p: int) -> None:
    s.frames.append([MOVE_FIGURES, 0, p, *figures(s, s.side_of[p])])


def targets(s: AnkhState, side: int, origin: int) -> list[int]:
    """Where the figure at `origin` may end: empty land within three hexes, through anything."""
    piece, closed = s.piece, barred(s, side)
    found = [h for h in REACH[origin] if not piece[h]]
    if closed:
        found = [h for h in found if h not in closed]
    special = guardian.at(s, origin)
    more = special.move_targets(s, side, origin) if special else []
    return sorted(found + more) if more else found


def can_move(s: AnkhState, side: int, origin: int) -> bool:
    piece = s.piece
    if not tiles_on_board(s):
        for h in REACH[origin]:
            if not piece[h]:
                return True
    return bool(targets(s, side, origin))


def forbids_figure(s: AnkhState, side: int, h: int, rule: str) -> Why | None:
    """Why there is no own figure at h."""
    if not 0 < s.piece[h] & KIND < OBELISK:
        return rule, "no figure there"
    if owner_of(s.piece[h]) != side:
        return rule, "not your figure"
    return None


def arrived(s: AnkhState, p: int, h: int) -> None:
    """A figure has been moved or summoned to h by player p."""
    special = guardian.at(s, h)
    if special:
        special.arrived(s, p, h)


class MoveFigures(OfPlayer[AnkhState]):
    """Which figure next; each moves at most once, in any order, and all may stay."""

    name = "move your figures"
    rule = "A-MOV1"
    on = ("choose an action: first done",)  # no action lies above it
    rest = "hex"

    def legal(self, s: AnkhState, f: list[int], p: int) -> list[int]:
        side = s.side_of[p]
        return [PASS] + [FIGURE + h for h in f[UNMOVED:] if can_move(s, side, h)]

    def apply(self, s: AnkhState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        if choice == PASS:
            s.frames.pop()
        else:
            del f[f.index(choice - FIGURE, 3)]
            s.frames.append([MOVE_TO, 0, p, choice - FIGURE])

    def forbids(self, s: AnkhState, f: list[int], p: int, choice: int) -> Why | None:
        if CHOICES.verb_of[choice] != "move":
            return None
        h = choice - FIGURE
        wrong = forbids_figure(s, s.side_of[p], h, "A-MOV1")
        if wrong or h in f[UNMOVED:]:
            return wrong or ("A-MOV1", "nowhere to go")
        return "A-MOV1", "moved already"

    def fits(self, s: AnkhState, f: list[int]) -> str:
        own = figures(s, s.side_of[f[PLAYER]])
        fit = f[UNMOVED:] == sorted(set(f[UNMOVED:])) and set(f[UNMOVED:]) <= set(own)
        return "" if fit else "only own figures can move, each once, named in the order of the board"


class MoveTo(OfPlayer[AnkhState]):
    """Up to three hexes, through anything, to an empty land hex."""

    name = "move this figure"
    rule = "A-MOV1"
    on = ("move your figures",)
    args = ("player:player", "from:hex")

    def legal(self, s: AnkhState, f: list[int], p: int) -> list[int]:
        return [TO + h for h in targets(s, s.side_of[p], f[FROM])]

    def apply(self, s: AnkhState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        origin, target = f[FROM], choice - TO
        s.frames.pop()
        special = guardian.at(s, origin)
        if s.piece[target] and target != origin and special:
            special.displace(s, p, origin, target)
            return
        relocate(s, p, origin, target, "A-MOV1", log)

    def forbids(self, s: AnkhState, f: list[int], p: int, choice: int) -> Why | None:
        if CHOICES.verb_of[choice] != "to":
            return None
        h, origin = choice - TO, f[FROM]
        special = guardian.at(s, origin)
        if h == origin:
            return "A-MOV1", "already there"
        if WATER[h]:
            return "A-M4", "water"
        if h not in REACH[origin]:
            return "A-MOV1", "too far"
        if tile_bars(s, s.side_of[p], h):
            return "A-MOV4", "underworld tile"
        wrong = special.forbids_move(s, s.side_of[p], origin, h) if special else None
        return wrong or ("A-M1", "occupied")

    def fits(self, s: AnkhState, f: list[int]) -> str:
        piece, under = s.piece[f[FROM]], below(s, f)
        own = 0 < piece & KIND < OBELISK and owner_of(piece) == s.side_of[f[PLAYER]]
        if not own or f[PLAYER] != under[PLAYER]:
            return "no figure of that player stands there"
        return "each figure moves once (A-MOV1)" if f[FROM] in under[UNMOVED:] else ""


def relocate(s: AnkhState, p: int, origin: int, target: int, rule: str, log: Log | None) -> None:
    """Carry a figure over, with what it wears."""
    piece = s.piece[origin]
    s.piece[origin] = 0
    s.piece[target] = piece
    if log and target != origin:  # a Scorpion may turn where it stands (A-MOV1)
        log.add("moved", rule, piece, origin, target)
    arrived(s, p, target)


MOVE_FIGURES = frames.add(MoveFigures())
MOVE_TO = frames.add(MoveTo())

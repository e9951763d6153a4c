"""The Summon action: the regular figure and the extras that powers allow (A-SUM1 to A-SUM7)."""

from typing import Final

from ...kernel.events import Log
from ...kernel.steps import PLAYER, OfPlayer, Why, below
from ..box import contents, frames
from ..box.board import barred, forbids_ground, may_be_summoned, not_beside, pieces
from ..box.hexmap import WATER
from ..box.lands import lands_of
from ..box.names import CHOICES, FIGURES, PASS, SUMMON_KIND, TO, WARRIOR, piece_of
from ..box.state import AnkhState
from . import move, powers
from .gods import anubis
from .guardian import GUARDIANS

CAPTIVE: Final = FIGURES
"""Stands for an own Warrior that Anubis holds, among the figures to summon (A-SUM6)."""
REGULAR: Final = 1
"""The bit of the action's own figure; extras have the bits above."""
ALLOWANCES: Final = 3
"""Where they begin, for each figure summoned a mask of those that could have paid for it."""
FIGURE: Final = 3


def start(s: AnkhState, p: int) -> None:
    s.frames.append([SUMMON_FIGURE, 0, p])


def extras(s: AnkhState, side: int) -> list[list[int]]:
    """The hexes of each extra figure that powers allow."""
    return [hexes for power in powers.of(s, side) for hexes in power.summon_extras(s, side)]


def beside_own(s: AnkhState, side: int) -> list[int]:
    """The hexes beside the side's pieces where a figure may be summoned; some more than once (A-SUM1)."""
    near, piece = lands_of(s.camels).near, s.piece
    closed = barred(s, side) if contents.TILES_BAR_SUMMONS else []
    found = [n for h in pieces(s, side) for n in near[h] if not piece[n] and not WATER[n]]
    return [h for h in found if h not in closed] if closed else found


def allowances(s: AnkhState, side: int, figure: int) -> dict[int, int]:
    """For each hex where this figure could appear, a mask of the allowances that could pay for it."""
    water = GUARDIANS[WARRIOR + figure].water_spots(s) if 0 < figure < CAPTIVE else []
    found = dict.fromkeys(beside_own(s, side), REGULAR)
    for h in water:
        found[h] = REGULAR
    bit = REGULAR
    for hexes in extras(s, side):
        bit <<= 1
        for h in hexes:
            if may_be_summoned(s, side, h) or h in water:
                found[h] = found.get(h, 0) | bit
    return found


def payable(masks: list[int]) -> bool:
    """Whether every figure can have an allowance of its own."""
    if not masks:
        return True
    first, rest = masks[0], masks[1:]
    while first:
        bit = first & -first
        first ^= bit
        if payable([mask & ~bit for mask in rest]):
            return True
    return False


def spots(s: AnkhState, side: int, figure: int, spent: list[int]) -> list[int]:
    """Hexes for one more figure in this action; `spent` are the masks of those already summoned."""
    found = allowances(s, side, figure)
    if spent:
        return sorted(h for h, mask in found.items() if payable([mask, *spent]))
    return sorted(found)


def any_spot(s: AnkhState, side: int, spent: list[int]) -> bool:
    """Whether one more figure could appear on land: mostly beside own pieces, so that is looked at first."""
    return (not spent and len(beside_own(s, side)) > 0) or len(spots(s, side, 0, spent)) > 0


def in_reach(s: AnkhState, side: int, figure: int) -> bool:
    """Whether there is such a figure to summon."""
    if figure == CAPTIVE:
        return s.captives[side] > 0 and s.followers[side] > 0
    return s.pool[side * FIGURES + figure] > 0


class SummonFigure(OfPlayer[AnkhState]):
    """Which figure; all of it may be left. `more` are the masks of what was summoned before in this action."""

    name = "summon a figure"
    rule = "A-SUM1"
    on = ("choose an action: first done", "choose an action: second done")
    rest = "number"

    def legal(self, s: AnkhState, f: list[int], p: int) -> list[int]:
        side = s.side_of[p]
        found = [PASS]
        if len(f) - 3 > len(extras(s, side)):
            return found
        land: bool | None = None  # only Apep has other places than the rest
        for figure in range(FIGURES + 1):
            if in_reach(s, side, figure):
                if WARRIOR + figure in GUARDIANS and GUARDIANS[WARRIOR + figure].water_spots(s):
                    if spots(s, side, figure, f[ALLOWANCES:]):
                        found.append(SUMMON_KIND + figure)
                    continue
                if land is None:
                    land = any_spot(s, side, f[ALLOWANCES:])
                if land:
                    found.append(SUMMON_KIND + figure)
        return found

    def apply(self, s: AnkhState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        if choice == PASS:
            s.frames.pop()
        else:
            s.frames.append([SUMMON_AT, 0, p, choice - SUMMON_KIND])

    def forbids(self, s: AnkhState, f: list[int], p: int, choice: int) -> Why | None:
        if CHOICES.verb_of[choice] != "summon":
            return None
        side, figure = s.side_of[p], choice - SUMMON_KIND
        if figure == CAPTIVE and not s.captives[side]:
            return "A-SUM6", "none trapped"
        if figure == CAPTIVE and not s.followers[side]:
            return "A-SUM6", "too few followers"
        if not in_reach(s, side, figure):
            return "A-SUM1", "none in the pool"
        return "A-SUM1", "no hex for it"

    def fits(self, s: AnkhState, f: list[int]) -> str:
        most = REGULAR << len(extras(s, s.side_of[f[PLAYER]])) + 1
        fit = all(mask < most for mask in f[ALLOWANCES:]) and payable(f[ALLOWANCES:])
        return "" if fit else "more figures were summoned than the action and its extras allow"


class SummonAt(OfPlayer[AnkhState]):
    """Where it appears."""

    name = "place the figure"
    rule = "A-SUM1"
    on = ("summon a figure",)
    args = ("player:player", "figure:figure")

    def legal(self, s: AnkhState, f: list[int], p: int) -> list[int]:
        return [TO + h for h in spots(s, s.side_of[p], f[FIGURE], s.frames[-2][ALLOWANCES:])]

    def apply(self, s: AnkhState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        side, figure, h = s.side_of[p], f[FIGURE], choice - TO
        s.frames.pop()
        s.frames[-1].append(allowances(s, side, figure)[h])
        if figure == CAPTIVE:
            ransom(s, side, log)
            figure = 0
        place(s, p, figure, h, "A-SUM1", log)

    def forbids(self, s: AnkhState, f: list[int], p: int, choice: int) -> Why | None:
        if CHOICES.verb_of[choice] != "to":
            return None
        side, h = s.side_of[p], choice - TO
        if h in allowances(s, side, f[FIGURE]):
            return "A-SUM1", "regular one summoned"
        wrong = None if may_be_summoned(s, side, h) else forbids_ground(s, side, h)
        return wrong or not_beside(s, pieces(s, side), h, "A-SUM1")

    def fits(self, s: AnkhState, f: list[int]) -> str:
        able = f[PLAYER] == below(s, f)[PLAYER] and in_reach(s, s.side_of[f[PLAYER]], f[FIGURE])
        return "" if able else "that figure cannot be summoned"


def ransom(s: AnkhState, side: int, log: Log | None) -> None:
    """A Follower to the god who holds the Warrior, and it is free (A-SUM6)."""
    s.captives[side] -= 1
    s.pool[side * FIGURES] += 1
    s.followers[side] -= 1
    s.followers[anubis.jailer(s)] += 1
    if log:
        log.add("ransomed", "A-SUM6", side, anubis.jailer(s))


def place(s: AnkhState, p: int, figure: int, h: int, rule: str, log: Log | None) -> None:
    """A figure of the pool stands on the board, and whoever hears of summoning does."""
    side = s.side_of[p]
    s.pool[side * FIGURES + figure] -= 1
    s.piece[h] = piece_of(WARRIOR + figure, side)
    if log:
        log.add("summoned", rule, s.piece[h], h)
    for power in powers.of(s, side):
        power.summoned(s, p, h)
    move.arrived(s, p, h)


SUMMON_FIGURE = frames.add(SummonFigure())
SUMMON_AT = frames.add(SummonAt())

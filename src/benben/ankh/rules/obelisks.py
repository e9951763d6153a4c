"""The start of a battle: figures come to own Obelisks (A-B0)."""

from typing import Final

from ...kernel.events import Log
from ...kernel.notation import NONE
from ...kernel.steps import NOBODY, Step, Why, below
from ..box import frames
from ..box.board import figures, forbids_ground, may_stand
from ..box.frames import SIDE, OfSide
from ..box.lands import lands_of
from ..box.names import ALL_SIDES, CHOICES, FIGURE, PASS, TO
from ..box.state import AnkhState
from . import move, powers
from .devotion import order
from .fight import REGION, SIDES

LEFT: Final = 3
LAST: Final = 4
MOVED: Final = 5  # where the hexes of those who came begin
PULL_TO_REGION: Final = 3
FROM: Final = 4


def pull_spots(s: AnkhState, side: int, first_hex: int) -> list[int]:
    region = lands_of(s.camels).region_of[first_hex]
    found = [h for power in powers.of(s, side) for h in power.may_pull(s, side, region)]
    return [h for h in found if may_stand(s, side, h)]


def start(s: AnkhState, fight: list[int]) -> None:
    s.frames.append([PULL, 0, fight[REGION], fight[SIDES], NONE])


class Pull(Step[AnkhState]):
    """One figure at a time, in turn from least Devotion on; a pass is final, who merely cannot is skipped.

    `left` are the sides that have not passed, `last` the side that came before, `more` where moved figures stand.
    """

    name = "call figures to your obelisks"
    rule = "A-B0"
    on = ("battle: select cards",)
    args = ("region:hex", "left:gods", "last:god?")
    rest = "hex"

    def next_side(self, s: AnkhState, f: list[int]) -> int:
        sides = order(s, f[LEFT] | (1 << f[LAST] if f[LAST] != NONE else 0))
        if f[LAST] != NONE:
            at = sides.index(f[LAST]) + 1
            sides = sides[at:] + sides[:at]
        for side in sides:
            if f[LEFT] >> side & 1 and pull_spots(s, side, f[REGION]) and self.movable(s, f, side):
                return side
        return NONE

    def movable(self, s: AnkhState, f: list[int], side: int) -> list[int]:
        return [h for h in figures(s, side) if h not in f[MOVED:]]

    def who(self, s: AnkhState, f: list[int]) -> int:
        side = self.next_side(s, f)
        return NOBODY if side == NONE else s.chair[side]

    def run(self, s: AnkhState, f: list[int], log: Log | None) -> None:
        s.frames.pop()

    def legal(self, s: AnkhState, f: list[int], p: int) -> list[int]:
        return [PASS] + [FIGURE + h for h in self.movable(s, f, self.next_side(s, f))]

    def apply(self, s: AnkhState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        side = self.next_side(s, f)
        f[LAST] = side
        if choice == PASS:
            f[LEFT] &= ~(1 << side)
        else:
            s.frames.append([PULL_TO, 0, side, f[REGION], choice - FIGURE])

    def forbids(self, s: AnkhState, f: list[int], p: int, choice: int) -> Why | None:
        if CHOICES.verb_of[choice] != "move":
            return None
        wrong = move.forbids_figure(s, self.next_side(s, f), choice - FIGURE, "A-B0")
        return wrong or ("A-B0", "moved already")

    def fits(self, s: AnkhState, f: list[int]) -> str:
        fight = below(s, f)
        moved = f[MOVED:]
        last = 0 if f[LAST] == NONE else 1 << f[LAST]
        fit = f[REGION] == fight[REGION] and not (f[LEFT] | last) & ~fight[SIDES]
        fit = fit and len(set(moved)) == len(moved) and (last > 0 or not moved)
        came = [h for side in ALL_SIDES if fight[SIDES] >> side & 1 for h in figures(s, side)]
        return "" if fit and set(moved) <= set(came) else "only gods of this battle call figures, each once"


class PullTo(OfSide):
    """… and to which hex."""

    name = "to which obelisk"
    rule = "A-B0"
    on = ("call figures to your obelisks",)
    args = ("side:god", "region:hex", "from:hex")

    def legal(self, s: AnkhState, f: list[int], p: int) -> list[int]:
        return sorted({TO + h for h in pull_spots(s, f[SIDE], f[PULL_TO_REGION])})

    def apply(self, s: AnkhState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        s.frames[-1].append(choice - TO)
        move.relocate(s, p, f[FROM], choice - TO, "A-B0", log)

    def forbids(self, s: AnkhState, f: list[int], p: int, choice: int) -> Why | None:
        if CHOICES.verb_of[choice] != "to":
            return None
        return forbids_ground(s, f[SIDE], choice - TO) or ("A-B0", "no own obelisk beside it")

    def fits(self, s: AnkhState, f: list[int]) -> str:
        pull = below(s, f)
        side, origin = f[SIDE], f[FROM]
        fit = pull[REGION] == f[PULL_TO_REGION] and pull[LAST] == side and origin in figures(s, side)
        fit = fit and origin not in pull[MOVED:]
        return "" if fit else "no figure of that side is on its way"


PULL = frames.add(Pull())
PULL_TO = frames.add(PullTo())

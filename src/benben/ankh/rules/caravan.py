"""The event Camel Caravan (A-EV2, A-EV3)."""

from typing import Final

from ...kernel.events import Log
from ...kernel.notation import NONE, bits
from ...kernel.steps import OfPlayer, Why
from ..box import contents, frames
from ..box.hexmap import EDGES
from ..box.lands import lands_of
from ..box.names import CAMEL, CHOICES, FIGURE, PASS, TO, TOKEN_NAMED
from ..box.state import AnkhState

LINE: Final = 3
"""Where the camels chosen so far begin."""
TOKEN: Final = 3
KEEP_TOKEN_HALF: Final = 4
KEEP_TOKEN_OTHER_HALF: Final = 5
HALF: Final = 3
OTHER_HALF: Final = 4


class Caravan(OfPlayer[AnkhState]):
    """Camel by camel in any order, while some legal line holds them all; when one line is left it is laid whole."""

    name = "lay a caravan"
    rule = "A-EV2"
    on = ("choose an action: event done",)
    rest = "side"

    def lines(self, s: AnkhState, f: list[int]) -> list[int]:
        """Masks of the legal lines that hold all camels chosen so far."""
        if NONE not in s.token_at:
            return []
        lines = lands_of(s.camels).caravans()
        for side in f[LINE:]:
            lines = [line for line in lines if line >> side & 1]
        return lines

    def legal(self, s: AnkhState, f: list[int], p: int) -> list[int]:
        """Declining is a choice before the first camel only; afterwards there is undo."""
        sides = 0
        for line in self.lines(s, f):
            sides |= line
        chosen = mask_of(f[LINE:])
        return ([] if chosen else [PASS]) + [CAMEL + side for side in bits(sides & ~chosen)]

    def apply(self, s: AnkhState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        if choice == PASS:
            s.frames.pop()
            if log:
                log.add("no caravan", "A-EV2", s.side_of[p])
            return
        f.append(choice - CAMEL)
        lines = self.lines(s, f)
        if len(lines) == 1:
            s.frames.pop()
            lay(s, p, bits(lines[0]), log)

    def forbids(self, s: AnkhState, f: list[int], p: int, choice: int) -> Why | None:
        verb, lands = CHOICES.verb_of[choice], lands_of(s.camels)
        if verb == "pass":
            return "A-EV2", "camel laid"
        if verb != "camel":
            return None
        camel = choice - CAMEL
        if s.camels >> camel & 1 or camel in f[LINE:]:
            return "A-EV2", "camel there"
        if len(lands.regions[lands.region_of[EDGES[camel][0]]]) < 2 * contents.SMALLEST_REGION:
            return "A-EV2", "region too small"
        if len(f) > LINE:
            return "A-EV2", "no line with those"
        return "A-EV2", "no line there"

    def fits(self, s: AnkhState, f: list[int]) -> str:
        if len(set(f[LINE:])) < len(f) - LINE:
            return "one camel stands on a side"
        return "" if len(self.lines(s, f)) != 1 or len(f) == 3 else "these camels already make one line"


def parted(s: AnkhState, first: int, second: int) -> bool:
    """Whether camels stand between two regions, named by their first hexes in the order of the board."""
    lands = lands_of(s.camels)
    both = {lands.region_of[first], lands.region_of[second]}
    return first < second and any({lands.region_of[a] for a in EDGES[side]} == both for side in bits(s.camels))


def mask_of(sides: list[int]) -> int:
    return sum(1 << side for side in sides)


def lay(s: AnkhState, p: int, line: list[int], log: Log | None) -> None:
    """Put the camels down; the token of the old region waits for its half."""
    a, b = EDGES[line[0]]
    old = lands_of(s.camels)
    token = s.token_at.index(old.first_hex(old.region_of[a]))
    for side in line:
        s.camels |= 1 << side
        if log:
            log.add("camel placed", "A-EV2", side)
    new = lands_of(s.camels)
    halves = sorted((new.first_hex(new.region_of[a]), new.first_hex(new.region_of[b])))
    s.frames.append([KEEP_TOKEN, 0, p, token, halves[0], halves[1]])


class KeepToken(OfPlayer[AnkhState]):
    """Which half keeps the old conflict token; the other gets the lowest of the supply."""

    name = "which half keeps the token"
    rule = "A-EV3"
    on = ("choose an action: event done",)
    args = ("player:player", "token:token", "half:hex", "other half:hex")

    def legal(self, s: AnkhState, f: list[int], p: int) -> list[int]:
        return [TO + f[KEEP_TOKEN_HALF], TO + f[KEEP_TOKEN_OTHER_HALF]]

    def apply(self, s: AnkhState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        half, other_half = f[KEEP_TOKEN_HALF], f[KEEP_TOKEN_OTHER_HALF]
        kept, other = (half, other_half) if choice - TO == half else (other_half, half)
        fresh = s.token_at.index(NONE)
        s.token_at[f[TOKEN]] = kept
        s.token_at[fresh] = other
        s.frames[-1] = [SWAP_TOKEN, 0, p, half, other_half]
        if log:
            log.add("token placed", "A-EV3", f[TOKEN], kept)
            log.add("token placed", "A-EV3", fresh, other)

    def fits(self, s: AnkhState, f: list[int]) -> str:
        half = f[KEEP_TOKEN_HALF]
        fit = NONE in s.token_at and s.token_at[f[TOKEN]] == half and parted(s, half, f[KEEP_TOKEN_OTHER_HALF])
        return "" if fit else "a caravan parts a region with a token, and another token is left"


class SwapToken(OfPlayer[AnkhState]):
    """Perhaps swap the token of one half with any other on the board: first, which half."""

    name = "swap a token"
    rule = "A-EV3"
    on = ("choose an action: event done",)
    args = ("player:player", "half:hex", "other half:hex")

    def legal(self, s: AnkhState, f: list[int], p: int) -> list[int]:
        return [PASS, FIGURE + f[HALF], FIGURE + f[OTHER_HALF]]

    def apply(self, s: AnkhState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        if choice != PASS:
            s.frames.append([SWAP_WITH, 0, p, choice - FIGURE])

    def fits(self, s: AnkhState, f: list[int]) -> str:
        fit = {f[HALF], f[OTHER_HALF]} <= set(s.token_at) and parted(s, f[HALF], f[OTHER_HALF])
        return "" if fit else "two halves with a token are needed"


class SwapWith(OfPlayer[AnkhState]):
    """… then with which token."""

    name = "swap it with"
    rule = "A-EV3"
    on = ("choose an action: event done",)
    args = ("player:player", "half:hex")

    def legal(self, s: AnkhState, f: list[int], p: int) -> list[int]:
        return [TOKEN_NAMED + t for t, h in enumerate(s.token_at) if h not in (NONE, f[HALF])]

    def apply(self, s: AnkhState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        mine, other = s.token_at.index(f[HALF]), choice - TOKEN_NAMED
        s.token_at[mine], s.token_at[other] = s.token_at[other], s.token_at[mine]
        if log:
            log.add("tokens swapped", "A-EV3", mine, other)

    def fits(self, s: AnkhState, f: list[int]) -> str:
        return "" if f[HALF] in s.token_at else "no token lies there"


CARAVAN = frames.add(Caravan())
KEEP_TOKEN = frames.add(KeepToken())
SWAP_TOKEN = frames.add(SwapToken())
SWAP_WITH = frames.add(SwapWith())

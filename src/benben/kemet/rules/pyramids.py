"""Pyramids: the Raise action, and who they serve (K-A3, K-A4, K-A9)."""

from typing import Final

from ...kernel.events import Log
from ...kernel.notation import NONE, bits
from ...kernel.steps import PLAYER, STAGE, STEP, OfPlayer, Why, below
from ..box import frames
from ..box.board import board_of
from ..box.frames import STEPS
from ..box.names import BUY_SPACES, CHOICES, COLOUR, LEVEL, PASS, RAISE_AT
from ..box.state import KemetState
from . import prayer, troops
from .powers import LEVEL_DISCOUNT, NIGHT_LEVELS, bonus, rule_of

DISTRICT: Final = 3
PAID: Final = 0
FREE: Final = 1


def cost(s: KemetState, p: int, old: int, new: int) -> int:
    """The sum of the numbers of the new levels, each less what tiles take off, as one payment (K-A3)."""
    off = bonus(s, p, LEVEL_DISCOUNT)
    return sum(max(0, level - off) for level in range(old + 1, new + 1))


def colours_left(s: KemetState, p: int) -> list[int]:
    """Colours in play of which p has no pyramid."""
    own = [s.colour_at[z] for z in troops.own_districts(s, p)]
    return [c for c in bits(s.colours) if c not in own]


def sites(s: KemetState, p: int) -> list[int]:
    """Own districts where the pyramid could be taller, or a new one could stand; whoever holds the district."""
    own = troops.own_districts(s, p)
    standing = sum(s.pyramid[z] > 0 for z in own)
    new = standing < board_of(s).pyramids and bool(colours_left(s, p))
    tallest = s.edition.tallest
    return [z for z in own if (s.pyramid[z] < tallest if s.pyramid[z] else new)]


def captured(s: KemetState, p: int) -> list[int]:
    """Pyramids of others that p holds and may raise (KT-A5)."""
    if not s.edition.captors_raise:
        return []
    own = troops.own_districts(s, p)
    return [z for z in troops.served(s, p) if z not in own and s.pyramid[z] < s.edition.tallest]


def to_raise(s: KemetState, p: int) -> list[int]:
    """Where a Raise action could build, whatever it costs."""
    return sorted(sites(s, p) + captured(s, p))


def affordable(s: KemetState, p: int) -> list[int]:
    return [z for z in to_raise(s, p) if prayer.can_pay(s, p, cost(s, p, s.pyramid[z], s.pyramid[z] + 1))]


def found(s: KemetState, p: int, z: int, colour: int) -> None:
    """The colour of a new pyramid, and its Buy token on the first empty Buy space (K-A3)."""
    s.colour_at[z] = colour
    if not s.edition.buy_tokens:
        return
    at = s.buy_colour.index(NONE, p * len(BUY_SPACES))
    s.buy_colour[at] = colour


def grow(s: KemetState, p: int, z: int, level: int, rule: str, log: Log | None) -> None:
    s.pyramid[z] = level
    if log:
        log.add("raised", rule, p, z, s.colour_at[z], level)


def wrong_occasion(s: KemetState, f: list[int]) -> str:
    """A Raise action of the Day is paid, with a token on its space (K-A3); by night Hand of God is free (K-N8)."""
    under = STEPS[below(s, f)[STEP]].name
    if f[STAGE] == FREE:
        return (
            ""
            if under in ("night", "use night tiles") and bonus(s, f[PLAYER], NIGHT_LEVELS)
            else "nothing is free here"
        )
    raised = under == "your turn" and any(s.spaces[f[PLAYER]] >> i & 1 for i in s.edition.raise_spaces)
    return "" if raised else "no token lies on the space for it"


class RaisePyramid(OfPlayer[KemetState]):
    """Which pyramid grows, or where a new one begins; or nothing (K-D7)."""

    name = "raise a pyramid"
    rule = "K-A3"
    on = ("your turn", "night: awakening", "use night tiles")
    cursor = ("paid", "free")

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        return [PASS] + [RAISE_AT + z for z in (affordable(s, p) if f[STAGE] == PAID else sites(s, p))]

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        if choice == PASS:
            return
        z = choice - RAISE_AT
        s.frames.append([RAISE_TO, f[STAGE], p, z])
        if not s.pyramid[z]:
            s.frames.append([CHOOSE_COLOUR, 0, p, z])

    def forbids(self, s: KemetState, f: list[int], p: int, choice: int) -> Why | None:
        if CHOICES.verb_of[choice] != "raise":
            return None
        z, own = choice - RAISE_AT, troops.own_districts(s, p)
        if z not in own and z not in captured(s, p):
            return "K-A3", "not your district"
        if s.pyramid[z] >= s.edition.tallest:
            return "K-C1", "pyramid tallest"
        if z in to_raise(s, p):
            return "K-A3", "too few prayer points"
        return "K-C1", "no pyramid left"

    def fits(self, s: KemetState, f: list[int]) -> str:
        return wrong_occasion(s, f)


class ChooseColour(OfPlayer[KemetState]):
    """The colour of a new pyramid: one in play of which the player has none yet."""

    name = "choose a colour"
    rule = "K-A3"
    on = ("raise it to", "first level")
    args = ("player:player", "district:district")

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        return [COLOUR + c for c in colours_left(s, p)]

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        found(s, p, f[DISTRICT], choice - COLOUR)

    def forbids(self, s: KemetState, f: list[int], p: int, choice: int) -> Why | None:
        if CHOICES.verb_of[choice] != "colour":
            return None
        if not s.colours >> choice - COLOUR & 1:
            return "K-S1", "colour not in play"
        return "K-A3", "colour already yours"

    def fits(self, s: KemetState, f: list[int]) -> str:
        z = f[DISTRICT]
        own = z in troops.own_districts(s, f[PLAYER]) and not s.pyramid[z] and s.colour_at[z] == NONE
        under = below(s, f)
        own = own and f[PLAYER] == under[PLAYER] and f[DISTRICT] == under[DISTRICT]
        return "" if own else "a new pyramid stands in an own district without one"


class RaiseTo(OfPlayer[KemetState]):
    """How tall it becomes, for one payment; one level where it is free."""

    name = "raise it to"
    rule = "K-A3"
    on = ("your turn", "night: awakening", "use night tiles")
    cursor = ("paid", "free")
    args = ("player:player", "district:district")

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        old = s.pyramid[f[DISTRICT]]
        if f[STAGE] == FREE:
            return [LEVEL + old + 1]
        tallest = s.edition.tallest
        return [LEVEL + n for n in range(old + 1, tallest + 1) if prayer.can_pay(s, p, cost(s, p, old, n))]

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        z, level = f[DISTRICT], choice - LEVEL
        s.frames.pop()
        if f[STAGE] == PAID:
            prayer.pay(s, p, cost(s, p, s.pyramid[z], level), "K-A3", log)
        grow(s, p, z, level, "K-A3" if f[STAGE] == PAID else rule_of(s, NIGHT_LEVELS), log)

    def forbids(self, s: KemetState, f: list[int], p: int, choice: int) -> Why | None:
        if CHOICES.verb_of[choice] != "level":
            return None
        if choice - LEVEL <= s.pyramid[f[DISTRICT]]:
            return "K-A3", "level already built"
        return "K-A3", "too few prayer points"

    def fits(self, s: KemetState, f: list[int]) -> str:
        if wrong_occasion(s, f):
            return wrong_occasion(s, f)
        own = f[DISTRICT] in troops.own_districts(s, f[PLAYER])
        own = own or (f[STAGE] == PAID and f[DISTRICT] in captured(s, f[PLAYER]))
        if not own or s.pyramid[f[DISTRICT]] >= s.edition.tallest:
            return "only an own pyramid that is not at its tallest can grow"
        return "" if self.legal(s, f, f[PLAYER]) else "the next level costs more prayer points than there are"


RAISE_PYRAMID = frames.add(RaisePyramid())
CHOOSE_COLOUR = frames.add(ChooseColour())
RAISE_TO = frames.add(RaiseTo())

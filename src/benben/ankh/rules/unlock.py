"""The Unlock action: Ankh powers and the guardians they bring (A-UNL1, A-UNL2)."""

from typing import Final

from ...kernel.events import Log
from ...kernel.steps import OfPlayer, Why
from ..box import contents, frames
from ..box.board import figures
from ..box.names import ANKH_POWERS, CHOICES, FIGURES, GUARDIAN, GUARDIAN_NAMES, KIND, PASS, UNLOCK_POWER
from ..box.state import AnkhState

ANKH_MASK = (1 << ANKH_POWERS) - 1
IN_LEVEL = ANKH_POWERS // 3
BASE_OF: Final[list[str]] = [contents.GAME["guardians"][name]["base"] for name in GUARDIAN_NAMES]
"""For each guardian the size of its base."""


def start(s: AnkhState, p: int) -> None:
    s.frames.append([UNLOCK_POWERS, 0, p])


def unlocked(s: AnkhState, side: int) -> int:
    return (s.powers[side] & ANKH_MASK).bit_count()


class UnlockPower(OfPlayer[AnkhState]):
    """One power of the level that is next, for as many Followers as its level; it may be left."""

    name = "unlock a power"
    rule = "A-UNL1"
    on = ("choose an action: first done", "choose an action: second done")

    def legal(self, s: AnkhState, f: list[int], p: int) -> list[int]:
        side = s.side_of[p]
        level = unlocked(s, side) // contents.PER_LEVEL
        if level == 3 or s.followers[side] < level + 1:
            return [PASS]
        powers = range(level * IN_LEVEL, (level + 1) * IN_LEVEL)
        return [PASS] + [UNLOCK_POWER + i for i in powers if not s.powers[side] >> i & 1]

    def apply(self, s: AnkhState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        side = s.side_of[p]
        if choice == PASS:
            if log:
                log.add("unlocked none", "A-UNL1", side)
            return
        level = unlocked(s, side) // contents.PER_LEVEL
        s.followers[side] -= level + 1
        s.powers[side] |= 1 << choice - UNLOCK_POWER
        if log:
            log.add("unlocked", "A-UNL1", side, choice - UNLOCK_POWER, level + 1)
        if unlocked(s, side) == contents.GUARDIAN_AT[level]:
            take_guardian(s, side, level, log)

    def forbids(self, s: AnkhState, f: list[int], p: int, choice: int) -> Why | None:
        power, side = choice - UNLOCK_POWER, s.side_of[p]
        if CHOICES.verb_of[choice] != "unlock":
            return None
        if s.powers[side] >> power & 1:
            return "A-UNL1", "unlocked already"
        if power >= ANKH_POWERS:
            return "A-UNL1", "power of a god"
        level = unlocked(s, side) // contents.PER_LEVEL
        if power // IN_LEVEL < level:
            return "A-C10", "level full"
        return "A-UNL1", "level not open"


def base_of(guardian: int) -> str:
    return BASE_OF[guardian]


def guardians_of(s: AnkhState, side: int, base: str) -> int:
    """How many guardians on bases of a size a side has, on the board or in its pool."""
    count = 0
    for h in figures(s, side):
        guardian = (s.piece[h] & KIND) - GUARDIAN
        if guardian >= 0 and BASE_OF[guardian] == base:
            count += 1
    for guardian in range(len(BASE_OF)):
        if BASE_OF[guardian] == base:
            count += s.pool[side * FIGURES + 1 + guardian]
    return count


def free_bases(s: AnkhState, side: int, base: str) -> int:
    total: int = contents.GAME["bases"][base]
    return total - guardians_of(s, side, base)


def take_guardian(s: AnkhState, side: int, level: int, log: Log | None) -> None:
    """The guardian of that level, if a copy is left and a base of its size is free."""
    guardian = s.lineup[level]
    if s.guardians[guardian] and free_bases(s, side, base_of(guardian)) > 0:
        s.guardians[guardian] -= 1
        s.pool[side * FIGURES + guardian + 1] += 1
        if log:
            log.add("guardian joins", "A-UNL2", guardian, side)


UNLOCK_POWERS = frames.add(UnlockPower())

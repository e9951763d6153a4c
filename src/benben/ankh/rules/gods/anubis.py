"""Anubis, Judge of the Dead: he traps Warriors who die (A-K2); their owners may ransom them (A-SUM6)."""

from typing import Final

from ....kernel.events import Log
from ....kernel.steps import below
from ...box import frames
from ...box.frames import SIDE, OfSide
from ...box.names import ALL_SIDES, FIGURES, PASS, TRAP
from ...box.state import AnkhState
from .. import killing
from ..powers import Power, add

SLOTS: Final = 3
OWNERS: Final = 3


class JudgeOfTheDead(Power):
    """One Warrior each time Warriors die together, while a slot is free; each makes his God stronger (A-B5)."""

    name = "judge of the dead"

    def god_strength(self, s: AnkhState, side: int, strength: int) -> int:
        return strength + sum(s.captives)

    def warriors_died(self, s: AnkhState, side: int, owners: int) -> None:
        others = owners & ~(1 << side)
        if others and sum(s.captives) < SLOTS:
            s.frames.append([TRAP_WARRIOR, 0, side, others])

    def merged_away(self, s: AnkhState, side: int, higher: int) -> None:
        """Warriors of the god he joins go home (A-MG4)."""
        release(s, higher)

    def forgotten(self, s: AnkhState, side: int) -> None:
        for owner in ALL_SIDES:
            release(s, owner)


def release(s: AnkhState, owner: int) -> None:
    s.pool[owner * FIGURES] += s.captives[owner]
    s.captives[owner] = 0


def jailer(s: AnkhState) -> int:
    """The side that holds the captives, or -1."""
    for side in ALL_SIDES:
        if s.powers[side] >> POWER & 1:
            return side
    return -1


class TrapWarrior(OfSide):
    """Whose Warrior to trap."""

    name = "trap a warrior"
    rule = "A-K2"
    on = ("deaths: mummies",)  # the power to do so exists once
    args = ("side:god", "owners:gods")

    def legal(self, s: AnkhState, f: list[int], p: int) -> list[int]:
        return [PASS] + [TRAP + side for side in ALL_SIDES if f[OWNERS] >> side & 1]

    def apply(self, s: AnkhState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        if choice != PASS:
            owner = choice - TRAP
            s.pool[owner * FIGURES] -= 1
            s.captives[owner] += 1
            if log:
                log.add("trapped", "A-K2", f[SIDE], owner)

    def fits(self, s: AnkhState, f: list[int]) -> str:
        home = [s.pool[side * FIGURES] for side in ALL_SIDES if f[OWNERS] >> side & 1]
        died = below(s, f)[killing.OWNERS] & ~(1 << f[SIDE])
        free = sum(s.captives) < SLOTS and f[SIDE] == jailer(s) and f[OWNERS] == died
        return "" if free and home and min(home) > 0 else "no such warrior can be trapped"


TRAP_WARRIOR = frames.add(TrapWarrior())
POWER = add(JudgeOfTheDead())

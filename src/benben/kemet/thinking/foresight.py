"""What is sure to follow where the game of classic Kemet asks somebody else first: a card that nobody cancels, a battle
behind the entry into an enemy's zone. For the judgement, which would otherwise see no use in either."""

from functools import cache
from typing import Final

from ...kernel.notation import NONE
from ...kernel.steps import PLAYER, STAGE, STEP
from ..box.board import board_of
from ..box.edition import Edition
from ..box.frames import STEPS
from ..box.names import DIVINE_NAMES, KINDS_OF_DIVINE, ZONES
from ..box.state import KemetState
from ..rules import day_cards, entry, memory, placing, troops, veto
from ..rules.battle import BATTLE_KIND, RESOLUTION
from ..rules.fight import new_fight

UNIT: Final = 0.14
"""A Unit that comes to the board for nothing …"""
BURNT: Final = 0.15
"""… one of an enemy that goes, …"""
FREED: Final = 0.7
"""… the last one of a temple …"""
RECOVERED: Final = 0.3
"""… and a card of one's choice, all in fame."""
BETTER: Final[dict[str, float]] = {
    "war-fury": 0.08,
    "bloodbath": 0.02,
    "iron-wall": 0.02,
    "enlistment": 0.06,
    "teleportation": 0.08,
    "veto": 0.04,
    "escape": 0.04,
    "glory": 0.12,
    "reinforcements": 0.1,
    "tactical-choice": 0.04,
    "swiftness": -0.04,
    "divine-memory": -0.1,
}
"""How much more than others a card is worth, for whoever can choose one out of the discard."""


@cache
def extra(edition: Edition) -> list[tuple[int, float]]:
    """Cards that are worth more, or less, where that matters."""
    return [] if edition.memory == NONE else [(DIVINE_NAMES.index(name), worth) for name, worth in BETTER.items()]


def hand_extra(s: KemetState, p: int, worths: list[tuple[int, float]]) -> float:
    found = 0.0
    for card, worth in worths:
        found += worth * s.held[p * KINDS_OF_DIVINE + card]
    return found


def unopposed(s: KemetState) -> KemetState:
    """The position if nobody cancels the card that was just played; the same one if none was."""
    if not s.frames or s.frames[-1][STEP] != veto.VETO:
        return s
    after = s.copy()
    after.drafts = []
    after.sealed = 0
    after.frames.pop()
    acting = after.frames[-1]
    STEPS[acting[STEP]].run(after, acting, None)
    return after


def to_come(s: KemetState) -> tuple[int, float]:
    """Who will be asked next what a card brings, and what it is worth at least."""
    f = s.frames[-1]
    p = f[PLAYER]
    if f[STEP] == placing.PLACE_UNITS:
        return p, UNIT * min(f[placing.LEFT], s.supply[p])
    if f[STEP] == day_cards.RAIN_FIRE:
        temples = board_of(s).temples
        last = any(z in temples and s.troop[troops.enemy_in(s, p, z) * ZONES + z] == 1 for z in day_cards.targets(s, p))
        return p, FREED if last else BURNT
    return p, RECOVERED if f[STEP] == memory.REMEMBER else 0.0


def battle(s: KemetState) -> list[int] | None:
    """The battle whose outcome is open: one that is fought, or that an entry will lead to (KT-A13)."""
    for f in s.frames:
        if f[STEP] == BATTLE_KIND:
            return f if f[STAGE] <= RESOLUTION else None
        if f[STEP] == entry.ENTER:
            p, z = f[PLAYER], f[entry.ZONE]
            enemy = troops.enemy_in(s, p, z)
            return new_fight(BATTLE_KIND, p, enemy, z) if enemy != NONE else None
    return None

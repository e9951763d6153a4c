"""The frame of a battle: where its numbers stand, and how other steps of the battle find it."""

from typing import Final

from ...kernel.notation import NONE
from ...kernel.steps import STEP
from ..box.frames import STEPS
from ..box.names import STATS
from ..box.state import KemetState

ATTACKER: Final = 2
DEFENDER: Final = 3
ZONE: Final = 4
CARD_OF: Final = 5  # of the attacker and, behind it, of the defender
VALUES: Final = 7  # strength, damage, defence, unblockable damage of both
VALUES_EACH: Final = len(STATS)
WINNER: Final = VALUES + 2 * VALUES_EACH
KILLS: Final = WINNER + 1  # enemy Units removed, of both
CANCELLED: Final = KILLS + 2  # whether the side's creature is cancelled, of both
BATTLE: Final = "battle"
ARGS: Final = (
    "attacker:player",
    "defender:player",
    "zone:zone",
    "attacker's card:card?",
    "defender's card:card?",
    *(f"attacker's {stat}:number" for stat in STATS),
    *(f"defender's {stat}:number" for stat in STATS),
    "winner:player?",
    "removed by attacker:number",
    "removed by defender:number",
    "attacker's creature cancelled:number",
    "defender's creature cancelled:number",
)


def new_fight(kind: int, attacker: int, defender: int, z: int) -> list[int]:
    return [kind, 0, attacker, defender, z, NONE, NONE, *[0] * 2 * VALUES_EACH, NONE, 0, 0, 0, 0]


def sides(f: list[int]) -> list[tuple[int, int]]:
    """0 and the attacker, 1 and the defender."""
    return [(0, f[ATTACKER]), (1, f[DEFENDER])]


def loser_of(f: list[int]) -> int:
    return f[DEFENDER] if f[WINNER] == f[ATTACKER] else f[ATTACKER]


def fight_of(s: KemetState) -> list[int]:
    """The frame of the battle that is being fought."""
    return next(f for f in reversed(s.frames) if STEPS[f[STEP]].name == BATTLE)

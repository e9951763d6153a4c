"""The frame of a battle: where its numbers stand, and how other steps of the battle find it."""

from typing import Final

from ...kernel.notation import NONE
from ...kernel.steps import STEP
from ..box.frames import SIDE, STEPS
from ..box.lands import lands_of
from ..box.names import ALL_SIDES, GODS
from ..box.state import AnkhState
from .devotion import order

REGION: Final = 2  # the first hex of the region
SIDES: Final = 3  # mask of those who play a card
WINNER: Final = 4
CARDS: Final = 5  # by side: mask of the cards played
DEAD: Final = CARDS + len(GODS)  # by side: how many of its figures died in this battle
HAD: Final = DEAD + len(GODS)  # by side: figures there when resolution began
STRENGTH: Final = HAD + len(GODS)
ARGS: Final = (
    "region:hex",
    "sides:gods",
    "winner:god?",
    *(f"{god} cards:cards" for god in GODS),
    *(f"{god} dead:number" for god in GODS),
    *(f"{god} had:number" for god in GODS),
    *(f"{god} strength:number" for god in GODS),
)
BATTLE: Final = "battle"
"""The name of the step whose frame this is."""
TOKEN: Final = 3
"""In the frame of the conflict below a battle: the conflict token of the region."""
CARD_REGION: Final = 3
"""In the frames above a battle that ask a side about its card: the region again."""


def new_fight(kind: int, first_hex: int, sides: int) -> list[int]:
    return [kind, 0, first_hex, sides, NONE] + [0] * 4 * len(GODS)


def fight_of(s: AnkhState) -> list[int] | None:
    """The battle that is being fought, below whatever is asked in it; None outside battles."""
    for f in reversed(s.frames):
        if STEPS[f[STEP]].name == BATTLE:
            return f
    return None


def region_of(s: AnkhState, fight: list[int]) -> int:
    return lands_of(s.camels).region_of[fight[REGION]]


def played(fight: list[int], card: int) -> int:
    """Mask of the sides that played a card in this battle."""
    return sum(1 << side for side in ALL_SIDES if fight[CARDS + side] >> card & 1)


def out_of_turn(s: AnkhState, f: list[int], card: int) -> str:
    """What is wrong with a frame of a side in a region for a card that this side has played; '' if nothing."""
    fight = fight_of(s)
    if fight is None or f[CARD_REGION] != fight[REGION] or not fight[CARDS + f[SIDE]] >> card & 1:
        return f"{GODS[f[SIDE]]} has not played that card in a battle there"
    rule = STEPS[f[STEP]].rule  # the steps of a card have one that no others have
    asked = [g for g in s.frames if STEPS[g[STEP]].rule == rule]
    once = sum(g[SIDE] == f[SIDE] and g[CARD_REGION] == f[CARD_REGION] for g in asked) == 1
    return "" if once else f"{GODS[f[SIDE]]} is asked once"


def queue(s: AnkhState, fight: list[int], sides: int, kind: int) -> None:
    """A frame [kind, side, region] for each of these sides, least Devotion first; the order is fixed now (A-D2)."""
    for side in reversed(order(s, sides)):
        s.frames.append([kind, 0, side, fight[REGION]])

"""The battle card Build Monument (A-B2)."""

from typing import Final

from ...kernel.events import Log
from ...kernel.steps import Why
from ..box import frames
from ..box.frames import SIDE, OfSide
from ..box.hexmap import WATER
from ..box.lands import lands_of
from ..box.names import BUILD, BUILD_KIND, CHOICES, OBELISK, PASS, TO, piece_of
from ..box.state import AnkhState
from . import powers
from .fight import CARD_REGION as REGION
from .fight import out_of_turn

PRICE: Final = 3
MONUMENT: Final = 4


def price(s: AnkhState, side: int) -> int:
    cost = PRICE
    for power in powers.of(s, side):
        cost = power.build_price(s, cost)
    return cost


def building_ground(s: AnkhState, first_hex: int) -> list[int]:
    """Empty land hexes of the region; nobody builds on an Underworld tile."""
    lands = lands_of(s.camels)
    return [h for h in lands.regions[lands.region_of[first_hex]] if not s.piece[h] and h not in s.tiles]


class BuildMonument(OfSide):
    """Which monument to build, if any."""

    name = "build a monument"
    rule = "A-B2"
    on = ("battle: plagues", "build a monument")
    args = ("side:god", "region:hex")

    def legal(self, s: AnkhState, f: list[int], p: int) -> list[int]:
        side = f[SIDE]
        if not s.ankhs[side] or s.followers[side] < price(s, side) or not building_ground(s, f[REGION]):
            return [PASS]
        return [PASS] + [BUILD_KIND + m for m in range(3) if s.supply[m]]

    def apply(self, s: AnkhState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        if choice != PASS:
            s.frames.append([BUILD_AT, 0, f[SIDE], f[REGION], choice - BUILD_KIND])

    def forbids(self, s: AnkhState, f: list[int], p: int, choice: int) -> Why | None:
        return ("A-B2", "none in the supply") if CHOICES.verb_of[choice] == "build" else None

    def fits(self, s: AnkhState, f: list[int]) -> str:
        return out_of_turn(s, f, BUILD)


class BuildAt(OfSide):
    """… and where in the region."""

    name = "place the monument"
    rule = "A-B2"
    on = ("battle: plagues", "build a monument")
    args = ("side:god", "region:hex", "monument:monument")

    def legal(self, s: AnkhState, f: list[int], p: int) -> list[int]:
        return [TO + h for h in building_ground(s, f[REGION])]

    def apply(self, s: AnkhState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        side, monument, h = f[SIDE], f[MONUMENT], choice - TO
        cost = price(s, side)
        s.followers[side] -= cost
        s.ankhs[side] -= 1
        s.supply[monument] -= 1
        s.piece[h] = piece_of(OBELISK + monument, side)
        if log:
            log.add("built", "A-B2", side, monument, h, cost)

    def forbids(self, s: AnkhState, f: list[int], p: int, choice: int) -> Why | None:
        if CHOICES.verb_of[choice] != "to":
            return None
        h, lands = choice - TO, lands_of(s.camels)
        if s.piece[h]:
            return "A-M1", "occupied"
        if WATER[h]:
            return "A-B2", "water"
        if lands.region_of[h] != lands.region_of[f[REGION]]:
            return "A-B2", "other region"
        return "A-B2", "underworld tile"

    def fits(self, s: AnkhState, f: list[int]) -> str:
        able = s.ankhs[f[SIDE]] and s.supply[f[MONUMENT]] and s.followers[f[SIDE]] >= price(s, f[SIDE])
        return out_of_turn(s, f, BUILD) if able else "the side cannot build this"


BUILD_MONUMENT = frames.add(BuildMonument())
BUILD_AT = frames.add(BuildAt())

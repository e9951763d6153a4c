"""Osiris, Gate to the Underworld: tiles where he loses, figures out of them (A-G2, A-SUM4, A-MOV4)."""

from typing import Final

from ....kernel.events import Log
from ....kernel.notation import NONE
from ....kernel.steps import below
from ...box import frames
from ...box.frames import SIDE, OfSide
from ...box.lands import lands_of
from ...box.names import FIGURE, PASS, PLACE_TILE, TO
from ...box.state import AnkhState
from .. import fight
from ..powers import Power, add

REGION: Final = 3
FROM: Final = 4


class GateToTheUnderworld(Power):
    """One extra figure per Summon action on a tile; a tile placed or moved after each lost battle."""

    name = "gate to the underworld"

    def summon_extras(self, s: AnkhState, side: int) -> list[list[int]]:
        return [[h for h in s.tiles if h != NONE]]

    def after_loss(self, s: AnkhState, side: int, region: int) -> None:
        s.frames.append([PICK_TILE, 0, side, lands_of(s.camels).first_hex(region)])

    def forgotten(self, s: AnkhState, side: int) -> None:
        s.tiles = [NONE] * len(s.tiles)


def ground(s: AnkhState, first_hex: int) -> list[int]:
    """Empty land hexes of the region without a tile (A-G2, A-MOV4)."""
    lands = lands_of(s.camels)
    return [h for h in lands.regions[lands.region_of[first_hex]] if not s.piece[h] and h not in s.tiles]


def not_lost(s: AnkhState, f: list[int]) -> str:
    battle, side = below(s, f), f[SIDE]
    lost = s.powers[side] >> POWER & battle[fight.SIDES] >> side & 1 and battle[fight.WINNER] != side
    return "" if lost and f[REGION] == battle[fight.REGION] else "only Osiris lays a tile, where he has lost a battle"


class PickTile(OfSide):
    """A tile from beside the board, or one that lies on it."""

    name = "place an underworld tile"
    rule = "A-G2"
    on = ("battle: after the battle",)
    args = ("side:god", "region:hex")

    def legal(self, s: AnkhState, f: list[int], p: int) -> list[int]:
        if not ground(s, f[REGION]):
            return [PASS]
        spare = [PLACE_TILE] if NONE in s.tiles else []
        return [PASS, *spare, *sorted(FIGURE + h for h in s.tiles if h != NONE)]

    def apply(self, s: AnkhState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        if choice != PASS:
            s.frames.append([LAY_TILE, 0, f[SIDE], f[REGION], NONE if choice == PLACE_TILE else choice - FIGURE])

    def fits(self, s: AnkhState, f: list[int]) -> str:
        return not_lost(s, f)


class LayTile(OfSide):
    """… and where it goes."""

    name = "where to lay the tile"
    rule = "A-G2"
    on = ("battle: after the battle",)
    args = ("side:god", "region:hex", "from:hex?")

    def legal(self, s: AnkhState, f: list[int], p: int) -> list[int]:
        return [TO + h for h in ground(s, f[REGION])]

    def apply(self, s: AnkhState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        s.tiles[s.tiles.index(f[FROM])] = choice - TO
        s.tiles.sort(key=lambda h: h % 1000)  # which tile is which means nothing: on the board first, in its order
        if log:
            log.add("tile placed", "A-G2", f[SIDE], choice - TO)

    def fits(self, s: AnkhState, f: list[int]) -> str:
        return not_lost(s, f) if f[FROM] in s.tiles else "there is no such tile"


PICK_TILE = frames.add(PickTile())
LAY_TILE = frames.add(LayTile())
POWER = add(GateToTheUnderworld())

"""Osiris, Gate to the Underworld: tiles where he loses, figures out of them (A-G2, A-SUM4, A-MOV4)."""

from ....kernel.events import Log
from ....kernel.notation import NONE
from ....kernel.steps import Step, below
from ...box import frames
from ...box.lands import lands_of
from ...box.names import FIGURE, PASS, PLACE_TILE, TO
from ...box.state import AnkhState
from ..fight import REGION, SIDES, WINNER
from ..powers import Power, add


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
    fight = below(s, f)
    lost = s.powers[f[2]] >> POWER & fight[SIDES] >> f[2] & 1 and fight[WINNER] != f[2]
    return "" if lost and f[3] == fight[REGION] else "only Osiris lays a tile, where he has lost a battle"


class PickTile(Step[AnkhState]):
    """A tile from beside the board, or one that lies on it."""

    name = "place an underworld tile"
    rule = "A-G2"
    on = ("battle: after the battle",)
    args = ("side:god", "region:hex")

    def who(self, s: AnkhState, f: list[int]) -> int:
        return s.chair[f[2]]

    def legal(self, s: AnkhState, f: list[int], p: int) -> list[int]:
        if not ground(s, f[3]):
            return [PASS]
        spare = [PLACE_TILE] if NONE in s.tiles else []
        return [PASS, *spare, *sorted(FIGURE + h for h in s.tiles if h != NONE)]

    def apply(self, s: AnkhState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        if choice != PASS:
            s.frames.append([LAY_TILE, 0, f[2], f[3], NONE if choice == PLACE_TILE else choice - FIGURE])

    def fits(self, s: AnkhState, f: list[int]) -> str:
        return not_lost(s, f)


class LayTile(Step[AnkhState]):
    """… and where it goes."""

    name = "where to lay the tile"
    rule = "A-G2"
    on = ("battle: after the battle",)
    args = ("side:god", "region:hex", "from:hex?")

    def who(self, s: AnkhState, f: list[int]) -> int:
        return s.chair[f[2]]

    def legal(self, s: AnkhState, f: list[int], p: int) -> list[int]:
        return [TO + h for h in ground(s, f[3])]

    def apply(self, s: AnkhState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        s.tiles[s.tiles.index(f[4])] = choice - TO
        s.tiles.sort(key=lambda h: h % 1000)  # which tile is which means nothing: on the board first, in its order
        if log:
            log.add("tile placed", "A-G2", f[2], choice - TO)

    def fits(self, s: AnkhState, f: list[int]) -> str:
        return not_lost(s, f) if f[4] in s.tiles else "there is no such tile"


PICK_TILE = frames.add(PickTile())
LAY_TILE = frames.add(LayTile())
POWER = add(GateToTheUnderworld())

"""Regions and adjacency for a set of camels (A-M2, A-M3), and the caravans that may be added to it (A-EV2).

All of this follows from where the camels stand, so it is worked out once per set of camels and kept outside the state.
"""

from typing import Final

from ..kernel.graphs import pieces
from . import box
from .hexmap import (
    BESIDE,
    CORNER_CLOSED,
    CORNER_SIDES,
    HEXES,
    LAND,
    RIVERS,
    SIDE_ENDS,
    SIDE_NUMBER,
    SIDES,
    WATER,
)

REMEMBERED: Final = 4096
"""How many sets of camels are kept before the memory is cleared, so that it stays flat over millions of games."""


class Lands:
    """The board as the camels divide it. Regions are numbered in the order of their first hex."""

    __slots__ = ("caravan_list", "camels", "fields", "near", "region_of", "regions", "touches")

    def __init__(self, camels: int) -> None:
        self.camels = camels
        self.near = [[n for n in BESIDE[h] if self.open(h, n)] for h in range(HEXES)]
        dry = [[n for n in self.near[h] if not WATER[n]] if not WATER[h] else [] for h in range(HEXES)]
        self.regions = pieces(LAND, dry)
        self.region_of = [-1] * HEXES
        for r, region in enumerate(self.regions):
            for h in region:
                self.region_of[h] = r
        self.touches = [
            sorted({self.region_of[n] for n in BESIDE[h] if not WATER[n]}) if WATER[h] else [self.region_of[h]]
            for h in range(HEXES)
        ]
        self.fields = [[h for h in range(HEXES) if r in self.touches[h]] for r in range(len(self.regions))]
        self.caravan_list: list[list[int]] | None = None

    def open(self, a: int, b: int) -> bool:
        """No river and no camel between two neighbours."""
        side = (a, b) if a < b else (b, a)
        return side not in RIVERS and not (side in SIDE_NUMBER and self.camels >> SIDE_NUMBER[side] & 1)

    def first_hex(self, region: int) -> int:
        return self.regions[region][0]

    def caravans(self) -> list[list[int]]:
        """Every legal line of camels, as ascending numbers of sides."""
        if self.caravan_list is None:
            self.caravan_list = self.find_caravans()
        return self.caravan_list

    def find_caravans(self) -> list[list[int]]:
        closed = [
            CORNER_CLOSED[corner] or any(self.camels >> side & 1 for side in CORNER_SIDES[corner])
            for corner in range(len(CORNER_CLOSED))
        ]
        longest = min(box.LONGEST_CARAVAN, box.CAMELS - self.camels.bit_count())
        found: list[list[int]] = []
        for start in range(len(closed)):
            if closed[start]:
                self.extend([], start, start, closed, longest, found)
        found.sort()
        return found

    def extend(
        self, line: list[int], start: int, corner: int, closed: list[bool], longest: int, found: list[list[int]]
    ) -> None:
        """Grow a line from `corner`; it ends at the first corner that a river, water, camel or the edge touches."""
        if line and closed[corner]:
            if start < corner and self.splits(line):
                found.append(sorted(line))
            return
        if len(line) == longest:
            return
        for side in CORNER_SIDES[corner]:
            if side in line or self.camels >> side & 1:
                continue
            ends = SIDE_ENDS[side]
            self.extend([*line, side], start, ends[0] + ends[1] - corner, closed, longest, found)

    def splits(self, line: list[int]) -> bool:
        """Whether the line cuts its region into exactly two parts, each large enough."""
        cut = {SIDES[side] for side in line}
        region = self.regions[self.region_of[SIDES[line[0]][0]]]
        near = self.near.copy()
        for h in {h for side in cut for h in side}:
            near[h] = [n for n in near[h] if (h, n) not in cut and (n, h) not in cut]
        parts = pieces(region, near)
        return len(parts) == 2 and min(len(part) for part in parts) >= box.SMALLEST_REGION


memory: dict[int, Lands] = {}


def lands_of(camels: int) -> Lands:
    known = memory.get(camels)
    if known is None:
        if len(memory) >= REMEMBERED:
            memory.clear()
        known = memory[camels] = Lands(camels)
    return known

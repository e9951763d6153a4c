"""Regions and adjacency for a set of camels (A-M2, A-M3), and the caravans that may be added to it (A-EV2).

All of this follows from where the camels stand, so it is worked out once per set of camels and kept outside the state.
"""

from typing import Final

from ...kernel.graphs import pieces
from ...kernel.notation import bits
from . import contents
from .hexmap import BESIDE, CORNER_EDGES, EDGE_ENDS, EDGES, HEX_NAMES, HEXES, LAND, RIVERS, WATER

REMEMBERED: Final = 1024
"""How many sets of camels (and regions) are kept before the memory is cleared: flat over millions of games."""

OPEN_NEAR: Final = [[n for n in BESIDE[h] if (min(h, n), max(h, n)) not in RIVERS] for h in range(HEXES)]
"""Who is adjacent to whom while there are no camels (A-M3)."""
SHORE: Final = [[n for n in BESIDE[h] if not WATER[n]] if WATER[h] else [] for h in range(HEXES)]
WATERS: Final = [h for h in range(HEXES) if WATER[h]]
SIDES_TO: Final = [[(side, b) for side, (a, b) in enumerate(EDGES) if a == h] for h in range(HEXES)]
"""For each hex the sides to its neighbours with higher numbers, and those neighbours."""
ALONE: Final = [[r] for r in range(len(LAND))]
"""Lists of one region, shared by all hexes of all boards."""


class Lands:
    """The board as the camels divide it. Regions are numbered in the order of their first hex."""

    __slots__ = ("camels", "caravan_list", "fields", "named", "near", "region_of", "regions", "touches")

    def __init__(self, camels: int) -> None:
        self.camels = camels
        self.near = OPEN_NEAR.copy()
        for side in bits(camels):
            a, b = EDGES[side]
            self.near[a] = [n for n in self.near[a] if n != b]
            self.near[b] = [n for n in self.near[b] if n != a]
        self.regions = pieces(LAND, self.near)
        self.region_of = [-1] * HEXES
        for r, region in enumerate(self.regions):
            for h in region:
                self.region_of[h] = r
        # A water hex belongs to every region it touches (A-M2).
        self.touches = [ALONE[r] for r in self.region_of]
        self.fields = [region.copy() for region in self.regions]
        for h in WATERS:
            self.touches[h] = sorted({self.region_of[n] for n in SHORE[h]})
            for r in self.touches[h]:
                self.fields[r].append(h)
        self.caravan_list: list[int] | None = None
        self.named: list[tuple[list[str], list[str]]] | None = None

    def first_hex(self, region: int) -> int:
        return self.regions[region][0]

    def names(self) -> list[tuple[list[str], list[str]]]:
        """For each region the names of its hexes, and of the water beside it; not to be changed."""
        if self.named is None:
            names = [[HEX_NAMES[h] for h in field] for field in self.fields]
            self.named = [(names[r][: len(land)], names[r][len(land) :]) for r, land in enumerate(self.regions)]
        return self.named

    def parts(self, line: int) -> list[list[int]]:
        """What a line of camels within one region would make of it."""
        near = self.near.copy()
        region = 0
        for side in bits(line):
            a, b = EDGES[side]
            region = self.region_of[a]
            near[a] = [n for n in near[a] if n != b]
            near[b] = [n for n in near[b] if n != a]
        return pieces(self.regions[region], near)

    def caravans(self) -> list[int]:
        """Every legal line of camels, as a mask of sides."""
        if self.caravan_list is None:
            supply = contents.CAMELS - self.camels.bit_count()
            lines = [line for region in range(len(self.regions)) for line in self.caravans_in(region)]
            self.caravan_list = sorted(line for line in lines if line.bit_count() <= supply)
        return self.caravan_list

    def caravans_in(self, region: int) -> list[int]:
        """Lines depend on the region alone, and the same regions come back in game after game."""
        hexes = self.regions[region]
        if len(hexes) < 2 * contents.SMALLEST_REGION:
            return []
        inside = tuple([side for a in hexes for side, b in SIDES_TO[a] if b in self.near[a]])
        lines = caravan_memory.get(inside)
        if lines is None:
            if len(caravan_memory) >= REMEMBERED:
                caravan_memory.clear()
            lines = caravan_memory[inside] = find_caravans(inside, len(hexes))
        return lines


def find_caravans(inside: tuple[int, ...], size: int) -> list[int]:
    """The lines that split a region of `size` hexes; `inside` are the free sides between its hexes.

    A line runs from corner to corner. A corner where three free sides meet is open country and may only be passed; at
    any other a river, water, a camel or the edge is near, and there a line begins and ends.
    """
    free = set(inside)
    meet = {corner: [side for side in CORNER_EDGES[corner] if side in free] for s in inside for corner in EDGE_ENDS[s]}
    banks = Banks(inside, size)
    found: list[int] = []
    for start, sides in meet.items():
        if len(sides) == 3:
            continue
        lines = [([side], other_end(side, start)) for side in sides]
        while lines:
            line, corner = lines.pop()
            if len(meet[corner]) < 3:
                if start < corner and banks.parted_by(line):
                    found.append(sum(1 << side for side in line))
            elif len(line) < contents.LONGEST_CARAVAN:
                lines += [([*line, side], other_end(side, corner)) for side in meet[corner] if side not in line]
    return found


def other_end(side: int, corner: int) -> int:
    first, second = EDGE_ENDS[side]
    return first + second - corner


class Banks:
    """A region of `size` hexes, numbered anew so that any set of them is a small number: what is on which side of a
    line of camels."""

    __slots__ = ("beside", "near", "size")

    def __init__(self, inside: tuple[int, ...], size: int) -> None:
        number: dict[int, int] = {}
        self.size = size
        self.near = [0] * size  # for each hex the mask of its neighbours
        self.beside: dict[int, tuple[int, int]] = {}  # for each free side the two hexes beside it
        for side in inside:
            a, b = EDGES[side]
            self.beside[side] = (number.setdefault(a, len(number)), number.setdefault(b, len(number)))
        self.turn(list(inside))

    def turn(self, sides: list[int]) -> None:
        """Close these sides, or open them again."""
        for side in sides:
            a, b = self.beside[side]
            self.near[a] ^= 1 << b
            self.near[b] ^= 1 << a

    def parted_by(self, line: list[int]) -> bool:
        """Whether the line cuts the region in two, each part large enough: flood one bank and see."""
        start, across = self.beside[line[0]]
        self.turn(line)
        bank = todo = 1 << start
        while todo:
            low = todo & -todo
            todo ^= low
            fresh = self.near[low.bit_length() - 1] & ~bank
            bank |= fresh
            todo |= fresh
        self.turn(line)
        part = bank.bit_count()
        smaller = min(part, self.size - part)
        return not bank >> across & 1 and smaller >= contents.SMALLEST_REGION


memory: Final[dict[int, Lands]] = {}
caravan_memory: Final[dict[tuple[int, ...], list[int]]] = {}


def lands_of(camels: int) -> Lands:
    known = memory.get(camels)
    if known is None:
        if len(memory) >= REMEMBERED:
            memory.clear()
        known = memory[camels] = Lands(camels)
    return known

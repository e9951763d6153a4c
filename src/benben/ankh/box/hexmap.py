"""The printed board: hexes, the Nile, and the sides on which camels may stand (A-M1, A-M5). It never changes."""

from typing import Final

from ...kernel.hexes import Place, distance, neighbours, place_name, side_corners
from . import contents

ROWS: Final[list[str]] = contents.MAP["rows"]
PLACES: Final[list[Place]] = [(r, c) for r, row in enumerate(ROWS) for c, kind in enumerate(row) if kind != "."]
HEXES: Final = len(PLACES)
HEX_NAMES: Final = [place_name(place) for place in PLACES]
NUMBER: Final = {place: h for h, place in enumerate(PLACES)}
TERRAIN: Final = [ROWS[r][c] for r, c in PLACES]
FERTILE: Final = [kind == "f" for kind in TERRAIN]
DESERT: Final = [kind == "d" for kind in TERRAIN]
WATER: Final = [kind == "w" for kind in TERRAIN]
LAND: Final = [h for h in range(HEXES) if not WATER[h]]

OFF_MAP: Final = -1
AROUND: Final = [[NUMBER.get(place, OFF_MAP) for place in neighbours(PLACES[h])] for h in range(HEXES)]
"""The six hexes around each, clockwise from north; OFF_MAP beyond the edge."""
BESIDE: Final = [sorted(n for n in AROUND[h] if n != OFF_MAP) for h in range(HEXES)]
REACH: Final = [[t for t in LAND if t != h and distance(PLACES[h], PLACES[t]) <= 3] for h in range(HEXES)]
"""Land hexes within a move of three (A-MOV1). Nothing on the way matters, and no hex of this board is a detour away."""


def edge_between(text: str) -> tuple[int, int]:
    a, b = sorted(HEX_NAMES.index(name) for name in text.split("-"))
    return a, b


RIVERS: Final = {edge_between(text) for text in contents.MAP["rivers"]}
EDGES: Final = [(a, b) for a in LAND for b in BESIDE[a] if a < b and not WATER[b] and (a, b) not in RIVERS]
"""Edges of hexes on which a camel may stand: between two land hexes, not on the Nile."""
EDGE_NAMES: Final = [f"{HEX_NAMES[a]}-{HEX_NAMES[b]}" for a, b in EDGES]
EDGE_NUMBER: Final = {edge: i for i, edge in enumerate(EDGES)}


def corners() -> tuple[list[tuple[int, int]], list[list[int]]]:
    """The two corners at the ends of each edge, and the edges that meet at each corner."""
    number: dict[tuple[Place, ...], int] = {}
    ends: list[tuple[int, int]] = []
    for a, b in EDGES:
        first, second = [number.setdefault(corner, len(number)) for corner in side_corners(PLACES[a], PLACES[b])]
        ends.append((first, second))
    meet: list[list[int]] = [[] for _ in number]
    for edge, (first, second) in enumerate(ends):
        meet[first].append(edge)
        meet[second].append(edge)
    return ends, meet


EDGE_ENDS, CORNER_EDGES = corners()

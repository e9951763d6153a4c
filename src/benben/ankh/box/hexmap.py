"""The printed board: hexes, the Nile, and the sides on which camels may stand (A-M1, A-M5). It never changes."""

from pathlib import Path
from typing import Any, Final

from ...kernel.datafiles import Each, OneOf, Table, Text, check, read
from ...kernel.hexes import Place, distance, neighbours, place_name, side_corners
from . import DATA as DATA

MAP_FILE: Final[Path] = DATA / "map.toml"
MAP_SHAPE: Final = Table({"rows": Each(Text("fdw."), 1), "rivers": Each(Text())})
MAP: Final[dict[str, Any]] = read(MAP_FILE, MAP_SHAPE)
ROWS: Final[list[str]] = MAP["rows"]
PLACES: Final[list[Place]] = [(r, c) for r, row in enumerate(ROWS) for c, kind in enumerate(row) if kind != "."]
HEXES: Final = len(PLACES)
HEX_NAMES: Final[list[str]] = [place_name(place) for place in PLACES]
NUMBER: Final = {place: h for h, place in enumerate(PLACES)}
TERRAIN: Final = [ROWS[r][c] for r, c in PLACES]
FERTILE: Final = [kind == "f" for kind in TERRAIN]
DESERT: Final = [kind == "d" for kind in TERRAIN]
WATER: Final = [kind == "w" for kind in TERRAIN]
LAND: Final[list[int]] = [h for h in range(HEXES) if not WATER[h]]

OFF_MAP: Final = -1
AROUND: Final = [[NUMBER.get(place, OFF_MAP) for place in neighbours(PLACES[h])] for h in range(HEXES)]
"""The six hexes around each, clockwise from north; OFF_MAP beyond the edge."""
BESIDE: Final = [sorted(n for n in AROUND[h] if n != OFF_MAP) for h in range(HEXES)]
REACH: Final = [[t for t in LAND if t != h and distance(PLACES[h], PLACES[t]) <= 3] for h in range(HEXES)]
"""Land hexes within a move of three (A-MOV1). Nothing on the way matters, and no hex of this board is a detour away."""
BETWEEN: Final[dict[str, tuple[int, int]]] = {
    f"{HEX_NAMES[a]}-{HEX_NAMES[b]}": (a, b) for a in range(HEXES) for b in BESIDE[a] if a < b
}
"""Every hex side inside the map, by its name."""
RIVERS_SHAPE: Final = Each(OneOf(BETWEEN, "hex side"))
check(MAP["rivers"], RIVERS_SHAPE, f"{MAP_FILE.name}: rivers")
RIVERS: Final = {BETWEEN[text] for text in MAP["rivers"]}
EDGES: Final = [(a, b) for a in LAND for b in BESIDE[a] if a < b and not WATER[b] and (a, b) not in RIVERS]
"""Edges of hexes on which a camel may stand: between two land hexes, not on the Nile."""
EDGE_NAMES: Final[list[str]] = [f"{HEX_NAMES[a]}-{HEX_NAMES[b]}" for a, b in EDGES]
EDGE_NUMBER: Final = {side: i for i, side in enumerate(EDGES)}


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

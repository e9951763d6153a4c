"""Hexagons in odd-q offset coordinates [row, column]: flat tops, odd columns half a hex lower, row 0 north, column 0
west.

A corner is named by the three hexes that meet there, on the map or off it; a side by the two it lies between.
"""

from typing import Final

Place = tuple[int, int]

DIRECTIONS: Final = ("n", "ne", "se", "s", "sw", "nw")
"""Clockwise from north; the neighbours of a hex come in this order."""


def axial(place: Place) -> tuple[int, int]:
    row, col = place
    return col, row - (col - (col & 1)) // 2


def distance(a: Place, b: Place) -> int:
    (q, r), (t, u) = axial(a), axial(b)
    return max(abs(q - t), abs(r - u), abs(q + r - t - u))


def neighbours(place: Place) -> list[Place]:
    row, col = place
    low = col & 1
    return [
        (row - 1, col),
        (row - 1 + low, col + 1),
        (row + low, col + 1),
        (row + 1, col),
        (row + low, col - 1),
        (row - 1 + low, col - 1),
    ]


def side_corners(a: Place, b: Place) -> list[tuple[Place, ...]]:
    """The two corners at the ends of the side between neighbours a and b."""
    around = neighbours(a)
    d = around.index(b)
    return [tuple(sorted((a, b, around[(d + turn) % 6]))) for turn in (-1, 1)]


def place_name(place: Place) -> str:
    return f"[{place[0]},{place[1]}]"

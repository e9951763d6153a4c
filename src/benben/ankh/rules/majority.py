"""Majorities of monuments (A-X3)."""

from ..box.lands import Lands
from ..box.names import ALL_SIDES, KIND, NEUTRAL, OBELISK, owner_of
from ..box.state import AnkhState


def majorities(s: AnkhState, lands: Lands, region: int) -> list[int]:
    """For each side, the kinds of monument of which it has the majority there."""
    counts = [[0] * len(ALL_SIDES) for _ in range(3)]
    for h in lands.regions[region]:
        piece = s.piece[h]
        if piece & KIND >= OBELISK and owner_of(piece) != NEUTRAL:
            counts[(piece & KIND) - OBELISK][owner_of(piece)] += 1
    return won(counts)


def won(counts: list[list[int]]) -> list[int]:
    """For each side, in how many rows of counts by side it has strictly more than every other."""
    found = [0] * len(ALL_SIDES)
    for row in counts:
        most = max(row)
        if most and row.count(most) == 1:
            found[row.index(most)] += 1
    return found

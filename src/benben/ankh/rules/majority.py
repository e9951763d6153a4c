"""Majorities of monuments (A-X3)."""

from ..box.lands import Lands
from ..box.names import ALL_SIDES, KIND, NEUTRAL, OBELISK, owner_of
from ..box.state import AnkhState


def majorities(s: AnkhState, lands: Lands, region: int) -> list[int]:
    """For each side, the kinds of monument of which it owns strictly more there than every other side."""
    counts = [[0] * len(ALL_SIDES) for _ in range(3)]
    for h in lands.regions[region]:
        piece = s.piece[h]
        if piece & KIND >= OBELISK and owner_of(piece) != NEUTRAL:
            counts[(piece & KIND) - OBELISK][owner_of(piece)] += 1
    won = [0] * len(ALL_SIDES)
    for row in counts:
        most = max(row)
        if most and row.count(most) == 1:
            won[row.index(most)] += 1
    return won

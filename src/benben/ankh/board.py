"""Looking at the board: figures, neighbours, who is where."""

from .lands import Lands
from .names import KIND, NEUTRAL, OBELISK, OWNER
from .state import AnkhState


def figures(s: AnkhState, side: int) -> list[int]:
    """The hexes where a side's figures stand."""
    return [h for h, piece in enumerate(s.piece) if piece and piece & KIND < OBELISK and piece >> OWNER & 7 == side]


def monuments(s: AnkhState, side: int) -> list[int]:
    return [h for h, piece in enumerate(s.piece) if piece & KIND >= OBELISK and piece >> OWNER & 7 == side]


def beside_figures(s: AnkhState, lands: Lands, side: int) -> list[int]:
    """Monuments, of anybody, with a figure of this side adjacent; each once, ascending (A-GAIN1, A-EV1)."""
    piece = s.piece
    found = {n for h in figures(s, side) for n in lands.near[h] if piece[n] & KIND >= OBELISK}
    return sorted(found)


def open_to(s: AnkhState, side: int, owner: int) -> bool:
    """A monument that serves this side: its own or nobody's."""
    return owner == side or owner == NEUTRAL


def present(s: AnkhState, lands: Lands, region: int) -> int:
    """Mask of the sides with a figure in a region, on land or on water beside it (A-M4)."""
    mask = 0
    for h in lands.fields[region]:
        piece = s.piece[h]
        if piece and piece & KIND < OBELISK:
            mask |= 1 << (piece >> OWNER & 7)
    return mask


def in_region(s: AnkhState, lands: Lands, region: int, side: int) -> list[int]:
    """Hexes of a side's figures in a region."""
    piece = s.piece
    return [h for h in lands.fields[region] if piece[h] and piece[h] & KIND < OBELISK and piece[h] >> OWNER & 7 == side]

"""Looking at the board and taking monuments off it."""

from ...kernel.events import Log
from ...kernel.notation import NONE
from ...kernel.steps import Why
from . import contents
from .hexmap import BESIDE, WATER
from .lands import Lands, lands_of
from .names import GATE, KIND, NEUTRAL, OBELISK, OWNER, TEMPLE, WHOSE, owner_of, piece_of
from .state import AnkhState


def figures(s: AnkhState, side: int) -> list[int]:
    """The hexes where a side's figures stand."""
    return [
        h for h, piece in enumerate(s.piece) if piece > 0 and piece & KIND < OBELISK and piece >> OWNER & WHOSE == side
    ]


def monuments(s: AnkhState, side: int) -> list[int]:
    """The hexes of a side's monuments, which wear nothing: their numbers stand side by side."""
    first, last = piece_of(OBELISK, side), piece_of(TEMPLE, side)
    return [h for h, piece in enumerate(s.piece) if first <= piece <= last]


def standing(s: AnkhState, wanted: int) -> list[int]:
    """The hexes where exactly this piece stands."""
    return [h for h, piece in enumerate(s.piece) if piece == wanted]


def pieces(s: AnkhState, side: int) -> list[int]:
    """The hexes of a side's figures and monuments."""
    return [h for h, piece in enumerate(s.piece) if piece > 0 and piece >> OWNER & WHOSE == side]


def beside_figures(s: AnkhState, lands: Lands, side: int) -> list[int]:
    """Monuments, of anybody, with a figure of this side adjacent; each once, ascending (A-GAIN1, A-EV1)."""
    piece = s.piece
    found = {n for h in figures(s, side) for n in lands.near[h] if piece[n] & KIND >= OBELISK}
    return sorted(found)


def present(s: AnkhState, lands: Lands, region: int) -> int:
    """Mask of the sides with a figure in a region, on land or on water beside it (A-M4)."""
    mask = 0
    for h in lands.fields[region]:
        piece = s.piece[h]
        if piece and piece & KIND < OBELISK:
            mask |= 1 << (piece >> OWNER & WHOSE)
    return mask


def in_region(s: AnkhState, lands: Lands, region: int, side: int) -> list[int]:
    """Hexes of a side's figures in a region."""
    piece = s.piece
    return [
        h
        for h in lands.fields[region]
        if piece[h] > 0 and piece[h] & KIND < OBELISK and piece[h] >> OWNER & WHOSE == side
    ]


def enemy_near(s: AnkhState, side: int, h: int) -> bool:
    """Whether another side's figure is adjacent."""
    for n in lands_of(s.camels).near[h]:
        piece = s.piece[n]
        if piece and piece & KIND < OBELISK and piece >> OWNER & WHOSE != side:
            return True
    return False


def tile_bars(s: AnkhState, side: int, h: int) -> bool:
    """An Underworld tile is no place for figures of a god without the gate (A-MOV4)."""
    return h in s.tiles and not s.powers[side] >> GATE & 1


def barred(s: AnkhState, side: int) -> list[int]:
    """All hexes that tiles bar to a side, for those who ask about many of them."""
    return s.tiles if tiles_on_board(s) and not s.powers[side] >> GATE & 1 else []


def may_stand(s: AnkhState, side: int, h: int) -> bool:
    """An empty land hex that no tile bars."""
    return not s.piece[h] and not WATER[h] and not tile_bars(s, side, h)


def may_be_summoned(s: AnkhState, side: int, h: int) -> bool:
    """Whether tiles bar summoning too is a ruling, which the data file can turn off (A-MOV4)."""
    return may_stand(s, side, h) if contents.TILES_BAR_SUMMONS else not s.piece[h] and not WATER[h]


def forbids_ground(s: AnkhState, side: int, h: int) -> Why | None:
    """Why a figure of this side may not stand there."""
    if s.piece[h]:
        return "A-M1", "occupied"
    if WATER[h]:
        return "A-M4", "water"
    if tile_bars(s, side, h):
        return "A-MOV4", "underworld tile"
    return None


def not_beside(s: AnkhState, hexes: list[int], h: int, rule: str) -> Why:
    """Why h is not adjacent to one of these, which `rule` asks for: often a river or camels lie between (A-M3)."""
    if any(h in BESIDE[n] for n in hexes):
        return "A-M3", "river or camels"
    return rule, "not adjacent"


def destroy(s: AnkhState, h: int, rule: str, log: Log | None) -> None:
    """A monument and the Ankh token on it go back where they came from."""
    piece = s.piece[h]
    s.piece[h] = 0
    s.supply[(piece & KIND) - OBELISK] += 1
    if owner_of(piece) != NEUTRAL:
        s.ankhs[owner_of(piece)] += 1
    if log:
        log.add("destroyed", rule, piece, h)


def tiles_on_board(s: AnkhState) -> bool:
    return s.tiles[0] != NONE or s.tiles[1] != NONE or s.tiles[2] != NONE

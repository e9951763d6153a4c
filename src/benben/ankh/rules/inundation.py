"""The twist of the scenario The Inundation: flooded land pays more and carries figures off (A-SC3)."""

from typing import Final

from ...kernel.events import Log
from ..box import contents
from ..box.hexmap import HEX_NAMES
from ..box.lands import lands_of
from ..box.names import FIGURES, GOD, KIND, OBELISK, OWNER, SUN, WARRIOR, WHOSE
from ..box.state import AnkhState

FLOODED: Final = [
    [HEX_NAMES.index(name) for name in scenario.get("flooded", [])] for scenario in contents.SCENARIOS.values()
]
"""By scenario: the hexes under water after each conflict; none in most."""
DEVOTION: Final[list[int]] = [scenario.get("flood_devotion", 0) for scenario in contents.SCENARIOS.values()]


def riches(s: AnkhState, region: int) -> int:
    """More Devotion for winning or holding a region with flooded land in it."""
    region_of = lands_of(s.camels).region_of
    return DEVOTION[s.scenario] if any(region_of[h] == region for h in FLOODED[s.scenario]) else 0


def rise(s: AnkhState, log: Log | None) -> None:
    """After a conflict: every figure on flooded land but Gods goes back to its pool. Nobody is killed (A-K6)."""
    for h in FLOODED[s.scenario]:
        piece = s.piece[h]
        if GOD < piece & KIND < OBELISK:
            s.piece[h] = 0
            s.pool[(piece >> OWNER & WHOSE) * FIGURES + (piece & KIND) - WARRIOR] += 1
            s.suns += bool(piece & SUN)
            if log:
                log.add("carried off", "A-SC3", piece, h)

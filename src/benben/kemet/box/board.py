"""The board: its zones, which all editions share, and what of it is in play in a position (K-M1 to K-M6)."""

from typing import Final

from .edition import BLOOD_AND_SAND
from .layouts import CITY_DESERT as CITY_DESERT
from .layouts import DELTA_TEMPLE as DELTA_TEMPLE
from .layouts import NUMBER as NUMBER
from .layouts import SANCTUARY as SANCTUARY
from .layouts import Layout
from .layouts import city_of as city_of
from .layouts import districts as districts
from .state import KemetState


def board_of(s: KemetState) -> Layout:
    """The board of a position: its edition's, for its number of players (K-M2)."""
    return s.edition.layouts[s.players]


# As Blood and Sand prints it, for pages and tools that are about that box alone. Rules ask the position.
BESIDE: Final = BLOOD_AND_SAND.beside[""]
OBELISKS: Final = BLOOD_AND_SAND.obelisks
HAS_OBELISK: Final = BLOOD_AND_SAND.has_obelisk
TEMPLES: Final = BLOOD_AND_SAND.temples
TRADING_PORTS: Final = BLOOD_AND_SAND.trading_ports
PORTS: Final = BLOOD_AND_SAND.ports
NIGHT_PRAYER: Final = BLOOD_AND_SAND.temple_prayer
COUNTS: Final = BLOOD_AND_SAND.counts


def layout_of(players: int) -> Layout:
    return BLOOD_AND_SAND.layouts[players]

"""What a terminal needs to show the game."""

from .brings import brings
from .chart import player_title
from .colours import FEW, MANY
from .notes import note
from .picture import board, heading, legend, panels
from .speech import cause, places, say, side, typed

__all__ = [
    "FEW",
    "MANY",
    "board",
    "brings",
    "cause",
    "heading",
    "legend",
    "note",
    "panels",
    "places",
    "player_title",
    "say",
    "side",
    "typed",
]

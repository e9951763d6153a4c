"""What a terminal needs to show the game."""

from .brings import brings
from .colours import FEW, MANY
from .notes import note
from .picture import board, heading, legend, panels, player_title
from .places import places, typed
from .speech import cause, say, side

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

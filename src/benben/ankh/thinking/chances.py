"""The judgement as a chance to win."""

from ..box.state import AnkhState
from .judgement import LEFT


def stage(s: AnkhState) -> int:
    """How far the game has come: by the conflicts still to be fought, none to five."""
    return LEFT[s.event]

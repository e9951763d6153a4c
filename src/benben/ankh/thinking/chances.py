"""The judgement as a chance to win: what each of its terms counts for, by stage.

Fitted to games between bots of several levels (docs/bots.md says how well, and how to fit it again).
"""

from ...kernel import judging
from ..box.state import AnkhState
from .fitted import FITTED
from .judgement import LEFT, explain, judge


def stage(s: AnkhState) -> int:
    """How far the game has come: the conflicts still to be fought, from five to none."""
    return LEFT[s.event]


def chance(s: AnkhState, player: int) -> float:
    terms = explain(s, player)
    if not terms:  # the game is over or not begun, or the player's god is forgotten
        return judging.chance(s, player, judge(s, player))
    return judging.chance(s, player, judging.leaning(terms, FITTED[stage(s)]))

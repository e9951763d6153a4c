"""The judgement as a chance to win, by stage; fitted to games between bots of several levels (docs/bots.md)."""

from typing import Final

from ...kernel import judging
from ..box.state import KemetState
from ..rules.troops import permanent_fame
from .judgement import judge

FITTED: Final = [0.081, 0.118, 0.151]
"""By stage: what 1 of the judgement makes of the odds, as a power of e (98 games of two, seed 11)."""


def stage(s: KemetState) -> int:
    """How far the game has come: by the permanent fame of whoever leads, a third of a victory at a time."""
    lead = max(permanent_fame(s, p) for p in range(s.players))
    return min(2, 3 * lead // s.edition.victory)


def chance(s: KemetState, player: int) -> float:
    return judging.chance(s, player, FITTED[stage(s)] * judge(s, player))

"""The judgement as a chance to win, by stage and number of players.

Fitted to games between bots of several levels. There is one weight for the whole judgement: what a winner has more of
is not always what leads to winning, and weights for each term played worse (docs/bots.md).
"""

from typing import Final

from ...kernel import judging
from ..box.state import KemetState
from ..rules.troops import permanent_fame
from .judgement import judge

FITTED: Final = {2: [0.3, 0.3, 0.3], 4: [0.3, 0.3, 0.3]}
"""By players and stage: what 1 of the judgement makes of the odds, as a power of e."""
FITTED_FOR: Final = [0, 0, 2, 4, 4, 4]
"""By the number of players: the games that are most like theirs."""


def stage(s: KemetState) -> int:
    """How far the game has come: by the permanent fame of whoever leads, a third of a victory at a time."""
    lead = max(permanent_fame(s, p) for p in range(s.players))
    return min(2, 3 * lead // s.edition.victory)


def chance(s: KemetState, player: int) -> float:
    return judging.chance(s, player, FITTED[FITTED_FOR[s.players]][stage(s)] * judge(s, player))

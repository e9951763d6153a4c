"""A chance to win as nets tell it that were trained on games between bots (docs/bots.md)."""

from typing import Final

from ...kernel import judging
from ...kernel.nets import Net, read_nets
from ..box.state import AnkhState
from . import LEARNED
from .features import features
from .judgement import explain, judge

NETS: Final[dict[int, Net]] = read_nets(LEARNED)
"""By number of players. Where there is none, that for the most players serves."""


def prospect(s: AnkhState, player: int) -> float:
    """The net speaks while there is something to judge: not before everybody has begun, nor when all is over."""
    if explain(s, player):
        leaning = NETS.get(s.players, NETS[max(NETS)]).leaning(features(s, player))
    else:
        leaning = judging.LEANING * judge(s, player)
    return judging.chance(s, player, leaning)

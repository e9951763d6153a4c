"""The position of a game. Written by python tools/states.py from columns.py, where it is declared; do not edit."""

from benben.kernel.columns import blank
from benben.kernel.steps import State

from .columns import COLUMNS
from .names import KINDS


class ToyState(State):
    """What the columns hold stands in columns.py."""

    __slots__ = (
        "deck",
        "hand",
        "known",
        "buried",
        "buried_known",
        "coins",
        "points",
        "charms",
        "charm_count",
        "shown",
        "boosted",
    )

    def __init__(self, players: int) -> None:
        super().__init__(players)
        start = blank(COLUMNS, KINDS, players)
        self.deck = start["deck"]
        self.hand = start["hand"]
        self.known = start["known"]
        self.buried = start["buried"]
        self.buried_known = start["buried_known"]
        self.coins = start["coins"]
        self.points = start["points"]
        self.charms = start["charms"]
        self.charm_count = start["charm_count"]
        self.shown = start["shown"]
        self.boosted = start["boosted"]

    def copy(self) -> "ToyState":
        other = ToyState.__new__(ToyState)
        self.copy_base(other)
        other.deck = self.deck[:]
        other.hand = self.hand[:]
        other.known = self.known[:]
        other.buried = self.buried[:]
        other.buried_known = self.buried_known[:]
        other.coins = self.coins[:]
        other.points = self.points[:]
        other.charms = self.charms[:]
        other.charm_count = self.charm_count[:]
        other.shown = self.shown[:]
        other.boosted = self.boosted[:]
        return other

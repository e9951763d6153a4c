"""The position of a game. Written by python tools/states.py from columns.py, where it is declared; do not edit."""

from ...kernel.columns import blank
from ...kernel.steps import State
from .columns import COLUMNS
from .names import KINDS


class AnkhState(State):
    """What the columns hold stands in columns.py."""

    __slots__ = (
        "scenario",
        "piece",
        "camels",
        "token_at",
        "side_of",
        "chair",
        "in_play",
        "first",
        "lineup",
        "powers",
        "followers",
        "devotion",
        "pile",
        "hand",
        "pool",
        "ankhs",
        "supply",
        "guardians",
        "track",
        "event",
        "tiebreaker",
        "forms_used",
        "captives",
        "tiles",
        "suns",
    )

    def __init__(self, players: int) -> None:
        super().__init__(players)
        start = blank(COLUMNS, KINDS, players)
        self.scenario = start["scenario"][0]
        self.piece = start["piece"]
        self.camels = start["camels"][0]
        self.token_at = start["token_at"]
        self.side_of = start["side_of"]
        self.chair = start["chair"]
        self.in_play = start["in_play"][0]
        self.first = start["first"][0]
        self.lineup = start["lineup"]
        self.powers = start["powers"]
        self.followers = start["followers"]
        self.devotion = start["devotion"]
        self.pile = start["pile"]
        self.hand = start["hand"]
        self.pool = start["pool"]
        self.ankhs = start["ankhs"]
        self.supply = start["supply"]
        self.guardians = start["guardians"]
        self.track = start["track"]
        self.event = start["event"][0]
        self.tiebreaker = start["tiebreaker"][0]
        self.forms_used = start["forms_used"][0]
        self.captives = start["captives"]
        self.tiles = start["tiles"]
        self.suns = start["suns"][0]

    def copy(self) -> "AnkhState":
        other = AnkhState.__new__(AnkhState)
        self.copy_base(other)
        other.scenario = self.scenario
        other.piece = self.piece[:]
        other.camels = self.camels
        other.token_at = self.token_at[:]
        other.side_of = self.side_of[:]
        other.chair = self.chair[:]
        other.in_play = self.in_play
        other.first = self.first
        other.lineup = self.lineup[:]
        other.powers = self.powers[:]
        other.followers = self.followers[:]
        other.devotion = self.devotion[:]
        other.pile = self.pile[:]
        other.hand = self.hand[:]
        other.pool = self.pool[:]
        other.ankhs = self.ankhs[:]
        other.supply = self.supply[:]
        other.guardians = self.guardians[:]
        other.track = self.track[:]
        other.event = self.event
        other.tiebreaker = self.tiebreaker
        other.forms_used = self.forms_used
        other.captives = self.captives[:]
        other.tiles = self.tiles[:]
        other.suns = self.suns
        return other

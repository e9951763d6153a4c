"""The position of a game. Written by python tools/states.py from columns.py, where it is declared; do not edit."""

from typing import ClassVar

from ...kernel.columns import blank
from ...kernel.steps import State
from .columns import COLUMNS
from .edition import BLOOD_AND_SAND
from .names import KINDS


class KemetState(State):
    """What the columns hold stands in columns.py."""

    __slots__ = (
        "edition",
        "god",
        "city",
        "order",
        "round",
        "last_round",
        "colours",
        "troop",
        "supply",
        "creature_at",
        "pyramid",
        "colour_at",
        "market",
        "tiles",
        "buy_colour",
        "spaces",
        "silver_used",
        "bought",
        "prayer",
        "veterans",
        "divine_fame",
        "battle_fame",
        "hand",
        "played",
        "buried",
        "removed",
        "deck",
        "discard",
        "held",
        "planned",
        "holding",
    )
    follows: ClassVar[tuple[str, ...]] = ("edition",)

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.edition = BLOOD_AND_SAND
        start = blank(COLUMNS, KINDS, players)
        self.god = start["god"]
        self.city = start["city"]
        self.order = start["order"]
        self.round = start["round"][0]
        self.last_round = start["last_round"][0]
        self.colours = start["colours"][0]
        self.troop = start["troop"]
        self.supply = start["supply"]
        self.creature_at = start["creature_at"]
        self.pyramid = start["pyramid"]
        self.colour_at = start["colour_at"]
        self.market = start["market"]
        self.tiles = start["tiles"]
        self.buy_colour = start["buy_colour"]
        self.spaces = start["spaces"]
        self.silver_used = start["silver_used"][0]
        self.bought = start["bought"]
        self.prayer = start["prayer"]
        self.veterans = start["veterans"]
        self.divine_fame = start["divine_fame"]
        self.battle_fame = start["battle_fame"]
        self.hand = start["hand"]
        self.played = start["played"]
        self.buried = start["buried"]
        self.removed = start["removed"]
        self.deck = start["deck"]
        self.discard = start["discard"]
        self.held = start["held"]
        self.planned = start["planned"]
        self.holding = start["holding"]

    def bind(self) -> None:
        self.edition = BLOOD_AND_SAND

    def copy(self) -> "KemetState":
        other = KemetState.__new__(KemetState)
        self.copy_base(other)
        other.edition = self.edition
        other.god = self.god[:]
        other.city = self.city[:]
        other.order = self.order[:]
        other.round = self.round
        other.last_round = self.last_round
        other.colours = self.colours
        other.troop = self.troop[:]
        other.supply = self.supply[:]
        other.creature_at = self.creature_at[:]
        other.pyramid = self.pyramid[:]
        other.colour_at = self.colour_at[:]
        other.market = self.market[:]
        other.tiles = self.tiles[:]
        other.buy_colour = self.buy_colour[:]
        other.spaces = self.spaces[:]
        other.silver_used = self.silver_used
        other.bought = self.bought[:]
        other.prayer = self.prayer[:]
        other.veterans = self.veterans[:]
        other.divine_fame = self.divine_fame[:]
        other.battle_fame = self.battle_fame[:]
        other.hand = self.hand[:]
        other.played = self.played[:]
        other.buried = self.buried[:]
        other.removed = self.removed[:]
        other.deck = self.deck[:]
        other.discard = self.discard[:]
        other.held = self.held[:]
        other.planned = self.planned[:]
        other.holding = self.holding[:]
        return other

"""The position of classic Kemet. Written by python tools/states.py from classic_columns.py; do not edit."""

from ...kernel.columns import blank
from .classic_columns import COLUMNS
from .edition import classic
from .names import KINDS
from .state import KemetState


class ClassicState(KemetState):
    """What the columns hold stands in classic_columns.py."""

    __slots__ = (
        "looked_at",
        "entered",
        "last_day",
        "laid_open",
        "put_aside",
        "seen_buried",
        "taken",
        "looked_through",
        "took",
        "reclaimed",
        "dawn_tokens",
        "switches",
        "path_side",
        "path_token",
        "reserve",
        "priest",
        "priest_supply",
        "priest_on",
        "along",
        "skills",
        "objects",
        "silenced",
        "dagger",
    )

    def __init__(self, players: int) -> None:
        super().__init__(players)
        start = blank(COLUMNS, KINDS, players)
        self.hand = start["hand"]
        self.deck = start["deck"]
        self.looked_at = start["looked_at"]
        self.entered = start["entered"][0]
        self.last_day = start["last_day"][0]
        self.laid_open = start["laid_open"]
        self.put_aside = start["put_aside"]
        self.seen_buried = start["seen_buried"]
        self.taken = start["taken"]
        self.looked_through = start["looked_through"]
        self.took = start["took"]
        self.reclaimed = start["reclaimed"]
        self.dawn_tokens = start["dawn_tokens"]
        self.switches = start["switches"][0]
        self.path_side = start["path_side"]
        self.path_token = start["path_token"]
        self.reserve = start["reserve"]
        self.priest = start["priest"]
        self.priest_supply = start["priest_supply"]
        self.priest_on = start["priest_on"]
        self.along = start["along"][0]
        self.skills = start["skills"]
        self.objects = start["objects"]
        self.silenced = start["silenced"]
        self.dagger = start["dagger"]
        self.bind()

    def bind(self) -> None:
        self.edition = classic(self.switches)

    def copy(self) -> "ClassicState":
        other = ClassicState.__new__(ClassicState)
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
        other.looked_at = self.looked_at[:]
        other.entered = self.entered
        other.last_day = self.last_day
        other.laid_open = self.laid_open[:]
        other.put_aside = self.put_aside[:]
        other.seen_buried = self.seen_buried[:]
        other.taken = self.taken[:]
        other.looked_through = self.looked_through[:]
        other.took = self.took[:]
        other.reclaimed = self.reclaimed[:]
        other.dawn_tokens = self.dawn_tokens[:]
        other.switches = self.switches
        other.path_side = self.path_side[:]
        other.path_token = self.path_token[:]
        other.reserve = self.reserve[:]
        other.priest = self.priest[:]
        other.priest_supply = self.priest_supply[:]
        other.priest_on = self.priest_on[:]
        other.along = self.along
        other.skills = self.skills[:]
        other.objects = self.objects[:]
        other.silenced = self.silenced[:]
        other.dagger = self.dagger[:]
        return other

"""The position of a game: plain columns of small ints, each declared once in COLUMNS."""

from ...kernel.columns import HIDDEN, OWNER, Column
from ...kernel.notation import NONE
from ...kernel.steps import State
from .names import BUY_SPACES, CREATURES, DISTRICTS, DIVINE_COPIES, KINDS_OF_DIVINE, PLAIN_CARDS, TILES, ZONES


class KemetState(State):
    """Columns by zone, by tile and by player; what they hold stands in COLUMNS."""

    __slots__ = (
        "battle_fame",
        "bought",
        "buried",
        "buy_colour",
        "city",
        "colour_at",
        "colours",
        "creature_at",
        "deck",
        "discard",
        "divine_fame",
        "god",
        "hand",
        "held",
        "holding",
        "last_round",
        "market",
        "order",
        "planned",
        "played",
        "prayer",
        "pyramid",
        "removed",
        "round",
        "silver_used",
        "spaces",
        "supply",
        "tiles",
        "troop",
        "veterans",
    )

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.god = list(range(players))
        self.city = [NONE] * players
        self.order = [NONE] * players
        self.round = 0
        self.last_round = 0
        self.colours = 0
        self.troop = [0] * players * ZONES
        self.supply = [0] * players
        self.creature_at = [NONE] * CREATURES
        self.pyramid = [0] * DISTRICTS
        self.colour_at = [NONE] * DISTRICTS
        self.market = [0] * len(TILES)
        self.tiles = [0] * players
        self.buy_colour = [NONE] * players * len(BUY_SPACES)
        self.spaces = [0] * players
        self.silver_used = 0
        self.bought = [0] * players
        self.prayer = [0] * players
        self.veterans = [0] * players
        self.divine_fame = [0] * players
        self.battle_fame = [0] * players
        self.hand = [PLAIN_CARDS] * players
        self.played = [0] * players
        self.buried = [0] * players
        self.removed = [0] * players
        self.deck = DIVINE_COPIES[:]
        self.discard = [0] * KINDS_OF_DIVINE
        self.held = [0] * players * KINDS_OF_DIVINE
        self.planned = [0] * players * KINDS_OF_DIVINE
        self.holding = [0] * players

    def copy(self) -> "KemetState":
        other = KemetState.__new__(KemetState)
        self.copy_base(other)
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


COLUMNS = [
    Column("god", "god", "player", default=NONE),
    Column("city", "city", "player", default=NONE),
    Column("order", "player", "slot", default=NONE),  # of turns
    Column("round", "number"),
    Column("last_round", "number"),  # 0: the rules know none (K-P10)
    Column("colours", "colours"),  # of tiles, in play
    Column("troop", "number", "place"),  # Units of a player in a zone
    Column("supply", "number", "player"),
    Column("creature_at", "zone", "creature", default=NONE),
    Column("pyramid", "level", "district"),
    Column("colour_at", "colour", "district", default=NONE),  # of the pyramid there
    Column("market", "number", "tile"),  # copies that nobody has
    Column("tiles", "tiles", "player"),
    Column("buy_colour", "colour", "buy space", default=NONE),  # the Buy token on a space
    Column("spaces", "spaces", "player"),  # with a token on them
    Column("silver_used", "players"),
    Column("bought", "colours", "player"),  # this Day
    Column("prayer", "number", "player"),
    Column("veterans", "number", "player"),
    Column("divine_fame", "number", "player"),
    Column("battle_fame", "number", "player"),
    Column("hand", "cards", "player", default=PLAIN_CARDS, sees=OWNER),
    Column("played", "cards", "player"),  # face up
    Column("buried", "cards", "player", sees=OWNER),  # discarded face down
    Column("removed", "cards", "player", sees=OWNER),  # out of the game for a special card
    Column("deck", "number", "divine", default=NONE, sees=HIDDEN),
    Column("discard", "number", "divine"),
    Column("held", "number", "held", sees=OWNER, per=KINDS_OF_DIVINE),  # divine interventions in hand
    Column("planned", "number", "held", sees=OWNER, per=KINDS_OF_DIVINE),  # laid down for a battle, face down
    Column("holding", "number", "player"),  # how many are held or planned
]

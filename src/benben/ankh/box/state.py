"""The position of a game: plain columns of small ints, each declared once in COLUMNS."""

from ...kernel.columns import Column
from ...kernel.notation import NONE
from ...kernel.steps import State
from .contents import TOKENS
from .hexmap import HEXES
from .names import FIGURES, GODS, GUARDIAN_NAMES


class AnkhState(State):
    """Columns by hex, by side (a god) and by player; what they hold stands in COLUMNS."""

    __slots__ = (
        "ankhs",
        "camels",
        "captives",
        "chair",
        "devotion",
        "event",
        "first",
        "followers",
        "forms_used",
        "guardians",
        "hand",
        "in_play",
        "lineup",
        "piece",
        "pile",
        "pool",
        "powers",
        "scenario",
        "side_of",
        "suns",
        "supply",
        "tiebreaker",
        "tiles",
        "token_at",
        "track",
    )

    def __init__(self, players: int) -> None:
        super().__init__(players)
        gods = len(GODS)
        self.scenario = 0
        self.piece = [0] * HEXES
        self.camels = 0
        self.token_at = [NONE] * TOKENS
        self.side_of = [NONE] * players
        self.chair = [NONE] * gods
        self.in_play = 0
        self.first = NONE
        self.lineup = [NONE] * 3
        self.powers = [0] * gods
        self.followers = [0] * gods
        self.devotion = [0] * gods
        self.pile = [0] * gods
        self.hand = [0] * gods
        self.pool = [0] * gods * FIGURES
        self.ankhs = [0] * gods
        self.supply = [0] * 3
        self.guardians = [0] * len(GUARDIAN_NAMES)
        self.track = [0] * 4
        self.event = 0
        self.tiebreaker = NONE
        self.forms_used = 0
        self.captives = [0] * gods
        self.tiles = [NONE] * 3
        self.suns = 0

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


COLUMNS = [
    Column("scenario", "scenario"),
    Column("piece", "piece", "hex"),  # what stands on each hex
    Column("camels", "sides"),  # hex sides with a camel
    Column("token_at", "hex", "token", default=NONE),  # a conflict token's region, named by its first hex
    Column("side_of", "god", "player", default=NONE),  # whose figures a player moves
    Column("chair", "player", "god", default=NONE),  # the player that decides for a side
    Column("in_play", "gods"),  # neither merged into another god nor forgotten
    Column("first", "player"),  # first in turn order
    Column("lineup", "guardian", "level", default=NONE),
    Column("powers", "powers", "god"),  # those in force: the god power and what is unlocked
    Column("followers", "number", "god"),
    Column("devotion", "number", "god"),
    Column("pile", "number", "god"),  # height among the markers on the same space, 0 lowest
    Column("hand", "cards", "god"),  # the other cards lie used and open
    Column("pool", "number", "pool"),  # figures that are not on the board
    Column("ankhs", "number", "god"),  # tokens left to mark monuments
    Column("supply", "number", "monument"),
    Column("guardians", "number", "guardian"),  # copies nobody has yet
    Column("track", "number", "action"),  # how far each action marker has come
    Column("event", "event"),
    Column("tiebreaker", "player"),  # who holds it face up
    Column("forms_used", "number"),  # 1 while Amun's token is face down
    Column("captives", "number", "god"),  # Warriors of this god on Anubis's board
    Column("tiles", "hex", "tile", default=NONE),  # Underworld tiles on the board
    Column("suns", "number"),  # Sun tokens on Ra's board
]

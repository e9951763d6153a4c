"""What a position holds, each column declared once; `python tools/states.py` then writes state.py."""

from typing import Final

from ...kernel.columns import HIDDEN, OWNER, Column
from ...kernel.notation import NONE
from .edition import BLOOD_AND_SAND
from .names import MOST_PLAYERS

COLUMNS: Final = [
    Column("god", "god", "player", initial=range(MOST_PLAYERS)),
    Column("city", "city", "player", initial=NONE),
    Column("order", "player", "slot", initial=NONE),  # of turns
    Column("round", "number"),
    Column("last_round", "number"),  # 0: the rules know none (K-P10)
    Column("colours", "colours"),  # of tiles, in play
    Column("troop", "number", "place"),  # Units of a player in a zone
    Column("supply", "number", "player"),
    Column("creature_at", "zone", "creature", initial=NONE),
    Column("pyramid", "level", "district"),
    Column("colour_at", "colour", "district", initial=NONE),  # of the pyramid there
    Column("market", "number", "tile"),  # copies that nobody has
    Column("tiles", "tiles", "player"),
    Column("buy_colour", "colour", "buy space", initial=NONE),  # the Buy token on a space
    Column("spaces", "spaces", "player"),  # with a token on them
    Column("silver_used", "players"),
    Column("bought", "colours", "player"),  # this Day
    Column("prayer", "number", "player"),
    Column("veterans", "number", "player"),
    Column("divine_fame", "number", "player"),
    Column("battle_fame", "number", "player"),
    Column("hand", "cards", "player", initial=BLOOD_AND_SAND.plain_cards, sees=OWNER),
    Column("played", "cards", "player"),  # face up
    Column("buried", "cards", "player", sees=OWNER),  # discarded face down
    Column("removed", "cards", "player", sees=OWNER),  # out of the game for a special card
    Column("deck", "number", "divine", initial=BLOOD_AND_SAND.divine_copies, sees=HIDDEN),
    Column("discard", "number", "divine"),
    Column("held", "number", "held", sees=OWNER),  # divine interventions in hand
    Column("planned", "number", "held", sees=OWNER),  # laid down for a battle, face down
    Column("holding", "number", "player"),  # how many are held or planned
]

"""What a position holds, each column declared once; `python tools/states.py` then writes state.py."""

from typing import Final

from ...kernel.columns import Column
from ...kernel.notation import NONE

COLUMNS: Final = [
    Column("scenario", "scenario"),
    Column("piece", "piece", "hex"),  # what stands on each hex
    Column("camels", "sides"),  # hex sides with a camel
    Column("token_at", "hex", "token", initial=NONE),  # a conflict token's region, named by its first hex
    Column("side_of", "god", "player", initial=NONE),  # whose figures a player moves
    Column("chair", "player", "god", initial=NONE),  # the player that decides for a side
    Column("in_play", "gods"),  # neither merged into another god nor forgotten
    Column("first", "player", initial=NONE),  # first in turn order
    Column("lineup", "guardian", "level", initial=NONE),
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
    Column("tiebreaker", "player", initial=NONE),  # who holds it face up
    Column("forms_used", "number"),  # 1 while Amun's token is face down
    Column("captives", "number", "god"),  # Warriors of this god on Anubis's board
    Column("tiles", "hex", "tile", initial=NONE),  # Underworld tiles on the board
    Column("suns", "number"),  # Sun tokens on Ra's board
]

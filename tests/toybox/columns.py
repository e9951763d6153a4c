"""What a position of the toy holds."""

from benben.kernel.columns import HIDDEN, KNOWN, OWNER, Column
from benben.kernel.notation import NONE

from .names import COPIES

COLUMNS = [
    Column("deck", "number", "card", initial=COPIES, sees=HIDDEN),
    Column("hand", "card", "cell", initial=NONE, sees=KNOWN, known_by="known"),
    Column("known", "players", "cell"),
    Column("buried", "card", "cell", initial=NONE, sees=KNOWN, known_by="buried_known"),
    Column("buried_known", "players", "cell"),
    Column("coins", "coins", "player", initial=5),
    Column("points", "number", "player"),
    Column("charms", "number", "charm", initial=[1, 0], sees=OWNER),
    Column("charm_count", "number", "player", initial=1),
    Column("shown", "card", "cell", initial=NONE),  # last time, …
    Column("boosted", "slot", "player", initial=NONE),  # … and with which of them another was boosted
]

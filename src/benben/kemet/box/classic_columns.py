"""What a position of classic Kemet holds: what any does, and columns of its own; tools/states.py writes its class."""

from typing import Final

from ...kernel.columns import HIDDEN, OWNER, Column
from ...kernel.notation import NONE
from .columns import COLUMNS as OF_BLOOD_AND_SAND
from .edition import CLASSIC

OWN: Final = {
    column.name: column
    for column in (
        Column("hand", "cards", "player", initial=CLASSIC.plain_cards, sees=OWNER),
        Column("deck", "number", "divine", initial=CLASSIC.divine_copies, sees=HIDDEN),
        Column("looked_at", "number", "held", sees=OWNER),  # divine interventions to choose from (KT-N4)
        Column("entered", "zones"),  # by Teleport, in this Move (KT-A11)
        Column("last_day", "number"),  # 1: whoever has the most wins when this Day is over (KT-V4)
        Column("laid_open", "number", "held"),  # divine interventions played in this battle (KT-B6 to KT-B8)
        Column("put_aside", "card", "player", initial=NONE, sees=OWNER),  # the card discarded in this battle (KT-B6)
        Column("seen_buried", "cards", "player"),  # face down, but everybody has seen them swapped (KT-B6)
        Column("taken", "number", "held", sees=OWNER),  # out of the discard, where they count on for others (KT-X5)
        Column("looked_through", "number", "held", sees=OWNER),  # the discard, for whoever takes a card from it
        Column("took", "number", "player"),  # how many that are (KT-X5)
        Column("reclaimed", "number", "held"),  # in a hand, as all have seen (KT-T:reminiscence)
        Column("dawn_tokens", "number", "player"),  # (KT-B16)
        Column("switches", "switches"),  # what the game is played with (KT-E1 to KT-E4)
        # The path to Ta-Seti. Priests on the board and in the supply are Units, and counted among them (KT-R13).
        Column("path_side", "side", "path board", initial=NONE),  # that is up
        Column("path_token", "token", "path space", initial=NONE),  # that lies there
        Column("reserve", "number", "token"),
        Column("priest", "number", "place"),  # priests of a player in a zone
        Column("priest_supply", "number", "player"),
        Column("priest_on", "number", "pilgrim"),  # of a player at a location, or at the start
        Column("along", "number"),  # priests among those who move, in this Move (KT-R15)
        Column("skills", "skills", "player"),
        Column("objects", "number", "owned object"),
        Column("silenced", "tiles", "player"),  # by a Divine Seal, until the next Day begins
        Column("dagger", "number", "player"),  # points lost by the Dagger
    )
}
"""Those that Blood and Sand does not have, or that begin otherwise."""
COLUMNS: Final = [
    *(OWN.get(column.name, column) for column in OF_BLOOD_AND_SAND),
    *(column for name, column in OWN.items() if name not in {other.name for other in OF_BLOOD_AND_SAND}),
]

"""What a position of classic Kemet holds: what any does, and columns of its own; tools/states.py writes its class."""

from typing import Final

from ...kernel.columns import HIDDEN, OWNER, Column
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
        Column("dawn_tokens", "number", "player"),  # (KT-B16)
        Column("switches", "switches"),  # what the game is played with (KT-E1 to KT-E4)
    )
}
"""Those that Blood and Sand does not have, or that begin otherwise."""
COLUMNS: Final = [
    *(OWN.get(column.name, column) for column in OF_BLOOD_AND_SAND),
    *(column for name, column in OWN.items() if name not in {other.name for other in OF_BLOOD_AND_SAND}),
]

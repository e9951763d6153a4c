"""Every event with the kinds of its arguments; the words for them are in `words`."""

from typing import Final

from ...kernel.events import Templates

TEMPLATES: Final[Templates] = {
    "colour in play": ("colour",),
    "takes city": ("player", "city"),
    "takes place": ("player", "slot"),
    "round": ("number",),
    "turn": ("player",),
    "placed token": ("player", "space"),
    "uses gold": ("player", "tile"),
    "placed": ("player", "number", "zone", "number"),
    "raised": ("player", "district", "colour", "level"),
    "took tile": ("player", "tile"),
    "took cards back": ("player",),
    "removed a card": ("player",),
    "removed": ("player", "card"),
    "creature placed": ("creature", "zone"),
    "creature waits": ("creature",),
    "moved": ("player", "number", "zone", "zone"),
    "gained prayer": ("player", "number", "number"),
    "more prayer": ("player", "number", "number"),
    "paid": ("player", "number", "number"),
    "lost prayer": ("player", "number", "number"),
    "gained fame": ("player", "number", "number"),
    "gained veterans": ("player", "number", "number"),
    "reshuffled": (),
    "drew a card": ("player", "number"),
    "drew": ("player", "divine"),
    "looks at": ("player", "divine"),
    "discarded": ("player", "divine"),
    "plays a card": ("player", "divine"),
    "cancels a card": ("player", "player", "divine"),
    "struck": ("player", "number", "zone", "number"),
    "burnt": ("player", "zone", "number"),
    "battle": ("player", "player", "zone"),
    "shows": ("player", "card"),
    "counts": ("player", "number", "stat", "source"),
    "wounds": ("player", "divine", "number"),
    "strength": ("player", "number", "player", "number"),
    "wins battle": ("player",),
    "own loss": ("player", "number", "number"),
    "lost units": ("player", "number", "number"),
    "recalled": ("player", "number", "zone"),
    "retreats": ("player", "number", "zone", "zone"),
    "offered": ("player", "number", "zone"),
    "gained dawn tokens": ("player", "number", "number"),
    "spent dawn tokens": ("player", "number", "number"),
    "command value": ("player", "number"),
    "last day": ("player", "number"),
    "last round": ("number",),
    "won": ("player", "number"),
}

KEY_MOMENTS: Final = frozenset({"battle", "round", "raised", "last round", "won"})
"""What people look for in a replay; of pyramids only the tallest are shown."""

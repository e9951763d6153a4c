"""The columns of a state, declared once: name, kind, axis, default, and who sees them.

The JSON form, the views and the leak law are all made from this table; a column that is not in it fails a test.
"""

from collections.abc import Mapping
from typing import Final

from .errors import BadNotation, BadPosition
from .events import may_know
from .notation import Terms

PUBLIC: Final = 0
OWNER: Final = 1
"""Along the player axis: each player sees the own entry."""
HIDDEN: Final = 2
"""Nobody sees it: what is left in a deck."""
KNOWN: Final = 3
"""Each entry is seen by the players in the mask that the column `known_by` holds beside it."""


class Column:
    """`axis` is the kind that numbers the entries ("" for a single value); entries at `default` are left out of JSON."""

    def __init__(self, name: str, kind: str, axis: str = "", default: int = 0, sees: int = PUBLIC, known_by: str = "") -> None:
        self.name = name
        self.kind = kind
        self.axis = axis
        self.default = default
        self.sees = sees
        self.known_by = known_by

    def visible(self, s: object, i: int, viewer: int | None) -> bool:
        """Whether `viewer` sees entry i; None stands for the true state."""
        if viewer is None or self.sees == PUBLIC:
            return True
        if self.sees == OWNER:
            return i == viewer
        if self.sees == KNOWN:
            mask: int = getattr(s, self.known_by)[i]
            return may_know(mask, viewer)
        return False

    def encode(self, s: object, kinds: Mapping[str, Terms], viewer: int | None) -> object:
        terms = kinds[self.kind]
        value = getattr(s, self.name)
        if not self.axis:
            return terms.say(value) if self.visible(s, 0, viewer) else None
        names = kinds[self.axis].names
        default = self.default
        if viewer is None or self.sees == PUBLIC:
            return {names[i]: terms.say(x) for i, x in enumerate(value) if x != default}
        return {names[i]: terms.say(x) for i, x in enumerate(value) if x != default and self.visible(s, i, viewer)}

    def decode(self, s: object, kinds: Mapping[str, Terms], data: object) -> None:
        """Write what `data` says into a state at its defaults."""
        terms = kinds[self.kind]
        try:
            if not self.axis:
                setattr(s, self.name, terms.read(data))
                return
            if not isinstance(data, dict):
                raise BadNotation(f"{data!r} is not a table by {self.axis}")
            column: list[int] = getattr(s, self.name)
            for key, value in data.items():
                i = kinds[self.axis].read(key)
                if not 0 <= i < len(column):
                    raise BadNotation(f"there is no {self.axis} {key!r} here")
                column[i] = terms.read(value)
        except BadNotation as wrong:
            raise BadPosition(f"{self.name}: {wrong}") from None

"""The columns of a state, declared once: name, kind, axis, default, and who sees them.

The JSON form, the views and the leak law are all made from this table; a column that is not in it fails a test.
"""

from collections.abc import Mapping
from typing import Final

from .errors import BadNotation, BadPosition, shown
from .events import may_know
from .notation import NONE, Terms, player_name

PUBLIC: Final = 0
OWNER: Final = 1
"""Along the player axis: each player sees the own entry, or the own `per` entries that lie together."""
HIDDEN: Final = 2
"""Nobody sees it: what is left in a deck."""
KNOWN: Final = 3
"""Each entry is seen by the players in the mask that the column `known_by` holds beside it."""


def read_term(kinds: Mapping[str, Terms], kind: str, value: object, players: int) -> int:
    """A term out of a file; players must be among those of the game."""
    number = kinds[kind].read(value)
    if (kind == "player" and number >= players) or (kind == "players" and number >> players):
        raise BadNotation(f"{shown(value)}: there is no player beyond {player_name(players - 1)}")
    return number


class Column:
    """`axis` is the kind that numbers the entries ("" for a single value); JSON leaves out entries at `default`. Null
    stands for NONE, and only where a blank state has it too."""

    def __init__(
        self,
        name: str,
        kind: str,
        axis: str = "",
        default: int = 0,
        sees: int = PUBLIC,
        known_by: str = "",
        per: int = 1,
    ) -> None:
        self.name = name
        self.kind = kind
        self.axis = axis
        self.default = default
        self.sees = sees
        self.known_by = known_by
        self.per = per

    def visible(self, s: object, i: int, viewer: int | None) -> bool:
        """Whether `viewer` sees entry i; None stands for the true state."""
        if viewer is None or self.sees == PUBLIC:
            return True
        if self.sees == OWNER:
            return i // self.per == viewer
        if self.sees == KNOWN:
            mask: int = getattr(s, self.known_by)[i]
            return may_know(mask, viewer)
        return False

    def encode(self, s: object, kinds: Mapping[str, Terms], viewer: int | None) -> object:
        terms = kinds[self.kind]
        value = getattr(s, self.name)
        if not self.axis:
            return terms.say(value)
        names = kinds[self.axis].names
        default = self.default
        if viewer is None or self.sees == PUBLIC:
            return {names[i]: terms.say(x) for i, x in enumerate(value) if x != default}
        return {names[i]: terms.say(x) for i, x in enumerate(value) if x != default and self.visible(s, i, viewer)}

    def decode(self, s: object, kinds: Mapping[str, Terms], data: object, players: int) -> None:
        """Write what `data` says into a state at its defaults."""
        try:
            if not self.axis:
                setattr(s, self.name, self.read(kinds, data, players, getattr(s, self.name)))
                return
            if not isinstance(data, dict):
                raise BadNotation(f"{shown(data)} is not a table by {self.axis}")
            column: list[int] = getattr(s, self.name)
            for key, value in data.items():
                i = kinds[self.axis].read(key)
                if not 0 <= i < len(column):
                    raise BadNotation(f"there is no {self.axis} {shown(key)} here")
                column[i] = self.read(kinds, value, players, column[i])
        except BadNotation as wrong:
            raise BadPosition(f"{self.name}: {wrong}") from None

    def read(self, kinds: Mapping[str, Terms], value: object, players: int, blank: int) -> int:
        if value is None and blank != NONE:
            raise BadNotation(f"null is no {self.kind}")
        return read_term(kinds, self.kind, value, players)

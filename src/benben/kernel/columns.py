"""The columns of a state, declared once: name, kind, axis, initial value, and who sees them.

The state's class (tools/states.py writes it), blank states, the JSON form, the views and the leak law are all made from
this table.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from .errors import BadNotation, BadPosition, shown
from .events import may_know
from .notation import NONE, Terms, player_name
from .steps import State

PUBLIC: Final = 0
OWNER: Final = 1
"""Along an axis of players: each has equally many entries, next to each other, and sees only those."""
HIDDEN: Final = 2
"""Nobody sees it: what is left in a deck."""
KNOWN: Final = 3
"""Each entry is seen by the players in the mask that the column `known_by` holds beside it."""


def read_term(kinds: Mapping[str, Terms], kind: str, value: object, players: int) -> int:
    """A term from a file; a player must be one of this game."""
    number = kinds[kind].read(value)
    if (kind == "player" and number >= players) or (kind == "players" and number >> players):
        raise BadNotation(f"{shown(value)}: there is no player beyond {player_name(players - 1)}")
    return number


class Column:
    """`axis` is the kind that numbers the entries, and so says how many there are ("" for a single value). JSON leaves
    out entries at their `initial` value. Where that value differs between entries it is a list, repeated to the end of
    the column, and all entries are written. Null stands for NONE, and only where a blank state has it too."""

    def __init__(
        self,
        name: str,
        kind: str,
        axis: str = "",
        initial: int | Sequence[int] = 0,
        sees: int = PUBLIC,
        known_by: str = "",
    ) -> None:
        self.name = name
        self.kind = kind
        self.axis = axis
        self.initial = [initial] if isinstance(initial, int) else list(initial)
        self.left_out = initial if isinstance(initial, int) else NONE
        self.whole = not isinstance(initial, int)  # JSON has every entry that is known to the game
        self.sees = sees
        self.known_by = known_by

    def blank(self, kinds: Mapping[str, Terms], players: int) -> list[int]:
        """The entries before anything has happened; a column without an axis has one."""
        length = kinds[self.axis].count(players) if self.axis else 1
        return (self.initial * length)[:length]

    def visible(self, s: State, i: int, viewer: int | None) -> bool:
        """Whether `viewer` sees entry i; None stands for the true state."""
        if viewer is None or self.sees == PUBLIC:
            return True
        if self.sees == OWNER:
            return i * s.players // len(getattr(s, self.name)) == viewer
        if self.sees == KNOWN:
            mask: int = getattr(s, self.known_by)[i]
            return may_know(mask, viewer)
        return False

    def encode(self, s: State, kinds: Mapping[str, Terms], viewer: int | None) -> object:
        terms = kinds[self.kind]
        value = getattr(s, self.name)
        if not self.axis:
            return terms.say(value)
        names = kinds[self.axis].names
        left_out = self.left_out
        if self.whole:
            known = kinds[self.axis].index
            every = [i for i, name in enumerate(names[: len(value)]) if name in known and value[i] != left_out]
            return {names[i]: terms.say(value[i]) for i in every if self.visible(s, i, viewer)}
        if viewer is None or self.sees == PUBLIC:
            return {names[i]: terms.say(x) for i, x in enumerate(value) if x != left_out}
        return {names[i]: terms.say(x) for i, x in enumerate(value) if x != left_out and self.visible(s, i, viewer)}

    def decode(self, s: State, kinds: Mapping[str, Terms], data: object, players: int) -> None:
        """Write what `data` says into a blank state."""
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


def blank(columns: Sequence[Column], kinds: Mapping[str, Terms], players: int) -> dict[str, list[int]]:
    """What a new state holds, column by column."""
    return {column.name: column.blank(kinds, players) for column in columns}

"""Names for everything that crosses a border: records, positions, the wire and docs carry these, never integers.

A *kind* ("card", "hex", "player") is a list of names; `Terms` says and reads one kind. A *choice* is a verb with at
most one parameter of some kind ("card flood", "to [4,7]", "pass"): each verb owns a block of consecutive ids, so a
choice is one small int inside the process and one short text outside.
"""

import difflib
from collections.abc import Collection, Iterable, Sequence
from typing import Final

from .errors import BadNotation, shown

NONE: Final = -1
"""The integer for 'nobody' and 'nowhere'; null outside."""
KNOWN: Final = 12
"""At most this many names are listed to somebody who used an unknown one."""
WORD_BITS: Final = 60
WORD: Final = (1 << WORD_BITS) - 1


def bits(mask: int) -> list[int]:
    """The numbers of the bits set in a mask, ascending. They are found word by word: numbers longer than a word of the
    machine are slow to compute with."""
    found = []
    first = 0
    while mask:
        word = mask & WORD
        while word:
            low = word & -word
            found.append(first + low.bit_length() - 1)
            word ^= low
        mask >>= WORD_BITS
        first += WORD_BITS
    return found


class Terms:
    """One kind of thing and its names, both ways; numbers count from 0 in the order of the names. If every player has
    `each` of them, those of a player are next to each other, and with fewer players the last names are unused. Where
    games share their names, a game has only the `known` ones, and whoever names another is refused."""

    def __init__(self, kind: str, names: Sequence[str], each: int = 0, known: Collection[str] | None = None) -> None:
        self.kind = kind
        self.each = each
        self.names = tuple(names)
        self.index = {name: i for i, name in enumerate(self.names) if known is None or name in known}

    def count(self, players: int) -> int:
        """How many there are in a game with this number of players."""
        return self.each * players if self.each else len(self.names)

    def say(self, number: int) -> object:
        return None if number == NONE else self.names[number]

    def read(self, value: object) -> int:
        if value is None:
            return NONE
        if isinstance(value, str) and value in self.index:
            return self.index[value]
        raise BadNotation(f"unknown {self.kind} {shown(value)}{suggestion(value, list(self.index))}")


class Numbers(Terms):
    """Plain numbers from `least` to `most`."""

    def __init__(self, kind: str, least: int, most: int) -> None:
        super().__init__(kind, ())
        self.least = least
        self.most = most

    def say(self, number: int) -> object:
        return number

    def read(self, value: object) -> int:
        if isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most:
            return value
        raise BadNotation(f"{shown(value)} is not a whole number from {self.least} to {self.most}")


class Codes(Terms):
    """Things whose numbers are codes with gaps."""

    def __init__(self, kind: str, names: dict[int, str]) -> None:
        super().__init__(kind, ())
        self.code_names = names
        self.index = {name: code for code, name in names.items()}

    def say(self, number: int) -> object:
        return self.code_names[number]

    def read(self, value: object) -> int:
        if value is None:
            raise BadNotation(f"null is no {self.kind}")
        return super().read(value)


class Masks(Terms):
    """Sets of things, kept as a bit mask, said as a list of names."""

    def say(self, number: int) -> object:
        return [self.names[i] for i in bits(number)]

    def read(self, value: object) -> int:
        if not isinstance(value, list):
            raise BadNotation(f"{shown(value)} is not a list of {self.kind} names")
        mask = 0
        for name in value:
            if not isinstance(name, str) or name not in self.index:
                raise BadNotation(f"unknown {self.kind} {shown(name)}{suggestion(name, list(self.index))}")
            mask |= 1 << self.index[name]
        return mask


def quoted(names: Iterable[str]) -> str:
    return ", ".join(f'"{name}"' for name in names)


def suggestion(name: object, names: Sequence[str]) -> str:
    """'; did you mean …?' or, for a short list, all valid names."""
    return near(name, names) or (f"; known: {', '.join(names)}" if 0 < len(names) <= KNOWN else "")


def near(name: object, names: Sequence[str]) -> str:
    found = closest(name, names)
    return f'; did you mean "{found}"?' if found else ""


def closest(name: object, names: Sequence[str]) -> str:
    """The most similar of the names, '' if none is similar."""
    found = difflib.get_close_matches(name, names, n=1) if isinstance(name, str) and len(name) <= 60 else []
    return found[0] if found else ""


class Choices:
    """All choices of a game: `verbs` are (first id, verb, kind or "")."""

    def __init__(self, kinds: dict[str, Terms], verbs: Sequence[tuple[int, str, str]]) -> None:
        self.names: list[str] = []
        self.verb_of: list[str] = []
        self.index: dict[str, int] = {}
        for first, verb, kind in verbs:
            if first != len(self.names):
                raise ValueError(f"the ids of verb {verb} begin at {len(self.names)}, not at {first}")
            texts = [f"{verb} {name}" for name in kinds[kind].names] if kind else [verb]
            known = {f"{verb} {name}" for name in kinds[kind].index} if kind else {verb}
            self.index |= {text: first + i for i, text in enumerate(texts) if text in known}
            self.names += texts
            self.verb_of += [verb] * len(texts)

    def say(self, choice: int) -> str:
        return self.names[choice]

    def knows(self, choice: int) -> bool:
        """Whether this is a choice of the game, and not only of another that shares its names."""
        return choice in range(len(self.names)) and self.names[choice] in self.index

    def read(self, text: str) -> int:
        text = " ".join(text.split())
        if text in self.index:
            return self.index[text]
        raise BadNotation(f"unknown choice {shown(text)}{suggestion(text, list(self.index))}")


def player_name(player: int) -> str:
    """P1 is player 0; -1 is BOX, -2 the spectator."""
    return f"P{player + 1}" if player >= 0 else "BOX" if player == -1 else "spectator"

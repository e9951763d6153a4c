"""What a player sees, as numbers in an array of fixed length. It is made from the table of columns, so that a new
column needs no code here. What a player may not know is HIDDEN, whatever it is."""

from functools import lru_cache
from itertools import chain
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from ..kernel.columns import HIDDEN as TO_NOBODY
from ..kernel.columns import OWNER, PUBLIC, Column
from ..kernel.contract import Ruleset
from ..kernel.notation import Masks, player_name
from ..kernel.positions import decode
from ..kernel.steps import SPECTATOR, State
from ..kernel.views import read_view

HIDDEN: Final = -2
"""An entry that the viewer may not know; -1 is "none"."""
FRAMES: Final = 4
"""Steps that wait, from the one that asks on …"""
WORDS: Final = 12
"""… and numbers of each: its kind, its stage and what it is about."""
DRAFT: Final = 8
"""Of one's own draft in a sealed step, the first choices."""

Array = npt.NDArray[np.int16]


@lru_cache(maxsize=1 << 16)
def bit_by_bit(mask: int, bits: int) -> list[int]:
    """Few masks come up in a game, and again and again."""
    return [mask >> bit & 1 for bit in range(bits)]


def spread(entries: list[int], bits: int) -> list[int]:
    """Entries as they are, masks bit by bit."""
    if not bits:
        return entries
    found: list[int] = []
    for mask in entries:
        found += bit_by_bit(mask, bits)
    return found


class Part(NamedTuple):
    """Where a column stands in an observation; a mask has an entry for each of its names, 0 or 1."""

    column: Column
    start: int
    entries: int
    bits: int  # 0: no mask

    @property
    def stop(self) -> int:
        return self.start + self.entries * max(1, self.bits)


class Observer:
    """For games of so many players. `names` says what each number is."""

    def __init__(self, rules: Ruleset[Any], players: int) -> None:
        self.rules = rules
        self.players = players
        self.parts: list[Part] = []
        self.names: list[str] = [f"viewer {player_name(p)}" for p in range(players)]
        for column in rules.columns:
            if column.sees != TO_NOBODY:
                self.add(column)
        self.stack = len(self.names)
        self.names += [f"step {frame + 1}, {word + 1}" for frame in range(FRAMES) for word in range(WORDS)]
        self.names += [f"draft {n + 1}" for n in range(DRAFT)]
        self.names += [f"sealed {player_name(p)}" for p in range(players)]
        self.length = len(self.names)

    def add(self, column: Column) -> None:
        kinds = self.rules.kinds
        entries = kinds[column.axis].names[: kinds[column.axis].count(self.players)] if column.axis else ("",)
        terms = kinds[column.kind]
        values = terms.names if isinstance(terms, Masks) else ("",)
        part = Part(column, len(self.names), len(entries), len(terms.names) if isinstance(terms, Masks) else 0)
        self.parts.append(part)
        self.names += [
            " ".join(word for word in (column.name, entry, value) if word) for entry in entries for value in values
        ]

    def see(self, s: State, viewer: int) -> Array:
        """What the viewer, a player or the spectator, knows of the position."""
        found: list[int] = [0] * self.players
        if viewer != SPECTATOR:
            found[viewer] = 1
        for part in self.parts:
            found += self.column(s, part, viewer)
        for f in s.frames[: -FRAMES - 1 : -1]:
            found += [*f[:WORDS], *[0] * (WORDS - len(f))]
        found += [0] * (self.stack + FRAMES * WORDS - len(found))
        own = s.drafts[viewer] if viewer >= 0 and s.drafts else []
        found += [*own[:DRAFT], *[HIDDEN] * (DRAFT - len(own))]
        found += [s.sealed >> p & 1 for p in range(self.players)]
        return np.fromiter(found, np.int16, self.length)

    def read(self, seen: str) -> Array:
        """The same from a view, as bots get it and `benben export` writes it."""
        known = read_view(seen.encode())
        return self.see(decode(self.rules, known.data.get("position")), known.player)

    def column(self, s: State, part: Part, viewer: int) -> list[int]:
        column = part.column
        value = getattr(s, column.name)
        entries: list[int] = value if column.axis else [value]
        if column.sees == PUBLIC:
            return spread(entries, part.bits)
        if column.sees == OWNER:
            each = part.entries // self.players
            width = each * max(1, part.bits)
            found = [HIDDEN] * (self.players * width)
            if viewer >= 0:
                found[viewer * width : (viewer + 1) * width] = spread(
                    entries[viewer * each : (viewer + 1) * each], part.bits
                )
            return found
        return list(
            chain.from_iterable(
                spread([entry], part.bits) if column.visible(s, i, viewer) else [HIDDEN] * max(1, part.bits)
                for i, entry in enumerate(entries)
            )
        )

    def mask(self, legal: list[int]) -> npt.NDArray[np.int8]:
        """1 for each choice that is legal."""
        found = np.zeros(len(self.rules.choices.names), dtype=np.int8)
        found[legal] = 1
        return found

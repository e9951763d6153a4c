"""What a player sees, as numbers in an array of fixed length. It is made from the table of columns, so that a new
column needs no code here. What a player may not know is HIDDEN, whatever it is."""

from array import array
from collections.abc import Callable
from functools import lru_cache
from itertools import compress, zip_longest
from operator import attrgetter, ne
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from ..kernel.columns import KNOWN, OWNER, PUBLIC, Column
from ..kernel.contract import Ruleset
from ..kernel.events import EVERYONE, may_know
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


NO_FRAME: Final = [0] * WORDS
NO_DRAFT: Final = [HIDDEN] * DRAFT


@lru_cache(maxsize=1 << 16)
def spread(mask: int, bits: int) -> "array[int]":
    """Bit by bit. Few masks come up in a game, and again and again."""
    return array("h", [mask >> bit & 1 for bit in range(bits)])


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
            if column.sees == PUBLIC:
                self.add(column)
        self.public = len(self.parts)
        for column in rules.columns:
            if column.sees in (OWNER, KNOWN):
                self.add(column)
        self.stack = len(self.names)
        self.names += [f"step {frame + 1}, {word + 1}" for frame in range(FRAMES) for word in range(WORDS)]
        self.names += [f"draft {n + 1}" for n in range(DRAFT)]
        self.names += [f"sealed {player_name(p)}" for p in range(players)]
        self.length = len(self.names)
        self.sight = Sight(self, np.zeros(self.length, np.int16))

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
        self.sight.see(s, viewer)
        return self.sight.array.copy()

    def read(self, seen: str) -> Array:
        """The same from a view, as bots get it and `benben export` writes it."""
        known = read_view(seen.encode())
        return self.see(decode(self.rules, known.data.get("position")), known.player)

    def mask(self, legal: list[int]) -> npt.NDArray[np.int8]:
        """1 for each choice that is legal."""
        found = np.zeros(len(self.rules.choices.names), dtype=np.int8)
        found[legal] = 1
        return found


class Sight:
    """What is seen, kept up in an array: from one position to the next hardly anything changes, so only what does is
    written. Any position of the game may follow any other, and any viewer."""

    def __init__(self, observer: Observer, held: Array) -> None:
        self.array = held
        self.row: memoryview[int] = held.data
        self.stack, self.players = observer.stack, observer.players
        self.draft_at = self.stack + FRAMES * WORDS
        public, secret = observer.parts[: observer.public], observer.parts[observer.public :]
        self.fetch = getter([*(part.column.name for part in public), "sealed"])
        sealed = mask_writer(self.row, self.draft_at + DRAFT, self.players)
        self.writers = [*(writer(self.row, part) for part in public), sealed]
        self.numbers = range(len(self.writers))
        self.last: list[Any] = [None] * len(self.writers)
        self.secret = slice(secret[0].start, self.stack) if secret else slice(0)
        self.own = {viewer: Own(secret, self.players, viewer) for viewer in (*range(self.players), SPECTATOR)}
        self.frames: list[list[int]] = []
        self.draft: list[int] = []
        self.viewer = SPECTATOR
        held[:] = 0
        held[self.draft_at : self.draft_at + DRAFT] = HIDDEN
        self.row[self.secret] = self.own[SPECTATOR].block

    def see(self, s: State, viewer: int) -> None:
        row, last, values = self.row, self.last, self.fetch(s)
        for i in compress(self.numbers, map(ne, values, last)):
            value = values[i]
            self.writers[i](value, last[i])
            last[i] = value[:] if isinstance(value, list) else value
        frames = s.frames[: -FRAMES - 1 : -1]
        if frames != self.frames:
            self.write_frames(frames)
        own = self.own[viewer]
        if own.update(s) or viewer != self.viewer:
            row[self.secret] = own.block
        draft = s.drafts[viewer] if s.drafts and viewer >= 0 else []
        if draft != self.draft:
            self.draft = draft[:]
            row[self.draft_at : self.draft_at + DRAFT] = array("h", (draft + NO_DRAFT)[:DRAFT])
        if viewer != self.viewer:
            if self.viewer >= 0:
                row[self.viewer] = 0
            if viewer >= 0:
                row[viewer] = 1
            self.viewer = viewer

    def write_frames(self, frames: list[list[int]]) -> None:
        at = self.stack
        for f, old in zip_longest(frames, self.frames, fillvalue=NO_FRAME):
            if f != old:
                self.row[at : at + WORDS] = array("h", (f + NO_FRAME)[:WORDS])
            at += WORDS
        self.frames = [f[:] for f in frames]


class Own:
    """What only some players see, as one of them does: all those parts, one after the other."""

    def __init__(self, parts: list[Part], players: int, viewer: int) -> None:
        self.parts = parts
        self.players = players
        self.viewer = viewer
        first = parts[0].start if parts else 0
        self.at = [slice(part.start - first, part.stop - first) for part in parts]
        self.sees = {mask: may_know(mask, viewer) for mask in (EVERYONE, *range(1 << players))}
        self.fetch = getter([part.column.name for part in parts] + [part.column.known_by or "sealed" for part in parts])
        self.last: tuple[Any, ...] = ()
        self.block = array("h", [HIDDEN]) * (parts[-1].stop - first if parts else 0)

    def update(self, s: State) -> bool:
        """Whether anything has changed since the last time."""
        values = self.fetch(s)
        if values == self.last or not self.parts:
            return False
        count, last = len(self.parts), self.last or (None,) * len(values)
        for n, part in enumerate(self.parts):
            if values[n] != last[n] or values[n + count] != last[n + count]:
                self.block[self.at[n]] = self.told(part, values[n], values[n + count])
        self.last = tuple([value[:] if isinstance(value, list) else value for value in values])
        return True

    def told(self, part: Part, entries: list[int], known: list[int]) -> "array[int]":
        if part.column.sees == OWNER:
            each = part.entries // self.players
            seen = [i // each == self.viewer for i in range(part.entries)]
        else:
            seen = [self.sees[mask] for mask in known]
        if part.bits:
            found = array("h")
            for mask, visible in zip(entries, seen):
                found += spread(mask, part.bits) if visible else array("h", [HIDDEN]) * part.bits
            return found
        return array("h", [x if visible else HIDDEN for x, visible in zip(entries, seen)])


Writer = Callable[[Any, Any], None]
"""Writes the value of a column, given what it was before (None: not known)."""


def getter(names: list[str]) -> Callable[[State], tuple[Any, ...]]:
    """All these columns at once."""
    return attrgetter(*names) if len(names) > 1 else lambda s: tuple([getattr(s, name) for name in names])


def writer(row: "memoryview[int]", part: Part) -> Writer:
    if part.bits:
        one = mask_writer(row, part.start, part.bits)
        return masks_writer(row, part) if part.column.axis else one
    if not part.column.axis:
        at = part.start

        def put(value: int, _: object) -> None:
            row[at] = value

        return put
    place = slice(part.start, part.stop)

    def write(value: list[int], _: object) -> None:
        row[place] = array("h", value)

    return write


def mask_writer(row: "memoryview[int]", start: int, bits: int) -> Writer:
    place = slice(start, start + bits)

    def write(value: int, _: object) -> None:
        row[place] = spread(value, bits)

    return write


def masks_writer(row: "memoryview[int]", part: Part) -> Writer:
    bits = part.bits
    places = [slice(start, start + bits) for start in range(part.start, part.stop, bits)]
    nothing = [None] * len(places)

    def write(value: list[int], old: list[int] | None) -> None:
        for place, mask, before in zip(places, value, old or nothing):
            if mask != before:
                row[place] = spread(mask, bits)

    return write

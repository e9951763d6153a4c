"""What a player sees, as numbers of a fixed order. It is made from the table of columns, so that a new column needs no
code here. What a player may not know is UNSEEN, whatever it is."""

from array import array
from collections.abc import Callable
from functools import lru_cache
from operator import attrgetter
from typing import Any, Final

from .columns import KNOWN, OWNER, PUBLIC, Column
from .contract import Ruleset
from .events import EVERYONE, may_know
from .notation import Masks, player_name
from .steps import SPECTATOR, State

UNSEEN: Final = -2
"""An entry that the viewer may not know; -1 is "none"."""
FRAMES: Final = 4
"""Steps that wait, from the one that asks on …"""
WORDS: Final = 12
"""… and numbers of each: its kind, its stage and what it is about."""
DRAFT: Final = 8
"""Of one's own draft in a sealed step, the first choices."""
GROUP: Final = 6
"""At most so many columns are looked at together: mostly none of them has changed."""


class Part:
    """Where a column stands; a mask has a number for each of its names, 0 or 1."""

    def __init__(self, column: Column, start: int, entries: int, bits: int) -> None:
        self.column = column
        self.start = start
        self.entries = entries
        self.bits = bits  # 0: no mask
        self.stop = start + entries * max(1, bits)
        self.place = slice(start, self.stop)
        self.places = [slice(at, at + bits) for at in range(start, self.stop, bits)] if bits else []


class Layout:
    """For games of so many players: what everybody sees, what only some do, the steps that wait, one's own draft, and
    who has sealed theirs. `names` says what each number is."""

    def __init__(self, rules: Ruleset[Any], players: int) -> None:
        self.players = players
        self.names: list[str] = [f"viewer {player_name(p)}" for p in range(players)]
        self.public = [self.part(rules, column) for column in rules.columns if column.sees == PUBLIC]
        self.private = [self.part(rules, column) for column in rules.columns if column.sees in (OWNER, KNOWN)]
        self.frames = len(self.names)
        self.names += [f"step {frame + 1}, {word + 1}" for frame in range(FRAMES) for word in range(WORDS)]
        self.draft = len(self.names)
        self.names += [f"draft {n + 1}" for n in range(DRAFT)]
        self.sealed = len(self.names)
        self.names += [f"sealed {player_name(p)}" for p in range(players)]

    def part(self, rules: Ruleset[Any], column: Column) -> Part:
        kinds = rules.kinds
        entries = list(kinds[column.axis].names[: kinds[column.axis].count(self.players)]) if column.axis else [""]
        terms = kinds[column.kind]
        values = list(terms.names) if isinstance(terms, Masks) else [""]
        part = Part(column, len(self.names), len(entries), len(values) if isinstance(terms, Masks) else 0)
        for entry in entries:
            for value in values:
                self.names.append(" ".join([word for word in (column.name, entry, value) if word]))
        return part


class Sight:
    """What is seen, kept up in `row`, a memoryview of as many int16 as the layout has names: from one position to the
    next hardly anything changes, so only what does is written. Any position of the game may follow any other, and any
    viewer."""

    def __init__(self, layout: Layout, row: Any) -> None:
        self.row = row
        parts = layout.public
        groups = -(-len(parts) // GROUP)
        self.groups = [parts[n * len(parts) // groups : (n + 1) * len(parts) // groups] for n in range(groups)]
        self.fetch = [getter([part.column.name for part in group]) for group in self.groups]
        self.last: list[tuple[Any, ...]] = [(None,) * len(group) for group in self.groups]
        self.frame_at = [slice(at, at + WORDS) for at in range(layout.frames, layout.draft, WORDS)]
        self.frames: list[list[int]] = [[] for _ in range(FRAMES)]
        self.draft_at = slice(layout.draft, layout.draft + DRAFT)
        self.draft: list[int] = []
        self.players = layout.players
        self.sealed_at = slice(layout.sealed, layout.sealed + layout.players)
        self.sealed = 0
        self.secrets = len(layout.private) > 0
        self.secret_at = slice(layout.private[0].start, layout.frames) if self.secrets else slice(0)
        self.own = {viewer: Own(layout, viewer) for viewer in [*range(layout.players), SPECTATOR]}
        self.viewer = SPECTATOR
        row[:] = array("h", [0]) * len(layout.names)
        row[self.secret_at] = self.own[SPECTATOR].block
        row[self.draft_at] = array("h", [UNSEEN]) * DRAFT

    def see(self, s: State, viewer: int) -> None:
        row = self.row
        for n, fetch in enumerate(self.fetch):
            values = fetch(s)
            if values != self.last[n]:
                self.last[n] = self.write(self.groups[n], values, self.last[n])
        self.see_frames(s.frames)
        if self.secrets:
            own = self.own[viewer]
            if own.look(s) or viewer != self.viewer:
                row[self.secret_at] = own.block
        if s.drafts or self.draft:
            draft = s.drafts[viewer] if s.drafts and viewer >= 0 else []
            if draft != self.draft:
                self.draft = draft[:]
                row[self.draft_at] = array("h", (draft + [UNSEEN] * DRAFT)[:DRAFT])
        if s.sealed != self.sealed:
            self.sealed = s.sealed
            row[self.sealed_at] = spread(s.sealed, self.players)
        if viewer != self.viewer:
            if self.viewer >= 0:
                row[self.viewer] = 0
            if viewer >= 0:
                row[viewer] = 1
            self.viewer = viewer

    def write(self, group: list[Part], values: tuple[Any, ...], before: tuple[Any, ...]) -> tuple[Any, ...]:
        """Those that are not as before; what they are now."""
        row, kept = self.row, list(before)
        for i in range(len(group)):
            value, old = values[i], before[i]
            if value == old:
                continue
            part = group[i]
            if not part.column.axis:
                if part.bits:
                    row[part.place] = spread(value, part.bits)
                else:
                    row[part.start] = value
                kept[i] = value
                continue
            if part.bits:
                for n in range(len(value)):
                    if old is None or value[n] != old[n]:
                        row[part.places[n]] = spread(value[n], part.bits)
            else:
                row[part.place] = array("h", value)
            kept[i] = value[:]
        return tuple(kept)

    def see_frames(self, frames: list[list[int]]) -> None:
        depth = len(frames)
        for n in range(FRAMES):
            f = frames[depth - 1 - n] if n < depth else []
            if f != self.frames[n]:
                self.frames[n] = f[:]
                self.row[self.frame_at[n]] = padded(tuple(f))


class Own:
    """What only some players see, as one of them does: all those parts, one after the other."""

    def __init__(self, layout: Layout, viewer: int) -> None:
        self.parts = layout.private
        first = self.parts[0].start if self.parts else 0
        self.at = [slice(part.start - first, part.stop - first) for part in self.parts]
        # Of an owner's column each sees their part of the entries.
        each = [max(1, part.entries // layout.players) for part in self.parts]
        self.owned = [[i // each[n] == viewer for i in range(part.entries)] for n, part in enumerate(self.parts)]
        self.sees = {mask: may_know(mask, viewer) for mask in [EVERYONE, *range(1 << layout.players)]}
        names = [part.column.name for part in self.parts]
        self.fetch = getter(names + [part.column.known_by or part.column.name for part in self.parts])
        self.last: tuple[Any, ...] = (None,) * (2 * len(self.parts))
        self.block = array("h", [UNSEEN]) * (self.parts[-1].stop - first if self.parts else 0)

    def look(self, s: State) -> bool:
        """Whether anything has changed since the last time."""
        values = self.fetch(s)
        if values == self.last:
            return False
        before, count = self.last, len(self.parts)
        for n in range(count):
            if values[n] != before[n] or values[n + count] != before[n + count]:
                self.block[self.at[n]] = self.told(n, values[n], values[n + count])
        self.last = tuple([value[:] for value in values])
        return True

    def told(self, n: int, entries: list[int], known: list[int]) -> "array[int]":
        part = self.parts[n]
        seen = self.owned[n] if part.column.sees == OWNER else [self.sees[mask] for mask in known]
        if not part.bits:
            return array("h", [x if visible else UNSEEN for x, visible in zip(entries, seen)])
        found = array("h")
        for mask, visible in zip(entries, seen):
            found += spread(mask, part.bits) if visible else array("h", [UNSEEN]) * part.bits
        return found


def getter(names: list[str]) -> Callable[[State], tuple[Any, ...]]:
    """All these columns at once."""
    return attrgetter(*names) if len(names) > 1 else lambda s: tuple([getattr(s, name) for name in names])


@lru_cache(maxsize=1 << 16)
def spread(mask: int, bits: int) -> "array[int]":
    """Bit by bit. Few masks come up in a game, and again and again."""
    return array("h", [mask >> bit & 1 for bit in range(bits)])


@lru_cache(maxsize=1 << 14)
def padded(frame: tuple[int, ...]) -> "array[int]":
    return array("h", (list(frame) + [0] * WORDS)[:WORDS])

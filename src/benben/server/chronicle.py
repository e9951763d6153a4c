"""The story of a table: choices and the events they caused, each with its audience, and what a viewer may read of it.

Entries are numbered per viewer, so that the numbers do not tell how much somebody else knows.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple, cast

from ..kernel import events
from ..kernel.events import may_know
from ..kernel.game import Game
from ..kernel.notation import player_name
from .messages import Chosen, Entry, Happened


class Item(NamedTuple):
    data: Happened | Chosen
    audience: int


class Chronicle:
    """Follows a game: `follow` after every entry that was folded in."""

    def __init__(self, game: Game) -> None:
        self.rules: Any = game.rules
        game.log.look = self.rules.scene
        self.items = [self.event(e) for e in game.log.events]
        self.marks: list[int] = []  # by choice that counts: where it stands among the items
        self.lines = len(game.record.lines)
        self.events = len(game.log.events)
        self.latest: Sequence[events.Event] = ()  # what the last entry has brought

    def event(self, event: events.Event) -> Item:
        data: Happened = self.rules.story.data(event)
        if event.scene:
            data["scene"] = event.scene
        if event.parts:
            data["parts"] = [*event.parts]
        return Item(data, event.audience)

    def follow(self, game: Game) -> int | None:
        """Write down what is new; after an undo, the number of items that are left of what was there."""
        self.latest = ()
        if len(game.made) < len(self.marks):
            kept = self.marks[len(game.made)]
            del self.items[kept:]
            del self.marks[len(game.made) :]
        else:
            kept = None
            for player, text, audience in game.record.lines[self.lines :]:
                self.marks.append(len(self.items))
                self.items.append(Item({"choice": text, "player": player_name(player)}, audience))
            self.latest = game.log.events[self.events :]
            if self.latest:
                game.log.show(game.state)
            self.items += [self.event(e) for e in self.latest]
        self.lines = len(game.record.lines)
        self.events = len(game.log.events)
        return kept

    def told(self, viewer: int, end: int | None = None) -> list[Entry]:
        """The story as a viewer may know it, numbered, up to an item."""
        mine = [item.data for item in self.items[:end] if may_know(item.audience, viewer)]
        return numbered(mine, 1)

    def count(self, viewer: int, end: int | None = None) -> int:
        """How many of the first items a viewer may know."""
        return sum(may_know(item.audience, viewer) for item in self.items[:end])

    def since(self, viewer: int, start: int, n: int) -> list[Entry]:
        """What is new for a viewer after so many items, of which it knows n."""
        mine = [item.data for item in self.items[start:] if may_know(item.audience, viewer)]
        return numbered(mine, n + 1)


def numbered(mine: list[Happened | Chosen], first: int) -> list[Entry]:
    return cast(list[Entry], [{"n": n, **data} for n, data in enumerate(mine, first)])

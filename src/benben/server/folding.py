"""A table's game, folded from its log: as far as the log goes, and why it goes no further."""

import asyncio
import time
from collections.abc import Iterator
from typing import NamedTuple

from ..kernel.errors import BenbenError
from ..kernel.game import Game
from ..kernel.registry import ruleset
from . import entries, looks, wire
from .chronicle import Chronicle
from .kept import Damaged, Shown, Stored

AT_ONCE = 0.01
"""Seconds of folding after which others have their turn."""


class Broken(NamedTuple):
    """Why a log is not played to its end: so many entries count, the next one does not replay or is not there."""

    after: int
    why: str


class Fold:
    def __init__(self, stored: Stored) -> None:
        self.begin(stored)
        if self.game.state.players != len(stored.chairs):
            raise Damaged(f"there are {len(stored.chairs)} chairs for {self.game.state.players} players")
        self.length = stored.length
        self.chain = stored.chain
        self.broken: Broken | None = None

    def begin(self, stored: Stored) -> None:
        names = [chair.name for chair in stored.chairs]
        self.game = Game(ruleset(stored.game), stored.options, names, stored.key)
        self.chronicle = Chronicle(self.game)

    def play(self, stored: Stored) -> Iterator[None]:
        """Entry by entry, so that whoever folds can let others have their turn."""
        for n, entry in enumerate(stored.log):
            try:
                entries.fold(self.game, entry)
                self.chronicle.follow(self.game)
            except Exception as wrong:
                if not isinstance(wrong, BenbenError | ValueError):
                    # No refusal: the rules have stumbled, perhaps half way. Only what was done before is safe to show.
                    self.begin(stored)
                    yield from self.play(stored._replace(log=stored.log[:n]))
                self.broken = Broken(n, str(wrong) or type(wrong).__name__)
                return
            yield
        if stored.damage:
            self.broken = Broken(len(stored.log), stored.damage)


async def fold(stored: Stored) -> Fold:
    """The game of a table. A log that does not replay, or is damaged, is folded as far as it goes."""
    made = Fold(stored)
    began = time.monotonic()
    for _ in made.play(stored):
        if time.monotonic() - began > AT_ONCE:
            await asyncio.sleep(0)
            began = time.monotonic()
    return made


def fold_at_once(stored: Stored) -> Fold:
    """The same where nobody else waits."""
    made = Fold(stored)
    for _ in made.play(stored):
        pass
    return made


def shown(game: Game) -> Shown:
    """What lists tell of a game."""
    over = looks.over(game)
    return Shown(looks.turn(game), wire.write(over) if over else "")

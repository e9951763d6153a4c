"""A table's game, folded from its log: as far as the log goes, and why it goes no further."""

import asyncio
import time
from typing import NamedTuple

from ..kernel.errors import BenbenError
from ..kernel.game import Game
from ..kernel.registry import ruleset
from . import entries
from .chronicle import Chronicle
from .kept import Stored

AT_ONCE = 0.01
"""Seconds of folding after which others have their turn."""


class Broken(NamedTuple):
    """Why a log is not played to its end: so many entries count, the next one does not replay or is not there."""

    after: int
    why: str


class Fold:
    def __init__(self, stored: Stored) -> None:
        names = [chair.name for chair in stored.chairs]
        self.game = Game(ruleset(stored.game), stored.options, names, stored.key)
        self.chronicle = Chronicle(self.game)
        self.length = stored.length
        self.chain = stored.chain
        self.broken: Broken | None = None


async def fold(stored: Stored) -> Fold:
    """The game of a table. A log that does not replay, or is damaged, is folded as far as it goes."""
    made = Fold(stored)
    log = entries.counting(stored.log)
    began = time.monotonic()
    for n, entry in enumerate(log):
        try:
            entries.fold(made.game, entry)
        except (BenbenError, ValueError) as wrong:
            made.broken = Broken(n, str(wrong))
            return made
        made.chronicle.follow(made.game)
        if time.monotonic() - began > AT_ONCE:
            await asyncio.sleep(0)
            began = time.monotonic()
    if stored.damage:
        made.broken = Broken(len(log), stored.damage)
    return made

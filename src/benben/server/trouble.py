"""A disk that refuses: said once to everybody at a table, and tried again until it does not."""

import asyncio
import contextlib
import logging
import sqlite3
from typing import Final, Protocol

from . import messages

logger = logging.getLogger(__name__)
AGAIN: Final = 2.0
"""Seconds after which it is tried whether the disk takes something."""


class Afflicted(Protocol):
    """A table, as far as its trouble is concerned."""

    id: str

    def say(self, message: messages.Message) -> None: ...

    async def try_disk(self) -> None: ...


class Trouble:
    """`on` from a refusal until something has been written. People must not have to find out by clicking again. It does
    not keep its table: one that leaves memory is then free without a search for cycles."""

    def __init__(self) -> None:
        self.on = False
        self.waiting: asyncio.Task[None] | None = None

    def begin(self, table: Afflicted, wrong: Exception) -> None:
        if not self.on:
            ours = None if isinstance(wrong, sqlite3.Error) else wrong  # not the disk: somebody will have to mend it
            logger.error("table %s could not be written: %s", table.id, wrong, exc_info=ours)
            self.on = True
            table.say({"t": "trouble", "trouble": True})
            self.close()
            self.waiting = asyncio.create_task(self.wait(table))

    def end(self, table: Afflicted) -> None:
        if self.on:
            self.on = False
            table.say({"t": "trouble", "trouble": False})

    async def wait(self, table: Afflicted) -> None:
        while self.on:
            await asyncio.sleep(AGAIN)
            with contextlib.suppress(sqlite3.Error):
                await table.try_disk()
                self.end(table)

    def close(self) -> None:
        if self.waiting:
            self.waiting.cancel()

"""A disk that refuses: said once to everybody at a table, and tried again until it does not."""

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import Awaitable, Callable
from typing import Any, Final

logger = logging.getLogger(__name__)
AGAIN: Final = 2.0
"""Seconds after which it is tried whether the disk takes something."""


class Trouble:
    """`on` from a refusal until something has been written. People must not have to find out by clicking again."""

    def __init__(
        self, table: str, say: Callable[[dict[str, Any]], None], attempt: Callable[[], Awaitable[None]]
    ) -> None:
        self.table = table
        self.say = say
        self.attempt = attempt
        self.on = False
        self.waiting: asyncio.Task[None] | None = None

    def begin(self, wrong: Exception) -> None:
        if not self.on:
            ours = None if isinstance(wrong, sqlite3.Error) else wrong  # not the disk: somebody will have to mend it
            logger.error("table %s could not be written: %s", self.table, wrong, exc_info=ours)
            self.on = True
            self.say({"t": "trouble", "trouble": True})
            self.close()
            self.waiting = asyncio.create_task(self.wait())

    def end(self) -> None:
        if self.on:
            self.on = False
            self.say({"t": "trouble", "trouble": False})

    async def wait(self) -> None:
        while self.on:
            await asyncio.sleep(AGAIN)
            with contextlib.suppress(sqlite3.Error):
                await self.attempt()
                self.end()

    def close(self) -> None:
        if self.waiting:
            self.waiting.cancel()

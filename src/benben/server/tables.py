"""All tables of a server: made, found, brought into memory when somebody comes, and let go when nobody is there."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any, NamedTuple

from ..kernel.contract import SPECTATOR
from ..kernel.errors import BadRecord, BenbenError
from ..kernel.game import Game, replay
from ..kernel.records import Record
from ..kernel.registry import ruleset
from . import entries, looks, wire
from .driver import Driver
from .keys import digest, new_id, new_key, new_luck
from .pool import Pool
from .settings import Settings
from .store import Chair, Link, NewLink, Store
from .table import Table

logger = logging.getLogger(__name__)
DROPPED = 300.0
"""Seconds for which messages are still made for a viewer whose line has dropped."""


class Made(NamedTuple):
    table: str
    host: str
    spectator: str
    chairs: list[str]

    def data(self) -> dict[str, object]:
        links = {"host": self.host, "spectator": self.spectator, "chairs": self.chairs}
        return {"table": self.table, "links": links}


class Seated:
    """A table in memory with whoever moves its bots."""

    def __init__(self, table: Table, pool: Pool) -> None:
        self.table = table
        self.driver = Driver(table, pool)
        self.task = asyncio.create_task(self.driver.run())
        self.alone_since = asyncio.get_running_loop().time()

    async def close(self, code: str) -> None:
        """The caller has the table's lock, so nothing is under way that must not be interrupted."""
        self.table.close(code)
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)


class CannotLoad(BenbenError):
    """A table whose log this version of the rules does not accept."""


class Tables:
    def __init__(self, store: Store, pool: Pool, settings: Settings) -> None:
        self.store = store
        self.pool = pool
        self.settings = settings
        self.seated: dict[str, Seated] = {}
        self.loading: dict[str, asyncio.Lock] = {}

    async def create(
        self,
        game: str,
        options: dict[str, object],
        chairs: Sequence[Chair],
        mine: Sequence[int],
        user: str,
        settings: dict[str, object],
        record: Record | None = None,
    ) -> Made:
        """A new table; `mine` are the chairs that the user who makes it sits on."""
        rules = ruleset(game)
        key = new_luck()
        played = Game(rules, options, [chair.name for chair in chairs], key)
        log = []
        if record:
            played, stop = replay(rules, record)
            if stop:
                raise BadRecord(f"line {stop.line}: {stop.why}")
            played.key = key
            log = [entries.of_line(line) for line in record.lines]
        while answer := entries.answer(played):
            log.append(answer)
        made = Made(new_id(), new_key(), new_key(), [new_key() for _ in chairs])
        links = [
            NewLink("host", SPECTATOR, digest(made.host), user),
            NewLink("spectator", SPECTATOR, digest(made.spectator), ""),
            *[NewLink("chair", p, digest(k), user if p in mine else "") for p, k in enumerate(made.chairs)],
        ]
        over = looks.over(played)
        ending = wire.write(over) if over else ""
        filled = rules.options(options)
        await self.store.create(made.table, game, filled, key, settings, chairs, links, log, looks.turn(played), ending)
        return made

    async def get(self, table: str) -> Seated | None:
        """A table, folded from its log if it is not in memory."""
        lock = self.loading.setdefault(table, asyncio.Lock())
        async with lock:
            if table not in self.seated:
                stored = await self.store.load(table)
                if stored is None:
                    return None
                try:
                    self.seated[table] = Seated(Table(self.store, stored, self.settings.kept), self.pool)
                except BenbenError as wrong:
                    logger.warning("table %s cannot be loaded: %s", table, wrong)
                    raise CannotLoad(f"this game was begun under other rules: {wrong}") from None
            return self.seated[table]

    async def access(self, table: str, key: str | None, user: str | None, chair: str | None) -> Link | None:
        """What opens a table: a key, or a user who has opened it before. `chair` picks one of the user's links."""
        if key:
            link = await self.store.link(table, digest(key))
            if link and user:
                await self.store.hold(user, link.id)
            return link
        held = await self.store.held(table, user) if user else []
        if chair is not None:
            wanted = [link for link in held if link.kind == "chair" and f"P{link.player + 1}" == chair]
            return wanted[0] if wanted else next((k for k in held if chair == "spectator" and k.player < 0), None)
        return min(held, key=lambda link: (link.kind != "chair", link.id)) if held else None

    async def is_host(self, table: str, key: str | None, user: str | None) -> bool:
        """The host's key, or a user who holds it."""
        if key:
            link = await self.store.link(table, digest(key))
            if link and link.kind == "host":
                return True
        return bool(user) and any(link.kind == "host" for link in await self.store.held(table, user or ""))

    async def delete(self, table: str) -> None:
        seated = self.seated.pop(table, None)
        if seated:
            async with seated.table.lock:
                await seated.close("deleted")
        await self.store.delete(table)
        self.loading.pop(table, None)

    async def sweep(self) -> None:
        """Let go of tables at which nobody sits; the log has all of them."""
        now = asyncio.get_running_loop().time()
        for name, seated in list(self.seated.items()):
            table = seated.table
            if table.sockets:
                seated.alone_since = now
            elif now - seated.alone_since > self.settings.idle:
                async with table.lock:
                    if not table.sockets:
                        del self.seated[name]
                        await seated.close("closed")
            for channel in table.channels.values():
                if channel.sockets:
                    channel.heard_at = now
                elif channel.live and now - channel.heard_at > DROPPED:
                    channel.rest()

    async def keep_tidy(self) -> None:
        while True:
            await asyncio.sleep(30)
            try:
                await self.sweep()
            except Exception:
                logger.exception("tidying up failed")

    async def close(self) -> None:
        for seated in list(self.seated.values()):
            async with seated.table.lock:
                await seated.close("closing")
        self.seated.clear()


def chairs_of(record: Record, players: int, bots: Sequence[str]) -> list[Chair]:
    """Who sits where at the table of an imported record: bots where the record names one."""
    names = record.players or [f"P{p + 1}" for p in range(players)]
    return [Chair("bot", name, name) if name in bots else Chair("human", "", name[:40]) for name in names]


def listed(found: dict[str, Any]) -> dict[str, Any]:
    """A table as a line in the list of somebody's tables."""
    row = found["row"]
    return {
        "table": row.id,
        "game": row.game,
        "options": wire.plain(row.options),
        "chairs": [{"player": f"P{p + 1}", **chair._asdict()} for p, chair in enumerate(found["chairs"])],
        "mine": sorted({f"P{link.player + 1}" for link in found["links"] if link.kind == "chair"}),
        "host": any(link.kind == "host" for link in found["links"]),
        "turn": wire.plain(row.turn),
        "over": wire.plain(row.over) if row.over else None,
        "created": row.created,
        "updated": row.updated,
    }

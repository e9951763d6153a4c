"""All tables of a server: made, found, brought into memory when somebody comes, and let go when nobody is there."""

import asyncio
import contextlib
import json
import logging
import sqlite3
from collections.abc import AsyncIterator, Sequence
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

from ..kernel.errors import BenbenError
from ..kernel.game import Game
from ..kernel.registry import ruleset
from ..kernel.steps import SPECTATOR
from . import entries, folding, memory, messages, wire
from .company import sitter
from .driver import Driver
from .entries import Entry
from .folding import Fold, Follower
from .jobs import TakenIn
from .kept import Chair, Credentials, Damaged, Deed, Glance, Link, NewLink, NewTable, Shown, Stored
from .keys import digest, new_id, new_key, new_luck
from .pool import Pool
from .settings import Settings
from .store import Store, now
from .table import Table
from .words import name_of, unlike

logger = logging.getLogger(__name__)
DROPPED = 300.0
"""Seconds for which messages are still made for a viewer whose line has dropped."""
TIDY = 30.0
"""Seconds between one tidying up and the next: so much could be lost with the log beside the database file."""
DAY = 24 * 3600 * 1000
LOOKED_OVER = 100
"""Tables of an earlier version that are looked over at a time."""


class Made(NamedTuple):
    table: str
    host: str
    spectator: str
    chairs: list[str]

    def data(self) -> messages.Made:
        links: messages.Links = {"host": self.host, "spectator": self.spectator, "chairs": self.chairs}
        return {"table": self.table, "links": links}


class Wishes(NamedTuple):
    """How a table is to be."""

    confirm: bool
    hints: bool
    pace: str


class TooMany(BenbenError):
    """A quota of this server."""


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
    """A table of a game, or with options, that there are no rules for."""


class Tables:
    def __init__(self, store: Store, pool: Pool, settings: Settings) -> None:
        self.store = store
        self.pool = pool
        self.settings = settings
        self.seated: dict[str, Seated] = {}
        self.loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # there while somebody waits
        self.folding = asyncio.Lock()  # however many tables are asked for at once, one is folded at a time

    # Making ----------------------------------------------------------------------------------------------------------

    async def create(
        self,
        game: str,
        options: dict[str, object],
        chairs: Sequence[Chair],
        mine: Sequence[int],
        user: str,
        wishes: Wishes,
    ) -> Made:
        """A new table; `mine` are the chairs that the user who makes it sits on."""
        key = new_luck()
        return await self.keep(game, options, key, chairs, mine, user, wishes, begin(game, options, key), False)

    async def bring_in(self, taken: TakenIn, key: bytes, chairs: Sequence[Chair], user: str, pace: str) -> Made:
        """A table of a record, for the one who brings it."""
        mine = [p for p, chair in enumerate(chairs) if chair.kind == "human"]
        begun = Deed(taken.log, Shown(taken.turn, taken.over), taken.traces, taken.footing, unscored(taken.glance))
        options, wishes = json.loads(taken.options), Wishes(True, len(mine) < 2, pace)
        return await self.keep(taken.game, options, key, chairs, mine, user, wishes, begun, True)

    async def keep(
        self,
        game: str,
        options: dict[str, object],
        key: bytes,
        chairs: Sequence[Chair],
        mine: Sequence[int],
        user: str,
        wishes: Wishes,
        begun: Deed,
        lasting: bool,
    ) -> Made:
        in_all, own = await self.store.count(user)
        if in_all >= self.settings.tables_in_all:
            raise TooMany(f"this server keeps at most {self.settings.tables_in_all} tables, and it has that many")
        if user and own >= self.settings.tables_per_user:
            raise TooMany(f"you can have at most {self.settings.tables_per_user} tables here; delete some first")
        made = Made(new_id(), new_key(), new_key(), [new_key() for _ in chairs])
        links = [
            NewLink("host", SPECTATOR, digest(made.host), user),
            NewLink("spectator", SPECTATOR, digest(made.spectator), ""),
            *[NewLink("chair", p, digest(k), user if p in mine else "") for p, k in enumerate(made.chairs)],
        ]
        filled = ruleset(game).options(options)
        new = NewTable(made.table, game, filled, key, *wishes, apart(chairs))
        await self.store.create(new, links, begun, lasting)
        return made

    # Finding ---------------------------------------------------------------------------------------------------------

    async def get(self, table: str) -> Seated | None:
        """A table, folded from its log if it is not in memory."""
        lock = self.loading.setdefault(table, asyncio.Lock())
        async with lock:
            seated = self.seated.get(table)
            if seated and not seated.table.closed:
                return seated
            if seated:  # it left because the disk refused, or was cut back
                await self.drop(table, seated)
            stored = await self.store.load(table)
            if stored is None:
                return None
            try:
                fold = await self.fold(stored)
            except Damaged:
                raise
            except BenbenError as wrong:
                raise CannotLoad(f"this game was started under different rules: {wrong}") from None
            if fold.broken:
                logger.warning("table %s: entry %d: %s", table, *fold.broken)
            elif parted := fold.comparison.parted:
                logger.warning("table %s: entry %d has another result under the present rules", table, parted.entries)
            self.seated[table] = Seated(Table(self.store, stored, fold, self.settings.kept, self.fold), self.pool)
            memory.settle()
            return self.seated[table]

    async def fold(self, stored: Stored) -> Fold:
        async with self.folding:
            return await folding.fold(stored)

    @contextlib.asynccontextmanager
    async def locked(self, table: str) -> AsyncIterator[Table | None]:
        """A table that nobody else changes meanwhile, and that does not leave memory."""
        while True:
            seated = await self.get(table)
            if seated is None:
                yield None
                return
            async with seated.table.lock:
                if not seated.table.closed:
                    yield seated.table
                    return

    async def credentials(self, table: str, key: str | None, host: str | None, user: str | None) -> Credentials:
        return await self.store.credentials(table, key and digest(key), host and digest(host), user)

    async def hold(self, table: str, link: Link, user: str) -> None:
        """Whoever has opened a link once need not show it again. That somebody else has, is told."""
        another = await self.store.hold(user, link.id)
        seated = self.seated.get(table)
        if another and link.kind == "chair" and seated:
            seated.table.announce_holder(link.player, user)

    # Letting go ------------------------------------------------------------------------------------------------------

    async def delete(self, table: str) -> None:
        seated = self.seated.get(table)
        if seated:
            async with seated.table.lock:
                await self.store.delete(table)
                await seated.close("deleted")
            self.seated.pop(table, None)
        else:
            await self.store.delete(table)

    async def drop(self, table: str, seated: Seated) -> None:
        if self.seated.get(table) is seated:
            del self.seated[table]
        async with seated.table.lock:
            await seated.close("closed")

    async def sweep(self) -> None:
        """Let go of tables at which nobody sits; the log has all of them."""
        now = asyncio.get_running_loop().time()
        for name, seated in list(self.seated.items()):
            table = seated.table
            if table.sockets:
                seated.alone_since = now
            elif table.closed or now - seated.alone_since > self.settings.idle:
                await self.drop(name, seated)
            for channel in table.channels.values():
                if channel.sockets:
                    channel.heard_at = now
                elif channel.live and now - channel.heard_at > DROPPED:
                    channel.rest()

    async def forget(self) -> None:
        """Tables at which nothing was ever done, when they are old and not in memory, where somebody may be."""
        if self.settings.expiry_days:
            await self.store.forget(now() - self.settings.expiry_days * DAY, self.seated)

    async def look_over(self) -> None:
        """Tables of an earlier version, some at a time: what lists show of the game itself."""
        for table in await self.store.unseen(LOOKED_OVER):
            if table in self.seated:
                continue  # whatever is done there next is written with it
            looks = Glance("", "")
            with contextlib.suppress(BenbenError):
                if stored := await self.store.load(table):
                    looks = folding.glance((await self.fold(stored)).game)
            await self.store.look(table, looks)

    async def keep_tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDY)
            if any(seated.table.crowd for seated in self.seated.values()):
                memory.settle()
            else:
                memory.clear_out()
            # What goes wrong with one of them must not keep the others from being done.
            for chore in (self.store.checkpoint, self.sweep, self.forget, self.look_over):
                try:
                    await chore()
                except sqlite3.Error as wrong:
                    logger.error("tidying up failed: %s", wrong)
                except Exception:
                    logger.exception("tidying up failed")

    async def close(self) -> None:
        for seated in list(self.seated.values()):
            async with seated.table.lock:
                await seated.close("closing")
        self.seated.clear()


def begin(game: str, options: dict[str, object], key: bytes) -> Deed:
    """The game of a new table, as far as it goes before anybody is asked."""
    played = Game(ruleset(game), options, key=key)
    follower, log = Follower(), list[Entry]()
    follower.follow(played)
    while answer := entries.answer(played):
        log.append(answer)
        follower.follow(played)
    return Deed(log, folding.shown(played), follower.traces, folding.footing(played), folding.glance(played))


def unscored(glance: Glance) -> Glance:
    """A game that was over when it was brought here was played elsewhere, or counts already."""
    return glance._replace(parts=[part._replace(score=None) for part in glance.parts or ()])


def apart(chairs: Sequence[Chair]) -> list[Chair]:
    """The chairs with names by which people can be told apart, from bots as well."""
    out = [chair for chair in chairs if chair.kind == "bot"]
    for p, chair in enumerate(chairs):
        if chair.kind == "human":
            out.insert(p, chair._replace(name=unlike(chair.name, [other.name for other in out])))
    return out


def chairs_of(names: Sequence[str], players: int, bots: Sequence[str]) -> list[Chair]:
    """Who sits where at the table of an imported record: bots where the record names one."""
    called = [name_of(name) or f"P{p + 1}" for p, name in enumerate(names or [""] * players)]
    return [Chair("bot", name, name) if name in bots else Chair("human", "", name) for name in called]


def listed(found: dict[str, Any]) -> messages.Listed:
    row = found["row"]
    return {
        "table": row["id"],
        "game": row["game"],
        "options": wire.plain(row["options"]),
        "chairs": [sitter(p, chair) for p, chair in enumerate(found["chairs"])],
        "sides": found["sides"],
        "progress": wire.plain(row["progress"]) if row["progress"] else None,
        "mine": sorted({f"P{link.player + 1}" for link in found["links"] if link.kind == "chair"}),
        "host": any(link.kind == "host" for link in found["links"]),
        "turn": wire.plain(row["turn"]),
        "over": wire.plain(row["over"]) if row["over"] else None,
        "created": row["created"],
        "updated": row["updated"],
    }

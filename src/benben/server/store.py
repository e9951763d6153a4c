"""What is kept on disk. Every method is one transaction; when it returns, the disk has it.

SQL stays within what SQLite and PostgreSQL both understand. SQLite gets one connection: it has one writer anyway, and
two that wait for each other would be one too many.
"""

import json
import time
from collections.abc import Iterable, Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import delete, event, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from . import schema as t
from .entries import Entry
from .migrate import migrate


class Chair(NamedTuple):
    kind: str  # human or bot
    bot: str
    name: str


class NewLink(NamedTuple):
    kind: str
    player: int
    digest: str
    holder: str  # digest of the user that has it from the start, or ""


class Link(NamedTuple):
    id: int
    kind: str
    player: int


class Stored(NamedTuple):
    """A table as it lies on disk."""

    id: str
    game: str
    options: dict[str, object]
    key: bytes
    confirm: bool
    hints: bool
    pace: str
    loads: int
    chairs: list[Chair]
    log: list[Entry]
    commands: set[tuple[int, str]]  # link and id of what was sent before


class Said(NamedTuple):
    n: int
    sender: int
    text: str


def now() -> int:
    return time.time_ns() // 1_000_000


def tune(connection: Any, _: object) -> None:
    """FULL: what was committed survives the machine, not only the process."""
    try:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()
    except BaseException:
        connection.close()  # nobody else would: it never got into the pool
        raise


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    @classmethod
    async def open(cls, folder: Path) -> "Store":
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        url = f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}"
        engine = create_async_engine(url, pool_size=1, max_overflow=0, pool_timeout=60)
        event.listen(engine.sync_engine, "connect", tune)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(migrate)
        except BaseException:
            await engine.dispose()
            raise
        return cls(engine)

    async def close(self) -> None:
        await self.engine.dispose()

    def begin(self) -> AbstractAsyncContextManager[AsyncConnection]:
        return self.engine.begin()

    # Tables ----------------------------------------------------------------------------------------------------------

    async def create(
        self,
        table: str,
        game: str,
        options: dict[str, object],
        key: bytes,
        settings: dict[str, object],
        chairs: Sequence[Chair],
        links: Sequence[NewLink],
        log: Sequence[Entry],
        turn: list[str],
        over: str,
    ) -> None:
        """`settings` are confirm, hints and pace."""
        at = now()
        async with self.begin() as db:
            row = {"id": table, "game": game, "options": json.dumps(options), "key": key, "loads": 0, **settings}
            await db.execute(insert(t.tables).values(**row, turn=json.dumps(turn), over=over, created=at, updated=at))
            await db.execute(
                insert(t.chairs), [{"table_id": table, "player": p, **c._asdict()} for p, c in enumerate(chairs)]
            )
            for link in links:
                await self.insert_link(db, table, link)
            if log:
                await db.execute(insert(t.log), rows(table, 0, log, at))

    async def load(self, table: str) -> Stored | None:
        """Everything there is to know about a table; counted, so that message numbers never come twice."""
        async with self.begin() as db:
            row = (await db.execute(select(t.tables).where(t.tables.c.id == table))).one_or_none()
            if row is None:
                return None
            await db.execute(update(t.tables).where(t.tables.c.id == table).values(loads=row.loads + 1))
            chairs = await db.execute(select(t.chairs).where(t.chairs.c.table_id == table).order_by(t.chairs.c.player))
            log = (await db.execute(select(t.log).where(t.log.c.table_id == table).order_by(t.log.c.n))).all()
            said = await db.execute(select(t.chat.c.link_id, t.chat.c.command).where(t.chat.c.table_id == table))
            commands = {(e.link_id, e.command) for e in log if e.command is not None}
            return Stored(
                table,
                row.game,
                json.loads(row.options),
                row.key,
                row.confirm,
                row.hints,
                row.pace,
                row.loads + 1,
                [Chair(c.kind, c.bot, c.name) for c in chairs],
                [Entry(e.kind, e.player, e.text, e.audience) for e in log],
                commands | {(c.link_id, c.command) for c in said},
            )

    async def append(
        self,
        table: str,
        first: int,
        log: Sequence[Entry],
        turn: list[str],
        over: str,
        link: int | None = None,
        command: str | None = None,
    ) -> None:
        """New entries, the first of which has number `first`; a command that is already there fails as a whole."""
        at = now()
        new = rows(table, first, log, at)
        new[0]["link_id"] = link
        new[0]["command"] = command
        async with self.begin() as db:
            await db.execute(insert(t.log), new)
            await db.execute(
                update(t.tables).where(t.tables.c.id == table).values(turn=json.dumps(turn), over=over, updated=at)
            )

    async def delete(self, table: str) -> None:
        async with self.begin() as db:
            await db.execute(delete(t.tables).where(t.tables.c.id == table))

    async def set_pace(self, table: str, pace: str) -> None:
        async with self.begin() as db:
            await db.execute(update(t.tables).where(t.tables.c.id == table).values(pace=pace))

    async def set_chair(self, table: str, player: int, chair: Chair) -> None:
        where = (t.chairs.c.table_id == table) & (t.chairs.c.player == player)
        async with self.begin() as db:
            await db.execute(update(t.chairs).where(where).values(**chair._asdict()))

    async def tables_of(self, user: str) -> list[dict[str, Any]]:
        """What the list of a user's tables shows, the latest first."""
        async with self.begin() as db:
            held = (
                select(t.links.c.table_id, t.links.c.kind, t.links.c.player)
                .join(t.holds, t.holds.c.link_id == t.links.c.id)
                .where((t.holds.c.holder == user) & t.links.c.revoked.is_(False))
            )
            mine: dict[str, list[Link]] = {}
            for row in await db.execute(held):
                mine.setdefault(row.table_id, []).append(Link(0, row.kind, row.player))
            found = (await db.execute(select(t.tables).where(t.tables.c.id.in_(mine)))).all()
            seats = (await db.execute(select(t.chairs).where(t.chairs.c.table_id.in_(mine)))).all()
        return [
            {
                "row": row,
                "links": mine[row.id],
                "chairs": [
                    Chair(c.kind, c.bot, c.name)
                    for c in sorted(seats, key=lambda seat: int(seat.player))
                    if c.table_id == row.id
                ],
            }
            for row in sorted(found, key=lambda row: -row.updated)
        ]

    # Links -----------------------------------------------------------------------------------------------------------

    async def insert_link(self, db: AsyncConnection, table: str, link: NewLink) -> None:
        values = {"table_id": table, "kind": link.kind, "player": link.player, "digest": link.digest}
        made = await db.execute(insert(t.links).values(**values, revoked=False).returning(t.links.c.id))
        if link.holder:
            await db.execute(insert(t.holds).values(holder=link.holder, link_id=made.scalar_one()))

    async def link(self, table: str, digest: str) -> Link | None:
        """The link that a key opens, unless it was revoked."""
        where = (t.links.c.table_id == table) & (t.links.c.digest == digest) & t.links.c.revoked.is_(False)
        async with self.begin() as db:
            row = (await db.execute(select(t.links).where(where))).one_or_none()
            return Link(row.id, row.kind, row.player) if row else None

    async def held(self, table: str, user: str) -> list[Link]:
        """The links of a table that a user has opened before."""
        async with self.begin() as db:
            found = await db.execute(
                select(t.links)
                .join(t.holds, t.holds.c.link_id == t.links.c.id)
                .where((t.links.c.table_id == table) & (t.holds.c.holder == user) & t.links.c.revoked.is_(False))
                .order_by(t.links.c.id)
            )
            return [Link(row.id, row.kind, row.player) for row in found]

    async def hold(self, user: str, link: int) -> None:
        where = (t.holds.c.holder == user) & (t.holds.c.link_id == link)
        async with self.begin() as db:
            if not (await db.execute(select(t.holds).where(where))).first():
                await db.execute(insert(t.holds).values(holder=user, link_id=link))

    async def holders(self, table: str) -> dict[tuple[str, int], list[str]]:
        """By kind and player of a link, the users who have opened it."""
        async with self.begin() as db:
            found = await db.execute(
                select(t.links.c.kind, t.links.c.player, t.holds.c.holder)
                .join(t.holds, t.holds.c.link_id == t.links.c.id)
                .where((t.links.c.table_id == table) & t.links.c.revoked.is_(False))
            )
            users: dict[tuple[str, int], list[str]] = {}
            for row in found:
                users.setdefault((row.kind, row.player), []).append(row.holder)
            return users

    async def replace_link(self, table: str, link: NewLink) -> list[int]:
        """Revoke the links of that kind and player and put a new one in their place; the ids that are void now."""
        where = (t.links.c.table_id == table) & (t.links.c.kind == link.kind) & (t.links.c.player == link.player)
        async with self.begin() as db:
            old = [row.id for row in await db.execute(select(t.links.c.id).where(where))]
            await db.execute(update(t.links).where(where).values(revoked=True))
            await self.insert_link(db, table, link)
            return old

    # Chat ------------------------------------------------------------------------------------------------------------

    async def say(self, table: str, sender: int, text: str, link: int, command: str) -> int:
        async with self.begin() as db:
            last = (await db.execute(select(func.max(t.chat.c.n)).where(t.chat.c.table_id == table))).scalar()
            n = (last or 0) + 1
            row = {"table_id": table, "n": n, "sender": sender, "text": text, "link_id": link, "command": command}
            await db.execute(insert(t.chat).values(**row, at=now()))
            return n

    async def said(self, table: str, most: int) -> list[Said]:
        """The last things said, in order."""
        query = select(t.chat).where(t.chat.c.table_id == table).order_by(t.chat.c.n.desc()).limit(most)
        async with self.begin() as db:
            found = [Said(row.n, row.sender, row.text) for row in await db.execute(query)]
        return found[::-1]


def rows(table: str, first: int, log: Iterable[Entry], at: int) -> list[dict[str, Any]]:
    return [
        {"table_id": table, "n": first + i, **e._asdict(), "link_id": None, "command": None, "at": at}
        for i, e in enumerate(log)
    ]

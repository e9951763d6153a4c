"""What is kept on disk, as the rest of the server asks for it. A method that writes returns when the disk has it.

`log` is the game; everything else says who may sit there and how it looks. SQL stays within what SQLite and PostgreSQL
both understand.
"""

import json
import sqlite3
import time
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any

from ..kernel.events import EVERYONE
from ..kernel.traces import Trace
from . import entries, queries
from .database import Database
from .entries import Entry
from .kept import Chair, Credentials, Deed, Glance, NewLink, NewTable, Stored
from .migrate import FILE
from .words import searched

HOLDERS = 16
"""Users that are remembered for one link; it opens for others, too, but they have to show it each time."""


class MovedOn(sqlite3.IntegrityError):
    """The log is not as long as whoever writes believes, or its table is gone."""


def now() -> int:
    return time.time_ns() // 1_000_000


class Store:
    """`folder` has been brought up to date (`migrate`) and belongs to this process."""

    def __init__(self, folder: Path) -> None:
        self.database = Database(folder / FILE)

    async def close(self) -> None:
        await self.database.close()

    async def checkpoint(self) -> None:
        """Bring what was written into the file proper, so that little depends on the log beside it."""
        await self.database.checkpoint()

    # Tables ----------------------------------------------------------------------------------------------------------

    async def create(self, new: NewTable, links: Sequence[NewLink], deed: Deed, begun: bool) -> None:
        at = now()
        words = searched(new.game, new.options, [chair.name for chair in new.chairs])
        row = {
            **{name: value for name, value in new._asdict().items() if name != "chairs"},
            "options": json.dumps(new.options),
            **standing(deed),
            "created": at,
            "updated": at,
            "length": len(deed.log),
            "chain": entries.chain(b"", deed.log),
            "begun": begun,
            "words": words,
        }

        def work(db: sqlite3.Connection) -> None:
            insert(db, "tables", [row])
            insert(db, "chairs", [{"table_id": new.id, "player": p, **c._asdict()} for p, c in enumerate(new.chairs)])
            write_glance(db, new.id, deed.glance)
            for link in links:
                insert_link(db, new.id, link)
            insert(db, "log", rows(new.id, 0, deed.log, deed.traces, at))

        await self.database.write(work)

    async def count(self, user: str) -> tuple[int, int]:
        """How many tables there are, and how many of them a user has made."""

        def work(db: sqlite3.Connection) -> tuple[int, int]:
            own = "SELECT count(*) FROM holds JOIN links ON link_id = id WHERE holder = ? AND kind = 'host'"
            return db.execute("SELECT count(*) FROM tables").fetchone()[0], db.execute(own, (user,)).fetchone()[0]

        return await self.database.read(work)

    async def load(self, table: str) -> Stored | None:
        """Everything there is to know about a table. Nothing is written: this must work on a full disk."""
        return await self.database.read(lambda db: queries.load(db, table))

    async def append(
        self,
        table: str,
        first: int,
        chain: bytes,
        deed: Deed,
        public: bool,
        sender: tuple[int, str] | None = None,
    ) -> None:
        """New entries behind the first so many, whose mark is `chain` with them; a command that is already there fails
        as a whole. `updated` tells only of what everybody could see."""
        await self.database.write(lambda db: append(db, table, first, chain, deed, public, sender))

    async def cut(self, table: str, player: int, keep: int, deed: Deed, sender: tuple[int, str]) -> bool:
        """Go on with the first `keep` entries; False if there is no such table any more."""
        return await self.database.write(lambda db: cut(db, table, player, keep, deed, sender))

    async def delete(self, table: str) -> None:
        await self.database.write(lambda db: db.execute("DELETE FROM tables WHERE id = ?", (table,)).rowcount)

    async def forget(self, before: int, but: Collection[str]) -> list[str]:
        """Delete tables at which nothing was ever done and nobody has been since; a begun game stays for ever."""
        old = "SELECT id FROM tables WHERE begun = 0 AND updated < ? ORDER BY updated LIMIT ?"

        def work(db: sqlite3.Connection) -> list[str]:
            found = [str(row["id"]) for row in db.execute(old, (before, len(but) + 100)) if row["id"] not in but]
            db.executemany("DELETE FROM tables WHERE id = ?", [(table,) for table in found])
            return found

        return await self.database.write(work)

    async def try_out(self, table: str) -> None:
        """Write something that changes nothing: whether the disk takes it."""
        same = "UPDATE tables SET pace = pace WHERE id = ?"
        await self.database.write(lambda db: db.execute(same, (table,)).rowcount)

    async def set_pace(self, table: str, pace: str) -> None:
        values = (pace, table)
        await self.database.write(lambda db: db.execute("UPDATE tables SET pace = ? WHERE id = ?", values).rowcount)

    async def set_chair(self, table: str, player: int, chair: Chair) -> None:
        def work(db: sqlite3.Connection) -> None:
            where = (*chair, table, player)
            db.execute("UPDATE chairs SET kind = ?, bot = ?, name = ? WHERE table_id = ? AND player = ?", where)
            row = db.execute("SELECT game, options FROM tables WHERE id = ?", (table,)).fetchone()
            if row:
                names = [seated.name for seated in queries.chairs_of(db, [table]).get(table, [])]
                words = searched(row["game"], json.loads(row["options"]), names)
                db.execute("UPDATE tables SET words = ? WHERE id = ?", (words, table))

        await self.database.write(work)

    async def tables_of(
        self, user: str, search: str, over: bool | None, after: tuple[int, str] | None, most: int
    ) -> tuple[list[dict[str, Any]], int]:
        """What the list of a user's tables shows, the latest first, behind `after`; and how many there are in all."""
        return await self.database.read(lambda db: queries.tables_of(db, user, search, over, after, most))

    async def pictures(self, user: str, tables: Sequence[str]) -> dict[str, str]:
        """Those of a user's own tables, as JSON."""
        return await self.database.read(lambda db: queries.pictures(db, user, tables))

    async def unseen(self, most: int) -> list[str]:
        """Tables of which lists know nothing yet, the latest first."""
        query = "SELECT id FROM tables WHERE progress IS NULL ORDER BY updated DESC LIMIT ?"
        return await self.database.read(lambda db: [str(row["id"]) for row in db.execute(query, (most,))])

    async def look(self, table: str, glance: Glance) -> None:
        await self.database.write(lambda db: write_glance(db, table, glance))

    async def line(self, table: str) -> dict[str, Any] | None:
        """The same of a single table, without who holds it."""
        return await self.database.read(lambda db: queries.line(db, table))

    # Links -----------------------------------------------------------------------------------------------------------

    async def credentials(self, table: str, key: str | None, host: str | None, user: str | None) -> Credentials:
        """What digests of keys and of a user open at a table."""
        return await self.database.read(lambda db: queries.credentials(db, table, key, host, user))

    async def hold(self, user: str, link: int) -> bool:
        """Remember that a user has opened a link; whether somebody else holds it, too, and this one is new."""
        known = await self.database.read(lambda db: queries.holders_of(db, link))
        if user in known or len(known) >= HOLDERS:
            return False
        add = "INSERT INTO holds (holder, link_id) VALUES (?, ?) ON CONFLICT DO NOTHING"
        await self.database.write(lambda db: db.execute(add, (user, link)).rowcount)
        return bool(known)

    async def holders(self, table: str) -> dict[tuple[str, int], list[str]]:
        """By kind and player of a link, the users who have opened it."""
        query = (
            "SELECT kind, player, holder FROM links JOIN holds ON link_id = id"
            " WHERE table_id = ? AND revoked = 0 ORDER BY id, holder"
        )

        def work(db: sqlite3.Connection) -> dict[tuple[str, int], list[str]]:
            users: dict[tuple[str, int], list[str]] = {}
            for row in db.execute(query, (table,)):
                users.setdefault((row["kind"], row["player"]), []).append(row["holder"])
            return users

        return await self.database.read(work)

    async def replace_link(self, table: str, link: NewLink) -> tuple[int, list[int]]:
        """Revoke the links of that kind and player and put a new one in their place; its id, and the void ones."""
        where = "table_id = ? AND kind = ? AND player = ? AND revoked = 0"
        values = (table, link.kind, link.player)

        def work(db: sqlite3.Connection) -> tuple[int, list[int]]:
            old = [int(row["id"]) for row in db.execute(f"SELECT id FROM links WHERE {where}", values)]
            db.execute(f"UPDATE links SET revoked = 1 WHERE {where}", values)
            return insert_link(db, table, link), old

        return await self.database.write(work)

    # Chat ------------------------------------------------------------------------------------------------------------

    async def say(self, table: str, sender: int, text: str, link: int, command: str) -> int:
        def work(db: sqlite3.Connection) -> int:
            n = int(db.execute("SELECT coalesce(max(n), 0) + 1 FROM chat WHERE table_id = ?", (table,)).fetchone()[0])
            row = {"table_id": table, "n": n, "sender": sender, "text": text, "link_id": link, "command": command}
            insert(db, "chat", [{**row, "at": now()}])
            return n

        return await self.database.write(work)


def standing(deed: Deed) -> dict[str, Any]:
    """What the row of a table says of how it stands."""
    return {"turn": json.dumps(deed.shown.turn), "over": deed.shown.over, **deed.footing._asdict()}


def append(
    db: sqlite3.Connection,
    table: str,
    first: int,
    chain: bytes,
    deed: Deed,
    public: bool,
    sender: tuple[int, str] | None,
) -> None:
    """Within a transaction."""
    at = now()
    new = rows(table, first, deed.log, deed.traces, at)
    if sender:
        new[0]["link_id"], new[0]["command"] = sender
    changed = {"length": first + len(new), "chain": chain, **standing(deed), **({"updated": at} if public else {})}
    insert(db, "log", new)
    if public:  # a list that changed with a secret choice would tell of it
        write_glance(db, table, deed.glance)
    if update(db, changed, "id = ? AND length = ?", (table, first)) != 1:
        raise MovedOn("the log has moved on")


def cut(db: sqlite3.Connection, table: str, player: int, keep: int, deed: Deed, sender: tuple[int, str] | None) -> bool:
    """Within a transaction. Nothing is deleted: an entry says that what lies behind the first `keep` does not count. It
    stands behind everything that is there, also where a damaged file no longer knows how much that is."""
    stored = queries.load(db, table)
    if stored is None:
        return False
    entry, at = Entry(entries.CUT, player, str(keep), EVERYONE), now()
    new = rows(table, stored.length, [entry, *deed.log], [None, *deed.traces], at)
    if sender:
        new[0]["link_id"], new[0]["command"] = sender
    insert(db, "log", new)
    chain = entries.chain(b"", [*stored.log[:keep], entry, *deed.log])
    changed = {"length": stored.length + len(new), "chain": chain, **standing(deed), "updated": at}
    update(db, changed, "id = ?", (table,))
    write_glance(db, table, deed.glance)
    return True


def write_glance(db: sqlite3.Connection, table: str, glance: Glance) -> None:
    """Within a transaction, as far as it has changed."""
    progress, picture, parts = glance
    if progress is not None:
        db.execute("UPDATE tables SET progress = ? WHERE id = ?", (progress, table))
    if picture is not None:
        put = "INSERT INTO pictures VALUES (?, ?) ON CONFLICT (table_id) DO UPDATE SET picture = excluded.picture"
        db.execute(put, (table, picture))
    for p, (side, score) in enumerate(parts or ()):
        db.execute("UPDATE chairs SET side = ?, score = ? WHERE table_id = ? AND player = ?", (side, score, table, p))


def insert(db: sqlite3.Connection, table: str, rows: Sequence[dict[str, Any]]) -> None:
    if rows:
        names = ", ".join(f'"{name}"' for name in rows[0])
        marks = ", ".join("?" for _ in rows[0])
        db.executemany(f"INSERT INTO {table} ({names}) VALUES ({marks})", [tuple(row.values()) for row in rows])


def update(db: sqlite3.Connection, values: dict[str, Any], where: str, which: tuple[Any, ...]) -> int:
    """Of a table at which something was done; how many there were."""
    change = ", ".join(f'"{name}" = ?' for name in values)
    return db.execute(f"UPDATE tables SET {change}, begun = 1 WHERE {where}", (*values.values(), *which)).rowcount


def insert_link(db: sqlite3.Connection, table: str, link: NewLink) -> int:
    values = (table, link.kind, link.player, link.digest)
    made = db.execute(
        "INSERT INTO links (table_id, kind, player, digest, revoked) VALUES (?, ?, ?, ?, 0) RETURNING id", values
    ).fetchone()["id"]
    if link.holder:
        db.execute("INSERT INTO holds (holder, link_id) VALUES (?, ?)", (link.holder, made))
    return int(made)


def rows(table: str, first: int, log: Sequence[Entry], traces: Sequence[Trace | None], at: int) -> list[dict[str, Any]]:
    """Of some entries it may be unknown what they brought."""
    known = [*traces, *[None] * (len(log) - len(traces))]
    about = {"link_id": None, "command": None, "at": at}
    return [
        {"table_id": table, "n": first + i, **entry._asdict(), "told": t and t.told, "asked": t and t.asked, **about}
        for i, (entry, t) in enumerate(zip(log, known, strict=True))
    ]

"""What is read from the database, each within one transaction."""

import json
import sqlite3
from collections.abc import Sequence
from typing import Any

from . import entries
from .entries import Entry
from .kept import Chair, Credentials, Link, Said, Stored
from .settings import CHAT_LENGTH


def load(db: sqlite3.Connection, table: str) -> Stored | None:
    row = db.execute("SELECT * FROM tables WHERE id = ?", (table,)).fetchone()
    if row is None:
        return None
    found = db.execute("SELECT * FROM log WHERE table_id = ? ORDER BY n", (table,)).fetchall()
    said = db.execute("SELECT * FROM chat WHERE table_id = ? ORDER BY n", (table,)).fetchall()
    links = db.execute("SELECT id FROM links WHERE table_id = ? AND revoked = 0", (table,))
    log = [Entry(e["kind"], e["player"], e["text"], e["audience"]) for e in found]
    return Stored(
        table,
        row["game"],
        json.loads(row["options"]),
        row["key"],
        bool(row["confirm"]),
        bool(row["hints"]),
        row["pace"],
        chairs_of(db, [table]).get(table, []),
        log,
        max(row["length"], found[-1]["n"] + 1 if found else 0),
        row["chain"],
        {(e["link_id"], e["command"]) for e in [*found, *said] if e["command"] is not None},
        [Said(c["n"], c["sender"], c["text"]) for c in said[-CHAT_LENGTH:]],
        {int(link["id"]) for link in links},
        damage(row, [e["n"] for e in found], log),
    )


def damage(row: sqlite3.Row, numbers: list[int], log: list[Entry]) -> str:
    """What is wrong with a log, if something is: a file may lose pages without a word."""
    last = max((i for i, entry in enumerate(log) if entry.kind == entries.CUT), default=0)
    recent = numbers[last:]
    if recent != list(range(recent[0] if last else 0, row["length"])):
        return f"entries are missing: there are {len(log)}, the last of {row['length']}"
    return "" if entries.chain(b"", entries.covered(log)) == row["chain"] else "an entry is not as it was written"


def chairs_of(db: sqlite3.Connection, tables: Sequence[str]) -> dict[str, list[Chair]]:
    marks = ", ".join("?" for _ in tables)
    found: dict[str, list[Chair]] = {}
    for row in db.execute(f"SELECT * FROM chairs WHERE table_id IN ({marks}) ORDER BY table_id, player", tables):
        found.setdefault(row["table_id"], []).append(Chair(row["kind"], row["bot"], row["name"]))
    return found


MINE = "SELECT table_id FROM links JOIN holds ON link_id = id WHERE holder = ? AND revoked = 0"


def tables_of(
    db: sqlite3.Connection, user: str, search: str, over: bool | None, after: tuple[int, str] | None, most: int
) -> tuple[list[dict[str, Any]], int]:
    where, values = [f"id IN ({MINE})"], [user]
    for word in search.casefold().split():
        where.append("words LIKE ? ESCAPE '!'")
        values.append("%" + word.replace("!", "!!").replace("%", "!%").replace("_", "!_") + "%")
    if over is not None:
        where.append("over <> ''" if over else "over = ''")
    total = db.execute(f"SELECT count(*) FROM tables WHERE {' AND '.join(where)}", values).fetchone()[0]
    place: list[Any] = list(values)
    if after:
        where.append("(updated, id) < (?, ?)")
        place += after
    query = f"SELECT * FROM tables WHERE {' AND '.join(where)} ORDER BY updated DESC, id DESC LIMIT ?"
    found = db.execute(query, [*place, most]).fetchall()
    names = [str(row["id"]) for row in found]
    chairs, mine = chairs_of(db, names), held_by_table(db, user, names)
    return [{"row": row, "links": mine[row["id"]], "chairs": chairs.get(row["id"], [])} for row in found], total


def line(db: sqlite3.Connection, table: str) -> dict[str, Any] | None:
    row = db.execute("SELECT * FROM tables WHERE id = ?", (table,)).fetchone()
    return {"row": row, "chairs": chairs_of(db, [table]).get(table, [])} if row else None


def held_by_table(db: sqlite3.Connection, user: str, tables: Sequence[str]) -> dict[str, list[Link]]:
    marks = ", ".join("?" for _ in tables)
    query = (
        f"SELECT links.* FROM links JOIN holds ON link_id = id WHERE table_id IN ({marks})"
        " AND holder = ? AND revoked = 0 ORDER BY id"
    )
    found: dict[str, list[Link]] = {}
    for row in db.execute(query, (*tables, user)):
        found.setdefault(row["table_id"], []).append(Link(row["id"], row["kind"], row["player"]))
    return found


def credentials(db: sqlite3.Connection, table: str, key: str | None, host: str | None, user: str | None) -> Credentials:
    opened = "SELECT * FROM links WHERE table_id = ? AND digest = ? AND revoked = 0"

    def by(digest: str | None) -> Link | None:
        row = db.execute(opened, (table, digest)).fetchone() if digest else None
        return Link(row["id"], row["kind"], row["player"]) if row else None

    link, held = by(key), held_by_table(db, user, [table]).get(table, []) if user else []
    hosts = [one for one in (link, by(host), *held) if one and one.kind == "host"]
    return Credentials(link, hosts[0] if hosts else None, held)


def holders_of(db: sqlite3.Connection, link: int) -> list[str]:
    return [row["holder"] for row in db.execute("SELECT holder FROM holds WHERE link_id = ?", (link,))]

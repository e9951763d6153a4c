"""How the database came to be as it is, step by step: a folder of any earlier version is brought up to date.

All steps that are missing happen in one transaction, definitions of tables included, so a kill leaves either the old
folder or the new one. Before a folder with tables in it is changed a copy of it is kept.
"""

import contextlib
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Final

from ..kernel.errors import BenbenError
from . import entries
from .backup import BACKUPS, PART, copy, fresh
from .database import connect
from .words import searched

FILE: Final = "tables.sqlite"


class NewerFolder(BenbenError):
    """Tables that a later version of this program has written."""


class UnknownFolder(BenbenError):
    """A file with tables in it that does not say what it is."""


class DamagedFolder(BenbenError):
    """A file that SQLite itself finds fault with."""


def first(db: sqlite3.Connection) -> None:
    """Tables, chairs, links, log and chat."""
    for statement in FIRST.split(";"):
        db.execute(statement)


FIRST: Final = """
CREATE TABLE tables (
    id VARCHAR(32) NOT NULL PRIMARY KEY, game VARCHAR(32) NOT NULL, options TEXT NOT NULL, "key" BLOB NOT NULL,
    confirm BOOLEAN NOT NULL, hints BOOLEAN NOT NULL, pace VARCHAR(8) NOT NULL, loads INTEGER NOT NULL,
    turn TEXT NOT NULL, "over" TEXT NOT NULL, created BIGINT NOT NULL, updated BIGINT NOT NULL);
CREATE TABLE chairs (
    table_id VARCHAR(32) NOT NULL REFERENCES tables (id) ON DELETE CASCADE, player INTEGER NOT NULL,
    kind VARCHAR(8) NOT NULL, bot VARCHAR(32) NOT NULL, name VARCHAR(64) NOT NULL, PRIMARY KEY (table_id, player));
CREATE TABLE links (
    id INTEGER NOT NULL PRIMARY KEY, table_id VARCHAR(32) NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind VARCHAR(16) NOT NULL, player INTEGER NOT NULL, digest VARCHAR(64) NOT NULL UNIQUE, revoked BOOLEAN NOT NULL);
CREATE INDEX links_of_table ON links (table_id);
CREATE TABLE holds (
    holder VARCHAR(64) NOT NULL, link_id INTEGER NOT NULL REFERENCES links (id) ON DELETE CASCADE,
    PRIMARY KEY (holder, link_id));
CREATE TABLE log (
    table_id VARCHAR(32) NOT NULL REFERENCES tables (id) ON DELETE CASCADE, n INTEGER NOT NULL,
    kind VARCHAR(8) NOT NULL, player INTEGER NOT NULL, text TEXT NOT NULL, audience INTEGER NOT NULL,
    link_id INTEGER, command VARCHAR(64), at BIGINT NOT NULL,
    PRIMARY KEY (table_id, n), CONSTRAINT log_once UNIQUE (table_id, link_id, command));
CREATE TABLE chat (
    table_id VARCHAR(32) NOT NULL REFERENCES tables (id) ON DELETE CASCADE, n INTEGER NOT NULL,
    sender INTEGER NOT NULL, text TEXT NOT NULL, link_id INTEGER NOT NULL, command VARCHAR(64) NOT NULL,
    at BIGINT NOT NULL, PRIMARY KEY (table_id, n), CONSTRAINT chat_once UNIQUE (table_id, link_id, command))
"""


def second(db: sqlite3.Connection) -> None:
    """How long each log is and what it holds, so that damage is noticed; what a search looks through."""
    db.execute("DROP TABLE IF EXISTS alembic_version")  # of the tool that made the first version
    db.execute("ALTER TABLE tables DROP COLUMN loads")
    db.execute("ALTER TABLE tables ADD COLUMN length INTEGER NOT NULL DEFAULT 0")
    db.execute("ALTER TABLE tables ADD COLUMN chain BLOB NOT NULL DEFAULT ''")
    db.execute("ALTER TABLE tables ADD COLUMN begun BOOLEAN NOT NULL DEFAULT 1")
    db.execute("ALTER TABLE tables ADD COLUMN words TEXT NOT NULL DEFAULT ''")
    db.execute("CREATE INDEX holds_of_link ON holds (link_id)")
    for table in db.execute("SELECT id, game, options FROM tables").fetchall():
        log = db.execute("SELECT kind, player, text, audience FROM log WHERE table_id = ? ORDER BY n", (table["id"],))
        kept = [entries.Entry(*row) for row in log]
        names = db.execute("SELECT name FROM chairs WHERE table_id = ? ORDER BY player", (table["id"],))
        words = searched(table["game"], json.loads(table["options"]), [row["name"] for row in names])
        db.execute(
            "UPDATE tables SET length = ?, chain = ?, words = ? WHERE id = ?",
            (len(kept), entries.chain(b"", kept), words, table["id"]),
        )


def third(db: sqlite3.Connection) -> None:
    """By which rules each table was continued, and what each choice brought, so that later rules can be held against
    it. All rules were version 1 before; what their choices brought, nobody has noted."""
    db.execute("ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 1")
    db.execute("ALTER TABLE tables ADD COLUMN fingerprint VARCHAR(64) NOT NULL DEFAULT ''")
    db.execute("ALTER TABLE tables ADD COLUMN position TEXT NOT NULL DEFAULT ''")
    db.execute("ALTER TABLE log ADD COLUMN told TEXT")
    db.execute("ALTER TABLE log ADD COLUMN asked VARCHAR(16)")


def fourth(db: sqlite3.Connection) -> None:
    """What lists show of the game itself, and what becomes of it in somebody's record. Who scored what is known of old
    games; the rest is filled in once somebody has folded them (`Tables.look_over`)."""
    db.execute("ALTER TABLE tables ADD COLUMN progress TEXT")
    db.execute("ALTER TABLE chairs ADD COLUMN side VARCHAR(32) NOT NULL DEFAULT ''")
    db.execute("ALTER TABLE chairs ADD COLUMN score REAL")
    db.execute(
        "CREATE TABLE pictures (table_id VARCHAR(32) NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,"
        " picture TEXT NOT NULL)"
    )
    for row in db.execute("SELECT id, over FROM tables WHERE over <> ''").fetchall():
        with contextlib.suppress(ValueError, KeyError, TypeError):
            scores = [(float(score), row["id"], p) for p, score in enumerate(json.loads(row["over"])["score"])]
            db.executemany("UPDATE chairs SET score = ? WHERE table_id = ? AND player = ?", scores)


ORDER: Final = ("alembic_version", "tables", "chairs", "links", "holds", "log", "chat")
"""What the first version defines, in its order."""
STEPS: Final[list[Callable[[sqlite3.Connection], None]]] = [first, second, third, fourth]


def version(db: sqlite3.Connection) -> int:
    """How many of the steps a file has behind it."""
    found = int(db.execute("PRAGMA user_version").fetchone()[0])
    if found:
        return found
    # The first version was written by a tool with a table of its own for this.
    if not db.execute("SELECT count(*) FROM sqlite_master WHERE name = 'alembic_version'").fetchone()[0]:
        return 0
    row = db.execute("SELECT version_num FROM alembic_version").fetchone()
    return 0 if row is None else 1 if row["version_num"] == "0001" else len(STEPS) + 1


def migrate(folder: Path) -> None:
    """Whoever calls this holds the folder."""
    db = connect(folder / FILE)
    try:
        found = known(db)
        if found == len(STEPS):
            return
        if found:
            if wrong := unsound(db):
                raise DamagedFolder(f"{FILE} is damaged ({wrong})")
            keep_old(db, folder)
        db.execute("BEGIN IMMEDIATE")
        if not found:
            discard_half(db)
        bring_up(db, found)
        db.execute("COMMIT")
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # from here on a lost WAL is not a lost folder
    finally:
        db.close()


def known(db: sqlite3.Connection) -> int:
    found = version(db)
    if found > len(STEPS):
        raise NewerFolder("they were made by a newer Benben")
    return found


def bring_up(db: sqlite3.Connection, found: int) -> None:
    for step in STEPS[found:]:
        step(db)
    db.execute(f"PRAGMA user_version = {len(STEPS)}")


def unsound(db: sqlite3.Connection) -> str:
    """What SQLite finds wrong first. Marks made of damaged logs would swear to the damage."""
    try:
        found = str(db.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.DatabaseError as wrong:
        found = str(wrong)
    return "" if found == "ok" else found.splitlines()[-1]


def keep_old(db: sqlite3.Connection, folder: Path) -> None:
    """A copy of the folder as it was; what a kill during an earlier try has left of one goes away."""
    stem = f"before-version-{len(STEPS)}"
    for part in (folder / BACKUPS).glob(f"{stem}*{PART}*"):
        part.unlink(missing_ok=True)
    copy(db, fresh(folder, stem))


def discard_half(db: sqlite3.Connection) -> None:
    """What a kill during a first start of an early version left: definitions, and nothing in them."""
    found = [row["name"] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    left = [name for name in found if not name.startswith("sqlite_")]
    if not set(ORDER).issuperset(left) or any(
        db.execute(f'SELECT 1 FROM "{name}" LIMIT 1').fetchone() for name in left
    ):
        raise UnknownFolder(f"{FILE} does not say which version wrote it, and is not empty")
    for name in sorted(left, key=ORDER.index, reverse=True):
        db.execute(f'DROP TABLE "{name}"')

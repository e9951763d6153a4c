"""What is read from the database, each within one transaction."""

import contextlib
import json
import sqlite3
from collections.abc import Iterator, Sequence
from typing import Any

from ..kernel.notation import player_name
from ..kernel.traces import Trace
from . import entries
from .database import in_order, is_damage
from .entries import Entry, Standing
from .kept import Chair, Credentials, Damaged, Footing, Link, Said, Shown, Stored
from .settings import CHAT_LENGTH, PAUSES

KINDS = (("game", str), ("key", bytes), ("length", int), ("chain", bytes), ("version", int))
"""What a table cannot be without. A page may be a whole one, and in the wrong place."""


def load(db: sqlite3.Connection, table: str) -> Stored | None:
    """A table as far as it can be read; Damaged if there is not enough to show anything."""
    try:
        row = db.execute("SELECT * FROM tables WHERE id = ?", (table,)).fetchone()
        if row is None:
            return None
        options, chairs = json.loads(row["options"]), seated(db, table)
    except (sqlite3.Error, ValueError, TypeError) as wrong:
        if isinstance(wrong, sqlite3.Error) and not is_damage(wrong):
            raise
        raise Damaged(f"its options or chairs cannot be read: {wrong}") from None
    if not isinstance(options, dict) or not chairs or not all(isinstance(row[name], kind) for name, kind in KINDS):
        raise Damaged("its options or chairs are lost")
    found, why = rows_of(db, "log", table)
    said, _ = rows_of(db, "chat", table)
    links = db.execute("SELECT id FROM links WHERE table_id = ? AND revoked = 0", (table,))
    log = [(e["n"], Entry(e["kind"], e["player"], e["text"], e["audience"]), traced(e)) for e in found]
    log = [line for line in log if entries.sound(line[1], len(chairs))]
    stands = entries.standing(log, row["length"])
    return Stored(
        table,
        row["game"],
        options,
        row["key"],
        bool(row["confirm"]),
        bool(row["hints"]),
        row["pace"] if row["pace"] in PAUSES else "slow",
        chairs,
        stands.log,
        stands.traces,
        max(row["length"], found[-1]["n"] + 1 if found else 0),
        row["chain"],
        {(e["link_id"], e["command"]) for e in [*found, *said] if e["command"] is not None},
        [Said(c["n"], c["sender"], c["text"]) for c in said[-CHAT_LENGTH:]],
        {int(link["id"]) for link in links},
        damage(row, stands, len(log), why),
        stood(row),
        Footing(row["version"], row["fingerprint"], row["position"]),
    )


def stood(row: sqlite3.Row) -> Shown | None:
    """How it stood with the game, as lists tell it."""
    with contextlib.suppress(ValueError, TypeError):
        turn = json.loads(row["turn"])
        if isinstance(turn, list) and isinstance(row["over"], str):
            return Shown(turn, row["over"])
    return None


def traced(row: sqlite3.Row) -> Trace | None:
    told, asked = row["told"], row["asked"]
    return Trace(told, asked) if isinstance(told, str) and isinstance(asked, str) else None


def damage(row: sqlite3.Row, stands: Standing, found: int, why: str) -> str:
    """What is wrong with a log, if something is: a file may lose pages without a word."""
    if stands.hole is not None:
        return f"entries are missing: {found} can be read, there should be {row['length']}{why and f' ({why})'}"
    return "" if stands.mark == row["chain"] else "an entry is not as it was written; there is no telling which"


def rows_of(db: sqlite3.Connection, name: str, table: str) -> tuple[list[sqlite3.Row], str]:
    """What a table has of `log` or `chat`, by number, and why that may not be everything."""
    try:
        return list(in_order(db.execute(f"SELECT * FROM {name} WHERE table_id = ? ORDER BY n", (table,)), "n")), ""
    except sqlite3.DatabaseError as wrong:
        if not is_damage(wrong):
            raise
        return salvaged(db, name, table), str(wrong)


def salvaged(db: sqlite3.Connection, name: str, table: str) -> list[sqlite3.Row]:
    """What lies on pages that are whole: row by row along the index and, where that is torn, without it; from both
    ends."""
    found: dict[Any, sqlite3.Row] = {}
    for order in ("ASC", "DESC"):
        try:
            for n in numbers(db, name, table, order):
                with contextlib.suppress(sqlite3.DatabaseError):
                    one = db.execute(f"SELECT * FROM {name} WHERE table_id = ? AND n = ?", (table, n)).fetchone()
                    if one:
                        found[n] = one
        except sqlite3.DatabaseError:
            scan = f"SELECT *, rowid AS at_row FROM {name} NOT INDEXED WHERE table_id = ? ORDER BY rowid {order}"
            with contextlib.suppress(sqlite3.DatabaseError):
                for row in in_order(db.execute(scan, (table,)), "at_row", order == "DESC"):
                    found[row["n"]] = row
    return [found[n] for n in sorted(n for n in found if isinstance(n, int))]


def numbers(db: sqlite3.Connection, name: str, table: str, order: str) -> Iterator[int]:
    query = f"SELECT n FROM {name} WHERE table_id = ? ORDER BY n {order}"
    for row in in_order(db.execute(query, (table,)), "n", order == "DESC"):
        yield row["n"]


def seated(db: sqlite3.Connection, table: str) -> list[Chair]:
    """Who sits at a table; nobody, if some of them are lost."""
    rows = db.execute("SELECT * FROM chairs WHERE table_id = ? ORDER BY player", (table,)).fetchall()
    chairs = [Chair(row["kind"], row["bot"], row["name"]) for row in rows]
    whole = all(chair.kind in ("human", "bot") and {type(value) for value in chair} == {str} for chair in chairs)
    return chairs if whole and [row["player"] for row in rows] == list(range(len(rows))) else []


def chairs_of(db: sqlite3.Connection, tables: Sequence[str]) -> dict[str, list[Chair]]:
    marks = ", ".join("?" for _ in tables)
    found: dict[str, list[Chair]] = {}
    for row in db.execute(f"SELECT * FROM chairs WHERE table_id IN ({marks}) ORDER BY table_id, player", tables):
        found.setdefault(row["table_id"], []).append(Chair(row["kind"], row["bot"], row["name"]))
    return found


FIRST = 10**15
"""More than any time in milliseconds."""
RANK = f"""updated + CASE WHEN over = '' AND EXISTS (
    SELECT 1 FROM links JOIN holds ON link_id = links.id WHERE links.table_id = tables.id AND holder = ?
    AND revoked = 0 AND kind = 'chair' AND turn LIKE '%"P' || (player + 1) || '"%') THEN {FIRST} ELSE 0 END"""
"""Tables at which it is one's turn come first, then the latest."""
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
    # Names first, whole rows then: sorting thousands of those would take twice as long.
    query = f"SELECT id, {RANK} AS rank FROM tables WHERE {' AND '.join(where)}"
    beyond = ("WHERE (rank, id) < (?, ?)", after) if after else ("", ())
    query = f"SELECT id, rank FROM ({query}) AS own {beyond[0]} ORDER BY rank DESC, id DESC LIMIT ?"
    ranks = {str(row["id"]): int(row["rank"]) for row in db.execute(query, [user, *values, *beyond[1], most])}
    names = list(ranks)
    marks = ", ".join("?" for _ in names)
    rows = {row["id"]: row for row in db.execute(f"SELECT * FROM tables WHERE id IN ({marks})", names)}
    chairs, mine, sides = chairs_of(db, names), held_by_table(db, user, names), sides_of(db, names)
    return [
        {
            "row": rows[name],
            "rank": ranks[name],
            "links": mine[name],
            "chairs": chairs.get(name, []),
            "sides": sides.get(name, {}),
        }
        for name in names
    ], total


def line(db: sqlite3.Connection, table: str) -> dict[str, Any] | None:
    row = db.execute("SELECT * FROM tables WHERE id = ?", (table,)).fetchone()
    if not row:
        return None
    return {"row": row, "chairs": chairs_of(db, [table]).get(table, []), "sides": sides_of(db, [table]).get(table, {})}


def sides_of(db: sqlite3.Connection, tables: Sequence[str]) -> dict[str, dict[str, str]]:
    """By table and player, what they play; nothing where that is not known."""
    marks = ", ".join("?" for _ in tables)
    found: dict[str, dict[str, str]] = {}
    query = f"SELECT table_id, player, side FROM chairs WHERE table_id IN ({marks}) AND side <> '' ORDER BY player"
    for row in db.execute(query, tables):
        found.setdefault(row["table_id"], {})[player_name(row["player"])] = row["side"]
    return found


def pictures(db: sqlite3.Connection, user: str, tables: Sequence[str]) -> dict[str, str]:
    marks = ", ".join("?" for _ in tables)
    query = f"SELECT table_id, picture FROM pictures WHERE table_id IN ({marks}) AND table_id IN ({MINE})"
    return {row["table_id"]: row["picture"] for row in db.execute(query, (*tables, user)) if row["picture"]}


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

    link, held = by(key), list[Link]()
    try:
        held = held_by_table(db, user, [table]).get(table, []) if user else []
    except sqlite3.DatabaseError as wrong:
        if not link or not is_damage(wrong):  # a key opens its table whatever has become of who holds what
            raise
    hosts = [one for one in (link, by(host), *held) if one and one.kind == "host"]
    return Credentials(link, hosts[0] if hosts else None, held)


def holders_of(db: sqlite3.Connection, link: int) -> list[str]:
    return [row["holder"] for row in db.execute("SELECT holder FROM holds WHERE link_id = ?", (link,))]

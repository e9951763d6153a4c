"""What is in a folder of tables and whether all of it is well, without changing anything, also beside a running server.

SQLite is asked about its file, every log is compared with its length and mark and folded with the present rules.
"""

import contextlib
import json
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from ..kernel.errors import BenbenError, reason
from . import queries
from .backup import BACKUPS, PART
from .database import connect, is_damage, snapshot, within
from .folder import HOLDER, LOCK, held
from .folding import Fold, fold_at_once
from .kept import Damaged, Stored
from .migrate import FILE, STEPS, bring_up, known, unsound
from .settings import CONFIG

MOST: Final = 20
"""Complaints of SQLite's that are told; there may be thousands of one cause."""
GAMES: Final = "games"
"""Where games of the terminal are kept, beside the tables."""


class CannotRead(BenbenError):
    """No folder, no file, or nothing that could be a database."""


class Spoilt(CannotRead):
    """A file of which SQLite can make nothing, or not enough."""


class Finding(NamedTuple):
    """One table. `state`: well; differs (the present rules make something else of it); stopped (its log does not replay
    to its end); damaged (something is lost or altered); unreadable (nothing can be shown); unknown (there are no rules
    for it)."""

    table: str
    game: str
    players: list[str]
    length: int  # entries of its log
    plays: int  # entries up to which it can be played
    state: str
    why: str
    version: int = 0  # of the rules with which it was last continued, 0 if nobody can tell
    rules: int = 0  # that version now
    compared: str = ""  # with what it brought then: same rules, alike, partly (little was kept, that is alike), differs

    @property
    def well(self) -> bool:
        return self.state == "well"


class Listed(NamedTuple):
    """One table, as it says of itself."""

    table: str
    game: str
    players: list[str]
    length: int
    turn: list[str]
    over: dict[str, Any] | None  # the outcome, once there is one
    updated: int


class Kept(NamedTuple):
    """A backup."""

    file: Path
    at: float
    bytes: int


class Report(NamedTuple):
    """A whole folder."""

    folder: Path
    holder: str  # who holds it now, '' if nobody does
    version: int  # of the file, 0 if it does not say
    faults: list[str]  # what SQLite complains about
    tables: list[Finding]
    remarks: list[str]
    backups: list[Kept]

    @property
    def well(self) -> bool:
        return not self.faults and all(finding.well for finding in self.tables)


@contextlib.contextmanager
def opened(file: Path) -> Iterator[sqlite3.Connection]:
    """A database to read, in the present form."""
    with reading(file) as db, present(db, file) as made:
        yield made


@contextlib.contextmanager
def reading(file: Path) -> Iterator[sqlite3.Connection]:
    """A database of any version to read. Where nothing may be written not even a reader gets along beside a WAL: it
    gets a copy then."""
    with contextlib.ExitStack() as stack:
        with telling(file):
            if not file.is_file():
                raise CannotRead(f"{file}: {'this is a folder; a file is needed' if file.is_dir() else 'no such file'}")
            file.open("rb").close()  # says better than SQLite why it cannot be read
            try:
                db = stack.enter_context(contextlib.closing(connect(file, read_only=True)))
                db.execute("SELECT count(*) FROM sqlite_master").fetchone()
            except sqlite3.OperationalError:
                place = Path(stack.enter_context(tempfile.TemporaryDirectory()))
                db = stack.enter_context(contextlib.closing(connect(duplicate(file, place))))
                db.execute("SELECT count(*) FROM sqlite_master").fetchone()
        yield db


def duplicate(file: Path, place: Path) -> Path:
    for end in ("", "-wal"):
        if (beside := file.with_name(file.name + end)).exists():
            shutil.copyfile(beside, place / (FILE + end))
    return place / FILE


@contextlib.contextmanager
def present(db: sqlite3.Connection, file: Path) -> Iterator[sqlite3.Connection]:
    """The same in the present form: an older one is brought up to date in memory only."""
    with telling(file):
        found = known(db)
        if not found:
            raise CannotRead(f"{file}: it holds no Benben tables")
        if found == len(STEPS):
            memory = None
        else:
            memory = brought_up(db, found)
    try:
        yield memory or db
    finally:
        if memory:
            memory.close()


def brought_up(db: sqlite3.Connection, found: int) -> sqlite3.Connection:
    if wrong := unsound(db):
        raise Spoilt(f"the file is damaged, and too old to be read all the same: {wrong}")
    memory = sqlite3.connect(":memory:", isolation_level=None)
    memory.row_factory = sqlite3.Row
    try:
        db.backup(memory)
        bring_up(memory, found)
    except BaseException:
        memory.close()
        raise
    return memory


@contextlib.contextmanager
def telling(file: Path) -> Iterator[None]:
    """Say in one line of which file it is that something is wrong."""
    try:
        yield
    except CannotRead:
        raise
    except (OSError, sqlite3.Error, BenbenError) as wrong:
        raise (Spoilt if is_damage(wrong) else CannotRead)(f"{file}: {reason(wrong)}") from None


def check(folder: Path, step: Callable[[int, int], None] = lambda done, of: None) -> Report:
    """Look at everything; `step` hears how many tables are done."""
    if not folder.is_dir():
        raise CannotRead(f"{folder}: no such folder")
    file = folder / FILE
    kept = backups(folder)
    found, wrong, tables = 0, [], list[Finding]()
    try:
        if kept and not file.exists():
            raise Spoilt(f"{FILE} is not there, but backups of it are")
        with reading(file) as db:
            wrong = faults(db)
            with present(db, file) as made:
                found = known(db)
                tables = proven(made, step)
    except Spoilt as spoilt:
        wrong = wrong or [str(spoilt)]
    return Report(folder, held(folder), found, wrong, tables, remarks(folder), kept)


def proven(db: sqlite3.Connection, step: Callable[[int, int], None] = lambda done, of: None) -> list[Finding]:
    """Every table folded, one after the other: nothing is kept open for long, so a server beside this can tidy up."""
    wanted = names(db)
    found = []
    for i, table in enumerate(wanted):
        step(i, len(wanted))
        found.append(examine(db, table))
    step(len(wanted), len(wanted))
    return found


def faults(db: sqlite3.Connection) -> list[str]:
    """What SQLite finds wrong with the file itself."""
    try:
        found = [str(row[0]) for row in db.execute(f"PRAGMA integrity_check({MOST})")]
        if found != ["ok"]:
            return [line for text in found for line in text.splitlines() if not line.startswith("***")]
        lost = db.execute("PRAGMA foreign_key_check").fetchmany(MOST)
    except sqlite3.DatabaseError as wrong:
        return [str(wrong)]
    return [f"{row[0]}: a row belongs to something in {row[2]} that is not there" for row in lost]


def names(db: sqlite3.Connection) -> list[str]:
    """The tables there are or, as far as can be told, were."""
    found: dict[str, None] = {}
    for query in (
        "SELECT id FROM tables ORDER BY updated DESC",
        "SELECT id FROM tables NOT INDEXED ORDER BY rowid",
        "SELECT id FROM tables NOT INDEXED ORDER BY rowid DESC",
        "SELECT DISTINCT table_id FROM log",
        "SELECT DISTINCT table_id FROM chairs",
    ):
        with contextlib.suppress(sqlite3.DatabaseError):
            within(db, partial(add_names, query=query, found=found))
    return list(found)


def add_names(db: sqlite3.Connection, query: str, found: dict[str, None]) -> None:
    for (name,) in db.execute(query):
        if isinstance(name, str):
            found[name] = None


def examine(db: sqlite3.Connection, table: str) -> Finding:
    """How it stands with one table."""
    try:
        stored = snapshot(db, lambda db: queries.load(db, table))
    except (BenbenError, sqlite3.Error, ValueError, TypeError) as wrong:
        return Finding(table, "", [], 0, 0, "unreadable", str(wrong))
    if stored is None:
        return Finding(table, "", [], 0, 0, "unreadable", "there is a log, but the table it belongs to is lost")
    try:
        return judged(stored, fold_at_once(stored))
    except Damaged as wrong:
        return named(stored, 0, "unreadable", str(wrong))
    except BenbenError as wrong:
        return named(stored, 0, "unknown", str(wrong))


def judged(stored: Stored, fold: Fold) -> Finding:
    differs = fold.comparison.words()
    if fold.broken:
        state, plays = "damaged" if stored.damage else "stopped", fold.broken.after
        why = "; it differs before that, ".join([fold.broken.why, *([differs] if differs else [])])
    else:
        state, plays, why = "differs" if differs else "well", len(stored.log), differs
    return named(stored, plays, state, why)._replace(rules=fold.game.rules.version, compared=fold.comparison.outcome)


def named(stored: Stored, plays: int, state: str, why: str) -> Finding:
    chairs = [chair.name for chair in stored.chairs]
    return Finding(stored.id, stored.game, chairs, stored.length, plays, state, why, stored.footing.version)


def listed(db: sqlite3.Connection) -> list[Listed]:
    """All tables, the latest first."""
    chairs: dict[str, list[str]] = {}
    for table, name in db.execute("SELECT table_id, name FROM chairs ORDER BY table_id, player"):
        chairs.setdefault(table, []).append(name)
    return [
        Listed(
            row["id"],
            row["game"],
            chairs.get(row["id"], []),
            row["length"],
            json.loads(row["turn"]),
            json.loads(row["over"]) if row["over"] else None,
            row["updated"],
        )
        for row in db.execute("SELECT * FROM tables ORDER BY updated DESC, id")
    ]


def raw(db: sqlite3.Connection, table: str) -> Iterator[dict[str, Any]]:
    """Everything that can be read of a log, as it stands there, what does not count any more included."""
    rows, why = within(db, lambda db: queries.rows_of(db, "log", table))
    for row in rows:
        line = {name: row[name] for name in ("n", "kind", "player", "text", "audience", "told", "at")}
        yield {name: value.hex() if isinstance(value, bytes) else value for name, value in line.items()}
    if why:
        yield {"damaged": why}


# The folder --------------------------------------------------------------------------------------------------------


def backups(folder: Path) -> list[Kept]:
    """The latest first."""
    found = [(path, path.stat()) for path in (folder / BACKUPS).glob("*.sqlite") if path.is_file()]
    return sorted((Kept(path, at.st_mtime, at.st_size) for path, at in found), key=lambda k: (-k.at, k.file))


def remarks(folder: Path) -> list[str]:
    """Files that a kill has left, or that nobody knows. None of them does harm."""
    said = []
    if not held(folder):
        if (folder / HOLDER).exists():
            said.append(f"{HOLDER}: a server ended without cleaning up; the next start overwrites this")
        wal = folder / f"{FILE}-wal"
        if wal.exists() and wal.stat().st_size:
            said.append(f"{wal.name}: a server was killed; the next start brings in what it had written. Keep it")
    own = {FILE, f"{FILE}-wal", f"{FILE}-shm", LOCK, HOLDER, CONFIG, BACKUPS, GAMES}
    here = [path.name for path in folder.iterdir() if path.name not in own]
    there = [f"{BACKUPS}/{path.name}" for path in (folder / BACKUPS).glob("*") if path.suffix != ".sqlite"]
    for name in sorted(here + there):
        half = PART in name or name.endswith("-journal")
        said.append(f"{name}: {'half a copy, left by a kill; it can be deleted' if half else 'not one of ours'}")
    return said

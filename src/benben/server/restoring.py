"""Backups made and brought back. Whoever is killed here, at whatever moment, leaves the old folder or the new one."""

import contextlib
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from ..kernel.errors import BenbenError
from ..kernel.steps import BOX
from . import entries, queries, store
from .backup import BACKUPS, BESIDE, copy, dated, discard, fresh, put, take
from .database import connect, is_damage
from .folder import Folder
from .folding import Fold, fold_at_once
from .inspection import CannotRead, Finding, examine, faults, opened, present, proven, reading, telling
from .migrate import FILE, STEPS, known, migrate

Step = Callable[[int, int], None]


class NotProven(BenbenError):
    """A copy that does not hold what it should."""


class Made(NamedTuple):
    file: Path
    faults: list[str]  # of what was copied, and so of the copy
    tables: list[Finding]


def back_up(folder: Path, to: Path | None, overwrite: bool, step: Step) -> Made:
    """A copy of the tables, also while a server has them. It is as whole as they are, or not made."""
    source = folder / FILE
    with reading(source) as db, present(db, source) as original, telling(to or folder / BACKUPS):
        file = to or fresh(folder, dated())
        if file.exists() and not overwrite:
            raise CannotRead(f"{file} already exists; --overwrite replaces it")
        before = faults(db)
        found: list[Finding] = []

        def prove(part: Path) -> None:
            with reading(part) as made, present(made, part) as told:
                if not before and (wrong := faults(made)):
                    raise NotProven(f"the copy is damaged ({wrong[0]}); the disk may be failing")
                found.extend(proven(told, step))
            if lost := [one.table for one in found if not one.well and examine(original, one.table).well]:
                raise NotProven(f"table {lost[0]} is not in the copy as it is here; the disk may be failing")

        copy(db, file, prove)
    return Made(file, before, found)


def restore(folder: Path, file: Path, anyway: bool, step: Step) -> tuple[Path | None, list[Finding]]:
    """Put a backup in the place of the tables; where those are kept now, and what the backup holds."""
    with opened(file):
        pass  # it is one: only then is anything touched
    held = Folder(folder)
    part = folder / f"{FILE}.restored.part"
    try:
        with reading(file) as db, telling(folder):
            take(db, part)
        found = worthy(file, part, anyway, step)
        kept = set_aside(folder)
        put(part, folder / FILE)
        migrate(folder)
        return kept, found
    finally:
        with contextlib.suppress(OSError):
            discard(part)
        held.release()


def worthy(file: Path, part: Path, anyway: bool, step: Step) -> list[Finding]:
    """What a copy holds; one that is damaged is refused. Logs that stop early are as they were when it was made."""
    with reading(part) as db:
        wrong = faults(db)
        with present(db, file) as made:
            found = proven(made, step)
        if wrong and known(db) < len(STEPS):
            raise NotProven(f"{file} is damaged itself ({wrong[0]}) and too old to be used as it is")
    lost = [f"table {one.table}: {one.why}" for one in found if one.state in ("damaged", "unreadable")]
    if (wrong or lost) and not anyway:
        raise NotProven(f"{file} is damaged itself ({(wrong + lost)[0]}); --anyway restores it all the same")
    return found


def set_aside(folder: Path) -> Path | None:
    """Keep what is there as a backup and bring it into one file, so that no WAL of it meets the file that comes."""
    file = folder / FILE
    if not file.exists():
        discard(file)
        return None
    kept = fresh(folder, f"before-restore-{dated()}")
    try:
        db = connect(file)
        try:
            copy(db, kept)
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
            db.execute("PRAGMA journal_mode=DELETE").fetchall()
        finally:
            db.close()
    except sqlite3.DatabaseError as wrong:
        if not is_damage(wrong):
            raise CannotRead(f"{file}: {wrong}; is somebody else reading it?") from None
        set_bytes_aside(file, kept)
    return kept


def set_bytes_aside(file: Path, kept: Path) -> None:
    """The same where SQLite can make nothing of the file."""
    for end in ("", "-wal"):
        if (beside := file.with_name(file.name + end)).exists():
            shutil.copyfile(beside, kept.with_name(kept.name + end))
    for end in BESIDE:
        file.with_name(file.name + end).unlink(missing_ok=True)


def accept(folder: Path, table: str) -> int:
    """Go on with a table by the present rules, which make something else of what was played; their version."""
    with held_fold(folder, table) as (db, fold):
        if fold.broken or not fold.halted:
            raise CannotRead(f"table {table}: there are no corrected rules to decide about")
        deed = fold.settled(BOX)
        store.append(db, table, fold.length, entries.chain(fold.chain, deed.log), deed, True, None)
        return deed.footing.version


def cut_back(folder: Path, table: str) -> int:
    """Go on with a table from where its log still replays; how many entries count from now on."""
    with held_fold(folder, table) as (db, fold):
        if fold.broken is None:
            raise CannotRead(f"table {table} replays to its end: there is nothing to cut")
        store.cut(db, table, BOX, fold.broken.after, fold.settled(BOX), None)
        return fold.broken.after


@contextlib.contextmanager
def held_fold(folder: Path, table: str) -> Iterator[tuple[sqlite3.Connection, Fold]]:
    """A table of a folder that nobody else has, within a transaction."""
    held = Folder(folder)
    try:
        migrate(folder)
        with telling(folder / FILE), contextlib.closing(connect(folder / FILE)) as db:
            stored = queries.load(db, table)
            if stored is None:
                raise CannotRead(f"there is no table {table} in {folder}")
            fold = fold_at_once(stored)
            db.execute("BEGIN IMMEDIATE")
            yield db, fold
            db.execute("COMMIT")
    finally:
        held.release()

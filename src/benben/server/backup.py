"""Copies of a database that is in use: whole, or not there at all."""

import contextlib
import os
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

BACKUPS: Final = "backups"
PART: Final = ".part"
BESIDE: Final = ("-wal", "-shm", "-journal")
"""What SQLite may lay beside a file."""


def copy(db: sqlite3.Connection, to: Path, prove: Callable[[Path], None] | None = None) -> None:
    """The whole file as it is at this moment. It gets its name when it is complete, proven, and on the disk."""
    part = to.with_name(f"{to.name}.{os.getpid()}{PART}")  # of our own: two at once must not write into one file
    try:
        take(db, part)
        if prove:
            prove(part)
        put(part, to)
    except BaseException:
        with contextlib.suppress(OSError):
            discard(part)
        raise


def take(db: sqlite3.Connection, to: Path) -> None:
    """Page by page, so that what is damaged is copied as well."""
    discard(to)
    other = sqlite3.connect(to, isolation_level=None)
    try:
        for pragma in ("journal_mode=OFF", "synchronous=OFF"):  # until it is complete nobody needs it
            other.execute(f"PRAGMA {pragma}")
        db.backup(other)
    finally:
        other.close()
    with to.open("rb+") as file:
        file.seek(18)
        file.write(b"\1\1")  # complete in itself: no WAL (https://www.sqlite.org/fileformat2.html, section 1.3.3)
        file.flush()
        os.fsync(file.fileno())


def put(part: Path, to: Path) -> None:
    """Under its name in one step, and for good."""
    part.replace(to)
    sync(to.parent)


def discard(file: Path) -> None:
    for name in (file.name, *(file.name + end for end in BESIDE)):
        file.with_name(name).unlink(missing_ok=True)


def sync(folder: Path) -> None:
    """What was renamed in a folder stays so even if the power fails; not every system can be asked for that."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def dated() -> str:
    return time.strftime("%Y-%m-%d-%H%M%S")


def fresh(folder: Path, stem: str) -> Path:
    """A name for a backup that is not taken; the folder for it is made."""
    (folder / BACKUPS).mkdir(exist_ok=True)
    names = (folder / BACKUPS / f"{stem}{f'-{i}' if i else ''}.sqlite" for i in range(10_000))
    return next(path for path in names if not path.exists())

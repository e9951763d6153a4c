"""Copies of a database that is in use."""

import os
import sqlite3
from pathlib import Path


def copy(db: sqlite3.Connection, to: Path) -> None:
    """The whole file as it is at this moment. It gets its name when it is complete and on the disk."""
    part = to.with_name(to.name + ".part")
    part.unlink(missing_ok=True)
    other = sqlite3.connect(part, isolation_level=None)
    try:
        db.backup(other)
        other.execute("PRAGMA journal_mode=DELETE")  # one file, complete in itself
    finally:
        other.close()
    with part.open("rb+") as file:
        os.fsync(file.fileno())
    part.replace(to)

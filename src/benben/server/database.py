"""One SQLite file, for an event loop: a thread that writes and a thread that reads, so neither waits for the other.

Writes that are waiting are done together in one transaction and answered when the disk has them: many tables share the
price of one flush. A write that is wrong in itself fails alone; if the disk refuses, all of them are told.
"""

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]

TOGETHER: Final = 256
"""Writes in one transaction at most."""
PATIENCE: Final = 2.0
"""Seconds to wait for somebody else's lock on the file."""
LONGEST: Final = 10.0
"""Seconds that one thing may take: a hundred times what any of them does."""
STEPS: Final = 100_000
"""Of SQLite's, between one look at the clock and the next."""


class Job(NamedTuple):
    work: Work
    loop: asyncio.AbstractEventLoop
    answer: "asyncio.Future[Any]"


def connect(path: Path, read_only: bool = False) -> sqlite3.Connection:
    """FULL: what was committed survives the machine, not only the process. Transactions are begun by hand, so that they
    hold definitions of tables as well."""
    where = f"{path.absolute().as_uri()}?mode={'ro' if read_only else 'rwc'}"
    db = sqlite3.connect(where, uri=True, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    try:
        db.row_factory = sqlite3.Row
        if not read_only:
            db.execute("PRAGMA journal_mode=WAL")
        for pragma in ("synchronous=FULL", "foreign_keys=ON", "trusted_schema=OFF"):
            db.execute(f"PRAGMA {pragma}")
    except BaseException:
        db.close()
        raise
    return db


class Database:
    def __init__(self, path: Path) -> None:
        self.writing = connect(path)
        self.reading = connect(path)
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.writer = threading.Thread(target=self.run, name="benben writer", daemon=True)
        self.writer.start()
        self.reader = ThreadPoolExecutor(1, "benben reader")

    async def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do it in a transaction; when this returns, the disk has it."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()
        self.jobs.put(Job(work, loop, answer))
        return await answer

    async def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """All of it sees the file as it was at one moment."""
        return await asyncio.get_running_loop().run_in_executor(self.reader, snapshot, self.reading, work)

    async def checkpoint(self) -> None:
        await asyncio.get_running_loop().run_in_executor(
            self.reader, lambda: self.reading.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
        )

    async def close(self) -> None:
        self.jobs.put(None)
        await asyncio.to_thread(self.writer.join)
        self.reader.shutdown()
        self.reading.close()
        # The last one to close a file does this by itself, but somebody may just be looking at it.
        with contextlib.suppress(sqlite3.Error):
            self.writing.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        self.writing.close()

    def run(self) -> None:
        while jobs := self.take():
            outcomes = transact(self.writing, [job.work for job in jobs])
            for loop in {job.loop for job in jobs}:
                found = [(job.answer, one) for job, one in zip(jobs, outcomes) if job.loop is loop]
                loop.call_soon_threadsafe(settle, found)

    def take(self) -> list[Job]:
        """What is waiting, at least one; nothing when there will be no more."""
        first = self.jobs.get()
        if first is None:
            return []
        jobs = [first]
        while len(jobs) < TOGETHER and not self.jobs.empty():
            job = self.jobs.get()
            if job is None:
                self.jobs.put(None)
                break
            jobs.append(job)
        return jobs


class Torn(sqlite3.DatabaseError):
    """Pages that lead in a circle."""


def is_damage(wrong: Exception) -> bool:
    """Whether the file itself is spoilt, which waiting does not mend; not so a full disk or a foreign lock."""
    code = getattr(wrong, "sqlite_errorcode", 0) & 0xFF
    spoilt = code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_INTERRUPT)
    return spoilt or isinstance(wrong, Torn) or "decode to UTF-8" in str(wrong)


def within(db: sqlite3.Connection, work: Callable[[sqlite3.Connection], T]) -> T:
    """In a damaged file pages may lead in a circle, and SQLite would follow them for ever."""
    end = time.monotonic() + LONGEST
    db.set_progress_handler(lambda: time.monotonic() > end, STEPS)
    try:
        return work(db)
    finally:
        db.set_progress_handler(None, 0)


def in_order(rows: Iterable[sqlite3.Row], column: str, falling: bool = False) -> Iterator[sqlite3.Row]:
    """Rows that were asked for in the order of a column of numbers."""
    last: Any = None
    for row in rows:
        n = row[column]
        if not isinstance(n, int) or (last is not None and (n >= last if falling else n <= last)):
            raise Torn("rows are out of order")
        last = n
        yield row


def snapshot(db: sqlite3.Connection, work: Callable[[sqlite3.Connection], T]) -> T:
    back_out(db)  # an error of the disk may have kept the last one from ending, or end this one by itself
    db.execute("BEGIN")
    try:
        return within(db, work)
    finally:
        with contextlib.suppress(sqlite3.Error):
            back_out(db)


def transact(db: sqlite3.Connection, works: list[Work]) -> list[Any]:
    """The outcome of each: what it returned, or the exception with which it failed and changed nothing."""
    try:
        back_out(db)  # an error of the disk may have kept the last one from ending
        db.execute("BEGIN IMMEDIATE")
    except sqlite3.Error as wrong:
        return [wrong] * len(works)
    try:
        outcomes = [alone(db, work) for work in works]
        db.execute("COMMIT")
        return outcomes
    except sqlite3.Error as wrong:
        with contextlib.suppress(sqlite3.Error):
            back_out(db)
        if len(works) == 1:
            return [wrong]
    # One large write may be what the disk has no room for: the others are not to suffer for it.
    return [outcome for work in works for outcome in transact(db, [work])]


def back_out(db: sqlite3.Connection) -> None:
    if db.in_transaction:
        db.execute("ROLLBACK")


def alone(db: sqlite3.Connection, work: Work) -> Any:
    """What a work returns, or what is wrong with it; errors of the disk are not its own fault and are raised."""
    db.execute("SAVEPOINT one")
    try:
        outcome = within(db, work)
    except Exception as wrong:
        if isinstance(wrong, sqlite3.DatabaseError) and not isinstance(wrong, sqlite3.IntegrityError):
            raise
        outcome = wrong
        db.execute("ROLLBACK TO one")
    db.execute("RELEASE one")
    return outcome


def settle(found: list[tuple["asyncio.Future[Any]", Any]]) -> None:
    for answer, outcome in found:
        if answer.done():  # whoever asked is gone
            continue
        if isinstance(outcome, BaseException):
            answer.set_exception(outcome)
        else:
            answer.set_result(outcome)

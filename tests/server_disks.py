"""Disks that refuse, for real, in the middle of games: ``server_disks.py --rounds 50 [--kind full]``.

A server process with people and bots at its tables. In every round its disk begins to refuse (a full tmpfs, a file that
nobody may change, a foreign lock, a limit on the size of files), somebody is told, the cause goes away, and every table
goes on. In the end every choice that was acknowledged is on disk, in its order, and every log replays.
"""

import argparse
import asyncio
import contextlib
import json
import os
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from server_client import Bye, Seat, Server
from websockets import ConnectionClosed, InvalidMessage

from benben.kernel.game import Game
from benben.kernel.registry import ruleset
from benben.kernel.steps import BOX
from benben.server import entries
from benben.server.entries import Entry

TABLES: Final = ("me me", "me greedy", "me random random")
AGAIN: Final = 0.02
"""Seconds until somebody whose choice was not kept tries again."""


class Process:
    """A server of its own."""

    def __init__(self, folder: Path, port: int = 0) -> None:
        self.folder = folder
        self.port = port

    async def start(self) -> Server:
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "benben.server", "--data", str(self.folder), "--port", str(self.port)),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        )
        assert self.process.stdout is not None
        first = (await self.process.stdout.readline()).decode()
        assert first, await self.errors()
        return Server(first.split()[3].rstrip("/"))

    async def errors(self) -> str:
        assert self.process.stderr is not None
        return (await self.process.stderr.read()).decode()

    async def end(self) -> str:
        """What it had to say in its log."""
        self.process.send_signal(signal.SIGTERM)
        said = await self.errors()
        await self.process.wait()
        return said


# Ways in which a disk refuses ----------------------------------------------------------------------------------------


@contextlib.contextmanager
def full(process: Process) -> Iterator[None]:
    filler = process.folder / "filler"
    try:
        with filler.open("wb", buffering=0) as file, contextlib.suppress(OSError):
            for size in (65536, 4096, 1):
                with contextlib.suppress(OSError):
                    while True:
                        file.write(bytes(size))
        yield
    finally:
        filler.unlink()


@contextlib.contextmanager
def unchangeable(process: Process) -> Iterator[None]:
    """Read-only for everybody, also for those who have it open."""
    files = [str(process.folder / name) for name in ("tables.sqlite", "tables.sqlite-wal")]
    subprocess.run(["chattr", "+i", *files], check=True)
    try:
        yield
    finally:
        subprocess.run(["chattr", "-i", *files], check=True)


@contextlib.contextmanager
def locked(process: Process) -> Iterator[None]:
    """Another program keeps the file to itself."""
    db = sqlite3.connect(process.folder / "tables.sqlite", isolation_level=None, timeout=30)
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        db.execute("ROLLBACK")
        db.close()


@contextlib.contextmanager
def short(process: Process) -> Iterator[None]:
    """The system lets no file grow."""
    pid = process.process.pid
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, before[1]))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)


KINDS: Final[dict[str, Callable[[Process], contextlib.AbstractContextManager[None]]]] = {
    "full": full,
    "unchangeable": unchangeable,
    "locked": locked,
    "short": short,
}


# People who play on --------------------------------------------------------------------------------------------------


class Person:
    """Chooses at random for ever, tries again what was not kept, comes back when the line is cut."""

    def __init__(self, table: "Played", server: Server, player: int, rng: Random, pause: float = 0.0) -> None:
        self.table = table
        self.server = server
        self.player = player
        self.rng = rng
        self.pause = pause  # seconds between two choices, about
        self.number = 0

    async def play(self) -> None:
        while not self.table.over:
            seat = self.server.seat(self.table.made, self.player)
            try:
                await seat.connect()
                await self.sit(seat)
            except (Bye, ConnectionClosed, OSError, InvalidMessage, TimeoutError):
                await asyncio.sleep(AGAIN)
            finally:
                with contextlib.suppress(AttributeError):
                    await seat.line.close()

    async def sit(self, seat: Seat) -> None:
        while True:
            while not (seat.over or seat.legal or seat.may["confirm"]):
                message = await seat.read()
                if message["t"] == "trouble" and message["trouble"]:
                    self.table.told.set()
            if seat.over:
                self.table.over = True
                return
            if self.pause:
                await asyncio.sleep(self.rng.uniform(0.5, 1.5) * self.pause)
            self.number += 1
            name = f"{self.player}-{self.number}"
            if seat.may["confirm"]:
                answer = await seat.command("confirm", name, v=seat.v)
            else:
                answer = await seat.choose(self.rng.choice(seat.legal), name)
            if answer["t"] == "ack":
                self.table.acked.append(name)
                self.table.moved.set()
            else:
                assert answer["code"] in ("not-kept", "stale", "gone", "not-asked"), answer
                if answer["code"] == "not-kept":
                    self.table.told.set()
                await asyncio.sleep(AGAIN)


class Played:
    """One table: what was acknowledged there, and whether it goes on."""

    def __init__(self, made: dict[str, Any]) -> None:
        self.made = made
        self.acked: list[str] = []
        self.moved = asyncio.Event()
        self.told = asyncio.Event()
        self.over = False
        self.people: list[asyncio.Task[None]] = []


class NoTable(Exception):
    """The disk refuses a new one, too."""


class Trial:
    def __init__(self, process: Process, seed: int) -> None:
        self.process = process
        self.rng = Random(seed)
        self.tables: list[Played] = []
        self.ended: list[Played] = []

    async def seat(self, server: Server, chairs: str) -> None:
        asked = [{"kind": kind} if kind == "me" else {"kind": "bot", "bot": kind} for kind in chairs.split()]
        new = {"game": "ankh", "chairs": asked, "pace": "skip", "confirm": self.rng.random() < 0.5}
        answer = await server.http.post("/api/tables", json=new)
        if answer.status_code != 201:
            assert answer.json()["error"]["code"] in ("not-kept", "too-fast"), answer.text
            raise NoTable
        table = Played(answer.json())
        for player, kind in enumerate(chairs.split()):
            if kind == "me":
                person = Person(table, server, player, Random(self.rng.random()))
                table.people.append(asyncio.create_task(person.play()))
        self.tables.append(table)

    async def renew(self, server: Server) -> None:
        """Where a game is over, a new one begins."""
        for table in [table for table in self.tables if table.over]:
            await asyncio.gather(*table.people)
            self.tables.remove(table)
            self.ended.append(table)
        for chairs in TABLES[len(self.tables) :]:
            await self.seat(server, chairs)

    async def goes_on(self) -> None:
        """Every table has seen a choice acknowledged since now, or its end."""
        for table in self.tables:
            table.moved.clear()
        for table in self.tables:
            while not (table.moved.is_set() or table.over):
                self.failed_people()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(table.moved.wait(), 0.1)

    async def refused(self, server: Server) -> None:
        """Somebody has been told that something was not kept. A full disk may hold out for some games: the database's
        log takes what fits into it."""
        while not any(table.told.is_set() for table in self.tables):
            self.failed_people()
            try:
                await self.renew(server)
            except NoTable:
                if not self.tables:  # all games ended just before: nobody is left to be told but who wants a new one
                    return
            await asyncio.sleep(AGAIN)

    def failed_people(self) -> None:
        for table in self.tables:
            for person in table.people:
                if person.done():
                    person.result()

    async def rounds(self, kind: str, count: int) -> dict[str, Any]:
        server = await self.process.start()
        told = 0
        for _ in range(count):
            await self.renew(server)
            await self.goes_on()
            for table in self.tables:
                table.told.clear()
            with KINDS[kind](self.process):
                await self.refused(server)
            told += sum(table.told.is_set() for table in self.tables)
            await self.goes_on()
        for table in self.tables:
            for person in table.people:
                person.cancel()
            await asyncio.gather(*table.people, return_exceptions=True)
        await server.http.aclose()
        Server.opened.remove(server.http)
        log = await self.process.end()
        assert "Traceback" not in log, log
        played = [*self.tables, *self.ended]
        for table in played:
            look(self.process.folder, table)
        acked = sum(len(table.acked) for table in played)
        return {"kind": kind, "rounds": count, "tables": len(played), "told": told, "acknowledged": acked, "lost": 0}


def look(folder: Path, table: Played) -> None:
    """At the disk: every acknowledged choice is there, in its order, and the log replays."""
    db = sqlite3.connect(folder / "tables.sqlite")
    name = table.made["table"]
    rows = db.execute(
        "select n, kind, player, text, audience, command from log where table_id = ? order by n", (name,)
    ).fetchall()
    game_name, options = db.execute("select game, options from tables where id = ?", (name,)).fetchone()
    db.close()
    assert [row[0] for row in rows] == list(range(len(rows))), "the log has a hole"
    kept = [row[5] for row in rows if row[5] is not None]
    assert len(kept) == len(set(kept)), "something was done twice"
    assert not set(table.acked) - set(kept), f"acknowledged and lost: {sorted(set(table.acked) - set(kept))}"
    order = [command for command in kept if command in set(table.acked)]
    for player in {command.split("-")[0] for command in order}:
        mine = [command for command in order if command.split("-")[0] == player]
        assert mine == [c for c in table.acked if c.split("-")[0] == player], "kept in another order"
    game = Game(ruleset(game_name), json.loads(options))
    for row in rows:
        entries.fold(game, Entry(*row[1:5]))
    assert BOX not in game.rules.owing(game.state), "half a choice: chance has not answered"


@contextlib.contextmanager
def folder_for(kind: str) -> Iterator[Path]:
    """A full disk is a small one of its own."""
    with tempfile.TemporaryDirectory() as place:
        if kind == "full":
            subprocess.run(["mount", "-t", "tmpfs", "-o", "size=24m", "tmpfs", place], check=True)
        try:
            yield Path(place) / "data"
        finally:
            if kind == "full":
                subprocess.run(["umount", place], check=True)


def possible(kind: str) -> bool:
    """Mounting and fixing files are for root; on Windows nothing of this can be done."""
    needs = {"full": "mount", "unchangeable": "chattr"}
    return kind not in needs or (os.geteuid() == 0 and shutil.which(needs[kind]) is not None)


def trial(kind: str, rounds: int, seed: int) -> dict[str, Any]:
    with folder_for(kind) as folder:
        return asyncio.run(Trial(Process(folder), seed).rounds(kind, rounds))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kind", choices=KINDS, action="append")
    given = parser.parse_args()
    for kind in given.kind or KINDS:
        print(json.dumps(trial(kind, given.rounds, given.seed)), flush=True)


if __name__ == "__main__":
    main()

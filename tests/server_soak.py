"""Everything at once, for long: ``PYTHONPATH=. python tests/server_soak.py --minutes 60``.

A server with many tables, people and bots at each. At random moments it is killed, ended and started again; its disk
fills up or is locked by somebody else; all lines drop at once and everybody comes back; links are revoked and tried
again; records that are meant to hurt are brought in; copies are made. After each of these every table must go on; in
the end every choice that was acknowledged is on disk, in its order, and every log replays.
"""

import argparse
import asyncio
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import traceback
from pathlib import Path
from random import Random
from typing import Any

import pytest
import server_disks
from server_client import Bye, Seat
from server_disks import Person, Played, Process, look

from benben.server.answers import USER
from bench.load import let_in

PAUSE = 3.0
"""Seconds between two choices of a person, about."""
STUCK = 600.0
"""Seconds after which a table that does not go on is stuck."""
BETWEEN = (4.0, 15.0)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Soak:
    def __init__(self, folder: Path, tables: int, seed: int) -> None:
        self.folder = folder
        self.process = Process(folder, free_port())
        self.rng = Random(seed)
        self.wanted = tables
        self.tables: list[Played] = []
        self.ended: list[Played] = []
        self.count: dict[str, int] = {}
        self.logs: list[str] = []
        self.draining: asyncio.Task[bytes] | None = None

    # The server ------------------------------------------------------------------------------------------------------

    async def start(self) -> None:
        server = await self.process.start()
        assert self.process.process.stderr is not None
        self.draining = asyncio.create_task(self.process.process.stderr.read())
        if not hasattr(self, "server"):
            self.server = server
        else:
            await server.http.aclose()

    async def stop(self, how: int) -> None:
        self.process.process.send_signal(how)
        await self.process.process.wait()
        assert self.draining
        said = (await self.draining).decode()
        self.logs.append(said)
        assert "Traceback" not in said, said[-3000:]

    # The tables ------------------------------------------------------------------------------------------------------

    async def fill(self) -> None:
        for table in [table for table in self.tables if table.over]:
            await asyncio.gather(*table.people)
            self.tables.remove(table)
            self.ended.append(table)
        kinds = ("me greedy", "me me", "me random random", "me me greedy random")
        while len(self.tables) < self.wanted:
            chairs = self.rng.choice(kinds)
            table = Played(await self.server.new(chairs, confirm=self.rng.random() < 0.3))
            for player, kind in enumerate(chairs.split()):
                if kind == "me":
                    person = Person(table, self.server, player, Random(self.rng.random()), PAUSE)
                    table.people.append(asyncio.create_task(person.play()))
            self.tables.append(table)

    async def goes_on(self) -> None:
        """Every table has moved since now, or is over."""
        for table in self.tables:
            table.moved.clear()
        until = time.monotonic() + STUCK
        waiting = self.tables[:]
        while waiting:
            await asyncio.sleep(0.2)
            for table in waiting:
                for person in table.people:
                    if person.done():
                        person.result()
            waiting = [table for table in waiting if not (table.moved.is_set() or table.over)]
            if time.monotonic() > until:
                raise AssertionError(f"stuck: {[await self.standing(table) for table in waiting]}")

    async def standing(self, table: Played) -> dict[str, Any]:
        """What somebody who comes to a table finds there."""
        seat = self.server.seat(table.made, 0)
        await seat.connect()
        asked = {"owing": seat.view["owing"], "asks": seat.view["asks"], "may": seat.may, "acked": table.acked[-1:]}
        return {"table": table.made["table"], "chairs": seat.welcome["chairs"], **asked}

    # What happens to them --------------------------------------------------------------------------------------------

    async def kill(self) -> None:
        await self.stop(signal.SIGKILL)
        await self.start()

    async def restart(self) -> None:
        await self.stop(signal.SIGTERM)
        await self.start()

    async def full_disk(self) -> None:
        with server_disks.full(self.process):
            await asyncio.sleep(self.rng.uniform(0.5, 4))

    async def foreign_lock(self) -> None:
        with server_disks.locked(self.process):
            await asyncio.sleep(self.rng.uniform(0.5, 4))

    async def no_growth(self) -> None:
        with server_disks.short(self.process):
            await asyncio.sleep(self.rng.uniform(0.5, 4))

    async def storm(self) -> None:
        """All lines drop at once."""
        for line in Seat.opened:
            line.transport.abort()
        Seat.opened.clear()

    async def revoke(self) -> None:
        """The person gets the new link; the old one opens nothing."""
        for table in self.rng.sample(self.tables, min(10, len(self.tables))):
            chairs = table.made["links"]["chairs"]
            old = chairs[0]
            answer = await self.server.http.post(f"/api/tables/{table.made['table']}/links", json={"player": "P1"})
            if answer.status_code in (429, 503):
                continue
            chairs[0] = answer.json()["link"]
            with pytest.raises(Bye, match=r"no-such-link|revoked"):
                await Seat(self.server.url, table.made["table"], old).connect()

    async def hostile_record(self) -> None:
        table = self.rng.choice(self.tables)
        headers = {"authorization": f"Bearer {table.made['links']['chairs'][0]}"}
        record = (await self.server.http.get(f"/api/tables/{table.made['table']}/record", headers=headers)).text
        lines = record.splitlines()[:20] + [f"{n} P1 undo" for n in range(15, 100_000)]
        for text in ("\n".join(lines), record[: len(record) // 2], "\0" * 100_000):
            answer = await self.server.http.post("/api/records", content=text.encode())
            assert answer.status_code in (201, 400, 429), answer.text

    async def look_back(self) -> None:
        for table in self.rng.sample(self.tables, min(20, len(self.tables))):
            headers = {"authorization": f"Bearer {table.made['links']['chairs'][0]}", USER: self.server.user}
            for path in ("replay", "record", "story"):
                answer = await self.server.http.get(f"/api/tables/{table.made['table']}/{path}", headers=headers)
                assert answer.status_code in (200, 429, 503), answer.text
        assert (await self.server.http.get("/api/tables")).status_code in (200, 429)

    async def copy(self) -> None:
        """A copy while the server runs, proven."""
        to = self.folder.parent / f"copy-{self.count['copy']}.sqlite"
        command = [sys.executable, "-m", "benben", "tables", "backup", "--data", str(self.folder), str(to)]
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        done = await asyncio.to_thread(subprocess.run, command, env=environment, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
        to.unlink()

    EVENTS = (
        kill,
        restart,
        full_disk,
        foreign_lock,
        no_growth,
        storm,
        storm,
        revoke,
        revoke,
        hostile_record,
        look_back,
        copy,
    )

    # The whole -------------------------------------------------------------------------------------------------------

    async def run(self, minutes: float) -> dict[str, Any]:
        await self.start()
        await self.fill()
        end = time.monotonic() + 60 * minutes
        while time.monotonic() < end:
            event = self.rng.choice(self.EVENTS)
            self.count[event.__name__] = self.count.get(event.__name__, 0) + 1
            try:
                await event(self)
                await self.goes_on()
                await self.fill()
            except BaseException:
                traceback.print_exc()  # at once: people who are still there would have to be waited for
                print(f"after {event.__name__}: {json.dumps(self.report())}", flush=True)
                os._exit(1)
            await asyncio.sleep(self.rng.uniform(*BETWEEN))
            print(json.dumps({"left": round((end - time.monotonic()) / 60, 1), **self.report()}), flush=True)
        for table in self.tables:
            while still := [person for person in table.people if not person.done()]:
                for person in still:
                    person.cancel()  # more than once: asyncio.timeout can take it for its own
                await asyncio.wait(still, timeout=1)
        await self.stop(signal.SIGTERM)
        for table in [*self.tables, *self.ended]:
            look(self.folder, table)
        return {**self.report(), "lost": 0, "stuck": 0}

    def report(self) -> dict[str, Any]:
        played = [*self.tables, *self.ended]
        acked = sum(len(table.acked) for table in played)
        return {"tables": len(played), "finished": len(self.ended), "acknowledged": acked, **self.count}


@contextlib.contextmanager
def disk() -> Any:
    """A disk of its own, which can be filled."""
    with tempfile.TemporaryDirectory() as place:
        subprocess.run(["mount", "-t", "tmpfs", "-o", "size=400m", "tmpfs", place], check=True)
        try:
            yield Path(place) / "data"
        finally:
            subprocess.run(["umount", place], check=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with disk() as folder:
        folder.mkdir()
        let_in(str(folder), given.tables * 50, 1)
        print(json.dumps(asyncio.run(Soak(folder, given.tables, given.seed).run(given.minutes))))


if __name__ == "__main__":
    main()

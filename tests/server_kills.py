"""Kill a real server again and again in the middle of games, and look at what is left: ``server_kills.py --count 50``.

Every choice that was acknowledged must be on disk, and everything that anybody was told; a choice that was under way is
there as a whole, with what chance answered, or not at all. Then the same data are served again and the game goes on.
"""

import argparse
import asyncio
import json
import os
import signal
import sqlite3
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from server_client import Bye, Seat, Server
from websockets import ConnectionClosed

from benben.kernel.game import Game
from benben.kernel.registry import ruleset
from benben.kernel.steps import BOX
from benben.server import entries
from benben.server.chronicle import Chronicle
from benben.server.entries import Entry

MOST = 12
"""Choices that a life of a server is long, at most: on a busy machine as many as on an idle one …"""
AFTERWARDS = 0.05
"""… and then up to so many seconds, in which the next ones are under way."""


class Killed:
    """What the player of a series knows, and what has been counted."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder = folder
        self.rng = Random(seed)
        self.made: dict[str, Any] = {}
        self.acked: set[str] = set()
        self.under_way: set[str] = set()
        self.story: list[dict[str, Any]] = []
        self.count = {"kills": 0, "acknowledged": 0, "kept though not acknowledged": 0, "lost unacknowledged": 0}
        self.tables = 0

    async def once(self) -> None:
        """One life of a server."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "benben.server", "--data", str(self.folder), "--port", "0"),
            stdout=asyncio.subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        )
        assert process.stdout is not None
        first = (await process.stdout.readline()).decode()
        server = Server(first.split()[3].rstrip("/"))
        if not self.made:
            await self.new_table(server)
        seat = server.seat(self.made, 0)
        await seat.connect()
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text(encoding="utf-8").split()
        wanted = self.count["acknowledged"] + self.rng.randint(0, MOST)
        playing = asyncio.create_task(self.play(seat))
        while not playing.done() and self.count["acknowledged"] < wanted:
            await asyncio.wait({playing}, timeout=0.005)
        await asyncio.wait({playing}, timeout=self.rng.uniform(0.0, AFTERWARDS))
        process.send_signal(signal.SIGKILL)
        await process.wait()
        over = await playing
        self.story = seat.story
        await server.http.aclose()
        Server.opened.remove(server.http)
        await seat.line.close()
        self.count["kills"] += 1
        self.look()
        for child in children:
            await gone(int(child))
        if over:
            self.made = {}

    async def new_table(self, server: Server) -> None:
        self.tables += 1
        self.made = await server.new("me random random", confirm=bool(self.tables % 2))
        self.acked, self.under_way, self.story = set(), set(), []

    async def play(self, seat: Seat) -> bool:
        """Play until the line is cut; whether the game was over before."""
        number = 0
        try:
            while True:
                await seat.until(lambda: bool(seat.over or seat.legal or seat.may["confirm"]))
                if seat.over:
                    return True
                number += 1
                name = f"{self.count['kills']}-{number}"
                self.under_way = {name}
                if seat.may["confirm"]:
                    answer = await seat.command("confirm", name)
                else:
                    answer = await seat.choose(self.rng.choice(seat.legal), name)
                assert answer["t"] == "ack", answer
                self.acked.add(name)
                self.under_way = set()
                self.count["acknowledged"] += 1
        except (Bye, ConnectionClosed, OSError):
            return False

    def look(self) -> None:
        """At the disk, as the dead server left it."""
        database = sqlite3.connect(self.folder / "tables.sqlite")
        rows = database.execute(
            "select n, kind, player, text, audience, command from log where table_id = ? order by n",
            (self.made["table"],),
        ).fetchall()
        options = json.loads(
            database.execute("select options from tables where id = ?", (self.made["table"],)).fetchone()[0]
        )
        database.close()
        assert [row[0] for row in rows] == list(range(len(rows))), "the log has a hole"
        kept = {row[5] for row in rows if row[5] is not None}
        assert self.acked <= kept, f"acknowledged and lost: {sorted(self.acked - kept)}"
        assert kept - self.acked <= self.under_way, "there is more than was ever sent"
        self.count["kept though not acknowledged"] += len(kept - self.acked)
        self.count["lost unacknowledged"] += len(self.under_way - kept)
        self.acked |= kept
        game = Game(ruleset("ankh"), options)
        chronicle = Chronicle(game)
        for row in rows:
            entries.fold(game, Entry(*row[1:5]))
            chronicle.follow(game)
        assert BOX not in game.rules.owing(game.state), "half a choice: chance has not answered"
        first = self.story[0]["n"] - 1 if self.story else 0  # a sync leaves out what lies far back
        told = json.loads(json.dumps(chronicle.told(0)[first : first + len(self.story)]))  # as on the wire
        assert told == self.story, "somebody was told what the disk does not know"


async def gone(pid: int) -> None:
    """The workers of a dead server end by themselves."""
    for _ in range(2400):
        try:
            state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
        except OSError:
            return
        if state == "Z":
            return
        await asyncio.sleep(0.025)
    raise AssertionError(f"worker {pid} has outlived its server")


async def kills(folder: Path, count: int, seed: int) -> dict[str, int]:
    series = Killed(folder, seed)
    for _ in range(count):
        await series.once()
    return {**series.count, "tables": series.tables}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(asyncio.run(kills(Path(folder), given.count, given.seed))))


if __name__ == "__main__":
    main()

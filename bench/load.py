"""A full house: ``python -m bench.load [--tables 50] [--watchers 5] [--seconds 30] [--pace slow]``.

A real server; at every table one person, who makes a choice a second, plays against a bot, and others look on. What is
measured is the time from sending a choice until its acknowledgement is back: rules, disk, everybody told. Those who
look on are in a process of their own and check that they miss no message.
"""

import asyncio
import json
import multiprocessing
import os
import re
import sys
import tempfile
import time
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any

import httpx
import websockets

from .options import Parser, positive

STEP = re.compile(r'\{"t":"(step|sync)","v":([0-9]+)')
BETWEEN = 1.0
"""Seconds between two choices of a person."""
CROWD = """
sockets = {sockets}
sockets_per_address = {sockets}
strangers_per_address = {sockets}
connections = {connections}
connections_per_address = {connections}
tables_per_user = {tables}
[limits]
table = {{ rate = 1000, burst = {tables}, day = {tables} }}
socket = {{ rate = 1000, burst = {sockets}, day = {sockets} }}
"""
"""The server's settings: here the whole house comes from one address."""


class Counts:
    def __init__(self) -> None:
        self.messages = 0
        self.missed = 0
        self.errors = 0
        self.waits: list[tuple[float, float]] = []  # when a choice was sent, and how long its acknowledgement took


class Line:
    """A client that reads no more than it must: versions, and for players the view."""

    def __init__(self, url: str, table: str, key: str, counts: Counts) -> None:
        self.url = url.replace("http", "ws") + "/live"
        self.hello = json.dumps({"t": "hello", "protocol": 1, "table": table, "key": key})
        self.counts = counts
        self.v = 0

    async def open(self) -> None:
        self.socket = await websockets.connect(self.url, proxy=None, max_size=None, compression=None, open_timeout=None)
        await self.socket.send(self.hello)

    async def read(self) -> str:
        text = await self.socket.recv()
        assert isinstance(text, str)
        self.counts.messages += 1
        found = STEP.match(text)
        if found:
            v = int(found[2])
            if self.v and found[1] == "step" and v != self.v + 1:
                self.counts.missed += 1
            self.v = v
        return text


async def look_on(lines: list[Line], until: float) -> None:
    async def one(line: Line) -> None:
        try:
            while True:
                await asyncio.wait_for(line.read(), max(0.0, until - time.time()))
        except TimeoutError:
            pass
        except Exception:
            line.counts.errors += 1

    await asyncio.gather(*[one(line) for line in lines])


async def play(line: Line, rng: Random, until: float) -> None:
    """Choose at random, once a second, as soon as there is something to choose."""
    legal: list[str] = []
    await asyncio.sleep(rng.uniform(0, BETWEEN))
    number = 0
    while time.time() < until:
        while not legal:
            try:
                text = await asyncio.wait_for(line.read(), max(0.0, until - time.time()))
            except TimeoutError:
                return
            if STEP.match(text):
                message = json.loads(text)
                legal = message["view"]["legal"]
                if message["over"]:
                    return
        number += 1
        sent = time.perf_counter()
        choice = {"t": "choose", "id": f"{number}", "v": line.v, "choice": rng.choice(legal)}
        await line.socket.send(json.dumps(choice))
        legal = []
        while True:
            text = await line.read()
            if text.startswith('{"t":"ack"'):
                line.counts.waits.append((time.time(), time.perf_counter() - sent))
                break
            if text.startswith('{"t":"no"'):
                line.counts.errors += 1
                break
            if STEP.match(text):
                message = json.loads(text)
                legal = message["view"]["legal"]
        await asyncio.sleep(max(0.0, BETWEEN - (time.perf_counter() - sent)))


async def come_back(line: Line) -> None:
    """Until the position is there again."""
    await line.open()
    while not line.v:
        await line.read()


def watchers(pipe: Connection) -> None:
    """In a process of its own."""

    async def main() -> None:
        url, links, until, storm = pipe.recv()
        counts = Counts()
        lines = [Line(url, table, key, counts) for table, key in links]
        for line in lines:
            await line.open()
        pipe.send(len(lines))
        back = 0.0
        if storm:
            await look_on(lines, storm)
            for line in lines:
                line.socket.transport.abort()
                line.v = 0
            await asyncio.gather(*[come_back(line) for line in lines])
            back = time.time() - storm
        await look_on(lines, until + 1.0)
        pipe.send((counts.messages, counts.missed, counts.errors, back))

    asyncio.run(main())


def let_in(folder: str, tables: int, watching: int) -> None:
    sockets = 2 * tables * (watching + 1)  # in a storm the new ones come before the old ones are gone
    settings = CROWD.format(sockets=sockets, connections=sockets + 100, tables=tables)
    Path(folder, "benben.toml").write_text(settings, encoding="utf-8")


async def measure(
    tables: int, watching: int, seconds: float, bot: str, pace: str, storm: bool, folder: str
) -> dict[str, Any]:
    let_in(folder, tables, watching)
    server = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "benben.server", "--data", folder, "--port", "0"),
        stdout=asyncio.subprocess.PIPE,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
    )
    assert server.stdout is not None
    url = (await server.stdout.readline()).decode().split()[3].rstrip("/")
    counts = Counts()
    people: list[Line] = []
    links = []
    async with httpx.AsyncClient(base_url=url, trust_env=False) as http:
        for _ in range(tables):
            chairs = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
            asked = {"game": "ankh", "chairs": chairs, "pace": pace, "confirm": False}
            made = (await http.post("/api/tables", json=asked)).raise_for_status().json()
            people.append(Line(url, made["table"], made["links"]["chairs"][0], counts))
            links += [(made["table"], made["links"]["spectator"])] * watching
    ours, theirs = multiprocessing.Pipe()
    audience = multiprocessing.get_context("spawn").Process(target=watchers, args=(theirs,))
    audience.start()
    until = time.time() + seconds + len(links) * 0.02
    drop = until - seconds / 2 if storm else 0.0
    ours.send((url, links, until, drop))
    await asyncio.to_thread(ours.recv)
    for line in people:
        await line.open()
    started = time.time()
    playing = [play(line, Random(i), until) for i, line in enumerate(people)]
    found = await asyncio.gather(*playing, return_exceptions=True)
    lasted = time.time() - started
    counts.errors += sum(isinstance(one, BaseException) for one in found)
    messages, missed, errors, back = await asyncio.to_thread(ours.recv)
    audience.join()
    server.terminate()
    await server.wait()
    waits = sorted(wait for _, wait in counts.waits)
    return {
        "tables": tables,
        "clients": tables + len(links),
        "seconds": round(lasted, 1),
        "choices": len(waits),
        "acknowledged in ms": {
            "median": round(median(waits) * 1000, 1),
            "p95": round(quantiles(waits, n=20)[-1] * 1000, 1),
            "most": round(waits[-1] * 1000, 1),
        },
        "messages": counts.messages + messages,
        "missed": counts.missed + missed,
        "errors": counts.errors + errors,
        **({"storm": after(counts.waits, drop, back)} if storm else {}),
    }


def after(waits: list[tuple[float, float]], drop: float, back: float) -> dict[str, Any]:
    """What the storm did to those who play: the slowest acknowledgement of each second since."""
    slowest: dict[int, float] = {}
    for sent, wait in waits:
        if sent >= drop:
            second = int(sent - drop)
            slowest[second] = max(slowest.get(second, 0.0), round(wait * 1000, 1))
    return {
        "all back after s": round(back, 1),
        "slowest in ms, second by second": [slowest[n] for n in sorted(slowest)][:15],
    }


def main() -> None:
    parser = Parser("bench.load", __doc__)
    parser.add_argument("--tables", type=positive, default=50, help="how many tables (%(default)s)")
    parser.add_argument("--watchers", type=int, default=5, help="who look on at each table")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long people play (%(default)s)")
    parser.add_argument("--bot", default="greedy", help="whom they play against (%(default)s)")
    parser.add_argument("--pace", default="slow", help="of the bots")
    parser.add_argument("--storm", action="store_true", help="half way all who look on drop and come back at once")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        job = measure(given.tables, given.watchers, given.seconds, given.bot, given.pace, given.storm, folder)
        print(json.dumps(asyncio.run(job)))


if __name__ == "__main__":
    main()

"""Does anybody hold the others up? ``python -m bench.stalls [--tables 10000] [--storm 500]``.

A real server. Somebody at a quiet table says ping all the time and notes how long each pong takes, in a process of its
own, while others do what is most work for a server: bring in the longest records, look back, ask for hints, pictures,
list and search thousands of tables, all come back at once. Beside the pongs, which also wait for their turn on the
processor ("nothing" is what the machine itself costs), stands the longest round of the server's event loop.
"""

import asyncio
import json
import multiprocessing
import os
import secrets
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import httpx
import websockets

from benben.kernel.game import Game
from benben.kernel.registry import ruleset
from benben.server import folding
from benben.server.answers import USER
from benben.server.kept import Chair, Deed, Glance, NewLink, NewTable, Part, Shown
from benben.server.keys import digest
from benben.server.limits import Allowed
from benben.server.run import prepare
from benben.server.store import Store

from .options import Parser, positive
from .rounds import longest

EVERY = 0.004
"""Seconds between two pings."""
OPTIONS: dict[str, object] = {
    "players": 2,
    "gods": ["isis", "ra"],
    "guardians": ["satet", "mummy", "scorpion"],
    "first": "P1",
}
OPEN = """
commands = 100000.0
burst = 100000.0
sockets = 100000
sockets_per_address = 100000
sockets_per_table = 100000
strangers_per_address = 100000
connections = 100000
connections_per_address = 100000
tables_per_user = 100000
[limits]
""" + "".join(f"{action} = {{ rate = 100000, burst = 100000, day = 100000 }}\n" for action in Allowed.__struct_fields__)
"""No limits: here the server is to be kept busy."""
BEGUN = Game(ruleset("ankh"), OPTIONS, key=b"key")
CHAIRS = [{"kind": "me"}, {"kind": "human"}]


def pulse(pipe: Connection) -> None:
    """In a process of its own: ping, pong, ping, pong."""

    async def main() -> None:
        url, table, key = pipe.recv()
        line = await websockets.connect(url, proxy=None, max_size=None, compression=None)
        await line.send(json.dumps({"t": "hello", "protocol": 1, "table": table, "key": key}))
        found: list[tuple[float, float]] = []
        pipe.send("ready")
        while not pipe.poll():
            sent = time.time()
            await line.send('{"t":"ping"}')
            while '"pong"' not in str(await line.recv()):
                pass
            found.append((sent, time.time() - sent))
            await asyncio.sleep(EVERY)
        pipe.send(found)

    asyncio.run(main())


async def many_tables(folder: Path, user: str, count: int) -> None:
    """Tables of one user, written as the server writes them."""
    prepare(folder).release()
    store = Store(folder)
    for start in range(0, count, 200):
        writes = []
        for n in range(start, min(start + 200, count)):
            chairs = [Chair("human", "", f"Ada {n}"), Chair("bot", "greedy", "greedy")]
            new = NewTable(f"{n:016x}", "ankh", OPTIONS, b"key", True, True, "slow", chairs)
            over = '{"reason":"ascended","winners":["P1"],"score":[1.0,0.0]}' if n % 10 else ""
            links = [NewLink("host", -2, digest(f"host {n}"), user), NewLink("chair", 0, digest(f"chair {n}"), user)]
            writes.append(store.create(new, links, Deed([], Shown(["P1"], over), glance=glance(n % 10 > 0)), True))
        await asyncio.gather(*writes)
    await store.close()


def glance(over: bool) -> Glance:
    """What lists show of a game in its first round: as much as of any other."""
    told = folding.glance(BEGUN)
    scores = [1.0, 0.0] if over else [None, None]
    return told._replace(parts=[Part(part.side, score) for part, score in zip(told.parts or (), scores, strict=True)])


def record(lines: int) -> str:
    """Somebody who makes a choice and takes it back, for ever."""
    head = f"benben record 1\ngame: ankh 1\ndata: x\noptions: {json.dumps(OPTIONS)}\nplayers: []\n\n"
    return head + "".join(f"{n} {('P1 undo', 'P1 action move')[n % 2]}\n" for n in range(1, lines + 1))


class Attacks:
    def __init__(self, http: httpx.AsyncClient, url: str, storm: int) -> None:
        self.http = http
        self.socket = url.replace("http", "ws") + "/live"
        self.storm_size = storm
        self.lists: list[float] = []
        self.searches: list[float] = []

    async def nothing(self) -> None:
        await asyncio.sleep(2)

    async def hostile_records(self) -> None:
        for _ in range(3):
            answer = await self.http.post("/api/records", content=record(110_000))
            assert answer.status_code == 400, answer.text

    async def longest_record(self) -> None:
        """As long as is allowed; then it is folded into memory, and looked back at."""
        answer = await self.http.post("/api/records", content=record(4_000))
        assert answer.status_code == 201, answer.text
        self.long = answer.json()

    async def load_it(self) -> None:
        await self.come(self.long, 0)

    async def look_back(self) -> None:
        for to in range(0, 4_000, 250):
            answer = await self.http.get(f"/api/tables/{self.long['table']}/replay?to={to}")
            assert answer.status_code == 200, answer.text

    async def pictures(self) -> None:
        for n in range(40):
            answer = await self.http.post("/api/qr", json={"text": f"http://192.168.1.2:8910/t/{n}#{'x' * 200}"})
            assert answer.status_code == 200, answer.text

    async def hints(self) -> None:
        asked = {"game": "ankh", "chairs": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}], "hints": True}
        made = (await self.http.post("/api/tables", json={**asked, "options": OPTIONS})).json()
        line = await self.come(made, 0)
        for n in range(20):
            await line.send(json.dumps({"t": "hint", "id": f"h{n}"}))
            while f'"id":"h{n}"' not in str(await line.recv()):
                pass

    async def list_and_search(self) -> None:
        for n in range(20):
            for query, times in (("", self.lists), (f"?search=ada+{n}7", self.searches), ("?state=over", self.lists)):
                began = time.perf_counter()
                answer = await self.http.get(f"/api/tables{query}")
                times.append(time.perf_counter() - began)
                assert answer.json()["tables"]

    async def reconnect_storm(self) -> None:
        made = (await self.http.post("/api/tables", json={"game": "ankh", "chairs": CHAIRS})).json()
        lines = await asyncio.gather(*[self.come(made, -1) for _ in range(self.storm_size)])
        for line in lines:
            line.transport.abort()
        lines = await asyncio.gather(*[self.come(made, -1) for _ in range(self.storm_size)])
        await asyncio.gather(*[line.close() for line in lines])

    async def come(self, made: dict[str, Any], player: int) -> websockets.ClientConnection:
        key = made["links"]["chairs"][player] if player >= 0 else made["links"]["spectator"]
        line = await websockets.connect(self.socket, proxy=None, max_size=None, compression=None, open_timeout=60)
        await line.send(json.dumps({"t": "hello", "protocol": 1, "table": made["table"], "key": key}))
        while '"t":"sync"' not in str(await line.recv())[:20]:
            pass
        return line

    def all(self) -> list[Callable[[], Awaitable[None]]]:
        return [
            *(self.nothing, self.hostile_records, self.longest_record, self.load_it, self.look_back, self.pictures),
            *(self.hints, self.list_and_search, self.reconnect_storm),
        ]


async def measure(folder: Path, tables: int, storm: int) -> dict[str, Any]:
    user = secrets.token_urlsafe(24)
    await many_tables(folder, digest(user), tables)
    (folder / "benben.toml").write_text(OPEN, encoding="utf-8")
    notes = folder / "rounds"
    server = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bench.rounds", str(notes), "--data", str(folder), "--port", "0"),
        stdout=asyncio.subprocess.PIPE,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
    )
    assert server.stdout is not None
    url = (await server.stdout.readline()).decode().split()[3].rstrip("/")
    try:
        windows, found = await attacked(url, user, storm)
    finally:
        server.terminate()
        await server.wait()
    rounds = {name: round(longest(notes, *window) * 1000, 1) for name, window in windows.items()}
    return {"tables": tables, "longest round in ms": rounds, **found}


async def attacked(url: str, user: str, storm: int) -> tuple[dict[str, tuple[float, float]], dict[str, Any]]:
    """When each attack began and ended, and how long the others waited."""
    windows: dict[str, tuple[float, float]] = {}
    async with httpx.AsyncClient(base_url=url, trust_env=False, timeout=60, headers={USER: user}) as http:
        made = (await http.post("/api/tables", json={"game": "ankh", "chairs": CHAIRS})).json()
        attacks = Attacks(http, url, storm)
        ours, theirs = multiprocessing.Pipe()
        quiet = multiprocessing.get_context("spawn").Process(target=pulse, args=(theirs,), daemon=True)
        quiet.start()
        ours.send((attacks.socket, made["table"], made["links"]["chairs"][0]))
        await asyncio.to_thread(ours.recv)
        for attack in attacks.all():
            began = time.time()
            await attack()
            windows[attack.__name__] = (began, time.time())
        ours.send("enough")
        pulses = await asyncio.to_thread(ours.recv)
        quiet.join()
    found = {name: pongs(pulses, *window) for name, window in windows.items()}
    waits = {"pong in ms": found, "list in ms": times(attacks.lists), "search in ms": times(attacks.searches)}
    return windows, waits


def pongs(pulses: list[tuple[float, float]], began: float, ended: float) -> dict[str, float]:
    return times([took for sent, took in pulses if began <= sent + took and sent <= ended])


def times(found: list[float]) -> dict[str, float]:
    p99 = quantiles(found, n=100, method="inclusive")[-1] if len(found) > 1 else found[0]
    return {name: round(x * 1000, 1) for name, x in (("median", median(found)), ("p99", p99), ("most", max(found)))}


def main() -> None:
    parser = Parser("bench.stalls", __doc__)
    parser.add_argument("--tables", type=positive, default=10_000, help="how many tables there are (%(default)s)")
    parser.add_argument("--storm", type=positive, default=500, help="how many sockets come back at once (%(default)s)")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(asyncio.run(measure(Path(folder), given.tables, given.storm)), indent=1))


if __name__ == "__main__":
    main()

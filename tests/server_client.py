"""A client of the live protocol for tests, and a server to try it on.

The client keeps what a page would keep: the last version, the view, the story. It checks on every message that versions
have no gaps, that the story is numbered without gaps and that the message has the shape that the page is told of, so
every test that plays also proves that.
"""

import asyncio
import contextlib
import functools
import json
import socket
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, ClassVar, Self

import httpx
import uvicorn
import websockets
from shapes import check_message
from starlette.applications import Starlette

from benben.server.answers import USER
from benben.server.guard import Guard
from benben.server.keys import new_key
from benben.server.limits import Allowed, Limit
from benben.server.run import configure, listen, prepare
from benben.server.settings import Settings

FIXED: dict[str, object] = {"gods": ["isis", "ra"], "guardians": ["satet", "mummy", "scorpion"], "first": "P1"}
"""Options of a game for two in which chance has nothing to decide before the first turn."""
ANY = Limit(1e6, 10**9, 10**9)
PATIENCE = 60.0
"""Seconds after which something that should happen has not, however busy the machine is."""
dial = functools.partial(websockets.connect, proxy=None, open_timeout=PATIENCE, ping_interval=None)
"""Open a line, and hang up only if somebody does."""
FREE: dict[str, Any] = {
    "workers": 1,
    "think": PATIENCE,
    "commands": 1e6,
    "burst": 1e6,
    "limits": Allowed(**dict.fromkeys(Allowed.__struct_fields__, ANY)),
    "connections_per_address": 3000,
    "sockets_per_address": 2000,
    "strangers_per_address": 2000,
}
"""Settings that never get in the way of a test that is about something else."""


def run(test: Coroutine[Any, Any, None]) -> None:
    async def patiently() -> None:
        async with asyncio.timeout(10 * PATIENCE):
            await test

    asyncio.run(patiently())


class Bye(Exception):
    """The server ended the line."""


class Seat:
    """One socket at a table."""

    opened: ClassVar[list[websockets.ClientConnection]] = []  # to be closed with the server, if not before

    def __init__(self, url: str, table: str, key: str | None, **more: object) -> None:
        self.url = url.replace("http", "ws") + "/live"
        self.hello: dict[str, object] = {"t": "hello", "protocol": 1, "table": table, "key": key, **more}
        self.v = 0
        self.view: dict[str, Any] = {}
        self.may: dict[str, Any] = {}
        self.over: dict[str, Any] | None = None
        self.story: list[dict[str, Any]] = []
        self.welcome: dict[str, Any] = {}
        self.other: list[dict[str, Any]] = []  # messages outside the numbered ones
        self.raw: list[str] = []  # every message as it came
        self.answers: dict[str, dict[str, Any]] = {}
        self.ids = 0

    async def __aenter__(self) -> Self:
        await self.connect()
        return self

    async def __aexit__(self, kind: type | None, wrong: BaseException | None, trace: TracebackType | None) -> None:
        await self.line.close()

    async def connect(self, seen: int | None = None, user: str | None = None) -> None:
        self.line = await dial(self.url, max_size=None)
        Seat.opened.append(self.line)
        await self.send({**self.hello, "seen": seen, "user": user})
        if seen is None:
            self.v = 0
            await self.until(lambda: self.v > 0)
        else:
            before = len(self.raw)
            await self.until(lambda: len(self.raw) > before)

    async def send(self, message: object) -> None:
        await self.line.send(json.dumps(message))

    async def read(self) -> dict[str, Any]:
        """Take one message in."""
        try:
            async with asyncio.timeout(PATIENCE):
                text = await self.line.recv()
        except websockets.ConnectionClosed as closed:
            raise Bye(str(closed.rcvd and closed.rcvd.code)) from None
        assert isinstance(text, str)
        message: dict[str, Any] = json.loads(text)
        check_message(message)
        self.raw.append(text)
        kind = message["t"]
        if kind == "welcome":
            self.welcome = message
        elif kind == "sync":
            self.v = message["v"]
            self.story = message["story"]
            self.take(message)
        elif kind == "step":
            assert message["v"] == self.v + 1, "versions have no gaps"
            self.v = message["v"]
            if "back" in message:
                self.story = [entry for entry in self.story if entry["n"] <= message["back"]]
            self.story += message["story"]
            self.take(message)
        elif kind in ("ack", "no"):
            self.answers[message["id"]] = message
        elif kind == "bye":
            raise Bye(message["code"])
        else:
            self.other.append(message)
        return message

    def take(self, message: dict[str, Any]) -> None:
        self.view, self.may, self.over = message["view"], message["may"], message["over"]
        numbers = [entry["n"] for entry in self.story]
        assert numbers == list(range(numbers[0] if numbers else 1, len(numbers) + (numbers[0] if numbers else 1)))

    async def until(self, ready: Callable[[], bool]) -> None:
        while not ready():
            await self.read()

    async def when(self, ready: "Callable[[Seat], bool]") -> None:
        await self.until(lambda: ready(self))

    async def command(self, t: str, own_id: str = "", **more: object) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        self.ids += 1
        own_id = own_id or new_key()  # a number would come again: the same id is done once
        self.answers.pop(own_id, None)
        await self.send({"t": t, "id": own_id, **more})
        await self.until(lambda: own_id in self.answers)
        return self.answers[own_id]

    async def choose(self, choice: str, name: str = "", v: int | None = None) -> dict[str, Any]:
        return await self.command("choose", name, v=self.v if v is None else v, choice=choice)

    @property
    def legal(self) -> list[str]:
        legal: list[str] = self.view["legal"]
        return legal


class Server:
    """A running server and a browser's HTTP side, with its user's key."""

    opened: ClassVar[list[httpx.AsyncClient]] = []

    def __init__(self, url: str) -> None:
        self.url = url
        self.user = new_key()
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE, trust_env=False, headers={USER: self.user})
        Server.opened.append(self.http)
        self.inside: Any = None  # the parts of a server in this process

    async def new(self, chairs: str, **more: Any) -> dict[str, Any]:
        """A table; chairs are words such as "me human greedy"."""
        asked = [{"kind": name} if name in ("me", "human") else {"kind": "bot", "bot": name} for name in chairs.split()]
        answer = await self.http.post("/api/tables", json={"game": "ankh", "chairs": asked, "pace": "skip", **more})
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def seat(self, made: dict[str, Any], player: int, **more: object) -> Seat:
        """A socket for a chair; -2 looks on."""
        links = made["links"]
        key = links["chairs"][player] if player >= 0 else links["spectator"]
        return Seat(self.url, made["table"], key, **more)


@contextlib.asynccontextmanager
async def served(data: Path, room: int = 0, **more: Any) -> AsyncIterator[Server]:
    """A real server on a real port, in this event loop; `room` is what the system may buffer for a socket."""
    folder = prepare(data)
    line: socket.socket = listen("127.0.0.1", 0)
    if room:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, room)
    settings = Settings(data=data, **{**FREE, **more})
    config = configure(settings)
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve(sockets=[line]))
    while not server.started:
        if task.done():
            await task
        await asyncio.sleep(0.01)
    found = Server(f"http://127.0.0.1:{line.getsockname()[1]}")
    assert isinstance(config.app, Guard)
    assert isinstance(config.app.app, Starlette)
    found.inside = config.app.app.state
    try:
        yield found
    finally:
        while Server.opened:
            await Server.opened.pop().aclose()
        while Seat.opened:
            await Seat.opened.pop().close()
        server.should_exit = True
        await task
        line.close()
        folder.release()


async def play_on(seats: dict[str, Seat], rng: Random, most: int = 100_000) -> int:
    """Let these seats play at random, confirming what is held, to the end or until so many choices are made."""
    lead = next(iter(seats.values()))
    made = 0
    while made < most:
        await lead.until(lambda: bool(lead.over) or any(name in seats for name in lead.view["owing"]))
        if lead.over:
            break
        name = next(name for name in lead.view["owing"] if name in seats)
        seat = seats[name]
        await seat.when(lambda s: bool(s.over or s.legal or s.may["confirm"]))
        if seat.over:
            continue
        if seat.may["confirm"]:
            answer = await seat.command("confirm", v=seat.v)
        else:
            answer = await seat.choose(rng.choice(seat.legal))
            made += 1
        assert answer["t"] == "ack", answer
        # The lead must not look at an old board: it has seen what the others did when it has heard of it.
        if seat is not lead:
            owing = seat.view["owing"]
            await caught_up(lead, owing)
    return made


async def caught_up(seat: Seat, owing: list[str]) -> None:
    await seat.until(lambda: bool(seat.over) or seat.view["owing"] == owing)

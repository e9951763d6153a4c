"""Clients that open connections and do not use them, drop them, or send what nobody should read in a log."""

import asyncio
import contextlib
import json
import re
import socket
import struct
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
import websockets
from server_client import PATIENCE, Seat, Server, dial, run, served
from server_process import OTHER, Launched, ended, from_other, launched, need_other_address, raw, until

from benben.server.doors import Doors
from benben.server.live import AT_ONCE
from benben.server.settings import Settings

HEAD = "POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\n"
UPGRADE = (
    "GET /live HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    "sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
ABOUT = "GET /api/about HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"
HALVES: list[tuple[str, str]] = [
    ("nothing", ""),
    ("half a line", "GET /api/ab"),
    ("half a header", "GET /api/about HTTP/1.1\r\nhost: 127"),
    ("half a body", f"{HEAD}content-length: 100\r\n\r\nhalf"),
    ("half a chunk", f"{HEAD}transfer-encoding: chunked\r\n\r\n5\r\nab"),
    ("a body that is only promised", f"{HEAD}content-length: 9\r\nexpect: 100-continue\r\n\r\n"),
    ("half a body, already answered", f"{HEAD}content-length: 9000000\r\n\r\n{'x' * 70_000}"),
    ("half a body that nobody wants", ABOUT.replace("\r\n\r\n", "\r\ncontent-length: 100\r\n\r\nhalf")),
    ("half a second request", f"{ABOUT}GET /api/ab"),
    ("no second request", ABOUT),
]
SHORT: dict[str, Any] = {"head": 1.0, "body": 1.0, "keep_alive": 1, "hello": 1.0}
"""Soon over, and yet enough for those who play meanwhile on a busy machine."""


@contextlib.asynccontextmanager
async def playing(server: Server) -> AsyncIterator[None]:
    """Somebody plays meanwhile and must not notice anything."""
    made = await server.new("me me", confirm=False, options={"first": "P1"})
    enough = asyncio.Event()
    async with server.seat(made, 0) as good:

        async def play() -> None:
            while not enough.is_set():
                assert (await good.choose("action move"))["t"] == "ack"
                assert (await good.command("undo"))["t"] == "ack"
                assert (await server.http.get("/api/about")).status_code == 200
                await asyncio.sleep(0.01)

        task = asyncio.create_task(play())
        yield
        enough.set()
        await task


def test_who_does_not_finish_is_shown_out(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with served(tmp_path, **SHORT) as server, playing(server):
            lines = [await raw(server, text.encode()) for _, text in HALVES]
            for (what, _), line in zip(HALVES, lines):
                await ended(line)  # else this waits too long
                assert what

    run(test())
    assert not caplog.records


def test_slow_drops_are_no_request(tmp_path: Path) -> None:
    """A byte now and then does not keep a connection open."""

    async def test() -> None:
        async with served(tmp_path, **SHORT) as server, playing(server):
            for text in ("GET /", f"{HEAD}content-length: 1000\r\n\r\n"):
                line = await raw(server, text.encode())
                await until_reset(line)

    run(test())


async def until_reset(line: socket.socket) -> None:
    """Without reading anything: send until it fails."""
    async with asyncio.timeout(PATIENCE):
        with contextlib.suppress(ConnectionError):
            while True:
                with contextlib.suppress(BlockingIOError):
                    line.send(b"x")
                await asyncio.sleep(0.02)
    line.close()


def test_who_does_not_read_is_shown_out(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Neither answers nor messages wait for ever."""

    async def test() -> None:
        async with served(tmp_path, room=4096, queue=8, **SHORT, patience=1.0) as server:
            async with playing(server):
                await until_reset(await raw(server, ABOUT.encode() * 30, room=4096))
            made = await server.new("me me", confirm=False, options={"first": "P1"})
            async with server.seat(made, 0) as good:
                line = await raw(server, UPGRADE.encode(), room=4096)
                assert await got(line)
                line.send(hello(made, 1))
                await good.until(lambda: {"t": "here", "player": "P2", "here": True} in good.other)
                while {"t": "here", "player": "P2", "here": False} not in good.other:
                    assert (await good.choose("action move"))["t"] == "ack"
                    assert (await good.command("undo"))["t"] == "ack"
                await until_reset(line)

    run(test())
    assert not caplog.records


async def got(line: socket.socket) -> bytes:
    """The beginning of an answer."""
    return await asyncio.wait_for(asyncio.get_running_loop().sock_recv(line, 4096), PATIENCE)


def hello(made: dict[str, Any], chair: int) -> bytes:
    """As a frame."""
    said = {"t": "hello", "protocol": 1, "table": made["table"], "key": made["links"]["chairs"][chair]}
    body = json.dumps(said).encode()
    return bytes([0x81, 0xFE]) + len(body).to_bytes(2) + bytes(4) + body


class Unread(asyncio.Transport):
    """A connection on which something waits to be read for ever."""

    cut = False

    def get_write_buffer_size(self) -> int:
        return 10

    def get_protocol(self) -> asyncio.BaseProtocol:
        return asyncio.Protocol()

    def abort(self) -> None:
        self.cut = True


def test_whoever_waited_for_us_is_not_late(tmp_path: Path) -> None:
    """A server that was busy or asleep for long has not listened either."""

    async def test() -> None:
        loop, line = asyncio.get_running_loop(), Unread()
        doors = Doors(Settings(data=tmp_path))
        assert doors.enter(line)
        doors.look(loop)  # something waits …
        doors.open[line].read_at -= 1000.0
        doors.next_look -= 1000.0  # … for long, but the next look comes late
        doors.look(loop)
        assert not line.cut
        doors.open[line].read_at -= 1000.0
        doors.look(loop)
        assert line.cut

    run(test())


def room_for_files() -> None:
    if sys.platform == "win32":
        pytest.skip("there are no such limits")
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < 2000:
        if hard != resource.RLIM_INFINITY and hard < 2000:
            pytest.skip("this test needs 2,000 files")
        resource.setrlimit(resource.RLIMIT_NOFILE, (2000, hard))


def test_more_idle_connections_than_there_are_files(tmp_path: Path) -> None:
    """One address takes all it can get; another one does not notice, and the log stays short."""
    room_for_files()
    need_other_address()

    async def test() -> None:
        async with launched(tmp_path, files=1024) as server:
            crowd = [await raw(server) for _ in range(1100)]
            other = from_other(server)
            for _ in range(20):
                assert (await other.get("/api/about")).status_code == 200
            await until(lambda: "connections refused, the last from 127.0.0.1" in server.said())
            full = [await ended(crowd.pop()) for _ in range(100)]
            assert all(answer.startswith(b"HTTP/1.1 503 ") for answer in full)
            assert all(answer.endswith(b"too many connections\n") for answer in full)
            for line in crowd:
                line.close()
            while (await server.http.get("/api/about")).status_code != 200:
                await asyncio.sleep(0.05)
            assert server.said().count("\n") == 1

    run(test())


def test_all_connections_are_counted(tmp_path: Path) -> None:
    """In all there are so many; sockets are connections too, and one that ends makes room."""
    need_other_address()

    async def test() -> None:
        async with served(tmp_path, connections=5, head=60.0) as server:
            crowd = [await raw(server, address=address) for address in (OTHER, "127.0.0.1")]
            made = await server.new("me me")
            seats = [server.seat(made, player) for player in range(2)]
            for seat in seats:
                await seat.connect()
            for _ in range(3):
                assert (await ended(await raw(server, ABOUT.encode())))[:12] in (b"HTTP/1.1 503", b"")
            assert (await server.http.get("/api/about")).status_code == 200, "the fifth one is still there"
            await seats[0].line.close()
            crowd.append(await raw(server, ABOUT.encode()))
            assert b"200 OK" in await got(crowd[-1])
            for line in crowd:
                line.close()

    run(test())


@pytest.mark.skipif(sys.platform != "linux", reason="needs prlimit")
def test_no_files_left(tmp_path: Path) -> None:
    """If the system takes files away, connections wait; the log says so once, and then things go on."""
    import resource

    async def test() -> None:
        async with launched(tmp_path) as server:
            assert (await server.http.get("/api/about")).status_code == 200
            pid = server.process.pid
            before = resource.prlimit(pid, resource.RLIMIT_NOFILE)
            resource.prlimit(pid, resource.RLIMIT_NOFILE, (len(list(Path(f"/proc/{pid}/fd").iterdir())), before[1]))
            crowd = [await raw(server, ABOUT.encode()) for _ in range(50)]
            await until(lambda: "no more files" in server.said())
            assert (await server.http.get("/api/about")).status_code == 200, "on its old connection"
            resource.prlimit(pid, resource.RLIMIT_NOFILE, before)
            for line in crowd:
                assert b"200 OK" in await got(line)
                line.close()
            assert server.said() == "benben: no more files can be opened: new connections have to wait\n"

    run(test())


def test_slots_are_not_for_strangers(tmp_path: Path) -> None:
    """Sockets that do not say who they are get few places, and one address not all; others come in."""
    need_other_address()

    async def test() -> None:
        settings: dict[str, Any] = {"sockets": 10, "sockets_per_address": 6, "strangers_per_address": 3, "hello": 60.0}
        async with served(tmp_path, **settings) as server:
            made = await server.new("me me")
            url = f"{server.url}/live".replace("http", "ws")
            silent = [await dial(url) for _ in range(3)]
            for _ in range(5):
                with pytest.raises(websockets.InvalidStatus, match="403"):
                    await dial(url)
            other = await dial(url, local_addr=(OTHER, 0))
            await other.send(json.dumps(server.seat(made, 0).hello))
            assert json.loads(await other.recv())["t"] == "welcome"
            for line in silent:
                await line.close()
            seats: list[Seat] = []
            while len(seats) < 6:  # those who say hello have more places
                seat = server.seat(made, 1)
                with contextlib.suppress(websockets.InvalidStatus):  # the silent are just on their way out
                    await seat.connect()
                    seats.append(seat)
            with pytest.raises(websockets.InvalidStatus, match="403"):
                await dial(url)
            again = await dial(url, local_addr=(OTHER, 0))
            for line in (other, again):
                await line.close()

    run(test())


def test_one_without_a_key_does_not_take_the_slots(tmp_path: Path) -> None:
    """With the usual settings."""
    usual = Settings(data=tmp_path)
    room_for_files()
    need_other_address()

    async def test() -> None:
        async with launched(tmp_path) as server:
            made = await server.new("me me")
            crowd: list[socket.socket] = []
            answers = set()
            for _ in range(usual.strangers_per_address + 50):
                crowd.append(await raw(server, UPGRADE.encode(), OTHER))
                answers.add((await got(crowd[-1]))[:12])
                if len(answers) == 2:
                    break
            assert answers == {b"HTTP/1.1 101", b"HTTP/1.1 403"}
            assert len(crowd) == usual.strangers_per_address + 1
            async with server.seat(made, 0):
                pass
            for line in crowd:
                line.close()

    run(test())


# The log --------------------------------------------------------------------------------------------------------------


def reset(line: socket.socket) -> None:
    """End it as a crash does."""
    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    line.close()


def test_dropped_lines_are_not_mentioned(tmp_path: Path) -> None:
    """Wherever a client hangs up, politely or not, and whatever nonsense it says before."""

    async def test() -> None:
        async with launched(tmp_path, "[limits]\nsocket = { burst = 100000 }\nrecord = { burst = 100000 }\n") as server:
            made = await server.new("me random", pace="fast")
            text = hello(made, 0)
            upload = "POST /api/records HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 100000\r\n\r\n"
            chunks = f"{HEAD}transfer-encoding: chunked\r\n\r\n"
            key = f"authorization: Bearer {made['links']['host']}\r\n"
            replay = f"GET /api/tables/{made['table']}/replay HTTP/1.1\r\nhost: 127.0.0.1\r\n{key}\r\n"
            said = [
                *(text.encode() for _, text in HALVES),
                UPGRADE.encode(),
                upload.encode() + b"x" * 50_000,
                chunks.encode() + b"zz\r\n",
                (replay * 20).encode(),
                (replay + "\0\0\0").encode(),
                replay.encode() + b"\r\n\r\nGARBAGE\r\n\r\n",
                UPGRADE.replace("websocket", "h2c").encode(),
                UPGRADE.replace("version: 13", "version: 1").encode(),
                b"\x16\x03\x01\x02\x00\x01\x00",
                b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * 20_000,
            ]
            for sent in said:
                for end in (reset, socket.socket.close):
                    for more in (False, True):
                        await drop(server, [sent], end, more)
            for frames in (text[:20], text, text + bytes([0x81, 0x82, 0, 0, 0, 0, 0xFF, 0xFE]), text + b"\xff" * 9):
                for end in (reset, socket.socket.close):
                    for more in (False, True):
                        await drop(server, [UPGRADE.encode(), frames], end, more)
            assert (await server.http.get("/api/about")).status_code == 200
            async with server.seat(made, 0):
                pass
        assert server.said() == ""

    run(test())


def test_who_hangs_up_while_waiting_to_be_let_in_is_not_mentioned(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with served(tmp_path) as server, contextlib.AsyncExitStack() as gate:
            live = server.inside.live
            for _ in range(AT_ONCE):
                await gate.enter_async_context(live.gate)
            line = await raw(server, UPGRADE.encode())
            await until(lambda: live.slots.open == 1)
            reset(line)
            assert (await server.http.get("/api/about")).status_code == 200  # and so it has heard of the end
            await gate.aclose()
            await until(lambda: live.slots.open == 0)
        assert not caplog.records

    run(test())


async def drop(server: Launched, sent: list[bytes], end: Callable[[socket.socket], None], later: bool) -> None:
    """One after another, each when the last was answered; then hang up, at once or while the server answers."""
    loop = asyncio.get_running_loop()
    line = await raw(server)
    with contextlib.suppress(ConnectionError, TimeoutError):
        for number, part in enumerate(sent):
            if number:
                assert await got(line)
            await loop.sock_sendall(line, part)
        if later:
            await asyncio.wait_for(loop.sock_recv(line, 10), 0.1)
    end(line)


BROKEN = """
from benben.server.history import History
async def broken(self, request):
    raise ValueError(request.path_params["table"] + request.headers["x-evil"])
History.story = broken
"""


def test_nothing_raw_reaches_the_log(tmp_path: Path) -> None:
    """A path that would forge a line, colour the terminal or turn the text around; and a very long one."""
    hostile = "%0Abenben:%20all%20is%20well%0D%1B%5B31m%E2%80%AE%C2%85%E2%80%A8%00"

    async def test() -> None:
        async with launched(tmp_path, patch=BROKEN) as server:
            for path in (hostile, hostile + "x" * 30_000):
                answer = await server.http.get(f"/api/tables/{path}/story", headers={b"x-evil": b"\x9b31m"})
                assert answer.status_code == 500
            said = server.said()
            assert "GET /api/tables/\\nbenben: all is well\\r\\x1b[31m\\u202e\\x85\\u2028\\x00/story failed\n" in said
            assert len(said) < 60_000
            for line in said.split("\n")[:-1]:
                assert re.match("benben: GET /|    ", line)
                assert line.isprintable()
                assert len(line) < 600

    run(test())

"""A server in a process of its own, with an operator's file and a log to look at; and clients from other addresses."""

import asyncio
import contextlib
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import httpx
import pytest
from server_client import PATIENCE, Seat, Server

OTHER = "127.0.0.2"
"""An address of this machine that is not the usual one; only Linux has it unasked."""


class Launched(Server):
    """A server whose log is a file."""

    process: asyncio.subprocess.Process
    log: Path

    def said(self) -> str:
        return self.log.read_bytes().decode()


def command(folder: Path, *more: str, patch: str = "") -> list[str]:
    """`patch` is done before it starts."""
    start = ["-c", f"{patch}\nfrom benben.server.__main__ import main\nmain()"] if patch else ["-m", "benben.server"]
    return [sys.executable, *start, "--data", str(folder), "--port", "0", *more]


def environment(**more: str) -> dict[str, str]:
    return os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path), **more}


@contextlib.asynccontextmanager
async def launched(folder: Path, config: str = "", files: int = 0, patch: str = "") -> AsyncIterator[Launched]:
    """`files` is how many the process may open at most."""
    folder.mkdir(exist_ok=True)
    if config:
        (folder / "benben.toml").write_text(config, encoding="utf-8")
    given = command(folder, patch=patch)
    if files:
        given = ["sh", "-c", f'ulimit -n {files}; exec "$@"', "sh", *given]
    log = folder / "log"
    with log.open("wb") as errors:
        process = await asyncio.create_subprocess_exec(
            *given, stdout=asyncio.subprocess.PIPE, stderr=errors, env=environment()
        )
    assert process.stdout is not None
    first = (await process.stdout.readline()).decode()
    assert first, log.read_text()
    server = Launched(first.split()[3].rstrip("/").replace("localhost", "127.0.0.1"))
    server.process, server.log = process, log
    try:
        yield server
    finally:
        while Server.opened:
            await Server.opened.pop().aclose()
        while Seat.opened:
            await Seat.opened.pop().close()
        process.send_signal(signal.SIGTERM)
        await process.wait()


async def until(ready: Callable[[], bool]) -> None:
    """Wait for something that happens elsewhere."""
    async with asyncio.timeout(PATIENCE):
        while not ready():
            await asyncio.sleep(0.05)


def need_other_address() -> None:
    with socket.socket() as line:
        try:
            line.bind((OTHER, 0))
        except OSError:
            pytest.skip(f"{OTHER} is not an address of this machine")


def from_other(server: Server) -> httpx.AsyncClient:
    """A client at another address."""
    client = httpx.AsyncClient(
        base_url=server.url, timeout=PATIENCE, transport=httpx.AsyncHTTPTransport(local_address=OTHER)
    )
    Server.opened.append(client)
    return client


async def raw(server: Server, text: bytes = b"", address: str = "127.0.0.1", room: int = 0) -> socket.socket:
    """A bare connection on which so much has been sent; `room` is what it takes in without being read."""
    host, port = server.url.removeprefix("http://").split(":")
    line = socket.socket()
    line.setblocking(False)
    if room:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
    line.bind((address, 0))
    loop = asyncio.get_running_loop()
    try:
        await asyncio.wait_for(loop.sock_connect(line, (host, int(port))), PATIENCE)
        await loop.sock_sendall(line, text)
    except BaseException:
        line.close()
        raise
    return line


async def ended(line: socket.socket) -> bytes:
    """What comes until the server closes the line."""
    loop = asyncio.get_running_loop()
    got = b""
    with contextlib.suppress(ConnectionError):
        while part := await asyncio.wait_for(loop.sock_recv(line, 65536), PATIENCE):
            got += part
    line.close()
    return got

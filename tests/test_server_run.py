"""Starting and stopping: ports, addresses, what is printed, and what happens when it cannot start."""

import asyncio
import os
import signal
import socket
import sqlite3
import sys
from pathlib import Path

import pytest
from server_client import PATIENCE, Server, run, served

from benben.server import run as starting
from benben.server.settings import LOCAL


def test_ctrl_c_ends_a_server_cleanly(tmp_path: Path) -> None:
    """With a client still connected; the exit status is 0 and nothing is printed but where it was."""

    async def test() -> None:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "benben.server", "--data", str(tmp_path), "--port", "0"),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        )
        assert process.stdout is not None
        line = (await process.stdout.readline()).decode()
        server = Server(line.split()[3].rstrip("/"))
        made = await server.new("me random", confirm=False)
        seat = server.seat(made, 0)
        await seat.connect()
        process.send_signal(signal.SIGINT)
        out, err = await process.communicate()
        assert (process.returncode, out, err) == (0, b"", b"")
        await seat.line.close()
        await server.http.aclose()

    run(test())


def test_a_browser_that_does_not_come_back_holds_nobody_up(tmp_path: Path) -> None:
    """Some wait until their window is closed: Ctrl-C ends the server all the same."""
    opened, waiting, browser = tmp_path / "opened", tmp_path / "waiting", tmp_path / "browser"
    os.mkfifo(waiting)
    browser.write_text(
        f'#!/bin/sh\necho "$1" > {opened}.new; mv {opened}.new {opened}\nexec cat {waiting}\n', encoding="utf-8"
    )
    browser.chmod(0o755)

    async def test() -> None:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "benben", "play"),
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
            env=os.environ
            | {"PYTHONPATH": os.pathsep.join(sys.path), "BROWSER": f"{browser} %s", "HOME": str(tmp_path)},
        )
        try:
            while not opened.exists():
                assert process.returncode is None, "it ended by itself"
                await asyncio.sleep(0.01)
            process.send_signal(signal.SIGINT)
            assert await asyncio.wait_for(process.wait(), PATIENCE) == 0
            assert opened.read_text(encoding="utf-8").startswith("http://localhost:")
        finally:
            if opened.exists():
                waiting.write_text("the window is closed", encoding="utf-8")

    run(test())


def serve(folder: Path, port: int) -> int:
    return starting.serve("ankh", port, open_browser=False, lan=False, data_dir=folder)


def test_small_messages_are_sent_at_once() -> None:
    """Lines accepted on a socket that does not say it is TCP keep small messages back until the other side answers."""

    async def test() -> None:
        delays = asyncio.get_running_loop().create_future()

        def accepted(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            line = writer.get_extra_info("socket")
            delays.set_result(line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) == 0)
            writer.close()

        listening = starting.listen("127.0.0.1", 0)
        server = await asyncio.start_server(accepted, sock=listening)
        _, writer = await asyncio.open_connection(*listening.getsockname())
        assert not await asyncio.wait_for(delays, PATIENCE)
        writer.close()
        server.close()

    run(test())


def test_a_port_that_is_taken(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """If it was asked for, we say so; else the next one will do."""
    taken = starting.listen("127.0.0.1", 0)
    assert serve(tmp_path, taken.getsockname()[1]) == 1
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert "in use; without --port" in err
    taken.close()
    first = starting.listen("127.0.0.1", None)
    second = starting.listen("127.0.0.1", None)
    assert starting.PORT <= first.getsockname()[1] < second.getsockname()[1]
    first.close()
    second.close()


def test_a_folder_that_cannot_be_used(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One line says why: no folder, no database, or one from the future."""
    (tmp_path / "file").write_text("not a folder")
    assert serve(tmp_path / "file", 0) == 1
    (tmp_path / "tables.sqlite").write_text("not a database, but long enough to be taken for one" * 30)
    assert serve(tmp_path, 0) == 1
    (tmp_path / "tables.sqlite").unlink()
    database = sqlite3.connect(tmp_path / "tables.sqlite")
    database.executescript("create table alembic_version (version_num text); insert into alembic_version values ('9');")
    assert serve(tmp_path, 0) == 1
    database.executescript("drop table alembic_version; pragma user_version = 9")
    database.close()
    assert serve(tmp_path, 0) == 1
    out, err = capsys.readouterr()
    lines = err.splitlines()
    assert (out, len(lines)) == ("", 4)
    assert all(line.startswith("benben: ") for line in lines)
    assert "not a database" in lines[1]
    assert all("newer" in line for line in lines[2:])


def test_the_address_in_the_house(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It is printed with a QR code, and calls by it are let in; calls by a stranger's name are not."""
    starting.announce("http://localhost:1/", "http://192.168.1.5:1/", "")
    told = capsys.readouterr().out
    assert "http://192.168.1.5:1/" in told
    assert "█" in told

    async def test() -> None:
        async with served(tmp_path, hosts=(*LOCAL, "192.168.1.5", *starting.own_names())) as server:
            for host, status in (("192.168.1.5:8910", 200), (starting.own_names()[0], 200), ("192.168.1.6", 403)):
                headers = {"host": host, "origin": f"http://{host}"}
                assert (await server.http.get("/api/about", headers=headers)).status_code == status

    run(test())


def test_a_page_from_elsewhere_may_be_let_in(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path, origins=("http://localhost:5173",)) as server:
            for origin, status in (("http://localhost:5173", 200), ("http://localhost:5174", 403)):
                assert (await server.http.get("/api/about", headers={"origin": origin})).status_code == status

    run(test())

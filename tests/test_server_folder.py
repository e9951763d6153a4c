"""The folder of a server: held by one, whole after a kill at any moment, and what a lost WAL takes with it."""

import asyncio
import json
import shutil
import signal
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import folder_kills
import pytest
from folder_kills import Process, content, server
from server_client import FIXED, Server, play_on, run, served

from benben.server import tables as keeping
from benben.server.folder import held
from benben.server.inspection import check
from benben.server.migrate import FILE, STEPS, migrate


def ended(process: Process, number: int) -> tuple[int, str]:
    process.process.send_signal(number)
    _, errors = process.process.communicate()
    return process.process.returncode, errors.decode()


# One server at a time ------------------------------------------------------------------------------------------------


def test_a_second_server_is_refused(tmp_path: Path) -> None:
    """With who holds the folder; the first one does not mind. When it is killed the folder is free, whatever is left
    of it."""
    first = server(tmp_path)
    address = first.line().split()[3]
    second = server(tmp_path)
    out, errors = second.process.communicate()
    assert (second.process.returncode, out) == (1, b"")
    line = errors.decode()
    assert line.count("\n") == 1
    assert line.startswith(
        f"benben: {tmp_path} is held by another Benben (process {first.process.pid}, {address}, since 2"
    )
    assert line.endswith("open that one, or end it first\n")
    assert json.loads((tmp_path / "server.json").read_text())["process"] == first.process.pid
    assert '"version"' in folder_kills.fetched(f"{address}api/about")
    first.kill()
    assert (tmp_path / "server.json").exists()  # a stale one
    third = server(tmp_path)
    assert third.line()
    assert f"process {third.process.pid}, " in check(tmp_path).holder
    assert ended(third, signal.SIGINT) == (0, "")
    assert not (tmp_path / "server.json").exists()
    assert check(tmp_path).holder == ""


@pytest.mark.parametrize(
    "left", ["", "{", "[]", '{"process": 1, "address": "http://localhost:8910/", "since": "1999"}']
)
def test_what_a_killed_server_leaves_holds_nobody_up(left: str, tmp_path: Path) -> None:
    (tmp_path / "lock").write_text("")
    (tmp_path / "server.json").write_text(left)
    assert held(tmp_path) == ""
    process = server(tmp_path)
    assert process.line()
    assert f"process {process.process.pid}, " in held(tmp_path)
    process.kill()


def test_many_start_at_once(tmp_path: Path) -> None:
    """One of them gets the folder; while it is being made, too."""
    started = [server(tmp_path) for _ in range(4)]
    lines = [process.line() for process in started]
    assert sum(bool(line) for line in lines) == 1
    for process, line in zip(started, lines):
        if not line:
            assert "is held by another Benben" in process.process.communicate()[1].decode()
    for process, line in zip(started, lines):
        if line:
            process.kill()


# Kills ---------------------------------------------------------------------------------------------------------------


@pytest.mark.long
def test_kills_during_a_first_start(tmp_path: Path) -> None:
    found = folder_kills.starts(tmp_path, 8, Random(8), old=False)
    assert found["came up whole"] == 8


@pytest.mark.long
def test_kills_during_a_migration(tmp_path: Path) -> None:
    found = folder_kills.starts(tmp_path, 8, Random(8), old=True)
    assert found["came up whole"] == 8


@pytest.mark.parametrize("word", ["restore", "backup"])
def test_kills_during_a_command(word: str, tmp_path: Path) -> None:
    assert sum(folder_kills.commands(tmp_path, 5, Random(5), word).values()) == 5


def test_a_migration_that_was_tried_before(tmp_path: Path) -> None:
    """Half a backup of an earlier try goes away; a whole one of an earlier folder is not written over."""
    backups, before = tmp_path / "backups", f"before-version-{len(STEPS)}"
    backups.mkdir()
    (backups / f"{before}.sqlite.7.part").write_text("half")
    (backups / f"{before}.sqlite").write_text("dear")
    shutil.copyfile(folder_kills.FIRST, tmp_path / FILE)
    migrate(tmp_path)
    assert sorted(path.name for path in backups.iterdir()) == [f"{before}-1.sqlite", f"{before}.sqlite"]
    assert (backups / f"{before}.sqlite").read_text() == "dear"
    assert content(backups / f"{before}-1.sqlite") == content(folder_kills.FIRST) == content(tmp_path / FILE)


def test_a_damaged_folder_is_not_migrated(tmp_path: Path) -> None:
    """Its logs would get marks that swear to the damage."""
    shutil.copyfile(folder_kills.FIRST, tmp_path / FILE)
    with (tmp_path / FILE).open("rb+") as file:
        file.seek(12 * 4096)
        file.write(bytes(range(256)) * 16)
    before = (tmp_path / FILE).read_bytes()
    process = server(tmp_path)
    _, errors = process.process.communicate()
    assert process.process.returncode == 1
    assert errors.decode().count("\n") == 1
    assert "is damaged" in errors.decode()
    assert "`benben tables check`" in errors.decode()
    assert (tmp_path / FILE).read_bytes()[100:] == before[100:]


# The WAL -------------------------------------------------------------------------------------------------------------


def alone(folder: Path, place: Path) -> Path:
    """The folder as it is when everything beside the file proper is lost."""
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir()
    shutil.copyfile(folder / FILE, place / FILE)
    return place


async def played(server: Server, made: dict[str, Any], choices: int) -> None:
    async with server.seat(made, 0) as one, server.seat(made, 1) as two:
        await play_on({"P1": one, "P2": two}, Random(4), choices)


def test_after_a_clean_end_nothing_depends_on_the_wal(tmp_path: Path) -> None:
    """By Ctrl-C and by SIGTERM."""
    home = tmp_path / "home"
    for number in (signal.SIGINT, signal.SIGTERM):
        process = server(home)
        address = process.line().split()[3].rstrip("/")
        body = json.dumps({"game": "ankh", "chairs": [{"kind": "me"}, {"kind": "me"}]}).encode()
        made = json.loads(folder_kills.fetched(f"{address}/api/tables", body))
        assert ended(process, number)[1] == ""
        assert not (home / f"{FILE}-wal").exists()
        left = check(alone(home, tmp_path / "alone"))
        assert left.well
        assert made["table"] in [one.table for one in left.tables]


def test_a_clean_end_while_somebody_reads(tmp_path: Path) -> None:
    """Whoever has the file open keeps the WAL in its place, but what is in it is in the file as well."""
    home = tmp_path / "home"

    async def test() -> None:
        async with served(home) as server:
            made = await server.new("me me", confirm=False, options=FIXED)
            await played(server, made, 20)
            reader = sqlite3.connect(f"file:{home / FILE}?mode=ro", uri=True)
            assert reader.execute("select count(*) from tables").fetchone() == (1,)
        assert content(alone(home, tmp_path / "alone") / FILE) == content(home / FILE)
        reader.close()

    run(test())


def test_what_a_lost_wal_takes_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was written since the server last tidied up, and nothing else: the table is whole as it was then."""
    home, place = tmp_path / "home", tmp_path / "alone"

    async def test() -> None:
        async with served(home) as server:
            made = await server.new("me me", confirm=False, options=FIXED)
            await played(server, made, 20)
            await server.inside.api.store.checkpoint()
            tidy = content(home / FILE)
            assert content(alone(home, place) / FILE) == tidy
            await played(server, made, 20)
            assert content(home / FILE) != tidy
            assert content(alone(home, place) / FILE) == tidy
            assert check(place).well

    run(test())


def test_a_server_tidies_up_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Again and again, also if something else that it tidies goes wrong."""
    monkeypatch.setattr(keeping, "TIDY", 0.01)

    async def wrong(tables: keeping.Tables) -> None:
        raise sqlite3.DatabaseError("malformed")

    monkeypatch.setattr(keeping.Tables, "forget", wrong)
    home = tmp_path / "home"

    async def test() -> None:
        async with served(home) as server:
            made = await server.new("me me", confirm=False, options=FIXED)
            for choices in (10, 10):
                await played(server, made, choices)
                now = content(home / FILE)
                while content(alone(home, tmp_path / "alone") / FILE) != now:
                    await asyncio.sleep(0.01)

    run(test())

"""What is on disk: migrations, one transaction per choice, and a server killed in the middle of a game."""

import asyncio
import gc
import sqlite3
import weakref
from pathlib import Path
from typing import Any

import pytest
import server_kills
from server_client import FIXED, run, served

from benben.server import queries
from benben.server.entries import CHOICE, Entry, chain
from benben.server.kept import Chair, Deed, NewLink, NewTable, Shown
from benben.server.run import prepare
from benben.server.store import Store

ENTRY = Entry(CHOICE, 0, "x", -1)


def opened(folder: Path) -> Store:
    prepare(folder).release()
    return Store(folder)


async def one_table(store: Store) -> None:
    new = NewTable("t", "ankh", {}, b"k", True, True, "slow", [Chair("human", "", "P1")])
    await store.create(new, [NewLink("chair", 0, "d", "")], Deed([], Shown([], "")), False)


async def append(store: Store, first: int, entries: int, sender: tuple[int, str] | None = None) -> None:
    log = [ENTRY] * entries
    await store.append("t", first, chain(b"", [ENTRY] * (first + entries)), Deed(log, Shown([], "")), True, sender)


def test_the_disk_is_asked_to_be_sure(tmp_path: Path) -> None:
    async def test() -> None:
        store = opened(tmp_path)
        wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
        for pragma, value in wanted.items():
            for db in (store.database.writing, store.database.reading):
                assert db.execute(f"PRAGMA {pragma}").fetchone()[0] == value
        await store.close()

    run(test())
    assert (tmp_path / "tables.sqlite").exists()


def test_an_append_is_all_or_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        store = opened(tmp_path)
        await one_table(store)
        await append(store, 0, 2, (1, "id"))
        with pytest.raises(sqlite3.IntegrityError):  # the same command again
            await append(store, 2, 2, (1, "id"))
        with pytest.raises(sqlite3.IntegrityError):  # a number that is taken
            await append(store, 1, 1)
        with pytest.raises(sqlite3.IntegrityError):  # a number that would leave a hole
            await append(store, 3, 1)
        stored = await store.load("t")
        assert stored
        assert (stored.log, stored.damage) == ([ENTRY, ENTRY], "")
        assert stored.commands == {(1, "id")}
        assert (await store.load("none")) is None
        await store.delete("t")
        assert (await store.load("t")) is None
        await store.close()

    run(test())
    rows = sqlite3.connect(tmp_path / "tables.sqlite")
    for table in ("log", "chairs", "links"):
        assert rows.execute(f"select count(*) from {table}").fetchone() == (0,)
    rows.close()


def slow_disk(monkeypatch: pytest.MonkeyPatch) -> tuple[asyncio.Event, asyncio.Event]:
    """From now on choices are written only once the second event is set; the first says that one waits."""
    append, asked, written = Store.append, asyncio.Event(), asyncio.Event()

    async def slow(*given: Any) -> None:
        asked.set()
        await written.wait()
        await append(*given)

    monkeypatch.setattr(Store, "append", slow)
    return asked, written


def test_nobody_is_told_before_the_disk_has_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the disk is busy with a choice, neither its player nor anybody else hears of it; then both do."""

    async def test() -> None:
        async with served(tmp_path) as server:
            made = await server.new("me me", confirm=False, options=FIXED)
            async with server.seat(made, 0) as one, server.seat(made, 1) as two:
                asked, written = slow_disk(monkeypatch)
                v = two.v
                await one.send({"t": "choose", "id": "x", "v": one.v, "choice": "action move"})
                await asked.wait()
                await two.send({"t": "ping"})
                await two.until(lambda: {"t": "pong"} in two.other)
                assert two.v == v
                assert "x" not in one.answers
                written.set()
                await two.until(lambda: two.v == v + 1)
                await one.until(lambda: one.answers.get("x", {}).get("t") == "ack")

    run(test())


def test_a_client_that_hangs_up_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A choice that was under way when the line dropped is brought to its end, once."""

    async def test() -> None:
        async with served(tmp_path) as server:
            made = await server.new("me me", confirm=False, options=FIXED)
            one = server.seat(made, 0)
            await one.connect()
            asked, written = slow_disk(monkeypatch)
            await one.send({"t": "choose", "id": "x", "v": one.v, "choice": "action move"})
            await asked.wait()
            table = server.inside.api.tables.seated[made["table"]].table
            for socket in table.sockets:
                socket.end("revoked")
            await one.line.close()
            written.set()
            again = server.seat(made, 0)
            await again.connect()
            assert again.view["asks"]["step"] != "choose an action"
            assert (await again.choose("action move", "x", v=1))["t"] == "ack"

    run(test())


def test_keys_are_not_on_disk(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            made = await server.new("me me", confirm=False)
            async with server.seat(made, 0) as one:
                await one.command("chat", text="hello")
        keys = [made["links"]["host"], made["links"]["spectator"], *made["links"]["chairs"], server.user]
        assert all(len(key) >= 22 for key in keys)  # 22 letters of 6 bits: more than 128 bits
        for file in tmp_path.glob("*.*"):
            assert not any(key.encode() in file.read_bytes() for key in keys)

    run(test())


def test_tables_that_nobody_watches_leave_the_memory(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path, idle=0.0) as server:
            made = await server.new("me me", confirm=False, options={"first": "P1"})
            tables = server.inside.api.tables
            async with server.seat(made, 0) as one:
                await tables.sweep()
                assert list(tables.seated) == [made["table"]]
                await one.choose("action move")
            while tables.seated:
                await tables.sweep()
                await asyncio.sleep(0.01)
            async with server.seat(made, 0) as one:
                assert one.view["asks"]["step"] != "choose an action"

    run(test())


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc to know a dead server's workers")
def test_five_kills(tmp_path: Path) -> None:
    found = asyncio.run(server_kills.kills(tmp_path, 5, seed=5))
    assert found["kills"] == 5
    assert found["acknowledged"] >= 5


def test_a_table_that_leaves_memory_holds_no_cycle(tmp_path: Path) -> None:
    """So nobody has to search for one, which takes a third of a second with hundreds of games (`memory.py`)."""

    async def test() -> None:
        async with served(tmp_path) as server:
            made = await server.new("me greedy", options=FIXED, confirm=False)
            house = server.inside.api.tables
            async with server.seat(made, 0) as one:
                await one.choose("action move")
            while house.seated[made["table"]].table.sockets:
                await asyncio.sleep(0.01)
            gc.disable()
            left = weakref.ref(house.seated[made["table"]].table)
            await house.drop(made["table"], house.seated[made["table"]])
            while left():  # whatever is under way lets go of it
                await asyncio.sleep(0.01)

    try:
        run(test())
    finally:
        gc.enable()


@pytest.mark.parametrize(("code", "saved"), [(sqlite3.SQLITE_CORRUPT, True), (sqlite3.SQLITE_FULL, False)])
def test_what_is_spoilt_is_saved_as_far_as_it_goes_and_other_trouble_is_told(
    monkeypatch: pytest.MonkeyPatch, code: int, saved: bool
) -> None:
    wrong = sqlite3.DatabaseError("in trouble")
    wrong.sqlite_errorcode = code

    class Disk:
        def execute(self, *_: object) -> None:
            raise wrong

    disk: Any = Disk()
    monkeypatch.setattr(queries, "salvaged", lambda db, name, table: [name, table])
    if saved:
        found: tuple[list[Any], str] = queries.rows_of(disk, "log", "x")
        assert found == (["log", "x"], "in trouble")
    else:
        with pytest.raises(sqlite3.DatabaseError, match="in trouble"):
            queries.rows_of(disk, "log", "x")

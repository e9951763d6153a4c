"""What is on disk: migrations, one transaction per choice, and a server killed in the middle of a game."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
import server_kills
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from server_client import FIXED, run, served
from sqlalchemy import create_engine
from sqlalchemy.exc import IntegrityError

from benben.server.entries import CHOICE, Entry
from benben.server.migrate import migrate
from benben.server.schema import metadata
from benben.server.store import Chair, NewLink, Store


def test_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    """And running them again changes nothing."""
    engine = create_engine(f"sqlite:///{tmp_path / 'x.sqlite'}")
    for _ in range(2):
        with engine.begin() as connection:
            migrate(connection)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


async def one_table(store: Store) -> None:
    chairs = [Chair("human", "", "P1")]
    settings: dict[str, object] = {"confirm": True, "hints": True, "pace": "slow"}
    await store.create("t", "ankh", {}, b"k", settings, chairs, [NewLink("chair", 0, "d", "")], [], [], "")


def test_the_disk_is_asked_to_be_sure(tmp_path: Path) -> None:
    async def test() -> None:
        store = await Store.open(tmp_path)
        async with store.begin() as db:
            wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
            for pragma, value in wanted.items():
                assert (await db.exec_driver_sql(f"PRAGMA {pragma}")).scalar() == value
        await store.close()

    run(test())
    assert (tmp_path / "tables.sqlite").exists()


def test_an_append_is_all_or_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        store = await Store.open(tmp_path)
        await one_table(store)
        entry = Entry(CHOICE, 0, "x", -1)
        await store.append("t", 0, [entry, entry], ["P1"], "", 1, "id")
        with pytest.raises(IntegrityError):  # the same command again
            await store.append("t", 2, [entry, entry], ["P2"], "", 1, "id")
        with pytest.raises(IntegrityError):  # a number that is taken
            await store.append("t", 1, [entry], ["P2"], "")
        stored = await store.load("t")
        assert stored
        assert stored.log == [entry, entry]
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


def slow_disk(monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """From now on choices are written only once this event is set."""
    append, written = Store.append, asyncio.Event()

    async def slow(*given: Any) -> None:
        await written.wait()
        await append(*given)

    monkeypatch.setattr(Store, "append", slow)
    return written


def test_nobody_is_told_before_the_disk_has_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the disk is busy with a choice, neither its player nor anybody else hears of it; then both do."""

    async def test() -> None:
        async with served(tmp_path) as server:
            made = await server.new("me me", confirm=False, options=FIXED)
            async with server.seat(made, 0) as one, server.seat(made, 1) as two:
                written = slow_disk(monkeypatch)
                v = two.v
                await one.send({"t": "choose", "id": "x", "v": one.v, "choice": "action move"})
                table = server.inside.api.tables.seated[made["table"]].table
                while not table.running:
                    await asyncio.sleep(0)
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
            written = slow_disk(monkeypatch)
            await one.send({"t": "choose", "id": "x", "v": one.v, "choice": "action move"})
            table = server.inside.api.tables.seated[made["table"]].table
            while not table.running:
                await asyncio.sleep(0)
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
        keys = [made["links"]["host"], made["links"]["spectator"], *made["links"]["chairs"], server.cookie[7:]]
        assert all(len(key) >= 22 for key in keys)  # 22 letters of 6 bits: more than 128 bits
        for file in tmp_path.iterdir():
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


def test_five_kills(tmp_path: Path) -> None:
    found = asyncio.run(server_kills.kills(tmp_path, 5, seed=5))
    assert found["kills"] == 5
    assert found["acknowledged"] >= 5

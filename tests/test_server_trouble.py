"""A disk that refuses: nothing is done, everybody is told, and the table goes on by itself as soon as it can."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from server_client import FIXED, Seat, run, served

from benben.server import trouble
from benben.server.database import Database


class Disk:
    """Takes what is written, or does not."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full = False
        self.write = Database.write
        monkeypatch.setattr(Database, "write", lambda database, work: self.ask(database, work))

    async def ask(self, database: Database, work: Any) -> Any:
        if self.full:
            raise sqlite3.OperationalError("database or disk is full")
        return await self.write(database, work)


def test_everybody_is_told_until_the_disk_takes_something(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    disk = Disk(monkeypatch)
    monkeypatch.setattr(trouble, "AGAIN", 0.05)

    async def test() -> None:
        async with served(tmp_path) as server:
            made = await server.new("me human", confirm=False, options=FIXED)
            async with server.seat(made, 0) as one, server.seat(made, 1) as two:
                assert one.welcome["trouble"] is False
                disk.full = True
                assert (await one.choose("action move"))["code"] == "not-kept"
                assert (await one.command("chat", text="what now?"))["code"] == "not-kept"
                await two.until(lambda: told(two) == [True])
                answer = await server.http.post("/api/tables", json={"game": "ankh", "chairs": [{"kind": "me"}] * 2})
                assert (answer.status_code, answer.json()["error"]["code"]) == (503, "not-kept")
                async with server.seat(made, -2) as looker:
                    assert looker.welcome["trouble"] is True
                    disk.full = False
                    for seat in (one, two):  # without anybody doing anything
                        await seat.until(lambda seat=seat: told(seat) == [True, False])  # type: ignore[misc]
                assert (await one.choose("action move"))["t"] == "ack"
                async with server.seat(made, -2) as looker:
                    assert looker.welcome["trouble"] is False

    def told(seat: Seat) -> list[bool]:
        return [message["trouble"] for message in seat.other if message["t"] == "trouble"]

    run(test())

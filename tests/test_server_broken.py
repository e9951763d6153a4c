"""A log that no longer replays: shown as far as it goes, and cut back there once everybody agrees."""

import sqlite3
from pathlib import Path
from random import Random

import pytest
from server_client import FIXED, Bye, Seat, Server, play_on, run, served

from benben.server.entries import CHOICE, CUT, Entry, chain, counting, covered


def spoil(folder: Path, table: str, n: int) -> None:
    """An entry becomes one that the rules do not allow."""
    database = sqlite3.connect(folder / "tables.sqlite")
    with database:
        database.execute("UPDATE log SET text = 'first P1' WHERE table_id = ? AND n = ?", (table, n))
    database.close()


def test_the_mark_of_a_log_that_was_cut() -> None:
    a, b, c, d, e = (Entry(CHOICE, 0, name, -1) for name in "abcde")
    first, second = Entry(CUT, 0, "2", -1), Entry(CUT, 1, "1", -1)
    assert covered([]) == []
    assert covered([a, b]) == [a, b]
    assert covered([a, b, c, first, d]) == [a, b, first, d]
    assert covered([a, b, c, first, d, second, e]) == [a, second, e]
    assert counting([a, b, c, first, d, second, e]) == [a, e]
    assert chain(chain(b"", covered([a, b, c, first])), [d]) == chain(b"", covered([a, b, c, first, d]))


def test_a_game_goes_on_from_where_it_replays(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            made = await server.new("me human", confirm=False, options=FIXED)
            async with server.seat(made, 0) as one, server.seat(made, 1) as two:
                await play_on({"P1": one, "P2": two}, Random(5), 20)
            for keep in (12, 7):  # a game that was cut back once may break again
                await forget(server, made["table"])
                spoil(tmp_path, made["table"], keep)
                async with server.seat(made, 0) as one, server.seat(made, 1) as two:
                    assert one.welcome["broken"]["after"] == keep
                    assert (await one.choose("pass"))["code"] == "broken"
                    assert (await one.command("propose"))["t"] == "ack"
                    await two.until(lambda: bool(asked(two)))
                    assert asked(two)[-1]["cut"]
                    await two.send({"t": "agree", "id": f"yes {keep}", "agree": True})
                    await closed(one)
                for _ in range(2):
                    async with server.seat(made, 0) as one, server.seat(made, 1) as two:
                        assert one.welcome["broken"] is None
                        await play_on({"P1": one, "P2": two}, Random(6), 3)
                    await forget(server, made["table"])

    async def forget(server: Server, table: str) -> None:
        """From memory: next time it is read from the disk."""
        tables = server.inside.api.tables
        if table in tables.seated:
            await tables.drop(table, tables.seated[table])

    def asked(seat: Seat) -> list[dict[str, object]]:
        return [message for message in seat.other if message["t"] == "proposal" and message["by"]]

    async def closed(seat: Seat) -> None:
        with pytest.raises(Bye, match="closed"):
            await seat.until(lambda: False)

    run(test())

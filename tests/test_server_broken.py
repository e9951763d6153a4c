"""Tables whose log is not what it was: told as broken, shown as far as they go, cut back by agreement, played on."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from server_client import FIXED, Bye, Seat, Server, play_on, run, served

from benben.server.entries import Entry, chain
from benben.server.migrate import FILE
from benben.server.queries import seated

Rows = list[tuple[Any, ...]]
LOG = "select n, kind, player, text, audience from log where table_id = ? order by n"


class Edited:
    """A table on disk, in the hands of somebody who spoils it."""

    def __init__(self, folder: Path, table: str) -> None:
        self.folder = folder
        self.table = table

    def do(self, *statements: str) -> None:
        with closing(sqlite3.connect(self.folder / FILE)) as db:
            for statement in statements:
                db.execute(statement.replace("?", f"'{self.table}'"))
            db.commit()

    def rows(self) -> Rows:
        with closing(sqlite3.connect(self.folder / FILE)) as db:
            return db.execute(LOG, (self.table,)).fetchall()

    def swear(self) -> None:
        """Make length and mark agree with what is there now."""
        rows = self.rows()
        mark = chain(b"", [Entry(*row[1:]) for row in rows])
        with closing(sqlite3.connect(self.folder / FILE)) as db:
            values = (len(rows), mark, self.table)
            db.execute("update tables set length = ?, chain = ? where id = ?", values)
            db.commit()


def other_rules(table: Edited) -> None:
    """As if the rules had changed: a choice that is no longer legal, and everything else in order."""
    table.do("update log set text = 'action gain' where table_id = ? and n = 12")
    table.swear()


def unknown_choice(table: Edited) -> None:
    table.do("update log set text = 'bribe the judge' where table_id = ? and n = 12")
    table.swear()


def nonsense(table: Edited) -> None:
    """What only a failing disk writes: the rest of it is as before."""
    table.do("update log set kind = x'00ff', player = 'x', text = x'80' where table_id = ? and n = 12")


def hole(table: Edited) -> None:
    table.do("delete from log where table_id = ? and n in (12, 13, 15)")


def short(table: Edited) -> None:
    """The last ones are gone, as when a page of the file is an old one."""
    table.do("delete from log where table_id = ? and n >= 12")


def empty(table: Edited) -> None:
    table.do("delete from log where table_id = ?")


def altered(table: Edited) -> None:
    """Still legal, but not what was chosen: only the mark knows."""
    last = table.rows()[-1][0]
    table.do(f"update log set audience = 1 where table_id = ? and n = {last}")


def too_short(table: Edited) -> None:
    """The table's own page is an old one: it says that there are fewer entries than there are."""
    table.do("update tables set length = 12 where id = ?")


SPOILT: dict[Callable[[Edited], None], tuple[int | None, str]] = {
    other_rules: (12, ""),
    unknown_choice: (12, "bribe the judge"),
    nonsense: (12, "missing"),
    hole: (12, "missing"),
    short: (12, "missing"),
    empty: (0, "missing"),
    altered: (None, "not as it was written"),
    too_short: (None, "missing"),
}
"""How a log is spoilt; how many entries are left of it (None: all), and what is said."""


async def begun(folder: Path) -> tuple[dict[str, Any], str, str]:
    """A table for two with some choices, its record, and the host's key of a user."""
    async with served(folder) as server:
        made = await server.new("me me", confirm=False, options=FIXED)
        async with server.seat(made, 0) as one, server.seat(made, 1) as two:
            await play_on({"P1": one, "P2": two}, Random(4), 24)
        return made, await record(server, made), server.user


async def record(server: Server, made: dict[str, Any]) -> str:
    key = made["links"]["chairs"][0]
    answer = await server.http.get(f"/api/tables/{made['table']}/record", params={"key": key})
    assert answer.status_code == 200, answer.text
    return answer.text


def lines(text: str) -> list[str]:
    return text.partition("\n\n")[2].splitlines()


async def back(seat: Seat, server: Server, made: dict[str, Any], player: int) -> Seat:
    """Its line ends with `closed`, and it comes back, as a page does."""
    with pytest.raises(Bye, match="closed"):
        await seat.until(lambda: False)
    again = server.seat(made, player)
    await again.connect()
    return again


async def agreed(server: Server, made: dict[str, Any], plays: int | None, why: str) -> None:
    """Two people find their table broken, look at it, and agree to go on from there."""
    one, two = server.seat(made, 0), server.seat(made, 1)
    await one.connect()
    await two.connect()
    for seat in (one, two):
        assert why in seat.welcome["broken"]["why"]
        assert plays in (None, seat.welcome["broken"]["after"])
        assert seat.view["viewer"] == seat.welcome["viewer"]
    at = next(seat for seat in (one, two) if seat.legal)
    assert (await at.choose(at.legal[0]))["code"] == "broken"
    assert (await one.command("undo", v=one.v))["code"] == "broken"
    assert (await one.command("chat", text="what now?"))["t"] == "ack"
    assert (await one.command("propose"))["t"] == "ack"
    await two.until(lambda: any(m["t"] == "proposal" and m["by"] == "P1" and m["cut"] for m in two.other))
    name = f"yes at {two.v}"
    await two.send({"t": "agree", "id": name, "agree": True})
    one, two = await back(one, server, made, 0), await back(two, server, made, 1)
    assert one.welcome["broken"] is None
    assert (await two.command("agree", name, agree=True))["t"] == "ack"  # it was done, once
    assert await play_on({"P1": one, "P2": two}, Random(5), 6) == 6


@pytest.mark.parametrize("spoil", SPOILT, ids=lambda spoil: spoil.__name__)
def test_a_spoilt_log(spoil: Callable[[Edited], None], tmp_path: Path) -> None:
    plays, why = SPOILT[spoil]

    async def test() -> None:
        made, before, user = await begun(tmp_path)
        table = Edited(tmp_path, made["table"])
        spoil(table)
        spoilt = table.rows()
        async with served(tmp_path) as server:
            server.http.headers["x-benben-user"] = user
            left = lines(await record(server, made))
            assert left == lines(before)[: len(left)] or spoil is altered
            assert plays in (None, len(left))
            await agreed(server, made, plays, why)
            went_on = lines(await record(server, made))
            assert went_on[: len(left)] == left
            assert len(went_on) > len(left)
        assert table.rows()[: len(spoilt)] == spoilt  # nothing was deleted, and nothing changed
        async with served(tmp_path) as server, server.seat(made, 0) as one:
            assert one.welcome["broken"] is None
            assert lines(await record(server, made)) == went_on

    run(test())


def test_twice(tmp_path: Path) -> None:
    """What was cut back can break again, before the cut and after it."""

    async def test() -> None:
        made, _, _ = await begun(tmp_path)
        table = Edited(tmp_path, made["table"])
        for n in (12, 14, 8):
            count = len(table.rows())
            if n == 14:  # of those that were added behind the first cut
                n = count - 2
            table.do(f"delete from log where table_id = ? and n = {n}")
            async with served(tmp_path) as server:
                await agreed(server, made, None, "")
        async with served(tmp_path) as server, server.seat(made, 0) as one:
            assert one.welcome["broken"] is None
        kinds = [row[1] for row in table.rows()]
        assert kinds.count("cut") == 3

    run(test())


def test_one_person_among_bots_cuts_alone(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            made = await server.new("me random", confirm=False, options=FIXED)
            async with server.seat(made, 0) as one:
                await play_on({"P1": one}, Random(4), 8)
        table = Edited(tmp_path, made["table"])
        hole_at = len(table.rows()) - 3
        table.do(f"delete from log where table_id = ? and n = {hole_at}")
        async with served(tmp_path) as server:
            one = server.seat(made, 0)
            await one.connect()
            assert one.welcome["broken"]["after"] == hole_at
            await one.send({"t": "propose", "id": "x"})
            one = await back(one, server, made, 0)
            assert one.welcome["broken"] is None
            await play_on({"P1": one}, Random(4), 3)

    run(test())


def test_somebody_disagrees(tmp_path: Path) -> None:
    """Then the table stays as it is, and the host can still hand over a chair."""

    async def test() -> None:
        made, _, user = await begun(tmp_path)
        table = Edited(tmp_path, made["table"])
        hole(table)
        rows = table.rows()
        async with served(tmp_path) as server, server.seat(made, 0) as one, server.seat(made, 1) as two:
            assert (await one.command("propose"))["t"] == "ack"
            assert (await two.command("agree", agree=False))["t"] == "ack"
            await one.until(lambda: one.other[-1:] == [{"t": "proposal", "by": None}])
            server.http.headers["x-benben-user"] = user
            chair = f"/api/tables/{made['table']}/chairs/P2"
            answer = await server.http.post(chair, json={"kind": "bot", "bot": "random"})
            assert answer.status_code == 200, answer.text
            assert two.welcome["broken"]
        assert table.rows() == rows

    run(test())


@pytest.mark.parametrize(
    "statement",
    [
        "delete from chairs where table_id = ? and player = 0",
        "delete from chairs where table_id = ? and player = 1",
        "update tables set options = '{' where id = ?",
        "update tables set options = x'ff' where id = ?",
        "update tables set options = '[]' where id = ?",
    ],
)
def test_too_little_is_left(statement: str, tmp_path: Path) -> None:
    """That table is told as damaged, and the next one goes on."""

    async def test() -> None:
        made, _, _ = await begun(tmp_path)
        async with served(tmp_path) as server:
            other = await server.new("me me", confirm=False, options=FIXED)
        Edited(tmp_path, made["table"]).do(statement)
        async with served(tmp_path) as server:
            for _ in range(2):
                with pytest.raises(Bye, match="damaged"):
                    await server.seat(made, 0).connect()
            key = made["links"]["chairs"][0]
            answer = await server.http.get(f"/api/tables/{made['table']}/record", params={"key": key})
            assert (answer.status_code, answer.json()["error"]["code"]) == (503, "damaged")
            async with server.seat(other, 0) as one, server.seat(other, 1) as two:
                assert await play_on({"P1": one, "P2": two}, Random(1), 5) == 5

    run(test())


@pytest.mark.parametrize(("players", "kind", "there"), [((0, 1), "bot", 2), ((0, 2), "bot", 0), ((0, 1), "cat", 0)])
def test_a_table_that_has_lost_a_chair_seats_nobody(players: tuple[int, int], kind: str, there: int) -> None:
    with closing(sqlite3.connect(":memory:")) as db:
        db.row_factory = sqlite3.Row
        db.execute("CREATE TABLE chairs (table_id, player, kind, bot, name)")
        db.executemany("INSERT INTO chairs VALUES ('t', ?, ?, 'greedy', 'Bo')", [(p, kind) for p in players])
        assert len(seated(db, "t")) == there

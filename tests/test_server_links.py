"""Links: a void one is out at once, whatever race it runs; the host's can be replaced, too; others are announced."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
import server_links
from server_client import FIXED, Bye, Seat, Server, run, served

from benben.server.answers import USER
from benben.server.store import HOLDERS

GUEST = "a guest who has a key of its own"


def test_a_void_link_wins_no_race(tmp_path: Path) -> None:
    found = asyncio.run(server_links.races(tmp_path, 40, seed=3))
    assert found["knocks"] >= 40
    assert found["won by a void link"] == 0


def test_a_void_link_with_a_jammed_line_is_not_heard(tmp_path: Path) -> None:
    """Its client reads nothing, so that the server cannot even say goodbye; what it sends counts for nothing."""

    async def test() -> None:
        async with served(tmp_path, room=2048, patience=60.0, queue=8) as server:
            made = await server.new("me human", options={**FIXED, "first": "P2"}, confirm=False)
            async with server.seat(made, 0) as one:
                two = server.seat(made, 1)
                await two.connect()
                table = server.inside.api.tables.seated[made["table"]].table
                two.line.transport.pause_reading()
                socket = next(iter(table.channels[1].sockets))
                while socket.queue.qsize() < 4:  # the line is full: what is said now waits behind it
                    for _ in range(4):
                        await one.command("chat", text="x" * 400)
                await server.http.post(f"/api/tables/{made['table']}/links", json={"player": "P2"})
                for n in range(5):
                    await two.send({"t": "choose", "id": f"late {n}", "v": two.v, "choice": two.legal[0]})
                fresh = await server.http.post(f"/api/tables/{made['table']}/links", json={"player": "P2"})
                async with Seat(server.url, made["table"], fresh.json()["link"]) as rightful:
                    assert rightful.view["owing"] == ["P2"]
                    assert rightful.view["asks"]["step"] == "choose an action"
                    done = await rightful.choose(rightful.legal[0])
                    assert done["t"] == "ack"
            rows = sqlite3.connect(tmp_path / "tables.sqlite")
            commands = [row[0] for row in rows.execute("select command from log where command is not null")]
            rows.close()
            assert not any(command.startswith("late") for command in commands)
            two.line.transport.resume_reading()

    run(test())


def test_the_hosts_link_can_be_replaced(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            made = await server.new("me human", options=FIXED)
            at, old = f"/api/tables/{made['table']}", made["links"]["host"]
            stranger = Server(server.url).http
            thief = server.seat(made, 1, host=old)
            await thief.connect()
            assert thief.welcome["host"]
            new = (await server.http.post(f"{at}/links", json={"player": "host"})).json()["link"]
            with pytest.raises(Bye, match="closed"):
                await thief.until(lambda: False)
            await thief.connect()
            assert not thief.welcome["host"]
            assert (await thief.command("pace", pace="fast"))["code"] == "not-host"
            for key, status in ((old, 403), (new, 200)):
                answer = await stranger.post(
                    f"{at}/links", json={"player": "spectator"}, headers={"authorization": f"Bearer {key}"}
                )
                assert answer.status_code == status
            assert (await server.http.post(f"{at}/links", json={"player": "spectator"})).status_code == 200
            with pytest.raises(Bye, match="no-such-link"):
                await Seat(server.url, made["table"], old).connect()

    run(test())


def test_a_second_holder_is_announced(tmp_path: Path) -> None:
    """To everybody at the table, once; nobody is told of the first one, nor of one who comes back."""

    async def test() -> None:
        async with served(tmp_path) as server:
            made = await server.new("me human", options=FIXED)
            async with server.seat(made, 0) as one, server.seat(made, 1) as two:
                for user in (server.user, server.user, GUEST, GUEST):
                    seat = server.seat(made, 1)
                    await seat.connect(user=user)
                    await seat.command("chat", text=user)
                    await seat.line.close()
                await one.when(lambda s: [m.get("text") for m in s.other].count(GUEST) == 2)
                told = [m for m in one.other if m["t"] in ("holder", "chat")]
                assert [m["t"] for m in told].count("holder") == 1
                assert {"t": "holder", "player": "P2"} in told
                await two.when(lambda s: {"t": "holder", "player": "P2"} in s.other)

    run(test())


def test_holders_do_not_pile_up(tmp_path: Path) -> None:
    """Neither by asking with ever new users, nor by coming in with them."""

    async def test() -> None:
        async with served(tmp_path) as server:
            made = await server.new("me human", options=FIXED)
            key = made["links"]["chairs"][1]
            for n in range(HOLDERS + 9):
                user = f"user number {n} of very many"
                headers = {"authorization": f"Bearer {key}", USER: user}
                assert (await server.http.get(f"/api/tables/{made['table']}/record", headers=headers)).is_success
                if n > 4:
                    seat = server.seat(made, 1)
                    await seat.connect(user=user)
                    await seat.command("chat", text="so that it has been remembered")
                    await seat.line.close()

    run(test())
    rows = sqlite3.connect(tmp_path / "tables.sqlite")
    held = rows.execute("select count(*) from holds join links on link_id = id where kind = 'chair' and player = 1")
    assert held.fetchone() == (HOLDERS,)
    rows.close()

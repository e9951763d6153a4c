"""What a user's lobby is told: which table waits, how each game looks, how they have done so far."""

import json
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest
from server_client import FIXED, Seat, Server, play_on, run, served

from benben.server.migrate import FILE, migrate

FOLDERS = Path(__file__).parent / "folders"


async def listed(server: Server, query: str = "") -> list[dict[str, Any]]:
    tables: list[dict[str, Any]] = (await server.http.get(f"/api/tables{query}")).json()["tables"]
    return tables


async def sat(server: Server, made: dict[str, Any], players: int) -> dict[str, Seat]:
    seats = {f"P{p + 1}": server.seat(made, p) for p in range(players)}
    for seat in seats.values():
        await seat.connect()
    return seats


def test_tables_that_wait_for_me_come_first_page_by_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("benben.server.api.LIST_LENGTH", 2)

    async def test() -> None:
        async with served(tmp_path) as server:
            mine = [(await server.new("me human", options=FIXED))["table"] for _ in range(2)]
            others = [
                (await server.new("human me", options=FIXED))["table"],
                (await server.new("human me", options=FIXED))["table"],
            ]
            found: list[str] = []
            more: str | None = ""
            while more is not None:
                page = (await server.http.get(f"/api/tables?state=running{more and f'&after={more}'}")).json()
                assert page["total"] == 4
                found += [one["table"] for one in page["tables"]]
                more = page["more"]
            assert found == [*reversed(mine), *reversed(others)]

    run(test())


def test_a_line_tells_of_the_game_and_its_picture_is_for_whoever_sits_there(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            made = await server.new("me human", confirm=False, options=FIXED)
            [one] = await listed(server)
            assert one["sides"] == {"P1": "isis", "P2": "ra"}
            assert one["progress"] == {"name": "conflict", "number": 0, "of": 5}
            at = f"/api/pictures?tables={made['table']}"
            before = (await server.http.get(at)).json()["pictures"][made["table"]]
            assert "isis god" in before["pieces"].values()
            await play_on(await sat(server, made, 2), Random(1))
            [one] = await listed(server, "?state=over")
            assert one["sides"] == {"P1": "isis", "P2": "ra"}
            assert one["progress"]["number"] > 0
            after = (await server.http.get(at)).json()["pictures"][made["table"]]
            final = (await server.http.get(f"/api/tables/{made['table']}/replay")).json()["view"]["position"]["columns"]
            assert after == {"pieces": final["piece"], "camels": final["camels"]}
            assert after != before
            stranger = Server(server.url)
            assert (await stranger.http.get(at)).json() == {"pictures": {}}
            for wrong in ("", "x" * 33, "a,,b", "A", ",".join(["a"] * 101)):
                answer = await server.http.get("/api/pictures", params={"tables": wrong})
                assert answer.status_code == 400, wrong
                assert answer.json()["error"]["code"] == "bad-request"

    run(test())


def test_results_count_finished_games_with_one_chair_of_ones_own(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            played: list[tuple[str, dict[str, Any]]] = []
            for seed, chairs in enumerate(("me human", "me human", "me greedy", "me me")):
                made = await server.new(chairs, confirm=False, options=FIXED)
                people = 1 if "greedy" in chairs else 2
                seats = await sat(server, made, people)
                if seed == 1:
                    await seats["P2"].command("name", name="Bea")
                await play_on(seats, Random(seed))
                played.append((made["table"], seats["P1"].over or {}))
            await server.new("me human", options=FIXED)  # not over
            record = (await server.http.get(f"/api/tables/{played[0][0]}/record")).text
            await server.http.post("/api/records", content=record)  # a copy of one that counts already
            counted = [over for _, over in played[:3]]
            wins, score = sum("P1" in over["winners"] for over in counted), sum(over["score"][0] for over in counted)
            results = (await server.http.get("/api/results")).json()
            kind = {"game": "ankh", "scenario": results["played"][0]["scenario"], "players": 2, "side": "isis"}
            assert results["played"] == [{**kind, "games": 3, "wins": wins, "score": score}]
            assert results["shared"] == 1
            assert {(one["kind"], one["name"], one["games"]) for one in results["against"]} == {
                ("human", "P2", 1),
                ("human", "Bea", 1),
                ("bot", "greedy", 1),
            }
            games = (await server.http.get("/api/results/games")).json()
            assert [one["table"] for one in games] == [table for table, _ in reversed(played[:3])]
            assert [one["over"] for one in games] == counted[::-1]
            assert {one["me"] for one in games} == {"P1"}
            assert games[0]["sides"] == {"P1": "isis", "P2": "ra"}
            nobody = (await Server(server.url).http.get("/api/results")).json()
            assert nobody == {"played": [], "against": [], "shared": 0}

    run(test())


def test_a_game_counts_once_against_a_bot_that_held_several_chairs(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            made = await server.new("me random random", confirm=False, options={"players": 3, "first": "P1"})
            seats = await sat(server, made, 1)
            await play_on(seats, Random(4))
            over = seats["P1"].over or {}
            [one] = (await server.http.get("/api/results")).json()["against"]
            assert (one["kind"], one["name"], one["games"]) == ("bot", "random", 1)
            assert (one["wins"], one["score"]) == (int("P1" in over["winners"]), over["score"][0])

    run(test())


def test_tables_of_an_earlier_version_are_looked_over(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            made = await server.new("me human", confirm=False, options=FIXED)
            await play_on(await sat(server, made, 2), Random(1), 20)
            whole = await listed(server)
        with sqlite3.connect(tmp_path / FILE) as db:
            db.execute("UPDATE tables SET progress = NULL")
            db.execute("UPDATE chairs SET side = ''")
            db.execute("DELETE FROM pictures")
        db.close()
        async with served(tmp_path) as server2:
            server2.http.headers = server.http.headers
            [bare] = await listed(server2)
            assert (bare["sides"], bare["progress"]) == ({}, None)
            tables = server2.inside.api.tables
            await tables.look_over()
            assert await listed(server2) == whole
            assert await tables.store.unseen(10) == []
            pictures = (await server2.http.get(f"/api/pictures?tables={made['table']}")).json()["pictures"]
            assert "pieces" in pictures[made["table"]]

    run(test())


def test_scores_of_an_earlier_version_are_kept(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes((FOLDERS / "second.sqlite").read_bytes())
    migrate(tmp_path)
    with sqlite3.connect(tmp_path / FILE) as db:
        over = db.execute("SELECT id, over FROM tables WHERE over <> ''").fetchall()
        for table, outcome in over:
            scores = db.execute("SELECT score FROM chairs WHERE table_id = ? ORDER BY player", (table,)).fetchall()
            assert [score for (score,) in scores] == json.loads(outcome)["score"]
    db.close()


def test_key_moments_of_a_game_lie_where_they_happened(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            made = await server.new("me human", confirm=False, options=FIXED)
            await play_on(await sat(server, made, 2), Random(1))
            at = f"/api/tables/{made['table']}/replay"
            marks = (await server.http.get(f"{at}?marks&eyes=all")).json()["marks"]
            names = [mark["event"] for mark in marks]
            assert names[-1] in ("won", "nobody won")
            assert [mark["args"][1] for mark in marks if "conflict" in str(mark["args"])]
            for mark in marks:
                moment = (await server.http.get(f"{at}?to={mark['at']}&eyes=all")).json()
                what = ("event", "rule", "args")
                assert [mark[k] for k in what] in [[event[k] for k in what] for event in moment["events"]]
                assert "marks" not in moment

    run(test())


def test_what_every_page_asks_for_first_travels_compressed(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            plain = await server.http.get("/api/about", headers={"accept-encoding": "identity"})
            packed = await server.http.get("/api/about", headers={"accept-encoding": "gzip"})
            assert "content-encoding" not in plain.headers
            assert packed.headers["content-encoding"] == "gzip"
            assert packed.json() == plain.json()
            assert int(packed.headers["content-length"]) < 0.3 * int(plain.headers["content-length"])

    run(test())

"""How much a server keeps: quotas that are told, and old tables that nobody will miss."""

import sqlite3
from pathlib import Path

from server_client import FIXED, Server, run, served

from benben.server import tables


def test_quotas_are_told(tmp_path: Path) -> None:
    """One user may have so many tables, and all together so many; deleting makes room."""

    async def test() -> None:
        async with served(tmp_path, tables_per_user=2, tables_in_all=3) as server:
            asked = {"game": "ankh", "chairs": [{"kind": "me"}, {"kind": "human"}]}
            made = [await server.new("me human") for _ in range(2)]
            other = Server(server.url).http
            for http, words in ((server.http, "you can have at most 2 tables here; delete some first"), (other, "")):
                answer = await http.post("/api/tables", json=asked)
                assert (answer.status_code == 403) == bool(words)
                if words:
                    assert answer.json()["error"] == {"code": "too-many-tables", "text": words}
            answer = await other.post("/api/tables", json=asked)
            assert answer.json()["error"]["text"] == "this server keeps at most 3 tables, and it has that many"
            assert (await server.http.delete(f"/api/tables/{made[0]['table']}")).status_code == 200
            assert (await server.http.post("/api/tables", json=asked)).status_code == 201

    run(test())


def test_only_what_nobody_began_expires(tmp_path: Path) -> None:
    """A table at which something was done, or that came out of a record, or at which somebody sits, stays."""

    async def test() -> None:
        async with served(tmp_path, expiry_days=30, idle=1000.0) as server:
            old, begun, sat_at, young = [await server.new("me human", options=FIXED, confirm=False) for _ in range(4)]
            async with server.seat(begun, 0) as seat:
                await seat.choose("action move")
            record = (await server.http.get(f"/api/tables/{begun['table']}/record")).text
            brought = (await server.http.post("/api/records?to=0", content=record)).json()
            house = server.inside.api.tables
            await house.drop(begun["table"], house.seated[begun["table"]])
            async with server.seat(sat_at, 0):
                age(tmp_path, 31, old, begun, sat_at, brought)
                age(tmp_path, 29, young)
                await house.forget()
                listed = (await server.http.get("/api/tables")).json()
                assert {row["table"] for row in listed["tables"]} == {
                    one["table"] for one in (begun, sat_at, young, brought)
                }

    run(test())


def age(folder: Path, days: int, *made: dict[str, object]) -> None:
    """Make tables look as if nothing had happened there for so long."""
    db = sqlite3.connect(folder / "tables.sqlite", timeout=20)
    for one in made:
        db.execute("update tables set updated = updated - ? where id = ?", (days * tables.DAY, one["table"]))
    db.commit()
    db.close()


def test_lists_are_paged_and_searched(tmp_path: Path) -> None:
    """A hundred at a time, the latest first, none twice and none left out; a search finds names whatever their case."""

    async def test() -> None:
        async with served(tmp_path) as server:
            for n in range(230):
                chairs = [{"kind": "me", "name": f"Ада {n}"}, {"kind": "bot", "bot": "greedy"}]
                answer = await server.http.post("/api/tables", json={"game": "ankh", "chairs": chairs})
                assert answer.status_code == 201
            seen: list[str] = []
            query = ""
            while True:
                page = (await server.http.get(f"/api/tables?{query}")).json()
                assert page["total"] == 230
                seen += [row["table"] for row in page["tables"]]
                if page["more"] is None:
                    break
                assert len(page["tables"]) == 100
                query = f"after={page['more']}"
            assert len(seen) == len(set(seen)) == 230
            found = (await server.http.get("/api/tables", params={"search": "АДА 22 GREEDY"})).json()
            names = {row["chairs"][0]["name"] for row in found["tables"]}
            assert names == {f"Ада {n}" for n in (22, *range(220, 230), 122)}
            assert (await server.http.get("/api/tables", params={"search": "%"})).json()["total"] == 0
            for wrong in ("state=begun", "after=x", "after=1"):
                assert (await server.http.get(f"/api/tables?{wrong}")).status_code == 400

    run(test())

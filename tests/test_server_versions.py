"""Rules change, and tables stay: played again by the new ones, told where they part, continued when the host says so.

Real folders and real server processes; what a later version might do is done to the rules before a process starts.
"""

import json
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import other_rules
import pytest
from folder_kills import FOLDERS, content
from server_client import FIXED, Bye, Seat, Server, play_on, run
from server_process import environment, launched

from benben.kernel.registry import ruleset
from benben.server.migrate import FILE, migrate

NOW = ruleset("ankh").version
Made = dict[str, Any]


def patch(name: str) -> str:
    return f"import other_rules; other_rules.{name}()" if name else ""


def rows(folder: Path, table: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(folder / FILE)) as db:
        return db.execute("select * from log where table_id = ? order by n", (table,)).fetchall()


def version(folder: Path, table: str) -> int:
    with closing(sqlite3.connect(folder / FILE)) as db:
        return int(db.execute("select version from tables where id = ?", (table,)).fetchone()[0])


def tables(folder: Path, rules: str, *words: str) -> tuple[int, str, str]:
    """`benben tables …` under other rules: its status, what it printed, and its errors."""
    program = f"{patch(rules)}\nimport sys\nfrom benben.cli import run\nsys.exit(run(sys.argv[1:]))"
    told = [sys.executable, "-c", program, "tables", *words, "--data", str(folder)]
    done = subprocess.run(told, capture_output=True, text=True, env=environment(), timeout=60)
    return done.returncode, done.stdout, done.stderr


def check(folder: Path, rules: str) -> tuple[int, dict[str, Any]]:
    status, out, err = tables(folder, rules, "check", "--json")
    assert not err
    found: dict[str, Any] = json.loads(out)
    return status, found


def seats(server: Server, made: Made) -> tuple[Seat, Seat]:
    """The host, who plays, and somebody else."""
    return server.seat(made, 0, host=made["links"]["host"]), server.seat(made, 1)


async def begun(folder: Path, rules: str = "") -> Made:
    """A table for two with some choices, the first of which is to gain Followers."""
    async with launched(folder, patch=patch(rules)) as server:
        made = await server.new("me me", confirm=False, options=FIXED)
        one, two = seats(server, made)
        async with one, two:
            if not rules:
                assert (await one.choose("action gain"))["t"] == "ack"
            await play_on({"P1": one, "P2": two}, Random(4), 20)
    return made


async def goes_on(server: Server, made: Made, choices: int = 4) -> None:
    one, two = seats(server, made)
    async with one, two:
        for seat in (one, two):
            assert seat.welcome["broken"] is None
            assert seat.welcome["changed"] is None
        assert await play_on({"P1": one, "P2": two}, Random(5), choices) == choices


async def record(server: Server, made: Made) -> str:
    answer = await server.http.get(f"/api/tables/{made['table']}/record", params={"key": made["links"]["chairs"][0]})
    assert answer.status_code == 200, answer.text
    return answer.text


async def closed(seat: Seat) -> None:
    with pytest.raises(Bye, match="closed"):
        await seat.until(lambda: False)


def test_a_change_that_nobody_notices(tmp_path: Path) -> None:
    """The game goes on without a word, and the next choice is written under the new version."""

    async def test() -> None:
        made = await begun(tmp_path)
        assert version(tmp_path, made["table"]) == NOW
        status, found = check(tmp_path, "newer")
        assert (status, found["tables"][0]["state"], found["tables"][0]["compared"]) == (0, "well", "alike")
        assert found["versions"] == [
            {
                "game": "ankh",
                "version": NOW,
                "rules": NOW + 1,
                "changes": [{"version": NOW + 1, "rules": ["A-GAIN1"], "text": other_rules.TEXT}],
                "tables": 1,
                "states": {"well": 1},
                "compared": {"alike": 1},
            }
        ]
        async with launched(tmp_path, patch=patch("newer")) as server:
            one, two = seats(server, made)
            async with one, two:
                assert version(tmp_path, made["table"]) == NOW
                assert await play_on({"P1": one, "P2": two}, Random(5), 1) == 1
                assert version(tmp_path, made["table"]) == NOW + 1
            await goes_on(server, made)
            assert (await record(server, made)).splitlines()[1] == f"game: ankh {NOW + 1}"
        assert not [row for row in rows(tmp_path, made["table"]) if row[2] == "rules"]

    run(test())


def test_something_else_is_told(tmp_path: Path) -> None:
    """It can be looked at and saved; when the host says so it goes on, and nobody is asked again."""

    async def test() -> None:
        made = await begun(tmp_path)
        before = rows(tmp_path, made["table"])
        async with launched(tmp_path, patch=patch("told")) as server:
            one, two = seats(server, made)
            await one.connect()
            await two.connect()
            for seat in (one, two):
                changed = seat.welcome["changed"]
                assert seat.welcome["broken"] is None
                assert (changed["from"], changed["to"], changed["line"]) == (NOW, NOW + 1, 1)
                assert changed["changes"] == [{"version": NOW + 1, "rules": ["A-GAIN1"], "text": other_rules.TEXT}]
                assert (changed["player"], changed["choice"], changed["what"]) == ("P1", "action gain", "told")
                then, now = ([e for e in changed[key] if e["event"] == "gained followers"] for key in ("then", "now"))
                assert [then[0]["args"][1] + 1] == [now[0]["args"][1]]
            at = next(seat for seat in (one, two) if seat.legal)
            assert (await at.choose(at.legal[0]))["code"] == "rules-changed"
            assert (await one.command("propose"))["code"] == "rules-changed"
            assert (await one.command("undo", v=one.v))["code"] == "rules-changed"
            assert (await two.command("accept"))["code"] == "not-host"
            assert (await two.command("chat", text="what now?"))["t"] == "ack"
            assert (await record(server, made)).splitlines()[1] == f"game: ankh {NOW}"
            assert rows(tmp_path, made["table"]) == before
        # Left as it is, it is the same the next day.
        async with launched(tmp_path, patch=patch("told")) as server:
            one, two = seats(server, made)
            await one.connect()
            await two.connect()
            assert one.welcome["changed"]["line"] == 1
            await one.send({"t": "accept", "id": "yes"})
            await closed(two)
            await closed(one)
            await goes_on(server, made)
            one, two = seats(server, made)
            async with one, two:
                assert (await one.command("accept", "yes"))["t"] == "ack"  # it was done, once
                assert (await one.command("accept"))["code"] == "nothing-changed"
            assert (await record(server, made)).splitlines()[1] == f"game: ankh {NOW + 1}"
        after = rows(tmp_path, made["table"])
        assert after[: len(before)] == before
        assert [(row[2], row[4]) for row in after if row[2] == "rules"] == [("rules", str(NOW + 1))]
        assert check(tmp_path, "told")[1]["tables"][0]["compared"] == "same rules"
        # A further version is held against what was agreed to, not against what was told before.
        status, found = check(tmp_path, "told(); other_rules.newer")
        assert (status, found["tables"][0]["compared"], found["tables"][0]["version"]) == (0, "alike", NOW + 1)

    run(test())


def test_a_choice_that_is_no_longer_legal(tmp_path: Path) -> None:
    """It is cut back to there by consent, and goes on."""

    async def test() -> None:
        made = await begun(tmp_path)
        before = rows(tmp_path, made["table"])
        status, found = check(tmp_path, "refused")
        assert (status, found["tables"][0]["state"], found["tables"][0]["plays"]) == (1, "stopped", 0)
        assert '"action gain" is not legal now' in found["tables"][0]["why"]
        async with launched(tmp_path, patch=patch("refused")) as server:
            one, two = seats(server, made)
            await one.connect()
            await two.connect()
            assert one.welcome["broken"]["after"] == 0
            assert [change["text"] for change in one.welcome["changed"]["changes"]] == [other_rules.TEXT]
            assert "line" not in one.welcome["changed"]
            assert (await one.command("accept"))["code"] == "nothing-changed"
            assert (await one.command("propose"))["t"] == "ack"
            await two.send({"t": "agree", "id": "yes", "agree": True})
            await closed(one)
            await closed(two)
            await goes_on(server, made)
        after = rows(tmp_path, made["table"])
        assert after[: len(before)] == before
        assert [row[2] for row in after[len(before) : len(before) + 2]] == ["cut", "rules"]
        assert version(tmp_path, made["table"]) == NOW + 1
        assert check(tmp_path, "refused")[0] == 0
        assert check(tmp_path, "refused(); other_rules.newer")[1]["tables"][0]["compared"] == "alike"

    run(test())


def test_more_can_be_chosen_than_then(tmp_path: Path) -> None:
    """Nothing else is told, but somebody had a choice that was not offered."""

    async def test() -> None:
        made = await begun(tmp_path, "without_gain")
        status, found = check(tmp_path, "newer")
        assert (status, found["tables"][0]["state"]) == (1, "differs")
        assert "the choices after it are not the same as they were" in found["tables"][0]["why"]
        async with launched(tmp_path, patch=patch("newer")) as server, server.seat(made, 1) as two:
            assert two.welcome["changed"]["what"] == "asked"

    run(test())


def test_rules_that_stumble(tmp_path: Path) -> None:
    async def test() -> None:
        made = await begun(tmp_path)
        async with launched(tmp_path, patch=patch("stumbling")) as server, server.seat(made, 1) as two:
            assert two.welcome["broken"] == {"after": 0, "why": "no such Follower"}

    run(test())


def test_the_check_of_a_whole_folder(tmp_path: Path) -> None:
    """What is alike, what differs and where, what stops: by game and version; and what to do without a server."""

    async def test() -> None:
        made = await begun(tmp_path)
        async with launched(tmp_path) as server:
            await server.new("me me", confirm=False, options=FIXED)
        status, out, err = tables(tmp_path, "told", "check")
        assert (status, err) == (1, "")
        assert f"  ankh {NOW}, now {NOW + 1}: 1 differ, 1 alike\n" in out or "1 alike, 1 differ\n" in out
        assert f"    ankh {NOW + 1}: {other_rules.TEXT} (A-GAIN1)\n" in out
        assert f"{made['table']} (ankh: P1, P2): differs: at line 1, P1 action gain: then " in out
        assert f"benben tables accept {made['table']}" in out
        assert out.endswith("Not all is well.\n")
        assert tables(tmp_path, "told", "export", made["table"])[1].splitlines()[1] == f"game: ankh {NOW}"
        status, out, err = tables(tmp_path, "", "accept", made["table"], "--yes")
        assert (status, out, err.count("\n")) == (2, "", 1)
        status, out, err = tables(tmp_path, "told", "accept", made["table"], "--yes")
        assert (status, err) == (0, "")
        assert f"continues under the rules of ankh {NOW + 1}" in out
        assert tables(tmp_path, "told", "check")[0] == 0
        async with launched(tmp_path, patch=patch("told")) as server:
            await goes_on(server, made)
        # An earlier program knows that it does not know these rules.
        status, found = check(tmp_path, "")
        assert {one["state"] for one in found["tables"] if one["table"] == made["table"]} == {"unknown"}
        async with launched(tmp_path) as server:
            with pytest.raises(Bye, match="other-rules"):
                await server.seat(made, 0).connect()

    run(test())


# Folders from before anything was noted ------------------------------------------------------------------------------


@pytest.mark.parametrize("which", ["first", "second"])
def test_an_older_folder(which: str, tmp_path: Path) -> None:
    """Of its tables nobody has noted what was told: who is to choose, and how it ended, is compared."""
    known = json.loads((FOLDERS / f"{which}.json").read_text(encoding="utf-8"))

    async def test() -> None:
        shutil.copyfile(FOLDERS / f"{which}.sqlite", tmp_path / FILE)
        status, found = check(tmp_path, "newer")
        mine = [one for one in found["tables"] if one["game"] == "ankh"]
        assert {(one["state"], one["compared"], one["version"]) for one in mine} <= {
            ("well", "partly", 1),
            ("well", "alike", 1),
        }
        migrate(tmp_path)
        assert content(tmp_path / FILE) == content(FOLDERS / f"{which}.sqlite")
        assert len(list((tmp_path / "backups").glob("before-version-*.sqlite"))) == 1
        told = known["begun"]
        async with launched(tmp_path, patch=patch("newer")) as server, server.seat(told, 0) as one:
            assert (one.welcome["broken"], one.welcome["changed"]) == (None, None)
            answer = await one.command("confirm") if one.may["confirm"] else await one.choose(one.legal[0])
            assert answer["t"] == "ack"
        assert version(tmp_path, told["table"]) == NOW + 1
        status, found = check(tmp_path, "refused")
        states = {one["table"]: one["state"] for one in found["tables"]}
        assert (status, states[known["whole"]["table"]]) == (1, "stopped")

    run(test())


def test_an_outcome_that_is_another_one(tmp_path: Path) -> None:
    """Also where nothing else was noted."""
    known = json.loads((FOLDERS / "first.json").read_text(encoding="utf-8"))
    whole = known["whole"]["table"]
    shutil.copyfile(FOLDERS / "first.sqlite", tmp_path / FILE)
    migrate(tmp_path)
    with closing(sqlite3.connect(tmp_path / FILE)) as db:
        db.execute("update tables set over = replace(over, 'no-gods', 'ascended') where id = ?", (whole,))
        db.commit()
    _, found = check(tmp_path, "newer")
    (one,) = [one for one in found["tables"] if one["table"] == whole]
    assert (one["state"], one["compared"]) == ("differs", "differs")
    assert "it ends differently" in one["why"]


def test_a_position_that_is_another_one(tmp_path: Path) -> None:
    """Where everything was told alike; and what was spoilt beside the log is no difference."""

    async def test() -> None:
        made = await begun(tmp_path)
        with closing(sqlite3.connect(tmp_path / FILE)) as db:
            kept = json.loads(db.execute("select position from tables").fetchone()[0])
            for position, state, why in (
                ({**kept, "followers": "0"}, "differs", "the position differs in followers"),
                ({name: kept[name] for name in list(kept)[1:]}, "well", ""),  # a column that is new since
                ({**kept, "favour": "0"}, "well", ""),  # and one that there was
            ):
                db.execute("update tables set position = ?", (json.dumps(position),))
                db.commit()
                (one,) = check(tmp_path, "newer")[1]["tables"]
                assert one["state"] == state
                assert why in one["why"]
            for column, value in (("position", "{"), ("position", b"\xff"), ("position", "7")):
                db.execute(f"update tables set {column} = ?", (value,))
                db.commit()
                (one,) = check(tmp_path, "newer")[1]["tables"]
                assert (one["state"], one["compared"]) == ("well", "partly")
            for value in ("{", "[7]", b"\xff", '[["gained followers"]]'):
                db.execute("update log set told = ? where n = 3", (value,))
                db.commit()
                (one,) = check(tmp_path, "newer")[1]["tables"]
                assert (one["state"], one["compared"]) == ("well", "partly")
        async with launched(tmp_path, patch=patch("newer")) as server:
            await goes_on(server, made)

    run(test())

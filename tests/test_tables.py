"""benben tables: what is kept is listed, checked, copied, brought back, saved, cut back; every refusal is one line."""

import asyncio
import json
import os
import re
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import folder_kills
import folder_noise
import pytest
from folder_kills import FIRST, content
from server_client import FIXED, play_on, served
from server_client import run as run_async

from benben.cli import run
from benben.kernel import records
from benben.server import queries
from benben.server.database import connect
from benben.server.folder import Folder
from benben.server.inspection import check, opened
from benben.server.migrate import FILE, STEPS, migrate
from benben.server.queries import load

KNOWN = folder_noise.KNOWN
WHOLE = KNOWN["whole"]["table"]
BEGUN = KNOWN["begun"]["table"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Five tables, in the present form."""
    made = tmp_path / "benben"
    made.mkdir()
    shutil.copyfile(FIRST, made / FILE)
    migrate(made)
    shutil.rmtree(made / "backups")
    return made


@pytest.fixture
def old_folder(tmp_path: Path) -> Path:
    made = tmp_path / "old"
    made.mkdir()
    shutil.copyfile(FIRST, made / FILE)
    return made


class Said:
    """What a command printed, and its status."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys
        self.out = self.err = ""

    def __call__(self, folder: Path, *words: str) -> int:
        status = run(["tables", *words, "--data", str(folder)])
        self.out, self.err = self.capsys.readouterr()
        return status


@pytest.fixture
def tables(capsys: pytest.CaptureFixture[str]) -> Said:
    return Said(capsys)


def spoil(folder: Path, *statements: str) -> None:
    with closing(sqlite3.connect(folder / FILE)) as db:
        for statement in statements:
            db.execute(statement)
        db.commit()


def files(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*")} - {f"{FILE}-wal", f"{FILE}-shm"}


# list ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("which", ["folder", "old_folder"])
def test_list(which: str, request: pytest.FixtureRequest, tables: Said) -> None:
    place = request.getfixturevalue(which)
    before = (place / FILE).read_bytes()
    assert tables(place, "list") == 0
    rows = tables.out.splitlines()
    assert len(rows) == 6
    assert re.search(rf"{WHOLE} +ankh +P1, P2, P3 +255 +over \(no-gods\), won by nobody +20\d\d-", tables.out)
    assert tables(place, "list", "--json") == 0
    found = {one["table"]: one for one in json.loads(tables.out)["tables"]}
    assert set(found) == {told["table"] for told in KNOWN.values()}
    assert (found[BEGUN]["length"], found[BEGUN]["turn"], found[BEGUN]["over"]) == (48, ["P1"], None)
    assert (place / FILE).read_bytes() == before


# check ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("which", ["folder", "old_folder"])
def test_all_is_well(which: str, request: pytest.FixtureRequest, tables: Said) -> None:
    """Also with an older folder, which is not changed by that."""
    place = request.getfixturevalue(which)
    before = (place / FILE).read_bytes()
    assert tables(place, "check") == 0
    assert "tables: 5, 5 of them whole and playable" in tables.out
    assert tables.out.endswith("All is well.\n")
    assert tables(place, "check", "--json") == 0
    told = json.loads(tables.out)
    assert (told["ok"], told["holder"], told["faults"], len(told["tables"])) == (True, "", [], 5)
    assert (place / FILE).read_bytes() == before


@pytest.mark.parametrize(
    ("statement", "state", "plays", "why"),
    [
        (f"delete from log where table_id = '{WHOLE}' and n in (20, 21)", "damaged", 20, "entries are missing"),
        (f"delete from log where table_id = '{WHOLE}' and n > 20", "damaged", 21, "entries are missing"),
        (f"update log set audience = 5 where table_id = '{WHOLE}' and n = 3", "damaged", 255, "not as it was written"),
        (f"update log set text = 'hm' where table_id = '{WHOLE}' and n = 20", "damaged", 20, "unknown choice 'hm'"),
        (f"delete from chairs where table_id = '{WHOLE}' and player = 0", "unreadable", 0, "chairs are lost"),
        (f"delete from chairs where table_id = '{WHOLE}' and player = 2", "unreadable", 0, "2 chairs for 3 players"),
        (f"update tables set game = 'senet' where id = '{WHOLE}'", "unknown", 0, "there is no game 'senet'"),
        (f"delete from tables where id = '{WHOLE}'", "unreadable", 0, "the table it belongs to is lost"),
    ],
)
def test_what_is_wrong(statement: str, state: str, plays: int, why: str, folder: Path, tables: Said) -> None:
    """It is said of the one table, with how far it goes and what to do; the others are well."""
    spoil(folder, statement)
    assert tables(folder, "check", "--json") == 1
    told = json.loads(tables.out)
    (bad,) = [one for one in told["tables"] if one["state"] != "well"]
    assert (bad["table"], bad["state"], bad["plays"]) == (WHOLE, state, plays)
    assert why in bad["why"]
    assert WHOLE in bad["advice"]
    assert not told["ok"]
    assert tables(folder, "check") == 1
    assert f"  {WHOLE}" in tables.out
    assert ("up to entry" in tables.out) == (state == "damaged")
    assert tables.out.endswith("Not all is well.\n")


def test_rows_that_belong_to_nothing(folder: Path, tables: Said) -> None:
    spoil(folder, f"delete from links where table_id = '{WHOLE}'")
    assert tables(folder, "check") == 1
    assert "holds: a row belongs to something in links that is not there" in tables.out
    assert "benben tables restore" in tables.out


def test_noise(tmp_path: Path) -> None:
    """Pages of noise: every harmful one is found, nothing shrinks without a word, a server comes up or says why not."""
    found = folder_noise.trial(tmp_path, checks=50, servers=5, seed=150)  # with seed 163 pages lead in a circle
    assert found["found by check"] >= 40
    assert found["tables still whole in those"] > 0


def test_what_lies_around(folder: Path, tables: Said) -> None:
    backups = folder / "backups"
    backups.mkdir()
    for name in ("tables.sqlite.restored.part", "letter.txt", "server.json"):
        (folder / name).write_text("x")
    (folder / "benben.toml").write_text("")
    (backups / "old.sqlite.77.part").write_text("x")
    shutil.copyfile(folder / FILE, backups / "old.sqlite")
    assert tables(folder, "check") == 0
    for line in (
        "remark: server.json: a server ended without cleaning up; the next start overwrites this",
        "remark: backups/old.sqlite.77.part: half a copy, left by a kill; it can be deleted",
        "remark: tables.sqlite.restored.part: half a copy, left by a kill; it can be deleted",
        "remark: letter.txt: not one of ours",
    ):
        assert f"{line}\n" in tables.out
    assert tables.out.count("remark: ") == 4
    assert f"backup: {backups / 'old.sqlite'}, 20" in tables.out


def test_tables_that_are_gone(folder: Path, tables: Said) -> None:
    assert tables(folder, "backup") == 0
    (folder / FILE).unlink()
    assert tables(folder, "check") == 1
    assert "is not there, but backups of it are" in tables.out
    (copy,) = (folder / "backups").iterdir()
    assert f"`benben tables restore {copy}`" in tables.out


def mounted(place: Path, options: str) -> None:
    if os.geteuid() != 0 or sys.platform != "linux":
        pytest.skip("this needs rights that this user does not have")
    place.mkdir(exist_ok=True)
    done = subprocess.run(["mount", "-t", "tmpfs", "-o", options, "none", str(place)], capture_output=True, check=False)
    if done.returncode:
        pytest.skip("nothing can be mounted here")


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of its own, of half a megabyte."""
    place = tmp_path / "disk"
    mounted(place, "size=512k")
    yield place
    subprocess.run(["umount", str(place)], check=True)


def test_where_nothing_can_be_written(disk: Path, tmp_path: Path, tables: Said) -> None:
    """With a WAL that a killed server has left: what is in it counts."""
    made = tmp_path / "made"
    folder_kills.made_folder(made)
    shutil.copytree(made, disk, dirs_exist_ok=True)
    subprocess.run(["mount", "-o", "remount,ro", str(disk)], check=True)
    assert tables(disk, "check") == 0
    assert tables(disk, "list") == 0
    assert "changed later" in tables.out
    assert tables(disk, "export", WHOLE) == 0
    for words in (["backup"], ["restore", str(tmp_path / "backup.sqlite")], ["cut", WHOLE, "--yes"]):
        assert tables(disk, *words) == 2
        assert tables.err.count("\n") == 1
    assert tables(disk, "backup", str(tmp_path / "b.sqlite")) == 0


# backup --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("which", ["folder", "old_folder"])
def test_a_backup(which: str, request: pytest.FixtureRequest, tables: Said, tmp_path: Path) -> None:
    place = request.getfixturevalue(which)
    assert tables(place, "backup") == 0
    (copy,) = (place / "backups").iterdir()
    assert tables.out == f"{copy}: 5 tables\n"
    assert re.fullmatch(r"\d{4}-\d\d-\d\d-\d{6}\.sqlite", copy.name)
    assert content(copy) == content(place / FILE)
    file = tmp_path / "mine.sqlite"
    file.write_text("dear")
    assert tables(place, "backup", str(file)) == 2
    assert tables.err == f"benben: {file} already exists; --overwrite replaces it\n"
    assert file.read_text() == "dear"
    assert tables(place, "backup", str(file), "--overwrite") == 0
    assert content(file) == content(place / FILE)


def test_a_backup_of_what_is_spoilt(folder: Path, tables: Said) -> None:
    """A game that does not replay is copied as it is. A damaged file as well, and that is said."""
    spoil(folder, f"update log set text = 'hm' where table_id = '{WHOLE}' and n = 20")
    assert tables(folder, "backup") == 0
    assert "5 tables, 1 of them not playable to the end" in tables.out
    spoil(folder, f"delete from links where table_id = '{WHOLE}'")
    assert tables(folder, "backup") == 1
    assert "what was copied is damaged" in tables.err
    assert len(list((folder / "backups").iterdir())) == 2


def test_a_backup_on_a_full_disk(disk: Path, folder: Path, tables: Said) -> None:
    (disk / "full").write_bytes(bytes(420 * 1024))
    assert tables(folder, "backup", str(disk / "b.sqlite")) == 2
    assert tables.err == f"benben: {disk / 'b.sqlite'}: database or disk is full\n"
    assert files(disk) == {"full"}


def test_beside_a_server(tmp_path: Path, tables: Said) -> None:
    """Games go on while they are listed, checked and copied; what must have the folder alone is refused, with who has
    it."""
    home = tmp_path / "home"

    async def test() -> None:
        async with served(home) as server:
            made = await server.new("me me", confirm=False, options=FIXED)
            async with server.seat(made, 0) as one, server.seat(made, 1) as two:
                seats = {"P1": one, "P2": two}
                await play_on(seats, Random(1), 5)
                playing = asyncio.create_task(play_on(seats, Random(1), 40))
                for words in (["check"], ["list"], ["backup"], ["export", made["table"]]):
                    assert await asyncio.to_thread(tables, home, *words) == 0, tables.err
                (copy,) = (home / "backups").iterdir()
                for words in (["restore", str(copy)], ["cut", made["table"], "--yes"]):
                    assert await asyncio.to_thread(tables, home, *words) == 2
                    assert tables.err.count("\n") == 1
                assert await asyncio.to_thread(tables, home, "restore", str(copy)) == 2
                assert f"held by another Benben (process {os.getpid()}, " in tables.err
                assert tables.err.endswith("; end it first\n")
                await playing
        for file in (copy, home / FILE):
            with opened(file) as db:
                stored = load(db, made["table"])
                assert stored
                assert not stored.damage

    run_async(test())
    assert check(home).well


@pytest.mark.parametrize("command", ["check", "export", "export --raw"])
def test_a_choice_between_two_looks(command: str, folder: Path, tables: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that goes on while it is read is read as it was at one moment, not half of it before a choice."""
    with closing(connect(folder / FILE)) as server:  # keeps a WAL, as a running one does
        seated = queries.seated

        def meanwhile(db: sqlite3.Connection, table: str) -> object:
            server.execute("DELETE FROM tables WHERE id = ?", (table,))
            return seated(db, table)

        monkeypatch.setattr(queries, "seated", meanwhile)
        words = [command] if command == "check" else [*command.split(), WHOLE]
        assert tables(folder, *words) == 0, tables.out + tables.err
        assert not tables.err
    assert "P3" in tables.out or command == "check"


# restore -------------------------------------------------------------------------------------------------------------


def test_restore(folder: Path, tables: Said, tmp_path: Path) -> None:
    """What was there is kept, what comes is there, and no WAL of the one meets the other."""
    folder_kills.made_folder(folder)
    backup, old = folder.parent / "backup.sqlite", content(folder / FILE)
    assert tables(folder, "restore", str(backup)) == 0
    (kept,) = (folder / "backups").iterdir()
    assert tables.out == f"{folder}: 5 tables\nWhat was there before is kept in {kept}\n"
    assert content(folder / FILE) == content(backup) != old == content(kept)
    assert files(folder) == {FILE, "lock", "backups", f"backups/{kept.name}"}
    assert tables(folder, "restore", str(kept)) == 0
    assert content(folder / FILE) == old
    assert tables(tmp_path / "elsewhere" / "new", "restore", str(kept)) == 0
    assert content(tmp_path / "elsewhere" / "new" / FILE) == old


def test_restore_of_an_older_version(tmp_path: Path, tables: Said) -> None:
    assert tables(tmp_path / "new", "restore", str(FIRST)) == 0
    assert content(tmp_path / "new" / FILE) == content(FIRST)
    assert check(tmp_path / "new").version == len(STEPS)


@pytest.mark.parametrize("present", [b"", b"not a database, but long enough to be taken for one" * 99])
def test_restore_over_ruins(present: bytes, folder: Path, tables: Said) -> None:
    """What cannot even be opened is kept all the same, as it lies there."""
    assert tables(folder, "backup") == 0
    (copy,) = (folder / "backups").iterdir()
    (folder / FILE).write_bytes(present)
    (folder / f"{FILE}-wal").write_bytes(b"remains")
    assert tables(folder, "restore", str(copy)) == 0
    assert check(folder).well
    assert len(check(folder).tables) == 5
    kept = next(path for path in (folder / "backups").glob("before-restore-*.sqlite"))
    assert not present or kept.read_bytes() == present


def test_a_damaged_backup(folder: Path, tables: Said, tmp_path: Path) -> None:
    spoilt = tmp_path / "spoilt.sqlite"
    assert tables(folder, "backup", str(spoilt)) == 0
    with closing(sqlite3.connect(spoilt)) as db:
        db.execute("delete from log where n = 20")
        db.commit()
    before = content(folder / FILE)
    assert tables(folder, "restore", str(spoilt)) == 2
    assert "is damaged itself" in tables.err
    assert "--anyway" in tables.err
    assert content(folder / FILE) == before
    assert tables(folder, "restore", str(spoilt), "--anyway") == 0
    assert content(folder / FILE) == content(spoilt)


# export and cut ------------------------------------------------------------------------------------------------------


def test_export(folder: Path, tables: Said, tmp_path: Path) -> None:
    assert tables(folder, "export", WHOLE) == 0
    assert tables.out == KNOWN["whole"]["record"]
    out = tmp_path / "record.txt"
    assert tables(folder, "export", WHOLE, "--out", str(out)) == 0
    assert (out.read_text(), tables.out) == (KNOWN["whole"]["record"], "")
    assert run(["replay", str(out), "--check"]) == 0
    assert tables(folder, "export", WHOLE, "--out", str(out)) == 2
    assert "already exists" in tables.err


def test_export_of_a_spoilt_game(folder: Path, tables: Said) -> None:
    """The record goes as far as it can be played; --raw has everything."""
    spoil(folder, f"update log set text = 'hm' where table_id = '{WHOLE}' and n = 20")
    assert tables(folder, "export", WHOLE) == 0
    record = records.parse(tables.out)
    assert record.lines == records.parse(KNOWN["whole"]["record"]).lines[: len(record.lines)]
    assert tables.err.startswith("benben: this goes up to entry 20 of 255: unknown choice 'hm'")
    assert tables(folder, "export", WHOLE, "--raw") == 0
    head, *log = [json.loads(line) for line in tables.out.splitlines()]
    assert (head["table"], head["game"], len(head["chairs"])) == (WHOLE, "ankh", 3)
    assert [entry["n"] for entry in log] == list(range(255))
    assert log[20]["text"] == "hm"
    spoil(folder, f"delete from tables where id = '{WHOLE}'")
    assert tables(folder, "export", WHOLE) == 1
    assert "--raw" in tables.err
    assert tables(folder, "export", WHOLE, "--raw") == 0
    assert len(tables.out.splitlines()) == 255


def test_cut(folder: Path, tables: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    assert tables(folder, "cut", WHOLE) == 2
    assert "it replays to its end" in tables.err
    spoil(folder, f"delete from log where table_id = '{WHOLE}' and n in (20, 21)")
    before = content(folder / FILE)
    monkeypatch.setattr("typer.confirm", lambda text: False)
    assert tables(folder, "cut", WHOLE) == 1
    assert "Nothing was changed." in tables.out
    assert content(folder / FILE) == before
    assert tables(folder, "cut", WHOLE, "--yes") == 0
    assert f"Table {WHOLE} continues after entry 20." in tables.out
    assert check(folder).well
    rows = content(folder / FILE)["log"]
    assert len(rows) == len(before["log"]) + 1
    assert set(before["log"]) < set(rows)
    with opened(folder / FILE) as db:
        stored = load(db, WHOLE)
        assert stored
        assert (len(stored.log), stored.length) == (20, 256)


# What is wrong with what was asked for -------------------------------------------------------------------------------


def test_bad_input(folder: Path, tables: Said, tmp_path: Path) -> None:
    """One line each, and nothing is left behind."""
    ruins, empty, newer, foreign = (tmp_path / name for name in ("ruins", "empty", "newer", "foreign"))
    for place in (ruins, empty, newer, foreign):
        place.mkdir()
    (ruins / FILE).write_text("not a database, but long enough to be taken for one" * 99)
    shutil.copyfile(folder / FILE, newer / FILE)
    spoil(newer, "pragma user_version = 9")
    spoil(foreign, "create table recipes (name)", "insert into recipes values ('bread')")
    nothing = tmp_path / "nothing"
    anything = [["list"], ["check"], ["backup"], ["export", WHOLE], ["cut", WHOLE, "--yes"]]
    asked = [(place, words) for place in (nothing, empty, newer, foreign, ruins) for words in anything]
    asked += [(folder, [word, "x"]) for word in ("export", "cut", "restore")]
    asked += [(folder, ["restore", str(place / FILE)]) for place in (nothing, empty, newer, foreign, ruins)]
    asked += [(folder, ["restore", str(folder)]), (folder, ["backup", str(nothing / "b")])]
    asked += [(folder, ["export", WHOLE, "--out", str(nothing / "r")])]
    before = {place: files(place) for place in (folder, ruins, empty, newer, foreign)}
    for place, words in asked:
        status = tables(place, *words)
        if (place, words) == (ruins, ["check"]):
            assert status == 1
            assert "SQLite finds the file damaged:\n" in tables.out
            continue
        assert status in (1, 2), (place, words)
        assert tables.err.count("\n") == 1, tables.err
        assert tables.err.startswith("benben: ")
        assert "Traceback" not in tables.err
    assert not nothing.exists()
    assert {place: files(place) - {"lock"} for place in before} == before


def test_a_foreign_database_is_not_touched(tmp_path: Path) -> None:
    """A file of somebody else's under our name is neither emptied nor used."""
    spoil(tmp_path, "create table recipes (name)")
    for statement in ("insert into recipes values ('bread')", "delete from recipes"):
        spoil(tmp_path, statement)
        with pytest.raises(Exception, match="does not say which version wrote it"):
            migrate(tmp_path)
    with closing(sqlite3.connect(tmp_path / FILE)) as db:
        assert db.execute("select name from sqlite_master").fetchall() == [("recipes",)]


def test_a_folder_is_held_by_one(folder: Path) -> None:
    held = Folder(folder)
    held.say("http://localhost:1/")
    told = check(folder).holder
    assert told.startswith(f"another Benben (process {os.getpid()}, http://localhost:1/, since 20")
    held.release()
    assert check(folder).holder == ""

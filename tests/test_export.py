"""benben export: every decision as a row, and the records back; whole files only; bad input in one line."""

import json
import random
import re
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from benben import bots
from benben.arena.series import play_one, series
from benben.cli import run
from benben.kernel.chance import game_key, generator
from benben.kernel.game import Game
from benben.kernel.notation import player_name
from benben.kernel.play import play_game
from benben.kernel.records import parse
from benben.kernel.registry import ruleset
from benben.kernel.steps import BOX, STEP
from benben.lab.decisions import ABOUT, SCHEMA, Writer, read, tell

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = [sys.executable, "-P", "-m", "benben"]


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)


def printed(capsys: pytest.CaptureFixture[str], arguments: str) -> Any:
    assert run([*arguments.split(), "--json"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return json.loads(out)


def texts(folder: str) -> dict[str, str]:
    return {path.name: path.read_bytes().decode() for path in Path(folder).iterdir()}


@pytest.mark.parametrize(
    "games",
    [
        "ankh --players 3 --bots random --games 6",
        "kemet --players 4 --bots eager,random --games 2 --jobs 2",
        "kemet-classic --modules all --length long --bots random --games 2",
    ],
)
def test_games_are_those_of_sim_and_come_back(games: str, capsys: pytest.CaptureFixture[str]) -> None:
    sim = printed(capsys, f"sim {games} --seed 7 --record sim")
    there = printed(capsys, f"export {games} --seed 7 --out games.parquet")
    back = printed(capsys, "export games.parquet --records back")
    again = printed(capsys, "export sim --out again.parquet")
    assert sim["digest"] == there["digest"] == back["digest"] == again["digest"]
    assert texts("sim") == texts("back")
    assert sim["decisions"] == there["decisions"] == again["decisions"]
    assert pq.read_table("games.parquet").equals(pq.read_table("again.parquet"))
    assert 1_000_000 * there["bytes"] / there["decisions"] < 200_000_000


class Watched:
    """A bot whose looks are kept."""

    def __init__(self, bot: Any, kept: list[tuple[bytes, list[int], int]]) -> None:
        self.bot = bot
        self.kept = kept

    def choose(self, legal: list[int], look: Callable[[], bytes]) -> int:
        choice = int(self.bot.choose(legal, look))
        self.kept.append((look(), legal, choice))
        return choice


@pytest.mark.parametrize("game", ["ankh", "kemet", "kemet-classic"])
def test_a_row_has_what_the_player_knew_and_could_choose(game: str) -> None:
    rules, key = ruleset(game), game_key(3, 1)
    kept: list[tuple[bytes, list[int], int]] = []
    company = [Watched(bots.make("random", generator(key, f"bot {p}")), kept) for p in range(3)]
    played = play_game(rules, {"players": 3}, company, key, ["a", "b", "c"])
    rows = tell(rules, played.record, "mine", 4).table.to_pylist()
    assert len(rows) == len(played.record.lines)
    decisions = [row for row in rows if row["player"] != "BOX"]
    assert played.outcome
    names = rules.choices.names
    for row, (seen, legal, choice) in zip(decisions, kept, strict=True):
        assert row["view"].encode() == seen
        assert row["legal"] == [names[c] for c in legal]
        assert row["choice"] == names[choice]
        assert row["rule"].startswith({"ankh": "A-", "kemet": "K-", "kemet-classic": "KT-"}[game])
        p = int(row["player"][1:]) - 1
        assert (row["name"], row["score"]) == ("abc"[p], played.outcome.score[p])
        assert (row["game"], row["record"], row["outcome"]) == (4, "mine", played.record.end)
    assert all(row["stands"] for row in rows)
    assert all(
        row["view"] is row["legal"] is row["score"] is row["name"] is None for row in rows if row["player"] == "BOX"
    )


def with_undo(seed: int, choices: int) -> Game:
    """A game in which people take back what they may, and sometimes agree on more."""
    rules, rng = ruleset("kemet"), random.Random(seed)
    game = Game(rules, {"players": 2}, ["Ada", "Ben"], key=b"%d" % seed)
    while len(game.record.lines) < choices and (owing := rules.owing(game.state)):
        if game.chance():
            continue
        p = owing[0]
        if game.may_undo(p) and not game.state.drafts and rng.random() < 0.2:
            game.undo(p)
        elif game.made and rng.random() < 0.02:
            game.undo_by_consent(p, min(3, len(game.made)))
        else:
            game.play(p, rng.choice(rules.legal(game.state, p)))
    return game


def test_what_was_taken_back_is_told_apart() -> None:
    game = with_undo(2, 300)
    rows = tell(game.rules, game.record, "undone", 1).table.to_pylist()
    undos = [row for row in rows if row["choice"].startswith("undo")]
    assert any("consent" in row["choice"] for row in undos)
    assert all(row["view"] is row["step"] is None and not row["stands"] for row in undos)
    stood = [(row["player"], row["choice"]) for row in rows if row["stands"]]
    assert stood == [(player_name(p), game.rules.choices.say(choice)) for p, choice in game.made]
    taken_back = [row for row in rows if not row["stands"] and row["player"] != "BOX" and row not in undos]
    assert taken_back
    assert all(
        row["choice"] in row["legal"] and row["choice"] in json.loads(row["view"])["legal"] for row in taken_back
    )
    with Writer(Path("undone.parquet"), {}) as writer:
        writer.add(tell(game.rules, game.record, "undone", 1).table, game.record.text())
    ((name, record),) = read(Path("undone.parquet"))
    assert (name, record.digest()) == ("undone", game.record.digest())


def test_own_games_and_tables_of_the_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "benben"
    (folder / "games").mkdir(parents=True)
    (folder / "tables.sqlite").write_bytes((ROOT / "tests" / "folders" / "second.sqlite").read_bytes())
    played = play_one(series("ankh", 2, None, ["random"], 1), 1).record
    (folder / "games" / "ankh-evening.txt").write_text(played, encoding="utf-8")
    tables = printed(capsys, f"tables list --data {folder}")["tables"]
    there = printed(capsys, f"export {folder} --out mine.parquet")
    names = {name for name, _ in read(Path("mine.parquet"))}
    assert names >= {"ankh-evening"}
    assert names == {"ankh-evening", *(f"table-{one['table']}" for one in tables if one["length"])}
    assert there["games"] == len(tables) + 1
    printed(capsys, "export mine.parquet --records back")
    for one in tables:
        assert run(["tables", "export", one["table"], "--data", str(folder)]) == 0
        assert capsys.readouterr().out == Path("back", f"table-{one['table']}.txt").read_text(encoding="utf-8")


def test_names_that_two_records_share_stay_apart(capsys: pytest.CaptureFixture[str]) -> None:
    for folder, seed in (("a", 1), ("b", 2)):
        Path(folder).mkdir()
        text = play_one(series("ankh", 2, None, ["random"], seed), 1).record
        Path(folder, "one.txt").write_text(text, encoding="utf-8")
    printed(capsys, "export a b --out both.parquet")
    assert [name for name, _ in read(Path("both.parquet"))] == ["one", "one-2"]


ENDLESS = "export ankh --bots random --games 1000000 --seed 3 --out games.parquet"


def begun(*more: str) -> subprocess.Popen[str]:
    """An export that has written a group of rows and would go on for days."""
    process = subprocess.Popen([*PROGRAM, *ENDLESS.split(), *more], stderr=subprocess.PIPE, text=True)
    while not any(part.stat().st_size > 10_000 for part in Path().glob(".games.parquet.*")):
        assert process.poll() is None, process.communicate()[1]
        time.sleep(0.01)
    return process


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_stopped_leaves_nothing() -> None:
    process = begun("--jobs", "2")
    process.send_signal(signal.SIGINT)
    err = process.communicate()[1]
    assert process.returncode == 130
    assert re.fullmatch(r"benben: stopped after \d+ of 1000000 games; games\.parquet is not written\n", err)
    assert list(Path().iterdir()) == []


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_killed_leaves_nothing_that_looks_whole(capsys: pytest.CaptureFixture[str]) -> None:
    process = begun()
    process.kill()
    process.communicate()
    (part,) = Path().iterdir()
    assert part.name.startswith(".games.parquet.")
    assert run(["export", str(part), "--records", "back"]) == 2
    assert capsys.readouterr().err == f"benben: {part}: not a Parquet file, or not a whole one\n"
    few = "ankh --bots random --games 3 --seed 3"
    there = printed(capsys, f"export {few} --out games.parquet")
    assert there["digest"] == printed(capsys, f"sim {few}")["digest"]


@pytest.mark.skipif(sys.platform == "win32", reason="limits of processes")
def test_a_disk_that_refuses_is_one_line() -> None:
    code = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000))\n"
    code += "from benben.cli import main; main()"
    command = [sys.executable, "-P", "-c", code, *ENDLESS.split()]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "benben: games.parquet: file too large\n"
    assert list(Path().iterdir()) == []


GOOD = """\
benben record 1
game: ankh 1
data: x
options: {"players": 2}
players: ["random", "random"]

"""


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("chess", "chess: no such file or directory (and no game: ankh, kemet, kemet-classic"),
        ("ankh --bots gredy", "there is no bot 'gredy'; did you mean \"greedy\"?"),
        ("ankh --players 9", "ankh is for 2 to 5 players, not 9"),
        ("ankh --length long", "ankh has no option 'length'"),
        ("ankh --players 3 --bots random,eager", "one for each of the 3 chairs"),
        ("ankh --views", "No such option: --views"),
        ("ankh --games 0", "'--games': 0 is not a number from 1 to"),
        ("ankh --out file/games.parquet", "file/games.parquet: not a directory"),
        ("ankh --out nowhere/games.parquet", "nowhere/games.parquet: no such file or directory"),
        ("ankh --out file", "file already exists; choose another --out"),
        ("records --games 3", "--games: for games that are played here; records are taken as they are"),
        ("empty", "empty: no records (*.txt) in there"),
        ("records/bad.txt", "records/bad.txt: line 1: unknown choice 'to [99,99]' (it was made with different data"),
        ("records/short.txt", 'records/short.txt: line 1: a record begins with "benben record 1"'),
        ("records/end.txt", "records/end.txt: the outcome is 'open', but the record says 'devotion P1'"),
        ("file --records back", "file: not a Parquet file, or not a whole one"),
        ("nowhere.parquet --records back", "nowhere.parquet: no such file or directory"),
        ("other.parquet --records back", "other.parquet: a Parquet file, but not one of `benben export`"),
        ("later.parquet --records back", "later.parquet: decisions of format 7, but this program reads format 1"),
        ("less.parquet --records back", "less.parquet: the column choice is missing, or not of dictionary"),
        ("cut.parquet --records back", 'cut.parquet: game 1: line 7: expected "1 PLAYER CHOICE"'),
        ("evil.parquet --records back", "evil.parquet: game 1: '../../evil' is no name for a record"),
        ("good.parquet --records file", "--records file: an empty or a new folder is needed"),
        ("good.parquet --records records", "--records records: an empty or a new folder is needed"),
        ("good.parquet --records back --games 3", "--records FOLDER goes with one Parquet file, and with nothing else"),
        ("good.parquet", "good.parquet: not UTF-8 text"),
    ],
)
def test_refused_in_one_line(arguments: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    for folder in ("empty", "records"):
        Path(folder).mkdir()
    Path("file").touch()
    Path("records/bad.txt").write_text(GOOD + "1 P1 to [99,99]\n", encoding="utf-8")
    Path("records/short.txt").write_text("hello\n", encoding="utf-8")
    Path("records/end.txt").write_text(GOOD + "= devotion P1\n", encoding="utf-8")
    record = parse(play_one(series("ankh", 2, None, ["random"], 1), 1).record)
    rows = tell(ruleset("ankh"), record, "one", 1).table
    evil = pa.Table.from_pylist([{**row, "record": "../../evil"} for row in rows.to_pylist()], SCHEMA)
    for name, table in (("good", rows), ("cut", rows.slice(3)), ("evil", evil)):
        with Writer(Path(f"{name}.parquet"), {}) as writer:
            writer.add(table, record.text())
    pq.write_table(rows, "other.parquet")
    for name, form, table in (("later", 7, rows), ("less", 1, rows.drop_columns(["choice"]))):
        about = json.dumps({"benben": "decisions", "format": form})
        pq.write_table(table.replace_schema_metadata({ABOUT: about}), f"{name}.parquet")
    before = sorted(Path().rglob("*"))
    assert run(["export", *arguments.split()]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert said in err
    assert err.count("\n") == 1
    assert sorted(Path().rglob("*")) == before


def test_a_damaged_file_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    """Wherever a byte has changed: either it does not matter for the records, or one line says so."""
    games = printed(capsys, "export ankh --bots random --games 2 --seed 5 --out good.parquet")
    good = Path("good.parquet").read_bytes()
    rng = random.Random(1)
    refused = 0
    for n in range(60):
        data = bytearray(good)
        for _ in range(3):
            data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
        Path("bad.parquet").write_bytes(data)
        status = run(["export", "bad.parquet", "--records", f"back{n}", "--json"])
        out, err = capsys.readouterr()
        assert status in (0, 2)
        assert err.count("\n") == (status == 2)
        refused += status == 2
        if status == 0:
            assert json.loads(out)["digest"] == games["digest"]
    assert refused


# The page -------------------------------------------------------------------------------------------------------------

PAGE = (ROOT / "docs" / "data.md").read_text(encoding="utf-8")


def test_the_page_names_every_column() -> None:
    table = PAGE.split("## Columns")[1].split("\n## ")[0]
    assert re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE) == SCHEMA.names


def test_the_examples_run() -> None:
    """In their order, with fewer games."""
    command = shlex.split(re.findall(r"^\./benben (export .*)$", PAGE, re.MULTILINE)[0])
    command[command.index("--games") + 1] = "1"
    assert run(command) == 0
    space: dict[str, Any] = {}
    blocks = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    for block in blocks:
        exec(block, space)
    assert len(blocks) == 5
    assert sorted(space["seats"].name.unique()) == ["eager", "greedy"]
    assert space["position"]["players"] == 4
    assert len(space["seen"]) == len(space["chosen"])


def test_observations_can_be_made_of_views() -> None:
    from benben.lab.observing import Observer

    for game in ("ankh", "kemet", "kemet-classic"):
        rules = ruleset(game)
        record = parse(play_one(series(game, 3, None, ["random"], 4), 1).record)
        rows = tell(rules, record, "one", 1).table.to_pylist()
        observer, s = Observer(rules, 3), rules.setup(record.options)
        for (p, choice, _), row in zip(record.lines[:400], rows, strict=False):
            if p != BOX:
                assert (observer.read(row["view"]) == observer.see(s, p)).all(), rules.steps[s.frames[-1][STEP]].name
            rules.apply(s, p, rules.choices.read(choice))

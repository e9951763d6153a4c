"""benben sim: what it prints, and the records that it writes."""

import io
import json
from pathlib import Path

import pytest

from benben.cli import run


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)


def test_sim_prints_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = "sim ankh --players 3 --bots random --games 5 --seed 3 --json".split()
    assert run(arguments) == 0
    out, err = capsys.readouterr()
    data = json.loads(out)
    assert out.count("\n") == 1
    assert err == ""
    assert (data["game"], data["players"], data["games"], data["seed"]) == ("ankh", 3, 5, 3)
    assert data["bots"] == ["random"] * 3
    assert "unfinished" not in data["ends"]
    run(arguments)
    assert json.loads(capsys.readouterr()[0])["digest"] == data["digest"]


def test_sim_shows_a_table_with_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("sim ankh --games 10 --bots eager,random".split()) == 0
    out, _ = capsys.readouterr()
    for words in ("2 players, middle_kingdom, 10 games, seed 1", "95 % interval", "P2", "eager", "ends: ", "digest "):
        assert words in out


def test_sim_records_are_the_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("sim ankh --games 3 --seed 9 --record new/folder --json".split()) == 0
    names = sorted(path.name for path in (tmp_path / "new" / "folder").iterdir())
    assert names == ["ankh-9-000001.txt", "ankh-9-000002.txt", "ankh-9-000003.txt"]
    for name in names:
        assert run(["replay", f"new/folder/{name}", "--check"]) == 0
    digest = json.loads(capsys.readouterr()[0].split("\n")[0])["digest"]
    run("sim ankh --games 3 --seed 9 --json --jobs 2".split())
    assert json.loads(capsys.readouterr()[0])["digest"] == digest


def test_sim_leaves_no_half_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Full(io.StringIO):
        def write(self, text: str) -> int:
            raise OSError(28, "No space left on device")

    def open_full(path: Path, *_: object, **__: object) -> Full:
        path.touch()
        return Full()

    monkeypatch.setattr(Path, "open", open_full)
    assert run("sim ankh --games 3 --seed 9 --record new".split()) == 2
    assert capsys.readouterr()[1] == "benben: new/ankh-9-000001.txt: no space left on device\n"
    assert list((tmp_path / "new").iterdir()) == []


def test_sim_of_one_game_is_not_said_to_be_many(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("sim ankh --games 1".split()) == 0
    assert "middle_kingdom, 1 game, seed 1" in capsys.readouterr()[0]


def test_sim_overwrites_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "ankh-9-000002.txt").write_text("mine")
    assert run("sim ankh --games 3 --seed 9 --record .".split()) == 2
    assert "ankh-9-000002.txt already exists" in capsys.readouterr()[1]
    assert [path.name for path in tmp_path.iterdir()] == ["ankh-9-000002.txt"]


def test_sim_with_modules_and_length(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("sim kemet-classic --modules black,dawn --bots random --games 1".split()) == 0
    assert "kemet-classic, 2 players, black, dawn, 1 game, seed 1" in capsys.readouterr()[0]
    assert run("sim kemet-classic --modules all --length long --bots random --games 1 --record all".split()) == 0
    (record,) = Path("all").iterdir()
    assert '"length": "long"' in record.read_text(encoding="utf-8")
    assert run(["replay", str(record), "--check"]) == 0
    capsys.readouterr()


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ("kemet-classic --modules sunrise", "modules: unknown module 'sunrise'"),
        ("kemet-classic --modules dawn --length beginner", "modules: beginners play without them (KT-E4)"),
        ("kemet-classic --length endless", "length: unknown length 'endless'"),
        ("kemet --modules dawn", "kemet has no option 'modules'"),
    ],
)
def test_sim_refuses_modules_in_one_line(options: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["sim", *options.split()]) == 2
    assert said in capsys.readouterr()[1]

"""benben test and benben bench, and the measurements of one's own: what they start, and what they refuse."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from benben.ankh.box import contents
from benben.cli import run
from bench import balance, ladder
from bench.run import PEER, played, ratios

ROOT = Path(__file__).resolve().parent.parent


def test_a_match_changes_chairs_and_scenarios() -> None:
    match = ladder.Match("ankh", ["eager", "random"], seed=1)
    for number in range(8):
        match.play(number)
    assert match.games == 8
    assert len(match.options) == 4
    assert sum(match.points.values()) <= 8
    assert match.told().startswith("8 games of eager random, seed 1, ")
    assert ladder.Match("kemet", ["eager"] * 3, seed=1).options[0]["players"] == 3


def test_a_match_leaves_out_scenarios_that_are_made_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(contents.SCENARIOS["old_kingdom"], "2")
    played = [options["scenario"] for options in ladder.Match("ankh", ["eager", "random"], seed=1).options]
    assert "old_kingdom" not in played
    assert len(played) == 3


def ladder_run(monkeypatch: pytest.MonkeyPatch, arguments: str) -> None:
    monkeypatch.setattr(sys, "argv", ["ladder", *arguments.split()])
    ladder.main()


def test_a_match_that_was_cut_off_goes_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Games that the log has are not played again, a line cut off in mid-writing is, and other matches may be there."""
    log = tmp_path / "match.log"
    ladder_run(monkeypatch, f"eager random --seed 5 --games 2 --log {log}")
    whole = log.read_text(encoding="utf-8").splitlines()
    assert len(whole) == 2
    log.write_text(f"{whole[0]}\n{whole[1][:40]}", encoding="utf-8")
    ladder_run(monkeypatch, f"eager random --seed 6 --games 1 --log {log}")
    capsys.readouterr()
    numbers: list[int] = []
    really = ladder.Match.played

    def played(match: ladder.Match, number: int) -> ladder.Result:
        numbers.append(number)
        return really(match, number)

    monkeypatch.setattr(ladder.Match, "played", played)
    ladder_run(monkeypatch, f"eager random --seed 5 --games 3 --log {log}")
    out, err = capsys.readouterr()
    assert numbers == [1, 2]
    assert out.startswith("3 games of eager random, seed 5, ")
    assert err.splitlines()[-1].startswith("3 of 3 games: ankh eager random, seed 5: eager ")
    points = [json.loads(line)["points"] for line in (whole[1], log.read_text(encoding="utf-8").splitlines()[-2])]
    assert points[0] == points[1], "the same game again"


def test_two_processes_play_the_same_match(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    said = []
    for processes in (1, 2):
        ladder_run(monkeypatch, f"eager random --games 4 --processes {processes}")
        said.append([line.partition(";")[0] for line in capsys.readouterr().out.splitlines()])
    assert sorted(said[0]) == sorted(said[1])


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("gredy eager", "there is no bot 'gredy'; did you mean \"greedy\"?"),
        ("eager", "ankh is for 2 to 5 players, not 1"),
        ("eager random --games 0", "argument --games: '0' is not a whole number from 1 on"),
        ("eager random --games 1.5", "argument --games: '1.5' is not a whole number from 1 on"),
        ("eager random --game chess", "there is no game 'chess'; known: ankh, kemet"),
        ("eager random --game kemet --scenario old_kingdom", "kemet has no option 'scenario'"),
        ("eager random --scenario atlantis", "there is no scenario 'atlantis'"),
        ("eager random --with nowhere.py", "--with nowhere.py: no such file or directory"),
        ("eager random --fast", "unrecognized arguments: --fast"),
    ],
)
def test_a_match_refuses_in_one_line(
    arguments: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["ladder", *arguments.split()])
    with pytest.raises(SystemExit, match="2"):
        ladder.main()
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"bench.ladder: {said}")
    assert err.endswith("; --help lists the options\n")
    assert err.count("\n") == 1


@pytest.mark.parametrize("arguments", ["--players 6", "--games 0", "--without --games 0", "--jobs 0"])
def test_the_balance_refuses_in_one_line(
    arguments: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["balance", *arguments.split()])
    with pytest.raises(SystemExit, match="2"):
        balance.main()
    assert capsys.readouterr().err.count("\n") == 1


def test_a_match_is_started_as_the_documents_say() -> None:
    command = "-m bench.ladder sampler random --with docs/examples/my_bot.py --games 2"
    done = subprocess.run([sys.executable, *command.split()], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("2 games of sampler random, seed 1, ")


@pytest.mark.parametrize("command", ["test", "bench"])
def test_an_installed_package_has_no_tests_and_no_bench(
    command: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("benben.commands.checkout.ROOT", tmp_path)
    assert run([command, "--anything", "-x"]) == 2
    assert (
        capsys.readouterr()[1]
        == f"benben: {command} needs a checkout of the repository; this is an installed package\n"
    )


def test_test_passes_its_arguments_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "tools").mkdir()
    (tmp_path / "src" / "benben").mkdir(parents=True)
    (tmp_path / "tools" / "check.py").write_text(
        "import sys; open('seen', 'w').write('|'.join(sys.argv[1:])); sys.exit(7)"
    )
    monkeypatch.setattr("benben.commands.checkout.ROOT", tmp_path)
    assert run(["test", "--deep", "-k", "some words", "-x", "tests/test_cli.py::x"]) == 7
    assert (tmp_path / "seen").read_text() == "--deep|-k|some words|-x|tests/test_cli.py::x"


def test_bench_has_its_own_help_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", "--help"]) == 0
    assert "--peers" in capsys.readouterr()[0]
    assert run(["bench", "--nonsense"]) == 2
    _, err = capsys.readouterr()
    assert err == "benben bench: unrecognized arguments: --nonsense; --help lists the options\n"
    assert run(["bench", "--rounds", "0"]) == 2
    _, err = capsys.readouterr()
    assert err.startswith("benben bench: argument --rounds: '0' is not a whole number from 1 on")


def test_classic_kemet_is_compared_with_blood_and_sand() -> None:
    """In the same run, for the same number of players, and with all its modules."""
    rate = {"decisions_per_second": 100.0, "ticks_per_second": 200.0, "games_per_second": 2.0, "copy": 3e-6}
    slower = {"decisions_per_second": 80.0, "ticks_per_second": 200.0, "games_per_second": 4.0, "copy": 6e-6}
    found = ratios(
        {"ankh for 2": rate, "kemet for 2": rate, "kemet-classic for 2": slower, "kemet-classic for 4": rate}
    )
    assert found == {
        "kemet-classic for 2 / kemet for 2": {
            "decisions_per_second": 0.8,
            "ticks_per_second": 1.0,
            "games_per_second": 2.0,
            "copy": 0.5,
        }
    }
    assert list(ratios({"kemet for 2": rate, PEER: slower})) == [f"kemet for 2 / {PEER}"]
    assert played("kemet-classic", 4) == ["--game", "kemet-classic", "--players", 4, "--modules", "all"]
    assert played("kemet", 2) == ["--game", "kemet", "--players", 2]

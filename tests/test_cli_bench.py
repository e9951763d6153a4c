"""benben test, bench and docs, and the measurements of one's own: what they start, and what they refuse."""

import sys
from pathlib import Path

import pytest

from benben.cli import run
from bench import balance
from bench.run import PEER, played, ratios

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.parametrize("arguments", ["--players 6", "--games 0", "--without --games 0", "--jobs 0"])
def test_the_balance_refuses_in_one_line(
    arguments: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["balance", *arguments.split()])
    with pytest.raises(SystemExit, match="2"):
        balance.main()
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("command", ["test", "bench", "docs"])
def test_an_installed_package_has_no_tests_no_bench_and_no_documents(
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

"""benben play and the program as a process: a real terminal, pipes that close, Ctrl-C."""

import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from pictured import ANKH

from benben.cli import run
from benben.commands.play import chairs_of
from benben.kernel import records
from benben.kernel.errors import BadOptions

SRC = Path(__file__).resolve().parent.parent / "src"
BENBEN = [sys.executable, "-P", "-m", "benben"]


@pytest.fixture
def environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> dict[str, str]:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("PYTHONPATH", str(SRC))
    monkeypatch.chdir(tmp_path)
    for name in ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES"):
        monkeypatch.delenv(name, raising=False)
    return dict(os.environ)


def kept(tmp_path: Path) -> list[Path]:
    """The kept games, oldest first: by age, as two that begin in one second sort by name the other way round."""
    games = (tmp_path / "data" / "benben" / "games").glob("*.txt")
    return sorted(games, key=lambda path: path.stat().st_mtime_ns)


def piped(arguments: str, answers: list[str], environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*BENBEN, *arguments.split()],
        input="".join(f"{answer}\n" for answer in answers),
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


# Who sits where -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "humans", "names", "chairs"),
    [
        (2, None, ["random"], ["human", "random"]),
        (4, None, ["eager"], ["human", "eager", "eager", "eager"]),
        (3, None, ["eager", "random"], ["human", "eager", "random"]),
        (2, None, ["eager", "random"], ["eager", "random"]),
        (3, 2, ["eager"], ["human", "human", "eager"]),
        (3, 3, ["random"], ["human", "human", "human"]),
        (2, 0, ["random"], ["random", "random"]),
    ],
)
def test_people_sit_first_and_bots_in_the_other_chairs(
    players: int, humans: int | None, names: list[str], chairs: list[str]
) -> None:
    assert chairs_of(players, humans, names) == chairs


def test_too_many_people_or_bots_are_refused() -> None:
    with pytest.raises(BadOptions, match="only 2 chairs"):
        chairs_of(2, 3, ["random"])
    with pytest.raises(BadOptions, match="one for each of the 1 chairs"):
        chairs_of(2, 1, ["random", "eager"])


# Answers from a file --------------------------------------------------------------------------------------------------


def test_an_option_of_the_terminal_game_is_enough_to_play_here(environment: dict[str, str]) -> None:
    here = piped("play --terminal --seed 1", [], environment).stdout.splitlines()
    assert len(here) > 20
    assert piped("play --seed 1", [], environment).stdout.splitlines()[:20] == here[:20]


def test_a_whole_game_from_a_file_of_answers(environment: dict[str, str], tmp_path: Path) -> None:
    done = piped("play ankh --terminal --seed 2 --players 3", ["1", "0", "2", "3"] * 600, environment)
    assert done.returncode == 0
    assert done.stderr == ""
    (path,) = kept(tmp_path)
    record = records.parse(path.read_text())
    assert record.players == ["human", "good", "good"]
    assert record.end
    assert f"The game is over: {ANKH(f'over-{record.end.split()[0]}')}." in done.stdout
    assert f"`benben replay {path}` replays it" in done.stdout
    assert run(["replay", str(path), "--check"]) == 0


def test_a_whole_game_of_kemet_from_a_file_of_answers(environment: dict[str, str], tmp_path: Path) -> None:
    done = piped("play kemet --terminal --seed 2 --bots random", ["1", "0", "2", "3"] * 4000, environment)
    assert (done.returncode, done.stderr) == (0, "")
    assert "The game is over: enough fame points. P" in done.stdout
    (path,) = kept(tmp_path)
    assert records.parse(path.read_text()).end.startswith("fame")
    assert run(["replay", str(path), "--check"]) == 0


def test_watching_bots(environment: dict[str, str], tmp_path: Path) -> None:
    done = piped("play --terminal --humans 0 --seed 5", [], environment)
    assert done.returncode == 0
    assert "The game is over" in done.stdout
    assert len(kept(tmp_path)) == 1


def test_the_end_of_the_answers_keeps_the_game(environment: dict[str, str], tmp_path: Path) -> None:
    done = piped("play --terminal --seed 1", ["action gain", "nonsense"], environment)
    assert done.returncode == 0
    (path,) = kept(tmp_path)
    assert f"the game is kept in {path}" in done.stdout
    assert not records.parse(path.read_text()).end
    assert "Traceback" not in done.stdout + done.stderr


def test_equal_seeds_and_answers_give_equal_games(environment: dict[str, str], tmp_path: Path) -> None:
    five = "play kemet --terminal --players 5"  # order and cards are drawn: no two games begin alike by chance
    for _ in range(2):
        piped(f"{five} --seed 11", ["1"] * 12, environment)
    piped(five, ["1"] * 12, environment)
    first, second, third = (path.read_text() for path in kept(tmp_path))
    assert first == second
    assert third != first


def test_resuming_goes_on_where_it_stopped(environment: dict[str, str], tmp_path: Path) -> None:
    piped("play --terminal --seed 1 --players 3 --bots eager", ["action gain", "0"], environment)
    (path,) = kept(tmp_path)
    before = records.parse(path.read_text())
    done = piped(f"play --terminal --resume {path}", ["b", "1", "2", "1"], environment)
    assert done.returncode == 0
    after = records.parse(kept(tmp_path)[1].read_text())
    assert after.players == before.players == ["human", "eager", "eager"]
    assert after.lines[: len(before.lines)] == before.lines
    assert len(after.lines) > len(before.lines)
    assert path.read_text() == before.text()  # the file it came from is left alone


def test_a_finished_or_broken_game_cannot_be_resumed(environment: dict[str, str], tmp_path: Path) -> None:
    piped("play --terminal --humans 0 --seed 5", [], environment)
    (path,) = kept(tmp_path)
    done = piped(f"play --terminal --resume {path}", [], environment)
    assert (done.returncode, done.stdout) == (2, "")
    assert "this game is over" in done.stderr
    text = path.read_text()
    path.write_text(re.sub(r"\n20 (P\d) .*", r"\n20 \1 card flood", text))
    done = piped(f"play --terminal --resume {path}", [], environment)
    assert (done.returncode, done.stdout) == (2, "")
    assert "line 20: " in done.stderr
    assert len(kept(tmp_path)) == 1


# A real terminal ------------------------------------------------------------------------------------------------------


class Terminal:
    """The program on a pseudo-terminal of a given size."""

    def __init__(self, arguments: str, environment: dict[str, str], columns: int = 100, lines: int = 45) -> None:
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            size = {"COLUMNS": str(columns), "LINES": str(lines), "TERM": "xterm-256color", "COLORTERM": "truecolor"}
            os.execve(sys.executable, [*BENBEN, *arguments.split()], environment | size)
        self.text = ""

    def read_until(self, *wanted: str, pressing: bytes = b"") -> str:
        """What is shown until one of the texts comes, or the program ends; silence for a minute is a failure.

        A key in `pressing` is pressed at once, and again whenever nothing happens for five seconds.
        """
        start = len(self.text)
        for _ in range(12):
            os.write(self.fd, pressing)
            if self.read_while_shown(start, wanted, 5 if pressing else 60):
                return self.text[start:]
            assert pressing, f"nothing more after {self.text[-500:]!r}"
        raise AssertionError(f"{pressing!r} does nothing after {self.text[-500:]!r}")

    def read_while_shown(self, start: int, wanted: tuple[str, ...], patience: float) -> bool:
        """Whether one of the texts came, or the program ended, with no silence longer than the patience."""
        while not any(text in self.text[start:] for text in wanted):
            if not select.select([self.fd], [], [], patience)[0]:
                return False
            try:
                data = os.read(self.fd, 65536)
            except OSError:  # the other end is closed
                data = b""
            if not data:
                break
            self.text += data.decode(errors="replace")
        return True

    def type(self, line: str) -> None:
        os.write(self.fd, line.encode() + b"\n")

    def end(self) -> int:
        self.read_until("\0never")
        _, status = os.waitpid(self.pid, 0)
        os.close(self.fd)
        return os.waitstatus_to_exitcode(status)


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    """Whatever is left running is ended."""
    started: list[Terminal] = []
    yield started
    for terminal in started:
        try:
            os.kill(terminal.pid, signal.SIGKILL)
            os.waitpid(terminal.pid, 0)
        except (ProcessLookupError, ChildProcessError):
            continue


def test_playing_to_the_end_on_a_terminal(
    environment: dict[str, str], tmp_path: Path, terminals: list[Terminal]
) -> None:
    terminal = Terminal("play ankh --terminal --seed 6 --bots eager", environment)
    terminals.append(terminal)
    shown = terminal.read_until("P1 > ")
    assert "\x1b[48;2;" in shown or ";48;2;" in shown  # colours of the ground
    assert "Choose an action" in shown
    for turn in range(2000):
        terminal.type("10231"[turn % 5])
        if "replays it" in terminal.read_until("P1 > ", "replays it"):
            break
    assert terminal.end() == 0
    (path,) = kept(tmp_path)
    assert records.parse(path.read_text()).end


def test_two_people_at_one_terminal(environment: dict[str, str], terminals: list[Terminal], tmp_path: Path) -> None:
    """Up to the first secret choice, which appears on the second screen after the others have looked away."""
    terminal = Terminal("play ankh --terminal --seed 6 --humans 2", environment)
    terminals.append(terminal)
    for turn in range(400):
        if "press Enter" in terminal.read_until(" > ", "press Enter"):
            break
        terminal.type("12031"[turn % 5])
    assert "\x1b[?1049h" in terminal.text
    terminal.type("")
    assert "bid" in terminal.read_until(" > ") or "battle card" in terminal.text
    os.close(terminal.fd)  # the window is closed: the game is kept
    os.waitpid(terminal.pid, 0)
    (path,) = kept(tmp_path)
    assert len(records.parse(path.read_text()).lines) > 10


def test_ctrl_c_in_a_game_keeps_it(environment: dict[str, str], tmp_path: Path, terminals: list[Terminal]) -> None:
    terminal = Terminal("play --terminal --seed 6", environment)
    terminals.append(terminal)
    terminal.read_until("P1 > ")
    # Python misses an interrupt that comes in the instant before it waits for a line: a person presses again.
    rest = terminal.read_until("continues it", pressing=b"\x03")
    assert "Traceback" not in rest
    assert f"the game is kept in {kept(tmp_path)[0]}" in rest
    assert terminal.end() == 130


# A process among others -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_in_a_simulation_is_one_line(environment: dict[str, str], jobs: str) -> None:
    command = [*BENBEN, "sim", "ankh", "--games", "1000000", "--jobs", jobs, "--record", "games"]
    process = subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    while not Path("games/ankh-1-000005.txt").exists():
        assert process.poll() is None
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate()
    assert process.returncode == 130
    assert out == ""
    assert re.fullmatch(r"benben: stopped after \d+ of 1000000 games\n", err)


@pytest.mark.parametrize("arguments", ["rules", "sim ankh --games 300 --json", "--help", "play --terminal --humans 0"])
def test_a_reader_that_goes_away_is_no_error(environment: dict[str, str], arguments: str) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        [*BENBEN, *arguments.split()], env=environment, stdout=writer, stderr=subprocess.PIPE, text=True, check=False
    )
    os.close(writer)
    assert done.stderr == ""
    assert done.returncode == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize("arguments", ["rules A-B8", "--version", "sim ankh --games 2 --json"])
def test_a_full_disk_is_one_line(environment: dict[str, str], arguments: str) -> None:
    with open("/dev/full", "w", encoding="utf-8") as full:
        done = subprocess.run(
            [*BENBEN, *arguments.split()], env=environment, stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert done.stderr == "benben: no space left on device\n"
    assert done.returncode == 2


def test_closed_streams_are_no_error(environment: dict[str, str]) -> None:
    command = f"'{sys.executable}' -m benben"
    status = {
        f"{command} --version >&-": 0,
        f"{command} rules A-B8 >&-": 0,
        f"{command} rules A-B88 2>&-": 2,
        f"{command} play --terminal <&- >&-": 0,
    }
    for line, expected in status.items():
        done = subprocess.run(["sh", "-c", line], env=environment, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (expected, ""), line


def test_the_version_needs_neither_engine_nor_console(environment: dict[str, str]) -> None:
    code = """
import sys
from benben.cli import run
run(["--version"])
print([name for name in ("typer", "rich", "benben.ankh", "benben.kernel.contract", "json") if name in sys.modules])
"""
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.split("\n")[1] == "[]"


def test_a_simulation_does_not_load_the_terminal(environment: dict[str, str]) -> None:
    code = """
import sys
from benben.cli import run
run("sim ankh --games 1 --json".split())
print([name for name in sys.modules if name.startswith(("rich", "benben.terminal"))])
"""
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    first, second, _ = done.stdout.split("\n")
    assert json.loads(first)["games"] == 1
    assert second == "[]"

"""benben arena --ray: the games of one process on a real cluster, whatever happens to its nodes or to who waits."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from time import sleep
from typing import Any, Final

import pytest
from laws import DEEP
from ray_nodes import MARK, Nodes

from benben.arena import cluster
from benben.arena.match import match
from benben.bots.outside import SWITCH
from benben.cli import run

ROOT: Final = Path(__file__).resolve().parent.parent
real = [
    pytest.mark.long,
    pytest.mark.xdist_group("ray"),  # they share a cluster
    pytest.mark.skipif(find_spec("ray") is None, reason="there is no Ray for this Python on this system"),
    pytest.mark.skipif(sys.platform != "linux", reason="Ray has clusters of several nodes on Linux only"),
]

SHY: Final = """\
import os
from pathlib import Path
from time import sleep
import benben
from benben import bots
from benben.bots.eager import EagerBot

class Shy(EagerBot):
    "Waits in mid-game as long as there is a file `hold`, and says which process waits."
    def choose(self, legal, look):
        while Path("{folder}/hold").exists():
            Path("{folder}", f"waits-{{os.getpid()}}").touch()
            sleep(0.02)
        return super().choose(legal, look)

bots.register("shy", Shy)
Path("{folder}", f"code-{{os.getpid()}}").write_text(benben.__file__, encoding="utf-8")
"""
BOT: Final = ROOT / "docs" / "examples" / "outside_bot.py"


@pytest.fixture(scope="module")
def nodes() -> Iterator[Nodes]:
    with TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as folder:
        cluster = Nodes(Path(folder))
        try:
            cluster.begin()
            yield cluster
        finally:
            cluster.kill()


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """Where the match is begun: with a bot of Python and one that is a program in this folder."""
    (tmp_path / "shy.py").write_text(SHY.format(folder=tmp_path), encoding="utf-8")
    (tmp_path / "my bots").mkdir()
    shutil.copy(BOT, tmp_path / "my bots" / "mine.py")
    return tmp_path


def begin(nodes: Nodes, home: Path, *arguments: str, **more: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-P", "-m", "benben", "arena", *arguments, "--with", "shy.py"]
    environment = nodes.environment(**more)
    pipe = subprocess.PIPE
    return subprocess.Popen(command, cwd=home, env=environment, stdout=pipe, stderr=pipe, text=True)


def finished(process: subprocess.Popen[str]) -> str:
    out, err = process.communicate()
    assert process.returncode == 0, err
    return out


def until(happens: Callable[[], object], process: subprocess.Popen[str]) -> None:
    while not happens():
        assert process.poll() is None, process.communicate()[1]
        sleep(0.05)


def games_in(folder: Path) -> list[Any]:
    """In the order of their lines, without what takes how long."""
    path = folder / "games.jsonl"
    lines = path.read_text(encoding="utf-8").splitlines()[1:] if path.exists() else []
    return [{key: value for key, value in json.loads(line).items() if key != "times"} for line in lines]


def by_number(games: list[Any]) -> list[Any]:
    return sorted(games, key=lambda game: int(game["number"]))


def same_match(home: Path, one: str, other: str) -> None:
    """Also in what is counted of the games; no game twice."""
    numbers = [game["number"] for game in games_in(home / other)]
    assert len(numbers) == len(set(numbers))
    counted = [(home / name / "games.csv").read_bytes() for name in (one, other)]
    assert counted[0] == counted[1]
    told = {game["number"]: game for game in games_in(home / one)}
    assert all(game == told.get(game["number"], game) for game in games_in(home / other))


class TestOnACluster:
    pytestmark = real

    def test_a_node_that_dies_loses_no_game_and_the_match_ends_where_it_would(self, nodes: Nodes, home: Path) -> None:
        bots = ["shy", "random", "--games", "600"]
        alone = json.loads(finished(begin(nodes, home, *bots, "--out", "one", "--json")))
        assert alone["decided"]
        assert alone["games"] < 600
        nodes.join("second")
        process = begin(nodes, home, *bots, "--out", "two", "--json", "--ray", nodes.address)
        until(lambda: len(games_in(home / "two")) > 4, process)
        (home / "hold").touch()
        until(lambda: any((home / f"waits-{one}").exists() for one in nodes.processes("second")), process)
        played_by = [home / f"code-{one}" for one in nodes.processes() if (home / f"code-{one}").exists()]
        assert len(played_by) == 2, "a process for each processor, and no more"
        for code in played_by:
            assert str(nodes.folder) in code.read_text(encoding="utf-8"), "it was sent, and not looked for there"
        nodes.kill("second")
        (home / "hold").unlink()
        assert json.loads(finished(process)) == alone
        same_match(home, "one", "two")

    def test_who_is_killed_or_stopped_leaves_nothing_and_goes_on(self, nodes: Nodes, home: Path) -> None:
        """Here as a client from outside; the bot's program travels along."""
        mine = 'mine=python3 "my bots/mine.py"'
        match = ["shy", mine, "--games", "12", "--whole"]
        finished(begin(nodes, home, *match, "--out", "one"))
        many = 0
        for end in (signal.SIGKILL, signal.SIGINT):
            process = begin(nodes, home, *match, "--out", "two", "--ray", nodes.client)
            until(lambda many=many: len(games_in(home / "two")) > many, process)  # type: ignore[misc]
            (home / "hold").touch()
            until(lambda: [*home.glob("waits-*")], process)
            assert any("mine.py" in said for said in nodes.playing())
            process.send_signal(end)
            err = process.communicate()[1]
            many = len(games_in(home / "two"))
            if end is signal.SIGINT:
                assert err == f"benben: stopped with {many} of 12 games; the same command goes on\n"
                assert process.returncode == 130
                while nodes.playing():
                    sleep(0.05)
            (home / "hold").unlink()
            for file in home.glob("waits-*"):
                file.unlink()
        before = games_in(home / "two")
        finished(begin(nodes, home, *match, "--out", "two", "--ray", "auto"))
        assert games_in(home / "two")[: len(before)] == before, "nothing is played again"
        assert 1 < len(before) < 12
        same_match(home, "one", "two")
        assert by_number(games_in(home / "one")) == by_number(games_in(home / "two"))

    def test_a_cluster_of_its_own_comes_and_goes(self, nodes: Nodes, home: Path) -> None:
        match = ["shy", "random", "--games", "20", "--whole"]
        finished(begin(nodes, home, *match, "--out", "one"))
        mark = {MARK: f"{nodes.folder}:own", "TMPDIR": str(nodes.folder)}
        finished(begin(nodes, home, *match, "--out", "two", "--ray", "local", **mark))
        while nodes.processes("own"):
            sleep(0.05)
        same_match(home, "one", "two")

    def test_a_program_that_nodes_do_not_have(self, nodes: Nodes, home: Path) -> None:
        """A stand-in would choose for it, and the games would be others."""
        programs = home / "programs"
        programs.mkdir()
        (programs / "only-here").symlink_to(sys.executable)
        path = os.pathsep.join([str(programs), os.environ["PATH"]])
        mine = 'mine=only-here "my bots/mine.py"'
        process = begin(nodes, home, "random", mine, "--games", "4", "--ray", nodes.address, PATH=path)
        err = process.communicate()[1]
        assert process.returncode == 2
        assert re.fullmatch(r"benben: --ray: node \S+ has no program 'only-here', which the bot mine needs\n", err), err
        assert games_in(home / "arena") == []

    def test_another_token(self, nodes: Nodes, home: Path) -> None:
        (home / "token").write_text("0" * 64, encoding="utf-8")
        wrong = {"RAY_AUTH_TOKEN_PATH": str(home / "token")}
        process = begin(nodes, home, "random", "eager", "--ray", nodes.address, **wrong)
        assert "the cluster asks for a token" in (err := process.communicate()[1])
        assert (process.returncode, err.count("\n")) == (2, 1)


if not DEEP:
    # Two nodes want processors for themselves: on a busy machine Ray's own limits run out before anything of ours does.
    del TestOnACluster


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("rubbish", "--ray 'rubbish': auto, local, HOST:PORT or ray://HOST:PORT is expected"),
        ("http://localhost:80", "ray://HOST:PORT is expected"),
        ("localhost:0", "ray://HOST:PORT is expected"),
        ("localhost:99999", "ray://HOST:PORT is expected"),
        ("", "ray://HOST:PORT is expected"),
        ("localhost:1", "--ray localhost:1: nobody answers there: connection refused"),
        ("ray://localhost:1", "--ray ray://localhost:1: nobody answers there: connection refused"),
        ("nowhere.invalid:6379", "--ray nowhere.invalid:6379: nobody answers there"),
        (f"{'x' * 70}.invalid:6379", "nobody answers there: no name of a machine"),
        ("local --jobs 2", "--jobs is for this machine and --ray for a cluster"),
    ],
)
def test_refused_in_one_line(
    address: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(cluster, "find_spec", lambda name: name)  # nothing of it is needed to see this
    assert run(["arena", "eager", "random", "--ray", *(address.split() or [""])]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert said in err
    assert err.count("\n") == 1
    assert not Path("arena").exists()


def test_what_answers_but_is_no_cluster(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import socket

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(cluster, "find_spec", lambda name: name)
    monkeypatch.setattr(cluster, "PATIENCE", 0.2)
    monkeypatch.setattr(cluster, "TRY", "import time; time.sleep(3600)")  # as Ray does, for many minutes
    with socket.create_server(("127.0.0.1", 0)) as door:
        assert run(["arena", "eager", "random", "--ray", f"127.0.0.1:{door.getsockname()[1]}"]) == 2
    err = capsys.readouterr().err
    assert "what answers there is no Ray cluster, or a very busy one" in err
    assert err.count("\n") == 1


def test_without_the_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(cluster, "find_spec", lambda name: None)
    assert run(["arena", "eager", "random", "--ray", "local"]) == 2
    err = capsys.readouterr().err
    assert '--ray needs the package ray: pip install "benben[ray]"' in err
    assert err.count("\n") == 1
    assert not Path("arena").exists()


def test_pieces_fit() -> None:
    assert cluster.fitting(10_000, 8, []) == 1, "nothing is known yet"
    assert cluster.fitting(10_000, 8, [(0.3, 10)]) == 33, "a second's worth"
    assert cluster.fitting(10_000, 8, [(0.3, 10), (2.7, 10)]) == 6
    assert cluster.fitting(10_000, 8, [(40.0, 10)]) == 1
    assert cluster.fitting(10_000, 8, [(0.001, 10)]) == cluster.MOST
    assert cluster.fitting(100, 8, [(0.3, 10)]) == 6, "all end together"
    assert cluster.fitting(3, 8, [(0.3, 10)]) == 1


def test_files_of_bots_travel_along(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those below this folder that a command names; not programs of the system, and nothing from elsewhere."""
    here = tmp_path / "here"
    (here / "deep").mkdir(parents=True)
    for path in (here / "deep" / "bot.py", tmp_path / "other.py", here / "shy.py", here / "python"):
        path.write_text("# a bot", encoding="utf-8")
    (here / "python").chmod(0o755)
    monkeypatch.chdir(here)
    commands = {"a": f"{sys.executable} deep/bot.py ../other.py", "b": "./python no-such-file"}
    monkeypatch.setenv(SWITCH, json.dumps(commands))
    of = match("ankh", 2, [], {}, ["eager", "random"], 1, str(here / "shy.py"))
    packed = tmp_path / "packed"
    packed.mkdir()
    there = cluster.pack(of, packed)
    sent = {path.relative_to(packed / "bots").as_posix() for path in (packed / "bots").rglob("*") if path.is_file()}
    assert sent == {"deep/bot.py", "python", "benben-with/shy.py"}
    assert there == of._replace(file="benben-with/shy.py")
    assert os.access(packed / "bots" / "python", os.X_OK)
    code = {path.relative_to(packed).as_posix() for path in (packed / "benben").rglob("*.py")}
    assert {"benben/__init__.py", "benben/arena/match.py", "benben/kemet/ruleset.py"} <= code
    assert not [*packed.rglob("__pycache__")]

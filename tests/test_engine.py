"""The compiled engine: built once, used where it can be, dropped where it is no good. A small program is compiled here
with all that is real: mypyc, the C compiler, the builder, and the package that chooses."""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from laws import DEEP

import benben
from benben import engine
from benben.engine import build

pytestmark = pytest.mark.xdist_group("engine")  # its tests share a build

SOURCE = Path(benben.__file__).parent
FILES = {
    "__init__.py": 'import os\n\nif "BENBEN_ENGINE" in os.environ:\n    from . import engine\n\n    engine.obey()\n',
    "__main__.py": """\
import json
import sys

from benben import engine

engine.use(sys.argv[1:])

from benben.kernel.sums import digest

print(json.dumps({"digest": digest(), "engine": engine.running()}))
""",
    "kernel/__init__.py": "",
    "kernel/parts.py": "def squares(n: int) -> list[int]:\n    return [i * i for i in range(n)]\n",
    "kernel/sums.py": """\
from .parts import squares


def digest() -> str:
    return str(sum(squares(1000)))
""",
}


class Program:
    """The small program in a folder of its own, with its own cache."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.package = folder / "benben"
        self.cache = folder / "cache" / "benben" / "engine"

    def write(self, files: dict[str, str]) -> None:
        for name, text in files.items():
            path = self.package / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")

    def start(self, *command: str, **environment: str) -> "subprocess.Popen[str]":
        clean = {name: value for name, value in os.environ.items() if name != engine.SWITCH}
        ours = {"PYTHONPATH": str(self.folder), "XDG_CACHE_HOME": str(self.folder / "cache")}
        return subprocess.Popen(
            [sys.executable, "-P", "-m", *command],
            env=clean | ours | environment,
            cwd=self.folder,
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )

    def run(self, *command: str, **environment: str) -> tuple[int, str, str]:
        process = self.start(*command, **environment)
        out, err = process.communicate()
        return process.returncode, out, err

    def plays(self, *arguments: str, **environment: str) -> tuple[str, str]:
        """Which engine it runs with, and what it says about that."""
        status, out, err = self.run("benben", *arguments, **environment)
        assert status == 0, err
        told = json.loads(out)
        assert told["digest"] == str(sum(i * i for i in range(1000)))
        return told["engine"], err

    def builds(self, **environment: str) -> tuple[int, str]:
        status, _, err = self.run("benben.engine.build", **environment)
        return status, err

    def found(self, pattern: str) -> list[Path]:
        return list(self.cache.glob(pattern))

    def made(self) -> list[Path]:
        return [path.parent for path in self.cache.glob(f"*/{engine.MANIFEST}")]


def wait_until(happened: Callable[[], object], seconds: float = 120) -> None:
    end = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < end, "it has not happened"
        time.sleep(0.02)


@pytest.fixture
def sources(tmp_path: Path) -> Program:
    program = Program(tmp_path)
    program.write(FILES)
    shutil.copytree(SOURCE / "engine", program.package / "engine", ignore=shutil.ignore_patterns("__pycache__"))
    return program


@pytest.fixture(scope="module")
def first(tmp_path_factory: pytest.TempPathFactory) -> Program:
    program = Program(tmp_path_factory.mktemp("engine"))
    program.write(FILES)
    shutil.copytree(SOURCE / "engine", program.package / "engine", ignore=shutil.ignore_patterns("__pycache__"))
    status, err = program.builds()
    assert status == 0, err
    return program


@pytest.fixture
def built(first: Program, tmp_path: Path) -> Program:
    """A build that may be spoilt: what it is good for does not depend on where it lies."""
    shutil.copytree(first.folder, tmp_path, dirs_exist_ok=True)
    return Program(tmp_path)


def test_a_build_is_used_without_being_asked_for(built: Program) -> None:
    assert built.plays() == ("compiled", "")
    assert built.plays(BENBEN_ENGINE="python") == ("python", "")
    assert built.plays(BENBEN_ENGINE="compiled") == ("compiled", "")
    (folder,) = built.made()
    assert built.plays(BENBEN_ENGINE=str(folder)) == ("compiled", "")


def test_other_sources_are_not_what_was_compiled(built: Program) -> None:
    built.write({"kernel/parts.py": "def squares(n: int) -> list[int]:\n    return [n * n for n in range(n)]\n"})
    assert built.plays()[0] == "python"
    status, err = built.builds()
    assert (status, err) == (0, "")
    assert built.plays()[0] == "compiled"
    assert len(built.made()) == 2, "who goes back finds the old one"


def test_a_build_that_does_not_load_is_dropped_with_one_line(built: Program) -> None:
    (folder,) = built.made()
    (library,) = folder.glob(f"{engine.LIBRARY}*")
    library.write_bytes(b"noise")
    running, err = built.plays()
    assert running == "python"
    assert err.startswith("benben: the compiled engine is dropped, going on without it (it does not load: ")
    assert err.count("\n") == 1
    assert not folder.exists()
    assert built.plays("play") == ("python", ""), "it is not built again, nor spoken of again"
    assert not built.made()


def test_a_damaged_list_of_modules_counts_as_not_loading(built: Program) -> None:
    (folder,) = built.made()
    (folder / engine.MANIFEST).write_text("{", encoding="utf-8")
    assert built.plays()[0] == "python"
    assert not folder.exists()


def test_only_builds_are_ever_deleted(built: Program, tmp_path: Path) -> None:
    """BENBEN_ENGINE may name any folder."""
    mine = tmp_path / "mine"
    mine.mkdir()
    running, err = built.plays(BENBEN_ENGINE=str(mine))
    assert running == "python"
    expected = "python, compiled or the folder of a build is expected"
    assert err == f"benben: BENBEN_ENGINE={mine}: there is no compiled engine ({expected}); going on without one\n"
    (mine / engine.MANIFEST).write_text("[]", encoding="utf-8")
    assert built.plays(BENBEN_ENGINE=str(mine))[0] == "python"
    assert mine.exists()
    assert built.plays()[0] == "compiled"


def test_a_build_that_plays_other_games_is_dropped_with_one_line(sources: Program) -> None:
    sources.write({"kernel/sums.py": "def digest() -> str:\n    return str(__file__.endswith('.py'))\n"})
    status, err = sources.builds()
    assert status == 1
    assert err == "benben: the compiled engine is dropped: it plays other games of ankh than the sources\n"
    assert not sources.made()
    assert not sources.found("*.new")
    _, out, _ = sources.run("benben", "play")
    assert json.loads(out) == {"digest": "True", "engine": "python"}
    assert not sources.found("*.new"), "the same sources are not compiled again"


def test_sources_that_do_not_compile_are_told_in_one_line(sources: Program) -> None:
    sources.write({"kernel/parts.py": "def squares(n: int) -> list[int]:\n    return [str(i) for i in range(n)]\n"})
    status, err = sources.builds()
    assert status == 1
    assert err.startswith("benben: the compiled engine is dropped: benben/kernel/parts.py:2: error: ")
    assert err.count("\n") == 1


def test_without_a_compiler_nothing_is_wrong(sources: Program) -> None:
    assert sources.builds(CC="no-such-compiler") == (1, "benben: the engine is not compiled: there is no C compiler\n")
    assert sources.plays()[0] == "python"
    assert not sources.found("*.failed"), "somebody may install one"


def test_who_is_killed_leaves_nothing_that_is_used(sources: Program) -> None:
    for when in ("*.new", "*.new/c/*.c", f"*.new/made/{engine.LIBRARY}*"):
        process = sources.start("benben.engine.build")
        wait_until(partial(sources.found, when))
        process.kill()
        process.communicate()
        assert not sources.made()
        assert sources.plays()[0] == "python"
    assert sources.builds() == (0, "")
    assert not sources.found("*.new")
    assert sources.plays()[0] == "compiled"


def test_two_starts_make_one_build_in_the_background(sources: Program) -> None:
    assert sources.plays("replay")[0] == "python"
    assert not sources.cache.exists(), "only what runs for long has it built"
    assert sources.plays("arena")[0] == "python"
    wait_until(lambda: sources.found("*.new"))
    assert sources.builds() == (1, "benben: the engine is not compiled: somebody else is building it\n")
    assert sources.plays("sim")[0] == "python"
    wait_until(sources.made)
    assert sources.plays("play")[0] == "compiled"


def test_a_server_by_hand_takes_the_compiled_engine_as_well() -> None:
    """Before anything of the engine is imported: later it would be too late."""
    said = """
import sys
from benben import engine
engine.use = lambda arguments: print(arguments, [name for name in sys.modules if name.startswith("benben.kernel")])
sys.argv[1:] = ["--help"]
from benben.server.__main__ import main
main()
"""
    done = subprocess.run(
        [sys.executable, "-P", "-c", said],
        env=os.environ | {"PYTHONPATH": str(SOURCE.parent)},
        text=True,
        capture_output=True,
        check=True,
    )
    assert done.stdout.startswith("['play'] []\nusage: python -m benben.server"), done


def test_mypyc_takes_every_module_of_the_engine(tmp_path: Path) -> None:
    build.copy_into(tmp_path)
    command = [sys.executable, "-P", "-c", "from benben.engine.compile import translate; translate()"]
    done = subprocess.run(
        command, cwd=tmp_path, env=os.environ | {"PYTHONPATH": str(SOURCE.parent)}, text=True, capture_output=True
    )
    refused = [line for line in (done.stdout + done.stderr).splitlines() if "warning:" not in line]
    assert done.returncode == 0, "\n".join(refused[-5:])
    written = {path.name.removesuffix(".c").split("___")[-1] for path in (tmp_path / "c").glob("__native_benben___*.c")}
    assert written == {path.stem for path in engine.sources() if path.name != "__init__.py"}


if DEEP:

    @pytest.mark.parametrize("players", [2, 4])
    @pytest.mark.parametrize("game", ["ankh", "kemet", "kemet-classic"])
    def test_the_real_engine_plays_the_same_games(game: str, players: int) -> None:
        """The build has looked at some; here are more of them."""
        folder = str(build.build())
        for bots, games in (("random", 40), ("greedy", 2), ("eager", 40)):
            what = (game, players, bots, games)
            assert build.digest(engine.PYTHON, *what) == build.digest(folder, *what)

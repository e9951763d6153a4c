"""The launcher ./benben: makes its environment once, mends it when broken, never takes a half-made one for whole."""

import importlib.machinery
import importlib.util
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent
MAKING = "making an environment"
pytestmark = [pytest.mark.long, pytest.mark.xdist_group("launcher")]  # its tests share an environment

SLOW = """\
import sys
try:
    print("up", flush=True)
    sys.stdin.read()
except KeyboardInterrupt:
    print("felt it", flush=True)
    sys.stdin.read()
    sys.exit(7)
"""
PROGRAM = "import sys\nprint('arguments', *sys.argv[1:])\n"


def spawn(launcher: Path, *arguments: str, cwd: Path | None = None) -> subprocess.Popen[str]:
    environment = {"HOME": os.devnull, "PATH": os.defpath, "PIP_NO_INDEX": "1"}
    command = [sys.executable, str(launcher), *arguments]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, cwd=cwd, env=environment, stdout=pipe, stderr=pipe, text=True)


def start(launcher: Path, *arguments: str, cwd: Path | None = None) -> str:
    """Start it, see the program run with these arguments, and return what the launcher said."""
    out, err = (process := spawn(launcher, *arguments, cwd=cwd)).communicate()
    assert (process.returncode, out.split()) == (0, ["arguments", *arguments]), err
    return err


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small checkout with its environment; its locks name no packages, so that installing needs no network.

    Installing takes seconds, so all tests share this one, and each leaves the environment whole.
    """
    root = tmp_path_factory.mktemp("check out")
    (root / "locks").mkdir()
    (root / "locks" / "runtime.txt").touch()
    (root / "locks" / "lab.txt").touch()
    (root / "locks" / "ray.txt").touch()
    (root / "locks" / "dev.txt").touch()
    package = root / "src" / "benben"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "__main__.py").write_text(PROGRAM)
    shutil.copy(ROOT / "benben", root / "benben")
    assert MAKING in start(root / "benben")
    return root


def load(checkout: Path) -> ModuleType:
    loader = importlib.machinery.SourceFileLoader("launcher", str(checkout / "benben"))
    spec = importlib.util.spec_from_loader("launcher", loader)
    assert spec
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


def test_second_start_does_no_work(checkout: Path, tmp_path: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to(checkout / "benben")
    (tmp_path / "benben.py").write_text("raise SystemExit('imported from the current folder')\n")
    assert start(link, "sim", "--seed", "1", cwd=tmp_path) == ""


def test_stamp_follows_the_lock(checkout: Path) -> None:
    launcher, lock = load(checkout), checkout / "locks" / "runtime.txt"
    before = launcher.stamp("runtime")
    lock.write_text("# changed\n")
    changed = launcher.stamp("runtime")
    lock.write_text("")
    assert changed != before == launcher.stamp("runtime")


def test_packages_come_with_the_commands_that_need_them(checkout: Path) -> None:
    assert "installing the lab packages" in (said := start(checkout / "benben", "arena"))
    assert "dev packages" not in said
    assert "ray packages" not in said
    assert start(checkout / "benben", "lab") == start(checkout / "benben", "export") == ""
    for how in (["--ray", "local"], ["--ray=local"]):
        assert ("installing the ray packages" in start(checkout / "benben", "arena", *how)) == (how[0] == "--ray")
    assert start(checkout / "benben", "arena") == ""
    assert "installing the dev packages" in start(checkout / "benben", "test")
    assert start(checkout / "benben", "bench") == start(checkout / "benben", "arena") == ""
    assert start(checkout / "benben", "play") == ""


def test_the_locks_agree() -> None:
    """Each is installed upon the one before it; none says where packages come from."""

    def pins(group: str) -> set[str]:
        text = (ROOT / "locks" / f"{group}.txt").read_text(encoding="utf-8")
        assert "://" not in text
        return {line.split()[0] for line in text.splitlines() if "==" in line}

    assert {pin.partition("==")[0] for pin in pins("lab")} >= {"openskill", "pettingzoo", "pyarrow"}
    assert any(pin.startswith("ray==") for pin in pins("ray"))
    assert not (pins("lab") | pins("ray")) & pins("runtime")
    assert pins("lab") | pins("ray") | pins("runtime") <= pins("dev")


@pytest.mark.parametrize("lost", ["bin/python", "benben-stamp"])
def test_broken_environment_is_made_anew(checkout: Path, lost: str) -> None:
    (checkout / ".venv" / lost).unlink()
    assert MAKING in start(checkout / "benben")


def test_failed_install_says_so_and_keeps_the_last_environment(checkout: Path) -> None:
    lock = checkout / "locks" / "runtime.txt"
    lock.write_text(f"no-such-package==1 --hash=sha256:{'0' * 64}\n")
    _, err = (process := spawn(checkout / "benben")).communicate()
    assert process.returncode == 1
    assert "could not install the packages of locks/runtime.txt" in err.splitlines()[-1]
    lock.write_text("")
    assert start(checkout / "benben") == ""


def test_environment_put_aside_by_a_killed_start_comes_back(checkout: Path) -> None:
    (checkout / ".venv").rename(checkout / ".venv-old")
    (checkout / ".venv" / "lib").mkdir(parents=True)
    assert start(checkout / "benben") == ""
    assert not (checkout / ".venv-old").exists()


def test_two_starts_at_once_make_one_environment(checkout: Path) -> None:
    shutil.rmtree(checkout / ".venv")
    both = [spawn(checkout / "benben") for _ in range(2)]
    said = "".join(process.communicate()[1] for process in both)
    assert [process.returncode for process in both] == [0, 0], said
    assert said.count(MAKING) == 1


def test_ctrl_c_is_for_the_program_where_the_launcher_waits_for_it(checkout: Path) -> None:
    """As on Windows, where a process cannot become another: both are told, and the program takes its time."""
    load = "runpy.run_path(sys.argv[1])['wait_for_program']([sys.executable, '-c', sys.argv[2]])"
    command = [sys.executable, "-c", f"import runpy, sys; sys.exit({load})", str(checkout / "benben"), SLOW]
    pipe = subprocess.PIPE
    process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, start_new_session=True)
    assert process.stdin
    assert process.stdout
    assert process.stdout.readline() == "up\n"
    os.killpg(process.pid, signal.SIGINT)
    assert process.stdout.readline() == "felt it\n"
    _, err = process.communicate()
    assert (process.returncode, err) == (7, "")


def test_old_python_is_told_what_is_needed(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    launcher = load(checkout)
    monkeypatch.setattr(launcher, "NEEDED", (99, 1))
    monkeypatch.setattr(launcher, "is_current", lambda groups: False)
    assert launcher.main([]) == 1
    assert capsys.readouterr().err.startswith("benben: Python 99.1 or newer with its venv module is needed")

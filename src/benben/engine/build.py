"""Compile the engine: ``python -m benben.engine.build``. It takes about a minute on two cores.

mypyc writes a C file for each module, the system's compiler takes as many of them at once as there are cores, and all
become one library. The new engine then plays some games of every kind beside the sources; only if they are the same
does the build get the name under which it is looked for. Until then it lies in a folder that nobody uses; if its maker
is stopped, the next one clears it away.

Needs mypyc and setuptools (``pip install benben[engine]``; in a checkout they are fetched by themselves, as locked) and
a C compiler.
"""

import argparse
import contextlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from . import MANIFEST, PACKAGE, PYTHON, SWITCH, cache, key, mark_failed, ready, sources

KEPT: Final = 3
"""Builds that are kept: somebody who goes back and forth between two versions need not wait each time."""
GAMES: Final = (
    ("ankh", 2, "random", 20),
    ("ankh", 4, "greedy", 1),
    ("kemet", 4, "random", 4),
    ("kemet", 2, "greedy", 1),
    ("kemet-classic", 4, "random", 4),
    ("kemet-classic", 2, "greedy", 1),
    ("kemet-classic", 2, "greedy", 1, "--modules", "all"),
)
"""Games that sources and build must play alike: which, for how many players, by which bots, how many, and with what."""


class NoBuild(Exception):
    """There cannot be a build here; the message is one line. Nothing is wrong with the sources."""


class Broken(Exception):
    """What was built is no good, or could not be built; the message is one line."""


@contextlib.contextmanager
def alone(home: Path) -> Iterator[None]:
    """Nobody else builds meanwhile. The lock goes with the process, however that ends."""
    home.mkdir(parents=True, exist_ok=True)
    with (home / "lock").open("a", encoding="utf-8") as lock:
        try:
            if sys.platform == "win32":
                import msvcrt

                msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
            else:
                import fcntl

                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise NoBuild("somebody else is building it") from None
        yield


def build() -> Path:
    """The folder of the build for these sources, made now if there is none."""
    home, wanted = cache(), key()
    with alone(home):
        if found := ready():
            return found
        for left in home.glob("*.new"):
            shutil.rmtree(left, ignore_errors=True)  # the compilers of somebody who was killed may still be at it
        scratch = Path(tempfile.mkdtemp(dir=home, suffix=".new"))
        try:
            made = scratch / "made"
            made.mkdir()
            find_compiler()
            find_mypyc(home)
            compile_into(made, scratch)
            same_games(made)
            if key() != wanted:
                raise NoBuild("the sources were changed meanwhile")
            to_disk(made)
            made.rename(home / wanted)
        finally:
            shutil.rmtree(scratch, ignore_errors=True)
        forget_old(home)
        return home / wanted


def forget_old(home: Path) -> None:
    builds = [path.parent for path in home.glob(f"*/{MANIFEST}")]
    for old in sorted(builds, key=lambda path: -path.stat().st_mtime)[KEPT:]:
        shutil.rmtree(old)


def find_compiler() -> None:
    """Looked for first: without it nothing need be fetched."""
    if sys.platform == "win32":
        installer = Path(os.environ.get("PROGRAMFILES(X86)", ""), "Microsoft Visual Studio", "Installer", "vswhere.exe")
        found = installer.is_file() or bool(shutil.which("cl"))
    else:
        named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
        found = bool(shutil.which(named.split()[0]))
    if not found:
        raise NoBuild("there is no C compiler")


def find_mypyc(home: Path) -> None:
    """In a checkout mypyc is fetched as it is locked, into a folder of its own: the program itself does not need it."""
    tools = home / "tools"
    sys.path.append(str(tools))
    if find_spec("mypyc") and find_spec("setuptools"):
        return
    lock = PACKAGE.parent.parent / "locks" / "engine.txt"
    if not lock.is_file():
        raise NoBuild("mypyc and setuptools are missing: pip install benben[engine]")
    pip = [sys.executable, "-I", "-m", "pip", "--quiet", "--disable-pip-version-check", "install", "--no-deps"]
    run([*pip, "--require-hashes", "--upgrade", "--target", str(tools), "-r", str(lock)], NoBuild)


def copy_into(scratch: Path) -> None:
    """Whoever edits the sources meanwhile does not get half of this and half of that."""
    for path in sources():
        copy = scratch / "benben" / path.relative_to(PACKAGE)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copy)
    (scratch / "benben" / "__init__.py").touch()


def compile_into(made: Path, scratch: Path) -> None:
    copy_into(scratch)
    run([sys.executable, "-P", "-m", "benben.engine.compile", str(made)], Broken, scratch)
    suffix = EXTENSION_SUFFIXES[0]
    files = {path.relative_to(made).as_posix() for path in made.rglob(f"*{suffix}")}
    modules = {file.removesuffix(suffix).replace("/", "."): file for file in sorted(files)}
    (made / MANIFEST).write_text(json.dumps(modules, indent=1), encoding="utf-8")


def same_games(made: Path) -> None:
    """What counts is the digest over all records."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        plain = [pool.submit(digest, PYTHON, *games) for games in GAMES]
        built = [pool.submit(digest, str(made), *games) for games in GAMES]
    for games, one, other in zip(GAMES, plain, built):
        if one.result() != other.result():
            raise Broken(f"it plays other games of {games[0]} than the sources")


def digest(engine: str, game: str, players: int, bots: str, games: int, *more: str) -> str:
    what = ["sim", game, "--players", players, "--bots", bots, "--games", games, *more, "--seed", 7, "--json"]
    said = run([sys.executable, "-P", "-m", "benben", *map(str, what)], Broken, engine=engine)
    return str(json.loads(said)["digest"])


def run(command: list[str], wrong: type[Exception], folder: Path | None = None, engine: str = PYTHON) -> str:
    """What a command prints; if it fails, the exception, with the last line of what it said."""
    environment = os.environ | {SWITCH: engine, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, errors="replace")
    if done.returncode:
        said = (done.stderr.strip() or done.stdout.strip() or f"exit status {done.returncode}").splitlines()
        raise wrong(next((line for line in said if "error:" in line), said[-1]))
    return done.stdout


def to_disk(folder: Path) -> None:
    """A name that is on the disk before what it names would be half a build after a power cut."""
    for path in folder.rglob("*"):
        if path.is_file():
            with path.open("r+b") as file:
                os.fsync(file.fileno())


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser("benben.engine.build", description=__doc__, formatter_class=Plain)
    parser.add_argument("--gently", action="store_true", help="leave the processor to others")
    if parser.parse_args(arguments).gently and sys.platform != "win32":
        os.nice(15)
    try:
        print(f"The compiled engine is in {build()}")
        return 0
    except NoBuild as wrong:
        print(f"benben: the engine is not compiled: {wrong}", file=sys.stderr)
    except (Broken, OSError) as wrong:
        print(f"benben: the compiled engine is dropped: {wrong}", file=sys.stderr)
        mark_failed(str(wrong))
    return 1


Plain: Final = argparse.RawDescriptionHelpFormatter

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

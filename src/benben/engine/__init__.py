"""Which engine runs: kernel, games and bots as they are written, or the same compiled, which is several times as fast.

The command line calls `use`, before anything of the engine is imported. Where `build` has left modules that were
compiled from these very sources for this very Python, they are imported instead; otherwise everything works as it is
written, and the commands that run for long have them compiled in the background. With BENBEN_ENGINE one can say what
runs: ``python``, ``compiled`` or the folder of a build. So a process also tells those that it starts.
"""

import contextlib
import hashlib
import os
import shutil
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Final

PACKAGE: Final = Path(__file__).resolve().parent.parent
ROOMS: Final = ("kernel", "ankh", "kemet", "bots")
"""What is compiled: the rooms that import nothing outside the standard library."""
SWITCH: Final = "BENBEN_ENGINE"
PYTHON: Final = "python"
COMPILED: Final = "compiled"
LONG: Final = ("arena", "export", "lab", "play", "sim")
"""Commands that run for long: worth a build."""
MANIFEST: Final = "engine.json"
"""Written last: a folder that has it is a whole build whose games were the same as those of the sources."""
NAME: Final = "benben_engine"
LIBRARY: Final = f"{NAME}__mypyc"
"""All compiled modules are in here; the others only name one of them."""


class Compiled:
    """Finds the modules of a build, and leaves all others to Python."""

    def __init__(self, folder: Path, modules: dict[str, str]) -> None:
        self.folder = folder
        self.modules = modules

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.modules.get(name)
        return None if file is None else spec_from_file_location(name, self.folder / file)


def running() -> str:
    """COMPILED or PYTHON."""
    return COMPILED if any(isinstance(finder, Compiled) for finder in sys.meta_path) else PYTHON


def program(version: str) -> str:
    """What runs, in one line."""
    return f"benben {version}, {running()} engine"


def use(arguments: Sequence[str]) -> None:
    """Take the compiled engine, if there is one and nobody has said otherwise; if not, have it made for next time."""
    if SWITCH not in os.environ:
        folder = ready()
        if folder:
            follow(folder)
        elif arguments and arguments[0] in LONG and not_tried():
            make()


def obey() -> None:
    """Do as BENBEN_ENGINE says."""
    said = os.environ.get(SWITCH, PYTHON)
    if said != PYTHON:
        folder = ready() if said == COMPILED else Path(said)
        if folder and (folder / MANIFEST).is_file():
            follow(folder)
        else:
            expected = f"{PYTHON}, {COMPILED} or the folder of a build is expected"
            tell(f"{SWITCH}={said}: there is no compiled engine ({expected}); going on without one")


def follow(folder: Path) -> None:
    """Import the engine from this build, here and in the processes that this one starts."""
    import json  # not for those who only ask for the version

    finders = sys.meta_path[:]
    try:
        modules = dict(json.loads((folder / MANIFEST).read_text(encoding="utf-8")))
        sys.meta_path.insert(0, Compiled(folder, modules))
        __import__(LIBRARY)
        os.environ[SWITCH] = str(folder)
    except (ImportError, OSError, TypeError, ValueError) as wrong:
        sys.meta_path[:] = finders
        os.environ[SWITCH] = PYTHON
        drop(folder, f"it does not load: {wrong}")


def drop(folder: Path, why: str) -> None:
    """Take away a build that is no good, and remember not to make the same again."""
    tell(f"the compiled engine is dropped, going on without it ({' '.join(why.split())})")
    with contextlib.suppress(OSError, RuntimeError):  # where we may not write it stays, and is not used either
        if folder == cache() / key():
            mark_failed(why)
            shutil.rmtree(folder)


def make() -> None:
    """Compile the engine in the background, for the next start."""
    from subprocess import DEVNULL, STDOUT, Popen

    gently: dict[str, Any] = {"start_new_session": True}  # Ctrl-C is not for it
    if sys.platform == "win32":
        from subprocess import BELOW_NORMAL_PRIORITY_CLASS, CREATE_NO_WINDOW

        gently = {"creationflags": BELOW_NORMAL_PRIORITY_CLASS | CREATE_NO_WINDOW}
    with contextlib.suppress(OSError, RuntimeError):
        cache().mkdir(parents=True, exist_ok=True)
        with (cache() / "log").open("w", encoding="utf-8") as log:
            command = [sys.executable, "-P", "-m", "benben.engine.build", "--gently"]
            Popen(command, stdin=DEVNULL, stdout=log, stderr=STDOUT, **gently)


def tell(text: str) -> None:
    print(f"benben: {text}", file=sys.stderr, flush=True)


def sources() -> list[Path]:
    """All modules of the rooms. Packages (`__init__.py`) are not compiled: they stay where their data files are."""
    return sorted(path for room in ROOMS for path in (PACKAGE / room).rglob("*.py"))


def key() -> str:
    """What a build is good for: these sources, with this Python, on this kind of machine."""
    machine = ""  # on Windows the suffix says it
    if sys.platform != "win32":
        machine = os.uname().machine
    found = hashlib.sha256(f"{EXTENSION_SUFFIXES[0]} {machine}".encode())
    for path in [*sources(), Path(__file__).with_name("compile.py")]:
        text = path.read_bytes()
        found.update(f"{path.relative_to(PACKAGE).as_posix()} {len(text)} ".encode())
        found.update(text)
    return found.hexdigest()[:20]


def homes() -> list[Path]:
    """Where builds may lie: in a wheel for this system, then where we put those that are made here."""
    return [PACKAGE / "engine" / "built", cache()]


def cache() -> Path:
    """Beside the checkout, or in the user's folder for what can be made again."""
    root = PACKAGE.parent.parent
    if (root / "pyproject.toml").is_file() and (root / "benben").is_file():
        return root / ".cache" / "engine"
    named = Path(os.environ.get("XDG_CACHE_HOME", ""))
    return (named if named.is_absolute() else Path.home() / ".cache") / "benben" / "engine"


def ready() -> Path | None:
    """The build for these sources, if there is one."""
    try:
        wanted = key()
        return next((home / wanted for home in homes() if (home / wanted / MANIFEST).is_file()), None)
    except (OSError, RuntimeError):  # no home folder, or one that cannot be read
        return None


def failure() -> Path:
    """Where it is written why these sources could not be compiled here."""
    return cache() / f"{key()}.failed"


def not_tried() -> bool:
    try:
        return not failure().is_file()
    except (OSError, RuntimeError):
        return False


def mark_failed(why: str) -> None:
    failure().parent.mkdir(parents=True, exist_ok=True)
    failure().write_text(why, encoding="utf-8")

"""Everything that must hold before a change goes in: ``./benben test [--deep] [pytest arguments]``.

Linters and types beside the checks of the page, then the tests on all cores. Every step runs, even after one has
failed; the exit status is that of the first failure. With ``--deep`` the laws are tried on thousands of games
instead of dozens. With pytest arguments only pytest runs.
"""

import os
import subprocess
import sys
import sysconfig
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PYTHON = (sys.executable, "-P", "-m")

LINTERS = (
    ("ruff check", (*PYTHON, "ruff", "check")),
    # Windows does not read and write UTF-8 unless told to. Not in pyproject.toml: "preview" changes other rules too.
    ("ruff check for encodings", (*PYTHON, "ruff", "check", "--preview", "--select", "PLW1514")),
    ("ruff format", (*PYTHON, "ruff", "format", "--check")),
    ("mypy --strict", (*PYTHON, "mypy")),
    # What is meant for other systems is looked at as if it ran there: only the program, with a cache for each.
    *(
        (
            f"mypy on {platform}",
            (*PYTHON, "mypy", "--platform", platform, "--cache-dir", f".mypy_cache/{platform}", "src"),
        )
        for platform in ("win32", "darwin")
    ),
    ("import-linter", (str(Path(sysconfig.get_path("scripts"), "lint-imports")), "--no-logo")),
)
PAGE = tuple(
    (name, (sys.executable, "-P", str(ROOT / "tools" / "page.py"), step))
    for name, step in (
        ("packages of the page", "packages"),
        ("svelte-check", "check"),
        ("vitest", "test"),
        ("the built page", "built"),
        ("a browser", "browser"),
    )
)
PYTEST = (*PYTHON, "pytest")
PROCESSES = 4
"""Twice as many as two cores: tests in a browser and tests of a server wait for one another."""
SHARED_OUT = ("--dist", "loadgroup", "--no-loadscope-reorder")
"""One test after the other, in the order of tests/conftest.py, to whoever is free; those of a group stay together."""


class Done(NamedTuple):
    name: str
    code: int
    seconds: float


def run(name: str, command: Sequence[str], environment: dict[str, str], quiet: bool = False) -> Done:
    """What a quiet step says comes in one piece, so that two can run at once."""
    started = time.perf_counter()
    if quiet:
        ran = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        print(f"== {name}\n{ran.stdout.decode(errors='replace')}", end="", flush=True)
    else:
        print(f"== {name}", flush=True)
        ran = subprocess.run(command, cwd=ROOT, env=environment)
    return Done(name, ran.returncode, time.perf_counter() - started)


def main(arguments: Sequence[str]) -> int:
    chosen = [argument for argument in arguments if argument != "--deep"]
    environment = dict(os.environ)
    if len(chosen) < len(arguments):
        environment["BENBEN_DEEP"] = "1"
    done: list[Done] = []

    def lane(steps: Sequence[tuple[str, Sequence[str]]]) -> list[Done]:
        return [run(name, command, environment, quiet=True) for name, command in steps]

    if not chosen:
        with ThreadPoolExecutor() as pool:
            done = [one for finished in pool.map(lane, (LINTERS, PAGE)) for one in finished]
        chosen = ["-n", str(PROCESSES), *SHARED_OUT, "-rfEs"]
    done.append(run("pytest", (*PYTEST, *chosen), environment))
    print("==", *(f"{'FAILED' if code else 'passed'} {took:7.1f} s  {name}" for name, code, took in done), sep="\n")
    return next((code for _, code, _ in done if code), 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""benben test, bench and docs: what only a checkout of the repository has."""

import importlib
import subprocess
import sys
from pathlib import Path
from typing import Final

from .files import BadFile

ROOT: Final = Path(__file__).resolve().parents[3]


def root(command: str, needed: str) -> Path:
    if not (ROOT / needed).is_file() or not (ROOT / "src" / "benben").is_dir():
        raise BadFile(f"{command} needs a checkout of the repository; this is an installed package")
    return ROOT


def test(arguments: list[str]) -> int:
    return tool("test", "tools/check.py", arguments)


def docs(arguments: list[str]) -> int:
    return tool("docs", "tools/docs.py", arguments)


def tool(command: str, file: str, arguments: list[str]) -> int:
    program = root(command, file) / file
    status = subprocess.run([sys.executable, "-P", str(program), *arguments], check=False).returncode
    return status if status >= 0 else 128 - status


def bench(arguments: list[str]) -> int:
    folder = str(root("bench", "bench/run.py"))
    if folder not in sys.path:
        sys.path.insert(0, folder)
    try:
        measure = importlib.import_module("bench.run")
        return int(measure.main(arguments))
    except SystemExit as end:  # the help text, or options it does not know
        return end.code if isinstance(end.code, int) else 1

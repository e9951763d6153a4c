"""benben lab, and what all commands of the laboratory need: packages that playing does without."""

import runpy
import sys
from importlib import import_module
from pathlib import Path

from ..kernel.errors import BenbenError, reason
from .files import BadFile


def need(command: str) -> None:
    try:
        import_module("benben.lab")
    except ImportError:
        raise BenbenError(
            f'{command} needs the packages of the laboratory: pip install "benben[lab]", or ./benben {command} in a '
            "checkout, which installs them"
        ) from None


def run(file: Path, arguments: list[str]) -> int:
    need("lab")
    try:
        file.open("rb").close()
    except OSError as wrong:
        raise BadFile(f"{file}: {reason(wrong)}") from None
    sys.argv = [str(file), *arguments]
    sys.path.insert(0, str(file.resolve().parent))  # as Python does for a program that it is given
    try:
        runpy.run_path(str(file), run_name="__main__")
    except SyntaxError as wrong:
        raise BadFile(f"{file}: not a Python program: {wrong}") from None
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else int(end.code is not None)
    return 0

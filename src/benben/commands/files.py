"""Reading what the user names, and saying in one line why that is impossible."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from ..kernel.errors import BenbenError, reason

LARGEST: Final = 16 * 1024 * 1024


class Stopped(Exception):
    """Ctrl-C, with what to say about it."""


class ClosedPipe(Exception):
    """Nobody reads what is printed."""


class BadFile(BenbenError):
    """A file that cannot be read, or a place where nothing can be written."""


class DoesNotHold(BenbenError):
    """A record that can be read, but does not play as it says."""


def done(work: Callable[..., int], *arguments: Any) -> int:
    """Run a command's work; Ctrl-C is told apart from everything else."""
    try:
        return work(*arguments)
    except KeyboardInterrupt as stop:
        raise Stopped(str(stop) or "stopped") from None
    except BrokenPipeError:
        raise ClosedPipe from None
    except EOFError:
        raise BadFile("the input has ended") from None


def read_text(path: Path) -> str:
    """The text of a file; special files are read no further than the largest allowed."""
    try:
        if path.is_dir():
            raise BadFile(f"{path}: this is a folder; a file is needed")
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError) as wrong:
        raise BadFile(f"{path}: {reason(wrong)}") from None
    if len(data) > LARGEST:
        raise BadFile(f"{path}: larger than {LARGEST // 1024 // 1024} MB, which no file of this program is")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as wrong:
        raise BadFile(f"{path}: not UTF-8 text (byte {wrong.start + 1})") from None


@contextmanager
def about(what: object) -> Iterator[None]:
    """Put the name of a file, or of an argument, in front of what is wrong in it."""
    try:
        yield
    except BadFile:
        raise
    except BenbenError as wrong:
        raise BadFile(f"{what}: {wrong}") from None

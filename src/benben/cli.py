"""The command line. Whatever a user does wrong ends in one line on the error output and exit status 2."""

import errno
import os
import sys
from collections.abc import Sequence
from typing import NoReturn, TextIO

from . import __version__, engine
from .commands.files import ClosedPipe, DoesNotHold, Stopped
from .kernel.errors import BenbenError, printable, reason

WRONG = 2
FAILED = 1
STOPPED = 130
CLOSED = 1
"""Exit statuses: bad input, a record that does not hold, stopped by Ctrl-C, and nobody reads the output any more."""

WINDOWS = sys.platform == "win32"
LONG = 250
"""Longer words in a message are cut: nobody reads a thousand digits."""


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    open_streams()
    status = run(list(sys.argv[1:] if arguments is None else arguments))
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        status = close_pipe()
    except OSError as wrong:
        status = cannot_write(wrong)
    sys.exit(status)


def run(arguments: list[str]) -> int:
    """Do what the arguments ask for; the exit status."""
    for stream in (sys.stdout, sys.stderr):
        show_anything(stream)
    try:
        if arguments == ["--version"]:  # nothing else is loaded for this
            print(engine.program(__version__), flush=True)
            return 0
        from .commands.app import invoke

        return invoke(arguments or ["--help"])
    except DoesNotHold as wrong:
        return complain(str(wrong), FAILED)
    except BenbenError as wrong:
        return complain(str(wrong))
    except Stopped as stop:
        return complain(str(stop), STOPPED)
    except KeyboardInterrupt:
        return complain("stopped", STOPPED)
    except (BrokenPipeError, ClosedPipe):
        return close_pipe()
    except OSError as wrong:
        return cannot_write(wrong)
    except RecursionError:
        return complain("the input is nested too deeply")


def open_streams() -> None:
    """A program may be started with some of its streams closed; Python has None for them then."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115


def show_anything(stream: TextIO) -> None:
    """Characters that the terminal cannot show are escaped, not fatal. Files are UTF-8, as those that we read must be:
    Windows would write them in the letters of the country."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure:
        ours = WINDOWS and not stream.isatty() and "PYTHONIOENCODING" not in os.environ
        reconfigure(encoding="utf-8" if ours else stream.encoding, errors="backslashreplace")


def complain(text: str, status: int = WRONG) -> int:
    """One line, whatever the text came from."""
    line = " ".join(word if len(word) <= LONG else f"{word[:60]}…{word[-30:]}" for word in text.split())
    try:
        print(f"benben: {printable(line)}", file=sys.stderr, flush=True)
    except OSError:
        close_pipe()  # nobody will read it; the status still tells
    return status


def cannot_write(wrong: OSError) -> int:
    """A full disk under the output, or whatever else no command foresaw."""
    if WINDOWS and wrong.errno == errno.EINVAL and wrong.filename is None:
        return close_pipe()  # what others call a broken pipe
    status = complain(reason(wrong))
    close_pipe()
    return status


def close_pipe() -> int:
    """Nobody reads any more: let what is still buffered go nowhere."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        try:
            os.dup2(nowhere, stream.fileno())
        except (OSError, ValueError):
            continue
    return CLOSED

"""Bots that are programs of their own, in any language: asked on their input, they answer on their output, one line of
JSON each (docs/bots-outside.md). Whatever such a program does, the game goes on: a stand-in chooses for it."""

import atexit
import contextlib
import json
import os
import queue
import re
import shlex
import shutil
import signal
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Callable
from random import Random
from time import monotonic
from typing import IO, Any, Final

from ..kernel import PACKAGE
from ..kernel.errors import BadOptions, reason, shown
from .greedy import GreedyBot

PROTOCOL: Final = 1
SWITCH: Final = "BENBEN_BOTS"
"""The variable by which a process tells those that it starts: names and commands, as JSON."""
SECONDS: Final = 8.0
"""For one answer. The first one includes the start of the program. Less than a table in the browser gives to any bot:
there is time left in which the stand-in chooses."""
LONGEST: Final = 1 << 16
"""Bytes of a line that is read."""
CHANCES: Final = 3
"""So often a bot may fail in a game; then its stand-in plays to the end."""
MEMORY: Final = 2 * 1024**3
"""Bytes that a program may have, where the system can be told so …"""
PROCESSES: Final = 64
"""… and processes."""
FAREWELL: Final = 1.0
"""Seconds that a program has after "bye"."""
WINDOWS: Final = sys.platform == "win32"
KEEPER: Final = PACKAGE / "bots" / "keeper.py"


class Trouble(Exception):
    """What a program has done wrong, in a few words."""


class Program:
    """One that runs. It may be asked by several chairs and in several games, one question after the other."""

    def __init__(self, command: list[str]) -> None:
        self.asked = 0
        self.heard: queue.Queue[bytes] = queue.Queue(maxsize=4)  # who floods us waits
        self.lifeline = -1
        kept: tuple[int, ...] = ()
        if sys.platform == "linux":  # elsewhere what leaves the program's group may outlive it
            theirs, self.lifeline = os.pipe()
            kept = (theirs,)
            limits = map(str, (theirs, PROCESSES, MEMORY))
            command = [sys.executable, "-I", "-S", str(KEEPER), *limits, *command]
        try:
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=not WINDOWS, pass_fds=kept
            )
        except OSError as wrong:
            raise Trouble(f"does not start: {reason(wrong)}") from None
        finally:
            for fd in kept:
                os.close(fd)
        assert self.process.stdout is not None
        self.listener = threading.Thread(target=listen, args=(self.process.stdout, self.heard), daemon=True)
        self.listener.start()
        self.say({"t": "hello", "protocol": PROTOCOL, "seconds": SECONDS}, monotonic() + SECONDS)

    def ask(self, view: dict[str, Any], seed: int) -> str:
        """The choice, which is legal."""
        until = monotonic() + SECONDS
        self.asked += 1
        if not self.heard.empty():
            raise Trouble("spoke without being asked" if self.heard.get() else f"ended{self.status()}")
        self.say({"t": "choose", "n": self.asked, "seconds": SECONDS, "seed": seed, "view": view}, until)
        try:
            line = self.heard.get(timeout=max(0.0, until - monotonic()))
        except queue.Empty:
            raise Trouble(f"took more than {SECONDS:g} s") from None
        if not line:
            raise Trouble(f"ended{self.status()}")
        return understood(line, self.asked, view["legal"])

    def say(self, message: dict[str, Any], until: float) -> None:
        """In a thread, since a program that does not read keeps whoever writes to it."""
        assert self.process.stdin is not None
        line = json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        writer = threading.Thread(target=write, args=(self.process.stdin, line), daemon=True)
        writer.start()
        writer.join(max(0.0, until - monotonic()))
        if writer.is_alive():
            raise Trouble("does not read")

    def status(self) -> str:
        try:
            return f" with exit status {self.process.wait(FAREWELL)}"
        except subprocess.TimeoutExpired:
            return ""

    def end(self) -> None:
        """With all that it has started; where there is no keeper, as far as that has not left its group."""
        if self.lifeline >= 0:
            os.close(self.lifeline)
            self.lifeline = -1
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(SECONDS)  # a kept program ends for certain; on a busy machine not at once
        if sys.platform == "win32":
            self.process.kill()
        else:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        until = monotonic() + FAREWELL
        while self.listener.is_alive() and monotonic() < until:  # what is left in the pipe has to go somewhere
            with contextlib.suppress(queue.Empty):
                self.heard.get(timeout=0.01)
        assert self.process.stdin is not None
        with contextlib.suppress(OSError):
            self.process.stdin.close()

    def dismiss(self) -> None:
        with contextlib.suppress(Trouble, subprocess.TimeoutExpired):
            self.say({"t": "bye"}, monotonic() + FAREWELL)
            self.process.wait(FAREWELL)
        self.end()


def write(file: IO[bytes], line: bytes) -> None:
    with contextlib.suppress(OSError, ValueError):  # it has ended: the listener says so
        file.write(line)
        file.flush()


def listen(file: IO[bytes], heard: "queue.Queue[bytes]") -> None:
    """An empty line is the end."""
    with file:
        while line := file.readline(LONGEST):
            heard.put(line)
    heard.put(b"")


def understood(line: bytes, asked: int, legal: list[str]) -> str:
    """The choice in an answer."""
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):  # the latter where brackets open and open
        raise Trouble(
            f"answered {shown(line[:60].decode(errors='replace').strip())}, which is no line of JSON"
        ) from None
    if not isinstance(answer, dict) or answer.get("n") != asked:
        raise Trouble(f'answered without "n": {asked}')
    choice = answer.get("choice")
    if choice not in legal:
        raise Trouble(f"chose {shown(str(choice)[:60])}, which is not legal")
    return str(choice)


RUNNING: dict[str, Program] = {}
"""By command: those of this process."""
TROUBLES: Counter[str] = Counter()
"""What went wrong in this process, and how often, since somebody asked."""


@atexit.register
def dismiss_all() -> None:
    while RUNNING:
        RUNNING.popitem()[1].dismiss()


def take_troubles() -> dict[str, int]:
    """What went wrong since the last time."""
    found = dict(TROUBLES)
    TROUBLES.clear()
    return found


class OutsideBot:
    def __init__(self, name: str, command: str, rng: Random) -> None:
        self.name = name
        self.command = command
        self.rng = rng
        self.failed = 0
        self.stand_in = GreedyBot(rng)

    def choose(self, legal: list[int], look: Callable[[], bytes]) -> int:
        if self.failed < CHANCES:
            try:
                view: dict[str, Any] = json.loads(look())
                names: list[str] = view["legal"]
                return legal[names.index(self.ask(view))]
            except Trouble as wrong:
                self.failed += 1
                complain(self.name, str(wrong))
                broken = RUNNING.pop(self.command, None)
                if broken:
                    broken.end()
        return self.stand_in.choose(legal, look)

    def ask(self, view: dict[str, Any]) -> str:
        if self.command not in RUNNING:
            RUNNING[self.command] = Program(words_of(self.command))
        return RUNNING[self.command].ask(view, self.rng.getrandbits(32))


def complain(name: str, what: str) -> None:
    """Aloud the first time, so that nobody who tries out a bot has to look for it."""
    told = f"{name} {what}"
    if not TROUBLES[told]:
        sys.stderr.write(f"benben: bot {told}; a stand-in chooses\n")
    TROUBLES[told] += 1


def words_of(command: str) -> list[str]:
    return shlex.split(command, posix=not WINDOWS)


def read_bot(text: str, known: list[str]) -> tuple[str, str]:
    """Name and command of what stands behind --bot."""
    name, is_there, command = text.partition("=")
    right = '--bot name="command" is expected'
    if not is_there or not re.fullmatch(r"[a-z][a-z0-9-]{0,29}", name):
        raise BadOptions(f"--bot {shown(text)}: {right}, with a name of small letters, digits and hyphens")
    if name in known or name == "search":
        raise BadOptions(f"--bot {name}: there is a bot of this name already; choose another name")
    try:
        words = words_of(command)
    except ValueError as wrong:
        raise BadOptions(f"--bot {name}: {str(wrong).lower()} in the command; {right}") from None
    if not words or not shutil.which(words[0]):
        raise BadOptions(f"--bot {name}: there is no program {shown(words[0] if words else command)}; {right}")
    return name, command

"""The folder in which tables are kept: it belongs to one server at a time."""

import contextlib
import json
import os
import sys
import time
from pathlib import Path
from typing import IO, Final

from ..kernel.errors import BenbenError

LOCK: Final = "lock"
HOLDER: Final = "server.json"
TRIES: Final = 10
PAUSE: Final = 0.03
"""Seconds between one try and the next."""


class Taken(BenbenError):
    """Another process has the folder."""


class Folder:
    """Held from `__init__` until `release`, or until the process ends, however it ends."""

    def __init__(self, path: Path) -> None:
        path.mkdir(parents=True, exist_ok=True, mode=0o700)
        self.path = path
        self.since = time.strftime("%Y-%m-%d %H:%M")
        self.lock: IO[bytes] = (path / LOCK).open("ab")
        if not patiently(self.lock):
            self.lock.close()
            raise Taken(f"{path} is held by {holder(path)}: two servers on one folder would spoil each other's games")
        self.say("no address yet")  # over what a killed one may have left

    def say(self, address: str) -> None:
        """Who holds it, for those who come later. On a full disk nobody says it: it is held all the same."""
        told = {"process": os.getpid(), "address": address, "since": self.since}
        with contextlib.suppress(OSError):
            (self.path / HOLDER).write_text(json.dumps(told) + "\n")

    def release(self) -> None:
        with contextlib.suppress(OSError):  # Windows deletes nothing that somebody reads just now
            (self.path / HOLDER).unlink(missing_ok=True)
        self.lock.close()


def patiently(lock: IO[bytes]) -> bool:
    """Somebody may be looking just now whether the folder is held."""
    for _ in range(TRIES):
        if seize(lock):
            return True
        time.sleep(PAUSE)
    return False


def held(path: Path) -> str:
    """Who holds a folder; '' if nobody does."""
    try:
        with (path / LOCK).open("rb+") as lock:
            return "" if seize(lock) else holder(path)
    except OSError:
        return ""  # nobody has ever held it, or nobody can: it cannot be written to


def holder(path: Path) -> str:
    try:
        told = json.loads((path / HOLDER).read_text())
        return f"another Benben (process {told['process']}, {told['address']}, since {told['since']})"
    except (OSError, ValueError, KeyError, TypeError):
        return "another Benben"


if sys.platform == "win32":
    import msvcrt

    def seize(lock: IO[bytes]) -> bool:
        try:
            lock.seek(0)
            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
else:
    import fcntl

    def seize(lock: IO[bytes]) -> bool:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True

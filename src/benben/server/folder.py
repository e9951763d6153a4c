"""The folder in which tables are kept: it belongs to one server at a time."""

import json
import os
import sys
import time
from pathlib import Path
from typing import IO, Final

from ..kernel.errors import BenbenError

LOCK: Final = "lock"
HOLDER: Final = "server.json"


class Taken(BenbenError):
    """Another process has the folder."""


class Folder:
    """Held from `__init__` until `release`, or until the process ends, however it ends."""

    def __init__(self, path: Path) -> None:
        path.mkdir(parents=True, exist_ok=True, mode=0o700)
        self.path = path
        self.lock: IO[bytes] = (path / LOCK).open("ab")
        if not seize(self.lock):
            self.lock.close()
            raise Taken(f"{path} is held by {holder(path)}: two servers on one folder would spoil each other's games")

    def say(self, address: str) -> None:
        """Who holds it, for those who come later."""
        told = {"process": os.getpid(), "address": address, "since": time.strftime("%Y-%m-%d %H:%M")}
        (self.path / HOLDER).write_text(json.dumps(told) + "\n")

    def release(self) -> None:
        (self.path / HOLDER).unlink(missing_ok=True)
        self.lock.close()


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

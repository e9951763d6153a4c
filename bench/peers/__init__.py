"""Environments for the programs Benben is measured against. They are never dependencies of Benben itself."""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

HERE = Path(__file__).resolve().parent
CACHE = HERE.parents[1] / ".cache" / "peers"


class PeerError(Exception):
    """A peer's environment cannot be made; the message is one line."""


def worker(name: str) -> Path:
    """The script that plays the peer's games, run by the peer's own Python."""
    return HERE / f"{name}_games.py"


def python_of(name: str, say: Callable[[str], None]) -> Path:
    """The Python of the peer's environment, made from its lock if it is missing or older than the lock."""
    home = CACHE / name
    python = home / ("Scripts" if os.name == "nt" else "bin") / "python"
    lock = HERE / f"{name}.txt"
    stamp = home / "made-from"
    wanted = f"{sys.version}\n{hashlib.sha256(lock.read_bytes()).hexdigest()}"
    if python.exists() and stamp.exists() and stamp.read_text() == wanted:
        return python
    say(f"Installing {name} into its own environment, {os.path.relpath(home)} (once)")
    shutil.rmtree(home, ignore_errors=True)
    _step(name, sys.executable, "-m", "venv", str(home))
    _step(name, str(python), "-m", "pip", "install", "--quiet", "--require-hashes", "-r", str(lock))
    stamp.write_text(wanted)
    return python


def _step(name: str, *command: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        # The last line pip calls an error is the cause; what follows it is advice.
        lines = (done.stderr + done.stdout).strip().splitlines() or ["no output"]
        cause = next((line for line in reversed(lines) if line.startswith("ERROR")), lines[-1])
        raise PeerError(f"{name} cannot be installed: {cause}")

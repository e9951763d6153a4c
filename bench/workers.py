"""Measuring processes: each plays games for a while on one core and prints one JSON object."""

import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"

Result = dict[str, Any]


class WorkerError(Exception):
    """A measuring process failed; the message is one line."""


def ours(engine: str, *arguments: object) -> Result:
    """Benben's own games, with this engine: "python" or "compiled"."""
    environment = {**os.environ, "PYTHONPATH": str(SOURCE), "BENBEN_ENGINE": engine}
    return measure([sys.executable, "-m", "bench.ours", *map(str, arguments)], environment)


def measure(command: list[str], environment: dict[str, str] | None = None, folder: Path = ROOT) -> Result:
    with subprocess.Popen(
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        core = spare_core()
        if core is not None:
            os.sched_setaffinity(process.pid, {core})
        try:
            out, errors = process.communicate()
        except BaseException:
            process.kill()
            raise
    if process.returncode:
        cause = (errors.strip().splitlines() or ["no message"])[-1]
        raise WorkerError(f"{Path(command[0]).name} {' '.join(command[1:])} failed: {cause}")
    result: Result = json.loads(out)
    return result


def spare_core() -> int | None:
    """The core all measuring is pinned to, where the system can pin: the last, as the first serves most interrupts."""
    return max(os.sched_getaffinity(0)) if hasattr(os, "sched_setaffinity") else None


def machine() -> dict[str, str]:
    return {"processor": processor(), "system": platform.system(), "python": sys.version.split()[0]}


def processor() -> str:
    facts = Path("/proc/cpuinfo")
    lines = facts.read_text(encoding="utf-8").splitlines() if facts.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return f"{names[0]}, {len(names)} cores" if names else f"{platform.processor()}, {os.cpu_count()} cores"

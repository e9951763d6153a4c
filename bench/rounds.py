"""A server that notes how long its event loop was busy: ``python -m bench.rounds NOTES [arguments of benben.server]``.

A line for each round that took long: when it ended, and how many seconds the loop's thread ran in it. What the machine
gave to other processes meanwhile does not count.
"""

import sys
import time
from asyncio.base_events import BaseEventLoop
from pathlib import Path
from typing import TextIO

from benben.server.__main__ import main

LONG = 0.005
"""Seconds."""


def watch(notes: TextIO) -> None:
    one_round = BaseEventLoop._run_once  # type: ignore[attr-defined]

    def watched(loop: BaseEventLoop) -> None:
        began = time.thread_time()
        one_round(loop)
        took = time.thread_time() - began
        if took > LONG:
            notes.write(f"{time.time()} {took}\n")

    BaseEventLoop._run_once = watched  # type: ignore[attr-defined]


def longest(notes: Path, began: float, ended: float) -> float:
    """The longest round that ended in that time; 0.0 if none was long."""
    rounds = [tuple(map(float, line.split())) for line in notes.read_text(encoding="utf-8").splitlines()]
    return max((took for at, took in rounds if began <= at <= ended), default=0.0)


if __name__ == "__main__":
    with Path(sys.argv.pop(1)).open("w", buffering=1, encoding="utf-8") as notes:
        watch(notes)
        status = main()
    sys.exit(status)

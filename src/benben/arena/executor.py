"""Work spread over processes, results in the order of the work, whatever the number of processes."""

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")

CHUNK = 20
"""The most items a process is given at once: few, so that a stop is not waited for long."""


def in_order(work: Callable[[T], R], items: Sequence[T], jobs: int) -> Iterator[R]:
    """`work` must be importable, and what it takes and gives must be picklable, when there is more than one job."""
    jobs = min(jobs, len(items))
    if jobs <= 1:
        yield from map(work, items)
        return
    # Fresh processes, not copies of this one: the same on every system, and safe beside threads.
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=leave_interrupts)
    try:
        yield from pool.map(work, items, chunksize=max(1, min(CHUNK, len(items) // (4 * jobs))))
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def leave_interrupts() -> None:
    """Ctrl-C is for the process that waits for the results."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

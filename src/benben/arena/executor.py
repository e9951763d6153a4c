"""Work spread over processes, results in the order of the work, whatever the number of processes."""

import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")

CHUNK = 20
"""The most items a process is given at once: few, so that a stop is not waited for long."""
AHEAD = 4
"""Chunks for each process that wait to be done or to be read: memory stays flat over any number of items."""


def in_order(work: Callable[[T], R], items: Sequence[T], jobs: int) -> Iterator[R]:
    """`work` must be importable, and what it takes and gives must be picklable, when there is more than one job."""
    jobs = min(jobs, len(items))
    if jobs <= 1:
        yield from map(work, items)
        return
    size = max(1, min(CHUNK, len(items) // (AHEAD * jobs)))
    # Fresh processes, not copies of this one: the same on every system, and safe beside threads.
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=leave_interrupts)
    waiting: deque[Future[list[R]]] = deque()
    try:
        for start in range(0, len(items), size):
            waiting.append(pool.submit(do_all, work, items[start : start + size]))
            if len(waiting) == AHEAD * jobs:
                yield from waiting.popleft().result()
        while waiting:
            yield from waiting.popleft().result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def do_all(work: Callable[[T], R], items: Sequence[T]) -> list[R]:
    return [work(item) for item in items]


def leave_interrupts() -> None:
    """Ctrl-C is for the process that waits for the results."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

"""Work spread over processes: results in the order of the work, whatever the number of processes, or as they come."""

import os
import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait as wait_for
from threading import Thread
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")

CHUNK = 20
"""The most items a process is given at once: few, so that a stop is not waited for long."""
AHEAD = 4
"""Chunks for each process that wait to be done or to be read: memory stays flat over any number of items."""


def in_order(work: Callable[[T], R], items: Sequence[T], jobs: int, most: int = CHUNK) -> Iterator[R]:
    """`work` must be importable, and what it takes and gives must be picklable, when there is more than one job."""
    jobs = min(jobs, len(items))
    if jobs <= 1:
        yield from map(work, items)
        return
    size = max(1, min(most, len(items) // (AHEAD * jobs)))
    pool = processes(jobs)
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


def as_they_end(work: Callable[[T], R], items: Sequence[T], jobs: int) -> Iterator[R]:
    """One item at a time for each process, for work that takes long: what is done is given at once."""
    jobs = min(jobs, len(items))
    if jobs <= 1:
        yield from map(work, items)
        return
    pool = processes(jobs)
    todo = iter(items)
    try:
        running = {pool.submit(work, item) for item in islice(todo, 2 * jobs)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
                running.update(pool.submit(work, item) for item in islice(todo, 1))
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def processes(jobs: int) -> ProcessPoolExecutor:
    """Fresh ones, not copies of this one: the same on every system, and safe beside threads."""
    return ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=serve)


def do_all(work: Callable[[T], R], items: Sequence[T]) -> list[R]:
    return [work(item) for item in items]


def serve() -> None:
    """Ctrl-C is for the process that waits for the results; should that one be killed, nobody waits any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = parent_process()
    if parent:
        wait_for([parent.sentinel])
        os._exit(1)

"""What it costs to hand games to a Ray cluster: ``python -m bench.cluster [--games N] [--seed S] A,B ...``, on Linux.

Each A,B plays N games of Ankh in this process and on a local cluster with one processor, in pieces of 1, 5, 20 and 100.
All figures are processor time for each game, which other work on the machine disturbs least: of the process that plays,
of this one, which hands out and takes in, and of all that Ray runs besides.
"""

import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from time import process_time

from benben.arena import cluster
from benben.arena.match import match, play_one

from .options import Parser, positive

SIZES = (1, 5, 20, 100)
TICKS = os.sysconf("SC_CLK_TCK")


def used() -> tuple[float, float]:
    """Seconds of processor time of the processes that play, and of the others that this one has started."""
    stats = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            begin, _, rest = path.read_text(errors="replace").rpartition(")")
        except OSError:
            continue
        fields = rest.split()
        playing = "ray::timed" in begin or "ray::IDLE" in begin
        stats[int(path.parent.name)] = (int(fields[1]), playing, (int(fields[11]) + int(fields[12])) / TICKS)
    found = {os.getpid()}
    while more := {process for process, (parent, *_) in stats.items() if parent in found} - found:
        found |= more
    ours = [stats[process] for process in found - {os.getpid()} if process in stats]
    return sum(s for _, playing, s in ours if playing), sum(s for _, playing, s in ours if not playing)


def main(arguments: list[str]) -> int:
    os.environ.update(RAY_worker_niceness="0")  # so that it is not starved beside other work
    import ray

    parser = Parser("bench.cluster", __doc__)
    parser.add_argument("pairs", nargs="+", metavar="A,B", help="two bots")
    parser.add_argument("--games", type=positive, default=200)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    options = {"include_dashboard": False, "object_store_memory": cluster.OBJECTS, "log_to_driver": False}
    ray.init(address="local", num_cpus=1, **options)
    print("bots, piece: ms for each game where it is played, where it is handed out, in Ray; games", flush=True)
    for pair in chosen.pairs:
        of = match("ankh", 2, [], {}, pair.split(","), chosen.seed)
        play = partial(play_one, of)
        numbers = range(1, chosen.games + 1)
        list(map(play, numbers[:2]))
        begun = process_time()
        list(map(play, numbers))
        print(f"{pair}, one process: {told(process_time() - begun, len(numbers))}", flush=True)
        hand_out(play, numbers[:2], 1)  # the worker has begun, and read the game
        for size in SIZES:
            if size <= len(numbers) // 2:
                before, begun = used(), process_time()
                hand_out(play, numbers, size)
                spent = [process_time() - begun, *(b - a for a, b in zip(before, used()))]
                figures = [told(spent[n], len(numbers)) for n in (1, 0, 2)]
                print(f"{pair}, {size}: {', '.join(figures)}; {len(numbers)}", flush=True)
    ray.shutdown()
    return 0


def hand_out(play: Callable[[int], object], numbers: Sequence[int], size: int) -> None:
    """In pieces of this size, whatever would fit."""
    fitting = cluster.fitting
    cluster.fitting = lambda *_: size
    try:
        for _ in cluster.as_they_end(play, numbers):
            pass
    finally:
        cluster.fitting = fitting


def told(seconds: float, games: int) -> str:
    return f"{1000 * seconds / games:.2f}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

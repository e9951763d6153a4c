"""How fast many games at once are (benben.lab.vectors), beside the bare engine and PettingZoo's connect four.

    python -m bench.vectors [--game G] [--players P] [--count N] [--processes M] [--seconds S] [--rounds R]

Rounds of all take turns. What is compared is decisions for a second of processor time, of all processes together, which
other work on the machine disturbs least; those of the clock stand beside. BENBEN_ENGINE=compiled measures that engine.
"""

import argparse
import contextlib
import io
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any

import numpy as np

from benben import engine
from benben.kernel.registry import ruleset
from benben.lab import vectors, zoo

from . import ours
from .options import Parser, positive

Rate = dict[str, float]
WARM = 20
"""Steps that nobody counts."""


def spent(pid: int) -> float:
    """Processor time of another process, in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def anything(rng: np.random.Generator, now: vectors.Step) -> tuple[Any, int]:
    """Any legal choice in every game; how many of them are decisions, as the engine counts them: of two or more."""
    rows, choices = np.nonzero(now.masks.view(np.bool_))
    first = np.searchsorted(rows, np.arange(len(now.turns) + 1))
    many = np.diff(first)
    return choices[first[:-1] + (rng.random(len(many)) * many).astype(np.int64)], int(np.count_nonzero(many > 1))


def of_vectors(chosen: argparse.Namespace, seed: int) -> Rate:
    rng = np.random.default_rng(seed)
    with vectors.games(chosen.game, chosen.players, chosen.count, chosen.processes, seed, **further(chosen)) as games:
        for _ in range(WARM):
            now = games.step(anything(rng, games.now)[0])
        pids = [worker.pid or 0 for worker, _ in games.workers]
        others = sum(map(spent, pids))
        clock, own, made = perf_counter(), process_time(), 0
        while perf_counter() - clock < chosen.seconds:
            actions, decisions = anything(rng, now)
            now = games.step(actions)
            made += decisions
        wall, own = perf_counter() - clock, process_time() - own
        others = sum(map(spent, pids)) - others
    return {"cpu": made / (own + others), "clock": made / wall, "workers": made / others, "policy": own / made * 1e6}


def of_engine(chosen: argparse.Namespace, seed: int) -> Rate:
    """The bare engine as `benben bench` measures it, in this process."""
    options = {"players": chosen.players, **further(chosen)}
    result: Any = ours.play(ruleset(chosen.game), options, seed, None, chosen.seconds)
    return {"cpu": result["decisions"] / result["seconds"], "clock": result["decisions"] / result["wall_seconds"]}


def of_single(there: Any) -> Rate:
    """PettingZoo's own measurement: turns a second of the clock."""
    from pettingzoo.test import performance_benchmark

    said = io.StringIO()
    clock, own = perf_counter(), process_time()
    with contextlib.redirect_stdout(said):
        performance_benchmark(there)
    share = (process_time() - own) / (perf_counter() - clock)
    turns = float(said.getvalue().split("turns per second")[0].split()[-1])
    return {"cpu": turns / share, "clock": turns}


def further(chosen: argparse.Namespace) -> dict[str, Any]:
    return {"modules": chosen.modules.split(",")} if chosen.modules else {}


def main(arguments: list[str]) -> int:
    parser = Parser("bench.vectors", __doc__)
    parser.add_argument("--game", default="ankh", help="ankh, kemet or kemet-classic (%(default)s)")
    parser.add_argument("--modules", default="", help="of kemet-classic: all, or some, separated by commas")
    parser.add_argument("--players", type=positive, default=4, help="how many players (%(default)s)")
    parser.add_argument("--count", type=positive, default=64, help="how many games (%(default)s)")
    parser.add_argument("--processes", type=positive, default=2, help="how many processes (%(default)s)")
    parser.add_argument("--rounds", type=positive, default=5, help="how many rounds (%(default)s)")
    parser.add_argument("--seconds", type=float, default=3.0, help="length of a round (%(default)s)")
    chosen = parser.parse_args(arguments)
    with parser.refusing():
        ruleset(chosen.game).options({"players": chosen.players, **further(chosen)})
    measured: dict[str, Callable[[int], Rate]] = {
        "engine": lambda seed: of_engine(chosen, seed),
        "vectors": lambda seed: of_vectors(chosen, seed),
        "zoo": lambda seed: of_single(zoo.env(chosen.game, chosen.players, None, **further(chosen))),
    }
    with contextlib.suppress(ImportError):  # it wants pygame, which nothing else here does
        from pettingzoo.classic import connect_four_v3

        measured["connect four"] = lambda seed: of_single(connect_four_v3.env())
    rounds: dict[str, list[Rate]] = {name: [] for name in measured}
    for number in range(1, chosen.rounds + 1):
        for name, measure in measured.items():
            rounds[name].append(measure(number * 1_000_000))
    pairs = [("vectors", "engine"), *[("zoo", "connect four")] * ("connect four" in rounds)]
    ratios = {
        f"{one} / {other}": sorted(
            round(a["cpu"] / b["cpu"], 3) for a, b in zip(rounds[one], rounds[other], strict=True)
        )
        for one, other in pairs
    }
    medians = {name: {key: median(r[key] for r in found) for key in found[0]} for name, found in rounds.items()}
    report = {"engine": engine.running(), "load": os.getloadavg(), **vars(chosen), "medians": medians}
    print(json.dumps({**report, "ratios": ratios}, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

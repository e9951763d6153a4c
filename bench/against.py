"""This checkout beside another one: ``python -m bench.against FOLDER [--compiled] [--pairs N] [--games N] [--seed S]``.

FOLDER is the root of the other checkout (``git worktree add FOLDER COMMIT``). Both play random games in turns, pair by
pair, each with its own `bench.ours`, in processes pinned to one core; decisions per second of processor time are
compared. With --compiled both take the engine that ``python -m benben.engine.build`` has left in their folder.
"""

import math
import os
import sys
from pathlib import Path
from statistics import fmean, stdev

from benben.engine import COMPILED, PYTHON

from .options import Parser, positive
from .workers import ROOT, WorkerError, measure

TABLES = (("ankh", 2), ("ankh", 4), ("kemet", 2), ("kemet", 4))
FEWER = 6
"""A game of Kemet takes so many times as long as one of Ankh."""


def rate(root: Path, engine: str, game: str, players: int, games: int, seed: int) -> float:
    what = ["--game", game, "--players", str(players), "--games", str(games), "--seed", str(seed)]
    found = measure(
        [sys.executable, "-m", "bench.ours", *what],
        {**os.environ, "PYTHONPATH": f"{root / 'src'}{os.pathsep}{root}", "BENBEN_ENGINE": engine},
        root,
    )
    if found["engine"] != engine:
        raise WorkerError(f"{root} has no compiled engine; make it there with: python -m benben.engine.build")
    return float(found["decisions"] / found["seconds"])


def main(arguments: list[str]) -> int:
    parser = Parser("bench.against", __doc__)
    parser.add_argument("folder", type=Path, help="root of the other checkout")
    parser.add_argument("--compiled", action="store_true", help="compare the compiled engines")
    parser.add_argument("--pairs", type=positive, default=10)
    parser.add_argument("--games", type=positive, default=120)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    other = chosen.folder.resolve()
    engine = COMPILED if chosen.compiled else PYTHON
    if not (other / "bench" / "ours.py").is_file():
        parser.error(f"{chosen.folder} is not the root of a checkout")
    if chosen.pairs < 2:
        parser.error("an interval needs two pairs at least")
    for game, players in TABLES:
        games = max(1, chosen.games // (FEWER if game == "kemet" else 1))
        logs = []
        try:
            for pair in range(chosen.pairs):
                order = (ROOT, other) if pair % 2 else (other, ROOT)
                found = {root: rate(root, engine, game, players, games, chosen.seed + pair) for root in order}
                logs.append(math.log(found[ROOT] / found[other]))
        except WorkerError as wrong:
            print(wrong, file=sys.stderr)
            return 1
        middle, wide = fmean(logs), 1.96 * stdev(logs) / math.sqrt(len(logs))
        low, ratio, high = (math.exp(x) for x in (middle - wide, middle, middle + wide))
        print(
            f"{game} {players}: {ratio:.3f} ({low:.3f} - {high:.3f}), {games} games, {chosen.pairs} pairs", flush=True
        )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

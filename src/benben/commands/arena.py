"""benben arena: bots in a match, with ratings and a report."""

import json
import re
import runpy
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, redirect_stdout
from functools import partial
from pathlib import Path

from .. import bots
from ..arena import cluster
from ..arena.executor import as_they_end
from ..arena.log import Log
from ..arena.match import Game, Match, match, play_one
from ..arena.standing import Standing, known, rounds
from ..kernel.errors import BenbenError, reason
from .files import BadFile
from .lab import need
from .sim import progress

GAMES = "games.jsonl"


def entrants(given: list[str]) -> list[str]:
    """The names; programs of their own, as name="command", are made known."""
    outside = [text for text in given if re.match(r"[^=:]*=", text)]
    bots.bring_in(outside)
    return [text.partition("=")[0] if text in outside else text for text in given]


def run(
    game: str,
    players: int | None,
    scenarios: list[str],
    further: dict[str, object],
    given: list[str],
    games: int,
    seed: int,
    jobs: int | None,
    ray: str | None,
    out: Path,
    whole: bool,
    file: Path | None,
    as_json: bool,
) -> int:
    need("arena")
    if ray is not None and jobs is not None:
        raise BenbenError("--jobs is for this machine and --ray for a cluster, which takes all of its own; choose one")
    if file:
        try:
            runpy.run_path(str(file))
        except (OSError, SyntaxError) as wrong:
            raise BadFile(f"--with {file}: {reason(wrong)}") from None
    of = match(game, players, scenarios, further, entrants(given), seed, str(file) if file else None)
    if ray is not None:
        cluster.check(ray)
    games = of.whole_rounds(games)
    standing = Standing(of)

    def play(numbers: Sequence[int]) -> Iterator[Game]:
        if ray is None:
            return as_they_end(partial(play_one, of), numbers, jobs or 1)
        return cluster.play_all(of, ray, numbers)

    # The output is for the result alone; Ray says there when it loses a node.
    with Log(out / GAMES, of) as log, redirect_stdout(sys.stderr):
        try:
            go_on(of, games, play, whole, log, standing)
        except KeyboardInterrupt:
            done = f"{len(log.kept)} of {games}"
            raise KeyboardInterrupt(f"stopped with {done} games; the same command goes on") from None
    tell(standing, games, out, as_json)
    return 0


def go_on(
    of: Match, games: int, play: Callable[[Sequence[int]], Iterator[Game]], whole: bool, log: Log, standing: Standing
) -> None:
    """Rounds that the log has count first; then the others are played, until all are or the match is decided. Rounds
    count in their order, so that it ends at the same one with any number of processes or machines."""
    kept = [played for played in log.in_order() if played.number <= games]
    there = {played.number for played in kept}
    for full in rounds(of, kept):
        standing.add(full)
        if standing.decided and not whole:
            return
    missing = [number for number in range(1, games + 1) if number not in there]
    counted = of.players * len(standing.rounds)
    begun = [played for played in kept if played.number > counted]
    with closing(progress(play(missing), games, len(there))) as fresh:

        def all_games() -> Iterator[Game]:
            yield from begun
            for played in fresh:
                log.keep(played)
                yield played

        for full in rounds(of, all_games(), len(standing.rounds) + 1):
            standing.add(full)
            if standing.decided and not whole:
                return


def tell(standing: Standing, games: int, out: Path, as_json: bool) -> None:
    from ..lab import ratings, report, tables

    rated = ratings.ratings(standing.of.bots, standing.games)
    page = out / "report.html"
    try:
        page.write_text(report.report(standing, rated, report.headline(standing)), encoding="utf-8")
        tables.write(out, standing.games)
    except OSError as wrong:
        raise BadFile(f"{out}: {reason(wrong)}") from None
    if as_json:
        print(json.dumps(data(standing, rated)))
    else:
        show(standing, rated, games, page)


def data(standing: Standing, rated: Mapping[str, tuple[float, float, float]]) -> dict[str, object]:
    of = standing.of
    return {
        "game": of.game,
        "players": of.players,
        "seed": of.seed,
        "games": len(standing.games),
        "rounds": len(standing.rounds),
        "decided": standing.decided,
        "bots": {name: {"rating": list(rated[name]), "score": list(standing.score(name))} for name in of.bots},
        "against": [
            {"bots": [a, b], "share": list(standing.against(a, b)), "evidence": bets.evidence}
            for (a, b), bets in standing.bets.items()
        ],
        "ends": {end: sum(game.end == end for game in standing.games) for end, _ in standing.ends()},
        "troubles": dict(standing.troubles),
    }


def show(standing: Standing, rated: Mapping[str, tuple[float, float, float]], games: int, page: Path) -> None:
    from rich.console import Console
    from rich.table import Table

    of, played = standing.of, len(standing.games)
    console = Console(highlight=False)
    early = f" of {games:,}: decided" if standing.decided and played < games else ""
    seed = f"{len(standing.rounds):,} rounds, seed {of.seed}"
    console.print(f"[bold]{of.game}[/], {of.players} players, {played:,} games{early}, {seed}", soft_wrap=True)
    table = Table("bot", "rating", "score", "95 % interval", "decision 50 %", "99 %")
    for name in sorted(of.bots, key=lambda name: -rated[name][0]):
        mean, low, high = standing.score(name)
        half, most = (f"{standing.times[name][0].at(part) * 1000:.2g} ms" for part in (0.5, 0.99))
        rating = f"{rated[name][0]:.1f} ± {rated[name][2] - rated[name][0]:.1f}"
        table.add_row(name, rating, f"{mean:.3f}", f"{low:.3f} – {high:.3f}", half, most)
    console.print(table)
    for a, b in standing.bets:
        mean, low, high = standing.against(a, b)
        said = f"{mean:.3f} ({low:.3f} – {high:.3f})" if known(low, high) else "neither has won anything"
        console.print(f"{a} against {b}: {said}", markup=False, soft_wrap=True)
    for trouble, count in standing.troubles.most_common():
        console.print(f"a stand-in chose {count:,} time{'s' * (count != 1)}: {trouble}", markup=False, soft_wrap=True)
    console.print(f"report: {page}", markup=False, soft_wrap=True)

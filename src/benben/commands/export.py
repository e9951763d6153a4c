"""benben export: games as a table of decisions (Parquet), and records from such a table."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from ..arena.executor import in_order
from ..arena.series import Series, play_one, series
from ..kernel.errors import BadRecord, BenbenError, reason
from ..kernel.records import Record, parse
from ..kernel.registry import names, ruleset
from .files import BadFile, about, read_text
from .lab import need
from .replay import failure, other_data, other_rules
from .sim import progress, record_name, write

TABLES: Final = "tables.sqlite"
PLAYERS: Final = 2
BOTS: Final = "eager"
GAMES: Final = 100
SEED: Final = 1


class Source(NamedTuple):
    """A record: its name, the file it is in and, if that holds tables, whose it is."""

    name: str
    path: Path
    table: str = ""


class Game(NamedTuple):
    """The rows of one game, how many of them are decisions of players, its record, and what is to be said about it,
    with how often."""

    rows: Any
    decisions: int
    record: str
    notes: Mapping[str, int]


def run(
    what: list[str],
    players: int | None,
    scenario: str | None,
    further: Mapping[str, object],
    bots: str | None,
    games: int | None,
    seed: int | None,
    jobs: int,
    out: Path | None,
    records: Path | None,
    as_json: bool,
) -> int:
    need("export")
    asked = {"players": players, "scenario": scenario, "bots": bots, "games": games, "seed": seed, **further}
    playing = [f"--{name}" for name, value in asked.items() if value is not None]
    if records:
        if len(what) != 1 or playing or out:
            raise BenbenError("--records FOLDER goes with one Parquet file, and with nothing else")
        return back(Path(what[0]), records, as_json)
    target = out or Path("games.parquet")
    if len(what) == 1 and what[0] in names():
        chairs = PLAYERS if players is None else players
        called = [name.strip() for name in (bots or BOTS).split(",")]
        of = series(what[0], chairs, scenario, called, SEED if seed is None else seed, further)
        count = games or GAMES
        source: dict[str, object] = {"made": "played", "bots": of.bots, "seed": of.seed, "games": count}
        return keep(in_order(partial(played, of), range(1, count + 1), jobs, 1), count, source, target, as_json)
    if playing:
        raise BenbenError(f"{', '.join(playing)}: for games that are played here; records are taken as they are")
    found = sources([Path(name) for name in what])
    return keep(in_order(taken, list(enumerate(found, 1)), jobs, 1), len(found), {"made": "records"}, target, as_json)


# To Parquet -----------------------------------------------------------------------------------------------------------


def keep(games: Iterator[Game], count: int, source: dict[str, object], out: Path, as_json: bool) -> int:
    from ..lab.decisions import Writer

    decisions = 0
    notes = Counter[str]()
    writer = Writer(out, source)
    try:
        with writer:
            for game in progress(games, count):
                writer.add(game.rows, game.record)
                decisions += game.decisions
                notes.update(game.notes)
    except KeyboardInterrupt:
        raise KeyboardInterrupt(f"stopped after {writer.games} of {count} games; {out} is not written") from None
    size = out.stat().st_size
    if as_json:
        told = {"file": str(out), "games": writer.games, "decisions": decisions, "bytes": size, "digest": writer.digest}
        print(json.dumps({**told, "notes": dict(sorted(notes.items()))}, ensure_ascii=False))
        return 0
    each = f", {size / decisions:.1f} bytes each" if decisions else ""
    print(f"{out}: {writer.games:,} game{'s' * (writer.games != 1)}, {decisions:,} decisions{each}")
    print(f"digest {writer.digest}")
    for note, times in sorted(notes.items()):
        print(f"{note} ({times:,} times)" if times > 1 else note)
    return 0


def played(of: Series, number: int) -> Game:
    result = play_one(of, number)
    notes = {f"a stand-in chose: {trouble}": times for trouble, times in result.troubles.items()}
    return game_of(parse(result.record), record_name(of, number).removesuffix(".txt"), number, notes)


def taken(numbered: tuple[int, Source]) -> Game:
    number, source = numbered
    if source.table:
        record, note = of_table(source)
        with about(f"table {source.table}"):
            return game_of(record, source.name, number, {f"table {source.table}: {note}": 1} if note else {})
    text = read_text(source.path)
    with about(source.path):
        return game_of(parse(text), source.name, number, {})


def of_table(source: Source) -> tuple[Record, str]:
    """The record of a server's table, as far as it can be played."""
    from ..server.inspection import opened
    from . import tables

    with tables.told(source.path.parent), opened(source.path) as db:
        text, note = tables.record(db, source.table)
    return parse(text), note


def game_of(record: Record, name: str, number: int, notes: Mapping[str, int]) -> Game:
    from ..lab.decisions import tell

    rules = ruleset(record.game)
    told = tell(rules, record, name, number)
    wrong = failure(record, told.game, told.stop, None)
    if wrong:
        raise BadRecord(f"{wrong}{other_data(rules, record)}{other_rules(rules, record)}")
    return Game(told.table, told.decisions, record.text(), notes)


def sources(paths: list[Path]) -> list[Source]:
    """Everything that is named, folders with all below them. No two records get the same name."""
    found = [source for path in paths for source in below(path)]
    if not found:
        raise BadFile(f"{', '.join(map(str, paths))}: no records (*.txt) in there")
    taken, unique = Counter[str](), []
    for source in found:
        taken[source.name] += 1
        times = taken[source.name]
        unique.append(source._replace(name=f"{source.name}-{times}") if times > 1 else source)
    return unique


def below(path: Path) -> Iterator[Source]:
    try:
        if not path.is_dir():
            path.open("rb").close()
            yield Source(plain(path.stem), path)
            return
        for file in sorted(path.rglob("*.txt")):
            yield Source(plain(file.stem), file)
    except (OSError, ValueError) as wrong:
        known = f" (and no game: {', '.join(names())})" if isinstance(wrong, FileNotFoundError) else ""
        raise BadFile(f"{path}: {reason(wrong)}{known}") from None
    if (path / TABLES).is_file():
        yield from in_tables(path / TABLES)


def in_tables(file: Path) -> Iterator[Source]:
    from ..server import inspection
    from . import tables

    with tables.told(file.parent), inspection.opened(file) as db:
        for table in sorted(inspection.names(db)):
            yield Source(plain(f"table-{table}"), file, table)


def plain(name: str) -> str:
    """As a record may be called in a table, so that it can become a file again anywhere."""
    return "".join(c if c.isalnum() or c in "_.-" else "-" for c in name).lstrip(".-")[:150] or "record"


# Back ---------------------------------------------------------------------------------------------------------------


def back(file: Path, folder: Path, as_json: bool) -> int:
    from ..lab.decisions import inspect, read

    count, digest = inspect(file)
    try:
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise BadFile(f"--records {folder}: an empty or a new folder is needed")
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as wrong:
        raise BadFile(f"--records {folder}: {reason(wrong)}") from None
    made = 0
    try:
        for name, record in progress(read(file), count):
            write(folder / f"{name}.txt", record.text())
            made += 1
    except KeyboardInterrupt:
        raise KeyboardInterrupt(f"stopped after {made} of {count} records, which are whole") from None
    if as_json:
        print(json.dumps({"folder": str(folder), "records": made, "digest": digest}, ensure_ascii=False))
        return 0
    print(f"{folder}: {made:,} record{'s' * (made != 1)}")
    print(f"digest {digest}")
    return 0

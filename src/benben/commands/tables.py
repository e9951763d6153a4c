"""benben tables: the folder in which tables are kept, looked after."""

import contextlib
import json
import sqlite3
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from ..kernel.errors import BenbenError, reason
from ..kernel.registry import ruleset
from ..server import inspection, queries, restoring
from ..server.database import is_damage, snapshot
from ..server.folder import Taken
from ..server.folding import Fold, fold_at_once
from ..server.inspection import Finding, Listed, Report, opened
from ..server.migrate import FILE
from ..terminal.saves import data_folder, write_whole
from .changes import change_data, change_lines
from .files import BadFile, DoesNotHold

WIDE = 160
"""Columns where nobody looks on: a file, or another program."""
ADVICE = {
    "stopped": "to continue from there, all at the table can agree, or `benben tables cut {0}` does it without a"
    " server; `benben tables export {0}` saves the game up to there",
    "differs": "whether it continues under the present rules is decided by its host at the table, or by"
    " `benben tables accept {0}` without a server; `benben tables export {0}` saves the game",
    "damaged": "a backup may have all of it; otherwise continue from where it can be played, by agreement at the"
    " table or with `benben tables cut {0}`; `benben tables export {0} --raw` saves whatever can be read",
    "unreadable": "a backup may have it; `benben tables export {0} --raw` saves whatever can be read",
    "unknown": "a newer Benben may know it; `benben tables export {0} --raw` saves its log",
}

FARES = {
    "alike": "alike",
    "partly": "alike as far as can be told",
    "differs": "differ",
    "stopped": "stop",
    "damaged": "damaged",
}
"""Of tables that were played by other rules."""


@contextlib.contextmanager
def told(folder: Path) -> Iterator[None]:
    """Whatever the disk has to say, in one line."""
    try:
        yield
    except Taken as wrong:
        raise BadFile(f"{wrong}; end it first") from None
    except (sqlite3.Error, ValueError) as wrong:
        hint = "; `benben tables check` says more" if is_damage(wrong) or isinstance(wrong, ValueError) else ""
        raise BadFile(f"{folder}: {reason(wrong)}{hint}") from None


@contextlib.contextmanager
def progress(what: str) -> Iterator[Callable[[int, int], None]]:
    """A bar on the error output, for whoever looks."""
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, of: bar.update(task, completed=done, total=of)


def named(data: Path | None) -> Path:
    folder = data or data_folder()
    if not folder.is_dir():
        raise BadFile(f"{folder}: no such folder")
    return folder


def console() -> Console:
    return Console(highlight=False, width=None if sys.stdout.isatty() else WIDE)


# list ----------------------------------------------------------------------------------------------------------------


def list_tables(data: Path | None, as_json: bool) -> int:
    folder = named(data)
    with told(folder), opened(folder / FILE) as db:
        found = inspection.listed(db)
    if as_json:
        print(json.dumps({"folder": str(folder), "tables": [one._asdict() for one in found]}, ensure_ascii=False))
        return 0
    table = Table("table", "game", "players", "entries", "state", "last change", box=None)
    for one in found:
        cells = [one.table, one.game, ", ".join(one.players), str(one.length), state(one), moment(one.updated / 1000)]
        table.add_row(*[Text(cell) for cell in cells])
    console().print(table if found else f"There are no tables in {folder}.")
    return 0


def state(one: Listed) -> str:
    if one.over:
        return f"over ({one.over['reason']}), won by {', '.join(one.over['winners']) or 'nobody'}"
    return f"{', '.join(one.turn)} to choose"


def moment(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


# check ---------------------------------------------------------------------------------------------------------------


def check(data: Path | None, as_json: bool) -> int:
    folder = named(data)
    with told(folder), progress("tables checked") as step:
        report = inspection.check(folder, step)
    if as_json:
        print(json.dumps(report_data(report), ensure_ascii=False))
    else:
        for line in report_lines(report):
            print(line)
    return 0 if report.well else 1


def report_data(report: Report) -> dict[str, Any]:
    return {
        "folder": str(report.folder),
        "ok": report.well,
        "holder": report.holder,
        "version": report.version,
        "faults": report.faults,
        "versions": [
            {
                "game": game,
                "version": version,
                "rules": rules,
                "changes": change_data(ruleset(game), version),
                "tables": len(some),
                "states": dict(Counter(one.state for one in some)),
                "compared": dict(Counter(one.compared for one in some)),
            }
            for (game, version, rules), some in by_version(report.tables).items()
        ],
        "tables": [{**one._asdict(), "advice": advice(one)} for one in report.tables],
        "remarks": report.remarks,
        "backups": [{"file": str(kept.file), "at": int(kept.at), "bytes": kept.bytes} for kept in report.backups],
    }


def report_lines(report: Report) -> Iterator[str]:
    yield f"{report.folder}: {f'held by {report.holder}' if report.holder else 'no server is running on it'}"
    yield f"SQLite finds {'nothing wrong' if not report.faults else 'the file damaged:'}"
    yield from (f"  {fault}" for fault in report.faults)
    bad = [one for one in report.tables if not one.well]
    yield f"tables: {len(report.tables)}, {len(report.tables) - len(bad)} of them whole and playable"
    yield from version_lines(report.tables)
    for one in bad:
        yield from finding_lines(one)
    yield from (f"remark: {remark}" for remark in report.remarks)
    for kept in report.backups:
        yield f"backup: {kept.file}, {moment(kept.at)}, {kept.bytes // 1024} kB"
    if report.faults:
        latest = report.backups[0].file if report.backups else "FILE"
        yield f"What to do: end the server, keep a copy of the folder, then `benben tables restore {latest}`" + (
            "" if report.backups else ", if there is a backup elsewhere; `benben tables export` saves single games"
        )
    yield "All is well." if report.well else "Not all is well."


def version_lines(found: list[Finding]) -> Iterator[str]:
    """How those fare that were played by other rules, by game and version."""
    for (game, version, rules), some in by_version(found).items():
        if version < rules:
            counts = Counter(one.state if one.state != "well" else one.compared for one in some)
            yield f"  {game} {version}, now {rules}: " + ", ".join(f"{n} {FARES[fate]}" for fate, n in counts.items())
            yield from (f"    {line}" for line in change_lines(ruleset(game), version))
        else:
            yield f"  {game} {version}: {len(some)}"


def by_version(found: list[Finding]) -> dict[tuple[str, int, int], list[Finding]]:
    groups: dict[tuple[str, int, int], list[Finding]] = {}
    for one in found:
        if one.rules:
            groups.setdefault((one.game, one.version, one.rules), []).append(one)
    return dict(sorted(groups.items()))


def finding_lines(one: Finding) -> Iterator[str]:
    who = f" ({one.game}: {', '.join(one.players)})" if one.game else ""
    yield f"  {one.table}{who}: {one.state}: {one.why}"
    if one.state in ("stopped", "damaged"):
        yield f"    it can be played and saved up to entry {one.plays} of {one.length}"
    yield f"    {advice(one)}"


def advice(one: Finding) -> str:
    return ADVICE.get(one.state, "").format(one.table)


# backup and restore --------------------------------------------------------------------------------------------------


def backup(data: Path | None, file: Path | None, overwrite: bool) -> int:
    folder = named(data)
    with told(folder), progress("tables verified") as step:
        made = restoring.back_up(folder, file, overwrite, step)
    print(f"{made.file}: {counted(made.tables)}")
    if made.faults:
        raise DoesNotHold("what was copied is damaged, and so is the copy; `benben tables check` says more")
    return 0


def restore(data: Path | None, file: Path, anyway: bool) -> int:
    folder = data or data_folder()
    with told(folder), progress("tables verified") as step:
        kept, found = restoring.restore(folder, file, anyway, step)
    print(f"{folder}: {counted(found)}")
    if kept:
        print(f"What was there before is kept in {kept}")
    return 0


def counted(found: list[Finding]) -> str:
    bad = sum(one.state not in ("well", "differs") for one in found)
    return (
        f"{len(found)} table{'' if len(found) == 1 else 's'}{f', {bad} of them not playable to the end' if bad else ''}"
    )


# one table -----------------------------------------------------------------------------------------------------------


def export(data: Path | None, table: str, out: Path | None, raw: bool, overwrite: bool) -> int:
    folder = named(data)
    if out and out.exists() and not overwrite:
        raise BadFile(f"{out} already exists; --overwrite replaces it")
    with told(folder), opened(folder / FILE) as db:
        if table not in inspection.names(db):
            raise no_table(folder, table)
        text, note = raw_log(db, table) if raw else record(db, table)
    if out:
        try:
            write_whole(out, text)
        except OSError as wrong:
            raise BadFile(f"{out}: {reason(wrong)}") from None
    else:
        print(text, end="")
    if note:
        print(f"benben: {note}", file=sys.stderr)
    return 0


def no_table(folder: Path, table: str) -> BadFile:
    return BadFile(f"there is no table {table} in {folder}; `benben tables list` shows what is there")


def record(db: sqlite3.Connection, table: str) -> tuple[str, str]:
    fold = folded(db, table)
    note = f"this goes up to entry {fold.broken.after} of {fold.length}: {fold.broken.why}" if fold.broken else ""
    if not note and fold.halted:
        note = f"the rules have changed since, and the game differs {fold.comparison.words()}"
    return fold.game.record.text(), note


def folded(db: sqlite3.Connection, table: str) -> Fold:
    try:
        stored = snapshot(db, lambda db: queries.load(db, table))
        if stored is None:
            raise BadFile("the table itself is lost, only a log is there")
        return fold_at_once(stored)
    except BenbenError as wrong:
        raise DoesNotHold(f"table {table} cannot be shown ({wrong}); --raw saves whatever can be read") from None


def raw_log(db: sqlite3.Connection, table: str) -> tuple[str, str]:
    """First what the table is, then its log."""
    lines: list[dict[str, Any]] = []
    with contextlib.suppress(BenbenError):
        stored = snapshot(db, lambda db: queries.load(db, table))
        if stored:
            chairs = [chair._asdict() for chair in stored.chairs]
            lines.append({"table": table, "game": stored.game, "options": stored.options, "chairs": chairs})
    lines += inspection.raw(db, table)
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines), ""


def accept(data: Path | None, table: str, yes: bool) -> int:
    folder = named(data)
    with told(folder):
        found = examined(folder, table)
        if found.state != "differs":
            raise BadFile(f"table {table}: {found.why or 'it plays as it did'}; there is nothing to decide")
        for line in change_lines(ruleset(found.game), found.version):
            print(line)
        print(f"The game differs {found.why}")
        if not yes and not typer.confirm(f"Continue under the rules of {found.game} {found.rules}?"):
            print("Nothing was changed.")
            return 1
        version = restoring.accept(folder, table)
    print(f"Table {table} continues under the rules of {found.game} {version}.")
    return 0


def examined(folder: Path, table: str) -> Finding:
    with opened(folder / FILE) as db:
        if table not in inspection.names(db):
            raise no_table(folder, table)
        return inspection.examine(db, table)


def cut(data: Path | None, table: str, yes: bool) -> int:
    folder = named(data)
    with told(folder):
        found = examined(folder, table)
        if found.state not in ("stopped", "damaged"):
            raise BadFile(f"table {table}: {found.why or 'it replays to its end'}; there is nothing to cut")
        print(f"{found.why}\nEntries 1 to {found.plays} of {found.length} stay in the game.")
        if not yes and not typer.confirm("Cut off the rest?"):
            print("Nothing was changed.")
            return 1
        keep = restoring.cut_back(folder, table)
    print(f"Table {table} continues after entry {keep}. What was cut off stays in its log.")
    return 0

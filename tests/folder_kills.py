"""Kill what changes a folder of tables, at moments spread over the whole of it: ``folder_kills.py --migration 200``.

``--first N``: the first start of a server in an empty folder; ``--migration N``: the first start on a folder of the
first version; ``--restore N`` and ``--backup N``: the commands. After every kill the next start must come up and
everything must be there, once; after a restore the old folder or the new one, whole.

``--source FOLDER`` kills another checkout's server (its ``src``), to see that the kills bite.
"""

import argparse
import contextlib
import json
import os
import select
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from benben.server.inspection import check
from benben.server.migrate import FILE, STEPS, migrate

FOLDERS: Final = Path(__file__).parent / "folders"
FIRST: Final = FOLDERS / "first.sqlite"
PATIENCE: Final = 60.0
"""Seconds after which a server that has not said where it is never will."""
COLUMNS: Final = {
    "tables": "id, game, options, key, confirm, hints, pace, turn, over, created, updated",
    "chairs": "table_id, player, kind, bot, name",
    "links": "*",
    "holds": "*",
    "log": "table_id, n, kind, player, text, audience, link_id, command, at",
    "chat": "*",
}
"""What every version of the folder has."""
Sign = Callable[[], bool]
"""Of files from which it can be seen how far something has come."""
Signs = list[Sign]
Moments = tuple[list[tuple[float, Sign]], float]
"""Seconds that there are to kill after each sign, and from beginning to end."""


class Process:
    """A program that can be killed, with what it prints."""

    def __init__(self, arguments: list[str], source: Path | None = None) -> None:
        path = os.pathsep.join([str(source)] if source else [entry for entry in sys.path if entry])
        self.began = time.monotonic()
        self.process = subprocess.Popen(
            [sys.executable, *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": path},
        )

    def line(self, patience: float = PATIENCE) -> str:
        """The first line that it prints; '' if it has ended, or takes too long."""
        assert self.process.stdout is not None
        ready, _, _ = select.select([self.process.stdout], [], [], patience)
        return self.process.stdout.readline().decode() if ready else ""

    def kill(self) -> str:
        """What it had to say on its error output."""
        self.process.send_signal(signal.SIGKILL)
        _, errors = self.process.communicate()
        return errors.decode()


def server(folder: Path, source: Path | None = None) -> Process:
    return Process(["-m", "benben.server", "--data", str(folder), "--port", "0"], source)


def command(folder: Path, *words: str) -> Process:
    return Process(["-m", "benben", "tables", *words, "--data", str(folder)])


# Moments -------------------------------------------------------------------------------------------------------------


def measure(start: Callable[[], Process], signs: Signs, done: Sign | None) -> Moments:
    """How long it takes when nobody kills it: from each sign until the work is done, and all of it until it says so."""
    process = start()
    seen: dict[Sign, float] = {}
    finished = 0.0
    while not (process.line(0.0002) if process.process.poll() is None else True):
        now = time.monotonic()
        seen |= {sign: now for sign in signs if sign not in seen and sign()}
        if done and not finished and done():
            finished = now
    end = time.monotonic()
    process.kill()
    return [((finished or end) - at, sign) for sign, at in seen.items()], end - process.began


def shortest(start: Callable[[], Process], signs: Signs, done: Sign | None) -> Moments:
    """Of three: a start that had to wait for something would have most kills come too late."""
    measured = [measure(start, signs, done) for _ in range(3)]
    return [(min(span for spans, _ in measured for span, of in spans if of is sign), sign) for sign in signs], min(
        whole for _, whole in measured
    )


def kill_somewhere(process: Process, rng: Random, moments: Moments) -> None:
    """One in three at any moment of the whole, the others some time after a sign, until a little after the work."""
    spans, whole = moments
    if rng.random() < 1 / 3:
        time.sleep(rng.uniform(0.0, 1.1 * whole))
    else:
        span, sign = rng.choice(spans)
        after = rng.uniform(0.0, 1.25 * span + 0.002)
        while not sign() and process.process.poll() is None:
            time.sleep(0.0001)
        time.sleep(after)
    process.kill()


def version(file: Path) -> int:
    """What the file itself says, without SQLite: nothing beside it is looked at or changed."""
    with contextlib.suppress(OSError), file.open("rb") as opened:
        return int.from_bytes(opened.read(64)[60:64], "big")
    return 0


# What is left --------------------------------------------------------------------------------------------------------


def content(file: Path) -> dict[str, list[tuple[Any, ...]]]:
    """All rows that mean something. From a copy: reading would tidy up."""
    with tempfile.TemporaryDirectory() as place:
        for end in ("", "-wal"):
            if file.with_name(file.name + end).exists():
                shutil.copyfile(file.with_name(file.name + end), Path(place) / f"copy{end}")
        with contextlib.closing(sqlite3.connect(Path(place) / "copy")) as db:
            assert db.execute("pragma integrity_check").fetchone() == ("ok",), f"{file} is damaged"
            return {
                name: db.execute(f"select {what} from {name} order by 1, 2").fetchall()
                for name, what in COLUMNS.items()
            }


def stage(folder: Path) -> str:
    """How far a start had come when it was killed, by the files that it left."""
    if not (folder / "lock").exists() and not (folder / FILE).exists():
        return "before it touched the folder"
    if list((folder / "backups").glob("*.part*")):
        return "during the backup"
    with tempfile.TemporaryDirectory() as place:
        shutil.copytree(folder, place, dirs_exist_ok=True)
        with contextlib.closing(sqlite3.connect(Path(place) / FILE)) as db:
            done = db.execute("pragma user_version").fetchone()[0] == len(STEPS)
    if done:
        return "after the migration"
    if list((folder / "backups").glob("*.sqlite")):
        return "during the migration, the backup made"
    return "during the migration, or just before"


# Kills of a start ----------------------------------------------------------------------------------------------------


def first(folder: Path, source: Path | None) -> None:
    """The next start comes up, and a table can be made there."""
    with running(folder, source) as address:
        body = json.dumps({"game": "ankh", "chairs": [{"kind": "me"}, {"kind": "me"}]}).encode()
        json.loads(fetched(f"{address}/api/tables", body))["table"]


def migrated(folder: Path, source: Path | None) -> None:
    """The next start comes up with everything that was there, and the old folder is in the backup."""
    known = json.loads((FOLDERS / "first.json").read_text())
    with running(folder, source) as address:
        for told in known.values():
            if isinstance(told, dict):
                key = told["links"]["chairs"][0]
                assert fetched(f"{address}/api/tables/{told['table']}/record?key={key}") == told["record"]
        before = content(FIRST)
        assert content(folder / FILE) == before
        copies = list((folder / "backups").glob("before-version-*.sqlite"))
        assert copies, "no backup"
        assert all(content(copy) == before for copy in copies)
    report = check(folder)
    assert report.well, report
    assert len(report.tables) == 5, report


@contextlib.contextmanager
def running(folder: Path, source: Path | None) -> Iterator[str]:
    process = server(folder, source)
    line = process.line()
    if not line:
        raise AssertionError(f"it does not start again: {process.kill().strip()}")
    try:
        yield line.split()[3].rstrip("/")
    finally:
        process.kill()


def fetched(address: str, body: bytes | None = None) -> str:
    with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(address, body, PATIENCE) as answer:
        return str(answer.read().decode())


def starts(place: Path, count: int, rng: Random, old: bool, source: Path | None = None) -> dict[str, int]:
    """Kill that many first starts, in an empty folder or in one of the first version."""
    found: Counter[str] = Counter()
    folder = place / "folder"

    def fresh() -> None:
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        if old:
            shutil.copyfile(FIRST, folder / FILE)

    signs: Signs = [lambda: (folder / "lock").exists(), lambda: len(list((folder / "backups").glob("*"))) > 0]
    if not old:
        signs = [signs[0], lambda: (folder / FILE).exists()]
    if source:  # of an earlier version, which has no lock, and does not say in the same way that it is done
        signs = [lambda: (folder / FILE).exists()]

    def anew() -> Process:
        fresh()
        return server(folder, source)

    migrated_by_now = None if source else lambda: version(folder / FILE) == len(STEPS)
    moments = shortest(anew, signs, migrated_by_now)
    for _ in range(count):
        kill_somewhere(anew(), rng, moments)
        found[f"killed {stage(folder)}"] += 1
        try:
            (migrated if old else first)(folder, source)
            found["came up whole"] += 1
        except AssertionError as wrong:
            found["FAILED"] += 1
            print(wrong, file=sys.stderr)
    return dict(found)


# Kills of the commands -----------------------------------------------------------------------------------------------


def made_folder(folder: Path) -> None:
    """Five tables, the last change still in the WAL, as a killed server leaves it; and a backup without that."""
    with tempfile.TemporaryDirectory() as place:
        shutil.copyfile(FIRST, Path(place) / FILE)
        migrate(Path(place))
        shutil.copyfile(Path(place) / FILE, folder.parent / "backup.sqlite")
        with contextlib.closing(sqlite3.connect(Path(place) / FILE)) as db:
            db.execute("pragma wal_autocheckpoint = 0")
            db.execute("update chairs set name = 'changed later'")
            db.commit()
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir()
            for end in ("", "-wal"):
                shutil.copyfile(Path(place) / f"{FILE}{end}", folder / f"{FILE}{end}")


def commands(place: Path, count: int, rng: Random, word: str) -> dict[str, int]:
    """Kill that many restores or backups."""
    found: Counter[str] = Counter()
    folder = place / "folder"
    made_folder(folder)
    old, new = content(folder / FILE), content(place / "backup.sqlite")
    assert old != new
    words = ["restore", str(place / "backup.sqlite")] if word == "restore" else ["backup"]

    signs: Signs = [lambda: (folder / "backups").exists(), lambda: len(list((folder / "backups").glob("*.sqlite"))) > 0]
    if word == "restore":
        signs.append(lambda: (folder / "lock").exists())
    moments = measure(lambda: command(folder, *words), signs, None)
    for _ in range(count):
        made_folder(folder)
        kill_somewhere(command(folder, *words), rng, moments)
        left = content(folder / FILE)
        copies = [content(copy) for copy in (folder / "backups").glob("*.sqlite")]
        half = [*folder.glob("*.part*"), *(folder / "backups").glob("*.part*")]
        assert all(copy == old for copy in copies), "a backup that is not whole"
        assert left == old or (word == "restore" and left == new and copies), "neither the old folder nor the new one"
        assert check(folder).well
        step = "new folder" if left == new else "old folder, kept as a backup" if copies else "old folder"
        found[step + (", half a copy left" if half else "")] += 1
    return dict(found)


def main() -> None:
    parser = argparse.ArgumentParser()
    for name in ("first", "migration", "restore", "backup"):
        parser.add_argument(f"--{name}", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--source", type=Path)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as made:
        place, rng = Path(made), Random(given.seed)
        if given.first:
            print("first", json.dumps(starts(place, given.first, rng, False, given.source)))
        if given.migration:
            print("migration", json.dumps(starts(place, given.migration, rng, True, given.source)))
        for word in ("restore", "backup"):
            if count := getattr(given, word):
                print(word, json.dumps(commands(place, count, rng, word)))


if __name__ == "__main__":
    main()

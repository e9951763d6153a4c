"""Pages of a real folder overwritten with noise, and what is made of it: ``folder_noise.py --checks 300 --servers 40``.

Nothing may shrink without a word: what is not told as damaged must be exactly what it was. A server comes up, or says
in one line why not; at a table that it cannot read it says so, again and again, and the other tables go on.
"""

import argparse
import asyncio
import json
import shutil
import sqlite3
import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, Final

from folder_kills import FIRST, FOLDERS, content
from server_client import Bye, Server, served

from benben.kernel.errors import BenbenError
from benben.server import inspection
from benben.server.folding import fold_at_once
from benben.server.inspection import check, opened
from benben.server.migrate import FILE, migrate
from benben.server.queries import load
from benben.server.run import advice

PAGE: Final = 4096
KNOWN: Final[dict[str, dict[str, Any]]] = {
    name: told for name, told in json.loads((FOLDERS / "first.json").read_text()).items() if isinstance(told, dict)
}


class Noise:
    """A folder of five tables, of which copies are spoilt."""

    def __init__(self, place: Path) -> None:
        self.sound = place / "sound"
        self.folder = place / "spoilt"
        self.sound.mkdir()
        shutil.copyfile(FIRST, self.sound / FILE)
        migrate(self.sound)
        self.content = content(self.sound / FILE)
        self.records = records(self.sound)
        self.found: Counter[str] = Counter()

    def spoil(self, seed: int) -> None:
        """One to three pages: noise, nothing, or one of the other pages."""
        rng = Random(seed)
        shutil.rmtree(self.folder, ignore_errors=True)
        shutil.copytree(self.sound, self.folder)
        with (self.folder / FILE).open("rb+") as file:
            pages = file.seek(0, 2) // PAGE
            for page in rng.sample(range(pages), rng.choice((1, 1, 2, 3))):
                other = rng.randrange(pages) * PAGE
                file.seek(other)
                made = rng.choice((rng.randbytes(PAGE), rng.randbytes(PAGE), bytes(PAGE), file.read(PAGE)))
                file.seek(page * PAGE)
                file.write(made)

    def same(self) -> bool:
        try:
            return content(self.folder / FILE) == self.content
        except (sqlite3.DatabaseError, AssertionError):
            return False

    def look(self, seed: int) -> None:
        """`benben tables check` finds every spoilt folder, and what it calls well is as it was."""
        self.spoil(seed)
        report = check(self.folder)
        if report.well:
            assert self.same(), f"seed {seed}: nothing is said of it"
            self.found["harmless"] += 1
            return
        self.found["found by check"] += 1
        well = {one.table for one in report.tables if one.well}
        self.found["tables still whole in those"] += len(well)
        self.found["tables told as damaged"] += len(report.tables) - len(well)
        if well:
            left = records(self.folder, well)
            assert left == {table: self.records[table] for table in well}, f"seed {seed}: shrunk without a word"

    async def serve(self, seed: int) -> None:
        self.spoil(seed)
        try:
            async with served(self.folder) as server:
                for told in KNOWN.values():
                    self.found[await self.visit(server, told)] += 1
                about = await server.http.get("/api/about")
                assert about.status_code == 200
        except (OSError, sqlite3.Error, BenbenError) as wrong:
            what_to_do = advice(wrong)
        else:
            return
        assert "benben tables check" in what_to_do
        self.found["servers that said why they do not start"] += 1

    async def visit(self, server: Server, told: dict[str, Any]) -> str:
        """Somebody opens a table, and fetches its record."""
        key = told["links"]["chairs"][0]
        answer = await server.http.get(f"/api/tables/{told['table']}/record", params={"key": key})
        seat = server.seat(told, 0)
        bye = ""
        try:
            await seat.connect()
        except Bye as told_off:
            bye = str(told_off)
        if bye in ("revoked", "no-such-link"):  # a page with links is another, sound one: only a check can know
            assert not check(self.folder).well
            return "links that open nothing any more"
        if bye:
            assert (bye, answer.status_code) == ("damaged", 503), (bye, answer.text)
            return "tables refused as damaged"
        assert answer.status_code == 200, answer.text
        if seat.welcome["broken"]:
            return "tables opened and told as damaged"
        assert answer.text == told["record"], "shrunk without a word"
        return "tables opened, whole"


def records(folder: Path, wanted: set[str] | None = None) -> dict[str, str]:
    with opened(folder / FILE) as db:
        found = {}
        for table in wanted or inspection.names(db):
            stored = load(db, table)
            assert stored
            found[table] = fold_at_once(stored).game.record.text()
        return found


async def serve_all(noise: Noise, seeds: range) -> None:
    for seed in seeds:
        await noise.serve(seed)


def trial(place: Path, checks: int, servers: int, seed: int = 1) -> dict[str, int]:
    noise = Noise(place)
    for i in range(checks):
        noise.look(seed + i)
    asyncio.run(serve_all(noise, range(seed, seed + servers)))
    return dict(noise.found)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--checks", type=int, default=300)
    parser.add_argument("--servers", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        print(json.dumps(trial(Path(place), given.checks, given.servers, given.seed)))


if __name__ == "__main__":
    main()

"""How many choices a second the disk can be made to keep: ``python -m bench.durable [--tables 200] [--seconds 5]``.

Tables of a real server's making, in this process and without sockets: at each somebody chooses at random as soon as the
last choice is durable. "whole" is everything a choice costs but the wire: rules, chance, what those who look on see,
the log, one flush for all that wait. "log" is the store alone, and "flush" how many transactions the disk takes, one
after another: what it would be if each choice paid for its own.
"""

import asyncio
import json
import sqlite3
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

from benben.kernel.traces import Trace
from benben.server.entries import CHOICE, Entry, chain
from benben.server.kept import Chair, Deed, Shown
from benben.server.pool import Pool
from benben.server.run import prepare
from benben.server.settings import Settings
from benben.server.store import Store
from benben.server.tables import Tables, Wishes

from .options import Parser, positive


async def whole(folder: Path, tables: int, seconds: float) -> float:
    """Choices a second, at so many tables at once."""
    prepare(folder).release()
    settings = Settings(data=folder)
    store = Store(folder)
    house = Tables(store, Pool(1, 10.0, settings.worker), settings)
    chairs = [Chair("human", "", name) for name in ("Ada", "Bo")]
    made = [
        await house.create("ankh", {"players": 2}, chairs, [], "", Wishes(False, False, "skip")) for _ in range(tables)
    ]
    until = time.perf_counter() + seconds
    found = await asyncio.gather(*[play(house, one.table, Random(i), until) for i, one in enumerate(made)])
    await house.close()
    await store.close()
    return sum(found) / seconds


async def play(house: Tables, name: str, rng: Random, until: float) -> int:
    count = 0
    while time.perf_counter() < until:
        async with house.locked(name) as table:
            assert table is not None
            owing = table.rules.owing(table.game.state)
            if not owing:
                break
            legal = table.rules.legal(table.game.state, owing[0])
            await table.choose(owing[0], [rng.choice(legal)], None)
            count += 1
    return count


BROUGHT = Trace('[["moved","A-MOV1",["isis warrior","[3,4]","[4,7]"]]]', "0123456789abcdef")
"""What such a choice leaves behind."""


async def log(folder: Path, tables: int, seconds: float) -> float:
    prepare(folder).release()
    store = Store(folder)
    house = Tables(store, Pool(1, 10.0, ()), Settings(data=folder))
    chairs = [Chair("human", "", name) for name in ("Ada", "Bo")]
    options: dict[str, object] = {"players": 2, "gods": ["isis", "ra"], "first": "P1"}
    made = [await house.create("ankh", options, chairs, [], "", Wishes(False, False, "skip")) for _ in range(tables)]
    until = time.perf_counter() + seconds

    async def write(table: str) -> int:
        stored = await store.load(table)
        assert stored
        length, mark, count = stored.length, stored.chain, 0
        while time.perf_counter() < until:
            entry = [Entry(CHOICE, 0, "to [4,7]", -1)]
            mark = chain(mark, entry)
            deed = Deed(entry, Shown(["P1"], ""), [BROUGHT], stored.footing)
            await store.append(table, length, mark, deed, True, (1, f"{count}"))
            length, count = length + 1, count + 1
        return count

    found = await asyncio.gather(*[write(one.table) for one in made])
    await store.close()
    return sum(found) / seconds


def flush(folder: Path, seconds: float) -> float:
    db = sqlite3.connect(folder / "flush.sqlite", isolation_level=None)
    db.execute("PRAGMA journal_mode=WAL")
    db.execute("PRAGMA synchronous=FULL")
    db.execute("CREATE TABLE t (x)")
    until, count = time.perf_counter() + seconds, 0
    while time.perf_counter() < until:
        db.execute("INSERT INTO t VALUES (?)", (count,))
        count += 1
    db.close()
    return count / seconds


def measure(tables: int, seconds: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        found = {
            "flush": flush(folder, seconds),
            "log": asyncio.run(log(folder / "log", tables, seconds)),
            "whole": asyncio.run(whole(folder / "whole", tables, seconds)),
        }
    return {"tables": tables, "a second": {name: round(rate) for name, rate in found.items()}}


def main() -> None:
    parser = Parser("bench.durable", __doc__)
    parser.add_argument("--tables", type=positive, default=200, help="how many tables (%(default)s)")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each measurement takes (%(default)s)")
    given = parser.parse_args()
    print(json.dumps(measure(given.tables, given.seconds)))


if __name__ == "__main__":
    main()

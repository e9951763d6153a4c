"""The games of a match as a table, a row for each chair: as CSV and as Parquet."""

import csv
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

from ..arena.match import Game
from ..kernel.notation import player_name

NAMED: Final = pa.dictionary(pa.int32(), pa.string())
SCHEMA: Final = pa.schema(
    [
        ("game", pa.int32()),
        ("round", pa.int32()),
        ("scenario", NAMED),
        ("player", NAMED),
        ("bot", NAMED),
        ("opening", NAMED),
        ("score", pa.float64()),
        ("end", NAMED),
        ("decisions", pa.int32()),
        ("digest", pa.string()),
    ]
)


def rows(games: list[Game]) -> Iterator[dict[str, Any]]:
    for game in games:
        for p, (name, points) in enumerate(zip(game.bots, game.score, strict=True)):
            yield {
                "game": game.number,
                "round": game.round,
                "scenario": game.scenario,
                "player": player_name(p),
                "bot": name,
                "opening": game.openings[p] if game.openings else None,
                "score": points,
                "end": game.end,
                "decisions": game.decisions,
                "digest": game.digest,
            }


def write(folder: Path, games: list[Game]) -> None:
    found = list(rows(games))
    with (folder / "games.csv").open("w", encoding="utf-8", newline="") as file:
        table = csv.DictWriter(file, SCHEMA.names)
        table.writeheader()
        table.writerows(found)
    pq.write_table(pa.Table.from_pylist(found, SCHEMA), folder / "games.parquet", compression="zstd")

"""Somebody's own results: how often they won with what, where and against whom, over all their finished games.

A game counts for whoever holds exactly one chair of it: around one screen nobody knows who it was. Sums are made by the
database, so that thousands of games do not keep others waiting.
"""

import json
import sqlite3
from collections.abc import Callable
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from . import messages
from .answers import answer, user_of
from .company import sitter
from .kept import Chair
from .queries import chairs_of, sides_of
from .store import Store

HELD = """
WITH held AS (
    SELECT table_id, min(player) AS player, count(DISTINCT player) AS chairs FROM links JOIN holds ON link_id = id
    WHERE holder = ? AND revoked = 0 AND kind = 'chair' GROUP BY table_id),
mine AS (
    SELECT held.table_id, held.player, side, score FROM held
    JOIN chairs ON chairs.table_id = held.table_id AND chairs.player = held.player
    WHERE held.chairs = 1 AND score IS NOT NULL AND kind = 'human')
"""
SUMS = "count(*) AS games, sum(CASE WHEN mine.score > 0 THEN 1 ELSE 0 END) AS wins, sum(mine.score) AS score"
PLAYED = f"""{HELD}
SELECT game, options, side, {SUMS} FROM mine JOIN tables ON id = table_id GROUP BY game, options, side"""
AGAINST = f"""{HELD},
met AS (
    SELECT DISTINCT mine.table_id, mine.score, other.kind,
        CASE WHEN other.kind = 'bot' THEN other.bot ELSE other.name END AS name
    FROM mine JOIN chairs other ON other.table_id = mine.table_id AND other.player <> mine.player)
SELECT game, mine.kind, mine.name, {SUMS} FROM met AS mine JOIN tables ON id = mine.table_id
GROUP BY game, mine.kind, mine.name"""
"""A game counts once against a bot, however many of its chairs that bot held."""
SHARED = f"""{HELD}
SELECT count(DISTINCT held.table_id) FROM held JOIN chairs ON chairs.table_id = held.table_id
WHERE held.chairs > 1 AND score IS NOT NULL"""
EACH = f"""{HELD}
SELECT tables.id, game, options, over, updated, player FROM mine JOIN tables ON id = table_id
ORDER BY updated DESC, id DESC"""
AT_ONCE = 500
"""Games whose chairs are looked up together."""


class Results:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def sums(self, request: Request) -> Response:
        return answer(await self.found(request, sums))

    async def games(self, request: Request) -> Response:
        """Game by game, to be kept or counted otherwise."""
        return answer(await self.found(request, games))

    async def found(self, request: Request, query: Callable[[sqlite3.Connection, str], Any]) -> Any:
        user = user_of(request)
        return await self.store.database.read(lambda db: query(db, user))


def sums(db: sqlite3.Connection, user: str) -> messages.Results:
    played: dict[tuple[Any, ...], messages.Played] = {}
    for row in db.execute(PLAYED, (user,)):
        options = json.loads(row["options"])
        scenario, players = str(options.get("scenario", "")), int(options.get("players", 0))
        one = played.setdefault(
            (row["game"], scenario, players, row["side"]),
            {
                "game": row["game"],
                "scenario": scenario,
                "players": players,
                "side": row["side"],
                "games": 0,
                "wins": 0,
                "score": 0.0,
            },
        )
        one["games"] += row["games"]
        one["wins"] += row["wins"]
        one["score"] += row["score"]
    against: list[messages.Against] = [
        {
            "game": row["game"],
            "kind": row["kind"],
            "name": row["name"],
            "games": row["games"],
            "wins": row["wins"],
            "score": row["score"],
        }
        for row in db.execute(AGAINST, (user,))
    ]
    shared = db.execute(SHARED, (user,)).fetchone()[0]
    return {"played": list(played.values()), "against": against, "shared": shared}


def games(db: sqlite3.Connection, user: str) -> list[messages.Finished]:
    rows = db.execute(EACH, (user,)).fetchall()
    chairs: dict[str, list[Chair]] = {}
    sides: dict[str, dict[str, str]] = {}
    for start in range(0, len(rows), AT_ONCE):
        some = [row["id"] for row in rows[start : start + AT_ONCE]]
        chairs |= chairs_of(db, some)
        sides |= sides_of(db, some)
    return [
        {
            "table": row["id"],
            "game": row["game"],
            "options": json.loads(row["options"]),
            "me": f"P{row['player'] + 1}",
            "chairs": [sitter(p, chair) for p, chair in enumerate(chairs[row["id"]])],
            "sides": sides.get(row["id"], {}),
            "over": json.loads(row["over"]),
            "ended": row["updated"],
        }
        for row in rows
    ]

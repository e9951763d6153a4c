"""What lies behind a table: its record, its story, any earlier position, and a report for whoever mends problems.

Before the end each is seen through the eyes of the one who asks; afterwards everything lies open.
"""

import platform

from starlette.requests import Request
from starlette.responses import Response

from .. import __version__, bots
from ..kernel import records
from ..kernel.contract import SPECTATOR, State
from ..kernel.errors import BenbenError
from ..kernel.events import may_know
from ..kernel.game import Game
from ..kernel.notation import player_name
from ..kernel.registry import ruleset
from . import answers, entries, looks, reference
from .api import Api, player_of
from .chronicle import Chronicle, Item
from .settings import PROTOCOL, RECORD_BYTES, STORY_LENGTH
from .table import Table
from .tables import chairs_of

OPEN = "all"
"""The eyes of somebody who sees everything, once the game is over."""
REMEMBERED = 8
"""Tables whose courses are kept at hand, so that a scrubber moves at once."""


class Course:
    """The positions of a table after each line of its record, and what each line caused; it grows with the record."""

    def __init__(self, table: Table) -> None:
        self.game = Game(table.rules, table.options)
        self.chronicle = Chronicle(self.game)
        self.states: list[State] = [self.game.state.copy()]
        self.news: list[list[Item]] = [self.chronicle.items[:]]
        self.kept: list[int | None] = [None]  # by line: how many items an undo left

    def extend(self, record: records.Record) -> None:
        for line in record.lines[len(self.states) - 1 :]:
            entries.fold(self.game, entries.of_line(line))
            before = len(self.chronicle.items)
            kept = self.chronicle.follow(self.game)
            self.states.append(self.game.state.copy())
            self.news.append([] if kept is not None else self.chronicle.items[before:])
            self.kept.append(kept)

    def story(self, at: int, eyes: int | None) -> list[dict[str, object]]:
        """What had been told after so many lines, numbered; `None` sees everything."""
        items: list[Item] = []
        for kept, news in zip(self.kept[: at + 1], self.news, strict=False):
            del items[len(items) if kept is None else kept :]
            items += news
        seen = [item.data for item in items if eyes is None or may_know(item.audience, eyes)]
        return [{"n": n, **data} for n, data in enumerate(seen, 1)][-STORY_LENGTH:]


class History:
    def __init__(self, api: Api) -> None:
        self.api = api
        self.tables = api.tables
        self.courses: dict[str, Course] = {}

    async def opened(self, request: Request) -> tuple[Table, int]:
        """The table and the viewer of a request."""
        name = str(request.path_params["table"])
        chair = request.query_params.get("as")
        link = await self.tables.access(name, answers.key_of(request), answers.user_of(request), chair)
        if link is None:
            raise answers.Failed(403, "no-such-link", "this link opens nothing here")
        return (await self.api.seated(name)).table, link.player

    async def record(self, request: Request) -> Response:
        table, viewer = await self.opened(request)
        headers = {"content-disposition": f'attachment; filename="{table.rules.name}-{table.id}.txt"'}
        return Response(open_record(table, viewer), headers=headers, media_type="text/plain; charset=utf-8")

    async def story(self, request: Request) -> Response:
        table, viewer = await self.opened(request)
        return answers.answer({"story": table.chronicle.told(viewer)})

    async def replay(self, request: Request) -> Response:
        table, viewer = await self.opened(request)
        eyes: int | None = viewer
        wanted = request.query_params.get("eyes")
        if wanted is not None:
            eyes = None if wanted == OPEN else player_of(table, wanted)
            if eyes not in (viewer, SPECTATOR) and not table.game.record.end:
                raise answers.Failed(403, "not-over", "others' eyes are open to you when the game is over")
        lines = len(table.game.record.lines)
        at = request.query_params.get("to", str(lines))
        if not (at.isascii() and at.isdecimal() and len(at) <= 9 and int(at) <= lines):
            raise answers.Failed(400, "bad-request", f"to: a line from 0 to {lines} is expected")
        return answers.answer(self.position(table, eyes, int(at)))

    def position(self, table: Table, eyes: int | None, at: int) -> dict[str, object]:
        record = table.game.record
        course = self.course(table)
        line = None
        if at:
            who, text, audience = record.lines[at - 1]
            seen = eyes is None or may_know(audience, eyes)
            line = {"player": player_name(who), "choice": text if seen else None}
        return {
            "lines": len(record.lines),
            "at": at,
            "line": line,
            "view": looks.look_back(table.rules, course.states[at], eyes),
            "events": [
                item.data
                for item in course.news[at]
                if "event" in item.data and (eyes is None or may_know(item.audience, eyes))
            ],
            "story": course.story(at, eyes),
        }

    def course(self, table: Table) -> Course:
        course = self.courses.pop(table.id, None) or Course(table)
        if len(self.courses) >= REMEMBERED:
            del self.courses[next(iter(self.courses))]
        self.courses[table.id] = course
        course.extend(table.game.record)
        return course

    async def take_in(self, request: Request) -> Response:
        """A record becomes a table: to look at, or to play on, also from an earlier line."""
        user = answers.known(request)
        to = request.query_params.get("to")
        if to is not None and not (to.isascii() and to.isdecimal() and len(to) <= 9):
            raise answers.Failed(400, "bad-request", "to: the number of a line is expected")
        try:
            record = records.parse((await answers.body(request, RECORD_BYTES)).decode())
            if record.game not in self.api.games:
                raise answers.Failed(400, "bad-record", "there is no such game")
            if to is not None:
                record.lines = record.lines[: int(to)]
            players = int(str(ruleset(record.game).options(record.options)["players"]))
            chairs = chairs_of(record, players, bots.names())
            mine = [p for p, chair in enumerate(chairs) if chair.kind == "human"]
            settings: dict[str, object] = {"confirm": True, "hints": len(mine) < 2, "pace": "slow"}
            made = await self.tables.create(record.game, record.options, chairs, mine, user, settings, record)
        except (BenbenError, UnicodeDecodeError) as wrong:
            raise answers.Failed(400, "bad-record", str(wrong)[:300]) from None
        return answers.introduce(request, answers.answer(made.data(), 201))

    async def rules(self, request: Request) -> Response:
        game = request.path_params["game"]
        if game not in self.api.games:
            raise answers.Failed(404, "no-such-game", "there is no such game")
        return answers.answer(reference.rules(game, request.query_params.get("lang", "")))

    async def report(self, request: Request) -> Response:
        """Everything needed to see a problem again, and no more than the one who reports it may know."""
        table, viewer = await self.opened(request)
        told = {
            "benben": __version__,
            "protocol": PROTOCOL,
            "python": platform.python_version(),
            "system": platform.platform(),
            "game": table.rules.name,
            "rules": table.rules.version,
            "data": table.rules.fingerprint,
            "chairs": table.seats(),
            "view": looks.shown(table.game, viewer, table.rules.outlook(table.game.state)),
            "may": looks.may(table.game, viewer),
            "record": open_record(table, viewer),
        }
        response = answers.answer(told)
        response.headers["content-disposition"] = f'attachment; filename="benben-report-{table.id}.json"'
        return response


def open_record(table: Table, viewer: int) -> str:
    """The record as text; all of it once the game is over."""
    return table.game.record.text(None if table.game.record.end else viewer)

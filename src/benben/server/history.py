"""What lies behind a table: its record, its story, any earlier position, and a report for whoever mends problems.

Before the end each is seen through the eyes of the one who asks; afterwards everything lies open. All of it is read
under the table's lock, so that nobody is shown what the disk does not have.
"""

import contextlib
import json
import platform
from collections.abc import AsyncIterator

from starlette.requests import Request
from starlette.responses import Response

from .. import __version__, bots
from ..kernel.errors import BenbenError
from ..kernel.steps import SPECTATOR
from . import answers, looks, messages, reference
from .api import Api, player_of
from .jobs import LookBack, TakeIn, TakenIn
from .keys import new_luck
from .settings import PROTOCOL, RECORD_BYTES
from .table import Table
from .tables import chairs_of

OPEN = "all"
"""The eyes of somebody who sees everything, once the game is over."""


class History:
    def __init__(self, api: Api) -> None:
        self.api = api
        self.tables = api.tables

    @contextlib.asynccontextmanager
    async def opened(self, request: Request) -> AsyncIterator[tuple[Table, int]]:
        """The table and the viewer of a request."""
        shown = await self.api.credentials(request)
        link = shown.opens(bool(answers.key_of(request)), request.query_params.get("as"))
        if link is None:
            raise answers.Failed(403, "no-such-link", "this link does not work here")
        async with self.api.locked(str(request.path_params["table"])) as table:
            if link.id not in table.links:
                raise answers.Failed(403, "no-such-link", "this link does not work here")
            yield table, link.player

    async def record(self, request: Request) -> Response:
        async with self.opened(request) as (table, viewer):
            headers = {"content-disposition": f'attachment; filename="{table.rules.name}-{table.id}.txt"'}
            return Response(open_record(table, viewer), headers=headers, media_type="text/plain; charset=utf-8")

    async def story(self, request: Request) -> Response:
        async with self.opened(request) as (table, viewer):
            story: messages.Story = {"story": table.chronicle.told(viewer)}
            return answers.answer(story)

    async def replay(self, request: Request) -> Response:
        async with self.opened(request) as (table, viewer):
            record = table.game.record
            eyes: int | None = viewer
            wanted = request.query_params.get("eyes")
            if wanted is not None:
                eyes = None if wanted == OPEN else player_of(table, wanted)
                if eyes not in (viewer, SPECTATOR) and not record.end:
                    raise answers.Failed(403, "not-over", "you can look through others' eyes once the game is over")
            reader = reader_of(table, viewer)
            lines = len(record.seen(reader))
            at = request.query_params.get("to", str(lines))
            if not (at.isascii() and at.isdecimal() and len(at) <= 9 and int(at) <= lines):
                raise answers.Failed(400, "bad-request", f"to: a line from 0 to {lines} is expected")
            options, marks = json.dumps(record.options), "marks" in request.query_params
            job = LookBack(table.id, table.rules.name, options, record.lines, int(at), reader, eyes, marks)
        return Response(await self.api.clerk.ask(job, bytes), media_type="application/json")

    async def take_in(self, request: Request) -> Response:
        """A record becomes a table: to look at, or to play on, also from an earlier line."""
        to = request.query_params.get("to")
        if to is not None and not (to.isascii() and to.isdecimal() and len(to) <= 9):
            raise answers.Failed(400, "bad-request", "to: the number of a line is expected")
        pace = answers.pace(request.query_params.get("pace", "slow"), "bad-request")
        text, key = await answers.body(request, RECORD_BYTES), new_luck()
        try:
            taken = await self.api.clerk.ask(TakeIn(text, key, int(to) if to else None), TakenIn)
        except BenbenError as wrong:
            raise answers.Failed(400, "bad-record", str(wrong)[:300]) from None
        if taken.game not in self.api.games:
            raise answers.Failed(400, "bad-record", "there is no such game")
        chairs = chairs_of(taken.names, json.loads(taken.options)["players"], bots.names())
        made = await self.tables.bring_in(taken, key, chairs, answers.user_of(request), pace)
        return answers.answer(made.data(), 201)

    async def rules(self, request: Request) -> Response:
        game = request.path_params["game"]
        if game not in self.api.games:
            raise answers.Failed(404, "no-such-game", "there is no such game")
        return answers.answer(reference.rules(game, request.query_params.get("lang", "")))

    async def report(self, request: Request) -> Response:
        """Everything needed to see a problem again, and no more than the one who reports it may know."""
        async with self.opened(request) as (table, viewer):
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
    return table.game.record.text(reader_of(table, viewer))


def reader_of(table: Table, viewer: int) -> int | None:
    """Whose record somebody may have: their own, and all of it once the game is over."""
    return None if table.game.record.end else viewer

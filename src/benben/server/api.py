"""Tables over HTTP: made, listed, deleted; links and chairs in the hands of the host."""

import contextlib
import gzip
import re
from collections.abc import AsyncIterator, Mapping
from typing import Annotated, Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from .. import __version__, bots
from ..kernel import registry
from ..kernel.errors import BadOptions
from ..kernel.notation import player_name
from ..kernel.registry import ruleset
from ..kernel.steps import SPECTATOR
from . import messages
from .answers import COOKIE, Failed, answer, key_of, pace, read, user_of
from .jobs import Draw
from .kept import Chair, Credentials
from .keys import digest, new_key
from .looks import over
from .pool import Pool
from .settings import LIST_LENGTH, PROTOCOL, Settings
from .table import Table
from .tables import Tables, Wishes, listed
from .wire import one_of
from .words import name_of

NAME = re.compile(r"[0-9a-z]{1,32}")
AFTER = re.compile(r"([0-9]{1,16})-([0-9a-z]{1,32})")
SEARCH_LETTERS = 100
Name = Annotated[str, msgspec.Meta(max_length=200)]


class AskedChair(msgspec.Struct, forbid_unknown_fields=True):
    kind: Annotated[str, one_of("me", "human", "bot")]
    bot: Name = ""
    name: Name = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    game: Name
    options: dict[str, Any] = {}
    chairs: list[AskedChair] = []
    pace: messages.Pace = "slow"
    confirm: bool = True
    hints: bool | None = None


class WhichChair(msgspec.Struct, forbid_unknown_fields=True):
    player: str


class Qr(msgspec.Struct, forbid_unknown_fields=True):
    text: Annotated[str, msgspec.Meta(max_length=300)]


class Api:
    def __init__(self, tables: Tables, clerk: Pool, settings: Settings) -> None:
        self.tables = tables
        self.clerk = clerk
        self.store = tables.store
        self.settings = settings
        self.games = games(settings.games)

    # What there is ---------------------------------------------------------------------------------------------------

    async def about(self, request: Request) -> Response:
        told: messages.Told = {
            "version": __version__,
            "protocol": PROTOCOL,
            "address": self.settings.address,
            "games": self.games,
        }
        cookie = request.cookies.get(COOKIE)
        if not cookie:
            response = answer(told)
            response.headers["vary"] = "accept-encoding"
            if "gzip" in request.headers.get("accept-encoding", ""):
                return packed(response)
            return response
        # Users were once known by a cookie: the page takes it over, once, and it is gone.
        told["user"] = cookie
        response = answer(told)
        response.delete_cookie(COOKIE, path="/", httponly=True, samesite="strict")
        return response

    # Tables ----------------------------------------------------------------------------------------------------------

    async def create(self, request: Request) -> Response:
        asked = await read(request, NewTable)
        if asked.game not in self.games:
            raise Failed(400, "bad-options", "there is no such game")
        options: dict[str, object] = dict(asked.options)
        options.setdefault("players", len(asked.chairs))
        if options["players"] != len(asked.chairs):
            raise Failed(400, "bad-options", "there must be a chair for each player")
        try:
            ruleset(asked.game).options(options)
        except BadOptions as wrong:
            raise Failed(400, "bad-options", str(wrong)) from None
        chairs = [self.chair(p, chair) for p, chair in enumerate(asked.chairs)]
        mine = [p for p, chair in enumerate(asked.chairs) if chair.kind == "me"]
        people = sum(chair.kind == "human" for chair in chairs)
        hints = asked.hints if asked.hints is not None else people < 2
        wishes = Wishes(asked.confirm, hints, pace(asked.pace, "bad-options"))
        made = await self.tables.create(asked.game, options, chairs, mine, user_of(request), wishes)
        return answer(made.data(), 201)

    def chair(self, player: int, asked: AskedChair) -> Chair:
        if asked.kind not in ("me", "human", "bot"):
            raise Failed(400, "bad-options", "a chair is me, human or bot")
        name = name_of(asked.name)
        if asked.kind != "bot":
            return Chair("human", "", name or f"P{player + 1}")
        if asked.bot not in bots.names():
            raise Failed(400, "bad-options", f"bot: one of {', '.join(bots.names())} is expected")
        return Chair("bot", asked.bot, name or asked.bot)

    async def mine(self, request: Request) -> Response:
        """A page of the list of somebody's tables; `more` asks for the next one."""
        asked = request.query_params
        state = {"": None, "over": True, "running": False}
        if asked.get("state", "") not in state:
            raise Failed(400, "bad-request", "state: running or over is expected")
        after = AFTER.fullmatch(asked.get("after", ""))
        if asked.get("after") and not after:
            raise Failed(400, "bad-request", "after: what the last answer gave as `more` is expected")
        found, total = await self.store.tables_of(
            user_of(request),
            asked.get("search", "")[:SEARCH_LETTERS],
            state[asked.get("state", "")],
            (int(after[1]), after[2]) if after else None,
            LIST_LENGTH,
        )
        last = found[-1] if len(found) == LIST_LENGTH else None
        more = f"{last['rank']}-{last['row']['id']}" if last else None
        page: messages.Tables = {"tables": [listed(table) for table in found], "total": total, "more": more}
        return answer(page)

    async def pictures(self, request: Request) -> Response:
        """Of some of one's tables, for those lines of the list that are seen."""
        names = request.query_params.get("tables", "").split(",")
        if len(names) > LIST_LENGTH or not all(NAME.fullmatch(name) for name in names):
            raise Failed(400, "bad-request", f"tables: 1 to {LIST_LENGTH} ids, with commas between them, are expected")
        found = await self.store.pictures(user_of(request), names)
        told: messages.Pictures = {"pictures": {name: msgspec.Raw(picture.encode()) for name, picture in found.items()}}
        return answer(told)

    async def one(self, request: Request) -> Response:
        """The line of one table in the list, for whoever may open it."""
        name, shown = str(request.path_params["table"]), await self.credentials(request)
        links = [link for link in (shown.link, *shown.held) if link]
        found = await self.store.line(name) if links else None
        if found is None:
            raise Failed(403, "no-such-link", "this link does not work here")
        return answer(listed({**found, "links": links}))

    async def delete(self, request: Request) -> Response:
        table = await self.host(request)
        await self.tables.delete(table)
        return answer({})

    async def host(self, request: Request) -> str:
        """The table of a request that only its host may make."""
        table = str(request.path_params["table"])
        if not (await self.credentials(request)).host:
            raise Failed(403, "not-host", "only the host may do that")
        return table

    async def credentials(self, request: Request) -> Credentials:
        key = key_of(request)
        return await self.tables.credentials(str(request.path_params["table"]), key, None, user_of(request))

    @contextlib.asynccontextmanager
    async def locked(self, name: str) -> AsyncIterator[Table]:
        async with self.tables.locked(name) as table:
            if table is None:
                raise Failed(404, "no-such-table", "there is no such table")
            yield table

    # Links and chairs ------------------------------------------------------------------------------------------------

    async def new_link(self, request: Request) -> Response:
        name = await self.host(request)
        which = (await read(request, WhichChair)).player
        key = new_key()
        async with self.locked(name) as table:
            if which == "host":
                await table.replace_link("host", SPECTATOR, digest(key), user_of(request))
            else:
                player = player_of(table, which)
                await table.replace_link("chair" if player >= 0 else "spectator", player, digest(key), "")
        link: messages.NewLink = {"link": key}
        return answer(link)

    async def seat(self, request: Request) -> Response:
        """The host hands a chair to a bot or back; whoever holds its link may take it back, too."""
        name, which = str(request.path_params["table"]), str(request.path_params["player"])
        shown = await self.credentials(request)
        links = [link for link in (shown.link, *shown.held) if link and link.kind == "chair"]
        own = which in [player_name(link.player) for link in links]
        asked = await read(request, AskedChair) if shown.host or own else None
        if not asked or not (shown.host or asked.kind == "human"):
            raise Failed(403, "not-host", "only the host may do that")
        if asked.kind not in ("human", "bot"):
            raise Failed(400, "bad-options", "a chair is human or bot")
        async with self.locked(name) as table:
            player = player_of(table, which)
            if player < 0:
                raise Failed(400, "bad-request", "there is no such chair")
            chair = table.chairs[player]
            known = "" if chair.name == chair.bot else chair.name  # a bot without a name is called by its level
            await table.seat(player, self.chair(player, AskedChair(asked.kind, asked.bot, asked.name or known)))
            seated: messages.Seated = {"chairs": table.seats()}
            return answer(seated)

    async def rematch(self, request: Request) -> Response:
        """The same again, offered by the host, or once the game is over by anybody who has a chair: everybody at the
        table is told their new link, and keeps their chair."""
        name = str(request.path_params["table"])
        shown = await self.credentials(request)
        seated = any(link.kind == "chair" for link in (shown.link, *shown.held) if link)
        if not shown.host and not seated:
            raise Failed(403, "not-host", "only the host may do that")
        async with self.locked(name) as table:
            if not shown.host and not over(table.game):
                raise Failed(403, "not-host", "until the game is over, only the host may do that")
            wishes = Wishes(table.confirm, table.hints, table.pace)
            made = await self.tables.create(table.rules.name, table.options, table.chairs, [], user_of(request), wishes)
            fresh = {("chair", p): key for p, key in enumerate(made.chairs)}
            fresh["spectator", SPECTATOR] = made.spectator
            for place, users in (await self.store.holders(name)).items():
                link = (await self.tables.credentials(made.table, fresh.get(place), None, None)).link
                if link:
                    for holder in users:
                        await self.store.hold(holder, link.id)
            held = (await self.credentials(request)).held
            by = next((player_name(link.player) for link in held if link.kind == "chair"), None)
            for socket in table.sockets:
                key = made.chairs[socket.viewer] if socket.viewer >= 0 else made.spectator
                socket.say({"t": "rematch", "table": made.table, "key": key, "by": by})
        return answer(made.data(), 201)

    async def decline(self, request: Request) -> Response:
        """Somebody does not want the rematch: whoever waits there should know."""
        held = (await self.credentials(request)).held
        player = next((player_name(link.player) for link in held if link.kind == "chair"), None)
        if player is None:
            raise Failed(403, "no-such-link", "this link does not work here")
        async with self.locked(str(request.path_params["table"])) as table:
            table.say({"t": "declined", "player": player})
        return answer({})

    async def qr(self, request: Request) -> Response:
        """A picture of a link to this server, for a phone to read."""
        asked = await read(request, Qr)
        return Response(await self.clerk.ask(Draw(asked.text), bytes), media_type="image/svg+xml")


def packed(response: Response) -> Response:
    """What every page asks for first is long, and always the same: it travels compressed."""
    headers = {**response.headers, "content-encoding": "gzip"}
    del headers["content-length"]
    return Response(gzip.compress(bytes(response.body), mtime=0), headers=headers)


def games(wanted: tuple[str, ...]) -> dict[str, Mapping[str, object]]:
    """The games on offer with what a page needs to draw them; one that has no such thing cannot be played here yet."""
    told = {name: ruleset(name).about() for name in registry.names() if not wanted or name in wanted}
    more: messages.Offered = {"bots": bots.names()}
    return {name: {**about, **more} for name, about in told.items() if about}


def player_of(table: Table, name: str) -> int:
    names = {"spectator": SPECTATOR, **{f"P{p + 1}": p for p in range(len(table.chairs))}}
    if name not in names:
        raise Failed(400, "bad-request", "there is no such chair")
    return names[name]

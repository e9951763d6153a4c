"""Tables over HTTP: made, listed, deleted; links and chairs in the hands of the host."""

from typing import Annotated, Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from .. import __version__, bots
from ..kernel import registry
from ..kernel.contract import SPECTATOR
from ..kernel.errors import BadOptions
from ..kernel.notation import player_name
from ..kernel.registry import ruleset
from .answers import Failed, answer, introduce, key_of, known, read, user_of
from .keys import digest, new_key
from .qr import picture
from .settings import NAME_LETTERS, PAUSES, PROTOCOL, Settings
from .store import Chair, NewLink
from .table import Table, clean
from .tables import Seated, Tables, listed

Name = Annotated[str, msgspec.Meta(max_length=200)]


class AskedChair(msgspec.Struct):
    kind: str
    bot: Name = ""
    name: Name = ""


class NewTable(msgspec.Struct):
    game: Name
    options: dict[str, Any] = {}
    chairs: list[AskedChair] = []
    pace: str = "slow"
    confirm: bool = True
    hints: bool | None = None


class WhichChair(msgspec.Struct):
    player: str


class Qr(msgspec.Struct):
    text: Annotated[str, msgspec.Meta(max_length=300)]


class Api:
    def __init__(self, tables: Tables, settings: Settings) -> None:
        self.tables = tables
        self.store = tables.store
        self.settings = settings
        self.games = games(settings.games)

    # What there is ---------------------------------------------------------------------------------------------------

    async def about(self, request: Request) -> Response:
        known(request)
        told = {"version": __version__, "protocol": PROTOCOL, "address": self.settings.address, "games": self.games}
        return introduce(request, answer(told))

    # Tables ----------------------------------------------------------------------------------------------------------

    async def create(self, request: Request) -> Response:
        asked = await read(request, NewTable)
        user = known(request)
        if asked.game not in self.games:
            raise Failed(400, "bad-options", "there is no such game")
        if asked.pace not in PAUSES:
            raise Failed(400, "bad-options", f"pace: one of {', '.join(PAUSES)} is expected")
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
        settings: dict[str, object] = {"confirm": asked.confirm, "hints": hints, "pace": asked.pace}
        made = await self.tables.create(asked.game, options, chairs, mine, user, settings)
        return introduce(request, answer(made.data(), 201))

    def chair(self, player: int, asked: AskedChair) -> Chair:
        if asked.kind not in ("me", "human", "bot"):
            raise Failed(400, "bad-options", "a chair is for me, human or bot")
        name = clean(asked.name)[:NAME_LETTERS]
        if asked.kind != "bot":
            return Chair("human", "", name or f"P{player + 1}")
        if asked.bot not in bots.names():
            raise Failed(400, "bad-options", f"bot: one of {', '.join(bots.names())} is expected")
        return Chair("bot", asked.bot, name or asked.bot)

    async def mine(self, request: Request) -> Response:
        found = await self.store.tables_of(known(request))
        return introduce(request, answer({"tables": [listed(table) for table in found]}))

    async def delete(self, request: Request) -> Response:
        table = await self.host(request)
        await self.tables.delete(table)
        return answer({})

    async def host(self, request: Request) -> str:
        """The table of a request that only its host may make."""
        table = str(request.path_params["table"])
        if not await self.tables.is_host(table, key_of(request), user_of(request)):
            raise Failed(403, "not-host", "only the host may do that")
        return table

    async def seated(self, table: str) -> Seated:
        seated = await self.tables.get(table)
        if seated is None:
            raise Failed(404, "no-such-table", "there is no such table")
        return seated

    # Links and chairs ------------------------------------------------------------------------------------------------

    async def new_link(self, request: Request) -> Response:
        name = await self.host(request)
        table = (await self.seated(name)).table
        player = player_of(table, (await read(request, WhichChair)).player)
        key = new_key()
        kind = "chair" if player >= 0 else "spectator"
        void = await self.store.replace_link(name, NewLink(kind, player, digest(key), ""))
        for socket in table.sockets:
            if socket.link in void:
                socket.end("revoked")
        return answer({"link": key})

    async def seat(self, request: Request) -> Response:
        """The host hands a chair to a bot or back; whoever holds its link may take it back, too."""
        name, which = str(request.path_params["table"]), str(request.path_params["player"])
        link = await self.tables.access(name, key_of(request), user_of(request), which)
        own = link is not None and player_name(link.player) == which
        if not own:
            await self.host(request)
        asked = await read(request, AskedChair)
        if asked.kind != "human":
            await self.host(request)
        table = (await self.seated(name)).table
        player = player_of(table, which)
        if player < 0:
            raise Failed(400, "bad-request", "there is no such chair")
        if asked.kind not in ("human", "bot"):
            raise Failed(400, "bad-options", "a chair is for human or bot")
        given = asked if asked.name else AskedChair(asked.kind, asked.bot, table.chairs[player].name)
        await table.seat(player, self.chair(player, given))
        return answer({"chairs": table.seats()})

    async def rematch(self, request: Request) -> Response:
        """The same again: everybody at the table is told the own new link, and keeps the chair."""
        name = await self.host(request)
        table = (await self.seated(name)).table
        settings: dict[str, object] = {"confirm": table.confirm, "hints": table.hints, "pace": table.pace}
        user = known(request)
        made = await self.tables.create(table.rules.name, table.options, table.chairs, [], user, settings)
        fresh = {("chair", p): key for p, key in enumerate(made.chairs)}
        fresh["spectator", SPECTATOR] = made.spectator
        for place, users in (await self.store.holders(name)).items():
            if place in fresh:
                link = await self.store.link(made.table, digest(fresh[place]))
                for holder in users:
                    if link:
                        await self.store.hold(holder, link.id)
        for socket in table.sockets:
            key = made.chairs[socket.viewer] if socket.viewer >= 0 else made.spectator
            socket.say({"t": "rematch", "table": made.table, "key": key})
        return introduce(request, answer(made.data(), 201))

    async def qr(self, request: Request) -> Response:
        """A picture of a link to this server, for a phone to read."""
        asked = await read(request, Qr)
        return Response(picture(asked.text), media_type="image/svg+xml")


def games(wanted: tuple[str, ...]) -> dict[str, dict[str, object]]:
    """The games on offer with what a page needs to draw them; one that has no such thing cannot be played here yet."""
    told = {name: ruleset(name).about() for name in registry.names() if not wanted or name in wanted}
    return {name: {**about, "bots": bots.names()} for name, about in told.items() if about}


def player_of(table: Table, name: str) -> int:
    names = {"spectator": SPECTATOR, **{f"P{p + 1}": p for p in range(len(table.chairs))}}
    if name not in names:
        raise Failed(400, "bad-request", "there is no such chair")
    return names[name]

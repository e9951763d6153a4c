"""The WebSocket of the live protocol: one socket for one viewer of one table."""

import asyncio
import contextlib
import logging
import sqlite3

from starlette.websockets import WebSocket, WebSocketDisconnect

from . import wire
from .admission import Admission
from .answers import digest_of_user
from .channel import Socket
from .company import Refused
from .database import is_damage
from .doors import Slot, Slots, address_of
from .kept import Damaged, Link
from .limits import Bucket, Limits, TooMuch
from .messages import Bye, No
from .settings import PROTOCOL, Settings
from .tables import CannotLoad, Seated, Tables

logger = logging.getLogger(__name__)

POLICY = 1008
NORMAL = 1000
AGAIN = 1013
"""Come back later, or say hello again."""
CODES = {"too-slow": AGAIN, "closing": 1012, "closed": AGAIN}
AT_ONCE = 4
"""Sockets that are let in before those who are there have their turn again: a crowd may come back all at once."""
ACTIONS: dict[type[wire.Command], str] = {wire.Hint: "hint", wire.Chat: "chat"}
DOWN = (TimeoutError, RuntimeError, WebSocketDisconnect, OSError)
"""What it looks like when the line is already down."""


class Live:
    """All open sockets."""

    def __init__(self, tables: Tables, settings: Settings, limits: Limits, admission: Admission) -> None:
        self.tables = tables
        self.admission = admission
        self.settings = settings
        self.limits = limits
        self.slots = Slots(settings)
        self.gate = asyncio.Semaphore(AT_ONCE)

    async def endpoint(self, websocket: WebSocket) -> None:
        address = address_of(websocket)
        if self.refuses("socket", address) or not self.slots.free(address):
            await websocket.close(AGAIN)
            return
        with self.slots.taken(address) as slot:
            try:
                async with self.gate:
                    await websocket.accept()
            except DOWN:  # gone while it waited
                return
            await Client(self, websocket, slot).run()

    def refuses(self, action: str, address: str) -> TooMuch | None:
        try:
            self.limits.take(action, address)
        except TooMuch as wrong:
            return wrong
        return None


class Goodbye(Exception):
    """The line ends, for a reason the client is told."""


class Client:
    def __init__(self, live: Live, websocket: WebSocket, slot: Slot) -> None:
        self.live = live
        self.slot = slot
        self.settings = live.settings
        self.websocket = websocket
        self.bucket = Bucket(self.settings.commands, self.settings.burst)
        self.thinking: asyncio.Task[None] | None = None

    async def run(self) -> None:
        try:
            seated, socket = await self.enter()
        except Goodbye as bye:
            await self.send_bye(str(bye), CODES.get(str(bye), POLICY))
            return
        except (sqlite3.Error, Damaged) as unreadable:
            await self.cannot_read(unreadable)
            return
        except (WebSocketDisconnect, TimeoutError):
            await self.hang_up(POLICY)
            return
        self.slot.greet()
        writer = asyncio.create_task(self.write(socket))
        reader = asyncio.create_task(self.read(seated, socket))
        try:
            await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
            wrong = reader.exception() if reader.done() and not reader.cancelled() else None
            if isinstance(wrong, Goodbye):
                socket.end(str(wrong))
            if socket.bye:
                await asyncio.wait({writer}, timeout=self.settings.patience)
        finally:
            seated.table.leave(socket)
            for task in (writer, reader, self.thinking):
                if task:
                    task.cancel()
            found = await asyncio.gather(writer, reader, return_exceptions=True)
            for one in found:
                if isinstance(one, Exception) and not isinstance(one, WebSocketDisconnect | Goodbye | RuntimeError):
                    logger.error("a socket failed", exc_info=one)

    async def cannot_read(self, wrong: Exception) -> None:
        """The disk does not give the table. If it is damaged, coming back is of no use before somebody mends it."""
        damaged = isinstance(wrong, Damaged) or is_damage(wrong)
        logger.error("a table cannot be read: %s%s", wrong, "; see `benben tables check`" if damaged else "")
        await self.send_bye("damaged" if damaged else "closed", POLICY if damaged else AGAIN)

    async def receive(self) -> wire.Incoming:
        message = await self.websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", NORMAL))
        if message.get("text") is None:
            raise Goodbye("bad-message")
        if not self.bucket.take():
            raise Goodbye("too-fast")
        try:
            return wire.read(message["text"])
        except wire.BadMessage:
            raise Goodbye("bad-message") from None

    async def enter(self) -> tuple[Seated, Socket]:
        """The client says who it is; then it belongs to a table."""
        async with asyncio.timeout(self.settings.hello):
            hello = await self.receive()
        if not isinstance(hello, wire.Hello):
            raise Goodbye("hello-first")
        if hello.protocol != PROTOCOL:
            raise Goodbye("other-protocol")
        tables = self.live.tables
        user = digest_of_user(hello.user)
        if not self.live.admission.admits(self.websocket, user, hello.admission):
            raise Goodbye("no-pass")
        async with self.live.gate:
            shown = await tables.credentials(hello.table, hello.key, hello.host, user)
        link = shown.opens(bool(hello.key), hello.chair)
        if link is None:
            raise Goodbye("no-such-link")
        socket = Socket(link.id, link.player, shown.host.id if shown.host else 0, user, self.settings.queue)
        for _ in range(3):  # a table may just be on its way out of memory
            try:
                seated = await tables.get(hello.table)
            except CannotLoad:
                raise Goodbye("other-rules") from None
            if seated is None:
                raise Goodbye("no-such-link")
            if seated.table.crowd >= self.settings.sockets_per_table:
                raise Goodbye("full")
            try:
                if await seated.table.join(socket, hello.seen):
                    await self.remember(hello, link, user)
                    return seated, socket
            except Refused as wrong:
                raise Goodbye(wrong.code) from None
        raise Goodbye("closed")

    async def remember(self, hello: wire.Hello, link: Link, user: str) -> None:
        """Whoever has come in by a key holds the link from now on, if that can be written down."""
        if hello.key and user:
            try:
                await self.live.tables.hold(hello.table, link, user)
            except sqlite3.Error as wrong:
                logger.error("who holds a link could not be written: %s", wrong)

    async def read(self, seated: Seated, socket: Socket) -> None:
        while not socket.bye:
            message = await self.receive()
            if isinstance(message, wire.Ping):
                socket.say({"t": "pong"})
            elif isinstance(message, wire.Hello):
                raise Goodbye("hello-twice")
            elif wrong := self.refuses(message):
                socket.say(refusal(message.id, wrong.code, str(wrong)))
            elif isinstance(message, wire.Hint):
                self.hint(seated, socket, message.id)
            else:
                await seated.table.command(socket, message)

    def refuses(self, command: wire.Command) -> TooMuch | None:
        """Some commands count for the address, however many sockets it has."""
        action = ACTIONS.get(type(command))
        return self.live.refuses(action, self.slot.address) if action else None

    def hint(self, seated: Seated, socket: Socket, name: str) -> None:
        """In a task of its own: the client may go on while the bot thinks; one hint at a time."""
        if self.thinking and not self.thinking.done():
            socket.say(refusal(name, "busy", "the last hint is still being worked out"))
        else:
            self.thinking = asyncio.create_task(self.think(seated, socket, name))

    async def think(self, seated: Seated, socket: Socket, name: str) -> None:
        try:
            found = await seated.driver.hint(socket.viewer, name)
        except Refused as wrong:
            socket.say(refusal(name, wrong.code, str(wrong)))
            return
        socket.say(found)
        socket.say({"t": "ack", "id": name, "v": seated.table.channels[socket.viewer].v})

    async def write(self, socket: Socket) -> None:
        while (text := await socket.queue.get()) is not None:
            try:
                async with asyncio.timeout(self.settings.patience):
                    await self.websocket.send_text(text)
            except TimeoutError:
                socket.end("too-slow")
                return
        await self.send_bye(socket.bye, CODES.get(socket.bye, POLICY))

    async def send_bye(self, code: str, number: int) -> None:
        with contextlib.suppress(*DOWN):
            bye: Bye = {"t": "bye", "code": code}
            async with asyncio.timeout(2.0):
                await self.websocket.send_text(wire.write(bye))
        await self.hang_up(number)

    async def hang_up(self, number: int) -> None:
        with contextlib.suppress(*DOWN):
            async with asyncio.timeout(2.0):
                await self.websocket.close(number)


def refusal(name: str, code: str, text: str) -> No:
    return {"t": "no", "id": name, "code": code, "rule": "", "why": "", "text": text}

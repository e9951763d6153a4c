"""The doors: how many connections may be open at once, and how long a client may keep one waiting.

A client that owes the rest of a request, or does not read its answer, holds a file of ours; there are not many. All
connections are looked at once a second, and those that are overdue are cut.
"""

import asyncio
import contextlib
import ipaddress
import logging
import sys
from collections import Counter
from collections.abc import Iterator
from typing import ClassVar, Final

import h11
from starlette.requests import HTTPConnection
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .limits import group
from .logs import EVERY, plain
from .settings import Settings

logger = logging.getLogger(__name__)
LOOK: Final = 1.0
"""Seconds between two looks at all connections."""
RESERVE: Final = 100
"""Files that stay free of connections: for the database and the page …"""
WORKER_FILES: Final = 4
"""… and for each worker."""
FULL: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain\r\ncontent-length: 21\r\n"
    b"retry-after: 10\r\nconnection: close\r\n\r\ntoo many connections\n"
)


def address_of(connection: HTTPConnection) -> str:
    """Of the client, as far as it is known."""
    return group(connection.client.host if connection.client else "")


class Visit:
    """One connection: what its client owes and since when, and whether it reads."""

    def __init__(self, transport: asyncio.Transport, address: str, now: float) -> None:
        self.transport = transport
        self.address = address
        self.owes: tuple[str, object] = ("", None)
        self.since = now
        self.unread = 0
        self.read_at = now

    def overdue(self, now: float, settings: Settings) -> bool:
        protocol = self.transport.get_protocol()
        owes = protocol.owes() if isinstance(protocol, Door) else ("", None)
        if owes != self.owes:
            self.owes, self.since = owes, now
        unread = self.transport.get_write_buffer_size()
        if not self.unread or unread < self.unread:
            self.read_at = now
        self.unread = unread
        patience = {"head": settings.head, "body": settings.body}.get(owes[0])
        return (patience is not None and now - self.since >= patience) or now - self.read_at >= settings.patience


class Doors:
    """All open connections of a server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.most = files_for(settings.connections, RESERVE + WORKER_FILES * settings.workers)
        self.proxies = [ipaddress.ip_network(proxy) for proxy in settings.proxies]
        self.open: dict[asyncio.Transport, Visit] = {}
        self.by_address: Counter[str] = Counter()
        self.refused = 0  # since that was last told
        self.last = ""
        self.told = -EVERY
        self.timer: asyncio.TimerHandle | None = None
        self.next_look = 0.0

    def enter(self, transport: asyncio.Transport) -> bool:
        loop = asyncio.get_running_loop()
        if self.timer is None:
            self.look_again(loop)
        peer = str((transport.get_extra_info("peername") or [""])[0])
        address = group(peer)
        crowded = self.by_address[address] >= self.settings.connections_per_address and not self.is_proxy(peer)
        if crowded or len(self.open) >= self.most:
            self.refused += 1
            self.last = address
            return False
        self.open[transport] = Visit(transport, address, loop.time())
        self.by_address[address] += 1
        return True

    def leave(self, transport: asyncio.Transport) -> None:
        visit = self.open.pop(transport, None)
        if visit:
            less(self.by_address, visit.address)

    def is_proxy(self, peer: str) -> bool:
        """Behind one are many houses: their own addresses count, not that of the proxy."""
        return bool(self.proxies and peer) and any(ipaddress.ip_address(peer) in proxy for proxy in self.proxies)

    def look_again(self, loop: asyncio.AbstractEventLoop) -> None:
        self.next_look = loop.time() + LOOK
        self.timer = loop.call_at(self.next_look, self.look, loop)

    def look(self, loop: asyncio.AbstractEventLoop) -> None:
        """If we come late we were busy or asleep, and clients waited for us."""
        now = loop.time()
        late = max(0.0, now - self.next_look)
        self.timer = None
        if self.open or self.refused:
            self.look_again(loop)
        for visit in list(self.open.values()):
            visit.since += late
            visit.read_at += late
            if visit.overdue(now, self.settings):
                visit.transport.abort()
        if self.refused and now - self.told >= EVERY:
            logger.warning("%d connections refused, the last from %s: too many open", self.refused, plain(self.last))
            self.refused, self.told = 0, now


class Door(H11Protocol):
    """A connection that speaks HTTP."""

    doors: ClassVar[Doors]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if not self.doors.enter(transport):
            transport.write(FULL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.doors.leave(self.transport)
        super().connection_lost(exc)

    def owes(self) -> tuple[str, object]:
        """What the client has to send, and after which request: the next one is another matter."""
        if self.conn.their_state is h11.SEND_BODY:
            return "body", self.cycle
        if self.conn.their_state is h11.IDLE and self.timeout_keep_alive_task is None:
            return "head", self.cycle
        return "", None

    def send_400_response(self, msg: str) -> None:
        """Also when an answer is under way already, whose sender must then not go on."""
        with contextlib.suppress(h11.LocalProtocolError):
            super().send_400_response(msg)
        if self.cycle is not None:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.transport.close()


class Line(WebSocketsSansIOProtocol):
    """A connection that has become a WebSocket."""

    doors: ClassVar[Doors]

    def connection_lost(self, exc: Exception | None) -> None:
        self.doors.leave(self.transport)
        super().connection_lost(exc)


def protocols(found: Doors) -> tuple[type[Door], type[Line]]:
    """Those of one server; uvicorn makes one for each connection."""

    class OwnDoor(Door):
        doors = found

    class OwnLine(Line):
        doors = found

    return OwnDoor, OwnLine


if sys.platform == "win32":

    def files_for(wanted: int, reserve: int) -> int:
        """Connections are no files there."""
        return wanted
else:
    import resource

    def files_for(wanted: int, reserve: int) -> int:
        """So many connections as there can be files; the system often gives more than it does unasked."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        need = wanted + reserve
        if soft != resource.RLIM_INFINITY and soft < need:
            more = need if hard == resource.RLIM_INFINITY else min(need, hard)
            with contextlib.suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (more, hard))
                soft = more
        return wanted if soft == resource.RLIM_INFINITY else max(1, min(wanted, soft - reserve))


class Slots:
    """Who may open a socket: so many in all, so many from an address, and few that do not say who they are."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.open = 0
        self.by_address: Counter[str] = Counter()
        self.strangers: Counter[str] = Counter()

    def free(self, address: str) -> bool:
        return (
            self.open < self.settings.sockets
            and self.by_address[address] < self.settings.sockets_per_address
            and self.strangers[address] < self.settings.strangers_per_address
        )

    @contextlib.contextmanager
    def taken(self, address: str) -> "Iterator[Slot]":
        slot = Slot(self, address)
        self.open += 1
        self.by_address[address] += 1
        self.strangers[address] += 1
        try:
            yield slot
        finally:
            slot.greet()
            self.open -= 1
            less(self.by_address, address)


class Slot:
    def __init__(self, slots: Slots, address: str) -> None:
        self.slots = slots
        self.address = address
        self.stranger = True

    def greet(self) -> None:
        """Whoever sits here is no stranger any more."""
        if self.stranger:
            self.stranger = False
            less(self.slots.strangers, self.address)


def less(counts: Counter[str], name: str) -> None:
    """One less; nobody is remembered for nothing."""
    counts[name] -= 1
    if not counts[name]:
        del counts[name]

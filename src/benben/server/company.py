"""Who is at a table: sockets that come and go, what each is told on arrival, links that open it.

What is done there is in `table.py`.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from ..kernel.game import Game
from ..kernel.notation import player_name
from ..kernel.steps import SPECTATOR
from . import messages, wire
from .channel import Channel, Socket
from .chronicle import Chronicle
from .consent import Proposal, told
from .folding import Fold
from .kept import Chair, Glance, NewLink, Said, Stored
from .settings import CHAT_LENGTH
from .store import Store
from .telling import Telling
from .trouble import Trouble


class Refused(Exception):
    """A command that changes nothing; `code` is stable and translatable."""

    def __init__(self, code: str, text: str, rule: str = "") -> None:
        super().__init__(text)
        self.code = code
        self.rule = rule
        self.why = ""


class NotKept(Refused):
    def __init__(self) -> None:
        super().__init__("not-kept", "this could not be saved, so it was not done")


class Company:
    def __init__(
        self, store: Store, stored: Stored, fold: Fold, keep: int, refold: Callable[[Stored], Awaitable[Fold]]
    ) -> None:
        self.store = store
        self.id = stored.id
        self.options = stored.options
        self.key = stored.key
        self.confirm = stored.confirm
        self.hints = stored.hints
        self.pace = stored.pace
        self.chairs = stored.chairs
        self.done = stored.commands
        self.said = deque(stored.said, CHAT_LENGTH)
        self.links = stored.links  # those that open something; a link that is not here is revoked
        self.rules = fold.game.rules
        self.telling = Telling(fold, keep)
        self.refold = refold
        self.lock = asyncio.Lock()
        self.closed = False
        self.trouble = Trouble()
        self.running: set[asyncio.Task[None]] = set()
        self.changed = asyncio.Event()  # for whoever moves the bots
        self.proposal: Proposal | None = None
        self.glanced = Glance()  # what was last written of how the game looks
        self.permits = 0  # in pace "step": things the bots may do
        self.seen_at = 0.0  # when something was last seen to happen

    @property
    def fold(self) -> Fold:
        return self.telling.fold

    @property
    def game(self) -> Game:
        return self.fold.game

    @property
    def chronicle(self) -> Chronicle:
        return self.fold.chronicle

    @property
    def channels(self) -> dict[int, Channel]:
        return self.telling.channels

    @property
    def sockets(self) -> list[Socket]:
        return self.telling.sockets

    @property
    def crowd(self) -> int:
        """How many sockets; counted without going through them, for whoever comes with hundreds of others."""
        return sum(len(channel.sockets) for channel in self.channels.values())

    @property
    def watchers(self) -> int:
        return len(self.channels[SPECTATOR].sockets)

    # Coming and going ------------------------------------------------------------------------------------------------

    async def join(self, socket: Socket, seen: int | None) -> bool:
        """Say where the client stands, then whatever it has not seen; False if the table has just been closed. A link
        that was revoked since it was looked at opens nothing."""
        async with self.lock:
            if self.closed:
                return False
            if socket.link not in self.links:
                raise Refused("revoked", "this link is no longer valid")
            channel = self.channels[socket.viewer]
            if not channel.live:
                self.telling.wake(channel)
            socket.say(self.welcome(socket))
            missed = channel.after(seen) if seen is not None else None
            if missed is None:
                socket.say(self.telling.sync(channel))
            else:
                for text in missed:
                    socket.put(text)
            arrived = not channel.sockets
            channel.sockets.add(socket)
            if arrived or socket.viewer < 0:
                self.here(socket.viewer)
        self.changed.set()
        return True

    def leave(self, socket: Socket) -> None:
        channel = self.channels[socket.viewer]
        channel.sockets.discard(socket)
        if not channel.sockets or socket.viewer < 0:
            self.here(socket.viewer)

    def here(self, viewer: int) -> None:
        """Players come and go by name, those who look on as a number, of which only players are told: else a crowd that
        comes all at once would hear of each other more than of the game."""
        if viewer < 0:
            message: messages.Watchers = {"t": "watchers", "watchers": self.watchers}
            text = wire.write(message)
            for p in range(len(self.chairs)):
                for socket in self.channels[p].sockets:
                    socket.put(text)
        else:
            self.say({"t": "here", "player": player_name(viewer), "here": bool(self.channels[viewer].sockets)})

    def say(self, message: messages.Message) -> None:
        """To everybody, outside the numbered messages."""
        text = wire.write(message)
        for socket in self.sockets:
            socket.put(text)

    def welcome(self, socket: Socket) -> messages.Welcome:
        broken, changed = self.fold.broken, self.fold.comparison
        return {
            "t": "welcome",
            "table": self.id,
            "game": self.rules.name,
            "viewer": player_name(socket.viewer),
            "host": self.is_host(socket),
            "chairs": self.seats(),
            "watchers": self.watchers + (socket.viewer < 0),
            "options": self.game.record.options,
            "confirm": self.confirm,
            "hints": self.hints,
            "pace": self.pace,
            "chat": [chat(said) for said in self.said],
            "proposal": told(self.proposal, self.chairs, self.fold, socket.viewer),
            "broken": {"after": broken.after, "why": broken.why} if broken else None,
            "changed": changed.data(socket.viewer) if changed.other and self.fold.halted else None,
            "trouble": self.trouble.on,
        }

    def seats(self) -> list[messages.Chair]:
        return [{**sitter(p, chair), "here": bool(self.channels[p].sockets)} for p, chair in enumerate(self.chairs)]

    def is_host(self, socket: Socket) -> bool:
        return socket.host in self.links

    async def replace_link(self, kind: str, player: int, digest: str, holder: str) -> None:
        """Under the lock: whoever came by the old link is out before anybody else can say anything."""
        new, void = await self.store.replace_link(self.id, NewLink(kind, player, digest, holder))
        self.links -= set(void)
        self.links.add(new)
        for socket in self.sockets:
            if socket.link in void:
                socket.end("revoked")
            elif socket.host in void:
                socket.end("closed")  # it may come back, as what it is without the host's link

    def announce_holder(self, player: int, newcomer: str) -> None:
        """Somebody else has opened the link of a chair: all but that one should know."""
        for socket in self.sockets:
            if socket.user != newcomer:
                socket.say({"t": "holder", "player": player_name(player)})

    def close(self, code: str) -> None:
        self.closed = True
        self.trouble.close()
        self.changed.set()
        for socket in self.sockets:
            socket.end(code)


def sitter(player: int, chair: Chair) -> messages.Sitter:
    return {"player": player_name(player), "kind": chair.kind, "bot": chair.bot, "name": chair.name}


def chat(said: Said) -> messages.Said:
    return {"t": "chat", "n": said.n, "from": player_name(said.sender), "text": said.text}

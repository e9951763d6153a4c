"""A table in memory: the fold of its log, and what each viewer has been told.

Everything that changes it happens under its lock, one command after another: checked against the rules, written to
disk, told to everybody, acknowledged. If the disk refuses, the memory is thrown away and folded anew from the log.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from ..kernel.contract import SPECTATOR
from ..kernel.errors import BadNotation, IllegalChoice
from ..kernel.game import Game
from ..kernel.notation import player_name
from ..kernel.registry import ruleset
from . import entries, looks, wire
from .channel import Channel, Socket
from .chronicle import Chronicle
from .consent import Proposal, back_to_own_last, told
from .entries import Entry
from .settings import CHAT_LENGTH, CHAT_LETTERS, NAME_LETTERS, PAUSES, STORY_LENGTH
from .store import Chair, Store, Stored

logger = logging.getLogger(__name__)
NUMBERS_PER_LOAD = 1_000_000


class Refused(Exception):
    """A command that changes nothing; `code` is stable and translatable."""

    def __init__(self, code: str, text: str, rule: str = "") -> None:
        super().__init__(text)
        self.code = code
        self.rule = rule


class Table:
    def __init__(self, store: Store, stored: Stored, keep: int) -> None:
        self.store = store
        self.id = stored.id
        self.rules = ruleset(stored.game)
        self.options = stored.options
        self.key = stored.key
        self.confirm = stored.confirm
        self.hints = stored.hints
        self.pace = stored.pace
        self.chairs = stored.chairs
        self.done = stored.commands
        self.lock = asyncio.Lock()
        self.closed = False
        self.running: set[asyncio.Task[None]] = set()
        self.changed = asyncio.Event()  # for whoever moves the bots
        self.proposal: Proposal | None = None
        self.permits = 0  # in pace "step": things the bots may do
        self.seen_at = 0.0  # when something was last seen to happen
        self.acts = [0] * len(stored.chairs)  # how often each player has done something
        self.fold(stored.log)
        first = stored.loads * NUMBERS_PER_LOAD
        self.channels = {p: Channel(p, first, keep) for p in (SPECTATOR, *range(len(self.chairs)))}

    def fold(self, log: list[Entry]) -> None:
        self.game = Game(self.rules, self.options, [chair.name for chair in self.chairs], self.key)
        self.chronicle = Chronicle(self.game)
        self.length = len(log)
        for entry in log:
            entries.fold(self.game, entry)
            self.chronicle.follow(self.game)

    @property
    def sockets(self) -> list[Socket]:
        return [socket for channel in self.channels.values() for socket in channel.sockets]

    @property
    def watchers(self) -> int:
        return len(self.channels[SPECTATOR].sockets)

    # Coming and going ------------------------------------------------------------------------------------------------

    async def join(self, socket: Socket, seen: int | None) -> bool:
        """Say where the client stands, then whatever it has not seen; False if the table has just been closed."""
        async with self.lock:
            if self.closed:
                return False
            said = await self.store.said(self.id, CHAT_LENGTH)
            channel = self.channels[socket.viewer]
            if not channel.live:
                self.wake(channel)
            socket.say(self.welcome(socket, [chat(s.n, s.sender, s.text) for s in said]))
            missed = channel.after(seen) if seen is not None else None
            if missed is None:
                socket.say(self.sync(channel))
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
            for socket in self.sockets:
                if socket.viewer >= 0:
                    socket.say({"t": "watchers", "watchers": self.watchers})
        else:
            self.say({"t": "here", "player": player_name(viewer), "here": bool(self.channels[viewer].sockets)})

    def say(self, message: dict[str, Any]) -> None:
        """To everybody, outside the numbered messages."""
        text = wire.write(message)
        for socket in self.sockets:
            socket.put(text)

    def welcome(self, socket: Socket, said: list[dict[str, object]]) -> dict[str, Any]:
        return {
            "t": "welcome",
            "table": self.id,
            "game": self.rules.name,
            "viewer": player_name(socket.viewer),
            "host": socket.host,
            "chairs": self.seats(),
            "watchers": self.watchers + (socket.viewer < 0),
            "options": self.game.record.options,
            "confirm": self.confirm,
            "hints": self.hints,
            "pace": self.pace,
            "chat": said,
            "proposal": told(self.proposal, self.chairs),
        }

    def seats(self) -> list[dict[str, object]]:
        return [
            {"player": player_name(p), **chair._asdict(), "here": bool(self.channels[p].sockets)}
            for p, chair in enumerate(self.chairs)
        ]

    # Telling ---------------------------------------------------------------------------------------------------------

    def wake(self, channel: Channel) -> None:
        """The first listener of a viewer: from here on every message is made and numbered."""
        channel.live = True
        channel.told = len(self.chronicle.items)
        channel.n = self.chronicle.count(channel.viewer, channel.told)
        channel.last = self.face(channel.viewer, self.rules.outlook(self.game.state))
        channel.question = self.question(channel.viewer)
        channel.asked_at = channel.v

    def face(self, viewer: int, outlook: dict[str, object]) -> dict[str, Any]:
        view = looks.shown(self.game, viewer, outlook)
        return {"view": view, "may": looks.may(self.game, viewer), "over": looks.over(self.game)}

    def question(self, viewer: int) -> object:
        """Differs whenever a viewer is asked something else, or the same again."""
        if viewer < 0:
            return None
        s = self.game.state
        return self.rules.legal(s, viewer), [f[:] for f in s.frames], self.acts[viewer]

    def sync(self, channel: Channel) -> dict[str, Any]:
        story = self.chronicle.told(channel.viewer, channel.told)[-STORY_LENGTH:]
        return {"t": "sync", "v": channel.v, "story": story, **channel.last}

    def tell(self, kept: int | None) -> None:
        """What has changed, to whom it has changed for. Others are not even told that there was something."""
        outlook = self.rules.outlook(self.game.state)
        for channel in self.channels.values():
            if channel.live:
                self.tell_one(channel, kept, outlook)

    def tell_one(self, channel: Channel, kept: int | None, outlook: dict[str, object]) -> None:
        message: dict[str, Any] = {}
        if kept is not None and kept < channel.told:
            n = self.chronicle.count(channel.viewer, kept)
            if n < channel.n:
                message["back"] = n
            channel.told, channel.n = kept, n
        story = self.chronicle.since(channel.viewer, channel.told, channel.n)
        face = self.face(channel.viewer, outlook)
        question = self.question(channel.viewer)
        channel.told = len(self.chronicle.items)
        channel.n += len(story)
        if story or message or face != channel.last:
            channel.last = face
            channel.step({**message, "story": story, **face})
        if question != channel.question:
            channel.question = question
            channel.asked_at = channel.v

    # Commands --------------------------------------------------------------------------------------------------------

    async def command(self, socket: Socket, message: wire.Command) -> None:
        """Do what a client asks and answer it. Once begun it is brought to its end, even if the client hangs up."""
        task = asyncio.create_task(self.answer(socket, message))
        self.running.add(task)
        task.add_done_callback(self.running.discard)
        await asyncio.shield(task)

    async def answer(self, socket: Socket, message: wire.Command) -> None:
        """Once per id."""
        try:
            async with self.lock:
                if self.closed:
                    raise Refused("gone", "this table is closed")
                if (socket.link, message.id) not in self.done:
                    await self.obey(socket, message)
                    self.done.add((socket.link, message.id))
        except (Refused, IllegalChoice) as wrong:
            socket.say({"t": "no", "id": message.id, "code": wrong.code, "rule": wrong.rule, "text": str(wrong)})
            if wrong.code == "stale":
                socket.say(self.sync(self.channels[socket.viewer]))
            return
        socket.say({"t": "ack", "id": message.id, "v": self.channels[socket.viewer].v})

    async def obey(self, socket: Socket, message: wire.Command) -> None:
        if isinstance(message, wire.Chat):
            await self.chat(socket, message)
        elif isinstance(message, wire.Name):
            await self.rename(socket, message.name)
        elif isinstance(message, wire.Pace):
            await self.set_pace(socket, message.pace)
        elif isinstance(message, wire.Next):
            if socket.viewer < 0 and not socket.host:
                raise Refused("not-seated", "only players and the host do that")
            self.permits = 1
            self.changed.set()
        else:
            await self.act_for(socket, message)

    async def act_for(self, socket: Socket, message: wire.Command) -> None:
        player = socket.viewer
        if player < 0:
            raise Refused("not-seated", "those who look on cannot do that")
        if self.chairs[player].kind == "bot":
            raise Refused("bot-plays", "a bot plays for this chair now")
        sender = (socket.link, message.id)
        if isinstance(message, wire.Propose | wire.Agree):
            await self.consent(player, message, sender)
            return
        assert isinstance(message, wire.Choose | wire.Undo | wire.Confirm | wire.Reopen)
        channel = self.channels[player]
        if message.v is not None and not channel.asked_at <= message.v <= channel.v:
            raise Refused("stale", "the table has moved on since")
        if isinstance(message, wire.Choose):
            try:
                choice = self.rules.choices.read(message.choice)
            except BadNotation as wrong:
                raise Refused("unknown-choice", str(wrong)) from None
            await self.choose(player, choice, sender)
        elif isinstance(message, wire.Confirm):
            await self.act(player, lambda: entries.confirm(self.game, player), sender)
        else:
            await self.act(player, lambda: entries.undo(self.game, player), sender)

    async def consent(self, player: int, message: wire.Propose | wire.Agree, sender: tuple[int, str]) -> None:
        """Somebody wants to take something back, or says what it thinks of that."""
        if isinstance(message, wire.Propose):
            proposal = back_to_own_last(self.game, player)
            if proposal is None:
                raise Refused("no-undo", "there is nothing to take back")
        elif self.proposal is None:
            raise Refused("no-proposal", "nobody has proposed anything")
        elif not message.agree:
            self.propose(None)
            return
        else:
            proposal = self.proposal._replace(agreed=self.proposal.agreed | {player})
        if proposal.waiting(self.chairs):
            self.propose(proposal)
        else:
            by, choices = proposal.by, proposal.choices
            await self.act(player, lambda: entries.undo_by_consent(self.game, by, choices), sender)

    def propose(self, proposal: Proposal | None) -> None:
        self.proposal = proposal
        self.say(told(proposal, self.chairs))

    async def choose(self, player: int, choice: int, sender: tuple[int, str] | None) -> None:
        self.game.hold = self.confirm and self.chairs[player].kind == "human"
        await self.act(player, lambda: entries.play(self.game, player, choice), sender)

    async def act(self, player: int, do: Callable[[], Entry], sender: tuple[int, str] | None) -> None:
        """The one way in which a game changes; the caller holds the lock and is not cancelled half way."""
        before = len(self.chronicle.items)
        new = [do()]
        kept = self.chronicle.follow(self.game)
        while answer := entries.answer(self.game):
            new.append(answer)
            self.chronicle.follow(self.game)
        link, command = sender or (None, None)
        try:
            over = looks.over(self.game)
            ending = wire.write(over) if over else ""
            await self.store.append(self.id, self.length, new, looks.turn(self.game), ending, link, command)
        except Exception as wrong:
            logger.exception("table %s could not be written", self.id)
            await self.reload()
            if sender and sender in self.done:
                return
            raise Refused("not-kept", "this could not be written down, so it was not done") from wrong
        if self.proposal:
            self.propose(None)
        self.length += len(new)
        self.acts[player] += 1
        if kept is not None or any("event" in item.data for item in self.chronicle.items[before:]):
            self.permits = 0
            self.seen_at = asyncio.get_running_loop().time()
        self.tell(kept)
        self.changed.set()

    async def reload(self) -> None:
        stored = await self.store.load(self.id)
        if stored is None:
            self.close("deleted")
        else:
            self.fold(stored.log)
            self.done |= stored.commands
            self.tell(None)

    async def chat(self, socket: Socket, message: wire.Chat) -> None:
        text = clean(message.text)
        if not text or len(text) > CHAT_LETTERS:
            raise Refused("bad-chat", f"1 to {CHAT_LETTERS} letters are expected")
        n = await self.store.say(self.id, socket.viewer, text, socket.link, message.id)
        self.say(chat(n, socket.viewer, text))

    async def rename(self, socket: Socket, name: str) -> None:
        if socket.viewer < 0:
            raise Refused("not-seated", "those who look on have no name here")
        kept = clean(name)[:NAME_LETTERS]
        if not kept:
            raise Refused("bad-name", f"1 to {NAME_LETTERS} letters are expected")
        await self.set_chair(socket.viewer, self.chairs[socket.viewer]._replace(name=kept))

    async def set_pace(self, socket: Socket, pace: str) -> None:
        if not socket.host:
            raise Refused("not-host", "only the host sets the pace")
        if pace not in PAUSES:
            raise Refused("bad-pace", f"one of {', '.join(PAUSES)} is expected")
        await self.store.set_pace(self.id, pace)
        self.pace = pace
        self.say({"t": "pace", "pace": pace})
        self.changed.set()

    async def seat(self, player: int, chair: Chair) -> None:
        """Hand a chair to a bot, or back."""
        async with self.lock:
            if self.game.held and self.game.held[0] == player:
                await self.act(player, lambda: entries.undo(self.game, player), None)
            await self.set_chair(player, chair)
        self.changed.set()

    async def set_chair(self, player: int, chair: Chair) -> None:
        await self.store.set_chair(self.id, player, chair)
        self.chairs[player] = chair
        self.say({"t": "chairs", "chairs": self.seats()})

    def close(self, code: str) -> None:
        self.closed = True
        for socket in self.sockets:
            socket.end(code)


def chat(n: int, sender: int, text: str) -> dict[str, object]:
    return {"t": "chat", "n": n, "from": player_name(sender), "text": text}


def clean(text: str) -> str:
    """Letters and line breaks: nothing that moves a cursor or turns the direction of writing."""
    kept = "".join(c for c in text if c.isprintable() or c in "\n\u200d\ufe0f")
    return kept.strip()

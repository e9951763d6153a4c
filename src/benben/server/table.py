"""A table in memory: the fold of its log, and what is done there. Who is there is in `company.py`.

Everything that changes it happens under its lock, one command after another: checked against the rules, written to
disk, told to everybody, acknowledged. If the disk refuses, the memory is thrown away and folded anew from the log; if
that cannot be read either, the table leaves memory, and whoever comes back finds what the disk has.
"""

import asyncio
import itertools
import sqlite3
from collections.abc import Callable, Iterable

from ..kernel.errors import BadNotation, BenbenError, IllegalChoice
from ..kernel.events import may_know
from ..kernel.steps import SPECTATOR
from ..kernel.traces import Trace
from . import entries, messages, wire
from .channel import Socket
from .company import Company, NotKept, Refused, chat
from .consent import Proposal, proposed, told
from .entries import Entry
from .folding import footing, glance, shown
from .kept import Chair, Deed, Glance, Said
from .settings import CHAT_LETTERS, LOG_LENGTH, NAME_LETTERS, PAUSES
from .words import clean, name_of, unlike

Sender = tuple[int, str]
"""The link and the id of a command."""


class Table(Company):
    # Commands --------------------------------------------------------------------------------------------------------

    async def command(self, socket: Socket, message: wire.Command) -> None:
        """Do what a client asks and answer it. Once begun it is brought to its end, even if the client hangs up."""
        task = asyncio.create_task(self.answer(socket, message))
        self.running.add(task)
        task.add_done_callback(self.running.discard)
        await asyncio.shield(task)

    async def answer(self, socket: Socket, message: wire.Command) -> None:
        """Once per id. A line that has ended says nothing more, however much of it still waits to be read."""
        try:
            async with self.lock:
                if socket.bye:
                    return
                if self.closed:
                    raise Refused("gone", "this table is closed")
                if (socket.link, message.id) not in self.done:
                    await self.obey(socket, message)
                    self.done.add((socket.link, message.id))
        except (Refused, IllegalChoice) as wrong:
            no = messages.No(t="no", id=message.id, code=wrong.code, rule=wrong.rule, why=wrong.why, text=str(wrong))
            socket.say(no)
            if wrong.code == "stale":
                socket.say(self.telling.sync(self.channels[socket.viewer]))
            return
        socket.say({"t": "ack", "id": message.id, "v": self.channels[socket.viewer].v})

    async def obey(self, socket: Socket, message: wire.Command) -> None:
        try:
            if isinstance(message, wire.Chat):
                await self.chat(socket, message)
            elif isinstance(message, wire.Name):
                await self.rename(socket, message.name)
            elif isinstance(message, wire.Pace):
                await self.set_pace(socket, message.pace)
            elif isinstance(message, wire.Accept):
                await self.accept(socket, message)
            elif isinstance(message, wire.Next):
                if socket.viewer < 0 and not self.is_host(socket):
                    raise Refused("not-seated", "only players and the host can do that")
                self.permits = 1
                self.changed.set()
            else:
                await self.act_for(socket, message)
        except sqlite3.Error as wrong:
            self.trouble.begin(self, wrong)
            raise NotKept from None

    async def act_for(self, socket: Socket, message: wire.Command) -> None:
        player = socket.viewer
        if player < 0:
            raise Refused("not-seated", "spectators cannot do that")
        if self.chairs[player].kind == "bot":
            raise Refused("bot-plays", "a bot is playing for this chair now")
        sender = (socket.link, message.id)
        if self.fold.halted and not self.fold.broken:
            raise Refused("rules-changed", "the rules have been corrected: the host decides whether this goes on")
        if isinstance(message, wire.Propose | wire.Agree):
            await self.consent(player, message, sender)
            return
        if self.fold.broken:
            raise Refused("broken", "this game cannot go on as it is: its log no longer replays")
        assert isinstance(message, wire.Choose | wire.Undo | wire.Confirm | wire.Reopen)
        channel = self.channels[player]
        if message.v is not None and not channel.asked_at <= message.v <= channel.v:
            raise Refused("stale", "the table has moved on since")
        if isinstance(message, wire.Choose):
            try:
                choices = [self.rules.choices.read(text) for text in (message.choice, *message.then)]
            except BadNotation as wrong:
                raise Refused("unknown-choice", str(wrong)) from None
            await self.choose(player, choices, sender)
        elif isinstance(message, wire.Confirm):
            await self.act(player, lambda: [entries.confirm(self.game, player)], sender)
        else:
            many = message.choices if isinstance(message, wire.Undo) else 1
            await self.act(player, lambda: entries.undo_together(self.game, player, many), sender)

    async def consent(self, player: int, message: wire.Propose | wire.Agree, sender: Sender) -> None:
        """Somebody wants to take something back, or says what it thinks of that."""
        if isinstance(message, wire.Propose):
            proposal = proposed(self.fold, player)
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
        elif proposal.cut:
            await self.cut(player, proposal.keep, sender)
        else:
            by, choices = proposal.by, len(self.game.made) - proposal.keep
            await self.act(player, lambda: [entries.undo_by_consent(self.game, by, choices)], sender)

    def propose(self, proposal: Proposal | None) -> None:
        self.proposal = proposal
        for socket in self.sockets:
            socket.say(told(proposal, self.chairs, self.fold, socket.viewer))

    async def choose(self, player: int, choices: list[int], sender: Sender | None) -> None:
        self.game.hold = self.confirm and self.chairs[player].kind == "human"
        await self.act(player, lambda: entries.play_together(self.game, player, choices), sender)

    async def act(self, player: int, do: Callable[[], Iterable[Entry]], sender: Sender | None) -> None:
        """The one way in which a game changes; the caller holds the lock and is not cancelled half way. What `do` does
        it does entry by entry, and what it refuses it refuses before the first."""
        if self.fold.length >= LOG_LENGTH:
            raise Refused("too-long", f"a game can have at most {LOG_LENGTH} entries, and this one has that many")
        before = len(self.chronicle.items)
        try:
            new: list[Entry] = []
            traces: list[Trace] = []
            kept: int | None = None
            for entry in itertools.chain(do(), iter(lambda: entries.answer(self.game), None)):
                new.append(entry)
                left = self.chronicle.follow(self.game)
                kept = left if kept is None else kept if left is None else min(kept, left)
                traces.append(self.fold.trace)
            outlook = self.telling.outlook()
            public = self.telling.face(SPECTATOR, outlook)
            news = self.chronicle.items[before:]
            visible = public != self.telling.public or any(may_know(item.audience, SPECTATOR) for item in news)
            chain = entries.chain(self.fold.chain, new)
            stands = footing(self.game, public["view"]["position"]["columns"])
            looks = glance(self.game)
            deed = Deed(new, shown(self.game), traces, stands, looks.since(self.glanced))
            await self.store.append(self.id, self.fold.length, chain, deed, visible, sender)
        except IllegalChoice:
            raise  # and nothing has changed
        except Exception as wrong:
            self.trouble.begin(self, wrong)
            await self.recover()
            if sender and sender in self.done:
                return
            raise NotKept from None
        self.fold.length += len(new)
        self.fold.chain = chain
        self.glanced = looks
        self.fold.comparison.other = False
        self.telling.acts[player] += 1
        self.trouble.end(self)
        if visible:
            # A proposal ends with what everybody sees; if it ended with a secret choice, that would be told.
            if self.proposal:
                self.propose(None)
            if kept is not None or any("event" in item.data for item in news):
                self.permits = 0
                self.seen_at = asyncio.get_running_loop().time()
        self.telling.tell(kept, public, outlook)
        self.changed.set()

    async def cut(self, player: int, keep: int, sender: Sender) -> None:
        """Go on from where the log still replays. What is cut off stays in the log and does not count any more."""
        if not await self.store.cut(self.id, player, keep, self.fold.settled(player), sender):
            raise Refused("gone", "this table is closed")
        self.propose(None)
        # From here on the log replays: whoever comes back finds a game that goes on.
        self.close("closed")

    async def accept(self, socket: Socket, message: wire.Accept) -> None:
        """Go on by the present rules, which make something else of what was played."""
        if not self.is_host(socket):
            raise Refused("not-host", "only the host decides that")
        if self.fold.broken or not self.fold.halted:
            raise Refused("nothing-changed", "there are no corrected rules to decide about")
        deed = self.fold.settled(socket.viewer)
        chain = entries.chain(self.fold.chain, deed.log)
        await self.store.append(self.id, self.fold.length, chain, deed, True, (socket.link, message.id))
        # From here on there is nothing to compare: whoever comes back finds a game that goes on.
        self.close("closed")

    # When the disk refuses -------------------------------------------------------------------------------------------

    async def try_disk(self) -> None:
        await self.store.try_out(self.id)

    async def recover(self) -> None:
        """Fold anew what the disk has. If it cannot even be read the table leaves memory, once the player is told."""
        try:
            stored = await self.store.load(self.id)
            if stored is None:
                self.close("deleted")
                return
            self.telling.fold = await self.refold(stored)
        except (sqlite3.Error, BenbenError):
            asyncio.get_running_loop().call_soon(self.close, "closed")
            return
        self.done |= stored.commands
        self.glanced = Glance()
        outlook = self.telling.outlook()
        self.telling.tell(None, self.telling.face(SPECTATOR, outlook), outlook)

    # What is not the game --------------------------------------------------------------------------------------------

    async def chat(self, socket: Socket, message: wire.Chat) -> None:
        text = clean(message.text)
        if not text or len(text) > CHAT_LETTERS:
            raise Refused("bad-chat", f"1 to {CHAT_LETTERS} characters are expected")
        n = await self.store.say(self.id, socket.viewer, text, socket.link, message.id)
        self.said.append(Said(n, socket.viewer, text))
        self.say(chat(self.said[-1]))

    async def rename(self, socket: Socket, name: str) -> None:
        if socket.viewer < 0:
            raise Refused("not-seated", "spectators have no name here")
        kept = name_of(name)
        if not kept:
            raise Refused("bad-name", f"1 to {NAME_LETTERS} characters are expected")
        await self.set_chair(socket.viewer, self.chairs[socket.viewer]._replace(name=kept))

    async def set_pace(self, socket: Socket, pace: str) -> None:
        if not self.is_host(socket):
            raise Refused("not-host", "only the host sets the pace")
        if pace not in PAUSES:
            raise Refused("bad-pace", f"one of {', '.join(PAUSES)} is expected")
        await self.store.set_pace(self.id, pace)
        self.pace = pace
        self.say({"t": "pace", "pace": pace})
        self.changed.set()

    async def seat(self, player: int, chair: Chair) -> None:
        """Hand a chair to a bot, or back."""
        if self.game.held and self.game.held[0] == player and not self.fold.halted:
            await self.act(player, lambda: [entries.undo(self.game, player)], None)
        await self.set_chair(player, chair)
        self.changed.set()

    async def set_chair(self, player: int, chair: Chair) -> None:
        if chair.name != chair.bot:  # bots without names of their own are told apart by whoever shows them
            others = [other.name for p, other in enumerate(self.chairs) if p != player]
            chair = chair._replace(name=unlike(chair.name, others))
        await self.store.set_chair(self.id, player, chair)
        self.chairs[player] = chair
        self.say({"t": "chairs", "chairs": self.seats()})

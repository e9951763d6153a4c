"""Moves the bots of a table: outside its lock while they think, at the pace that the host has set."""

import asyncio
import logging
import random

from ..kernel.chance import number
from ..kernel.errors import IllegalChoice
from ..kernel.views import view
from .company import NotKept, Refused
from .jobs import Think, Thought
from .messages import Hint
from .pool import JobFailed, Pool
from .settings import PAUSES
from .table import Table

logger = logging.getLogger(__name__)
HINTS_FROM = "search:1"
"""Strong, and answers well within two seconds."""
FIRST_WAIT = 0.25
LONGEST_WAIT = 5.0
"""Seconds until a choice that could not be written is tried again."""


class Driver:
    def __init__(self, table: Table, pool: Pool) -> None:
        self.table = table
        self.pool = pool
        self.memory: dict[int, tuple[str, bytes]] = {}  # by chair: the bot and what it wants to remember

    async def run(self) -> None:
        table = self.table
        wait = FIRST_WAIT
        while not table.closed:
            await table.changed.wait()
            table.changed.clear()
            try:
                while await self.act():
                    wait = FIRST_WAIT
            except NotKept:
                # Nobody can click again while a bot is awaited, so it tries again by itself.
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)
                table.changed.set()
            except Exception:
                logger.exception("table %s: its bots have stopped until something happens", table.id)

    async def act(self) -> bool:
        """One choice of one bot; False if none is to be made now."""
        table = self.table
        player = self.asked()
        if player is None or table.closed:
            return False
        question = table.telling.question(player)
        bot = table.chairs[player].bot
        any_choice = random.SystemRandom().choice(table.rules.legal(table.game.state, player))
        choice = await self.think(player, bot, any_choice)
        if not await self.pause(player):
            return False
        async with table.lock:
            if table.chairs[player].bot != bot or table.telling.question(player) != question:
                return True  # the table has moved on: look again
            try:
                await table.choose(player, [choice], None)
            except IllegalChoice as wrong:
                logger.warning("table %s: %s chose what cannot be: %s", table.id, bot, wrong)
                self.memory.pop(player, None)
                await table.choose(player, [any_choice], None)
        return True

    def asked(self) -> int | None:
        """The first bot that owes a choice."""
        table = self.table
        if not table.sockets and all(chair.kind == "bot" for chair in table.chairs):
            return None  # nobody would see it
        if table.fold.halted or (table.pace == "step" and not table.permits):
            return None
        owing = table.rules.owing(table.game.state)
        return next((p for p in owing if p >= 0 and table.chairs[p].kind == "bot"), None)

    async def pause(self, player: int) -> bool:
        """Wait as long as the pace asks; False if in the meantime there is nothing to do."""
        table = self.table
        loop = asyncio.get_running_loop()
        while table.sockets and not table.closed:
            left = table.seen_at + PAUSES[table.pace] - loop.time()
            if left <= 0:
                break
            try:
                async with asyncio.timeout(left):  # `wait_for` can lose a cancellation before Python 3.12
                    await table.changed.wait()
                table.changed.clear()
            except TimeoutError:
                break
            if self.asked() != player:
                table.changed.set()
                return False
        return not table.closed  # whoever closes the table holds its lock and waits for us

    async def think(self, player: int, bot: str, otherwise: int) -> int:
        """What the bot chooses. If it fails it is asked once more, without its memory, by another process; if that
        fails too, what is to be chosen otherwise."""
        table = self.table
        name, memory = self.memory.get(player, ("", b""))
        job = self.job(player, bot)
        job.memory = memory if name == bot else b""
        for next_try in ("it is asked again", "any legal choice is taken"):
            try:
                answer = await self.pool.ask(job, Thought)
                self.memory[player] = (bot, answer.memory)
                return table.rules.choices.index[answer.choice]
            except (JobFailed, KeyError) as wrong:
                logger.warning("table %s: %s; %s", table.id, wrong, next_try)
                self.memory.pop(player, None)
                job.memory = b""
        return otherwise

    def job(self, player: int, bot: str) -> Think:
        table = self.table
        seen = view(table.rules, table.game.state, player).bytes()
        # Not the table's own key, from which a bot could tell what chance will bring.
        key = number(table.key, "bots", 0).to_bytes(16)
        return Think(bot, table.rules.name, seen, key, table.fold.length)

    async def hint(self, player: int, name: str) -> Hint:
        """What a strong bot would do, from the same view and knowing no more; `name` is that of the command."""
        table = self.table
        if not table.hints:
            raise Refused("no-hints", "hints are switched off at this table")
        async with table.lock:  # nobody is advised on what the disk does not have
            if player < 0 or not table.rules.legal(table.game.state, player) or table.game.held:
                raise Refused("not-asked", "there is nothing to choose")
            job = self.job(player, HINTS_FROM)
        job.explain = True
        try:
            answer = await self.pool.ask(job, Thought, urgent=False)
        except JobFailed as wrong:
            raise Refused("no-hint", str(wrong)) from None
        return {
            "t": "hint",
            "id": name,
            "choice": answer.choice,
            "then": answer.then,
            "why": answer.why,
            "brings": answer.brings,
            "fears": answer.fears,
            "instead": answer.instead,
            "behind": answer.behind,
        }

"""A table's game, folded from its log: as far as the log goes, and why it goes no further."""

import asyncio
import time
from collections.abc import Iterator
from typing import NamedTuple, cast

from ..kernel import traces
from ..kernel.errors import BenbenError
from ..kernel.events import EVERYONE
from ..kernel.game import Game
from ..kernel.registry import ruleset
from ..kernel.steps import BOX
from ..kernel.traces import Trace
from . import entries, looks, wire
from .chronicle import Chronicle
from .comparing import Comparison
from .entries import Entry
from .kept import Damaged, Deed, Footing, Glance, Part, Shown, Stored

AT_ONCE = 0.01
"""Seconds of folding after which others have their turn."""


class Broken(NamedTuple):
    """Why a log is not played to its end: so many entries count, the next one does not replay or is not there."""

    after: int
    why: str


class Fold:
    def __init__(self, stored: Stored) -> None:
        self.begin(stored)
        if self.game.state.players != len(stored.chairs):
            raise Damaged(f"there are {len(stored.chairs)} chairs for {self.game.state.players} players")
        if stored.footing.version > self.game.rules.version:
            raise BenbenError(self.game.rules.too_new(stored.footing.version))
        self.length = stored.length
        self.chain = stored.chain
        self.broken: Broken | None = None

    def begin(self, stored: Stored) -> None:
        names = [chair.name for chair in stored.chairs]
        self.game = Game(ruleset(stored.game), stored.options, names, stored.key)
        self.chronicle = Chronicle(self.game)
        self.comparison = Comparison(self.game, stored)

    @property
    def halted(self) -> bool:
        """Whether people have to decide something before the game can go on."""
        return self.broken is not None or self.comparison.parted is not None

    @property
    def trace(self) -> Trace:
        """What the last entry has left behind."""
        return traces.trace(self.game.rules, self.game.state, self.chronicle.latest)

    def settled(self, by: int) -> Deed:
        """That the present rules count from here on, where it was played by others before."""
        rules = self.game.rules
        log = [Entry(entries.RULES, max(by, BOX), str(rules.version), EVERYONE)] if self.comparison.other else []
        self.chronicle.latest = ()
        return Deed(log, shown(self.game), [self.trace] * len(log), footing(self.game), glance(self.game))

    def play(self, stored: Stored) -> Iterator[None]:
        """Entry by entry, so that whoever folds can let others have their turn."""
        for n, entry in enumerate(stored.log):
            try:
                entries.fold(self.game, entry)
                self.chronicle.follow(self.game)
                self.comparison.look(n, entry, stored.traces[n], self.chronicle.latest)
            except Exception as wrong:
                if not isinstance(wrong, BenbenError | ValueError):
                    # No refusal: the rules have stumbled, perhaps half way. Only what was done before is safe to show.
                    self.begin(stored)
                    yield from self.play(stored._replace(log=stored.log[:n]))
                self.broken = Broken(n, str(wrong) or type(wrong).__name__)
                return
            yield
        if stored.damage:
            self.broken = Broken(len(stored.log), stored.damage)

    def finish(self, stored: Stored) -> "Fold":
        """Once everything is played. The record of a game that does not go on yet names the rules it was played by."""
        if self.broken is None:
            self.comparison.end(stored, shown(self.game))
        if self.halted:
            self.game.record.version = stored.footing.version
            self.game.record.fingerprint = stored.footing.fingerprint or self.game.record.fingerprint
        return self


class Follower:
    """What each choice of a game leaves behind, while it is played from its beginning."""

    def __init__(self) -> None:
        self.events: int | None = None  # that were told so far
        self.traces: list[Trace] = []

    def follow(self, game: Game) -> None:
        """Before the first entry and after each; one that takes something back brings nothing."""
        if self.events is not None:
            self.traces.append(traces.trace(game.rules, game.state, game.log.events[self.events :]))
        self.events = len(game.log.events)


async def fold(stored: Stored) -> Fold:
    """The game of a table. A log that does not replay, or is damaged, is folded as far as it goes."""
    made = Fold(stored)
    began = time.monotonic()
    for _ in made.play(stored):
        if time.monotonic() - began > AT_ONCE:
            await asyncio.sleep(0)
            began = time.monotonic()
    return made.finish(stored)


def fold_at_once(stored: Stored) -> Fold:
    """The same where nobody else waits."""
    made = Fold(stored)
    for _ in made.play(stored):
        pass
    return made.finish(stored)


def shown(game: Game) -> Shown:
    """What lists tell of a game."""
    over = looks.over(game)
    return Shown(looks.turn(game), wire.write(over) if over else "")


def glance(game: Game) -> Glance:
    """The rest of what they tell: how the game itself looks."""
    told, outcome = game.rules.glance(game.state), game.rules.outcome(game.state)
    sides = cast(list[str], told.get("sides", [""] * game.state.players))
    scores: list[float | None] = [*outcome.score] if outcome else [None] * len(sides)
    progress, picture = (traces.written(told[name]) if name in told else "" for name in ("progress", "picture"))
    return Glance(progress, picture, [Part(*part) for part in zip(sides, scores, strict=True)])


def footing(game: Game, public: dict[str, object] | None = None) -> Footing:
    """By which rules it is played, and how it stands. `public` may hold the columns that everybody sees."""
    rules = game.rules
    stands = traces.written(traces.position(rules, game.state, public))
    return Footing(rules.version, rules.fingerprint, stands)

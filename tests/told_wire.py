"""Everything that a server tells a viewer of a game, without a server: messages, story, record, lists, refusals,
proposals, and positions to look back at."""

import json
from random import Random
from types import SimpleNamespace
from typing import Final, cast

from benben.kernel.game import Game
from benben.kernel.notation import player_name
from benben.kernel.records import Record
from benben.kernel.steps import SPECTATOR
from benben.server import consent, folding, looks
from benben.server.chronicle import Chronicle
from benben.server.course import look_back
from benben.server.folding import Fold
from benben.server.jobs import LookBack
from benben.server.kept import Chair
from benben.server.telling import Telling

TAIL: Final = 40
"""Lines of a record, before what is compared, that are looked at."""
BACK: Final = 3
"""Lines to look back at."""
TRIED: Final = 60
"""So many choices are tried, others each time, where they are not legal."""


class Wire:
    """A game that is played on, and told to everybody."""

    def __init__(self, game: Game, acts: list[tuple[int, list[int]]]) -> None:
        self.game = game
        self.before = len(game.record.lines)
        self.chronicle = Chronicle(game)
        self.chronicle.marks = [0] * len(game.made)
        self.fold = cast(Fold, SimpleNamespace(game=game, chronicle=self.chronicle, broken=None))
        self.chairs = [Chair("human", "", player_name(p)) for p in range(game.state.players)]
        self.telling = Telling(self.fold, 1000)
        for channel in self.telling.channels.values():
            channel.v = channel.asked_at = 0
            self.telling.wake(channel)
        for p, plan in acts:
            for choice in plan:
                game.commit(p, choice)
                self.tell(p)

    def tell(self, p: int) -> None:
        """As `Table.act` does it."""
        kept = self.chronicle.follow(self.game)
        outlook = self.telling.outlook()
        if p >= 0:
            self.telling.acts[p] += 1
        self.telling.tell(kept, self.telling.face(SPECTATOR, outlook), outlook)

    def take_back(self) -> None:
        """By consent, to where it began."""
        self.game.undo_by_consent(0, len(self.game.made) - self.game.marks[0].choices)
        self.tell(0)

    def same(self, other: "Wire", viewer: int, replayed: bool) -> None:
        """Everything is, also when all is taken back by consent."""
        self.compare(other, viewer, replayed)
        made = [len(wire.game.made) - wire.game.marks[0].choices for wire in (self, other)]
        if all(made) and not self.game.record.end and not self.game.marks[0].state.drafts:
            for wire in (self, other):
                wire.take_back()
            self.compare(other, viewer, replayed)

    def compare(self, other: "Wire", viewer: int, replayed: bool) -> None:
        mine, theirs = self.everything(viewer, replayed), other.everything(viewer, replayed)
        for what, told in mine.items():
            assert told == theirs[what], f"{what} of {player_name(viewer)}: {told} {theirs[what]}"

    def everything(self, viewer: int, replayed: bool) -> dict[str, object]:
        """By what it is told."""
        game, channel = self.game, self.telling.channels[viewer]
        tail = Record(game.rules.name, 0, "", {}, [])
        tail.lines = game.record.lines[max(0, self.before - TAIL) :]
        tail.end = game.record.end
        got: dict[str, object] = {
            "messages": [text for _, text in channel.kept],
            "the question's number": channel.asked_at,
            "story": self.chronicle.told(viewer),
            "list": folding.shown(game),
            "glance": folding.glance(game),
            "may": looks.may(game, viewer),
            "refusals": self.refusals(viewer),
            "proposals": [
                consent.told(consent.proposed(self.fold, p), self.chairs, self.fold, viewer)
                for p in range(game.state.players)
            ],
            "record": tail.text(None if game.record.end else viewer),
        }
        if game.record.end:  # everything lies open now
            return {what: told for what, told in got.items() if what != "record"}
        if replayed:
            got |= self.replayed(viewer)
        return got

    def refusals(self, viewer: int) -> list[str]:
        """What the viewer is told who tries what cannot be done, as many choices as there is time for."""
        rules, s, told = self.game.rules, self.game.state, self.telling.channels[viewer].kept
        some = Random(repr(told)).sample(range(len(rules.choices.names)), min(TRIED, len(rules.choices.names)))
        tried = {-1, *some}.difference(rules.legal(s, viewer))
        return [str(rules.refusal(s, viewer, choice)) for choice in sorted(tried)]

    def replayed(self, viewer: int) -> dict[str, object]:
        record = self.game.record
        lines = len(record.seen(viewer))
        found: dict[str, object] = {"lines to look back at": lines}
        for at in range(max(0, lines - BACK), lines + 1):
            options = json.dumps(record.options)
            job = LookBack("table", record.game, options, record.lines, at, viewer, viewer)
            found[f"replay at {at}"] = look_back(job)
        return found

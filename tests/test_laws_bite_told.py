"""The leak law notices whatever tells a viewer more than the columns show, and at which step."""

import json
import re
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

import pytest
from courses import OPTIONS, Course, Sketched, courses
from laws_told import told
from sabotage import with_step
from sketched import SECRETS, SKETCHES
from toy import DEAL_F, WINDOW_F, Deal, Toy, Window
from toybox.state import ToyState

from benben.kemet.box.state import KemetState
from benben.kemet.rules.buy import RemoveCard
from benben.kemet.rules.council import DivineWound, WarCouncil
from benben.kemet.rules.day import Turn
from benben.kemet.rules.divine import DrawCards, DropCards
from benben.kemet.rules.move import ChooseTroop
from benben.kemet.rules.on_the_way import GoOn
from benben.kernel import registry
from benben.kernel.events import EVERYONE, Log, may_know
from benben.kernel.records import Record
from benben.kernel.steps import Step
from benben.server import consent, looks
from benben.server.channel import Channel
from benben.server.chronicle import Chronicle
from benben.server.course import look_back
from benben.server.jobs import LookBack
from benben.server.messages import Face
from benben.server.telling import Telling

Patch = pytest.MonkeyPatch
Sabotage = Callable[[Patch], None]
NIGHT = 2
"""The hand-written position in which somebody draws and discards cards."""


def bites(games: Iterable[Course], said: str) -> None:
    def try_all() -> None:
        for course in games:
            told(course)

    with pytest.raises(AssertionError, match=said):
        try_all()


@cache
def recorded() -> list[Course]:
    """Made before anything is broken; cards are removed in these games, and the records grow by secret choices."""
    return courses("kemet", "recorded", 12)[-3:]


def by_hand() -> list[Course]:
    rules = registry.ruleset("kemet")
    return [Sketched(rules, [*SECRETS, SKETCHES["kemet"][NIGHT]][n % 3], n) for n in range(9)]


# Kemet, where much is hidden -----------------------------------------------------------------------------------------


def naked(step: type[Any]) -> Sabotage:
    """It says of no choice that it is secret."""
    return lambda patch: patch.setattr(step, "audience", Step.audience)


def open_handed(step: type[Any]) -> Sabotage:
    """A question with one answer is not asked."""

    def sabotage(patch: Patch) -> None:
        patch.setattr(step, "hides", lambda self, s, f: False)

    return sabotage


def loud(template: str) -> Sabotage:
    """Everybody hears what was whispered."""
    whisper = Log.whisper

    def shout(self: Log, audience: int, said: str, rule: str, *args: int) -> None:
        whisper(self, EVERYONE if said == template else audience, said, rule, *args)

    return lambda patch: patch.setattr(Log, "whisper", shout)


def counted(patch: Patch) -> None:
    """A line for every secret choice."""

    def seen(self: Record, viewer: int | None) -> list[tuple[int, int, str, int]]:
        lines = enumerate(self.lines, 1)
        return [(n, p, c if viewer is None or may_know(a, viewer) else "?", a) for n, (p, c, a) in lines]

    patch.setattr(Record, "seen", seen)


def old_replay(patch: Patch) -> None:
    """The number of lines that there really are."""

    def looked(job: LookBack) -> bytes:
        return json.dumps(json.loads(look_back(job)) | {"lines": len(job.lines)}).encode()

    patch.setattr("told_wire.look_back", looked)


def numbered(patch: Patch) -> None:
    """Entries of the story are numbered for all together."""

    def numbers(self: Chronicle, viewer: int, start: int, n: int) -> list[dict[str, object]]:
        mine = [(i, item) for i, item in enumerate(self.items[start:], start) if may_know(item.audience, viewer)]
        return [{"n": i, **item.data} for i, item in mine]

    patch.setattr(Chronicle, "since", numbers)


def chatty(patch: Patch) -> None:
    """A message for everybody after every step of anybody."""
    tell_one = Telling.tell_one

    def tell(self: Telling, channel: Channel, kept: int | None, face: Face) -> None:
        before = channel.v
        tell_one(self, channel, kept, face)
        if channel.v == before:
            channel.step(face, [], None)

    patch.setattr(Telling, "tell_one", tell)


def proposing(patch: Patch) -> None:
    """A proposal counts secret choices."""
    patch.setattr(consent, "visible", lambda proposal, fold, viewer: len(fold.game.made) - proposal.keep)


def consenting(patch: Patch) -> None:
    """The record says how many choices were taken back, secret ones too."""
    patch.setattr("benben.kernel.records.CONSENT", re.compile("never"))


def boasting(patch: Patch) -> None:
    """What is worked out for everybody counts cards that are left in the deck."""
    patch.setattr(type(registry.ruleset("kemet")), "outlook", lambda self, s: {"deck": s.deck})


def leaky(what: str, where: str = "hands") -> Sabotage:
    """What the game tells of itself has everybody's cards in it."""

    def sabotage(patch: Patch) -> None:
        honest = getattr(type(registry.ruleset("kemet")), what)

        def leaking(self: object, s: KemetState, *more: object) -> object:
            told = honest(self, s, *more)
            return told and {**told, where: {"hands": [*s.hand, *s.held]}}

        patch.setattr(type(registry.ruleset("kemet")), what, leaking)

    return sabotage


@pytest.mark.parametrize(
    ("sabotage", "said"),
    [
        (naked(DrawCards), '"choice":"draw '),
        (naked(WarCouncil), '"choice":"discard '),
        (loud("drew"), "can tell .*BOX draw .* drew: "),
        (open_handed(Turn), "somebody is asked in one of them only"),
        (open_handed(ChooseTroop), "somebody is asked in one of them only"),
        (open_handed(GoOn), "somebody is asked in one of them only"),
        (open_handed(DivineWound), "somebody is asked in one of them only"),
        (open_handed(DropCards), "somebody is asked in one of them only"),
        (open_handed(DrawCards), "somebody is asked in one of them only"),
        (counted, r"(?s)record of .*\?.*\?"),
        (numbered, "messages of"),
        (chatty, "messages of"),
        (boasting, '"outlook"'),
        (leaky("scene"), "hands"),
        (leaky("ahead"), "hands"),
        (leaky("glance", "picture"), "glance of"),
    ],
)
def test_kemet_tells_too_much(sabotage: Sabotage, said: str, monkeypatch: Patch) -> None:
    games = by_hand()
    sabotage(monkeypatch)
    bites(games, said)


@pytest.mark.parametrize(
    ("sabotage", "said"),
    [
        (naked(RemoveCard), '"choice":"remove '),
        (loud("removed"), "can tell .* remove .* removed: "),
        (old_replay, "replay at .*lines"),
        (proposing, "proposals of"),
        (consenting, "(?s)record of .* by consent"),
    ],
)
def test_kemet_tells_too_much_in_long_games(sabotage: Sabotage, said: str, monkeypatch: Patch) -> None:
    games = recorded()
    sabotage(monkeypatch)
    bites(games, said)


# Ankh, where drafts are the only secret ------------------------------------------------------------------------------


def test_ankh_tells_of_drafts(monkeypatch: Patch) -> None:
    games = courses("ankh", "sketched", 8)
    with monkeypatch.context() as patch:
        chatty(patch)
        bites(games, "messages of")
    face = looks.shown

    def peeping(game: object, viewer: int, outlook: dict[str, object], other: object = None) -> dict[str, object]:
        return face(game, viewer, outlook, other) | {"drafts": str(game.state.drafts)}  # type: ignore[arg-type,attr-defined]

    monkeypatch.setattr(looks, "shown", peeping)
    bites(games, '"drafts"')


# The toy -------------------------------------------------------------------------------------------------------------


class OpenDeal(Deal):
    def audience(self, s: ToyState, f: list[int], p: int, choice: int) -> int:
        return EVERYONE


class OpenWindow(Window):
    def hides(self, s: ToyState, f: list[int]) -> bool:
        return False


class Gossip(Window):
    """The one who looks at a card says which it is, if it is the lowest."""

    def apply(self, s: ToyState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        super().apply(s, f, p, choice, log)
        if log and s.hand[f[3]] == 0:
            log.add("shown", "T-3", p, 0)


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        (with_step(DEAL_F, OpenDeal()), '"choice":"deal '),
        (with_step(WINDOW_F, OpenWindow()), "somebody is asked in one of them only"),
        (with_step(WINDOW_F, Gossip()), "shown: P2, reed"),
    ],
)
def test_the_toy_tells_too_much(rules: Toy, said: str, monkeypatch: Patch) -> None:
    monkeypatch.setitem(registry.loaded, "toy", rules)
    bites([Course(rules, OPTIONS["toy"][n % 3], n) for n in range(40)], said)

"""Every law about positions notices a game that breaks it: small sabotages of the toy, with what the law must say."""

import random
from collections.abc import Callable
from typing import Any

import laws
import pytest
from sabotage import Sharing, break_position_law, with_state, with_step
from toy import DEAL_F, DRAFT_F, PEEK_F, TEMPLATES, TOY, Deal, Draft, Peek, Toy
from toybox.columns import COLUMNS
from toybox.names import BURY
from toybox.state import ToyState

from benben.kernel import positions, views
from benben.kernel.columns import Column
from benben.kernel.contract import Outcome
from benben.kernel.events import Log
from benben.kernel.steps import BOX, SEAL

# Positions -----------------------------------------------------------------------------------------------------------


class Forger(Deal):
    def apply(self, s: ToyState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        super().apply(s, f, p, choice, log)
        s.deck[0] += 1


def test_conserved_notices_a_card_too_many() -> None:
    break_position_law("conserved", with_step(DEAL_F, Forger()), "reed cards, not 8")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda menu: [], "has no legal choice"),
        (lambda menu: menu[::-1], "not ascending"),
        (lambda menu: menu + menu[-1:], "not ascending"),
        (lambda menu: menu[-1:], "is asked for the only choice"),
        (lambda menu: [-1, *menu], "no such choice"),
    ],
)
def test_menus_notice_bad_lists(change: Callable[[list[int]], list[int]], said: str) -> None:
    class Broken(Toy):
        def legal(self, s: ToyState, p: int) -> list[int]:
            menu = super().legal(s, p)
            return change(menu) if menu and p != BOX else menu

    break_position_law("menus", Broken(TEMPLATES), said)


def test_menus_notice_uninvited_players() -> None:
    class Broken(Toy):
        def legal(self, s: ToyState, p: int) -> list[int]:
            return super().legal(s, p) or [SEAL]

    break_position_law("menus", Broken(TEMPLATES), "is not asked and may [0]")


def test_menus_notice_odds_of_nothing() -> None:
    class Broken(Toy):
        def odds(self, s: ToyState) -> list[tuple[int, int]]:
            return [(choice, weight - 8) for choice, weight in super().odds(s)]

    rules = Broken(TEMPLATES)
    with pytest.raises(AssertionError, match="odds"):
        laws.menus(rules, rules.setup({}), random.Random(0))


def test_menus_notice_a_game_over_that_goes_on() -> None:
    class Broken(Toy):
        def outcome(self, s: ToyState) -> Outcome | None:
            return Outcome("points", [0], s.players)

    break_position_law("menus", Broken(TEMPLATES), "owe a decision in a game with outcome")


class Undeclared(ToyState):
    __slots__ = ("secret",)

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.secret = 7


class Loose(ToyState):
    pass


def test_declared_notices_undeclared_attributes() -> None:
    break_position_law("declared", with_state(Undeclared), "not declared or not there: {'secret'}")
    break_position_law("declared", with_state(Loose), "no __slots__")


def test_declared_notices_what_is_not_an_int() -> None:
    class Broken(Toy):
        def start(self, s: ToyState, options: dict[str, object]) -> None:
            super().start(s, options)
            s.points[0] = False

    break_position_law("declared", Broken(TEMPLATES), "points holds more than ints")


class Forgetting(ToyState):
    __slots__ = ()

    def copy(self) -> "ToyState":
        other = super().copy()
        other.points = [0] * self.players
        return other


def test_copies_notice_sharing_and_forgetting() -> None:
    break_position_law("copies", with_state(Sharing), "shared with a copy: ['known']")
    break_position_law("copies", with_state(Forgetting), "a copy is not equal")


class Pickled(ToyState):
    __slots__ = ()

    def __reduce__(self) -> tuple[object, ...]:
        return Pickled, (self.players,)


def test_exact_notices_what_does_not_survive() -> None:
    rules = Toy(TEMPLATES)
    rules.columns = [Column("points", "number", "player", initial=1) if c.name == "points" else c for c in COLUMNS]
    break_position_law("exact", rules, "'points', [0, 0]")
    break_position_law("exact", with_state(Pickled), "pickling lost something")


def test_notation_notices_another_meaning(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = Toy(TEMPLATES)
    say = rules.choices.say
    monkeypatch.setattr(rules.choices, "say", lambda choice: say(BURY + 1 if choice == BURY else choice))
    break_position_law("notation", rules, "'bury 2' is read as another choice")


# Views ---------------------------------------------------------------------------------------------------------------


class Meddling(Toy):
    def fill(self, s: ToyState, viewer: int, rng: random.Random) -> None:
        super().fill(s, viewer, rng)
        s.hand.reverse()
        s.known.reverse()


class Careless(Toy):
    def fill(self, s: ToyState, viewer: int, rng: random.Random) -> None:
        super().fill(s, viewer, rng)
        s.deck[0] += 1


class Peeping(Draft):
    """What may be buried depends on another player's hand."""

    def legal(self, s: ToyState, f: list[int], p: int) -> list[int]:
        menu = super().legal(s, f, p)
        return menu[1:] if not s.drafts[p] and s.hand[p - 1] == 0 else menu


def test_views_notice_bad_samples() -> None:
    break_position_law("views", Meddling(TEMPLATES), "in a sample of")
    break_position_law("views", Careless(TEMPLATES), "reed cards, not 8")
    break_position_law("views", with_step(DRAFT_F, Peeping()), "in a sample of")


def test_blind_notices_leaks(monkeypatch: pytest.MonkeyPatch) -> None:
    break_position_law("blind", with_step(DRAFT_F, Peeping()), "sees hidden things")
    with monkeypatch.context() as patch:
        patch.setattr(Column, "visible", lambda self, s, i, viewer: True)
        break_position_law("blind", TOY, "sees hidden things")
    everything = positions.encode
    monkeypatch.setattr(views, "encode", lambda rules, s, *_: everything(rules, s))
    break_position_law("blind", TOY, "sees hidden things")


class Loud(Deal):
    def apply(self, s: ToyState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        super().apply(s, f, p, choice, log)
        if log:
            log.add("shown", "T-1", 0, s.hand[0])


class Gossip(Deal):
    def apply(self, s: ToyState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        super().apply(s, f, p, choice, log)
        s.points[0] += choice


def test_unheard_notices_what_others_can_tell() -> None:
    break_position_law("unheard", with_step(DEAL_F, Loud()), "can tell choices of -1 apart")
    break_position_law("unheard", with_step(DEAL_F, Gossip()), "can tell choices of -1 apart")

    class Blushing(Toy):
        def draft(self, s: ToyState, p: int, choice: int) -> None:
            super().draft(s, p, choice)
            s.points[p] = choice

    break_position_law("unheard", Blushing(TEMPLATES), "can tell choices of 0 apart")


# Choices -------------------------------------------------------------------------------------------------------------


class Writer(Peek):
    """Does something of its own while the log is written."""

    def __init__(self, act: Callable[[ToyState, Log], Any]) -> None:
        self.act = act

    def apply(self, s: ToyState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        super().apply(s, f, p, choice, log)
        if log:
            self.act(s, log)


@pytest.mark.parametrize(
    ("act", "said"),
    [
        (lambda s, log: s.points.reverse() or s.points.append(1), "the log changes what"),
        (lambda s, log: log.add("shown", "T-2", 0), "do not fit"),
        (lambda s, log: log.add("shown", "", 0, 0), "no rule says why"),
        (lambda s, log: log.add("", "T-2"), "not one line"),
    ],
)
def test_logged_notices_bad_events(act: Callable[[ToyState, Log], Any], said: str) -> None:
    rules = Toy({**TEMPLATES, "": ()})
    rules.steps = with_step(PEEK_F, Writer(act)).steps
    break_position_law("logged", rules, said)


def test_logged_notices_whispers_overheard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Log, "heard", lambda self, player: self.events)
    break_position_law("logged", TOY, "hears what is for others")


def test_refused_notices_what_is_let_through_or_changed() -> None:
    class Lax(Toy):
        def apply(self, s: ToyState, p: int, choice: int, log: Log | None = None) -> None:
            if p >= 0 or choice in self.legal(s, p):
                super().apply(s, p, choice, log)

    class Late(Toy):
        def apply(self, s: ToyState, p: int, choice: int, log: Log | None = None) -> None:
            s.barriers += 1
            super().apply(s, p, choice, log)

    class Gullible(Toy):
        def read(self, s: ToyState, p: int, text: str) -> int:
            return self.choices.read(text)

    break_position_law("refused", Lax(TEMPLATES), "was not refused")
    break_position_law("refused", Late(TEMPLATES), "changed the state")
    break_position_law("refused", Gullible(TEMPLATES), "was read as legal")

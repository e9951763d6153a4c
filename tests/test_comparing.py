"""A log held against other rules, without a server: what is told of it to whom."""

import random
from typing import Any

import pytest
from sabotage import with_step
from toy import DEAL_F, PEEK_F, TOY, Deal, Peek
from toybox.names import DEAL
from toybox.state import ToyState

from benben.kernel import registry
from benben.kernel.contract import Change, Ruleset
from benben.kernel.events import Event, Log
from benben.kernel.game import Game
from benben.kernel.notation import player_name
from benben.kernel.steps import PASS, SPECTATOR
from benben.server import entries, folding
from benben.server.comparing import Comparison
from benben.server.entries import Entry
from benben.server.kept import Chair, Stored

CHANGES = (*TOY.changes, Change(("T-1",), "cards look otherwise"))


class OtherCards(Deal):
    """Whispers of another card than was dealt."""

    def apply(self, s: ToyState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        super().apply(s, f, p, choice, log)
        if log:
            last = log.events[-1]
            log.events[-1] = Event(last.template, last.rule, (last.args[0], (last.args[1] + 1) % 4), last.audience)


class OtherOdds(Deal):
    def odds(self, s: ToyState, f: list[int]) -> list[tuple[int, int]]:
        return [(choice, weight + (choice == DEAL)) for choice, weight in super().odds(s, f)]


class NoPeeking(Peek):
    def legal(self, s: ToyState, f: list[int], p: int) -> list[int]:
        return [PASS]

    def hides(self, s: ToyState, f: list[int]) -> bool:
        return True


def played(undo: bool = False) -> Stored:
    """A whole game of the toy, as it would lie on disk."""
    game = Game(TOY, {"players": 3}, key=b"luck")
    rng, log, follower = random.Random(3), list[Entry](), folding.Follower()
    follower.follow(game)
    while owing := game.rules.owing(game.state):
        entry = entries.answer(game)
        if entry is None:
            p = rng.choice(owing)
            if undo and rng.random() < 0.3 and game.may_undo(p):
                entry = entries.undo(game, p)
            else:
                entry = entries.play(game, p, rng.choice(game.rules.legal(game.state, p)))
        log.append(entry)
        follower.follow(game)
    chairs = [Chair("human", "", player_name(p)) for p in range(3)]
    about = ("t", "toy", game.record.options, b"luck", False, False, "skip", chairs)
    end = (folding.shown(game), folding.footing(game))
    chain = entries.chain(b"", log)
    return Stored(*about, log, [*follower.traces], len(log), chain, set(), [], set(), "", *end)


def compared(stored: Stored, rules: Any, monkeypatch: pytest.MonkeyPatch) -> Comparison:
    newer(rules)
    monkeypatch.setitem(registry.loaded, "toy", rules)
    return folding.fold_at_once(stored).comparison


def newer(rules: Ruleset[ToyState]) -> None:
    rules.changes = CHANGES


@pytest.mark.parametrize("undo", [False, True])
def test_the_same_game_is_alike(undo: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every entry of it: drafts, what was taken back, what was whispered."""
    found = compared(played(undo), with_step(DEAL_F, Deal()), monkeypatch)
    assert (found.other, found.whole, found.parted, found.outcome) == (True, True, None, "alike")


def test_secrets_stay_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    stored = played()
    found = compared(stored, with_step(DEAL_F, OtherCards()), monkeypatch)
    assert found.parted is not None
    assert (found.parted.entries, found.parted.what) == (0, "told")
    mine, other, looks_on = (found.data(viewer) for viewer in (0, 1, SPECTATOR))
    assert mine["choice"] == stored.log[0].text
    card, another = (mine[key][0]["args"][1] for key in ("then", "now"))
    assert card != another
    assert other == looks_on
    assert (other["choice"], other["then"], other["now"]) == (None, [], [])
    assert mine["changes"] == [{"version": 2, "rules": ["T-1"], "text": "cards look otherwise"}]
    assert f'then "dealt: P1, {card}" (T-1); now "dealt: P1, {another}" (T-1)' in found.words()


def test_odds_and_menus_are_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    stored = played()
    found = compared(stored, with_step(DEAL_F, OtherOdds()), monkeypatch)
    assert found.parted is not None
    assert (found.parted.entries, found.parted.what) == (0, "asked")
    last = max(n for n in range(9) if stored.log[n].text.startswith("deal"))
    found = compared(stored, with_step(PEEK_F, NoPeeking()), monkeypatch)
    assert found.parted is not None
    assert (found.parted.entries, found.parted.what) == (last, "asked")


def test_lines_are_those_of_the_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who may not know of choices does not learn how many there were."""
    stored = played()
    found = compared(stored, with_step(PEEK_F, NoPeeking()), monkeypatch)
    seen = found.game.record.seen
    assert found.parted is not None
    for viewer in (0, 1, 2, SPECTATOR):
        line = found.data(viewer)["line"]
        assert seen(viewer)[line - 1][0] >= found.parted.line > ([0] + [n for n, *_ in seen(viewer)])[line - 1]

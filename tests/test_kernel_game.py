"""A game being played: provisional choices, undo, consent."""

from random import Random

import pytest
from toy import PEEK_F, TEMPLATES, TOY, Peek, Toy
from toybox.names import ALLOW, BID, BURY, PEEK, SHOW
from toybox.state import ToyState

from benben.kernel.errors import IllegalChoice
from benben.kernel.events import Log
from benben.kernel.game import Game, replay
from benben.kernel.records import parse
from benben.kernel.steps import PASS, SEAL


def dealt(hold: bool = False) -> Game:
    """Two players with full hands; P1 may peek."""
    game = Game(TOY, {"players": 2}, key=b"table", hold=hold)
    while game.chance():
        pass
    return game


def drafting() -> Game:
    game = dealt()
    game.play(0, PASS)
    game.play(1, PASS)
    return game


def owing(game: Game) -> list[int]:
    return game.rules.owing(game.state)


def texts(game: Game) -> list[str]:
    return [text for _, text, _ in game.record.lines]


def test_without_a_key_box_waits() -> None:
    game = Game(TOY, {})
    assert not game.chance()
    assert owing(game) == [-1]


def test_what_hands_the_turn_over_is_held_until_confirmed() -> None:
    game = dealt(hold=True)
    game.play(0, PASS)
    assert game.held == (0, PASS)
    assert owing(game) == [0]
    with pytest.raises(IllegalChoice, match="P1 must confirm or undo first"):
        game.play(0, PEEK + 3)
    with pytest.raises(IllegalChoice, match="P2 has nothing to confirm"):
        game.confirm(1)
    game.confirm(0)
    assert owing(game) == [1]
    assert not game.may_undo(0)


def test_a_held_choice_can_be_taken_back_without_a_trace() -> None:
    game = dealt(hold=True)
    before = game.record.text()
    game.play(0, PASS)
    game.undo(0)
    assert (game.held, game.record.text()) == (None, before)


def test_drafts_enter_the_record_together_by_player() -> None:
    game = drafting()
    before = texts(game)
    for p, choice in [(1, BURY), (1, SHOW + 1), (0, BURY + 2), (1, SEAL), (0, SHOW)]:
        game.play(p, choice)
    assert texts(game) == before
    game.play(0, SEAL)
    assert texts(game) == [*before, "bury 3", "show 1", "seal", "bury 1", "show 2", "seal"]


def test_a_sealed_draft_can_be_reopened_until_the_last_one_seals() -> None:
    game = drafting()
    for choice in (BURY, SHOW + 1, SEAL):
        game.play(0, choice)
    assert owing(game) == [1]
    assert not game.may_undo(1)
    game.undo(0)
    assert owing(game) == [0, 1]
    for p, choice in [(0, BURY + 2), (1, BURY), (0, SHOW), (1, SHOW + 1), (0, SEAL), (1, SEAL)]:
        game.play(p, choice)
    assert not game.may_undo(0)
    assert "bury 3" in texts(game)


def test_forced_drafts_are_nothing_to_take_back() -> None:
    game = drafting()
    for p, choice in [(0, BURY), (0, SHOW + 1), (0, SEAL), (1, BURY), (1, SHOW + 1), (1, SEAL)]:
        game.play(p, choice)
    game.state.drafts[0] = [BID, SEAL]
    assert not game.may_undo(0)
    with pytest.raises(IllegalChoice, match="P1 has nothing that can be taken back"):
        game.undo(0)


@pytest.mark.parametrize(
    ("choices", "why"),
    [
        ([BURY, SHOW + 1, SEAL], ""),
        ([BURY, BURY, SEAL], "not legal"),
        ([BURY, SHOW + 1, BURY + 1], "not legal"),
        ([BURY, SHOW + 1, SEAL, SEAL], "after 'seal' others have a say"),
    ],
)
def test_drafts_of_one_gesture_stand_together_or_not_at_all(choices: list[int], why: str) -> None:
    game = drafting()
    before = game.state.copy()
    if why:
        with pytest.raises(IllegalChoice, match=why):
            game.check_together(0, choices)
    else:
        game.check_together(0, choices)
    assert game.state.drafts == before.drafts
    assert owing(game) == [0, 1]


def test_a_gesture_ends_where_somebody_else_is_asked() -> None:
    game = dealt()
    peek = next(choice for choice in game.rules.legal(game.state, 0) if choice != PASS)
    game.check_together(0, [peek])
    with pytest.raises(IllegalChoice, match="others have a say") as wrong:
        game.check_together(0, [peek, PASS])
    assert wrong.value.code == "not-together"
    with pytest.raises(IllegalChoice, match="P2 is not asked"):
        game.check_together(1, [PASS])


def test_consent_takes_back_chance_and_chance_falls_anew() -> None:
    game = dealt()
    first = texts(game)
    game.undo_by_consent(1, 6)
    assert owing(game) == [-1]
    while game.chance():
        pass
    assert texts(game)[:7] == [*first, "undo 6 by consent"]
    assert texts(game)[7:] != first
    again, stop = replay(TOY, parse(game.record.text()))
    assert stop is None
    assert again.record.text() == game.record.text()
    assert again.made == game.made


def test_consent_never_splits_drafts_that_were_revealed_together() -> None:
    game = drafting()
    for p, choice in [(0, BURY), (0, SHOW + 1), (0, SEAL), (1, BURY), (1, SHOW + 1), (1, SEAL)]:
        game.play(p, choice)
    game.undo_by_consent(0, 2)
    assert texts(game)[-1] == "undo 6 by consent"
    assert game.state.drafts == [[], []]
    assert owing(game) == [0, 1]


def test_consent_drops_open_drafts_and_held_choices() -> None:
    game = drafting()
    game.play(0, BURY)
    game.undo_by_consent(0, 1)
    assert (game.pending, game.state.drafts, owing(game)) == ({}, [], [1])
    held = dealt(hold=True)
    held.play(0, PASS)
    held.undo_by_consent(0, 1)
    assert held.held is None


@pytest.mark.parametrize(("player", "choices"), [(0, 0), (0, 7), (0, -1), (2, 1), (-1, 1)])
def test_consent_needs_choices_and_a_player(player: int, choices: int) -> None:
    game = dealt()
    with pytest.raises(IllegalChoice, match="there are 6 choices that could be taken back") as wrong:
        game.undo_by_consent(player, choices)
    assert wrong.value.code == "no-undo"
    assert len(game.made) == 6


def test_a_reveal_is_a_barrier() -> None:
    game = dealt()
    game.play(0, PEEK + 3)
    game.play(1, ALLOW)
    assert not game.may_undo(1)
    assert not game.may_undo(0)


def test_undo_is_a_line_of_the_record() -> None:
    class Patient(Toy):
        """Passing leaves the turn where it is, so that there is something to take back."""

        steps = [*Toy.steps[:PEEK_F], Waiting(), *Toy.steps[PEEK_F + 1 :]]  # noqa: RUF012

    game = Game(Patient(TEMPLATES), {"players": 2}, key=b"table")
    while game.chance():
        pass
    game.play(0, PASS)
    assert game.may_undo(0)
    assert not game.may_undo(1)
    game.undo(0)
    assert texts(game)[6:] == ["pass", "undo"]
    assert len(game.made) == 6
    assert game.state.barriers == 6


class Waiting(Peek):
    def apply(self, s: ToyState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        if choice != PASS:
            super().apply(s, f, p, choice, log)


def test_taking_back_far_is_the_same_as_never_having_gone_there() -> None:
    """However far: some earlier positions are kept, so that it need not begin at the beginning."""
    whole = Game(TOY, {"players": 2}, key=b"far")
    rng = Random(3)
    while owing(whole):
        if not whole.chance():
            p = owing(whole)[0]
            whole.play(p, rng.choice(whole.rules.legal(whole.state, p)))
    assert len(whole.marks) < len(whole.made) / 4
    for back in range(1, len(whole.made) + 1):
        again, _ = replay(TOY, parse(whole.record.text()))
        told = len(again.log.events)
        again.undo_by_consent(0, back)
        fresh = Game(TOY, {"players": 2})
        for p, choice in again.made:
            fresh.commit(p, choice)
        assert again.state.__reduce__() == fresh.state.__reduce__()
        assert [e.template for e in again.log.events] == [e.template for e in fresh.log.events]
        assert len(again.log.events) <= told

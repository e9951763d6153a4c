"""Every law about whole games, and the fuzzed loaders, notice a game that breaks them."""

import random

import laws_games
import pytest
from fuzz import fuzzed
from sabotage import Sharing, break_game_law, with_state, with_step
from toy import ROUND_F, TEMPLATES, TOY, WINDOW_F, Round, Toy, Window
from toybox.names import KINDS
from toybox.state import ToyState

from benben.kernel import game, positions
from benben.kernel.contract import Outcome
from benben.kernel.events import Log
from benben.kernel.game import Game
from benben.kernel.notation import Numbers
from benben.kernel.records import parse

# Whole games ---------------------------------------------------------------------------------------------------------


def test_history_notices_shared_columns() -> None:
    break_game_law(laws_games.history, with_state(Sharing), "was changed later")


class Endless(Round):
    def run(self, s: ToyState, f: list[int], log: Log | None) -> None:
        f[2] = 0
        s.coins = [5] * s.players
        s.frames.append([WINDOW_F, 0, 0, 0])


class Indifferent(Window):
    def apply(self, s: ToyState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()


def test_ends_notice_endless_games_and_bad_scores(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = with_step(ROUND_F, Endless())
    rules.steps[WINDOW_F] = Indifferent()
    with monkeypatch.context() as patch:
        patch.setattr("benben.kernel.play.LIMIT", 2_000)
        break_game_law(laws_games.ends, rules, "unfinished")

    class Generous(Toy):
        def outcome(self, s: ToyState) -> Outcome | None:
            outcome = super().outcome(s)
            if outcome:
                outcome.score = [float(x > 0) for x in outcome.score]
            return outcome

    break_game_law(laws_games.ends, Generous(TEMPLATES), "[0.0, 1.0, 0.0, 1.0]")


class Moody(Window):
    """Does something else every time."""

    def __init__(self) -> None:
        self.times = 0

    def apply(self, s: ToyState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        super().apply(s, f, p, choice, log)
        self.times += 1
        s.points[0] += self.times


def test_recorded_notices_what_is_not_in_the_record(monkeypatch: pytest.MonkeyPatch) -> None:
    break_game_law(laws_games.recorded, with_step(WINDOW_F, Moody()), "replayed")
    monkeypatch.setattr(laws_games, "parse", lambda text: parse(text.replace("BOX deal reed", "BOX deal crown")))
    break_game_law(laws_games.recorded, TOY, "not said as it was read")


def test_opening_notices_a_log_that_matters() -> None:
    class Broken(Toy):
        def setup(self, given: dict[str, object], log: Log | None = None) -> ToyState:
            s = super().setup(given, log)
            s.points[0] = log is not None
            return s

    break_game_law(laws_games.opening, Broken(TEMPLATES), "the log changes the setup")


def test_undone_notices_undo_past_a_barrier(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(Game, "may_undo", lambda self, player: bool(self.made) and not self.state.drafts)
        break_game_law(laws_games.undone, TOY, "was taken back")

    def forget(self: Game, player: int) -> None:
        undo(self, player)
        del self.record.lines[-1:]

    undo = Game.undo
    with monkeypatch.context() as patch:
        patch.setattr(Game, "undo", forget)
        break_game_law(laws_games.undone, TOY, "the record was rewritten")
    with monkeypatch.context() as patch:
        patch.setattr(Game, "would_bar", lambda self, player, choice: False)
        break_game_law(laws_games.undone, TOY, "without confirmation")


def test_interleaved_notices_the_order_of_clicks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game, "sorted", list, raising=False)
    break_game_law(laws_games.interleaved, TOY, "the order of clicks stands in the record")


def test_possible_notices_a_truth_that_is_never_thought_of() -> None:
    class Narrow(Toy):
        def fill(self, s: ToyState, viewer: int, rng: random.Random) -> None:
            super().fill(s, viewer, random.Random(0))

    break_game_law(laws_games.possible, Narrow(TEMPLATES), "the truth is none of")


def test_processes_with_other_hash_seeds_are_compared() -> None:
    assert len(laws_games.said_by_processes("print({'reed', 'lotus', 'scarab', 'crown', 'ankh', 'benu'})")) == 2


# Loaders -------------------------------------------------------------------------------------------------------------


class Trusting(Toy):
    """Loads whatever it is given."""

    kinds = KINDS | {"number": Numbers("number", -(10**40), 10**40)}

    def check(self, s: ToyState) -> list[str]:
        return []


def test_fuzzed_notices_loaders_that_crash_or_trust(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patched:
        find = positions.rest
        patched.setattr(positions, "rest", lambda rules, s: find(rules, s) and "")
        break_game_law(fuzzed, Trusting(TEMPLATES), "Error: ")
    monkeypatch.setattr(positions, "expect", lambda value, kind, what: value)
    break_game_law(fuzzed, TOY, "Error: ")


def test_fuzzed_notices_texts_of_many_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(positions, "shown", lambda value: f"\n{value}")
    break_game_law(fuzzed, TOY, "not one short line")

"""The fit of chances to games: it finds weights that are known, and is no better than it can show."""

import random
from pathlib import Path

import pytest

from benben.ankh.thinking.judgement import TERMS
from benben.kernel.registry import ruleset
from bench.calibrate import Row, fit, fit_positive, loss, play, played, solve, sure


def rows(weights: list[float], players: int, many: int = 4000) -> list[Row]:
    rng = random.Random(1)
    made = []
    for n in range(many):
        terms = [rng.gauss(0, 1) for _ in weights]
        won = rng.random() < sure(weights, terms, players)
        made.append(Row(0, terms, float(won), n % 5 == 4))
    return made


def test_equations_are_solved() -> None:
    assert solve([[0.0, 2.0], [1.0, 1.0]], [4.0, 5.0]) == pytest.approx([3.0, 2.0])


@pytest.mark.parametrize("players", [2, 4])
def test_the_weights_that_made_the_games_are_found(players: int) -> None:
    true = [1.0, 0.0, 0.5]
    made = rows(true, players)
    found = fit(made, [0.1] * 3, players, 1.0)
    assert found == pytest.approx(true, abs=0.15)
    assert loss(made, found, players) < loss(made, [0.0] * 3, players) - 0.02


def test_few_games_stay_with_one_weight_for_all() -> None:
    made = rows([1.0, 0.0, 0.5], 2, 10)
    assert fit(made, [0.2] * 3, 2, 1e6) == pytest.approx([0.2] * 3, abs=0.01)


def test_no_term_counts_against_its_owner() -> None:
    found = fit_positive(rows([1.0, -0.5, 0.5], 2), [0.3] * 3, 2)
    assert found[1] == 0.0
    assert found[0] > found[2] > 0.0


def test_a_game_is_written_down_where_turns_begin_and_read_again(tmp_path: Path) -> None:
    rules = ruleset("ankh")
    names, made = play(rules, 2, 1, 4)
    assert tuple(names) == TERMS
    assert {row.score for row in made} <= {0.0, 0.5, 1.0}
    assert all(row.held_back for row in made), "every fifth"
    kept = tmp_path / "rows"
    first = played(rules, 2, 1, 1, kept)
    assert played(rules, 2, 1, 1, kept) == first
    assert len(kept.read_text().splitlines()) == 1

"""What BOX draws: the same for the same key in every version of the program, and fair."""

from collections import Counter

import pytest

from benben.kernel.chance import draw, game_key, generator, number

ODDS = [(5, 1), (9, 3)]


def test_draws_are_fixed_for_ever() -> None:
    """Digests of old simulations hang on these."""
    assert game_key(7, 3) == b"7/3"
    assert number(b"k", "BOX", 0) == 252615451830203661051640183035527582591
    assert number(b"k", "BOX", 1) == 17904905326428723337217387471338609147
    assert [draw(ODDS, game_key(7, 0), n) for n in range(12)] == [9, 9, 9, 9, 5, 9, 5, 9, 9, 9, 9, 9]
    assert generator(b"k", "bot").random() == 0.9589302053809772


def test_every_argument_matters() -> None:
    given = [(b"k", "BOX", 0), (b"l", "BOX", 0), (b"k", "bot", 0), (b"k", "BOX", 1), (b"", "BOX", 0), (b"k", "", 0)]
    assert len({number(*arguments) for arguments in given}) == len(given)
    assert game_key(1, 11) != game_key(11, 1) != game_key(111, 0)


def test_draws_follow_the_weights() -> None:
    counts = Counter(draw([(0, 1), (1, 2), (2, 5)], b"frequencies", n) for n in range(8_000))
    assert all(abs(counts[i] / 1000 - weight) < 0.15 for i, weight in enumerate((1, 2, 5)))


def test_impossible_outcomes_are_never_drawn() -> None:
    assert {draw([(0, 0), (1, 1), (2, 0)], b"zero", n) for n in range(100)} == {1}


@pytest.mark.parametrize("key", [b"", b"x" * 1000])
def test_keys_may_have_any_length(key: bytes) -> None:
    assert draw(ODDS, key, 1) in (5, 9)

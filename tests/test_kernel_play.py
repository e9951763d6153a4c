"""Choices made from outside: what a bot, or a person who types, is told about a wrong one."""

from collections.abc import Callable
from typing import Any

import pytest
from toy import TOY

from benben.kernel.chance import draw
from benben.kernel.contract import Outcome
from benben.kernel.errors import BadNotation, BadOptions, IllegalChoice
from benben.kernel.play import play_game
from benben.kernel.positions import dump
from benben.kernel.steps import BOX


class Stubborn:
    """Answers the same to everything, whatever that is."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, legal: list[int], look: Callable[[], bytes]) -> int:
        answer: int = self.answer
        return answer


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (5000, "choice 5000 is not legal now"),
        (None, "choice None is"),
        ("pass", "choice 'pass' is"),
        (-1, "choice -1 is"),
    ],
)
def test_what_is_no_choice_is_refused_with_what_would_be_right(answer: object, said: str) -> None:
    bots = [Stubborn(answer), Stubborn(answer)]
    with pytest.raises(IllegalChoice) as wrong:
        play_game(TOY, {"players": 2}, bots, b"key")
    assert str(wrong.value).startswith(said)
    assert "; legal: pass, peek" in str(wrong.value)


@pytest.mark.parametrize("count", [0, 1])
def test_every_player_needs_a_bot(count: int) -> None:
    with pytest.raises(BadOptions, match=f"^bots: 2 are needed, one for each player, not {count}$"):
        play_game(TOY, {"players": 2}, [Stubborn(1)] * count, b"key")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("peak P2.1", "unknown choice 'peak P2.1'; did you mean \"peek P2.1\"?"),
        ("something else entirely", "unknown choice 'something else entirely'; legal: pass, peek"),
    ],
)
def test_unknown_words_are_answered_with_what_is_legal(text: str, said: str) -> None:
    s = TOY.setup({"players": 2})
    n = 0
    while TOY.owing(s) == [-1]:
        n += 1
        TOY.apply(s, -1, draw(TOY.odds(s), b"key", n))
    before = dump(TOY, s)
    with pytest.raises(BadNotation) as wrong:
        TOY.read(s, 0, text)
    assert str(wrong.value).startswith(said)
    with pytest.raises(BadNotation, match=r"^unknown choice 'peak P2\.1'$"):
        TOY.read(s, 1, "peak P2.1")
    assert dump(TOY, s) == before


class First:
    """Takes the first of what is legal."""

    def choose(self, legal: list[int], look: Callable[[], bytes]) -> int:
        return legal[0]


def test_each_chance_of_a_game_is_drawn_by_its_own_number() -> None:
    """The number is that of the line in the record; so a table that replays it draws the same, and no card twice."""
    played = play_game(TOY, {"players": 3}, [First()] * 3, b"key")
    s = TOY.setup({"players": 3})
    falls = []
    for n, (p, text, _) in enumerate(played.record.lines, 1):
        choice = TOY.choices.read(text)
        if p == BOX:
            assert choice == draw(TOY.odds(s), b"key", n)
            falls.append(choice)
        TOY.apply(s, p, choice)
    assert len(set(falls)) > 1


def test_winners_share_one_win() -> None:
    assert Outcome("points", [0, 2], 4).score == [0.5, 0.0, 0.5, 0.0]
    assert Outcome("points", [1], 2).score == [0.0, 1.0]
    assert Outcome("nobody", [], 3).score == [0.0, 0.0, 0.0]

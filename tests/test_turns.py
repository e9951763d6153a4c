"""Where turns begin: those who look ahead count by them."""

import itertools
import random

import pytest

from benben.bots.ahead import opens
from benben.kernel.registry import ruleset
from benben.kernel.steps import BOX, NOBODY, PLAYER


@pytest.mark.parametrize("game", ["ankh", "kemet", "kemet-classic"])
@pytest.mark.parametrize("players", [2, 4])
def test_a_turn_opens_with_its_first_question_and_goes_round(game: str, players: int) -> None:
    """In random games: the question that opens a turn belongs to whoever's turn it is, a turn has others too, and all
    players get theirs."""
    rules = ruleset(game)
    s = rules.setup({"players": players})
    rng = random.Random(players)
    opened: list[int] = []
    others = 0
    while not s.reason and len(opened) < 60:
        p = rules.owing(s)[0]
        if p != BOX and opens(rules, s):
            assert s.frames[-1][PLAYER] == p
            opened.append(p)
        elif s.asked not in (BOX, NOBODY):
            others += 1
        rules.apply(s, p, rng.choice(rules.legal(s, p)))
    assert set(opened) == set(range(players))
    assert others > len(opened) / 2
    in_a_row = sum(a == b for a, b in itertools.pairwise(opened))
    assert in_a_row < len(opened) / 4, "a turn is not opened again and again"

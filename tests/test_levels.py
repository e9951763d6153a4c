"""The levels: they exist by name wherever a bot does, and the weak ones make mistakes without being silly."""

import pickle
import random

import pytest
from ankh_table import table

from benben import bots
from benben.bots import casual
from benben.bots.budget import Budget
from benben.bots.casual import CasualBot
from benben.bots.levels import BEGINNER, EASY, LEVELS, MASTER, STRONG
from benben.bots.lines import Lines
from benben.bots.sealed import prospect
from benben.kernel.chance import generator
from benben.kernel.errors import BadOptions
from benben.kernel.play import Look
from benben.kernel.views import read_view, sample

BOARD = "isis god [4,7]; isis warrior [5,7]; ra god [2,5]; ra warrior [6,5]; neutral temple [7,6]"


def test_levels_are_bots_weakest_first() -> None:
    assert list(LEVELS) == ["beginner", "easy", "good", "strong", "master"]
    assert set(LEVELS) <= set(bots.names())
    for name in LEVELS:
        assert bots.seats([name], 3) == [name] * 3
        assert pickle.loads(pickle.dumps(bots.make(name, random.Random(1))))


def test_a_level_that_does_not_exist_is_refused_with_one_that_does() -> None:
    with pytest.raises(BadOptions, match=r"^there is no bot 'maste'; did you mean \"master\"\?$"):
        bots.check("maste")
    assert not bots.knows("maste")
    assert not bots.knows("search:0")
    assert not bots.knows("search")
    assert bots.knows("search:0.3")
    assert bots.knows("easy")


def test_stronger_levels_think_more_and_err_less() -> None:
    assert BEGINNER.error > EASY.error
    assert BEGINNER.sense > EASY.sense
    assert BEGINNER.effort.sight < EASY.effort.sight
    assert Budget(0, 0) < STRONG < MASTER
    assert MASTER.seconds <= 2, "nobody waits longer for one turn"


@pytest.mark.parametrize("habit", [BEGINNER, EASY])
def test_mistakes_are_made_but_no_silly_ones(habit: casual.Habit) -> None:
    """Against all that this bot itself has looked at, at the beginning of a turn with much to do."""
    t = table("isis ra", BOARD, "turn of P1")
    legal, look = t.rules.legal(t.state, 0), Look(t.rules, t.state, 0)
    best_taken = 0
    for seed in range(30):
        bot = CasualBot(random.Random(seed), habit)
        rng = generator(bot.key + look(), "casual")
        s = sample(t.rules, read_view(look()), rng)
        ends = Lines(t.rules, 0, rng, habit.effort).ends(s, casual.ENDS)
        chances = [prospect(t.rules, line.state, 0) for line in ends]
        made = [bot.choose(legal, look), *(choice for _, choice in reversed(bot.plan))]
        taken = [chance for chance, line in zip(chances, ends, strict=True) if [c for _, c in line.made] == made]
        assert taken
        assert taken[0] >= max(chances) - habit.sense
        best_taken += taken[0] == max(chances)
    assert 0 < best_taken < 30


def test_a_casual_player_follows_its_line() -> None:
    t = table("isis ra", BOARD, "turn of P1")
    bot = CasualBot(random.Random(3), BEGINNER)
    looks = made = 0

    def look() -> bytes:
        nonlocal looks
        looks += 1
        return Look(t.rules, t.state, 0)()

    while t.rules.owing(t.state) == [0]:
        t.rules.apply(t.state, 0, bot.choose(t.rules.legal(t.state, 0), look))
        made += 1
    assert made > looks >= 1
    bot.plan = [([1, 2], 1)]
    assert bot.choose([7], look) == 7
    assert bot.plan == []

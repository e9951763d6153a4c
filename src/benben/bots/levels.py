"""The levels a player chooses from, weakest first. Matches decide about their numbers (docs/bots.md)."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Final

from ..kernel.play import Bot
from .budget import Budget
from .casual import CasualBot, Habit
from .greedy import GreedyBot
from .lines import Effort
from .search import SearchBot

BEGINNER: Final = Habit(Effort(width=1, sight=12, promising=4, enough=60, glance=8), 0.10, 0.20, 1.0)
EASY: Final = Habit(Effort(width=2, sight=60, promising=6, enough=400, glance=20), 0.05, 0.12, 0.4)
# So many simulations a turn, in not more than so many seconds: a slow machine looks at less and is not late.
STRONG: Final = Budget(seconds=0.5, sims=60)
MASTER: Final = Budget(seconds=2.0, sims=400)

LEVELS: Final[dict[str, Callable[[Random], Bot]]] = {
    "beginner": partial(CasualBot, habit=BEGINNER),
    "easy": partial(CasualBot, habit=EASY),
    "good": GreedyBot,
    "strong": partial(SearchBot, budget=STRONG),
    "master": partial(SearchBot, budget=MASTER),
}

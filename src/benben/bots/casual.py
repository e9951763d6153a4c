"""The bot that plays like somebody who is still learning: it overlooks some of what it could do and misjudges the rest
a little, but it never takes a line that anybody would call silly."""

from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from ..kernel.chance import generator
from ..kernel.registry import ruleset
from ..kernel.views import read_view, sample
from .lines import Effort, Lines
from .sealed import Secret, prospect

ENDS: Final = 12
"""Lines it chooses from."""


class Habit(NamedTuple):
    """What is human about it, in chances to win."""

    effort: Effort  # what it looks at; the rest is overlooked
    error: float  # how far off its guess of a line usually is …
    sense: float  # … and how much worse than the best it sees a line may be for it to be taken
    caution: float  # how far apart secret choices must be for it to see a difference, in the game's judgement


class CasualBot:
    """Like greedy, it follows a line through its own turn and does not ask what the others will answer."""

    __slots__ = ("habit", "key", "plan")

    def __init__(self, rng: Random, habit: Habit) -> None:
        self.key = rng.randbytes(16)
        self.habit = habit
        self.plan: list[tuple[list[int], int]] = []  # menus to come and what to answer, the next one last

    def choose(self, legal: list[int], look: Callable[[], bytes]) -> int:
        if self.plan:
            menu, choice = self.plan.pop()
            if menu == legal:
                return choice
            self.plan = []
        if len(legal) == 1:
            return legal[0]
        seen = look()
        table = read_view(seen)
        rules = ruleset(table.game)
        player = table.player
        rng = generator(self.key + seen, "casual")
        s = sample(rules, table, rng)
        if s.drafts:
            return Secret(rules, s, player, rng).choose(self.habit.caution)
        found = Lines(rules, player, rng, self.habit.effort).ends(s, ENDS)
        chances = [prospect(rules, line.state, player) for line in found]
        least = max(chances) - self.habit.sense
        felt = [chance + rng.gauss(0.0, self.habit.error) if chance >= least else -1.0 for chance in chances]
        made = found[felt.index(max(felt))].made
        self.plan = made[:0:-1]
        return made[0][1]

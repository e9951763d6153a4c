"""The bot that plays like somebody who is still learning: it overlooks some of what it could do and misjudges the rest
a little, but it never takes a line that anybody would call silly."""

from random import Random
from typing import Any, Final, NamedTuple

from ..kernel.chance import generator
from ..kernel.contract import Ruleset
from ..kernel.views import View, sample
from .following import Follower
from .lines import Effort, Lines, Made
from .sealed import Secret, prospect

ENDS: Final = 12
"""Lines it chooses from."""


class Habit(NamedTuple):
    """What is human about it, in chances to win."""

    effort: Effort  # what it looks at; the rest is overlooked
    error: float  # how far off its guess of a line usually is …
    sense: float  # … and how much worse than the best it sees a line may be for it to be taken
    caution: float  # how far apart secret choices must be for it to see a difference, in the game's judgement


class CasualBot(Follower):
    """Like greedy, it follows a line through its own turn and does not ask what the others will answer."""

    def __init__(self, rng: Random, habit: Habit) -> None:
        super().__init__(rng)
        self.habit = habit

    def think(self, rules: Ruleset[Any], table: View, key: bytes) -> Made:
        player = table.player
        rng = generator(key, "casual")
        s = sample(rules, table, rng)
        if s.drafts:
            return [([], Secret(rules, s, player, rng).choose(self.habit.caution))]
        found = Lines(rules, player, rng, self.habit.effort).ends(s, ENDS)
        chances = [prospect(rules, line.state, player) for line in found]
        least = max(chances) - self.habit.sense
        felt = [chance + rng.gauss(0.0, self.habit.error) if chance >= least else -1.0 for chance in chances]
        return found[felt.index(max(felt))].made

    def made_with(self) -> tuple[Any, ...]:
        return (self.habit,)

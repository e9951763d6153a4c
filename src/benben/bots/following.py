"""What all bots that think have in common: a line that was found is followed until the game asks something else."""

from collections.abc import Callable
from random import Random
from typing import Any

from ..kernel.contract import Ruleset
from ..kernel.registry import ruleset
from ..kernel.views import View, read_view
from .lines import Made


class Follower:
    """Follows the line it has found for as long as the game asks what was foreseen, then looks again.

    When it looks, what it draws depends only on its key and the view, not on what came before.
    """

    def __init__(self, rng: Random) -> None:
        self.key = rng.randbytes(16)
        self.plan: Made = []  # menus to come and what to answer, the next one last

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
        made = self.think(ruleset(table.game), table, self.key + seen)
        self.plan = made[:0:-1]
        return made[0][1]

    def think(self, rules: Ruleset[Any], table: View, key: bytes) -> Made:
        """The line to follow, from the open question on; `key` is for whatever is drawn."""
        raise NotImplementedError

    # A worker puts its bots away between two questions. Compiled classes must say how.

    def __reduce__(self) -> tuple[object, ...]:
        return taken_up, (type(self), self.made_with(), self.memory())

    def made_with(self) -> tuple[Any, ...]:
        """What such a bot is made with, beside its generator."""
        return ()

    def memory(self) -> list[Any]:
        """What it keeps from question to question."""
        return [self.key, self.plan]

    def remember(self, memory: list[Any]) -> None:
        self.key, self.plan = memory[:2]


def taken_up(kind: Callable[..., Follower], made_with: tuple[Any, ...], memory: list[Any]) -> Follower:
    """The bot that was put away."""
    bot = kind(Random(0), *made_with)
    bot.remember(memory)
    return bot

"""The bot that looks through its own turn: it takes the line of choices that leads to the best position.

It knows games only through the kernel: it makes up a position from its own view, tries choices on copies, and lets the
ruleset judge where they lead. What other players will do afterwards is left to the judgement.
"""

from collections.abc import Callable
from random import Random

from ..kernel.chance import generator
from ..kernel.registry import ruleset
from ..kernel.views import read_view, sample
from .lines import Lines
from .sealed import Secret


class GreedyBot:
    """Follows the line it has found for as long as the game asks what was foreseen, then looks again.

    When it looks, what it draws depends only on its key and the view, not on what came before.
    """

    __slots__ = ("key", "plan")

    def __init__(self, rng: Random) -> None:
        self.key = rng.randbytes(16)
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
        rng = generator(self.key + seen, "greedy")
        s = sample(rules, table, rng)
        if s.drafts:
            return Secret(rules, s, player, rng).choose()
        made = Lines(rules, player, rng).best(s).made
        self.plan = made[:0:-1]
        return made[0][1]

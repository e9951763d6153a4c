"""The bot that looks through its own turn: it takes the line of choices that leads to the best position.

It knows games only through the kernel: it makes up a position from its own view, tries choices on copies, and lets the
ruleset judge where they lead. What other players will do afterwards is left to the judgement.
"""

from typing import Any

from ..kernel.chance import generator
from ..kernel.contract import Ruleset
from ..kernel.views import View, sample
from .following import Follower
from .lines import Lines, Made
from .sealed import Secret


class GreedyBot(Follower):
    """Takes the best line it finds."""

    def think(self, rules: Ruleset[Any], table: View, key: bytes) -> Made:
        rng = generator(key, "greedy")
        s = sample(rules, table, rng)
        if s.drafts:
            return [([], Secret(rules, s, table.player, rng).choose())]
        return Lines(rules, table.player, rng).best(s).made

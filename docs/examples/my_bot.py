"""A bot of one's own, without a change to Benben.

    python docs/examples/my_bot.py sim ankh --bots sampler,eager --games 20 --jobs 2
    python docs/examples/my_bot.py play ankh --terminal --bots sampler
    ./benben arena sampler greedy --with docs/examples/my_bot.py --games 8

The first two are Benben's command line, which knows one bot more; the third changes chairs from game to game.
"""

from collections.abc import Callable
from random import Random

import benben
from benben.cli import main

WORLDS = 4


class Sampler:
    """Takes the choice that is judged best on average over several positions that its view allows."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, legal: list[int], look: Callable[[], bytes]) -> int:
        if len(legal) == 1:
            return legal[0]
        seen = benben.read_view(look())
        rules, me = benben.ruleset(seen.game), seen.player
        worth = dict.fromkeys(legal, 0.0)
        for _ in range(WORLDS):
            world = benben.sample(rules, seen, self.rng)
            for choice in legal:
                after = world.copy()
                rules.apply(after, me, choice)
                worth[choice] += rules.judge(after, me)
        return max(legal, key=worth.__getitem__)


benben.register_bot("sampler", Sampler)  # here, not under the line below: other processes (--jobs) read this file too

if __name__ == "__main__":
    main()

"""The bot that looks at nothing and takes any legal choice."""

from collections.abc import Callable
from random import Random


class RandomBot:
    """Every legal choice is equally likely."""

    __slots__ = ("rng",)

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, legal: list[int], look: Callable[[], bytes]) -> int:
        return legal[int(self.rng.random() * len(legal))]

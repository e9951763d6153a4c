"""The bot that looks at nothing and seldom declines: livelier games than random ones, with every kind of end."""

from collections.abc import Callable
from random import Random
from typing import Final

from ..kernel.steps import PASS

DECLINES: Final = 0.03
"""How often it considers passing when there is something else to do."""


class EagerBot:
    """Any legal choice but pass; rarely pass too."""

    __slots__ = ("rng",)

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, legal: list[int], look: Callable[[], bytes]) -> int:
        skip = 1 if legal[0] == PASS and len(legal) > 1 and self.rng.random() >= DECLINES else 0
        return legal[skip + int(self.rng.random() * (len(legal) - skip))]

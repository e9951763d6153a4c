"""Players that are not people. Each gets its own view as bytes and its legal choices, and answers with one of them."""

from collections.abc import Callable, Sequence
from random import Random

from ..kernel.errors import BadOptions, shown
from ..kernel.notation import suggestion
from ..kernel.play import Bot
from .eager import EagerBot
from .greedy import GreedyBot
from .random import RandomBot

BOTS: dict[str, Callable[[Random], Bot]] = {"eager": EagerBot, "greedy": GreedyBot, "random": RandomBot}
"""By name: what makes the bot, given a random generator for it alone."""


def names() -> list[str]:
    return sorted(BOTS)


def make(name: str, rng: Random) -> Bot:
    check(name)
    return BOTS[name](rng)


def check(name: str) -> None:
    if name not in BOTS:
        raise BadOptions(f"there is no bot {shown(name)}{suggestion(name, names())}")


def seats(given: Sequence[str], chairs: int) -> list[str]:
    """A bot's name for each chair: one name stands for all of them."""
    for name in given:
        check(name)
    if len(given) == 1:
        return list(given) * chairs
    if len(given) != chairs:
        raise BadOptions(f"bots: one name, or one for each of the {chairs} chairs, is expected, not {len(given)} names")
    return list(given)

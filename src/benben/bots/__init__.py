"""Players that are not people. Each gets its own view as bytes and its legal choices, and answers with one of them."""

import json
import os
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any, Final

from ..kernel.chance import generator
from ..kernel.contract import Ruleset
from ..kernel.errors import BadOptions, shown
from ..kernel.notation import suggestion
from ..kernel.play import Bot, Played, play_game
from .budget import read_budget
from .eager import EagerBot
from .greedy import GreedyBot
from .levels import LEVELS
from .outside import SWITCH, OutsideBot, read_bot
from .random import RandomBot
from .search import SearchBot

BOTS: dict[str, Callable[[Random], Bot]] = {**LEVELS, "eager": EagerBot, "greedy": GreedyBot, "random": RandomBot}
"""By name: what makes the bot, given a random generator for it alone."""
SEARCH: Final = "search"
"""The bot that looks ahead; behind a colon its name says how long it may think."""


def names() -> list[str]:
    """All bots that are known."""
    return sorted(BOTS)


def register(name: str, maker: Callable[[Random], Bot]) -> None:
    """Make a bot known by name, to this process: the command line and the arena then have it too."""
    BOTS[name] = maker


def bring_in(given: Sequence[str]) -> None:
    """Bots of other programs, each as name="command"; known to this process, and to those that it starts."""
    outside: dict[str, str] = json.loads(os.environ.get(SWITCH, "{}"))
    for text in given:
        name, command = read_bot(text, names())
        outside[name] = command
        register(name, partial(OutsideBot, name, command))
    os.environ[SWITCH] = json.dumps(outside)


def make(name: str, rng: Random) -> Bot:
    """The bot of that name, with a generator of its own."""
    check(name)
    kind, _, budget = name.partition(":")
    if kind == SEARCH:
        return SearchBot(rng, read_budget(budget))
    return BOTS[name](rng)


def knows(name: str) -> bool:
    """Whether a bot is called so."""
    try:
        check(name)
    except BadOptions:
        return False
    return True


def check(name: str) -> None:
    kind, _, budget = name.partition(":")
    if kind == SEARCH:
        read_budget(budget)
    elif name not in BOTS:
        raise BadOptions(f"there is no bot {shown(name)}{suggestion(name, names())}")


def seats(given: Sequence[str], chairs: int) -> list[str]:
    """A bot's name for each chair: one name stands for all of them, and several that come out even sit in turns."""
    for name in given:
        check(name)
    if not given or chairs % len(given):
        raise BadOptions(f"bots: one name, or one for each of the {chairs} chairs, is expected, not {len(given)} names")
    return list(given) * (chairs // len(given))


def play(
    rules: Ruleset[Any], bots: Sequence[str | Bot], options: Mapping[str, object] | None = None, key: bytes = b""
) -> Played:
    """A whole game. A bot for each player, by name or as it is; `options` are those of the game's setup, the number of
    players being that of the bots. Equal keys play equal games: `key` decides chance and what bots draw."""
    filled = {"players": len(bots), **(options or {})}
    players = [make(bot, generator(key, f"bot {p}")) if isinstance(bot, str) else bot for p, bot in enumerate(bots)]
    called = [bot if isinstance(bot, str) else type(bot).__name__ for bot in bots]
    return play_game(rules, filled, players, key, called)


for known, line in json.loads(os.environ.get(SWITCH, "{}")).items():
    register(known, partial(OutsideBot, known, line))

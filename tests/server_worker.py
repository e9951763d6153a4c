"""A worker with bots that misbehave, each in its own way, and with the toy ruleset."""

import os
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

import toy

from benben import bots
from benben.kernel import registry
from benben.kernel.play import Bot
from benben.server import worker


class Hangs:
    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, legal: list[int], look: Callable[[], bytes]) -> int:
        while True:
            time.sleep(60)


class Dies(Hangs):
    def choose(self, legal: list[int], look: Callable[[], bytes]) -> int:
        os._exit(3)


class Faints(Hangs):
    """Dies the first time that it is asked: FAINTED is the file by which it knows."""

    def choose(self, legal: list[int], look: Callable[[], bytes]) -> int:
        known = Path(os.environ["FAINTED"])
        if known.exists():
            return legal[-1]
        known.touch()
        os._exit(3)


class Raises(Hangs):
    def choose(self, legal: list[int], look: Callable[[], bytes]) -> int:
        raise ValueError("no idea")


class Lies(Hangs):
    """Chooses what is not on the menu."""

    def choose(self, legal: list[int], look: Callable[[], bytes]) -> int:
        return 0


class Prints(Hangs):
    """Talks where only answers belong."""

    def choose(self, legal: list[int], look: Callable[[], bytes]) -> int:
        print("let me see", flush=True)
        os.write(1, b"x")
        return legal[0]


MISBEHAVED: Final[dict[str, Callable[[Random], Bot]]] = {
    "hangs": Hangs,
    "dies": Dies,
    "faints": Faints,
    "raises": Raises,
    "lies": Lies,
    "prints": Prints,
}

if __name__ == "__main__":
    bots.BOTS.update(MISBEHAVED)
    registry.register(toy.TOY)
    worker.main()

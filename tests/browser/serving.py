"""A server in a process of its own, and games to begin with."""

import functools
import itertools
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

from benben import bots
from benben.kernel.play import play_game
from benben.kernel.registry import ruleset


class Server:
    """One that can be killed and started again on the same port and data."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.folder = folder
        self.options = options
        self.url = ""
        (folder / "benben.toml").write_text("[limits]\nrecord = { burst = 1000 }\ntable = { burst = 1000 }\n")
        self.start()

    def start(self) -> None:
        port = self.url.rpartition(":")[2] or "0"
        self.process = subprocess.Popen(
            [sys.executable, "-m", "benben.server", "--data", str(self.folder), "--port", port, *self.options],
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        )
        assert self.process.stdout is not None
        first = self.process.stdout.readline()
        address = re.search(r"http://[\w.]+:\d+", first)
        assert address, f"the server does not say where it is: {first!r}"
        self.url = address[0]

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        self.process.send_signal(how)
        self.process.wait(timeout=30)
        assert self.process.stdout is not None
        self.process.stdout.close()


@functools.cache
def record(players: int = 2, person: int = 0) -> str:
    """A whole game, always the same, in which one chair is a person's."""
    gods = ["isis", "ra", "osiris", "amun"][:players]
    options = {"players": players, "gods": gods, "guardians": ["satet", "mummy", "scorpion"], "first": "P1"}
    names = ["Ada" if player == person else "greedy" for player in range(players)]
    makers = [bots.make("eager", Random(player)) for player in range(players)]
    return play_game(ruleset("ankh"), options, makers, b"browser", names).record.text()


@functools.cache
def kemet(players: int = 3, key: str = "kemet") -> str:
    """A whole game of Kemet, by its key always the same, in which the first chair is a person's."""
    names = ["Ada", *["eager"] * (players - 1)]
    makers = [bots.make("eager", Random(player)) for player in range(players)]
    return play_game(ruleset("kemet"), {"players": players}, makers, key.encode(), names).record.text()


@functools.cache
def classic(players: int = 3, key: str = "path", modules: tuple[str, ...] = ("path",)) -> str:
    """A whole game of classic Kemet with the path, in which the first chair is a person's."""
    names = ["Ada", *["eager"] * (players - 1)]
    makers = [bots.make("eager", Random(player)) for player in range(players)]
    options = {"players": players, "modules": list(modules)}
    return play_game(ruleset("kemet-classic"), options, makers, key.encode(), names).record.text()


def lines(text: str) -> list[str]:
    """The numbered lines of a record: "12 P1 card flood"."""
    return [line for line in text.splitlines() if re.match(r"\d+ ", line)]


def line_before(text: str, start: str, nth: int = 0) -> int:
    """How many lines lie before the first that reads so (or the nth after it), without its number."""
    found = (i for i, line in enumerate(lines(text)) if line.partition(" ")[2].startswith(start))
    return next(itertools.islice(found, nth, None))

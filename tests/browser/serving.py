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
from benben.kernel.game import Game
from benben.kernel.play import Look, play_game
from benben.kernel.registry import ruleset
from benben.kernel.steps import BOX, STAGE, STEP


class Server:
    """One that can be killed and started again on the same port and data."""

    def __init__(self, folder: Path, *options: str, program: tuple[str, ...] = ("benben.server",)) -> None:
        self.folder = folder
        self.options = options
        self.program = program
        self.url = ""
        (folder / "benben.toml").write_text("[limits]\nrecord = { burst = 1000 }\ntable = { burst = 1000 }\n")
        self.start()

    def start(self) -> None:
        port = self.url.rpartition(":")[2] or "0"
        self.process = subprocess.Popen(
            [sys.executable, "-m", *self.program, "--data", str(self.folder), "--port", port, *self.options],
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
def classic_game(players: int = 3, key: str = "path", modules: tuple[str, ...] = ("path",)) -> str:
    """A whole game of classic Kemet with the path, in which the first chair is a person's."""
    names = ["Ada", *["eager"] * (players - 1)]
    makers = [bots.make("eager", Random(player)) for player in range(players)]
    options = {"players": players, "modules": list(modules)}
    return play_game(ruleset("kemet-classic"), options, makers, key.encode(), names).record.text()


@functools.cache
def classic(
    step: str, at: str = "", players: int = 3, modules: tuple[str, ...] = (), key: str = "1", most: int = 0
) -> str:
    """A game of classic Kemet that bots have begun, by its key always the same, up to where the first chair, which is a
    person's, has something to decide in this step; with `most`, no more than so many answers."""
    rules = ruleset("kemet-classic")
    options = {"players": players, "modules": list(modules)}
    game = Game(rules, options, ["Ada", *["eager"] * (players - 1)], key=key.encode())
    minds = [bots.make("eager", Random(f"{key} {player}")) for player in range(players)]
    while owing := rules.owing(game.state):
        p, f = owing[0], game.state.frames[-1]
        asked = rules.steps[f[STEP]]
        here = asked.name == step and (not at or asked.cursor[f[STAGE]] == at)
        answers = len(rules.legal(game.state, 0)) if here and 0 in owing else 0
        if 0 < answers <= most if most else answers > 1:
            return game.record.text()
        if p == BOX:
            game.chance()
        else:
            game.play(p, minds[p].choose(rules.legal(game.state, p), Look(rules, game.state, p)))
    raise AssertionError(f"the first player of game {key} is never asked: {step} {at}")


def lines(text: str) -> list[str]:
    """The numbered lines of a record: "12 P1 card flood"."""
    return [line for line in text.splitlines() if re.match(r"\d+ ", line)]


def line_before(text: str, start: str, nth: int = 0) -> int:
    """How many lines lie before the first that reads so (or the nth after it), without its number."""
    found = (i for i, line in enumerate(lines(text)) if line.partition(" ")[2].startswith(start))
    return next(itertools.islice(found, nth, None))

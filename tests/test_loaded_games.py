"""What games reach can be loaded: every position of the recorded games, and of games between bots."""

import random
from collections.abc import Iterator

import pytest
from courses import OPTIONS
from laws import snapshot

from benben import bots
from benben.kernel import positions
from benben.kernel.chance import draw
from benben.kernel.play import Look
from benben.kernel.registry import ruleset
from benben.kernel.steps import BOX, State
from tools.regold import bare, present

GAMES = {
    ("ankh", "eager"): 30,
    ("ankh", "random"): 15,
    ("ankh", "greedy"): 1,
    ("kemet", "eager"): 6,
    ("kemet", "random"): 3,
}
"""How many games are played, by game and bot."""
LONGEST = 1_500
"""Decisions of a game that are looked at."""


def loads(name: str, s: State) -> None:
    rules = ruleset(name)
    again = positions.load(rules, positions.encode(rules, s))
    assert snapshot(again) == snapshot(s)


def golden(text: str) -> Iterator[State]:
    """The position before each choice of a recorded game, and the last."""
    record = bare(text)
    rules = ruleset(record.game)
    s: State = rules.setup(record.options)
    for player, choice, _ in record.lines:
        yield s
        rules.apply(s, player, rules.read(s, player, choice))
    yield s


def played(name: str, bot: str, seed: int) -> Iterator[State]:
    """The position before each choice of a game between bots; they choose in any order where several are asked."""
    rules, rng = ruleset(name), random.Random(f"loaded {seed}")
    options = dict(OPTIONS[name][seed % len(OPTIONS[name])])
    s: State = rules.setup(options)
    players = [bots.make(bot, random.Random(f"{seed} {p}")) for p in range(s.players)]
    for n in range(LONGEST):
        yield s
        owing = rules.owing(s)
        if not owing:
            return
        p = rng.choice(owing)
        chance = p == BOX
        choice = (
            draw(rules.odds(s), b"loaded", n) if chance else players[p].choose(rules.legal(s, p), Look(rules, s, p))
        )
        rules.apply(s, p, choice)


@pytest.mark.parametrize("path", present(), ids=lambda path: path.stem)
def test_recorded_games_load_at_every_choice(path) -> None:  # type: ignore[no-untyped-def]
    text = path.read_text(encoding="utf-8")
    for s in golden(text):
        loads(bare(text).game, s)


@pytest.mark.parametrize(("name", "bot"), GAMES)
def test_games_of_bots_load_at_every_choice(name: str, bot: str) -> None:
    for seed in range(GAMES[name, bot]):
        for s in played(name, bot, seed):
            loads(name, s)

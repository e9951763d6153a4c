"""Random games through OpenSpiel: ``python -m bench.spiel [--seconds N] [--rounds N] [--seed N]``.

Steps (choices of players and of chance) per second of processor time: of Benben's games through OpenSpiel, of the same
games without it, and of games that OpenSpiel itself has in Python. All take turns, round by round, in one process.
"""

import random
import sys
from collections.abc import Callable
from functools import partial
from statistics import median
from time import process_time
from typing import Any

import pyspiel
from open_spiel.python import games as games

from benben import engine
from benben.kernel.registry import ruleset
from benben.kernel.steps import BOX
from benben.lab import openspiel

from .options import Parser, positive

OURS: tuple[tuple[str, int], ...] = (("ankh", 2), ("ankh", 4), ("kemet", 2), ("kemet-classic", 4))
THEIRS = ("python_tic_tac_toe", "python_liars_poker", "python_block_dominoes", "python_team_dominoes")


def through_openspiel(game: Any, rng: random.Random) -> int:
    """A random game, in steps."""
    state, steps = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            (action,) = rng.choices(actions, weights)
        else:
            action = rng.choice(state.legal_actions())
        state.apply_action(action)
        steps += 1
    return steps


def without(name: str, players: int, rng: random.Random) -> int:
    rules = ruleset(name)
    s, steps = rules.setup({"players": players}), 0
    while owing := rules.owing(s):
        p = owing[0]
        if p == BOX:
            actions, weights = zip(*rules.odds(s), strict=True)
            (choice,) = rng.choices(actions, weights)
        else:
            choice = rng.choice(rules.legal(s, p))
        rules.apply(s, p, choice)
        steps += 1
    return steps


def rate(play: Callable[[random.Random], int], seconds: float, rng: random.Random) -> float:
    begin, steps = process_time(), 0
    while (spent := process_time() - begin) < seconds:
        steps += play(rng)
    return steps / spent


def main(arguments: list[str]) -> int:
    parser = Parser("bench.spiel", __doc__)
    parser.add_argument("--seconds", type=positive, default=2, help="begin games of each kind for so long in a round")
    parser.add_argument("--rounds", type=positive, default=5)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    plays: dict[str, Callable[[random.Random], int]] = {}
    for name, players in OURS:
        plays[f"{name}, {players} players"] = partial(through_openspiel, openspiel.game(name, players))
        plays[f"{name}, {players} players, without OpenSpiel"] = partial(without, name, players)
    for name in THEIRS:
        plays[name] = partial(through_openspiel, pyspiel.load_game(name))
    rates: dict[str, list[float]] = {name: [] for name in plays}
    for n in range(chosen.rounds):
        for name, play in plays.items():
            rates[name].append(rate(play, chosen.seconds, random.Random(chosen.seed + n)))
    print(f"engine: {engine.running()}; {chosen.rounds} rounds of {chosen.seconds} s; steps per second, median")
    for name, found in rates.items():
        bare = rates.get(f"{name}, without OpenSpiel")
        part = f"  {median([a / b for a, b in zip(found, bare, strict=True)]):.2f} of without" if bare else ""
        print(f"{name:45} {median(found):9,.0f} ({min(found):,.0f} - {max(found):,.0f}){part}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

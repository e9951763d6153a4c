"""Random games of Benben's own, measured in this process; prints one JSON object.

Run by `bench.run` and `bench.compiled` in a process of its own, which decides where the package comes from.
"""

import argparse
import hashlib
import json
import mmap
import platform
import sys
import timeit
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any

from benben import engine
from benben.bots.random import RandomBot
from benben.kernel.chance import draw, game_key, generator
from benben.kernel.contract import Ruleset
from benben.kernel.play import Played, play_game
from benben.kernel.registry import ruleset
from benben.kernel.steps import BOX, State
from benben.kernel.views import view

SAMPLE_GAMES = 20
SAMPLE_EVERY = 10  # decisions between two sampled positions
REPEATS = 20


Options = dict[str, Any]


def one_game(rules: Ruleset[Any], options: Options, seed: int, number: int) -> Played:
    key = game_key(seed, number)
    bots = [RandomBot(generator(key, f"bot {p}")) for p in range(options["players"])]
    return play_game(rules, options, bots, key)


def play(rules: Ruleset[Any], options: Options, seed: int, games: int | None, seconds: float) -> dict[str, object]:
    played = decisions = ticks = 0
    records = []
    clock, begin = perf_counter(), process_time()
    while played < games if games is not None else process_time() - begin < seconds:
        game = one_game(rules, options, seed, played)
        decisions += game.decisions
        ticks += len(game.record.lines)
        if games is not None:
            records.append(game.record)
        played += 1
    spent = process_time() - begin
    wall = perf_counter() - clock
    digest = hashlib.sha256("".join(record.digest() for record in records).encode()).hexdigest()
    result: dict[str, object] = {"games": played, "ticks": ticks, "decisions": decisions}
    result |= {"seconds": spent, "wall_seconds": wall}
    return result | {"digest": digest} if records else result


def positions(rules: Ruleset[Any], options: Options, seed: int, number: int) -> Iterator[tuple[State, int]]:
    """The positions of a random game, each with a player that owes a decision."""
    key = game_key(seed, number)
    rng = generator(key, "sample")
    s = rules.setup(options)
    made = 0
    while owing := rules.owing(s):
        made += 1
        p = owing[0]
        if p == BOX:
            rules.apply(s, p, draw(rules.odds(s), key, made))
        else:
            yield s, p
            rules.apply(s, p, rng.choice(rules.legal(s, p)))


def samples(rules: Ruleset[Any], options: Options, seed: int) -> dict[str, object]:
    """Medians over positions spread over whole games: a copy, and what a player's browser is sent."""
    copies, views = [], []
    for number in range(SAMPLE_GAMES):
        for i, (s, p) in enumerate(positions(rules, options, seed, number)):
            if i % SAMPLE_EVERY == SAMPLE_EVERY // 2:
                copies.append(timeit.timeit(s.copy, number=REPEATS) / REPEATS)
                views.append(timeit.timeit(lambda: view(rules, s, p).bytes(), number=REPEATS) / REPEATS)  # noqa: B023
    return {"copy": median(copies), "copy_positions": len(copies), "view": median(views)}


def resident() -> int:
    """Bytes of this process that are in memory now; where the system does not tell, the most there ever were."""
    statm = Path("/proc/self/statm")
    return int(statm.read_bytes().split()[1]) * mmap.PAGESIZE if statm.exists() else peak()


def peak() -> int:
    """Windows does not tell it this way: 0."""
    if sys.platform == "win32":
        return 0
    else:
        import resource

        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)


def memory(rules: Ruleset[Any], options: Options, seed: int, decisions: int) -> list[dict[str, int]]:
    """Resident memory at ten moments of a long run of fresh games: flat, if nothing is kept."""
    made = number = 0
    found: list[dict[str, int]] = []
    while made < decisions:
        made += one_game(rules, options, seed, number).decisions
        number += 1
        if made >= decisions * len(found) // 10:
            found.append({"decisions": made, "resident": resident()})
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.ours", description=__doc__)
    parser.add_argument("--game", default="ankh")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--modules", default="", help="of kemet-classic: all, or some, separated by commas")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, help="play so many games, and print their digest")
    parser.add_argument("--seconds", type=float, default=5.0, help="without --games: begin games for so long")
    parser.add_argument("--samples", action="store_true", help="measure copy and view as well")
    parser.add_argument("--memory", type=int, metavar="N", help="only follow the memory over N decisions")
    chosen = parser.parse_args()
    rules = ruleset(chosen.game)
    options: Options = {"players": chosen.players}
    if chosen.modules:
        options["modules"] = chosen.modules.split(",")
    result: dict[str, object] = {
        "name": f"Benben {chosen.game}",
        "python": platform.python_version(),
        "players": chosen.players,
        "engine": engine.running(),
    }
    if chosen.memory:
        result["memory"] = memory(rules, options, chosen.seed, chosen.memory)
    else:
        result |= play(rules, options, chosen.seed, chosen.games, chosen.seconds)
    if chosen.samples:
        result |= samples(rules, options, chosen.seed)
    result["peak_memory"] = peak()
    json.dump(result, sys.stdout)


if __name__ == "__main__":
    main()

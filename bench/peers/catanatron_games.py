"""Random games of catanatron, measured the way Benben's own games are.

Runs inside catanatron's environment, in its own process, and imports nothing of Benben's. Prints one JSON object.
"""

import argparse
import json
import platform
import resource
import statistics
import sys
import timeit
from importlib.metadata import version
from time import perf_counter, process_time

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]
from catanatron.game import TURNS_LIMIT  # type: ignore[import-not-found]

COPY_GAMES = 20
COPY_EVERY = 100  # ticks between two sampled positions; a random game has about 1,000 of them
COPY_REPEATS = 20


def new_game(seed: int) -> Game:
    # Seeds begin at 1: catanatron reads seed 0 as "no seed".
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def over(game: Game) -> bool:
    return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT


def play(first_seed: int, games: int | None, seconds: float) -> dict[str, float]:
    """The loop of `Game.play` without the two copies it makes for observers, which are not needed here."""
    played = ticks = decisions = 0
    clock, begin = perf_counter(), process_time()
    while played < games if games is not None else process_time() - begin < seconds:
        game = new_game(first_seed + played)
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            # Counted in this pass, because a second one with the same seed is not the same game.
            ticks += 1
            if len(game.state.playable_actions) > 1:
                decisions += 1
            game.play_tick()
        played += 1
    spent = process_time() - begin
    wall = perf_counter() - clock
    return {
        "games": played,
        "ticks": ticks,
        "decisions": decisions,
        "seconds": spent,
        "wall_seconds": wall,
        "counting_share": counting_seconds(game, ticks) / spent,
    }


def counting_seconds(game: Game, ticks: int) -> float:
    """What the two counters of the timed loop cost, measured alone."""
    counters = "ticks += 1\nif len(game.state.playable_actions) > 1: decisions += 1"
    return timeit.timeit(counters, "ticks = decisions = 0", number=ticks, globals={"game": game})


def copy_times(first_seed: int) -> list[float]:
    """Seconds of one `game.copy()` at positions spread over whole games."""
    times = []
    for seed in range(first_seed, first_seed + COPY_GAMES):
        game = new_game(seed)
        ticks = 0
        while not over(game):
            if ticks % COPY_EVERY == COPY_EVERY // 2:
                times.append(timeit.timeit(game.copy, number=COPY_REPEATS) / COPY_REPEATS)
            game.play_tick()
            ticks += 1
    return times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game; the next ones count up")
    parser.add_argument("--games", type=int, help="play so many games")
    parser.add_argument("--seconds", type=float, default=5.0, help="without --games: begin games for so long")
    parser.add_argument("--copies", action="store_true", help="measure game.copy() as well")
    arguments = parser.parse_args()
    if arguments.seed < 1 or arguments.seconds <= 0 or (arguments.games is not None and arguments.games < 1):
        parser.error("--seed and --games begin at 1, and a round takes some time")
    result: dict[str, object] = {
        "name": "catanatron " + version("catanatron"),
        "python": platform.python_version(),
        "players": len(Color),
        **play(arguments.seed, arguments.games, arguments.seconds),
    }
    if arguments.copies:
        times = copy_times(arguments.seed)
        result |= {"copy": statistics.median(times), "copy_positions": len(times)}
    unit = 1 if sys.platform == "darwin" else 1024
    result["peak_memory"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit
    json.dump(result, sys.stdout)


if __name__ == "__main__":
    main()

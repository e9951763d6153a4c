"""Trains the nets with which bots that look ahead tell who is winning (docs/bots.md), on games between bots.

    python -m bench.learn ankh --players 2 --games 2000 --seed 1 --rows ankh.rows
    python -m bench.learn ankh --players 2 --rows ankh.rows --out src/benben/ankh/thinking/learned/2.json

The first command plays games and writes down what everybody's position looks like wherever a turn begins, and who won;
given again, it adds to them. The second one trains a net on what was written, with every tenth game held back. All
players of a game are of one kind, and some of their choices are drawn by lot, so that positions are seen that good
players avoid. `steered` takes the own line after which the present net likes the position best: nets that were trained
on its games make a better one.
"""

import json
import sys
from collections.abc import Iterator
from functools import partial
from multiprocessing import Pool
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from benben import bots
from benben.ankh.thinking import features as ankh
from benben.arena.match import every_scenario
from benben.bots.ahead import Way
from benben.bots.budget import Budget
from benben.bots.search import Search, SearchBot
from benben.kemet.thinking import features as kemet
from benben.kernel.chance import draw, game_key, generator
from benben.kernel.play import Look
from benben.kernel.registry import ruleset
from benben.kernel.steps import BOX, NOBODY, STEP, State

from .options import Parser, positive

FEATURES: Final[dict[str, Any]] = {"ankh": ankh.features, "kemet": kemet.features}
KINDS: Final = ("steered", "steered", "steered", "good", "good", "easy", "beginner")
NOISE: Final = (0.0, 0.02, 0.08)
"""Of a game's choices, so many are drawn by lot."""
HELD_BACK: Final = 10
CELLS: Final = 32
BATCH: Final = 4096
EPOCHS: Final = 60
DROPPED: Final = 0.2
DECAY: Final = 1e-3
Rows = npt.NDArray[np.float32]


def steered(rng: Random) -> SearchBot:
    """Of thirty lines the one after which the net likes the position best."""
    return SearchBot(rng, Budget(sims=90), Search(arms=30, way=Way(turns=-1, lessons=0)))


def play(game: str, players: int, seed: int, number: int) -> bytes:
    """A game: a row for each player wherever a turn begins, with the score and the number of the game at its end."""
    rules = ruleset(game)
    key = game_key(seed, number)
    lot = generator(key, "kind")
    kind, noise = lot.choice(KINDS), lot.choice(NOISE)
    seated = []
    for p in range(players):
        rng = generator(key, f"bot {p}")
        seated.append(steered(rng) if kind == "steered" else bots.make(kind, rng))
    s: State = rules.setup(lot.choice(every_scenario(rules, {"players": players})))
    seen: list[tuple[int, list[float]]] = []
    made = 0
    while owing := rules.owing(s):
        p, f = owing[0], s.frames[-1]
        if s.asked != NOBODY and rules.steps[f[STEP]].opens(s, f):
            seen += [(q, FEATURES[game](s, q)) for q in range(players) if rules.explain(s, q)]
        legal = [] if p == BOX else rules.legal(s, p)
        if p == BOX:
            choice = draw(rules.odds(s), key, made + 1)
        elif len(legal) > 1 and lot.random() < noise:
            choice = lot.choice(legal)
        else:
            choice = seated[p].choose(legal, Look(rules, s, p))
        rules.apply(s, p, choice)
        made += 1
    outcome = rules.outcome(s)
    score = outcome.score if outcome else [0.0] * players
    return np.array([[*numbers, score[q], number] for q, numbers in seen], np.float32).tobytes()


def row_size(game: str, players: int) -> int:
    """Numbers in a row: known once a game has begun."""
    rules = ruleset(game)
    s: State = rules.setup({"players": players})
    rng = Random(1)
    while not rules.explain(s, 0):
        p = rules.owing(s)[0]
        rules.apply(s, p, rng.choice([c for c, _ in rules.odds(s)] if p == BOX else rules.legal(s, p)))
    return len(FEATURES[game](s, 0)) + 2


def batches(count: int, rng: np.random.Generator) -> Iterator[npt.NDArray[np.intp]]:
    order = rng.permutation(count)
    for start in range(0, count, BATCH):
        yield order[start : start + BATCH]


class Training:
    """One hidden layer, Adam with decay, cells dropped by lot; the inputs stand on one scale while it learns."""

    def __init__(self, rows: Rows, players: int, seed: int = 1) -> None:
        self.rng = np.random.default_rng(seed)
        held = rows[:, -1] % HELD_BACK == HELD_BACK - 1
        x, self.base = rows[:, :-2], float(np.log(players - 1))
        self.mean, spread = x.mean(0), x.std(0)
        self.spread = np.where(spread < 1e-4, 1.0, np.maximum(spread, 0.03)).astype(np.float32)
        x = (x - self.mean) / self.spread
        self.x, self.y = x[~held], rows[~held, -2]
        self.test_x, self.test_y = x[held], rows[held, -2]
        inputs = x.shape[1]
        bound = 1 / np.sqrt(inputs)
        self.weights: list[Rows] = [
            self.rng.uniform(-bound, bound, (inputs, CELLS)).astype(np.float32),
            np.zeros(CELLS, np.float32),
            self.rng.uniform(-1, 1, CELLS).astype(np.float32) / np.float32(np.sqrt(CELLS)),
            np.zeros(1, np.float32),
        ]
        self.moments = [(np.zeros_like(w), np.zeros_like(w)) for w in self.weights]
        self.steps = 0

    def chance(self, cells: Rows) -> Rows:
        leaning = cells @ self.weights[2] + self.weights[3][0] - self.base
        chance: Rows = 1 / (1 + np.exp(-np.clip(leaning, -30, 30)))
        return chance

    def loss(self) -> float:
        """Log-loss of the games held back."""
        p = np.clip(self.chance(np.maximum(self.test_x @ self.weights[0] + self.weights[1], 0)), 1e-6, 1 - 1e-6)
        return float(-(self.test_y * np.log(p) + (1 - self.test_y) * np.log(1 - p)).mean())

    def step(self, some: npt.NDArray[np.intp], rate: float) -> None:
        x, y = self.x[some], self.y[some]
        inner = x @ self.weights[0] + self.weights[1]
        kept = (self.rng.random(inner.shape) >= DROPPED).astype(np.float32) / np.float32(1 - DROPPED)
        cells = np.maximum(inner, 0) * kept
        off = (self.chance(cells) - y) / len(some)
        back = np.outer(off, self.weights[2]) * kept * (inner > 0)
        self.steps += 1
        for i, slope in enumerate((x.T @ back, back.sum(0), cells.T @ off, np.array([off.sum()]))):
            first, second = self.moments[i]
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            change = first / (1 - 0.9**self.steps) / (np.sqrt(second / (1 - 0.999**self.steps)) + 1e-8)
            self.weights[i] -= (rate * (change + DECAY * self.weights[i])).astype(np.float32)

    def run(self) -> float:
        """Until it gets no better; the best of all is kept."""
        rate, bad, best, kept = 2e-3, 0, self.loss(), [w.copy() for w in self.weights]
        for _ in range(EPOCHS):
            for some in batches(len(self.x), self.rng):
                self.step(some, rate)
            now = self.loss()
            if now < best - 1e-5:
                best, bad, kept = now, 0, [w.copy() for w in self.weights]
            else:
                bad += 1
                rate *= 0.5
            if bad > 5:
                break
        self.weights = kept
        return best

    def net(self) -> dict[str, Any]:
        """As `kernel.nets` reads it: for numbers as they are."""
        inward = self.weights[0] / self.spread[:, None]
        at_rest = self.weights[1] - self.mean @ inward
        return {
            "inward": [[shortly(w) for w in row] for row in inward],
            "at rest": [shortly(w) for w in at_rest],
            "outward": [shortly(w) for w in self.weights[2]],
            "bias": shortly(self.weights[3][0]),
        }


def shortly(weight: float) -> float:
    return float(f"{weight:.4g}")


def main() -> None:
    parser = Parser("bench.learn", __doc__)
    parser.add_argument("game", choices=sorted(FEATURES), help="which game")
    parser.add_argument("--players", type=positive, default=2, help="how many players (%(default)s)")
    parser.add_argument("--games", type=positive, help="so many games are played and added to the rows")
    parser.add_argument("--seed", type=int, default=1, help="equal seeds give equal games (%(default)s)")
    parser.add_argument("--jobs", type=positive, default=1, help="how many at a time (%(default)s)")
    parser.add_argument("--rows", type=Path, required=True, metavar="FILE", help="where the rows are")
    parser.add_argument("--out", type=Path, metavar="FILE", help="where the net that is trained on them goes")
    chosen = parser.parse_args()
    if chosen.games:
        with parser.refusing():
            ruleset(chosen.game).options({"players": chosen.players})
        one = partial(play, chosen.game, chosen.players, chosen.seed)
        with Pool(chosen.jobs) as pool, chosen.rows.open("ab") as file:
            for number, rows in enumerate(pool.imap(one, range(chosen.games)), 1):
                file.write(rows)
                print(f"\r{number} of {chosen.games} games", end="", file=sys.stderr, flush=True)
        print(file=sys.stderr)
    if chosen.out:
        seen = np.fromfile(chosen.rows, np.float32).reshape(-1, row_size(chosen.game, chosen.players))
        training = Training(seen, chosen.players)
        before = training.loss()
        print(f"{len(training.y)} + {len(training.test_y)} rows; log-loss {before:.4f} untrained, {training.run():.4f}")
        chosen.out.write_text(json.dumps(training.net()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

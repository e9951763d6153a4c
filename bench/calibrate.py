"""Fits the chance to win to self-play: how much each term of a game's judgement counts, by players and stage.

    python -m bench.calibrate ankh --players 2 --games 300 --seed 1
    python -m bench.calibrate kemet --players 2 --games 300 --seed 1 --whole

Bots of several levels play. Wherever a turn begins, the terms of everybody's judgement are written down; when the game
is over it is known who won. The weights of the terms are fitted to that (logistic regression), drawn towards one weight
for all terms, which is the judgement as it is, and never below 0. With --whole there is only that one. Every fifth
game is held back; its log-loss tells what the fit is worth.
"""

import json
import sys
from collections.abc import Iterator
from math import exp, log
from pathlib import Path
from typing import Any, NamedTuple

from benben import bots
from benben.ankh.thinking import chances as ankh
from benben.arena.match import every_scenario
from benben.kemet.thinking import chances as kemet
from benben.kernel.chance import draw, game_key, generator
from benben.kernel.contract import Ruleset
from benben.kernel.play import Look
from benben.kernel.registry import ruleset
from benben.kernel.steps import BOX, NOBODY, STEP, State

from .options import Parser, positive

LEVELS = ("good", "good", "easy", "beginner")
STAGES: dict[str, Any] = {"ankh": ankh.stage, "kemet": kemet.stage, "kemet-classic": kemet.stage}
PULL = 60.0
"""How strongly a weight is drawn to the common one: as strongly as so many positions would."""
STEPS = 12


class Row(NamedTuple):
    """One player at the beginning of somebody's turn, and the score of that game."""

    stage: int
    terms: list[float]
    score: float
    held_back: bool


def play(rules: Ruleset[Any], players: int, seed: int, number: int) -> tuple[list[str], list[Row]]:
    """A game between equals, of a level drawn by lot: the names of the terms, and its rows."""
    key = game_key(seed, number)
    lot = generator(key, "levels")
    level = lot.choice(LEVELS)  # one for all: else it would be learned how good players look, not how to play well
    seated = [bots.make(level, generator(key, f"bot {p}")) for p in range(players)]
    s: State = rules.setup(lot.choice(every_scenario(rules, {"players": players})))
    names: list[str] = []
    seen: list[tuple[int, int, list[float]]] = []
    made = 0
    while owing := rules.owing(s):
        p, f = owing[0], s.frames[-1]
        if s.asked != NOBODY and rules.steps[f[STEP]].opens(s, f):
            for q in range(players):
                if terms := rules.explain(s, q):
                    names = list(terms)
                    seen.append((q, STAGES[rules.name](s), list(terms.values())))
        choice = (
            draw(rules.odds(s), key, made + 1) if p == BOX else seated[p].choose(rules.legal(s, p), Look(rules, s, p))
        )
        rules.apply(s, p, choice)
        made += 1
    outcome = rules.outcome(s)
    score = outcome.score if outcome else [0.0] * players
    return names, [Row(stage, terms, score[q], number % 5 == 4) for q, stage, terms in seen]


def played(rules: Ruleset[Any], players: int, seed: int, games: int, kept: Path | None) -> tuple[list[str], list[Row]]:
    """Rows of all games. With `kept`, those that were played before are read from there, and new ones added."""
    found = list(read(kept)) if kept and kept.exists() else []
    for number in range(len(found), games):
        found.append(play(rules, players, seed, number))
        if kept:
            with kept.open("a", encoding="utf-8") as file:
                file.write(json.dumps(found[-1]) + "\n")
    found = found[:games]
    return found[0][0], [row for _, rows in found for row in rows]


def read(path: Path) -> Iterator[tuple[list[str], list[Row]]]:
    for line in path.read_text(encoding="utf-8").splitlines():
        names, rows = json.loads(line)
        yield names, [Row(*row) for row in rows]


def sure(weights: list[float], terms: list[float], players: int) -> float:
    """The chance that these weights give."""
    x = sum(w * t for w, t in zip(weights, terms, strict=True))
    return 1.0 / (1.0 + (players - 1) * exp(max(-30.0, min(30.0, -x))))


def loss(rows: list[Row], weights: list[float], players: int) -> float:
    total = 0.0
    for row in rows:
        p = min(max(sure(weights, row.terms, players), 1e-6), 1 - 1e-6)
        total -= row.score * log(p) + (1 - row.score) * log(1 - p)
    return total / max(1, len(rows))


def fit(rows: list[Row], towards: list[float], players: int, pull: float) -> list[float]:
    """Newton's method; `pull` holds the weights near `towards`, each by how much its term varies."""
    size = len(towards)
    weights = towards[:]
    spread = [sum(row.terms[i] ** 2 for row in rows) / max(1, len(rows)) for i in range(size)]
    for _ in range(STEPS):
        slope = [pull * spread[i] * (towards[i] - weights[i]) for i in range(size)]
        bend = [[(pull * spread[i] + 1e-6) * (i == j) for j in range(size)] for i in range(size)]
        for row in rows:
            p = sure(weights, row.terms, players)
            for i, x in enumerate(row.terms):
                if x:
                    slope[i] += (row.score - p) * x
                    part, line = p * (1 - p) * x, bend[i]
                    for j, y in enumerate(row.terms):
                        line[j] += part * y
        weights = [w + step for w, step in zip(weights, solve(bend, slope), strict=True)]
    return weights


def fit_positive(rows: list[Row], towards: list[float], players: int) -> list[float]:
    """As `fit`, but no term counts against its owner: what losers have much of is no reason to have less of it."""
    used = list(range(len(towards)))
    while True:
        some = [row._replace(terms=[row.terms[i] for i in used]) for row in rows]
        found = dict(zip(used, fit(some, [towards[i] for i in used], players, PULL), strict=True))
        if all(weight >= 0.0 for weight in found.values()):
            return [found.get(i, 0.0) for i in range(len(towards))]
        used = [i for i in used if found[i] >= 0.0]


def solve(a: list[list[float]], b: list[float]) -> list[float]:
    """Linear equations, by elimination."""
    rows = [[*line, right] for line, right in zip(a, b, strict=True)]
    for i in range(len(rows)):
        best = max(range(i, len(rows)), key=lambda k: abs(rows[k][i]))
        rows[i], rows[best] = rows[best], rows[i]
        for k in range(i + 1, len(rows)):
            part = rows[k][i] / rows[i][i]
            rows[k] = [x - part * y for x, y in zip(rows[k], rows[i], strict=True)]
    found = [0.0] * len(rows)
    for i in reversed(range(len(rows))):
        found[i] = (rows[i][-1] - sum(rows[i][j] * found[j] for j in range(i + 1, len(rows)))) / rows[i][i]
    return found


def main() -> None:
    parser = Parser("bench.calibrate", __doc__)
    parser.add_argument("game", help="ankh, kemet or kemet-classic")
    parser.add_argument("--players", type=positive, default=2, help="how many players (%(default)s)")
    parser.add_argument("--games", type=positive, default=300, help="how many games (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="equal seeds give equal games (%(default)s)")
    parser.add_argument("--whole", action="store_true", help="one weight for the whole judgement")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="rows are kept there: a later run goes on from them")
    chosen = parser.parse_args()
    with parser.refusing():
        rules = ruleset(chosen.game)
        rules.options({"players": chosen.players})
    names, rows = played(rules, chosen.players, chosen.seed, chosen.games, chosen.keep)
    players = chosen.players
    even = [0.0] * len(names)
    print(f"{chosen.games} games of {chosen.game}, {players} players, seed {chosen.seed}; log-loss of every fifth game")
    for stage in sorted({row.stage for row in rows}):
        here = [row for row in rows if row.stage == stage]
        learn, test = [row for row in here if not row.held_back], [row for row in here if row.held_back]
        one = fit([row._replace(terms=[sum(row.terms)]) for row in learn], [0.1], players, 0.0)[0]
        whole = [one] * len(names)
        weights = whole if chosen.whole else fit_positive(learn, whole, players)
        losses = [loss(test, w, players) for w in (even, whole, weights)]
        told = "even {:.3f}, judgement {:.3f}, by term {:.3f}".format(*losses)
        print(f"  stage {stage}: {len(learn)} + {len(test)} positions; {told}; one for all {one:.3f}")
        print("    " + ", ".join(f'"{n}": {w:.3f}' for n, w in zip(names, weights, strict=True)))
        sys.stdout.flush()


if __name__ == "__main__":
    main()

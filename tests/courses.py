"""Which games the laws look at: where each begins, who chooses in it, and at which of its decisions they look."""

import random
from collections.abc import Collection, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Final

from laws import DEEP, Chooser, Options, Rules, choose, play_on
from moments import moments, steps
from sketched import SKETCHES
from toy import TOY

from benben.bots import make
from benben.kemet.classic import ADDED
from benben.kernel import registry
from benben.kernel.chance import game_key, generator
from benben.kernel.game import Game
from benben.kernel.play import LIMIT, Look, Played, play_game
from benben.kernel.positions import parse as parse_position
from benben.kernel.positions import read
from benben.kernel.records import Record, parse
from benben.kernel.steps import BOX, State

registry.register(TOY)

Choice = tuple[int, int]
"""Who, and what."""
Stretch = tuple[Collection[int], list[Choice]]
"""Which decisions of a game are looked at, and all that is chosen in it."""

STRETCH: Final = 300 if DEEP else 120
"""So many decisions of a game are looked at; in a deep run more than all but the longest games of Ankh have."""
SOON: Final = 40
"""… and so many from a hand-written position on."""
CHAIRS: Final = 5
GOLDEN: Final = Path(__file__).parent / "golden"

# What is tried -------------------------------------------------------------------------------------------------------

SCENARIOS: Final = ("middle_kingdom", "old_kingdom", "peoples_revolt", "inundation")
GODS: Final = ("amun", "anubis", "isis", "osiris", "ra")
LEVELS: Final = (("satet", "cat mummy"), ("mummy", "apep"), ("scorpion", "androsphinx"))


def ankh_options(i: int) -> Options:
    """Sixty of these hold every pair of number of players, scenario, god and guardian."""
    players = 2 + i // 4 % 4
    gods = [GODS[(i + i // 16 + n * (1 + i % 3)) % 5] for n in range(players)]
    guardians = [pair[(i >> level ^ i // 16) & 1] for level, pair in enumerate(LEVELS)]
    return {"players": players, "scenario": SCENARIOS[i % 4], "gods": gods, "guardians": guardians}


OPTIONS: Final[dict[str, list[Options]]] = {
    "ankh": [ankh_options(i) for i in range(60)],
    "kemet": [
        {"players": 3, "max_rounds": 2},
        *[dict[str, object](players=2 + i % 4, cities=("choose", "random")[i // 4 % 2]) for i in range(8)],
    ],
    "kemet-classic": [
        {"players": 3, "max_rounds": 2},
        *[dict[str, object](players=2 + i, modules=list(ADDED)) for i in range(4)],
        *[dict[str, object](players=2 + i % 4, modules=[module]) for i, module in enumerate(ADDED)],
        *[dict[str, object](players=2 + i % 4, length=("short", "long", "beginner")[i // 4 % 3]) for i in range(12)],
    ],
    "toy": [{"players": 2}, {"players": 3}, {"players": 4}],
}
"""What each game is tried with."""


# A game --------------------------------------------------------------------------------------------------------------


class Course:
    """A game, from its setup or from where a recorded one had come to, with bots on its chairs in turn."""

    def __init__(
        self,
        rules: Rules,
        options: Options,
        seed: int,
        bots: Sequence[str] = ("random",),
        before: Sequence[Choice] = (),
    ) -> None:
        self.rules = rules
        self.options = options
        self.seed = seed
        self.bots = [bots[p % len(bots)] for p in range(CHAIRS)]
        self.before = before
        self.said: list[int] = []  # by the bots, when it was played first: some think long
        self.stretch: Stretch | None = None  # what the laws look at, once it was played

    def begin(self) -> State:
        s: State = self.rules.setup(self.options)
        for p, choice in self.before:
            self.rules.apply(s, p, choice)
        return s

    def play(self, made: list[Choice] | None = None) -> Iterator[State]:
        """The state at each decision, changed in place, and at the end; `made` takes what is chosen."""
        return play_on(self.rules, self.begin(), random.Random(f"walk {self.seed}"), chooser=self.chooser(made))

    def chooser(self, made: list[Choice] | None = None) -> Chooser:
        """Who answers for BOX and for every chair."""
        seats = [make(name, random.Random(f"{name} {self.seed} {p}")) for p, name in enumerate(self.bots)]
        answers = 0

        def answer(rules: Rules, s: State, p: int, rng: random.Random) -> int:
            nonlocal answers
            if p == BOX:
                return choose(rules, s, p, rng)
            if answers == len(self.said):
                self.said.append(seats[p].choose(rules.legal(s, p), Look(rules, s, p)))
            answers += 1
            return self.said[answers - 1]

        def noted(rules: Rules, s: State, p: int, rng: random.Random) -> int:
            choice = answer(rules, s, p, rng)
            if made is not None:
                made.append((p, choice))
            return choice

        return noted

    def walk(self) -> Iterator[State]:
        """The decisions that are looked at; the state is changed in place between them."""
        if not self.stretch:
            try:
                self.stretch = self.played_through()
            except Exception:  # a game that breaks is looked at from its beginning, so that a law can say what is wrong
                for n, s in enumerate(self.play()):
                    if n < STRETCH:
                        yield s
                return
        looks, made = self.stretch
        s = self.begin()
        for n in range(max(looks) + 1):
            if n in looks:
                yield s
            if n < len(made):
                self.rules.apply(s, *made[n])

    def played_through(self) -> Stretch:
        made: list[Choice] = []
        looks = self.looks(self.play(made))
        return {n for n in looks if n <= len(made)}, made

    def looks(self, game: Iterator[State]) -> Collection[int]:
        """Which decisions of a game: all, or of more than STRETCH so many in a row from some moment on."""
        length = sum(1 for _ in game)
        first = random.Random(f"stretch {self.seed}").randrange(max(1, length - STRETCH + 1))
        return range(first, first + STRETCH)

    def game(self, purpose: int, hold: bool = False) -> Game:
        """The same as a game with a record, ready to be played on; the purpose decides what BOX draws."""
        game = Game(self.rules, self.options, key=game_key(self.seed, purpose))
        for p, choice in self.before:
            game.play(p, choice)
        game.hold = hold
        return game

    def played(self) -> Played:
        """Played through the public loop; a recorded game, which has begun already, choice by choice."""
        key = game_key(self.seed, 0)
        seats = [make(name, generator(key, f"bot {p}")) for p, name in enumerate(self.bots)]
        if not self.before:
            return play_game(self.rules, self.options, seats, key)
        game = self.game(0)
        decisions = 0
        while decisions < LIMIT and self.rules.owing(game.state):
            if not game.chance():
                p = self.rules.owing(game.state)[0]
                game.play(p, seats[p].choose(self.rules.legal(game.state, p), Look(self.rules, game.state, p)))
                decisions += 1
        return Played(game.state, game.record, decisions, self.rules.outcome(game.state))


class Late(Course):
    """Looked at towards its end: in the last third, or in all that is left of a game taken up in the middle."""

    def looks(self, game: Iterator[State]) -> Collection[int]:
        """Once in every situation, which is a kind of step in its moments, and when the game is over."""
        situations = [(steps(self.rules, s), moments(self.rules, s)) for s in game]
        late = list(range(0 if self.before else len(situations) * 2 // 3, len(situations)))
        random.Random(f"looks {self.seed}").shuffle(late)
        return set({str(situations[n]): n for n in late}.values())


class Sketched(Course):
    """From a hand-written position on; looked at in what follows at once."""

    def __init__(self, rules: Rules, sketch: str, seed: int) -> None:
        super().__init__(rules, {}, seed, ("eager",))
        self.sketch = sketch

    def begin(self) -> State:
        return read(self.rules, parse_position(self.sketch))

    def looks(self, game: Iterator[State]) -> Collection[int]:
        return range(sum(1 for _ in islice(game, SOON)))


# Recorded games ------------------------------------------------------------------------------------------------------


def golden(rules: Rules) -> list[Record]:
    """The golden games of the present rules, without their stories."""
    return bare_records(f"{rules.name}-{rules.version}")


def bare_records(folder: str) -> list[Record]:
    own = GOLDEN / folder
    texts = [path.read_text(encoding="utf-8") for path in sorted(own.glob("*.txt"))]
    return [parse("".join(line for line in text.splitlines(True) if not line.startswith("    "))) for text in texts]


def entrances(rules: Rules, record: Record) -> dict[str, list[Choice]]:
    """Where a recorded game is taken up: just before each moment new in its later half, and at its last fifth."""
    s: State = rules.setup(record.options)
    made: list[Choice] = []
    known: set[str] = set()
    found = {"last fifth": len(record.lines) * 4 // 5}
    for p, text, _ in record.lines:
        for moment in moments(rules, s):
            if moment not in known and len(made) > len(record.lines) // 2:
                found[moment] = len(made) - 1
            known.add(moment)
        made.append((p, rules.read(s, p, text)))
        rules.apply(s, *made[-1])
    return {moment: made[:n] for moment, n in found.items()}


# Who chooses ---------------------------------------------------------------------------------------------------------

TABLES: Final = {"eager": ("eager",), "greedy": ("greedy",), "mixed": ("greedy", "eager", "random")}
"""Who sits on the chairs for a whole game, in turn."""
COMPANIES: Final = {
    "ankh": ["random", *TABLES, "recorded", "sketched"],
    "kemet": ["random", *TABLES, "recorded", "sketched"],
    "kemet-classic": ["random", *TABLES, "recorded", "sketched"],
    "toy": ["random", *TABLES],
}
"""Whose games the laws look at, and those that begin in a recorded game or a hand-written position."""


def courses(name: str, company: str, games: int, seed: int = 0) -> list[Course]:
    """So many games. Those of random players are looked at anywhere, the others late."""
    rules, options = registry.ruleset(name), OPTIONS[name]
    seeds = range(seed, seed + games)
    if company == "random":
        return [Course(rules, options[n % len(options)], n) for n in seeds]
    if company == "recorded":
        return taken_up(rules, seeds)
    if company == "sketched":
        return [Sketched(rules, SKETCHES[name][n % len(SKETCHES[name])], n) for n in seeds]
    return [Late(rules, options[n * 7 % len(options)], n, TABLES[company]) for n in seeds]


def taken_up(rules: Rules, seeds: range) -> list[Course]:
    """Recorded games, continued by others. All moments have their turn, however few games know them."""
    doors: dict[str, list[tuple[Options, list[Choice]]]] = {}
    for record in golden(rules):
        for moment, before in entrances(rules, record).items():
            doors.setdefault(moment, []).append((record.options, before))
    found: list[Course] = []
    by_moment = list(doors.values())
    for n in seeds:
        times, turn = divmod(n, len(by_moment))
        options, before = by_moment[turn][times % len(by_moment[turn])]
        found.append(Late(rules, options, n, [("random", "eager")[times % 2]], before))
    return found

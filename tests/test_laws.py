"""The laws, on the toy and on every registered game. BENBEN_DEEP=1 tries thousands of games."""

import os
import random

import pytest
from fuzz import fuzzed, fuzzed_sketch
from laws import POSITION_LAWS, Options, Rules, walk
from laws_games import END_OF_GAME, EVERY_DECISION, played, possible, said_by_processes
from toy import TOY

from benben.kernel import registry
from benben.kernel.columns import PUBLIC
from benben.kernel.contract import PASS, SEAL

registry.register(TOY)

SCENARIOS = ("middle_kingdom", "old_kingdom", "peoples_revolt", "inundation")
GODS = ("amun", "anubis", "isis", "osiris", "ra")
LEVELS = (("satet", "cat mummy"), ("mummy", "apep"), ("scorpion", "androsphinx"))


def ankh_options(i: int) -> Options:
    """Sixty of these hold every pair of number of players, scenario, god and guardian."""
    players = 2 + i // 4 % 4
    gods = [GODS[(i + i // 16 + n * (1 + i % 3)) % 5] for n in range(players)]
    guardians = [pair[(i >> level ^ i // 16) & 1] for level, pair in enumerate(LEVELS)]
    return {"players": players, "scenario": SCENARIOS[i % 4], "gods": gods, "guardians": guardians}


OPTIONS: dict[str, list[Options]] = {
    "ankh": [ankh_options(i) for i in range(60)],
    "kemet": [
        {"players": 3, "max_rounds": 2},
        *[dict[str, object](players=2 + i % 4, cities=("choose", "random")[i // 4 % 2]) for i in range(8)],
    ],
    "toy": [{"players": 2}, {"players": 3}, {"players": 4}],
}
"""What each game is tried with."""


def test_every_pair_of_options_is_tried() -> None:
    def things(options: Options) -> set[tuple[str, object]]:
        named = {("god", god) for god in options["gods"]} | {("guardian", g) for g in options["guardians"]}  # type: ignore[attr-defined]
        return {("players", options["players"]), ("scenario", options["scenario"])} | named

    games = [things(options) for options in OPTIONS["ankh"]]
    everything = sorted(set().union(*games), key=str)
    pairs = {(a, b) for game in games for a in game for b in game if a < b}
    together = [set(pair) for pair in LEVELS]
    assert len(everything) == 4 + len(SCENARIOS) + len(GODS) + 6
    for a in everything:
        for b in everything:
            exclusive = a[0] == b[0] in ("players", "scenario") or any({a[1], b[1]} == pair for pair in together)
            assert exclusive or a >= b or (a, b) in pairs, (a, b)


SKETCHES = {
    "kemet": [
        """
        cities = ["NW", "SW"]
        colours = ["ruby", "onyx"]
        situation = "battle in T-W of P1 against P2"
        [P1]
        troops = { T-W = 5, NW1 = 4 }
        pyramids = { NW1 = "ruby 2", NW2 = "onyx 1" }
        tiles = ["charge", "phoenix"]
        creatures = { phoenix = "T-W" }
        divine = ["war-rage", "war-fury"]
        [P2]
        troops = { T-W = 3, SW1 = 5 }
        tiles = ["deadly-trap"]
        played = ["4/1/0"]
        buried = ["1/3/0"]
        prayer = 3
        """,
        """
        players = 4
        situation = "action move of P3"
        order = ["P4", "P3", "P1", "P2"]
        round = 4
        discard = ["prayer", "transfer"]
        [P3]
        troops = { D-NE = 3, NE1 = 5 }
        pyramids = { NE1 = "diamond 3" }
        spaces = ["pray-1", "move-3"]
        bought = ["diamond"]
        divine = ["swiftness", "transfer"]
        """,
        """
        players = 3
        situation = "night from prayers"
        max_rounds = 5
        [P2]
        troops = { T-inW = 2, T-W = 1, W1 = 5 }
        veterans = 3
        tiles = ["vision", "priest-of-ra"]
        """,
    ],
    "ankh": [
        """
        gods = ["isis", "amun"]
        situation = "battle in the region of [4,7] of P1"
        board = "empty"
        pieces = { "[4,7]" = "isis god", "[5,8]" = "amun god", "[4,8]" = "amun warrior", "[5,7]" = "isis warrior" }
        [amun]
        hand = ["chariots", "cycle"]
        followers = 3
        devotion = 7
        """,
        """
        players = 4
        scenario = "old_kingdom"
        guardians = ["cat mummy", "apep", "androsphinx"]
        first = "P3"
        situation = "turn of P2 after move"
        event = 3
        [track]
        move = 2
        [amun]
        powers = ["commanding", "revered"]
        pile = 2
        """,
        """
        gods = ["ra", "osiris"]
        situation = "caravan of P2"
        camels = []
        tiles = ["[4,8]"]
        """,
        """
        gods = ["ra", "osiris", "anubis"]
        situation = "action summon of P3"
        [anubis]
        pool = ["satet"]
        """,
    ],
}
"""Hand-written positions, for games that read them."""
DEEP = bool(os.environ.get("BENBEN_DEEP"))
GAMES = 300 if DEEP else 60
"""How many games a law is tried on at every decision."""
WHOLE_GAMES = {"ankh": 4_000, "kemet": 1_000, "toy": 4_000} if DEEP else {"ankh": 500, "kemet": 100, "toy": 500}
"""How many games a law is tried on at their ends; one of Kemet is as long as ten of Ankh."""

each_game = pytest.mark.parametrize("name", registry.names())


def cases(name: str, games: int) -> list[tuple[Rules, Options, int]]:
    """As many games as asked for, over all the options."""
    rules, options = registry.ruleset(name), OPTIONS[name]
    return [(rules, options[seed % len(options)], seed) for seed in range(games)]


@each_game
@pytest.mark.parametrize("law", POSITION_LAWS)
def test_at_every_decision(name: str, law: str) -> None:
    for rules, options, seed in cases(name, GAMES):
        rng = random.Random(f"law {seed}")
        for s in walk(rules, options, seed):
            POSITION_LAWS[law](rules, s, rng)


@each_game
@pytest.mark.parametrize("law", EVERY_DECISION)
def test_through_the_game(name: str, law: str) -> None:
    for case in cases(name, GAMES):
        EVERY_DECISION[law](*case)


@each_game
@pytest.mark.parametrize("law", END_OF_GAME)
def test_of_the_whole_game(name: str, law: str) -> None:
    for case in cases(name, WHOLE_GAMES[name]):
        END_OF_GAME[law](*case)


@each_game
def test_the_truth_is_a_possible_sample(name: str) -> None:
    rules = registry.ruleset(name)
    secrets = sum(possible(*case) for case in cases(name, GAMES))
    hides = any(c.sees != PUBLIC for c in rules.columns) or any(step.sealed for step in rules.steps)
    assert bool(secrets) == hides


@pytest.mark.parametrize(("name", "sketch"), [(name, sketch) for name in SKETCHES for sketch in SKETCHES[name]])
def test_sketches_refuse_damage_in_one_line(name: str, sketch: str) -> None:
    for seed in range(GAMES // 30):
        fuzzed_sketch(registry.ruleset(name), sketch, seed)


@each_game
@pytest.mark.parametrize("part", range(4))
def test_loaders_refuse_damage_in_one_line(name: str, part: int) -> None:
    for case in cases(name, GAMES)[part::4]:
        fuzzed(*case)


def digests(name: str) -> str:
    return "".join(f"{played(*case).record.digest()}\n" for case in cases(name, 8))


@each_game
def test_digests_do_not_depend_on_the_process(name: str) -> None:
    program = "import sys, test_laws; print(test_laws.digests(sys.argv[1]), end='')"
    assert said_by_processes(program, name) == {digests(name)} == {digests(name)}


@each_game
def test_choices_are_few_and_begin_alike(name: str) -> None:
    names = registry.ruleset(name).choices.names
    assert len(names) < 1000
    assert len(set(names)) == len(names)
    assert (names[SEAL], names[PASS]) == ("seal", "pass")

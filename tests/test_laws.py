"""The laws, on random games of the toy and of every registered game. BENBEN_DEEP=1 tries thousands of them."""

import random
from functools import cache

import pytest
from courses import GODS, LEVELS, OPTIONS, SCENARIOS, Course, courses
from fuzz import fuzzed, fuzzed_sketch
from laws import DEEP, POSITION_LAWS, Options
from laws_games import END_OF_GAME, EVERY_DECISION, possible, said_by_processes
from sketched import SKETCHES

from benben.kernel import registry
from benben.kernel.columns import PUBLIC
from benben.kernel.steps import PASS, SEAL


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


GAMES = (
    {"ankh": 300, "kemet": 300, "kemet-classic": 300, "toy": 300}
    if DEEP
    else {"ankh": 60, "kemet": 40, "kemet-classic": 20, "toy": 60}
)
"""How many games a law is tried on at every decision; the editions of Kemet, which share their rooms, together as many
as others."""
WHOLE_GAMES = (
    {"ankh": 4_000, "kemet": 1_000, "kemet-classic": 1_000, "toy": 4_000}
    if DEEP
    else {"ankh": 300, "kemet": 40, "kemet-classic": 20, "toy": 300}
)
"""How many games a law is tried on at their ends; one of Kemet is as long as ten of Ankh."""


@cache
def random_games(name: str) -> list[Course]:
    """Each is played once by a process, whatever laws it looks at."""
    return courses(name, "random", GAMES[name])


each_game = pytest.mark.parametrize("name", registry.names())


@pytest.mark.long
@each_game
@pytest.mark.parametrize("law", POSITION_LAWS)
def test_at_every_decision(name: str, law: str) -> None:
    for course in random_games(name):
        rng = random.Random(f"law {course.seed}")
        for s in course.walk():
            POSITION_LAWS[law](course.rules, s, rng)


@pytest.mark.long
@each_game
@pytest.mark.parametrize("law", EVERY_DECISION)
def test_through_the_game(name: str, law: str) -> None:
    for course in random_games(name):
        EVERY_DECISION[law](course)


@pytest.mark.long
@each_game
@pytest.mark.parametrize("law", END_OF_GAME)
def test_of_the_whole_game(name: str, law: str) -> None:
    for course in courses(name, "random", WHOLE_GAMES[name]):
        END_OF_GAME[law](course)


@pytest.mark.long
@each_game
@pytest.mark.parametrize("part", range(2))
def test_the_truth_is_a_possible_sample(name: str, part: int) -> None:
    rules = registry.ruleset(name)
    secrets = sum(possible(course) for course in random_games(name)[part::2])
    hides = any(c.sees != PUBLIC for c in rules.columns) or any(step.sealed for step in rules.steps)
    assert bool(secrets) == hides


@pytest.mark.parametrize(("name", "sketch"), [(name, sketch) for name in SKETCHES for sketch in SKETCHES[name]])
def test_sketches_refuse_damage_in_one_line(name: str, sketch: str) -> None:
    for seed in range(10 if DEEP else 2):
        fuzzed_sketch(registry.ruleset(name), sketch, seed)


@pytest.mark.long
@each_game
@pytest.mark.parametrize("part", range(4))
def test_loaders_refuse_damage_in_one_line(name: str, part: int) -> None:
    for course in random_games(name)[part::4]:
        fuzzed(course)


def digests(name: str) -> str:
    return "".join(f"{course.played().record.digest()}\n" for course in courses(name, "random", 8))


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

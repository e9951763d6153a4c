"""The laws late in the game: where players with a plan get, and where recorded games and hand-written positions lead.

Random players of Ankh hardly see the fifth conflict, and random games of Kemet are looked at long before they end.
"""

from collections import Counter
from collections.abc import Callable

import laws_games
import pytest
from courses import COMPANIES, Course, courses
from fuzz import fuzzed
from laws import DEEP, POSITION_LAWS
from laws_reach import Reached, look, missing, told

from benben.kernel import registry

pytestmark = pytest.mark.long

MORE = 10 if DEEP else 1
GAMES = {
    "ankh": {"eager": 15, "greedy": 2, "mixed": 3, "recorded": 42, "sketched": 8},
    "kemet": {"eager": 6, "greedy": 2, "mixed": 2, "recorded": 16, "sketched": 8},
    "kemet-classic": {"eager": 6, "greedy": 2, "mixed": 2, "recorded": 16, "sketched": 28},
    "toy": {"eager": 6, "greedy": 2, "mixed": 2},
}
"""How many of each company are tried; what greedy players think about takes longer than all laws."""
RANDOM_GAMES = 60
"""Counted only: test_laws tries the laws on them."""
TAKEN_UP = {"ankh": 28, "kemet": 14, "kemet-classic": 14}
EAGER = 6
"""How many games a law about whole games is tried on."""
FOLDED = 7
"""One in so many, where a law plays all of a recorded game again and again."""

each_game = pytest.mark.parametrize("name", COMPANIES)
each_recorded_game = pytest.mark.parametrize("name", TAKEN_UP)


@each_game
def test_the_laws_see_every_end_moment_and_step(name: str, record_property: Callable[[str, object], None]) -> None:
    reached: Reached = {company: Counter() for company in COMPANIES[name]}
    for course in courses(name, "random", RANDOM_GAMES):
        look(course, reached["random"], laws=())
    for company, games in GAMES[name].items():
        for course in courses(name, company, games * MORE):
            look(course, reached[company], POSITION_LAWS)
    rules = registry.ruleset(name)
    record_property("laws reach", told(rules, reached))
    assert missing(rules, reached) == []


@each_recorded_game
@pytest.mark.parametrize("law", [laws_games.history, laws_games.ends, laws_games.recorded])
def test_of_eager_players(name: str, law: Callable[[Course], object]) -> None:
    for course in courses(name, "eager", EAGER * MORE):
        law(course)


@each_recorded_game
@pytest.mark.parametrize(
    "law",
    [laws_games.history, laws_games.ends, laws_games.recorded, laws_games.interleaved, laws_games.possible, fuzzed],
)
def test_of_recorded_games_taken_up_late(name: str, law: Callable[[Course], object]) -> None:
    for course in courses(name, "recorded", TAKEN_UP[name] * MORE):
        law(course)


@each_recorded_game
def test_of_undo_late_in_recorded_games(name: str) -> None:
    for course in courses(name, "recorded", TAKEN_UP[name] * MORE)[::FOLDED]:
        laws_games.undone(course)

"""The leak law on games of every company: random players, players with a plan, recorded games taken up late, positions
by hand. BENBEN_DEEP=1 tries ten times as many."""

from collections import Counter

import pytest
from courses import COMPANIES, Sketched, courses
from laws import DEEP
from laws_told import told
from sketched import SECRETS

from benben.kernel import registry

GAMES = {
    "ankh": {"random": 8, "eager": 6, "recorded": 14, "sketched": 8},
    "kemet": {"random": 2, "eager": 3, "recorded": 12, "sketched": 8},
    "kemet-classic": {"random": 2, "eager": 3, "recorded": 12, "sketched": 14},
    "toy": {"random": 8, "eager": 4},
}
"""How many of each company; greedy players think longer than the law, and are tried in a deep run only."""
EVERY = {"ankh": 0.5, "kemet": 0.3, "kemet-classic": 0.3, "toy": 0.5}
"""At how many of the decisions something that is hidden is made up anew."""
WANTED = {
    "ankh": {"drafts": 200, "twins": 10, "told": 80},
    "kemet": {"choices": 1_000, "drafts": 100, "twins": 200, "followed": 1_000, "told": 400, "replayed": 10},
    "kemet-classic": {"choices": 1_000, "drafts": 100, "twins": 200, "followed": 1_000, "told": 400, "replayed": 10},
    "toy": {"choices": 1_000, "drafts": 500, "twins": 100, "followed": 1_000, "told": 200, "replayed": 8},
}
"""At least so much must have looked the same and been compared."""
SECRET = {
    "ankh": {"choose a battle card", "bid against the plague"},
    "kemet": {"draw divine interventions", "remove a battle card", "war council"},
    "kemet-classic": {
        "draw divine interventions",
        "keep a divine intervention",
        "draw renewed divine interventions",
        "look at divine interventions",
        "play a card at dawn",
        "part of the war council",
        "remove a battle card",
        "take a card from the discard",
        "veto",
        "war council",
    },
    "toy": {"deal", "bury and show", "bid"},
}
"""The steps at which others cannot tell all choices apart, as the columns have it."""


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_what_looks_the_same_is_told_in_the_same_way(name: str) -> None:
    counts = Counter[str]()
    for company in COMPANIES[name]:
        games = GAMES[name].get(company, 0) * 10 or 20 if DEEP else GAMES[name].get(company, 0)
        for course in courses(name, company, games) if games else []:
            counts += told(course, EVERY[name])
    if name == "kemet":
        for seed in range(60 if DEEP else 6):
            counts += told(Sketched(registry.ruleset(name), SECRETS[seed % len(SECRETS)], seed))
    assert {step.removeprefix("secret ") for step in counts if step.startswith("secret ")} == SECRET[name]
    too_few = {what: counts[what] for what, least in WANTED[name].items() if counts[what] < least}
    assert not too_few

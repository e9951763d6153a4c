"""What goes wrong only late is noticed in late games, though not in random ones; and what no game reaches is named."""

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from courses import Course, Late, courses
from laws import Options, Rules
from laws_reach import Reached, look, missing, told
from moments import moments
from sabotage import with_step
from toy import ROUND_F, TOY, Round
from toybox.state import ToyState

from benben.ankh.box.state import AnkhState
from benben.ankh.ruleset import Ankh
from benben.ankh.shown.story import TEMPLATES as ANKH_TEMPLATES
from benben.kemet.box.state import KemetState
from benben.kemet.ruleset import Kemet
from benben.kemet.shown.story import TEMPLATES as KEMET_TEMPLATES
from benben.kernel import registry
from benben.kernel.events import Log
from benben.kernel.steps import SEAL

RANDOM_GAMES = 60
"""As many as test_laws tries a law on at every decision, or more."""
RECORDED_GAMES = 28


def tried(name: str, company: str, games: int, law: str) -> Counter[str]:
    counts = Counter[str]()
    for course in courses(name, company, games):
        look(course, counts, [law])
    return counts


# Sabotages that wait -------------------------------------------------------------------------------------------------


class Gossiping(Ankh):
    """In a battle of the last conflict everybody hears what is drafted."""

    def apply(self, s: AnkhState, p: int, choice: int, log: Log | None = None) -> None:
        heard = bool(s.drafts) and "battle of the last conflict" in moments(self, s)
        super().apply(s, p, choice, log)
        if heard and log:
            log.add("bid", "A-B2", s.side_of[p], choice)


class Sharing(AnkhState):
    """Copies share what they say of Followers once a god is forgotten."""

    __slots__ = ()

    def copy(self) -> AnkhState:
        other = super().copy()
        if "forgotten gods" in moments(registry.ruleset("ankh"), self):
            other.followers = self.followers
        return other


class Careless(Ankh):
    def blank(self, options: Options) -> AnkhState:
        return Sharing(int(str(options["players"])))


class Unending(Kemet):
    """Who has won by fame may still do something."""

    def legal(self, s: KemetState, p: int) -> list[int]:
        return [SEAL] if s.reason == self.reasons.index("fame") and p == 0 else super().legal(s, p)


@pytest.mark.parametrize(
    ("rules", "law", "said"),
    [
        (Gossiping(ANKH_TEMPLATES), "unheard", "can tell choices of"),
        (Careless(ANKH_TEMPLATES), "copies", r"shared with a copy: \['followers'\]"),
        (Unending(KEMET_TEMPLATES), "menus", "is not asked and may"),
    ],
    ids=["a leak in the last conflict", "shared after forgetting", "a choice after the end"],
)
def test_late_games_show_what_random_ones_hide(
    rules: Rules, law: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(registry.loaded, rules.name, rules)
    assert tried(rules.name, "random", RANDOM_GAMES, law)["decisions"] > 5_000
    with pytest.raises(AssertionError, match=said) as wrong:
        tried(rules.name, "recorded", RECORDED_GAMES, law)
    assert wrong.value.__notes__[0].startswith(f"law {law}, seed ")


class Stumbling(Round):
    """Breaks down when the game should be over."""

    def run(self, s: ToyState, f: list[int], log: Log | None) -> None:
        assert f[2] < 3, "no fourth round"
        super().run(s, f, log)


@pytest.mark.parametrize("kind", [Course, Late])
def test_a_game_that_breaks_is_not_passed_over(kind: type[Course]) -> None:
    with pytest.raises(AssertionError, match="no fourth round"):
        list(kind(with_step(ROUND_F, Stumbling()), {"players": 4}, 1).walk())


# What is not seen ----------------------------------------------------------------------------------------------------


def test_what_no_game_reaches_is_named() -> None:
    rules = registry.ruleset("ankh")
    reached: Reached = {"random": Counter()}
    for course in courses("ankh", "random", RANDOM_GAMES):
        look(course, reached["random"], laws=())
    unseen = {"end ascended", "end final-conflict", "conflict 5", "battle of the last conflict", "forgotten gods"}
    assert unseen.issubset(missing(rules, reached))
    assert "conflict 5                              0         0" in told(rules, reached)


def test_steps_that_no_game_reaches_are_named() -> None:
    reached: Reached = {"random": Counter({"end points": 1, "step deal": 7}), "eager": Counter({"step peek": 2})}
    assert missing(TOY, reached) == ["step round", "step refuse a peek", "step bury and show", "step bid"]
    assert "2 of 6 kinds of step: bid 0; bury and show 0" in told(TOY, reached)


def test_the_table_is_shown_whichever_process_counted() -> None:
    root = Path(__file__).parent.parent
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "pytest", "-q", "-n", "1", "-p", "no:cacheprovider", "-k", "see_every and toy"]
    done = subprocess.run(
        [*command, "tests/test_laws_late.py"], cwd=root, env=environment, capture_output=True, text=True, check=True
    )
    assert "what the laws have seen" in done.stdout
    assert "6 of 6 kinds of step" in done.stdout

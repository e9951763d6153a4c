"""The bots: their answers are legal, fair, repeatable, and the greedy one plays well."""

import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from ankh_table import table
from table import Table
from toy import TOY

from benben import bots
from benben.bots import lines, sealed
from benben.bots.greedy import GreedyBot
from benben.kernel import registry
from benben.kernel.chance import game_key, generator
from benben.kernel.play import Look, Played, play_game
from benben.kernel.registry import ruleset
from benben.kernel.steps import BOX, State
from benben.kernel.views import read_view, sample, view

ANKH = ruleset("ankh")
SCENARIOS = list(ANKH.kinds["scenario"].names)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Greedy that looks at little: the same code, in a fraction of the time."""
    for module, name, value in (
        (lines, "FULL", lines.Effort(width=1, sight=30, promising=3, enough=60, glance=40)),
        (sealed, "CASES", 2),
        (sealed, "BLIND", 1),
        (sealed, "THEIR_DRAFTS", 3),
        (sealed, "FINALISTS", 3),
        (sealed, "GLANCE", 2),
    ):
        monkeypatch.setattr(module, name, value)


def game(names: list[str], number: int, scenario: str = "middle_kingdom") -> Played:
    key = game_key(4, number)
    players = [bots.make(name, generator(key, f"bot {p}")) for p, name in enumerate(names)]
    return play_game(ANKH, {"players": len(names), "scenario": scenario}, players, key, names)


def asked(t: Table, seed: int = 1) -> str:
    """What a fresh greedy bot answers for whoever is asked."""
    p = t.rules.owing(t.state)[0]
    bot = GreedyBot(random.Random(seed))
    return t.rules.choices.say(bot.choose(t.rules.legal(t.state, p), Look(t.rules, t.state, p)))


class Watched:
    """A greedy bot that shows the positions in which it was asked."""

    def __init__(self, seed: int, seen: list[tuple[State, int, list[int]]]) -> None:
        self.bot = GreedyBot(random.Random(seed))
        self.seen = seen

    def choose(self, legal: list[int], look: Callable[[], bytes]) -> int:
        assert isinstance(look, Look)
        self.seen.append((look.state.copy(), look.player, legal))
        return self.bot.choose(legal, look)


def positions() -> Iterator[tuple[State, int, list[int]]]:
    """Positions of a three-player game, all secret choices and some others."""
    seen: list[tuple[State, int, list[int]]] = []
    key = game_key(4, 0)
    play_game(ANKH, {"players": 3}, [Watched(p, seen) for p in range(3)], key)
    yield from (entry for i, entry in enumerate(seen) if entry[0].drafts or i % 40 == 0)


# Legal, repeatable, fair ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.usefixtures("hasty")
def test_greedy_plays_whole_games_with_legal_choices_at_every_table(players: int) -> None:
    for number in range(8):
        names = ["greedy", "greedy" if number == 3 else "random", *["eager"] * (players - 2)]
        names = names[-number % players :] + names[: -number % players]
        assert game(names, number, SCENARIOS[number % len(SCENARIOS)]).outcome is not None


@pytest.mark.usefixtures("hasty")
def test_the_same_seed_plays_the_same_game() -> None:
    first, again = game(["greedy"] * 2, 5), game(["greedy"] * 2, 5)
    assert first.record.text() == again.record.text()
    assert game(["greedy"] * 2, 6).record.text() != first.record.text()


@pytest.mark.usefixtures("hasty")
def test_a_plan_is_followed_on_the_menu_it_was_made_for_and_on_no_other() -> None:
    s, p, legal = next(positions())
    looks: list[int] = []

    def look() -> bytes:
        looks.append(p)
        return view(ANKH, s, p).bytes()

    fresh = GreedyBot(random.Random(7)).choose(legal, look)
    other = next(choice for choice in legal if choice != fresh)
    bot = GreedyBot(random.Random(7))
    bot.plan = [([], 0), (legal, other)]
    assert bot.choose(legal, look) == other
    assert len(looks) == 1, "a plan was made: there is nothing to look at"
    bot.plan = [([], 0), ([*legal, 999], other)]
    assert bot.choose(legal, look) == fresh
    assert len(looks) == 2
    bot.plan = [(legal, other), ([1, 2], 1)]
    assert bot.choose([2], look) == 2
    assert bot.choose(legal, look) == fresh, "what came behind is forgotten too"


@pytest.mark.usefixtures("hasty")
def test_greedy_answers_the_view_and_nothing_else() -> None:
    """A fresh bot with the same seed answers alike when everything it cannot see is made up anew."""
    secret = 0
    for s, p, legal in positions():
        seen = view(ANKH, s, p).bytes()
        other = sample(ANKH, read_view(seen), random.Random(99))
        answers = {GreedyBot(random.Random(7)).choose(legal, Look(ANKH, t, p)) for t in (s, s, other)}
        assert len(answers) == 1
        secret += bool(s.drafts)
    assert secret > 5


@pytest.mark.usefixtures("hasty")
def test_greedy_plays_a_game_without_judgement(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chance, hidden hands, windows in others' turns, drafts of several steps: all through the kernel."""
    monkeypatch.setitem(registry.loaded, "toy", TOY)
    for players in (2, 3, 4):
        key = game_key(1, players)
        played = play_game(TOY, {"players": players}, [GreedyBot(random.Random(p)) for p in range(players)], key)
        assert played.outcome is not None


def test_chance_ahead_is_averaged() -> None:
    s = TOY.setup({"players": 2})
    assert s.asked == BOX
    assert lines.Lines(TOY, 0, random.Random(1)).judge(s) == 0


def test_greedy_follows_its_line_without_looking_again() -> None:
    t = table("isis ra", "isis god [4,7]; isis warrior [5,7]; ra god [2,5]; neutral temple [7,6]", "turn of P1")
    bot = GreedyBot(random.Random(1))
    looks = 0

    def look() -> bytes:
        nonlocal looks
        looks += 1
        return Look(t.rules, t.state, 0)()

    made = 0
    while t.rules.owing(t.state) == [0]:
        t.rules.apply(t.state, 0, bot.choose(t.rules.legal(t.state, 0), look))
        made += 1
    assert made > 1
    assert looks == 1


# Playing well --------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("names", [["greedy", "random"], ["greedy", "eager"], ["greedy", "eager", "random", "eager"]])
def test_greedy_beats_bots_that_look_at_nothing(names: list[str]) -> None:
    """Even in haste it wins nearly all of these games; the seeds are fixed, so this cannot happen to fail."""
    games = 20 if names[1] == "random" else 4
    score = 0.0
    for number in range(games):
        turned = number % len(names)
        played = game(names[turned:] + names[:turned], number, SCENARIOS[number // 2 % len(SCENARIOS)])
        score += played.outcome.score[-turned % len(names)] if played.outcome else 0.0
    assert score >= 0.8 * games


def test_greedy_takes_a_win_that_is_there() -> None:
    """One Devotion is missing, Isis holds the East alone, and one more Gain sets off the conflict."""
    t = table(
        "isis ra",
        "isis god [4,7]; ra god [2,5]; ra warrior [2,6]",
        "turn of P1",
        "event = 3\ntrack = { gain = 2 }",
        isis="devotion = 30",
    )
    assert asked(t) == "action gain"


def test_greedy_takes_the_monument_that_breaks_a_tie() -> None:
    t = table(
        "isis ra",
        "isis god [5,6]; isis obelisk [4,8]; ra obelisk [3,8]; neutral obelisk [5,7]; neutral temple [4,6]; "
        "isis temple [6,7]; ra god [2,5]",
        "monument of P1",
    )
    assert "take [5,7]" in t.legal("P1")
    assert asked(t) == "take [5,7]"


def test_greedy_plays_chariots_where_they_decide() -> None:
    """Two against one, and the enemy has nothing but the Cycle: only strength is missing."""
    t = table(
        "isis ra",
        "isis god [4,7]; ra god [5,8]; ra warrior [4,8]; isis temple [5,6]",
        isis='hand = ["chariots", "cycle", "miracle"]',
        ra='hand = ["cycle", "flood"]',
    )
    assert [asked(t, seed) for seed in range(5)].count("card chariots") >= 4


def test_greedy_mixes_where_nothing_is_clearly_best() -> None:
    """Equal armies and full hands: it is not read like a book, and never answers at random either."""
    t = table("isis ra", "isis god [4,7]; isis warrior [4,8]; ra god [5,8]; ra warrior [6,7]")
    assert 2 <= len({asked(t, seed) for seed in range(12)}) <= 6


def test_an_even_selection_of_many_drafts() -> None:
    bids: list[sealed.Draft] = [(54 + amount, 0) for amount in range(20)]
    few = sealed.spread(bids, 8)
    assert len(set(few)) == 8
    assert (few[0], few[-1]) == (bids[0], bids[-1])
    assert sealed.spread(bids[:5], 8) == bids[:5]


# The document --------------------------------------------------------------------------------------------------------


def test_the_bot_in_the_document_plays() -> None:
    page = (Path(__file__).parent.parent / "docs" / "bots.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    names: dict[str, object] = {}
    exec(compile(code, "docs/bots.md", "exec"), names)
    assert names["reason"] in ANKH.reasons[1:]

"""Bots know what their chair may know: whatever else is made up anew does not change what they choose. Every kind of
question that livelier games come to, in every ruleset, with every bot that thinks."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from toy import TEMPLATES, TOY, Toy
from toybox.state import ToyState

from benben import bots
from benben.bots import casual, lines, sealed, search
from benben.bots.ahead import Way
from benben.kernel import registry
from benben.kernel.chance import draw, game_key, generator
from benben.kernel.contract import Ruleset
from benben.kernel.play import Bot, Look
from benben.kernel.registry import ruleset
from benben.kernel.steps import BOX, STEP, State
from benben.kernel.views import read_view, sample

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("toy", {"players": 3}),
    ("ankh", {"players": 3}),
    ("kemet", {"players": 3}),
    ("kemet-classic", {"players": 3}),
]
HASTY = lines.Effort(width=1, sight=16, promising=3, enough=30, glance=8)
THINKING = ("beginner", "easy", "good", "search:sims=6")


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same code, looking at little; and the toy is known."""
    monkeypatch.setitem(registry.loaded, "toy", TOY)
    for module, name, value in (
        (lines, "FULL", HASTY),
        (casual, "ENDS", 4),
        (search, "COMPANY", search.Search(3, Way(1, 1, HASTY, HASTY))),
        (search, "LEARNED", search.Search(3, Way(0, 1, HASTY, HASTY))),
        (search, "POSITIONS", 2),
        (sealed, "CASES", 2),
        (sealed, "BLIND", 1),
        (sealed, "THEIR_DRAFTS", 3),
        (sealed, "DRAFTS", 6),
        (sealed, "GLANCE", 2),
    ):
        monkeypatch.setattr(module, name, value)


def positions(name: str, options: dict[str, Any], games: int) -> Iterator[tuple[Ruleset[Any], State, int]]:
    """One of every kind of question with a choice, as eager players come to them."""
    rules = ruleset(name)
    seen: set[int] = set()
    for number in range(games):
        key = game_key(31, number)
        players = [bots.make("eager", generator(key, f"bot {p}")) for p in range(options["players"])]
        s: State = rules.setup(options)
        made = 0
        while owing := rules.owing(s):
            p, f = owing[0], s.frames[-1]
            made += 1
            if p == BOX:
                rules.apply(s, BOX, draw(rules.odds(s), key, made))
                continue
            legal = rules.legal(s, p)
            # Late enough that hands differ.
            if len(legal) > 1 and f[STEP] not in seen and made > 20 * number:
                seen.add(f[STEP])
                yield rules, s.copy(), p
            rules.apply(s, p, players[p].choose(legal, Look(rules, s, p)))


def others(rules: Ruleset[Any], s: State, p: int) -> list[State]:
    """Positions that p cannot tell from this one."""
    seen = read_view(Look(rules, s, p)())
    return [sample(rules, seen, random.Random(seed)) for seed in (98, 99)]


def answers(make: Callable[[], Bot], rules: Ruleset[Any], states: list[State], p: int) -> set[int]:
    return {make().choose(rules.legal(s, p), Look(rules, s, p)) for s in states}


@pytest.mark.parametrize("bot", THINKING)
@pytest.mark.parametrize(("name", "options"), GAMES, ids=[name for name, _ in GAMES])
def test_what_a_bot_cannot_know_does_not_change_what_it_chooses(name: str, options: dict[str, Any], bot: str) -> None:
    kinds = 0
    for rules, s, p in positions(name, options, 2):
        found = answers(lambda: bots.make(bot, random.Random(7)), rules, [s, *others(rules, s, p)], p)
        assert len(found) == 1, rules.steps[s.frames[-1][STEP]].name
        kinds += 1
    assert kinds >= (3 if name == "toy" else 12)


class Peeking:
    """Takes a choice by what lies in others' hands."""

    def choose(self, legal: list[int], look: Callable[[], bytes]) -> int:
        assert isinstance(look, Look)
        s = look.state
        hidden = [getattr(s, column.name) for column in look.rules.columns]
        return legal[hash(str(hidden)) % len(legal)]


@pytest.mark.parametrize(("name", "options"), GAMES[:3:2], ids=["toy", "kemet"])
def test_a_bot_that_peeks_is_found_out(name: str, options: dict[str, Any]) -> None:
    caught = 0
    for rules, s, p in positions(name, options, 2):
        caught += len(answers(Peeking, rules, [s, *others(rules, s, p)], p)) > 1
    assert caught


@pytest.mark.parametrize(("name", "options"), GAMES, ids=[name for name, _ in GAMES])
def test_no_line_goes_past_a_barrier(name: str, options: dict[str, Any]) -> None:
    """What is shown there was made up when the line was found: nobody may plan by it, only look again. In the true
    position every line can be played to its end, and nothing new is seen on the way."""
    further = sum(choices_beyond_the_first(*found) for found in positions(name, options, 2) if not found[1].drafts)
    assert further or name == "toy"


def choices_beyond_the_first(rules: Ruleset[Any], s: State, p: int) -> int:
    found = sample(rules, read_view(Look(rules, s, p)()), random.Random(5))
    further = 0
    for line in lines.Lines(rules, p, random.Random(7)).ends(found, 40):
        true = s.copy()
        for menu, choice in line.made:
            assert true.barriers == s.barriers
            assert rules.legal(true, p) == menu
            rules.apply(true, p, choice)
        further += len(line.made) - 1
    return further


class Thrifty(Toy):
    """The toy, judged by one's coins."""

    def judge(self, s: ToyState, player: int) -> float:
        return float(s.coins[player])


def test_a_line_past_a_barrier_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever allows a peek in the toy has shown a card, and is asked next whether to peek too."""
    toy = Thrifty(TEMPLATES)
    s = toy.setup({"players": 2})
    while s.asked == BOX:
        toy.apply(s, BOX, toy.odds(s)[0][0])
    toy.apply(s, 0, toy.legal(s, 0)[-1])
    assert choices_beyond_the_first(toy, s, 1) > 0, "refusing shows nothing, and the line goes on"
    monkeypatch.setattr(lines.Lines, "mine", lambda self, s: s.asked == self.player)
    with pytest.raises(AssertionError):
        choices_beyond_the_first(toy, s, 1)


def test_a_bot_is_given_no_key_that_chance_draws_from() -> None:
    """Its generator comes from the key of the game in a way that does not lead back, and foresees nothing."""
    key = game_key(1, 1)
    odds = [(choice, 1) for choice in range(1000)]
    real = [draw(odds, key, n) for n in range(1, 40)]
    given: list[Any] = []

    class Keeping:
        def __init__(self, rng: random.Random) -> None:
            given.append(rng.getstate())
            given.append(rng.randbytes(16))

        def choose(self, legal: list[int], look: Callable[[], bytes]) -> int:
            return legal[0]

    bots.register("keeping", Keeping)
    try:
        bots.play(TOY, ["keeping", "random"], key=key)
    finally:
        del bots.BOTS["keeping"]
    foreseen = [draw(odds, bytes(given[1]), n) for n in range(1, 40)]
    assert key not in given
    assert sum(a == b for a, b in zip(real, foreseen, strict=True)) <= 2

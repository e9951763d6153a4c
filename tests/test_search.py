"""The bot that looks ahead: it finds the best play of the toy where that is known, repeatably, and stops when told."""

import pickle
import random
import threading
from collections.abc import Iterator
from time import thread_time
from types import SimpleNamespace
from typing import Any

import pytest
from toy import TOY, Toy
from toybox.names import ALLOW, BID, REFUSE
from toybox.state import ToyState

from benben import bots
from benben.bots import ahead, budget, mixing, search
from benben.bots.budget import Budget, Purse, read_budget
from benben.bots.greedy import GreedyBot
from benben.bots.lines import Experience, Line
from benben.bots.mixing import Mixing, clean, matched
from benben.bots.search import SearchBot, clear, unlike
from benben.kernel import judging, registry
from benben.kernel.errors import BadOptions
from benben.kernel.play import Look, play_game
from benben.kernel.registry import ruleset
from benben.kernel.steps import BOX, NOBODY, PASS, SEAL, Step


class Judged(Toy):
    """The toy, with a judgement: points, and nothing else."""

    def judge(self, s: ToyState, player: int) -> float:
        if s.reason:
            return judging.result(s, player)
        return s.points[player] - max(points for p, points in enumerate(s.points) if p != player)


JUDGED = Judged(TOY.story.templates)


@pytest.fixture
def toy() -> Iterator[Judged]:
    before = registry.loaded.get("toy")
    registry.loaded["toy"] = JUDGED
    yield JUDGED
    del registry.loaded["toy"]
    if before:
        registry.loaded["toy"] = before


def last_round(toy: Judged, seed: int, until: Any) -> ToyState:
    """A game of two, played at random up to a question of the third round."""
    rng = random.Random(seed)
    while True:
        s = toy.setup({"players": 2})
        while not s.reason:
            if s.frames[0][2] == 3 and until(s):
                return s
            p = toy.owing(s)[0]
            toy.apply(s, p, rng.choice([c for c, _ in toy.odds(s)] if p == BOX else toy.legal(s, p)))


def asked(toy: Judged, s: ToyState, p: int, seed: int = 1, sims: int = 60) -> int:
    return SearchBot(random.Random(seed), Budget(sims=sims)).choose(toy.legal(s, p), Look(toy, s, p))


# Best play ------------------------------------------------------------------------------------------------------------


def test_a_coin_is_kept_for_the_bid_that_decides(toy: Judged) -> None:
    """Both have one coin in the last round and equal points. Whoever refuses a peek cannot bid any more, and loses the
    point to the other's only coin. Greedy, who does not look so far, sees no difference."""
    kept = greedy = 0
    for seed in range(12):
        s = last_round(toy, seed, lambda s: s.asked in (0, 1) and toy.legal(s, s.asked)[:2] == [REFUSE, ALLOW])
        s.points, s.coins = [1, 1], [1, 1]
        greedy += GreedyBot(random.Random(1)).choose(toy.legal(s, s.asked), Look(toy, s, s.asked)) != REFUSE
        kept += asked(toy, s, s.asked, seed) != REFUSE
    assert kept == 12
    assert greedy < 8


def test_the_bid_that_cannot_be_beaten_is_made(toy: Judged) -> None:
    """Two coins against one in the last round: only the bid of two wins the point for sure."""
    for seed in range(8):
        s = last_round(toy, seed, lambda s: bool(s.drafts) and BID in toy.legal(s, 0))
        s.points, s.coins = [1, 1], [2, 1]
        assert asked(toy, s, 0, seed) == BID + 2


def test_it_beats_those_who_do_not_look(toy: Judged) -> None:
    score = 0.0
    for number in range(30):
        chair = number % 2
        players: list[Any] = [bots.make("random", random.Random(number)) for _ in range(2)]
        players[chair] = SearchBot(random.Random(number), Budget(sims=24))
        played = play_game(toy, {"players": 2}, players, b"%d" % number)
        score += played.outcome.score[chair] if played.outcome else 0.0
    assert score >= 20


# Repeatable -----------------------------------------------------------------------------------------------------------


def texts(game: str, players: int, **options: object) -> list[str]:
    names = ["search:sims=12", *["random"] * (players - 1)]
    return [bots.play(ruleset(game), names, options, b"again").record.text() for _ in range(2)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_number_of_simulations_plays_the_same_game(toy: Judged, players: int) -> None:
    first, again = texts("toy", players)
    assert first == again


def test_the_clock_only_decides_how_many_simulations_are_done(toy: Judged) -> None:
    """Whatever the time was enough for: asked for exactly as many, the bot answers the same."""
    compared = 0
    for seed in range(20):
        s = last_round(toy, seed, lambda s: s.asked in (0, 1) and len(toy.legal(s, s.asked)) > 2)
        legal, look = toy.legal(s, s.asked), Look(toy, s, s.asked)
        timed = SearchBot(random.Random(seed), Budget(seconds=0.004 * (1 + seed % 5)))
        answer = timed.choose(legal, look)
        if timed.done:
            counted = SearchBot(random.Random(seed), Budget(sims=10**6))
            counted.purse.sims = 2 * timed.done  # half of what is left goes into a question, …
            counted.purse.budget = Budget(sims=-(-timed.done * 4 // 3))  # … three quarters into the first of a turn
            assert counted.choose(legal, look) == answer
            assert counted.done == timed.done
            compared += 1
    assert compared >= 5


def test_a_bot_can_be_put_away_in_mid_game(toy: Judged) -> None:
    """A worker gives its bots back after every choice, as bytes."""
    s = last_round(toy, 3, lambda s: s.asked in (0, 1) and len(toy.legal(s, s.asked)) > 2)
    legal, look = toy.legal(s, s.asked), Look(toy, s, s.asked)
    bot = SearchBot(random.Random(2), Budget(sims=20))
    bot.explains = True
    kept = pickle.loads(pickle.dumps(bot))
    assert kept.choose(legal, look) == bot.choose(legal, look)
    assert (kept.key, kept.plan, kept.explains) == (bot.key, bot.plan, True)
    assert kept.purse.sims == bot.purse.sims < 20
    assert kept.purse.budget == bot.purse.budget
    again = pickle.loads(pickle.dumps(kept))
    assert (again.plan, again.purse.sims) == (kept.plan, kept.purse.sims)


# Budgets --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("text", "right"), [
    ("0.3", Budget(seconds=0.3)), ("2", Budget(seconds=2.0)), ("sims=200", Budget(sims=200)),
])  # fmt: skip
def test_a_budget_is_seconds_or_simulations(text: str, right: Budget) -> None:
    assert read_budget(text) == right


@pytest.mark.parametrize("text", [
    "", "0", "0.0", "-1", "abc", "nan", "inf", "1e3", "601", "٣",
    "sims=0", "sims=-5", "sims=", "sims=1.5", "sims=2000000",
])  # fmt: skip
def test_no_time_to_think_is_refused_in_one_line(text: str) -> None:
    with pytest.raises(BadOptions) as refused:
        bots.check(f"search:{text}")
    said = str(refused.value)
    assert said == f"search:{text} is no time to think: {budget.RIGHT} is expected"
    with pytest.raises(BadOptions):
        bots.make(f"search:{text}", random.Random(1))


def test_a_turn_has_one_budget() -> None:
    purse = Purse(Budget(sims=100))
    first = purse.open(new_turn=True)
    assert first.sims == 75
    first.done = 60
    first.close()
    second = purse.open(new_turn=False)
    assert second.sims == 20
    second.done = 20
    second.close()
    assert purse.open(new_turn=False).sims == 10
    assert purse.open(new_turn=True).sims == 75


def test_a_turn_takes_no_longer_than_it_may(toy: Judged) -> None:
    s = last_round(toy, 5, lambda s: s.asked in (0, 1) and len(toy.legal(s, s.asked)) > 2)
    begin = thread_time()
    SearchBot(random.Random(1), Budget(seconds=0.02)).choose(toy.legal(s, s.asked), Look(toy, s, s.asked))
    assert thread_time() - begin < 0.2


def test_it_stops_at_once_when_told_to() -> None:
    """Told to while it thinks, by another thread; the answer is legal all the same."""
    rules = ruleset("ankh")
    s = rules.setup({"players": 2})
    while rules.owing(s)[0] == BOX:
        rules.apply(s, BOX, rules.odds(s)[0][0])
    bot = SearchBot(random.Random(1), Budget(seconds=300))
    timer = threading.Timer(0.2, bot.stop)
    timer.start()
    begin = thread_time()
    p = rules.owing(s)[0]
    assert bot.choose(rules.legal(s, p), Look(rules, s, p)) in rules.legal(s, p)
    assert thread_time() - begin < 3
    assert not bot.purse.stopped, "the next question is thought about again"


def test_told_before_it_begins_it_answers_by_its_own_line(toy: Judged) -> None:
    s = last_round(toy, 5, lambda s: s.asked in (0, 1) and len(toy.legal(s, s.asked)) > 2)
    bot = SearchBot(random.Random(1), Budget(sims=500))
    bot.stop()
    assert bot.choose(toy.legal(s, s.asked), Look(toy, s, s.asked)) in toy.legal(s, s.asked)
    assert bot.done == 0


# The race -------------------------------------------------------------------------------------------------------------


def line(value: float, *made: int) -> Line:
    s: Any = None
    return Line(s, value, [([], choice) for choice in made])


def test_lines_that_come_to_the_same_are_compared_once() -> None:
    class Terms:
        def explain(self, s: Any, player: int) -> dict[str, float]:
            return {"fame": float(s // 10), "prayer": s % 10 / 100}

    rules: Any = Terms()
    spots: list[Any] = [30, 31, 39, 20, 25, 10]
    found = [Line(s, -n, [([], n)]) for n, s in enumerate(spots)]
    assert [line.made[0][1] for line in unlike(rules, 0, found, 6)] == [0, 3, 5]
    spots = [10 * n for n in range(20)]
    many = [Line(s, -n, [([], n)]) for n, s in enumerate(spots)]
    assert len(unlike(rules, 0, many, 5)) == 5


def test_where_the_judgement_has_no_terms_every_line_counts(toy: Judged) -> None:
    found = [line(5 - n, n) for n in range(4)]
    assert [one.made[0][1] for one in unlike(toy, 0, found, 6)] == [0, 1, 2, 3]


class Fixed(search.Race):
    """Lines whose worth in every round is written down."""

    def __init__(self, worths: dict[int, list[float]], sims: int) -> None:
        self.given = worths
        spending = Purse(Budget(sims=sims)).open(new_turn=False)
        spending.sims = sims
        self.heard: list[tuple[int, int]] = []
        rules: Any = None
        table: Any = SimpleNamespace(player=0)
        super().__init__(rules, table, b"", spending, search.DUEL)

    def learn(self, s: Any) -> bool:
        return True

    def follow(self, s: Any, made: Any, number: int) -> float:
        arm = made[0][1]
        self.heard.append((number, arm))
        rounds = self.given[arm]
        return rounds[number % len(rounds)]

    def run(self, monkeypatch: pytest.MonkeyPatch) -> int:
        monkeypatch.setattr(search, "sample", lambda *_: self)
        s: Any = self
        return self.best(s, [line(0.0, arm) for arm in self.given]).made[0][1]

    def copy(self) -> "Fixed":
        return self


def test_the_line_that_does_best_wins_and_all_see_the_same_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    race = Fixed({n: [n / 10, n / 10 + 0.1] for n in range(8)}, 10_000)
    assert race.run(monkeypatch) == 7
    by_round = {number: {arm for n, arm in race.heard if n == number} for number, _ in race.heard}
    assert [len(by_round[n]) for n in range(5)] == [8, 8, 4, 4, 3]
    assert len(by_round) == search.PATIENCE, "it was clear then"


def test_luck_that_all_share_decides_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """In bad rounds everybody does badly: the difference is what counts."""
    race = Fixed({0: [0.9, 0.1, 0.5], 1: [0.91, 0.11, 0.51]}, 10_000)
    assert race.run(monkeypatch) == 1
    assert race.spending.done == 2 * search.PATIENCE


def test_a_round_that_cannot_be_finished_is_not_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    race = Fixed({0: [0.5, 0.0], 1: [0.4, 1.0], 2: [0.3, 0.3]}, 5)
    assert race.run(monkeypatch) == 0
    assert (race.spending.done, len(race.heard)) == (3, 3)
    few = Fixed({0: [0.5], 1: [0.6], 2: [0.9]}, 2)
    assert few.run(monkeypatch) == 1
    assert few.spending.done == 2


def test_a_round_that_is_cut_off_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cut(Fixed):
        def follow(self, s: Any, made: Any, number: int) -> float:
            if len(self.heard) == 4:
                raise ahead.Halted
            return super().follow(s, made, number)

    race = Cut({0: [0.5, 0.0], 1: [0.4, 1.0], 2: [0.3, 0.3]}, 10_000)
    assert race.run(monkeypatch) == 0
    assert race.spending.done == 3


def test_a_difference_is_clear_when_it_is_large_for_its_spread() -> None:
    assert clear([0.5, 0.6, 0.5, 0.6], [0.1, 0.2, 0.1, 0.2])
    assert not clear([0.5, 0.1, 0.9, 0.3], [0.4, 0.5, 0.2, 0.6])
    assert not clear([0.5] * 4, [0.5] * 4)


# Playing on -----------------------------------------------------------------------------------------------------------


def test_the_leaf_is_where_a_turn_of_ones_own_would_begin(toy: Judged) -> None:
    s = toy.setup({"players": 2})
    end = ahead.play_on(toy, s.copy(), 1, ahead.Way(1), random.Random(1), lambda: False, Experience())
    assert (end.asked, end.frames[0][2]) == (1, 2), "the second turn of P2"
    end = ahead.play_on(toy, s.copy(), 1, ahead.Way(9), random.Random(1), lambda: False, Experience())
    assert end.reason
    with pytest.raises(ahead.Halted):
        ahead.play_on(toy, s, 1, ahead.Way(1), random.Random(1), lambda: True, Experience())


def test_nothing_opens_a_turn_while_all_draft(toy: Judged) -> None:
    s = last_round(toy, 1, lambda s: bool(s.drafts))
    assert s.asked == NOBODY
    assert not ahead.opens(toy, s)
    assert ahead.opens(toy, last_round(toy, 1, lambda s: s.asked in (0, 1) and toy.legal(s, s.asked)[0] == PASS))


def test_a_game_that_does_not_say_where_turns_begin_has_a_budget_for_every_question(toy: Judged) -> None:
    rules: Any = SimpleNamespace(steps=[Step(), Step()])
    assert ahead.has_turns(toy)
    assert not ahead.has_turns(rules)


# Mixing ---------------------------------------------------------------------------------------------------------------


class Table(Mixing):
    """Two players with three drafts each, and what each pair of them brings the first."""

    def __init__(self, wins: list[list[float]]) -> None:
        self.wins = wins
        self.player = 0
        self.drafters = [0, 1]
        self.drafts = {p: [(10 + n, SEAL) for n in range(len(wins))] for p in (0, 1)}
        self.rng = random.Random(1)
        self.halt = lambda: False
        self.known = {}

    def worth(self, made: list[Any], i: int) -> float:
        win: float = self.wins[made[0][0] - 10][made[1][0] - 10]
        return win if i == 0 else 1.0 - win

    def shares(self) -> list[float]:
        found = self.mixture()
        return [found.get(draft, 0.0) for draft in self.drafts[0]]


def test_where_each_choice_has_its_answer_all_are_mixed() -> None:
    even = Table([[0.5, 0.0, 1.0], [1.0, 0.5, 0.0], [0.0, 1.0, 0.5]]).shares()
    assert even == pytest.approx([1 / 3] * 3, abs=0.08)
    pennies = Table([[1.0, 0.0], [0.0, 0.5]]).shares()
    assert pennies == pytest.approx([1 / 3, 2 / 3], abs=0.08), "the equilibrium, which is not even"


def test_what_is_best_against_everything_is_played_alone() -> None:
    assert Table([[0.9, 0.8], [0.2, 0.3]]).shares() == [1.0, 0.0]


def test_nobody_who_knows_the_mixture_gains_by_it() -> None:
    """The best answer to it, whatever the table, wins no more than a twentieth over play between equals."""
    rng = random.Random(5)
    for _ in range(40):
        wins = [[rng.random() for _ in range(5)] for _ in range(5)]
        mine = Table(wins).shares()
        theirs = Table([[1.0 - wins[i][j] for i in range(5)] for j in range(5)]).shares()
        between = sum(mine[i] * theirs[j] * wins[i][j] for i in range(5) for j in range(5))
        read = min(sum(mine[i] * wins[i][j] for i in range(5)) for j in range(5))
        assert between - read <= 0.05


def test_shares_follow_regret() -> None:
    assert matched([3.0, -1.0, 1.0]) == [0.75, 0.0, 0.25]
    assert matched([-1.0, 0.0]) == [0.5, 0.5]
    assert clean({(1,): 97.0, (2,): 3.0}) == {(1,): 1.0}
    assert clean({(1,): 0.0, (2,): 0.0}) == {(1,): 0.5, (2,): 0.5}


def test_a_draft_is_planned_to_its_seal(toy: Judged) -> None:
    """Bury, show, perhaps boost: one mixture for the whole, then it is followed without looking again."""
    s = last_round(toy, 2, lambda s: bool(s.drafts) and BID not in toy.legal(s, 0))
    bot = SearchBot(random.Random(1), Budget(sims=16))
    looks = 0

    def look() -> bytes:
        nonlocal looks
        looks += 1
        return Look(toy, s, 0)()

    made = 0
    while s.drafts and toy.legal(s, 0):
        toy.apply(s, 0, bot.choose(toy.legal(s, 0), look))
        made += 1
    assert made >= 2
    assert looks == 1


class Interrupted(Table):
    def worth(self, made: list[Any], i: int) -> float:
        raise ahead.Halted


def test_stopped_early_the_best_draft_that_was_seen_is_taken() -> None:
    table = Interrupted([[0.1, 0.2], [0.9, 0.8]])
    table.known = {((10, SEAL), (10, SEAL)): [0.1, 0.9], ((11, SEAL), (10, SEAL)): [0.9, 0.1]}
    assert table.shares() == [0.0, 1.0]
    table.known = {}
    assert table.shares() == [0.5, 0.5]


def test_of_many_drafts_the_best_take_part() -> None:
    table = Table([[n / 20] * 20 for n in range(20)])
    assert [draft[0] for draft in table.finalists(0)] == list(range(29, 29 - mixing.FINALISTS, -1))

"""How the greedy bot searches, on trees and tables that are written down: nothing here depends on a game."""

import random
from math import e
from types import SimpleNamespace
from typing import Any

import pytest

from benben import bots
from benben.bots import eager, lines, sealed
from benben.bots.lines import Line, Lines, best_of
from benben.bots.sealed import Secret, shares, spread
from benben.kernel.errors import BadOptions
from benben.kernel.steps import BOX, PASS, SEAL

ME, OTHER = 0, 1


# Lines ----------------------------------------------------------------------------------------------------------------


class Spot:
    """A position of a tree: its name is all that stands on the table."""

    def __init__(self, tree: "Tree", name: str) -> None:
        self.tree = tree
        self.go(name)

    def go(self, name: str) -> None:
        self.name = name
        entry = self.tree.spots[name]
        self.asked = entry.get("asked", OTHER)
        self.barriers = entry.get("barriers", 0)
        self.frames = [[entry.get("kind", 0)]]
        self.told = entry.get("told", name)

    def copy(self) -> "Spot":
        return Spot(self.tree, self.name)


class Tree:
    """Spots by name: `to` are the choices and where they lead, `worth` what the judgement says."""

    columns = (SimpleNamespace(name="told"),)

    def __init__(self, **spots: dict[str, Any]) -> None:
        self.spots = spots
        self.judged: list[str] = []

    def legal(self, s: Spot, p: int) -> list[int]:
        return list(self.spots[s.name]["to"])

    def apply(self, s: Spot, p: int, choice: int) -> None:
        s.go(self.spots[s.name]["to"][choice])

    def odds(self, s: Spot) -> list[tuple[int, int]]:
        odds: list[tuple[int, int]] = self.spots[s.name]["odds"]
        return odds

    def judge(self, s: Spot, p: int) -> float:
        self.judged.append(s.name)
        worth: float = self.spots[s.name].get("worth", 0.0)
        return worth

    def best(self, start: str = "start") -> list[int]:
        rules: Any = self
        s: Any = Spot(self, start)
        return [choice for _, choice in Lines(rules, ME, random.Random(1)).best(s).made]


def mine(worth: float, kind: int = 0, **more: Any) -> dict[str, Any]:
    return {"asked": ME, "kind": kind, "worth": worth, **more}


def end(worth: float) -> dict[str, Any]:
    return {"worth": worth}


def test_the_line_is_taken_whose_end_is_best_not_whose_beginning_is() -> None:
    tree = Tree(
        start=mine(0, to={1: "a", 2: "b"}),
        a=mine(5, to={3: "a3", 4: "a4"}),
        b=mine(1, to={5: "b5"}),
        a3=end(2),
        a4=end(3),
        b5=end(4),
    )
    assert tree.best() == [2, 5]
    assert tree.best("a") == [4]


def test_the_first_of_equal_ends_is_taken() -> None:
    assert Tree(start=mine(0, to={1: "a", 2: "b"}), a=end(1), b=end(1)).best() == [1]


def test_nothing_behind_a_barrier_is_looked_at() -> None:
    """What was shown there is made up: the line ends where the secret comes out."""
    tree = Tree(
        start=mine(0, to={1: "shown", 2: "quiet"}),
        shown=mine(3, barriers=1, to={3: "dream"}),
        quiet=mine(1, to={4: "sure"}),
        dream=end(100),
        sure=end(4),
    )
    assert tree.best() == [2, 4]
    assert "dream" not in tree.judged
    tree.spots["sure"]["worth"] = 2
    assert tree.best() == [1]


def test_lines_that_stand_before_a_barrier_of_long_ago_go_on() -> None:
    tree = Tree(start=mine(0, barriers=7, to={1: "a"}), a=mine(0, barriers=7, to={2: "b"}), b=end(1))
    assert tree.best() == [1, 2]


def test_only_the_best_few_of_a_kind_are_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    def tree(kind: int) -> Tree:
        spots = {f"s{n}": mine(10 - n, kind if n == 3 else 0, to={n: f"e{n}"}) for n in range(4)}
        ends = {f"e{n}": end(n) for n in range(4)}
        return Tree(start=mine(0, kind=9, to={10 + n: f"s{n}" for n in range(4)}), **spots, **ends)

    assert lines.FULL.width == 3
    assert tree(0).best() == [12, 2], "the fourth is not followed"
    assert tree(1).best() == [13, 3], "unless it is at another kind of question"
    monkeypatch.setattr(lines, "FULL", lines.FULL._replace(width=4))
    assert tree(0).best() == [13, 3]


def test_equal_lines_count_once_among_the_few() -> None:
    s: Any = None
    some = [Line(s, value, [([n], n)]) for n, value in enumerate([1.0, 3.0, 3.0, 2.0, 0.0])]
    assert [(line.value, line.made[0][1]) for line in best_of(some, 3)] == [(3.0, 1), (2.0, 3), (1.0, 0)]


def test_when_enough_was_judged_the_best_line_alone_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def tree() -> Tree:
        return Tree(
            start=mine(0, kind=9, to={1: "a", 2: "b"}),
            a=mine(2, to={3: "a3"}),
            b=mine(1, to={4: "b4"}),
            a3=end(5),
            b4=end(9),
        )

    assert tree().best() == [2, 4]
    monkeypatch.setattr(lines, "FULL", lines.FULL._replace(enough=2))
    assert tree().best() == [1, 3]
    monkeypatch.setattr(lines, "FULL", lines.FULL._replace(enough=3))
    assert tree().best() == [2, 4], "not before it is more than enough"


def test_a_choice_that_only_names_something_is_followed_at_once() -> None:
    """ "This figure" is worth nothing before it is said where to."""
    tree = Tree(
        start=mine(0, told="same", to={1: "which", 2: "stay"}),
        which=mine(-50, told="same", to={3: "there", 4: "here"}),
        there=end(7),
        here=end(6),
        stay=end(5),
    )
    assert tree.best() == [1, 3]
    assert "which" not in tree.judged
    rules: Any = tree
    s: Any = Spot(tree, "start")
    search = Lines(rules, ME, random.Random(1))
    found = search.tried(Line(s, 2.0, []), {}, -1.0)
    assert search.worth == {0: {(2,): 3.0, (1, 3): 5.0, (1, 4): 4.0}}
    assert [line.made for line in found] == [[([1, 2], 2)], [([1, 2], 1), ([3, 4], 3)], [([1, 2], 1), ([3, 4], 4)]]


def test_what_added_little_elsewhere_is_not_tried_again() -> None:
    tree = Tree(start=mine(0, to={PASS: "p", **{n: f"e{n}" for n in range(10, 22)}}), p=end(0))
    tree.spots |= {f"e{n}": end(n) for n in range(10, 22)}
    rules: Any = tree
    s: Any = Spot(tree, "start")
    search = Lines(rules, ME, random.Random(1))
    line = Line(s, 0.0, [])
    assert len(search.continuations(line)) == 13
    again = search.continuations(line)
    assert [one.made[0][1] for one in again] == [PASS, *range(22 - lines.FULL.promising, 22)]
    assert search.judged == 13 + 1 + lines.FULL.promising


def test_of_too_many_choices_some_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "FULL", lines.FULL._replace(sight=5))
    ends = {f"e{n}": end(n) for n in range(20)}
    tree = Tree(start=mine(0, to={n: f"e{n}" for n in range(1, 20)}), **ends)
    tree.best()
    assert len(tree.judged) == 1 + 5


def test_chance_ahead_is_the_average() -> None:
    tree = Tree(start={"asked": BOX, "to": {1: "a", 2: "b"}, "odds": [(1, 3), (2, 1)]}, a=end(4), b=end(8))
    rules: Any = tree
    s: Any = Spot(tree, "start")
    assert Lines(rules, ME, random.Random(1)).judge(s) == (3 * 4 + 8) / 4
    assert s.name == "start"


# Secrets --------------------------------------------------------------------------------------------------------------


class Hidden:
    """Two or three players draft a number each, and seal it; then a frame below may ask for more."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.frames = [[7], [0]]
        self.drafts: list[list[int]] = [[] for _ in range(players)]
        self.sealed = 0
        self.reason = 0
        self.asked = -9
        self.chosen: list[list[int]] = []
        self.answered: list[int] = []

    def copy(self) -> "Hidden":
        other = Hidden(self.players)
        other.frames = self.frames[:]
        other.drafts = [draft[:] for draft in self.drafts]
        other.sealed, other.reason, other.asked = self.sealed, self.reason, self.asked
        other.chosen, other.answered = self.chosen, self.answered[:]
        return other


class Bidding:
    """`worth` judges what was chosen, and the answer of P1 to a question that may follow."""

    def __init__(self, worth: Any, bids: int = 3, menu: tuple[int, ...] = (), drafters: int = 0b11) -> None:
        self.worth = worth
        self.bids = bids
        self.menu = list(menu)
        self.mask = drafters
        self.steps = [self]

    def drafters(self, s: Hidden, f: list[int]) -> int:
        return self.mask

    def legal(self, s: Hidden, f: Any, p: int = -1) -> list[int]:
        if p < 0:
            return self.menu
        return [SEAL] if s.drafts[p] else list(range(10, 10 + self.bids))

    def draft(self, s: Hidden, p: int, choice: int) -> None:
        if choice == SEAL:
            s.sealed |= 1 << p
        else:
            s.drafts[p].append(choice)

    def settle(self, s: Hidden, log: None) -> None:
        assert s.sealed == self.mask
        s.chosen, s.drafts = s.drafts, []
        s.frames.pop()
        if self.menu:
            s.asked = ME
        else:
            s.frames.pop()

    def owing(self, s: Hidden) -> list[int]:
        return [s.asked]

    def apply(self, s: Hidden, p: int, choice: int) -> None:
        s.answered.append(choice)
        s.frames.pop()

    def judge(self, s: Hidden, p: int) -> float:
        return float(self.worth(s, p))


def answers(rules: Bidding) -> list[int]:
    """What P1 answers on the way, if the two have bid 10 and 11."""
    s: Any = secret(rules).played_out({0: (10, SEAL), 1: (11, SEAL)})
    found: list[int] = s.answered
    return found


def secret(rules: Bidding, players: int = 2, seed: int = 1) -> Secret:
    given: Any = rules
    s: Any = Hidden(players)
    return Secret(given, s, ME, random.Random(seed))


def test_the_best_answer_to_what_others_will_likely_do() -> None:
    """P2 is served by 12 alone, whatever P1 does; so P1 answers 12, and not what would be best against 10."""

    def worth(s: Hidden, p: int) -> float:
        (mine,), (theirs,) = s.chosen
        return (50.0 if theirs == 12 else 0.0) if p == OTHER else (9.0 if mine == theirs else 0.0)

    assert [secret(Bidding(worth), seed=seed).choose() for seed in range(8)] == [12] * 8


def test_near_equals_are_mixed() -> None:
    answers = {secret(Bidding(lambda s, p: 0.0), seed=seed).choose() for seed in range(30)}
    assert answers == {10, 11, 12}


def test_all_drafts_of_one_opponent_are_weighed_and_of_several_a_sample() -> None:
    one = secret(Bidding(lambda s, p: 0.0))
    assert one.cases([1], {1: [0.5, 0.3, 0.2]}) == [({1: (n, SEAL)}, w) for n, w in ((10, 0.5), (11, 0.3), (12, 0.2))]
    two = secret(Bidding(lambda s, p: 0.0, drafters=0b111), players=3)
    cases = two.cases([1, 2], {1: [0.0, 1.0, 0.0], 2: [0.0, 0.0, 1.0]})
    assert cases == [({1: (11, SEAL), 2: (12, SEAL)}, 1 / sealed.CASES)] * sealed.CASES


def test_who_does_not_draft_is_not_asked() -> None:
    assert secret(Bidding(lambda s, p: 0.0, drafters=0b101), players=3).drafters == [0, 2]


def test_a_draft_that_is_begun_is_brought_to_its_end() -> None:
    rules: Any = Bidding(lambda s, p: 0.0)
    s: Any = Hidden(2)
    s.drafts = [[11], [12, SEAL]]
    s.sealed = 0b10
    found = Secret(rules, s, ME, random.Random(1))
    assert found.drafts == {0: [(11, SEAL)], 1: [(10, SEAL), (11, SEAL), (12, SEAL)]}
    assert found.choose() == SEAL
    assert (s.drafts, s.sealed) == ([[11], [12, SEAL]], 0b10)


def test_what_is_asked_on_the_way_is_answered_well() -> None:
    """The matter is over when the frame below has gone; in doubt whoever is asked does not pass."""
    rules = Bidding(lambda s, p: {5: 1.0, 6: 3.0}.get((s.answered or [0])[0], 0.0), menu=(5, 6, 7))
    assert answers(rules) == [6]
    idle = Bidding(lambda s, p: 0.0, menu=(PASS, 8, 9))
    assert answers(idle) == [8]
    bad = Bidding(lambda s, p: -1.0 if s.answered == [PASS] else -2.0, menu=(8, PASS))
    assert answers(bad) == [PASS]


def test_a_draft_is_weighed_against_any_of_the_others() -> None:
    def worth(s: Hidden, p: int) -> float:
        return 100.0 * p + s.chosen[p][0]

    assert secret(Bidding(worth)).blind_worth(1, (12, SEAL)) == 112
    assert secret(Bidding(worth)).outcome({1: (10, SEAL)}, (11, SEAL)) == 11


def test_of_many_own_drafts_the_promising_are_played_out_in_all() -> None:
    """Twenty bids, each better than the one before: the best is found though most are looked at in passing."""
    rules = Bidding(lambda s, p: float(s.chosen[ME][0] if p == ME else 0), bids=20)
    assert [secret(rules, seed=seed).choose() for seed in range(5)] == [29] * 5
    assert len(secret(Bidding(lambda s, p: 0.0, bids=40)).drafts[ME]) == sealed.DRAFTS
    assert len(secret(Bidding(lambda s, p: 0.0, bids=40)).drafts[OTHER]) == sealed.THEIR_DRAFTS


def test_shares_are_by_how_far_apart_worths_are() -> None:
    assert shares([1.0, 1.0], 0.5) == [0.5, 0.5]
    assert shares([0.0, 2.0], 2.0) == pytest.approx([1 / (1 + e), e / (1 + e)])
    assert sum(shares([1000.0, -1000.0, 3.0], 0.1)) == pytest.approx(1)


def test_a_selection_is_spread_evenly() -> None:
    drafts: list[sealed.Draft] = [(n,) for n in range(9)]
    assert spread(drafts, 5) == [(0,), (2,), (4,), (6,), (8,)]
    assert spread(drafts, 9) == drafts
    assert spread(drafts, 8) == [(0,), (1,), (2,), (3,), (4,), (5,), (6,), (8,)]


# The simple ones, and their names -------------------------------------------------------------------------------------


class Fixed(random.Random):
    """Draws what it is told to."""

    def __init__(self, *drawn: float) -> None:
        super().__init__()
        self.drawn = list(drawn)

    def random(self) -> float:
        return self.drawn.pop(0)


@pytest.mark.parametrize(
    ("legal", "drawn", "chosen"),
    [
        ([PASS, 5, 6], (0.5, 0.0), 5),
        ([PASS, 5, 6], (0.5, 0.99), 6),
        ([PASS, 5, 6], (eager.DECLINES, 0.0), 5),
        ([PASS, 5, 6], (0.02, 0.0), PASS),
        ([PASS, 5, 6], (0.02, 0.99), 6),
        ([4, 5, 6], (0.0,), 4),
        ([PASS], (0.9,), PASS),
    ],
)
def test_eager_declines_seldom_and_only_where_it_can(legal: list[int], drawn: tuple[float, ...], chosen: int) -> None:
    assert bots.make("eager", Fixed(*drawn)).choose(legal, bytes) == chosen


def test_random_takes_the_first_to_the_last() -> None:
    assert [bots.make("random", Fixed(x)).choose([3, 4, 5], bytes) for x in (0.0, 0.34, 0.99)] == [3, 4, 5]


def test_bots_have_names_and_chairs() -> None:
    assert bots.names() == ["beginner", "eager", "easy", "good", "greedy", "master", "random", "strong"]
    with pytest.raises(BadOptions, match=r"^there is no bot 'gredy'; did you mean \"greedy\"\?$"):
        bots.make("gredy", random.Random(1))
    with pytest.raises(
        BadOptions, match=r"^bots: one name, or one for each of the 3 chairs, is expected, not 2 names$"
    ):
        bots.seats(["random", "eager"], 3)
    with pytest.raises(BadOptions, match="there is no bot 'x'"):
        bots.seats(["x"], 3)
    assert bots.seats(["random"], 1) == ["random"]

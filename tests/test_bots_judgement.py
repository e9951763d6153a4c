"""What Ankh's judgement calls better, term by term."""

from itertools import pairwise

import pytest
from ankh_table import table
from table import Table

from benben.ankh.box.names import GODS
from benben.ankh.thinking.judgement import TERMS, explain, judge
from benben.ankh.thinking.prospects import read
from benben.kernel.judging import WIN

PIECES = "isis god [4,7]; isis warrior [7,1]; ra god [2,5]; ra warrior [2,6]"


def quiet(pieces: str = PIECES, top: str = "event = 3", turn: str = "P2", **of_god: str) -> Table:
    return table("isis ra", pieces, f"turn of {turn}", top, **of_god)


def isis(t: Table) -> float:
    return judge(t.state, 0)


def term(t: Table, name: str) -> float:
    return explain(t.state, 0)[name]


@pytest.mark.parametrize(
    ("name", "better", "worse"),
    [
        ("devotion", "devotion = 8", "devotion = 7"),
        ("followers", "followers = 2", "followers = 1"),
        ("followers", "followers = 9", "followers = 8"),
        ("powers", 'powers = ["revered"]', "powers = []"),
        ("conflict", 'powers = ["bountiful"]', "powers = []"),
        ("cards", 'hand = ["cycle", "flood"]', 'hand = ["cycle"]'),
    ],
)
def test_more_is_better_and_the_others_count_against_it(name: str, better: str, worse: str) -> None:
    assert term(quiet(isis=better), name) > term(quiet(isis=worse), name)
    assert isis(quiet(isis=better)) > isis(quiet(isis=worse))
    assert term(quiet(ra=better), name) < term(quiet(ra=worse), name)
    assert isis(quiet(ra=better)) < isis(quiet(ra=worse))


def test_followers_are_worth_less_the_more_there_are() -> None:
    worth = [term(quiet(isis=f"followers = {count}"), "followers") for count in range(1, 15)]
    steps = [b - a for a, b in pairwise(worth)]
    assert steps[0] > steps[-1] > 0
    assert all(a >= b - 1e-9 for a, b in pairwise(steps))


@pytest.mark.parametrize(
    ("name", "more"),
    [
        ("figures", "isis warrior [4,6]"),
        ("conflict", "isis warrior [5,6]; ra warrior [4,6]"),  # two against one there, not one against one
        ("majorities", "isis temple [5,6]"),
        ("conflict", "isis temple [5,6]"),
        ("monuments", "neutral temple [5,7]"),
    ],
)
def test_what_stands_on_the_board_tells(name: str, more: str) -> None:
    less = more.partition(";")[2]
    assert term(quiet(f"{PIECES}; {more}"), name) > term(quiet(f"{PIECES}; {less}"), name)


def test_a_tie_is_no_majority() -> None:
    def lasting(more: str) -> float:
        return read(quiet(f"{PIECES}; isis temple [5,6]{more}").state).lasting[GODS.index("isis")]

    assert lasting("; ra obelisk [5,7]") == lasting("") > 0
    assert lasting("; ra temple [5,7]") == 0


def test_alone_in_a_region_is_better_than_contested() -> None:
    alone = quiet("isis god [4,7]; isis warrior [7,1]; ra god [2,5]; ra warrior [2,6]")
    contested = quiet("isis god [4,7]; isis warrior [7,1]; ra god [2,5]; ra warrior [7,2]")
    assert term(alone, "conflict") > term(contested, "conflict")


def test_the_red_line_tells_most_just_before_gods_are_forgotten() -> None:
    def missing(event: int, devotion: int) -> float:
        return term(quiet(top=f"event = {event}", isis=f"devotion = {devotion}"), "survival")

    assert missing(15, 10) < missing(15, 20) <= missing(15, 21)
    assert missing(15, 12) - missing(15, 10) > missing(3, 12) - missing(3, 10)
    assert missing(17, 5) == missing(17, 25) == 0  # behind it nothing is asked any more


def test_whoever_can_set_off_the_next_event_has_the_tempo() -> None:
    beside = f"{PIECES}; neutral temple [5,7]"
    hot = "event = 1\ntrack = { gain = 2 }"
    assert term(quiet(beside, hot, "P1"), "tempo") > 0 > term(quiet(beside, hot, "P2"), "tempo")
    assert term(quiet(beside, "event = 1", "P1"), "tempo") == 0


def test_the_two_lowest_of_three_gods_fear_the_merging() -> None:
    def fear(devotion: int) -> float:
        t = table(
            "isis ra amun",
            f"{PIECES}; amun god [8,2]",
            "turn of P2",
            "event = 11",
            isis=f"devotion = {devotion}",
            ra="devotion = 8",
            amun="devotion = 9",
        )
        return term(t, "merging")

    assert fear(3) < fear(7) < fear(12)


def test_who_has_merged_fears_no_merging() -> None:
    t = table("isis ra amun", PIECES, "turn of P2", 'event = 3\nmerged = { amun = "isis" }')
    assert term(t, "merging") == 0


def test_the_terms_make_the_sum() -> None:
    t = quiet(f"{PIECES}; isis temple [5,6]; neutral obelisk [2,4]", ra="devotion = 3", isis="followers = 5")
    told = explain(t.state, 0)
    assert tuple(told) == TERMS
    assert sum(told.values()) == pytest.approx(isis(t))


def test_a_finished_game_is_won_or_lost() -> None:
    t = table("isis ra", "isis god [4,7]; ra god [2,5]", "conflict of P1", "event = 4", isis="devotion = 30")
    assert t.outcome[1] == ["P1"]
    assert [judge(t.state, p) for p in (0, 1)] == [WIN, -WIN]
    assert explain(t.state, 0) == {}


def test_before_gods_are_chosen_nothing_is_better() -> None:
    t = quiet()
    fresh = t.rules.setup({"players": 2})
    assert t.rules.judge(fresh, 0) == 0
    assert explain(fresh, 0) == {}

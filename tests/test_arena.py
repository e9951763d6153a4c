"""Series of games between bots, over any number of processes."""

import hashlib
import json
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import pytest

from benben import bots
from benben.arena.executor import AHEAD, CHUNK, in_order
from benben.arena.series import Series, Summary, play_all, play_one, series
from benben.arena.statistics import interval, percentiles
from benben.kernel import records
from benben.kernel.chance import game_key, generator
from benben.kernel.errors import BadOptions
from benben.kernel.game import replay
from benben.kernel.play import Bot
from benben.kernel.registry import ruleset

SRC = Path(__file__).resolve().parent.parent / "src"


def summary(of: Series, games: int, jobs: int) -> Summary:
    total = Summary(of)
    for result in play_all(of, games, jobs):
        total.add(result)
    return total


def same(total: Summary) -> dict[str, object]:
    return {key: value for key, value in total.data(0.0).items() if key != "seconds"}


def test_a_series_is_the_same_for_any_number_of_processes() -> None:
    of = series("ankh", 3, "old_kingdom", ["random", "eager", "random"], 5)
    alone = same(summary(of, 50, 1))
    assert same(summary(of, 50, 3)) == alone
    assert alone["games"] == 50


def test_a_series_is_the_same_in_processes_with_other_hash_seeds() -> None:
    code = (
        "import json; from benben.arena.series import *\n"
        "of = series('ankh', 2, None, ['random'], 3); total = Summary(of)\n"
        "for result in play_all(of, 20, 1): total.add(result)\n"
        "print(total.hash.hexdigest())"
    )
    found = set()
    for seed in ("0", "1"):
        environment = {"PYTHONHASHSEED": seed, "PYTHONPATH": str(SRC), "PATH": ""}
        done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
        found.add(done.stdout)
    assert found == {summary(series("ankh", 2, None, ["random"], 3), 20, 1).hash.hexdigest() + "\n"}


def test_the_digest_is_over_the_records_in_order() -> None:
    of = series("ankh", 2, None, ["random"], 8)
    results = list(play_all(of, 4, 1))
    assert [result.number for result in results] == [1, 2, 3, 4]
    whole = "".join(result.record for result in results)
    assert summary(of, 4, 1).data(1.0)["digest"] == hashlib.sha256(whole.encode()).hexdigest()


def test_other_seeds_bots_and_options_give_other_games() -> None:
    variants = [
        series("ankh", 2, None, ["random"], 1),
        series("ankh", 2, None, ["random"], 2),
        series("ankh", 2, None, ["eager"], 1),
        series("ankh", 2, "old_kingdom", ["random"], 1),
        series("ankh", 3, None, ["random"], 1),
    ]
    games = {play_one(of, 1).record.partition("\n\n")[2] for of in variants}
    games.add(play_one(variants[0], 2).record.partition("\n\n")[2])
    assert len(games) == len(variants) + 1


def test_every_chair_has_a_generator_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two bots of a kind must not think alike, and a game can be played again from its number."""
    drawn: list[float] = []
    make = bots.make

    def told(name: str, rng: Random) -> Bot:
        drawn.append(Random(str(rng.getstate())).random())
        return make(name, rng)

    monkeypatch.setattr(bots, "make", told)
    play_one(series("ankh", 3, None, ["random"], 4), 7)
    key = game_key(4, 7)
    assert drawn == [Random(str(generator(key, f"bot {p}").getstate())).random() for p in range(3)]
    assert len(set(drawn)) == 3


def test_records_replay_and_decisions_are_real_choices_of_players() -> None:
    of = series("ankh", 2, None, ["eager"], 4)
    result = play_one(of, 7)
    record = records.parse(result.record)
    assert record.players == ["eager", "eager"]
    game, stop = replay(ruleset("ankh"), record)
    assert stop is None
    assert game.record.end == record.end
    assert result.decisions == sum(who >= 0 for who, _, _ in record.lines)  # the rules ask nothing that is forced
    assert result.end == record.end.split()[0]


def test_scores_are_means_and_ends_are_counted() -> None:
    of = series("ankh", 2, None, ["eager"], 4)
    total = summary(of, 30, 1)
    results = [play_one(of, number) for number in range(1, 31)]
    assert total.score == [sum(result.score[p] for result in results) / 30 for p in (0, 1)]
    assert sum(total.ends.values()) == 30
    assert total.decisions == sum(result.decisions for result in results)
    assert 0 < sum(total.score) <= 1


def test_a_game_that_is_cut_off_is_unfinished(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("benben.kernel.play.LIMIT", 5)
    total = summary(series("ankh", 2, None, ["random"], 1), 2, 1)
    assert total.ends == {"unfinished": 2}
    assert total.score == [0.0, 0.0]


def test_choices_are_counted_when_asked_for() -> None:
    of = series("kemet", 3, None, ["eager"], 2)
    total = Summary(of, tally=True)
    played = []
    for number in (1, 2):
        result = play_one(of, number)
        total.add(result)
        played.append(records.parse(result.record))
    lines = [choice for record in played for _, choice, _ in record.lines]
    assert total.choices is not None
    assert total.choices["pass"] == lines.count("pass") > 0
    assert total.choices.total() == len(lines)
    assert "choices" in total.data(1.0)
    assert total.lengths == [play_one(of, number).decisions for number in (1, 2)]


@pytest.mark.parametrize(
    ("numbers", "told"),
    [([], {}), ([7], dict.fromkeys(["least", "25 %", "50 %", "75 %", "95 %", "most"], 7))],
)
def test_percentiles_of_few(numbers: list[int], told: dict[str, int]) -> None:
    assert percentiles(numbers) == told


def test_percentiles() -> None:
    found = percentiles([*range(100, 0, -1)])
    assert found == {"least": 1, "25 %": 26, "50 %": 51, "75 %": 76, "95 %": 96, "most": 100}


def test_the_object_of_sim_has_what_scripts_rely_on() -> None:
    data = summary(series("ankh", 2, None, ["random"], 1), 2, 1).data(1.23456)
    assert list(data) == [
        "game",
        "players",
        "scenario",
        "bots",
        "seed",
        "games",
        "decisions",
        "decisions_per_game",
        "seconds",
        "score",
        "ends",
        "digest",
    ]
    assert data["seconds"] == 1.235
    assert data["scenario"] == "middle_kingdom"
    json.dumps(data)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("anhk", 2, None, ["random"], 1), 'did you mean "ankh"'),
        (("ankh", 9, None, ["random"], 1), "2 to 5 players, not 9"),
        (("ankh", 2, "new_kingdom", ["random"], 1), "no scenario 'new_kingdom'"),
        (("ankh", 2, None, ["randon"], 1), 'did you mean "random"'),
        (("ankh", 3, None, ["random", "random"], 1), "one for each of the 3 chairs"),
    ],
)
def test_impossible_series_are_refused(arguments: tuple[str, int, str | None, list[str], int], message: str) -> None:
    with pytest.raises(BadOptions, match=message):
        series(*arguments)


# Bots -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["random", "eager"])
def test_simple_bots_choose_by_their_own_generator_and_do_not_look(name: str) -> None:
    def look() -> bytes:
        raise AssertionError("this bot needs no view")

    legal = list(range(1, 40))
    choices = [[bots.make(name, Random(seed)).choose(legal, look) for _ in range(3)] for seed in range(50)]
    assert choices == [[bots.make(name, Random(seed)).choose(legal, look) for _ in range(3)] for seed in range(50)]
    assert {choice for row in choices for choice in row} <= set(legal)
    assert len({row[0] for row in choices}) > 10


def test_the_random_bot_takes_every_choice_equally_often() -> None:
    bot = bots.make("random", Random(1))
    counts = [0] * 5
    for _ in range(5000):
        counts[bot.choose([0, 1, 2, 3, 4], bytes)] += 1
    assert all(850 < count < 1150 for count in counts)


def test_one_name_stands_for_all_chairs() -> None:
    assert bots.seats(["eager"], 4) == ["eager"] * 4
    assert bots.seats(["eager", "random"], 2) == ["eager", "random"]


# The executor ---------------------------------------------------------------------------------------------------------


def square(number: int) -> int:
    if number < 0:
        raise ValueError("negative")
    return number * number


@pytest.mark.parametrize("jobs", [1, 3])
def test_results_come_in_the_order_of_the_work(jobs: int) -> None:
    for items in (range(0), range(2), range(CHUNK * AHEAD * jobs + 3)):
        assert list(in_order(square, items, jobs)) == [n * n for n in items]


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_error_in_the_work_is_not_swallowed(jobs: int) -> None:
    with pytest.raises(ValueError, match="negative"):
        list(in_order(square, [1, 2, -1, 3], jobs))


def test_nothing_is_done_before_it_is_asked_for() -> None:
    done: list[int] = []
    work: Callable[[int], None] = done.append
    items: Sequence[int] = range(10)
    results = in_order(work, items, 1)
    assert not done
    next(results)
    assert done == [0]


# How sure a score is --------------------------------------------------------------------------------------------------


def test_intervals_hold_the_mean_and_stay_within_zero_and_one() -> None:
    for games in (1, 7, 500):
        for wins in range(games + 1):
            low, high = interval(wins / games, games)
            assert 0 <= low <= wins / games <= high <= 1
            assert low < high


def test_intervals_are_the_known_ones_and_shrink() -> None:
    low, high = interval(0.5, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    low, high = interval(0.0, 10)
    assert (low, round(high, 3)) == (0.0, 0.278)
    assert interval(0.3, 0) == (0.0, 1.0)
    widths = [high - low for low, high in (interval(0.3, n) for n in (10, 100, 1000))]
    assert widths == sorted(widths, reverse=True)


def test_intervals_hold_the_truth_about_95_times_in_100() -> None:
    rng = Random(1)
    for truth in (0.1, 0.5):
        held = 0
        for _ in range(1000):
            wins = sum(rng.random() < truth for _ in range(60))
            low, high = interval(wins / 60, 60)
            held += low <= truth <= high
        assert 920 <= held <= 985

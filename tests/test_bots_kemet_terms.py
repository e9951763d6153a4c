"""What Kemet's judgement says of troops, temples, pyramids, cards and battles, term by term."""

from itertools import pairwise

import pytest
from kemet_table import table
from table import Table

from benben.kemet.thinking import judgement, tile_worth
from benben.kemet.thinking.judgement import WEIGHTS, explain


def quiet(entries: str = "", **others: str) -> Table:
    return table("turn of P3", "players = 3", P1=entries, **others)


def term(t: Table, name: str, p: int = 0) -> float:
    return explain(t.state, p)[name]


def battle(attackers: int, defenders: int, zone: str = "T-W", more: str = "") -> Table:
    return table(
        f"battle in {zone} of P1 against P2",
        "players = 3",
        P1=f"troops = {{ {zone} = {attackers} }}{more}",
        P2=f"troops = {{ {zone} = {defenders} }}",
    )


@pytest.mark.parametrize(
    "curve",
    [tile_worth.STRENGTHS, tile_worth.STEPS, tile_worth.CARDS_OF_A_NIGHT, WEIGHTS.prayer],
    ids=["strength", "steps", "cards", "prayer"],
)
def test_each_further_one_adds_something_but_less(curve: list[float]) -> None:
    steps = [after - before for before, after in pairwise(curve)]
    assert curve[0] == 0
    assert all(step > 0 for step in steps)
    assert all(after <= before + 1e-9 for before, after in pairwise(steps))


@pytest.mark.parametrize(
    ("name", "better", "worse"),
    [
        ("fame", "divine_fame = 2", "divine_fame = 1"),
        ("fame", "battle_fame = 2", "battle_fame = 1"),
        ("prayer", "prayer = 5", "prayer = 4"),
        ("cards", 'divine = ["prayer", "prayer"]', 'divine = ["prayer"]'),
        ("cards", "veterans = 2", "veterans = 1"),
        ("cards", "", 'played = ["4/1/0"], buried = ["5/0/0"]'),
        ("units", "troops = { NW1 = 4 }", "troops = { NW1 = 3 }"),
        ("temples", "troops = { T-W = 3 }", "troops = { NW1 = 3 }"),
        ("temples", "troops = { T-inW = 3 }", "troops = { NW1 = 3 }"),
        ("temples", "troops = { T-W = 3 }", "troops = { T-W = 1 }"),
        ("temples", "troops = { Sanctuary = 2 }", "troops = { Sanctuary = 1 }"),
        ("pyramids", 'pyramids = { NW1 = "ruby 3" }', 'pyramids = { NW1 = "ruby 2" }'),
    ],
)
def test_more_is_better_and_counts_against_the_others(name: str, better: str, worse: str) -> None:
    good, bad = quiet(better), quiet(worse)
    assert term(good, name) > term(bad, name)
    assert term(good, name, 1) < term(bad, name, 1)


def test_a_captured_pyramid_is_worth_something_to_both_but_no_more_than_it_was() -> None:
    tall = 'pyramids = { NW1 = "ruby 3" }'
    none, own, lost = (
        judgement.weigh(quiet(mine, P2=theirs).state)
        for mine, theirs in (("", ""), (tall, ""), (tall, "troops = { NW1 = 3 }"))
    )
    whole = own[0]["pyramids"] - none[0]["pyramids"]
    left, taken = lost[0]["pyramids"] - none[0]["pyramids"], lost[1]["pyramids"] - none[1]["pyramids"]
    assert 0 < left < whole
    assert 0 < taken < whole
    assert left + taken <= whole


def test_a_battle_that_is_likely_lost_costs_and_one_that_is_won_brings() -> None:
    hopeless, safe = battle(1, 5), battle(5, 1)
    assert judgement.weigh(hopeless.state)[0]["battle"] == pytest.approx(-WEIGHTS.loss, abs=0.2)
    assert judgement.weigh(hopeless.state)[1]["battle"] == pytest.approx(WEIGHTS.held, abs=0.2)
    assert judgement.weigh(safe.state)[0]["battle"] == pytest.approx(WEIGHTS.win, abs=0.2)
    assert judgement.weigh(safe.state)[1]["battle"] == pytest.approx(-WEIGHTS.loss, abs=0.2)


def test_at_home_one_is_stronger() -> None:
    assert term(battle(3, 3, "W2"), "battle", 1) > term(battle(3, 3), "battle", 1)
    assert term(battle(3, 3, "NW2"), "battle", 0) > term(battle(3, 3), "battle", 0)


def test_who_has_enough_fame_and_a_turn_left_has_nearly_won() -> None:
    def victory(p1: str, p2: str) -> float:
        return judgement.weigh(table("turn of P1", "players = 3", P1=p1, P2=p2).state)[0]["victory"]

    enough = "divine_fame = 9"
    assert victory(enough, "") == WEIGHTS.victory
    assert victory(enough, "divine_fame = 10") == 0
    assert victory("divine_fame = 7", "") == 0

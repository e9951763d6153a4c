"""What the judgements of all games have in common: terms that make the sum, curves, worths by name."""

import random
from math import e

import pytest
from toy import TEMPLATES, TOY, Toy
from toybox.names import CARDS, DEAL
from toybox.state import ToyState

from benben.ankh.box.names import CARD_NAMES, POWER_NAMES
from benben.ankh.thinking import judgement as ankh
from benben.ankh.thinking.fitted import FITTED
from benben.bots.lines import Line, Lines
from benben.kemet.thinking import judgement as kemet
from benben.kernel import judging
from benben.kernel.registry import ruleset
from benben.kernel.steps import BOX, PASS, SEAL


@pytest.mark.parametrize(("game", "terms"), [("ankh", ankh.TERMS), ("kemet", kemet.TERMS)])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_in_every_position_the_terms_make_the_sum(game: str, terms: tuple[str, ...], players: int) -> None:
    rules = ruleset(game)
    s = rules.setup({"players": players})
    rng = random.Random(players)
    told = 0
    for decision in range(400):
        owing = rules.owing(s)
        if not owing:
            break
        for p in range(players) if decision % 10 == 0 else ():
            why = rules.explain(s, p)
            assert tuple(why) == (terms if why else ())
            if why:
                told += 1
                assert sum(why.values()) == pytest.approx(rules.judge(s, p))
        menu = [c for c in rules.legal(s, owing[0]) if c not in (SEAL, PASS)] or rules.legal(s, owing[0])
        rules.apply(s, owing[0], rng.choice(menu))
    assert told > 20


def test_half_of_what_rivals_count_is_the_best_one() -> None:
    own, one, two = {"a": 5.0, "b": 1.0}, {"a": 1.0, "b": 1.0}, {"a": 3.0, "b": 3.0}
    assert judging.judge(own, [one, two], 0.5) == 6 - 0.5 * (6 + 4) / 2
    assert judging.explain(own, [one, two], 0.5) == {"a": 5 - 0.5 * (3 + 2) / 2, "b": 1 - 0.5 * (3 + 2) / 2}


def test_winners_share_and_the_others_lose() -> None:
    s = ToyState(4)
    s.winners = 0b0101
    assert [judging.result(s, p) for p in range(4)] == [judging.WIN / 2, -judging.WIN, judging.WIN / 2, -judging.WIN]


def test_further_ones_add_less_and_the_last_entry_stands_for_all_beyond() -> None:
    curve = judging.totals([(2, 1.0), (2, 0.25)])
    assert curve == [0.0, 1.0, 2.0, 2.25, 2.5]
    assert [judging.at(curve, count) for count in (0, 3, 4, 5, 99)] == [0.0, 2.25, 2.5, 2.5, 2.5]


def test_powers_and_cards_that_nobody_has_weighed_are_worth_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sixth god brings a power, and needs no change here."""
    monkeypatch.setattr(ankh, "POWER_NAMES", (*POWER_NAMES, "a sixth god's"))
    monkeypatch.setattr(ankh, "CARD_NAMES", ("a new card", *CARD_NAMES))
    new, old = ankh.Weights(), ankh.WEIGHTS
    assert new.power == [*old.power, 0.0]
    assert new.card == [0.0, *old.card]
    assert ankh.sum_of(new.power, 1 << len(POWER_NAMES)) == 0.0


@pytest.mark.parametrize("names", [POWER_NAMES[:12], CARD_NAMES])
def test_what_players_choose_among_has_a_weight(names: tuple[str, ...]) -> None:
    weights = ankh.WEIGHTS.card if names == CARD_NAMES else ankh.WEIGHTS.power[:12]
    assert len(weights) == len(names)
    assert all(weight > 0 for weight in weights)


# How greedy's lines use a judgement ----------------------------------------------------------------------------------


class Counting(Toy):
    """Worth what the first card of P1 is worth."""

    def judge(self, s: ToyState, player: int) -> float:
        return float(s.hand[0])


def test_an_expectation_is_the_average_over_what_chance_may_bring() -> None:
    rules = Counting(TEMPLATES)
    s = rules.setup({"players": 2})
    s.deck = [5, 0, 2, 1]
    assert (s.asked, rules.odds(s)) == (BOX, [(DEAL, 5), (DEAL + 2, 2), (DEAL + 3, 1)])
    assert Lines(rules, 0, random.Random(1)).judge(s) == (5 * 0 + 2 * 2 + 1 * 3) / 8


def test_to_stop_is_tried_in_every_line() -> None:
    s = TOY.setup({"players": 2})
    while s.asked == BOX:
        TOY.apply(s, BOX, DEAL + random.Random(1).randrange(len(CARDS)))
    menu = TOY.legal(s, s.asked)
    assert PASS in menu
    bad: dict[tuple[int, ...], float] = {(choice,): -1.0 for choice in menu}
    found = Lines(TOY, s.asked, random.Random(1)).tried(Line(s, 0.0, []), bad, 0.0)
    assert [line.made for line in found] == [[(menu, PASS)]]


def test_every_python_adds_alike() -> None:
    """Python 3.12 and later make 1.0 of this with `sum`."""
    assert judging.added([0.1] * 10) == 0.9999999999999999


# As a chance to win ---------------------------------------------------------------------------------------------------


def test_a_chance_is_an_even_share_where_nobody_leads() -> None:
    s = TOY.setup({"players": 4})
    assert judging.chance(s, 0, 0.0) == 0.25
    assert judging.chance(s, 0, 1.0) == pytest.approx(1 / (1 + 3 / e))
    assert judging.chance(s, 0, 1e9) == pytest.approx(1.0)
    assert judging.chance(s, 0, -1e9) == pytest.approx(0.0)
    s.reason, s.winners = 1, 0b0101
    assert [judging.chance(s, p, 5.0) for p in range(4)] == [0.5, 0.0, 0.5, 0.0]


def test_terms_lean_as_much_as_each_counts() -> None:
    assert judging.leaning({"a": 2.0, "b": -1.0}, {"a": 0.5, "b": 0.25}) == 0.75


@pytest.mark.parametrize("game", ["ankh", "kemet", "kemet-classic"])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_everywhere_there_is_a_chance_and_at_the_end_there_is_the_score(game: str, players: int) -> None:
    rules = ruleset(game)
    s = rules.setup({"players": players})
    rng = random.Random(players)
    while owing := rules.owing(s):
        if rng.random() < 0.05:
            assert all(0.0 <= rules.chance(s, p) <= 1.0 for p in range(players))
        menu = [c for c in rules.legal(s, owing[0]) if c not in (SEAL, PASS)] or rules.legal(s, owing[0])
        rules.apply(s, owing[0], rng.choice(menu))
    outcome = rules.outcome(s)
    assert outcome
    assert [rules.chance(s, p) for p in range(players)] == outcome.score


def test_no_term_counts_against_its_owner() -> None:
    assert len(FITTED) == max(ankh.LEFT) + 1
    for weights in FITTED:
        assert tuple(weights) == ankh.TERMS
        assert min(weights.values()) > 0.0

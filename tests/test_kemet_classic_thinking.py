"""What bots make of classic Kemet where somebody else is asked first: cards that may be cancelled, entries."""

import pytest
from kemet_classic_table import Classic, table

from benben import bots
from benben.kemet.classic import CLASSIC_RULES
from benben.kemet.thinking.judgement import explain, judge
from benben.kernel.chance import game_key, generator
from benben.kernel.play import play_game


def after(t: Classic, *moves: str) -> float:
    before = judge(t.state, 0)
    t.do(*moves)
    return judge(t.state, 0) - before


@pytest.mark.parametrize("card", ["prayer", "enlistment", "raining-fire", "mana-theft"])
def test_a_card_that_might_be_cancelled_is_worth_playing(card: str) -> None:
    t = table(
        "turn of P1",
        P1=f'divine = ["{card}"], prayer = 5',
        P2='divine = ["war-rage"], troops = { T-W = 1 }, prayer = 5',
    )
    gain = after(t, f"P1: play {card}")
    assert t.prompt == "veto"
    assert gain > -0.1  # a card less, but what it does is foreseen
    t.do("P2: pass")


def test_a_teleportation_is_judged_where_it_leads() -> None:
    t = table(
        "action move of P1", P1='divine = ["teleportation"], prayer = 5, troops = { D-NW = 3 }', P2='divine = ["veto"]'
    )
    t.do("P1: troop D-NW", "P1: take 3")
    assert after(t, "P1: transfer T-inW") > 0
    assert t.prompt == "veto"


def test_an_entry_that_may_be_escaped_is_a_battle() -> None:
    t = table("action move of P1", P1="troops = { D-NW = 5 }", P2='divine = ["veto"], troops = { T-W = 1 }')
    t.do("P1: troop D-NW", "P1: take 5")
    assert explain(t.state, 0)["battle"] == 0
    assert after(t, "P1: to T-W") > 0
    assert t.prompt == "escape"
    assert explain(t.state, 0)["battle"] > 0


def test_divine_memory_is_worth_its_price() -> None:
    t = table(
        "turn of P1",
        'modules = ["cards"]\ndiscard = ["glory", "open-gates"]',
        P1='divine = ["divine-memory"], prayer = 5',
    )
    assert after(t, "P1: play divine-memory", "P1: draw glory") > 0
    t = table(
        "turn of P1",
        'modules = ["cards"]\ndiscard = ["glory"]',
        P1='divine = ["divine-memory"]',
        P2="divine = ['veto']",
    )
    assert after(t, "P1: play divine-memory") > 0
    assert t.prompt == "veto"


def test_greedy_beats_chance_in_the_box_of_2012() -> None:
    """It wins at least 93 of 100 games; the seeds are fixed, so this cannot happen to fail (docs/bots.md)."""
    games, score = 15, 0.0
    for number in range(games):
        names = ["greedy", "random"] if number % 2 else ["random", "greedy"]
        key = game_key(9, number)
        players = [bots.make(name, generator(key, "bot", p)) for p, name in enumerate(names)]
        played = play_game(CLASSIC_RULES, {"players": 2}, players, key, names)
        assert played.outcome
        score += played.outcome.score[names.index("greedy")]
    assert score >= 0.93 * games

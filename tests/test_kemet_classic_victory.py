"""The other victory of Ta-Seti: at the start of a turn, or at the end of a Day that is the last."""

import pytest
from kemet_classic_table import Classic, table

MODULE = 'modules = ["victory"]'


def day(first: int, second: int, third: int = 0, top: str = "", situation: str = "day from P1") -> Classic:
    points = {f"P{i + 1}": f"divine_fame = {n}" for i, n in enumerate((first, second, third))}
    return table(situation, f"{MODULE}\n{top}", **points)


@pytest.mark.rule("KT-V3", "KT-E1")
def test_enough_points_win_at_the_start_of_a_turn() -> None:
    t = day(8, 8)
    assert t.state.reason
    assert t.told("K-D2", "won") == [["P1", 8]]
    assert t.rules.cite("K-D2") == "KT-V3"
    assert not day(7, 0).state.reason
    without = table("day from P1", P1="divine_fame = 8")
    assert not without.state.reason


@pytest.mark.rule("KT-V3")
def test_nothing_is_looked_at_when_a_day_ends() -> None:
    t = day(7, 9, situation="dusk", top="round = 2")
    assert not t.state.reason


@pytest.mark.rule("KT-V4")
def test_a_player_with_more_makes_the_day_the_last() -> None:
    """8, 9, 7, 7 points, the player with 8 first: no win yet, last Day; the one with 9 wins on turn."""
    t = day(8, 9, 7)
    assert not t.state.reason
    assert t.told("KT-V4", "last day") == [["P1", 8]]
    assert t.state.last_day == 1
    t.do("P1: space pray-1")
    while t.owing == ["P1"]:
        t.do("P1: pass")
    assert t.state.reason
    assert t.told("K-D2", "won") == [["P2", 9]]


@pytest.mark.rule("KT-V4", "KT-V2")
def test_the_last_day_decides_whatever_the_totals_are() -> None:
    t = day(8, 9, 7)
    s = t.state
    s.divine_fame = [5, 6, 6]
    s.battle_fame = [0, 0, 1]
    s.frames = [[t.rules.steps.index(next(x for x in t.rules.steps if x.name == "dusk")), s.edition.first_of_dusk, 0]]
    t.rules.settle(s, t.log)
    assert s.reason
    assert t.told("KT-V2", "won") == [["P3", 7]]

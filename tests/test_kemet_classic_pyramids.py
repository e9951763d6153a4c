"""Raising pyramids in classic Kemet: own ones, and those that one holds."""

import pytest
from kemet_classic_table import table
from refusals import reason

RAISE = "action raise of P1"


@pytest.mark.rule("KT-A5")
@pytest.mark.parametrize(("old", "new", "cost"), [(0, 1, 1), (2, 4, 7), (2, 3, 3), (1, 3, 5)])
def test_the_sum_of_the_new_levels(old: int, new: int, cost: int) -> None:
    standing = f'pyramids = {{ NW1 = "red {old}" }}, ' if old else ""
    t = table(RAISE, P1=f"{standing}prayer = 9")
    t.do("P1: raise NW1")
    if not old:
        t.do("P1: colour red")
    t.do(f"P1: level {new}")
    assert t.state.prayer[0] == 9 - cost


@pytest.mark.rule("KT-A5", "KT-A6")
def test_whoever_holds_a_pyramid_may_raise_it() -> None:
    """So may its builder."""
    theirs = 'pyramids = { SW1 = "blue 2", SW2 = "red 4", SW3 = "white 1" }, prayer = 5'
    t = table(RAISE, P1="troops = { SW1 = 2, SW2 = 1 }, prayer = 8", P2=theirs)
    assert [choice for choice in t.legal() if "SW" in choice] == ["raise SW1"]
    t.do("P1: raise SW1", "P1: level 3")
    assert (t.state.prayer[0], t.told("K-A3", "raised")) == (5, [["P1", "SW1", "blue", "3"]])
    assert reason(table(RAISE, P1="prayer = 5", P2=theirs), "P1: raise SW1") == ("KT-A5", "not your district")
    t = table(RAISE, "order = ['P2', 'P1']", P1=theirs.replace("SW", "NW"), P2="troops = { NW1 = 2 }")
    assert "raise NW1" in t.legal()


@pytest.mark.rule("KT-T:hand-of-god")
def test_hand_of_god_raises_own_pyramids_only() -> None:
    theirs = 'pyramids = { SW1 = "blue 2" }'
    t = table("night from night tiles", "round = 2", P1='tiles = ["hand-of-god"], troops = { SW1 = 2 }', P2=theirs)
    t.do("P1: tile hand-of-god")
    assert [choice for choice in t.legal() if "SW" in choice] == []

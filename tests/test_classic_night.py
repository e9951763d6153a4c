"""Classic Kemet: the Night comes first, and the last player sets the turn order."""

import random

import pytest
from classic_rounds import SEED, asked, at_night, begun, do, empty, first_day, menu, own, play_on

from benben.kemet.classic import CLASSIC_RULES as RULES
from benben.kernel.errors import IllegalChoice

# Night and order ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KT-S6", "KT-N1", "KT-N2", "KT-N3", "KT-N8")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_night_comes_first(players: int) -> None:
    """Everybody enters the first Day with 7 points and 2 cards, and the order of setup holds."""
    s = begun(players)
    order = list(s.order)
    play_on(s, "your turn", random.Random(SEED))
    assert (s.round, s.prayer, s.holding) == (1, [7] * players, [2] * players)
    assert s.order == order
    assert RULES.owing(s) == [order[0]]
    assert s.tiles == [0] * players


@pytest.mark.rule("KT-N1", "KT-N2")
@pytest.mark.parametrize(("tile", "points"), [("high-priest", 4), ("priest-of-amon", 7), ("priest", 2)])
def test_prayers_with_tiles(tile: str, points: int) -> None:
    s = first_day()
    own(s, 0, tile)
    s.prayer = [0, 0]
    at_night(s, "prayers")
    assert s.prayer == [points, 2]


@pytest.mark.rule("KT-N3", "KT-T:divine-boon", "KT-T:the-mummy")
@pytest.mark.parametrize(("tile", "cards"), [("divine-boon", 2), ("the-mummy", 2), ("priest", 1)])
def test_cards_with_tiles(tile: str, cards: int) -> None:
    s = first_day()
    own(s, 0, tile)
    before = list(s.holding)
    at_night(s, "divine intervention")
    assert [s.holding[p] - before[p] for p in (0, 1)] == [cards, 1]


@pytest.mark.rule("KT-N5", "KT-T:hand-of-god", "KT-T:reinforcements")
def test_night_tiles_in_the_order_one_likes() -> None:
    s = first_day()
    p, q = s.order
    own(s, p, "hand-of-god", "reinforcements")
    at_night(s, "night tiles")
    assert asked(s) == "use night tiles"
    assert menu(s) == ["pass", "tile reinforcements", "tile hand-of-god"]
    do(s, "tile hand-of-god")
    raised = next(choice for choice in menu(s) if choice.startswith("raise"))
    levels = sum(s.pyramid)
    do(s, raised)
    play_on(s, "use night tiles", random.Random(SEED))
    assert sum(s.pyramid) == levels + 1
    assert menu(s) == ["pass", "tile reinforcements"]
    with pytest.raises(IllegalChoice, match="KT-N5"):
        do(s, "tile hand-of-god")
    do(s, "tile reinforcements")
    assert asked(s) == "place units"
    while asked(s) == "place units":
        do(s, menu(s)[-1])
    assert s.supply[p] == 0  # two were left of four
    assert RULES.check(s) == []
    assert s.prayer[p] == 7
    assert asked(s) == "order"  # nothing is left to be used, nor does q have any
    assert q in s.order


@pytest.mark.rule("KT-N5")
def test_night_tiles_need_not_be_used() -> None:
    s = first_day()
    own(s, s.order[0], "reinforcements")
    at_night(s, "night tiles")
    do(s, "pass")
    assert asked(s) == "order"


@pytest.mark.rule("KT-N7")
def test_the_last_sets_the_order_of_all() -> None:
    s = first_day(3)
    s.order = [2, 0, 1]
    empty(s)
    s.divine_fame = [1, 3, 1]
    at_night(s, "night tiles")
    assert asked(s) == "order"
    assert RULES.owing(s) == [2]  # tied with the first player, and earlier in the last order
    assert menu(s) == ["next P1", "next P2", "next P3"]
    do(s, "next P2")
    assert RULES.owing(s) == [2]
    with pytest.raises(IllegalChoice, match="KT-N7"):
        do(s, "next P2")
    do(s, "next P3")
    assert s.order == [1, 2, 0]
    assert asked(s) == "your turn"
    assert RULES.owing(s) == [1]

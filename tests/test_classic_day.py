"""Classic Kemet: the Day, Dusk, victory, and what follows a battle."""

import random

import pytest
from classic_rounds import SEED, asked, at_night, do, empty, first_day, menu, own, play_on, put

from benben.kemet.box import frames
from benben.kemet.box.edition import BLOOD_AND_SAND, CLASSIC
from benben.kemet.box.layouts import NUMBER, districts
from benben.kemet.box.names import CITIES, COLOURS, FAME, LAST_ROUND, SPACE_NAMES, TILE_NAMES, ZONES
from benben.kemet.box.state import KemetState
from benben.kemet.classic import CLASSIC_RULES as RULES
from benben.kemet.rules import troops
from benben.kemet.rules.retreat import refuges
from benben.kernel.chance import draw
from benben.kernel.errors import IllegalChoice
from benben.kernel.steps import BOX

# Day ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KT-D2")
def test_tokens_come_back_when_a_day_begins() -> None:
    s = first_day()
    s.spaces = [0b11111, 0b11111]
    s.bought = [1 << COLOURS.index("red"), 0]
    at_night(s, "night tiles")
    assert s.spaces == [0b11111, 0b11111]
    do(s, "next P1")
    assert s.spaces == [0, 0]
    assert s.bought == [0, 0]


def buying(*tiles: str, **levels: int) -> KemetState:
    """P1's turn with these tiles, and pyramids of these levels by colour in the own city."""
    s = first_day()
    p = RULES.owing(s)[0]
    for z, (colour, level) in zip(districts(s.city[p]), levels.items(), strict=False):
        s.colour_at[z] = COLOURS.index(colour)
        s.pyramid[z] = level
    for z in list(districts(s.city[p]))[len(levels) :]:
        s.pyramid[z], s.colour_at[z] = 0, -1
    own(s, p, *tiles)
    RULES.settle(s, None)
    return s


@pytest.mark.rule("KT-A2", "KT-A3", "KT-C4")
def test_a_buy_space_sells_its_own_colour() -> None:
    s = buying(red=2, white=1)
    do(s, "space buy-red")
    assert asked(s) == "buy a tile"
    levels = {CLASSIC.tile_level[TILE_NAMES.index(choice.split()[1])] for choice in menu(s)[1:]}
    colours = {COLOURS[CLASSIC.tile_colour[TILE_NAMES.index(choice.split()[1])]] for choice in menu(s)[1:]}
    assert (levels, colours) == ({1, 2}, {"red"})
    p = RULES.owing(s)[0]
    do(s, "tile carnage")
    assert s.prayer[p] == 5
    assert RULES.check(s) == []


@pytest.mark.rule("KT-D5", "KT-A2")
def test_a_token_may_lie_on_a_buy_space_without_buying() -> None:
    s = buying(red=1)
    p = RULES.owing(s)[0]
    assert "space buy-blue" in menu(s)
    do(s, "space buy-blue")
    assert s.tiles[p] == 0
    assert s.spaces[p] == 1 << SPACE_NAMES.index("buy-blue")
    assert asked(s) != "buy a tile"  # there was nothing to decide


@pytest.mark.rule("KT-A6", "KT-A2")
def test_an_occupied_pyramid_serves_its_occupant() -> None:
    s = buying(red=1)
    p = RULES.owing(s)[0]
    captured = next(z for z in districts(s.city[1 - p]) if s.pyramid[z])
    s.colour_at[captured], s.pyramid[captured] = COLOURS.index("blue"), 3
    empty(s)
    troops.put(s, p, captured, 2)
    do(s, "space buy-blue")
    assert "tile prescience" in menu(s)


@pytest.mark.rule("KT-D3")
def test_silver_and_gold_come_behind_the_normal_token() -> None:
    s = buying("act-of-god-red", "divine-will", red=1)
    assert not [choice for choice in menu(s) if choice.startswith(("silver", "gold"))]
    with pytest.raises(IllegalChoice, match="KT-D3"):
        do(s, "silver pray-1")
    do(s, "space pray-2")
    assert "silver pray-1" in menu(s)
    assert "gold divine-will" in menu(s)
    do(s, "silver pray-1")
    assert "gold divine-will" in menu(s)


@pytest.mark.rule("KT-E7", "KT-K3")
def test_creatures_are_neither_arranged_nor_brought_when_one_likes() -> None:
    s = buying("royal-scarab", red=1)
    assert not [choice for choice in menu(s) if choice.startswith(("arrange", "creature"))]


# Dusk and victory -----------------------------------------------------------------------------------------------------


def at_dusk(s: KemetState) -> None:
    s.frames = [[frames.number("dusk"), CLASSIC.first_of_dusk, 0]]
    RULES.settle(s, None)


@pytest.mark.rule("KT-U1", "KT-U2", "KT-U4", "KT-U5")
@pytest.mark.parametrize("gives", [True, False])
def test_the_delta_temple_comes_first(gives: bool) -> None:
    """A Unit given up there counts no longer for two temples."""
    s = first_day(2)
    empty(s)
    put(s, 0, "T-Delta", 1)
    put(s, 0, "T-inW", 2)
    s.prayer = [0, 0]
    at_dusk(s)
    assert asked(s) == "make an offering"
    do(s, "use" if gives else "pass")
    at_order = [s.prayer[0], s.divine_fame[0]]
    assert at_order == ([5 + 3 + 2, 0] if gives else [3 + 2, 1])  # and the prayers of the Night that follows
    assert s.round == 2


@pytest.mark.rule("KT-U3", "KT-U4")
def test_the_sanctuary_is_no_temple() -> None:
    s = first_day(3)
    empty(s)
    put(s, 1, "Sanctuary", 2)
    put(s, 1, "T-W", 1)
    s.prayer = [0, 0, 0]
    at_dusk(s)
    assert RULES.owing(s) == [1]
    assert s.prayer == [0, 2, 0]  # adoration comes before the offering (KT-U5)
    do(s, "use")
    assert s.divine_fame[1] == 1
    assert s.troop[1 * ZONES + NUMBER["Sanctuary"]] == 0


@pytest.mark.rule("KT-V1")
def test_nobody_wins_before_the_day_is_over() -> None:
    s = first_day(2)
    p = RULES.owing(s)[0]
    s.divine_fame[1 - p] = 9
    do(s, "space pray-2")
    play_on(s, "your turn", random.Random(SEED))
    assert RULES.owing(s)
    at_dusk(s)
    assert s.reason == FAME
    assert s.winners == 1 << 1 - p


@pytest.mark.rule("KT-V1", "KT-V2")
@pytest.mark.parametrize(
    ("divine", "battle", "winner"),
    [
        ([8, 5, 0], [0, 4, 0], 1),  # most points
        ([8, 5, 0], [0, 3, 0], 1),  # then most of battles
        ([8, 8, 8], [0, 0, 0], 2),  # then the turn order
        ([7, 0, 0], [0, 7, 0], None),
    ],
)
def test_the_most_points_at_the_end_of_a_day(divine: list[int], battle: list[int], winner: int | None) -> None:
    s = first_day(3)
    empty(s)
    s.order = [2, 0, 1]
    s.divine_fame, s.battle_fame = divine, battle
    at_dusk(s)
    assert s.winners == (0 if winner is None else 1 << winner)
    assert s.reason == (0 if winner is None else FAME)


@pytest.mark.rule("KT-V6")
def test_a_last_round_is_decided_alike() -> None:
    s = first_day(3, max_rounds=1)
    empty(s)
    s.order = [2, 0, 1]
    s.divine_fame, s.battle_fame = [3, 0, 3], [0, 3, 0]
    at_dusk(s)
    assert s.reason == LAST_ROUND
    assert s.winners == 1 << 1


# Battle ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KT-E7", "KT-B7", "KT-B11")
def test_no_veterans_and_no_home() -> None:
    assert (CLASSIC.home, CLASSIC.has_veterans, BLOOD_AND_SAND.has_veterans) == (0, False, True)
    s = RULES.setup({"players": 2})
    rng = random.Random(SEED)
    fought = 0
    for _ in range(1500):
        if s.reason:
            break
        p = RULES.owing(s)[0]
        choice = draw(RULES.odds(s), b"", rng.getrandbits(64)) if p == BOX else rng.choice(RULES.legal(s, p))
        fought += asked(s) == "battle"
        RULES.apply(s, p, choice)
        assert s.veterans == [0, 0]


@pytest.mark.rule("KT-B13")
def test_losers_may_be_sent_into_any_city() -> None:
    s = first_day(2)
    empty(s)
    west = CITIES[s.city[0]]
    desert = NUMBER[f"D-{west}"]
    troops.put(s, 0, desert, 2)
    troops.put(s, 1, desert, 2)
    troops.put(s, 0, NUMBER[f"{west}2"], 1)
    assert NUMBER[f"{west}1"] in refuges(s, 1, desert)
    assert NUMBER[f"{west}2"] not in refuges(s, 1, desert)  # nobody may be there
    assert refuges(s, 1, NUMBER["T-Delta"]) == [NUMBER["Delta-D"]]
    odd = first_day(3)
    empty(odd)
    assert refuges(odd, 1, NUMBER["T-Delta"]) == []  # an arrow is no border (KT-M4)

"""The Buy action: colours, levels, prices, captured pyramids (K-A2, K-A4, K-A10)."""

import pytest
from kemet_table import picks, prayer, table
from table import Table

RUBY = {
    1: ["charge", "priest-of-mafdet"],
    2: ["carnage", "wrryt-storm", "phoenix", "portal"],
    3: ["royal-scarab", "blades-of-neith", "divine-wound", "domination-ruby"],
    4: ["giant-scorpion", "initiative", "surprise-attack", "act-of-god-ruby"],
}
SAPPHIRE = {1: ["recruiting-scribe", "defense"], 3: ["legion", "defensive-victory", "spy", "domination-sapphire"]}
BOTH = 'pyramids = { NW1 = "ruby 1", NW2 = "sapphire 1" }'
CAPTURED = 'troops = { SW1 = 1 }, pyramids = { NW1 = "sapphire 1" }, prayer = 11'
BUY = ["buy-a", "buy-b", "buy-c"]


def up_to(level: int) -> list[str]:
    return [name for n in range(1, level + 1) for name in RUBY[n]]


def buying(entries: str, space: str = "buy-a", top: str = "players = 3", **others: str) -> Table:
    """P1 has placed a token on a Buy space."""
    return table(f"action {space} of P1", top, P1=entries, **others)


def buy_spaces(t: Table) -> list[str]:
    return [name for name in picks(t, "space") if name in BUY]


@pytest.mark.rule("K-A2")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_tiles_up_to_the_level_of_the_pyramid(level: int) -> None:
    t = buying(f'pyramids = {{ NW1 = "ruby {level}" }}, prayer = 11')
    assert picks(t, "tile") == up_to(level)
    assert "pass" not in t.legal()


@pytest.mark.rule("K-A2")
@pytest.mark.parametrize(("tile", "price"), [("charge", 1), ("portal", 2), ("blades-of-neith", 3), ("initiative", 4)])
def test_the_price_is_the_level(tile: str, price: int) -> None:
    t = buying('pyramids = { NW1 = "ruby 4" }, prayer = 8')
    t.do(f"P1: tile {tile}")
    assert prayer(t)[0] == 8 - price
    assert t.told("K-A2", "paid") == [["P1", price, 8 - price]]
    assert t.told("K-A2", "took tile") == [["P1", tile]]
    assert t.of("P1", "tiles") == [tile]


@pytest.mark.rule("K-A2")
@pytest.mark.parametrize("points", [1, 2, 3, 4])
def test_who_cannot_pay_cannot_buy(points: int) -> None:
    t = buying(f'pyramids = {{ NW1 = "ruby 4" }}, prayer = {points}')
    assert picks(t, "tile") == up_to(points)


@pytest.mark.rule("K-A2")
@pytest.mark.parametrize(("level", "price"), [(2, 0), (3, 3), (4, 3)])
def test_the_spy_of_the_rulebook(level: int, price: int) -> None:
    t = buying(f'pyramids = {{ NW1 = "sapphire {level}" }}, prayer = 5')
    assert ("spy" in picks(t, "tile")) == (price > 0)
    if price:
        t.do("P1: tile spy")
        assert prayer(t)[0] == 2


@pytest.mark.rule("K-A2")
def test_each_space_serves_the_colour_of_its_token() -> None:
    assert picks(buying(BOTH, "buy-a"), "tile") == RUBY[1]
    assert picks(buying(BOTH, "buy-b"), "tile") == SAPPHIRE[1]
    assert buy_spaces(table("turn of P1", "players = 3", P1=BOTH)) == ["buy-a", "buy-b"]


@pytest.mark.rule("K-A2")
def test_one_tile_per_colour_in_a_day() -> None:
    t = buying(BOTH)
    t.do("P1: tile charge")
    assert t.of("P1", "bought") == ["ruby"]
    t = table("turn of P1", "players = 3", P1=f'{BOTH}, bought = ["ruby"]')
    assert buy_spaces(t) == ["buy-b"]
    t = table("turn of P1", "players = 3", P1=f'{BOTH}, bought = ["ruby", "sapphire"]')
    assert buy_spaces(t) == []


@pytest.mark.rule("K-A2", "K-N8")
def test_the_next_day_has_all_colours_again() -> None:
    t = table("night from awakening", P1=f'{BOTH}, bought = ["ruby"], spaces = ["buy-a"]')
    t.do("P1: slot 1")
    assert t.of("P1", "bought") == []
    assert buy_spaces(t) == ["buy-a", "buy-b"]


@pytest.mark.rule("K-A2", "K-P1")
def test_no_tile_with_a_picture_one_owns() -> None:
    tall = 'pyramids = { NW1 = "sapphire 4" }, prayer = 11'
    with_both = picks(buying(tall), "tile")
    assert {"domination-sapphire", "act-of-god-sapphire"} <= set(with_both)
    t = buying(f'{tall}, tiles = ["domination-ruby", "act-of-god-ruby"]')
    assert set(with_both) - set(picks(t, "tile")) == {"domination-sapphire", "act-of-god-sapphire"}


@pytest.mark.rule("K-A2")
def test_no_second_copy_for_its_owner() -> None:
    t = buying(f'{BOTH}, tiles = ["charge"]', P2="prayer = 7")
    assert t.of("P1", "tiles") == ["charge", "priest-of-mafdet"]  # the only one left, so nothing was asked


@pytest.mark.rule("K-A2")
def test_tiles_that_others_have_taken() -> None:
    """Two copies of Charge!, one Portal."""
    tall = 'pyramids = { NW1 = "ruby 2" }'
    gone = 'tiles = ["charge", "portal"]'
    assert "charge" in picks(buying(tall, P2=gone), "tile")
    assert "portal" not in picks(buying(tall, P2=gone), "tile")
    assert "charge" not in picks(buying(tall, P2=gone, P3='tiles = ["charge"]'), "tile")


@pytest.mark.rule("K-A2", "K-S1")
def test_with_two_players_there_is_one_copy() -> None:
    t = buying('pyramids = { NW1 = "ruby 2" }', top="players = 2", P2='tiles = ["charge"]')
    assert picks(t, "tile") == ["priest-of-mafdet", *RUBY[2]]
    t.do("P1: tile priest-of-mafdet")
    assert t.of("priest-of-mafdet", "market") == 0


# Captured pyramids ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-A2", "K-A4")
@pytest.mark.parametrize("space", BUY)
def test_through_a_captured_pyramid_on_any_free_buy_space(space: str) -> None:
    t = buying("troops = { SW1 = 1 }, prayer = 11", space, "", P2='pyramids = { SW1 = "ruby 2" }')
    assert picks(t, "tile") == up_to(2)
    t.do("P1: tile carnage")
    assert (t.of("P1", "spaces"), t.of("P1", "bought"), prayer(t)[0]) == ([space], ["ruby"], 9)


@pytest.mark.rule("K-A2")
def test_the_buy_space_must_be_free() -> None:
    t = table("turn of P1", P1=f'{CAPTURED}, spaces = ["buy-a", "buy-c"]', P2='pyramids = { SW1 = "ruby 2" }')
    assert buy_spaces(t) == ["buy-b"]


@pytest.mark.rule("K-A2", "K-A4")
def test_own_token_and_captured_pyramid_together() -> None:
    """On the space of one's own token both serve, on the others only the captured one."""
    enemy = 'pyramids = { SW1 = "ruby 1" }'
    assert picks(buying(CAPTURED, "buy-a", P3=enemy), "tile") == [*RUBY[1], *SAPPHIRE[1]]
    assert picks(buying(CAPTURED, "buy-b", P3=enemy), "tile") == RUBY[1]


@pytest.mark.rule("K-A2")
def test_the_higher_of_two_pyramids_of_a_colour() -> None:
    for own, captured, first, other in ((2, 1, 2, 1), (1, 2, 2, 2)):
        entries = f'troops = {{ SW1 = 1 }}, pyramids = {{ NW1 = "ruby {own}" }}, prayer = 11'
        enemy = f'pyramids = {{ SW1 = "ruby {captured}" }}'
        assert picks(buying(entries, "buy-a", P3=enemy), "tile") == up_to(first)
        assert picks(buying(entries, "buy-b", P3=enemy), "tile") == up_to(other)


@pytest.mark.rule("K-A2")
def test_a_colour_counts_once_however_it_was_bought() -> None:
    entries = 'troops = { SW1 = 1 }, pyramids = { NW1 = "ruby 2" }, prayer = 11, bought = ["ruby"]'
    t = table("turn of P1", P1=entries, P2='pyramids = { SW1 = "ruby 2" }')
    assert buy_spaces(t) == []


@pytest.mark.rule("K-A4")
def test_the_builder_cannot_buy_while_an_enemy_holds_it() -> None:
    pyramid = 'pyramids = { NW1 = "ruby 2" }'
    assert buy_spaces(table("turn of P1", P1=pyramid)) == ["buy-a"]
    assert buy_spaces(table("turn of P1", P1=pyramid, P2="troops = { NW1 = 1 }")) == []
    assert buy_spaces(table("turn of P1", P1=pyramid, P2="troops = { NW2 = 1 }")) == ["buy-a"]


@pytest.mark.rule("K-A4")
def test_an_undefended_pyramid_of_another_serves_nobody_else() -> None:
    t = table("turn of P1", P1="troops = { D-SW = 5 }", P2='pyramids = { SW1 = "ruby 2" }')
    assert buy_spaces(t) == []


# Effects --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-A10")
def test_a_tile_acts_from_the_end_of_its_own_purchase() -> None:
    diamond = 'colours = ["diamond", "ruby"]'
    t = buying('pyramids = { NW1 = "diamond 1" }, prayer = 3', top=diamond)
    t.do("P1: tile priestess")
    assert prayer(t)[0] == 2


@pytest.mark.rule("K-A10")
def test_tiles_are_public_and_stay() -> None:
    t = table("night from awakening", P1='tiles = ["charge", "portal"]', P2="divine_fame = 1")
    t.do("P1: slot 1")
    assert t.of("P1", "tiles") == ["charge", "portal"]
    assert (
        next(c for c in t.rules.columns if c.name == "tiles").sees
        == next(c for c in t.rules.columns if c.name == "prayer").sees
    )

"""How a game begins: colours, cards, cities, garrisons, first pyramids and tiles (K-S1 to K-S5)."""

import pytest
from kemet_table import DECK, Start, drawn, fame, picks, prayer, table, units

from benben.kemet.box.names import COLOURS, DIVINE, DIVINE_COPIES, TILE_COPIES, TILES
from benben.kemet.rules.setup import IN_SETUP
from benben.kernel.errors import IllegalChoice

CITIES = {2: "NW SW", 3: "NW W SW", 4: "NW SW NE SE", 5: "NW W SW NE SE"}
TWICE = ["priest-of-mafdet", "recruiting-scribe", "defense", "priest", "priestess", "local-recruitment", "charge"]


def colours_chosen(players: int, *colours: str) -> Start:
    t = Start(players=players)
    t.do(*(f"BOX: colour {colour}" for colour in colours))
    return t


def cities_taken(players: int, *colours: str) -> Start:
    """Up to the turn order; the players sit in the order of the cities."""
    t = colours_chosen(players, *colours)
    t.do(*(f"BOX: draw {card}" for card in (["war-rage"] * 5 + ["raining-fire"] * 4 + ["prayer"])[: players * 2]))
    t.do(*(f"P{i + 1}: city {city}" for i, city in enumerate(CITIES[players].split()[:-1])))
    return t


def garrisoned(order: str, *colours: str) -> Start:
    """Up to the first pyramids; the third district of every city is empty."""
    players = len(order.split())
    t = cities_taken(players, *colours)
    t.do(*(f"BOX: next {p}" for p in order.split()[:-1]))
    t.do(*(f"P{i + 1}: empty {city}3" for i, city in enumerate(CITIES[players].split())))
    return t


def built() -> Start:
    """Two players, P2 first, both with ruby 2 and sapphire 1, before the first tiles."""
    t = garrisoned("P2 P1", "ruby", "sapphire")
    t.do("P2: raise SW1", "P2: colour ruby", "P2: raise SW1", "P2: raise SW2")
    t.do("P1: raise NW1", "P1: colour ruby", "P1: raise NW1", "P1: raise NW2")
    return t


# Colours and tiles ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-S1")
@pytest.mark.parametrize(("players", "colours"), [(2, 2), (3, 3), (4, 3), (5, 4)])
def test_colours_in_play(players: int, colours: int) -> None:
    t = Start(players=players)
    left = ["ruby", "sapphire", "diamond", "onyx"]
    for colour in ["onyx", "ruby", "diamond"][: min(colours, 3)]:
        assert drawn(t) == [(f"colour {name}", 1) for name in left]
        t.do(f"BOX: colour {colour}")
        left.remove(colour)
    wanted = [c for c in COLOURS[:4] if c not in left or colours == 4]
    assert t.column("colours") == wanted
    assert len(wanted) == colours
    assert len(t.told("K-S1", "colour in play")) == colours
    assert drawn(t)[0] == ("draw war-rage", 5)


@pytest.mark.rule("K-S1")
def test_sixteen_tiles_of_each_colour() -> None:
    for colour in range(4):
        assert sum(copies for (_, c, _), copies in zip(TILES, TILE_COPIES, strict=True) if c == colour) == 16


@pytest.mark.rule("K-S1")
def test_tiles_of_colours_in_play_lie_in_the_market() -> None:
    t = colours_chosen(3, "onyx", "ruby", "diamond")
    market = t.column("market")
    assert sum(market.values()) == 48
    assert {name for name, c, _ in TILES if COLOURS[c] == "sapphire"} & set(market) == set()
    assert sorted(name for name, copies in market.items() if copies == 2) == sorted(
        ["charge", "priest-of-mafdet", "priest", "priestess", "local-recruitment"]
    )


@pytest.mark.rule("K-S1")
def test_two_players_have_fewer_tiles() -> None:
    """No Act of God, one copy of each; the two Mercenaries count as copies."""
    market = colours_chosen(2, "onyx", "diamond").column("market")
    assert set(market.values()) == {1}
    left_out = {"act-of-god-onyx", "act-of-god-diamond", "mercenaries-of-the-spear"}
    assert set(market) == {name for name, c, _ in TILES if COLOURS[c] in ("onyx", "diamond")} - left_out
    assert "mercenaries-of-the-sword" in market


@pytest.mark.rule("K-S1")
def test_three_players_have_acts_of_god() -> None:
    market = colours_chosen(3, "onyx", "ruby", "diamond").column("market")
    assert {"act-of-god-onyx", "act-of-god-ruby", "act-of-god-diamond", "mercenaries-of-the-spear"} <= set(market)
    assert sorted(name for (name, _, _), copies in zip(TILES, TILE_COPIES, strict=True) if copies == 2) == sorted(TWICE)


# Cards ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-S2")
def test_thirty_three_divine_interventions() -> None:
    assert {name: n for name, n in zip(DIVINE, DIVINE_COPIES, strict=True) if n} == DECK
    assert sum(DECK.values()) == 33
    t = colours_chosen(2, "ruby", "onyx")
    assert drawn(t) == [(f"draw {name}", copies) for name, copies in DECK.items()]


@pytest.mark.rule("K-S2")
def test_each_draws_two_and_holds_diversion() -> None:
    t = colours_chosen(2, "ruby", "onyx")
    t.do("BOX: draw prayer", "BOX: draw prayer", "BOX: draw prayer", "BOX: draw swiftness")
    assert t.owing == ["P1"]
    assert t.column("held") == {
        "P1 prayer": 2,
        "P1 diversion": 1,
        "P2 prayer": 1,
        "P2 swiftness": 1,
        "P2 diversion": 1,
    }
    assert t.column("holding") == {"P1": 3, "P2": 3}
    assert t.told("K-S2", "drew a card") == [["P1", 2], ["P1", 3], ["P2", 2], ["P2", 3]]
    assert sum(t.column("deck").values()) == 29
    assert IN_SETUP["cards"] == 2


@pytest.mark.rule("K-S2")
@pytest.mark.parametrize(("players", "temples"), [(2, 3), (5, 5)])
def test_one_fame_on_each_temple(players: int, temples: int) -> None:
    names = ["T-W", "T-inW", "T-Delta", "T-E", "T-inE"][:temples]
    t = table("turn of P1", f"players = {players}", P1=f"troops = {{ {', '.join(f'{z} = 1' for z in names)} }}")
    assert fame(t)[0] == temples


# Cities, order, garrisons ---------------------------------------------------------------------------------------------


@pytest.mark.rule("K-S3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_seven_prayer_points_each(players: int) -> None:
    t = cities_taken(players, *("onyx", "ruby", "diamond")[: 2 if players == 2 else 3])
    assert prayer(t) == [7] * players


@pytest.mark.rule("K-S3")
def test_each_takes_a_city_in_order_of_seats() -> None:
    t = cities_taken(3, "onyx", "ruby", "diamond")
    assert t.column("city") == {"P1": "NW", "P2": "W", "P3": "SW"}
    assert t.told("K-S3", "takes city") == [["P1", "NW"], ["P2", "W"], ["P3", "SW"]]


@pytest.mark.rule("K-S3")
def test_a_city_is_taken_once() -> None:
    t = colours_chosen(4, "onyx", "ruby", "diamond")
    t.do(*["BOX: draw war-rage"] * 5, *["BOX: draw prayer"] * 3)
    assert (t.owing, t.legal()) == (["P1"], ["city NW", "city SW", "city NE", "city SE"])
    t.do("P1: city NE")
    assert (t.owing, t.legal()) == (["P2"], ["city NW", "city SW", "city SE"])


@pytest.mark.rule("K-S3")
def test_cities_may_be_taken_by_chance() -> None:
    t = Start(players=3, cities="random")
    t.do("BOX: colour ruby", "BOX: colour onyx", "BOX: colour diamond", *["BOX: draw war-rage"] * 5, "BOX: draw prayer")
    assert drawn(t) == [("city NW", 1), ("city W", 1), ("city SW", 1)]
    t.do("BOX: city W")
    assert drawn(t) == [("city NW", 1), ("city SW", 1)]
    t.do("BOX: city SW")
    assert t.column("city") == {"P1": "W", "P2": "SW", "P3": "NW"}


@pytest.mark.rule("K-S3")
def test_turn_order_is_by_chance() -> None:
    t = cities_taken(3, "onyx", "ruby", "diamond")
    assert drawn(t) == [("next P1", 1), ("next P2", 1), ("next P3", 1)]
    t.do("BOX: next P2")
    assert drawn(t) == [("next P1", 1), ("next P3", 1)]
    t.do("BOX: next P3")
    assert t.column("order") == {"1": "P2", "2": "P3", "3": "P1"}
    assert t.told("K-S3", "takes place") == [["P2", "1"], ["P3", "2"], ["P1", "3"]]


@pytest.mark.rule("K-S3")
def test_two_districts_get_five_units_each() -> None:
    t = cities_taken(2, "onyx", "ruby")
    t.do("BOX: next P2")
    assert (t.owing, t.legal()) == (["P1"], ["empty NW1", "empty NW2", "empty NW3"])
    t.do("P1: empty NW2")
    assert (t.owing, t.legal()) == (["P2"], ["empty SW1", "empty SW2", "empty SW3"])
    t.do("P2: empty SW1")
    assert t.column("troop") == {"P1 NW1": 5, "P1 NW3": 5, "P2 SW2": 5, "P2 SW3": 5}
    assert t.column("supply") == {"P1": 2, "P2": 2}


# First pyramids -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-S4")
def test_pyramids_are_built_in_turn_order() -> None:
    t = garrisoned("P3 P1 P2", "onyx", "ruby", "diamond")
    assert (t.owing, t.prompt) == (["P3"], "build the first pyramids")
    t.do("P3: raise SW1", "P3: colour ruby", "P3: raise SW2", "P3: colour onyx", "P3: raise SW3")
    assert t.owing == ["P1"]
    assert t.column("pyramid") == {"SW1": "1", "SW2": "1", "SW3": "1"}
    assert t.column("colour_at") == {"SW1": "ruby", "SW2": "onyx", "SW3": "diamond"}
    assert t.column("buy_colour") == {"P3 buy-a": "ruby", "P3 buy-b": "onyx", "P3 buy-c": "diamond"}


@pytest.mark.rule("K-S4")
def test_three_levels_at_most_two_in_a_district() -> None:
    t = garrisoned("P1 P2 P3", "onyx", "ruby", "diamond")
    assert t.legal() == ["raise NW1", "raise NW2"]  # from NW3 on there is no room for three
    t.do("P1: raise NW1", "P1: colour ruby")
    assert t.legal() == ["raise NW1", "raise NW2", "raise NW3"]
    t.do("P1: raise NW1")
    assert t.legal() == ["raise NW2", "raise NW3"]
    t.do("P1: raise NW3")
    assert t.legal() == ["colour diamond", "colour onyx"]
    t.do("P1: colour diamond")
    assert t.owing == ["P2"]
    assert t.column("pyramid") == {"NW1": "2", "NW3": "1"}
    assert t.told("K-S4", "raised") == [
        ["P1", "NW1", "ruby", "1"],
        ["P1", "NW1", "ruby", "2"],
        ["P1", "NW3", "diamond", "1"],
    ]
    assert prayer(t)[0] == 7


@pytest.mark.rule("K-S4")
def test_two_in_the_last_district() -> None:
    t = garrisoned("P1 P2 P3", "onyx", "ruby", "diamond")
    t.do("P1: raise NW2", "P1: colour ruby")
    assert t.legal() == ["raise NW2", "raise NW3"]
    t.do("P1: raise NW3", "P1: colour onyx")
    assert t.owing == ["P2"]  # the third level has one place left
    assert t.column("pyramid") == {"NW2": "1", "NW3": "2"}


@pytest.mark.rule("K-S4", "K-C1")
def test_two_players_build_two_pyramids() -> None:
    t = garrisoned("P1 P2", "onyx", "ruby")
    t.do("P1: raise NW1", "P1: colour onyx")
    assert t.legal() == ["raise NW1", "raise NW2", "raise NW3"]
    t.do("P1: raise NW2")
    assert t.owing == ["P2"]  # the second colour and the third level are not asked for
    assert t.column("pyramid") == {"NW1": "1", "NW2": "2"}
    assert t.column("colour_at") == {"NW1": "onyx", "NW2": "ruby"}


@pytest.mark.rule("K-S4")
def test_only_colours_in_play() -> None:
    t = garrisoned("P1 P2 P3", "onyx", "ruby", "sapphire")
    t.do("P1: raise NW1")
    assert t.legal() == ["colour ruby", "colour sapphire", "colour onyx"]
    with pytest.raises(IllegalChoice):
        t.do("P1: colour diamond")


# The first tile -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-S5")
def test_first_tiles_in_reverse_turn_order() -> None:
    t = built()
    assert (t.owing, t.prompt) == (["P1"], "take the first tile")
    t.do("P1: tile charge")
    assert t.owing == ["P2"]
    assert t.legal() == ["tile priest-of-mafdet", "tile recruiting-scribe", "tile defense"]
    t.do("P2: tile defense")
    assert t.told("K-S5", "took tile") == [["P1", "charge"], ["P2", "defense"]]
    assert (t.of("P1", "tiles"), t.of("P2", "tiles")) == (["charge"], ["defense"])
    assert prayer(t) == [7, 7]


@pytest.mark.rule("K-S5")
def test_first_tile_is_level_one_of_an_own_pyramid() -> None:
    """Ruby stands at 2, but level 2 is not offered; a colour without a pyramid neither."""
    assert built().legal() == ["tile charge", "tile priest-of-mafdet", "tile recruiting-scribe", "tile defense"]
    t = garrisoned("P1 P2 P3", "onyx", "ruby", "diamond")
    for player, city in (("P1", "NW"), ("P2", "W"), ("P3", "SW")):
        t.do(f"{player}: raise {city}1", f"{player}: colour ruby", f"{player}: raise {city}1")
        t.do(f"{player}: raise {city}2", f"{player}: colour diamond")
    assert picks(t, "tile") == ["charge", "priest-of-mafdet", "priest", "priestess"]
    t.do("P3: tile charge", "P2: tile charge")
    assert picks(t, "tile") == ["priest-of-mafdet", "priest", "priestess"]  # both copies are gone


@pytest.mark.rule("K-S5", "K-P1")
def test_mercenaries_enter_at_once() -> None:
    t = garrisoned("P2 P1", "ruby", "onyx")
    for player, city in (("P2", "SW"), ("P1", "NW")):
        t.do(
            f"{player}: raise {city}1", f"{player}: colour ruby", f"{player}: raise {city}1", f"{player}: raise {city}2"
        )
    t.do("P1: tile mercenaries-of-the-sword")
    assert t.owing == ["P2"]  # NW3 is the only district with room
    assert (units(t, "P1 NW3"), t.of("P1", "supply")) == (3, 2)


@pytest.mark.rule("K-S5", "K-D1")
def test_the_first_round_begins_with_day() -> None:
    t = built()
    t.do("P1: tile charge", "P2: tile defense")
    assert (t.prompt, t.owing, t.column("round")) == ("your turn", ["P2"], 1)
    assert t.told("K-D1", "round") == [[1]]
    assert t.column("spaces") == {}

"""Tiles and cards that change the same price or the same gain (K-P3, K-P4, K-P6, K-P7)."""

import pytest
from kemet_battles import Entries, battle, fight, shop, strengths, table, told, values

# Discounts ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-P4", "K-T:priest-of-ra", "K-T:priestess")
@pytest.mark.parametrize(("tile", "cost"), [("charge", 0), ("carnage", 0), ("blades-of-neith", 1), ("initiative", 2)])
def test_priestess_and_priest_of_ra_at_the_market(tile: str, cost: int) -> None:
    """Never less than nothing, and nothing is paid back."""
    t = shop("ruby", 4, tiles="priestess priest-of-ra", prayer=cost)
    t.do(f"P1: tile {tile}")
    assert t.of("P1", "prayer") == 0
    if cost:
        assert f"tile {tile}" not in shop("ruby", 4, tiles="priestess priest-of-ra", prayer=cost - 1).legal()


@pytest.mark.rule("K-P4", "K-P7", "K-T:twin-ceremony")
@pytest.mark.parametrize(
    ("tiles", "cost"), [("", 4), (" priestess", 3), (" priest-of-ra", 3), (" priestess priest-of-ra", 2)]
)
def test_discounts_on_a_twin_ceremony(tiles: str, cost: int) -> None:
    """The extra point first, then the discounts: a tile of level 3."""
    entries: Entries = {"tiles": f"twin-ceremony{tiles}", "pyramids": {"NW1": "ruby 3"}, "troops": {"NW1": 1}}
    t = table("turn of P1", entries | {"prayer": cost})
    t.do("P1: gold twin-ceremony", "P1: tile blades-of-neith")
    assert t.of("P1", "prayer") == 0
    t = table("turn of P1", entries | {"prayer": cost - 1})
    t.do("P1: gold twin-ceremony")
    assert "tile blades-of-neith" not in t.legal()


@pytest.mark.rule("K-P4", "K-T:magical-support", "K-A3")
@pytest.mark.parametrize(
    ("tiles", "costs"),
    [
        ("", [2, 5, 9]),
        ("magical-support", [1, 3, 6]),
        ("priest-of-ra", [1, 4, 8]),  # once for the whole Raise
        ("magical-support priest-of-ra", [0, 2, 5]),
    ],
)
def test_discounts_on_a_raise(tiles: str, costs: list[int]) -> None:
    for level, cost in zip((2, 3, 4), costs, strict=True):
        t = table("action raise of P1", {"tiles": tiles, "pyramids": {"NW1": "ruby 1"}, "prayer": 11})
        t.do("P1: raise NW1", f"P1: level {level}")
        assert t.of("P1", "prayer") == 11 - cost


@pytest.mark.rule("K-P4", "K-T:recruiting-scribe", "K-T:local-recruitment")
@pytest.mark.parametrize(
    ("tiles", "free"),
    [
        ("", 0),
        ("priest-of-ra", 1),  # once for the whole Recruit
        ("recruiting-scribe", 3),
        ("recruiting-scribe priest-of-ra", 4),
        ("local-recruitment recruiting-scribe", 4),
        ("local-recruitment recruiting-scribe priest-of-ra", 5),
        ("reinforcements priest-of-ra recruiting-scribe", 12),
    ],
)
def test_discounts_on_a_recruit(tiles: str, free: int) -> None:
    t = table("action recruit of P1", {"tiles": tiles, "prayer": 0})
    units = 0
    while t.prompt == "place units":
        t.do(f"P1: place NW{units // 5 + 1}")
        units += 1
    assert (units, t.of("P1", "prayer")) == (free, 0)
    t = table("action recruit of P1", {"tiles": tiles, "prayer": 11})
    t.do(*["P1: place NW1"] * 5, "P1: place NW2", "P1: pass")
    assert t.of("P1", "prayer") == 11 - max(0, 6 - free)


@pytest.mark.rule("K-P4", "K-T:portal", "K-A7")
@pytest.mark.parametrize(("tiles", "cost"), [("", 2), ("portal", 1), ("priest-of-ra", 1), ("portal priest-of-ra", 0)])
def test_discounts_on_a_teleport(tiles: str, cost: int) -> None:
    entries: Entries = {"tiles": tiles, "pyramids": {"NW1": "ruby 1"}, "troops": {"NW1": 1}}
    t = table("action move of P1", entries | {"prayer": cost})
    t.do("P1: troop NW1", "P1: teleport T-E")
    assert (t.of("P1", "prayer"), t.told("K-A7", "paid")) == (0, [["P1", cost, 0]] if cost else [])
    if cost:
        t = table("action move of P1", entries | {"prayer": cost - 1})
        t.do("P1: troop NW1")
        assert "teleport T-E" not in t.legal()


@pytest.mark.rule("K-P4", "K-B2")
def test_priest_of_ra_pays_for_each_card_of_a_battle() -> None:
    cards: Entries = {"divine": "war-fury war-fury bloodbath iron-wall", "prayer": 0}
    t = battle(cards | {"tiles": "priest-of-ra"})
    fight(t, "P1 2/0/2 war-fury war-fury bloodbath iron-wall", "P2 2/0/2")
    assert (values(t, "P1"), t.of("P1", "prayer"), told(t, "paid")) == ([10, 2, 4, 0], 0, [])


@pytest.mark.rule("K-P4", "K-I:raining-fire")
def test_priest_of_ra_pays_for_fire() -> None:
    t = table("turn of P1", {"divine": "raining-fire", "tiles": "priest-of-ra", "prayer": 0}, {"troops": {"W1": 2}})
    t.do("P1: play raining-fire")
    assert (t.of("P2 W1", "troop"), t.of("P1", "prayer")) == (1, 0)


# Khnum's fee ----------------------------------------------------------------------------------------------------------

KHNUM: Entries = {"tiles": "khnums-sphinx", "creatures": {"khnums-sphinx": "T-E"}, "troops": {"T-E": 1}}


@pytest.mark.rule("K-P6", "K-P4", "K-A7")
@pytest.mark.parametrize(
    ("tiles", "teleport", "fee"), [("", 2, 1), ("portal", 1, 1), ("priest-of-ra", 1, 0), ("portal priest-of-ra", 0, 0)]
)
def test_the_fee_is_a_payment_beside_the_teleport(tiles: str, teleport: int, fee: int) -> None:
    entries: Entries = {"tiles": tiles, "pyramids": {"NW1": "ruby 1"}, "troops": {"NW1": 1}}
    t = table("action move of P1", entries | {"prayer": teleport + fee}, KHNUM)
    t.do("P1: troop NW1", "P1: teleport T-E")
    assert (t.of("P1", "prayer"), t.prompt) == (0, "war council")
    assert (len(t.told("K-A7", "paid")), len(t.told("K-P6", "paid"))) == (teleport > 0, fee)
    if teleport + fee:
        t = table("action move of P1", entries | {"prayer": teleport + fee - 1}, KHNUM)
        t.do("P1: troop NW1")
        assert "teleport T-E" not in t.legal()
        assert ("teleport T-W" in t.legal()) == (fee > 0)


@pytest.mark.rule("K-P6", "K-I:transfer")
@pytest.mark.parametrize("prayer", [0, 1])
def test_a_transfer_is_free_and_the_fee_is_not(prayer: int) -> None:
    t = table("action move of P1", {"divine": "transfer", "prayer": prayer, "troops": {"D-NW": 1}}, KHNUM)
    t.do("P1: troop D-NW")
    assert ("transfer T-E" in t.legal()) == (prayer > 0)
    assert "transfer T-W" in t.legal()


@pytest.mark.rule("K-P6", "K-T:deep-desert-snake")
def test_the_snake_does_not_spare_the_fee_but_cancels_the_strength() -> None:
    snake: Entries = {
        "tiles": "deep-desert-snake",
        "creatures": {"deep-desert-snake": "D-NE"},
        "troops": {"D-NE": 2},
    }
    t = table("action move of P1", snake | {"prayer": 0}, KHNUM)
    t.do("P1: troop D-NE", "P1: take 2")
    assert "to T-E" not in t.legal()
    t = table("action move of P1", snake | {"prayer": 1}, KHNUM)
    t.do("P1: troop D-NE", "P1: take 2", "P1: to T-E")
    fight(t)
    assert (t.of("P1", "prayer"), strengths(t)) == (0, [4, 3])


# Prayer points --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-P3", "K-T:divine-might", "K-T:priest")
def test_divine_might_counts_priest_and_pray_as_one_gain() -> None:
    t = table("action pray of P1", {"tiles": "priest divine-might", "prayer": 0})
    assert (t.of("P1", "prayer"), len(t.told("K-T:divine-might", "more prayer"))) == (5, 1)


@pytest.mark.rule("K-P3", "K-T:divine-might", "K-T:priest-of-amon", "K-N4", "K-N5")
def test_divine_might_at_night() -> None:
    """Adoration of two temples is one gain; prayers, Priest of Amon and Veterans are another."""
    t = table(
        "night from adoration",
        {"tiles": "divine-might", "prayer": 0, "troops": {"T-W": 1, "T-inW": 1}, "veterans": 1},
    )
    assert (t.of("P1", "prayer"), t.owing) == (2 + 3 + 2, ["P1"])
    t.do("P1: spend 1")
    assert t.of("P1", "prayer") == 11  # 7 + 2 + 1 + 2 is more
    assert len(t.told("K-T:divine-might", "more prayer")) == 2
    t = table("night from prayers", {"tiles": "divine-might priest-of-amon", "prayer": 0})
    assert t.of("P1", "prayer") == 2 + 7 + 2
    t = table("night from prayers", {"tiles": "divine-might", "prayer": 0, "veterans": 3})
    t.do("P1: spend 2")
    assert t.of("P1", "prayer") == 2 + 2 + 2


@pytest.mark.rule("K-P3", "K-T:divine-might", "K-N2")
def test_divine_might_at_the_delta_temple() -> None:
    t = table("night from delta temple", {"tiles": "divine-might", "prayer": 0, "troops": {"T-Delta": 1}})
    t.do("P1: use")
    assert t.told("K-T:divine-might", "more prayer")[0] == ["P1", 2, 7]


@pytest.mark.rule("K-P3", "K-T:divine-might", "K-I:prayer")
def test_divine_might_and_the_card_prayer() -> None:
    t = table("turn of P1", {"tiles": "divine-might", "divine": "prayer", "prayer": 0})
    t.do("P1: play prayer")
    assert t.of("P1", "prayer") == 4


@pytest.mark.rule("K-P3", "K-T:divine-might", "K-T:dedication-to-battle", "K-T:divine-hunger", "K-T:honor-in-battle")
def test_divine_might_in_battle() -> None:
    """Each of four effects is a gain of its own: 2 + 2, then 2 for one enemy + 2, 2 fallen + 2, and a recall."""
    tiles = "divine-might dedication-to-battle divine-hunger honor-in-battle"
    t = battle({"tiles": tiles, "prayer": 0}, {}, units=(4, 2))
    assert t.of("P1", "prayer") == 4
    fight(t, "P1 4/1/0", "P2 3/2/0")
    assert [args[:2] for args in t.told("K-T:divine-hunger", "gained prayer")] == [["P1", 2]]
    assert [args[:2] for args in t.told("K-T:honor-in-battle", "gained prayer")] == [["P1", 2]]
    assert (t.of("P1", "prayer"), len(t.told("K-T:divine-might", "more prayer"))) == (11, 3)  # 4 + 4 + 4 is more


@pytest.mark.rule("K-P3", "K-T:divine-might", "K-B6", "K-B8")
@pytest.mark.parametrize(("units", "gained"), [(1, 0), (2, 3), (4, 5)])
def test_divine_might_and_recall(units: int, gained: int) -> None:
    t = fight(battle({}, {"tiles": "divine-might", "prayer": 0}, units=(5, units)))
    t.do("P2: recall")
    assert t.of("P2", "prayer") == gained
    t = fight(battle({"tiles": "divine-might", "prayer": 0}, units=(units, 1)), "P1 4/1/0", "P2 2/0/2")
    t.do("P2: recall", "P1: recall")
    assert t.of("P1", "prayer") == gained

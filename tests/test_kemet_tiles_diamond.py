"""The diamond tiles: each does what it says, and no more (K-T)."""

import pytest
from kemet_battles import added, battle, draw, fame, fight, land_moves, lost, shop, strengths, table, told, values

DECK = (
    ["war-rage"] * 5
    + ["war-fury"] * 2
    + ["bloody-battle"] * 3
    + ["bloodbath"] * 2
    + ["bronze-wall"] * 3
    + ["iron-wall"] * 2
    + ["tactical-support"] * 4
    + ["raining-fire"] * 4
    + ["prayer"] * 3
    + ["transfer"] * 3
    + ["swiftness"] * 2
)

# Level 1 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-T:priest", "K-P3")
def test_priest_adds_1_to_the_action_pray() -> None:
    t = table("action pray of P1", {"tiles": "priest", "prayer": 0})
    assert t.told("K-A1", "gained prayer") == [["P1", 3, 3]]
    assert table("action pray of P1", {"prayer": 0}).told("K-A1", "gained prayer") == [["P1", 2, 2]]


@pytest.mark.rule("K-T:priest")
def test_priest_does_nothing_at_night_or_for_a_card() -> None:
    t = table("night from prayers", {"tiles": "priest", "prayer": 0}, {"prayer": 0})
    assert (t.of("P1", "prayer"), t.of("P2", "prayer")) == (2, 2)
    t = table("turn of P1", {"tiles": "priest", "prayer": 0, "divine": "prayer"})
    t.do("P1: play prayer")
    assert t.of("P1", "prayer") == 2


@pytest.mark.rule("K-T:priestess")
@pytest.mark.parametrize(("tile", "level"), [("charge", 1), ("carnage", 2), ("blades-of-neith", 3), ("initiative", 4)])
def test_priestess_makes_tiles_cheaper(tile: str, level: int) -> None:
    t = shop("ruby", 4, tiles="priestess", prayer=level - 1)
    t.do(f"P1: tile {tile}")
    assert t.of("P1", "prayer") == 0
    assert t.told("K-A2", "paid") == ([["P1", level - 1, 0]] if level > 1 else [])
    if level > 1:
        assert f"tile {tile}" not in shop("ruby", 4, tiles="priestess", prayer=level - 2).legal()
        assert f"tile {tile}" not in shop("ruby", 4, prayer=level - 1).legal()


@pytest.mark.rule("K-T:priestess", "K-A10")
def test_priestess_does_not_pay_for_herself_nor_for_levels() -> None:
    t = shop("diamond", 1, prayer=1)
    t.do("P1: tile priestess")
    assert t.of("P1", "prayer") == 0
    t = table("action raise of P1", {"tiles": "priestess", "prayer": 2, "pyramids": {"NW1": "ruby 1"}})
    t.do("P1: raise NW1")
    assert t.told("K-A3", "paid") == [["P1", 2, 0]]


# Level 2 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-T:magical-support")
@pytest.mark.parametrize(("old", "new", "cost"), [(1, 2, 1), (1, 3, 3), (1, 4, 6), (2, 3, 2), (2, 4, 5), (3, 4, 3)])
def test_magical_support_makes_each_level_cheaper(old: int, new: int, cost: int) -> None:
    t = table("action raise of P1", {"tiles": "magical-support", "prayer": cost, "pyramids": {"NW1": f"ruby {old}"}})
    t.do("P1: raise NW1")
    if t.prompt == "raise it to":
        assert t.legal()[-1] == f"level {new}"  # and nothing above it can be paid
        t.do(f"P1: level {new}")
    assert (t.of("NW1", "pyramid"), t.of("P1", "prayer")) == (str(new), 0)


@pytest.mark.rule("K-T:magical-support")
def test_magical_support_begins_a_pyramid_for_nothing_but_sells_no_tiles() -> None:
    t = table("action raise of P1", {"tiles": "magical-support", "prayer": 0, "pyramids": {"NW1": "ruby 1"}})
    assert t.legal() == ["pass", "raise NW2", "raise NW3"]  # a second level costs 1
    t.do("P1: raise NW2", "P1: colour onyx")
    assert (t.of("NW2", "pyramid"), t.of("P1", "prayer"), told(t, "paid")) == ("1", 0, [])
    t = shop("ruby", 2, tiles="magical-support", prayer=1)
    assert t.legal() == ["tile charge", "tile priest-of-mafdet"]


@pytest.mark.rule("K-T:deep-desert-snake")
def test_deep_desert_snake_goes_further_and_is_not_strong() -> None:
    assert (land_moves("deep-desert-snake", "deep-desert-snake"), land_moves("deep-desert-snake")) == (2, 1)
    assert added("deep-desert-snake", True, "deep-desert-snake") == [0, 0, 0, 0]


@pytest.mark.rule("K-T:deep-desert-snake")
@pytest.mark.parametrize("attacks", [True, False])
@pytest.mark.parametrize(
    ("creature", "bonus"),
    [
        ("phoenix", [1, 0, 0]),
        ("royal-scarab", [2, 0, 0]),
        ("giant-scorpion", [2, 2, 0]),
        ("ancestral-elephant", [1, 0, 1]),
        ("sphinx", [2, 0, 0]),
        ("the-mummy", [2, 0, 0]),
        ("khnums-sphinx", [1, 0, 0]),
        ("griffin-sphinx", [2, 0, 0]),
        ("soul-devourer", [2, 0, 0]),
    ],
)
def test_deep_desert_snake_cancels_the_enemys_creature(creature: str, bonus: list[int], attacks: bool) -> None:
    """Not its tiles; and only while both fight, not from the supply."""
    other = {"tiles": f"{creature} blades-of-neith", "creature": creature}
    for snake in ({"tiles": "deep-desert-snake", "creature": "deep-desert-snake"}, {"tiles": "deep-desert-snake"}):
        t = fight(battle(*([snake, other] if attacks else [other, snake])), "P1 3/2/0", "P2 3/2/0")
        extra = [0, 0, 0] if "creature" in snake else bonus
        assert values(t, "P2" if attacks else "P1") == [8 + extra[0], 2 + extra[1], extra[2], 0]
        assert values(t, "P1" if attacks else "P2") == [7, 2, 0, 0]


@pytest.mark.rule("K-T:vision", "K-N6")
def test_vision_draws_four_more_and_discards_four() -> None:
    t = table("night from divine intervention", {"tiles": "vision", "divine": "war-fury"})
    assert t.of("P1", "holding") == 2
    draw(t)
    assert (t.prompt, t.owing, t.of("P1", "holding")) == ("discard divine interventions", ["P1"], 7)
    assert t.legal() == ["drop war-rage", "drop war-fury"]  # of the whole hand, never Diversion
    t.do("P1: drop war-fury", *["P1: drop war-rage"] * 3)
    assert t.column("discard") == {"war-rage": 3, "war-fury": 1}
    draw(t)
    assert [t.of(f"P{p}", "holding") for p in (1, 2)] == [3, 2]
    assert t.prompt == "choose your place"


@pytest.mark.rule("K-T:vision", "K-N10")
@pytest.mark.parametrize(("left", "drops"), [(5, 4), (4, 3), (2, 1), (1, 0)])
def test_vision_discards_no_more_than_it_has_drawn(left: int, drops: int) -> None:
    t = table("night from divine intervention", {"tiles": "vision", "divine": "war-rage"}, {"divine": DECK[1:-left]})
    draw(t)
    dropped = 0
    while t.prompt == "discard divine interventions":
        t.do(f"P1: {t.legal()[0]}")
        dropped += 1
    assert (dropped, t.of("P1", "holding")) == (drops, 2 + left - drops)


@pytest.mark.rule("K-T:divine-boon", "K-N6")
def test_divine_boon_draws_one_more() -> None:
    t = table("night from divine intervention", {"tiles": "divine-boon"})
    draw(t)
    assert [t.of(f"P{p}", "holding") for p in (1, 2, 3)] == [3, 2, 2]


@pytest.mark.rule("K-T:divine-boon")
def test_divine_boon_adds_nothing_to_other_draws() -> None:
    t = battle({"tiles": "divine-boon priest-of-thoeris"})
    draw(t)
    assert t.of("P1", "holding") == 2


# Level 3 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-T:hand-of-god", "K-N8")
def test_hand_of_god_raises_one_level_for_nothing() -> None:
    pyramids = {"NW1": "ruby 4", "NW2": "onyx 3"}
    t = table("night from awakening", {"tiles": "hand-of-god", "pyramids": pyramids, "prayer": 0})
    assert t.legal() == ["pass", "raise NW2", "raise NW3"]
    t.do("P1: raise NW2")
    assert t.told("K-T:hand-of-god", "raised") == [["P1", "NW2", "onyx", "4"]]
    assert (t.of("NW2", "pyramid"), t.prompt, t.of("P1", "prayer")) == ("4", "choose your place", 0)


@pytest.mark.rule("K-T:hand-of-god", "K-N8")
def test_hand_of_god_may_begin_a_pyramid_or_rest() -> None:
    entries = {"tiles": "hand-of-god", "pyramids": {"NW1": "ruby 4", "NW2": "onyx 1"}}
    t = table("night from awakening", entries)
    t.do("P1: raise NW3")
    assert t.legal() == ["colour sapphire", "colour diamond"]
    t.do("P1: colour diamond")
    assert (t.of("NW3", "pyramid"), t.of("NW3", "colour_at"), t.of("P1 buy-c", "buy_colour")) == (
        "1",
        "diamond",
        "diamond",
    )
    t = table("night from awakening", entries)
    t.do("P1: pass")
    assert (t.of("NW2", "pyramid"), t.prompt) == ("1", "choose your place")


@pytest.mark.rule("K-T:hand-of-god")
def test_hand_of_god_has_nothing_to_do_when_all_is_built() -> None:
    full = {"NW1": "ruby 4", "NW2": "onyx 4", "NW3": "diamond 4"}
    t = table("night from awakening", {"tiles": "hand-of-god", "pyramids": full})
    assert t.prompt == "choose your place"
    t = table("night from awakening", {"pyramids": {"NW1": "ruby 1"}})
    assert t.prompt == "choose your place"  # without the tile


@pytest.mark.rule("K-T:divine-hunger")
@pytest.mark.parametrize(("card", "points"), [("2/0/2", 0), ("4/1/0", 2), ("3/2/0", 4), ("1/3/0", 6)])
@pytest.mark.parametrize("attacks", [True, False])
def test_divine_hunger_feeds_on_enemies(card: str, points: int, attacks: bool) -> None:
    """One gain, for whoever has the tile, won or lost."""
    hungry = {"tiles": "divine-hunger", "prayer": 1}
    t = battle(*([hungry, {}] if attacks else [{}, hungry]))
    fight(t, *([f"P1 {card}", "P2 4/1/0"] if attacks else ["P1 4/1/0", f"P2 {card}"]))
    who = "P1" if attacks else "P2"
    assert t.told("K-T:divine-hunger", "gained prayer") == ([[who, points, 1 + points]] if points else [])


@pytest.mark.rule("K-T:divine-hunger")
def test_divine_hunger_counts_what_fell_and_nobody_elses_losses() -> None:
    t = fight(battle({"tiles": "divine-hunger", "prayer": 0}, units=(5, 1)), "P1 1/3/0", "P2 3/2/0")
    assert lost(t) == [["P1", 2, 3], ["P2", 1, 0]]
    assert t.of("P1", "prayer") == 2


@pytest.mark.rule("K-T:priest-of-thoeris")
def test_priest_of_thoeris_gives_attackers_a_card_before_they_plan() -> None:
    t = battle({"tiles": "priest-of-thoeris"}, {})
    assert (t.owing, t.prompt) == (["BOX"], "draw divine interventions")
    t.do("BOX: draw war-fury")
    assert t.told("K-T:priest-of-thoeris", "drew a card") == [["P1", 2]]
    assert (t.of("P1", "holding"), t.of("P2", "holding")) == (2, 1)
    fight(t, "P1 2/0/2 war-fury", "P2 2/0/2")
    assert strengths(t) == [8, 6]


@pytest.mark.rule("K-T:priest-of-thoeris")
def test_priest_of_thoeris_gives_defenders_nothing() -> None:
    t = battle({}, {"tiles": "priest-of-thoeris"})
    assert t.prompt == "war council"


@pytest.mark.rule("K-T:priest-of-thoeris", "K-N10")
def test_priest_of_thoeris_with_no_card_left() -> None:
    t = battle({"tiles": "priest-of-thoeris"}, {"divine": DECK})
    assert (t.prompt, t.of("P1", "holding")) == ("war council", 1)


# Level 4 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-T:priest-of-ra", "K-P4")
def test_priest_of_ra_makes_a_payment_cheaper() -> None:
    t = shop("ruby", 3, tiles="priest-of-ra", prayer=2)
    t.do("P1: tile blades-of-neith")
    assert t.told("K-A2", "paid") == [["P1", 2, 0]]
    t = shop("ruby", 3, tiles="priest-of-ra", prayer=1)
    assert "tile blades-of-neith" not in t.legal()


@pytest.mark.rule("K-T:priest-of-ra")
def test_priest_of_ra_of_another_player_does_not_help() -> None:
    t = shop("ruby", 3, {"tiles": "priest-of-ra"}, prayer=2)
    assert "tile blades-of-neith" not in t.legal()


@pytest.mark.rule("K-T:priest-of-amon", "K-N5", "K-P3")
def test_priest_of_amon_prays_at_night() -> None:
    t = table("night from prayers", {"tiles": "priest-of-amon", "prayer": 1}, {"prayer": 1})
    assert t.told("K-N5", "gained prayer")[:2] == [["P1", 9, 10], ["P2", 2, 3]]


@pytest.mark.rule("K-T:priest-of-amon")
def test_priest_of_amon_sleeps_by_day() -> None:
    t = table("action pray of P1", {"tiles": "priest-of-amon", "prayer": 1})
    assert t.of("P1", "prayer") == 3
    t = table("night from adoration", {"tiles": "priest-of-amon", "prayer": 0, "troops": {"T-W": 1}})
    assert (t.told("K-N4", "gained prayer"), t.of("P1", "prayer")) == ([["P1", 2, 2]], 11)


@pytest.mark.rule("K-T:the-mummy")
def test_the_mummy_adds_to_its_troop() -> None:
    assert (land_moves("the-mummy", "the-mummy"), land_moves("the-mummy")) == (2, 1)
    for attacks in (True, False):
        assert added("the-mummy", attacks, "the-mummy") == [2, 0, 0, 0]
        assert added("the-mummy", attacks) == [0, 0, 0, 0]


@pytest.mark.rule("K-T:the-mummy", "K-N6")
@pytest.mark.parametrize("creatures", [{}, {"the-mummy": "NW1"}])
def test_the_mummy_brings_a_card_also_from_the_supply(creatures: dict[str, str]) -> None:
    t = table("night from divine intervention", {"tiles": "the-mummy", "creatures": creatures, "troops": {"NW1": 1}})
    draw(t)
    assert (t.of("P1", "holding"), t.of("P2", "holding"), fame(t)) == (3, 2, {})

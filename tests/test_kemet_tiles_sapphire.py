"""The sapphire tiles: each does what it says, and no more (K-T)."""

import pytest
from kemet_battles import CARDS, added, battle, fame, fight, land_moves, lost, plan, shop, strengths, table
from table import Table


def recruits(t: Table, zone: str = "NW1") -> int:
    """How many Units P1 can place in one zone; then the action ends."""
    units = 0
    while t.prompt == "place units" and f"place {zone}" in t.legal():
        t.do(f"P1: place {zone}")
        units += 1
    if t.prompt == "place units":
        t.do("P1: pass")
    return units


# Level 1 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-T:recruiting-scribe")
@pytest.mark.parametrize(("prayer", "units"), [(0, 3), (1, 4), (2, 5)])
def test_recruiting_scribe_brings_three_units(prayer: int, units: int) -> None:
    t = table("action recruit of P1", {"tiles": "recruiting-scribe", "prayer": prayer})
    assert recruits(t) == units
    assert (t.of("P1", "prayer"), t.of("P1 NW1", "troop")) == (0, units)
    assert t.told("K-A5", "paid") == ([["P1", prayer, 0]] if prayer else [])


@pytest.mark.rule("K-T:recruiting-scribe")
def test_recruiting_scribe_gives_nothing_for_units_not_taken_and_works_each_time() -> None:
    t = table("action recruit of P1", {"tiles": "recruiting-scribe divine-will", "prayer": 5})
    t.do("P1: place NW1", "P1: place NW1", "P1: pass")
    assert t.of("P1", "prayer") == 5
    t.do("P1: gold divine-will", "P1: action recruit", *["P1: place NW2"] * 4, "P1: pass")
    assert t.of("P1", "prayer") == 4
    t = table("action recruit of P1", {"prayer": 5})
    assert recruits(t) == 5
    assert t.of("P1", "prayer") == 0


@pytest.mark.rule("K-T:defense")
def test_defense_gives_strength_to_defenders_alone() -> None:
    assert added("defense", attacks=False) == [1, 0, 0, 0]
    assert added("defense", attacks=True) == [0, 0, 0, 0]


# Level 2 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-T:reinforcement-prayer")
def test_reinforcement_prayer_brings_two_units_after_the_points() -> None:
    t = table("action pray of P1", {"tiles": "reinforcement-prayer", "prayer": 0, "troops": {"D-NW": 1, "NW2": 4}})
    assert (t.of("P1", "prayer"), t.prompt) == (2, "place units")
    assert t.legal() == ["pass", "place NW1", "place NW2", "place NW3"]
    t.do("P1: place NW2")
    assert t.legal() == ["pass", "place NW3"]  # full, and the order of the board
    t.do("P1: place NW3")
    assert t.told("K-T:reinforcement-prayer", "placed") == [["P1", 1, "NW2", 5], ["P1", 1, "NW3", 1]]
    assert (t.of("P1 NW2", "troop"), t.of("P1 NW3", "troop"), t.of("P1", "prayer")) == (5, 1, 2)
    assert t.owing == ["P2"]


@pytest.mark.rule("K-T:reinforcement-prayer")
@pytest.mark.parametrize("placed", [0, 1, 2])
def test_reinforcement_prayer_brings_up_to_two(placed: int) -> None:
    t = table("action pray of P1", {"tiles": "reinforcement-prayer", "troops": {"NW2": 1}})
    t.do(*["P1: place NW1"] * placed)
    if placed < 2:
        t.do("P1: pass")
    assert (t.of("P1 NW1", "troop"), t.owing) == (placed, ["P2"])


@pytest.mark.rule("K-T:reinforcement-prayer", "K-P8")
def test_reinforcement_prayer_may_start_a_battle() -> None:
    t = table("action pray of P1", {"tiles": "reinforcement-prayer", "prayer": 1}, {"troops": {"NW1": 1}})
    t.do("P1: place NW1", "P1: place NW1")
    assert t.told("K-B0", "battle") == [["P1", "P2", "NW1"]]
    assert t.of("P1", "prayer") == 3


@pytest.mark.rule("K-T:reinforcement-prayer")
def test_reinforcement_prayer_is_no_recruit_and_only_for_the_action() -> None:
    tiles = "reinforcement-prayer recruiting-scribe reinforcements local-recruitment"
    t = table("action pray of P1", {"tiles": tiles, "troops": {"T-W": 1}})
    assert t.legal() == ["pass", "place NW1", "place NW2", "place NW3"]
    t.do("P1: place NW1", "P1: place NW1")
    assert t.owing == ["P2"]
    t = table("turn of P1", {"tiles": "reinforcement-prayer", "divine": "prayer", "troops": {"NW1": 1}})
    t.do("P1: play prayer")
    assert t.prompt == "your turn"
    t = table("night from prayers", {"tiles": "reinforcement-prayer"})
    assert (t.of("P1", "prayer"), t.prompt) == (9, "draw divine interventions")


@pytest.mark.rule("K-T:ancestral-elephant")
def test_ancestral_elephant() -> None:
    assert (land_moves("ancestral-elephant", "ancestral-elephant"), land_moves("ancestral-elephant")) == (2, 1)
    for attacks in (True, False):
        assert added("ancestral-elephant", attacks, "ancestral-elephant") == [1, 0, 1, 0]
        assert added("ancestral-elephant", attacks) == [0, 0, 0, 0]


@pytest.mark.rule("K-T:shetyw-barrier", "K-C3")
def test_shetyw_barrier_changes_a_battle_card() -> None:
    t = shop("sapphire", 2, played="4/1/0", buried="5/0/0")
    t.do("P1: tile shetyw-barrier")
    assert t.legal() == [f"remove {card}" for card in CARDS]
    t.do("P1: remove 5/0/0")
    assert t.of("P1", "hand") == [*CARDS[:-1], "3/0/3"]
    assert (t.of("P1", "played"), t.of("P1", "buried"), t.of("P1", "removed")) == ([], [], ["5/0/0"])


@pytest.mark.rule("K-T:shetyw-barrier", "K-T:wrryt-storm", "K-C3")
def test_both_special_cards_in_one_hand() -> None:
    """The first one may be removed for the second."""
    t = shop("sapphire", 2, tiles="wrryt-storm", removed="4/1/0")
    t.do("P1: tile shetyw-barrier")
    assert t.legal() == [*(f"remove {card}" for card in CARDS[1:]), "remove 3/3/0"]
    t.do("P1: remove 3/3/0")
    assert t.of("P1", "hand") == [*CARDS[1:], "3/0/3"]
    assert t.of("P1", "removed") == ["4/1/0", "3/3/0"]


@pytest.mark.rule("K-T:shetyw-barrier", "K-C3")
def test_the_special_card_of_shetyw_barrier() -> None:
    t = fight(battle({"tiles": "shetyw-barrier"}), "P1 3/0/3", "P2 1/3/0")
    assert strengths(t) == [7, 5]
    assert lost(t) == [["P1", 0, 4], ["P2", 0, 4]]


@pytest.mark.rule("K-T:shield-of-neith")
def test_shield_of_neith_gives_defence() -> None:
    assert added("shield-of-neith", attacks=True) == [0, 0, 1, 0]
    assert added("shield-of-neith", attacks=False) == [0, 0, 1, 0]
    t = fight(battle({"tiles": "shield-of-neith"}, {"tiles": "deadly-trap"}), "P1 3/0/1", "P2 3/2/0")
    assert lost(t)[0] == ["P1", 1, 3]  # unblockable damage passes


# Level 3 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-T:legion")
def test_legion_raises_the_limit_to_seven() -> None:
    t = table("action recruit of P1", {"tiles": "legion", "troops": {"NW1": 4}, "prayer": 11})
    assert recruits(t) == 3
    t = table("action recruit of P1", {"troops": {"NW1": 4}, "prayer": 11})
    assert recruits(t) == 1


@pytest.mark.rule("K-T:legion")
@pytest.mark.parametrize(("tiles", "units", "stops"), [("legion", 2, True), ("legion", 3, False), ("", 1, False)])
def test_legion_in_a_move(tiles: str, units: int, stops: bool) -> None:
    """So many Units go from D-NW to the 5 in T-W, and no further."""
    t = table("action move of P1", {"tiles": tiles, "troops": {"D-NW": units, "T-W": 5}})
    t.do("P1: troop D-NW", *([f"P1: take {units}"] if units > 1 else []))
    assert ("to T-W" in t.legal()) == stops


@pytest.mark.rule("K-T:legion", "K-B3")
def test_legion_fights_with_seven_and_no_more() -> None:
    t = table("action move of P1", {"tiles": "legion", "troops": {"D-NW": 7}}, {"troops": {"T-W": 1}})
    t.do("P1: troop D-NW", "P1: take 7", "P1: to T-W")
    fight(t)
    assert strengths(t) == [9, 3]
    t.do("P2: recall", "P1: recall")
    assert t.told("K-B6", "gained prayer") == [["P1", 6, 11]]


@pytest.mark.rule("K-T:defensive-victory")
def test_defensive_victory_gives_fame_and_one_veteran() -> None:
    t = fight(battle({}, {"tiles": "defensive-victory"}))
    assert t.told("K-T:defensive-victory", "gained fame") == [["P2", 1, 1]]
    assert fame(t) == {"P2": [1, 0]}
    assert t.told("K-B5", "gained veterans") == [["P1", 1, 1], ["P2", 1, 1]]


@pytest.mark.rule("K-T:defensive-victory")
@pytest.mark.parametrize(("units", "famous"), [(3, False), (4, True)])
def test_defensive_victory_needs_a_unit_left(units: int, famous: bool) -> None:
    t = fight(battle({}, {"tiles": "defensive-victory"}, units=(2, units)), "P1 1/3/0", "P2 4/1/0")
    assert t.told("K-B3", "wins battle") == [["P2"]]
    assert (fame(t), t.of("P2", "veterans")) == (({"P2": [1, 0]}, 1) if famous else ({}, 2))


@pytest.mark.rule("K-T:defensive-victory")
def test_defensive_victory_is_nothing_to_attackers_and_losers() -> None:
    t = fight(battle({"tiles": "defensive-victory"}, units=(5, 4)))
    assert fame(t) == {"P1": [1, 0]}
    t = fight(battle({}, {"tiles": "defensive-victory"}, units=(5, 4)))
    assert (fame(t), t.of("P2", "veterans")) == ({"P1": [1, 0]}, 1)


@pytest.mark.rule("K-T:spy", "K-B1")
@pytest.mark.parametrize(
    ("attacker", "defender", "watched", "spying"), [("spy", "", "P2", "P1"), ("", "spy", "P1", "P2")]
)
def test_the_spys_enemy_plans_first(attacker: str, defender: str, watched: str, spying: str) -> None:
    cards = {"divine": "war-rage"}
    t = battle(cards | {"tiles": attacker}, cards | {"tiles": defender})
    assert t.owing == [watched]
    plan(t, f"{watched} 4/1/0 war-rage")
    assert t.told("K-T:spy", "shows") == [[watched, "4/1/0"]]
    assert t.told("K-I:war-rage", "plays a card") == []
    assert (t.owing, t.prompt) == ([spying], "war council")
    assert t.legal(spying) == [f"discard {card}" for card in CARDS]
    plan(t, f"{spying} 2/0/2 war-rage")
    assert strengths(t) == ([7, 9] if watched == "P2" else [9, 7])
    assert [player for player, _ in t.told("K-B2", "shows")] == ["P1", "P2"]


@pytest.mark.rule("K-T:spy")
def test_without_a_spy_both_plan_at_once() -> None:
    t = battle({}, {}, {"tiles": "spy"})
    assert t.owing == ["P1", "P2"]
    plan(t, "P2 4/1/0")
    assert t.told("K-T:spy", "shows") == []


# Level 4 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-T:reinforcements")
def test_reinforcements_make_recruits_free() -> None:
    t = table("action recruit of P1", {"tiles": "reinforcements", "prayer": 0, "troops": {"NW1": 1}})
    t.do(*["P1: place NW1"] * 4, *["P1: place NW2"] * 5, "P1: place NW3", "P1: place NW3")
    assert (t.of("P1", "supply"), t.of("P1", "prayer"), t.owing) == (0, 0, ["P2"])  # all twelve
    t = table("action recruit of P1", {"prayer": 0, "troops": {"NW1": 1}})
    assert t.owing == ["P2"]


@pytest.mark.rule("K-T:reinforcements")
def test_reinforcements_know_the_limit_and_only_recruits() -> None:
    t = table("action recruit of P1", {"tiles": "reinforcements", "prayer": 3, "troops": {"NW1": 3}})
    assert recruits(t) == 2
    assert t.of("P1", "prayer") == 3
    t = table("action raise of P1", {"tiles": "reinforcements", "prayer": 0, "pyramids": {"NW1": "ruby 1"}})
    assert t.owing == ["P2"]


@pytest.mark.rule("K-T:sphinx")
def test_sphinx_gives_fame_on_purchase() -> None:
    t = shop("sapphire", 4)
    t.do("P1: tile sphinx")
    assert t.told("K-T:sphinx", "gained fame") == [["P1", 1, 2]]  # and the pyramid of level 4
    assert fame(t) == {"P1": [0, 1]}
    assert t.legal() == ["pass", "to NW1"]
    t.do("P1: to NW1")
    assert (t.of("sphinx", "creature_at"), fame(t)) == ("NW1", {"P1": [0, 1]})


@pytest.mark.rule("K-T:sphinx")
def test_sphinx_adds_to_its_troop() -> None:
    assert (land_moves("sphinx", "sphinx"), land_moves("sphinx")) == (2, 1)
    for attacks in (True, False):
        assert added("sphinx", attacks, "sphinx") == [2, 0, 0, 0]
        assert added("sphinx", attacks) == [0, 0, 0, 0]


@pytest.mark.rule("K-T:divine-will")
def test_divine_will_is_a_recruit_or_a_move() -> None:
    t = table("turn of P1", {"tiles": "divine-will", "troops": {"NW1": 1}, "prayer": 3})
    t.do("P1: gold divine-will")
    assert t.legal() == ["action move", "action recruit"]
    t.do("P1: action recruit", "P1: place NW2", "P1: place NW2", "P1: pass")
    assert (t.of("P1 NW2", "troop"), t.of("P1", "prayer"), t.of("P1", "spaces")) == (2, 1, ["tip"])
    assert "gold divine-will" not in t.legal()
    assert (t.prompt, "space recruit-3" in t.legal(), "pass" in t.legal()) == ("your turn", True, False)


@pytest.mark.rule("K-T:divine-will")
def test_divine_will_moves_like_any_move() -> None:
    t = table("turn of P1", {"tiles": "divine-will", "troops": {"NW1": 1}, "pyramids": {"NW1": "ruby 1"}, "prayer": 2})
    t.do("P1: gold divine-will", "P1: action move", "P1: troop NW1")
    assert {"to D-NW", "teleport T-E"} <= set(t.legal())
    t.do("P1: to D-NW")
    assert t.prompt == "your turn"
    t = table("turn of P1", {"tiles": "divine-will", "spaces": "tip", "troops": {"NW1": 1}})
    assert "gold divine-will" not in t.legal()

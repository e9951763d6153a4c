"""Tiles and cards that touch each other (K-P1 to K-P8); prices and gains have a file of their own."""

import pytest
from kemet_battles import Entries, battle, draw, fame, fight, lost, plan, shop, strengths, table, values

# The Snake ------------------------------------------------------------------------------------------------------------

SNAKE: Entries = {"tiles": "deep-desert-snake", "creature": "deep-desert-snake"}


@pytest.mark.rule("K-T:deep-desert-snake", "K-T:soul-devourer")
@pytest.mark.parametrize(("units", "left"), [(4, 2), (2, 0)])
def test_the_snake_keeps_the_soul_devourer_from_its_reward(units: int, left: int) -> None:
    """Also when the Snake's Troop is gone by then: values are fixed at the reveal."""
    devourer = {"tiles": "soul-devourer", "creature": "soul-devourer"}
    t = fight(battle(devourer, SNAKE, units=(5, units)), "P1 3/2/0", "P2 1/3/0")
    assert (lost(t)[1], fame(t)) == (["P2", 2, left], {"P1": [1, 0]})


@pytest.mark.rule("K-T:deep-desert-snake")
def test_the_snake_bites_in_its_own_battle_alone() -> None:
    """One that stands elsewhere cancels nothing."""
    elsewhere: Entries = {"tiles": "deep-desert-snake", "creatures": {"deep-desert-snake": "W1"}, "troops": {"W1": 1}}
    t = fight(battle({"tiles": "giant-scorpion", "creature": "giant-scorpion"}, elsewhere), "P1 3/2/0", "P2 3/2/0")
    assert values(t, "P1") == [9, 4, 0, 0]


# Troops ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-T:legion", "K-T:mercenaries-of-the-sword", "K-P1")
def test_mercenaries_of_a_legion_fill_districts_up_to_seven() -> None:
    t = shop("onyx", 1, tiles="legion", troops={"NW1": 6, "NW2": 6})
    t.do("P1: tile mercenaries-of-the-sword")
    assert t.legal() == ["place NW1", "place NW2", "place NW3"]
    t.do("P1: place NW1")
    assert t.legal() == ["place NW2", "place NW3"]  # seven stand in NW1
    t.do("P1: place NW2")
    assert [t.of(f"P1 NW{i}", "troop") for i in (1, 2, 3)] == [7, 7, 1]


@pytest.mark.rule("K-T:legion", "K-A10")
def test_a_legion_just_bought_acts_in_the_same_turn() -> None:
    t = shop("sapphire", 3, divine="tactical-support", troops={"NW1": 5, "NW2": 5})
    t.do("P1: tile legion", "P1: play tactical-support", "P1: place NW1", "P1: place NW1")
    assert t.of("P1 NW1", "troop") == 7


@pytest.mark.rule("K-P8", "K-T:local-recruitment")
def test_local_recruitment_in_a_captured_district_and_one_held_by_an_enemy() -> None:
    """Joining an own Troop starts no battle; an own district held by an enemy does."""
    t = table(
        "action recruit of P1",
        {"tiles": "local-recruitment", "prayer": 2, "troops": {"W1": 1, "SW2": 5}},
        {"troops": {"W2": 1}},
        {"troops": {"NW3": 1, "SW1": 1}},
    )
    assert t.legal() == ["pass", "place NW1", "place NW2", "place NW3", "place W1"]
    t.do("P1: place W1", "P1: place W1", "P1: pass")
    assert (t.of("P1 W1", "troop"), t.told("K-B0", "battle"), t.of("P1", "prayer")) == (3, [], 1)
    t = table(
        "action recruit of P1",
        {"tiles": "local-recruitment", "prayer": 0, "troops": {"W1": 1}},
        {"troops": {"NW3": 1}},
    )
    t.do("P1: place NW3")
    assert t.told("K-B0", "battle") == [["P1", "P2", "NW3"]]


@pytest.mark.rule("K-P8", "K-I:tactical-support")
def test_tactical_support_in_a_captured_district() -> None:
    t = table("turn of P1", {"divine": "tactical-support", "troops": {"W1": 1}}, {"troops": {"W2": 1}})
    t.do("P1: play tactical-support", "P1: place W1", "P1: place W1")
    assert (t.of("P1 W1", "troop"), t.told("K-B0", "battle"), t.prompt) == (3, [], "your turn")


@pytest.mark.rule("K-P5", "K-T:phoenix", "K-T:surprise-attack")
def test_phoenix_and_surprise_attack_enter_one_district_together() -> None:
    t = table(
        "turn of P1",
        {
            "tiles": "phoenix surprise-attack priest-of-mafdet",
            "creatures": {"phoenix": "T-W"},
            "troops": {"T-W": 1},
        },
    )
    t.do("P1: gold surprise-attack", "P1: troop T-W", "P1: to D-W", "P1: to W1")
    assert t.legal() == ["pass", "to D-W"]


# Teleports ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-T:griffin-sphinx", "K-T:portal", "K-I:transfer", "K-P2")
def test_griffin_portal_and_transfer_give_one_teleport() -> None:
    t = table(
        "action move of P1",
        {
            "tiles": "griffin-sphinx portal",
            "creatures": {"griffin-sphinx": "T-W"},
            "troops": {"T-W": 1},
            "divine": "transfer",
            "prayer": 3,
        },
    )
    t.do("P1: troop T-W")
    assert {"teleport T-E", "transfer T-E"} <= set(t.legal())
    t.do("P1: teleport T-E")
    assert (t.of("P1", "prayer"), t.of("P1", "holding")) == (3, 2)  # the Griffin's: free, and no card
    assert t.legal() == ["pass", "to D-NE", "to D-SE", "to Ob-E1", "to Ob-E2"]


@pytest.mark.rule("K-T:griffin-sphinx", "K-T:portal", "K-P5")
def test_who_leaves_the_griffin_behind_pays_the_portal() -> None:
    entries: Entries = {
        "tiles": "griffin-sphinx portal",
        "creatures": {"griffin-sphinx": "T-W"},
        "troops": {"T-W": 2},
    }
    t = table("action move of P1", entries | {"prayer": 1})
    t.do("P1: troop T-W", "P1: take 1", "P1: pass", "P1: teleport T-E")
    assert (t.of("P1", "prayer"), t.of("griffin-sphinx", "creature_at")) == (0, "T-W")
    t = table("action move of P1", entries | {"prayer": 0})
    t.do("P1: troop T-W", "P1: take 1", "P1: pass")
    assert "teleport T-E" not in t.legal()


@pytest.mark.rule("K-P5", "K-T:forced-march", "K-T:griffin-sphinx", "K-T:portal")
def test_a_forced_march_knows_no_teleport_at_all() -> None:
    t = table(
        "turn of P1",
        {
            "tiles": "forced-march griffin-sphinx portal",
            "creatures": {"griffin-sphinx": "T-W"},
            "troops": {"T-W": 1},
            "divine": "transfer",
        },
    )
    t.do("P1: gold forced-march", "P1: troop T-W")
    assert t.legal() == ["pass", "to D-NW", "to D-W", "to D-SW", "to Ob-W1", "to Ob-W2"]


# Cards ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-N6", "K-T:vision", "K-T:divine-boon", "K-T:the-mummy")
@pytest.mark.parametrize(
    ("tiles", "drawn", "kept"),
    [("divine-boon the-mummy", 3, 3), ("vision divine-boon", 6, 2), ("vision divine-boon the-mummy", 7, 3)],
)
def test_vision_boon_and_mummy(tiles: str, drawn: int, kept: int) -> None:
    """Veterans come after the discard, and what they bring is kept."""
    t = table("night from divine intervention", {"tiles": tiles, "veterans": 3})
    draw(t)
    assert t.of("P1", "holding") == 1 + drawn
    while t.prompt == "discard divine interventions":
        t.do(f"P1: {t.legal()[0]}")
    assert (t.prompt, t.of("P1", "holding")) == ("spend veterans", 1 + kept)
    assert t.legal() == ["spend 0", "spend 1"]
    t.do("P1: spend 1")
    draw(t)
    assert t.of("P1", "holding") == 2 + kept


@pytest.mark.rule("K-T:spy", "K-T:priest-of-thoeris", "K-T:dedication-to-battle")
def test_a_spy_waits_for_a_plan_made_with_everything() -> None:
    """The attacker draws and gains first, then plans, then the spy."""
    attacker: Entries = {"tiles": "priest-of-thoeris dedication-to-battle", "prayer": 0}
    t = battle(attacker, {"tiles": "spy"})
    t.do("BOX: draw war-fury")
    assert t.owing == ["P1"]
    plan(t, "P1 2/0/2 war-fury")
    assert (t.owing, t.of("P1", "prayer")) == (["P2"], 2)  # paid at the reveal
    plan(t, "P2 4/1/0")
    assert (strengths(t), t.of("P1", "prayer")) == ([8, 8], 1)


@pytest.mark.rule("K-T:spy", "K-T:divine-wound")
def test_a_spy_does_not_see_wounds_coming() -> None:
    t = battle({"tiles": "spy"}, {"tiles": "divine-wound", "divine": "war-rage"})
    plan(t, "P2 2/0/2")
    plan(t, "P1 3/0/1")
    assert (t.owing, t.prompt) == (["P2"], "inflict a divine wound")
    t.do("P2: drop war-rage")
    assert (strengths(t), t.told("K-B3", "wins battle")) == ([7, 7], [["P2"]])


# Buying ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-P7", "K-T:twin-ceremony", "K-A2")
def test_twin_ceremony_and_a_buy_space_of_one_colour() -> None:
    """In either order: neither counts for the other."""
    entries: Entries = {"tiles": "twin-ceremony", "pyramids": {"NW1": "ruby 2"}, "troops": {"NW1": 1}, "prayer": 5}
    t = table("turn of P1", entries)
    t.do("P1: space buy-a", "P1: tile carnage", "P1: gold twin-ceremony", "P1: tile charge")
    assert (t.of("P1", "prayer"), t.of("P1", "bought")) == (1, ["ruby"])
    t = table("turn of P1", entries)
    t.do("P1: gold twin-ceremony", "P1: tile charge", "P1: space buy-a")
    assert "tile carnage" in t.legal()
    assert "tile charge" not in t.legal()  # the same picture


@pytest.mark.rule("K-P7", "K-T:twin-ceremony", "K-A4")
def test_twin_ceremony_serves_itself_from_captured_pyramids_but_not_from_lost_ones() -> None:
    t = table(
        "turn of P1",
        {"tiles": "twin-ceremony", "pyramids": {"NW1": "onyx 4"}, "troops": {"W1": 1}, "prayer": 11},
        {"pyramids": {"W1": "ruby 1"}, "troops": {"NW1": 1}},
    )
    t.do("P1: gold twin-ceremony")
    assert t.legal() == ["tile charge", "tile priest-of-mafdet"]


@pytest.mark.rule("K-P1", "K-T:act-of-god", "K-T:divine-will", "K-D3")
def test_silver_and_gold_in_one_turn() -> None:
    """Three actions in any order, with exactly one normal token."""
    t = table("turn of P1", {"tiles": "act-of-god-ruby divine-will", "prayer": 0, "troops": {"NW1": 1}})
    t.do("P1: silver pray-1", "P1: gold divine-will", "P1: action recruit", "P1: place NW1", "P1: place NW1")
    assert (t.of("P1", "prayer"), t.prompt) == (0, "your turn")
    assert [c for c in t.legal() if c.startswith(("silver", "gold")) or c == "pass"] == []
    t.do("P1: space pray-2")
    assert (t.of("P1", "prayer"), t.of("P1", "spaces"), t.owing) == (2, ["pray-2", "pray-1", "tip"], ["P2"])


# Fame -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-T:defensive-victory", "K-T:soul-devourer", "K-B5")
def test_defensive_victory_and_soul_devourer_together() -> None:
    both: Entries = {"tiles": "defensive-victory soul-devourer", "creature": "soul-devourer"}
    t = fight(battle({}, both), "P1 4/1/0", "P2 3/2/0")
    assert (fame(t), t.of("P2", "veterans"), t.of("P1", "veterans")) == ({"P2": [2, 0]}, 1, 1)
    t = fight(battle({}, both, units=(3, 3)), "P1 1/3/0", "P2 3/2/0")
    assert (fame(t), t.of("P2", "veterans")) == ({}, 2)  # nobody is left

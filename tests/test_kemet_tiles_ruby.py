"""The ruby tiles: each does what it says, and no more (K-T)."""

import pytest
from kemet_battles import CARDS, added, battle, fame, fight, land_moves, lost, seen, shop, strengths, table, told

# Level 1 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-T:charge")
def test_charge_gives_strength_to_attackers_alone() -> None:
    assert added("charge", attacks=True) == [1, 0, 0, 0]
    assert added("charge", attacks=False) == [0, 0, 0, 0]


@pytest.mark.rule("K-T:charge")
def test_charge_has_two_copies_and_one_for_each_player() -> None:
    t = shop("ruby", 1)
    t.do("P1: tile charge")
    assert t.of("charge", "market") == 1
    assert shop("ruby", 1, tiles="charge").told("K-A2", "took tile") == [["P1", "priest-of-mafdet"]]
    t = shop("ruby", 1, {"tiles": "charge"})
    assert t.legal() == ["tile charge", "tile priest-of-mafdet"]
    t = shop("ruby", 2, {"tiles": "charge"}, {"tiles": "charge"})
    assert "tile charge" not in t.legal()


@pytest.mark.rule("K-T:priest-of-mafdet")
def test_priest_of_mafdet_gives_a_land_move() -> None:
    assert land_moves() == 1
    assert land_moves("priest-of-mafdet") == 2
    assert added("priest-of-mafdet", attacks=True) == [0, 0, 0, 0]


# Level 2 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-T:carnage")
def test_carnage_gives_damage() -> None:
    assert added("carnage", attacks=True) == [0, 1, 0, 0]
    assert added("carnage", attacks=False) == [0, 1, 0, 0]
    t = fight(battle({"tiles": "carnage"}), "P1 3/2/0", "P2 1/1/3")
    assert lost(t)[1] == ["P2", 0, 4]  # it can be blocked


@pytest.mark.rule("K-T:wrryt-storm", "K-C3")
def test_wrryt_storm_changes_a_battle_card_in_secret() -> None:
    used = {"played": "4/1/0 3/2/0", "buried": "1/3/0 2/2/1"}
    t = shop("ruby", 2, **used)
    t.do("P1: tile wrryt-storm")
    assert (t.prompt, t.owing) == ("remove a battle card", ["P1"])
    assert t.legal() == [f"remove {card}" for card in CARDS]
    t.do("P1: remove 2/0/2")
    assert t.of("P1", "hand") == [*(card for card in CARDS if card != "2/0/2"), "3/3/0"]
    assert (t.of("P1", "played"), t.of("P1", "buried"), t.of("P1", "removed")) == ([], [], ["2/0/2"])
    assert (t.of("P2", "hand"), t.of("P2", "removed")) == (CARDS, [])
    other = shop("ruby", 2, **used)
    other.do("P1: tile wrryt-storm", "P1: remove 4/1/0")
    assert seen(t) == seen(other)
    assert ["removed" in [event.template for event in t.log.heard(p)] for p in (0, 1, -2)] == [True, False, False]


@pytest.mark.rule("K-T:wrryt-storm", "K-C3")
def test_the_special_card_of_wrryt_storm() -> None:
    t = fight(battle({"tiles": "wrryt-storm"}), "P1 3/3/0", "P2 2/0/2")
    assert strengths(t) == [7, 6]
    assert lost(t) == [["P1", 0, 4], ["P2", 1, 3]]


PHOENIX = {"tiles": "phoenix", "creatures": {"phoenix": "T-W"}}


@pytest.mark.rule("K-T:phoenix")
def test_phoenix_adds_to_its_troop() -> None:
    assert land_moves("phoenix", "phoenix") == 2
    assert land_moves("phoenix") == 1
    for attacks in (True, False):
        assert added("phoenix", attacks, "phoenix") == [1, 0, 0, 0]
        assert added("phoenix", attacks) == [0, 0, 0, 0]


@pytest.mark.rule("K-T:phoenix", "K-M4")
def test_phoenix_enters_a_district_from_afar() -> None:
    t = table("action move of P1", PHOENIX | {"troops": {"T-W": 1}})
    t.do("P1: troop T-W", "P1: to D-W")
    assert t.legal() == ["pass", "to W1", "to W2", "to W3", *DESERTS_BESIDE_W]
    t = table("action move of P1", {"tiles": "priest-of-mafdet", "troops": {"T-W": 1}})
    t.do("P1: troop T-W", "P1: to D-W")
    assert t.legal() == ["pass", *DESERTS_BESIDE_W]


DESERTS_BESIDE_W = ["to D-NW", "to Ob-W1", "to Ob-W2", "to In-W", "to Ob-E1", "to In-E", "to T-W"]
"""By land and, from the port, by ship."""


@pytest.mark.rule("K-T:phoenix", "K-P5", "K-M4")
def test_phoenix_enters_one_enemy_district_in_a_move() -> None:
    t = table("action move of P1", PHOENIX | {"troops": {"T-W": 1}, "tiles": "phoenix priest-of-mafdet"})
    t.do("P1: troop T-W", "P1: to D-W", "P1: to W1")
    assert t.legal() == ["pass", "to D-W"]
    t = table("action move of P1", PHOENIX | {"creatures": {"phoenix": "NW1"}, "troops": {"NW1": 1}})
    t.do("P1: troop NW1", "P1: to NW2")
    assert t.legal() == ["pass", "to NW1", "to NW3", "to D-NW"]  # own ones do not count


@pytest.mark.rule("K-T:phoenix", "K-P5")
@pytest.mark.parametrize(("goes", "enters"), [("with phoenix", True), ("pass", False)])
def test_phoenix_must_come_along_to_the_wall(goes: str, enters: bool) -> None:
    """Left behind on the way, its Land move remains."""
    t = table("action move of P1", PHOENIX | {"troops": {"T-W": 3}})
    t.do("P1: troop T-W", "P1: take 3", "P1: to D-W", "P1: take 2", f"P1: {goes}")
    assert [choice for choice in t.legal() if choice.startswith("to W")] == (["to W1", "to W2", "to W3"] * enters)
    assert "to Ob-W1" in t.legal()


@pytest.mark.rule("K-T:phoenix", "K-P5")
def test_a_phoenix_picked_up_on_the_way_helps_nobody_over_a_wall() -> None:
    t = table(
        "action move of P1",
        {"tiles": "phoenix priest-of-mafdet", "creatures": {"phoenix": "D-W"}, "troops": {"T-W": 1, "D-W": 1}},
    )
    t.do("P1: troop T-W", "P1: to D-W", "P1: take 2")
    assert "to W1" not in t.legal()
    t.do("P1: to Ob-W1")
    assert t.prompt != "go on"  # two Land moves, not three


@pytest.mark.rule("K-T:portal")
@pytest.mark.parametrize(
    ("prayer", "tiles", "offered"), [(0, "portal", False), (1, "portal", True), (1, "", False), (2, "", True)]
)
def test_portal_makes_a_teleport_cheaper(prayer: int, tiles: str, offered: bool) -> None:
    t = table(
        "action move of P1",
        {"tiles": tiles, "prayer": prayer, "troops": {"NW1": 1}, "pyramids": {"NW1": "ruby 1"}},
    )
    t.do("P1: troop NW1")
    assert ("teleport T-E" in t.legal()) == offered
    if offered:
        t.do("P1: teleport T-E")
        assert t.told("K-A7", "paid") == [["P1", prayer, 0]]


@pytest.mark.rule("K-T:portal")
def test_portal_teleports_from_obelisks_too() -> None:
    def teleports(zone: str, tiles: str) -> list[str]:
        t = table("action move of P1", {"tiles": tiles, "troops": {zone: 1}})
        t.do(f"P1: troop {zone}")
        return [choice for choice in t.legal() if choice.startswith("teleport")]

    zones = ["Ob-W1", "Ob-W2", "Ob-E1", "Ob-E2", "T-W", "T-inW", "T-E", "T-inE", "T-Delta", "Sanctuary"]
    assert teleports("T-W", "portal") == [f"teleport {zone}" for zone in zones if zone != "T-W"]
    assert teleports("T-W", "") == teleports("D-NW", "portal") == teleports("NW1", "portal") == []


@pytest.mark.rule("K-T:portal", "K-P2")
def test_portal_gives_no_second_teleport() -> None:
    t = table("action move of P1", {"tiles": "portal", "troops": {"T-W": 1}})
    t.do("P1: troop T-W", "P1: teleport T-E")
    assert t.legal() == ["pass", "to D-NE", "to D-SE", "to Ob-E1", "to Ob-E2"]


# Level 3 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-T:royal-scarab")
def test_royal_scarab() -> None:
    assert (land_moves("royal-scarab", "royal-scarab"), land_moves("royal-scarab")) == (3, 1)
    for attacks in (True, False):
        assert added("royal-scarab", attacks, "royal-scarab") == [2, 0, 0, 0]
        assert added("royal-scarab", attacks) == [0, 0, 0, 0]


@pytest.mark.rule("K-T:blades-of-neith")
def test_blades_of_neith_give_strength_always() -> None:
    assert added("blades-of-neith", attacks=True) == [1, 0, 0, 0]
    assert added("blades-of-neith", attacks=False) == [1, 0, 0, 0]
    assert land_moves("blades-of-neith") == 1


@pytest.mark.rule("K-T:divine-wound")
def test_divine_wound_turns_cards_into_strength() -> None:
    """Of any icon, one by one, free of charge; damage and defence stay as they are."""
    t = battle(
        {"tiles": "divine-wound", "divine": "war-fury raining-fire raining-fire bloodbath", "prayer": 0}, units=(3, 5)
    )
    fight(t, "P1 2/0/2", "P2 2/0/2")
    assert t.legal() == ["pass", "drop war-fury", "drop bloodbath", "drop raining-fire"]
    t.do("P1: drop bloodbath")
    assert t.legal() == ["pass", "drop raining-fire"]  # in the order of the list
    t.do("P1: drop raining-fire", "P1: drop raining-fire", "P1: pass")
    assert told(t, "wounds") == [
        "K-T:divine-wound wounds: P1, bloodbath, 1",
        "K-T:divine-wound wounds: P1, raining-fire, 1",
        "K-T:divine-wound wounds: P1, raining-fire, 1",
    ]
    assert t.told("K-B3", "strength") == [["P1", 3 + 2 + 3, "P2", 7]]
    assert lost(t) == [["P1", 0, 3], ["P2", 0, 5]]
    assert t.column("discard") == {"bloodbath": 1, "raining-fire": 2}
    assert (t.of("P1", "holding"), t.of("P1 war-fury", "held"), t.of("P1", "prayer")) == (2, 1, 0)


@pytest.mark.rule("K-T:divine-wound")
def test_divine_wound_of_a_defender() -> None:
    t = fight(battle({}, {"tiles": "divine-wound", "divine": "war-rage"}, units=(5, 4)))
    assert t.owing == ["P2"]
    t.do("P2: drop war-rage")
    assert (strengths(t), t.told("K-B3", "wins battle")) == ([7, 7], [["P2"]])


@pytest.mark.rule("K-T:divine-wound")
def test_divine_wound_never_takes_diversion_nor_what_was_played() -> None:
    t = battle({"tiles": "divine-wound", "divine": "war-rage"})
    fight(t, "P1 3/2/0 war-rage", "P2 2/0/2")
    assert t.prompt == "recall or retreat"
    t = battle({"tiles": "divine-wound", "divine": "war-rage war-rage"})
    fight(t, "P1 3/2/0 war-rage diversion", "P2 2/0/2")
    assert t.legal() == ["pass", "drop war-rage"]
    t.do("P1: pass")
    assert strengths(t) == [4 + 3 + 1, 6]
    t = fight(battle({}, {"divine": "war-rage"}))
    assert t.prompt == "recall or retreat"  # nobody has the tile


@pytest.mark.rule("K-T:domination", "K-P1")
@pytest.mark.parametrize("colour", ["ruby", "sapphire", "diamond", "onyx"])
def test_domination_gives_fame_once(colour: str) -> None:
    t = shop(colour, 3)
    t.do(f"P1: tile domination-{colour}")
    assert t.told("K-T:domination", "gained fame") == [["P1", 1, 1]]
    assert (fame(t), t.of("P1", "prayer")) == ({"P1": [0, 1]}, 4)


@pytest.mark.rule("K-T:domination", "K-P1")
def test_nobody_has_two_dominations() -> None:
    t = shop("ruby", 3, tiles="domination-onyx")
    assert "tile domination-ruby" not in t.legal()
    t = shop("ruby", 3, {"tiles": "domination-onyx"})
    assert "tile domination-ruby" in t.legal()
    t = shop("ruby", 3, {"tiles": "domination-ruby"})
    assert "tile domination-ruby" not in t.legal()


# Level 4 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-T:giant-scorpion")
def test_giant_scorpion() -> None:
    assert (land_moves("giant-scorpion", "giant-scorpion"), land_moves("giant-scorpion")) == (2, 1)
    for attacks in (True, False):
        assert added("giant-scorpion", attacks, "giant-scorpion") == [2, 2, 0, 0]
        assert added("giant-scorpion", attacks) == [0, 0, 0, 0]


@pytest.mark.rule("K-T:initiative")
def test_initiative() -> None:
    assert added("initiative", attacks=True) == [1, 1, 0, 1]
    assert added("initiative", attacks=False) == [0, 1, 0, 1]


@pytest.mark.rule("K-T:surprise-attack", "K-P5", "K-M4")
def test_surprise_attack_ignores_one_wall() -> None:
    t = table("turn of P1", {"tiles": "surprise-attack priest-of-mafdet bestial-fury", "troops": {"T-W": 1}})
    t.do("P1: gold surprise-attack")
    assert (t.prompt, t.of("P1", "spaces")) == ("choose a troop", ["tip"])
    t.do("P1: troop T-W", "P1: to D-W")
    assert [choice for choice in t.legal() if choice.startswith("to W")] == ["to W1", "to W2", "to W3"]
    t.do("P1: to W1")
    assert t.legal() == ["pass", "to D-W"]  # no second district


@pytest.mark.rule("K-T:surprise-attack", "K-D3")
def test_surprise_attack_is_one_gold_action_a_round() -> None:
    t = table("turn of P1", {"tiles": "surprise-attack divine-will", "troops": {"T-W": 1}})
    assert {"gold surprise-attack", "gold divine-will"} <= set(t.legal())
    t.do("P1: gold surprise-attack", "P1: pass")
    assert [choice for choice in t.legal() if choice.startswith("gold")] == []
    t.do("P1: space move-3", "P1: troop T-W", "P1: to D-W")
    assert t.owing == ["P2"]  # the other Move has walls and one Land move


@pytest.mark.rule("K-T:surprise-attack")
def test_a_plain_move_knows_walls_in_spite_of_the_tile() -> None:
    t = table("action move of P1", {"tiles": "surprise-attack priest-of-mafdet", "troops": {"T-W": 1}})
    t.do("P1: troop T-W", "P1: to D-W")
    assert "to W1" not in t.legal()


@pytest.mark.rule("K-T:act-of-god", "K-P1")
@pytest.mark.parametrize("colour", ["ruby", "sapphire", "diamond", "onyx"])
def test_act_of_god_gives_a_silver_token(colour: str) -> None:
    """It can be used in the turn of the purchase, once in a round."""
    t = shop(colour, 4)
    t.do(f"P1: tile act-of-god-{colour}")
    silver = [choice for choice in t.legal() if choice.startswith("silver")]
    assert {"silver move-3", "silver pray-2"} <= set(silver)
    assert "silver buy-a" not in silver  # a token lies there
    t.do("P1: silver pray-2")
    assert (t.of("P1", "prayer"), t.column("silver_used")) == (5, ["P1"])
    assert t.owing == ["P2"]


@pytest.mark.rule("K-T:act-of-god", "K-P1")
def test_act_of_god_is_needed_for_silver_and_nobody_has_two() -> None:
    t = table("turn of P1", {"troops": {"NW1": 1}})
    assert [choice for choice in t.legal() if choice.startswith("silver")] == []
    t = table("turn of P1", {"tiles": "act-of-god-ruby", "silver_used": True, "spaces": "pray-1", "troops": {"NW1": 1}})
    assert [choice for choice in t.legal() if choice.startswith("silver")] == []
    assert "tile act-of-god-ruby" not in shop("ruby", 4, tiles="act-of-god-onyx").legal()

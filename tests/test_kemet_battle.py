"""Battle up to its rewards: who takes part, strength, casualties, fame and Veterans (K-B0, K-B3 to K-B5, K-C3)."""

import pytest
from kemet_battles import CARDS, battle, counted, fame, fight, lost, strengths, table, values
from table import Table

# Who takes part, and in which order -----------------------------------------------------------------------------------


def told_of(t: Table, template: str) -> list[tuple[str, object]]:
    """The rules of such events, and of whom they tell."""
    return [(event.rule, t.args(event)[0]) for event in t.log.events if event.template == template]


@pytest.mark.rule("K-B0")
def test_who_moves_in_is_the_attacker_and_only_two_take_part() -> None:
    t = table(
        "action move of P2",
        {"troops": {"T-W": 2}},
        {"troops": {"D-W": 1}},
        {"divine": "war-rage", "troops": {"Ob-W2": 3}},
    )
    t.do("P2: troop D-W", "P2: to T-W")
    assert t.told("K-B0", "battle") == [["P2", "P1", "T-W"]]
    assert t.owing == ["P1", "P2"]
    assert [t.legal(f"P{p}") for p in (3, 4, 5)] == [[], [], []]


@pytest.mark.rule("K-B0")
def test_who_recruits_into_a_district_held_by_an_enemy_attacks() -> None:
    t = table("action recruit of P1", {"troops": {"NW2": 1}}, {"troops": {"NW1": 2}})
    t.do("P1: place NW1", "P1: pass")
    assert t.told("K-B0", "battle") == [["P1", "P2", "NW1"]]
    fight(t)
    assert strengths(t) == [1 + 2 + 1, 2 + 2]


@pytest.mark.rule("K-B0")
@pytest.mark.parametrize("hungry", [1, 2])
def test_effects_of_the_attacker_come_first(hungry: int) -> None:
    tiles = [{"tiles": "divine-hunger"}, {"tiles": "honor-in-battle"}]
    t = battle(*(tiles if hungry == 1 else reversed(tiles)))
    fight(t, "P1 3/2/0", "P2 3/2/0")
    assert [who for _, who in told_of(t, "shows")] == ["P1", "P2"]
    assert told_of(t, "gained prayer") == (
        [("K-T:divine-hunger", "P1"), ("K-T:honor-in-battle", "P2")]
        if hungry == 1
        else [("K-T:honor-in-battle", "P1"), ("K-T:divine-hunger", "P2")]
    )
    assert [who for _, who in told_of(t, "lost units")] == ["P1", "P2"]


@pytest.mark.rule("K-B0", "K-B9")
def test_all_steps_run_though_both_troops_are_gone() -> None:
    t = fight(battle(units=(3, 3)), "P1 1/3/0", "P2 1/3/0")
    assert t.order("wins battle", "lost units", "gained veterans", "turn") == [
        *["wins battle", "lost units", "lost units", "gained veterans", "gained veterans"],
        "turn",
    ]
    assert (t.prompt, t.owing) == ("your turn", ["P2"])
    assert (t.of("P1", "played"), t.of("P2", "played")) == (["1/3/0"], ["1/3/0"])


# Strength -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-B3")
@pytest.mark.parametrize(("units", "winner"), [((3, 4), "P2"), ((4, 4), "P2"), ((5, 4), "P1")])
def test_the_stronger_wins_and_a_tie_is_the_defenders(units: tuple[int, int], winner: str) -> None:
    t = fight(battle(units=units))
    assert t.told("K-B3", "strength") == [["P1", units[0] + 2, "P2", units[1] + 2]]
    assert t.told("K-B3", "wins battle") == [[winner]]
    assert fame(t) == ({"P1": [1, 0]} if winner == "P1" else {})


@pytest.mark.rule("K-B3")
@pytest.mark.parametrize(
    ("zone", "attacker", "defender"),
    [("NW1", 1, 0), ("NW3", 1, 0), ("W2", 0, 1), ("SW1", 0, 0), ("D-NW", 0, 0), ("D-W", 0, 0), ("T-W", 0, 0)],
)
def test_a_district_of_ones_own_city_gives_1(zone: str, attacker: int, defender: int) -> None:
    t = fight(battle(at=zone))
    assert strengths(t) == [6 + attacker, 6 + defender]
    home = "K-B3 1 strength home"
    assert (home in counted(t, "P1"), home in counted(t, "P2")) == (bool(attacker), bool(defender))


@pytest.mark.rule("K-B3")
def test_units_elsewhere_do_not_count() -> None:
    t = fight(battle({"troops": {"D-NW": 5}}, {"troops": {"D-W": 5, "W1": 2}}, units=(2, 1)))
    assert strengths(t) == [4, 3]


@pytest.mark.rule("K-B3", "K-B2")
def test_the_example_of_the_rulebook() -> None:
    """10 against 9 for the attacker; damage 2 does not pass defence 4; War Fury costs 1."""
    t = battle(
        {"tiles": "charge blades-of-neith"},
        {"tiles": "ancestral-elephant", "creature": "ancestral-elephant", "divine": "bronze-wall war-fury"},
        units=(5, 4),
    )
    fight(t, "P1 3/2/0", "P2 2/0/2 war-fury bronze-wall")
    assert counted(t, "P1") == [
        "K-B3 5 strength units",
        "K-C3 3 strength 3/2/0",
        "K-C3 2 damage 3/2/0",
        "K-T:blades-of-neith 1 strength blades-of-neith",
        "K-T:charge 1 strength charge",
    ]
    assert counted(t, "P2") == [
        "K-B3 4 strength units",
        "K-C3 2 strength 2/0/2",
        "K-C3 2 defence 2/0/2",
        "K-I:war-fury 2 strength war-fury",
        "K-I:bronze-wall 1 defence bronze-wall",
        "K-T:ancestral-elephant 1 strength ancestral-elephant",
        "K-T:ancestral-elephant 1 defence ancestral-elephant",
    ]
    assert t.told("K-B3", "strength") == [["P1", 10, "P2", 9]]
    assert t.told("K-B3", "wins battle") == [["P1"]]
    assert t.of("P2", "prayer") == 6
    assert lost(t) == [["P1", 0, 5], ["P2", 0, 4]]
    assert fame(t) == {"P1": [1, 0]}
    t.do("P2: recall")
    assert t.told("K-B6", "gained prayer") == [["P2", 3, 9]]
    assert t.of("ancestral-elephant", "creature_at") is None


@pytest.mark.rule("K-B3", "K-B4")
def test_ten_tiles_and_two_creatures() -> None:
    t = battle(
        {
            "tiles": "charge carnage blades-of-neith initiative giant-scorpion bestial-fury",
            "creature": "giant-scorpion",
            "divine": "war-fury bloody-battle",
        },
        {
            "tiles": "defense shield-of-neith ancestral-elephant deadly-trap",
            "creature": "ancestral-elephant",
            "divine": "iron-wall",
        },
        units=(5, 5),
        at="W1",
    )
    fight(t, "P1 3/2/0 war-fury bloody-battle", "P2 2/0/2 iron-wall")
    assert sorted(counted(t, "P1")) == [
        "K-B3 5 strength units",
        "K-C3 2 damage 3/2/0",
        "K-C3 3 strength 3/2/0",
        "K-I:bloody-battle 1 damage bloody-battle",
        "K-I:war-fury 2 strength war-fury",
        "K-T:bestial-fury 1 damage bestial-fury",
        "K-T:bestial-fury 1 strength bestial-fury",
        "K-T:blades-of-neith 1 strength blades-of-neith",
        "K-T:carnage 1 damage carnage",
        "K-T:charge 1 strength charge",
        "K-T:giant-scorpion 2 damage giant-scorpion",
        "K-T:giant-scorpion 2 strength giant-scorpion",
        "K-T:initiative 1 damage initiative",
        "K-T:initiative 1 strength initiative",
        "K-T:initiative 1 unblockable damage initiative",
    ]
    assert sorted(counted(t, "P2")) == [
        "K-B3 1 strength home",
        "K-B3 5 strength units",
        "K-C3 2 defence 2/0/2",
        "K-C3 2 strength 2/0/2",
        "K-I:iron-wall 2 defence iron-wall",
        "K-T:ancestral-elephant 1 defence ancestral-elephant",
        "K-T:ancestral-elephant 1 strength ancestral-elephant",
        "K-T:deadly-trap 1 strength deadly-trap",
        "K-T:deadly-trap 1 unblockable damage deadly-trap",
        "K-T:defense 1 strength defense",
        "K-T:shield-of-neith 1 defence shield-of-neith",
    ]
    assert (values(t, "P1"), values(t, "P2")) == ([16, 8, 0, 1], [11, 0, 6, 1])
    assert strengths(t) == [16, 11]
    assert lost(t) == [["P1", 1, 4], ["P2", 3, 2]]


# Casualties -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-C3")
@pytest.mark.parametrize("card", CARDS)
def test_the_battle_cards(card: str) -> None:
    """Named by strength, damage and defence."""
    strength, damage, defence = (int(number) for number in card.split("/"))
    t = fight(battle(units=(3, 3)), f"P1 {card}", f"P2 {card}")
    assert values(t, "P1") == values(t, "P2") == [3 + strength, damage, defence, 0]


@pytest.mark.rule("K-C3")
def test_everybody_has_the_same_eight_cards() -> None:
    t = battle()
    assert [t.of(f"P{p}", "hand") for p in range(1, 6)] == [CARDS] * 5


@pytest.mark.rule("K-B4")
@pytest.mark.parametrize(
    ("attacker", "defender", "losses"),
    [
        ("3/2/0", "2/0/2", [0, 0]),
        ("3/2/0", "3/0/1", [0, 1]),
        ("3/2/0", "4/1/0", [1, 2]),
        ("4/1/0", "2/0/2", [0, 0]),  # never less than none
        ("1/3/0", "2/2/1", [2, 2]),
        ("2/2/1", "2/2/1", [1, 1]),
        ("1/1/3", "1/3/0", [0, 1]),
        ("1/1/3", "1/1/3", [0, 0]),
    ],
)
def test_damage_less_defence(attacker: str, defender: str, losses: list[int]) -> None:
    t = fight(battle(), f"P1 {attacker}", f"P2 {defender}")
    assert lost(t) == [["P1", losses[0], 4 - losses[0]], ["P2", losses[1], 4 - losses[1]]]
    assert [t.of("P1 T-W", "troop"), t.of("P2 T-W", "troop")] == [4 - losses[0], 4 - losses[1]]
    assert [t.of("P1", "supply"), t.of("P2", "supply")] == [8 + losses[0], 8 + losses[1]]


@pytest.mark.rule("K-B4")
def test_values_are_fixed_before_anybody_falls() -> None:
    """Who is wiped out by unblockable damage still deals all its own damage."""
    t = fight(battle({"tiles": "initiative"}, units=(4, 1)), "P1 2/0/2", "P2 1/3/0")
    assert lost(t) == [["P1", 1, 3], ["P2", 1, 0]]


@pytest.mark.rule("K-B4")
def test_unblockable_damage_passes_every_defence_and_adds_to_the_rest() -> None:
    t = fight(battle({"tiles": "initiative"}, units=(4, 5)), "P1 3/2/0", "P2 1/1/3")
    assert lost(t) == [["P1", 1, 3], ["P2", 1, 4]]
    t = fight(battle({"tiles": "initiative"}, units=(4, 5)), "P1 3/2/0", "P2 3/0/1")
    assert lost(t)[1] == ["P2", 1 + (3 - 1), 2]


@pytest.mark.rule("K-B4")
def test_no_more_units_fall_than_stand_there() -> None:
    t = fight(battle({"tiles": "divine-hunger", "prayer": 0}, units=(4, 2)), "P1 1/3/0", "P2 4/1/0")
    assert lost(t) == [["P1", 1, 3], ["P2", 2, 0]]
    assert t.of("P2", "supply") == 12
    assert t.told("K-T:divine-hunger", "gained prayer") == [["P1", 4, 4]]


@pytest.mark.rule("K-B4", "K-B5")
def test_a_winner_who_is_wiped_out_has_won() -> None:
    t = fight(battle(units=(3, 2)), "P1 4/1/0", "P2 1/3/0")
    assert t.told("K-B3", "wins battle") == [["P1"]]
    assert lost(t) == [["P1", 3, 0], ["P2", 1, 1]]
    assert (fame(t), t.of("P1", "veterans"), t.of("P2", "veterans")) == ({}, 1, 1)
    assert (t.owing, t.legal()) == (["P2"], ["recall", "stay"])


@pytest.mark.rule("K-C3", "K-B4")
@pytest.mark.parametrize(("units", "own", "left"), [(1, 1, 0), (2, 2, 0), (3, 2, 1), (5, 2, 3)])
def test_5_0_0_costs_two_own_units(units: int, own: int, left: int) -> None:
    """They count for the strength, no defence saves them, and nobody has removed them."""
    t = battle({"tiles": "shield-of-neith honor-in-battle", "prayer": 3}, {"tiles": "divine-hunger"}, units=(units, 1))
    fight(t, "P1 5/0/0", "P2 2/0/2")
    assert strengths(t) == [units + 5, 3]
    assert t.told("K-C3", "own loss") == [["P1", own, left]]
    assert lost(t)[0] == ["P1", 0, left]
    assert t.of("P1 T-W", "troop") == left
    assert (t.of("P1", "prayer"), t.of("P2", "prayer")) == (3, 7)
    assert fame(t) == ({"P1": [1, 0]} if left else {})
    assert t.of("P1", "veterans") == (0 if left else 1)


@pytest.mark.rule("K-C3", "K-B4")
def test_5_0_0_adds_to_what_the_enemy_does() -> None:
    t = battle({"tiles": "honor-in-battle", "prayer": 0}, {"tiles": "deadly-trap"}, units=(5, 1))
    fight(t, "P1 5/0/0", "P2 4/1/0")
    assert (t.told("K-C3", "own loss"), lost(t)[0]) == ([["P1", 2, 2]], ["P1", 2, 1])
    assert t.of("P1", "prayer") == 2


@pytest.mark.rule("K-C3", "K-B4")
def test_unblockable_damage_comes_before_the_loss_of_5_0_0() -> None:
    """Of two Units the enemy removes one and the card the other: one counts for tiles."""
    t = battle(
        {"tiles": "honor-in-battle", "prayer": 0}, {"tiles": "deadly-trap divine-hunger", "prayer": 0}, units=(2, 1)
    )
    fight(t, "P1 5/0/0", "P2 2/0/2")
    assert (t.told("K-C3", "own loss"), lost(t)[0]) == ([["P1", 1, 0]], ["P1", 1, 0])
    assert (t.of("P1", "prayer"), t.of("P2", "prayer")) == (1, 2)


@pytest.mark.rule("K-C3", "K-B4")
def test_the_loss_of_5_0_0_comes_before_damage() -> None:
    """Of three Units the card takes two, so that three points of damage find one left."""
    t = battle({"tiles": "honor-in-battle", "prayer": 0}, units=(3, 1))
    fight(t, "P1 5/0/0", "P2 1/3/0")
    assert (t.told("K-C3", "own loss"), lost(t)[0]) == ([["P1", 2, 1]], ["P1", 1, 0])
    assert t.of("P1", "prayer") == 1


@pytest.mark.rule("K-B4")
def test_a_creature_whose_troop_is_gone_returns_to_the_supply() -> None:
    creature = {"tiles": "royal-scarab", "creature": "royal-scarab"}
    t = fight(battle(creature, units=(2, 4)), "P1 3/2/0", "P2 3/2/0")
    assert t.of("royal-scarab", "creature_at") is None
    t = fight(battle(creature, units=(3, 4)), "P1 3/2/0", "P2 3/2/0")
    assert t.of("royal-scarab", "creature_at") == "T-W"


# Rewards --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-B5")
def test_a_winning_attacker_with_a_troop_gets_fame() -> None:
    t = fight(battle(units=(2, 1)), "P1 3/2/0", "P2 4/1/0")
    assert strengths(t) == [5, 5]  # a tie: the other way round below
    t = fight(battle(units=(3, 1)), "P1 3/2/0", "P2 4/1/0")
    assert t.told("K-B5", "gained fame") == [["P1", 1, 2]]  # and the temple
    assert fame(t) == {"P1": [1, 0]}
    assert t.told("K-B5", "gained veterans") == [["P2", 1, 1]]
    assert (t.of("P1", "veterans"), t.of("P2", "veterans")) == (0, 1)


@pytest.mark.rule("K-B5")
def test_a_winning_defender_gets_two_veterans_and_a_losing_attacker_one() -> None:
    t = fight(battle({"veterans": 2}, units=(2, 4)))
    assert fame(t) == {}
    assert t.told("K-B5", "gained veterans") == [["P1", 1, 3], ["P2", 2, 2]]


@pytest.mark.rule("K-B5")
def test_both_wiped_out_the_defender_has_won() -> None:
    t = fight(battle(units=(3, 3)), "P1 1/3/0", "P2 1/3/0")
    assert lost(t) == [["P1", 3, 0], ["P2", 3, 0]]
    assert t.told("K-B5", "gained veterans") == [["P1", 1, 1], ["P2", 2, 2]]
    assert fame(t) == {}
    assert t.prompt == "your turn"


@pytest.mark.rule("K-B5")
def test_both_wiped_out_the_attacker_has_won() -> None:
    t = fight(battle(units=(3, 2)), "P1 3/2/0", "P2 1/3/0")
    assert t.told("K-B3", "wins battle") == [["P1"]]
    assert t.told("K-B5", "gained veterans") == [["P1", 1, 1], ["P2", 1, 1]]
    assert (fame(t), t.prompt) == ({}, "your turn")

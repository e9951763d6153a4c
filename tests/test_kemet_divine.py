"""The divine interventions: what each does, when it may be played, and when not (K-I, K-D4, K-D6, K-P9)."""

import pytest
from kemet_battles import Entries, battle, fame, fight, lost, plan, seen, table, told, values
from kemet_table import DECK
from table import Table

from benben.kemet.box.names import DIVINE


def playable(t: Table) -> list[str]:
    return [choice.removeprefix("play ") for choice in t.legal() if choice.startswith("play ")]


@pytest.mark.rule("K-S2")
def test_the_deck_has_33_cards() -> None:
    t = table("turn of P1", {})
    assert {name: n for name, n in t.column("deck").items() if n} == DECK
    assert sum(DECK.values()) == 33
    assert [t.of(f"P{p} diversion", "held") for p in range(1, 6)] == [1] * 5
    assert list(DIVINE) == [*DECK, "diversion"]


# In battle ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "cost", "bonus"),
    [
        pytest.param("war-rage", 0, [1, 0, 0, 0], marks=pytest.mark.rule("K-I:war-rage")),
        pytest.param("war-fury", 1, [2, 0, 0, 0], marks=pytest.mark.rule("K-I:war-fury")),
        pytest.param("bloody-battle", 0, [0, 1, 0, 0], marks=pytest.mark.rule("K-I:bloody-battle")),
        pytest.param("bloodbath", 1, [0, 2, 0, 0], marks=pytest.mark.rule("K-I:bloodbath")),
        pytest.param("bronze-wall", 0, [0, 0, 1, 0], marks=pytest.mark.rule("K-I:bronze-wall")),
        pytest.param("iron-wall", 1, [0, 0, 2, 0], marks=pytest.mark.rule("K-I:iron-wall")),
        pytest.param("diversion", 0, [0, 0, 0, 0], marks=pytest.mark.rule("K-I:diversion")),
    ],
)
@pytest.mark.parametrize("attacks", [True, False])
def test_cards_of_battle(card: str, cost: int, bonus: list[int], attacks: bool) -> None:
    """For attacker and defender alike; two copies count twice."""
    cards: Entries = {"divine": [] if card == "diversion" else [card, card], "prayer": 5}
    for copies in (1,) if card == "diversion" else (1, 2):
        t = battle(*([cards, {}] if attacks else [{}, cards]))
        plans = ["P1 3/2/0", "P2 3/2/0"]
        plans[not attacks] += f" {card}" * copies
        fight(t, *plans)
        who, other = ("P1", "P2") if attacks else ("P2", "P1")
        assert values(t, who) == [7 + bonus[0] * copies, 2 + bonus[1] * copies, bonus[2] * copies, 0]
        assert values(t, other) == [7, 2, 0, 0]
        assert t.of(who, "prayer") == 5 - cost * copies
        assert t.told(f"K-I:{card}", "plays a card") == [[who, card]] * copies


@pytest.mark.rule("K-I:iron-wall", "K-B4")
def test_walls_block_damage_but_not_the_unblockable() -> None:
    t = battle({"tiles": "initiative"}, {"divine": "iron-wall bronze-wall"})
    fight(t, "P1 1/3/0", "P2 3/0/1 bronze-wall iron-wall")
    assert lost(t)[1] == ["P2", 1, 3]


@pytest.mark.rule("K-I:bloodbath", "K-B4")
def test_blood_can_be_blocked() -> None:
    t = fight(battle({"divine": "bloodbath bloody-battle"}), "P1 4/1/0 bloody-battle bloodbath", "P2 1/1/3")
    assert lost(t)[1] == ["P2", 1, 3]


@pytest.mark.rule("K-D4")
def test_cards_of_battle_are_not_for_the_day() -> None:
    cards = "war-rage war-fury bloody-battle bloodbath bronze-wall iron-wall"
    t = table("turn of P1", {"divine": cards, "troops": {"NW1": 1}}, {"troops": {"W1": 1}})
    assert playable(t) == []


# By day ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-D4")
def test_cards_of_the_day_come_before_and_after_an_action_of_the_own_turn() -> None:
    cards = {"divine": "prayer prayer raining-fire tactical-support", "troops": {"NW1": 1}, "prayer": 5}
    names = ["tactical-support", "raining-fire", "prayer"]
    t = table("turn of P1", cards, {"troops": {"W1": 2}, "divine": "prayer"})
    assert (playable(t), t.legal("P2")) == (names, [])
    t.do("P1: play prayer", "P1: space move-3")
    assert playable(t) == []  # nothing has happened yet; from the first step on they are offered again
    t.do("P1: pass")
    assert (t.owing, playable(t)) == (["P1"], names)
    t.do("P1: play prayer", "P1: pass")
    assert t.of("P1", "prayer") == 9


@pytest.mark.rule("K-D4")
def test_cards_of_the_day_are_not_for_battle() -> None:
    t = battle({"divine": "prayer raining-fire tactical-support"})
    t.do("P1: discard 4/1/0", "P1: card 3/2/0")
    assert t.legal("P1") == ["seal", "add diversion"]
    t.do("P1: seal")
    plan(t, "P2 2/0/2")
    assert t.legal() == ["recall", "retreat"]
    t.do("P2: recall")
    assert t.legal() == ["pass", "recall"]


@pytest.mark.rule("K-I:tactical-support", "K-P8")
def test_tactical_support_brings_two_units() -> None:
    t = table("turn of P1", {"divine": "tactical-support", "prayer": 0, "troops": {"T-W": 1, "T-E": 5}})
    t.do("P1: play tactical-support")
    assert t.legal() == ["pass", "place NW1", "place NW2", "place NW3", "place T-W"]
    t.do("P1: place NW2")
    assert t.legal() == ["pass", "place NW2", "place NW3", "place T-W"]
    t.do("P1: place T-W")
    assert t.told("K-I:tactical-support", "placed") == [["P1", 1, "NW2", 1], ["P1", 1, "T-W", 2]]
    assert (t.of("P1", "supply"), t.of("P1", "prayer"), t.prompt) == (4, 0, "your turn")
    assert t.column("discard") == {"tactical-support": 1}


@pytest.mark.rule("K-I:tactical-support")
@pytest.mark.parametrize("units", [0, 1])
def test_tactical_support_may_bring_fewer(units: int) -> None:
    t = table("turn of P1", {"divine": "tactical-support", "troops": {"NW1": 1}})
    t.do("P1: play tactical-support", *["P1: place NW1"] * units, "P1: pass")
    assert (t.of("P1 NW1", "troop"), t.prompt) == (1 + units, "your turn")


@pytest.mark.rule("K-I:tactical-support", "K-P8")
def test_tactical_support_may_start_battles_one_after_another() -> None:
    t = table("turn of P1", {"divine": "tactical-support"}, {"troops": {"NW1": 1}}, {"troops": {"NW3": 1}})
    t.do("P1: play tactical-support", "P1: place NW1", "P1: place NW3")
    assert (t.prompt, t.legal()) == ("choose the next battle", ["battle NW1", "battle NW3"])
    t.do("P1: battle NW3")
    assert t.told("K-B0", "battle") == [["P1", "P3", "NW3"]]
    fight(t, "P1 4/1/0", "P3 2/0/2")
    t.do("P3: recall", "P1: pass")
    assert t.told("K-B0", "battle")[1:] == [["P1", "P2", "NW1"]]


@pytest.mark.rule("K-I:tactical-support")
@pytest.mark.parametrize(
    ("troops", "offered"),
    [({"NW1": 5, "NW2": 5, "T-W": 1}, True), ({"NW1": 4, "NW2": 4, "NW3": 4}, False)],
)
def test_tactical_support_needs_a_unit_in_the_supply(troops: dict[str, int], offered: bool) -> None:
    t = table("turn of P1", {"divine": "tactical-support", "troops": troops})
    assert (playable(t) == ["tactical-support"]) == offered


@pytest.mark.rule("K-I:tactical-support")
def test_tactical_support_needs_room() -> None:
    full = {"NW1": 5, "NW2": 5, "NW3": 4}
    t = table("turn of P1", {"tiles": "mercenaries-of-the-sword", "divine": "tactical-support", "troops": full})
    t.do("P1: play tactical-support", "P1: place NW3")
    assert (t.prompt, t.of("P1", "supply")) == ("your turn", 0)
    full["NW3"] = 5
    both = "mercenaries-of-the-sword mercenaries-of-the-spear"
    t = table("turn of P1", {"tiles": both, "divine": "tactical-support", "troops": full})
    assert playable(t) == []


@pytest.mark.rule("K-I:raining-fire", "K-P9")
def test_raining_fire_takes_a_unit_of_any_enemy() -> None:
    t = table(
        "turn of P1",
        {"divine": "raining-fire", "prayer": 1, "troops": {"NW1": 2}},
        {"troops": {"W1": 2, "Sanctuary": 1}},
        {"troops": {"T-E": 5}},
    )
    t.do("P1: play raining-fire")
    assert (t.prompt, t.legal()) == ("rain fire on", ["hit W1", "hit T-E", "hit Sanctuary"])
    t.do("P1: hit T-E")
    assert t.told("K-P9", "burnt") == [["P3", "T-E", 4]]
    assert (t.of("P3 T-E", "troop"), t.of("P3", "supply"), t.of("P1", "prayer")) == (4, 8, 0)


@pytest.mark.rule("K-I:raining-fire", "K-P9", "K-C6")
def test_raining_fire_takes_the_last_unit_too() -> None:
    """Its creature goes, and so does what it controlled."""
    holds: Entries = {"tiles": "phoenix", "creatures": {"phoenix": "NW1"}, "troops": {"NW1": 1}}
    t = table("turn of P1", {"divine": "raining-fire", "pyramids": {"NW1": "ruby 2"}}, holds)
    assert "space buy-a" not in t.legal()
    t.do("P1: play raining-fire")
    assert (t.of("P2 NW1", "troop"), t.of("phoenix", "creature_at")) == (0, None)
    assert "space buy-a" in t.legal()
    assert (fame(t), t.of("P2", "veterans")) == ({}, 0)


@pytest.mark.rule("K-I:raining-fire")
@pytest.mark.parametrize(("prayer", "enemy", "offered"), [(0, 1, False), (1, 0, False), (1, 1, True)])
def test_raining_fire_needs_a_point_and_a_target(prayer: int, enemy: int, offered: bool) -> None:
    troops = {"W1": enemy} if enemy else {}
    t = table("turn of P1", {"divine": "raining-fire", "prayer": prayer, "troops": {"NW1": 1}}, {"troops": troops})
    assert (playable(t) == ["raining-fire"]) == offered


@pytest.mark.rule("K-I:prayer")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (9, 11), (10, 11)])
def test_prayer_gives_2(before: int, after: int) -> None:
    t = table("turn of P1", {"divine": "prayer", "prayer": before, "troops": {"NW1": 1}})
    t.do("P1: play prayer")
    assert t.told("K-I:prayer", "gained prayer") == [["P1", 2, after]]
    assert (t.of("P1", "holding"), t.column("discard"), told(t, "paid")) == (1, {"prayer": 1}, [])
    assert (t.prompt, playable(t)) == ("your turn", [])


@pytest.mark.rule("K-I:prayer")
def test_prayer_is_no_pray_action() -> None:
    t = table("turn of P1", {"tiles": "priest reinforcement-prayer", "divine": "prayer", "prayer": 0})
    t.do("P1: play prayer")
    assert (t.of("P1", "prayer"), t.prompt, t.of("P1", "spaces")) == (2, "your turn", [])


# In a move ------------------------------------------------------------------------------------------------------------

OBELISKS = ["Ob-W1", "Ob-W2", "Ob-E1", "Ob-E2", "T-W", "T-inW", "T-E", "T-inE", "T-Delta", "Sanctuary"]


@pytest.mark.rule("K-I:transfer", "K-D6")
@pytest.mark.parametrize("zone", ["D-NW", "NW1", "T-W", "In-E"])
def test_transfer_teleports_for_nothing_from_any_zone(zone: str) -> None:
    t = table("action move of P1", {"divine": "transfer", "prayer": 0, "troops": {zone: 1}})
    t.do(f"P1: troop {zone}")
    assert [c for c in t.legal() if c.startswith("transfer")] == [f"transfer {z}" for z in OBELISKS if z != zone]
    t.do("P1: transfer T-E")
    assert t.told("K-I:transfer", "moved") == [["P1", 1, zone, "T-E"]]
    assert (t.of("P1 T-E", "troop"), t.column("discard"), t.of("P1", "holding")) == (1, {"transfer": 1}, 1)


@pytest.mark.rule("K-I:transfer", "K-P2")
def test_transfer_is_the_only_teleport_of_the_move() -> None:
    """Before or behind a Land move; a second one stays in the hand."""
    pyramid: Entries = {"pyramids": {"NW1": "ruby 1"}, "troops": {"NW1": 1}, "divine": "transfer transfer"}
    t = table("action move of P1", pyramid)
    t.do("P1: troop NW1", "P1: to D-NW", "P1: transfer T-E")
    assert (t.owing, t.of("P1 T-E", "troop"), t.of("P1", "holding")) == (["P1"], 1, 2)
    assert t.prompt == "your turn"
    t = table("action move of P1", pyramid)
    t.do("P1: troop NW1", "P1: transfer T-E")
    assert t.legal() == ["pass", "to D-NE", "to D-SE", "to Ob-E1", "to Ob-E2"]
    t = table("action move of P1", pyramid)
    t.do("P1: troop NW1", "P1: teleport T-E")
    assert t.legal() == ["pass", "to D-NE", "to D-SE", "to Ob-E1", "to Ob-E2"]
    assert t.of("P1", "prayer") == 5


@pytest.mark.rule("K-I:transfer", "K-A8")
def test_transfer_onto_an_enemy_is_a_battle() -> None:
    t = table("action move of P1", {"divine": "transfer", "troops": {"D-NW": 2}}, {"troops": {"T-E": 1}})
    t.do("P1: troop D-NW", "P1: take 1", "P1: transfer T-E")
    assert t.told("K-B0", "battle") == [["P1", "P2", "T-E"]]
    assert (t.of("P1 D-NW", "troop"), t.of("P1 T-E", "troop")) == (1, 1)


@pytest.mark.rule("K-I:transfer", "K-N11")
def test_a_transfer_that_is_not_played_tells_nothing() -> None:
    views = []
    for card in ("transfer", "war-rage"):
        t = table("action move of P1", {"divine": card, "troops": {"NW1": 1}})
        t.do("P1: troop NW1")
        before = seen(t)
        t.do("P1: to D-NW")
        assert t.owing == ["P1"]
        between = seen(t)
        t.do("P1: pass")
        views.append((before, between, seen(t)))
    assert views[0] == views[1]


@pytest.mark.rule("K-I:swiftness", "K-D6")
@pytest.mark.parametrize(("played", "paces"), [(0, 1), (1, 2), (2, 3)])
def test_swiftness_gives_a_land_move(played: int, paces: int) -> None:
    t = table("action move of P1", {"divine": ["swiftness"] * played, "prayer": 0, "troops": {"D-NW": 1}})
    for _ in range(played):
        t.do("P1: play swiftness")
    t.do("P1: troop D-NW")
    count = 0
    while t.prompt == "go on":
        t.do(f"P1: to {('T-W', 'D-NW')[count % 2]}")
        count += 1
    assert (count, t.of("P1", "holding"), t.column("discard")) == (paces, 1, {"swiftness": played} if played else {})


@pytest.mark.rule("K-I:swiftness", "K-D6")
def test_swiftness_is_played_at_the_start_of_a_move_alone() -> None:
    t = table("turn of P1", {"divine": "swiftness", "troops": {"D-NW": 1}})
    assert playable(t) == []
    t.do("P1: space move-3")
    assert t.legal() == ["pass", "troop D-NW", "play swiftness"]
    t.do("P1: troop D-NW")
    assert playable(t) == []


@pytest.mark.rule("K-I:swiftness")
def test_swiftness_is_spent_even_if_nobody_moves_and_lasts_one_move() -> None:
    t = table("turn of P1", {"tiles": "divine-will", "divine": "swiftness", "troops": {"D-NW": 1}})
    t.do("P1: gold divine-will", "P1: action move", "P1: play swiftness", "P1: pass")
    assert t.column("discard") == {"swiftness": 1}
    t.do("P1: space move-3", "P1: troop D-NW", "P1: to T-W")
    assert t.owing == ["P2"]


@pytest.mark.rule("K-I:diversion")
def test_diversion_is_for_battle_and_can_never_be_lost() -> None:
    t = table("turn of P1", {"troops": {"NW1": 1}}, {"troops": {"W1": 1}})
    assert playable(t) == []
    t = fight(battle({"tiles": "divine-wound", "divine": "war-rage"}))
    assert t.legal() == ["pass", "drop war-rage"]
    t = battle()
    t.do("P1: discard 4/1/0", "P1: card 3/2/0", "P1: add diversion")
    assert t.owing == ["P2"]  # there is one, and nothing comes behind it

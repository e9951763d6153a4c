"""The onyx tiles: each does what it says, and no more (K-T)."""

import pytest
from kemet_battles import Entries, added, battle, fame, fight, land_moves, lost, shop, strengths, table, told

# Level 1 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-T:mercenaries-of-the-sword", "K-P1")
def test_mercenaries_of_the_sword_come_at_once() -> None:
    t = shop("onyx", 1, prayer=1, troops={"NW1": 2, "T-W": 1})
    t.do("P1: tile mercenaries-of-the-sword")
    assert (t.prompt, t.of("P1", "supply")) == ("place units", 12)
    assert t.legal() == ["place NW1", "place NW2", "place NW3"]  # own districts; they must come
    t.do("P1: place NW1", "P1: place NW3")  # and the last one has nowhere else to go
    assert t.told("K-P1", "placed") == [["P1", 1, "NW1", 3], ["P1", 2, "NW3", 2]]
    assert (t.of("P1", "supply"), t.of("P1", "prayer"), t.owing) == (9, 0, ["P2"])


@pytest.mark.rule("K-T:mercenaries-of-the-spear", "K-P1")
def test_mercenaries_of_the_spear_may_join_those_of_the_sword() -> None:
    t = shop("onyx", 1, tiles="mercenaries-of-the-sword", troops={"NW1": 5, "NW2": 5, "T-W": 5})
    t.do("P1: tile mercenaries-of-the-spear")
    assert (t.of("P1 NW3", "troop"), t.of("P1", "supply")) == (3, 0)  # one place only: nobody is asked
    assert sum(t.column("troop").values()) == 18


@pytest.mark.rule("K-T:mercenaries-of-the-sword", "K-P1")
def test_mercenaries_who_find_no_place_go_to_the_supply() -> None:
    t = shop("onyx", 1, troops={"NW1": 5, "NW2": 4, "NW3": 3})
    t.do("P1: tile mercenaries-of-the-sword")
    assert [t.of(f"P1 NW{i}", "troop") for i in (1, 2, 3)] == [5, 5, 5]
    assert t.of("P1", "supply") == 0
    t = shop("onyx", 1, tiles="mercenaries-of-the-sword", troops={"NW1": 5, "NW2": 5, "NW3": 4})
    t.do("P1: tile mercenaries-of-the-spear")
    assert ([t.of(f"P1 NW{i}", "troop") for i in (1, 2, 3)], t.of("P1", "supply")) == ([5, 5, 5], 3)
    t = shop("onyx", 1, tiles="mercenaries-of-the-sword", troops={"NW1": 5, "NW2": 5, "NW3": 5})
    t.do("P1: tile mercenaries-of-the-spear")
    assert (t.of("P1", "supply"), t.owing) == (3, ["P2"])


@pytest.mark.rule("K-T:mercenaries-of-the-spear", "K-P8", "K-B0")
def test_mercenaries_may_start_a_battle() -> None:
    t = shop("onyx", 1, {"troops": {"NW2": 1}})
    t.do("P1: tile mercenaries-of-the-spear", "P1: place NW2", "P1: place NW2", "P1: place NW2")
    assert t.told("K-B0", "battle") == [["P1", "P2", "NW2"]]
    fight(t)
    assert strengths(t) == [3 + 2 + 1, 1 + 2]


@pytest.mark.rule("K-T:mercenaries-of-the-sword", "K-P1")
def test_mercenaries_are_units_for_ever() -> None:
    """Fallen ones come back to their owner's supply and can be recruited."""
    t = fight(battle({"tiles": "mercenaries-of-the-sword"}, units=(5, 5)), "P1 2/0/2", "P2 1/3/0")
    assert t.of("P1", "supply") == 15 - 5 + 1
    t = table(
        "action recruit of P1", {"tiles": "mercenaries-of-the-sword", "prayer": 11, "troops": {"T-W": 5, "T-E": 5}}
    )
    t.do(*["P1: place NW1"] * 5)
    assert (t.of("P1", "supply"), t.of("P1", "prayer"), t.owing) == (0, 6, ["P2"])


@pytest.mark.rule("K-T:local-recruitment")
@pytest.mark.parametrize(("prayer", "units"), [(0, 1), (1, 2), (2, 3)])
def test_local_recruitment_gives_one_unit_and_any_own_troop(prayer: int, units: int) -> None:
    entries: Entries = {"prayer": prayer, "troops": {"T-W": 1, "Ob-E1": 5}}
    t = table("action recruit of P1", entries | {"tiles": "local-recruitment"}, {"troops": {"Ob-W1": 1}})
    assert t.legal() == ["pass", "place NW1", "place NW2", "place NW3", "place T-W"]  # Ob-E1 is full
    t.do(*["P1: place T-W"] * units)
    assert (t.of("P1 T-W", "troop"), t.of("P1", "prayer"), t.owing) == (1 + units, 0, ["P2"])


@pytest.mark.rule("K-T:local-recruitment")
def test_without_local_recruitment_recruits_stay_at_home() -> None:
    t = table("action recruit of P1", {"troops": {"T-W": 1}}, {"tiles": "local-recruitment"})
    assert t.legal() == ["pass", "place NW1", "place NW2", "place NW3"]
    t.do("P1: place NW1", "P1: pass")
    assert t.of("P1", "prayer") == 6


# Level 2 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-T:honor-in-battle")
@pytest.mark.parametrize("attacks", [True, False])
@pytest.mark.parametrize(("card", "points"), [("2/0/2", 0), ("4/1/0", 1), ("3/2/0", 2), ("1/3/0", 3)])
def test_honor_in_battle_pays_for_the_fallen(card: str, points: int, attacks: bool) -> None:
    honoured = {"tiles": "honor-in-battle", "prayer": 4}
    t = battle(*([honoured, {}] if attacks else [{}, honoured]))
    fight(t, *(["P1 3/2/0", f"P2 {card}"] if attacks else [f"P1 {card}", "P2 3/2/0"]))
    who = "P1" if attacks else "P2"
    assert t.told("K-T:honor-in-battle", "gained prayer") == ([[who, points, 4 + points]] if points else [])


@pytest.mark.rule("K-T:honor-in-battle")
def test_honor_in_battle_counts_who_really_fell_in_battle() -> None:
    t = fight(battle({"tiles": "honor-in-battle", "prayer": 0}, units=(1, 4)), "P1 2/2/1", "P2 1/3/0")
    assert (lost(t)[0], t.of("P1", "prayer")) == (["P1", 1, 0], 1)
    t = table("turn of P2", {"tiles": "honor-in-battle", "troops": {"T-W": 2}}, {"divine": "raining-fire"})
    t.do("P2: play raining-fire")
    assert (t.of("P1 T-W", "troop"), t.of("P1", "prayer")) == (1, 7)


@pytest.mark.rule("K-T:dedication-to-battle")
def test_dedication_to_battle_pays_attackers_before_they_plan() -> None:
    """So that the points pay for cards of the same battle."""
    t = battle({"tiles": "dedication-to-battle", "prayer": 0, "divine": "war-fury bloodbath"}, units=(2, 5))
    assert t.told("K-T:dedication-to-battle", "gained prayer") == [["P1", 2, 2]]
    fight(t, "P1 2/0/2 war-fury bloodbath", "P2 2/0/2")
    assert (t.told("K-B3", "wins battle"), t.of("P1", "prayer")) == ([["P2"]], 0)


@pytest.mark.rule("K-T:dedication-to-battle")
def test_dedication_to_battle_gives_defenders_nothing() -> None:
    t = battle({}, {"tiles": "dedication-to-battle", "prayer": 0})
    assert t.of("P2", "prayer") == 0


@pytest.mark.rule("K-T:khnums-sphinx")
def test_khnums_sphinx_adds_to_its_troop() -> None:
    assert (land_moves("khnums-sphinx", "khnums-sphinx"), land_moves("khnums-sphinx")) == (2, 1)
    for attacks in (True, False):
        assert added("khnums-sphinx", attacks, "khnums-sphinx") == [1, 0, 0, 0]
        assert added("khnums-sphinx", attacks) == [0, 0, 0, 0]


KHNUM = {"tiles": "khnums-sphinx", "creatures": {"khnums-sphinx": "T-W"}, "troops": {"T-W": 2}}


@pytest.mark.rule("K-T:khnums-sphinx", "K-P6")
@pytest.mark.parametrize("prayer", [0, 1, 2])
def test_enemies_pay_to_enter_the_zone_of_khnums_sphinx(prayer: int) -> None:
    t = table("action move of P1", {"prayer": prayer, "troops": {"D-NW": 1}}, KHNUM)
    t.do("P1: troop D-NW")
    assert ("to T-W" in t.legal()) == (prayer > 0)
    if prayer:
        t.do("P1: to T-W")
        assert t.told("K-P6", "paid") == [["P1", 1, prayer - 1]]
        assert t.prompt == "war council"  # paid before the battle


@pytest.mark.rule("K-T:khnums-sphinx", "K-P6")
def test_khnums_sphinx_asks_nothing_of_its_owner_nor_elsewhere() -> None:
    t = table("action move of P2", {"troops": {"NW1": 1}}, KHNUM | {"troops": {"T-W": 2, "D-W": 1}, "prayer": 0})
    t.do("P2: troop D-W", "P2: to T-W")
    assert (t.of("P2 T-W", "troop"), told(t, "paid")) == (3, [])
    waiting = {"tiles": "khnums-sphinx", "troops": {"T-W": 2}}
    t = table("action move of P1", {"prayer": 0, "troops": {"D-NW": 1}}, waiting)
    t.do("P1: troop D-NW", "P1: to T-W")
    assert t.prompt == "war council"


@pytest.mark.rule("K-T:khnums-sphinx", "K-P6", "K-B0")
def test_recruits_do_not_pay_khnums_sphinx() -> None:
    holding = {"tiles": "khnums-sphinx", "creatures": {"khnums-sphinx": "NW1"}, "troops": {"NW1": 1}}
    t = table("action recruit of P1", {"prayer": 1}, holding)
    t.do("P1: place NW1")
    assert t.told("K-A5", "paid") == [["P1", 1, 0]]
    assert (t.prompt, t.told("K-P6", "paid")) == ("war council", [])


@pytest.mark.rule("K-T:twin-ceremony", "K-P7")
def test_twin_ceremony_buys_for_1_more() -> None:
    pyramids = {"NW1": "ruby 2", "NW2": "onyx 1"}
    t = table("turn of P1", {"tiles": "twin-ceremony", "pyramids": pyramids, "prayer": 2, "troops": {"NW1": 1}})
    t.do("P1: gold twin-ceremony")
    level_1 = [
        "charge",
        "priest-of-mafdet",
        "mercenaries-of-the-sword",
        "mercenaries-of-the-spear",
        "local-recruitment",
    ]
    assert t.legal() == [f"tile {name}" for name in level_1]  # level 2 would cost 3
    t.do("P1: tile charge")
    assert (t.of("P1", "prayer"), t.of("P1", "spaces"), t.of("P1", "bought")) == (0, ["tip"], [])
    assert "gold twin-ceremony" not in t.legal()


@pytest.mark.rule("K-T:twin-ceremony")
@pytest.mark.parametrize(("prayer", "level", "usable"), [(1, 1, False), (2, 1, True), (5, 0, False)])
def test_twin_ceremony_needs_something_to_buy(prayer: int, level: int, usable: bool) -> None:
    entries: Entries = {"tiles": "twin-ceremony", "prayer": prayer, "troops": {"NW1": 1}}
    if level:
        entries["pyramids"] = {"NW1": f"ruby {level}"}
    t = table("turn of P1", entries)
    assert ("gold twin-ceremony" in t.legal()) == usable


# Level 3 --------------------------------------------------------------------------------------------------------------


GRIFFIN: Entries = {"tiles": "griffin-sphinx", "prayer": 0}


@pytest.mark.rule("K-T:griffin-sphinx")
def test_griffin_sphinx_adds_strength_and_no_land_move() -> None:
    t = table("action move of P1", GRIFFIN | {"creatures": {"griffin-sphinx": "D-NW"}, "troops": {"D-NW": 1}})
    t.do("P1: troop D-NW", "P1: to In-W")
    assert t.owing == ["P2"]
    for attacks in (True, False):
        assert added("griffin-sphinx", attacks, "griffin-sphinx") == [2, 0, 0, 0]
        assert added("griffin-sphinx", attacks) == [0, 0, 0, 0]


@pytest.mark.rule("K-T:griffin-sphinx")
@pytest.mark.parametrize(("zone", "offered"), [("NW1", True), ("T-W", True), ("D-NW", False), ("NW2", False)])
def test_griffin_sphinx_teleports_for_nothing(zone: str, offered: bool) -> None:
    pyramid = {"pyramids": {"NW1": "ruby 1"}, "troops": {zone: 1}}
    t = table("action move of P1", GRIFFIN | pyramid | {"creatures": {"griffin-sphinx": zone}})
    t.do(f"P1: troop {zone}")
    assert ("teleport T-E" in t.legal()) == offered
    if offered:
        t.do("P1: teleport T-E")
        assert (t.of("griffin-sphinx", "creature_at"), t.of("P1", "prayer"), told(t, "paid")) == ("T-E", 0, [])
        assert [choice for choice in t.legal() if choice.startswith("teleport")] == []
    t = table("action move of P1", GRIFFIN | pyramid)
    t.do(f"P1: troop {zone}")
    assert "teleport T-E" not in t.legal()  # the creature is in the supply


@pytest.mark.rule("K-T:griffin-sphinx", "K-P5")
@pytest.mark.parametrize(("goes", "offered"), [("with griffin-sphinx", True), ("pass", False)])
def test_griffin_sphinx_must_come_along(goes: str, offered: bool) -> None:
    t = table("action move of P1", GRIFFIN | {"creatures": {"griffin-sphinx": "T-W"}, "troops": {"T-W": 2}})
    t.do("P1: troop T-W", "P1: take 1", f"P1: {goes}")
    assert ("teleport T-E" in t.legal()) == offered


@pytest.mark.rule("K-T:griffin-sphinx", "K-P5")
def test_a_griffin_picked_up_on_the_way_teleports_nobody() -> None:
    t = table("action move of P1", GRIFFIN | {"creatures": {"griffin-sphinx": "T-W"}, "troops": {"T-W": 1, "D-NW": 1}})
    t.do("P1: troop D-NW", "P1: to T-W")
    assert t.owing == ["P2"]


@pytest.mark.rule("K-T:forced-march", "K-P5")
def test_forced_march_is_a_move_on_foot() -> None:
    entries: Entries = {
        "tiles": "forced-march",
        "troops": {"NW1": 1},
        "pyramids": {"NW1": "ruby 1"},
        "divine": "transfer",
    }
    t = table("turn of P1", entries)
    t.do("P1: gold forced-march", "P1: troop NW1")
    assert t.legal() == ["pass", "to NW2", "to NW3", "to D-NW"]
    t.do("P1: to D-NW")
    assert (t.prompt, t.of("P1", "spaces")) == ("your turn", ["tip"])
    assert "gold forced-march" not in t.legal()
    t = table("action move of P1", entries)
    t.do("P1: troop NW1")
    assert {"teleport T-E", "transfer T-E"} <= set(t.legal())


@pytest.mark.rule("K-T:forced-march", "K-M4")
def test_forced_march_stops_at_walls_and_may_be_swift() -> None:
    t = table("turn of P1", {"tiles": "forced-march", "troops": {"T-W": 1}, "divine": "swiftness"})
    t.do("P1: gold forced-march", "P1: play swiftness", "P1: troop T-W", "P1: to D-W")
    assert t.legal() == ["pass", *[f"to {zone}" for zone in ("D-NW", "Ob-W1", "Ob-W2", "In-W", "Ob-E1", "In-E", "T-W")]]


@pytest.mark.rule("K-T:deadly-trap")
def test_deadly_trap_is_for_defenders() -> None:
    assert added("deadly-trap", attacks=False) == [1, 0, 0, 1]
    assert added("deadly-trap", attacks=True) == [0, 0, 0, 0]


# Level 4 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-T:soul-devourer")
def test_soul_devourer_adds_to_its_troop() -> None:
    assert (land_moves("soul-devourer", "soul-devourer"), land_moves("soul-devourer")) == (2, 1)
    for attacks in (True, False):
        assert added("soul-devourer", attacks, "soul-devourer") == [2, 0, 0, 0]
        assert added("soul-devourer", attacks) == [0, 0, 0, 0]


DEVOURER = {"tiles": "soul-devourer", "creature": "soul-devourer"}


@pytest.mark.rule("K-T:soul-devourer")
@pytest.mark.parametrize(("card", "battle_fame"), [("2/0/2", 1), ("4/1/0", 1), ("3/2/0", 2), ("1/3/0", 2)])
def test_soul_devourer_wants_two_enemies(card: str, battle_fame: int) -> None:
    t = fight(battle(DEVOURER, units=(5, 4)), f"P1 {card}", "P2 2/2/1" if card == "2/0/2" else "P2 1/3/0")
    assert fame(t) == {"P1": [battle_fame, 0]}
    assert len(t.told("K-T:soul-devourer", "gained fame")) == battle_fame - 1
    assert t.of("P1", "veterans") == 0


@pytest.mark.rule("K-T:soul-devourer")
def test_soul_devourer_of_a_defender() -> None:
    """Fame in this step: only the Veteran of a winning defender comes with it."""
    t = fight(battle({}, DEVOURER), "P1 4/1/0", "P2 3/2/0")
    assert t.told("K-T:soul-devourer", "gained fame") == [["P2", 1, 1]]
    assert (fame(t), t.of("P2", "veterans")) == ({"P2": [1, 0]}, 1)


@pytest.mark.rule("K-T:soul-devourer")
@pytest.mark.parametrize(
    ("entries", "units", "cards", "won"),
    [
        (DEVOURER, (2, 5), ("1/3/0", "5/0/0"), False),  # lost
        (DEVOURER, (3, 2), ("3/2/0", "1/3/0"), True),  # won, but nobody is left
        ({"tiles": "soul-devourer"}, (5, 3), ("3/2/0", "4/1/0"), True),  # not with them
    ],
)
def test_soul_devourer_must_win_and_stand(
    entries: Entries, units: tuple[int, int], cards: tuple[str, str], won: bool
) -> None:
    t = fight(battle(entries, units=units), f"P1 {cards[0]}", f"P2 {cards[1]}")
    assert t.told("K-B3", "wins battle") == [["P1" if won else "P2"]]
    removed = lost(t)[1][1]
    assert isinstance(removed, int)
    assert removed >= 2
    assert t.told("K-T:soul-devourer", "gained fame") == []


@pytest.mark.rule("K-T:soul-devourer", "K-B4")
def test_unblockable_damage_counts_for_the_soul_devourer() -> None:
    t = fight(battle(DEVOURER | {"tiles": "soul-devourer initiative"}), "P1 4/1/0", "P2 3/0/1")
    assert (lost(t)[1], fame(t)) == (["P2", 2, 2], {"P1": [2, 0]})
    t = fight(battle(DEVOURER), "P1 4/1/0", "P2 5/0/0")  # one's own loss of 5/0/0 counts for nobody
    assert (t.of("P2 T-W", "troop"), fame(t)) == (1, {"P1": [1, 0]})


@pytest.mark.rule("K-T:bestial-fury")
def test_bestial_fury() -> None:
    assert added("bestial-fury", attacks=True) == [1, 1, 0, 0]
    assert added("bestial-fury", attacks=False) == [1, 1, 0, 0]
    assert land_moves("bestial-fury") == 2


@pytest.mark.rule("K-T:divine-might")
@pytest.mark.parametrize(("before", "after"), [(0, 4), (7, 11), (8, 11), (10, 11)])
def test_divine_might_adds_2_to_a_gain(before: int, after: int) -> None:
    t = table("action pray of P1", {"tiles": "divine-might", "prayer": before})
    assert t.of("P1", "prayer") == after
    assert t.told("K-T:divine-might", "more prayer") == [["P1", 2, after]]


@pytest.mark.rule("K-T:divine-might", "K-P3")
def test_divine_might_adds_nothing_to_nothing_nor_to_others() -> None:
    t = fight(battle({}, {"tiles": "divine-might", "prayer": 3}, units=(5, 1)))
    t.do("P2: recall")
    assert t.of("P2", "prayer") == 3
    t = table("action pray of P1", {"prayer": 0}, {"tiles": "divine-might"})
    assert t.of("P1", "prayer") == 2

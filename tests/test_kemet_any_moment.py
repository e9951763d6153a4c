"""Day cards and creatures at any moment of one's own turn outside battles; Transfer as a way on (K-D4, K-D5, K-A6)."""

import json
from random import Random
from typing import Any

import pytest
from kemet_battles import seen
from kemet_table import MAFDET, fight, picks, prayer, table, units, ways
from table import Table

from benben.kemet.box.names import TRANSFER
from benben.kemet.box.state import KemetState
from benben.kernel import positions
from benben.kernel.errors import BadPosition
from benben.kernel.views import sample, view

PHOENIX = 'tiles = ["phoenix"]'
ENEMY_AT_HOME = "troops = { NW2 = 1 }"


def walking(entries: str, *steps: str, **others: str) -> Table:
    """P1 has two Land moves and walks from NW1 with 2 Units."""
    t = table("action move of P1", P1=f"{MAFDET}, troops = {{ NW1 = 2 }}, {entries}", **others)
    t.do("P1: troop NW1", "P1: take 2", *(f"P1: to {zone}" for zone in steps))
    return t


def recruited(entries: str, enemies: str = ENEMY_AT_HOME, *zones: str) -> Table:
    """P1 has recruited where an enemy stands; the battles wait."""
    t = table("action recruit of P1", P1=entries, P2=enemies)
    t.do(*(f"P1: place {zone}" for zone in zones or ("NW2",)), "P1: pass")
    return t


# Between the steps of a Move ------------------------------------------------------------------------------------------


@pytest.mark.rule("K-D4", "K-P9")
def test_fire_between_two_steps_clears_the_way() -> None:
    t = walking('divine = ["raining-fire"]', "D-NW", P2="troops = { Ob-W1 = 1 }")
    assert "play raining-fire" in t.legal()
    t.do("P1: play raining-fire")  # one target, so it is hit at once
    assert t.told("K-P9", "burnt") == [["P2", "Ob-W1", 0]]
    assert t.prompt == "go on"
    t.do("P1: to Ob-W1")
    assert (units(t, "P1 Ob-W1"), t.owing, prayer(t)) == (2, ["P2"], [6, 7])


@pytest.mark.rule("K-D4", "K-A7")
def test_a_prayer_between_two_steps_pays_for_the_teleport() -> None:
    start = 'troops = { D-NW = 1 }, pyramids = { NW1 = "ruby 1" }, divine = ["prayer"], prayer = 0'
    t = table("action move of P1", P1=start)
    t.do("P1: troop D-NW", "P1: to NW1")
    assert picks(t, "teleport") == []
    t.do("P1: play prayer", "P1: teleport T-inW")
    assert (units(t, "P1 T-inW"), prayer(t)[0]) == (1, 0)


@pytest.mark.rule("K-D4", "K-I:tactical-support", "K-A6")
def test_units_that_join_on_the_way_may_go_along() -> None:
    t = walking('divine = ["tactical-support"]', "D-NW")
    t.do("P1: play tactical-support", "P1: place D-NW", "P1: place D-NW")
    assert (t.prompt, picks(t, "take")) == ("go on", ["1", "3", "4"])
    t.do("P1: take 4", "P1: to Ob-W1")
    assert (units(t, "P1 Ob-W1"), units(t, "P1 D-NW")) == (4, 0)


@pytest.mark.rule("K-D4", "K-I:tactical-support", "K-A6")
def test_units_that_join_those_who_were_about_to_go_may_go_along() -> None:
    t = walking('divine = ["tactical-support"]')
    assert picks(t, "take") == []  # both go, that was said
    t.do("P1: play tactical-support", "P1: place NW1", "P1: place NW1")
    assert picks(t, "take") == ["1", "3", "4"]
    t.do("P1: to D-NW")
    assert (units(t, "P1 NW1"), units(t, "P1 D-NW")) == (2, 2)


@pytest.mark.rule("K-D4", "K-P8")
def test_a_battle_by_support_interrupts_the_move() -> None:
    t = walking('divine = ["tactical-support"]', "D-NW", P2=ENEMY_AT_HOME)
    t.do("P1: play tactical-support", "P1: place NW2", "P1: place NW2")
    assert t.prompt == "war council"
    fight(t, "P1: 2/0/2 3/2/0", "P2: 2/0/2 3/0/1")
    t.do("P1: pass")
    assert (t.prompt, ways(t)) == ("go on", {"NW1", "NW2", "NW3", "Ob-W1", "Ob-W2", "In-W", "T-W"})
    t.do("P1: to Ob-W1")
    assert (units(t, "P1 Ob-W1"), units(t, "P1 NW2")) == (2, 2)


@pytest.mark.rule("K-D4", "K-N11")
def test_between_steps_everybody_with_a_card_is_asked_alike() -> None:
    views = []
    for card in ("war-rage", "prayer", "raining-fire", "transfer"):
        t = walking(f'divine = ["{card}"]', "D-NW", P2="troops = { SW1 = 1 }")
        before = seen(t)
        t.do("P1: to Ob-W1")
        assert (t.prompt, t.owing) == ("go on", ["P1"])
        views.append((before, seen(t)))
    assert all(view == views[0] for view in views)


@pytest.mark.rule("K-D4")
def test_who_has_nothing_left_of_the_move_is_asked_in_the_turn_only() -> None:
    """The Teleport is made and no Land move left: stopping changes nothing, and the turn asks next."""
    start = 'troops = { NW1 = 1 }, pyramids = { NW1 = "ruby 1" }, divine = ["prayer"]'
    t = table("action move of P1", P1=start)
    t.do("P1: troop NW1", "P1: teleport Ob-W1", "P1: to T-W")
    assert (t.prompt, t.legal()) == ("your turn", ["pass", "play prayer"])


# Before and between battles -------------------------------------------------------------------------------------------


@pytest.mark.rule("K-D4", "K-A5")
def test_fire_before_the_battle_of_recruits_may_leave_nobody_to_fight() -> None:
    t = recruited('divine = ["raining-fire"]')
    assert (t.prompt, t.legal()) == ("choose the next battle", ["play raining-fire", "battle NW2"])
    t.do("P1: play raining-fire")
    assert t.told("K-P9", "burnt") == [["P2", "NW2", 0]]
    assert (t.owing, units(t, "P1 NW2"), t.told("K-B0", "battle")) == (["P2"], 1, [])


@pytest.mark.rule("K-D4", "K-A5")
def test_between_two_battles_that_wait() -> None:
    t = recruited('divine = ["prayer"], prayer = 3', "troops = { NW1 = 1, NW2 = 1 }", "NW1", "NW2")
    assert t.legal() == ["play prayer", "battle NW1", "battle NW2"]
    t.do("P1: battle NW2")
    fight(t, "P1: 2/0/2 3/2/0", "P2: 2/0/2 3/0/1")
    t.do("P1: pass")
    assert t.legal() == ["play prayer", "battle NW1"]
    t.do("P1: play prayer")
    assert (t.prompt, prayer(t)[0]) == ("war council", 3)


@pytest.mark.rule("K-D4", "K-P8")
def test_support_before_a_battle_adds_to_it_and_to_the_battles_that_wait() -> None:
    t = recruited('divine = ["tactical-support"]', "troops = { NW1 = 1, NW2 = 1 }")
    t.do("P1: play tactical-support", "P1: place NW1", "P1: place NW2")
    assert (t.prompt, t.legal()) == ("choose the next battle", ["battle NW1", "battle NW2"])
    assert units(t, "P1 NW2") == 2


@pytest.mark.rule("K-D4", "K-N11")
def test_before_a_battle_everybody_with_a_card_is_asked_alike() -> None:
    views = []
    for card in ("war-rage", "prayer", "raining-fire", "transfer"):
        t = recruited(f'divine = ["{card}"]')
        assert (t.prompt, t.owing) == ("choose the next battle", ["P1"])
        before = seen(t)
        t.do("P1: battle NW2")
        views.append((before, seen(t)))
    assert all(view == views[0] for view in views)
    assert recruited("").prompt == "war council"  # Diversion alone is no secret


# Creatures ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-D5", "K-A5")
def test_a_creature_joins_recruits_before_their_battle() -> None:
    t = recruited(PHOENIX)
    assert t.legal() == ["creature phoenix", "battle NW2"]
    t.do("P1: creature phoenix")
    assert t.told("K-D5", "creature placed") == [["phoenix", "NW2"]]
    assert (t.prompt, t.column("creature_at")) == ("war council", {"phoenix": "NW2"})


@pytest.mark.rule("K-D5", "K-A6")
def test_a_creature_that_joins_on_the_way_goes_along_and_adds_no_moves() -> None:
    t = table("action move of P1", P1='tiles = ["priest-of-mafdet", "phoenix"], troops = { D-NW = 2 }')
    t.do("P1: troop D-NW", "P1: take 2")
    assert picks(t, "creature") == []  # no Troop in an own district yet
    t.do("P1: to NW1", "P1: creature phoenix")
    assert t.prompt == "go on"
    t.do("P1: to NW2")
    assert (t.column("creature_at"), t.owing) == ({"phoenix": "NW2"}, ["P2"])  # two Land moves, not three


@pytest.mark.rule("K-D5", "K-A6")
def test_a_creature_that_joins_a_split_troop_stays_unless_taken() -> None:
    for taken, place in ((["to D-NW"], "NW1"), (["take 1", "with phoenix", "to D-NW"], "D-NW")):
        t = table("action move of P1", P1=f"{PHOENIX}, troops = {{ NW1 = 2 }}")
        t.do("P1: troop NW1", "P1: take 1", "P1: creature phoenix", *(f"P1: {choice}" for choice in taken))
        assert t.column("creature_at") == {"phoenix": place}


# A Transfer as a way on -----------------------------------------------------------------------------------------------


def crowded(card: str, take: int = 3) -> Table:
    """P1 sets out from NW1 with the one Land move to D-NW, where five own Units stand."""
    t = table("action move of P1", P1=f'troops = {{ NW1 = 3, D-NW = 5 }}, divine = ["{card}"]')
    t.do("P1: troop NW1", f"P1: take {take}")
    return t


@pytest.mark.rule("K-A6", "K-I:transfer")
def test_a_transfer_in_hand_is_a_way_out_of_a_zone_that_is_too_full() -> None:
    assert "D-NW" not in ways(crowded("war-rage"))
    t = crowded("transfer")
    assert "D-NW" in ways(t)
    t.do("P1: to D-NW")
    assert (t.prompt, "pass" in t.legal()) == ("go on", False)
    assert picks(t, "take") == ["4", "5"]
    t.do("P1: transfer T-inW")
    assert (units(t, "P1 D-NW"), units(t, "P1 T-inW"), t.column("discard")) == (5, 3, {"transfer": 1})


@pytest.mark.rule("K-A6", "K-N11")
def test_whoever_looks_at_a_mover_without_another_way_sees_a_transfer() -> None:
    """Nothing but what the play itself says: others may hold anything, the mover must hold that card."""
    t = crowded("transfer")
    t.do("P1: to D-NW")
    for seed in range(20):
        other = sample(t.rules, view(t.rules, t.state, 1), Random(seed))
        assert isinstance(other, KemetState)
        assert other.held[TRANSFER] == 1  # of P1
        assert t.rules.legal(other, 0)


@pytest.mark.rule("K-A6", "K-N11")
def test_before_that_step_nothing_tells_the_transfer() -> None:
    assert seen(crowded("transfer")) == seen(crowded("war-rage"))


@pytest.mark.rule("K-D4", "K-A6")
def test_where_a_troop_cannot_stay_a_card_must_leave_it_a_way() -> None:
    cards = 'divine = ["raining-fire", "prayer", "tactical-support"], prayer = 2'
    here = 'troops = { D-NW = 3, NW1 = 5 }, pyramids = { NW1 = "ruby 1" }'
    t = table("action move of P1", P1=f"{here}, {cards}", P2="troops = { SW1 = 2 }")
    t.do("P1: troop D-NW", "P1: take 3", "P1: to NW1")
    assert picks(t, "play") == ["prayer"]  # what the fire costs would be missing for the Teleport
    t.do("P1: play prayer")
    assert picks(t, "play") == ["raining-fire"]
    t.do("P1: play raining-fire", "P1: teleport T-inW")
    assert (units(t, "P1 T-inW"), units(t, "P2 SW1"), prayer(t)[0]) == (3, 1, 1)


# Positions that cannot be ---------------------------------------------------------------------------------------------


def changed(t: Table, frame: int, **entries: Any) -> str:
    """What is wrong with this position if the frame said that."""
    data = json.loads(positions.dump(t.rules, t.state))
    data["frames"][frame].update(entries)
    with pytest.raises(BadPosition) as wrong:
        positions.load(t.rules, data)
    return str(wrong.value)


@pytest.mark.rule("K-D4", "K-D5")
def test_frames_that_cannot_lie_there_are_refused() -> None:
    t = walking('divine = ["raining-fire"]', "D-NW", P2="troops = { SW1 = 1, SW2 = 1 }")
    t.do("P1: play raining-fire")
    assert changed(t, -1, player="P2") == "frame go on: another player acts in this turn"
    assert changed(t, -2, units=0) == "frame go on: so many Units and creatures are not there"
    t = walking('divine = ["tactical-support"]', "D-NW")
    t.do("P1: play tactical-support")
    assert changed(t, -1, at="recruit") == "frame place units: Units come from elsewhere at this time"
    t = recruited('divine = ["raining-fire"]', "troops = { NW2 = 1, SW1 = 1 }")
    t.do("P1: play raining-fire")
    assert changed(t, -1, player="P2") == "frame choose the next battle: another player acts in this turn"
    t = table("action move of P1", P1=f"{PHOENIX}, troops = {{ NW1 = 2, NW2 = 1 }}")
    t.do("P1: troop NW1", "P1: take 2", "P1: creature phoenix")
    assert changed(t, -1, at="bought") == "frame bring a creature: creatures are bought and brought on your own turn"

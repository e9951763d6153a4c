"""Objects of the path in classic Kemet: when each is used, and what it does (KT-R18, KT-B1)."""

import pytest
from kemet_classic_path import done, fight, fought, walking
from kemet_classic_table import Classic

from benben.kemet.box.names import OBJECT_NAMES, TILE_NAMES, ZONE_NAMES, ZONES
from benben.kemet.rules import troops
from benben.kernel.errors import IllegalChoice


def has(t: Classic, p: int, thing: str) -> int:
    return int(t.state.objects[p * len(OBJECT_NAMES) + OBJECT_NAMES.index(thing)])


def sealed(t: Classic, p: int) -> list[str]:
    return [name for i, name in enumerate(TILE_NAMES) if t.state.silenced[p] >> i & 1]


def taking(location: str, tokens: str, mine: str = "troops = { NW1 = 1 }") -> Classic:
    t = walking("action move of P1", f"tokens = {{ {location} = {tokens} }}", P1=mine)
    return done(t, "P1: activate start", f"P1: go {location}", "P1: use")


# At once, and in a Move -----------------------------------------------------------------------------------------------


@pytest.mark.rule("KT-O:ibis-statue", "KT-R18")
def test_ibis_statue_draws_a_card_at_once() -> None:
    t = taking("1A-2", '["ibis-statue"]')
    t.do("BOX: draw prayer")
    assert t.told("KT-O:ibis-statue", "uses object") == [["P1", "ibis-statue"]]
    assert t.state.holding[0] == 1
    assert sum(t.state.objects) == 0
    assert t.prompt == "choose a troop"


@pytest.mark.rule("KT-O:bull-statue", "KT-R18")
def test_bull_statue_draws_two() -> None:
    top = 'tokens = { 2A-1 = ["bull-statue"] }'
    t = walking("action move of P1", top, P1='pilgrims = ["1A-2"], troops = { NW1 = 5, NW2 = 5 }')
    t.do("P1: activate 1A-2", "P1: go 2A-1", "P1: pass", "P1: use", "BOX: draw prayer", "BOX: draw veto")
    assert t.state.holding[0] == 2
    assert t.told("KT-O:bull-statue", "uses object") == [["P1", "bull-statue"]]


@pytest.mark.rule("KT-O:hare-statue", "KT-R18", "KT-A9")
def test_hare_statue_is_one_land_move_more() -> None:
    t = walking("action move of P1", P1='objects = ["hare-statue"], troops = { D-NW = 2 }')
    t.do("P1: pass", "P1: object hare-statue", "P1: troop D-NW", "P1: take 2", "P1: to In-W", "P1: to T-inW")
    assert t.state.troop[ZONE_NAMES.index("T-inW")] == 2
    assert has(t, 0, "hare-statue") == 0


@pytest.mark.rule("KT-O:hare-statue", "KT-R18")
def test_hare_statue_runs_in_a_gold_move_too() -> None:
    t = walking("end of turn of P1", P1='objects = ["hare-statue"], troops = { D-NW = 2 }, tiles = ["divine-will"]')
    t.do("P1: gold divine-will", "P1: action move")
    assert "object hare-statue" in t.legal()


# In a battle ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KT-B1", "KT-R18")
def test_first_the_attacker_then_the_defender_uses_objects() -> None:
    t = fight('objects = ["flaming-khopesh"]', 'objects = ["leather-shield", "hare-statue"]')
    assert (t.prompt, t.owing, t.legal()) == ("use objects", ["P1"], ["pass", "object flaming-khopesh"])
    t.do("P1: pass")
    assert (t.owing, t.legal()) == (["P2"], ["pass", "object leather-shield"])
    t.do("P2: object leather-shield")
    assert t.prompt == "war council"


@pytest.mark.rule("KT-O:flaming-khopesh", "KT-B2")
def test_flaming_khopesh() -> None:
    t = done(fight('objects = ["flaming-khopesh", "flaming-khopesh"]'), *["P1: object flaming-khopesh"] * 2)
    fought(t, "3/0/1", "2/0/2")
    assert t.told("KT-O:flaming-khopesh", "counts") == [["P1", 1, "strength", "flaming-khopesh"]] * 2
    assert t.told("K-B3", "strength") == [["P1", 8, "P2", 5]]
    assert has(t, 0, "flaming-khopesh") == 0


@pytest.mark.rule("KT-O:leather-shield")
def test_leather_shield() -> None:
    t = done(fight("", 'objects = ["leather-shield"]'), "P2: object leather-shield")
    fought(t, "4/1/0", "3/0/1")
    assert t.told("KT-O:leather-shield", "counts") == [["P2", 1, "defence", "leather-shield"]]
    assert ["P2", 0, 3] in t.told("K-B4", "lost units")


@pytest.mark.rule("KT-O:double-edged-dagger", "KT-V5", "KT-C6")
@pytest.mark.parametrize(("mine", "foe", "points", "minus"), [("4/1/0", "2/0/2", 2, 0), ("2/0/2", "4/1/0", 0, 1)])
def test_double_edged_dagger(mine: str, foe: str, points: int, minus: int) -> None:
    t = done(fight('objects = ["double-edged-dagger"]'), "P1: object double-edged-dagger")
    fought(t, mine, foe)
    s = t.state
    assert (s.divine_fame[0] + s.battle_fame[0], s.dagger[0]) == (points, minus)
    assert troops.permanent_fame(s, 0) == (points or -minus)  # even below 0
    template = "gained fame" if points else "lost fame"
    assert t.told("KT-O:double-edged-dagger", template)[0][:2] == ["P1", 1]


@pytest.mark.rule("KT-O:mask", "KT-B2")
def test_behind_a_mask_only_units_and_cards_count() -> None:
    mine = 'objects = ["mask"], tiles = ["charge", "carnage", "holy-war", "prescience", "divine-wound"]'
    foe = 'tiles = ["defense", "royal-scarab"], creatures = { royal-scarab = "T-W" }, objects = ["flaming-khopesh"]'
    foe += ', skills = ["defensive-position"], priests = { T-W = 1 }'
    t = fight(f'{mine}, divine = ["war-rage"]', foe)
    t.do("P1: object mask")
    assert t.prompt == "war council"  # the other Objects would count for nothing
    assert t.owing == ["P1", "P2"]  # and nobody shows a card first
    t.do("P1: discard 4/1/0", "P1: card 3/2/0", "P2: discard 4/1/0", "P2: card 2/0/2")
    assert t.told("K-B3", "strength") == [["P1", 6, "P2", 5]]
    assert {source for *_, source in (t.args(e) for e in t.log.events if e.template == "counts")} == {
        "units",
        "3/2/0",
        "2/0/2",
    }
    assert t.told("KT-T:holy-war", "gained prayer") == []


@pytest.mark.rule("KT-O:mask", "KT-X7")
def test_no_divine_intervention_behind_a_mask() -> None:
    t = done(fight("", 'objects = ["mask"], divine = ["war-rage"]'), "P2: object mask")
    with pytest.raises(IllegalChoice, match="KT-O:mask"):
        t.do("P2: add war-rage")
    t.do("P2: discard 4/1/0", "P2: card 3/2/0")
    assert t.owing == ["P1"]  # nothing is left to say, and everybody knows it


@pytest.mark.rule("KT-O:mask", "KT-L:legion")
def test_the_limit_of_legion_stays_behind_a_mask() -> None:
    t = done(
        fight('objects = ["mask"], skills = ["legion"], priests = { T-W = 1 }', units=7),
        "P1: object mask",
    )
    assert t.state.troop[ZONE_NAMES.index("T-W")] == 7
    fought(t, "3/2/0", "2/0/2")
    assert t.told("K-B3", "strength") == [["P1", 10, "P2", 5]]


# The Divine Seal ------------------------------------------------------------------------------------------------------

SEAL = 'objects = ["divine-seal"]'


@pytest.mark.rule("KT-O:divine-seal", "KT-R18")
def test_a_seal_before_or_after_the_token() -> None:
    t = walking("turn of P1", "players = 3", P1=SEAL, P2='tiles = ["priest"]', P3='tiles = ["charge"]')
    t.do("P1: object divine-seal")
    assert t.legal() == ["enemy P2", "enemy P3"]
    t.do("P1: enemy P3")
    assert sealed(t, 2) == ["charge"]
    assert t.told("KT-O:divine-seal", "sealed") == [["P1", "P3", "charge"]]
    t = walking("end of turn of P1", P1=f'{SEAL}, divine = ["prayer"]', P2='tiles = ["priest", "charge"]')
    t.do("P1: object divine-seal")
    assert t.legal() == ["tile charge", "tile priest"]


@pytest.mark.rule("KT-O:divine-seal", "KT-B1")
def test_a_seal_before_battle_cards() -> None:
    t = fight('tiles = ["charge", "blades-of-neith"]', SEAL)
    t.do("P2: object divine-seal", "P2: tile blades-of-neith")
    fought(t, "3/0/1", "2/0/2")
    assert t.told("K-B3", "strength") == [["P1", 7, "P2", 5]]
    assert t.told("KT-T:blades-of-neith", "counts") == []


@pytest.mark.rule("KT-O:divine-seal", "KT-T:prescience", "KT-B4")
def test_a_sealed_prescience_sees_nothing() -> None:
    t = done(fight(SEAL, 'tiles = ["prescience"]'), "P1: object divine-seal")
    assert t.owing == ["P1", "P2"]


@pytest.mark.rule("KT-O:divine-seal")
def test_a_sealed_creature_does_nothing() -> None:
    t = done(
        fight(SEAL, 'tiles = ["royal-scarab"], creatures = { royal-scarab = "T-W" }'),
        "P1: object divine-seal",
    )
    fought(t, "3/0/1", "2/0/2")
    assert t.told("K-B3", "strength") == [["P1", 6, "P2", 5]]


@pytest.mark.rule("KT-O:divine-seal", "KT-D1")
def test_a_sealed_silver_token_is_silent() -> None:
    t = walking("turn of P1", P1=SEAL, P2='tiles = ["act-of-god-red", "priest"]')
    t.do("P1: object divine-seal", "P1: tile act-of-god-red", "P1: space pray-1")
    assert t.owing == ["P2"]
    t.do("P2: space pray-1")
    assert t.owing == ["P1"]  # no silver behind it


@pytest.mark.rule("KT-O:divine-seal", "KT-D1")
def test_equilibrium_out_of_reach() -> None:
    """Whoever counted on silver for the last floor places where there is room."""
    tiles = 'tiles = ["act-of-god-red", "divine-will"], sealed = ["act-of-god-red"]'
    t = walking("turn of P1", P1=f'{tiles}, spaces = ["buy-white", "buy-blue", "pray-1", "buy-red"]')
    assert {"space move-3", "space pray-2"} <= set(t.legal())
    t.do("P1: space pray-2", "P1: pass")
    assert t.owing == ["P2"]


@pytest.mark.rule("KT-O:divine-seal", "KT-D4")
def test_a_sealed_gold_tile() -> None:
    t = walking("end of turn of P1", P1='tiles = ["divine-will"], sealed = ["divine-will"], divine = ["prayer"]')
    assert "gold divine-will" not in t.legal()


@pytest.mark.rule("KT-O:divine-seal", "KT-C5")
def test_a_sealed_legion_sends_the_surplus_to_the_supply() -> None:
    t = walking("turn of P1", P1=SEAL, P2='tiles = ["legion"], troops = { SW1 = 7, T-W = 4 }')
    t.do("P1: object divine-seal")
    assert t.told("K-C5", "surplus") == [["P2", 2, "SW1"]]
    assert [t.state.troop[ZONES + ZONE_NAMES.index(z)] for z in ("SW1", "T-W")] == [5, 4]


@pytest.mark.rule("KT-O:divine-seal", "KT-R18", "KT-N5")
def test_a_seal_before_anybody_uses_night_tiles() -> None:
    t = walking(
        "night from night tiles",
        "round = 2",
        P1='tiles = ["hand-of-god"], pyramids = { NW1 = "white 1" }',
        P2=SEAL,
    )
    assert (t.prompt, t.owing) == ("use objects", ["P2"])
    t.do("P2: object divine-seal")
    assert t.prompt == "lay out the path"


@pytest.mark.rule("KT-O:divine-seal", "KT-D2")
def test_a_seal_holds_until_the_next_day_begins() -> None:
    t = walking("night from refill", "round = 2", P1='tiles = ["charge"], sealed = ["charge"]')
    t.chance()
    assert sealed(t, 0) == ["charge"]
    t.do("P1: next P1")
    assert sealed(t, 0) == []


@pytest.mark.rule("KT-O:divine-seal", "KT-V5")
def test_points_of_a_sealed_tile_stay() -> None:
    t = walking("turn of P1", P1=SEAL, P2='tiles = ["victory-point-red"], divine_fame = 1')
    t.do("P1: object divine-seal")
    assert troops.fame(t.state, 1) == 1

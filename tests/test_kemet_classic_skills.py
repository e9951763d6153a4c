"""Priests as Units in classic Kemet, and the Skills they bring (KT-R12 to KT-R15, KT-P13, KT-B17)."""

import pytest
from kemet_classic_path import fight, fought, walking
from kemet_classic_table import Classic, table

from benben.kemet.box.names import ZONE_NAMES, ZONES
from benben.kemet.rules import troops
from benben.kernel.errors import BadPosition, IllegalChoice

PRIEST = "priests = { T-W = 1 }"


def in_troop(t: Classic, p: int, zone: str) -> tuple[int, int]:
    """Units of a Troop, and how many of them are priests."""
    at = p * ZONES + ZONE_NAMES.index(zone)
    return t.state.troop[at], t.state.priest[at]


def skilled(skill: str, more: str = "", with_priest: bool = True) -> str:
    parts = (f'skills = ["{skill}"]', PRIEST if with_priest else "", more)
    return ", ".join(part for part in parts if part)


# Priests are Units ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KT-R13", "KT-B2")
def test_a_priest_counts_as_a_unit() -> None:
    t = fight(PRIEST, units=3)
    fought(t, "3/0/1", "2/0/2")
    assert t.told("K-B3", "strength") == [["P1", 6, "P2", 5]]
    t = walking("action recruit of P1", P1="troops = { NW1 = 5 }, priests = { NW1 = 1 }, prayer = 5")
    assert "place NW1" not in t.legal()


@pytest.mark.rule("KT-R13", "KT-A7")
def test_priests_are_recruited_where_another_unit_is() -> None:
    t = walking("action recruit of P1", P1="troops = { NW2 = 1 }, priests = { supply = 2 }, prayer = 4")
    assert {c for c in t.legal() if c.startswith("priest")} == {"priest NW2"}
    t.do("P1: place NW1", "P1: priest NW1", "P1: priest NW2", "P1: pass")
    assert (in_troop(t, 0, "NW1"), in_troop(t, 0, "NW2")) == ((2, 1), (2, 1))
    assert t.state.prayer[0] == 1
    assert t.state.priest_supply[0] == 0


@pytest.mark.rule("KT-R13", "KT-P5")
def test_priests_alone_in_the_supply() -> None:
    """All plain Units stand on the board: only a priest can come, and only to a Troop."""
    mine = "troops = { NW1 = 4, NW2 = 4, T-W = 4 }, priests = { supply = 1 }, prayer = 4"
    t = walking("action recruit of P1", P1=mine)
    assert t.legal() == ["pass", "priest NW1", "priest NW2"]
    t = walking("turn of P1", P1=f'{mine}, divine = ["enlistment"]')
    t.do("P1: play enlistment")
    assert t.legal() == ["pass", "priest NW1", "priest NW2", "priest T-W"]


@pytest.mark.rule("KT-R13", "KT-R14", "KT-B12")
def test_a_recalled_priest_pays_a_point() -> None:
    t = fight("prayer = 2, " + PRIEST, units=3)
    fought(t, "2/0/2", "4/1/0")
    t.do("P1: recall")
    assert t.state.prayer[0] == 5
    assert (t.state.supply[0], t.state.priest_supply[0]) == (13, 1)


@pytest.mark.rule("KT-R13", "KT-B13")
def test_a_priest_retreats_with_the_troop() -> None:
    t = fight(PRIEST, units=3)
    fought(t, "2/0/2", "4/1/0")
    t.do("P1: retreat", "P2: to D-NW")
    assert in_troop(t, 0, "D-NW") == (3, 1)
    assert in_troop(t, 0, "T-W") == (0, 0)


@pytest.mark.rule("KT-R14")
def test_plain_units_are_lost_first() -> None:
    t = fight("priests = { T-W = 2 }", units=4, enemies=5)
    fought(t, "4/1/0", "1/3/0")
    assert in_troop(t, 0, "T-W") == (1, 1)
    assert (t.state.supply[0], t.state.priest_supply[0]) == (13, 1)


@pytest.mark.rule("KT-R15")
def test_whoever_splits_a_troop_says_how_many_priests_go() -> None:
    t = walking("action move of P1", P1="troops = { D-NW = 4 }, priests = { D-NW = 2 }")
    t.do("P1: pass", "P1: troop D-NW", "P1: take 3")
    assert t.prompt == "how many priests go along"
    assert t.legal() == ["priests 1", "priests 2"]  # only two plain Units are there
    with pytest.raises(IllegalChoice, match="KT-R15"):
        t.do("P1: priests 0")
    t.do("P1: priests 2", "P1: to T-W")
    assert (in_troop(t, 0, "D-NW"), in_troop(t, 0, "T-W")) == ((1, 0), (3, 2))


@pytest.mark.rule("KT-R15", "KT-R13")
def test_priests_may_go_alone_in_a_move() -> None:
    t = walking("action move of P1", P1="troops = { D-NW = 2 }, priests = { D-NW = 1 }")
    t.do("P1: pass", "P1: troop D-NW", "P1: take 1", "P1: priests 1", "P1: to T-W")
    assert in_troop(t, 0, "T-W") == (1, 1)


@pytest.mark.rule("KT-R15", "KT-A8")
def test_priests_are_dropped_and_taken_along_on_the_way() -> None:
    mine = 'troops = { D-NW = 2, In-W = 2 }, priests = { D-NW = 1, In-W = 1 }, tiles = ["god-speed"]'
    t = walking("action move of P1", P1=mine)
    t.do("P1: pass", "P1: troop D-NW", "P1: take 2", "P1: to In-W", "P1: take 2", "P1: priests 2", "P1: to T-inW")
    assert (in_troop(t, 0, "In-W"), in_troop(t, 0, "T-inW")) == ((2, 0), (2, 2))


@pytest.mark.rule("KT-R14", "KT-U1")
def test_an_offering_takes_a_plain_unit_first() -> None:
    t = walking("dusk", P1="troops = { T-Delta = 2 }, priests = { T-Delta = 1 }")
    t.do("P1: use")
    assert in_troop(t, 0, "T-Delta") == (1, 1)


# Skills act where a priest is -----------------------------------------------------------------------------------------


@pytest.mark.rule("KT-R12", "KT-L:slaughter")
@pytest.mark.parametrize(("priests", "damage"), [("", 2), (PRIEST, 3), ("priests = { T-W = 2 }", 3)])
def test_slaughter_in_a_troop_with_a_priest(priests: str, damage: int) -> None:
    t = fight(", ".join(part for part in ('skills = ["slaughter"]', priests) if part), enemies=5)
    fought(t, "3/2/0", "4/1/0")
    assert ["P2", damage, 5 - damage] in t.told("K-B4", "lost units")
    counted = [["P1", 1, "damage", "skill slaughter"]] if priests else []
    assert t.told("KT-L:slaughter", "counts") == counted


@pytest.mark.rule("KT-L:charge", "KT-P13", "KT-E5")
def test_charge_adds_to_the_tile_of_that_name() -> None:
    t = fight(skilled("charge", 'tiles = ["charge"]'))
    fought(t, "3/0/1", "2/0/2")
    assert t.told("K-B3", "strength") == [["P1", 8, "P2", 5]]
    t = fight("", skilled("charge"))
    fought(t, "3/0/1", "2/0/2")
    assert t.told("KT-L:charge", "counts") == []


@pytest.mark.rule("KT-L:defensive-position")
def test_defensive_position() -> None:
    t = fight("", skilled("defensive-position"))
    fought(t, "3/0/1", "2/0/2")
    assert t.told("KT-L:defensive-position", "counts") == [["P2", 1, "strength", "skill defensive-position"]]
    assert t.told("K-B3", "wins battle") == [["P2"]]


@pytest.mark.rule("KT-L:haste", "KT-A9")
@pytest.mark.parametrize("along", [0, 1])
def test_haste_where_a_priest_goes_along(along: int) -> None:
    t = walking("action move of P1", P1='troops = { D-NW = 3 }, priests = { D-NW = 1 }, skills = ["haste"]')
    t.do("P1: pass", "P1: troop D-NW", "P1: take 2", f"P1: priests {along}", "P1: to In-W")
    if along:
        t.do("P1: to T-inW")
    assert in_troop(t, 0, "T-inW" if along else "In-W") == (2, along)


@pytest.mark.rule("KT-L:open-gates", "KT-M6")
@pytest.mark.parametrize("along", [0, 1])
def test_open_gates_where_a_priest_goes_along(along: int) -> None:
    mine = 'troops = { T-W = 3 }, priests = { T-W = 1 }, skills = ["open-gates"], tiles = ["god-speed"]'
    t = walking("action move of P1", P1=mine)
    t.do("P1: pass", "P1: troop T-W", "P1: take 2", f"P1: priests {along}", "P1: to D-SW")
    assert ("to SW1" in t.legal("P1")) == bool(along) if t.prompt == "go on" else not along


@pytest.mark.rule("KT-L:legion", "KT-C5", "KT-P13")
def test_legion_raises_the_limit_of_troops_with_a_priest() -> None:
    mine = 'troops = { NW1 = 5, NW2 = 5 }, priests = { NW1 = 1 }, skills = ["legion"], prayer = 9'
    t = walking("action recruit of P1", P1=mine)
    assert "place NW1" in t.legal()
    assert "place NW2" not in t.legal()
    t.do("P1: place NW1", "P1: place NW1")
    assert "place NW1" not in t.legal()
    assert in_troop(t, 0, "NW1") == (7, 1)
    t = walking("action recruit of P1", P1=f'{mine}, tiles = ["legion"]')
    assert troops.limit_in(t.state, 0, 0) == 7


@pytest.mark.rule("KT-L:legion", "KT-A9", "KT-R15")
def test_a_legion_cannot_leave_its_priest() -> None:
    t = walking("action move of P1", P1='troops = { D-NW = 7 }, priests = { D-NW = 1 }, skills = ["legion"]')
    t.do("P1: pass", "P1: troop D-NW", "P1: take 6", "P1: priests 0")
    assert t.prompt != "go on" or not any(choice.startswith("to ") for choice in t.legal("P1"))
    t = walking("action move of P1", P1='troops = { D-NW = 7 }, priests = { D-NW = 1 }, skills = ["legion"]')
    t.do("P1: pass", "P1: troop D-NW", "P1: take 7", "P1: to T-W")
    assert in_troop(t, 0, "T-W") == (7, 1)


@pytest.mark.rule("KT-L:legion", "KT-C5", "KT-R16")
def test_when_the_priest_of_a_legion_goes_home_the_surplus_goes() -> None:
    mine = 'troops = { D-NW = 7 }, priests = { D-NW = 1, supply = 2 }, skills = ["legion"]'
    t = walking("turn of P1", P1=mine)
    t.do("P1: recall", "P1: troop D-NW")
    assert in_troop(t, 0, "D-NW") == (5, 0)
    assert t.told("K-C5", "surplus") == [["P1", 1, "D-NW"]]


@pytest.mark.rule("KT-L:defensive-victory", "KT-P13", "KT-V5")
def test_two_defensive_victories_are_two_points() -> None:
    t = fight("", skilled("defensive-victory", 'tiles = ["defensive-victory"]'))
    fought(t, "2/0/2", "4/1/0")
    assert t.state.battle_fame[1] == 2
    assert t.told("KT-L:defensive-victory", "gained fame") == [["P2", 1, 2]]
    t = fight("", skilled("defensive-victory", with_priest=False))
    fought(t, "2/0/2", "4/1/0")
    assert t.state.battle_fame[1] == 0


@pytest.mark.rule("KT-L:premonition", "KT-B4")
def test_premonition_sees_the_enemys_card() -> None:
    t = fight(skilled("premonition"))
    assert t.owing == ["P2"]
    t.do("P2: discard 4/1/0", "P2: card 3/2/0")
    assert t.owing == ["P1"]
    assert t.told("KT-L:premonition", "shows") == [["P2", "3/2/0"]]
    assert fight(skilled("premonition", with_priest=False)).owing == ["P1", "P2"]


# When the battle is over ----------------------------------------------------------------------------------------------


@pytest.mark.rule("KT-L:divinity", "KT-B17")
def test_divinity_draws_for_every_two_enemies() -> None:
    t = fight(skilled("divinity"), enemies=5)
    fought(t, "1/3/0", "2/0/2")
    assert t.order("drew a card") == []  # one was destroyed
    t = fight(skilled("divinity"), enemies=5)
    fought(t, "1/3/0", "3/2/0")
    t.do("P1: recall", "P2: pass", "BOX: draw prayer")
    assert t.told("KT-B17", "drew a card") == [["P1", 1]]


@pytest.mark.rule("KT-L:compensation", "KT-B17")
def test_compensation_draws_as_many_as_were_played() -> None:
    t = fight(skilled("compensation", 'divine = ["war-rage", "bloody-battle"]'))
    t.do("P1: discard 4/1/0", "P1: card 2/0/2", "P1: add war-rage", "P1: add bloody-battle")
    if t.prompt == "war council" and "P1" in t.owing:
        t.do("P1: seal")
    t.do("P2: discard 4/1/0", "P2: card 2/2/1", "P2: retreat", "P1: to D-SW", "P1: pass")
    t.do("BOX: draw veto", "BOX: draw prayer")
    assert t.state.holding[0] == 2


@pytest.mark.rule("KT-L:direct-recruitment", "KT-B17", "KT-P5")
def test_direct_recruitment_brings_losses_back() -> None:
    t = walking(
        "battle in T-W of P1 against P2",
        P1=f"{skilled('direct-recruitment')}, troops = {{ T-W = 5, D-NW = 1 }}",
        P2="troops = { T-W = 3, NW2 = 1 }",
    )
    fought(t, "4/1/0", "1/3/0")
    t.do("P2: retreat", "P1: to D-SW", "P1: pass")
    assert t.prompt == "place units"
    assert t.legal() == ["pass", "place NW1", "place NW3", "place D-NW"]  # no battle, not to the same Troop
    t.do("P1: place NW1", "P1: place NW1", "P1: place D-NW")
    assert (in_troop(t, 0, "NW1"), in_troop(t, 0, "D-NW"), in_troop(t, 0, "T-W")) == ((2, 0), (2, 0), (2, 1))
    assert t.told("KT-L:direct-recruitment", "placed") == [["P1", 2, "NW1", 2], ["P1", 1, "D-NW", 2]]


@pytest.mark.rule("KT-R12", "KT-B17")
def test_a_priest_who_falls_has_fought() -> None:
    """Skills behind a battle belong to the Troop that fought with a priest, even if nobody is left of it."""
    t = fight(skilled("divinity"), units=1, enemies=5)
    fought(t, "1/3/0", "3/2/0")
    t.do("P2: pass", "BOX: draw prayer")
    assert t.state.holding[0] == 1


# Promos ---------------------------------------------------------------------------------------------------------------

PROMOS = 'modules = ["path", "promos"]'


@pytest.mark.rule("KT-L:immunity", "KT-P6", "KT-E2")
def test_immunity_shelters_troops_with_a_priest() -> None:
    foe = 'troops = { T-W = 2, SW1 = 2 }, priests = { T-W = 1 }, skills = ["immunity"]'
    t = table("turn of P1", PROMOS, P1='divine = ["raining-fire"]', P2=foe)
    t.do("P1: play raining-fire")
    assert t.state.troop[ZONES + ZONE_NAMES.index("SW1")] == 1  # the only target
    assert in_troop(t, 1, "T-W") == (2, 1)


@pytest.mark.rule("KT-L:offering", "KT-B17", "KT-E2")
def test_offering_pays_for_each_enemy_destroyed() -> None:
    mine = f'troops = {{ T-W = 3 }}, {PRIEST}, prayer = 2, skills = ["offering"]'
    t = table("battle in T-W of P1 against P2", PROMOS, P1=mine, P2="troops = { T-W = 5 }")
    fought(t, "1/3/0", "3/2/0")
    t.do("P1: retreat", "P2: to D-NW", "P2: pass")
    assert t.told("KT-L:offering", "gained prayer") == [["P1", 3, 5]]


@pytest.mark.rule("KT-E2")
def test_skills_of_the_promos_come_with_them_alone() -> None:
    with pytest.raises(BadPosition, match="unknown Skill 'offering'"):
        walking("turn of P1", P1='skills = ["offering"]')

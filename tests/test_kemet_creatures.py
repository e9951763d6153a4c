"""Creatures: bought, brought, arranged once per turn, gone with their Troop (K-D5, K-P2, K-C5)."""

import pytest
from kemet_table import fight, picks, table, units
from table import Table

from benben.kernel.errors import IllegalChoice

PHOENIX = 'tiles = ["phoenix"]'
BOTH = 'tiles = ["phoenix", "royal-scarab"]'


def where(t: Table, creature: str = "phoenix") -> str:
    return t.of(creature, "creature_at") or "supply"


def bought(troops: str, **others: str) -> Table:
    """P1 has just bought the Phoenix."""
    entries = f'troops = {{ {troops} }}, pyramids = {{ NW1 = "ruby 2" }}'
    t = table("action buy-a of P1", P1=entries, **others)
    t.do("P1: tile phoenix")
    return t


# Bought ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-D5")
def test_placed_when_bought() -> None:
    t = bought("NW1 = 2, NW3 = 1, D-NW = 3")
    assert (t.prompt, t.legal()) == ("bring a creature", ["pass", "to NW1", "to NW3"])
    t.do("P1: to NW3")
    assert (where(t), t.owing) == ("NW3", ["P2"])
    assert t.told("K-D5", "creature placed") == [["phoenix", "NW3"]]


@pytest.mark.rule("K-D5")
def test_it_may_wait_in_the_supply() -> None:
    t = bought("NW1 = 2")
    t.do("P1: pass")
    assert (where(t), t.legal()) == ("supply", ["pass", "creature phoenix"])


@pytest.mark.rule("K-D5")
def test_without_a_troop_in_the_city_it_waits() -> None:
    t = bought("D-NW = 2, SW1 = 2")
    assert (where(t), t.owing) == ("supply", ["P2"])


@pytest.mark.rule("K-D5", "K-C5")
def test_only_where_no_creature_is_yet() -> None:
    entries = 'troops = { NW1 = 2, NW2 = 2 }, pyramids = { NW1 = "ruby 3" }, tiles = ["phoenix"], prayer = 3'
    t = table("action buy-a of P1", P1=f'{entries}, creatures = {{ phoenix = "NW1" }}')
    t.do("P1: tile royal-scarab")
    assert t.legal() == ["pass", "to NW2"]


# At any time of one's own turn ----------------------------------------------------------------------------------------


@pytest.mark.rule("K-D5")
def test_brought_before_the_token() -> None:
    t = table("turn of P1", P1=f"troops = {{ NW1 = 2, NW2 = 2, T-W = 1 }}, {PHOENIX}")
    t.do("P1: creature phoenix")
    assert t.legal() == ["to NW1", "to NW2"]
    t.do("P1: to NW2")
    assert (where(t), t.owing) == ("NW2", ["P1"])
    assert picks(t, "creature") == []
    assert "space pray-1" in t.legal()


@pytest.mark.rule("K-D5")
def test_brought_after_the_token() -> None:
    t = table("turn of P1", P1=f"troops = {{ NW1 = 2 }}, {PHOENIX}")
    t.do("P1: space pray-1")
    assert t.legal() == ["pass", "creature phoenix"]
    t.do("P1: creature phoenix")
    assert (where(t), t.owing) == ("NW1", ["P2"])


@pytest.mark.rule("K-D5")
def test_between_the_steps_of_an_action_but_not_in_a_battle() -> None:
    t = table("turn of P1", P1=f"troops = {{ NW1 = 2 }}, {PHOENIX}")
    t.do("P1: space move-3", "P1: troop NW1", "P1: take 1")
    assert picks(t, "creature") == ["phoenix"]
    t = table(
        "battle in NW1 of P1 against P2", P1=f"troops = {{ NW1 = 2, NW2 = 1 }}, {PHOENIX}", P2="troops = { NW1 = 1 }"
    )
    assert not [choice for choice in t.legal("P1") if "creature" in choice]


@pytest.mark.rule("K-D5")
def test_not_in_the_turn_of_another() -> None:
    t = table("turn of P1", P1="troops = { NW1 = 2 }", P2=f"troops = {{ SW1 = 2 }}, {PHOENIX}")
    assert not picks(t, "creature")
    with pytest.raises(IllegalChoice):
        t.do("P2: creature phoenix")
    t.do("P1: space pray-1")
    assert picks(t, "creature") == ["phoenix"]


@pytest.mark.rule("K-D5")
@pytest.mark.parametrize("troops", ["D-NW = 2", "SW1 = 2", "T-W = 5, SW2 = 5"])
def test_only_into_an_own_district_with_an_own_troop(troops: str) -> None:
    t = table("turn of P1", P1=f"troops = {{ {troops} }}, {PHOENIX}")
    assert picks(t, "creature") == []


@pytest.mark.rule("K-D5")
def test_not_into_an_own_district_that_an_enemy_holds() -> None:
    t = table("turn of P1", P1=f"troops = {{ T-W = 2 }}, {PHOENIX}", P2="troops = { NW1 = 2 }")
    assert picks(t, "creature") == []


@pytest.mark.rule("K-D5", "K-C5")
def test_with_every_troop_accompanied_none_is_brought() -> None:
    t = table("turn of P1", P1=f'troops = {{ NW1 = 2 }}, {BOTH}, creatures = {{ phoenix = "NW1" }}')
    assert picks(t, "creature") == []


# The arrangement ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-D5", "K-P2")
def test_one_arrangement_before_the_token() -> None:
    t = table("turn of P1", P1=f'troops = {{ NW1 = 2, NW2 = 2 }}, {BOTH}, creatures = {{ phoenix = "NW1" }}')
    t.do("P1: arrange")
    assert (t.prompt, t.legal()) == ("arrange creatures", ["pass", "to NW1", "to NW2"])
    t.do("P1: to NW2")
    assert t.legal() == ["pass", "to NW1"]
    t.do("P1: to NW1")
    assert (where(t), where(t, "royal-scarab")) == ("NW2", "NW1")
    assert "arrange" not in t.legal()
    assert t.owing == ["P1"]


@pytest.mark.rule("K-D5")
def test_a_creature_may_go_back_to_the_supply() -> None:
    t = table("turn of P1", P1=f'troops = {{ NW1 = 2 }}, {BOTH}, creatures = {{ phoenix = "NW1" }}')
    t.do("P1: arrange", "P1: pass", "P1: to NW1")
    assert (where(t), where(t, "royal-scarab")) == ("supply", "NW1")
    assert t.told("K-D5", "creature waits") == [["phoenix"]]


@pytest.mark.rule("K-D5")
def test_no_arrangement_after_the_token() -> None:
    t = table("turn of P1", P1=f'troops = {{ NW1 = 2, NW2 = 2 }}, {BOTH}, creatures = {{ phoenix = "NW1" }}')
    assert "arrange" in t.legal()
    t.do("P1: space pray-1")
    assert t.legal() == ["pass", "creature royal-scarab"]


@pytest.mark.rule("K-D5", "K-P2")
def test_the_next_turn_has_an_arrangement_again() -> None:
    t = table("turn of P1", P1=f'troops = {{ NW1 = 2, NW2 = 2 }}, {PHOENIX}, creatures = {{ phoenix = "NW1" }}')
    t.do("P1: arrange", "P1: to NW2", "P1: space pray-1", "P2: space pray-1")
    assert "arrange" in t.legal()


@pytest.mark.rule("K-D5")
def test_creatures_in_the_field_are_not_arranged() -> None:
    entries = f'troops = {{ NW1 = 2, T-W = 2 }}, {BOTH}, creatures = {{ phoenix = "T-W"'
    t = table("turn of P1", P1=f"{entries} }}")
    assert "arrange" not in t.legal()  # the other one waits in the supply and can be brought
    t = table("turn of P1", P1=f'{entries}, royal-scarab = "NW1" }}')
    t.do("P1: arrange", "P1: pass")
    assert (where(t), where(t, "royal-scarab")) == ("T-W", "supply")


# No Troop, no creature ------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-D5")
@pytest.mark.parametrize(("there", "zone"), [(1, "supply"), (2, "T-W")])
def test_it_goes_with_the_last_unit(there: int, zone: str) -> None:
    t = table(
        "turn of P1",
        P1='divine = ["raining-fire"]',
        P2=f'troops = {{ T-W = {there} }}, {PHOENIX}, creatures = {{ phoenix = "T-W" }}',
    )
    t.do("P1: play raining-fire")
    assert where(t) == zone


@pytest.mark.rule("K-D5", "K-N2")
def test_it_goes_with_the_unit_that_is_offered() -> None:
    t = table(
        "night from delta temple", P1=f'troops = {{ T-Delta = 1 }}, {PHOENIX}, creatures = {{ phoenix = "T-Delta" }}'
    )
    t.do("P1: use")
    assert where(t) == "supply"


@pytest.mark.rule("K-D5", "K-C5")
def test_it_is_no_unit() -> None:
    """Five Units and the Phoenix are a Troop; its strength is only its bonus."""
    t = table(
        "battle in T-W of P1 against P2",
        P1=f'troops = {{ T-W = 5 }}, {PHOENIX}, creatures = {{ phoenix = "T-W" }}',
        P2="troops = { T-W = 1 }",
    )
    fight(t, "P1: 1/3/0 3/2/0", "P2: 1/3/0 2/0/2")
    assert t.told("K-B3", "strength") == [["P1", 9, "P2", 3]]
    assert units(t, "P1 T-W") == 5


@pytest.mark.rule("K-D5", "K-B6")
def test_it_goes_back_with_a_recalled_troop() -> None:
    t = table(
        "battle in T-W of P1 against P2",
        P1="troops = { T-W = 5 }",
        P2=f'troops = {{ T-W = 3, SW1 = 1 }}, {PHOENIX}, creatures = {{ phoenix = "T-W" }}',
    )
    fight(t, "P1: 1/3/0 4/1/0", "P2: 1/3/0 2/0/2")
    t.do("P2: recall")
    assert where(t) == "supply"

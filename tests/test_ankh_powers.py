"""The twelve Ankh powers: what each does, when it does not, and that it does nothing while locked (A-C10, A-G1)."""

import pytest
from ankh_table import duel, table

LEVELS = [
    ["commanding", "inspiring", "omnipresent", "revered"],
    ["resplendent", "obelisk attuned", "temple attuned", "pyramid attuned"],
    ["glorious", "magnanimous", "bountiful", "worshipful"],
]
LOCKED = pytest.mark.parametrize("power", [True, False])


def owns(power: str, unlocked: bool = True) -> str:
    return f'powers = ["{power}"]' if unlocked else "powers = []"


@pytest.mark.rule("A-C10")
@pytest.mark.parametrize("level", [0, 1, 2])
def test_each_level_has_four_powers_of_which_two_can_be_had(level: int) -> None:
    before = [power for powers in LEVELS[:level] for power in powers[:2]]
    t = table(
        "amun ra", "amun god [1,3]; ra god [7,1]", "action unlock of P1", amun=f"followers = 9, powers = {before}"
    )
    names = LEVELS[level]
    assert t.legal() == ["pass", *(f"unlock {name}" for name in names)]
    t.do(f"P1: unlock {names[2]}")
    assert t.of("amun", "powers") == [*before, names[2], "mysterious forms"]
    full = table(
        "amun ra",
        "amun god [1,3]; ra god [7,1]",
        "action unlock of P1",
        amun=f"followers = 9, powers = {[*before, *names[1:3]]}",
    )
    if level < 2:
        assert full.legal() == ["pass", *(f"unlock {name}" for name in LEVELS[level + 1])]
    else:
        assert full.prompt == "choose an action"


@pytest.mark.rule("A-C10")
def test_god_powers_work_from_the_start() -> None:
    everything = "amun god [1,3]; anubis god [1,5]; isis god [7,1]; osiris god [7,3]; ra god [4,7]"
    t = table("amun anubis isis osiris ra", everything, "turn of P1")
    assert t.column("powers") == {
        "amun": ["mysterious forms"],
        "anubis": ["judge of the dead"],
        "isis": ["protector"],
        "osiris": ["gate to the underworld"],
        "ra": ["radiance"],
    }


# Level 1


@pytest.mark.rule("A-C10", "A-B7")
@LOCKED
def test_commanding_pays_the_winner_of_a_battle(power: bool) -> None:
    t = duel(owns("commanding", power) + ", followers = 1")
    assert t.of("amun", "followers") == (4 if power else 1)
    assert t.told("A-B7", "gained followers") == ([["amun", 3, 4]] if power else [])
    assert [e.template for e in t.log.events if e.rule == "A-B7"] == ["gained devotion", "gained followers"][
        : 1 + power
    ]


@pytest.mark.rule("A-C10", "A-B7")
def test_commanding_pays_no_loser_no_tie_and_no_dominion() -> None:
    lost = duel("", owns("commanding"))
    assert lost.of("ra", "followers") == 1
    tied = duel(owns("commanding"), cards="build cycle")
    tied.do("P1: pass")
    assert (tied.told("A-B6", "nobody wins"), tied.of("amun", "followers")) == ([[]], 1)
    alone = table("amun ra", "amun god [4,7]; ra god [1,3]", amun=owns("commanding"))
    assert (alone.told("A-X4", "gained devotion"), alone.of("amun", "followers")) == ([["amun", 1, 1]], 1)


@pytest.mark.rule("A-C10", "A-B2")
@pytest.mark.parametrize(
    ("power", "followers", "cost"), [(True, 0, 0), (True, 4, 0), (False, 3, 3), (False, 4, 3), (False, 2, None)]
)
def test_inspiring_builds_for_nothing(power: bool, followers: int, cost: int | None) -> None:
    t = duel(owns("inspiring", power) + f", followers = {followers}", cards="build cycle", extra="amun warrior [4,8]")
    if cost is None:
        assert t.prompt == "choose an action"
        return
    assert t.legal() == ["pass", "build obelisk", "build pyramid", "build temple"]
    t.do("P1: build temple", "P1: to [4,9]")
    assert t.told("A-B2", "built") == [["amun", "temple", "[4,9]", cost]]
    assert t.of("amun", "followers") == followers - cost


@pytest.mark.rule("A-C10", "A-X1")
@LOCKED
def test_omnipresent_pays_for_each_region_once(power: bool) -> None:
    t = table(
        "amun ra",
        "amun god [4,7]; amun warrior [5,8] [1,3]; ra god [7,1]",
        "conflict of P1",
        amun=owns("omnipresent", power) + ", followers = 1",
    )
    assert t.of("amun", "followers") == 1 + 2 * power
    assert t.told("A-X1", "gained followers") == ([["amun", 2, 3]] if power else [])
    assert t.order("gained followers", "region")[:1] == ["gained followers" if power else "region"]


@pytest.mark.rule("A-C10", "A-X1", "A-M4")
def test_omnipresent_counts_a_figure_on_water_in_each_region_it_touches() -> None:
    t = table(
        "amun ra",
        "amun apep [6,4]; amun god [7,1]; ra god [1,3]",
        "conflict of P1",
        top='guardians = ["satet", "apep", "scorpion"]',
        amun=owns("omnipresent"),
    )
    assert t.told("A-X1", "gained followers") == [["amun", 2, 3]]


@pytest.mark.rule("A-X1")
@pytest.mark.parametrize(("amun", "ra", "order"), [(3, 2, ["ra", "amun"]), (2, 3, ["amun", "ra"])])
def test_omnipresent_comes_in_reverse_order_before_the_scorpions(amun: int, ra: int, order: list[str]) -> None:
    t = table(
        "amun ra",
        "amun god [4,7]; ra god [1,3]; ra scorpion n-ne [7,1]; amun obelisk [6,1]",
        "conflict of P1",
        amun=f"{owns('omnipresent')}, devotion = {amun}",
        ra=f"{owns('omnipresent')}, devotion = {ra}",
    )
    amounts = {"amun": ["amun", 1, 2], "ra": ["ra", 2, 3]}
    assert t.told("A-X1", "gained followers") == [amounts[god] for god in order]
    assert t.order("gained followers", "destroyed") == ["gained followers", "gained followers", "destroyed"]


@pytest.mark.rule("A-C10", "A-GAIN1")
@LOCKED
@pytest.mark.parametrize("beside", [0, 2])
def test_revered_adds_one_follower_to_the_action(power: bool, beside: int) -> None:
    monuments = "neutral obelisk [1,4]; amun temple [2,3]" if beside else ""
    t = table("amun ra", f"amun god [1,3]; ra god [7,1]; {monuments}", "action gain of P1", amun=owns("revered", power))
    assert t.told("A-GAIN1", "gained followers") == [["amun", beside + power, 1 + beside + power]]


@pytest.mark.rule("A-C10")
def test_revered_adds_nothing_elsewhere() -> None:
    flood = duel(owns("revered"), extra="amun warrior [3,7]", cards="flood cycle")
    assert flood.told("A-B1", "gained followers") == [["amun", 1, 2]]


# Level 2


@pytest.mark.rule("A-C10", "A-B5")
@pytest.mark.parametrize(
    ("monuments", "strength"),
    [
        ("amun temple [1,3] [1,5] [7,1]", 3),
        ("amun pyramid [1,3] [1,5] [7,1]", 3),
        ("amun obelisk [1,3] [1,5] [7,1] [7,2]", 3),
        ("amun temple [1,3] [1,5]", 1),
        ("amun temple [1,3] [1,5]; amun obelisk [7,1]; amun pyramid [7,2]", 1),
        ("amun temple [1,3] [1,5]; neutral temple [7,1]; ra temple [7,2]", 1),
    ],
)
def test_resplendent_needs_three_own_monuments_of_a_kind_anywhere(monuments: str, strength: int) -> None:
    t = duel(owns("resplendent"), extra=f"amun warrior [4,8]; ra warrior [6,8]; {monuments}")
    assert t.told("A-B5", "strength") == [["amun", strength + 1, 3, strength + 4], ["ra", 2, 0, 2]]
    locked = duel(owns("resplendent", False), extra=f"amun warrior [4,8]; ra warrior [6,8]; {monuments}")
    assert locked.told("A-B5", "strength")[0] == ["amun", 2, 3, 5]


@pytest.mark.rule("A-C10", "A-B0")
def test_obelisk_attuned_calls_figures_to_own_obelisks_of_the_region() -> None:
    # At [4,6] the Obelisk lies at the Nile; the one in the Delta and Ra's are no places to go.
    extra = "amun obelisk [4,6] [1,5]; ra obelisk [6,8]; amun warrior [1,3] [8,1]; amun temple [8,8]"
    t = duel(owns("obelisk attuned"), extra=extra)
    assert (t.prompt, t.owing) == ("call figures to your obelisks", ["P1"])
    assert t.legal() == ["pass", "move [1,3]", "move [4,7]", "move [8,1]"]
    t.do("P1: move [8,1]")
    assert t.legal() == ["to [3,7]", "to [5,6]"]
    t.do("P1: to [5,6]")
    assert t.told("A-B0", "moved") == [["amun warrior", "[8,1]", "[5,6]"]]
    assert t.legal() == ["pass", "move [1,3]", "move [4,7]"]
    t.do("P1: pass")
    assert t.told("A-B5", "strength") == [["amun", 2, 3, 5], ["ra", 1, 0, 1]]
    locked = duel(owns("obelisk attuned", False), extra=extra)
    assert locked.prompt == "choose an action"


@pytest.mark.rule("A-C10", "A-B0")
def test_obelisk_attuned_does_nothing_without_a_figure_there_or_in_dominion() -> None:
    top, alone = owns("obelisk attuned"), "amun god [1,3]; amun obelisk [4,6]"
    t = table("ra isis amun", f"ra god [4,7]; isis god [5,8]; {alone}", ra='hand = ["chariots"]', amun=top)
    assert (t.prompt, t.owing) == ("choose a battle card", ["P2"])
    dominion = table("amun ra", "amun god [4,7]; amun obelisk [4,6]; amun warrior [1,3]; ra god [7,1]", amun=top)
    assert dominion.told("A-X4", "dominion") == [["amun"]]


@pytest.mark.rule("A-C10", "A-B5")
@pytest.mark.parametrize(
    ("extra", "bonus"),
    [
        ("amun temple [4,8]", 2),
        ("amun temple [4,8]; amun warrior [4,9]", 2),
        ("amun temple [4,8] [5,7]", 4),
        ("amun temple [4,9]", 0),
        ("neutral temple [4,8]; ra temple [5,7]; amun obelisk [4,6]", 0),
        ("amun temple [1,5]; amun warrior [1,4]", 0),
    ],
)
def test_temple_attuned_adds_two_for_each_own_temple_with_an_own_figure_adjacent(extra: str, bonus: int) -> None:
    assert duel(owns("temple attuned"), extra=extra).told("A-B5", "strength")[0][2] == 3 + bonus
    assert duel(owns("temple attuned", False), extra=extra).told("A-B5", "strength")[0][2] == 3


@pytest.mark.rule("A-C10", "A-B5")
def test_temple_attuned_across_a_river_or_on_water() -> None:
    river = table(
        "amun ra",
        "amun god [4,6]; amun temple [4,5]; ra god [5,8]",
        amun='hand = ["cycle"], powers = ["temple attuned"]',
        ra='hand = ["chariots"]',
    )
    assert river.told("A-B5", "strength")[0] == ["amun", 1, 0, 1]
    # Apep at [6,4] touches West and East; each battle counts the Temples of its own region.
    water = table(
        "ra amun",
        "ra god [1,3]; ra apep [6,4]; ra temple [6,5] [5,4] [7,4]; amun god [7,6]; amun warrior [7,3]",
        "battle in the region of [7,1]",
        top='guardians = ["satet", "apep", "scorpion"]',
        ra='hand = ["chariots", "cycle"], powers = ["temple attuned"]',
        amun='hand = ["cycle"]',
    )
    water.do("P1: card chariots", "P2: pass", "P2: card cycle")
    assert water.told("A-B5", "strength") == [
        ["amun", 1, 0, 1],
        ["ra", 1, 7, 8],
        ["amun", 1, 0, 1],
        ["ra", 1, 2, 3],
    ]


@pytest.mark.rule("A-C10", "A-SUM3")
@LOCKED
def test_pyramid_attuned_summons_beside_each_own_pyramid(power: bool) -> None:
    t = table(
        "amun ra",
        "amun god [1,3]; amun pyramid [4,6] [9,8]; neutral pyramid [7,1]; ra pyramid [7,4]; ra god [7,2]",
        "action summon of P1",
        amun=owns("pyramid attuned", power),
    )
    t.do("P1: summon warrior", "P1: to [1,2]")
    if not power:
        assert t.prompt == "choose an action"
        return
    t.do("P1: summon warrior")
    assert t.legal() == ["to [3,7]", "to [4,7]", "to [5,6]", "to [8,7]", "to [8,8]", "to [8,9]"]
    t.do("P1: to [4,7]", "P1: summon warrior")
    assert t.legal() == ["to [8,7]", "to [8,8]", "to [8,9]"]
    t.do("P1: to [8,8]")
    assert (t.prompt, t.of("amun warrior", "pool")) == ("choose an action", 3)


@pytest.mark.rule("A-SUM3", "A-SUM7")
def test_pyramid_extras_are_optional_and_may_come_first() -> None:
    t = table(
        "amun ra",
        "amun god [1,3]; amun pyramid [4,6]; ra god [7,1]",
        "action summon of P1",
        amun=owns("pyramid attuned"),
    )
    t.do("P1: summon warrior", "P1: to [4,7]", "P1: summon warrior")
    assert "to [5,8]" in t.legal()
    t.do("P1: to [5,8]")
    assert t.prompt == "choose an action"
    declined = table(
        "amun ra",
        "amun god [1,3]; amun pyramid [4,6]; ra god [7,1]",
        "action summon of P1",
        amun=owns("pyramid attuned"),
    )
    declined.do("P1: summon warrior", "P1: to [1,2]", "P1: pass")
    assert (declined.prompt, declined.of("amun warrior", "pool")) == ("choose an action", 5)

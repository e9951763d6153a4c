"""The twelve Ankh powers: what each does, when it does not, and that it does nothing while locked (A-C10, A-G1)."""

import pytest
from ankh_table import table
from table import Table

LEVELS = [
    ["commanding", "inspiring", "omnipresent", "revered"],
    ["resplendent", "obelisk attuned", "temple attuned", "pyramid attuned"],
    ["glorious", "magnanimous", "bountiful", "worshipful"],
]
LOCKED = pytest.mark.parametrize("power", [True, False])


def owns(power: str, unlocked: bool = True) -> str:
    return f'powers = ["{power}"]' if unlocked else "powers = []"


def duel(amun: str, ra: str = "", extra: str = "", cards: str = "chariots cycle", top: str = "") -> Table:
    """Amun's God at [4,7], Ra's at [5,8]; what each has besides; by default Amun wins by 3."""
    first, second = cards.split()
    return table(
        "amun ra",
        f"amun god [4,7]; ra god [5,8]; {extra}",
        top=top,
        amun=", ".join(filter(None, (f'hand = ["{first}"]', amun))),
        ra=", ".join(filter(None, (f'hand = ["{second}"]', ra))),
    )


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


# Level 3


@pytest.mark.rule("A-C10", "A-B7")
@pytest.mark.parametrize(
    ("cards", "extra", "gained"),
    [
        ("chariots cycle", "", 3),
        ("chariots cycle", "ra warrior [6,8]", 1),
        ("drought cycle", "amun warrior [5,7] [4,8]", 6),
        ("drought cycle", "amun warrior [5,7]", 3),
    ],
)
def test_glorious_gives_three_for_winning_by_three(cards: str, extra: str, gained: int) -> None:
    assert duel(owns("glorious"), "", extra, cards).told("A-B7", "gained devotion") == [["amun", gained, gained]]


@pytest.mark.rule("A-C10", "A-B7")
def test_glorious_looks_at_the_next_strongest_and_only_at_battles() -> None:
    third = table(
        "amun ra isis",
        "amun god [4,7]; ra god [5,8]; isis god [6,8]; isis warrior [5,9]",
        amun='hand = ["chariots"], powers = ["glorious"]',
        ra='hand = ["cycle"]',
        isis='hand = ["cycle"]',
    )
    assert third.told("A-B7", "gained devotion") == [["amun", 1, 1]]
    assert duel(owns("glorious", False)).told("A-B7", "gained devotion") == [["amun", 1, 1]]
    alone = table("amun ra", "amun god [4,7]; amun warrior [4,8] [5,8]; ra god [1,3]", amun=owns("glorious"))
    assert alone.told("A-X4", "gained devotion") == [["amun", 1, 1]]


@pytest.mark.rule("A-B7")
def test_glorious_counts_opponents_without_figures_as_zero() -> None:
    t = table(
        "amun ra",
        "amun god [4,7]; amun warrior [4,8]; ra warrior [5,8]; ra god [1,3]",
        amun='hand = ["plague"], powers = ["glorious"], followers = 1',
        ra='hand = ["chariots"], followers = 0',
    )
    t.do("P1: bid 1")
    assert t.told("A-B5", "strength") == [["amun", 2, 1, 3]]
    assert t.told("A-B7", "gained devotion") == [["amun", 3, 3]]


@pytest.mark.rule("A-C10", "A-B9")
@pytest.mark.parametrize(("power", "extra", "gained"), [(True, True, 2), (True, False, 0), (False, True, 0)])
def test_magnanimous_consoles_losers_with_two_figures(power: bool, extra: bool, gained: int) -> None:
    t = duel("", owns("magnanimous", power), "ra warrior [6,8]" if extra else "")
    assert t.told("A-B9", "gained devotion") == ([["ra", 2, 2]] if gained else [])
    assert t.of("ra", "devotion") == gained


@pytest.mark.rule("A-B9")
def test_magnanimous_is_for_losers_and_counts_figures_at_resolution() -> None:
    winner = duel(owns("magnanimous"), extra="amun warrior [4,8]")
    assert winner.of("amun", "devotion") == 1
    plague = duel("followers = 1", owns("magnanimous") + ", followers = 0", "ra warrior [6,8]", "plague cycle")
    plague.do("P1: bid 1")
    assert plague.of("ra", "devotion") == 0
    elsewhere = duel("", owns("magnanimous"), "ra warrior [1,3] [7,1]")
    assert elsewhere.told("A-B9", "gained devotion") == []


@pytest.mark.rule("A-B9")
@pytest.mark.parametrize(("amun", "order"), [(5, ["ra", "amun"]), (1, ["amun", "ra"])])
def test_magnanimous_comes_after_the_winner_in_reverse_order_before_the_deaths(amun: int, order: list[str]) -> None:
    t = table(
        "amun ra isis",
        "amun god [4,7]; amun warrior [5,7]; ra god [5,8]; ra warrior [5,9]; isis god [4,8]; isis warrior [4,9]",
        amun=f'hand = ["cycle"], powers = ["magnanimous"], devotion = {amun}',
        ra='hand = ["cycle"], powers = ["magnanimous"], devotion = 2',
        isis='hand = ["chariots"]',
    )
    gained = [args[0] for args in t.told("A-B9", "gained devotion")]
    assert gained == order
    assert t.order("gained devotion", "killed") == ["gained devotion"] * 3 + ["killed"] * 2
    assert t.told("A-B7", "gained devotion") == [["isis", 1, 1]]


@pytest.mark.rule("A-B9")
def test_magnanimous_consoles_all_in_a_full_tie() -> None:
    t = duel(owns("magnanimous"), owns("magnanimous"), "amun warrior [4,8]; ra warrior [6,8]", "build cycle")
    t.do("P1: pass")
    assert t.told("A-B9", "gained devotion") == [["ra", 2, 2], ["amun", 2, 2]]
    assert (t.of("amun", "pile"), t.of("ra", "pile")) == (1, 0)


@pytest.mark.rule("A-C10", "A-G1")
@pytest.mark.parametrize(("power", "at", "gained"), [(True, 0, 2), (True, 20, 2), (True, 21, 1), (False, 20, 1)])
def test_bountiful_adds_one_to_a_gain_in_the_red(power: bool, at: int, gained: int) -> None:
    t = duel(owns("bountiful", power) + f", devotion = {at}", cards="chariots cycle")
    assert t.told("A-B7", "gained devotion") == [["amun", gained, at + gained]]


@pytest.mark.rule("A-G1")
def test_bountiful_counts_majorities_and_victory_as_one_gain_each() -> None:
    extra = "amun temple [4,8]; amun obelisk [5,7]; amun warrior [6,7] [6,8]"
    t = duel(owns("bountiful"), extra=extra, cards="drought cycle")
    assert t.told("A-B4", "gained devotion") == [["amun", 3, 3]]
    assert t.told("A-B7", "gained devotion") == [["amun", 5, 8]]
    edge = duel(owns("bountiful") + ", devotion = 18", extra=extra, cards="drought cycle")
    assert edge.told("A-B4", "gained devotion") == [["amun", 3, 21]]
    assert edge.told("A-B7", "gained devotion") == [["amun", 4, 25]]


@pytest.mark.rule("A-G1", "A-X4")
def test_bountiful_in_dominion_and_with_radiance() -> None:
    t = table(
        "ra amun",
        "ra god [4,7]; ra warrior radiant [4,8]; ra temple [5,8]; amun god [1,3]",
        ra=owns("bountiful"),
    )
    assert t.told("A-X3", "gained devotion") == [["ra", 2, 2]]
    assert t.told("A-X4", "gained devotion") == [["ra", 3, 5]]


@pytest.mark.rule("A-G1", "A-D3")
def test_bountiful_adds_nothing_to_no_gain_and_to_a_loss() -> None:
    none = duel("", owns("bountiful"), cards="chariots miracle")
    assert none.told("A-B10", "gained devotion") == []
    one = duel("", owns("bountiful"), extra="ra warrior [6,8]", cards="chariots miracle")
    assert one.told("A-B10", "gained devotion") == [["ra", 2, 2]]
    cat = duel(
        "",
        owns("bountiful") + ", devotion = 5",
        "amun cat mummy [4,8]",
        "cycle chariots",
        'guardians = ["cat mummy", "mummy", "scorpion"]',
    )
    assert cat.told("A-K4", "lost devotion") == [["ra", 1, 6]]


@pytest.mark.rule("A-C10", "A-B10")
@pytest.mark.parametrize(("power", "followers", "asked"), [(True, 2, True), (True, 1, False), (False, 5, False)])
def test_worshipful_offers_one_devotion_for_two_followers(power: bool, followers: int, asked: bool) -> None:
    t = duel("", f"{owns('worshipful', power)}, followers = {followers}")
    assert (t.prompt == "offer followers for devotion") == asked
    if asked:
        assert (t.owing, t.legal()) == (["P2"], ["pass", "use"])
        t.do("P2: use")
        assert t.told("A-B10", "gained devotion") == [["ra", 1, 1]]
        assert (t.of("ra", "followers"), t.prompt) == (0, "choose an action")


@pytest.mark.rule("A-B10")
def test_worshipful_is_once_per_battle_for_winners_too_and_may_be_declined() -> None:
    t = duel(owns("worshipful") + ", followers = 6")
    t.do("P1: use")
    assert (t.of("amun", "followers"), t.of("amun", "devotion"), t.prompt) == (4, 2, "choose an action")
    declined = duel(owns("worshipful") + ", followers = 6")
    declined.do("P1: pass")
    assert (declined.of("amun", "followers"), declined.of("amun", "devotion")) == (6, 1)


@pytest.mark.rule("A-B10", "A-B3")
def test_worshipful_is_for_who_played_a_card_even_when_wiped_out_and_not_for_dominion() -> None:
    t = table(
        "amun ra isis",
        "amun god [4,7]; ra warrior [5,8]; ra god [1,3]; isis god [7,1]",
        amun='hand = ["plague"], followers = 1',
        ra='hand = ["cycle"], powers = ["worshipful"], followers = 3',
        isis='powers = ["worshipful"], followers = 9',
    )
    t.do("P1: bid 1", "P2: bid 0")
    assert (t.prompt, t.owing, t.piece("[5,8]")) == ("offer followers for devotion", ["P2"], "nothing")
    t.do("P2: use")
    assert t.prompt == "choose an action"
    alone = table("amun ra", "amun god [4,7]; ra god [1,3]", amun='powers = ["worshipful"], followers = 9')
    assert alone.prompt == "choose an action"


@pytest.mark.rule("A-B10")
@pytest.mark.parametrize(("amun", "order"), [(4, ["P2", "P1"]), (0, ["P1", "P2"])])
def test_worshipful_comes_in_reverse_order_after_miracles_and_before_cycle(amun: int, order: list[str]) -> None:
    t = table(
        "amun ra",
        "amun god [4,7]; amun warrior [4,8]; ra god [5,8]; ra warrior [6,8]",
        amun=f'hand = ["cycle"], powers = ["worshipful"], followers = 2, devotion = {amun}',
        ra='hand = ["miracle"], powers = ["worshipful"], followers = 2, devotion = 1',
    )
    t.do("P1: pass")
    assert t.told("A-B10", "gained devotion") == [["ra", 1, 2]]
    assert (t.owing, t.of("amun", "hand")) == (order[:1], [])
    t.do(f"{order[0]}: use")
    assert (t.owing, t.of("amun", "hand")) == (order[1:], [])
    t.do(f"{order[1]}: use")
    assert len(t.of("amun", "hand")) == 7

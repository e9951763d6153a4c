"""Amun, Anubis, Isis and Ra: each god power with its limits (A-B1, A-B5, A-SUM6, A-B8, A-SUM5, A-X4)."""

import pytest
from ankh_table import IN_THE_EAST, hand, table
from battles import loads, refused
from table import Table

from benben.ankh.box.hexmap import HEX_NAMES
from benben.ankh.box.names import FIGURES, GODS, SUN

ANUBIS = GODS.index("anubis")
RA = GODS.index("ra")
APEP = 'guardians = ["satet", "apep", "scorpion"]'


# Amun


def amun(*cards: str, extra: str = "", situation: str = IN_THE_EAST, ra: str = hand("cycle")) -> Table:
    return table("amun ra", f"amun god [4,7]; ra god [5,8]; {extra}", situation, amun=hand(*cards), ra=ra)


@pytest.mark.rule("A-B1")
def test_amun_announces_before_anybody_chooses() -> None:
    t = amun("chariots", "drought", "cycle", ra=hand("build", "chariots"))
    assert (t.prompt, t.owing, t.legal()) == ("announce two cards", ["P1"], ["pass", "use"])
    assert t.do("P1: use") == ["A-B1 announced: amun"]
    assert (t.prompt, t.owing, t.column("forms_used")) == ("choose a battle card", ["P1", "P2"], 1)
    t.do("P1: card drought")
    assert t.legal("P1") == ["card chariots", "card cycle"]
    t.do("P1: card chariots")
    assert t.owing == ["P2"]
    t.do("P2: card build")
    assert t.told("A-B1", "card revealed") == [["amun", "drought"], ["amun", "chariots"], ["ra", "build"]]
    assert t.told("A-B5", "strength") == [["amun", 1, 4, 5], ["ra", 1, 0, 1]]
    assert t.told("A-B7", "gained devotion") == [["amun", 2, 2]]
    assert (t.of("amun", "hand"), t.column("forms_used")) == (["cycle"], 0)


@pytest.mark.rule("A-B1")
@pytest.mark.parametrize(("cards", "asked"), [(("chariots",), False), (("chariots", "cycle"), True)])
def test_amun_needs_two_cards(cards: tuple[str, ...], asked: bool) -> None:
    t = amun(*cards)
    assert (t.prompt == "announce two cards") == asked
    if asked:
        t.do("P1: use", "P1: card chariots")
        assert t.told("A-B1", "card revealed")[:2] == [["amun", "chariots"], ["amun", "cycle"]]
        assert len(t.of("amun", "hand")) == 7


@pytest.mark.rule("A-B1")
def test_amun_may_decline_and_announce_in_a_later_battle_but_once() -> None:
    everywhere = "ra warrior [1,4] [7,2]; amun warrior [1,3] [7,1]"
    cards = ("chariots", "drought", "build", "cycle", "miracle")
    t = amun(*cards, extra=everywhere, situation="conflict of P1", ra="")
    assert t.prompt == "announce two cards"
    t.do("P1: pass", "P1: card chariots", "P2: card build")
    assert (t.prompt, t.column("forms_used")) == ("announce two cards", 0)
    t.do("P1: use", "P1: card drought", "P1: card build", "P2: card chariots")
    assert t.prompt == "choose a battle card"
    assert t.column("forms_used") == 1


@pytest.mark.rule("A-B1")
def test_amun_announces_only_where_he_fights() -> None:
    t = table("amun ra isis", "amun god [1,3]; ra god [4,7]; isis god [5,8]", ra=hand("cycle"))
    assert (t.prompt, t.owing) == ("choose a battle card", ["P3"])


# Anubis


@pytest.mark.rule("A-B5")
@pytest.mark.parametrize("captives", [0, 1, 3])
def test_trapped_warriors_make_the_god_of_anubis_stronger(captives: int) -> None:
    t = table(
        "anubis ra amun",
        "anubis god [4,7]; anubis warrior [4,6]; ra god [5,8]; amun god [1,3]",
        anubis=hand("chariots"),
        ra=hand("cycle") + f", captives = {captives}",
    )
    assert t.told("A-B5", "strength") == [["anubis", 2 + captives, 3, 5 + captives], ["ra", 1, 0, 1]]


@pytest.mark.rule("A-B5")
def test_captives_add_to_a_resplendent_god_and_count_only_where_he_fights() -> None:
    temples = "anubis temple [1,3] [1,5] [7,1]"
    t = table(
        "anubis ra amun",
        f"anubis god [4,7]; ra god [5,8]; amun god [7,2]; {temples}",
        anubis=hand("cycle") + ', powers = ["resplendent"]',
        ra=hand("cycle") + ", captives = 1",
        amun="captives = 1",
    )
    assert t.told("A-B5", "strength")[0] == ["anubis", 5, 0, 5]
    away = table(
        "anubis ra amun",
        "anubis god [7,1]; anubis warrior [4,7]; ra god [5,8]; amun god [7,2]",
        anubis=hand("chariots"),
        ra=hand("cycle") + ", captives = 3",
    )
    assert away.told("A-B5", "strength")[0] == ["anubis", 1, 3, 4]


@pytest.mark.rule("A-SUM6")
def test_a_trapped_warrior_is_summoned_for_a_follower_to_anubis() -> None:
    t = table(
        "ra anubis",
        "ra god [4,7]; anubis god [1,3]",
        "action summon of P1",
        ra="captives = 2, followers = 1",
        anubis="followers = 4",
    )
    assert t.legal() == ["pass", "summon warrior", "summon captive"]
    t.do("P1: summon captive")
    assert t.do("P1: to [4,8]")[:2] == [
        "A-SUM6 ransomed: ra, anubis",
        "A-SUM1 summoned: ra warrior, [4,8]",
    ]
    assert (t.column("captives"), t.of("ra warrior", "pool"), t.piece("[4,8]")) == ({"ra": 1}, 4, "ra warrior")
    assert t.column("followers") == {"anubis": 5}


@pytest.mark.rule("A-SUM6")
@pytest.mark.parametrize(("followers", "captives"), [(0, 1), (1, 0)])
def test_no_ransom_without_a_follower_or_a_captive(followers: int, captives: int) -> None:
    t = table(
        "ra anubis amun",
        "ra god [4,7]; anubis god [1,3]; amun god [7,1]",
        "action summon of P1",
        ra=f"captives = {captives}, followers = {followers}",
        amun="captives = 1",
    )
    assert t.legal() == ["pass", "summon warrior"]


@pytest.mark.rule("A-SUM6")
def test_a_captive_may_come_with_an_empty_pool_and_as_an_extra() -> None:
    t = table(
        "amun anubis",
        "amun god [4,7]; amun warrior [1,3] [1,4] [1,5] [1,6]; amun pyramid [7,1]; anubis god [7,4]",
        "action summon of P1",
        amun='captives = 2, followers = 2, powers = ["pyramid attuned"]',
        anubis="followers = 0",
    )
    assert t.legal() == ["pass", "summon captive"]
    t.do("P1: summon captive", "P1: to [4,8]", "P1: summon captive", "P1: to [7,2]")
    assert (t.column("captives"), t.column("followers"), t.prompt) == ({}, {"anubis": 2}, "choose an action")


# Isis


def isis(extra: str, isis_cards: str = "cycle", enemy: str = "chariots", top: str = "", **of_god: str) -> Table:
    """Amun's God at [4,7] beats Isis's at [4,8]."""
    gods = {"amun": hand(enemy), "isis": hand(isis_cards)} | of_god
    return table("amun isis", f"amun god [4,7]; isis god [4,8]; {extra}", top=top, **gods)


@pytest.mark.rule("A-B8")
def test_isis_may_save_each_figure_with_an_enemy_adjacent() -> None:
    t = isis("isis warrior [5,7] [5,8] [5,9]; amun warrior [5,6]")
    assert (t.prompt, t.owing, t.legal()) == ("protect figures", ["P2"], ["pass", "save [5,7]", "save [5,8]"])
    assert t.do("P2: save [5,8]") == ["A-B8 protected: isis warrior, [5,8]"]
    assert t.legal() == ["pass", "save [5,7]"]
    t.do("P2: pass")
    assert t.told("A-B8", "killed") == [["isis warrior", "[5,7]"], ["isis warrior", "[5,9]"]]
    assert (t.piece("[5,8]"), t.of("isis warrior", "pool")) == ("isis warrior", 5)


@pytest.mark.rule("A-B8")
@pytest.mark.parametrize(
    "beside", ["isis warrior [6,8]", "amun temple [5,8]", "neutral obelisk [6,8]"], ids=["own", "monument", "neutral"]
)
def test_only_enemy_figures_protect(beside: str) -> None:
    t = isis(f"isis warrior [5,9]; {beside}")
    assert (t.prompt, t.piece("[5,9]")) == ("choose an action", "nothing")


@pytest.mark.rule("A-B8", "A-M3")
def test_a_river_or_camel_between_protects_nobody() -> None:
    river = isis("isis warrior [4,6]; amun warrior [3,6] [4,5]", top='camels = ["[4,6]-[4,7]"]')
    assert (river.prompt, river.piece("[4,6]")) == ("choose an action", "nothing")


@pytest.mark.rule("A-B8")
def test_protection_is_judged_before_anybody_dies() -> None:
    t = isis("isis warrior [6,8]; amun warrior [6,7]", "cycle", "build", amun=hand("build") + ", followers = 0")
    t.do("P1: pass")
    assert t.legal() == ["pass", "save [6,8]"]
    t.do("P2: save [6,8]")
    assert (t.piece("[6,8]"), t.piece("[6,7]")) == ("isis warrior", "nothing")


@pytest.mark.rule("A-B8", "A-B3")
def test_a_plague_does_not_ask_isis() -> None:
    t = isis("isis warrior [5,7]; amun warrior [5,6]", enemy="plague", amun=hand("plague") + ", followers = 2")
    t.do("P1: bid 2", "P2: bid 0")
    assert t.told("A-B3", "killed") == [["isis warrior", "[5,7]"]]
    assert t.prompt == "choose an action"


@pytest.mark.rule("A-B8")
def test_flood_needs_no_protection_and_winners_none() -> None:
    flood = isis("isis warrior [3,7] [5,7]; amun warrior [5,6]", isis_cards="flood")
    assert flood.legal() == ["pass", "save [5,7]"]
    won = isis("isis warrior [3,7] [5,7]", "chariots", "cycle")
    assert won.prompt == "choose an action"


@pytest.mark.rule("A-B8")
def test_water_figures_are_protected_by_any_neighbour() -> None:
    # Apep at [6,4] fights in the East; the only enemy beside it stands in the West.
    t = table(
        "amun isis",
        "amun god [4,7]; amun warrior [5,5]; isis god [1,3]; isis apep [6,4]",
        top=APEP,
        amun=hand("chariots"),
        isis=hand("cycle"),
    )
    assert t.legal() == ["pass", "save [6,4]"]
    land = table(
        "amun isis",
        "amun god [4,7]; amun apep [6,4]; isis god [1,3]; isis warrior [6,5] [7,5]",
        top=APEP,
        amun=hand("chariots"),
        isis=hand("cycle"),
    )
    assert land.legal() == ["pass", "save [6,5]"]


# Ra


@pytest.mark.rule("A-SUM5")
@pytest.mark.parametrize("figure", ["warrior", "satet"])
def test_a_figure_that_ra_summons_may_take_a_sun(figure: str) -> None:
    t = table("ra amun", "ra god [4,7]; amun god [1,3]", "action summon of P1", ra='pool = ["satet"]')
    assert t.column("suns") == 3
    t.do(f"P1: summon {figure}", "P1: to [4,8]")
    assert (t.prompt, t.owing, t.legal()) == ("give it a sun", ["P1"], ["pass", "use"])
    assert t.do("P1: use")[0] == f"A-SUM5 radiant: ra {figure} radiant, [4,8]"
    assert (t.piece("[4,8]"), t.column("suns")) == (f"ra {figure} radiant", 2)


@pytest.mark.rule("A-SUM5")
def test_a_sun_may_be_declined_and_others_have_none() -> None:
    t = table("ra amun", "ra god [4,7]; amun god [1,3]", "action summon of P1")
    t.do("P1: summon warrior", "P1: to [4,8]", "P1: pass")
    assert (t.piece("[4,8]"), t.column("suns")) == ("ra warrior", 3)
    other = table("ra amun", "ra god [4,7]; amun god [1,3]", "action summon of P2")
    other.do("P2: summon warrior", "P2: to [1,2]")
    assert other.prompt == "choose an action"


@pytest.mark.rule("A-SUM5")
@pytest.mark.parametrize(("lit", "asked"), [("[1,5] [1,6]", True), ("[1,5] [1,6] [1,7]", False)])
def test_there_are_three_suns(lit: str, asked: bool) -> None:
    t = table("ra amun", f"ra god [4,7]; ra warrior radiant {lit}; amun god [1,3]", "action summon of P1")
    t.do("P1: summon warrior", "P1: to [4,8]")
    assert (t.prompt == "give it a sun") == asked


@pytest.mark.rule("A-B7", "A-X4")
@pytest.mark.parametrize(
    ("lit", "bonus"), [("ra warrior radiant [4,8]", 1), ("ra warrior radiant [4,8] [4,9]", 1), ("ra warrior [4,8]", 0)]
)
def test_radiance_adds_one_to_victory_and_dominion_where_a_radiant_figure_stands(lit: str, bonus: int) -> None:
    battle = table("ra amun", f"ra god [4,7]; amun god [5,8]; {lit}", ra=hand("chariots"), amun=hand("cycle"))
    assert battle.told("A-B7", "gained devotion") == [["ra", 1 + bonus, 1 + bonus]]
    alone = table("ra amun", f"ra god [4,7]; amun god [1,3]; {lit}")
    assert alone.told("A-X4", "gained devotion") == [["ra", 1 + bonus, 1 + bonus]]
    away = table("ra amun", f"ra god [7,1]; amun god [1,3]; {lit}", "battle in the region of [7,1]")
    assert away.told("A-X4", "gained devotion")[0] == ["ra", 1, 1]


@pytest.mark.rule("A-X4", "A-M4")
def test_a_radiant_figure_on_water_shines_in_every_region_it_touches() -> None:
    t = table("ra amun", "ra god [7,1]; ra apep radiant [6,4]; amun god [1,3]", "battle in the region of [7,1]", APEP)
    assert t.told("A-X4", "gained devotion") == [["ra", 2, 2], ["ra", 2, 4]]


# Exact files with such a question open


@pytest.mark.rule("A-SUM5")
@pytest.mark.parametrize("place", ["[4,7]", "[7,1]", "[1,4]", "[4,9]", "[7,4]"])
def test_files_give_suns_only_to_own_dark_figures(place: str) -> None:
    t = table(
        "amun ra",
        "ra god [4,7]; ra warrior radiant [7,1]; ra warrior [7,2] [7,3]; ra obelisk [7,4]; amun god [1,3]; "
        "amun warrior [1,4]",
        "action summon of P2",
    )
    t.do("P2: summon warrior", "P2: to [4,8]")
    assert loads(t)
    assert refused(t, {"figure": place}) == "frame give it a sun: no sun can be given there"
    for h in ("[7,2]", "[7,3]"):
        t.state.piece[HEX_NAMES.index(h)] |= SUN
    t.state.suns = 0
    assert refused(t) == "frame give it a sun: no sun can be given there"


@pytest.mark.rule("A-K2")
def test_files_trap_only_warriors_of_others_while_a_slot_is_free() -> None:
    t = table(
        "anubis ra",
        "anubis god [4,7]; anubis warrior [7,1] [7,2] [7,3] [8,1] [8,2] [8,3]; ra god [5,8]; ra warrior [4,8]; "
        "ra warrior [1,3] [1,4] [1,5]",
        anubis=hand("chariots", "cycle"),
        ra=hand("cycle") + ", captives = 2",
    )
    t.do("P1: card chariots")
    assert loads(t)
    wrong = "frame trap a warrior: no such warrior can be trapped"
    for owners in (["anubis", "ra"], ["amun"], []):
        assert refused(t, {"owners": owners}) == wrong
    t.state.piece[HEX_NAMES.index("[7,1]")] = 0
    t.state.pool[ANUBIS * FIGURES] = 1
    assert refused(t, {"owners": ["anubis", "ra"]}) == wrong
    t.state.piece[HEX_NAMES.index("[1,3]")] = 0
    t.state.captives[RA] = 3
    assert refused(t) == wrong

"""Deaths: where the dead go, who hears of them, and in which order (A-K1 to A-K6)."""

import pytest
from ankh_table import IN_THE_EAST, table
from battles import loads, refused
from table import Table

CATS = 'guardians = ["cat mummy", "mummy", "scorpion"]'


def duel(winner: str, loser: str, extra: str, top: str = "", others: str = "", **of_god: str) -> Table:
    """The winner's God at [4,7] with two Warriors and chariots beats the loser's at [5,8] with cycle."""
    gods = " ".join(filter(None, (winner, loser, others)))
    of_god[winner] = 'hand = ["chariots"]' + of_god.get(winner, "")
    of_god[loser] = 'hand = ["cycle"]' + of_god.get(loser, "")
    return table(
        gods, f"{winner} god [4,7]; {winner} warrior [3,7] [3,8]; {loser} god [5,8]; {extra}", top=top, **of_god
    )


@pytest.mark.rule("A-K1")
def test_the_dead_return_to_their_pools_and_gods_never_die() -> None:
    t = duel("amun", "ra", "amun warrior [5,7]; ra warrior [6,8] [4,8]; ra satet [5,9]; ra warrior [7,1]")
    dead = [["ra warrior", "[4,8]"], ["ra satet", "[5,9]"], ["ra warrior", "[6,8]"]]
    assert t.told("A-B8", "killed") == dead
    assert t.column("pool") == {"amun warrior": 3, "ra warrior": 5, "ra satet": 1}
    assert [t.piece(h) for h in ("[4,8]", "[5,9]", "[6,8]")] == ["nothing"] * 3
    assert [t.piece(h) for h in ("[5,8]", "[5,7]", "[7,1]")] == ["ra god", "amun warrior", "ra warrior"]


@pytest.mark.rule("A-K1")
def test_in_a_full_tie_everybody_dies_except_gods() -> None:
    t = table(
        "amun ra",
        "amun god [4,7]; amun warrior [4,8]; ra god [5,8]; ra satet [5,9]",
        amun='hand = ["cycle"]',
        ra='hand = ["build"]',
    )
    t.do("P1: pass")
    assert t.told("A-B8", "killed") == [["amun warrior", "[4,8]"], ["ra satet", "[5,9]"]]
    assert t.column("pool") == {"amun warrior": 6, "ra warrior": 6, "ra satet": 1}
    assert [t.piece("[4,7]"), t.piece("[5,8]")] == ["amun god", "ra god"]


@pytest.mark.rule("A-K1")
def test_plague_kills_to_the_pool_and_spares_gods() -> None:
    t = table(
        "amun ra",
        "amun god [4,7]; amun warrior [4,8]; ra god [5,8]; ra warrior [5,9]; ra satet [6,8]",
        amun='hand = ["plague"], followers = 2',
        ra='hand = ["cycle"], followers = 2',
    )
    t.do("P1: bid 2", "P2: bid 1")
    assert t.told("A-B3", "killed") == [["ra warrior", "[5,9]"], ["ra satet", "[6,8]"]]
    assert t.column("pool") == {"amun warrior": 5, "ra warrior": 6, "ra satet": 1}
    assert t.piece("[5,8]") == "ra god"


@pytest.mark.rule("A-K2")
def test_anubis_traps_one_of_the_warriors_that_died() -> None:
    t = duel("anubis", "amun", "amun warrior [4,8] [6,8]; amun satet [5,9]")
    assert (t.prompt, t.owing, t.legal()) == ("trap a warrior", ["P1"], ["pass", "trap amun"])
    assert t.of("amun warrior", "pool") == 6
    assert t.do("P1: trap amun")[0] == "A-K2 trapped: anubis, amun"
    assert t.column("captives") == {"amun": 1}
    assert (t.of("amun warrior", "pool"), t.prompt) == (5, "choose an action")


@pytest.mark.rule("A-K2")
def test_a_trap_may_be_declined() -> None:
    t = duel("anubis", "amun", "amun warrior [4,8]")
    t.do("P1: pass")
    assert (t.column("captives"), t.of("amun warrior", "pool"), t.prompt) == ({}, 6, "choose an action")
    assert t.told("A-K2", "trapped") == []


@pytest.mark.rule("A-K2")
@pytest.mark.parametrize(("held", "asked"), [(2, True), (3, False)])
def test_anubis_has_three_slots(held: int, asked: bool) -> None:
    t = table(
        "anubis amun ra",
        "anubis god [4,7]; amun god [5,8]; amun warrior [4,8]; ra god [1,3]",
        anubis='hand = ["chariots"]',
        amun='hand = ["cycle"], captives = 1',
        ra=f"captives = {held - 1}",
    )
    assert (t.prompt == "trap a warrior") == asked


@pytest.mark.rule("A-K2")
def test_anubis_traps_from_afar_and_picks_whose_warrior() -> None:
    t = table(
        "amun ra anubis",
        "amun god [4,7]; amun warrior [4,8]; ra god [5,8]; ra warrior [5,9]; anubis god [1,3]",
        amun='hand = ["cycle"]',
        ra='hand = ["build"]',
    )
    t.do("P1: pass")
    assert (t.owing, t.legal()) == (["P3"], ["pass", "trap amun", "trap ra"])
    t.do("P3: trap ra")
    assert t.column("captives") == {"ra": 1}
    assert (t.of("ra warrior", "pool"), t.of("amun warrior", "pool")) == (5, 6)
    assert t.prompt == "choose an action"


@pytest.mark.rule("A-K2")
def test_anubis_never_traps_his_own() -> None:
    lost = duel("amun", "anubis", "anubis warrior [4,8]")
    assert lost.prompt == "choose an action"
    tied = table(
        "anubis ra",
        "anubis god [4,7]; anubis warrior [4,8]; ra god [5,8]; ra warrior [5,9]",
        anubis='hand = ["cycle"]',
        ra='hand = ["build"]',
    )
    tied.do("P1: pass")
    assert tied.legal() == ["pass", "trap ra"]


@pytest.mark.rule("A-K2")
def test_only_warriors_are_trapped() -> None:
    t = duel("anubis", "amun", "amun satet [4,8]")
    assert t.told("A-B8", "killed") == [["amun satet", "[4,8]"]]
    assert t.prompt == "choose an action"


@pytest.mark.rule("A-K2")
def test_a_plague_and_the_resolution_are_two_moments() -> None:
    t = table(
        "anubis amun ra",
        "anubis god [4,7]; amun god [5,8]; amun warrior [4,8]; ra god [6,8]; ra warrior [5,9]",
        anubis='hand = ["chariots"], followers = 0',
        amun='hand = ["plague"], followers = 1',
        ra='hand = ["cycle"], followers = 0',
    )
    t.do("P2: bid 1")
    assert t.legal() == ["pass", "trap ra"]
    t.do("P1: trap ra")
    assert (t.prompt, t.legal()) == ("trap a warrior", ["pass", "trap amun"])
    t.do("P1: trap amun")
    assert t.column("captives") == {"amun": 1, "ra": 1}


@pytest.mark.rule("A-K2")
def test_a_merged_anubis_traps_through_the_higher_player_and_never_own_warriors() -> None:
    sides = "isis god [4,7]; isis warrior [4,6]; ra god [5,8]; ra warrior [5,9]"
    win = table(
        "anubis isis ra", sides, top='merged = { anubis = "isis" }', isis='hand = ["chariots"]', ra='hand = ["cycle"]'
    )
    assert (win.owing, win.legal()) == (["P2"], ["pass", "trap ra"])
    loss = table(
        "anubis isis ra",
        sides,
        top='merged = { anubis = "isis" }',
        isis='hand = ["cycle"], devotion = 22',
        ra='hand = ["chariots"], devotion = 22',
    )
    assert loss.told("A-B8", "killed") == [["isis warrior", "[4,6]"]]
    assert loss.prompt == "choose an action"


@pytest.mark.rule("A-K3")
def test_a_killed_mummy_must_come_back_beside_its_god() -> None:
    t = duel("amun", "ra", "ra mummy [4,8]; amun warrior [4,9]; ra obelisk [5,9]", ra=", followers = 0")
    assert (t.prompt, t.owing) == ("the mummy returns", ["P2"])
    assert t.legal() == ["to [4,8]", "to [5,7]", "to [6,8]"]
    assert t.do("P2: to [6,8]")[0] == "A-K3 summoned: ra mummy, [6,8]"
    assert (t.of("ra mummy", "pool"), t.piece("[6,8]"), t.piece("[4,8]")) == (0, "ra mummy", "nothing")


@pytest.mark.rule("A-K3", "A-SUM5")
@pytest.mark.parametrize("suns", [1, 0])
def test_the_return_is_a_summon_for_radiance(suns: int) -> None:
    lit = "; ra warrior radiant [7,1] [7,2]" + ("" if suns else " [7,3]")
    t = duel("amun", "ra", "ra mummy [4,8]" + lit)
    t.do("P2: to [4,9]")
    assert (t.prompt == "give it a sun") == bool(suns)
    if suns:
        t.do("P2: use")
        assert (t.piece("[4,9]"), t.column("suns")) == ("ra mummy radiant", 0)


@pytest.mark.rule("A-K3")
def test_the_sun_of_a_killed_mummy_can_be_given_again() -> None:
    t = duel("amun", "ra", "ra mummy radiant [4,8]; ra warrior radiant [7,1] [7,2]")
    t.do("P2: to [4,8]", "P2: use")
    assert (t.piece("[4,8]"), t.column("suns")) == ("ra mummy radiant", 0)


@pytest.mark.rule("A-K3")
def test_a_mummy_goes_where_its_god_is_and_no_river_lies_between() -> None:
    far = table(
        "amun ra",
        "amun god [1,0]; amun warrior [2,0] [4,7]; ra god [4,5]; ra mummy [5,8]",
        amun='hand = ["chariots", "cycle"]',
        ra='hand = ["cycle"]',
    )
    far.do("P1: pass", "P1: card chariots")
    assert far.legal() == ["to [4,4]", "to [5,4]", "to [5,5]"]
    assert loads(far)
    assert refused(far, {"side": "amun"}) == "frame the mummy returns: no mummy is in the pool"
    dead: list[dict[str, object]] = [{"owners": ["isis"]}, {"isis mummies": 1}, {"isis cat mummies": 1}]
    for change in dead:
        assert refused(far, change, -2) == "frame deaths: isis is not in play"


@pytest.mark.rule("A-K3")
def test_a_mummy_without_a_free_hex_stays_in_the_pool() -> None:
    full = "amun warrior [3,7]; amun temple [4,7]"
    t = table(
        "amun ra",
        f"ra god [4,6]; ra warrior [6,7]; ra mummy [5,7]; amun god [5,6]; {full}",
        amun='hand = ["chariots"]',
        ra='hand = ["cycle"]',
    )
    assert (t.prompt, t.of("ra mummy", "pool"), t.told("A-K3", "summoned")) == ("choose an action", 1, [])


@pytest.mark.rule("A-K3")
def test_one_free_hex_leaves_no_choice() -> None:
    t = table(
        "amun ra",
        "ra god [4,6]; ra mummy [5,7]; amun god [5,6]; amun temple [4,7]",
        amun='hand = ["chariots"]',
        ra='hand = ["cycle"]',
    )
    assert t.told("A-K3", "summoned") == [["ra mummy", "[3,7]"]]


@pytest.mark.rule("A-K3")
def test_two_mummies_and_one_hex() -> None:
    t = table(
        "ra amun isis",
        "amun god [4,6]; amun mummy [5,7] [5,8]; ra god [5,6]; ra temple [4,7]; isis god [1,3]",
        ra='hand = ["chariots"]',
        amun='hand = ["cycle"]',
    )
    assert t.told("A-K3", "summoned") == [["amun mummy", "[3,7]"]]
    assert (t.of("amun mummy", "pool"), t.prompt) == (1, "choose an action")


@pytest.mark.rule("A-K3")
@pytest.mark.parametrize(("anubis", "amun", "first"), [(1, 2, "P2"), (2, 1, "P1")])
def test_mummies_return_in_reverse_order_of_devotion(anubis: int, amun: int, first: str) -> None:
    t = table(
        "amun anubis isis",
        "isis god [4,7]; amun god [1,3]; amun mummy [5,7]; anubis god [7,1]; anubis mummy [5,8]",
        isis='hand = ["chariots"]',
        amun=f'hand = ["cycle"], devotion = {amun}',
        anubis=f'hand = ["cycle"], devotion = {anubis}',
    )
    assert t.owing == [first]
    t.do(f"{first}: to {'[8,1]' if first == 'P2' else '[1,4]'}")
    assert (t.prompt, t.owing) == ("the mummy returns", ["P1" if first == "P2" else "P2"])


@pytest.mark.rule("A-K3", "A-MOV4")
@pytest.mark.parametrize(("side", "more"), [("ra", []), ("osiris", ["to [4,8]"])])
def test_a_mummy_returns_on_a_tile_only_to_osiris(side: str, more: list[str]) -> None:
    t = table(
        f"amun {side} " + ("osiris" if side == "ra" else "ra"),
        f"amun god [4,7]; {side} god [5,8]; {side} mummy [6,8]; {'osiris' if side == 'ra' else 'ra'} god [1,3]",
        top='tiles = ["[4,8]"]',
        amun='hand = ["chariots"]',
        **{side: 'hand = ["cycle"]'},
    )
    assert t.legal() == [*more, "to [4,9]", "to [5,7]", "to [5,9]", "to [6,8]"]


@pytest.mark.rule("A-K3", "A-B3", "A-B10")
def test_a_mummy_killed_by_plague_fights_on_and_both_deaths_count() -> None:
    t = table(
        "ra amun",
        "ra god [4,7]; ra warrior [4,6]; amun god [5,8]; amun mummy [5,7]",
        ra='hand = ["plague"], followers = 1',
        amun='hand = ["miracle"], followers = 0',
    )
    t.do("P1: bid 1", "P2: to [4,8]")
    assert t.told("A-B5", "strength") == [["amun", 2, 0, 2], ["ra", 2, 1, 3]]
    t.do("P2: to [5,9]")
    assert t.told("A-B10", "gained devotion") == [["amun", 2, 2]]
    assert t.piece("[5,9]") == "amun mummy"


@pytest.mark.rule("A-K4")
def test_a_killed_cat_mummy_costs_everybody_else_one_devotion() -> None:
    t = duel(
        "amun",
        "ra",
        "ra cat mummy [4,8]; isis god [1,3]; osiris god [7,1]",
        CATS,
        "isis osiris",
        amun=", devotion = 9",
        ra=", devotion = 5",
        isis="devotion = 4",
        osiris="devotion = 6",
    )
    assert t.told("A-K4", "lost devotion") == [["isis", 1, 3], ["osiris", 1, 5], ["amun", 1, 9]]
    assert t.column("devotion") == {"amun": 9, "isis": 3, "osiris": 5, "ra": 5}
    assert (t.of("osiris", "pile"), t.of("ra", "pile")) == (1, 0)


@pytest.mark.rule("A-K4")
def test_at_zero_nothing_is_lost_and_the_pile_stays() -> None:
    t = duel("amun", "ra", "ra cat mummy [4,8]; isis god [1,3]", CATS, "isis")
    assert t.told("A-K4", "lost devotion") == [["amun", 1, 0]]
    assert t.column("pile") == {"amun": 2, "ra": 1}


@pytest.mark.rule("A-K4", "A-B10")
def test_in_resolution_cats_come_after_the_rewards_and_before_miracles() -> None:
    t = table(
        "amun ra",
        "amun god [4,7]; ra god [5,8]; ra cat mummy [4,8]",
        top=CATS,
        amun='hand = ["chariots"], devotion = 3',
        ra='hand = ["miracle"], powers = ["magnanimous"]',
    )
    assert [e.rule for e in t.log.events if "devotion" in e.template] == ["A-B7", "A-B9", "A-K4", "A-B10"]
    assert t.column("devotion") == {"amun": 3, "ra": 3}


@pytest.mark.rule("A-K4")
def test_in_a_plague_cats_come_at_once() -> None:
    t = table(
        "amun ra",
        "amun god [4,7]; amun temple [5,7]; ra god [5,8]; ra cat mummy [4,8]",
        top=CATS,
        amun='hand = ["plague"], devotion = 3, followers = 1',
        ra='hand = ["cycle"], followers = 0',
    )
    t.do("P1: bid 1")
    assert [e.rule for e in t.log.events if "devotion" in e.template] == ["A-K4", "A-B4", "A-B7"]


@pytest.mark.rule("A-K4")
def test_every_cat_counts() -> None:
    t = table(
        "amun ra isis",
        "isis god [4,7]; amun god [5,8]; amun cat mummy [4,8]; ra god [6,8]; ra cat mummy [5,9]",
        top=CATS,
        isis='hand = ["chariots"], devotion = 9',
        amun='hand = ["cycle"], devotion = 6',
        ra='hand = ["cycle"], devotion = 7',
    )
    assert t.told("A-K4", "lost devotion") == [["ra", 1, 6], ["isis", 1, 9], ["amun", 1, 5], ["isis", 1, 8]]
    both = duel("amun", "ra", "ra cat mummy [4,8] [5,9]; isis god [1,3]", CATS, "isis", amun=", devotion = 9")
    assert both.of("amun", "devotion") == 8


@pytest.mark.rule("A-K4", "A-MG3")
def test_a_merged_partner_is_not_another_player_and_a_merged_god_loses_once() -> None:
    pieces = "amun god [4,7]; ra god [5,8]; ra cat mummy [4,8]; osiris god [1,3]"
    devotion = {"amun": 'hand = ["chariots"], devotion = 9', "ra": 'hand = ["cycle"], devotion = 5'}
    own = table(
        "amun ra anubis osiris", pieces, top=CATS + '\nmerged = { anubis = "ra" }', osiris="devotion = 3", **devotion
    )
    assert own.told("A-K4", "lost devotion") == [["osiris", 1, 2], ["amun", 1, 9]]
    enemy = table(
        "amun ra anubis osiris",
        pieces,
        top=CATS + '\nmerged = { anubis = "osiris" }',
        osiris="devotion = 3",
        **devotion,
    )
    assert enemy.told("A-K4", "lost devotion") == [["osiris", 1, 2], ["amun", 1, 9]]


@pytest.mark.rule("A-K5")
def test_the_sun_of_a_dead_figure_returns() -> None:
    t = duel("amun", "ra", "ra warrior radiant [4,8] [6,8]; ra warrior radiant [7,1]")
    assert (t.column("suns"), t.piece("[7,1]"), t.of("ra warrior", "pool")) == (2, "ra warrior radiant", 5)
    plague = table(
        "amun ra",
        "amun god [4,7]; ra god [5,8]; ra warrior radiant [4,8]; ra warrior [6,8]",
        amun='hand = ["plague"], followers = 1',
        ra='hand = ["cycle"], followers = 0',
    )
    assert plague.column("suns") == 2
    plague.do("P1: bid 1")
    assert plague.column("suns") == 3


@pytest.mark.rule("A-B10")
def test_anubis_then_mummies_then_cats() -> None:
    t = table(
        "anubis amun ra",
        "anubis god [4,7]; amun god [5,8]; amun warrior [4,8]; amun mummy [6,8]; ra god [5,7]; ra cat mummy [5,6]",
        top=CATS,
        anubis='hand = ["chariots"], devotion = 4',
        ra='hand = ["cycle"]',
        amun='hand = ["cycle"]',
    )
    assert t.prompt == "trap a warrior"
    t.do("P1: trap amun")
    assert (t.prompt, t.told("A-K4", "lost devotion")) == ("the mummy returns", [])
    t.do("P2: to [4,9]")
    assert t.told("A-K4", "lost devotion") == [["anubis", 1, 4]]
    order = ["killed", "killed", "killed", "trapped", "summoned", "lost devotion"]
    assert t.order("killed", "trapped", "summoned", "lost devotion") == order


@pytest.mark.rule("A-K6")
def test_merging_and_short_bases_kill_nobody() -> None:
    t = table(
        "ra amun anubis",
        "ra god [1,3]; ra cat mummy [1,4]; ra mummy [1,5]; ra warrior [1,6]; anubis god [7,1]; "
        "amun god [4,3]; amun cat mummy [4,4]",
        situation="merging",
        top=CATS,
        ra="devotion = 1",
        amun='devotion = 2, pool = ["mummy"]',
        anubis="devotion = 9",
    )
    t.do("P2: leave [1,4]")
    assert (t.prompt, t.of("anubis", "devotion"), t.column("captives")) == ("which guardians leave", 9, {})
    t.do("P2: leave [4,4]", "P2: pass")
    assert (t.prompt, t.order("killed", "lost devotion", "trapped", "summoned")) == ("choose an action", [])
    assert t.of("anubis", "devotion") == 9


@pytest.mark.rule("A-K6")
def test_forgetting_kills_nobody() -> None:
    t = table(
        "ra amun anubis",
        "ra god [1,3]; ra cat mummy [1,4]; ra mummy [1,5]; ra warrior [1,6]; amun god [7,1]; anubis god [7,2]",
        situation=IN_THE_EAST,
        top=CATS + "\nevent = 16",
        ra="devotion = 20",
        amun="devotion = 25",
        anubis="devotion = 26",
    )
    assert t.order("forgotten", "killed", "lost devotion", "trapped", "summoned") == ["forgotten"]
    assert (t.column("devotion"), t.prompt) == ({"amun": 25, "anubis": 26}, "choose an action")

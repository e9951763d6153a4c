"""Osiris and his Underworld tiles (A-G2, A-SUM4, A-MOV4)."""

import pytest
from ankh_table import hand, table
from battles import loads, refused
from table import Table


def osiris(extra: str = "", tiles: str = "[]", cards: str = "cycle", **of_god: str) -> Table:
    """Amun's God at [4,7] beats that of Osiris at [5,8]."""
    gods = {"amun": hand("chariots"), "osiris": hand(cards)} | of_god
    return table("amun osiris", f"amun god [4,7]; osiris god [5,8]; {extra}", top=f"tiles = {tiles}", **gods)


@pytest.mark.rule("A-G2")
def test_osiris_may_lay_a_tile_on_any_empty_land_of_the_region_where_he_lost() -> None:
    t = osiris("osiris warrior [4,8]; neutral temple [4,9]")
    assert (t.prompt, t.owing, t.legal()) == ("place an underworld tile", ["P2"], ["pass", "tile"])
    t.do("P2: tile")
    empty = {
        *("[2,9]", "[2,10]", "[3,7]", "[3,8]", "[3,10]", "[4,6]", "[4,8]", "[5,6]", "[5,7]", "[5,9]", "[6,5]"),
        *("[6,6]", "[6,7]", "[6,8]", "[7,5]", "[7,6]", "[7,7]", "[7,9]", "[8,5]", "[8,6]", "[8,7]", "[8,8]"),
        *("[8,9]", "[9,6]", "[9,8]"),
    }
    assert set(t.legal()) == {f"to {place}" for place in empty}
    assert t.do("P2: to [4,8]")[0] == "A-G2 tile placed: osiris, [4,8]"
    assert (t.column("tiles"), t.prompt) == ({"1": "[4,8]"}, "choose an action")


@pytest.mark.rule("A-G2")
def test_the_tile_goes_where_the_battle_was() -> None:
    t = table(
        "amun osiris",
        "amun god [7,1]; osiris god [7,2]",
        "battle in the region of [7,1]",
        amun=hand("chariots"),
        osiris=hand("cycle"),
    )
    t.do("P2: tile")
    assert {"to [1,0]", "to [9,4]"} <= set(t.legal())
    assert not {"to [1,3]", "to [4,7]", "to [7,1]", "to [6,2]"} & set(t.legal())
    assert len(t.legal()) == 30


@pytest.mark.rule("A-G2")
def test_osiris_may_decline() -> None:
    t = osiris()
    t.do("P2: pass")
    assert (t.column("tiles"), t.prompt) == ({}, "choose an action")


@pytest.mark.rule("A-G2")
def test_osiris_chooses_between_tiles_on_and_off_the_board() -> None:
    some = osiris("amun warrior [7,1]", '["[7,2]", "[4,8]"]')
    assert some.legal() == ["pass", "tile", "move [4,8]", "move [7,2]"]
    some.do("P2: move [7,2]")
    assert "to [4,8]" not in some.legal()
    assert "to [7,2]" not in some.legal()
    some.do("P2: to [3,7]")
    assert some.column("tiles") == {"1": "[3,7]", "2": "[4,8]"}
    three = osiris(tiles='["[7,2]", "[4,8]", "[1,3]"]')
    assert three.legal() == ["pass", "move [1,3]", "move [4,8]", "move [7,2]"]
    three.do("P2: move [4,8]", "P2: to [4,9]")
    assert three.column("tiles") == {"1": "[1,3]", "2": "[4,9]", "3": "[7,2]"}


@pytest.mark.rule("A-G2")
def test_relocating_leaves_the_figure_of_the_old_hex_where_it_is() -> None:
    t = osiris("osiris warrior [7,2]", '["[7,2]"]')
    t.do("P2: move [7,2]", "P2: to [4,8]")
    assert (t.piece("[7,2]"), t.column("tiles")) == ("osiris warrior", {"1": "[4,8]"})


@pytest.mark.rule("A-G2")
def test_no_tile_without_an_empty_hex() -> None:
    # Six hexes that camels cut off from the West, all of them full after the battle.
    camels = 'camels = ["[3,0]-[4,0]", "[3,1]-[4,0]", "[3,1]-[4,1]", "[3,1]-[4,2]", "[3,2]-[3,3]", "[3,2]-[4,2]"]'
    pieces = "amun god [1,0]; osiris god [2,0]; amun temple [2,1] [3,0] [3,1]; "
    sides = {"amun": hand("chariots"), "osiris": hand("cycle")}
    full = table("amun osiris", pieces + "amun warrior [3,2]", "battle in the region of [1,0]", camels, **sides)
    assert full.prompt == "choose an action"
    freed = table("amun osiris", pieces + "osiris warrior [3,2]", "battle in the region of [1,0]", camels, **sides)
    assert freed.prompt == "place an underworld tile"
    freed.do("P2: tile")
    assert (freed.column("tiles"), freed.prompt) == ({"1": "[3,2]"}, "choose an action")


@pytest.mark.rule("A-G2", "A-B6")
def test_a_tie_and_a_wipe_out_are_losses_but_victory_and_dominion_are_not() -> None:
    tie = osiris(amun=hand("cycle"))
    tie.do("P1: pass")
    assert tie.prompt == "place an underworld tile"
    gone = table(
        "amun osiris",
        "amun god [4,7]; osiris warrior [5,8]; osiris god [1,3]",
        amun=hand("plague") + ", followers = 1",
        osiris=hand("cycle") + ", followers = 0",
    )
    gone.do("P1: bid 1")
    assert gone.prompt == "place an underworld tile"
    won = osiris("osiris warrior [4,8] [4,9] [5,9] [5,7]")
    assert (won.told("A-B6", "wins battle"), won.prompt) == ([["osiris"]], "choose an action")
    alone = table("amun osiris", "amun god [1,3]; osiris god [4,7]")
    assert alone.prompt == "choose an action"


@pytest.mark.rule("A-B10")
def test_the_tile_comes_after_miracles_and_before_worship() -> None:
    t = osiris("osiris warrior [4,8]", osiris=hand("miracle") + ', powers = ["worshipful"], followers = 2')
    assert (t.told("A-B10", "gained devotion"), t.prompt) == ([["osiris", 1, 1]], "place an underworld tile")
    t.do("P2: pass")
    assert t.prompt == "offer followers for devotion"


@pytest.mark.rule("A-G2")
def test_a_tile_is_neither_fertile_nor_desert() -> None:
    flood = osiris("osiris warrior [3,7] [5,6]", '["[3,7]"]', "flood")
    assert flood.told("A-B1", "gained followers") == [["osiris", 1, 2]]
    assert flood.told("A-B8", "killed") == [["osiris warrior", "[3,7]"]]
    drought = osiris("osiris warrior [4,8] [4,9] [5,9]", '["[4,8]"]', "drought", amun=hand("cycle"))
    assert drought.told("A-B7", "gained devotion") == [["osiris", 4, 4]]


@pytest.mark.rule("A-MOV4")
def test_only_osiris_ends_a_move_on_a_tile() -> None:
    pieces = "amun god [4,7]; osiris god [5,8]"
    tiles = 'tiles = ["[4,8]"]'
    other = table("amun osiris", pieces, "action move of P1", tiles)
    other.do("P1: move [4,7]")
    assert "to [4,8]" not in other.legal()
    assert "to [4,9]" in other.legal()
    own = table("amun osiris", pieces, "action move of P2", tiles)
    own.do("P2: move [5,8]")
    assert "to [4,8]" in own.legal()
    nowhere = table("amun osiris", pieces, "action move of P1", 'tiles = ["[1,3]"]')
    nowhere.do("P1: move [4,7]")
    assert "to [4,8]" in nowhere.legal()


@pytest.mark.rule("A-MOV4", "A-B2")
def test_others_are_not_summoned_on_a_tile_and_nobody_builds_there() -> None:
    summon = table("amun osiris", "amun god [4,6]; osiris god [1,3]", "action summon of P1", 'tiles = ["[4,7]"]')
    summon.do("P1: summon warrior")
    assert summon.legal() == ["to [3,7]", "to [5,6]"]
    for cards in ({"amun": hand("build")}, {"amun": hand("chariots"), "osiris": hand("build")}):
        build = osiris(tiles='["[4,8]"]', **{g: c + ", followers = 3" for g, c in cards.items()})
        player = build.owing[0]
        build.do(f"{player}: build temple")
        assert "to [4,8]" not in build.legal()
        assert "to [4,9]" in build.legal()


@pytest.mark.rule("A-SUM4")
def test_osiris_summons_one_extra_figure_on_a_tile() -> None:
    t = table(
        "osiris amun",
        "osiris god [1,3]; osiris warrior [4,8]; amun god [7,1]",
        "action summon of P1",
        'tiles = ["[4,8]", "[5,6]", "[7,3]"]',
    )
    t.do("P1: summon warrior", "P1: to [7,3]", "P1: summon warrior")
    # The extra is spent: what is left is the regular figure, beside the new one too.
    assert "to [8,3]" in t.legal()
    assert "to [5,6]" not in t.legal()
    t.do("P1: to [8,3]")
    assert (t.prompt, t.of("osiris warrior", "pool")) == ("choose an action", 3)


@pytest.mark.rule("A-SUM4", "A-SUM7")
def test_the_extra_of_osiris_needs_a_free_tile_and_may_be_declined() -> None:
    taken = table(
        "osiris amun",
        "osiris god [1,3]; osiris warrior [4,8]; amun warrior [5,6]; amun god [7,1]",
        "action summon of P1",
        'tiles = ["[4,8]", "[5,6]"]',
    )
    taken.do("P1: summon warrior", "P1: to [1,2]")
    assert taken.prompt == "choose an action"
    free = table("osiris amun", "osiris god [1,3]; amun god [7,1]", "action summon of P1", 'tiles = ["[4,8]", "[5,6]"]')
    free.do("P1: summon warrior", "P1: to [1,2]", "P1: summon warrior")
    assert free.legal() == ["to [4,8]", "to [5,6]"]
    declined = table("osiris amun", "osiris god [1,3]; amun god [7,1]", "action summon of P1", 'tiles = ["[4,8]"]')
    declined.do("P1: summon warrior", "P1: to [1,2]", "P1: pass")
    assert (declined.prompt, declined.of("osiris warrior", "pool")) == ("choose an action", 5)


@pytest.mark.rule("A-G2")
def test_files_with_a_tile_to_lay_are_checked() -> None:
    t = osiris(tiles='["[7,2]"]', amun=hand("chariots", "cycle"))
    t.do("P1: pass", "P1: card chariots")
    assert loads(t)
    t.do("P2: move [7,2]")
    assert loads(t)
    assert refused(t, {"from": "[4,8]"}) == "frame where to lay the tile: there is no such tile"

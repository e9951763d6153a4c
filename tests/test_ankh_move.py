"""The Move action, Satet, the Giant Scorpion's claws, Underworld tiles (A-MOV1 to A-MOV4)."""

import pytest
from ankh_table import table
from battles import loads, refused
from table import Table

from benben.ankh.box import hexmap
from benben.kernel.errors import BadPosition, IllegalChoice

GODS_APART = "isis god [7,0]; ra god [1,1]"
AIMS = ["n-ne", "ne-se", "se-s", "s-sw", "sw-nw", "nw-n"]
AROUND_4_7 = ["[3,7]", "[4,8]", "[5,8]", "[5,7]", "[5,6]", "[4,6]"]  # clockwise from north
CORNER = ["[6,7]", "[6,8]", "[7,5]", "[7,6]", "[7,7]", "[7,9]", "[8,5]", "[8,6]", "[8,7]", "[8,8]", "[8,9]", "[9,6]"]
"""All land within three hexes of [9,8]."""


def moving(pieces: str, top: str = "", gods: str = "isis ra", by: str = "P1", **of_god: str) -> Table:
    return table(gods, pieces, f"action move of {by}", top, **of_god)


def targets(t: Table, origin: str) -> list[str]:
    """Where the figure at `origin` may go; it is then on its way."""
    t.do(f"{t.owing[0]}: move {origin}")
    return [choice.removeprefix("to ") for choice in t.legal()]


def walled(free: str = "", there: str = "neutral temple") -> str:
    """Monuments on all land within three hexes of [9,8], `there` on the hex `free`."""
    wall = [name for name in CORNER if name != free]
    return f"neutral temple {' '.join(wall[:6])}; neutral pyramid {' '.join(wall[6:])}" + (
        f"; {there} {free}" if free and there else ""
    )


@pytest.mark.rule("A-MOV1")
def test_example_of_page_15() -> None:
    """Through a Warrior to an Obelisk; through water and a Pyramid; blocked, so two hexes only; the last one stays."""
    t = moving(
        "amun god [4,7]; amun warrior [5,7] [5,9] [5,6]; neutral obelisk [8,7]; neutral pyramid [7,9];"
        "neutral temple [4,4]; ra god [4,5]; ra warrior [5,4] [4,3] [3,3]",
        gods="amun ra",
    )
    assert t.legal() == ["pass", "move [4,7]", "move [5,6]", "move [5,7]", "move [5,9]"]
    assert "[7,7]" in targets(t, "[4,7]")
    t.do("P1: to [7,7]")
    assert "[8,9]" in targets(t, "[5,9]")
    t.do("P1: to [8,9]")
    beside_temple = ["[4,5]", "[5,4]", "[4,3]", "[3,3]"]
    assert not set(beside_temple) & set(targets(t, "[5,6]"))
    t.do("P1: to [3,5]")  # through Ra's God at [4,5] and twice over the river
    t.do("P1: pass")
    assert t.prompt == "choose an action"
    assert t.told("A-MOV1", "moved") == [
        ["amun god", "[4,7]", "[7,7]"],
        ["amun warrior", "[5,9]", "[8,9]"],
        ["amun warrior", "[5,6]", "[3,5]"],
    ]
    assert [t.piece(name) for name in ("[4,7]", "[7,7]", "[5,7]")] == ["nothing", "amun god", "amun warrior"]


@pytest.mark.rule("A-MOV1")
def test_three_hexes_through_anything() -> None:
    """For every hex of the board: the land within three steps, whatever lies between, water included."""
    for origin in range(hexmap.HEXES):
        ring = [origin]
        seen = {origin}
        for _ in range(3):
            ring = [n for h in ring for n in hexmap.AROUND[h] if n >= 0 and n not in seen]
            seen.update(ring)
        assert hexmap.REACH[origin] == sorted(h for h in seen if h != origin and not hexmap.WATER[h])


@pytest.mark.rule("A-MOV1")
def test_ends_on_empty_land_only() -> None:
    t = moving(f"isis warrior [9,8]; {GODS_APART}; ra warrior [8,8]; isis warrior [8,9]; ra obelisk [8,7]")
    assert targets(t, "[9,8]") == [name for name in CORNER if name not in ("[8,8]", "[8,9]", "[8,7]")]


@pytest.mark.rule("A-MOV1")
def test_each_figure_once_in_any_order() -> None:
    t = moving("isis god [7,0]; isis warrior [7,1] [8,1]; ra god [1,1]")
    t.do("P1: move [8,1]", "P1: to [8,2]")
    assert t.legal() == ["pass", "move [7,0]", "move [7,1]"]
    t.do("P1: move [7,0]", "P1: to [8,1]")  # where somebody stood who has moved
    assert t.legal() == ["pass", "move [7,1]"]
    t.do("P1: move [7,1]", "P1: to [7,0]")
    assert t.prompt == "choose an action"
    assert [t.piece(name) for name in ("[8,2]", "[8,1]", "[7,0]")] == ["isis warrior", "isis god", "isis warrior"]


@pytest.mark.rule("A-MOV1")
def test_only_own_figures_move() -> None:
    t = moving(f"{GODS_APART}; ra warrior [7,1]; isis temple [7,2]; neutral temple [8,1]")
    assert t.legal() == ["pass", "move [7,0]"]
    with pytest.raises(IllegalChoice, match=r"A-MOV1"):
        t.do("P1: move [7,1]")


@pytest.mark.rule("A-MOV1")
def test_a_figure_with_nowhere_to_go_is_not_asked_about() -> None:
    t = moving(f"isis warrior [9,8]; {GODS_APART}; {walled()}")
    assert t.legal() == ["pass", "move [7,0]"]
    t = moving(f"isis warrior [9,8]; {GODS_APART}; {walled('[8,6]', '')}")
    assert t.legal() == ["pass", "move [7,0]", "move [9,8]"]
    t.do("P1: move [9,8]")  # one place only: no question
    assert t.piece("[8,6]") == "isis warrior"


@pytest.mark.rule("A-MOV1")
def test_a_figure_carries_its_sun() -> None:
    t = moving("ra god [7,0]; ra warrior radiant [7,1]; isis god [1,1]", by="P2")
    t.do("P2: move [7,1]", "P2: to [8,1]")
    assert t.piece("[8,1]") == "ra warrior radiant"


@pytest.mark.rule("A-MOV2")
def test_satet_pushes_an_enemy_aside() -> None:
    t = moving(f"isis satet [4,7]; {GODS_APART}; ra warrior [5,8]; neutral temple [5,9]; ra obelisk [4,8]")
    found = targets(t, "[4,7]")
    assert "[5,8]" in found
    assert found == sorted(set(found), key=hexmap.HEX_NAMES.index)  # as all menus, in the order of the board
    t.do("P1: to [5,8]")
    assert (t.prompt, t.owing) == ("push the figure", ["P1"])
    assert t.legal() == ["to [4,7]", "to [4,9]", "to [5,7]", "to [6,8]"]  # the hex Satet leaves is one of them
    told = t.do("P1: to [4,9]")
    assert told == [
        "A-MOV2 moved: isis satet, [4,7], [5,8]",
        "A-MOV2 pushed: ra warrior, [5,8], [4,9]",
    ]
    assert [t.piece(name) for name in ("[4,7]", "[5,8]", "[4,9]")] == ["nothing", "isis satet", "ra warrior"]
    assert t.legal() == ["pass", "move [7,0]"]  # Satet has moved


@pytest.mark.rule("A-MOV2")
def test_satet_may_push_onto_the_hex_it_came_from() -> None:
    t = moving(f"isis satet [4,7]; {GODS_APART}; ra warrior radiant [5,8]")
    t.do("P1: move [4,7]", "P1: to [5,8]", "P1: to [4,7]")
    assert [t.piece(name) for name in ("[4,7]", "[5,8]")] == ["ra warrior radiant", "isis satet"]


@pytest.mark.rule("A-MOV2")
def test_satet_pushes_gods_and_guardians_but_not_its_own_side() -> None:
    t = moving(
        "isis satet [4,7]; isis god [4,6]; isis warrior [5,6]; ra god [5,8]; ra scorpion n-ne [5,7];"
        "neutral temple [3,7]; ra obelisk [4,8]"
    )
    found = targets(t, "[4,7]")
    assert {"[5,8]", "[5,7]"} <= set(found)
    assert not {"[4,6]", "[5,6]", "[3,7]", "[4,8]"} & set(found)
    t.do("P1: to [5,8]", "P1: to [4,9]")
    assert t.piece("[4,9]") == "ra god"


@pytest.mark.rule("A-MOV2")
def test_satet_spares_what_became_its_own_by_merging() -> None:
    t = moving(
        "isis satet [4,7]; isis god [7,0]; isis warrior [4,8]; ra god [5,8]",
        'merged = { amun = "isis" }',
        "isis ra amun",
        "P3",
    )
    found = targets(t, "[4,7]")
    assert ("[4,8]" in found, "[5,8]" in found) == (False, True)


@pytest.mark.rule("A-MOV2")
def test_others_do_not_push() -> None:
    t = moving("isis warrior [4,7]; isis god [4,6]; ra god [1,1]; ra warrior [5,8]")
    assert "[5,8]" not in targets(t, "[4,7]")
    t.do("P1: to [3,7]")
    assert "[5,8]" not in targets(t, "[4,6]")


@pytest.mark.rule("A-MOV2")
def test_satet_moves_no_further_than_others() -> None:
    t = moving("isis satet [4,7]; isis god [7,0]; ra god [7,7]; ra warrior [8,7]")
    found = targets(t, "[4,7]")
    assert ("[7,7]" in found, "[8,7]" in found) == (True, False)


@pytest.mark.rule("A-MOV2")
def test_a_figure_that_cannot_be_pushed_keeps_its_hex() -> None:
    """[9,8] has three land neighbours; with all of them taken, Satet may come only from one of them."""
    walls = "ra warrior [8,8] [9,8]; isis pyramid [8,9]"
    t = moving(f"isis satet [7,7]; {GODS_APART}; {walls}; neutral temple [8,7]")
    assert "[9,8]" not in targets(t, "[7,7]")
    t = moving(f"isis satet [8,7]; {GODS_APART}; {walls}")
    assert "[9,8]" in targets(t, "[8,7]")
    t.do("P1: to [9,8]")  # the only way out is where Satet was
    assert [t.piece(name) for name in ("[8,7]", "[9,8]")] == ["ra warrior", "isis satet"]


@pytest.mark.rule("A-MOV2")
def test_no_push_into_water_and_none_out_of_it() -> None:
    t = moving(
        f"isis satet [5,7]; {GODS_APART}; ra apep [3,9]; ra warrior [4,8]",
        'guardians = ["satet", "apep", "scorpion"]',
    )
    found = targets(t, "[5,7]")
    assert "[3,9]" not in found
    t.do("P1: to [4,8]")
    assert t.legal() == ["to [3,7]", "to [3,8]", "to [4,7]", "to [4,9]", "to [5,8]"]  # not [3,9]


@pytest.mark.rule("A-MOV2")
def test_barriers_do_not_stop_a_push() -> None:
    """Over the Nile ([5,5] to [5,6]) and over a camel."""
    t = moving(
        f"isis satet [4,5]; {GODS_APART}; ra warrior [5,5]",
        'camels = ["[5,4]-[5,5]"]',
    )
    t.do("P1: move [4,5]", "P1: to [5,5]")
    assert t.legal() == ["to [4,5]", "to [5,4]", "to [5,6]", "to [6,5]", "to [6,6]"]


TILES = 'tiles = ["[4,8]", "[5,9]"]'


@pytest.mark.rule("A-MOV2", "A-MOV4")
def test_no_push_onto_an_underworld_tile() -> None:
    t = moving("isis satet [4,7]; isis god [7,0]; ra god [5,8]; osiris god [1,1]", TILES, "isis ra osiris")
    t.do("P1: move [4,7]", "P1: to [5,8]")
    assert t.legal() == ["to [4,7]", "to [4,9]", "to [5,7]", "to [6,8]"]


@pytest.mark.rule("A-MOV2", "A-MOV4")
def test_osiris_may_be_pushed_onto_his_tile_but_not_off_it() -> None:
    """Satet may not stop on a tile, even to push."""
    pieces = "isis satet [4,7]; isis god [7,0]; osiris god [5,8]; osiris warrior [5,9]"
    t = moving(pieces, TILES, "isis osiris")
    assert "[5,9]" not in targets(t, "[4,7]")
    t.do("P1: to [5,8]")
    assert t.legal() == ["to [4,7]", "to [4,8]", "to [4,9]", "to [5,7]", "to [6,8]"]


@pytest.mark.rule("A-MOV2", "A-MOV4")
def test_satet_of_osiris_may_stop_on_a_tile() -> None:
    t = moving("osiris satet [4,7]; osiris god [7,0]; isis god [4,8]", TILES, "osiris isis")
    found = targets(t, "[4,7]")
    assert {"[4,8]", "[5,9]"} <= set(found)
    t.do("P1: to [4,8]")
    assert t.legal() == ["to [3,7]", "to [3,8]", "to [4,7]", "to [4,9]", "to [5,8]"]


@pytest.mark.rule("A-MOV2", "A-MOV1")
def test_satet_without_empty_land_may_still_push() -> None:
    """[9,8] walled in but for an enemy: it can be pushed where there is room beside it."""
    t = moving(f"isis satet [9,8]; {GODS_APART}; {walled('[8,5]', 'ra warrior')}")
    assert t.legal() == ["pass", "move [7,0]", "move [9,8]"]
    t.do("P1: move [9,8]")
    assert (t.prompt, t.legal()) == ("push the figure", ["to [8,4]", "to [9,4]"])
    t = moving(f"isis satet [9,8]; {GODS_APART}; {walled('[8,5]', 'isis warrior')}")
    assert "move [9,8]" not in t.legal()


@pytest.mark.rule("A-MOV3")
def test_a_scorpion_that_moves_is_aimed() -> None:
    t = moving(f"isis scorpion n-ne [4,7]; {GODS_APART}")
    t.do("P1: move [4,7]", "P1: to [5,8]")
    assert (t.prompt, t.owing, t.legal()) == ("aim the claws", ["P1"], [f"aim {aim}" for aim in AIMS])
    t.do("P1: aim s-sw")
    assert t.piece("[5,8]") == "isis scorpion s-sw"
    assert t.told("A-MOV3", "aimed") == [["isis scorpion s-sw", "[5,8]", "s-sw"]]
    assert t.legal() == ["pass", "move [7,0]"]


@pytest.mark.rule("A-MOV1", "A-MOV3")
def test_a_scorpion_may_be_aimed_anew_where_it_stands() -> None:
    t = moving(f"isis scorpion sw-nw [9,8]; {GODS_APART}; {walled()}")
    t.do("P1: move [9,8]")  # nowhere to go
    assert t.prompt == "aim the claws"
    t.do("P1: aim ne-se")
    assert t.piece("[9,8]") == "isis scorpion ne-se"
    t = moving(f"isis scorpion sw-nw [9,8]; {GODS_APART}")
    assert targets(t, "[9,8]") == [*CORNER, "[9,8]"]
    t.do("P1: to [9,8]", "P1: aim n-ne")
    assert t.piece("[9,8]") == "isis scorpion n-ne"
    assert t.legal() == ["pass", "move [7,0]"]


@pytest.mark.rule("A-MOV3")
def test_its_sun_stays_when_a_scorpion_is_aimed() -> None:
    t = moving("ra scorpion nw-n radiant [4,7]; ra god [7,0]; isis god [1,1]", by="P2")
    t.do("P2: move [4,7]", "P2: to [4,8]", "P2: aim n-ne")
    assert t.piece("[4,8]") == "ra scorpion n-ne radiant"


@pytest.mark.rule("A-MOV3", "A-MOV2")
def test_the_owner_aims_a_pushed_scorpion() -> None:
    t = moving(f"isis satet [4,7]; {GODS_APART}; ra scorpion n-ne [5,8]")
    t.do("P1: move [4,7]", "P1: to [5,8]", "P1: to [6,8]")
    assert (t.prompt, t.owing) == ("aim the claws", ["P2"])
    t.do("P2: aim nw-n")
    assert t.piece("[6,8]") == "ra scorpion nw-n"
    assert (t.owing, t.legal()) == (["P1"], ["pass", "move [7,0]"])


@pytest.mark.rule("A-MOV3")
def test_the_partner_who_moves_a_scorpion_aims_it() -> None:
    t = moving(
        "isis scorpion n-ne [4,7]; isis god [7,0]; ra god [1,1]; ra satet [7,7]",
        'merged = { amun = "isis" }',
        "isis ra amun",
        "P3",
    )
    t.do("P3: move [4,7]", "P3: to [5,8]")
    assert t.owing == ["P3"]
    t.do(
        "P3: aim n-ne",
        "P3: pass",
        "P1: action gain",
        "P2: action move",
        "P2: move [7,7]",
        "P2: to [5,8]",
        "P2: to [5,9]",
    )
    assert t.owing == ["P1"]  # pushed by an enemy: the higher god's player decides


@pytest.mark.rule("A-MOV3", "A-X1")
@pytest.mark.parametrize("aim", range(6))
def test_claws_point_at_two_neighbouring_hexes(aim: int) -> None:
    stand = "isis scorpion {} [4,7]; isis god [7,0]; ra god [1,1]; neutral obelisk {}"
    t = table("isis ra", stand.format(AIMS[aim], " ".join(AROUND_4_7)), "conflict of P1")
    expected = {AROUND_4_7[aim], AROUND_4_7[(aim + 1) % 6]}
    assert {str(args[1]) for args in t.told("A-X1", "destroyed")} == expected


@pytest.mark.rule("A-MOV3", "A-X1")
@pytest.mark.parametrize("aim", AIMS)
def test_a_claw_over_the_edge_or_the_water_does_nothing(aim: str) -> None:
    """[8,9] has water to the north-east, two sides off the map, and one Temple beside it in the south-west."""
    t = table("isis ra", f"isis scorpion {aim} [8,9]; {GODS_APART}; neutral temple [9,8]", "conflict of P1")
    assert t.told("A-X1", "destroyed") == ([["neutral temple", "[9,8]"]] if aim in ("s-sw", "sw-nw") else [])


@pytest.mark.rule("A-MOV4")
def test_others_do_not_stop_on_a_tile() -> None:
    tiles = 'tiles = ["[8,8]", "[8,9]"]'
    t = moving("isis god [9,8]; osiris god [1,1]", tiles, "isis osiris")
    assert targets(t, "[9,8]") == [name for name in CORNER if name not in ("[8,8]", "[8,9]")]  # through it, yes
    t = moving("isis god [1,1]; osiris god [9,8]", tiles, "isis osiris", "P2")
    assert targets(t, "[9,8]") == CORNER


@pytest.mark.rule("A-MOV4")
def test_a_figure_with_only_a_tile_to_go_to_stays() -> None:
    for owner, free in (("isis", False), ("osiris", True)):
        other = "osiris" if owner == "isis" else "isis"
        t = moving(
            f"{owner} warrior [9,8]; {owner} god [1,1]; {other} god [7,0]; {walled('[8,8]', '')}",
            'tiles = ["[8,8]"]',
            f"{owner} {other}",
        )
        assert ("move [9,8]" in t.legal()) == free
        assert "move [1,1]" in t.legal()


@pytest.mark.rule("A-MOV4")
def test_a_merged_god_with_the_gate_stops_on_tiles() -> None:
    t = moving(
        "isis god [9,8]; ra god [1,1]",
        'tiles = ["[8,8]"]\nmerged = { osiris = "isis" }',
        "isis ra osiris",
    )
    assert targets(t, "[9,8]") == CORNER


@pytest.mark.rule("A-MOV4")
def test_never_two_tiles_on_one_hex() -> None:
    wrong = "^sketch: tiles: Underworld tiles lie on different land hexes while Osiris is in play$"
    with pytest.raises(BadPosition, match=wrong):
        moving("isis god [7,0]; osiris god [1,1]", 'tiles = ["[8,8]", "[8,8]"]', "isis osiris")


@pytest.mark.rule("A-MOV1")
def test_frames_of_a_move_are_checked() -> None:
    t = moving("amun god [7,0]; amun warrior [7,1]; amun obelisk [8,1]; ra warrior [6,0]; ra god [1,1]", "", "amun ra")
    assert loads(t)
    own = "frame move your figures: only own figures can move, each once, named in the order of the board"
    for more in (["[7,1]", "[7,0]"], ["[7,0]", "[7,0]"], ["[7,0]", "[8,1]"], ["[6,0]"], ["[6,1]"]):
        assert refused(t, {"more": more}) == own
    t.do("P1: move [7,0]")
    assert loads(t)
    for name in ("[8,1]", "[6,0]", "[6,1]"):
        assert refused(t, {"from": name}) == "frame move this figure: no figure of that player stands there"


@pytest.mark.rule("A-MOV2")
def test_frames_of_a_push_are_checked() -> None:
    t = moving("isis satet [4,7]; isis warrior [4,8]; isis god [7,0]; ra god [5,8]; ra obelisk [5,7]")
    t.do("P1: move [4,7]", "P1: to [5,8]")
    assert loads(t)
    nobody = "frame push the figure: satet has nobody to push there"
    assert refused(t, {"satet": "[4,8]"}) == nobody
    assert refused(t, {"player": "P2"}) == nobody
    for name in ("[4,8]", "[5,7]", "[5,9]"):
        assert refused(t, {"victim": name}) == nobody


@pytest.mark.rule("A-MOV3")
def test_frames_of_claws_are_checked() -> None:
    t = moving(f"isis scorpion n-ne [4,7]; isis warrior [4,8]; {GODS_APART}")
    t.do("P1: move [4,7]", "P1: to [5,8]")
    assert loads(t)
    none = "frame aim the claws: no scorpion of that player stands there"
    assert refused(t, {"player": "P2"}) == none
    assert refused(t, {"scorpion": "[4,8]"}) == none

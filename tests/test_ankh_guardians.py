"""The guardians on the board: Satet, Apep, Giant Scorpion, Androsphinx (Cat Mummy and Mummy: see the deaths)."""

import pytest
from ankh_table import hand, table
from battles import guardians, loads, refused
from table import Table

APEP = guardians("apep")
SPHINX = guardians("androsphinx")


# Satet


def satet(pieces: str, origin: str = "[4,7]", top: str = "", gods: str = "amun ra", mover: str = "P1") -> Table:
    t = table(gods, pieces, f"action move of {mover}", top)
    t.do(f"{mover}: move {origin}")
    return t


@pytest.mark.rule("A-MOV2")
def test_satet_may_end_on_enemy_figures_within_three_hexes_and_nothing_else() -> None:
    t = satet(
        "ra satet [4,7]; ra god [1,3]; ra warrior [4,6]; amun warrior [4,8]; amun god [5,9]; amun temple [5,8]; "
        "amun warrior [8,8]; amun apep [6,9]; amun warrior [3,6]; amun obelisk [5,6]",
        top=APEP,
        mover="P2",
    )
    occupied = {place for place in t.column("piece") if f"to {place}" in t.legal()}
    assert occupied == {"[4,8]", "[5,9]", "[3,6]"}
    assert len(set(t.legal())) == len(t.legal())
    t.do("P2: to [4,8]")
    assert (t.prompt, t.owing) == ("push the figure", ["P2"])
    t.do("P2: to [3,7]")
    assert [t.piece(h) for h in ("[4,7]", "[4,8]", "[3,7]")] == ["nothing", "ra satet", "amun warrior"]


@pytest.mark.rule("A-MOV2")
def test_the_mover_picks_an_empty_land_hex_beside_the_pushed_figure() -> None:
    # Around [4,9] lie two Water hexes and a Temple; [4,8] is left by Satet herself.
    t = satet("amun satet [4,8]; amun god [1,3]; ra warrior [4,9]; ra temple [5,9]; ra god [7,1]", "[4,8]")
    assert t.do("P1: to [4,9]") == []
    assert (t.prompt, t.owing, t.legal()) == ("push the figure", ["P1"], ["to [4,8]", "to [5,8]"])
    assert loads(t)
    assert t.do("P1: to [4,8]")[:2] == [
        "A-MOV2 moved: amun satet, [4,8], [4,9]",
        "A-MOV2 pushed: ra warrior, [4,9], [4,8]",
    ]
    assert (t.piece("[4,9]"), t.piece("[4,8]")) == ("amun satet", "ra warrior")
    assert t.legal() == ["pass", "move [1,3]"]


@pytest.mark.rule("A-MOV2")
def test_rivers_and_camels_do_not_stop_a_push() -> None:
    pieces = "amun satet [5,8]; amun god [1,3]; ra warrior [4,6]; ra god [7,1]; ra temple [3,7]"
    t = satet(pieces, "[5,8]", 'camels = ["[4,6]-[4,7]"]')
    t.do("P1: to [4,6]")
    assert t.legal() == ["to [3,5]", "to [3,6]", "to [4,5]", "to [4,7]", "to [5,6]"]


@pytest.mark.rule("A-MOV2")
def test_without_room_the_move_is_illegal_but_the_hex_left_behind_is_room() -> None:
    corner = "amun god [1,3]; ra warrior [9,8] [8,8] [8,9]; ra god [7,1]; "
    away = satet(corner + "ra temple [8,7]; amun satet [7,7]", "[7,7]")
    assert "to [9,8]" not in away.legal()
    near = satet(corner + "amun satet [8,7]", "[8,7]")
    near.do("P1: to [9,8]")
    assert (near.piece("[9,8]"), near.piece("[8,7]")) == ("amun satet", "ra warrior")


@pytest.mark.rule("A-MOV2", "A-MOV4")
def test_satet_and_underworld_tiles() -> None:
    pieces = "amun satet [4,7]; amun god [1,3]; ra warrior [4,8]; ra god [7,1]; osiris god [7,3]; osiris warrior [5,8]"
    t = satet(pieces, top='tiles = ["[3,7]", "[4,9]"]', gods="amun ra osiris")
    t.do("P1: to [4,8]")
    assert t.legal() == ["to [3,8]", "to [4,7]"]
    own = satet(pieces, top='tiles = ["[5,9]", "[4,9]"]', gods="amun ra osiris")
    own.do("P1: to [5,8]")
    assert own.legal() == ["to [4,7]", "to [4,9]", "to [5,7]", "to [5,9]", "to [6,8]"]
    barred = satet(pieces, top='tiles = ["[5,8]"]', gods="amun ra osiris")
    assert "to [5,8]" not in barred.legal()
    gate = satet(
        "osiris satet [4,7]; osiris god [1,3]; ra warrior [4,8]; ra god [7,1]",
        top='tiles = ["[4,8]"]',
        gods="osiris ra",
    )
    assert "to [4,8]" in gate.legal()


@pytest.mark.rule("A-MOV2")
def test_satet_pushes_only_in_a_move_action() -> None:
    t = table(
        "amun ra",
        "amun satet [7,1]; amun god [4,7]; amun obelisk [4,6]; ra god [5,6]",
        amun=hand("cycle") + ', powers = ["obelisk attuned"]',
        ra=hand("cycle"),
    )
    t.do("P1: move [7,1]")
    assert t.piece("[3,7]") == "amun satet"


@pytest.mark.rule("A-MOV2", "A-MOV3")
def test_the_owner_aims_a_pushed_scorpion() -> None:
    t = satet("amun satet [4,7]; amun god [1,3]; ra scorpion n-ne [4,8]; ra god [7,1]")
    t.do("P1: to [4,8]", "P1: to [3,7]")
    assert (t.prompt, t.owing) == ("aim the claws", ["P2"])
    t.do("P2: aim s-sw")
    assert (t.piece("[3,7]"), t.owing) == ("ra scorpion s-sw", ["P1"])


@pytest.mark.rule("A-MOV2")
def test_files_with_a_push_are_checked() -> None:
    t = satet("ra satet [4,7]; ra god [1,3]; ra warrior [5,7]; amun god [4,8]; amun obelisk [5,8]", mover="P2")
    t.do("P2: to [4,8]")
    assert loads(t)
    changes = [("satet", "[1,3]"), ("victim", "[5,7]"), ("victim", "[5,8]"), ("victim", "[4,9]"), ("player", "P1")]
    for what, wrong in changes:
        assert refused(t, {what: wrong}) == "frame push the figure: satet has nobody to push there"


# Apep


@pytest.mark.rule("A-SUM2")
def test_apep_may_be_summoned_on_any_water_without_a_figure_or_on_land() -> None:
    t = table(
        "amun ra anubis",
        "amun god [1,3]; ra god [7,1]; ra apep [6,4]; anubis god [7,4]",
        "action summon of P1",
        APEP,
        amun='pool = ["apep"]',
    )
    t.do("P1: summon apep")
    water = [
        *("[0,4]", "[0,5]", "[0,6]", "[0,7]", "[0,8]", "[0,9]", "[1,10]", "[3,9]", "[4,10]", "[5,2]", "[5,10]"),
        *("[6,2]", "[6,3]", "[6,9]", "[6,10]", "[7,8]", "[7,10]", "[8,10]"),
    ]
    land = ["[0,3]", "[1,2]", "[1,4]", "[2,2]", "[2,3]", "[2,4]"]
    assert set(t.legal()) == {f"to {place}" for place in water + land}
    t.do("P1: to [7,8]")
    assert (t.piece("[7,8]"), t.of("amun apep", "pool")) == ("amun apep", 0)


@pytest.mark.rule("A-SUM2", "A-M4")
def test_only_apep_comes_on_water_and_only_by_summoning() -> None:
    warrior = table("amun ra", "amun god [4,9]; ra god [7,1]", "action summon of P1", APEP, amun='pool = ["apep"]')
    warrior.do("P1: summon warrior")
    assert warrior.legal() == ["to [4,8]", "to [5,8]", "to [5,9]"]
    moving = table("amun ra", "amun god [1,3]; amun apep [7,8]; ra god [7,1]", "action move of P1", APEP)
    moving.do("P1: move [7,8]")
    assert not {"to [6,9]", "to [6,10]", "to [7,10]", "to [8,10]", "to [7,8]"} & set(moving.legal())
    moving.do("P1: to [6,8]")
    assert moving.piece("[6,8]") == "amun apep"


@pytest.mark.rule("A-SUM2", "A-SUM3")
def test_apep_is_a_pyramid_extra_only_beside_the_pyramid() -> None:
    t = table(
        "amun ra",
        "amun god [1,3]; amun pyramid [6,7]; ra god [7,1]",
        "action summon of P1",
        APEP,
        amun='pool = ["apep"], powers = ["pyramid attuned"]',
    )
    t.do("P1: summon warrior", "P1: to [1,2]", "P1: summon apep")
    assert t.legal() == ["to [5,7]", "to [6,6]", "to [6,8]", "to [7,6]", "to [7,7]", "to [7,8]"]
    first = table(
        "amun ra",
        "amun god [1,3]; amun pyramid [6,7]; ra god [7,1]",
        "action summon of P1",
        APEP,
        amun='pool = ["apep"], powers = ["pyramid attuned"]',
    )
    first.do("P1: summon apep", "P1: to [0,9]", "P1: summon warrior")
    assert first.legal() == ["to [5,7]", "to [6,6]", "to [6,8]", "to [7,6]", "to [7,7]"]


@pytest.mark.rule("A-SUM2")
def test_apep_can_be_summoned_with_no_land_near() -> None:
    t = table(
        "amun ra",
        "amun god [1,0]; ra warrior [2,0]; ra god [7,1]",
        "action summon of P1",
        APEP,
        amun='pool = ["apep"]',
    )
    assert t.legal() == ["pass", "summon apep"]


@pytest.mark.rule("A-M4", "A-B12")
def test_apep_on_water_fights_in_every_region_it_touches_until_it_dies() -> None:
    # [6,4] touches West and East.
    def conflict(*cards: str) -> Table:
        t = table(
            "ra amun",
            "ra god [1,3]; ra apep [6,4]; amun god [7,4]; amun warrior [6,6]",
            "battle in the region of [7,1]",
            APEP,
            ra=hand(*cards),
            amun=hand("cycle"),
        )
        t.do(f"P1: card {cards[0]}")
        return t

    alive = conflict("chariots", "build", "miracle")
    assert alive.told("A-B5", "strength") == [["amun", 1, 0, 1], ["ra", 1, 3, 4]]
    alive.do("P2: pass", "P1: card build", "P2: card cycle")
    assert alive.told("A-B5", "strength")[2:] == [["amun", 1, 0, 1], ["ra", 1, 0, 1]]
    dead = conflict("build", "chariots")
    dead.do("P1: pass")
    assert dead.told("A-B8", "killed") == [["ra apep", "[6,4]"]]
    assert dead.told("A-X4", "dominion") == [["amun"]]
    assert dead.of("ra", "hand") == ["chariots"]


# Giant Scorpion

AIMS = ["aim n-ne", "aim ne-se", "aim se-s", "aim s-sw", "aim sw-nw", "aim nw-n"]


@pytest.mark.rule("A-MOV3")
@pytest.mark.parametrize("place", ["[4,8]", "[9,8]"])
def test_a_summoned_scorpion_must_be_aimed_any_way(place: str) -> None:
    god = "[4,7]" if place == "[4,8]" else "[8,8]"
    t = table("amun ra", f"amun god {god}; ra god [1,3]", "action summon of P1", amun='pool = ["scorpion"]')
    t.do("P1: summon scorpion", f"P1: to {place}")
    assert (t.prompt, t.owing, t.legal()) == ("aim the claws", ["P1"], AIMS)
    assert loads(t)
    assert t.do("P1: aim sw-nw")[0] == f"A-MOV3 aimed: amun scorpion sw-nw, {place}, sw-nw"
    assert t.piece(place) == "amun scorpion sw-nw"


@pytest.mark.rule("A-MOV3", "A-MOV1")
def test_a_moved_scorpion_is_aimed_anew_and_may_be_aimed_in_place() -> None:
    t = table("amun ra", "amun god [1,3]; amun scorpion s-sw [4,8]; ra god [7,1]", "action move of P1")
    t.do("P1: move [4,8]")
    assert "to [4,8]" in t.legal()
    assert t.do("P1: to [4,8]") == []
    assert t.do("P1: aim n-ne") == ["A-MOV3 aimed: amun scorpion n-ne, [4,8], n-ne"]
    assert (t.piece("[4,8]"), t.legal()) == ("amun scorpion n-ne", ["pass", "move [1,3]"])
    away = table("ra amun", "ra god [1,3]; ra scorpion s-sw radiant [4,8]; amun god [7,1]", "action move of P1")
    away.do("P1: move [4,8]", "P1: to [5,8]")
    assert away.legal() == AIMS
    away.do("P1: aim nw-n")
    assert away.piece("[5,8]") == "ra scorpion nw-n radiant"


@pytest.mark.rule("A-MOV3", "A-B0")
def test_a_scorpion_called_to_an_obelisk_is_aimed_anew() -> None:
    t = table(
        "amun ra",
        "amun scorpion n-ne [7,1]; amun god [4,7]; amun obelisk [4,6]; ra god [5,6]",
        amun=hand("cycle") + ', powers = ["obelisk attuned"]',
        ra=hand("cycle"),
    )
    t.do("P1: move [7,1]")
    assert (t.prompt, t.owing, t.piece("[3,7]")) == ("aim the claws", ["P1"], "amun scorpion n-ne")


@pytest.mark.rule("A-MOV3")
def test_files_with_claws_to_aim_are_checked() -> None:
    t = table("amun ra", "amun god [4,7]; ra god [1,3]", "action summon of P1", amun='pool = ["scorpion"]')
    t.do("P1: summon scorpion", "P1: to [4,8]")
    wrong = "frame aim the claws: no scorpion of that player stands there"
    assert refused(t, {"scorpion": "[4,7]"}) == refused(t, {"player": "P2"}) == wrong


@pytest.mark.rule("A-X1", "A-MOV3")
@pytest.mark.parametrize(
    ("aim", "left"),
    [
        ("n-ne", ["[5,8]", "[5,7]", "[5,6]", "[4,6]"]),
        ("ne-se", ["[3,7]", "[5,7]", "[5,6]", "[4,6]"]),
        ("nw-n", ["[4,8]", "[5,8]", "[5,7]", "[5,6]"]),
    ],
)
def test_the_claws_destroy_two_neighbouring_monuments_of_anybody(aim: str, left: list[str]) -> None:
    ring = "amun temple [3,7]; neutral temple [4,8]; ra temple [5,8]; amun obelisk [5,7] [5,6]; ra pyramid [4,6]"
    t = table("amun ra", f"amun god [1,3]; ra god [7,1]; amun scorpion {aim} [4,7]; {ring}", "conflict of P1")
    around = ("[3,7]", "[4,8]", "[5,8]", "[5,7]", "[5,6]", "[4,6]")
    assert [place for place in around if t.piece(place) != "nothing"] == [p for p in around if p in left]
    assert t.order("destroyed", "region")[:3] == ["destroyed", "destroyed", "region"]


@pytest.mark.rule("A-X1")
def test_destroyed_monuments_and_their_tokens_go_back() -> None:
    t = table(
        "amun ra",
        "amun god [1,3]; ra god [7,1]; amun scorpion n-ne [4,7]; ra temple [3,7]; neutral obelisk [4,8]",
        "conflict of P1",
    )
    assert t.told("A-X1", "destroyed") == [["ra temple", "[3,7]"], ["neutral obelisk", "[4,8]"]]
    assert t.column("ankhs") == {"amun": 9, "ra": 9}
    assert t.column("supply") == {"obelisk": 10, "pyramid": 10, "temple": 10}


@pytest.mark.rule("A-X1")
def test_claws_stop_at_rivers_camels_figures_and_the_edge() -> None:
    pieces = "amun god [1,3]; ra god [7,1]; amun scorpion nw-n [4,6]; ra temple [3,6] [4,5] [3,5]"
    river = table("amun ra", pieces, "conflict of P1")
    assert river.told("A-X1", "destroyed") == []
    camel = table(
        "amun ra",
        "amun god [1,3]; ra god [7,1]; amun scorpion n-ne [4,7]; ra temple [3,7] [4,8]",
        "conflict of P1",
        'camels = ["[3,7]-[4,7]"]',
    )
    assert camel.told("A-X1", "destroyed") == [["ra temple", "[4,8]"]]
    edge = table(
        "amun ra",
        "amun god [1,3]; ra god [7,1]; amun scorpion se-s [9,8]; ra warrior [8,8]; ra temple [8,9] [8,7]",
        "conflict of P1",
        amun=hand("cycle", "build"),
    )
    assert edge.told("A-X1", "destroyed") == []


@pytest.mark.rule("A-X1")
@pytest.mark.parametrize(("amun", "order"), [(5, ["[6,1]", "[3,7]"]), (1, ["[3,7]", "[6,1]"])])
def test_scorpions_strike_in_reverse_order_of_devotion(amun: int, order: list[str]) -> None:
    t = table(
        "amun ra anubis",
        "amun god [1,3]; amun scorpion n-ne [4,7]; ra god [1,5]; ra scorpion n-ne [7,1]; anubis god [1,7]; "
        "ra temple [3,7] [6,1]",
        "conflict of P1",
        amun=f"devotion = {amun}",
        ra="devotion = 2",
    )
    assert [args[1] for args in t.told("A-X1", "destroyed")] == order


# Androsphinx


def strengths(pieces: str, top: str = SPHINX, **of_god: str) -> dict[object, object]:
    """Strength from figures of each side in the East."""
    gods = {"amun": hand("chariots"), "ra": hand("cycle"), "anubis": "devotion = 0"} | of_god
    t = table("amun ra anubis", f"{pieces}; anubis god [1,3]", top=top, **gods)
    return {args[0]: args[1] for args in t.told("A-B5", "strength")}


@pytest.mark.rule("A-B5")
def test_androsphinx_takes_the_strength_of_adjacent_enemies_only() -> None:
    pieces = "amun androsphinx [4,7]; amun god [5,7]; ra god [4,8]; ra warrior [5,8] [4,9]"
    assert strengths(pieces) == {"amun": 2, "ra": 1}
    assert strengths(pieces.replace("[4,7]", "[7,6]")) == {"amun": 2, "ra": 3}


@pytest.mark.rule("A-B5")
def test_androsphinx_overrides_resplendent_and_captives() -> None:
    temples = "; ra temple [7,1] [7,2] [7,3]"
    ra = hand("cycle") + ', powers = ["resplendent"]'
    assert strengths("amun androsphinx [4,7]; amun god [5,7]; ra god [4,8]" + temples, ra=ra) == {"amun": 2, "ra": 0}
    assert strengths("amun androsphinx [4,7]; amun god [5,7]; ra god [4,9]" + temples, ra=ra) == {"amun": 2, "ra": 3}
    t = table(
        "amun anubis",
        "amun androsphinx [4,7]; amun god [5,7]; anubis god [4,8]; anubis warrior [4,9]",
        top=SPHINX,
        amun=hand("chariots") + ", captives = 2",
        anubis=hand("cycle"),
    )
    assert t.told("A-B5", "strength")[1] == ["anubis", 1, 0, 1]


@pytest.mark.rule("A-B5")
def test_two_androsphinxes_cancel_each_other_and_still_weaken_others() -> None:
    pieces = "amun androsphinx [4,7]; ra androsphinx [4,8]; amun god [3,8]; ra god [5,7]; ra warrior [5,9]"
    assert strengths(pieces) == {"amun": 0, "ra": 1}


@pytest.mark.rule("A-B5", "A-M3")
def test_androsphinx_does_not_reach_across_a_river() -> None:
    assert strengths("amun androsphinx [4,5]; amun god [5,8]; ra god [4,6]") == {"amun": 1, "ra": 1}


@pytest.mark.rule("A-B5")
def test_a_figure_on_water_is_weakened_in_every_battle() -> None:
    # The sphinx stands in the West; Apep beside it fights in the East.
    pieces = "amun androsphinx [5,5]; amun god [4,7]; ra apep [6,4]; ra god [7,1]"
    assert strengths(pieces, guardians("apep", "androsphinx")) == {"amun": 1, "ra": 0}


@pytest.mark.rule("A-B5")
def test_weakened_figures_still_count_beside_a_temple() -> None:
    t = table(
        "amun ra",
        "amun androsphinx [4,7]; amun god [5,7]; ra god [4,8]; ra temple [4,9]",
        top=SPHINX,
        amun=hand("chariots"),
        ra=hand("cycle") + ', powers = ["temple attuned"]',
    )
    assert t.told("A-B5", "strength")[1] == ["ra", 0, 2, 2]

"""The Summon action, its extras, Suns and ransoms (A-SUM1 to A-SUM7)."""

import pytest
from ankh_table import table
from battles import exact, loads, refused
from table import Table

from benben.ankh import hexmap
from benben.ankh.summon import payable
from benben.kernel import positions
from benben.kernel.errors import BadPosition

ATTUNED = 'powers = ["pyramid attuned"]'
APEP = 'guardians = ["satet", "apep", "scorpion"]'
WATERS = [name for h, name in enumerate(hexmap.HEX_NAMES) if hexmap.WATER[h]]


def summoning(pieces: str, top: str = "", gods: str = "isis amun", by: str = "P1", **of_god: str) -> Table:
    return table(gods, pieces, f"action summon of {by}", top, **of_god)


def spots(t: Table, figure: str = "warrior") -> list[str]:
    """Where a figure may appear; it is then on its way."""
    t.do(f"{t.owing[0]}: summon {figure}")
    return [choice.removeprefix("to ") for choice in t.legal()]


def put(t: Table, *places: str, figure: str = "warrior") -> None:
    for place in places:
        t.do(f"{t.owing[0]}: summon {figure}", f"{t.owing[0]}: to {place}")


ISIS_HOME = "isis god [7,0]"
BESIDE_HOME = ["[6,0]", "[6,1]", "[7,1]", "[8,0]"]
"""In the far south-west, where no other piece of these tests is near."""


@pytest.mark.rule("A-SUM1")
def test_example_of_page_16() -> None:
    """Amun puts a Mummy beside his Temple; empty hexes by his figures would do, those over the river would not."""
    t = summoning(
        "amun god [1,1]; amun warrior [5,6]; amun temple [5,7]; isis warrior [6,8]; isis god [9,8];"
        "neutral obelisk [5,8]",
        gods="amun isis",
        amun='pool = ["mummy"]',
    )
    assert t.legal() == ["pass", "summon warrior", "summon mummy"]
    assert spots(t, "mummy") == ["[0,1]", "[1,2]", "[2,2]", "[4,6]", "[4,7]", "[6,6]", "[6,7]"]
    t.do("P1: to [6,7]")
    assert t.piece("[6,7]") == "amun mummy"
    assert t.told("A-SUM1", "summoned") == [["amun mummy", "[6,7]"]]
    assert (t.column("pool"), t.prompt) == ({"amun warrior": 5, "isis warrior": 5}, "choose an action")


@pytest.mark.rule("A-SUM1")
def test_foreign_monuments_are_no_place_to_summon() -> None:
    t = summoning(f"{ISIS_HOME}; amun god [1,1]; neutral temple [4,7]; amun temple [6,7]; amun warrior [7,6]")
    assert spots(t) == BESIDE_HOME
    t = summoning(f"{ISIS_HOME}; amun god [1,1]; isis temple [4,7]")
    assert spots(t) == ["[3,7]", "[4,6]", "[4,8]", "[5,6]", "[5,7]", "[5,8]", *BESIDE_HOME]


@pytest.mark.rule("A-SUM1")
def test_figures_come_from_the_pool() -> None:
    """With five Warriors out the last one can come, with six none; a guardian only if it is there."""
    out = "[4,7] [4,8] [5,7] [5,8] [6,7]"
    t = summoning(f"{ISIS_HOME}; amun god [1,1]; isis warrior {out}", isis='pool = ["satet", "scorpion"]')
    assert t.legal() == ["pass", "summon warrior", "summon satet", "summon scorpion"]
    t = summoning(f"{ISIS_HOME}; amun god [1,1]; isis warrior {out} [6,6]", isis='pool = ["satet"]')
    assert t.legal() == ["pass", "summon satet"]
    t = summoning(f"{ISIS_HOME}; amun god [1,1]; isis warrior {out} [6,6]", amun='pool = ["satet"]')
    assert t.prompt == "choose an action"


@pytest.mark.rule("A-SUM1")
def test_no_room_no_summon() -> None:
    """Six figures around the God and every hex around those taken would need a crowd: a corner does."""
    t = summoning("isis god [9,8]; amun god [8,8]; neutral temple [8,7] [8,9]")
    assert t.prompt == "choose an action"
    assert t.of("isis warrior", "pool") == 6


@pytest.mark.rule("A-SUM1", "A-SUM7")
def test_a_summon_may_be_declined() -> None:
    t = summoning(f"{ISIS_HOME}; amun god [1,1]; isis pyramid [4,7]", isis=ATTUNED)
    t.do("P1: pass")
    assert (t.prompt, t.of("isis warrior", "pool"), t.log.events) == ("choose an action", 6, [])


@pytest.mark.rule("A-SUM1")
def test_one_figure_without_powers() -> None:
    t = summoning(f"{ISIS_HOME}; amun god [1,1]; isis pyramid [4,7]")
    put(t, "[4,8]")
    assert t.prompt == "choose an action"


@pytest.mark.rule("A-SUM2")
def test_apep_comes_to_any_water() -> None:
    t = summoning(f"{ISIS_HOME}; amun god [1,1]", APEP, isis='pool = ["apep"]')
    assert spots(t, "apep") == sorted(BESIDE_HOME + WATERS, key=hexmap.HEX_NAMES.index)
    t.do("P1: to [4,10]")
    assert t.piece("[4,10]") == "isis apep"
    assert t.prompt == "choose an action"


@pytest.mark.rule("A-SUM2")
def test_water_is_for_apep_alone() -> None:
    for figure in ("warrior", "satet"):
        t = summoning("isis god [1,8]; amun god [7,1]", APEP, isis='pool = ["satet", "apep"]')
        assert spots(t, figure) == ["[1,7]", "[1,9]", "[2,8]"]


@pytest.mark.rule("A-SUM2")
def test_apep_does_not_share_its_water() -> None:
    """Two copies with three players. A figure on water is one to summon beside, whatever the region."""
    t = summoning(
        f"{ISIS_HOME}; isis apep [6,4]; amun god [1,1]; ra god [1,5]",
        APEP,
        "isis amun ra",
        isis='pool = ["apep"]',
    )
    found = spots(t, "apep")
    assert "[6,4]" not in found
    assert set(WATERS) - set(found) == {"[6,4]"}
    assert {"[5,3]", "[5,4]", "[5,5]", "[6,5]", "[7,4]"} <= set(found)


@pytest.mark.rule("A-SUM2")
def test_apep_comes_although_there_is_no_land() -> None:
    t = summoning(
        "isis god [9,8]; amun god [8,8]; neutral temple [8,7] [8,9]",
        APEP,
        isis='pool = ["apep"]',
    )
    assert t.legal() == ["pass", "summon apep"]
    assert spots(t, "apep") == WATERS


@pytest.mark.rule("A-SUM2", "A-SUM3")
def test_apep_as_an_extra_stands_at_the_pyramid() -> None:
    """[2,9] has one water hex beside it, [3,9]. With the regular summon spent, no other water will do."""
    pieces = f"{ISIS_HOME}; amun god [1,1]; isis pyramid [2,9]"
    t = summoning(pieces, APEP, isis=f'pool = ["apep"], {ATTUNED}')
    put(t, "[7,1]")
    assert spots(t, "apep") == ["[2,10]", "[3,8]", "[3,9]", "[3,10]"]
    t.do("P1: to [3,9]")
    assert t.prompt == "choose an action"


@pytest.mark.rule("A-SUM2", "A-SUM3")
def test_apep_elsewhere_is_the_regular_summon() -> None:
    pieces = f"{ISIS_HOME}; amun god [1,1]; isis pyramid [2,9]"
    t = summoning(pieces, APEP, isis=f'pool = ["apep"], {ATTUNED}')
    put(t, "[0,5]", figure="apep")
    assert spots(t) == ["[2,10]", "[3,8]", "[3,10]"]
    t = summoning(pieces, APEP, isis=f'pool = ["apep"], {ATTUNED}')
    put(t, "[3,9]", figure="apep")  # at the Pyramid: the regular one is still to come
    assert "[7,1]" in spots(t)


@pytest.mark.rule("A-SUM3")
@pytest.mark.parametrize("first", ["[7,1]", "[4,8]"])
def test_an_extra_figure_beside_an_own_pyramid(first: str) -> None:
    """Extra first or regular first, and no third."""
    t = summoning(f"{ISIS_HOME}; amun god [1,1]; isis pyramid [4,7]", isis=ATTUNED)
    put(t, first)
    at_pyramid = [name for name in ("[3,7]", "[4,6]", "[4,8]", "[5,6]", "[5,7]", "[5,8]") if name != first]
    if first == "[7,1]":
        assert spots(t) == at_pyramid
        t.do("P1: to [5,8]")
    else:
        assert set(at_pyramid) | {"[3,8]", "[4,9]", *BESIDE_HOME} == set(spots(t))  # and beside the new one
        t.do("P1: to [7,1]")
    assert t.prompt == "choose an action"
    assert t.of("isis warrior", "pool") == 4


@pytest.mark.rule("A-SUM3")
@pytest.mark.parametrize("monument", ["amun pyramid", "neutral pyramid", "isis temple", "isis obelisk"])
def test_only_own_pyramids_bring_extras(monument: str) -> None:
    t = summoning(f"{ISIS_HOME}; amun god [1,1]; {monument} [4,7]", isis=ATTUNED)
    put(t, "[7,1]")
    assert t.prompt == "choose an action"


@pytest.mark.rule("A-SUM3")
def test_chains() -> None:
    """The extra at the Pyramid comes first, the regular one beside it, out of the Pyramid's reach."""
    t = summoning("isis god [1,1]; amun god [7,0]; isis pyramid [4,7]", isis=ATTUNED)
    put(t, "[5,8]")
    assert "[5,9]" in spots(t)
    t.do("P1: to [5,9]")
    assert [t.piece(name) for name in ("[5,8]", "[5,9]")] == ["isis warrior", "isis warrior"]
    assert t.prompt == "choose an action"


@pytest.mark.rule("A-SUM3", "A-M3")
def test_an_extra_needs_the_pyramids_own_bank() -> None:
    t = summoning("isis god [1,1]; amun god [7,0]; isis pyramid [4,5]", isis=ATTUNED)
    put(t, "[0,1]")
    assert spots(t) == ["[4,4]", "[5,4]", "[5,5]"]


@pytest.mark.rule("A-SUM3")
def test_one_extra_for_each_pyramid() -> None:
    """Pyramids at [4,7] and [5,8] share hexes: however the first figures are placed, there are three in all."""
    pieces = f"{ISIS_HOME}; amun god [1,1]; isis pyramid [4,7] [5,9]"
    for places in (["[5,8]", "[5,7]", "[6,8]"], ["[7,1]", "[5,8]", "[4,9]"], ["[4,9]", "[4,6]", "[7,1]"]):
        t = summoning(pieces, isis=ATTUNED)
        put(t, *places)
        assert (t.prompt, t.of("isis warrior", "pool")) == ("choose an action", 3)
    t = summoning(pieces, isis=ATTUNED)
    put(t, "[7,1]", "[4,6]")  # the regular one, and the extra of [4,7]
    assert spots(t) == ["[4,9]", "[5,8]", "[6,8]"]
    t = summoning(pieces, isis=ATTUNED)
    put(t, "[7,1]", "[5,8]")  # the second may be either Pyramid's: the third as well
    assert spots(t) == ["[3,7]", "[4,6]", "[4,8]", "[4,9]", "[5,6]", "[5,7]", "[6,8]"]


@pytest.mark.rule("A-SUM3", "A-SUM7")
@pytest.mark.parametrize(
    ("masks", "possible"),
    [
        ([], True),
        ([1], True),
        ([0], False),
        ([1, 1], False),
        ([3, 1], True),
        ([1, 3], True),
        ([3, 3, 3], False),
        ([7, 3, 1], True),
        ([7, 6, 3, 1], False),
        ([5, 5, 2], True),
        ([6, 6, 6], False),
        ([4, 6, 1], True),
    ],
)
def test_every_figure_has_an_allowance_of_its_own(masks: list[int], possible: bool) -> None:
    assert payable(masks) is possible


@pytest.mark.rule("A-SUM7")
def test_extras_may_be_left() -> None:
    t = summoning(f"{ISIS_HOME}; amun god [1,1]; isis pyramid [4,7]", isis=ATTUNED)
    put(t, "[7,1]")
    assert t.legal() == ["pass", "summon warrior"]
    t.do("P1: pass")
    assert (t.prompt, t.of("isis warrior", "pool")) == ("choose an action", 5)
    t = summoning("osiris god [7,0]; amun god [1,1]", 'tiles = ["[4,7]"]', "osiris amun")
    put(t, "[7,1]")
    t.do("P1: pass")
    assert (t.prompt, t.piece("[4,7]")) == ("choose an action", "nothing")


TILES = 'tiles = ["[4,7]", "[5,9]"]'


@pytest.mark.rule("A-SUM4")
def test_osiris_summons_one_more_on_a_tile() -> None:
    """Two tiles, one extra figure: after it only the regular one is left."""
    t = summoning("osiris god [7,0]; amun god [1,1]", TILES, "osiris amun")
    assert spots(t) == ["[4,7]", "[5,9]", *BESIDE_HOME]
    t.do("P1: to [4,7]")
    chain = ["[3,7]", "[4,6]", "[4,8]", "[5,6]", "[5,7]", "[5,8]"]
    assert spots(t) == [*chain, *BESIDE_HOME]  # not [5,9]
    t.do("P1: to [5,8]")
    assert t.prompt == "choose an action"


@pytest.mark.rule("A-SUM4")
def test_the_regular_figure_first_then_the_tile() -> None:
    t = summoning("osiris god [7,0]; amun god [1,1]", TILES, "osiris amun")
    put(t, "[7,1]")
    assert spots(t) == ["[4,7]", "[5,9]"]


@pytest.mark.rule("A-SUM4")
def test_a_tile_with_a_figure_is_taken() -> None:
    t = summoning("osiris god [7,0]; osiris warrior [4,7]; amun god [1,1]", TILES, "osiris amun")
    put(t, "[7,1]")
    assert t.legal() == ["pass", "summon warrior"]
    t.do("P1: summon warrior")  # the other tile is the only place: no question
    assert (t.piece("[5,9]"), t.prompt) == ("osiris warrior", "choose an action")


@pytest.mark.rule("A-SUM4")
def test_both_figures_on_tiles() -> None:
    """A tile beside an own figure is a place for the regular one, too."""
    t = summoning("osiris god [4,8]; amun god [1,1]", TILES, "osiris amun")
    put(t, "[4,7]")
    assert "[5,9]" in spots(t)
    t.do("P1: to [5,9]")
    assert t.prompt == "choose an action"


@pytest.mark.rule("A-SUM4", "A-SUM3")
def test_gate_and_pyramids_add_up() -> None:
    t = summoning("osiris god [7,0]; osiris pyramid [2,4]; amun god [9,8]", TILES, "osiris amun", osiris=ATTUNED)
    put(t, "[7,1]", "[4,7]", "[2,3]")
    assert (t.prompt, t.of("osiris warrior", "pool")) == ("choose an action", 3)


@pytest.mark.rule("A-SUM4")
def test_a_merged_god_uses_the_gate() -> None:
    t = summoning(
        "isis god [7,0]; amun god [1,1]", f'{TILES}\nmerged = {{ osiris = "isis" }}', "isis amun osiris", "P3"
    )
    assert "[4,7]" in spots(t)


@pytest.mark.rule("A-MOV4")
def test_others_are_not_summoned_on_tiles() -> None:
    """Neither beside an own figure nor as the extra of a Pyramid."""
    t = summoning("isis god [4,8]; osiris god [1,1]; isis pyramid [5,8]", TILES, "isis osiris", isis=ATTUNED)
    assert not {"[4,7]", "[5,9]"} & set(spots(t))
    t.do("P1: to [3,7]")
    assert not {"[4,7]", "[5,9]"} & set(spots(t))


@pytest.mark.rule("A-SUM5")
def test_a_figure_of_ra_may_take_a_sun() -> None:
    t = summoning("ra god [7,0]; amun god [1,1]; ra pyramid [4,7]", gods="ra amun", ra=f'pool = ["satet"], {ATTUNED}')
    put(t, "[7,1]")
    assert (t.prompt, t.owing, t.legal()) == ("give it a sun", ["P1"], ["pass", "use"])
    t.do("P1: use")
    assert (t.piece("[7,1]"), t.column("suns")) == ("ra warrior radiant", 2)
    assert t.told("A-SUM5", "radiant") == [["ra warrior radiant", "[7,1]"]]
    put(t, "[4,8]", figure="satet")
    t.do("P1: pass")
    assert (t.piece("[4,8]"), t.column("suns"), t.prompt) == ("ra satet", 2, "choose an action")


@pytest.mark.rule("A-SUM5")
@pytest.mark.parametrize(("radiant", "asked"), [("[4,7] [4,8]", True), ("[4,7] [4,8] [5,8]", False)])
def test_the_third_sun_is_the_last(radiant: str, asked: bool) -> None:
    t = summoning(f"ra god [7,0]; amun god [1,1]; ra warrior radiant {radiant}", gods="ra amun")
    assert t.column("suns") == int(asked)
    put(t, "[7,1]")
    assert (t.prompt == "give it a sun") == asked
    if asked:
        t.do("P1: use")
        assert t.column("suns") == 0
    assert t.prompt == "choose an action"


@pytest.mark.rule("A-SUM5")
def test_suns_are_for_ra_and_who_merged_with_him() -> None:
    t = summoning("isis god [7,0]; ra god [1,1]", gods="isis ra")
    put(t, "[7,1]")
    assert t.prompt == "choose an action"
    t = summoning("isis god [7,0]; amun god [1,1]", 'merged = { ra = "isis" }', "isis amun ra", "P3")
    put(t, "[7,1]")
    assert (t.prompt, t.owing) == ("give it a sun", ["P3"])
    t.do("P3: use")
    assert t.piece("[7,1]") == "isis warrior radiant"


@pytest.mark.rule("A-SUM5", "A-MOV3")
def test_a_summoned_scorpion_is_aimed_and_may_take_a_sun() -> None:
    t = summoning("ra god [7,0]; amun god [1,1]", gods="ra amun", ra='pool = ["scorpion"]')
    put(t, "[7,1]", figure="scorpion")
    assert t.prompt == "aim the claws"
    t.do("P1: aim s-sw")
    assert t.prompt == "give it a sun"
    t.do("P1: use")
    assert t.piece("[7,1]") == "ra scorpion s-sw radiant"


@pytest.mark.rule("A-SUM6")
def test_a_captive_may_come_instead() -> None:
    t = summoning(f"{ISIS_HOME}; anubis god [1,1]", gods="isis anubis", isis="captives = 2, followers = 3")
    assert t.legal() == ["pass", "summon warrior", "summon captive"]
    assert (t.of("isis warrior", "pool"), t.of("anubis", "followers")) == (4, 1)
    put(t, "[7,1]", figure="captive")
    assert t.piece("[7,1]") == "isis warrior"
    assert (t.of("isis", "captives"), t.of("isis warrior", "pool")) == (1, 4)
    assert (t.of("isis", "followers"), t.of("anubis", "followers")) == (2, 2)
    assert t.told("A-SUM6", "ransomed") == [["isis", "anubis"]]
    assert t.order("ransomed", "summoned") == ["ransomed", "summoned"]
    assert t.prompt == "choose an action"


@pytest.mark.rule("A-SUM6")
def test_ransom_with_an_empty_pool() -> None:
    out = "[4,7] [4,8] [5,7] [5,8] [6,7]"
    t = summoning(f"{ISIS_HOME}; anubis god [1,1]; isis warrior {out}", gods="isis anubis", isis="captives = 1")
    assert (t.of("isis warrior", "pool"), t.legal()) == (0, ["pass", "summon captive"])


@pytest.mark.rule("A-SUM6")
def test_no_ransom_without_a_follower() -> None:
    t = summoning(f"{ISIS_HOME}; anubis god [1,1]", gods="isis anubis", isis="captives = 1, followers = 0")
    assert t.legal() == ["pass", "summon warrior"]


@pytest.mark.rule("A-SUM6", "A-SUM3")
def test_a_ransom_for_each_captive_as_extras_too() -> None:
    t = summoning(
        f"{ISIS_HOME}; anubis god [1,1]; isis pyramid [4,7] [2,4]",
        gods="isis anubis",
        isis=f"captives = 3, followers = 2, {ATTUNED}",
    )
    put(t, "[7,1]", "[4,8]", figure="captive")
    assert (t.of("isis", "followers"), t.of("anubis", "followers")) == (0, 3)
    assert t.legal() == ["pass", "summon warrior"]  # the third cannot be paid
    assert t.of("isis", "captives") == 1


@pytest.mark.rule("A-SUM6")
def test_the_ransom_goes_to_the_god_anubis_merged_into() -> None:
    t = summoning(
        f"{ISIS_HOME}; amun god [1,1]", 'merged = { anubis = "amun" }', "isis amun anubis", isis="captives = 1"
    )
    put(t, "[7,1]", figure="captive")
    assert t.told("A-SUM6", "ransomed") == [["isis", "amun"]]
    assert (t.of("isis", "followers"), t.of("amun", "followers")) == (0, 3)


@pytest.mark.rule("A-SUM6", "A-K2")
@pytest.mark.parametrize(
    ("gods", "top", "side"),
    [("anubis isis", "", "anubis"), ("isis amun anubis", 'merged = { anubis = "isis" }', "isis")],
)
def test_nobody_is_a_captive_of_the_own_side(gods: str, top: str, side: str) -> None:
    pieces = f"{gods.split()[0]} god [7,0]; {gods.split()[1]} god [1,1]"
    with pytest.raises(BadPosition, match=r"^sketch: captives: Anubis traps no Warriors of his own side$"):
        summoning(pieces, top, gods, **{side: "captives = 1"})


@pytest.mark.rule("A-SUM1")
def test_frames_of_a_summon_are_checked() -> None:
    t = summoning(
        f"{ISIS_HOME}; anubis god [1,1]",
        'guardians = ["satet", "mummy", "androsphinx"]',
        gods="isis anubis",
        isis='pool = ["mummy"]',
        anubis='pool = ["androsphinx"]',
    )
    t.do("P1: summon mummy")
    assert loads(t)
    for figure in ("satet", "captive", None):
        assert refused(t, {"figure": figure}) == "frame place the figure: that figure cannot be summoned"
    data = exact(t)
    del data["frames"][1]
    with pytest.raises(BadPosition, match=r"^frame place the figure cannot stand on choose an action$"):
        positions.read(t.rules, data)


@pytest.mark.rule("A-SUM5")
def test_frames_of_a_sun_are_checked() -> None:
    t = summoning(
        "ra god [7,0]; ra warrior radiant [4,7]; ra temple [4,8]; amun god [1,1]; amun warrior [5,8]", gods="ra amun"
    )
    put(t, "[7,1]")
    assert loads(t)
    for name in ("[7,0]", "[4,7]", "[4,8]", "[5,8]", "[5,7]"):
        assert refused(t, {"figure": name}) == "frame give it a sun: no sun can be given there"
    assert refused(t, {"player": "P2"}) == "frame give it a sun: no sun can be given there"
    data = exact(t)
    data["columns"]["suns"] = 0
    data["columns"]["piece"] |= {"[4,6]": "ra warrior radiant", "[5,7]": "ra warrior radiant"}
    data["columns"]["pool"]["ra warrior"] -= 2
    with pytest.raises(BadPosition, match=r"^frame give it a sun: no sun can be given there$"):
        positions.read(t.rules, data)

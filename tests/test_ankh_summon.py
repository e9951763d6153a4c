"""The Summon action, Apep, and the extras of Pyramids (A-SUM1 to A-SUM3, A-SUM7)."""

import pytest
from battles import exact, loads, refused
from summons import ATTUNED, BESIDE_HOME, ISIS_HOME, put, spots, summoning

from benben.ankh.box import hexmap
from benben.ankh.rules.summon import payable
from benben.kernel import positions
from benben.kernel.errors import BadPosition

APEP = 'guardians = ["satet", "apep", "scorpion"]'
WATERS = [name for h, name in enumerate(hexmap.HEX_NAMES) if hexmap.WATER[h]]


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
    t = summoning(f"{ISIS_HOME}; amun god [1,1]", APEP, isis='pool = ["apep", "scorpion"]')
    assert t.legal() == ["pass", "summon warrior", "summon apep", "summon scorpion"]


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


@pytest.mark.rule("A-SUM3", "A-SUM2")
@pytest.mark.parametrize("pool", [[], ["apep"]])
def test_a_pyramid_without_room_brings_nobody(pool: list[str]) -> None:
    """All around [9,8] is taken: after the regular figure nobody can come, Apep neither."""
    t = summoning(
        f"{ISIS_HOME}; amun god [8,8]; isis pyramid [9,8]; neutral temple [8,7] [8,9]",
        APEP,
        isis=f"pool = {pool}, {ATTUNED}",
    )
    put(t, "[7,1]")
    assert (t.prompt, t.of("isis warrior", "pool")) == ("choose an action", 5)


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
    for figure in ("satet", "captive"):
        assert refused(t, {"figure": figure}) == "frame place the figure: that figure cannot be summoned"
    assert refused(t, {"figure": None}) == "frame place the figure: figure cannot be null"
    data = exact(t)
    del data["frames"][1]
    with pytest.raises(BadPosition, match=r"^frame choose an action: another action was taken$"):
        positions.read(t.rules, data)

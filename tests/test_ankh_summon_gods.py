"""What gods add to the Summon action: tiles of Osiris, Suns of Ra, captives of Anubis (A-SUM4 to A-SUM6, A-MOV4)."""

import pytest
from battles import exact, loads, refused
from summons import ATTUNED, BESIDE_HOME, ISIS_HOME, put, spots, summoning

from benben.ankh.box import contents
from benben.kernel import positions
from benben.kernel.errors import BadPosition

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


@pytest.mark.rule("A-MOV4")
def test_that_tiles_bar_summons_can_be_switched_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contents, "TILES_BAR_SUMMONS", False)
    t = summoning("isis god [4,8]; osiris god [1,1]", TILES, "isis osiris")
    assert "[4,7]" in spots(t)


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


@pytest.mark.rule("A-SUM5")
def test_frames_of_a_sun_are_checked() -> None:
    t = summoning(
        "ra god [7,0]; ra warrior radiant [4,7]; ra obelisk [4,8]; amun god [1,1]; amun warrior [5,8]", gods="ra amun"
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

"""Who dies in battle resolution, Flood and Isis's protection (A-B8)."""

import pytest
from battles import battle, guardians, loads, refused, told
from table import Table

RA = "ra god [2,9]; ra warrior [4,8] [4,9] [5,9]"  # stronger with Chariots than anybody here


def lost(pieces: str, card: str = "cycle", top: str = "", gods: str = "isis ra", **of_god: str) -> Table:
    """P1 plays this card and loses against Ra's Chariots; all others play Miracle."""
    t = battle(f"{pieces}; {RA}", top, gods, **of_god)
    t.do(f"P1: card {card}", "P2: card chariots", *(f"{p}: card miracle" for p in t.owing if p not in ("P1", "P2")))
    return t


def dead(t: Table) -> list[str]:
    return [f"{piece} {place}" for piece, place in t.told("A-B8", "killed")]


@pytest.mark.rule("A-B8", "A-K1", "A-M4")
def test_all_figures_of_losers_there_die_but_gods() -> None:
    t = lost(
        """anubis god [8,7]; anubis warrior [8,8] [7,1]; anubis satet [8,9]; anubis apep [1,10];
        anubis scorpion n-ne [7,5]; anubis temple [7,6]; isis god [5,6]; isis warrior [6,6] [1,2];
        osiris god [7,0]; osiris warrior [8,0]""",
        top=guardians("satet", "apep", "scorpion"),
        gods="anubis ra isis osiris",
    )
    assert dead(t) == [
        "anubis apep [1,10]",
        "isis warrior [6,6]",
        "anubis scorpion n-ne [7,5]",
        "anubis warrior [8,8]",
        "anubis satet [8,9]",
    ]
    stay = {"[8,7]": "anubis god", "[5,6]": "isis god", "[4,8]": "ra warrior", "[7,6]": "anubis temple"}
    stay |= {"[7,1]": "anubis warrior", "[1,2]": "isis warrior", "[8,0]": "osiris warrior", "[2,9]": "ra god"}
    assert {place: t.piece(place) for place in stay} == stay
    assert t.column("pool") == {
        "anubis warrior": 5,
        "anubis satet": 1,
        "anubis apep": 1,
        "anubis scorpion": 1,
        "isis warrior": 5,
        "ra warrior": 3,
        "osiris warrior": 5,
    }


# Flood. --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-B8", "A-G2")
def test_flood_keeps_own_figures_on_fertile_land_alive() -> None:
    """Not those in the desert, on water or on an Underworld tile; guardians like Warriors."""
    t = lost(
        "osiris god [8,7]; osiris warrior [6,6] [8,8] [6,5]; osiris satet [5,6]; osiris apep [1,10]",
        "flood",
        f"tiles = ['[6,5]']\n{guardians('satet', 'apep')}",
        gods="osiris ra",
    )
    assert dead(t) == ["osiris apep [1,10]", "osiris warrior [6,5]", "osiris warrior [8,8]"]


@pytest.mark.rule("A-B8")
def test_flood_helps_only_who_played_it() -> None:
    t = lost(
        "anubis god [8,7]; anubis warrior [6,6]; osiris god [8,5]; osiris warrior [7,5]",
        "flood",
        "",
        "anubis ra osiris",
    )
    assert dead(t) == ["osiris warrior [7,5]"]
    t = lost("anubis god [8,7]; anubis warrior [6,6]", "drought", "", "anubis ra")
    assert dead(t) == ["anubis warrior [6,6]"]


@pytest.mark.rule("A-B8", "A-B6")
def test_flood_helps_in_a_full_tie() -> None:
    t = battle("anubis god [8,7]; anubis warrior [6,6]; ra god [2,9]; ra warrior [4,8]", gods="anubis ra")
    t.do("P1: card flood", "P2: card flood", "P1: pass")
    assert dead(t) == ["ra warrior [4,8]"]


# Isis. ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-B8", "A-M2", "A-M3")
@pytest.mark.parametrize(
    ("pieces", "protected"),
    [
        ("isis warrior [8,8]", ""),
        ("isis warrior [8,8]; ra warrior [8,7]", "[8,8]"),
        ("isis warrior [8,8]; osiris god [8,7]", "[8,8]"),  # an enemy God, and one that loses too
        ("isis warrior [8,8]; isis warrior [8,7]", ""),
        ("isis warrior [8,8]; ra temple [8,7]; neutral obelisk [9,8]", ""),
        ("isis warrior [8,8]; ra warrior [8,6]", ""),  # two hexes away
        ("isis warrior [5,6]; ra warrior [5,5]", ""),  # over the Nile
        ("isis warrior [6,5]; ra apep [6,4]", "[6,5]"),  # the enemy on water
        ("isis apep [6,4]; ra warrior [6,5]", "[6,4]"),
        ("isis apep [6,4]; ra warrior [5,4]", "[6,4]"),  # the enemy in another region
        ("isis apep [6,4]; ra apep [6,3]", "[6,4]"),  # both on water
        ("isis apep [6,4]; isis warrior [5,4]", ""),
    ],
)
def test_protected_is_who_has_an_enemy_figure_adjacent(pieces: str, protected: str) -> None:
    t = battle(
        "isis god [3,7]; isis warrior [8,9]; ra god [2,9]; ra satet [4,8]; ra warrior [4,9] [5,9]; "
        + (pieces if "osiris" in pieces else f"{pieces}; osiris god [7,0]"),
        guardians("satet", "apep"),
        gods="isis ra osiris",
    )
    t.do("P1: card cycle", "P2: card chariots", *(["P3: card miracle"] if "osiris" in pieces else []))
    assert (t.prompt == "protect figures") == bool(protected)
    if protected:
        assert t.owing == ["P1"]
        assert t.legal() == ["pass", f"save {protected}"]
        t.do(f"P1: save {protected}")
        assert t.told("A-B8", "protected")[0][1] == protected
        assert not any(protected in line for line in dead(t))
    assert "isis warrior [8,9]" in dead(t)


@pytest.mark.rule("A-B8")
@pytest.mark.parametrize(
    ("saved", "left"),
    [((), ["[8,7]", "[8,8]"]), (("[8,8]",), ["[8,7]"]), (("[8,8]", "[8,7]"), [])],
)
def test_isis_decides_for_each_protected_figure(saved: tuple[str, ...], left: list[str]) -> None:
    t = lost("isis god [9,6]; isis warrior [8,7] [8,8]; osiris god [9,8]", "cycle", "", "isis ra osiris")
    assert t.legal() == ["pass", "save [8,7]", "save [8,8]"]
    assert loads(t)
    t.do(*(f"P1: save {place}" for place in saved))
    if left:
        assert t.prompt == "protect figures"
        assert t.legal() == ["pass", *(f"save {place}" for place in left)]
        t.do("P1: pass")
    assert dead(t) == [f"isis warrior {place}" for place in left]
    assert [place for _, place in t.told("A-B8", "protected")] == list(saved)
    for place in saved:
        assert t.piece(place) == "isis warrior"


@pytest.mark.rule("A-B8")
def test_protection_is_judged_before_anybody_dies() -> None:
    """In a tie the Warrior that makes Isis's Warrior protected dies in the same moment."""
    t = battle("isis god [3,7]; isis warrior [8,8]; ra god [2,10]; ra warrior [8,7]")
    t.do("P1: card flood", "P2: card flood", "P1: pass")
    assert t.legal() == ["pass", "save [8,8]"]
    t.do("P1: save [8,8]")
    assert dead(t) == ["ra warrior [8,7]"]


@pytest.mark.rule("A-B8")
def test_only_isis_protects_and_only_who_would_die() -> None:
    """Ra's figures beside Isis's have no such help; a winner needs none; nor does a figure that Flood keeps alive."""
    t = battle("isis god [8,8]; ra god [2,9]; ra warrior [8,7]")
    t.do("P1: card chariots", "P2: card flood")
    assert dead(t) == ["ra warrior [8,7]"]
    assert t.prompt == "choose an action"
    t = lost("isis god [8,8]; isis warrior [3,8] [3,10]", "flood")
    assert t.prompt == "protect figures"  # both stand beside Ra's, one of them in the flood
    assert t.legal() == ["pass", "save [3,10]"]


@pytest.mark.rule("A-B8", "A-MG3")
def test_a_god_merged_with_isis_protects() -> None:
    t = battle(
        "anubis god [3,7]; anubis warrior [8,8]; ra god [2,9]; ra warrior [8,7] [5,9]",
        'merged = { "isis" = "anubis" }',
        gods="isis ra anubis",
    )
    t.do("P3: card flood", "P2: card chariots")
    assert (t.prompt, t.owing) == ("protect figures", ["P3"])
    t.do("P3: save [8,8]")
    assert told(t, "protected") == ["A-B8 protected: anubis warrior, [8,8]"]


@pytest.mark.rule("A-B8")
def test_who_is_protected_was_not_killed() -> None:
    """No Miracle for it, and its Cat Mummy costs nobody anything."""
    t = lost(
        "isis god [3,7]; isis cat mummy [8,8]; isis warrior [8,6]; osiris god [8,7]",
        "miracle",
        guardians("cat mummy"),
        "isis ra osiris",
        ra="devotion = 5",
    )
    t.do("P1: save [8,8]", "P1: save [8,6]")
    assert dead(t) == []
    assert told(t, "lost devotion") == []
    assert t.told("A-B10", "gained devotion") == []


@pytest.mark.rule("A-B8")
def test_a_saved_protection_can_be_loaded() -> None:
    t = lost("isis god [9,6]; isis warrior [8,7] [8,8] [6,6]; osiris god [9,8]", "cycle", "", "isis ra osiris")
    assert loads(t)
    assert "only the doomed can be protected" in refused(t, {"more": ["[8,6]", "[8,7]"]})
    assert "only the doomed can be protected" in refused(t, {"more": ["[8,7]"]}, frame=-2)
    t.do("P1: save [8,7]")
    assert loads(t)

"""The start of a battle: Obelisk Attuned (A-B0)."""

import pytest
from battles import battle, guardians, loads, refused, told
from table import Table

ATTUNED = "powers = ['omnipresent', 'revered', 'obelisk attuned']"
PULL = "call figures to your obelisks"
RING = ["[4,7]", "[5,6]", "[5,8]", "[6,6]", "[6,7]", "[6,8]"]  # around [5,7], in the order of the board


def to(*places: str) -> list[str]:
    return [f"to {place}" for place in places]


@pytest.mark.rule("A-B0")
def test_any_own_figure_comes_from_anywhere_to_an_own_obelisk() -> None:
    """From other regions and within the region, the God too; each figure once, until a pass."""
    t = battle(
        "isis god [8,8]; isis obelisk [5,7]; isis warrior [7,1] [2,5]; ra god [9,6]; ra warrior [0,1]", isis=ATTUNED
    )
    assert (t.prompt, t.owing) == (PULL, ["P1"])
    assert t.legal() == ["pass", "move [2,5]", "move [7,1]", "move [8,8]"]
    t.do("P1: move [7,1]")
    assert t.legal() == to(*RING)
    t.do("P1: to [6,6]")
    assert t.piece("[6,6]") == "isis warrior"
    assert t.piece("[7,1]") == "nothing"
    assert t.legal() == ["pass", "move [2,5]", "move [8,8]"]
    t.do("P1: move [8,8]")
    assert t.legal() == to("[4,7]", "[5,6]", "[5,8]", "[6,7]", "[6,8]")
    t.do("P1: to [4,7]", "P1: pass")
    assert t.prompt == "choose a battle card"
    assert told(t, "moved") == [
        "A-B0 moved: isis warrior, [7,1], [6,6]",
        "A-B0 moved: isis god, [8,8], [4,7]",
    ]
    assert t.piece("[2,5]") == "isis warrior"


@pytest.mark.rule("A-B0")
def test_when_all_have_come_nobody_is_asked_again() -> None:
    t = battle("isis god [8,8]; isis obelisk [5,7]; ra god [9,6]", isis=ATTUNED)
    t.do("P1: move [8,8]", "P1: to [4,7]")
    assert t.prompt == "choose a battle card"


@pytest.mark.rule("A-B0")
@pytest.mark.parametrize(
    ("pieces", "powers"),
    [
        ("isis god [8,8]; isis obelisk [5,7]", "powers = []"),
        ("isis god [8,8]; isis obelisk [7,1]", ATTUNED),  # in another region
        ("isis god [8,8]; isis temple [5,7]; isis pyramid [6,6]", ATTUNED),
        ("isis god [8,8]; ra obelisk [5,7]", ATTUNED),
        ("isis god [8,8]; neutral obelisk [5,7]", ATTUNED),
        ("isis god [7,1]; isis obelisk [5,7]", ATTUNED),  # nobody there already
    ],
)
def test_only_with_the_power_an_own_obelisk_and_a_figure_there(pieces: str, powers: str) -> None:
    t = battle(f"{pieces}; ra god [9,6]; osiris god [8,6]", gods="isis ra osiris", isis=powers)
    assert t.prompt == "choose a battle card"
    assert t.owing == (["P2", "P3"] if "god [7,1]" in pieces else ["P1", "P2", "P3"])


@pytest.mark.rule("A-B0")
@pytest.mark.parametrize(
    ("pieces", "spots"),
    [
        ("isis obelisk [5,7]; ra warrior [4,7]; isis temple [6,7]; isis warrior [5,8]", ["[5,6]", "[6,6]", "[6,8]"]),
        ("isis obelisk [5,6]", ["[4,6]", "[4,7]", "[5,7]", "[6,6]"]),  # two neighbours lie over the Nile
        ("isis obelisk [6,5]", ["[6,6]", "[7,5]", "[7,6]"]),  # two over the Nile, one is water
        ("isis obelisk [5,7] [5,8]", ["[4,7]", "[4,8]", "[4,9]", "[5,6]", "[5,9]", "[6,6]", "[6,7]", "[6,8]"]),
        ("isis obelisk [5,7] [1,2]", RING),
    ],
)
def test_the_spots_are_empty_land_adjacent_to_own_obelisks_there(pieces: str, spots: list[str]) -> None:
    t = battle(f"isis god [8,8]; ra god [9,6]; {pieces}", isis=ATTUNED)
    t.do("P1: move [8,8]")
    assert t.legal() == to(*spots)


@pytest.mark.rule("A-B0", "A-MOV4")
def test_an_underworld_tile_is_a_spot_for_osiris_only() -> None:
    pieces = "isis god [8,8]; isis obelisk [5,7]; osiris god [9,6]; osiris obelisk [8,6]"
    t = battle(
        pieces,
        "tiles = ['[5,8]', '[8,7]']",
        gods="isis osiris",
        isis=ATTUNED + ", devotion = 1",
        osiris=ATTUNED,
    )
    t.do("P2: move [9,6]")
    assert t.legal() == to("[7,5]", "[7,6]", "[7,7]", "[8,5]", "[8,7]")
    t.do("P2: to [8,7]", "P1: move [8,8]")
    assert t.legal() == to("[4,7]", "[5,6]", "[6,6]", "[6,7]", "[6,8]")


def three(isis: str, ra: str, osiris: str, more: str = "") -> Table:
    """Three owners of the power, each with an Obelisk, in the order Ra, Osiris, Isis; `more` are further pieces."""
    return battle(
        f"""isis god {isis}; isis obelisk [5,8]; ra god {ra}; ra obelisk [7,6];
        osiris god {osiris}; osiris obelisk [3,8]; {more}""",
        gods="isis ra osiris",
        isis=ATTUNED + ", devotion = 5",
        ra=ATTUNED + ", devotion = 1",
        osiris=ATTUNED + ", devotion = 3",
    )


@pytest.mark.rule("A-B0", "A-D1")
def test_owners_take_turns_from_least_devotion_one_figure_at_a_time_and_a_pass_is_final() -> None:
    t = three(
        "[8,8]", "[9,6]", "[2,10]", "isis warrior [0,1] [0,2] [0,3]; ra warrior [8,0] [8,1]; osiris warrior [7,0] [7,1]"
    )
    asked = []
    for move in (
        *("move [8,0]", "to [7,7]", "move [7,0]", "to [4,8]", "move [0,1]", "to [4,9]"),
        *("move [8,1]", "to [8,6]", "pass", "move [0,2]", "to [5,9]"),  # Osiris passes
        *("pass", "move [0,3]", "to [6,8]", "move [8,8]", "to [5,7]"),  # Ra passes, Isis goes on to her last figure
    ):
        assert t.prompt in (PULL, "to which obelisk")
        asked.append(t.owing[0])
        t.do(f"{t.owing[0]}: {move}")
    assert asked == ["P2", "P2", "P3", "P3", "P1", "P1", "P2", "P2", "P3", "P1", "P1", "P2", "P1", "P1", "P1", "P1"]
    assert t.prompt == "choose a battle card"


@pytest.mark.rule("A-B0")
def test_who_is_merely_unable_is_skipped_and_may_come_later() -> None:
    """All around Ra's Obelisk is taken; when Isis calls her Warrior away from there, Ra is asked after Osiris."""
    t = three(
        "[8,8]",
        "[9,6]",
        "[2,10]",
        "isis warrior [7,5]; ra warrior [7,7]; neutral temple [8,6] [6,6] [6,5] [6,7]; osiris warrior [7,0]",
    )
    assert t.owing == ["P3"]
    t.do("P3: move [7,0]", "P3: to [4,8]")
    assert t.owing == ["P1"]
    t.do("P1: move [7,5]", "P1: to [5,9]")
    assert t.owing == ["P2"]  # the turn goes on from Isis, round to the first
    t.do("P2: move [9,6]")
    assert t.piece("[7,5]") == "ra god"  # the one free hex
    assert t.owing == ["P3"]
    t.do("P3: pass")
    assert t.owing == ["P1"]
    t.do("P1: pass")
    assert t.prompt == "choose a battle card"  # Ra has not passed, but has no hex left


@pytest.mark.rule("A-B0")
def test_a_full_ring_ends_the_calling() -> None:
    t = battle(
        """isis god [8,8]; isis obelisk [5,7]; isis warrior [7,1] [7,2]; ra god [9,6]; ra warrior [4,7] [5,6] [5,8];
        neutral temple [6,6] [6,7]""",
        isis=ATTUNED,
    )
    t.do("P1: move [7,2]")
    assert t.piece("[6,8]") == "isis warrior"
    assert t.prompt == "choose a battle card"


@pytest.mark.rule("A-B0", "A-MOV3")
def test_a_called_scorpion_is_aimed_and_satet_pushes_nobody() -> None:
    t = battle(
        """isis god [8,8]; isis obelisk [5,7]; isis scorpion n-ne [7,1]; isis satet [7,2];
        ra god [9,6]; ra warrior [4,7]""",
        guardians("satet", "scorpion"),
        isis=ATTUNED,
    )
    t.do("P1: move [7,2]")
    assert t.legal() == to("[5,6]", "[5,8]", "[6,6]", "[6,7]", "[6,8]")
    t.do("P1: to [5,6]", "P1: move [7,1]", "P1: to [6,7]")
    assert (t.prompt, t.owing) == ("aim the claws", ["P1"])
    assert t.legal() == ["aim n-ne", "aim ne-se", "aim se-s", "aim s-sw", "aim sw-nw", "aim nw-n"]
    assert loads(t)
    assert "no scorpion of that player stands there" in refused(t, {"player": "P2"})
    assert "no scorpion of that player stands there" in refused(t, {"scorpion": "[8,8]"})
    assert t.do("P1: aim s-sw") == ["A-MOV3 aimed: isis scorpion s-sw, [6,7], s-sw"]
    assert t.piece("[6,7]") == "isis scorpion s-sw"
    assert t.legal() == ["pass", "move [8,8]"]


@pytest.mark.rule("A-B0", "A-M4")
def test_a_figure_may_be_called_out_of_the_water() -> None:
    t = battle("isis apep [6,4]; isis god [7,1]; isis obelisk [5,7]; ra god [9,6]", guardians("apep"), isis=ATTUNED)
    assert t.legal() == ["pass", "move [6,4]", "move [7,1]"]
    t.do("P1: move [6,4]", "P1: to [4,7]", "P1: pass")
    assert t.piece("[4,7]") == "isis apep"


@pytest.mark.rule("A-B0", "A-X2")
@pytest.mark.parametrize(("god", "events"), [("[7,1]", ["dominion", "dominion"]), ("[5,9]", ["dominion"])])
def test_the_regions_that_figures_left_are_read_at_their_turn(god: str, events: list[str]) -> None:
    """The East first: Isis's Warrior leaves the Delta to Ra, and her God, if he was not there, the West to her."""
    t = battle(
        f"isis warrior [2,5] [4,9]; isis god {god}; isis obelisk [5,7]; ra god [9,6]; ra warrior [1,2]",
        'tokens = { 1 = "[4,6]", 2 = "[3,5]", 3 = "[4,5]" }',
        isis=ATTUNED,
    )
    t.do("P1: move [2,5]", "P1: to [4,7]", "P1: pass")
    t.do("P1: card chariots", "P2: card flood")
    assert t.order("dominion", "battle") == ["battle", *events]
    assert t.told("A-X4", "dominion")[0] == ["ra"]


@pytest.mark.rule("A-B0", "A-B5")
def test_called_figures_fight() -> None:
    t = battle("isis god [8,8]; isis obelisk [5,7]; isis warrior [7,1]; ra god [9,6]", isis=ATTUNED)
    t.do("P1: move [7,1]", "P1: to [4,7]", "P1: pass", "P1: card flood", "P2: card flood")
    assert t.told("A-B5", "strength") == [["isis", 2, 0, 2], ["ra", 1, 0, 1]]


@pytest.mark.rule("A-B0")
def test_a_saved_calling_can_be_loaded() -> None:
    t = battle("isis god [8,8]; isis obelisk [5,7]; isis warrior [7,1]; ra god [9,6]", isis=ATTUNED)
    assert loads(t)
    t.do("P1: move [7,1]")
    assert loads(t)
    assert "no figure of that side is on its way" in refused(t, {"from": "[7,2]"})
    assert "no figure of that side is on its way" in refused(t, {"from": "[9,6]"})

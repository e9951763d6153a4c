"""The event Conflict: its start, the order of regions, majorities, dominion, its end (A-X1 to A-X5)."""

import pytest
from ankh_table import table
from battles import guardians, loads, refused, told
from table import Table


def conflict(pieces: str, top: str = "", gods: str = "isis ra", player: str = "P1", **of_god: str) -> Table:
    """A conflict fired by P1. Delta, West and East have the tokens 1, 2 and 3."""
    return table(gods, pieces, f"conflict of {player}", top, **of_god)


# The start. ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-X1", "A-X5")
def test_the_trigger_holds_the_tiebreaker_during_the_conflict() -> None:
    t = conflict("isis god [4,7]; ra god [5,8]", player="P2")
    assert told(t)[0] == "A-X1 took tiebreaker: P2"
    assert t.column("tiebreaker") == "P2"
    t.do("P1: card flood", "P2: card chariots")
    assert t.column("tiebreaker") is None  # not used, and returned all the same
    assert (t.prompt, t.owing) == ("choose an action", ["P1"])


@pytest.mark.rule("A-X1")
@pytest.mark.parametrize(
    ("figures", "gained"),
    [
        ("isis god [4,7]; isis warrior [4,8]", "1, 1"),
        ("isis god [4,7]; isis warrior [7,1] [7,2] [4,8]", "2, 2"),
        # The apep is in the Delta and in the East.
        ("isis god [4,7]; isis warrior [7,1]; isis apep [1,10]", "3, 3"),
        ("isis god [7,1]; isis apep [1,10]", "3, 3"),
        ("isis god [7,1]; isis apep [0,5]", "2, 2"),
    ],
)
def test_omnipresent_counts_regions(figures: str, gained: str) -> None:
    t = conflict(
        f"{figures}; ra god [5,8]; ra warrior [7,0]", guardians("apep"), isis="followers = 0, powers = ['omnipresent']"
    )
    assert told(t, "gained followers") == [f"A-X1 gained followers: isis, {gained}"]
    assert t.of("ra", "followers") == 1


@pytest.mark.rule("A-X1")
def test_start_of_conflict_goes_from_least_devotion_first_omnipresent_then_scorpions() -> None:
    t = conflict(
        """isis god [4,7]; isis scorpion n-ne [5,7]; ra god [7,1]; ra scorpion n-ne [8,1]; amun god [2,5];
        ra obelisk [8,2]; isis temple [5,8]""",
        guardians("scorpion"),
        "isis ra amun",
        isis="devotion = 5, powers = ['omnipresent']",
        ra="devotion = 3, powers = ['omnipresent']",
        amun="devotion = 4, powers = ['omnipresent']",
    )
    assert told(t)[:7] == [
        "A-X1 took tiebreaker: P1",
        "A-X1 gained followers: ra, 1, 2",
        "A-X1 gained followers: amun, 1, 2",
        "A-X1 gained followers: isis, 1, 2",
        "A-X1 destroyed: ra obelisk, [8,2]",
        "A-X1 destroyed: isis temple, [5,8]",
        "A-X2 region: 1, [0,1]",
    ]


AROUND = {  # clockwise from north, around a scorpion at [5,7]
    "[4,7]": "isis obelisk",
    "[5,8]": "neutral pyramid",
    "[6,8]": "ra temple",
    "[6,7]": "ra obelisk",
    "[6,6]": "isis temple",
    "[5,6]": "neutral pyramid",
}


@pytest.mark.rule("A-X1", "A-MOV3")
@pytest.mark.parametrize("aim", ["n-ne", "ne-se", "se-s", "s-sw", "sw-nw", "nw-n"])
def test_claws_destroy_exactly_the_two_monuments_they_point_at(aim: str) -> None:
    """Own and neutral ones too; monument and token go back where they came from."""
    first = ["n-ne", "ne-se", "se-s", "s-sw", "sw-nw", "nw-n"].index(aim)
    gone = [list(AROUND)[first], list(AROUND)[(first + 1) % 6]]
    t = conflict(
        f"isis scorpion {aim} [5,7]; isis god [8,8]; ra god [7,1]; "
        + "; ".join(f"{what} {place}" for place, what in AROUND.items())
    )
    for place, what in AROUND.items():
        assert t.piece(place) == ("nothing" if place in gone else what)
    assert t.told("A-X1", "destroyed") == [[AROUND[place], place] for place in gone]
    lost = [AROUND[place] for place in gone]
    assert t.column("ankhs") == {
        "isis": 7 + sum("isis" in what for what in lost),
        "ra": 7 + sum("ra" in what.split() for what in lost),
    }
    assert t.column("supply") == {
        kind: 8 + sum(kind in what for what in lost) for kind in ("obelisk", "pyramid", "temple")
    }


@pytest.mark.rule("A-X1", "A-M3")
def test_claws_reach_no_other_region_no_figure_and_nothing_beyond_the_edge() -> None:
    """Over the Nile, at an enemy Warrior, at water and out of the map; [9,8] is the last hex of the map."""
    t = conflict("isis scorpion sw-nw [5,6]; neutral temple [5,5]; neutral obelisk [4,5]; isis god [8,8]; ra god [7,1]")
    assert told(t, "destroyed") == []
    t = conflict("isis scorpion n-ne [5,7]; ra warrior [4,7]; neutral temple [5,8]; isis god [8,8]; ra god [7,1]")
    assert told(t, "destroyed") == ["A-X1 destroyed: neutral temple, [5,8]"]
    assert t.piece("[4,7]") == "ra warrior"
    for aim in ("n-ne", "ne-se"):
        t = conflict(f"isis scorpion {aim} [2,10]; neutral temple [9,8]; isis god [8,8]; ra god [7,1]")
        assert told(t, "destroyed") == []
        assert t.piece("[9,8]") == "neutral temple"


@pytest.mark.rule("A-X1", "A-M3")
def test_claws_do_not_reach_over_camels() -> None:
    camels = ["[3,7]-[4,6]", "[3,7]-[4,7]", "[4,7]-[4,8]", "[4,8]-[4,9]", "[4,8]-[5,8]"]
    pieces = "isis scorpion n-ne [4,7]; neutral temple [4,8]; isis god [8,8]; ra god [7,1]"
    assert told(conflict(pieces, f"camels = {camels}"), "destroyed") == []
    assert told(conflict(pieces), "destroyed") == ["A-X1 destroyed: neutral temple, [4,8]"]


@pytest.mark.rule("A-X1", "A-X3")
def test_a_destroyed_monument_counts_no_more() -> None:
    """The own Obelisk that the claws hit would have been a majority."""
    t = conflict("isis scorpion n-ne [5,7]; isis obelisk [4,7]; isis god [8,8]; ra god [7,1]")
    assert t.column("devotion") == {"isis": 1, "ra": 1}


# The order of regions. -----------------------------------------------------------------------------------------------


@pytest.mark.rule("A-X2", "A-M7")
def test_regions_resolve_by_ascending_token_and_empty_ones_are_skipped() -> None:
    t = conflict("isis god [4,7]; ra god [7,1]", 'camels = []\ntokens = { 7 = "[4,7]", 3 = "[2,5]", 8 = "[7,1]" }')
    assert told(t) == [
        "A-X1 took tiebreaker: P1",
        "A-X2 region: 7, [2,9]",
        "A-X4 dominion: isis",
        "A-X4 gained devotion: isis, 1, 1",
        "A-X2 region: 8, [1,0]",
        "A-X4 dominion: ra",
        "A-X4 gained devotion: ra, 1, 1",
        "A-T1 turn: P2",
    ]


@pytest.mark.rule("A-X2")
def test_one_player_holds_two_or_more_fight() -> None:
    t = conflict("isis god [4,7]; ra god [5,8]; amun god [6,7]; isis warrior [7,1]", gods="isis ra amun")
    assert told(t, "dominion", "battle") == [
        "A-X4 dominion: isis",
        "A-X2 battle: [2,9], amun and isis and ra",
    ]
    assert t.column("devotion") == {"isis": 1}


@pytest.mark.rule("A-X2", "A-B12")
def test_presence_is_looked_at_when_the_regions_turn_comes() -> None:
    """Apep in the water between Delta and East dies in the Delta, so that Ra alone is left in the East."""
    t = conflict(
        "isis apep [1,10]; ra god [1,8]; ra warrior [4,7]; isis god [7,1]",
        guardians("apep"),
        isis="hand = ['cycle']",
        ra="hand = ['chariots', 'cycle']",
    )
    t.do("P2: card chariots")
    assert t.piece("[1,10]") == "nothing"
    assert told(t, "battle", "dominion") == [
        "A-X2 battle: [0,1], isis and ra",
        "A-X4 dominion: isis",
        "A-X4 dominion: ra",
    ]
    assert t.column("devotion") == {"isis": 1, "ra": 2}


# Majorities and dominion. --------------------------------------------------------------------------------------------


@pytest.mark.rule("A-X4", "A-X3")
def test_example_of_dominion() -> None:
    """Two Obelisks are a majority; the Pyramids are even; Isis's Temple is one too, but she is not there."""
    t = conflict(
        "amun god [5,7]; amun obelisk [4,7] [4,8]; amun pyramid [6,7]; isis pyramid [6,6]; isis temple [5,8]; "
        "isis god [9,2]",
        gods="amun isis",
        isis="devotion = 3",
    )
    assert t.of("amun", "devotion") == 2
    assert told(t)[-6:-1] == [
        "A-X4 gained devotion: isis, 1, 4",  # the West, where she is alone
        "A-X2 region: 3, [2,9]",
        "A-X4 dominion: amun",
        "A-X3 gained devotion: amun, 1, 1",
        "A-X4 gained devotion: amun, 1, 2",
    ]
    assert t.of("isis", "devotion") == 4


@pytest.mark.rule("A-X3")
@pytest.mark.parametrize(
    ("monuments", "majorities"),
    [
        ("", 0),
        ("isis obelisk [4,7]", 1),
        ("isis obelisk [4,7]; ra obelisk [4,8]", 0),
        ("isis obelisk [4,7] [4,9]; ra obelisk [4,8]", 1),
        ("isis obelisk [4,7] [4,9]; ra obelisk [4,8]; amun obelisk [5,9]", 1),
        ("isis obelisk [4,7] [4,9]; ra obelisk [4,8]; amun obelisk [5,9] [6,8]", 0),
        ("isis obelisk [4,7]; ra obelisk [4,8] [4,9]", 0),
        ("isis obelisk [4,7]; neutral obelisk [4,8] [4,9]", 1),
        ("neutral obelisk [4,8] [4,9]", 0),
        ("isis obelisk [4,7]; ra obelisk [7,1] [2,5]", 1),  # in other regions
        ("isis obelisk [4,7]; isis pyramid [4,8]; ra temple [4,9]", 2),
        ("isis obelisk [4,7]; isis pyramid [4,8]; isis temple [4,9]", 3),
        ("isis obelisk [4,7] [4,8]; isis temple [4,9]; ra temple [5,9]; neutral pyramid [6,8]", 1),
    ],
)
def test_majority_is_strictly_more_than_every_other(monuments: str, majorities: int) -> None:
    """Whoever is absent blocks; who is neutral does not. All majorities of a region are one gain."""
    t = conflict(f"isis god [5,7]; ra god [8,0]; amun god [1,2]; {monuments}", gods="isis ra amun")
    gains = [args for args in t.told("A-X3", "gained devotion") if args[0] == "isis"]
    assert gains == ([["isis", majorities, majorities]] if majorities else [])


@pytest.mark.rule("A-X4", "A-G1")
def test_majorities_and_dominion_are_two_gains() -> None:
    """Bountiful adds one to each of them, and only in the red: the space that is left counts."""
    pieces = "isis god [5,7]; isis obelisk [4,7]; isis pyramid [4,8]; ra god [8,0]"
    t = conflict(pieces, isis="devotion = 18, powers = ['bountiful']")
    assert t.told("A-X3", "gained devotion") == [["isis", 3, 21]]
    assert t.told("A-X4", "gained devotion") == [["ra", 1, 1], ["isis", 1, 22]]


@pytest.mark.rule("A-X4")
@pytest.mark.parametrize(
    ("figures", "gain"),
    [
        ("ra god [4,7]", 1),
        ("ra god [4,7]; ra warrior [4,8]", 1),
        ("ra god [4,7]; ra warrior radiant [4,8]", 2),
        ("ra god [4,7]; ra warrior radiant [4,8] [4,9]", 2),
        ("ra god [4,7]; ra warrior radiant [2,5]", 1),
        ("ra god [4,7]; ra apep radiant [1,10]", 2),
        ("ra god [4,7]; ra apep radiant [0,5]", 1),
    ],
)
def test_a_radiant_figure_there_adds_one_to_dominion(figures: str, gain: int) -> None:
    t = conflict(f"{figures}; isis god [7,1]", guardians("apep"))
    assert t.told("A-X4", "gained devotion")[-1][:2] == ["ra", gain]


@pytest.mark.rule("A-X4", "A-D3")
@pytest.mark.parametrize("devotion", [29, 30])
def test_the_top_ends_the_game_between_majorities_and_dominion(devotion: int) -> None:
    """From 30 the majority wins and there is no dominion; from 29 it is the dominion that wins. Ra comes too late."""
    t = conflict("isis god [2,5]; isis obelisk [2,4]; ra god [7,1]", isis=f"devotion = {devotion}", ra="devotion = 30")
    assert t.outcome == ("ascended", ["P1"])
    assert t.column("devotion") == {"isis": 31, "ra": 30}
    assert told(t)[-2:] == [
        f"{'A-X3' if devotion == 30 else 'A-X4'} gained devotion: isis, 1, 31",
        "A-D3 won: isis",
    ]
    assert len(told(t, "gained devotion")) == 31 - devotion


# The end. ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-C8", "A-X5")
@pytest.mark.parametrize(
    ("event", "gods", "told_last"),
    [
        (4, "isis ra amun", "A-T1 turn: P2"),
        (8, "isis ra amun", "A-T1 turn: P2"),
        (12, "isis ra amun", "A-T1 turn: P2"),
        (12, "isis ra", "A-T1 turn: P2"),
        (16, "isis ra amun", "A-T1 turn: P2"),
        (18, "isis ra amun", "A-W2 won: ra"),
    ],
)
def test_what_the_track_shows_behind_a_conflict(event: int, gods: str, told_last: str) -> None:
    """Merging after the third, with three players or more; forgetting after the fourth; the end after the fifth."""
    three = gods.endswith("amun")
    t = conflict(
        "isis god [7,1]; ra god [4,7]; " + ("amun god [2,5]" if three else ""),
        f"event = {event}",
        gods,
        isis="devotion = 24, pile = 0",
        ra="devotion = 24, pile = 1",
        **({"amun": "devotion = 15"} if three else {}),
    )
    assert told(t)[-1] == told_last
    assert bool(told(t, "merged")) == (event == 12 and three)
    assert told(t, "forgotten") == (["A-FG1 forgotten: amun"] if event == 16 else [])
    assert t.outcome == (("final-conflict", ["P2"]) if event == 18 else ("", []))
    assert t.column("tiebreaker") is None


@pytest.mark.rule("A-X2")
def test_a_saved_conflict_can_be_loaded_while_the_track_shows_one() -> None:
    t = conflict("isis god [4,7]; ra god [5,8]")
    assert loads(t)
    t.state.event = 5
    assert "the event marker stands at another event" in refused(t)
    t.state.event = 0
    assert "the event marker stands at another event" in refused(t)

"""Majorities in battle, the winner, what it gains, who dies (A-B4, A-B6 to A-B9)."""

import pytest
from ankh_table import table
from battles import battle, guardians, loads, refused, told
from table import Table

TWO = "isis god [8,8]; ra god [2,9]"  # far from each other


def fight(pieces: str = TWO, cards: str = "flood flood", top: str = "", gods: str = "isis ra", **of_god: str) -> Table:
    """A battle in the East, the cards in the order of the players who are there."""
    t = battle(pieces, top, gods, **of_god)
    for player, card in zip(t.owing, cards.split(), strict=True):
        t.do(f"{player}: card {card}")
    return t


# Majorities (A-B4). --------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-B7", "A-G1")
def test_a_gain_tells_what_it_is_made_of() -> None:
    """Victory, what powers and Drought add to it, and Bountiful on top; nothing where it is one thing."""
    powers = "'glorious', 'bountiful'"
    t = fight(
        "isis god [8,8]; isis warrior [8,7]; ra god [3,10]", "drought flood", isis=f"powers = [{powers}], devotion = 3"
    )
    [event] = [e for e in t.log.events if e.template == "gained devotion"]
    assert sum(amount for _, amount in event.parts) == event.args[1]
    assert [name for name, _ in event.parts] == ["", "drought", "bountiful"]
    t = fight("isis god [8,8]; isis warrior [8,7]; ra god [3,10]", "chariots flood")
    assert [e.parts for e in t.log.events if e.template == "gained devotion"] == [()]


@pytest.mark.rule("A-B4", "A-X3")
def test_example_of_majorities() -> None:
    """Isis has the Pyramids; the Temples are even; Ra's Obelisk is a majority, but he has no figure there."""
    t = battle(
        """isis god [4,7]; isis pyramid [4,8] [5,9]; amun god [8,8]; amun temple [8,7]; amun pyramid [9,8];
        ra temple [6,8]; ra obelisk [7,7]; ra god [7,1]""",
        gods="isis amun ra",
    )
    t.do("P2: pass", "P1: card chariots", "P2: card flood")
    assert t.told("A-B4", "gained devotion") == [["isis", 1, 1]]
    assert t.column("devotion") == {"isis": 2}  # and one for winning


@pytest.mark.rule("A-B4", "A-D1", "A-G1")
def test_majorities_go_from_least_devotion_as_one_gain_each() -> None:
    t = fight(
        f"{TWO}; isis obelisk [4,7]; ra temple [8,7]; ra pyramid [9,8]",
        isis="devotion = 2, powers = ['bountiful']",
        ra="devotion = 1, powers = ['bountiful']",
    )
    assert t.told("A-B4", "gained devotion") == [["ra", 3, 4], ["isis", 2, 4]]


@pytest.mark.rule("A-B4", "A-D3")
def test_the_top_may_be_reached_by_majorities_and_the_lower_comes_first() -> None:
    t = fight(f"{TWO}; isis obelisk [4,7]; ra temple [8,7]", isis="devotion = 30", ra="devotion = 30")
    assert t.outcome == ("ascended", ["P2"])  # the second player's marker lay below
    assert t.column("devotion") == {"isis": 30, "ra": 31}


# The winner (A-B6). --------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-B6", "A-B8")
def test_example_of_a_tied_battle() -> None:
    """Flood brings Isis four Followers and no strength; Drought brings Amun one strength and nothing else."""
    t = battle(
        "isis god [2,5]; isis warrior [1,5] [1,6] [2,4]; amun god [3,5]; amun warrior [1,2] [1,3]",
        'tokens = { 1 = "[4,5]", 2 = "[4,6]", 3 = "[3,5]" }',
        gods="isis amun",
        at="[3,5]",
    )
    t.do("P2: pass", "P1: card flood", "P2: card drought")
    assert t.of("isis", "followers") == 5
    assert t.told("A-B5", "strength") == [["amun", 3, 1, 4], ["isis", 4, 0, 4]]
    assert (t.prompt, t.owing) == ("use the tiebreaker", ["P1"])
    assert t.legal() == ["pass", "use"]
    t.do("P1: use")
    assert told(t)[-8:-1] == [
        "A-B5 strength: amun, 3, 1, 4",
        "A-B5 strength: isis, 4, 0, 4",
        "A-B6 used tiebreaker: P1",
        "A-B6 wins battle: isis",
        "A-B7 gained devotion: isis, 1, 1",
        "A-B8 killed: amun warrior, [1,2]",
        "A-B8 killed: amun warrior, [1,3]",
    ]
    assert t.of("amun warrior", "pool") == 6
    assert t.piece("[3,5]") == "amun god"
    assert t.piece("[1,5]") == "isis warrior"


THREE = "isis god [8,8]; ra god [2,9]; osiris god [5,6]"


@pytest.mark.rule("A-B6")
@pytest.mark.parametrize(
    ("cards", "holder", "asked"),
    [
        ("chariots flood flood", "P1", ""),  # no tie
        ("chariots flood flood", "P2", ""),
        ("chariots chariots flood", "P1", "P1"),
        ("chariots chariots flood", "P2", "P2"),
        ("chariots chariots flood", "P3", ""),  # present but weaker
        ("chariots chariots flood", "P4", ""),  # absent
        ("flood flood flood", "P3", "P3"),
        ("chariots flood flood", "P3", ""),  # tied for second
    ],
)
def test_only_a_holder_tied_for_highest_may_turn_the_tiebreaker(cards: str, holder: str, asked: str) -> None:
    t = battle(f"{THREE}; amun god [7,1]", gods="isis ra osiris amun", holder=holder)
    for player, card in zip(("P1", "P2", "P3"), cards.split()):
        t.do(f"{player}: card {card}")
    assert (t.owing[0] if t.prompt == "use the tiebreaker" else "") == asked
    winners = [] if "chariots chariots" in cards or cards == "flood flood flood" else [["isis"]]
    if asked:
        t.do(f"{asked}: use")
        winners = [[{"P1": "isis", "P2": "ra", "P3": "osiris"}[asked]]]
    assert t.told("A-B6", "wins battle") == winners
    assert bool(told(t, "nobody wins")) == (not winners)


@pytest.mark.rule("A-B6", "A-B8")
def test_a_tie_that_nobody_breaks_is_lost_by_all() -> None:
    t = fight("isis god [8,8]; isis warrior [8,7]; ra god [2,9]; ra warrior [4,8]")
    t.do("P1: pass")
    assert told(t, "nobody wins") == ["A-B6 nobody wins"]
    assert told(t, "gained devotion") == []
    assert t.told("A-B8", "killed") == [["ra warrior", "[4,8]"], ["isis warrior", "[8,7]"]]
    assert [t.piece(place) for place in ("[8,8]", "[2,9]")] == ["isis god", "ra god"]


@pytest.mark.rule("A-B6")
@pytest.mark.parametrize("first", ["use", "pass"])
def test_the_tiebreaker_is_used_once_in_a_conflict(first: str) -> None:
    """Ties in the Delta and in the East; a declined one is still there."""
    t = table("isis ra", "isis god [2,5]; ra god [1,2]; isis warrior [8,8]; ra warrior [2,9]", "conflict of P1")
    t.do("P1: card flood", "P2: card flood", f"P1: {first}")
    assert t.column("tiebreaker") == (None if first == "use" else "P1")
    t.do("P1: card miracle", "P2: card miracle")
    assert (t.prompt == "use the tiebreaker") == (first == "pass")
    assert len(told(t, "nobody wins")) == 1


@pytest.mark.rule("A-B6", "A-MG5")
def test_a_merged_gods_tiebreaker_serves_the_god() -> None:
    """Amun's player fired the conflict; the player of the higher god decides."""
    t = battle(TWO, 'merged = { "amun" = "ra" }', gods="isis ra amun", holder="P3")
    t.do("P2: pass", "P1: card flood", "P2: card flood")
    assert (t.prompt, t.owing) == ("use the tiebreaker", ["P2"])
    t.do("P2: use")
    assert t.told("A-B6", "wins battle") == [["ra"]]
    assert t.column("tiebreaker") is None


@pytest.mark.rule("A-B6", "A-B3")
def test_a_lone_survivor_wins_even_with_nothing() -> None:
    """Apep beside an Androsphinx on the other bank has no strength, but nobody else is left."""
    t = fight(
        "isis apep [6,4]; isis god [7,1]; ra androsphinx [5,4]; ra god [8,1]; ra warrior [8,8]",
        "flood plague",
        guardians("apep", "androsphinx"),
        isis="followers = 1",
        ra="followers = 0",
    )
    t.do("P1: bid 1")
    assert t.told("A-B5", "strength") == [["isis", 0, 0, 0]]
    assert t.told("A-B6", "wins battle") == [["isis"]]
    assert t.told("A-B7", "gained devotion") == [["isis", 1, 1]]


@pytest.mark.rule("A-B6")
def test_a_saved_tie_can_be_loaded() -> None:
    t = fight()
    assert loads(t)
    assert "only its holder" in refused(t, {"player": "P2"})


# What the winner gains (A-B7). ---------------------------------------------------------------------------------------


@pytest.mark.rule("A-B7")
@pytest.mark.parametrize(
    ("pieces", "card", "gain"),
    [
        ("isis god [8,8]; isis warrior [8,7]", "flood", 1),
        ("isis god [8,8]; isis warrior [8,7] [8,6]", "flood", 1),  # ahead by two
        ("isis god [8,8]; isis warrior [8,7] [8,6] [9,8]", "flood", 3),  # ahead by three
        ("isis god [8,8]", "chariots", 3),
        ("isis god [8,8]; ra warrior [2,10]", "chariots", 1),
        ("isis god [8,8]; isis warrior [8,7] [8,6] [9,8]; osiris god [5,6]", "flood", 3),
        ("isis god [8,8]; isis warrior [8,7] [8,6] [9,8]; osiris god [5,6]; osiris warrior [6,6]", "flood", 1),
    ],
)
def test_glorious_wins_three_when_ahead_of_the_next_strongest_by_three(pieces: str, card: str, gain: int) -> None:
    if "osiris" not in pieces:
        pieces += "; osiris god [7,1]"
    cards = f"{card} flood" + (" flood" if "osiris god [5" in pieces else "")
    t = fight(f"{pieces}; ra god [2,9]", cards, gods="isis ra osiris", isis="powers = ['glorious']")
    assert t.told("A-B7", "gained devotion") == [["isis", gain, gain]]
    t = fight(f"{pieces}; ra god [2,9]", cards, gods="isis ra osiris", isis="powers = ['magnanimous']")
    assert t.told("A-B7", "gained devotion") == [["isis", 1, 1]]


@pytest.mark.rule("A-B7", "A-B3")
@pytest.mark.parametrize(("warriors", "gain"), [("[8,7]", 1), ("[8,7] [8,6]", 3)])
def test_who_was_wiped_out_counts_nothing_for_glorious(warriors: str, gain: int) -> None:
    """Ra's Chariots have nobody to drive them: Isis is ahead by two or by three."""
    t = fight(
        f"isis warrior {warriors} [9,8]; isis god [7,1]; ra warrior [2,9]; ra god [7,0]; osiris god [8,0]; "
        "osiris warrior [5,6]",
        "flood chariots plague",
        gods="isis ra osiris",
        isis="powers = ['glorious'], followers = 1",
        ra="followers = 0",
        osiris="followers = 0",
    )
    t.do("P1: bid 1")
    assert t.told("A-B7", "gained devotion") == [["isis", gain, gain]]


@pytest.mark.rule("A-B7", "A-G2", "A-M4")
@pytest.mark.parametrize(
    ("pieces", "gain"),
    [
        ("isis god [8,8]", 2),
        ("isis god [5,6]", 1),
        ("isis god [8,8]; isis warrior [8,7] [5,6] [7,1]", 3),  # two of four in the desert there
        ("isis god [8,8]; isis apep [1,10]", 2),  # water is neither
        ("isis god [8,8]; isis warrior [9,8]", 2),  # an Underworld tile is neither
    ],
)
def test_drought_adds_one_for_each_own_figure_in_the_desert_there(pieces: str, gain: int) -> None:
    t = fight(
        f"{pieces}; osiris god [2,9]",
        "drought cycle",
        "tiles = ['[9,8]']\n" + guardians("apep"),
        gods="isis osiris",
        isis="powers = ['bountiful'], devotion = 20",
    )
    assert t.told("A-B7", "gained devotion") == [["isis", gain + 1, 21 + gain]]  # one gain: Bountiful adds one


@pytest.mark.rule("A-B7")
def test_drought_is_for_the_winner_and_must_be_played() -> None:
    t = fight("isis god [8,8]; ra god [3,10]; ra warrior [4,8]", "drought flood")
    t.do("P1: pass")
    assert told(t, "gained devotion") == []
    t = fight("isis god [8,8]; ra god [3,10]; ra warrior [4,8]", "drought chariots")
    assert t.told("A-B7", "gained devotion") == [["ra", 1, 1]]


@pytest.mark.rule("A-B7")
@pytest.mark.parametrize(
    ("figures", "gain"),
    [
        ("ra warrior [4,8]", 1),
        ("ra warrior radiant [4,8]", 2),
        ("ra warrior radiant [4,8] [4,9]", 2),
        ("ra warrior radiant [7,1]", 1),
    ],
)
def test_radiance_adds_one_to_victory(figures: str, gain: int) -> None:
    t = fight(f"{TWO}; {figures}", "flood chariots")
    assert t.told("A-B7", "gained devotion") == [["ra", gain, gain]]


@pytest.mark.rule("A-B7")
def test_all_bonuses_of_a_victory_are_one_gain() -> None:
    """Three for glory, two for the desert, one for the Sun, and one for the bounty of it."""
    t = fight(
        "isis god [8,8]; ra god [3,10]; ra warrior radiant [4,8]; ra warrior [2,9]",
        "flood drought",
        ra="powers = ['glorious', 'bountiful']",
    )
    assert t.told("A-B7", "gained devotion") == [["ra", 7, 7]]


@pytest.mark.rule("A-B7")
def test_commanding_brings_the_winner_of_a_battle_three_followers() -> None:
    commanding = dict.fromkeys(("isis", "ra"), "powers = ['commanding'], followers = 2")
    t = fight("isis god [8,8]; ra god [2,9]; ra warrior [4,8]", "cycle cycle", **commanding)
    assert told(t, "gained devotion", "gained followers", "killed") == [
        "A-B7 gained devotion: ra, 1, 1",
        "A-B7 gained followers: ra, 3, 5",
    ]
    assert t.of("isis", "followers") == 2
    t = fight(cards="cycle cycle", **commanding)
    t.do("P1: pass")
    assert t.column("followers") == {"isis": 2, "ra": 2}  # a tie is no victory
    t = table("isis ra", "isis god [8,8]; ra god [7,1]", "conflict of P1", **commanding)
    assert t.column("followers") == {"isis": 2, "ra": 2}  # nor is dominion


@pytest.mark.rule("A-B7", "A-D3")
def test_reaching_the_top_ends_the_battle_at_once() -> None:
    """No Followers for commanding, nobody dies."""
    t = fight(
        "isis god [8,8]; isis warrior [9,8]; ra god [2,9]; ra warrior [4,8] [4,9]",
        "cycle cycle",
        ra="powers = ['commanding'], devotion = 30",
    )
    assert t.outcome == ("ascended", ["P2"])
    assert told(t)[-1] == "A-D3 won: ra"
    assert t.of("ra", "followers") == 1
    assert t.piece("[9,8]") == "isis warrior"


# Magnanimous (A-B9). -------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-B9")
@pytest.mark.parametrize(
    ("pieces", "gain"),
    [
        ("isis god [8,8]", 0),
        ("isis warrior [8,8]; isis god [7,1]; isis warrior [7,0]", 0),  # one of them there
        ("isis god [8,8]; isis warrior [8,7]", 2),
        ("isis warrior [8,8] [8,7]; isis god [7,1]", 2),
        ("isis god [8,8]; isis warrior [8,7] [9,8]", 2),
        ("isis god [8,8]; isis apep [1,10]", 2),
    ],
)
def test_a_loser_with_two_figures_gains_two(pieces: str, gain: int) -> None:
    ra = "ra god [5,6]; ra warrior [3,7] [3,8]"
    t = fight(f"{pieces}; {ra}", "cycle chariots", guardians("apep"), isis="powers = ['magnanimous']")
    assert t.told("A-B9", "gained devotion") == ([["isis", 2, 2]] if gain else [])
    t = fight(f"{pieces}; {ra}", "cycle chariots", guardians("apep"))
    assert t.told("A-B9", "gained devotion") == []


@pytest.mark.rule("A-B9")
def test_losers_come_after_the_winner_from_least_devotion_and_before_the_deaths() -> None:
    magnanimous = "powers = ['magnanimous'], devotion = "
    t = fight(
        """isis god [8,8]; isis warrior [8,7]; ra god [2,9]; ra warrior [3,8]; osiris god [5,6]; osiris warrior [6,5];
        anubis god [5,9]; anubis warrior [6,8] [4,9] [4,8]""",
        "cycle cycle cycle chariots",
        gods="isis ra osiris anubis",
        isis=magnanimous + "5",
        ra=magnanimous + "3",
        osiris=magnanimous + "4",
        anubis=magnanimous + "1",
    )
    assert told(t, "gained devotion", "killed")[:5] == [
        "A-B7 gained devotion: anubis, 1, 2",
        "A-B9 gained devotion: ra, 2, 5",
        "A-B9 gained devotion: osiris, 2, 6",
        "A-B9 gained devotion: isis, 2, 7",
        "A-B8 killed: ra warrior, [3,8]",
    ]


@pytest.mark.rule("A-B9", "A-B6")
def test_in_a_full_tie_everybody_has_lost() -> None:
    t = fight(
        "isis god [8,8]; isis warrior [8,7]; ra god [2,9]; ra warrior [4,8]",
        isis="powers = ['magnanimous']",
        ra="powers = ['magnanimous']",
    )
    t.do("P1: pass")
    assert t.told("A-B9", "gained devotion") == [["ra", 2, 2], ["isis", 2, 2]]


@pytest.mark.rule("A-B9", "A-B3")
@pytest.mark.parametrize(("bid", "gain"), [(1, 0), (2, 2)])
def test_figures_are_counted_when_resolution_begins(bid: int, gain: int) -> None:
    """The Plague may leave one of three."""
    t = fight(
        "isis god [8,8]; isis warrior [8,7] [9,8]; ra god [2,9]; osiris god [5,6]",
        "cycle plague chariots",
        gods="isis ra osiris",
        isis="followers = 2, powers = ['magnanimous']",
        ra="followers = 1",
        osiris="followers = 1",
    )
    t.do(f"P1: bid {bid}", "P2: bid 1", "P3: bid 1")
    assert t.told("A-B6", "wins battle") == [["osiris"]]
    assert t.told("A-B9", "gained devotion") == ([["isis", 2, 2]] if gain else [])

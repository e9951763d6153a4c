"""The order of everything in a battle (A-B10), and one great battle from its first stage to its last."""

from pathlib import Path

import pytest
from battles import battle, guardians, loads, refused, told
from table import Table

GREAT = Path(__file__).parent / "sketches" / "great_battle.toml"


def great() -> Table:
    return Table(GREAT.read_text(encoding="utf-8").replace('game = "ankh"\n', ""))


@pytest.mark.rule("A-B0", "A-B1", "A-B2", "A-B3", "A-B4", "A-B5", "A-B6", "A-B7", "A-B8", "A-B9", "A-B10")
@pytest.mark.parametrize("answer", ["use", "pass"])
def test_great_battle(answer: str) -> None:
    """Choice by choice; under each stand all events that it brings. Who passes on the tie loses with everybody."""
    t = great()
    script = [
        ("P5: move [1,2]", []),
        ("P5: to [2,9]", ["A-B0 moved: ra warrior radiant, [1,2], [2,9]"]),
        ("P5: pass", []),
        ("P1: use", ["A-B1 announced: amun"]),
        ("P1: card build", []),
        ("P1: card plague", []),
        ("P2: card miracle", []),
        ("P3: card drought", []),
        ("P4: card cycle", []),
        (
            "P5: card flood",
            [
                "A-B1 card revealed: amun, build",
                "A-B1 card revealed: amun, plague",
                "A-B1 card revealed: isis, miracle",
                "A-B1 card revealed: osiris, drought",
                "A-B1 card revealed: anubis, cycle",
                "A-B1 card revealed: ra, flood",
                "A-B1 gained followers: ra, 2, 3",
            ],
        ),
        ("P1: build temple", []),
        ("P1: to [5,8]", ["A-B2 built: amun, temple, [5,8], 3"]),
        ("P1: bid 1", []),
        ("P2: bid 3", []),
        ("P3: bid 0", []),
        ("P4: bid 1", []),
        (
            "P5: bid 2",
            [
                "A-B3 bid: amun, 1",
                "A-B3 bid: isis, 3",
                "A-B3 bid: osiris, 0",
                "A-B3 bid: anubis, 1",
                "A-B3 bid: ra, 2",
                "A-B3 spared: isis",
                "A-B3 killed: ra warrior radiant, [2,9]",
                "A-B3 killed: anubis warrior, [6,8]",
                "A-B3 killed: osiris mummy, [7,6]",
                "A-B3 killed: amun warrior, [8,6]",
            ],
        ),
        ("P4: trap ra", ["A-K2 trapped: anubis, ra"]),
        (
            "P3: to [8,6]",
            [
                "A-K3 summoned: osiris mummy, [8,6]",
                "A-B4 gained devotion: ra, 1, 10",
                "A-B4 gained devotion: amun, 1, 13",
                "A-B5 strength: amun, 1, 3, 4",
                "A-B5 strength: isis, 4, 0, 4",
                "A-B5 strength: osiris, 2, 1, 3",
                "A-B5 strength: ra, 1, 0, 1",
            ],
        ),
        (
            f"P1: {answer}",
            [
                *(
                    [
                        "A-B6 used tiebreaker: P1",
                        "A-B6 wins battle: amun",
                        "A-B7 gained devotion: amun, 1, 14",
                        "A-B7 gained followers: amun, 3, 3",
                    ]
                    if answer == "use"
                    else ["A-B6 nobody wins"]
                ),
                "A-B9 gained devotion: osiris, 2, 7",
                "A-B9 gained devotion: isis, 2, 9",
            ],
        ),
        (
            "P2: save [4,7]",
            [
                "A-B8 protected: isis warrior, [4,7]",
                "A-B8 killed: osiris mummy, [8,6]",
                "A-B8 killed: isis warrior, [8,9]",
                "A-B8 killed: isis cat mummy, [9,8]",
            ],
        ),
        ("P4: trap isis", ["A-K2 trapped: anubis, isis"]),
        (
            "P3: to [8,5]",
            [
                "A-K3 summoned: osiris mummy, [8,5]",
                "A-K4 lost devotion: anubis, 1, 2",
                "A-K4 lost devotion: osiris, 1, 6",
                "A-K4 lost devotion: ra, 1, 9",
                f"A-K4 lost devotion: amun, 1, {13 if answer == 'use' else 12}",
                "A-B10 gained devotion: isis, 2, 11",
            ],
        ),
        ("P3: tile", []),
        ("P3: to [8,6]", ["A-G2 tile placed: osiris, [8,6]"]),
        (
            "P3: use",
            ["A-B10 paid for devotion: osiris, 2", "A-B10 gained devotion: osiris, 1, 7"],
        ),
        (
            "P2: use",
            [
                "A-B10 paid for devotion: isis, 2",
                "A-B10 gained devotion: isis, 1, 12",
                "A-B10 took cards back: anubis",
                "A-T1 turn: P2",
            ],
        ),
    ]
    for choice, events in script:
        if choice == "P3: to [8,6]" and "A-K3" in events[0]:  # two of these places the Plague has just emptied
            assert t.legal() == ["to [6,5]", "to [7,6]", "to [8,5]", "to [8,6]"]
        assert t.do(choice) == events, choice
        assert loads(t), choice
    assert t.of("amun", "followers") == (3 if answer == "use" else 0)
    assert [t.of(god, "followers") for god in ("isis", "osiris", "anubis", "ra")] == [1, 2, 1, 1]
    assert t.column("captives") == {"isis": 1, "ra": 1}
    assert t.column("suns") == 3
    assert t.column("tiles") == {"1": "[8,6]"}
    assert t.of("anubis", "hand") == ["build", "plague", "chariots", "cycle", "drought", "flood", "miracle"]
    assert t.of("amun", "hand") == ["chariots", "cycle", "drought", "flood", "miracle"]
    assert (t.column("tiebreaker"), t.column("forms_used")) == (None, 0)


def lost(pieces: str, top: str = "", gods: str = "isis ra", cards: str = "cycle", **of_god: str) -> Table:
    """All but the last player, who wins with Chariots and four figures, play these cards and lose."""
    winner = gods.split()[-1]
    t = battle(f"{pieces}; {winner} god [2,9]; {winner} warrior [2,10] [3,10] [3,8]", top, gods, **of_god)
    played = cards.split() * (1 if " " in cards else 9)
    for player, card in zip(t.owing[:-1], played):
        t.do(f"{player}: card {card}")
    t.do(f"P{len(gods.split())}: card chariots")
    return t


@pytest.mark.rule("A-B10")
def test_miracle_counts_own_kills_of_the_whole_battle_from_least_devotion() -> None:
    """Isis lost two, Anubis one; whoever lost nobody gains nothing, not even for Bountiful."""
    t = lost(
        "isis god [8,8]; isis warrior [8,7] [6,6]; anubis god [5,6]; anubis warrior [5,7]; osiris god [8,5]",
        gods="isis anubis osiris ra",
        cards="miracle",
        isis="devotion = 4",
        anubis="devotion = 2",
        osiris="devotion = 1, powers = ['bountiful']",
    )
    assert t.prompt == "protect figures"  # [6,6] stands beside Anubis's Warrior
    t.do("P1: pass", "P2: pass")
    assert told(t, "gained devotion")[1:] == [
        "A-B10 gained devotion: anubis, 1, 3",
        "A-B10 gained devotion: isis, 2, 6",
    ]


@pytest.mark.rule("A-B10")
def test_a_winner_may_gain_by_miracle_too() -> None:
    """Only her God is left after the Plague."""
    t = battle(
        "isis god [8,8]; isis warrior [8,7]; ra god [7,1]; ra warrior [2,9]", isis="followers = 0", ra="followers = 0"
    )
    t.do("P1: card miracle", "P2: card plague")
    assert t.told("A-B7", "gained devotion") == [["isis", 1, 1]]
    assert t.told("A-B10", "gained devotion") == [["isis", 1, 2]]


@pytest.mark.rule("A-B10", "A-D2")
def test_worshipful_asks_from_least_devotion_who_can_pay_two() -> None:
    worshipful = "powers = ['worshipful'], "
    t = lost(
        "isis god [8,8]; anubis god [5,6]; osiris god [8,5]; amun god [7,1]",
        gods="isis anubis osiris amun ra",
        isis=worshipful + "devotion = 4, followers = 2",
        anubis=worshipful + "devotion = 5, followers = 5",
        osiris=worshipful + "devotion = 3, followers = 1",
        amun=worshipful + "devotion = 2, followers = 9",  # absent
        ra=worshipful + "devotion = 3, followers = 3",
    )
    t.do("P3: pass")  # Osiris lays no tile, and is too poor
    asked = []
    for answer in ("use", "pass", "use"):
        assert t.prompt == "offer followers for devotion"
        assert t.legal() == ["pass", "use"]
        asked.append(t.owing[0])
        t.do(f"{t.owing[0]}: {answer}")
    assert asked == ["P1", "P5", "P2"]  # isis 4, ra 4 by now and above her, anubis 5
    assert t.prompt == "choose an action"
    assert t.told("A-B10", "gained devotion") == [["isis", 1, 5], ["anubis", 1, 6]]
    assert [t.of(god, "followers") for god in ("isis", "ra", "anubis", "osiris", "amun")] == [0, 3, 3, 1, 9]


@pytest.mark.rule("A-B10", "A-B11")
def test_cycle_takes_back_all_own_used_cards_and_only_they() -> None:
    t = lost(
        "isis god [8,8]; anubis god [5,6]",
        gods="isis anubis ra",
        cards="cycle flood",
        isis="hand = ['cycle', 'drought']",
        anubis="hand = ['flood', 'cycle']",
        ra="hand = ['chariots', 'cycle']",
    )
    assert told(t, "took cards back") == ["A-B10 took cards back: isis"]
    assert t.of("isis", "hand") == ["build", "plague", "chariots", "cycle", "drought", "flood", "miracle"]
    assert t.of("anubis", "hand") == t.of("ra", "hand") == ["cycle"]


@pytest.mark.rule("A-B10", "A-K3")
@pytest.mark.parametrize(("isis", "anubis"), [(1, 3), (3, 1)])
def test_mummies_come_back_from_least_devotion_and_the_place_may_be_taken(isis: int, anubis: int) -> None:
    """Only [8,7] is free, and it is beside both Gods."""
    t = lost(
        """isis god [8,8]; isis mummy [4,7]; anubis god [8,6]; anubis mummy [5,9];
        neutral temple [7,9] [8,9] [9,8] [7,7]; neutral obelisk [7,6] [9,6] [8,5] [7,5]""",
        guardians("mummy"),
        "isis anubis ra",
        isis=f"devotion = {isis}",
        anubis=f"devotion = {anubis}",
    )
    first, second = ("isis", "anubis") if isis < anubis else ("anubis", "isis")
    assert told(t, "summoned") == [f"A-K3 summoned: {first} mummy, [8,7]"]
    assert t.of(f"{second} mummy", "pool") == 1
    assert t.of(f"{first} mummy", "pool") == 0


@pytest.mark.rule("A-B10", "A-K4", "A-D2")
def test_cat_mummies_cost_after_the_winners_gain_each_on_its_own() -> None:
    t = lost(
        "isis god [8,8]; isis cat mummy [9,8]; anubis god [5,6]; anubis cat mummy [8,5]; osiris god [7,1]",
        guardians("cat mummy"),
        "isis anubis osiris ra",
        isis="devotion = 5",
        anubis="devotion = 3",
        ra="devotion = 9",
        osiris="devotion = 0",
    )
    assert told(t, "gained devotion", "lost devotion") == [
        "A-B7 gained devotion: ra, 1, 10",
        "A-K4 lost devotion: isis, 1, 4",  # for the Cat Mummy of Anubis
        "A-K4 lost devotion: ra, 1, 9",
        "A-K4 lost devotion: anubis, 1, 2",  # for that of Isis
        "A-K4 lost devotion: ra, 1, 8",
    ]


@pytest.mark.rule("A-B10", "A-K5")
def test_suns_return_in_time_for_a_mummy_that_comes_back() -> None:
    t = lost(
        "ra god [8,8]; ra mummy radiant [8,7]; ra warrior radiant [7,1] [7,2]", guardians("mummy"), gods="ra anubis"
    )
    assert t.column("suns") == 1
    t.do("P1: to [8,9]")
    assert (t.prompt, t.owing) == ("give it a sun", ["P1"])
    t.do("P1: use")
    assert t.piece("[8,9]") == "ra mummy radiant"
    assert t.column("suns") == 0


@pytest.mark.rule("A-B10", "A-G2")
def test_osiris_is_asked_for_a_tile_after_the_deaths_if_he_lost() -> None:
    """After the Miracle, before the worshipping; the hex of a figure that just died is free. A winner is not asked."""
    t = lost(
        "osiris god [8,8]; osiris warrior [8,7]", gods="osiris ra", cards="miracle", osiris="powers = ['worshipful']"
    )
    assert told(t, "gained devotion")[-1] == "A-B10 gained devotion: osiris, 1, 1"
    assert t.prompt == "place an underworld tile"
    t.do("P1: tile", "P1: to [8,7]")
    assert told(t)[-2:] == ["A-G2 tile placed: osiris, [8,7]", "A-T1 turn: P2"]
    t = lost("ra god [8,8]", gods="ra osiris", cards="miracle")
    assert t.prompt == "choose an action"


@pytest.mark.rule("A-B10")
def test_a_saved_battle_must_have_a_region_and_gods() -> None:
    t = battle("isis god [8,8]; ra god [2,9]")
    assert loads(t)
    wrong = "a battle needs the region of the conflict's token, named by its first hex, and gods in play"
    assert wrong in refused(t, {"sides": ["isis", "amun"]}, -2)
    assert wrong in refused(t, {"region": "[4,7]"}, -2)
    assert "two or more (A-X2)" in refused(t, {"sides": []}, -2)


@pytest.mark.rule("A-B10", "A-K3")
def test_two_mummies_of_one_god_both_come_back() -> None:
    t = lost(
        "isis god [8,8]; isis mummy [8,7] [7,7]; anubis god [7,1]; osiris god [7,0]",
        guardians("mummy"),
        "isis anubis osiris ra",
    )
    t.do("P1: to [7,7]", "P1: to [9,8]")
    assert told(t, "summoned") == [
        "A-K3 summoned: isis mummy, [7,7]",
        "A-K3 summoned: isis mummy, [9,8]",
    ]
    assert t.of("isis mummy", "pool") == 0

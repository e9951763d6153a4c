"""The battle card Plague of Locusts (A-B3)."""

import pytest
from battles import battle, exact, guardians, loads, told
from table import Table

from benben.kernel.views import view

BID = "bid against the plague"
ARMY = "isis god [4,7]; isis warrior [8,7]; ra god [5,9]; ra warrior [8,9] [9,8]"


def plague(
    pieces: str = ARMY, top: str = "", gods: str = "isis ra", cards: str = "plague chariots flood", **of_god: str
) -> Table:
    """A battle in which P1 plays the Plague; by default all have five Followers."""
    for god in gods.split():
        if "followers" not in of_god.get(god, ""):
            of_god[god] = f"followers = 5, {of_god.get(god, '')}".strip(", ")
    t = battle(pieces, top, gods, **of_god)
    for player, card in zip(t.owing, cards.split()):
        t.do(f"{player}: card {card}")
    return t


def bids(*amounts: str) -> list[str]:
    return [f"bid {amount}" for amount in amounts]


@pytest.mark.rule("A-B3")
def test_all_present_bid_in_secret_and_all_bids_are_paid() -> None:
    t = plague(f"{ARMY}; osiris god [7,1]; osiris warrior [1,2]", gods="isis ra osiris", ra="followers = 2")
    assert (t.prompt, t.owing) == (BID, ["P1", "P2"])
    assert t.legal("P1") == bids("0", "1", "2", "3", "4", "5")
    assert t.legal("P2") == bids("0", "1", "2")
    t.do("P1: bid 3")
    assert t.owing == ["P2"]
    assert told(t, "bid") == []
    assert view(t.rules, t.state, 1).data["position"]["drafts"].get("P1") is None
    assert t.of("isis", "followers") == 5
    t.do("P2: bid 2")
    assert told(t, "bid", "spared", "killed")[:5] == [
        "A-B3 bid: isis, 3",
        "A-B3 bid: ra, 2",
        "A-B3 spared: isis",
        "A-B3 killed: ra warrior, [8,9]",
        "A-B3 killed: ra warrior, [9,8]",
    ]
    assert t.column("followers") == {"isis": 2, "osiris": 5}
    assert t.of("ra warrior", "pool") == 6
    assert t.piece("[5,9]") == "ra god"
    assert t.piece("[1,2]") == "osiris warrior"


@pytest.mark.rule("A-B3")
@pytest.mark.parametrize(
    ("isis", "ra", "osiris", "spared"),
    [
        (1, 0, 0, "isis"),
        (0, 1, 0, "ra"),
        (2, 5, 3, "ra"),
        (4, 1, 5, "osiris"),
        (3, 3, 1, "-"),
        (3, 1, 3, "-"),
        (1, 2, 2, "-"),
        (2, 2, 3, "osiris"),
        (0, 0, 0, "-"),
        (2, 2, 2, "-"),
    ],
)
def test_only_the_single_highest_bidder_is_spared(isis: int, ra: int, osiris: int, spared: str) -> None:
    t = plague(f"{ARMY}; osiris god [6,6]; osiris warrior [8,5]", gods="isis ra osiris")
    t.do(f"P1: bid {isis}", f"P2: bid {ra}", f"P3: bid {osiris}")
    assert told(t, "spared") == [f"A-B3 spared: {spared}"]
    figures = {"isis": ["[8,7]"], "ra": ["[8,9]", "[9,8]"], "osiris": ["[8,5]"]}
    doomed = [[f"{god} warrior", place] for god, places in figures.items() if god != spared for place in places]
    assert sorted(map(str, t.told("A-B3", "killed"))) == sorted(map(str, doomed))
    assert [t.piece(place) for place in ("[4,7]", "[5,9]", "[6,6]")] == ["isis god", "ra god", "osiris god"]


@pytest.mark.rule("A-B3")
def test_who_has_nothing_bids_nothing_without_being_asked() -> None:
    t = plague(ra="followers = 0")
    assert t.owing == ["P1"]
    t.do("P1: bid 0")
    assert told(t, "bid", "spared") == [
        "A-B3 bid: isis, 0",
        "A-B3 bid: ra, 0",
        "A-B3 spared: -",
    ]


@pytest.mark.rule("A-B3", "A-C3")
@pytest.mark.parametrize(
    ("followers", "drafts", "total"),
    [(31, ["31"], 31), (32, ["32 and more"], 32), (33, ["32 and more", "1"], 33), (64, ["32 and more"] * 2, 64)],
)
def test_any_number_of_followers_can_be_bid(followers: int, drafts: list[str], total: int) -> None:
    """More than 31 in several steps of one draft; what is left bounds each step."""
    t = plague(isis=f"followers = {followers}")
    left = followers
    for amount in drafts:
        amounts = [str(i) for i in range(min(left, 31) + 1)] + (["32 and more"] if left >= 32 else [])
        assert t.legal("P1") == bids(*amounts)
        t.do(f"P1: bid {amount}")
        left -= int(amount.split()[0])
    assert t.owing == ["P2"]
    t.do("P2: bid 5")
    assert told(t, "bid")[0] == f"A-B3 bid: isis, {total}"
    assert t.of("isis", "followers") == followers - total


@pytest.mark.rule("A-B3", "A-M4")
def test_figures_on_water_there_die_and_those_elsewhere_live() -> None:
    t = plague("isis god [4,7]; isis apep [1,10]; isis warrior [2,5]; ra god [5,9]", guardians("apep"))
    t.do("P1: bid 0", "P2: bid 0")
    assert t.told("A-B3", "killed") == [["isis apep", "[1,10]"]]
    assert t.piece("[2,5]") == "isis warrior"


@pytest.mark.rule("A-B3", "A-B8")
def test_neither_flood_nor_isis_helps_against_the_plague() -> None:
    t = plague("ra god [5,7]; isis god [8,8]; isis warrior [5,6]", gods="ra isis", cards="plague flood")
    t.do("P1: bid 0", "P2: bid 0")
    assert t.told("A-B3", "killed") == [["isis warrior", "[5,6]"]]
    assert told(t, "protected") == []


@pytest.mark.rule("A-B3", "A-D1")
def test_each_plague_card_has_its_bidding_and_only_who_is_still_there_bids() -> None:
    """Least Devotion first. The God outlives the first Plague and is the sole bidder of the second: spared at 0."""
    t = plague(
        "isis god [7,1]; isis warrior [4,7]; ra god [5,9]; ra warrior [8,9]; osiris god [8,0]; osiris warrior [8,5]",
        gods="isis ra osiris",
        cards="plague plague chariots",
        isis="devotion = 1",
        ra="devotion = 4",
        osiris="devotion = 2",
    )
    assert exact(t)["frames"][-1]["side"] == "isis"
    assert t.owing == ["P1", "P2", "P3"]
    t.do("P1: bid 0", "P2: bid 1", "P3: bid 0")
    assert exact(t)["frames"][-1]["side"] == "ra"
    assert t.owing == ["P2"]
    t.do("P2: bid 0")
    assert told(t, "bid", "spared")[4:] == [
        "A-B3 bid: ra, 0",
        "A-B3 spared: ra",
    ]
    assert t.piece("[8,9]") == "ra warrior"
    assert t.told("A-B5", "strength") == [["ra", 2, 1, 3]]
    assert t.told("A-B6", "wins battle") == [["ra"]]


@pytest.mark.rule("A-B3")
def test_one_bidding_for_one_card_whatever_else_was_played() -> None:
    """Amun's second card is not another Plague."""
    t = battle("isis god [4,7]; amun god [5,9]", gods="isis amun", isis="followers = 5", amun="followers = 5")
    t.do("P2: use", "P2: card plague", "P2: card chariots", "P1: card flood", "P1: bid 1", "P2: bid 1")
    assert len(told(t, "spared")) == 1
    assert t.told("A-B5", "strength") == [["amun", 1, 4, 5], ["isis", 1, 0, 1]]


@pytest.mark.rule("A-B3", "A-B6")
def test_when_nobody_is_left_nobody_wins_and_a_further_plague_finds_no_bidder() -> None:
    t = plague(
        "isis god [7,1]; isis warrior [4,7]; ra god [2,5]; ra warrior [8,9]; ra obelisk [9,8]", cards="plague plague"
    )
    t.do("P1: bid 2", "P2: bid 2")
    assert told(t, "bid", "spared", "killed", "strength", "gained devotion", "nobody wins") == [
        "A-B3 bid: isis, 2",
        "A-B3 bid: ra, 2",
        "A-B3 spared: -",
        "A-B3 killed: isis warrior, [4,7]",
        "A-B3 killed: ra warrior, [8,9]",
        "A-B3 spared: -",
        "A-B6 nobody wins",
    ]


@pytest.mark.rule("A-B3", "A-B4", "A-B6", "A-B9")
def test_who_is_wiped_out_has_lost_and_scores_no_majority_but_has_the_after_effects() -> None:
    """Miracle, Worshipful, the Cycle, Osiris's tile; no Magnanimous, for nobody was there when resolution began."""
    t = battle(
        """amun god [7,1]; amun warrior [4,7] [4,8]; amun temple [8,8]; osiris god [8,0]; osiris warrior [8,9];
        ra god [5,9]; isis god [8,1]""",
        gods="amun osiris ra isis",
        amun="followers = 4, powers = ['worshipful', 'magnanimous'], hand = ['miracle', 'cycle']",
        osiris="powers = ['magnanimous']",
    )
    t.do("P1: use", "P2: card plague", "P3: card flood", "P1: card miracle", "P1: bid 1", "P2: bid 0", "P3: bid 1")
    assert told(t, "gained devotion") == [
        "A-B7 gained devotion: ra, 1, 1",
        "A-B10 gained devotion: amun, 2, 2",
    ]
    assert t.prompt == "place an underworld tile"
    t.do("P2: pass", "P1: use")
    assert told(t, "gained devotion")[2:] == ["A-B10 gained devotion: amun, 1, 3"]
    assert t.of("amun", "followers") == 1
    assert told(t, "took cards back") == ["A-B10 took cards back: amun"]


@pytest.mark.rule("A-B3", "A-K4")
def test_a_cat_mummy_that_the_plague_kills_costs_at_once() -> None:
    """All others, absent ones too, before the majorities are counted."""
    t = plague(
        "isis god [4,7]; isis cat mummy [8,7]; isis obelisk [9,8]; ra god [5,9]; osiris god [7,1]",
        guardians("cat mummy"),
        gods="isis ra osiris",
        ra="devotion = 3",
        osiris="devotion = 2",
        isis="devotion = 4",
    )
    t.do("P1: bid 0", "P2: bid 0")
    assert told(t, "killed", "lost devotion", "gained devotion")[:4] == [
        "A-B3 killed: isis cat mummy, [8,7]",
        "A-K4 lost devotion: osiris, 1, 1",
        "A-K4 lost devotion: ra, 1, 2",
        "A-B4 gained devotion: isis, 1, 5",
    ]


@pytest.mark.rule("A-B3", "A-K3", "A-B10")
def test_a_mummy_that_comes_back_fights_on_and_may_die_twice() -> None:
    t = battle(
        "isis god [4,7]; anubis god [5,9]; anubis mummy [8,7]; isis warrior [8,9] [9,8]",
        guardians("mummy"),
        gods="isis anubis",
        isis="followers = 1",
        anubis="followers = 0",
    )
    t.do("P1: card plague", "P2: card miracle", "P1: bid 1")
    assert (t.prompt, t.owing) == ("the mummy returns", ["P2"])
    t.do("P2: to [6,8]")
    assert t.told("A-B5", "strength") == [["anubis", 2, 0, 2], ["isis", 3, 1, 4]]
    assert (t.prompt, t.owing) == ("the mummy returns", ["P2"])
    t.do("P2: to [4,9]")
    assert t.order("killed", "summoned") == ["killed", "summoned", "killed", "summoned"]
    assert t.told("A-B10", "gained devotion") == [["anubis", 2, 2]]
    assert t.piece("[4,9]") == "anubis mummy"


@pytest.mark.rule("A-B3", "A-K2")
def test_each_plague_is_a_moment_of_its_own_for_anubis() -> None:
    """One Warrior from each of two Plagues and one from the resolution; he is not even there."""
    t = plague(
        "isis god [4,7]; isis warrior [8,7] [8,8]; ra god [5,9]; ra warrior [8,9] [9,8]; anubis god [7,1]",
        gods="isis ra anubis",
        cards="plague plague",
    )
    t.do("P1: bid 0", "P2: bid 1")  # Isis's Warriors die
    assert (t.prompt, t.owing) == ("trap a warrior", ["P3"])
    assert t.legal() == ["pass", "trap isis"]
    t.do("P3: trap isis")
    t.do("P1: bid 1", "P2: bid 0")  # Ra's Warriors die
    assert t.legal() == ["pass", "trap ra"]
    t.do("P3: trap ra")
    assert t.column("captives") == {"isis": 1, "ra": 1}


@pytest.mark.rule("A-B3")
def test_a_saved_bidding_can_be_loaded() -> None:
    t = plague()
    assert loads(t)
    t.do("P1: bid 3")
    assert loads(t)

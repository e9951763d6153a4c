"""Battle cards: choosing them, Flood's income, Build Monument, used cards (A-B1, A-B2, A-B11, A-B12)."""

import pytest
from ankh_table import table
from battles import DELTA_LAST, battle, exact, guardians, loads, refused, told
from table import Table

from benben.kernel.errors import IllegalChoice
from benben.kernel.views import view

ALL = ["build", "plague", "chariots", "cycle", "drought", "flood", "miracle"]
TWO = "isis god [4,7]; ra god [5,8]"


def cards(*names: str) -> list[str]:
    return [f"card {name}" for name in names]


# Choosing (A-B1). ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-B1")
def test_everybody_present_chooses_one_card_of_the_hand() -> None:
    t = battle(f"{TWO}; osiris god [7,1]", gods="isis ra osiris", ra="hand = ['cycle', 'flood', 'miracle']")
    assert t.prompt == "choose a battle card"
    assert t.owing == ["P1", "P2"]
    assert t.legal("P1") == cards(*ALL)
    assert t.legal("P2") == cards("cycle", "flood", "miracle")
    assert t.legal("P3") == []


@pytest.mark.rule("A-B1")
def test_cards_are_secret_until_all_are_revealed_together() -> None:
    t = battle(f"{TWO}; osiris god [8,8]", gods="isis ra osiris")
    t.do("P2: card drought", "P1: card chariots")
    assert t.owing == ["P3"]
    assert told(t, "card revealed") == []
    assert t.of("isis", "hand") == ALL
    for onlooker in (1, 2, -2):
        assert "chariots" not in view(t.rules, t.state, onlooker).data["position"]["drafts"].get("P1", [])
        assert view(t.rules, t.state, onlooker).data["position"]["drafts"].get("P1") is None
    t.do("P3: card flood")
    assert told(t, "card revealed") == [
        "A-B1 card revealed: isis, chariots",
        "A-B1 card revealed: ra, drought",
        "A-B1 card revealed: osiris, flood",
    ]


@pytest.mark.rule("A-B1", "A-B12")
def test_the_last_card_plays_itself() -> None:
    t = battle(TWO, isis="hand = ['cycle']")
    assert t.owing == ["P2"]
    t.do("P2: card chariots")
    assert told(t, "card revealed") == ["A-B1 card revealed: isis, cycle", "A-B1 card revealed: ra, chariots"]
    assert t.of("isis", "hand") == ALL


@pytest.mark.rule("A-B11")
def test_used_cards_stay_used_and_everybody_sees_which() -> None:
    """Two battles of one conflict, Delta and East; only the Cycle brings cards back, and all of them."""
    t = table("isis ra", "isis god [2,5]; ra god [1,5]; isis warrior [4,7]; ra warrior [6,7] [6,8]", "conflict of P1")
    t.do("P1: card chariots", "P2: card drought")
    assert t.legal("P1") == cards("build", "plague", "cycle", "drought", "flood", "miracle")
    for onlooker in (0, 1, -2):
        hands = view(t.rules, t.state, onlooker).data["position"]["columns"]["hand"]
        assert hands["isis"] == ["build", "plague", "cycle", "drought", "flood", "miracle"]
        assert hands["ra"] == ["build", "plague", "chariots", "cycle", "flood", "miracle"]
    t.do("P1: card cycle", "P2: card flood")
    assert t.of("isis", "hand") == ALL
    assert t.of("ra", "hand") == ["build", "plague", "chariots", "cycle", "miracle"]


# Amun's two cards (A-B1). --------------------------------------------------------------------------------------------


def amun(hand: str = "", pieces: str = "isis god [4,7]; amun god [5,8]") -> Table:
    return battle(pieces, gods="isis amun", **({"amun": f"hand = {hand}"} if hand else {}))


@pytest.mark.rule("A-B1")
def test_amun_announces_two_cards_before_anybody_chooses() -> None:
    t = amun()
    assert (t.prompt, t.owing) == ("announce two cards", ["P2"])
    assert t.legal() == ["pass", "use"]
    t.do("P2: use")
    assert told(t, "announced") == ["A-B1 announced: amun"]
    assert t.column("forms_used") == 1
    assert t.owing == ["P1", "P2"]
    t.do("P2: card chariots")
    assert t.owing == ["P1", "P2"]  # the second card is still due, and another one
    assert t.legal("P2") == cards("build", "plague", "cycle", "drought", "flood", "miracle")
    t.do("P2: card drought")
    assert t.owing == ["P1"]
    t.do("P1: card flood")
    assert told(t, "card revealed") == [
        "A-B1 card revealed: isis, flood",
        "A-B1 card revealed: amun, chariots",
        "A-B1 card revealed: amun, drought",
    ]
    assert t.told("A-B5", "strength") == [["amun", 1, 4, 5], ["isis", 1, 0, 1]]
    assert told(t, "gained devotion") == ["A-B7 gained devotion: amun, 2, 2"]
    assert t.of("amun", "hand") == ["build", "plague", "cycle", "flood", "miracle"]


@pytest.mark.rule("A-B1")
def test_both_effects_resolve() -> None:
    """Flood's income pays for the monument; both were played by one god."""
    t = amun(pieces="isis god [4,7]; amun god [4,6]; amun warrior [5,6]")
    t.do("P2: use", "P2: card build", "P2: card flood", "P1: card flood")
    assert t.of("amun", "followers") == 3
    t.do("P2: build temple", "P2: to [8,8]")
    assert t.piece("[8,8]") == "amun temple"
    assert t.of("amun", "followers") == 0


@pytest.mark.rule("A-B1")
@pytest.mark.parametrize(("hand", "asked"), [("['cycle']", False), ("['flood', 'cycle']", True)])
def test_amun_needs_two_cards(hand: str, asked: bool) -> None:
    t = amun(hand)
    assert (t.prompt == "announce two cards") == asked
    if asked:
        t.do("P2: use", "P1: card flood", "P2: card flood")
        assert t.told("A-B1", "card revealed")[1:] == [["amun", "flood"], ["amun", "cycle"]]


@pytest.mark.rule("A-B1", "A-X5")
@pytest.mark.parametrize("answer", ["use", "pass"])
def test_amun_may_do_so_once_in_a_conflict(answer: str) -> None:
    """Who passed is asked again in the next battle; the token is up again after the conflict."""
    t = table(
        "isis amun", "isis god [2,5]; amun god [1,5]; isis warrior [4,7]; amun warrior [6,7] [2,3]", "conflict of P1"
    )
    t.do(f"P2: {answer}", "P1: card flood", "P2: card flood")
    if answer == "use":
        t.do("P2: card cycle")
        assert t.prompt == "choose a battle card"
        assert t.column("forms_used") == 1
    else:
        assert t.column("forms_used") == 0
        assert t.prompt == "announce two cards"
        t.do("P2: use", "P2: card miracle")
    t.do("P1: card cycle", "P2: card drought")
    assert t.prompt == "choose an action"
    assert t.column("forms_used") == 0


@pytest.mark.rule("A-B1")
def test_only_a_present_god_with_amuns_power_is_asked() -> None:
    t = battle(f"{TWO}; amun god [7,1]", gods="isis ra amun")
    assert t.prompt == "choose a battle card"
    t = battle(TWO, 'merged = { "amun" = "ra" }\nevent = 16', gods="isis ra amun")
    assert (t.prompt, t.owing) == ("announce two cards", ["P2"])
    assert loads(t)
    t.do("P2: use", "P2: card chariots", "P2: card flood")
    assert t.owing == ["P1"]  # the player of the higher god has chosen for both
    t.do("P1: card flood")
    assert t.told("A-B1", "card revealed") == [["isis", "flood"], ["ra", "chariots"], ["ra", "flood"]]


@pytest.mark.rule("A-B1")
def test_a_saved_choice_of_cards_can_be_loaded() -> None:
    t = amun()
    assert loads(t)
    assert "does not choose a card next" in refused(t, {"side": "ra"})
    t.do("P2: use", "P2: card chariots")
    assert loads(t)


# Flood's income (A-B1). ----------------------------------------------------------------------------------------------


@pytest.mark.rule("A-B1", "A-G2", "A-M4")
@pytest.mark.parametrize(
    ("pieces", "followers"),
    [
        ("isis god [4,7]", 0),
        ("isis god [4,6]", 1),
        ("isis god [4,6]; isis warrior [5,6] [6,6] [5,7] [8,8]", 3),
        ("isis god [4,7]; isis warrior [3,5] [2,5] [3,3]", 0),  # fertile land of other regions
        ("isis god [4,7]; isis apep [1,10]", 0),  # water is neither
        ("isis god [4,6]; isis warrior [6,5]", 1),  # an Underworld tile is neither
    ],
)
def test_flood_pays_a_follower_for_each_own_figure_on_fertile_land_there(pieces: str, followers: int) -> None:
    t = battle(
        f"{pieces}; osiris god [8,7]; osiris warrior [7,5]",
        "tiles = ['[6,5]']\n" + guardians("apep"),
        gods="isis osiris",
        isis="followers = 2",
    )
    t.do("P1: card flood", "P2: card chariots")
    assert t.of("isis", "followers") == 2 + followers
    assert t.of("osiris", "followers") == 1
    assert told(t, "card revealed", "gained followers")[2:] == [
        f"A-B1 gained followers: isis, {followers}, {2 + followers}"
    ]


# Build Monument (A-B2). ----------------------------------------------------------------------------------------------

LINE = ["[3,7]-[4,6]", "[3,7]-[4,7]", "[4,7]-[4,8]", "[4,8]-[4,9]", "[4,8]-[5,8]"]
SIX = ["[2,9]", "[2,10]", "[3,7]", "[3,8]", "[3,10]", "[4,8]"]  # land that this line cuts off in the East
CUT = f'camels = {LINE}\ntokens = {{ 1 = "[4,5]", 2 = "[3,5]", 3 = "[4,6]", 4 = "[4,8]" }}'


def small(pieces: str, top: str = "", **of_god: str) -> Table:
    """A battle in a region of six hexes with Gods of Isis and Ra in it; both play Build Monument."""
    t = battle(f"isis god [2,9]; ra god [2,10]; {pieces}", f"{CUT}\n{top}", at="[4,8]", **of_god)
    t.do("P1: card build", "P2: card build")
    return t


@pytest.mark.rule("A-B2")
def test_build_a_monument_of_any_kind_on_any_empty_land_there() -> None:
    t = small("", isis="followers = 4")
    assert (t.prompt, t.owing) == ("build a monument", ["P1"])
    assert t.legal() == ["pass", "build obelisk", "build pyramid", "build temple"]
    t.do("P1: build pyramid")
    assert t.legal() == [f"to {place}" for place in SIX[2:]]
    t.do("P1: to [3,8]")
    assert t.piece("[3,8]") == "isis pyramid"
    assert t.of("isis", "followers") == 1
    assert t.of("isis", "ankhs") == 8
    assert t.column("supply") == {"obelisk": 10, "pyramid": 9, "temple": 10}
    assert told(t, "built") == ["A-B2 built: isis, pyramid, [3,8], 3"]


@pytest.mark.rule("A-B2")
def test_declining_costs_nothing() -> None:
    t = small("", isis="followers = 4")
    t.do("P1: pass")
    assert t.prompt != "build a monument"
    assert t.of("isis", "followers") == 4
    assert t.of("isis", "ankhs") == 9
    assert told(t, "built") == []


@pytest.mark.rule("A-B2", "A-D1")
def test_builders_go_from_least_devotion_and_the_hexes_get_fewer() -> None:
    t = small("", isis="followers = 3, devotion = 2", ra="followers = 3, devotion = 1")
    assert t.owing == ["P2"]
    t.do("P2: build temple", "P2: to [3,7]")
    assert t.owing == ["P1"]
    t.do("P1: build temple")
    assert t.legal() == [f"to {place}" for place in SIX[3:]]
    t.do("P1: to [3,8]")
    assert t.told("A-B2", "built") == [["ra", "temple", "[3,7]", 3], ["isis", "temple", "[3,8]", 3]]


@pytest.mark.rule("A-B2")
@pytest.mark.parametrize(
    ("isis", "asked", "price"),
    [
        ("followers = 3", True, 3),
        ("followers = 2", False, 0),
        ("followers = 2, powers = ['inspiring']", True, 0),
        ("followers = 0, powers = ['inspiring']", True, 0),
        ("followers = 9, powers = ['commanding', 'revered', 'resplendent']", True, 3),
    ],
)
def test_the_price_is_three_followers_or_nothing_with_inspiring(isis: str, asked: bool, price: int) -> None:
    t = small("", isis=isis)
    assert (t.prompt == "build a monument") == asked
    if asked:
        followers = t.of("isis", "followers")
        t.do("P1: build obelisk", "P1: to [4,8]")
        assert t.told("A-B2", "built") == [["isis", "obelisk", "[4,8]", price]]
        assert followers - t.of("isis", "followers") == price


@pytest.mark.rule("A-B2")
@pytest.mark.parametrize("last", ["", "[8,3]"])
def test_no_building_without_an_ankh_token(last: str) -> None:
    own = f"isis obelisk [6,0] [7,0] [8,0]; isis pyramid [8,1] [7,1] [7,2]; isis temple [7,3] [8,2] {last}"
    t = small(own, isis="followers = 3")
    assert (t.prompt == "build a monument") == (not last)


@pytest.mark.rule("A-B2")
@pytest.mark.parametrize("last", ["", "[4,8]"])
def test_no_building_without_an_empty_hex(last: str) -> None:
    t = small(f"ra warrior [3,7]; isis warrior [3,8]; neutral temple [3,10] {last}", isis="followers = 3")
    assert (t.prompt == "build a monument") == (not last)
    if not last:
        t.do("P1: build temple")
        assert t.piece("[4,8]") == "isis temple"


@pytest.mark.rule("A-B2", "A-G2")
def test_nobody_builds_on_an_underworld_tile() -> None:
    t = battle(
        "osiris god [2,9]; ra god [2,10]",
        f"{CUT}\ntiles = ['[3,7]', '[4,8]']",
        gods="osiris ra",
        at="[4,8]",
        osiris="followers = 3",
    )
    t.do("P1: card build", "P2: card flood", "P1: build temple")
    assert t.legal() == ["to [3,8]", "to [3,10]"]


WEST = """[1,0] [2,0] [2,1] [3,0] [3,1] [3,2] [3,3] [4,0] [4,1] [4,2] [4,3] [4,4] [4,5] [5,0] [5,1] [5,3] [5,4] [5,5]
    [6,0] [6,1] [7,0] [7,1] [7,2] [7,3] [7,4] [8,0] [8,1] [8,2] [8,3] [8,4]""".split()


@pytest.mark.rule("A-B2", "A-C3")
@pytest.mark.parametrize("spent", [0, 1, 2, 3])
def test_only_kinds_that_are_in_the_supply(spent: int) -> None:
    """Ten of each kind are in the box."""
    kinds = ["obelisk", "pyramid", "temple"]
    pieces = "; ".join(f"neutral {kinds[i]} {' '.join(WEST[10 * i : 10 * i + 10])}" for i in range(spent))
    t = small(pieces, isis="followers = 3")
    if spent < 3:
        assert t.legal() == ["pass", *(f"build {kind}" for kind in kinds[spent:])]
    else:
        assert t.prompt != "build a monument"


@pytest.mark.rule("A-B2", "A-B4", "A-B5")
def test_what_was_built_counts_in_this_battle() -> None:
    """The new Temple is a majority, and with a figure beside it worth two strength."""
    t = small("", isis="followers = 3, powers = ['temple attuned']")
    t.do("P1: build temple", "P1: to [3,8]")
    assert t.told("A-B4", "gained devotion") == [["isis", 1, 1]]
    assert t.told("A-B5", "strength") == [["isis", 1, 2, 3], ["ra", 1, 0, 1]]


@pytest.mark.rule("A-B2")
def test_a_saved_building_can_be_loaded() -> None:
    t = small("", isis="followers = 3", ra="followers = 2")
    assert loads(t)
    t.do("P1: build temple")
    assert loads(t)
    assert "cannot build this" in refused(t, {"side": "ra"})
    spent = f"neutral obelisk {' '.join(WEST[:10])}; ra temple {' '.join(WEST[10:19])}"
    t = small(spent, isis="followers = 3", ra="followers = 3")
    t.do("P1: build temple")
    assert loads(t)
    assert "cannot build this" in refused(t, {"monument": "obelisk"})
    assert "cannot build this" in refused(t, {"side": "ra"})


# The hand is never empty, and figures on water (A-B12). --------------------------------------------------------------


@pytest.mark.rule("A-B12")
def test_cycle_is_always_among_the_last_cards() -> None:
    """Amun plays his last two cards in the Delta and has all seven for the East."""
    t = table(
        "isis amun",
        "isis god [2,5]; amun god [1,5]; isis warrior [4,7]; amun warrior [6,7]",
        "conflict of P1",
        amun="hand = ['miracle', 'cycle']",
    )
    t.do("P2: use", "P1: card chariots", "P2: card cycle")
    assert t.of("amun", "hand") == ALL
    assert t.legal("P2") == cards(*ALL)


@pytest.mark.rule("A-B12", "A-M4")
def test_apep_on_water_fights_with_a_card_in_every_region_it_touches() -> None:
    """First in the Delta, then in the East, each time with full strength; it dies in the second."""
    t = table(
        "isis ra",
        "isis apep [1,10]; isis god [7,1]; ra god [1,5]; ra warrior [4,7] [4,8]",
        "conflict of P1",
        guardians("apep"),
    )
    t.do("P1: card chariots", "P2: card drought")
    assert t.told("A-B5", "strength") == [["isis", 1, 3, 4], ["ra", 1, 1, 2]]
    assert t.prompt == "choose a battle card"
    assert exact(t)["frames"][-2]["region"] == "[2,9]"
    t.do("P1: card drought", "P2: card flood")
    assert t.told("A-B5", "strength")[2:] == [["isis", 1, 1, 2], ["ra", 2, 0, 2]]
    t.do("P1: pass")
    assert t.piece("[1,10]") == "nothing"
    assert t.piece("[4,7]") == "nothing"


@pytest.mark.rule("A-B12")
def test_apep_killed_in_the_first_region_is_gone_from_the_second() -> None:
    t = table(
        "isis ra",
        "isis apep [1,10]; isis god [7,1]; ra god [1,5]; ra warrior [4,7]",
        "conflict of P1",
        f"{DELTA_LAST}\n{guardians('apep')}",
    )
    t.do("P1: card flood", "P2: card chariots")
    assert t.order("battle", "dominion") == ["dominion", "battle", "dominion"]
    assert t.told("A-X4", "dominion") == [["isis"], ["ra"]]


@pytest.mark.rule("A-B1")
def test_a_card_that_is_not_in_the_hand_is_refused() -> None:
    t = battle(TWO, isis="hand = ['flood', 'cycle']")
    with pytest.raises(IllegalChoice, match=r"card chariots.*A-B1"):
        t.do("P1: card chariots")

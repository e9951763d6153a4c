"""The scenarios of the box: their twelve set-ups and The People's Revolt (A-SC1, A-SC2)."""

import re
from copy import deepcopy

import pytest
from ankh_table import IN_THE_EAST, hand, table
from battles import exact, guardians, loads, refused
from table import Table

from benben.ankh.box.contents import SCENARIOS
from benben.ankh.box.hexmap import EDGE_NAMES, HEX_NAMES
from benben.ankh.box.lands import lands_of
from benben.ankh.rules.scenario import check_layout
from benben.kernel.errors import BadData
from benben.kernel.registry import ruleset

GODS = ["isis", "amun", "ra", "osiris", "anubis"]

# Facts of the set-ups. "G43" is a God at [4,3], W a Warrior, O P T the monuments. First a hex of each region, in the
# order of the conflict tokens, then what is neutral, then what player 1, 2, … in turn order starts with.
FACTS = [
    ("middle_kingdom", "45 46 35", "O18 P25 P58 P81 T03 | G51 O50 W41 | G76 T65 W66"),
    ("middle_kingdom", "45 46 35", "O18 O72 P30 P37 T35 T59 | G43 T54 W44 | G76 O65 W66 | G25 P24 W34"),
    (
        "middle_kingdom",
        "30 40 35 46",
        "O38 O41 P28 P55 P70 T13 T86 | G31 T42 W32 | G73 T84 W74 | G25 O35 W34 | G47 P57 W56",
    ),
    (
        "middle_kingdom",
        "30 46 67 35 40",
        "O41 O76 P45 P66 T02 T16 T84 | G31 T21 W32 | G48 O38 W37 | G88 T89 W87 | G34 P35 W25 | G61 P71 W72",
    ),
    ("old_kingdom", "44 46 15", "T25 T29 T54 T82 T86 | G57 O50 W51 | G41 O68 W67"),
    ("old_kingdom", "15 46 44", "T12 T15 T29 T54 T56 T71 | G75 O18 W28 | G41 O85 W86 | G17 O50 W51"),
    (
        "old_kingdom",
        "77 44 15 66",
        "T01 T17 T29 T54 T56 T72 T89 | G41 O85 W86 | G24 O50 W51 | G49 O14 W15 | G75 O59 W58",
    ),
    (
        "old_kingdom",
        "77 60 44 15 46",
        "T01 T17 T29 T44 T56 T84 T89 | G61 O85 W86 | G31 O60 W51 | G24 O41 W42 | G49 O14 W15 | G75 O59 W58",
    ),
    ("peoples_revolt", "79 71 17 13 44 48 76", "O23 O54 T27 T57 T66 | G43 P88 W36 | G58 P73 W34"),
    (
        "peoples_revolt",
        "49 12 71 79 28 65 54",
        "O26 O45 O75 T02 T42 T87 | G83 P47 W24 | G58 P23 W73 | G13 P82 W57",
    ),
    (
        "peoples_revolt",
        "48 12 61 17 79 76 54",
        "O18 O45 O87 T02 T42 T65 T71 | G36 P47 W74 | G58 P23 W35 | G13 P84 W57 | G73 P25 W24",
    ),
    (
        "peoples_revolt",
        "27 30 49 03 79 76 82 43",
        "O29 O45 O84 T01 T42 T66 T81 | G77 P25 W34 | G26 P60 W96 | G51 P47 W35 | G48 P23 W70 | G22 P87 W57",
    ),
]
REVOLT = (
    "14-15 15-24 24-25 25-34 34-35 32-33 32-42 31-42 31-41 40-41 41-50 41-51 37-46 46-47 47-56 56-57 57-66 57-67 "
    "67-68 67-77 76-77 77-86 86-87 86-96 85-86 75-85"
)
CAMELS = {
    ("middle_kingdom", 4): "30-40 31-40 31-41 41-42",
    ("middle_kingdom", 5): "65-75 65-76 66-76 66-67 57-67 67-68 30-40 31-40 31-41 41-42",
    ("old_kingdom", 4): "65-66 66-76 67-76 67-77",
    ("old_kingdom", 5): "65-66 66-76 67-76 67-77 50-60 50-51 41-51",
    ("peoples_revolt", 2): REVOLT,
    ("peoples_revolt", 3): REVOLT,
    ("peoples_revolt", 4): REVOLT,
    ("peoples_revolt", 5): REVOLT + " 61-72 61-71 70-71 70-80",
}
KINDS = {"G": "god", "W": "warrior", "O": "obelisk", "P": "pyramid", "T": "temple"}


def place(digits: str) -> str:
    return f"[{digits[0]},{digits[1]}]"


@pytest.mark.rule("A-SC1", "A-S5")
@pytest.mark.parametrize(("scenario", "tokens", "pieces"), FACTS)
def test_the_twelve_set_ups(scenario: str, tokens: str, pieces: str) -> None:
    parts = [part.split() for part in pieces.split("|")]
    players = len(parts) - 1
    rules = ruleset("ankh")
    s = rules.setup(
        {
            "players": players,
            "scenario": scenario,
            "gods": GODS[:players],
            "guardians": ["satet", "apep", "androsphinx"],
            "first": "P2",
        }
    )
    assert rules.check(s) == []
    turn_order = [*GODS[1:players], GODS[0]]  # P2 is first
    wanted = {
        place(code[1:]): f"{'neutral' if k == 0 else turn_order[k - 1]} {KINDS[code[0]]}"
        for k, part in enumerate(parts)
        for code in part
    }
    assert {HEX_NAMES[h]: rules.kinds["piece"].say(piece) for h, piece in enumerate(s.piece) if piece} == wanted
    camels = CAMELS.get((scenario, players), "")
    assert {name for i, name in enumerate(EDGE_NAMES) if s.camels >> i & 1} == {
        "-".join(place(digits) for digits in re.findall(r"\d\d", side)) for side in camels.split()
    }
    lands = lands_of(s.camels)
    regions = [lands.region_of[HEX_NAMES.index(place(digits))] for digits in tokens.split()]
    assert [lands.region_of[h] for h in s.token_at if h >= 0] == regions
    # Player k's monument lies in the region with token k.
    for k, part in enumerate(parts[1:]):
        monument = next(place(code[1:]) for code in part if code[0] in "OPT")
        assert lands.region_of[HEX_NAMES.index(monument)] == regions[k]


# The People's Revolt

MISSING = "frame join two regions: the first region is missing"


def revolt(pieces: str, situation: str, top: str = "", gods: str = "amun ra", **of_god: str) -> Table:
    return table(gods, pieces, situation, f'scenario = "peoples_revolt"\n{top}', **of_god)


def consolidation(player: str = "P1", gods: str = "amun ra", places: str = "[1,3] [7,1]", top: str = "") -> Table:
    """The camels and tokens of the set-up; the gods alone on the board."""
    stand = "\n".join(f'"{h}" = "{god} god"' for god, h in zip(gods.split(), places.split(), strict=True))
    return Table(
        f'gods = {gods.split()}\nscenario = "peoples_revolt"\nboard = "empty"\n'
        f'situation = "consolidation of {player}"\n{top}\n[pieces]\n{stand}\n'
    )


@pytest.mark.rule("A-SC2")
@pytest.mark.parametrize("scenario", ["peoples_revolt", "middle_kingdom", "old_kingdom"])
def test_its_caravans_are_consolidations(scenario: str) -> None:
    for event in range(1, 18):
        t = table(
            "amun ra",
            "amun god [1,3]; ra god [7,1]; neutral temple [1,4]",
            "turn of P1",
            f'scenario = "{scenario}"\nevent = {event - 1}\ntrack = {{ gain = 2 }}',
            amun="devotion = 21",
            ra="devotion = 22",
        )
        t.do("P1: action gain")
        kind = str(t.column("event")).partition(" ")[2]
        assert kind.startswith("caravan") == (event in (5, 9, 13))
        if kind == "caravan":
            joined = scenario == "peoples_revolt"
            assert t.told("A-SC2", "gained followers") == ([["amun", 1, 3]] if joined else [])
            assert t.prompt == ("choose an action" if joined else "lay a caravan")


@pytest.mark.rule("A-SC2")
def test_the_follower_comes_first_and_joining_is_mandatory() -> None:
    t = consolidation("P2")
    assert t.told("A-SC2", "gained followers") == [["ra", 1, 2]]
    assert (t.prompt, t.owing) == ("join two regions", ["P2"])
    assert t.legal() == [f"token {n}" for n in range(1, 8)]
    t.do("P2: token 7")
    assert t.legal() == ["token 1", "token 6"]
    assert loads(t)


@pytest.mark.rule("A-SC2")
def test_of_two_tokens_one_moves_to_the_region_that_lost_the_highest() -> None:
    t = consolidation()
    before = set(t.column("camels"))
    t.do("P1: token 3")  # the only region beside it is that of token 4
    gone = {"[1,4]-[1,5]", "[1,5]-[2,4]", "[2,4]-[2,5]", "[2,5]-[3,4]", "[3,4]-[3,5]"}
    assert before - set(t.column("camels")) == gone
    assert t.told("A-SC2", "regions joined") == [["3", "4"]]
    assert t.told("A-SC2", "token removed") == [["7"]]
    assert (t.prompt, t.legal()) == ("which token moves", ["token 3", "token 4"])
    assert loads(t)
    assert t.do("P1: token 4")[0] == "A-SC2 token placed: 4, [4,6]"
    assert t.column("token_at") == {
        "1": "[7,7]",
        "2": "[1,0]",
        "3": "[0,1]",
        "4": "[4,6]",
        "5": "[3,3]",
        "6": "[2,9]",
    }
    assert t.rules.check(t.state) == []
    other = consolidation("P2")
    other.do("P2: token 4")
    assert (other.owing, other.legal()) == (["P2"], ["token 3", "token 4"])
    other.do("P2: token 3")
    assert (other.of("3", "token_at"), other.of("4", "token_at")) == ("[4,6]", "[0,1]")
    assert (other.prompt, other.owing) == ("choose an action", ["P1"])


@pytest.mark.rule("A-SC2")
@pytest.mark.parametrize(
    ("first", "second", "stays", "at"),
    [("7", "6", "6", "[2,9]"), ("6", "", "6", "[2,9]"), ("7", "1", "1", "[4,6]"), ("1", "", "1", "[4,6]")],
)
def test_when_the_highest_token_lies_in_a_joined_region_the_other_stays(
    first: str, second: str, stays: str, at: str
) -> None:
    t = consolidation()
    t.do(f"P1: token {first}", *([f"P1: token {second}"] if second else []))
    assert (t.prompt, t.told("A-SC2", "token removed")) == ("choose an action", [["7"]])
    assert t.of(stays, "token_at") == at
    assert "7" not in t.column("token_at")
    assert t.rules.check(t.state) == []
    region_of = lands_of(t.state.camels).region_of
    assert region_of[HEX_NAMES.index("[4,6]")] == region_of[HEX_NAMES.index("[2,9]" if stays == "6" else "[7,7]")]


@pytest.mark.rule("A-SC2")
@pytest.mark.parametrize("camels", ["[]", '["[4,6]-[4,7]"]'], ids=["none", "one that separates nothing"])
def test_without_regions_to_join_only_the_follower_is_taken(camels: str) -> None:
    t = revolt("amun god [1,3]; ra god [7,1]", "consolidation of P1", f"camels = {camels}")
    assert t.told("A-SC2", "gained followers") == [["amun", 1, 2]]
    assert (t.prompt, t.order("regions joined", "token removed")) == ("choose an action", [])
    assert t.column("token_at") == {"1": "[0,1]", "2": "[1,0]", "3": "[2,9]"}


@pytest.mark.rule("A-SC2")
def test_only_regions_with_camels_between_can_be_joined() -> None:
    cut = '"[7,7]-[8,7]", "[7,7]-[8,8]", "[8,5]-[9,6]", "[8,6]-[8,7]", "[8,6]-[9,6]"'
    t = revolt("amun god [1,3]; ra god [7,1]", "consolidation of P1", f"camels = [{cut}]")
    # Tokens: Delta 1, West 2, East 3 and its corner 4.
    assert t.legal() == ["token 3", "token 4"]
    t.do("P1: token 3")
    assert (t.column("camels"), t.column("token_at")) == ([], {"1": "[0,1]", "2": "[1,0]", "3": "[2,9]"})


@pytest.mark.rule("A-SC2")
def test_five_players_have_an_eighth_token() -> None:
    gods = "amun ra isis osiris anubis"
    t = consolidation(gods=gods, places="[1,3] [7,1] [4,7] [4,3] [8,8]")
    t.do("P1: token 2")
    assert t.legal() == ["token 7", "token 8"]
    assert refused(t, {"token": None}) == MISSING
    t.do("P1: token 7")
    assert t.told("A-SC2", "token removed") == [["8"]]
    t.do("P1: token 7")
    assert (t.of("7", "token_at"), t.of("2", "token_at")) == ("[3,3]", "[1,0]")


@pytest.mark.rule("A-SC2", "A-MG5")
def test_a_merged_god_gets_the_follower() -> None:
    pieces = "amun god [1,3]; isis god [7,1]"
    t = revolt(pieces, "consolidation of P2", 'merged = { ra = "amun" }', "amun ra isis", amun="followers = 4")
    assert t.told("A-SC2", "gained followers") == [["amun", 1, 5]]


@pytest.mark.rule("A-SC2")
def test_files_with_a_consolidation_are_checked() -> None:
    t = consolidation()
    assert loads(t)
    t.do("P1: token 7")
    assert exact(t)["frames"][-1]["at"] == "second region"
    assert refused(t, {"token": None}) == refused(t, {"token": "8"}) == MISSING


@pytest.mark.rule("A-SC2")
def test_the_winners_figures_die_after_the_reward_and_the_losers_live() -> None:
    pieces = "amun god [4,7]; amun warrior [4,8]; amun satet [5,7]; ra god [5,8]; ra warrior [6,8]"
    t = revolt(pieces, IN_THE_EAST, amun=hand("chariots"), ra=hand("cycle"))
    assert t.told("A-SC2", "killed") == [["amun warrior", "[4,8]"], ["amun satet", "[5,7]"]]
    assert t.order("gained devotion", "killed") == ["gained devotion", "killed", "killed"]
    assert [t.piece(h) for h in ("[4,7]", "[4,8]", "[6,8]")] == ["amun god", "nothing", "ra warrior"]
    assert t.of("amun warrior", "pool") == 6
    usual = table("amun ra", pieces, amun=hand("chariots"), ra=hand("cycle"))
    assert usual.order("killed") == ["killed"]
    assert (usual.piece("[4,8]"), usual.piece("[6,8]")) == ("amun warrior", "nothing")


@pytest.mark.rule("A-SC2")
def test_a_full_tie_kills_nobody() -> None:
    pieces = "amun god [4,7]; amun warrior [4,8]; ra god [5,8]; ra warrior [6,8]"
    t = revolt(pieces, IN_THE_EAST, amun=hand("cycle"), ra=hand("build"))
    t.do("P1: pass")
    assert (t.told("A-B6", "nobody wins"), t.order("killed")) == ([[]], [])
    turned = revolt(pieces, IN_THE_EAST, amun=hand("cycle"), ra=hand("build"))
    turned.do("P1: use")
    assert turned.told("A-SC2", "killed") == [["amun warrior", "[4,8]"]]


@pytest.mark.rule("A-SC2")
def test_miracle_counts_the_winners_dead_and_plague_is_as_ever() -> None:
    pieces = "amun god [4,7]; amun warrior [4,8] [4,9]; ra god [5,8]; ra warrior [6,8]"
    t = revolt(pieces, IN_THE_EAST, amun=hand("miracle"), ra=hand("cycle"))
    assert t.told("A-B10", "gained devotion") == [["amun", 2, 3]]
    plague = revolt(pieces, IN_THE_EAST, amun=hand("plague") + ", followers = 1", ra=hand("cycle") + ", followers = 0")
    plague.do("P1: bid 1")
    assert plague.told("A-B3", "killed") == [["ra warrior", "[6,8]"]]
    assert len(plague.told("A-SC2", "killed")) == 2


@pytest.mark.rule("A-SC2")
def test_flood_and_isis_protect_winners_in_battles() -> None:
    flood = revolt(
        "amun god [4,7]; amun warrior [3,7] [4,8]; ra god [5,8]", IN_THE_EAST, amun=hand("flood"), ra=hand("cycle")
    )
    assert flood.told("A-SC2", "killed") == [["amun warrior", "[4,8]"]]
    isis = revolt(
        "isis god [4,7]; isis warrior [4,8] [3,8]; ra god [5,8]",
        IN_THE_EAST,
        gods="isis ra",
        isis=hand("chariots"),
        ra=hand("cycle"),
    )
    assert isis.legal() == ["pass", "save [4,8]"]
    isis.do("P1: save [4,8]")
    assert isis.told("A-SC2", "killed") == [["isis warrior", "[3,8]"]]


@pytest.mark.rule("A-SC2")
def test_dominion_kills_all_but_the_god_after_its_devotion() -> None:
    pieces = "isis god [4,7]; isis warrior [4,8]; isis apep [6,4]; ra god [1,3]; ra warrior [5,5]"
    t = revolt(pieces, IN_THE_EAST, guardians("apep"), "isis ra")
    assert t.order("gained devotion", "killed") == ["gained devotion", "killed", "killed"]
    assert t.told("A-SC2", "killed") == [["isis warrior", "[4,8]"], ["isis apep", "[6,4]"]]
    assert (t.piece("[4,7]"), t.piece("[5,5]"), t.prompt) == ("isis god", "ra warrior", "choose an action")


@pytest.mark.rule("A-SC2", "A-K2", "A-K3", "A-K4")
def test_each_dominion_is_a_death_moment_of_its_own() -> None:
    t = revolt(
        "ra god [1,3]; amun god [7,1]; amun warrior [7,2]; amun warrior [4,7] [4,8]; amun mummy [5,8]; "
        "anubis god [1,5]; amun cat mummy [5,7]",
        "battle in the region of [7,1]",
        guardians("cat mummy"),
        "ra amun anubis",
        ra="devotion = 5",
        anubis="devotion = 6",
    )
    assert (t.prompt, t.owing, t.legal()) == ("trap a warrior", ["P3"], ["pass", "trap amun"])
    t.do("P3: trap amun")
    assert (t.told("A-X4", "dominion"), t.prompt) == ([["amun"], ["amun"]], "trap a warrior")
    t.do("P3: trap amun")
    assert (t.prompt, t.told("A-K4", "lost devotion")) == ("the mummy returns", [])
    t.do("P2: to [7,2]")
    assert t.told("A-K4", "lost devotion") == [["ra", 1, 4], ["anubis", 1, 5]]
    assert t.column("captives") == {"amun": 2}


@pytest.mark.parametrize(
    ("key", "change", "said"),
    [
        ("tokens", {"3": None}, "tokens: each region needs one; that of [0,1] has 0"),
        ("tokens", {"3": "[4,6]"}, "tokens: each region needs one; that of [0,1] has 0"),
        ("tokens", {"4": "[4,6]"}, "tokens: each region needs one; that of [2,9] has 2"),
        ("tokens", {"3": None, "5": "[1,5]"}, "tokens: 1, 2, 3 are expected, not 1, 2, 5"),
        ("pieces", ["[1,1] god 1"], "pieces: one god of player 1 is expected, not 2"),
        ("pieces", ["-god 2"], "pieces: one god of player 2 is expected, not 0"),
        ("pieces", [f"[7,{n}] warrior 1" for n in range(6)], "pieces: at most 6 of warrior are expected, not 7"),
        ("pieces", [f"[7,{n}] pyramid" for n in range(1, 7)] * 2, "pieces: at most 10 of pyramid are expected, not 12"),
        ("pieces", ["[5,2] temple"], "pieces: temple is expected on land, not at [5,2]"),
    ],
)
def test_a_layout_from_which_no_game_can_begin_is_refused(key: str, change: object, said: str) -> None:
    layout = deepcopy(SCENARIOS["old_kingdom"]["2"])
    if isinstance(change, dict):
        layout[key] = {name: at for name, at in (layout[key] | change).items() if at}
    elif isinstance(change, list):
        gone = [text[1:] for text in change if text.startswith("-")]
        layout[key] = [text for text in layout[key] if text[6:] not in gone] + [t for t in change if t[1:] not in gone]
    with pytest.raises(BadData) as wrong:
        check_layout(layout, 2, "x.toml: 2")
    assert str(wrong.value) == f"x.toml: 2.{said}"

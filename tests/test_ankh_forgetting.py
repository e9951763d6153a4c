"""Gods in the red after the fourth conflict are forgotten (A-FG1, A-W1)."""

import pytest
from ankh_table import IN_THE_EAST, scores, table
from table import Table

BLUE = "devotion = 25"


def forgetting(gods: str, pieces: str, top: str = "", event: int = 16, **of_god: str) -> Table:
    """The end of a conflict: nobody stands in the East, which comes last."""
    return table(gods, pieces, IN_THE_EAST, f"{top}\nevent = {event}", **of_god)


def three(devotion: int, event: int = 16) -> Table:
    """Amun stands at `devotion`, the two others in the blue."""
    pieces = "amun god [1,3]; ra god [7,1]; isis god [7,3]"
    return forgetting("amun ra isis", pieces, "", event, amun=f"devotion = {devotion}", ra=BLUE, isis=BLUE)


@pytest.mark.rule("A-FG1")
@pytest.mark.parametrize(
    ("devotion", "event", "forgotten"), [(0, 16, 1), (20, 16, 1), (21, 16, 0), (20, 12, 0), (20, 8, 0), (20, 4, 0)]
)
def test_the_red_is_forgotten_after_the_fourth_conflict_only(devotion: int, event: int, forgotten: int) -> None:
    t = three(devotion, event)
    assert t.told("A-FG1", "forgotten") == [["amun"]] * forgotten
    assert [[*e.parts] for e in t.log.events if e.template == "forgotten"] == [[("amun", devotion)]] * forgotten
    assert t.prompt == "choose an action"


@pytest.mark.rule("A-FG1")
def test_everything_of_a_forgotten_god_leaves() -> None:
    t = forgetting(
        "amun ra isis",
        "amun god [1,3]; amun warrior [1,4]; amun satet [1,5]; amun temple [1,6]; amun obelisk [4,7]; ra god [7,1]; "
        "ra temple [7,2]; isis god [7,3]",
        amun='devotion = 20, followers = 7, pool = ["mummy"], powers = ["revered"]',
        ra="devotion = 25, pile = 0, followers = 2",
        isis="devotion = 25, pile = 1",
    )
    assert t.told("A-FG1", "destroyed") == [["amun temple", "[1,6]"], ["amun obelisk", "[4,7]"]]
    assert t.column("piece") == {"[7,1]": "ra god", "[7,2]": "ra temple", "[7,3]": "isis god"}
    assert t.column("supply") == {"obelisk": 10, "pyramid": 10, "temple": 9}
    assert t.column("followers") == {"ra": 2, "isis": 1}
    assert t.column("pool") == {"ra warrior": 6, "isis warrior": 6}
    assert t.column("guardians") == {"satet": 1, "mummy": 1, "scorpion": 2}
    assert t.column("ankhs") == {"ra": 8, "isis": 9}
    assert t.column("in_play") == ["isis", "ra"]
    for column in ("hand", "powers", "devotion", "pile"):
        assert "amun" not in t.column(column)
    assert (t.column("devotion"), t.column("pile")) == ({"ra": 25, "isis": 25}, {"isis": 1})
    assert t.outcome == ("", [])


@pytest.mark.rule("A-FG1")
def test_turns_of_the_forgotten_are_skipped() -> None:
    t = three(20)
    assert t.owing == ["P2"]
    for player in ("P2", "P3"):
        t.do(f"{player}: action gain", f"{player}: pass")
    assert t.owing == ["P2"]


@pytest.mark.rule("A-FG1")
def test_the_trigger_may_be_forgotten_itself_and_two_in_a_row_skipped() -> None:
    t = forgetting(
        "amun ra isis osiris",
        "amun god [1,3]; ra god [1,5]; isis god [7,1]; osiris god [7,3]",
        amun="devotion = 1",
        ra="devotion = 2",
        isis=BLUE,
        osiris=BLUE,
    )
    assert t.told("A-FG1", "forgotten") == [["amun"], ["ra"]]
    assert t.owing == ["P3"]


@pytest.mark.rule("A-FG1")
def test_warriors_of_the_forgotten_leave_the_slots_of_anubis() -> None:
    t = forgetting(
        "amun ra anubis",
        "amun god [1,3]; ra god [7,1]; anubis god [7,3]",
        amun="devotion = 20, captives = 1",
        ra=BLUE + ", captives = 2",
        anubis=BLUE,
    )
    assert (t.column("captives"), t.of("amun warrior", "pool"), t.of("ra warrior", "pool")) == ({"ra": 2}, 0, 4)


@pytest.mark.rule("A-FG1")
def test_when_anubis_is_forgotten_his_captives_go_home() -> None:
    t = forgetting(
        "amun ra anubis isis",
        "amun god [1,3]; ra god [7,1]; anubis god [7,3]; isis god [7,4]",
        amun=BLUE + ", captives = 1",
        ra=BLUE + ", captives = 1",
        anubis="devotion = 3",
        isis="devotion = 3, captives = 1",
    )
    assert t.column("captives") == {}
    assert t.column("pool") == {"amun warrior": 6, "ra warrior": 6}


@pytest.mark.rule("A-FG1", "A-G2")
def test_the_tiles_of_osiris_leave_with_him_alone() -> None:
    pieces = "amun god [1,3]; ra god [7,1]; osiris god [7,3]"
    tiles = 'tiles = ["[1,8]", "[4,7]"]'
    gone = forgetting("amun ra osiris", pieces, tiles, amun=BLUE, ra=BLUE, osiris="devotion = 20")
    assert gone.column("tiles") == {}
    stays = forgetting("amun ra osiris", pieces, tiles, amun=BLUE, ra="devotion = 20", osiris=BLUE)
    assert stays.column("tiles") == {"1": "[1,8]", "2": "[4,7]"}


@pytest.mark.rule("A-FG1")
@pytest.mark.parametrize("lower", ["osiris", "anubis", "ra"])
def test_a_merged_god_goes_with_both_players_and_both_gods_things(lower: str) -> None:
    other = "ra" if lower == "osiris" else "osiris"
    t = forgetting(
        f"{lower} amun isis {other}",
        f"amun god [1,3]; isis god [7,1]; {other} god [7,3]",
        f'merged = {{ {lower} = "amun" }}' + ('\ntiles = ["[1,8]"]' if lower == "osiris" else ""),
        amun="devotion = 20, followers = 4",
        isis=BLUE + (", captives = 2" if lower == "anubis" else ""),
    )
    assert t.told("A-FG1", "forgotten") == [["amun"], [other]]
    assert t.outcome == ("last-god", ["P3"])
    assert (t.column("tiles"), t.column("captives"), t.of("isis warrior", "pool")) == ({}, {}, 6)


@pytest.mark.rule("A-FG1", "A-T2")
def test_worked_example_amun_forgotten_beside_isis_and_ra_who_merged() -> None:
    t = forgetting(
        "amun ra osiris isis",
        "amun god [1,3]; amun warrior [1,4]; amun pyramid [1,5]; isis god [7,1]; osiris god [7,3]",
        'merged = { ra = "isis" }',
        amun="devotion = 18, followers = 3",
        isis="devotion = 22",
        osiris="devotion = 24",
    )
    assert t.told("A-FG1", "forgotten") == [["amun"]]
    assert t.column("piece") == {"[7,1]": "isis god", "[7,3]": "osiris god"}
    assert t.column("supply")["pyramid"] == 10
    assert t.column("followers") == {"isis": 2, "osiris": 1}
    assert (t.outcome, t.owing) == (("", []), ["P2"])
    t.do("P2: action gain")
    assert t.owing == ["P3"]
    t.do("P3: action gain", "P3: pass", "P4: action gain")
    assert t.owing == ["P2"]


@pytest.mark.rule("A-W1")
def test_one_god_left_wins_and_partners_share() -> None:
    alone = forgetting("amun ra", "amun god [1,3]; ra god [7,1]", amun="devotion = 20", ra="devotion = 21")
    assert alone.outcome == ("last-god", ["P2"])
    assert alone.told("A-W1", "won") == [["ra"]]
    assert (alone.owing, alone.prompt, scores(alone)) == ([], "", [0, 1])
    both = forgetting(
        "ra amun isis",
        "amun god [1,3]; isis god [7,1]",
        'merged = { ra = "amun" }',
        amun="devotion = 21",
        isis="devotion = 20",
    )
    assert both.outcome == ("last-god", ["P1", "P2"])


@pytest.mark.rule("A-W1")
def test_none_left_and_nobody_wins() -> None:
    t = forgetting("amun ra", "amun god [1,3]; ra god [7,1]", amun="devotion = 20", ra="devotion = 3")
    assert t.outcome == ("no-gods", [])
    assert t.told("A-W1", "nobody won") == [[]]
    assert scores(t) == [0, 0]
    assert (t.owing, t.column("in_play"), t.told("A-W1", "won")) == ([], [], [])

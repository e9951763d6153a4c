"""Merging after the third conflict, and playing a merged god (A-MG1 to A-MG5, A-T2)."""

from itertools import permutations

import pytest
from ankh_table import IN_THE_EAST, table
from battles import exact, guardians, loads, refused
from pictured import ANKH
from table import Table

from benben.ankh.shown import picture as drawn
from benben.ankh.shown.notes import note

GODS = ("amun", "anubis", "isis", "osiris", "ra")
POWER = {
    "amun": "mysterious forms",
    "anubis": "judge of the dead",
    "isis": "protector",
    "osiris": "gate to the underworld",
    "ra": "radiance",
}


def merging(gods: str, pieces: str, top: str = "", **of_god: str) -> Table:
    return table(gods, pieces, "merging", top, **of_god)


def merged(t: Table) -> list[list[object]]:
    """Lower and higher god of each merge so far."""
    return t.told("A-MG3", "merged")


# Who merges


@pytest.mark.rule("A-MG1")
def test_two_players_do_not_merge() -> None:
    t = merging("amun ra", "amun god [1,3]; ra god [7,1]", ra="devotion = 3")
    assert (t.order("merges", "merged"), t.prompt) == ([], "choose an action")
    assert t.column("side_of") == {"P1": "amun", "P2": "ra"}


@pytest.mark.rule("A-MG1")
@pytest.mark.parametrize(
    ("devotion", "lower", "higher"),
    [
        ((9, 5, 7, 3), "osiris", "ra"),
        ((2, 5, 7, 3), "amun", "osiris"),
        ((2, 5, 2, 2), "osiris", "isis"),  # P1 lies on top of a pile at the start, P4 at the bottom
        ((1, 2, 2, 8), "amun", "isis"),
    ],
)
def test_the_two_lowest_merge_and_the_pile_breaks_ties(devotion: tuple[int, ...], lower: str, higher: str) -> None:
    names = ("amun", "ra", "isis", "osiris")
    places = ("[1,3]", "[1,5]", "[7,1]", "[7,3]")
    pieces = "; ".join(f"{god} god {place}" for god, place in zip(names, places, strict=True))
    of_god = {god: f"devotion = {at}" for god, at in zip(names, devotion, strict=True)}
    t = merging(" ".join(names), pieces, **of_god)
    assert t.told("A-MG1", "merges") == merged(t) == [[lower, higher]]
    stood = dict(zip(names, devotion, strict=True))
    [event] = [e for e in t.log.events if e.template == "merged"]
    assert [*event.parts] == [(lower, stood[lower]), (higher, stood[higher])]


@pytest.mark.rule("A-MG1")
@pytest.mark.parametrize(("event", "merges"), [(4, 0), (8, 0), (12, 1)])
def test_they_merge_after_the_third_conflict_only(event: int, merges: int) -> None:
    t = table("amun ra isis", "amun god [1,3]; ra god [1,4]; isis god [7,1]", IN_THE_EAST, f"event = {event}")
    assert len(merged(t)) == merges
    assert t.prompt == "choose an action"


@pytest.mark.rule("A-MG1")
def test_the_whole_conflict_comes_first() -> None:
    t = table("amun ra isis", "amun god [1,3]; ra god [4,7]; isis god [7,1]", "conflict of P1", "event = 12")
    # In the order of the regions Amun, Isis and Ra gain 1 each; Amun lies lowest then.
    assert merged(t) == [["amun", "isis"]]
    assert t.order("dominion", "merges") == ["dominion"] * 3 + ["merges"]


# What happens to the lower god's things


@pytest.mark.rule("A-MG2", "A-MG3", "A-MG4")
def test_worked_example_amun_and_ra() -> None:
    t = merging(
        "ra isis amun osiris",
        "amun god [1,3]; amun warrior [1,4]; amun temple [1,5]; ra god [4,7]; ra warrior [4,8]; ra obelisk [5,8]; "
        "ra pyramid [1,8]; ra satet [5,7]; isis god [7,1]; osiris god [7,3]",
        amun='devotion = 4, followers = 2, hand = ["flood", "cycle"], powers = ["revered", "inspiring"]',
        ra='devotion = 3, followers = 5, hand = ["chariots"], powers = ["commanding"]',
        isis="devotion = 9",
        osiris="devotion = 8",
    )
    assert (t.prompt, t.owing, t.legal()) == ("which guardians leave", ["P3"], ["pass", "leave [5,7]"])
    t.do("P3: pass")
    assert t.told("A-MG2", "destroyed") == [["ra pyramid", "[1,8]"], ["ra obelisk", "[5,8]"]]
    assert t.column("supply") == {"obelisk": 10, "pyramid": 10, "temple": 9}
    board = {"[1,3]": "amun god", "[1,4]": "amun warrior", "[1,5]": "amun temple", "[5,7]": "amun satet"}
    assert t.column("piece") == board | {"[7,1]": "isis god", "[7,3]": "osiris god"}
    assert t.column("followers") == {"amun": 7, "isis": 1, "osiris": 1}
    assert t.column("devotion") == {"amun": 3, "isis": 9, "osiris": 8}
    assert t.of("amun", "powers") == ["inspiring", "revered", "mysterious forms", "radiance"]
    assert t.of("amun", "hand") == ["cycle", "flood"]
    for column in ("hand", "ankhs", "powers"):
        assert "ra" not in t.column(column)
    assert t.column("pool") == {"amun warrior": 5, "isis warrior": 6, "osiris warrior": 6}
    assert t.column("in_play") == ["amun", "isis", "osiris"]
    assert t.column("side_of") == {"P1": "amun", "P2": "isis", "P3": "amun", "P4": "osiris"}
    assert (t.of("amun", "chair"), t.column("suns")) == ("P3", 3)
    assert t.order("lost devotion", "gained devotion") == []


@pytest.mark.rule("A-MG2", "A-MG3")
@pytest.mark.parametrize(("lower", "higher"), list(permutations(GODS, 2)))
def test_every_god_can_be_the_lower_and_the_higher(lower: str, higher: str) -> None:
    third = next(god for god in GODS if god not in (lower, higher))
    t = merging(
        f"{third} {higher} {lower}",
        f"{third} god [7,1]; {higher} god [1,3]; {higher} warrior [1,4]; {higher} temple [1,5]; "
        f"{lower} god [4,7]; {lower} warrior [4,8]; {lower} temple [5,8]; {lower} satet [5,7]",
        **{third: "devotion = 5", higher: "devotion = 1, followers = 2", lower: "followers = 3"},
    )
    t.do("P2: pass")
    assert merged(t) == [[lower, higher]]
    assert t.rules.check(t.state) == []
    assert loads(t)
    assert set(t.of(higher, "powers")) == {POWER[higher], POWER[lower]}
    assert t.of(third, "powers") == [POWER[third]]
    assert [t.of(lower, column) for column in ("powers", "hand", "followers", "ankhs", "devotion")] == [[], [], 0, 0, 0]
    assert t.of(higher, "followers") == 5
    assert [t.piece(h) for h in ("[4,7]", "[4,8]", "[5,8]", "[5,7]")] == ["nothing"] * 3 + [f"{higher} satet"]
    assert t.of(f"{lower} warrior", "pool") == 0
    assert t.column("suns") == (3 if "ra" in (lower, higher, third) else 0)


@pytest.mark.rule("A-MG2")
def test_guardians_of_the_lower_god_come_along_from_board_and_pool() -> None:
    t = merging(
        "amun ra isis",
        "isis god [7,1]; amun god [1,3]; ra god [4,7]; ra scorpion s-sw radiant [4,8]",
        isis="devotion = 9",
        amun="devotion = 2",
        ra='pool = ["satet", "mummy", "scorpion"]',
    )
    assert t.legal() == ["pass", "leave [4,8]", "leave satet", "leave mummy", "leave scorpion"]
    t.do("P1: pass")
    assert t.piece("[4,8]") == "amun scorpion s-sw radiant"
    pool = {"amun warrior": 6, "amun satet": 1, "amun mummy": 1, "amun scorpion": 1, "isis warrior": 6}
    assert (t.column("pool"), t.column("suns")) == (pool, 2)
    assert t.column("guardians") == {"satet": 1, "mummy": 1}


@pytest.mark.rule("A-MG2")
def test_the_higher_god_may_refuse_guardians_and_they_leave_the_game() -> None:
    t = merging(
        "amun ra isis",
        "isis god [7,1]; amun god [1,3]; ra god [4,7]; ra scorpion s-sw radiant [4,8]",
        isis="devotion = 9",
        amun="devotion = 2",
        ra='pool = ["mummy"]',
    )
    assert t.do("P1: leave [4,8]") == ["A-MG2 guardian leaves: scorpion, ra"]
    assert (t.column("suns"), t.piece("[4,8]"), t.legal()) == (3, "nothing", ["pass", "leave mummy"])
    t.do("P1: leave mummy")
    assert (merged(t), t.of("amun mummy", "pool"), t.of("amun scorpion", "pool")) == ([["ra", "amun"]], 0, 0)
    assert t.column("guardians") == {"satet": 2, "mummy": 1, "scorpion": 1}


def shortage(own: str, incoming: str, extra: str = "", top: str = "", **of_god: str) -> Table:
    """Amun, the higher god, and Ra, the lower; four players, so that there are guardians enough."""
    pieces = f"isis god [7,1]; osiris god [7,3]; amun god [1,3]; ra god [4,7]; {own}; {incoming}; {extra}"
    gods = {"isis": "devotion = 9", "osiris": "devotion = 9", "amun": "devotion = 2", "ra": "devotion = 1"}
    return merging("amun ra isis osiris", pieces, top, **(gods | of_god))


@pytest.mark.rule("A-MG2")
@pytest.mark.parametrize(
    ("own", "incoming", "legal"),
    [
        ("amun satet [1,4]", "ra satet [4,8]", ["pass", "leave [4,8]"]),
        ("amun satet [1,4]", "ra satet [4,8] [4,9]", ["leave [1,4]", "leave [4,8]", "leave [4,9]"]),
        ("amun satet [1,4] [1,5]", "ra mummy [4,8]", ["leave [1,4]", "leave [1,5]", "leave [4,8]"]),
        ("amun scorpion n-ne [1,4]", "ra mummy [4,8]", ["pass", "leave [4,8]"]),
        ("amun scorpion n-ne [1,4]", "ra scorpion n-ne [4,8]", ["pass", "leave [4,8]"]),
        (
            "amun satet [1,4]; amun scorpion n-ne [1,5]",
            "ra satet [4,8] [4,9]; ra scorpion n-ne [5,7]",
            ["leave [1,4]", "leave [4,8]", "leave [4,9]", "leave [5,7]"],
        ),
    ],
)
def test_own_guardians_are_at_stake_only_where_bases_are_short(own: str, incoming: str, legal: list[str]) -> None:
    t = shortage(own, incoming)
    assert (t.owing, t.legal()) == (["P1"], legal)


@pytest.mark.rule("A-MG2")
def test_short_bases_end_with_exactly_the_bases_filled() -> None:
    t = shortage("amun satet [1,4] [1,5]", "ra mummy [4,8] [4,9]")
    t.do("P1: leave [1,4]")
    assert t.legal() == ["leave [1,5]", "leave [4,8]", "leave [4,9]"]
    t.do("P1: leave [4,9]")
    assert t.legal() == ["pass", "leave [4,8]"]
    t.do("P1: pass")
    assert t.told("A-MG2", "guardian leaves") == [["satet", "amun"], ["mummy", "ra"]]
    assert t.column("suns") == 3
    assert [t.piece(h) for h in ("[1,4]", "[1,5]", "[4,8]", "[4,9]")] == [
        "nothing",
        "amun satet",
        "amun mummy",
        "nothing",
    ]


@pytest.mark.rule("A-MG2")
def test_large_bases_are_short_as_well_and_pools_count() -> None:
    top = guardians("apep")
    t = shortage(
        "amun apep [6,4]",
        "ra scorpion n-ne [4,8]",
        "",
        top,
        amun='devotion = 2, pool = ["scorpion"]',
        ra='devotion = 1, pool = ["apep"]',
    )
    assert t.legal() == ["leave [4,8]", "leave [6,4]", "leave apep", "leave scorpion"]
    t.do("P1: leave scorpion", "P1: leave apep")
    assert t.told("A-MG2", "guardian leaves") == [["scorpion", "amun"], ["apep", "ra"]]
    t.do("P1: pass")
    assert t.column("pool") == {"amun warrior": 6, "isis warrior": 6, "osiris warrior": 6}


@pytest.mark.rule("A-MG2")
def test_of_one_kind_in_both_pools_the_incoming_one_leaves() -> None:
    t = shortage("amun satet [1,4]", "", amun='devotion = 2, pool = ["satet"]', ra='devotion = 1, pool = ["satet"]')
    assert t.legal() == ["leave [1,4]", "leave satet"]
    t.do("P1: leave satet")
    assert t.told("A-MG2", "guardian leaves") == [["satet", "ra"]]
    assert (t.of("amun satet", "pool"), merged(t)) == (1, [["ra", "amun"]])


@pytest.mark.rule("A-MG2")
def test_the_sun_of_an_own_guardian_that_leaves_returns() -> None:
    t = merging(
        "amun ra isis osiris",
        "isis god [7,1]; osiris god [7,3]; ra god [1,3]; ra satet radiant [1,4]; ra satet [1,5]; amun god [4,7]; "
        "amun satet [4,8]",
        isis="devotion = 9",
        osiris="devotion = 9",
        ra="devotion = 2",
        amun="devotion = 1",
    )
    t.do("P2: leave [1,4]", "P2: pass")
    assert (t.column("suns"), t.piece("[4,8]")) == (3, "ra satet")


@pytest.mark.rule("A-MG2")
def test_files_with_guardians_to_choose_are_checked() -> None:
    t = merging(
        "isis osiris amun",
        "isis god [7,1]; isis satet [7,2]; osiris god [4,7]; osiris mummy [4,8] [4,9]; amun god [1,3]",
        isis="devotion = 1",
        amun="devotion = 9",
    )
    assert loads(t)
    wrong = "frame which guardians leave: the two lowest gods merge, once, with three players or more (A-MG1)"
    assert refused(t, {"lower": "isis"}) == refused(t, {"lower": "ra"}) == refused(t, {"higher": "ra"}) == wrong
    assert exact(t)["frames"][-1] == {"frame": "which guardians leave", "higher": "isis", "lower": "osiris"}
    t.do("P1: leave [4,9]")
    assert t.told("A-MG2", "guardian leaves") == [["mummy", "osiris"]]
    assert loads(t)


@pytest.mark.rule("A-MG1")
def test_two_gods_merge_only_once() -> None:
    """Also in a sketch whose gods have merged early."""
    t = table("isis osiris amun", "isis god [7,1]; amun god [1,3]", "merging", 'merged = { osiris = "isis" }')
    assert t.told("A-MG1", "merges") == []
    assert (t.column("in_play"), t.owing, t.prompt) == (["amun", "isis"], ["P2"], "choose an action")


@pytest.mark.rule("A-MG1")
@pytest.mark.parametrize(
    ("gods", "top", "event"),
    [
        ("isis amun", "", "Conflict"),
        ("isis amun ra", "", "Conflict, then two gods merge"),
        ("isis amun ra", '\nmerged = { ra = "isis" }', "Conflict"),
    ],
)
def test_the_table_is_told_of_a_merging_only_if_one_will_come(gods: str, top: str, event: str) -> None:
    players = len(gods.split())
    pieces = "isis god [7,1]; amun god [1,3]" + ("; ra god [4,7]" if "ra" in gods and not top else "")
    t = table(gods, pieces, "turn of P1", f"event = 11\ntrack = {{ unlock = {players - 1} }}{top}")
    assert [[(" next", "label"), (f" {event}", "")]] == drawn.tracks(t.state, ANKH, 60)[-1:]
    said = note(t.state, ANKH, 0, t.rules.choices.read("action unlock"))
    assert said == f"Unlock Ankh Power, {players} of {players}, triggers the event: {event}"


# Markers


@pytest.mark.rule("A-MG3")
def test_the_higher_marker_comes_down_under_the_others() -> None:
    names = {"amun": "[1,3]", "ra": "[1,5]", "isis": "[7,1]", "osiris": "[7,3]", "anubis": "[4,7]"}
    pieces = "; ".join(f"{god} god {place}" for god, place in names.items())
    same = merging(
        "amun ra isis osiris anubis",
        pieces,
        amun="devotion = 3, pile = 1",
        ra="devotion = 3, pile = 0",
        isis="devotion = 3, pile = 2",
        osiris="devotion = 3, pile = 3",
        anubis="devotion = 4",
    )
    assert merged(same) == [["ra", "amun"]]
    assert same.column("devotion") == {"amun": 3, "isis": 3, "osiris": 3, "anubis": 4}
    assert same.column("pile") == {"isis": 1, "osiris": 2}
    down = merging(
        "amun ra isis osiris anubis",
        pieces,
        amun="devotion = 5, pile = 0",
        ra="devotion = 3",
        isis="devotion = 5, pile = 1",
        osiris="devotion = 6",
        anubis="devotion = 5, pile = 2",
    )
    assert down.column("devotion") == {"amun": 3, "isis": 5, "osiris": 6, "anubis": 5}
    assert down.column("pile") == {"anubis": 1}
    assert down.order("lost devotion", "gained devotion") == []


# Gods with things of their own


@pytest.mark.rule("A-MG4")
def test_anubis_as_the_lower_god_frees_warriors_of_the_higher_only() -> None:
    t = merging(
        "anubis isis ra",
        "anubis god [1,3]; isis god [7,1]; ra god [4,7]; ra warrior [7,2]",
        isis="devotion = 2, captives = 2",
        ra="devotion = 5, captives = 1, followers = 3",
        anubis="devotion = 1",
    )
    assert t.column("captives") == {"ra": 1}
    assert t.column("pool") == {"isis warrior": 6, "ra warrior": 4}
    # The merged god still holds Ra's Warrior, and the ransom is shared.
    t.do("P2: action gain", "P3: action summon", "P3: summon captive", "P3: to [4,8]", "P3: pass")
    assert (t.column("captives"), t.of("isis", "followers"), t.of("ra", "followers")) == ({}, 3, 2)


@pytest.mark.rule("A-MG2", "A-MG4")
def test_trapped_warriors_of_the_lower_god_leave_the_game() -> None:
    for anubis in (2, 9):  # Anubis as the higher god, and as a third one
        t = merging(
            "anubis isis ra",
            "anubis god [1,3]; isis god [7,1]; ra god [4,7]",
            isis="devotion = 1, captives = 2",
            ra="devotion = 5, captives = 1",
            anubis=f"devotion = {anubis}",
        )
        assert merged(t) == [["isis", "anubis" if anubis == 2 else "ra"]]
        assert t.column("captives") == {"ra": 1}
        assert (t.of("isis warrior", "pool"), t.of("ra warrior", "pool")) == (0, 5)


@pytest.mark.rule("A-MG4", "A-K5")
def test_suns_on_warriors_that_leave_return_and_stay_usable() -> None:
    t = merging(
        "amun ra isis",
        "isis god [7,1]; amun god [1,3]; ra god [4,7]; ra warrior radiant [4,8] [4,9]; ra satet radiant [5,7]",
        isis="devotion = 9",
        amun="devotion = 2",
    )
    t.do("P1: pass")
    assert (t.column("suns"), t.piece("[5,7]")) == (2, "amun satet radiant")
    t.do("P2: action summon", "P2: summon warrior", "P2: to [1,4]")
    assert (t.prompt, t.owing) == ("give it a sun", ["P2"])
    t.do("P2: use")
    assert (t.piece("[1,4]"), t.column("suns")) == ("amun warrior radiant", 1)


@pytest.mark.rule("A-MG4", "A-MG3")
def test_the_tiles_of_osiris_stay_usable_for_each_partner_in_an_own_action() -> None:
    t = merging(
        "amun osiris isis",
        "isis god [7,1]; amun god [1,3]; osiris god [4,7]",
        'tiles = ["[4,8]", "[5,8]"]',
        isis="devotion = 9",
        amun="devotion = 2",
    )
    assert t.column("tiles") == {"1": "[4,8]", "2": "[5,8]"}
    t.do("P2: action summon", "P2: summon warrior", "P2: to [4,8]", "P2: summon warrior", "P2: to [1,2]")
    t.do("P3: action summon", "P3: pass", "P3: action gain")
    t.do("P1: action summon", "P1: summon warrior", "P1: to [5,8]")
    assert t.legal() == ["pass", "summon warrior"]

"""What is in the box stays in the box: impossible positions are named as such (A-C2, A-C3, A-C5, A-M1, A-D1)."""

from collections.abc import Callable
from typing import Any

import pytest
from ankh_table import table
from battles import guardians
from table import Table

from benben.ankh.hexmap import HEX_NAMES
from benben.ankh.names import KINDS
from benben.kernel.registry import ruleset

Change = Callable[[Any], None]
AMUN, ANUBIS, ISIS, OSIRIS, RA = range(5)
FIGURES = 7


def position() -> Table:
    """Four gods with everything that can be counted wrongly."""
    return table(
        "anubis osiris ra isis",
        "anubis god [1,3]; osiris god [4,7]; osiris warrior [4,8]; ra god [7,1]; ra warrior radiant [7,2]; "
        "ra temple [7,3]; isis god [1,6]; isis apep [0,5]; neutral obelisk [1,8]",
        "turn of P1",
        guardians("apep") + '\ntiles = ["[5,8]"]',
        ra="captives = 1, devotion = 4",
        isis="captives = 2, devotion = 4",
    )


def put(place: str, piece: str) -> Change:
    def change(s: Any) -> None:
        s.piece[HEX_NAMES.index(place)] = KINDS["piece"].read(piece)

    return change


def entry(column: str, index: int, value: int) -> Change:
    def change(s: Any) -> None:
        getattr(s, column)[index] = value

    return change


def value(column: str, number: int) -> Change:
    def change(s: Any) -> None:
        setattr(s, column, number)

    return change


def wrong(*changes: Change) -> list[str]:
    t = position()
    for change in changes:
        change(t.state)
    found: list[str] = t.rules.check(t.state)
    return found


def hex_number(place: str) -> int:
    return HEX_NAMES.index(place)


@pytest.mark.rule("A-C2")
@pytest.mark.parametrize(
    ("change", "line"),
    [
        (put("[1,3]", "nothing"), "piece: anubis has one God figure on the board, not 0"),
        (put("[4,8]", "osiris god"), "piece: osiris has one God figure on the board, not 2"),
        (entry("pool", OSIRIS * FIGURES, 6), "pool: osiris has 7 warriors, not 6"),
        (entry("pool", RA * FIGURES, 3), "pool: ra has 5 warriors, not 6"),
        (entry("captives", RA, 0), "pool: ra has 5 warriors, not 6"),
        (entry("ankhs", RA, 9), "ankhs: ra has 10 Ankh tokens for monuments, not 9"),
        (entry("ankhs", ISIS, 8), "ankhs: isis has 8 Ankh tokens for monuments, not 9"),
        (entry("pool", ISIS * FIGURES + 1, 3), "pool: isis has 3 guardians on small bases and only 2 bases"),
        (entry("pool", ISIS * FIGURES + 6, 2), "pool: isis has 3 guardians on large bases and only 2 bases"),
    ],
)
def test_each_god_has_what_its_box_holds(change: Change, line: str) -> None:
    assert wrong() == []
    assert line in wrong(change)


@pytest.mark.rule("A-C2")
def test_two_guardians_of_a_size_fit() -> None:
    fitting = wrong(entry("pool", ISIS * FIGURES + 1, 2), entry("guardians", 0, 1))
    assert fitting == []
    assert wrong(entry("pool", ISIS * FIGURES + 4, 1), entry("guardians", 3, 0)) == []


@pytest.mark.rule("A-C3", "A-C5")
@pytest.mark.parametrize(
    ("change", "line"),
    [
        (entry("supply", 0, 10), "supply: there are 11 obelisks, not 10"),
        (entry("supply", 1, 9), "supply: there are 9 pyramids, not 10"),
        (entry("supply", 2, 8), "supply: there are 9 temples, not 10"),
        (entry("guardians", 0, 4), "guardians: there are 4 of satet, not 3"),
        (entry("guardians", 0, 2), "guardians: there are 2 of satet, not 3"),
        (entry("guardians", 3, 0), "guardians: there are 1 of apep, not 2"),
        (entry("guardians", 1, 1), "guardians: there are 1 of cat mummy, not 0"),
        (value("camels", (1 << 31) - 1), "camels: there are only 30"),
        (value("suns", 3), "suns: there are 4 Sun tokens, not 3"),
        (value("suns", 1), "suns: there are 2 Sun tokens, not 3"),
    ],
)
def test_the_supply_is_limited(change: Change, line: str) -> None:
    assert line in wrong(change)


@pytest.mark.rule("A-C3")
def test_thirty_camels_are_there() -> None:
    assert "camels: there are only 30" not in wrong(value("camels", (1 << 30) - 1))


@pytest.mark.rule("A-M1", "A-M4", "A-K5")
@pytest.mark.parametrize(
    ("change", "line"),
    [
        (put("[2,4]", "amun warrior"), "piece: [2,4] holds a piece of amun, who is not in play"),
        (put("[2,4]", "amun temple"), "piece: [2,4] holds a piece of amun, who is not in play"),
        (put("[0,5]", "isis satet"), "piece: [0,5] is water, where only Apep can stand"),
        (put("[0,6]", "neutral temple"), "piece: [0,6] is water, where only Apep can stand"),
        (put("[4,8]", "osiris warrior radiant"), "piece: the figure on [4,8] cannot be radiant"),
    ],
)
def test_the_board_holds_what_may_stand_there(change: Change, line: str) -> None:
    assert line in wrong(change)


@pytest.mark.rule("A-K2")
def test_anubis_holds_three_warriors_of_others_while_he_is_there() -> None:
    slots = "captives: Anubis holds at most three Warriors, and only while he is in play"
    assert slots in wrong(entry("captives", ISIS, 3))
    assert slots not in wrong(entry("captives", ISIS, 2))
    assert slots in wrong(entry("powers", ANUBIS, 0))
    assert "captives: Anubis traps no Warriors of his own side" in wrong(
        entry("captives", ANUBIS, 1), entry("captives", RA, 0)
    )


@pytest.mark.rule("A-G2", "A-MOV4")
@pytest.mark.parametrize(
    "change",
    [
        entry("tiles", 1, hex_number("[5,8]")),
        entry("tiles", 1, hex_number("[0,4]")),
        entry("powers", OSIRIS, 0),
    ],
    ids=["twice", "on water", "without Osiris"],
)
def test_tiles_lie_on_different_land_hexes(change: Change) -> None:
    assert "tiles: Underworld tiles lie on different land hexes while Osiris is in play" in wrong(change)


@pytest.mark.rule("A-C1", "A-MG1")
@pytest.mark.parametrize(
    ("change", "line"),
    [
        (entry("side_of", 1, -1), "every player needs a god, and first player and guardians must be known"),
        (value("first", -1), "every player needs a god, and first player and guardians must be known"),
        (value("first", 4), "every player needs a god, and first player and guardians must be known"),
        (entry("lineup", 2, -1), "every player needs a god, and first player and guardians must be known"),
        (entry("lineup", 2, 0), "lineup: one guardian of each level is needed"),
        (entry("chair", RA, -1), "chair: ra is in play and needs a player of its own"),
        (entry("chair", RA, 4), "chair: ra is in play and needs a player of its own"),
        (entry("chair", RA, 0), "chair: ra is in play and needs a player of its own"),
        (value("in_play", 0), "in_play: no god is left, but the game goes on"),
        (value("tiebreaker", 4), "tiebreaker: there is no such player"),
    ],
)
def test_players_gods_and_lineup_fit_together(change: Change, line: str) -> None:
    assert wrong(change) == [line]


@pytest.mark.rule("A-MG1")
def test_two_players_never_share_a_god() -> None:
    t = table("amun ra", "amun god [1,3]; ra god [7,1]", "turn of P1")
    t.state.side_of = [AMUN, AMUN]
    t.state.in_play = 1 << AMUN
    assert t.rules.check(t.state) == ["side_of: gods merge only with three players or more"]


@pytest.mark.rule("A-MG2", "A-FG1")
@pytest.mark.parametrize("column", ["followers", "captives", "pool"])
def test_a_god_out_of_play_owns_nothing(column: str) -> None:
    index = AMUN * FIGURES + FIGURES - 1 if column == "pool" else AMUN
    assert "pool: amun is not in play and owns nothing" in wrong(entry(column, index, 1))


@pytest.mark.rule("A-C10")
def test_two_powers_of_a_level_at_most() -> None:
    god_power = 1 << 12 + RA
    assert wrong(entry("powers", RA, god_power | 0b0011_0011_0011)) == []
    for level in range(3):
        line = f"powers: ra has 3 powers of level {level + 1}, not 2 or fewer"
        assert wrong(entry("powers", RA, god_power | 0b1011 << 4 * level)) == [line]


@pytest.mark.rule("A-M7")
def test_every_region_has_one_token_at_its_first_hex() -> None:
    names = "[0,1], [1,0], [2,9]"
    line = f"token_at: every region needs one conflict token at its first hex ({names}); there are 8 tokens"
    assert wrong(entry("token_at", 2, -1)) == wrong(entry("token_at", 3, hex_number("[2,9]"))) == [line]
    assert wrong(entry("token_at", 2, hex_number("[4,7]"))) == [line]


@pytest.mark.rule("A-D1", "A-C6", "A-C7")
@pytest.mark.parametrize(
    ("change", "line"),
    [
        (entry("track", 0, 6), "track: a marker walks 5 spaces and stands at 6"),
        (entry("track", 3, 5), "track: a marker walks 4 spaces and stands at 5"),
        (entry("devotion", ANUBIS, 32), "devotion: the track ends at 31, anubis stands at 32"),
        (entry("devotion", ANUBIS, -1), "devotion: the track ends at 31, anubis stands at -1"),
        (entry("devotion", ANUBIS, 31), "devotion: anubis stands at the top, which would have won the game"),
        (entry("pile", RA, 2), "pile: the markers on space 4 must lie on one another, from 0 up"),
        (entry("pile", OSIRIS, 1), "pile: the markers on space 0 must lie on one another, from 0 up"),
    ],
)
def test_tracks_and_piles(change: Change, line: str) -> None:
    assert line in wrong(change)


@pytest.mark.rule("A-C7")
def test_a_full_track_is_no_error() -> None:
    assert wrong(entry("track", 0, 5), entry("track", 3, 4)) == []


@pytest.mark.rule("A-S1")
def test_during_setup_the_board_is_empty() -> None:
    rules = ruleset("ankh")
    s = rules.setup({"players": 2})
    assert rules.check(s) == []
    put("[1,3]", "neutral temple")(s)
    assert rules.check(s) == ["the board is empty during setup"]

"""Positions that no game reaches, column by column: each is refused with what is wrong about it."""

from typing import Any

import pytest
from ankh_table import case, table
from battles import battle, exact, loads, refused
from table import Table

from benben.ankh.box.hexmap import EDGE_NAMES, HEX_NAMES
from benben.ankh.box.lands import lands_of
from benben.kernel import positions
from benben.kernel.errors import BadPosition

TWO = "isis god [4,7]; amun god [5,8]"
MERGED = 'merged = { amun = "isis" }'
BLUE = {"isis": "devotion = 25", "ra": "devotion = 26"}


def two(top: str = "", situation: str = "turn of P1") -> Table:
    return table("isis amun", TWO, situation, top)


def three(top: str = "", **of_god: str) -> Table:
    return table("isis ra amun", "isis god [4,7]; ra god [5,8]; amun god [7,1]", "turn of P1", top, **of_god)


def merged(event: int, **of_god: str) -> Table:
    pieces = "isis god [4,7]; ra god [5,8]"
    return table("isis ra amun", pieces, "turn of P1", f"{MERGED}\nevent = {event}", **of_god)


def underworld(more: str = "") -> Table:
    pieces = f"osiris god [4,7]; ra god [5,8]{more}"
    return table("osiris ra", pieces, "turn of P1", 'tiles = ["[1,2]", "[8,1]"]')


def test_these_positions_load_as_they_are() -> None:
    assert all(map(loads, (two(), three(), merged(12), merged(17, **BLUE), underworld("; osiris warrior [8,1]"))))


@pytest.mark.parametrize(
    ("columns", "message"),
    [
        case(
            "A-C1",
            {"chair": {"anubis": "P1"}, "powers": {"isis": ["judge of the dead", "protector"]}},
            "chair: every player has brought one god, and the others are not in the game",
        ),
        case("A-S1", {"suns": 3}, "suns: there are 3 Sun tokens, not 0"),
        case("A-B1", {"forms_used": 1}, "forms_used: Amun's token lies face up outside a conflict (A-B1)"),
        case("A-B1", {"forms_used": 2}, "forms_used: Amun has one token, and it is in the game with him"),
        case("A-X5", {"tiebreaker": "P2"}, "tiebreaker: nobody holds it outside a conflict (A-X5)"),
        case("A-C2", {"hand": {"ra": ["flood"]}}, "pool: ra is not in play and owns nothing"),
        case("A-C2", {"ankhs": {"ra": 9}}, "pool: ra is not in play and owns nothing"),
        case("A-C10", {"powers": {"ra": ["revered"]}}, "pool: ra is not in play and owns nothing"),
        case("A-C6", {"devotion": {"ra": 3}}, "pool: ra is not in play and owns nothing"),
        case("A-D1", {"pile": {"ra": 1}}, "pool: ra is not in play and owns nothing"),
        case("A-EV2", {"camels": ["[7,1]-[7,2]"]}, "camels: each stands between two regions (A-EV2)"),
        case(
            "A-EV3",
            {"token_at": {"1": None, "4": "[0,1]"}},
            "token_at: the lowest conflict tokens are on the board (A-EV3)",
        ),
        case(
            "A-UNL1",
            {"powers": {"isis": ["revered", "resplendent", "protector"]}},
            "powers: isis unlocks 2 of a level before one of the next (A-UNL1)",
        ),
        case(
            "A-UNL1",
            {"powers": {"isis": ["revered", "inspiring", "glorious", "protector"]}},
            "powers: isis unlocks 2 of a level before one of the next (A-UNL1)",
        ),
    ],
)
def test_columns_that_no_game_has(columns: dict[str, Any], message: str) -> None:
    assert refused(two(), **columns) == message


@pytest.mark.rule("A-B1")
def test_no_forms_are_used_without_amun() -> None:
    t = battle("isis god [4,7]; ra god [5,8]")
    assert refused(t, forms_used=1) == "forms_used: Amun has one token, and it is in the game with him"


@pytest.mark.rule("A-EV2")
def test_no_region_is_smaller_than_six_hexes() -> None:
    """Camels all around one hex of the West."""
    around = [side for side in EDGE_NAMES if "[7,1]" in side]
    firsts = [region[0] for region in lands_of(sum(1 << EDGE_NAMES.index(side) for side in around)).regions]
    data = exact(two())
    data["columns"]["camels"] = around
    data["columns"]["token_at"] = {str(token + 1): HEX_NAMES[h] for token, h in enumerate(firsts)}
    with pytest.raises(BadPosition, match=r"^camels: no region is smaller than 6 hexes"):
        positions.read(two().rules, data)


@pytest.mark.parametrize(
    ("columns", "message"),
    [
        case(
            "A-MOV4",
            {"piece": {"[8,1]": "ra warrior"}, "pool": {"ra warrior": 5}},
            "tiles: on [8,1] only figures of Osiris's side can stand (A-MOV4)",
        ),
        case(
            "A-B2",
            {"piece": {"[8,1]": "osiris temple"}, "supply": {"temple": 9}, "ankhs": {"osiris": 8}},
            "tiles: on [8,1] only figures of Osiris's side can stand (A-MOV4)",
        ),
        case("A-G2", {"tiles": {"1": "[8,1]", "2": "[1,2]"}}, "tiles: those on the board come first, in its order"),
    ],
)
def test_tiles_lie_where_nobody_else_is(columns: dict[str, Any], message: str) -> None:
    assert refused(underworld(), **columns) == message


@pytest.mark.parametrize(
    ("t", "event", "message"),
    [
        case("A-MG1", merged(12), "11 monument", "side_of: gods merge after the third conflict (A-MG1)"),
        case("A-MG1", three(), "13 caravan", "side_of: two gods have merged after the third conflict (A-MG1)"),
        case(
            "A-FG1",
            merged(15),
            "16 conflict+forget",
            "devotion: a god in the red was forgotten after the fourth conflict (A-FG1)",
        ),
    ],
)
def test_what_must_have_happened_by_an_event(t: Table, event: str, message: str) -> None:
    assert refused(t, event=event) == message


@pytest.mark.rule("A-FG1")
def test_nobody_is_forgotten_before_the_end_of_the_conflict() -> None:
    t = table("isis ra anubis amun", "isis god [4,7]; ra god [5,8]; anubis god [7,1]", top=f"{MERGED}\nevent = 16")
    assert loads(t)
    data = exact(t)
    columns = data["columns"]
    columns["in_play"].remove("anubis")
    del columns["piece"]["[7,1]"]
    for name in ("pool", "followers", "hand", "ankhs", "powers", "devotion", "pile"):
        columns[name] = {key: value for key, value in columns[name].items() if not key.startswith("anubis")}
    columns["pile"] = {"isis": 1}
    columns["devotion"] = {}
    with pytest.raises(BadPosition, match="gods are forgotten when the fourth conflict is over"):
        positions.read(t.rules, data)


# Sketches ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-X5", "A-X1")
@pytest.mark.parametrize(
    ("situation", "message"),
    [
        ("turn of P1", "sketch: tiebreaker: nobody holds it outside a conflict (A-X5)"),
        (
            "battle in the region of [4,7] of P1",
            "sketch: frame conflict: who fired it holds the tiebreaker, or nobody (A-X1)",
        ),
    ],
)
def test_the_tiebreaker_in_a_sketch(situation: str, message: str) -> None:
    with pytest.raises(BadPosition) as wrong:
        two('tiebreaker = "P2"', situation)
    assert str(wrong.value) == message


@pytest.mark.rule("A-T1")
def test_markers_of_a_sketch_have_moved() -> None:
    """Where the situation says that an action was taken, though the sketch does not say where its marker stands."""
    assert two("", "turn of P1 after move").column("track") == {"move": 1}
    assert two("track = { summon = 2 }", "action summon of P1").column("track") == {"summon": 2}
    assert two("", "caravan of P1").column("track") == {"unlock": 2}

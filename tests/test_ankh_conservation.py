"""Positions that cannot exist are refused with what is wrong about them (A-C2, A-C3, A-C5, A-C10, A-M1, A-D1)."""

import json
from typing import Any

import pytest
from ankh_table import case, hand, table
from battles import exact, loads, refused
from table import Table

from benben.ankh.box.hexmap import EDGE_NAMES
from benben.kernel import positions
from benben.kernel.errors import BadPosition
from benben.kernel.registry import ruleset

TILES = "tiles: Underworld tiles lie on different land hexes while Osiris is in play"
PIECES = "isis god [4,7]; ra god [5,8]; anubis god [1,1]; osiris god [7,1]"


def four(more: str = "") -> Table:
    return table(
        "isis ra anubis osiris",
        f"{PIECES}; isis warrior [4,8]; isis satet [3,7]; ra warrior radiant [6,7]; isis temple [5,9]; "
        "neutral obelisk [8,4]" + more,
        "turn of P1",
        'tiles = ["[8,1]"]',
        ra="captives = 1",
    )


def wrong(t: Table, **columns: object) -> str:
    """What is said of the exact position with these columns in place; a table changes only the entries it names."""
    data = exact(t)
    for name, value in columns.items():
        old = data["columns"][name]
        data["columns"][name] = old | value if isinstance(old, dict) and isinstance(value, dict) else value
    with pytest.raises(BadPosition) as refused:
        positions.read(t.rules, data)
    return str(refused.value)


def test_positions_of_a_game_are_in_order() -> None:
    t = four()
    assert t.rules.check(t.state) == []
    positions.read(t.rules, exact(t))


@pytest.mark.rule("A-C1", "A-S4")
def test_players_gods_and_guardians_must_be_known() -> None:
    unknown = "every player needs a god, and first player and guardians must be known"
    t = four()
    assert wrong(t, side_of={"P2": None}) == unknown
    assert wrong(t, first=None) == unknown
    assert wrong(t, lineup={"2": None}) == unknown
    assert wrong(t, lineup={"1": "mummy", "2": "satet"}) == "lineup: one guardian of each level is needed"
    for first in (4, 5):
        t.state.first = first
        assert t.rules.check(t.state) == [unknown]


@pytest.mark.rule("A-C1", "A-MG5")
def test_every_god_in_play_has_a_player() -> None:
    t = four()
    for player in (None, "P1"):
        assert wrong(t, chair={"osiris": player}) == "chair: osiris is in play and needs a player of its own"
    assert wrong(t, in_play=["isis", "ra", "anubis", "osiris", "amun"]).startswith("chair: amun")
    assert wrong(t, side_of={"P2": "isis"}).startswith("chair: ra")
    t.state.chair[4] = 4
    assert t.rules.check(t.state)[0] == "chair: ra is in play and needs a player of its own"
    assert wrong(four(), in_play=[]) == "in_play: no god is left, but the game goes on"
    two = table("isis ra", "isis god [4,7]; ra god [5,8]", "turn of P1")
    merged = "side_of: gods merge only with three players or more"
    assert wrong(two, side_of={"P2": "isis"}, in_play=["isis"]) == merged
    assert wrong(two, in_play=["ra"]) == "in_play: one god is left, but the game goes on"


@pytest.mark.rule("A-MG1")
@pytest.mark.parametrize("sides", [{"P2": "isis", "P3": "isis"}, {"P2": "isis", "P4": "anubis"}])
def test_two_gods_merge_once(sides: dict[str, str]) -> None:
    left = set(({"P1": "isis", "P3": "anubis", "P4": "osiris"} | sides).values())
    said = wrong(four(), side_of=sides, in_play=sorted(left))
    assert said == "side_of: two gods merge once in a game, and no others"


@pytest.mark.rule("A-X1")
def test_the_tiebreaker_lies_with_a_player() -> None:
    t = four()
    t.state.tiebreaker = 3
    assert t.rules.check(t.state) == ["tiebreaker: nobody holds it outside a conflict (A-X5)"]
    t.state.tiebreaker = 4
    assert t.rules.check(t.state) == ["tiebreaker: there is no such player"]


@pytest.mark.rule("A-M1", "A-M4", "A-C2")
def test_what_stands_on_the_board() -> None:
    t = four()
    assert wrong(t, piece={"[2,5]": "amun warrior"}) == "piece: [2,5] holds a piece of amun, who is not in play"
    assert wrong(t, piece={"[6,4]": "isis warrior"}) == "piece: [6,4] is water, where only Apep can stand"
    assert wrong(t, piece={"[4,8]": "isis warrior radiant"}) == "piece: the figure on [4,8] cannot be Radiant"
    assert wrong(t, piece={"[4,7]": "nothing"}) == "piece: isis has one God figure on the board, not 0"
    assert wrong(t, piece={"[2,5]": "isis god"}) == "piece: isis has one God figure on the board, not 2"


@pytest.mark.rule("A-C2")
@pytest.mark.parametrize(
    ("columns", "message"),
    [
        ({"pool": {"isis warrior": 4}}, "pool: isis has 5 Warriors, not 6"),
        ({"pool": {"isis warrior": 6}}, "pool: isis has 7 Warriors, not 6"),
        ({"captives": {"isis": 1}}, "pool: isis has 7 Warriors, not 6"),
        ({"piece": {"[4,8]": "nothing"}}, "pool: isis has 5 Warriors, not 6"),
        ({"ankhs": {"isis": 9}}, "ankhs: isis has 10 Ankh tokens for monuments, not 9"),
        ({"ankhs": {"ra": 8}}, "ankhs: ra has 8 Ankh tokens for monuments, not 9"),
        ({"piece": {"[5,9]": "neutral temple"}}, "ankhs: isis has 8 Ankh tokens for monuments, not 9"),
        ({"pool": {"isis satet": 2}}, "pool: isis has 3 guardians on small bases and only 2 bases"),
        ({"pool": {"isis mummy": 2}}, "pool: isis has 3 guardians on small bases and only 2 bases"),
        ({"pool": {"ra scorpion": 2, "ra apep": 1}}, "pool: ra has 3 guardians on large bases and only 2 bases"),
        ({"pool": {"amun warrior": 1}}, "pool: amun is not in play and owns nothing"),
        ({"pool": {"amun androsphinx": 1}}, "pool: amun is not in play and owns nothing"),
        ({"followers": {"amun": 1}}, "pool: amun is not in play and owns nothing"),
        ({"captives": {"amun": 1}}, "pool: amun is not in play and owns nothing"),
    ],
)
def test_what_a_god_has(columns: dict[str, object], message: str) -> None:
    assert wrong(four(), **columns) == message


@pytest.mark.rule("A-C10")
@pytest.mark.parametrize(
    ("powers", "level"),
    [
        (["commanding", "inspiring", "revered"], 1),
        (["resplendent", "obelisk attuned", "pyramid attuned"], 2),
        (["glorious", "bountiful", "worshipful"], 3),
    ],
)
def test_two_powers_of_a_level_at_most(powers: list[str], level: int) -> None:
    message = f"powers: isis has more than 2 powers of level {level}"
    assert wrong(four(), powers={"isis": [*powers, "protector"]}) == message
    data = exact(four())
    below = ["commanding", "inspiring", "resplendent", "obelisk attuned"][: 2 * (level - 1)]
    data["columns"]["powers"]["isis"] = [*below, *powers[1:], "protector"]
    positions.read(ruleset("ankh"), data)


@pytest.mark.rule("A-C10", "A-MG3")
def test_god_powers_of_itself_and_of_partners() -> None:
    message = "powers: isis must have its own god power and those of gods merged into it, and no others"
    assert wrong(four(), powers={"isis": []}) == message
    assert wrong(four(), powers={"isis": ["protector", "radiance"]}) == message
    t = table("isis ra amun", "isis god [4,7]; ra god [5,8]", "turn of P1", 'merged = { amun = "isis" }\nevent = 12')
    positions.read(t.rules, exact(t))
    assert wrong(t, powers={"isis": ["protector"]}) == message


@pytest.mark.rule("A-B12")
def test_cycle_is_in_every_hand() -> None:
    message = "hand: isis cannot be without Cycle of Ma'at"
    assert wrong(four(), hand={"isis": ["flood", "chariots"]}) == message
    t = table("isis ra", "isis god [4,7]; ra god [5,8]", ra="followers = 3")
    t.do("P1: card cycle", "P2: card build")
    assert (t.prompt, t.of("isis", "hand").count("cycle")) == ("build a monument", 0)
    positions.read(t.rules, exact(t))  # but while it lies played


@pytest.mark.rule("A-FG1", "A-W1")
@pytest.mark.parametrize(("devotion", "end"), [(21, "last-god"), (20, "no-gods")])
def test_the_end_of_gods_is_in_order(devotion: int, end: str) -> None:
    """Radiant figures leave with Ra, and whatever was his counts no more."""
    t = table(
        "isis ra",
        "isis god [4,7]; ra god [7,1]; ra warrior radiant [7,2]",
        "conflict of P1",
        "event = 16",
        isis=f"devotion = {devotion - 1}",
    )
    assert t.outcome[0] == end
    assert t.rules.check(t.state) == []
    positions.read(t.rules, exact(t))


@pytest.mark.parametrize(
    ("columns", "message"),
    [
        case("A-C3", {"supply": {"obelisk": 8}}, "supply: there are 9 obelisks, not 10"),
        case("A-C3", {"supply": {"pyramid": 11}}, "supply: there are 11 pyramids, not 10"),
        case("A-C3", {"piece": {"[8,4]": "nothing"}}, "supply: there are 9 obelisks, not 10"),
        case("A-C5", {"guardians": {"satet": 1}}, "guardians: there are 2 of satet, not 3"),
        case("A-C5", {"guardians": {"satet": 3}}, "guardians: there are 4 of satet, not 3"),
        case("A-C5", {"guardians": {"scorpion": 1}}, "guardians: there are 1 of scorpion, not 2"),
        case("A-S4", {"guardians": {"apep": 1}}, "guardians: there are 1 of apep, not 0"),
        case("A-C5", {"piece": {"[3,7]": "nothing"}}, "guardians: there are 2 of satet, not 3"),
        case("A-C3", {"camels": EDGE_NAMES[:31]}, "camels: there are only 30"),
        case("A-S1", {"suns": 3}, "suns: there are 4 Sun tokens, not 3"),
        case("A-S1", {"suns": 1}, "suns: there are 2 Sun tokens, not 3"),
        case("A-S1", {"tiles": {"2": "[8,1]"}}, TILES),
        case("A-S1", {"tiles": {"2": "[6,4]"}}, TILES),
    ],
)
def test_what_lies_beside_the_board(columns: dict[str, object], message: str) -> None:
    assert wrong(four(), **columns) == message


@pytest.mark.rule("A-K2")
@pytest.mark.parametrize(
    ("gods", "captives", "message"),
    [
        ("isis ra", {"isis": 1}, "captives: Anubis holds at most three Warriors, and only while he is in play"),
        ("isis anubis", {"isis": 4}, "captives: Anubis holds at most three Warriors, and only while he is in play"),
        ("isis anubis", {"anubis": 1}, "captives: Anubis traps no Warriors of his own side"),
    ],
)
def test_captives_of_anubis(gods: str, captives: dict[str, int], message: str) -> None:
    first, second = gods.split()
    t = table(gods, f"{first} god [4,7]; {second} god [5,8]", "turn of P1")
    pools = {f"{god} warrior": 6 - n for god, n in captives.items()}
    assert wrong(t, captives=captives, pool=pools) == message
    if "anubis" in gods:
        data = exact(t)
        data["columns"]["captives"] = {"isis": 3}
        data["columns"]["pool"]["isis warrior"] = 3
        positions.read(t.rules, data)


@pytest.mark.rule("A-G2", "A-SUM5")
def test_tiles_and_suns_only_with_their_gods() -> None:
    t = table("isis amun", "isis god [4,7]; amun god [5,8]", "turn of P1")
    assert wrong(t, tiles={"1": "[8,1]"}).startswith("tiles: Underworld tiles lie")
    assert wrong(t, piece={"[7,0]": "isis warrior radiant"}, pool={"isis warrior": 5}).endswith("cannot be Radiant")


@pytest.mark.rule("A-MG2", "A-C5")
def test_guardians_may_be_missing_after_a_merge() -> None:
    """… but never be more than there were."""
    t = table("isis ra amun", "isis god [4,7]; ra god [5,8]", "turn of P1", 'merged = { amun = "isis" }\nevent = 12')
    data = exact(t)
    data["columns"]["guardians"]["satet"] = 1
    positions.read(t.rules, data)
    assert wrong(t, guardians={"satet": 3}) == "guardians: there are 3 of satet, not 2"


@pytest.mark.rule("A-FG1", "A-C5")
def test_guardians_may_be_missing_after_a_god_was_forgotten() -> None:
    pieces = "isis god [4,7]; ra god [5,8]; amun god [7,1]; amun satet [7,2]"
    merged = 'merged = { anubis = "ra" }\nevent = 16'
    blue = {"isis": "devotion = 25", "ra": "devotion = 25"}
    t = table("isis ra amun anubis", pieces, "turn of P1", merged, **blue)
    data = exact(t)
    columns = data["columns"]
    columns["in_play"] = ["isis", "ra"]
    for name in ("[7,1]", "[7,2]"):
        columns["piece"].pop(name)
    for name in ("pool", "followers", "hand", "ankhs", "powers", "devotion"):
        columns[name] = {key: value for key, value in columns[name].items() if not key.startswith("amun")}
    columns["pile"] = {"isis": 1}
    positions.read(t.rules, data)
    data["frames"][0]["player"] = "P3"
    with pytest.raises(BadPosition, match="a player whose god is forgotten has no turn"):
        positions.read(t.rules, data)
    data["frames"][0]["player"] = "P2"
    columns["event"] = "15 monument"
    with pytest.raises(BadPosition, match="in_play: no god is forgotten before the fourth conflict"):
        positions.read(t.rules, data)


@pytest.mark.rule("A-M7", "A-M2")
@pytest.mark.parametrize(
    "tokens",
    [
        {"1": "[0,1]", "2": "[1,0]"},
        {"1": "[0,1]", "2": "[1,0]", "3": "[2,10]"},
        {"1": "[0,1]", "2": "[1,0]", "3": "[1,0]"},
        {"1": "[0,1]", "2": "[1,0]", "3": "[2,9]", "4": "[2,9]"},
    ],
)
def test_one_token_in_every_region(tokens: dict[str, str]) -> None:
    t = four()
    data: dict[str, Any] = exact(t)
    data["columns"]["token_at"] = tokens
    with pytest.raises(BadPosition) as refused:
        positions.read(t.rules, data)
    first = "token_at: every region needs one conflict token at its first hex ([0,1], [1,0], [2,9])"
    assert str(refused.value) == f"{first}; there are 8 tokens"


@pytest.mark.rule("A-C7")
@pytest.mark.parametrize(("action", "most"), [("move", 5), ("summon", 5), ("gain", 5), ("unlock", 4)])
def test_a_marker_stays_on_its_track(action: str, most: int) -> None:
    message = f"track: a marker walks {most} spaces and stands at {most + 1}"
    assert wrong(four(), track={action: most + 1}) == message
    assert wrong(four(), track={action: most}).endswith("is at its end, where it triggers an event")


@pytest.mark.rule("A-C6", "A-D3", "A-D1")
def test_markers_on_the_devotion_track() -> None:
    t = four()
    assert wrong(t, devotion={"ra": 32}, pile={"ra": 0}) == "devotion: the track ends at 31, ra stands at 32"
    assert (
        wrong(t, devotion={"isis": 31}, pile={"isis": 0})
        == "devotion: isis stands at the top, which would have won the game"
    )
    assert wrong(t, pile={"isis": 1}) == "pile: the markers on space 0 must lie on one another, from 0 up"
    assert wrong(t, devotion={"isis": 5}) == "pile: the markers on space 5 must lie on one another, from 0 up"
    t.state.devotion[2] = -1
    assert t.rules.check(t.state)[0] == "devotion: the track ends at 31, isis stands at -1"


@pytest.mark.rule("A-D3")
def test_the_winner_stands_at_the_top() -> None:
    t = table("isis ra", "isis god [2,5]; ra god [7,1]", "conflict of P1", isis="devotion = 30")
    assert t.outcome == ("ascended", ["P1"])
    assert t.rules.check(t.state) == []
    positions.read(t.rules, exact(t))


@pytest.mark.rule("A-S2")
@pytest.mark.parametrize(
    ("column", "entries", "message"),
    [
        ("piece", {"[1,1]": "isis god"}, "piece: nothing is dealt during setup"),
        ("pool", {"osiris warrior": 1}, "pool: nothing is dealt during setup"),
        ("powers", {"isis": ["glorious"]}, "powers: nothing is dealt during setup"),
        ("side_of", {"P1": "isis", "P3": "isis"}, "side_of: no god is played twice"),
        ("lineup", {"1": "mummy"}, "lineup: one guardian of each level is needed"),
    ],
)
def test_nothing_is_dealt_during_setup(column: str, entries: object, message: str) -> None:
    rules = ruleset("ankh")
    data = json.loads(positions.dump(rules, rules.setup({"players": 3})))
    positions.read(rules, data)
    data["columns"][column] = entries
    with pytest.raises(BadPosition, match=f"^{message}$"):
        positions.read(rules, data)


@pytest.mark.rule("A-EV3", "A-SC2")
@pytest.mark.parametrize(("scenario", "event"), [("middle_kingdom", "caravan"), ("peoples_revolt", "consolidation")])
def test_tokens_on_their_way(scenario: str, event: str) -> None:
    """While it is asked which region gets a token, regions and tokens do not match; afterwards they do again."""
    t = Table(f'scenario = "{scenario}"\nsituation = "{event} of P1"')
    seen = set()
    while t.prompt != "choose an action":
        assert t.rules.check(t.state) == []
        seen.add(t.prompt)
        t.do(f"P1: {t.legal()[-1]}")
    assert t.rules.check(t.state) == []
    if event == "caravan":
        assert "which half keeps the token" in seen


@pytest.mark.rule("A-K2", "A-K3")
def test_files_in_a_moment_of_death_hold_who_has_died() -> None:
    t = table(
        "anubis ra",
        "anubis god [4,7]; ra god [5,8]; ra warrior [4,8]; ra mummy [5,9]",
        anubis=hand("chariots", "cycle"),
        ra=hand("cycle"),
    )
    t.do("P1: card chariots")
    assert (t.prompt, loads(t)) == ("trap a warrior", True)
    message = "frame deaths: more guardians of ra have died than are in its pool"
    assert refused(t, {"ra mummies": 2}, -2) == refused(t, {"ra cat mummies": 1}, -2) == message
    again = exact(t)
    again["frames"].append(again["frames"][-1])
    with pytest.raises(BadPosition, match="frame trap a warrior cannot stand on trap a warrior"):
        positions.read(t.rules, again)
    t.do("P1: pass")
    again = exact(t)
    again["frames"].append(again["frames"][-1])
    with pytest.raises(BadPosition, match="frame the mummy returns: no mummy is in the pool"):
        positions.read(t.rules, again)


@pytest.mark.rule("A-B8")
@pytest.mark.parametrize("more", [["[4,7]"], ["[1,1]"], ["[4,8]", "[4,8]"], ["[5,7]", "[4,8]"]])
def test_files_doom_only_figures_that_can_die(more: list[str]) -> None:
    """Not a God, not an empty hex, nobody twice."""
    t = table(
        "isis ra",
        "isis god [4,7]; isis warrior [4,8] [5,7]; ra god [5,8]; ra warrior [5,9] [4,9]",
        isis=hand("cycle"),
        ra=hand("chariots", "cycle"),
    )
    t.do("P2: card chariots")
    assert (t.prompt, loads(t)) == ("protect figures", True)
    assert refused(t, {"more": more}, -2).startswith("frame doomed: only figures die, each once")
    assert refused(t, {"more": [None]}, -2) == "frame doomed: nothing in more can be null"
    again = exact(t)
    again["frames"].append(again["frames"][-1])
    with pytest.raises(BadPosition, match="frame protect figures cannot stand on protect figures"):
        positions.read(t.rules, again)

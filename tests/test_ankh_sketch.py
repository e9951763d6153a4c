"""Sketches and options: what each entry does, and every message about a wrong one."""

import json
from typing import Any

import pytest
from ankh_table import case, table
from battles import exact, loads
from table import Table

from benben.kernel import positions
from benben.kernel.errors import BadOptions, BadPosition
from benben.kernel.registry import ruleset

START = {"players": 2, "gods": ["amun", "anubis"], "first": "P1", "guardians": ["satet", "mummy", "scorpion"]}
SITUATIONS = (
    '"turn of P1", "turn of P1 after move", "action summon of P1", "monument of P1", "caravan of P1", '
    '"consolidation of P1", "conflict of P1", "battle in the region of [4,7]", '
    '"battle in the region of [4,7] of P1", "battle in the region of [4,7] after the cards", '
    '"dominion in the region of [4,7]", "merging"'
)
ENTRIES = "followers, devotion, pile, powers, hand, played, pool, captives, forms_used"
MERGED = "merged: two gods in play are expected, the lower one first"
CARDS = "build, plague, chariots, cycle, drought, flood, miracle"
NEXT = "one of the next (A-UNL1)"
BARRED = "only figures of Osiris's side can stand (A-MOV4)"
GONE = "has merged or is forgotten and has no pieces"
THREE: dict[str, Any] = {"gods": ["isis", "ra", "amun"], "merged": {"ra": "isis"}}
FORGOTTEN: dict[str, Any] = {"gods": ["isis", "ra", "amun"], "forgotten": ["ra"]}
REVEALED = {
    "board": "empty",
    "pieces": {"[4,7]": "isis god", "[5,8]": "ra god"},
    "situation": "battle in the region of [4,7] after the cards",
}
UNDER_A_TEMPLE = {"pieces": {"[4,7]": "ra temple"}, "tiles": ["[4,7]"], "gods": ["osiris", "ra"]}
SAME_HEIGHT = "pile: two markers on one space cannot lie at the same height"
DEEP = json.loads("[" * 200 + "]" * 200)


def needs(event: str, number: int) -> str:
    return f"event: the situation needs an event {event!r}, which number {number} is not"


def refusal(data: dict[str, Any]) -> str:
    with pytest.raises(BadPosition) as wrong:
        positions.read(ruleset("ankh"), {"game": "ankh", **data})
    return str(wrong.value)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        case("A-C1", {"player": 2}, "ankh has no option 'player'; did you mean \"players\"?"),
        case("A-C1", {"zzz": 2}, "ankh has no option 'zzz'; known: players, scenario, gods, guardians, first"),
        case("A-C1", {"players": 1}, "ankh is for 2 to 5 players, not 1"),
        case("A-C1", {"players": 6}, "ankh is for 2 to 5 players, not 6"),
        case("A-C1", {"players": "a\nb"}, r"ankh is for 2 to 5 players, not 'a\nb'"),
        case(
            "A-S3",
            {"scenario": "midle_kingdom"},
            "there is no scenario 'midle_kingdom'; did you mean \"middle_kingdom\"?",
        ),
        case(
            "A-S3",
            {"scenario": 7},
            "there is no scenario 7; known: inundation, middle_kingdom, old_kingdom, peoples_revolt",
        ),
        case("A-C1", {"gods": "isis"}, "gods: \"random\" or a list of 2 names is expected, not 'isis'"),
        case("A-C1", {"gods": "ra"}, "gods: \"random\" or a list of 2 names is expected, not 'ra'"),
        case("A-C1", {"gods": 7}, 'gods: "random" or a list of 2 names is expected, not 7'),
        case("A-C1", {"gods": ["isis"]}, "gods: \"random\" or a list of 2 names is expected, not ['isis']"),
        case("A-C1", {"gods": ["isis", "ammun"]}, "gods: unknown name 'ammun'; did you mean \"amun\"?"),
        case("A-C1", {"gods": ["isis", 3]}, "gods: unknown name 3; known: amun, anubis, isis, osiris, ra"),
        case("A-C1", {"gods": ["ra", "ra"]}, "gods: each may be taken once"),
        case("A-S4", {"guardians": ["satet"]}, "guardians: \"random\" or a list of 3 names is expected, not ['satet']"),
        case(
            "A-S4",
            {"guardians": ["satet", "mummy", "scorpio"]},
            "guardians: unknown name 'scorpio'; did you mean \"scorpion\"?",
        ),
        case("A-S4", {"guardians": ["satet", "mummy", "mummy"]}, "guardians: each may be taken once"),
        case(
            "A-S4",
            {"guardians": ["mummy", "satet", "scorpion"]},
            "guardians: one of each level is needed, level 1 first",
        ),
        case(
            "A-S4",
            {"guardians": ["satet", "cat mummy", "scorpion"]},
            "guardians: one of each level is needed, level 1 first",
        ),
        case("A-S2", {"first": "P3"}, "first: \"random\" or a player from P1 to P2 is expected, not 'P3'"),
        case("A-S2", {"first": 1}, 'first: "random" or a player from P1 to P2 is expected, not 1'),
    ],
)
def test_options_that_are_refused(options: dict[str, object], message: str) -> None:
    with pytest.raises(BadOptions) as wrong:
        ruleset("ankh").options(options)
    assert str(wrong.value) == message
    if not {"player", "zzz", "gods"} & set(options):
        assert refusal(options | {"gods": ["isis", "ra"]}) == f"sketch: {message}"


@pytest.mark.rule("A-C1", "A-S2", "A-S3", "A-S4")
def test_options_are_filled_up() -> None:
    rules = ruleset("ankh")
    unknown = {"gods": "random", "guardians": "random", "first": "random"}
    assert rules.options({}) == {"players": 2, "scenario": "middle_kingdom", **unknown}
    given = {"players": 3, "scenario": "old_kingdom", "gods": ["ra", "isis", "amun"], "first": "P3"}
    assert rules.options(given) == unknown | given
    five = {"players": 5, "guardians": ["cat mummy", "apep", "androsphinx"], "first": "P5"}
    assert rules.options(five) == {"scenario": "middle_kingdom", **unknown, **five}


@pytest.mark.parametrize(
    ("entries", "message"),
    [
        ({"piece": {}}, "sketch: unknown entry 'piece'; did you mean \"pieces\"?"),
        ({"zeus": {}}, "sketch: unknown entry 'zeus'"),
        ({"gods": "isis"}, "gods: a list is expected here, not 'isis'"),
        ({"gods": "random"}, "gods: a list is expected here, not 'random'"),
        ({"gods": []}, "sketch: ankh is for 2 to 5 players, not 0"),
        ({"players": "two"}, "sketch: ankh is for 2 to 5 players, not 'two'"),
        ({"players": 3}, "sketch: gods: \"random\" or a list of 3 names is expected, not ['isis', 'ra']"),
        ({"first": "random"}, "first: unknown player 'random'; known: P1, P2, P3, P4, P5"),
        ({"guardians": "random"}, "guardians: a list is expected here, not 'random'"),
        ({"board": "full"}, "board: \"scenario\" or \"empty\" is expected, not 'full'"),
        ({"board": DEEP}, 'board: "scenario" or "empty" is expected, not ' + "[" * 59 + "…"),
        ({"pieces": []}, "pieces: a table is expected here, not []"),
        ({"pieces": {"[0,0]": "isis god"}}, "pieces: unknown hex '[0,0]'"),
        ({"pieces": {"[1,1]": None}}, "pieces [1,1]: null is no piece"),
        ({"pieces": {"[1,1]": "isis worrior"}}, "pieces [1,1]: unknown piece 'isis worrior'"),
        ({"pieces": {"x\ny": "z"}}, r"pieces: unknown hex 'x\ny'"),
        ({"camels": ["[1,1]"]}, "camels: unknown hex side '[1,1]'"),
        ({"camels": "[1,1]"}, "camels: '[1,1]' is not a list of hex side names"),
        ({"camels": ["[1,1]-[2,1]"]}, "camels: unknown hex side '[1,1]-[2,1]'"),
        ({"tokens": {"9": "[1,1]"}}, "tokens: unknown conflict token '9'; known: 1, 2, 3, 4, 5, 6, 7, 8"),
        ({"tokens": {"1": "[6,4]"}}, "tokens: [6,4] is water; a region is named by a land hex"),
        ({"tokens": {"1": None}}, "tokens: a hex is expected here"),
        ({"tokens": []}, "tokens: a table is expected here, not []"),
        ({"tiles": "[1,1]"}, "tiles: a list is expected here, not '[1,1]'"),
        ({"tiles": ["[1,1]", "[1,2]", "[1,3]", "[1,4]"]}, "tiles: there are only 3"),
        ({"tiles": [None]}, "tiles: a hex is expected here"),
        ({"merged": {"isis": "isis"}}, MERGED),
        ({"merged": {"osiris": "isis"}}, MERGED),
        ({"merged": {"isis": "osiris"}}, MERGED),
        ({"merged": {"isis": "ra"}}, "sketch: merged: gods merge only with three players or more"),
        ({"merged": {"bes": "isis"}}, "merged: unknown god 'bes'; known: amun, anubis, isis, osiris, ra"),
        ({"merged": {"isis": "bes"}}, "merged: unknown god 'bes'; known: amun, anubis, isis, osiris, ra"),
        ({"merged": {"isis": "ra", "amun": "ra"}}, "merged: two gods merge once in a game, and no others"),
        ({"merged": []}, "merged: a table is expected here, not []"),
        ({"osiris": {}}, "osiris: this god is not in play"),
        ({"isis": 3}, "isis: a table is expected here, not 3"),
        ({"isis": {"follower": 3}}, "isis: unknown entry 'follower'; did you mean \"followers\"?"),
        ({"isis": {"gold": 3}}, f"isis: unknown entry 'gold'; known: {ENTRIES}"),
        ({"isis": {"followers": -1}}, "isis followers: -1 is not a whole number from 0 to 999"),
        ({"isis": {"devotion": 1.5}}, "isis devotion: 1.5 is not a whole number from 0 to 999"),
        ({"isis": {"captives": True}}, "isis captives: True is not a whole number from 0 to 999"),
        ({"isis": {"pile": None}}, "isis pile: None is not a whole number from 0 to 999"),
        ({"isis": {"hand": ["fire"]}}, f"isis hand: unknown card 'fire'; known: {CARDS}"),
        ({"isis": {"hand": "flood"}}, "isis hand: 'flood' is not a list of card names"),
        ({"isis": {"powers": ["glorius"]}}, "isis powers: unknown power 'glorius'; did you mean \"glorious\"?"),
        ({"isis": {"powers": ["radiance"]}}, "isis powers: the power of another god cannot be unlocked"),
        ({"isis": {"pool": "satet"}}, "isis pool: a list is expected here, not 'satet'"),
        ({"isis": {"pool": ["warrior"]}}, "isis pool: a guardian is expected, not 'warrior'"),
        ({"isis": {"pool": ["satett"]}}, "isis pool: a guardian is expected, not 'satett'; did you mean \"satet\"?"),
        ({"track": {"fly": 1}}, "track: unknown action 'fly'; known: move, summon, gain, unlock"),
        ({"track": {"move": "x"}}, "track move: 'x' is not a whole number from 0 to 999"),
        ({"track": 3}, "track: a table is expected here, not 3"),
        ({"event": 19}, "event: the track has 18 events"),
        ({"event": "x"}, "event: 'x' is not a whole number from 0 to 999"),
        ({"tiebreaker": "P9"}, "tiebreaker: unknown player 'P9'; known: P1, P2, P3, P4, P5"),
        ({"tiebreaker": "P5"}, "sketch: tiebreaker: there is no such player"),
        ({"situation": "lunch"}, f"situation: 'lunch' is unknown; one of {SITUATIONS} is expected"),
        ({"situation": DEEP}, f"situation: {'[' * 59}… is unknown; one of {SITUATIONS} is expected"),
        case("A-UNL1", {"isis": {"powers": ["glorious"]}}, f"sketch: powers: isis unlocks 2 of a level before {NEXT}"),
        case("A-EV2", {"camels": ["[4,7]-[4,8]"]}, "sketch: camels: each stands between two regions (A-EV2)"),
        case("A-MOV4", UNDER_A_TEMPLE, f"sketch: tiles: on [4,7] {BARRED}"),
        case("A-D1", {"isis": {"pile": 1}, "ra": {"pile": 1}}, SAME_HEIGHT),
        case("A-MG1", THREE | {"event": 8}, "sketch: merged: gods merge after the third conflict (A-MG1)"),
        case("A-MG1", THREE | {"pieces": {"[4,7]": "ra warrior"}}, f"pieces [4,7]: ra {GONE}"),
        case("A-FG1", FORGOTTEN | {"pieces": {"[4,7]": "ra warrior"}}, f"pieces [4,7]: ra {GONE}"),
        case("A-FG1", FORGOTTEN | {"forgotten": ["osiris"]}, "forgotten: osiris is not in play"),
        case("A-FG1", {"forgotten": ["ra"]}, "forgotten: with one god left the game is over (A-W1)"),
        case("A-B1", {"isis": {"forms_used": True}}, "isis forms_used: only Amun's side has that token"),
        case("A-B1", REVEALED, "isis played: each god in the battle has played a card, and no other"),
        ({"situation": "turn of P3"}, "situation: P3 is not in the game"),
        ({"situation": "turn of P9"}, "situation: unknown player 'P9'; known: P1, P2, P3, P4, P5"),
        ({"situation": "turn of P1 after unlock"}, "situation: there is no second action after unlock"),
        ({"situation": "turn of P1 after lunch"}, "situation: unknown action 'lunch'"),
        ({"situation": "action fly of P1"}, "situation: unknown action 'fly'; known: move, summon, gain, unlock"),
        ({"situation": "battle in the region of [9,9]"}, "situation: unknown hex '[9,9]'"),
        ({"situation": "battle in the region of [6,4]"}, "situation: [6,4] is water; a region is named by a land hex"),
        ({"situation": "consolidation of P1"}, needs("consolidation", 0)),
        ({"situation": "caravan of P1", "event": 4}, needs("caravan", 4)),
        ({"situation": "conflict of P1", "event": 0}, needs("conflict", 0)),
        ({"situation": "merging", "event": 4}, needs("conflict+merge", 4)),
        (
            {"situation": "turn of P1", "track": {"gain": 3}},
            "situation: the marker of gain is at its end, where it triggers an event",
        ),
    ],
)  # fmt: skip
def test_sketches_that_are_refused(entries: dict[str, Any], message: str) -> None:
    said = refusal({"gods": ["isis", "ra"]} | entries)
    assert said == message or said.startswith(message + ";")


@pytest.mark.parametrize(
    ("pieces", "more", "message"),
    [
        ("neutral temple " + " ".join(f"[{r},{c}]" for r in (7, 8) for c in range(6)), {}, "temple: 2 more"),
        ("isis temple " + " ".join(f"[{r},{c}]" for r in (7, 8) for c in range(5)), {}, "isis ankh tokens: 1 more"),
        ("isis warrior [7,1] [7,2] [7,3] [8,1] [8,2] [8,3] [8,4]", {}, "isis warrior: 1 more"),
        ("isis warrior [7,1] [7,2] [7,3] [8,1]", {"isis": "captives = 3"}, "isis warrior: 1 more"),
        ("isis satet [7,1]; ra satet [7,2]", {}, "satet: 1 more"),
        ("isis satet [7,1]", {"ra": 'pool = ["satet"]'}, "satet: 1 more"),
        ("isis apep [7,1]", {}, "apep: 1 more"),
        ("ra warrior radiant [7,1] [7,2] [7,3] [8,1]", {}, "suns: 1 more"),
    ],
)
def test_more_pieces_than_the_box_has(pieces: str, more: dict[str, str], message: str) -> None:
    with pytest.raises(BadPosition) as wrong:
        table("isis ra", f"isis god [1,1]; ra god [2,5]; {pieces}", "turn of P1", **more)
    assert str(wrong.value) == f"pieces: {message} than there are in this game"


def test_names_of_pieces() -> None:
    """For each god: a God, six kinds of figures and six Scorpions by aim with and without Sun, three monuments."""
    terms = ruleset("ankh").kinds["piece"]
    assert len(terms.index) == 1 + 5 * (1 + 2 * (6 + 6) + 3) + 3
    assert all(terms.say(terms.read(name)) == name for name in terms.index)
    assert {"nothing", "neutral temple", "ra god", "isis cat mummy", "ra scorpion nw-n radiant"} <= set(terms.index)
    for name in ("neutral warrior", "isis god radiant", "isis temple radiant", "isis scorpion"):
        assert name not in terms.index


def test_an_empty_sketch_is_the_start_of_a_game() -> None:
    t = Table("")
    begun = ruleset("ankh").setup({"scenario": "middle_kingdom", **START})
    assert positions.encode(t.rules, t.state) == positions.encode(t.rules, begun)


@pytest.mark.parametrize("players", [3, 5])
def test_players_scenario_guardians_and_first(players: int) -> None:
    line_up = ["cat mummy", "apep", "androsphinx"]
    t = Table(f'players = {players}\nscenario = "old_kingdom"\nguardians = {line_up}\nfirst = "P3"')
    gods = ["amun", "anubis", "isis", "osiris", "ra"][:players]
    options = {"players": players, "scenario": "old_kingdom", "gods": gods, "guardians": line_up, "first": "P3"}
    assert positions.encode(t.rules, t.state) == positions.encode(t.rules, ruleset("ankh").setup(options))
    assert t.owing == ["P3"]


def test_pieces_on_top_of_the_layout() -> None:
    """Of the scenario some leave, some come, some change hands; all counts follow."""
    t = Table("""
        board = "scenario"
        pieces = { "[5,0]" = "nothing", "[4,1]" = "amun satet", "[2,5]" = "anubis pyramid", "[7,7]" = "anubis warrior" }
        [amun]
        pool = ["mummy"]
    """)
    assert t.column("supply") == {"obelisk": 9, "pyramid": 7, "temple": 8}
    assert t.column("ankhs") == {"amun": 9, "anubis": 7}
    assert t.column("pool") == {"amun warrior": 6, "amun mummy": 1, "anubis warrior": 4}
    assert t.column("guardians") == {"scorpion": 1}


def test_suns_are_counted() -> None:
    t = table("isis ra", "isis god [1,1]; ra god [2,5]; ra warrior radiant [7,1] [7,2]", "turn of P1")
    assert t.column("suns") == 1
    wrong = refusal({"gods": ["isis", "amun"], "pieces": {"[7,0]": "isis warrior radiant"}})
    assert wrong == "sketch: pieces: the figure on [7,0] cannot be Radiant"


def test_camels_and_tokens() -> None:
    """Without tokens the regions get theirs in the order of the board; without both those of the scenario stay."""
    cut = ["[3,0]-[4,0]", "[3,1]-[4,0]", "[3,1]-[4,1]", "[4,1]-[4,2]"]
    assert Table("").column("token_at") == {"1": "[1,0]", "2": "[2,9]", "3": "[0,1]"}
    t = Table(f"camels = {cut}")
    assert t.column("camels") == cut
    assert t.column("token_at") == {"1": "[0,1]", "2": "[1,0]", "3": "[2,9]", "4": "[4,0]"}
    t = Table(f'camels = {cut}\ntokens = {{ 8 = "[9,4]", 2 = "[3,5]", 6 = "[9,8]", 3 = "[3,3]" }}')
    assert t.column("token_at") == {"2": "[0,1]", "3": "[1,0]", "6": "[2,9]", "8": "[4,0]"}
    assert (len(t.state.token_at), len(t.state.tiles)) == (8, 3)
    t = Table("players = 4\ncamels = []\ngods = ['isis', 'osiris', 'ra', 'amun']\ntiles = ['[7,1]']")
    assert (len(t.state.token_at), len(t.state.tiles)) == (8, 3)
    assert t.column("token_at") == {"1": "[0,1]", "2": "[1,0]", "3": "[2,9]"}


@pytest.mark.rule("A-FG1")
def test_a_forgotten_god_is_out_of_the_game() -> None:
    t = Table("""
        gods = ["isis", "ra", "amun"]
        forgotten = ["ra"]
    """)
    assert t.column("in_play") == ["amun", "isis"]
    assert t.column("event") == "16 conflict+forget"
    assert not any("ra " in str(piece) for piece in t.column("piece").values())


@pytest.mark.rule("A-B1")
def test_cards_that_lie_revealed_count_and_have_left_the_hand() -> None:
    t = Table("""
        gods = ["isis", "amun"]
        situation = "battle in the region of [4,7] after the cards"
        board = "empty"
        pieces = { "[4,7]" = "isis god", "[5,8]" = "amun god" }
        [isis]
        played = ["chariots"]
        [amun]
        played = ["flood", "cycle"]
        forms_used = true
    """)
    assert t.told("A-B5", "strength") == [["amun", 1, 0, 1], ["isis", 1, 3, 4]]
    assert "chariots" not in t.of("isis", "hand")
    assert len(t.of("amun", "hand")) == 7, "Cycle of Ma'at has brought all cards back"


def test_what_if_is_for_positions_to_which_no_game_leads() -> None:
    data = {"gods": ["isis", "ra"], "isis": {"powers": ["glorious"]}}
    assert refusal(data).startswith("sketch: powers")
    s = positions.read(ruleset("ankh"), {**data, "what_if": True})
    assert s.players == 2


def test_what_belongs_to_a_god() -> None:
    t = Table("""
        gods = ["isis", "anubis"]
        what_if = true
        event = 5
        track = { move = 1, unlock = 1 }
        [isis]
        followers = 4
        devotion = 7
        powers = ["revered", "protector", "glorious"]
        hand = ["flood", "cycle"]
        pool = ["satet", "mummy"]
        captives = 2
    """)
    assert (t.of("isis", "followers"), t.of("anubis", "followers")) == (4, 1)
    assert (t.of("isis", "devotion"), t.of("anubis", "devotion")) == (7, 0)
    assert t.of("isis", "powers") == ["revered", "glorious", "protector"]
    assert t.of("isis", "hand") == ["cycle", "flood"]
    assert t.column("pool") == {"isis warrior": 3, "isis satet": 1, "isis mummy": 1, "anubis warrior": 5}
    assert t.of("isis", "captives") == 2
    assert (t.column("event"), t.column("track")) == ("5 caravan", {"move": 1, "unlock": 1})


@pytest.mark.rule("A-D1")
def test_markers_are_stacked_as_written_or_as_at_the_start() -> None:
    t = Table('gods = ["isis", "ra", "amun"]')
    assert [t.of(god, "pile") for god in ("isis", "ra", "amun")] == [2, 1, 0]
    t = Table('gods = ["isis", "ra", "amun"]\nra = { devotion = 3 }')
    assert [t.of(god, "pile") for god in ("isis", "ra", "amun")] == [1, 0, 0]
    t = Table('gods = ["isis", "ra", "amun"]\nisis = { pile = 4 }\nra = { pile = 9 }\namun = { pile = 7 }')
    assert [t.of(god, "pile") for god in ("isis", "ra", "amun")] == [0, 2, 1]


def test_gods_that_have_merged() -> None:
    t = table(
        "isis ra amun osiris",
        "isis god [1,1]; osiris god [2,5]; amun god [4,7]",
        "turn of P1",
        'merged = { ra = "amun" }\ntiles = ["[8,4]", "[8,1]", "[8,2]"]',
        amun="devotion = 6, pile = 0",
        isis="devotion = 6, pile = 1",
    )
    assert t.column("side_of") == {"P1": "isis", "P2": "amun", "P3": "amun", "P4": "osiris"}
    assert t.column("in_play") == ["amun", "isis", "osiris"]
    assert t.column("piece") == {"[1,1]": "isis god", "[2,5]": "osiris god", "[4,7]": "amun god"}
    assert (t.of("amun", "followers"), t.of("amun", "powers")) == (2, ["mysterious forms", "radiance"])
    assert [t.of(god, "pile") for god in ("amun", "isis", "osiris")] == [0, 1, 0]
    assert t.column("tiles") == {"1": "[8,1]", "2": "[8,2]", "3": "[8,4]"}
    assert t.column("suns") == 3


BOARD = "isis god [4,7]; isis warrior [1,2]; neutral temple [4,8]; ra god [5,8]; amun god [7,1]"


@pytest.mark.parametrize(
    ("situation", "owing", "prompt", "event"),
    [
        ("turn of P2", ["P2"], "choose an action", "start"),
        ("turn of P3 after move", ["P3"], "choose an action", "start"),
        ("action move of P2", ["P2"], "move your figures", "start"),
        ("action summon of P2", ["P2"], "summon a figure", "start"),
        ("action gain of P2", ["P2"], "unlock a power", "start"),
        ("action unlock of P2", ["P2"], "unlock a power", "start"),
        ("monument of P2", ["P2"], "control a monument", "1 monument"),
        ("caravan of P2", ["P2"], "lay a caravan", "5 caravan"),
        ("conflict of P2", ["P1", "P2"], "choose a battle card", "4 conflict"),
        ("battle in the region of [9,8]", ["P1", "P2"], "choose a battle card", "4 conflict"),
        ("dominion in the region of [1,9] of P3", ["P1", "P2"], "choose a battle card", "4 conflict"),
    ],
)
def test_situations(situation: str, owing: list[str], prompt: str, event: str) -> None:
    t = table("isis ra amun", BOARD, situation)
    assert (t.owing, t.prompt, t.column("event")) == (owing, prompt, event)


def test_the_event_of_a_situation_may_be_told() -> None:
    t = table("isis ra amun", BOARD, "monument of P2", "event = 10")
    assert t.column("event") == "10 monument"
    t = table("isis ra amun", BOARD, "conflict of P2", "event = 16")
    assert t.column("event") == "16 conflict+forget"


def test_a_battle_begins_with_its_region() -> None:
    """Regions before it are behind; the tiebreaker lies with who is named, else with the first player."""
    t = table("isis ra amun", BOARD, "battle in the region of [4,6] of P3")
    assert t.told("A-X2", "region") == [["3", "[2,9]"]]
    assert t.column("tiebreaker") == "P3"
    assert table("isis ra amun", BOARD, "battle in the region of [4,6]").column("tiebreaker") == "P1"
    told = table("isis ra amun", BOARD, "battle in the region of [4,6] of P2", 'tiebreaker = "P2"')
    assert told.column("tiebreaker") == "P2"
    with pytest.raises(BadPosition, match="who fired it holds the tiebreaker, or nobody"):
        table("isis ra amun", BOARD, "battle in the region of [4,6]", 'tiebreaker = "P2"')
    t = table("isis ra amun", BOARD, "dominion in the region of [3,4]")
    assert t.told("A-X4", "dominion") == [["isis"], ["amun"]]


def test_merging_begins_after_the_conflict() -> None:
    tokens = 'tokens = { 1 = "[1,2]", 7 = "[7,1]", 8 = "[4,7]" }'
    t = table("isis ra amun", BOARD, "merging", tokens, isis="devotion = 9")
    assert t.told("A-X2", "region") == []
    assert t.told("A-MG3", "merged") == [["amun", "ra"]]
    assert t.column("event") == "12 conflict+merge"
    assert t.owing == ["P2"]


def test_a_situation_of_a_scenario_of_its_own() -> None:
    t = Table('scenario = "peoples_revolt"\nsituation = "consolidation of P2"')
    assert (t.owing, t.prompt, t.state.event) == (["P2"], "join two regions", 5)


@pytest.mark.parametrize(
    "situation",
    [
        "turn of P3 after summon",
        "action move of P1",
        "action summon of P2",
        "monument of P1",
        "caravan of P3",
        "merging",
        "battle in the region of [4,7] of P2",
    ],
)
def test_a_sketch_as_an_exact_file_and_back(situation: str) -> None:
    t = table(
        "isis ra amun",
        BOARD + "; ra satet [5,7]; ra warrior radiant [6,7]; isis scorpion sw-nw [1,5]; amun satet [7,2]",
        situation,
        'camels = ["[3,0]-[4,0]", "[3,1]-[4,0]", "[3,1]-[4,1]", "[4,1]-[4,2]"]\ntrack = { gain = 2 }\nfirst = "P2"',
        isis='followers = 12, hand = ["flood", "cycle"], powers = ["inspiring", "revered", "temple attuned"]',
        ra="devotion = 3",
    )
    again = positions.read(t.rules, exact(t))
    assert positions.encode(t.rules, again) == positions.encode(t.rules, t.state)
    assert loads(t)
    assert t.rules.owing(again) == t.rules.owing(t.state)


def test_the_exact_file_of_a_merged_and_captive_position() -> None:
    t = table(
        "isis ra anubis osiris",
        "ra god [4,7]; osiris god [1,1]; anubis god [7,1]",
        "turn of P2",
        'merged = { isis = "ra" }\ntiles = ["[1,2]"]\nevent = 13',
        osiris="captives = 2",
    )
    assert loads(t)

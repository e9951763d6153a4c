"""What is in the box and how a game begins (A-C1 to A-C11, A-S1 to A-S5)."""

import pytest
from table import Table

from benben.ankh.box import contents, names
from benben.kernel.errors import BadOptions, IllegalChoice
from benben.kernel.events import Log
from benben.kernel.registry import ruleset

GODS = ["amun", "anubis", "isis", "osiris", "ra"]
MIDDLE = {"guardians": ["satet", "mummy", "scorpion"], "first": "P1"}
GUARDIANS = {
    "satet": (1, "small", 3),
    "cat mummy": (1, "small", 3),
    "mummy": (2, "small", 3),
    "apep": (2, "large", 2),
    "scorpion": (3, "large", 2),
    "androsphinx": (3, "large", 2),
}
LAYOUTS = [(name, n) for name, scenario in contents.SCENARIOS.items() for n in (2, 3, 4, 5) if str(n) in scenario]


class Start(Table):
    """A game from its options instead of a sketch."""

    def __init__(self, **options: object) -> None:
        self.rules = ruleset("ankh")
        self.log = Log()
        self.state = self.rules.setup(options, self.log)

    @property
    def drawn(self) -> list[tuple[str, int]]:
        """What BOX may draw now, with weights."""
        return [(self.rules.choices.say(c), weight) for c, weight in self.rules.odds(self.state)]


def known(players: int, first: str = "P1", **options: object) -> Start:
    """A game in which chance decides nothing."""
    return Start(**{"players": players, "gods": GODS[:players], **MIDDLE, "first": first, **options})


@pytest.mark.rule("A-C1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_players_have_different_gods(players: int) -> None:
    t = Start(players=players, **MIDDLE)
    wanted = ["ra", "isis", "amun", "osiris", "anubis"][:players]
    left = GODS.copy()
    for god in wanted[:4]:  # the fifth is the only one left
        assert t.owing == ["BOX"]
        assert t.drawn == [(f"god {name}", 1) for name in left]
        t.do(f"BOX: god {god}")
        left.remove(god)
    assert t.owing == ["P1"]
    assert t.column("side_of") == {f"P{p + 1}": god for p, god in enumerate(wanted)}
    assert t.column("in_play") == sorted(wanted)
    assert t.column("chair") == {god: f"P{p + 1}" for p, god in enumerate(wanted)}


@pytest.mark.rule("A-C1")
@pytest.mark.parametrize("players", [1, 6, 0, True, "3", 2.0])
def test_other_numbers_of_players_are_refused(players: object) -> None:
    with pytest.raises(BadOptions) as refused:
        Start(players=players)
    assert str(refused.value) == f"ankh is for 2 to 5 players, not {players!r}"


@pytest.mark.rule("A-C1")
def test_a_god_is_played_once() -> None:
    with pytest.raises(BadOptions, match=r"^gods: each may be taken once$"):
        Start(players=3, gods=["isis", "ra", "isis"])


@pytest.mark.rule("A-C2", "A-C3")
@pytest.mark.parametrize(("scenario", "players"), LAYOUTS)
def test_boxes_are_whole_in_every_layout(scenario: str, players: int) -> None:
    """Each god has 1 God, 6 Warriors, 9 tokens for monuments and 7 cards; there are 10 of each monument."""
    t = known(players, scenario=scenario)
    assert t.rules.check(t.state) == []
    board = list(t.column("piece").values())
    for god in GODS[:players]:
        assert board.count(f"{god} god") == 1
        assert board.count(f"{god} warrior") + t.of(f"{god} warrior", "pool") == 6
        owned = sum(piece in [f"{god} {m}" for m in ("obelisk", "pyramid", "temple")] for piece in board)
        assert owned == 1
        assert t.of(god, "ankhs") == 8
        assert len(t.of(god, "hand")) == 7
    for god in GODS[players:]:
        assert (t.of(god, "ankhs"), t.of(god, "hand"), t.of(god, "powers"), t.of(god, "chair")) == (0, [], [], None)
    for monument in ("obelisk", "pyramid", "temple"):
        assert sum(piece.endswith(monument) for piece in board) + t.of(monument, "supply") == 10


@pytest.mark.rule("A-C2")
def test_every_god_has_two_bases_of_each_size() -> None:
    assert contents.GAME["bases"] == {"small": 2, "large": 2}


@pytest.mark.rule("A-C3")
def test_followers_never_run_out() -> None:
    t = Table("""
        gods = ["isis", "amun"]
        situation = "action gain of P1"
        board = "empty"
        pieces = { "[4,7]" = "isis god", "[4,8]" = "neutral temple", "[2,5]" = "amun god" }
        [isis]
        followers = 500
        [amun]
        followers = 400
    """)
    assert t.of("isis", "followers") == 501


@pytest.mark.rule("A-C3", "A-S3")
def test_the_largest_layout_takes_all_camels_and_tokens() -> None:
    """Thirty camels and eight conflict tokens."""
    t = known(5, scenario="peoples_revolt")
    assert contents.CAMELS == len(t.column("camels")) == 30
    assert list(t.column("token_at")) == ["1", "2", "3", "4", "5", "6", "7", "8"]


@pytest.mark.rule("A-C4")
def test_strength_of_the_battle_cards() -> None:
    assert dict(zip(names.CARD_NAMES, names.CARD_STRENGTH, strict=True)) == {
        "build": 0,
        "plague": 1,
        "chariots": 3,
        "cycle": 0,
        "drought": 1,
        "flood": 0,
        "miracle": 0,
    }


@pytest.mark.rule("A-C5")
def test_guardians_of_the_box() -> None:
    found = {name: (g["level"], g["base"], g["copies"]) for name, g in contents.GAME["guardians"].items()}
    assert found == GUARDIANS
    assert list(found) == list(names.GUARDIAN_NAMES)


@pytest.mark.rule("A-C7")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(("action", "extra"), [("move", 1), ("summon", 1), ("gain", 1), ("unlock", 0)])
def test_uses_that_fire_an_event(players: int, action: str, extra: int) -> None:
    """One use short of it the marker only moves; the next use fires."""
    for before, fires in ((players + extra - 2, False), (players + extra - 1, True)):
        t = Table(f"""
            players = {players}
            situation = "turn of P1"
            track = {{ {action} = {before} }}
        """)
        t.do(f"P1: action {action}")
        while t.prompt not in ("choose an action", "control a monument"):
            t.do("P1: pass")
        assert t.told("A-T1", "took action")[0] == ["P1", action, before + 1, players + extra]
        assert t.told("A-C8", "event") == ([["P1", "1 monument"]] if fires else [])


@pytest.mark.rule("A-C8")
def test_the_event_track() -> None:
    m, c, x = "monument", "caravan", "conflict"
    rounds = [m, m, m, x, c, m, m, x, c, m, m, "conflict+merge", c, m, m, "conflict+forget", m, "conflict+end"]
    assert rounds == contents.EVENT_TRACK


@pytest.mark.rule("A-C10")
def test_powers_by_level() -> None:
    assert names.POWER_NAMES[:4] == ("commanding", "inspiring", "omnipresent", "revered")
    assert names.POWER_NAMES[4:8] == ("resplendent", "obelisk attuned", "temple attuned", "pyramid attuned")
    assert names.POWER_NAMES[8:12] == ("glorious", "magnanimous", "bountiful", "worshipful")


@pytest.mark.rule("A-C10", "A-S1")
def test_a_god_begins_with_its_own_power_only() -> None:
    t = known(5)
    assert t.column("powers") == {
        "amun": ["mysterious forms"],
        "anubis": ["judge of the dead"],
        "isis": ["protector"],
        "osiris": ["gate to the underworld"],
        "ra": ["radiance"],
    }


@pytest.mark.rule("A-C11")
def test_camels_are_no_figures() -> None:
    """A region in which only camels stand is passed over in a conflict; hexes beside them are empty."""
    t = Table("""
        players = 4
        situation = "conflict of P1"
        board = "empty"
        camels = ["[3,0]-[4,0]", "[3,1]-[4,0]", "[3,1]-[4,1]", "[4,1]-[4,2]"]
        tokens = { 1 = "[3,0]", 2 = "[4,0]", 3 = "[3,5]", 4 = "[4,6]" }
        pieces = { "[3,5]" = "amun god", "[3,6]" = "anubis god", "[2,5]" = "isis god", "[2,6]" = "osiris god" }
    """)
    assert t.told("A-X2", "region") == [["3", "[0,1]"]]
    t = Table("""
        situation = "action move of P1"
        board = "empty"
        camels = ["[3,0]-[4,0]", "[3,1]-[4,0]", "[3,1]-[4,1]", "[4,1]-[4,2]"]
        pieces = { "[4,1]" = "amun god", "[2,6]" = "anubis god" }
    """)
    t.do("P1: move [4,1]")
    assert {"to [4,0]", "to [3,1]", "to [4,2]"} <= set(t.legal())


@pytest.mark.rule("A-S1")
def test_what_a_player_begins_with() -> None:
    t = known(5)
    assert t.column("followers") == dict.fromkeys(GODS, 1)
    assert t.column("devotion") == {}
    cards = ["build", "plague", "chariots", "cycle", "drought", "flood", "miracle"]
    assert t.column("hand") == dict.fromkeys(GODS, cards)
    assert t.column("pool") == {f"{god} warrior": 5 for god in GODS}  # one stands on the board
    assert t.column("captives") == {}
    assert t.column("suns") == 3
    assert t.column("tiles") == {}  # all three lie beside the board
    assert t.column("forms_used") == 0
    assert (t.column("track"), t.column("event"), t.column("tiebreaker")) == ({}, "start", None)


@pytest.mark.rule("A-S1")
def test_sun_tokens_come_with_ra_only() -> None:
    assert known(4).column("suns") == 0


@pytest.mark.rule("A-S1", "A-S2", "A-S4")
def test_the_log_of_a_setup() -> None:
    t = known(3, first="P2")
    assert [f"{e.rule} {t.rules.story.line(e)}" for e in t.log.events] == [
        "A-S1 plays: P1, amun",
        "A-S1 plays: P2, anubis",
        "A-S1 plays: P3, isis",
        "A-S4 guardian chosen: 1, satet",
        "A-S4 guardian chosen: 2, mummy",
        "A-S4 guardian chosen: 3, scorpion",
        "A-S2 begins: P2",
    ]


@pytest.mark.rule("A-S2")
@pytest.mark.parametrize(("players", "first"), [(2, "P1"), (2, "P2"), (4, "P3")])
def test_the_first_player_is_drawn(players: int, first: str) -> None:
    t = Start(players=players, gods=GODS[:players], guardians=MIDDLE["guardians"])
    assert t.drawn == [(f"first P{p + 1}", 1) for p in range(players)]
    t.do(f"BOX: first {first}")
    assert t.column("first") == first
    assert t.owing == [first]
    assert t.prompt == "choose an action"


@pytest.mark.rule("A-S2")
@pytest.mark.parametrize(
    ("first", "pile"),
    [("P1", [3, 2, 1, 0]), ("P2", [0, 3, 2, 1]), ("P3", [1, 0, 3, 2]), ("P4", [2, 1, 0, 3])],
)
def test_the_first_player_lies_on_top(first: str, pile: list[int]) -> None:
    """… and the last player in turn order at the bottom."""
    t = known(4, first)
    assert [t.of(god, "pile") for god in GODS[:4]] == pile


@pytest.mark.rule("A-S2")
def test_turns_go_clockwise_from_the_first_player() -> None:
    t = known(3, "P3")
    t.do("P3: action summon", "P3: pass", "P3: action unlock", "P3: pass")  # two actions from the first turn on
    t.do("P1: action move", "P1: pass", "P1: action gain")
    assert t.told("A-T1", "turn") == [["P1"], ["P2"]]
    t.do("P2: action unlock", "P2: pass")
    assert t.owing == ["P3"]


@pytest.mark.rule("A-S3")
def test_a_layout_as_printed() -> None:
    t = known(2)
    assert t.column("piece") == {
        "[0,3]": "neutral temple",
        "[1,8]": "neutral obelisk",
        "[2,5]": "neutral pyramid",
        "[4,1]": "amun warrior",
        "[5,0]": "amun obelisk",
        "[5,1]": "amun god",
        "[5,8]": "neutral pyramid",
        "[6,5]": "anubis temple",
        "[6,6]": "anubis warrior",
        "[7,6]": "anubis god",
        "[8,1]": "neutral pyramid",
    }
    assert t.column("token_at") == {"1": "[1,0]", "2": "[2,9]", "3": "[0,1]"}
    assert t.column("camels") == []
    assert t.column("supply") == {"obelisk": 8, "pyramid": 7, "temple": 8}


@pytest.mark.rule("A-S3")
def test_a_layout_with_camels() -> None:
    t = known(4)
    assert t.column("camels") == ["[3,0]-[4,0]", "[3,1]-[4,0]", "[3,1]-[4,1]", "[4,1]-[4,2]"]
    assert t.column("token_at") == {"1": "[1,0]", "2": "[4,0]", "3": "[0,1]", "4": "[2,9]"}


@pytest.mark.rule("A-S3")
def test_a_scenario_refuses_other_numbers_of_players(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(contents.SCENARIOS["old_kingdom"], "4")
    with pytest.raises(BadOptions, match=r"^scenario old_kingdom is made for 2 or 3 or 5 players, not 4$"):
        known(4, scenario="old_kingdom")
    assert known(3, scenario="old_kingdom").owing == ["P1"]


@pytest.mark.rule("A-S5")
@pytest.mark.parametrize(("first", "owners"), [("P1", "123"), ("P2", "231"), ("P3", "312")])
def test_layout_player_k_is_the_kth_in_turn_order(first: str, owners: str) -> None:
    t = known(3, first)
    gods = [GODS[int(p) - 1] for p in owners]
    assert [t.piece(name) for name in ("[5,4]", "[6,5]", "[2,4]")] == [
        f"{gods[0]} temple",
        f"{gods[1]} obelisk",
        f"{gods[2]} pyramid",
    ]
    assert [t.piece(name) for name in ("[4,3]", "[7,6]", "[2,5]")] == [f"{god} god" for god in gods]


@pytest.mark.rule("A-S4")
def test_guardians_are_drawn_level_by_level() -> None:
    t = Start(players=2, gods=["isis", "ra"], first="P1")
    for pair, drawn in ((("satet", "cat mummy"), 0), (("mummy", "apep"), 1), (("scorpion", "androsphinx"), 1)):
        assert t.drawn == [(f"guardian {name}", 1) for name in pair]
        t.do(f"BOX: guardian {pair[drawn]}")
    assert t.column("lineup") == {"1": "satet", "2": "apep", "3": "androsphinx"}
    assert t.owing == ["P1"]


@pytest.mark.rule("A-S4")
@pytest.mark.parametrize("lineup", [["satet", "mummy", "scorpion"], ["cat mummy", "apep", "androsphinx"]])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_copies_in_play(players: int, lineup: list[str]) -> None:
    """One with two players, two with three, all there are with more; of other guardians none."""
    t = known(players, guardians=lineup)
    most = {2: 1, 3: 2, 4: 3, 5: 3}[players]
    assert t.column("guardians") == {name: min(most, GUARDIANS[name][2]) for name in lineup}


@pytest.mark.rule("A-S2", "A-S4", "A-C1")
def test_chance_decides_gods_then_first_player_then_guardians() -> None:
    t = Start(players=2)
    asked = []
    while t.owing == ["BOX"]:
        asked.append(t.drawn[-1][0])
        t.do(f"BOX: {t.drawn[-1][0]}")
        assert t.column("piece") == {} or t.owing != ["BOX"]
    assert asked == [
        "god ra",
        "god osiris",
        "first P2",
        "guardian cat mummy",
        "guardian apep",
        "guardian androsphinx",
    ]
    with pytest.raises(IllegalChoice):
        t.do("P1: action move")
    t.do("P2: action move")

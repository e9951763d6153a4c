"""Events on the track, and the event Control Monument (A-EV1)."""

import pytest
from ankh_table import table
from battles import guardians, told
from table import Table


def control(pieces: str, top: str = "", gods: str = "isis ra") -> Table:
    """P1 has fired Control Monument."""
    return table(gods, pieces, "monument of P1", top)


@pytest.mark.rule("A-T1", "A-C8")
def test_example_of_an_event() -> None:
    """The action first, then the event, then the marker goes back; no second action is left."""
    t = table(
        "isis ra amun",
        "isis god [4,7]; neutral temple [4,8]; ra god [8,0]; amun god [3,5]",
        "turn of P1",
        "track = { gain = 3, unlock = 2 }",
    )
    t.do("P1: action gain")
    assert t.prompt == "control a monument"
    assert t.column("track") == {"gain": 4, "unlock": 2}
    assert t.column("event") == "1 monument"
    t.do("P1: take [4,8]")
    assert t.owing == ["P2"]
    assert t.prompt == "choose an action"
    assert t.column("track") == {"unlock": 2}
    assert told(t) == [
        "A-T1 took action: P1, gain, 4, 4",
        "A-GAIN1 gained followers: isis, 1, 2",
        "A-C8 event: P1, 1 monument",
        "A-EV1 took control: isis, temple, [4,8]",
        "A-T1 turn: P2",
    ]


@pytest.mark.rule("A-C8")
@pytest.mark.parametrize(
    ("event", "prompt"),
    [(3, "choose a battle card"), (4, "lay a caravan"), (5, "control a monument"), (7, "choose a battle card")],
)
def test_each_event_of_the_track_starts_in_its_turn(event: int, prompt: str) -> None:
    t = table(
        "isis ra",
        "isis god [4,7]; neutral temple [4,8]; ra god [5,8]",
        "turn of P1",
        f"event = {event}\ntrack = {{ gain = 2 }}",
    )
    t.do("P1: action gain")
    assert t.prompt == prompt
    assert t.state.event == event + 1


@pytest.mark.rule("A-EV1")
def test_example_of_control_monument() -> None:
    """The neutral Temple beside the Warrior; not the Pyramid over the river, nor Ra's Obelisk while any is neutral."""
    t = control("""isis warrior [5,6]; neutral temple [5,7]; neutral pyramid [5,5]; ra obelisk [6,6];
        isis god [9,2]; ra god [2,5]""")
    assert t.legal() == ["pass", "take [5,7]"]
    t.do("P1: take [5,7]")
    assert t.piece("[5,7]") == "isis temple"
    assert t.column("ankhs") == {"isis": 8, "ra": 8}
    assert t.column("supply") == {"obelisk": 9, "pyramid": 9, "temple": 9}
    assert told(t, "took control") == ["A-EV1 took control: isis, temple, [5,7]"]
    assert t.owing == ["P2"]


@pytest.mark.rule("A-EV1")
def test_any_neutral_monument_beside_any_own_figure() -> None:
    t = control("""isis god [4,7]; neutral obelisk [3,7] [0,1]; neutral temple [4,8] [8,9]; ra pyramid [4,6];
        isis warrior [7,1]; neutral pyramid [7,0]; isis obelisk [8,1]; ra god [8,8]""")
    assert t.legal() == ["pass", "take [3,7]", "take [4,8]", "take [7,0]"]


@pytest.mark.rule("A-EV1", "A-M6")
def test_enemy_monument_only_when_none_is_neutral_anywhere() -> None:
    """The enemy's token goes home; the monument is the same one."""
    pieces = "isis god [4,7]; ra temple [4,8]; isis obelisk [4,6]; amun pyramid [3,7]; ra god [8,0]; amun god [9,2]"
    t = control(pieces, gods="isis ra amun")
    assert t.legal() == ["pass", "take [3,7]", "take [4,8]"]
    t.do("P1: take [4,8]")
    assert t.piece("[4,8]") == "isis temple"
    assert t.column("ankhs") == {"isis": 7, "ra": 9, "amun": 8}
    assert t.column("supply") == {"obelisk": 9, "pyramid": 9, "temple": 9}
    assert told(t, "took control") == ["A-EV1 took control: isis, temple, [4,8]"]


@pytest.mark.rule("A-EV1")
def test_a_neutral_monument_far_away_protects_enemy_monuments() -> None:
    t = control("isis god [4,7]; ra temple [4,8]; ra god [8,0]; neutral obelisk [0,1]")
    assert t.prompt == "choose an action"  # nothing to choose from: the event passes
    assert t.owing == ["P2"]
    assert t.piece("[4,8]") == "ra temple"
    assert t.column("ankhs") == {"isis": 9, "ra": 8}


@pytest.mark.rule("A-EV1")
def test_declining_changes_nothing() -> None:
    t = control("isis god [4,7]; neutral temple [4,8]; ra god [8,0]")
    assert t.legal() == ["pass", "take [4,8]"]
    t.do("P1: pass")
    assert t.owing == ["P2"]
    assert t.piece("[4,8]") == "neutral temple"
    assert t.column("ankhs") == {"isis": 9, "ra": 9}
    assert told(t)[-2:] == ["A-EV1 took none: isis", "A-T1 turn: P2"]


@pytest.mark.rule("A-EV1", "A-C2")
@pytest.mark.parametrize("last", ["", "[8,3]"])
def test_without_a_token_in_the_pool_nothing_happens(last: str) -> None:
    """The ninth monument is the last that can be marked."""
    own = f"isis obelisk [6,0] [7,0] [8,0]; isis pyramid [8,1] [7,1] [7,2]; isis temple [7,3] [8,2] {last}"
    t = control(f"{own}; isis god [4,7]; neutral temple [4,8]; ra god [2,5]")
    if last:
        assert t.owing == ["P2"]
        assert t.piece("[4,8]") == "neutral temple"
        assert "A-EV1 took none: isis" in told(t)
    else:
        t.do("P1: take [4,8]")
        assert t.of("isis", "ankhs") == 0


CAMELS = 'camels = ["[3,7]-[4,6]", "[3,7]-[4,7]", "[4,7]-[4,8]", "[4,8]-[4,9]", "[4,8]-[5,8]"]'


@pytest.mark.rule("A-EV1", "A-M3")
def test_a_river_or_a_camel_between_is_not_adjacent() -> None:
    """The same figure and monument with and without a camel on the side between them."""
    pieces = "isis god [4,7]; neutral temple [4,8]; ra god [8,0]"
    assert control(pieces).legal() == ["pass", "take [4,8]"]
    assert control(pieces, CAMELS).owing == ["P2"]
    assert control("isis god [5,5]; neutral temple [5,6]; ra god [8,0]").owing == ["P2"]


@pytest.mark.rule("A-EV1", "A-M2")
def test_a_figure_on_water_reaches_every_bank() -> None:
    pieces = "isis apep [6,4]; neutral temple [6,5]; neutral obelisk [5,4]; isis god [4,7]; ra god [8,0]"
    assert control(pieces, guardians("apep")).legal() == ["pass", "take [5,4]", "take [6,5]"]


@pytest.mark.rule("A-EV1")
def test_in_a_merged_god_the_player_chooses_and_the_god_has_the_monument() -> None:
    t = control(
        "isis god [4,7]; neutral temple [4,8]; isis obelisk [4,6]; ra god [2,5]",
        'merged = { "amun" = "isis" }',
        "amun isis ra",
    )
    assert t.owing == ["P1"]
    t.do("P1: take [4,8]")
    assert t.piece("[4,8]") == "isis temple"
    assert t.of("isis", "ankhs") == 7

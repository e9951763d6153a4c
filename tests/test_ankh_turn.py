"""Turns, actions, their markers and the events they fire (A-T1, A-T2, A-C7, A-C8)."""

import pytest
from ankh_table import table
from battles import loads, refused
from table import Table

from benben.ankh.box import contents
from benben.kernel.errors import BadPosition, IllegalChoice

PIECES = "isis god [4,7]; neutral temple [4,8]; ra god [1,1]; amun god [7,1]"
ACTIONS = ["move", "summon", "gain", "unlock"]


def three(top: str = "", situation: str = "turn of P1", **of_god: str) -> Table:
    """Isis, Ra and Amun; she stands by a neutral Temple."""
    return table("isis ra amun", PIECES, situation, top, **of_god)


def two(top: str = "", situation: str = "turn of P1", **of_god: str) -> Table:
    return table("isis ra", PIECES.rpartition(";")[0], situation, top, **of_god)


@pytest.mark.rule("A-T1")
def test_example_of_page_14() -> None:
    """Amun summons first; Gain or Unlock may follow, neither Move nor Summon again; Unlock fires a Conflict."""
    t = three("event = 3\ntrack = { unlock = 2 }", "turn of P3", amun="followers = 1")
    assert t.legal() == [f"action {action}" for action in ACTIONS]
    t.do("P3: action summon", "P3: summon warrior", "P3: to [7,0]")
    assert t.column("track") == {"summon": 1, "unlock": 2}
    assert t.legal() == ["action gain", "action unlock"]
    for action in ("move", "summon"):
        with pytest.raises(IllegalChoice, match=r"is not legal: row above \(A-T1\)"):
            t.do(f"P3: action {action}")
    t.do("P3: action unlock", "P3: unlock inspiring")
    assert t.told("A-C8", "event") == [["P3", "4 conflict"]]
    assert t.told("A-X1", "took tiebreaker") == [["P3"]]
    assert t.order("unlocked", "event", "took tiebreaker", "turn") == ["unlocked", "event", "took tiebreaker", "turn"]
    assert t.owing == ["P1"]
    assert t.column("track") == {"summon": 1}


@pytest.mark.rule("A-T1")
@pytest.mark.parametrize("first", ["move", "summon", "gain", "unlock"])
def test_the_second_action_is_from_a_lower_row(first: str) -> None:
    t = three("", f"turn of P2 after {first}" if first != "unlock" else "turn of P2", isis="followers = 0")
    if first == "unlock":  # no second action after it
        t.do("P2: action unlock", "P2: pass")
        assert t.owing == ["P3"]
        return
    lower = ACTIONS[ACTIONS.index(first) + 1 :]
    if len(lower) > 1:
        assert t.owing == ["P2"]
        assert t.legal() == [f"action {action}" for action in lower]
    else:  # Unlock is all that is left, and it must be taken
        assert t.prompt == "unlock a power"
        assert t.told("A-T1", "took action") == [["P2", "unlock", 1, 3]]


@pytest.mark.rule("A-T1")
def test_two_actions_and_the_next_player() -> None:
    t = three()
    t.do("P1: action move", "P1: pass")
    assert (t.owing, t.legal()) == (["P1"], ["action summon", "action gain", "action unlock"])
    told = t.do("P1: action gain")
    assert told == [
        "A-T1 took action: P1, gain, 1, 4",
        "A-GAIN1 gained followers: isis, 1, 2",
        "A-T1 turn: P2",
    ]
    assert (t.owing, t.legal()) == (["P2"], [f"action {action}" for action in ACTIONS])
    t.do("P2: action unlock", "P2: pass", "P3: action unlock", "P3: pass")
    assert t.owing == ["P1"]
    assert t.column("track") == {"move": 1, "gain": 1, "unlock": 2}


@pytest.mark.rule("A-T1")
def test_an_action_that_can_do_nothing_may_be_chosen() -> None:
    """No figure to summon, no monument near, no Followers: the markers move all the same."""
    home = "[7,0] [7,1] [7,2] [6,0] [6,1] [8,1]"
    t = table("isis ra", f"isis god [4,7]; isis warrior {home}; ra god [1,1]", "turn of P1", isis="followers = 0")
    t.do("P1: action summon")
    assert (t.prompt, t.owing) == ("choose an action", ["P1"])
    t.do("P1: action gain")
    assert t.told("A-GAIN1", "gained followers") == [["isis", 0, 0]]
    assert t.owing == ["P2"]
    t = table("isis ra", "isis god [4,7]; ra god [1,1]", "turn of P1", isis="followers = 0")
    t.do("P1: action unlock")
    assert (t.owing, t.column("track")) == (["P2"], {"unlock": 1})


@pytest.mark.rule("A-T1")
def test_effects_may_be_declined() -> None:
    t = three("", isis="followers = 3")
    before = t.column("piece")
    t.do("P1: action move", "P1: pass", "P1: action summon", "P1: pass")
    assert t.owing == ["P2"]
    t.do("P2: action unlock", "P2: pass")
    assert t.column("piece") == before
    assert (t.of("ra", "followers"), t.of("ra", "powers")) == (1, ["radiance"])
    assert t.column("track") == {"move": 1, "summon": 1, "unlock": 1}


@pytest.mark.rule("A-T1", "A-EV1")
def test_example_of_page_19() -> None:
    """Isis gains Followers as her first action and fires Control Monument; the marker resets, her turn is over."""
    t = three("track = { gain = 3, move = 2 }")
    t.do("P1: action gain")
    assert t.of("isis", "followers") == 2
    assert (t.prompt, t.column("event"), t.of("gain", "track")) == ("control a monument", "1 monument", 4)
    t.do("P1: take [4,8]")
    assert t.piece("[4,8]") == "isis temple"
    order = ["took action", "gained followers", "event", "took control", "turn"]
    assert t.order(*order) == order
    assert (t.owing, t.column("track")) == (["P2"], {"move": 2})
    assert t.legal() == [f"action {action}" for action in ACTIONS]


@pytest.mark.rule("A-T1", "A-C7")
@pytest.mark.parametrize("action", ACTIONS)
def test_an_event_fired_by_the_first_action_ends_the_turn(action: str) -> None:
    last = 1 if action == "unlock" else 2
    t = two(f"track = {{ {action} = {last}, {'gain' if action != 'gain' else 'move'} = 1 }}")
    t.do(f"P1: action {action}")
    if action != "gain":
        t.do("P1: pass")
    t.do("P1: pass")  # the Temple
    assert t.told("A-C8", "event") == [["P1", "1 monument"]]
    assert (t.owing, t.prompt) == (["P2"], "choose an action")
    assert t.column("track") == {"gain" if action != "gain" else "move": 1}


@pytest.mark.rule("A-T1")
def test_the_second_action_may_fire_the_event() -> None:
    t = two("track = { gain = 2 }")
    t.do("P1: action move", "P1: pass", "P1: action gain")
    assert t.prompt == "control a monument"
    t.do("P1: pass")
    assert (t.owing, t.column("track"), t.column("event")) == (["P2"], {"move": 1}, "1 monument")


EVENTS = [(i, event) for i, event in enumerate(contents.EVENT_TRACK)]


@pytest.mark.rule("A-C8")
@pytest.mark.parametrize(("before", "event"), EVENTS)
def test_the_event_that_follows_on_the_track(before: int, event: str) -> None:
    t = two(f"event = {before}\ntrack = {{ unlock = 1 }}", isis="devotion = 21", ra="devotion = 22")
    t.do("P1: action unlock", "P1: pass")
    assert t.told("A-C8", "event") == [["P1", f"{before + 1} {event}"]]
    assert t.column("event") == f"{before + 1} {event}"
    begun = {"monument": "control a monument", "caravan": "lay a caravan"}
    assert t.prompt == begun.get(event, "" if event == "conflict+end" else "choose an action")
    assert t.told("A-X1", "took tiebreaker") == ([["P1"]] if event.startswith("conflict") else [])
    assert t.outcome[0] == ("final-conflict" if event == "conflict+end" else "")
    assert loads(t)


@pytest.mark.rule("A-C8", "A-SC2")
def test_a_scenario_may_put_another_event_on_the_track() -> None:
    t = Table("""
        scenario = "peoples_revolt"
        situation = "turn of P1"
        event = 4
        track = { unlock = 1 }
    """)
    t.do("P1: action unlock", "P1: pass")
    assert t.prompt == "join two regions"
    assert t.of("amun", "followers") == 2  # that of the event
    assert loads(t)


@pytest.mark.rule("A-T2")
def test_a_player_of_a_merged_god_takes_one_action() -> None:
    """Both partners one each, and they may be the same; the others have two."""
    t = table("isis ra amun", PIECES.rpartition(";")[0], "turn of P1", 'merged = { amun = "isis" }')
    t.do("P1: action gain")
    assert t.owing == ["P2"]
    t.do("P2: action summon", "P2: pass")
    assert (t.owing, t.prompt) == (["P2"], "choose an action")
    t.do("P2: action gain")
    assert t.owing == ["P3"]
    t.do("P3: action gain")
    assert t.owing == ["P1"]
    assert t.column("track") == {"summon": 1, "gain": 3}
    assert t.told("A-GAIN1", "gained followers") == [["isis", 1, 3], ["ra", 0, 1], ["isis", 1, 4]]


@pytest.mark.rule("A-T2", "A-C7")
def test_events_need_as_many_uses_after_a_merge() -> None:
    t = table(
        "isis ra amun",
        PIECES.rpartition(";")[0],
        "turn of P1",
        'merged = { amun = "isis" }\nevent = 12\ntrack = { gain = 2 }',
    )
    t.do("P1: action gain")
    assert (t.owing, t.of("gain", "track")) == (["P2"], 3)
    t.do("P2: action move", "P2: pass", "P2: action gain")
    assert t.told("A-C8", "event") == [["P2", "13 caravan"]]


@pytest.mark.rule("A-T1", "A-FG1")
def test_forgotten_players_are_skipped() -> None:
    """P2 and P4 are forgotten at the end of P1's turn; P3 is next, then P1 again."""
    t = table(
        "isis ra amun anubis",
        PIECES + "; anubis god [8,1]",
        "turn of P1",
        "event = 15\ntrack = { unlock = 3 }",
        isis="devotion = 25",
        amun='devotion = 26, hand = ["cycle"]',
        anubis='devotion = 3, hand = ["cycle"]',
    )
    t.do("P1: action unlock", "P1: pass")
    assert t.told("A-FG1", "forgotten") == [["anubis"], ["ra"]]
    assert t.owing == ["P3"]
    t.do("P3: action unlock", "P3: pass")
    assert t.owing == ["P1"]


@pytest.mark.rule("A-T1")
def test_frames_of_a_turn_are_checked() -> None:
    t = three("track = { unlock = 1 }", "turn of P2 after move")
    needed = "frame choose an action: the last action is needed, but before the first there is none"
    assert refused(t, {"last": None}) == refused(t, {"at": "first action"}) == needed
    assert refused(t, {"player": None}) == "frame choose an action: player cannot be null"
    assert refused(t, {"at": "first done"}) == "frame choose an action asks nobody"
    assert refused(t, {"last": "unlock"}) == "P2 owes a decision but has no legal choice: choose an action"
    merged = table("isis ra amun", PIECES.rpartition(";")[0], "turn of P3", 'merged = { amun = "isis" }\nevent = 12')
    for stage in ("second action", "second done"):
        wrong = "frame choose an action: a player of a merged god has no second action"
        assert refused(merged, {"at": stage, "last": "move"}) == wrong
    t.do("P2: action summon")
    assert loads(t)
    assert refused(t, {"at": "second action"}, 0) == "frame choose an action: an action is still to be chosen"


@pytest.mark.rule("A-C8", "A-W2")
@pytest.mark.parametrize("situation", ["turn of P1", "turn of P1 after move", "action summon of P1"])
def test_no_turn_comes_after_the_last_event(situation: str) -> None:
    with pytest.raises(BadPosition, match=r"^situation: the last event has come, and no turn is after it$"):
        two("event = 18", situation)
    assert two("event = 17", situation).column("event") == "17 monument"
    assert two("event = 18", "conflict of P1").outcome[0] == "final-conflict"


@pytest.mark.rule("A-T1", "A-C7")
@pytest.mark.parametrize("situation", ["turn of P1", "turn of P1 after summon", "action gain of P1", "conflict of P1"])
def test_no_marker_waits_at_its_end(situation: str) -> None:
    """A full track has fired its event: only the action just taken can stand there."""
    with pytest.raises(BadPosition, match=r"the marker of summon is at its end, where it triggers an event$"):
        two("track = { summon = 3 }", situation)
    assert two("track = { summon = 2 }", situation).of("summon", "track") == 2


@pytest.mark.rule("A-T1")
def test_the_marker_of_the_action_just_taken_may_be_at_its_end() -> None:
    t = two("track = { gain = 3 }", "action gain of P1")
    assert t.prompt == "control a monument"
    t = two("track = { summon = 3 }", "action summon of P1")
    t.do("P1: pass")
    assert t.prompt == "control a monument"
    full = "the marker of summon is at its end, where it triggers an event"
    assert refused(t, {"at": "second action"}, 0) == f"frame choose an action: {full}"
    assert refused(t, {"last": "move"}, 0) == f"frame choose an action: {full}"

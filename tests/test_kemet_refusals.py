"""A choice that is not legal is refused with the rule that forbids it, and the reason."""

from collections.abc import Callable

import pytest
from kemet_classic_path import REFUSED as REFUSED_ON_THE_PATH
from kemet_classic_table import table as classic
from kemet_table import MAFDET, RUBY_ONYX, THREE_MOVES, moving, table
from refusals import Case, known, marked, reason
from table import Table

PYRAMID = 'pyramids = { NW1 = "ruby 1" }'
RUBY_2 = 'pyramids = { NW1 = "ruby 2" }'
RUBY_4 = 'pyramids = { NW1 = "ruby 4" }'
HIRED = 'tiles = ["mercenaries-of-the-sword", "mercenaries-of-the-spear"]'
SUPPORT = 'divine = ["tactical-support"]'
THREE = "players = 3"
THREE_RUBY = f'{THREE}\ncolours = ["ruby", "sapphire", "onyx"]'
BATTLE = "battle in T-W of P1 against P2"


def done(t: Table, *moves: str) -> Table:
    t.do(*moves)
    return t


def turn(entries: str = "", top: str = "", **others: str) -> Table:
    return table("turn of P1", top, P1=entries, **others)


def action(name: str, entries: str = "", top: str = "", **others: str) -> Table:
    return table(f"action {name} of P1", top, P1=entries, **others)


def council(entries: str = "", *moves: str, **others: str) -> Table:
    more = f", {entries}" if entries else ""
    t = table(BATTLE, P1=f"troops = {{ T-W = 3 }}{more}", **({"P2": "troops = { T-W = 3 }"} | others))
    return done(t, *moves)


def planned(entries: str = "", *moves: str) -> Table:
    return council(entries, "P1: discard 4/1/0", "P1: card 3/2/0", *moves)


def retreat() -> Table:
    t = table(BATTLE, P1="troops = { T-W = 5, D-NW = 1 }", P2="troops = { T-W = 3, SW1 = 5 }")
    t.do("P1: discard 1/3/0", "P1: card 4/1/0", "P1: seal", "P2: discard 4/1/0", "P2: card 1/1/3", "P2: seal")
    return done(t, "P2: retreat")


def march() -> Table:
    t = turn(f'troops = {{ NW1 = 1 }}, {PYRAMID}, tiles = ["forced-march"]', RUBY_ONYX)
    return done(t, "P1: gold forced-march", "P1: troop NW1")


MOVES: list[Case] = [
    ("K-M4", "wall", lambda: done(moving("T-W = 3", MAFDET), "P1: to D-SW"), "P1: to SW1"),
    (
        "K-M4",
        "second district",
        lambda: done(moving("D-SW = 3", 'tiles = ["priest-of-mafdet", "phoenix"]'), "P1: to SW1"),
        "P1: to SW2",
    ),
    ("K-M1", "no border", lambda: moving("D-NW = 3"), "P1: to T-inW"),
    ("K-M3", "foreign port", lambda: moving("D-NW = 3"), "P1: to D-SW"),
    ("K-M6", "not in play", lambda: moving("D-NW = 3"), "P1: to D-W"),
    ("K-M6", "not in play", lambda: moving("NW1 = 3", PYRAMID), "P1: teleport T-E"),
    ("K-M6", "not in play", lambda: action("move", "troops = { NW1 = 3 }"), "P1: troop D-W"),
    ("K-A6", "already there", lambda: moving("D-NW = 3"), "P1: to D-NW"),
    (
        "K-A6",
        "no land moves left",
        lambda: done(moving("D-NW = 3", 'divine = ["transfer"]'), "P1: to NW1"),
        "P1: to NW2",
    ),
    ("K-C5", "no room", lambda: moving("D-NW = 3, NW1 = 3"), "P1: to NW1"),
    (
        "K-A6",
        "troop too large",
        lambda: done(
            moving("NW1 = 5, D-NW = 2", THREE_MOVES, RUBY_ONYX, P2="troops = { T-W = 1 }"),
            "P1: to D-NW",
            "P1: take 7",
        ),
        "P1: to T-W",
    ),
    ("K-C5", "troop too large", lambda: done(moving("NW1 = 5, D-NW = 2", MAFDET), "P1: to D-NW"), "P1: pass"),
    ("K-A6", "no way on", lambda: done(moving("NW1 = 5, D-NW = 2", MAFDET), "P1: to D-NW"), "P1: take 7"),
    ("K-T:forced-march", "on foot", march, "P1: teleport T-W"),
    (
        "K-C5",
        "too many stay",
        lambda: done(moving("NW1 = 5, D-NW = 5", MAFDET), "P1: to D-NW"),
        "P1: take 1",
    ),
    (
        "K-C5",
        "two creatures",
        lambda: done(
            moving(
                "NW1 = 2, D-NW = 2",
                'tiles = ["phoenix", "royal-scarab"], creatures = { phoenix = "NW1", royal-scarab = "D-NW" }',
            ),
            "P1: to D-NW",
        ),
        "P1: pass",
    ),
    (
        "K-P6",
        "fee",
        lambda: moving(
            "D-NW = 3",
            "prayer = 0",
            RUBY_ONYX,
            P2='troops = { T-W = 1 }, tiles = ["khnums-sphinx"], creatures = { khnums-sphinx = "T-W" }',
        ),
        "P1: to T-W",
    ),
    ("K-A7", "no obelisk", lambda: moving("NW1 = 3", PYRAMID), "P1: teleport In-W"),
    ("K-A7", "no pyramid here", lambda: moving("NW2 = 3", PYRAMID), "P1: teleport T-W"),
    ("K-A7", "too few prayer points", lambda: moving("NW1 = 3", f"{PYRAMID}, prayer = 1"), "P1: teleport T-W"),
    ("K-A6", "one teleport", lambda: done(moving("NW1 = 3", PYRAMID), "P1: teleport T-W"), "P1: teleport T-inW"),
    ("K-I:transfer", "card not held", lambda: moving("NW1 = 3"), "P1: transfer T-W"),
    ("K-A6", "so many are not there", lambda: action("move", "troops = { NW1 = 3 }"), "P1: take 4"),
    ("K-A6", "said already", lambda: moving("NW1 = 3"), "P1: take 3"),
    ("K-C5", "no troop there", lambda: action("move", "troops = { NW1 = 3 }"), "P1: troop NW2"),
    (
        "K-I:swiftness",
        "set out already",
        lambda: moving("NW1 = 3", 'divine = ["swiftness", "transfer"]'),
        "P1: play swiftness",
    ),
    (
        "K-I:prayer",
        "not at this moment",
        lambda: action("move", 'troops = { NW1 = 3 }, divine = ["prayer"]'),
        "P1: play prayer",
    ),
    (
        "K-C5",
        "must go on",
        lambda: done(
            moving("NW1 = 5, D-NW = 2", f'{MAFDET}, divine = ["tactical-support"]'),
            "P1: to D-NW",
        ),
        "P1: play tactical-support",
    ),
]


@pytest.mark.parametrize(("rule", "why", "make", "choice"), marked(MOVES))
def test_moves(rule: str, why: str, make: Callable[[], Table], choice: str) -> None:
    t = make()
    if choice == "P1: take 4":
        t.do("P1: troop NW1")
    assert reason(t, choice) == (rule, why)


def last_token() -> Table:
    """The silver token is all that is left for the third floor."""
    t = turn('spaces = ["pray-1", "buy-a", "buy-b", "pray-2"], tiles = ["act-of-god-ruby"]', THREE_RUBY)
    return done(t, "P1: space raise-2", "P1: pass")


TURNS: list[Case] = [
    ("K-D1", "space taken", lambda: turn('spaces = ["pray-1"]'), "P1: space pray-1"),
    (
        "K-D1",
        "token placed",
        lambda: done(turn('divine = ["prayer"], spaces = ["move-3"]'), "P1: space pray-1"),
        "P1: space pray-2",
    ),
    ("K-D1", "token first", turn, "P1: pass"),
    ("K-D1", "equilibrium", lambda: turn('spaces = ["pray-1", "buy-a", "raise-2", "move-2"]'), "P1: space pray-2"),
    ("K-D7", "nothing to buy", turn, "P1: space buy-a"),
    ("K-D3", "no silver token", turn, "P1: silver pray-1"),
    (
        "K-D3",
        "silver used",
        lambda: turn('tiles = ["act-of-god-ruby"], silver_used = true, spaces = ["move-3"]', THREE_RUBY),
        "P1: silver pray-1",
    ),
    ("K-D1", "silver needed", last_token, "P1: pass"),
    (
        "K-C1",
        "supply empty",
        lambda: turn('troops = { NW1 = 5, NW2 = 5, D-NW = 2 }, divine = ["tactical-support"]'),
        "P1: play tactical-support",
    ),
    (
        "K-C5",
        "no room",
        lambda: turn(f"troops = {{ NW1 = 5, NW2 = 5, NW3 = 5 }}, {HIRED}, {SUPPORT}", THREE_RUBY),
        "P1: play tactical-support",
    ),
    ("K-D3", "tile not yours", turn, "P1: gold surprise-attack"),
    ("K-D3", "gold used", lambda: turn('tiles = ["surprise-attack"], spaces = ["tip"]'), "P1: gold surprise-attack"),
    ("K-B1", "battle card", turn, "P1: play war-rage"),
    ("K-D6", "movement card", lambda: turn('divine = ["transfer"]'), "P1: play transfer"),
    ("K-D4", "card not held", turn, "P1: play prayer"),
    (
        "K-D4",
        "too few prayer points",
        lambda: turn('divine = ["raining-fire"], prayer = 0', P2="troops = { SW1 = 3 }"),
        "P1: play raining-fire",
    ),
    ("K-P9", "no enemy troop", lambda: turn('divine = ["raining-fire"]', P2="troops = {}"), "P1: play raining-fire"),
    ("K-D5", "creature not yours", turn, "P1: creature phoenix"),
    (
        "K-D5",
        "creature on the board",
        lambda: turn('troops = { NW1 = 3 }, tiles = ["phoenix"], creatures = { phoenix = "NW1" }'),
        "P1: creature phoenix",
    ),
    ("K-D5", "no troop for it", lambda: turn('troops = { T-W = 3 }, tiles = ["phoenix"]'), "P1: creature phoenix"),
    ("K-D5", "nothing to arrange", turn, "P1: arrange"),
    (
        "K-D5",
        "too late to arrange",
        lambda: done(
            turn('troops = { NW1 = 3 }, tiles = ["phoenix"], creatures = { phoenix = "NW1" }, divine = ["prayer"]'),
            "P1: space pray-1",
        ),
        "P1: arrange",
    ),
]


@pytest.mark.parametrize(("rule", "why", "make", "choice"), marked(TURNS))
def test_turns(rule: str, why: str, make: Callable[[], Table], choice: str) -> None:
    assert reason(make(), choice) == (rule, why)


def creature(*zones: str, scarab: str) -> Table:
    """P1 brings Phoenix; Royal Scarab is elsewhere."""
    troops = ", ".join(f"{zone} = 2" for zone in (*zones, scarab))
    entries = f'tiles = ["phoenix", "royal-scarab"], creatures = {{ royal-scarab = "{scarab}" }}'
    return done(turn(f"troops = {{ {troops} }}, {entries}"), "P1: creature phoenix")


def recruits(entries: str, *moves: str, **others: str) -> Table:
    return done(action("recruit", entries, **others), *moves)


def two_battles() -> Table:
    enemies = {"P2": "troops = { NW1 = 1, SW1 = 5 }", "P3": "troops = { NW2 = 1, W1 = 5 }"}
    return done(action("recruit", "prayer = 11", THREE, **enemies), "P1: place NW1", "P1: place NW2", "P1: pass")


def conscripts() -> Table:
    t = table("night from conscription", P1="veterans = 2", P2="troops = { NW1 = 1 }")
    return done(t, "P1: spend 2") if t.prompt != "place units" else t


def abroad() -> Table:
    t = table("battle in D-SW of P1 against P2", P1="troops = { D-SW = 3 }", P2="troops = { D-SW = 5, SW2 = 1 }")
    t.do("P1: discard 4/1/0", "P1: card 1/1/3", "P1: seal", "P2: discard 1/3/0", "P2: card 4/1/0", "P2: seal")
    return done(t, "P1: retreat")


ACTIONS: list[Case] = [
    ("K-A5", "not your district", lambda: recruits("troops = { D-NW = 2 }"), "P1: place D-NW"),
    ("K-C5", "troop full", lambda: recruits("troops = { NW1 = 5 }"), "P1: place NW1"),
    ("K-A5", "order of the board", lambda: recruits("", "P1: place NW2"), "P1: place NW1"),
    (
        "K-P8",
        "no troop there",
        lambda: action("recruit", 'tiles = ["local-recruitment"]', RUBY_ONYX),
        "P1: place D-NW",
    ),
    ("K-A3", "not your district", lambda: action("raise"), "P1: raise SW1"),
    ("K-C1", "pyramid tallest", lambda: action("raise", RUBY_4), "P1: raise NW1"),
    (
        "K-C1",
        "no pyramid left",
        lambda: action("raise", 'pyramids = { NW1 = "ruby 1", NW2 = "sapphire 1" }'),
        "P1: raise NW3",
    ),
    ("K-A3", "too few prayer points", lambda: action("raise", f"{PYRAMID}, prayer = 1"), "P1: raise NW1"),
    ("K-S1", "colour not in play", lambda: done(action("raise"), "P1: raise NW1"), "P1: colour onyx"),
    ("K-A3", "colour already yours", lambda: done(action("raise", PYRAMID, THREE), "P1: raise NW2"), "P1: colour ruby"),
    ("K-A3", "level already built", lambda: done(action("raise", PYRAMID), "P1: raise NW1"), "P1: level 1"),
    (
        "K-A3",
        "too few prayer points",
        lambda: done(action("raise", f"{PYRAMID}, prayer = 5"), "P1: raise NW1"),
        "P1: level 4",
    ),
    ("K-A2", "no pyramid so tall", lambda: action("buy", PYRAMID), "P1: tile carnage"),
    (
        "K-A2",
        "too few prayer points",
        lambda: action("buy", f"{RUBY_4}, prayer = 2"),
        "P1: tile initiative",
    ),
    (
        "K-A2",
        "tile already yours",
        lambda: action("buy", f'{RUBY_2}, tiles = ["charge"]'),
        "P1: tile charge",
    ),
    (
        "K-A2",
        "tile not on sale",
        lambda: action("buy", RUBY_2, P2='tiles = ["carnage"]'),
        "P1: tile carnage",
    ),
    ("K-S1", "colour not in play", lambda: action("buy", RUBY_2), "P1: tile vision"),
    (
        "K-A2",
        "other buy space",
        lambda: action("buy-a", 'pyramids = { NW1 = "ruby 2", NW2 = "sapphire 1" }'),
        "P1: tile defense",
    ),
    (
        "K-A2",
        "colour bought today",
        lambda: action(
            "buy-a",
            f'{RUBY_2}, troops = {{ SW1 = 3 }}, bought = ["ruby"]',
            P2='pyramids = { SW1 = "sapphire 2" }',
        ),
        "P1: tile charge",
    ),
    (
        "K-A4",
        "pyramid held by an enemy",
        lambda: action(
            "buy",
            'pyramids = { NW1 = "ruby 2", NW2 = "sapphire 2" }, troops = { NW2 = 1 }',
            P2="troops = { NW1 = 3 }",
        ),
        "P1: tile carnage",
    ),
    ("K-D5", "not your district", lambda: creature("NW1", "NW2", scarab="T-W"), "P1: to T-W"),
    ("K-D5", "no troop there", lambda: creature("NW1", "NW2", scarab="T-W"), "P1: to NW3"),
    ("K-C5", "creature there", lambda: creature("NW1", "NW2", scarab="NW3"), "P1: to NW3"),
    (
        "K-P1",
        "mercenaries must come",
        lambda: done(action("buy", 'pyramids = { NW1 = "onyx 1" }', RUBY_ONYX), "P1: tile mercenaries-of-the-sword"),
        "P1: pass",
    ),
    (
        "K-T:wrryt-storm",
        "special card stays",
        lambda: done(action("buy", RUBY_2), "P1: tile wrryt-storm"),
        "P1: remove 3/3/0",
    ),
    ("K-A5", "no battle waits there", two_battles, "P1: battle NW3"),
    ("K-N7", "enemy there", conscripts, "P1: place NW1"),
    ("K-N9", "place taken", lambda: done(table("night from destiny", THREE), "P1: slot 1"), "P2: slot 1"),
    ("K-B7", "foreign city", abroad, "P2: to SW1"),
    ("K-B7", "no border", retreat, "P1: to In-W"),
    ("K-B7", "troop there", retreat, "P1: to D-NW"),
]


@pytest.mark.parametrize(("rule", "why", "make", "choice"), marked(ACTIONS))
def test_actions(rule: str, why: str, make: Callable[[], Table], choice: str) -> None:
    assert reason(make(), choice) == (rule, why)


def wounding() -> Table:
    t = planned('tiles = ["divine-wound"], divine = ["war-rage"]', "P1: seal")
    return done(t, "P2: discard 4/1/0", "P2: card 3/2/0", "P2: seal")


COUNCILS: list[Case] = [
    ("K-B9", "card not in hand", lambda: council('played = ["4/1/0"], buried = ["1/3/0"]'), "P1: discard 4/1/0"),
    ("K-C3", "card removed", lambda: council('tiles = ["wrryt-storm"], removed = ["4/1/0"]'), "P1: discard 4/1/0"),
    ("K-T:divine-wound", "diversion stays", wounding, "P1: drop diversion"),
    ("K-T:divine-wound", "card not held", wounding, "P1: drop prayer"),
    ("K-B1", "discard first", council, "P1: card 4/1/0"),
    ("K-B1", "card discarded", lambda: council("", "P1: discard 4/1/0"), "P1: card 4/1/0"),
    ("K-B1", "said already", lambda: council("", "P1: discard 4/1/0"), "P1: discard 3/2/0"),
    ("K-B1", "card first", council, "P1: seal"),
    ("K-B1", "card first", lambda: council('divine = ["war-rage"]'), "P1: add war-rage"),
    ("K-B1", "card not held", lambda: planned('divine = ["war-rage"]'), "P1: add war-fury"),
    ("K-B1", "too few prayer points", lambda: planned('divine = ["war-fury"], prayer = 0'), "P1: add war-fury"),
    (
        "K-B1",
        "order of the list",
        lambda: planned('divine = ["war-rage", "war-fury"]', "P1: add war-fury"),
        "P1: add war-rage",
    ),
    ("K-D4", "day card", lambda: planned('divine = ["prayer"]'), "P1: add prayer"),
    ("K-D6", "movement card", lambda: planned('divine = ["transfer"]'), "P1: add transfer"),
]


@pytest.mark.parametrize(("rule", "why", "make", "choice"), marked(COUNCILS))
def test_war_councils(rule: str, why: str, make: Callable[[], Table], choice: str) -> None:
    assert reason(make(), choice) == (rule, why)


def remembering() -> Table:
    t = classic("turn of P1", 'modules = ["cards"]\ndiscard = ["glory"]', P1='divine = ["divine-memory"]')
    t.do("P1: play divine-memory")
    return t


def reminiscing() -> Table:
    t = classic(
        "battle in T-W of P1 against P2",
        'modules = ["promos"]',
        P1='troops = { T-W = 5 }, tiles = ["reminiscence"]',
        P2='troops = { T-W = 1 }, divine = ["war-fury"]',
    )
    t.do("P1: discard 4/1/0", "P1: card 3/0/1", "P2: discard 4/1/0", "P2: card 2/0/2", "P2: add war-fury")
    t.do("P2: recall", "P1: pass")
    return t


DAWN = 'modules = ["dawn"]\nround = 2'
CLASSIC: list[Case] = [
    (
        "KT-X7",
        "prayer points full",
        lambda: classic("turn of P1", P1='divine = ["prayer"], prayer = 11'),
        "P1: play prayer",
    ),
    (
        "KT-I:open-gates",
        "walls ignored already",
        lambda: classic(
            "action move of P1", P1='tiles = ["open-gates"], troops = { T-W = 2 }, divine = ["open-gates"]'
        ),
        "P1: play open-gates",
    ),
    (
        "KT-X7",
        "discard empty",
        lambda: classic("turn of P1", 'modules = ["cards"]', P1='divine = ["divine-memory"]'),
        "P1: play divine-memory",
    ),
    ("KT-I:divine-memory", "never its like", remembering, "P1: draw divine-memory"),
    ("KT-I:divine-memory", "not in the discard", remembering, "P1: draw veto"),
    ("KT-W1", "card to show first", lambda: classic("dawn", DAWN), "P2: discard 4/1/0"),
    (
        "KT-W2",
        "too few dawn tokens",
        lambda: done(classic("dawn", DAWN, P2="dawn_tokens = 1"), "P2: card 4/1/0", "P2: discard 1/3/0"),
        "P2: spend 2",
    ),
    (
        "KT-P14",
        "no two pyramids so tall",
        lambda: classic("action buy-red of P1", 'modules = ["promos"]', P1='pyramids = { NW1 = "red 1" }, prayer = 9'),
        "P1: tile renewal",
    ),
    (
        "KT-B4",
        "in the other part",
        lambda: classic(
            "battle in T-W of P1 against P2",
            'modules = ["promos"]',
            P1='troops = { T-W = 3 }, divine = ["war-rage"]',
            P2='troops = { T-W = 3 }, tiles = ["divine-prescience"]',
        ),
        "P1: card 4/1/0",
    ),
    ("KT-T:reminiscence", "not played by the enemy", reminiscing, "P1: draw war-rage"),
    *REFUSED_ON_THE_PATH,
]


@pytest.mark.parametrize(("rule", "why", "make", "choice"), CLASSIC)
def test_reasons_of_the_other_edition(rule: str, why: str, make: Callable[[], Table], choice: str) -> None:
    assert reason(make(), choice) == (rule, why)


def test_every_reason_has_been_given() -> None:
    tried = {why for cases in (MOVES, TURNS, ACTIONS, COUNCILS, CLASSIC) for _, why, _, _ in cases}
    assert sorted(known("kemet") - tried) == []

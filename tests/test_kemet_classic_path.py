"""The path to Ta-Seti in classic Kemet: boards, priests on their way, what they bring (KT-R1 to KT-R17)."""

import re
import shutil
from itertools import product
from pathlib import Path

import pytest
from kemet_classic_path import PATH, done, walking
from kemet_classic_table import Classic, table

from benben.kemet.box.classic_state import ClassicState
from benben.kemet.box.edition import classic
from benben.kemet.box.files import DATA, SWITCHES, Files
from benben.kemet.box.names import LOCATION_NAMES, OBJECT_NAMES, SKILL_NAMES, TOKEN_NAMES, ZONE_NAMES, ZONES
from benben.kemet.box.path import AT_START, VICTORY_TOKEN
from benben.kemet.classic import CLASSIC_RULES as RULES
from benben.kemet.rules import troops
from benben.kernel.errors import BadData, BadPosition, IllegalChoice
from benben.kernel.steps import BOX

EDITION = classic(1 << SWITCHES.index("path"))
AT = {name: i for i, name in enumerate(LOCATION_NAMES)}
ZONE = {name: z for z, name in enumerate(ZONE_NAMES)}


def on(t: Classic, p: int, place: str) -> int:
    """Priests of a player at a location."""
    return int(t.state.priest_on[p * len(LOCATION_NAMES) + AT[place]])


def in_troop(t: Classic, p: int, zone: str) -> tuple[int, int]:
    """Units of a Troop, and how many of them are priests."""
    at = p * ZONES + ZONE[zone]
    return t.state.troop[at], t.state.priest[at]


# Boards and tokens ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KT-R1")
def test_all_sixteen_paths_lead_to_ta_seti() -> None:
    ends = AT["ta-seti"]
    assert len(EDITION.roads) == 16
    for roads in EDITION.roads.values():
        reached, distance = {AT_START}, {AT_START: 0}
        for _ in range(8):
            for at in sorted(reached):
                for other in roads[at]:
                    distance.setdefault(other, distance[at] + 1)
                    reached.add(other)
        assert 3 <= distance[ends] <= 6
        assert not roads[ends]
        assert all(roads[at] for at in reached - {ends})
        longest = 0
        here = {AT_START}
        while here:
            here = {other for at in here for other in roads[at]}
            longest += bool(here)
        assert longest <= 6


@pytest.mark.rule("KT-R1", "KT-R5", "KT-R6")
@pytest.mark.parametrize(
    ("sides", "start", "end", "road"),
    [
        ("1A 2A 3A 4A", "start", "1A-1", {"prayer": 1, "token": "defence"}),
        ("1A 2A 3A 4A", "1A-2", "2A-1", {"units": 1}),
        ("1A 2A 3A 4A", "1A-2", "3A-3", {}),  # by lane 2, past the second board
        ("1B 2A 3A 4A", "1B-4", "2A-2", {"cards": 1}),
        ("1A 2B 3A 4A", "1A-1", "2B-2", {"land_moves": 1}),
        ("1A 2B 3B 4A", "3B-2", "3B-4", {"hits": 1, "prayer": 1}),
        ("1A 2B 3B 4A", "3B-3", "3B-1", {"prayer": 2, "token": "strength"}),
        ("1A 2B 3B 4A", "2B-4", "3B-4", {"units": 3}),
        ("1A 2A 3A 4B", "3A-1", "4B-1", {"hits": 1}),
        ("1A 2A 3A 4B", "4B-2", "ta-seti", {}),
    ],
)
def test_roads(sides: str, start: str, end: str, road: dict[str, object]) -> None:
    t = walking("turn of P1", f"path = {sides.split()}".replace("'", '"'))
    ways = EDITION.roads[tuple(t.state.path_side)][AT[start]]
    said = {
        what: amount
        for number, size in ways[AT[end]]
        for what, amount in [(("prayer", "units", "cards", "land_moves", "hits", "token")[number], size)]
    }
    assert said == {k: ("strength", "damage", "defence").index(v) if isinstance(v, str) else v for k, v in road.items()}


@pytest.mark.rule("KT-C1", "KT-R17")
def test_tokens_of_the_box() -> None:
    copies = dict(zip(TOKEN_NAMES, EDITION.token_copies, strict=True))
    assert [copies[name] for name in OBJECT_NAMES] == [3] * 8
    assert [copies[name] for name in SKILL_NAMES] == [1] * 11 + [0, 0]  # Immunity and Offering are promos
    assert copies["victory"] == 6
    assert EDITION.priests == 3


def changed(folder: Path, old: str, new: str) -> Path:
    copy = folder / "classic"
    shutil.copytree(DATA / "classic", copy)
    text = (copy / "path.toml").read_text(encoding="utf-8")
    assert old in text
    (copy / "path.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    return copy


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("[sides.4B]", "[sides.5B]", "path.toml: sides: unknown side '5B'"),
        ('1 = ["1A-1"]', '1 = ["1A-9"]', "path.toml: sides.1A.in.1[1]: unknown location '1A-9'"),
        ("1 = { prayer = 1, token", "1 = { praier = 1, token", "path.toml: sides.1A.road.1: unknown key 'praier'"),
        ("1A-1 = [1]", "1A-1 = [4]", "path.toml: sides: with 1A 2A 3A 4A no road leads to 1A-1, or none leads on"),
        ("victory = 6", "victory = 0", "path.toml: tokens.victory: a whole number from 1 is expected, not 0"),
        (
            'when = "taken"',
            'when = "battle"',
            "tokens.object-1.ibis-statue.when: unknown time of ibis-statue",
        ),
        ("effect = { troop = 2 }", "effect = { troops = 2 }", "tokens.skill.legion.effect: unknown effect 'troops'"),
        ("priests = 3 ", "priest = 3 ", "path.toml: tokens: unknown key 'priest'"),
    ],
)
def test_what_the_file_says_wrongly_is_refused_by_name(tmp_path: Path, old: str, new: str, message: str) -> None:
    with pytest.raises(BadData, match=re.escape(message)):
        Files(changed(tmp_path, old, new), ["path"])


@pytest.mark.rule("KT-S7")
@pytest.mark.parametrize("seed", range(4))
def test_setup_draws_sides_and_tokens(seed: int) -> None:
    s = RULES.setup({"players": 3, "modules": ["path"]})
    assert isinstance(s, ClassicState)
    while RULES.owing(s) == [BOX] and -1 in [*s.path_side]:
        choices = [choice for choice, _ in RULES.odds(s)]
        assert len(choices) == 2
        RULES.apply(s, BOX, choices[seed >> s.path_side.index(-1) & 1])
    while RULES.steps[s.frames[-1][0]].name == "lay out the path":
        RULES.apply(s, BOX, RULES.odds(s)[-1][0])
    spaces = [i for i, tokens in enumerate(s.path_token) if tokens >= 0]
    assert s.path_token.count(VICTORY_TOKEN) == 1
    assert sum(s.reserve) + len(spaces) == sum(EDITION.token_copies)
    assert [s.priest_on[p * len(LOCATION_NAMES) + AT_START] for p in range(3)] == [3, 3, 3]
    assert RULES.check(s) == []


@pytest.mark.rule("KT-N9", "KT-N1", "KT-R17")
def test_the_path_is_refilled_behind_the_night_tiles() -> None:
    t = walking("night from night tiles", "round = 2", P1='tiles = ["hand-of-god"], pyramids = { NW1 = "white 1" }')
    assert t.prompt == "use night tiles"
    t.do("P1: pass")
    assert t.prompt == "lay out the path"
    t.chance()
    assert t.prompt == "order"
    told = t.told("KT-R17", "token laid")
    boards = [str(place)[0] for _, place in told]
    assert boards == sorted(boards, key=lambda b: -int(b) if b.isdigit() else -4)
    assert len(told) == 3 + 2 + 6 + 1


@pytest.mark.rule("KT-R17")
def test_too_few_tokens_go_to_the_end_of_the_path_first() -> None:
    """Three Ibis Statues are left for five spaces of level 1; what players have does not come back."""
    held = ["hare-statue", "flaming-khopesh", "leather-shield"] * 3
    t = walking("night from refill", "round = 2", P1=f"objects = {held}".replace("'", '"'))
    while t.prompt == "lay out the path":
        RULES.apply(t.state, BOX, RULES.odds(t.state)[0][0], t.log)
    laid = [place for token, place in t.told("KT-R17", "token laid") if token == "ibis-statue"]
    assert laid == ["3A-1", "3A-4", "1A-1"]
    assert t.state.reserve[0] == 0


# Priests on their way -------------------------------------------------------------------------------------------------


@pytest.mark.rule("KT-R2", "KT-R3", "KT-R5")
def test_a_priest_is_activated_before_a_troop_moves() -> None:
    t = walking("action move of P1", 'tokens = { 1A-2 = ["hare-statue"] }', P1="troops = { NW1 = 3 }, prayer = 4")
    assert t.prompt == "move with a priest"
    assert t.legal() == ["pass", "activate start"]
    t.do("P1: activate start")
    assert t.legal() == ["go 1A-1", "go 1A-2", "go 1A-3"]
    t.do("P1: go 1A-2")
    assert t.told("KT-R3", "priest goes") == [["P1", "start", "1A-2"]]
    assert t.told("KT-R5", "gained prayer") == [["P1", 1, 5]]
    t.do("P1: stay")
    assert (on(t, 0, "start"), on(t, 0, "1A-2")) == (2, 1)
    assert t.prompt == "choose a troop"


@pytest.mark.rule("KT-R2")
def test_nobody_needs_to_be_activated() -> None:
    t = walking("action move of P1", P1="troops = { NW1 = 3 }")
    t.do("P1: pass")
    assert t.prompt == "choose a troop"
    assert on(t, 0, "start") == 3


@pytest.mark.rule("KT-R2")
def test_silver_activates_and_gold_does_not() -> None:
    mine = 'tiles = ["act-of-god-red", "divine-will"], troops = { NW1 = 2 }'
    t = walking("end of turn of P1", P1=mine)
    t.do("P1: silver move-3")
    assert t.prompt == "move with a priest"
    t = walking("end of turn of P1", P1=mine)
    t.do("P1: gold divine-will", "P1: action move")
    assert t.prompt == "choose a troop"


@pytest.mark.rule("KT-R3")
def test_a_priest_goes_on_from_its_location() -> None:
    t = walking("action move of P1", P1='pilgrims = ["1A-2", "1A-3"]')
    assert t.legal() == ["pass", "activate start", "activate 1A-2", "activate 1A-3"]
    t.do("P1: activate 1A-2")
    assert t.legal() == ["go 2A-1", "go 2A-2", "go 3A-2", "go 3A-3"]


@pytest.mark.rule("KT-R4")
def test_several_priests_at_one_location() -> None:
    t = walking("action move of P1", P1='pilgrims = ["1A-1", "1A-1"]', P2='pilgrims = ["1A-1"]')
    t.do("P1: activate start", "P1: go 1A-1")
    assert (on(t, 0, "1A-1"), on(t, 1, "1A-1")) == (3, 1)


@pytest.mark.rule("KT-R5", "KT-P5")
def test_units_on_the_road() -> None:
    t = walking("action move of P1", P1='pilgrims = ["1A-2"], troops = { T-W = 2 }')
    t.do("P1: activate 1A-2", "P1: go 2A-1")
    assert t.prompt == "place units"
    assert {"place NW1", "place T-W"} <= set(t.legal())
    t.do("P1: place T-W")
    assert in_troop(t, 0, "T-W") == (3, 0)
    assert t.told("KT-R5", "placed") == [["P1", 1, "T-W", 3]]


@pytest.mark.rule("KT-R5", "KT-P5", "KT-B0")
def test_units_of_the_road_fight_where_an_enemy_holds_a_district() -> None:
    t = walking("action move of P1", P1='pilgrims = ["1A-2"], troops = { T-W = 2 }', P2="troops = { NW1 = 1 }")
    t.do("P1: activate 1A-2", "P1: go 2A-1", "P1: place NW1")
    assert t.order("battle") == ["battle"]
    assert t.prompt == "war council"


@pytest.mark.rule("KT-R5")
def test_a_card_on_the_road() -> None:
    t = walking("action move of P1", P1='pilgrims = ["1A-2"]')
    t.do("P1: activate 1A-2", "P1: go 2A-2", "BOX: draw veto")
    assert t.state.holding[0] == 1
    assert t.told("KT-R5", "drew a card") == [["P1", 1]]


@pytest.mark.rule("KT-R5", "KT-A9")
def test_a_land_move_on_the_road() -> None:
    top = 'path = ["1A", "2B", "3A", "4A"]'
    t = walking("action move of P1", top, P1='pilgrims = ["1A-1"], troops = { D-NW = 2 }')
    t.do("P1: activate 1A-1", "P1: go 2B-1", "P1: troop D-NW", "P1: take 2", "P1: to In-W")
    assert "to T-inW" in t.legal()
    t.do("P1: to T-inW")
    assert in_troop(t, 0, "T-inW") == (2, 0)


@pytest.mark.rule("KT-R5", "KT-P6")
def test_a_blow_on_the_road_and_what_lies_behind_it() -> None:
    top = 'path = ["1A", "2A", "3B", "4A"]'
    t = walking("action move of P1", top, P1='pilgrims = ["3B-2"], prayer = 4', P2="troops = { T-W = 1, SW1 = 2 }")
    t.do("P1: activate 3B-2")
    assert t.legal() == ["go 3B-1", "go 3B-4", "go ta-seti"]
    t.do("P1: go 3B-4", "P1: hit T-W")
    assert t.state.troop[ZONES + ZONE["T-W"]] == 0
    assert t.order("burnt", "gained prayer") == ["burnt", "gained prayer"]
    assert t.state.prayer[0] == 5


@pytest.mark.rule("KT-R6", "KT-B2")
def test_a_temporary_token_counts_in_the_battle_of_this_move() -> None:
    t = walking("action move of P1", P1='tiles = ["act-of-god-red"], troops = { D-NW = 3 }', P2="troops = { T-W = 3 }")
    t.do("P1: activate start", "P1: go 1A-3", "P1: troop D-NW", "P1: take 3", "P1: to T-W")
    t.do("P1: discard 4/1/0", "P1: card 3/2/0", "P2: discard 4/1/0", "P2: card 2/2/1")
    assert t.told("KT-R6", "temporary token") == [["P1", "damage"]]
    assert ["P1", 1, "damage", "road"] in t.told("KT-R6", "counts")
    assert not any(player == "P2" for player, *_ in t.told("KT-R6", "counts"))


@pytest.mark.rule("KT-R6")
def test_a_temporary_token_is_back_after_its_action() -> None:
    t = walking(
        "action move of P1",
        P1='tiles = ["act-of-god-red"], troops = { T-inW = 2 }, prayer = 5',
        P2="troops = { NW1 = 1 }",
    )
    t.do("P1: activate start", "P1: go 1A-3", "P1: pass", "P1: silver recruit-3", "P1: place NW1", "P1: pass")
    t.do("P1: discard 4/1/0", "P1: card 3/2/0", "P2: discard 4/1/0", "P2: card 2/2/1")
    assert t.told("KT-R6", "counts") == []


@pytest.mark.rule("KT-T:night-expedition", "KT-N5")
def test_a_priest_goes_by_night_and_brings_nothing() -> None:
    top = 'modules = ["path", "promos"]\ntokens = { 1A-2 = ["hare-statue"] }\nround = 2'
    mine = 'tiles = ["hand-of-god", "night-expedition"], pyramids = { NW1 = "white 1" }, prayer = 3'
    t = table("night from night tiles", top, P1=f'{mine}, pilgrims = ["ta-seti", "1A-1"]')
    t.do("P1: tile night-expedition")
    assert t.legal() == ["activate start", "activate 1A-1"]  # nobody goes on from Ta-Seti
    t.do("P1: activate start")
    t.do("P1: go 1A-2")
    assert t.told("KT-T:night-expedition", "priest goes") == [["P1", "start", "1A-2"]]
    assert (t.state.prayer[0], sum(t.state.objects)) == (3, 0)
    assert t.prompt == "use night tiles"


# Leaving the path -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KT-R7", "KT-R8", "KT-R9")
def test_all_tokens_are_taken_and_the_priest_returns() -> None:
    top = 'tokens = { 3A-4 = ["hare-statue", "mask"] }'
    t = walking("action move of P1", top, P1='pilgrims = ["2A-2"], troops = { NW1 = 1 }')
    t.do("P1: activate 2A-2", "P1: go 3A-4", "P1: place NW1", "P1: place NW1")
    assert t.legal() == ["stay", "use"]
    t.do("P1: use")
    assert t.told("KT-R8", "token taken") == [["P1", "hare-statue"], ["P1", "mask"]]
    assert on(t, 0, "start") == 3
    assert sum(t.state.objects) == 2
    assert -1 in t.state.path_token


@pytest.mark.rule("KT-R7")
def test_nothing_to_take_nothing_to_ask() -> None:
    t = walking("action move of P1", P1="troops = { NW1 = 1 }")
    t.do("P1: activate start", "P1: go 1A-1")
    assert t.prompt == "choose a troop"
    assert on(t, 0, "1A-1") == 1


def with_a_skill(mine: str) -> Classic:
    t = walking("action move of P1", 'tokens = { 3A-2 = ["haste"] }', P1=f'pilgrims = ["1A-2"], {mine}')
    return done(t, "P1: activate 1A-2", "P1: go 3A-2", "P1: use")


@pytest.mark.rule("KT-R10", "KT-R12")
def test_with_a_skill_the_priest_takes_the_place_of_a_unit() -> None:
    t = with_a_skill("troops = { NW1 = 3, T-W = 2 }")
    assert t.prompt == "stand in for a unit"
    assert t.legal() == ["place NW1", "place T-W"]
    t.do("P1: place T-W")
    assert in_troop(t, 0, "T-W") == (2, 1)
    assert t.state.supply[0] == 12 - 5 + 1
    assert t.state.skills[0] == 1 << SKILL_NAMES.index("haste")
    assert on(t, 0, "start") == 2


@pytest.mark.rule("KT-R10")
def test_with_no_unit_on_the_board_it_goes_to_the_supply() -> None:
    t = with_a_skill("prayer = 3")
    assert (t.state.supply[0], t.state.priest_supply[0]) == (13, 1)


@pytest.mark.rule("KT-R11", "KT-V5")
def test_the_point_of_ta_seti() -> None:
    t = walking("action move of P1", 'tokens = { ta-seti = ["victory"] }', P1='pilgrims = ["3A-2"]')
    t.do("P1: activate 3A-2", "P1: use")
    assert t.told("KT-R11", "gained fame") == [["P1", 1, 1]]
    assert troops.permanent_fame(t.state, 0) == 1
    assert t.state.battle_fame[0] == 0
    assert on(t, 0, "start") == 3


@pytest.mark.rule("KT-R11", "KT-R3")
def test_a_priest_waits_in_ta_seti_and_takes_a_point_later() -> None:
    t = walking("action move of P1", P1='pilgrims = ["3A-2"]')
    t.do("P1: activate 3A-2")
    assert on(t, 0, "ta-seti") == 1
    t = walking("action move of P1", 'tokens = { ta-seti = ["victory"] }', P1='pilgrims = ["ta-seti"]')
    assert t.legal() == ["pass", "activate start", "activate ta-seti"]
    t.do("P1: activate ta-seti", "P1: use")
    assert troops.fame(t.state, 0) == 1


@pytest.mark.rule("KT-R16", "KT-D8")
@pytest.mark.parametrize(("choice", "supply", "left"), [("troop T-W", 10, 1), ("use", 9, 2)])
def test_a_priest_comes_back_when_all_are_away(choice: str, supply: int, left: int) -> None:
    t = walking("turn of P1", P1="troops = { T-W = 3, NW1 = 2 }, priests = { T-W = 2, supply = 1 }")
    t.do("P1: recall", f"P1: {choice}")
    assert on(t, 0, "start") == 1
    assert t.told("KT-R16", "priest returns") == [["P1"]]
    assert t.state.supply[0] == supply
    assert in_troop(t, 0, "T-W")[1] == left
    assert "recall" not in t.legal()


@pytest.mark.rule("KT-R16", "KT-D8")
def test_not_while_one_is_on_the_path() -> None:
    t = walking("turn of P1", P1='troops = { T-W = 3 }, priests = { T-W = 2 }, pilgrims = ["1A-1"]')
    assert "recall" not in t.legal()


# A game without the path ----------------------------------------------------------------------------------------------


@pytest.mark.rule("KT-E1")
@pytest.mark.parametrize(
    ("top", "mine", "message"),
    [
        ("", "priests = { supply = 1 }", 'P1 priests: the path is played with modules = ["path"] (KT-E1)'),
        ("", 'objects = ["mask"]', 'P1 objects: the path is played with modules = ["path"] (KT-E1)'),
        ('path = ["1A", "2A", "3A", "4A"]', "prayer = 1", 'sketch: path: the path is played with modules = ["path"]'),
        (PATH, "priests = { supply = 4 }", "P1 priests: there are 3 of them (KT-C1)"),
        (PATH, "priests = { T-W = 1 }", "the priests of P1 are Units of a Troop (KT-R13)"),
        (f'{PATH}\npath = ["1A"]', "prayer = 1", "path: 4 sides are expected, not 1"),
        (f'{PATH}\npath = ["2A", "1A", "3A", "4A"]', "prayer = 1", "2A is no side of board 1"),
        (f'{PATH}\ntokens = {{ 1A-1 = ["haste"] }}', "prayer = 1", "tokens 1A-1: there is no space for haste"),
        (f'{PATH}\ntokens = {{ 1B-1 = ["mask"] }}', "prayer = 1", "tokens 1B-1: there is no space for mask"),
        (PATH, 'objects = ["mask", "mask", "mask", "mask"]', "these are more Objects, Skills or points than there are"),
        (PATH, 'objects = ["ibis-statue"]', "what works at once is not kept by P1 (KT-R18)"),
        (PATH, 'skills = ["immunity"]', "unknown Skill 'immunity'"),
        (PATH, 'pilgrims = ["1B-1"]', "1B-1 lies on a side that is not up"),
        (PATH, 'sealed = ["charge"]', "silenced: P1 has no such tile"),
    ],
)
def test_impossible_sketches(top: str, mine: str, message: str) -> None:
    with pytest.raises(BadPosition, match=re.escape(message)):
        table("turn of P1", top, P1=mine)


@pytest.mark.rule("KT-E1", "KT-R2")
def test_without_the_module_a_move_is_a_move() -> None:
    t = table("action move of P1", P1="troops = { NW1 = 3 }")
    assert t.prompt == "choose a troop"
    with pytest.raises(IllegalChoice):
        t.do("P1: activate start")


def test_every_pair_of_sides_is_a_board() -> None:
    assert {up[:2] for up in EDITION.roads} == set(product((0, 1), (2, 3)))

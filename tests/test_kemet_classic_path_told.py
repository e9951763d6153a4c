"""What a page is told of the path to Ta-Seti: the boards in `about`, how it stands in the outlook, what a priest's step
would bring, what of it counts in a battle; and that people read names, not notation."""

import random
from typing import Any

import pytest
from kemet_classic_path import fight, walking
from kemet_classic_table import table

from benben.i18n import LANGUAGES, Words
from benben.kemet.box.names import LOCATION_NAMES, SIDE_NAMES
from benben.kemet.classic import CLASSIC_RULES, MODULES
from benben.kemet.shown.about import about
from benben.kemet.shown.notes import note
from benben.kemet.shown.scene import scene
from benben.kernel.chance import draw
from benben.kernel.reference import pages, passages
from benben.kernel.steps import BOX

UP = 'path = ["1A", "2A", "3A", "4B"]'
LIES = 'tokens = { 1A-1 = ["hare-statue"], 2A-1 = ["mask"], 3A-2 = ["slaughter"], ta-seti = ["victory"] }'
TOP = f"{UP}\n{LIES}"
TROOPS = "troops = { D-NW = 3 }"


def ahead(t: Any, p: int = 0) -> Any:
    return CLASSIC_RULES.ahead(t.state, p, CLASSIC_RULES.legal(t.state, p))


def path(t: Any) -> Any:
    return CLASSIC_RULES.outlook(t.state)["path"]


# The box --------------------------------------------------------------------------------------------------------------


def test_about_has_the_boards_as_they_are_printed() -> None:
    """KT-R1, KT-C1."""
    told: Any = CLASSIC_RULES.about()["path"]
    assert [side["name"] for side in told["sides"]] == list(SIDE_NAMES)
    assert told["needs"] == ["path"]
    assert told["priests"] == 3
    there = {one["name"] for side in told["sides"] for one in side["locations"]}
    assert there == set(LOCATION_NAMES) - {"start"}
    for side in told["sides"]:
        names = {one["name"] for one in side["locations"]}
        ends = {one["ends"] for one in side["stretches"] if "ends" in one}
        begins = {one["begins"] for one in side["stretches"] if "begins" in one}
        assert ends == names
        assert begins == names - {"ta-seti"}
        for one in side["stretches"]:
            assert ("enters" in one) != ("begins" in one)
            assert ("ends" in one) != ("leaves" in one)
    second = next(side for side in told["sides"] if side["name"] == "2B")
    assert {"enters": 1, "ends": "2B-2", "road": [{"what": "land_moves", "amount": 1}]} in second["stretches"]
    assert {"enters": 2, "leaves": 2, "road": []} in second["stretches"]


def test_about_says_what_each_token_is_and_which_rule_tells_it() -> None:
    """KT-R18, KT-R12, KT-R11: every rule that is named can be read."""
    told: Any = CLASSIC_RULES.about()["path"]
    tokens = {token["name"]: token for token in told["tokens"]}
    assert [token["kind"] for token in told["tokens"]].count("object") == 8
    assert [token["kind"] for token in told["tokens"]].count("skill") == 13
    assert [token["name"] for token in told["tokens"] if "promos" in token["needs"]] == ["immunity", "offering"]
    assert (tokens["hare-statue"]["level"], tokens["hare-statue"]["when"]) == (1, "move")
    assert (tokens["mask"]["level"], tokens["mask"]["effect"]) == (2, {"masks": 1})
    assert tokens["charge"]["effect"] == {"strength_attacking": 1}
    assert tokens["victory"]["copies"] == 6
    known = {passage.rule for passage in passages(pages()["kemet-classic.md"])}
    assert {token["rule"] for token in told["tokens"]} | set(told["rules"].values()) <= known


def test_blood_and_sand_has_no_path() -> None:
    assert about()["path"] is None


# A position -----------------------------------------------------------------------------------------------------------


def test_the_outlook_says_what_is_up_and_what_lies_where() -> None:
    """KT-S7, KT-R4, KT-R13."""
    t = walking(
        "turn of P1",
        TOP,
        P1="troops = { D-NW = 3 }, priests = { D-NW = 1, supply = 1 }",
        P2='troops = { T-W = 2 }, pilgrims = ["1A-2", "1A-2"]',
    )
    now = path(t)
    assert now["sides"] == ["1A", "2A", "3A", "4B"]
    assert now["tokens"]["2A-1"] == ["mask"]
    assert now["tokens"]["4B-1"] == [None, None]
    assert now["priests"]["P1"] == {"path": {"start": 1}, "board": {"D-NW": 1}, "supply": 1}
    assert now["priests"]["P2"]["path"] == {"1A-2": 2, "start": 1}
    assert now["left"] == {at: now["left"][at] for at in now["roads"]}
    assert (now["left"]["start"], now["left"]["3A-2"], now["left"]["ta-seti"]) == (3, 1, 0)
    assert {way["to"] for way in now["roads"]["1A-2"]} == {"2A-1", "2A-2", "3A-2", "3A-3"}


def test_without_the_path_nothing_is_told_of_it() -> None:
    t = walking("turn of P1", TOP, P1=TROOPS)
    assert "walks" in ahead(t)
    s = CLASSIC_RULES.setup({"players": 2})
    assert "path" not in CLASSIC_RULES.outlook(s)


# What lies ahead ------------------------------------------------------------------------------------------------------


def test_steps_of_priests_are_told_before_they_are_made() -> None:
    """KT-R3, KT-R5 to KT-R7, KT-R10: what lies on the road and there, and where whoever takes it goes."""
    t = walking("turn of P1", TOP, P1='troops = { D-NW = 3 }, pilgrims = ["1A-2"]')
    told = {(walk["start"], walk["to"]): walk for walk in ahead(t)["walks"]}
    assert told["start", "1A-1"] == {
        "choices": ["activate start", "go 1A-1"],
        "start": "start",
        "to": "1A-1",
        "road": [{"what": "prayer", "amount": 1}, {"what": "token", "amount": 1, "stat": "defence"}],
        "tokens": ["hare-statue"],
        "left": 3,
        "leaves": "start",
    }
    assert told["1A-2", "3A-2"]["leaves"] == "board"
    assert "leaves" not in told["1A-2", "2A-2"]


def test_a_skill_without_a_unit_on_the_board_leads_to_the_supply() -> None:
    """KT-R10."""
    t = walking("turn of P1", TOP, P1='pilgrims = ["1A-2"]')
    told = {walk["to"]: walk for walk in ahead(t)["walks"] if walk["start"] == "1A-2"}
    assert told["3A-2"]["leaves"] == "supply"


def test_a_priest_in_ta_seti_takes_the_point() -> None:
    """KT-R11."""
    t = walking("action move of P1", TOP, P1='troops = { D-NW = 3 }, pilgrims = ["ta-seti"]')
    [walk] = [walk for walk in ahead(t)["walks"] if walk["start"] == "ta-seti"]
    assert (walk["choices"], walk["to"], walk["tokens"]) == (["activate ta-seti"], "ta-seti", ["victory"])
    t.do(f"P1: {walk['choices'][0]}")
    brings = ahead(t)["brings"]
    assert {"what": "fame", "player": "P1", "amount": 1} in brings["use"]
    assert {"what": "priest", "at": "start"} in brings["use"]
    assert brings["stay"] == []


def test_taking_is_told_before_it_is_done() -> None:
    """KT-R8 to KT-R10: the Object or the Skill, and where the priest goes."""
    t = walking("action move of P1", TOP, P1='troops = { D-NW = 3 }, pilgrims = ["1A-2"]')
    t.do("P1: activate 1A-2", "P1: go 3A-2")
    assert ahead(t)["brings"]["use"] == [
        {"what": "token", "player": "P1", "name": "slaughter"},
        {"what": "priest", "at": "board"},
    ]


def test_cards_of_a_statue_are_told() -> None:
    """KT-R18: the Ibis works at once."""
    t = walking("action move of P1", f'{UP}\ntokens = {{ 1A-2 = ["ibis-statue"] }}', P1="troops = { D-NW = 3 }")
    t.do("P1: activate start", "P1: go 1A-2")
    assert {"what": "divine", "player": "P1", "amount": 1} in ahead(t)["brings"]["use"]


def test_by_night_a_priest_gains_nothing() -> None:
    """KT-T:night-expedition."""
    top = f'modules = ["path", "promos"]\n{TOP}\nround = 2'
    mine = 'tiles = ["hand-of-god", "night-expedition"], pyramids = { NW1 = "white 1" }, prayer = 3'
    t = table("night from night tiles", top, P1=mine)
    t.do("P1: tile night-expedition")
    told = ahead(t)["walks"]
    assert {walk["to"] for walk in told} == {"1A-1", "1A-2", "1A-3"}
    assert all(walk["road"] == walk["tokens"] == [] and "leaves" not in walk for walk in told)


def test_a_move_without_a_priest_is_still_one_gesture() -> None:
    """KT-R2: what is said before a Troop of `moves` stands in `unled`."""
    t = walking("turn of P1", TOP, P1=TROOPS)
    told = ahead(t)
    assert told["unled"] == ["pass"]
    arrival = told["moves"][0]["to"][0]
    space = next(c for c in t.legal("P1") if c.startswith("space move"))
    t.do(*(f"P1: {choice}" for choice in (space, *told["unled"], *arrival["choices"])))
    assert CLASSIC_RULES.outlook(t.state)["controls"][arrival["zone"]] == "P1"


@pytest.mark.parametrize("seed", range(3))
def test_every_step_that_is_told_can_be_made_and_brings_that(seed: int) -> None:
    """In games by chance: KT-R3, KT-R5."""
    rng, made = random.Random(seed), 0
    s = CLASSIC_RULES.setup({"players": 3, "modules": list(MODULES)})
    for _ in range(1500):
        owing = CLASSIC_RULES.owing(s)
        if not owing:
            break
        if owing == [BOX]:
            CLASSIC_RULES.apply(s, BOX, draw(CLASSIC_RULES.odds(s), b"", rng.getrandbits(64)))
            continue
        p = rng.choice(owing)
        legal = CLASSIC_RULES.legal(s, p)
        told: Any = CLASSIC_RULES.ahead(s, p, legal)
        leading = [c for c in legal if CLASSIC_RULES.choices.say(c).startswith(("space move", "silver move"))]
        in_turn = bool(leading) and CLASSIC_RULES.steps[s.frames[-1][0]].name == "your turn"
        for walk in told.get("walks", []):
            then = s.copy()
            if in_turn:
                CLASSIC_RULES.apply(then, p, leading[0])
            for choice in walk["choices"]:
                CLASSIC_RULES.apply(then, p, CLASSIC_RULES.choices.read(choice))
            now: Any = CLASSIC_RULES.outlook(then)["path"]
            assert now["priests"][f"P{p + 1}"]["path"][walk["to"]] >= 1
            assert walk["left"] == now["left"][walk["to"]]
            made += 1
        CLASSIC_RULES.apply(s, p, rng.choice(legal))
    assert made > 30


# A battle -------------------------------------------------------------------------------------------------------------


def test_a_battle_shows_priests_and_objects_used() -> None:
    """KT-B1, KT-R13."""
    t = fight('objects = ["flaming-khopesh"], priests = { T-W = 1 }')
    t.do("P1: object flaming-khopesh")
    shown = scene(t.state)
    assert shown is not None
    attacker, defender = shown["battle"]["sides"]
    assert attacker["path"] == {"priests": 1, "objects": ["flaming-khopesh"], "road": []}
    assert defender["path"] == {"priests": 0, "objects": [], "road": []}


def test_a_battle_shows_tokens_of_the_road() -> None:
    """KT-R6."""
    t = walking("action move of P1", TOP, P1="troops = { D-NW = 3 }", P2="troops = { T-W = 2 }")
    t.do("P1: activate start", "P1: go 1A-1", "P1: stay", "P1: troop D-NW", "P1: take 3", "P1: to T-W")
    shown = scene(t.state)
    assert shown is not None
    assert shown["battle"]["sides"][0]["path"]["road"] == ["defence"]


# Words ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_locations_have_names_of_their_own(language: str) -> None:
    """KT-R1: none is called by its notation, and no two alike."""
    w = Words(language, "kemet-classic")
    names = [w(f"location-{name.lower()}") for name in LOCATION_NAMES]
    assert len(set(names)) == len(LOCATION_NAMES)
    assert not [name for name in names if any(sign.isdigit() for sign in name)]
    assert len({w(f"side-{name.lower()}") for name in SIDE_NAMES}) == len(SIDE_NAMES)


def test_choices_and_events_name_locations() -> None:
    t = walking("action move of P1", TOP, P1=TROOPS)
    w = Words("en", "kemet-classic")
    t.do("P1: activate start")
    said = [note(t.state, w, 0, choice) for choice in t.state.menu]
    assert said[0].startswith("To Sehel: ")
    assert "Hare Statue" in said[0]
    assert not [text for text in said if "1A" in text]

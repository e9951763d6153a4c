"""What the page is told of Ankh: the box before there is a table, and the outlook on the regions of a position."""

import importlib
import json
from pathlib import Path
from random import Random

import pytest

from benben import ankh, bots
from benben.ankh.box.contents import MOST_PLAYERS
from benben.ankh.box.frames import STEPS
from benben.ankh.box.hexmap import EDGE_NAMES, HEX_NAMES, LAND
from benben.ankh.box.lands import lands_of
from benben.ankh.box.names import CAMEL, GODS, KIND_NAMES
from benben.ankh.box.state import AnkhState
from benben.ankh.rules.battle import STAGES
from benben.ankh.rules.caravan import CARAVAN
from benben.ankh.rules.devotion import order
from benben.ankh.rules.turn import needed
from benben.ankh.shown.about import about
from benben.ankh.shown.ahead import Line, ahead
from benben.ankh.shown.outlook import outlook
from benben.kernel.chance import draw
from benben.kernel.events import Log
from benben.kernel.notation import NONE, bits
from benben.kernel.positions import parse, read
from benben.kernel.reference import pages, passages
from benben.kernel.steps import BOX, SPECTATOR
from benben.kernel.views import sample, view

RULES = ankh.RULES
LAND_NAMES = sorted(HEX_NAMES[h] for h in LAND)
GUARDIANS = ["satet", "mummy", "scorpion"]
EXAMPLES = Path(__file__).parent.parent / "docs" / "examples"


def test_about_is_plain_data() -> None:
    told = about()
    assert json.loads(json.dumps(told)) == told == RULES.about()
    for scenario in told["scenarios"]:
        assert set(scenario["layouts"]) <= {str(players) for players in range(2, MOST_PLAYERS + 1)}
        for players, layout in scenario["layouts"].items():
            options: dict[str, object] = {"players": int(players), "scenario": scenario["name"], "first": "P1"}
            gods = ["amun", "anubis", "isis", "osiris", "ra"][: int(players)]
            s = RULES.setup({**options, "gods": gods, "guardians": ["satet", "mummy", "scorpion"]})
            pieces = view(RULES, s, SPECTATOR).data["position"]["columns"]["piece"]
            owners: dict[int | None, str] = {None: "neutral", **{i + 1: god for i, god in enumerate(gods)}}
            stand = {piece["at"]: f"{owners[piece['player']]} {piece['piece']}" for piece in layout["pieces"]}
            assert stand == pieces
            assert set(layout["camels"]) == set(view(RULES, s, SPECTATOR).data["position"]["columns"]["camels"])
            regions = outlook(s)["regions"]
            assert layout["regions"] == [{"hexes": r["hexes"], "tokens": r["tokens"]} for r in regions]


@pytest.mark.rule("A-MG1")
def test_two_players_see_no_merging_on_their_track() -> None:
    for scenario in about()["scenarios"]:
        tracks = scenario["events"]
        assert [sum(event == "conflict+merge" for event in tracks[str(n)]) for n in (2, 3, 4, 5)] == [0, 1, 1, 1]
        assert [event.removesuffix("+merge") for event in tracks["5"]] == tracks["2"]


def test_every_thing_on_the_table_leads_to_a_rule_that_exists() -> None:
    told = about()
    rules = {one.rule for one in passages(pages("en")["ankh.md"])}
    powers = [*(god["power"] for god in told["gods"]), *(power for level in told["powers"] for power in level)]
    named = {
        "action": set(told["actions"]),
        "happening": {event for scenario in told["scenarios"] for event in scenario["events"]["5"]},
        "card": {card["name"] for card in told["cards"]},
        "power": set(powers),
        "piece": {*KIND_NAMES[1:], "captive"},
    }
    for kind, names in named.items():
        assert set(told["rules"][kind]) == names
    battle = [rule for step in told["battle"] for rule in (step["rule"], *step["gains"])]
    cited = [rule for kind in told["rules"].values() for rule in kind.values()]
    for rule in [*cited, *battle, *(gain["rule"] for gain in told["gains"])]:
        assert rule in rules, rule


def test_every_stage_of_a_battle_belongs_to_one_step() -> None:
    """In their order, and where a question can be open the step is that of the question."""
    assert [stage for step in about()["battle"] for stage in step["stages"]] == list(STAGES)
    step_at = {stage: step["rule"] for step in about()["battle"] for stage in step["stages"]}
    opened = {step.rule: name for step in STEPS for name in step.on if name.startswith("battle: ")}
    assert {rule: step_at[stage.removeprefix("battle: ")] for rule, stage in opened.items()}.items() >= {
        ("A-B1", "A-B1"),
        ("A-B2", "A-B2"),
        ("A-B3", "A-B3"),
        ("A-B6", "A-B6"),
        ("A-B8", "A-B8"),
    }


@pytest.mark.parametrize("players", range(2, MOST_PLAYERS + 1))
def test_the_outlook_tells_no_secret(players: int) -> None:
    """It exists in every position of a game and follows from what a spectator sees."""
    rng = Random(players)
    bot = bots.make("eager", rng)
    s = RULES.setup({"players": players, "scenario": rng.choice(["middle_kingdom", "inundation"])})
    number = 0
    while not s.reason:
        number += 1
        p = RULES.owing(s)[0]
        choice = draw(RULES.odds(s), b"outlook", number) if p == BOX else bot.choose(RULES.legal(s, p), bytes)
        RULES.apply(s, p, choice)
        told = outlook(s)
        tokens = [token for region in told["regions"] for token in region["tokens"]]
        assert sorted(tokens) == [i + 1 for i, at in enumerate(s.token_at) if at >= 0]
        assert sorted(h for region in told["regions"] for h in region["hexes"]) == LAND_NAMES
        if s.frames and not number % 5:
            assert outlook(sampled(s, SPECTATOR, rng)) == told


def test_the_outlook_counts_what_a_battle_counts() -> None:
    """Strength before cards is what the battle says, when both play a card that adds nothing."""
    table = parse((EXAMPLES / "battle.toml").read_text(encoding="utf-8"))
    s = read(RULES, table)
    assert isinstance(s, AnkhState)
    (region,) = [r for r in outlook(s)["regions"] if "[4,7]" in r["hexes"]]
    assert region["battle"]
    assert {god: side["figures"] for god, side in region["sides"].items()} == {"isis": 3, "osiris": 3}
    assert region["sides"]["isis"]["majorities"] == 1
    log = Log()
    for player, text in ((0, "card flood"), (1, "card cycle")):
        RULES.apply(s, player, RULES.read(s, player, text), log)
    told = [RULES.story.data(event)["args"] for event in log.events if event.template == "strength"]
    strengths = {args[0]: args[3] for args in told if isinstance(args, list)}
    assert strengths == {god: side["strength"] for god, side in region["sides"].items()}


@pytest.mark.rule("A-M2")
def test_the_outlook_has_regions_and_the_water_beside_them() -> None:
    """Also those without a token, while a caravan is being laid; the first hex is a region's name."""
    s = RULES.setup({"players": 2, "first": "P1", "gods": ["isis", "ra"], "guardians": GUARDIANS})
    s.camels = 0
    s.token_at = [NONE] * 8
    regions = outlook(s)["regions"]
    assert sorted(len(r["hexes"]) for r in regions) == [22, 28, 32]
    assert [r["tokens"] for r in regions] == [[], [], []]
    assert all(r["waters"] and not set(r["waters"]) & set(LAND_NAMES) for r in regions)
    s.token_at[4] = HEX_NAMES.index(regions[1]["hexes"][0])
    s.token_at[6] = s.token_at[4]
    assert [r["tokens"] for r in outlook(s)["regions"]] == [[], [5, 7], []]


@pytest.mark.rule("A-C7", "A-D1")
def test_the_outlook_warns_of_actions_that_set_off_an_event() -> None:
    s = RULES.setup({"players": 3, "first": "P2", "gods": ["isis", "ra", "amun"], "guardians": GUARDIANS})
    told = outlook(s)
    assert (told["order"], told["fires"]) == (["P2", "P3", "P1"], [])
    assert told["ranking"] == [GODS[side] for side in reversed(order(s, s.in_play))]
    s.track[2] = needed(s, 2) - 1
    assert outlook(s)["fires"] == ["gain"]


@pytest.mark.rule("A-T2", "A-FG1")
def test_the_outlook_says_who_has_one_action_and_the_box_what_is_safe() -> None:
    asked = RULES.setup({"players": 3})  # for gods: nobody has one, and so nobody shares one
    assert asked.frames
    assert not outlook(asked)["one_action"]
    s = RULES.setup({"players": 3, "first": "P1", "gods": ["isis", "ra", "amun"], "guardians": GUARDIANS})
    assert not outlook(s)["one_action"]
    s.side_of[2] = s.side_of[1]
    assert not outlook(s)["one_action"]  # P1 has their own
    s.side_of[0] = s.side_of[1]
    assert outlook(s)["one_action"]
    assert about()["devotion"]["safe"] == about()["devotion"]["red"] + 1


@pytest.mark.rule("A-EV2")
def test_caravans_ahead_are_legal_lines_through_every_side_on_offer() -> None:
    """For whoever is asked, and from what that player knows."""
    rng = Random(5)
    s = caravan_question(rng)
    player = s.asked
    while RULES.owing(s) == [player] and s.frames[-1][0] == CARAVAN:
        lines = caravans_ahead(s, player)
        offered = [RULES.choices.names[c].removeprefix("camel ") for c in RULES.legal(s, player) if c >= CAMEL]
        chosen = {EDGE_NAMES[side] for side in s.frames[-1][3:]}
        assert {side for line in lines for side in line["camels"]} == {*offered, *chosen}
        assert [len(line["camels"]) for line in lines] == sorted(len(line["camels"]) for line in lines)
        legal = {line: bits(line) for line in lands_of(s.camels).caravans()}
        for line in lines:
            assert chosen <= set(line["camels"])
            assert mask_of(line["camels"]) in legal
            halves = [r["hexes"] for r in outlook(laid(s, line["camels"]))["regions"]]
            assert line["half"] in halves
            assert line["half"][0] in [r["hexes"][0] for r in outlook(s)["regions"]]
            after = s.copy()
            for side in line["rest"]:
                RULES.apply(after, player, RULES.choices.read(f"camel {side}"))
            assert after.camels == s.camels | mask_of(line["camels"])  # naming those lays this one, whole
        for side in offered:
            through = [sides for sides in legal.values() if {*chosen, side} <= {EDGE_NAMES[x] for x in sides}]
            told = next(line["camels"] for line in lines if side in line["camels"])
            assert len(told) == min(len(sides) for sides in through)
        assert ahead(RULES, sampled(s, player, rng), player, s.menu) == ahead(RULES, s, player, s.menu)
        RULES.apply(s, player, rng.choice(RULES.legal(s, player)[1:] or RULES.legal(s, player)))
    assert "caravans" not in ahead(RULES, s, s.asked, s.menu)


def caravan_question(rng: Random) -> AnkhState:
    bot, number = bots.make("eager", rng), 0
    s = RULES.setup({"players": 4})
    while not s.frames or s.frames[-1][0] != CARAVAN:
        number += 1
        p = RULES.owing(s)[0]
        RULES.apply(s, p, draw(RULES.odds(s), b"a", number) if p == BOX else bot.choose(RULES.legal(s, p), bytes))
    return s


def caravans_ahead(s: AnkhState, player: int) -> list[Line]:
    return ahead(RULES, s, player, RULES.legal(s, player))["caravans"]


def mask_of(camels: list[str]) -> int:
    return sum(1 << EDGE_NAMES.index(side) for side in camels)


def laid(s: AnkhState, camels: list[str]) -> AnkhState:
    other = s.copy()
    other.camels |= mask_of(camels)
    return other


def sampled(s: AnkhState, player: int, rng: Random) -> AnkhState:
    other = sample(RULES, view(RULES, s, player), rng)
    assert isinstance(other, AnkhState)
    RULES.settle(other, None)
    return other


def test_the_pages_fixture_is_what_the_game_tells_now(monkeypatch: pytest.MonkeyPatch) -> None:
    """`web/fixtures/make.py` writes it: tests of the page must not know an older game."""
    folder = Path(__file__).parents[1] / "web" / "fixtures"
    monkeypatch.syspath_prepend(str(folder))
    told = importlib.import_module("make").about()
    kept = json.loads((folder / "about.json").read_text(encoding="utf-8"))
    assert kept == json.loads(json.dumps(told)), "web/fixtures/make.py writes about.json anew"

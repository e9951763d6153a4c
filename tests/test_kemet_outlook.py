"""What the page is told of Kemet: the box before there is a table, and the outlook on a position."""

import json
from typing import Any

import pytest
from kemet_classic_table import table as classic_table
from kemet_table import table
from test_kemet_ahead import positions

from benben.kemet.box.edition import EDITION
from benben.kemet.box.names import CARD_NAMES, DIVINE_NAMES, SPACE_NAMES, TILE_NAMES
from benben.kemet.classic import ADDED, CLASSIC_RULES, MODULES
from benben.kemet.rules.battle import STAGES
from benben.kemet.shown.about import about
from benben.kemet.shown.outlook import outlook
from benben.kemet.shown.rulebook import between_days
from benben.kernel.notation import player_name
from benben.kernel.reference import pages, passages
from benben.kernel.registry import ruleset
from benben.kernel.steps import SPECTATOR
from benben.kernel.views import view

KEMET = ruleset("kemet")


def test_about_is_plain_data() -> None:
    told = about()
    assert json.loads(json.dumps(told)) == told
    for players in told["players"]:
        s = KEMET.setup({"players": players})
        columns = view(KEMET, s, SPECTATOR).data["position"]["columns"]
        assert {tile["name"] for tile in told["tiles"]} >= set(columns["market"])
    assert [zone["name"] for zone in told["zones"] if zone["kind"] == "temple" and zone["night"]] == [
        "T-W",
        "T-inW",
        "T-E",
        "T-inE",
    ]
    assert {zone["city"] for zone in told["zones"] if zone["kind"] == "district"} == set(told["cities"])
    assert [zone["port"] for zone in told["zones"] if zone["name"] in ("D-NW", "Ob-W2", "Delta-D", "T-W")] == [
        "military",
        "trading",
        "military",
        None,
    ]
    assert [card["own_loss"] for card in told["cards"] if card["name"] == "5/0/0"] == [2]
    assert [card["name"] for card in told["cards"] if card["special"]] == ["3/3/0", "3/0/3"]


@pytest.mark.parametrize("game", ["kemet", "kemet-classic"])
def test_every_rule_is_one(game: str) -> None:
    known = {passage.rule for passage in passages(pages()[f"{game}.md"])}
    told: Any = ruleset(game).about()
    named = [rule for kind in told["rules"].values() for rule in kind.values()]
    named += [stage["rule"] for stage in (*told["battle"], *told["night"])]
    named += [thing["rule"] for thing in (*told["tiles"], *told["divine"], *told["differs"])]
    assert set(named) <= known, set(named) - known


def test_every_stage_belongs_to_one_step() -> None:
    assert [stage for step in about()["battle"] for stage in step["stages"]] == list(STAGES)
    assert [step["name"] for step in about()["night"]] == list(EDITION.phases)


@pytest.mark.rule("KT-E1", "KT-E2", "KT-E3", "KT-E4")
def test_classic_says_what_each_module_brings() -> None:
    """What a page leaves out of the box for a game is what that game does not have."""
    told: Any = CLASSIC_RULES.about()
    assert (told["modules"], told["extras"]) == (list(MODULES), ["promos"])
    assert [(one["name"], one["victory"], one["modules"]) for one in told["lengths"]] == [
        ("short", 8, True),
        ("long", 10, True),
        ("beginner", 4, False),
    ]
    for some in ([], list(MODULES), list(ADDED), ["black", "promos"], *([module] for module in ADDED)):
        s = CLASSIC_RULES.setup({"players": 3, "modules": some})
        edition = s.edition

        def here(things: list[Any], on: tuple[str, ...] = tuple(some)) -> set[str]:
            return {thing["name"] for thing in things if set(thing["needs"]) <= set(on)}

        assert here(told["tiles"]) == {TILE_NAMES[t] for t in edition.tiles}
        assert here(told["spaces"]) == {SPACE_NAMES[i] for i in edition.spaces}
        assert here(told["cards"]) == {CARD_NAMES[c] for c in edition.cards}
        assert here(told["divine"]) == {DIVINE_NAMES[d] for d in edition.divine}
        night = [
            step for step in told["night"] if set(step["needs"]) <= set(some) and not set(step["unless"]) & set(some)
        ]
        assert [step["name"] for step in night] == between_days(edition)


@pytest.mark.rule("KT-P14")
def test_a_tile_of_two_colours_says_both() -> None:
    told: Any = CLASSIC_RULES.about()
    tiles = {tile["name"]: tile for tile in told["tiles"]}
    assert tiles["renewal"]["second"] == {"colour": "red", "level": 1}
    assert (tiles["renewal"]["level"], tiles["renewal"]["price"]) == (2, 3)
    assert (tiles["carnage"]["second"], tiles["carnage"]["price"]) == (None, tiles["carnage"]["level"])


@pytest.mark.rule("KT-V1", "KT-V2")
def test_who_would_win_when_the_day_ends() -> None:
    t = classic_table(
        "turn of P1",
        P1="troops = { NW1 = 1 }, divine_fame = 8, battle_fame = 1",
        P2="troops = { SW1 = 1 }, divine_fame = 5, battle_fame = 4",
    )
    told = outlook(t.state)
    assert (told["victory"], told["wins_at"], told["winning"]) == (8, "end of day", ["P2"])


@pytest.mark.rule("K-C6", "K-D2", "K-M5")
def test_fame_by_kind_and_who_would_win() -> None:
    t = table(
        "turn of P1",
        P1="troops = { T-W = 2 }, divine_fame = 4, battle_fame = 4",
        P2="troops = { NW1 = 1 }, battle_fame = 2",
    )
    told = outlook(t.state)
    assert told["fame"]["P1"] == {"divine": 4, "battle": 4, "temporary": ["T-W"], "total": 9}
    assert told["winning"] == ["P1"]
    assert told["controls"]["T-W"] == "P1"
    assert told["controls"]["NW1"] == "P2"
    assert told["controls"]["NW2"] == "P1"
    assert told["tokens"]["P1"]["left"] == 5


@pytest.mark.rule("K-B3")
def test_what_both_sides_have_before_cards() -> None:
    t = table("turn of P1", P1="troops = { NW1 = 3 }, tiles = ['charge']", P2="troops = { D-NW = 2 }")
    assert "battle" not in outlook(t.state)
    t.do("P1: space move-2", "P1: troop NW1", "P1: take 3", "P1: to D-NW")
    told: Any = outlook(t.state)["battle"]
    assert (told["attacker"], told["defender"], told["zone"]) == ("P1", "P2", "D-NW")
    assert [
        [(c["source"], c["amount"], c["rule"]) for c in side if c["stat"] == "strength"] for side in told["counted"]
    ] == [
        [("units", 3, "K-B3"), ("charge", 1, "K-T:charge")],
        [("units", 2, "K-B3")],
    ]


def test_floors_that_still_need_a_token_are_told() -> None:
    """K-D1: every floor gets one each Day."""
    s: Any = KEMET.setup({"players": 2})
    s.spaces[0] = 0b1
    told = outlook(s)["tokens"]
    floors = {space["floor"] for space in about()["spaces"]}
    assert told["P2"]["floors"] == sorted(floors)
    assert told["P1"]["floors"] == sorted(floors - {about()["spaces"][0]["floor"]})


def test_who_still_chooses_a_place_is_told() -> None:
    """K-N9: in the order in which they are asked."""
    seen = 0
    for s, _ in positions(3, 1):
        told: Any = outlook(s).get("destiny")
        if told:
            assert told["choosing"][0] == player_name(KEMET.owing(s)[0])
            assert sorted([*told["choosing"], *filter(None, told["places"])]) == ["P1", "P2", "P3"]
            seen += 1
    assert seen > 2

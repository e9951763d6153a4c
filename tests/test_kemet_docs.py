"""The rules reference of Kemet agrees with the data and the engine, and so do the notes beside the choices."""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pictured import KEMET
from table import Table

from benben.kemet.box.board import BESIDE, COUNTS, HAS_OBELISK, NIGHT_PRAYER, TRADING_PORTS, layout_of
from benben.kemet.box.names import (
    BATTLE_CARDS,
    CARD_NAMES,
    CITIES,
    COLOURS,
    DISTRICTS,
    DIVINE,
    DIVINE_RULE,
    OTHER_ZONES,
    SPACES,
    TILE_COLOUR,
    TILE_LEVEL,
    TILE_RULE,
    TILES,
    ZONE_NAMES,
)
from benben.kemet.shown import notes
from benben.kernel import positions
from benben.kernel.reference import Passage, pages, passages
from benben.kernel.registry import ruleset
from benben.kernel.steps import BOX
from benben.terminal import rulebook

SOURCE = Path(__file__).parent.parent / "src" / "benben" / "kemet"
PAGE = pages()["kemet.md"]
SPACES_HERE = [space["name"] for space in SPACES]
PASSAGES = passages(PAGE)
BY_ID = {passage.rule: passage for passage in PASSAGES if passage.rule}
SERIES = {"C": (1, 6), "M": (1, 6), "S": (1, 5), "D": (1, 7), "A": (1, 10), "B": (0, 9), "N": (1, 11), "P": (1, 10)}
NUMBERED = [f"K-{letter}{i}" for letter, (first, last) in SERIES.items() for i in range(first, last + 1)]
RULES = ruleset("kemet")
COPIES = {1: "", 2: "two copies"}


def rows(passage: Passage) -> list[list[str]]:
    """The cells of the first table in a passage, without its head."""
    lines = [line for line in passage.lines if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def under(heading: str) -> list[Passage]:
    return [passage for passage in PASSAGES if passage.heading == heading]


def table_under(heading: str) -> list[list[str]]:
    return next(found for passage in under(heading) if (found := rows(passage)))


def table(sketch: str) -> Table:
    return Table(sketch, "kemet")


def kebab(name: str) -> str:
    return re.sub(r"[^a-z -]", "", name.lower()).replace(" ", "-")


# The reference --------------------------------------------------------------------------------------------------------


def test_every_rule_stands_there_once() -> None:
    found = [passage.rule for passage in PASSAGES if passage.rule]
    assert len(found) == len(set(found))
    assert set(found) == {*NUMBERED, *TILE_RULE, *DIVINE_RULE}
    assert (len(set(TILE_RULE)), len(DIVINE_RULE), len(NUMBERED)) == (51, 12, 65)


def test_every_rule_has_a_title_and_a_text() -> None:
    for rule, passage in BY_ID.items():
        assert re.match(r"\*\*[^*]+[.!]\*\* *\S", passage.body.replace("\n", " ")), rule


def test_rules_named_in_the_page_and_in_the_code_exist() -> None:
    texts = [PAGE, *(path.read_text(encoding="utf-8") for path in SOURCE.glob("*.py"))]
    named = {rule for text in texts for rule in re.findall(r"K-(?:[A-Z]\d+|[TI]:[a-z][a-z-]*)", text)}
    assert named - set(BY_ID) == set()


def test_each_ruling_is_in_the_table_of_rulings() -> None:
    marked = {rule for rule, passage in BY_ID.items() if "*[ruling]*" in passage.text}
    listed = {row[0] for row in table_under("All rulings")}
    assert listed - {"K-N1 to K-N9"} == marked


@pytest.mark.parametrize("number", range(len(TILES)))
def test_a_tile_is_described_as_the_data_has_it(number: int) -> None:
    _, colour, tile = TILES[number]
    passage = BY_ID[TILE_RULE[number]]
    title, words = re.findall(r"^\*\*([^*]+)\*\* \*([^*]+)\.\*", passage.body)[0]
    marks = words.split(", ")
    assert kebab(title) == TILE_RULE[number].removeprefix("K-T:")
    assert passage.text.count("*it*") == passage.text.count("*es*") == passage.text.count("*uk*") == 1
    if TILE_RULE.count(TILE_RULE[number]) > 1:
        assert marks == [f"Level {tile['level']}", "in each colour"]
        return
    assert passage.heading == COLOURS[colour].capitalize()
    assert marks[0] == f"{passage.heading} {tile['level']}"
    expected = {
        COPIES[tile.get("copies", 1)]: True,
        "creature": "creature" in tile,
        "gold": "gold" in tile.get("effect", {}),
        "uncertain": tile.get("uncertain", False),
    }
    assert set(marks[1:]) == {mark for mark, holds in expected.items() if mark and holds}
    numbers = [n for n in [*tile.get("effect", {}).values(), *tile.get("creature", {}).values()] if isinstance(n, int)]
    for n in numbers:
        assert n == 1 or str(n) in passage.body or (TILE_RULE[number], n) == ("K-T:legion", 2), n


def test_the_table_of_tiles_is_the_data() -> None:
    found = []
    for row in table_under("Power tiles"):
        for colour, cell in enumerate(row[1:]):
            for name in cell.split(", "):
                plain, _, copies = name.partition(" ×")
                found.append((f"K-T:{kebab(plain)}", colour, int(row[0]), int(copies or 1)))
    data = [(TILE_RULE[t], TILE_COLOUR[t], TILE_LEVEL[t], TILES[t][2].get("copies", 1)) for t in range(len(TILES))]
    assert sorted(found) == sorted(data)
    assert [sum(row[3] for row in found if row[1] == colour) for colour in range(4)] == [16] * 4


def test_the_cards_are_the_data() -> None:
    found = table_under("Divine interventions")
    data = [[name, str(card["copies"]), str(card["cost"]), card["icon"]] for name, card in DIVINE.items()]
    assert [[kebab(row[0]), row[1].replace("1 per player", "0"), *row[2:4]] for row in found] == data
    assert sum(card["copies"] for card in DIVINE.values()) == 33
    for name, card in DIVINE.items():
        assert f"*{card['icon'].capitalize()}, {card['cost']} PP.*" in BY_ID[f"K-I:{name}"].text
    battle = rows(BY_ID["K-C3"])
    assert [row[0] for row in battle] == list(CARD_NAMES)
    assert all("/".join(row[1:4]) == row[0] for row in battle)
    assert ["loses 2 Units" in row[4] for row in battle] == ["own_loss" in card for card in BATTLE_CARDS.values()]


def test_the_spaces_are_the_data() -> None:
    for name in SPACES_HERE:
        assert f"`{name}`" in BY_ID["K-C4"].text
    floors = {row[0]: row[1] for row in rows(BY_ID["K-C4"])}
    for floor in "123":
        actions = [name.split("-")[0].capitalize() for name in SPACES_HERE if name[-1].replace("a", "1") == floor]
        actions += ["Buy", "Buy"] if floor == "1" else []
        assert sorted(floors[floor].split(", ")) == sorted(actions)


def test_the_board_is_the_data() -> None:
    table = {row[0]: row for row in rows(BY_ID["K-M1"])}
    assert sorted(table) == sorted(ZONE_NAMES[DISTRICTS:])
    for z, name in enumerate(ZONE_NAMES):
        if z < DISTRICTS:
            continue
        _, kind, obelisk, port, borders = table[name]
        assert sorted(borders.split(", ")) == sorted(ZONE_NAMES[n] for n in BESIDE[z] if n >= DISTRICTS), name
        assert (obelisk == "yes") == HAS_OBELISK[z]
        assert (port == "trading") == (z in TRADING_PORTS)
        assert port.startswith("military") == (OTHER_ZONES.get(name, {"port": "military"}).get("port") == "military")
        assert (f"{NIGHT_PRAYER[z]} PP" in kind) == (NIGHT_PRAYER[z] > 0)


def test_what_is_in_play_is_the_data() -> None:
    for players, row in zip(COUNTS, rows(BY_ID["K-M2"]), strict=True):
        layout = layout_of(players)
        cities = ", ".join(CITIES[c] for c in layout.cities)
        assert [row[0], row[1], *row[3:]] == [str(players), cities, str(len(layout.zones)), str(len(layout.temples))]


# Finding a rule -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rule", [*NUMBERED, *DIVINE_RULE, *sorted(set(TILE_RULE))])
def test_a_rule_is_found_by_its_id(rule: str) -> None:
    assert [passage.rule for passage in rulebook.find(rule.lower())] == [rule]


def test_a_rule_is_found_by_a_word_in_any_language() -> None:
    for word in ("griffin", "Sfinge Grifone", "esfinge grifo", "Сфінкс-грифон"):
        assert "K-T:griffin-sphinx" in [passage.rule for passage in rulebook.find(word)]


def test_zones_look_like_ids_and_are_found_all_the_same() -> None:
    for zone in ("T-W", "Ob-W1", "Delta-D"):
        assert "K-M1" in [passage.rule for passage in rulebook.find(zone)]


@pytest.mark.parametrize(
    ("asked", "answer"), [("K-T:spyy", "K-T:spy"), ("k-i:transfr", "K-I:transfer"), ("K-T:zzzzzzzz", "shows them all")]
)
def test_a_rule_that_does_not_exist(asked: str, answer: str) -> None:
    with pytest.raises(rulebook.NoSuchRule, match=f"there is no rule '{asked}'.*{answer}"):
        rulebook.find(asked)


# The examples of the page ---------------------------------------------------------------------------------------------


def test_example_of_a_battle() -> None:
    t = table("""
        situation = "battle in T-W of P1 against P2"
        [P1]
        troops = { T-W = 4 }
        tiles = ["carnage"]
        [P2]
        troops = { T-W = 5 }
    """)
    t.do("P1: discard 1/3/0", "P1: card 4/1/0", "P1: seal", "P2: discard 1/3/0", "P2: card 3/0/1", "P2: seal")
    assert t.told("K-B3", "strength") == [["P1", 8, "P2", 8]]
    assert t.told("K-B3", "wins battle") == [["P2"]]
    assert t.told("K-B4", "lost units") == [["P1", 0, 4], ["P2", 1, 4]]
    assert t.told("K-B5", "gained veterans") == [["P1", 1, 1], ["P2", 2, 2]]
    t.do("P1: recall")
    assert t.told("K-B6", "gained prayer") == [["P1", 3, 10]]


def test_example_of_ports() -> None:
    t = table("""
        cities = ["NW", "SW"]
        situation = "action move of P1"
        [P1]
        troops = { Delta-D = 1 }
        [P2]
        troops = { SW1 = 5 }
    """)
    t.do("P1: troop Delta-D")
    assert {zone for zone in t.legal() if zone.startswith("to ")} == {
        *("to Ob-W2", "to In-W", "to D-NW", "to T-Delta", "to Sanctuary"),
    }


@pytest.mark.parametrize(("start", "first", "beyond"), [("D-SW", "SW1", "SW2"), ("T-W", "D-SW", "SW1")])
def test_example_of_walls(start: str, first: str, beyond: str) -> None:
    t = table(f"""
        cities = ["NW", "SW"]
        situation = "action move of P1"
        [P1]
        troops = {{ {start} = 1 }}
        tiles = ["priest-of-mafdet"]
    """)
    t.do(f"P1: troop {start}")
    assert f"to {first}" in t.legal()
    t.do(f"P1: to {first}")
    assert t.prompt == "go on"
    assert f"to {beyond}" not in t.legal()


def test_example_of_land_moves() -> None:
    t = table("""
        cities = ["NW", "SW"]
        situation = "action move of P1"
        [P1]
        troops = { NW1 = 5 }
        tiles = ["royal-scarab"]
        creatures = { royal-scarab = "NW1" }
    """)
    t.do("P1: troop NW1", "P1: take 5", "P1: to D-NW", "P1: take 3", "P1: pass")
    t.do("P1: to T-W", "P1: to D-SW")
    assert t.prompt == "your turn"


def test_example_of_prices() -> None:
    t = table("""
        situation = "action raise of P1"
        [P1]
        prayer = 11
        pyramids = { NW1 = "ruby 2" }
    """)
    notes_of = dict(zip(t.legal(), notes_now(t), strict=True))
    assert notes_of["raise NW1"] == "Raise the pyramid in NW1: Northwest 1; pyramid 2 (Ruby)"
    t.do("P1: raise NW1")
    assert notes_now(t) == ["Level 3: costs 3 PP", "Level 4: costs 7 PP"]


# Notes ----------------------------------------------------------------------------------------------------------------


def notes_now(t: Table) -> list[str]:
    p = t.rules.owing(t.state)[0]
    return [notes.note(t.state, KEMET, p, choice).replace("\u00a0", " ") for choice in t.rules.legal(t.state, p)]


def noted(t: Table) -> dict[str, str]:
    return dict(zip(t.legal(), notes_now(t), strict=True))


def test_notes_on_a_turn() -> None:
    t = table("""
        cities = ["NW", "W", "SW", "NE", "SE"]
        colours = ["ruby", "sapphire", "diamond", "onyx"]
        [P1]
        prayer = 3
        pyramids = { NW1 = "ruby 2" }
        tiles = ["priest", "forced-march", "phoenix"]
        creatures = { phoenix = "NW1" }
        troops = { NW1 = 3 }
        divine = ["raining-fire"]
        [P2]
        troops = { T-W = 4 }
    """)
    found = noted(t)
    assert found["space pray-1"] == "Place a token: Pray, floor 1: +3 PP"
    assert found["space buy-a"] == "Place a token: Buy a Power tile, floor 1: Ruby"
    assert found["gold forced-march"] == "Use the gold token: Forced March: gold: a Move without Teleport"
    assert found["play raining-fire"] == "Play Raining Fire: costs 1 PP; enemy Units removed: 1"
    t.do("P1: space buy-a")
    found = noted(t)
    assert found["tile portal"] == "Take Portal: costs 2 PP; Teleport 1 PP cheaper; Teleport from Obelisks, too"
    assert "tile royal-scarab" not in found


def test_notes_on_a_move() -> None:
    t = table("""
        cities = ["NW", "W", "SW", "NE", "SE"]
        colours = ["ruby", "sapphire", "diamond", "onyx"]
        situation = "action move of P1"
        [P1]
        prayer = 3
        pyramids = { NW1 = "ruby 2" }
        troops = { NW1 = 1 }
        tiles = ["portal"]
        [P2]
        tiles = ["khnums-sphinx"]
        troops = { T-W = 4 }
        creatures = { khnums-sphinx = "T-W" }
    """)
    assert noted(t)["troop NW1"] == "Troop in NW1: Northwest 1; pyramid 2 (Ruby); P1: 1 Unit"
    t.do("P1: troop NW1")
    found = noted(t)
    there = "West temple; costs 2 PP; 2 PP at Night; P2: 4 Units, Khnum’s Sphinx"
    assert found["teleport T-W"] == f"Teleport to T-W: {there}"
    assert found["teleport T-Delta"] == "Teleport to T-Delta: Delta temple; costs 1 PP"
    assert found["to D-NW"] == "To D-NW: NW sands"


def test_notes_in_a_battle() -> None:
    t = table("""
        situation = "battle in T-W of P1 against P2"
        [P1]
        troops = { T-W = 4 }
        divine = ["war-fury"]
        [P2]
        troops = { T-W = 1 }
    """)
    assert (
        noted(t)["discard 5/0/0"]
        == "Lay 5/0/0 aside, face down: strength 5, damage 0, defence 0; Units your Troop loses: 2"
    )
    t.do("P1: discard 5/0/0", "P1: card 4/1/0")
    assert noted(t)["add war-fury"] == "Add War Fury: costs 1 PP; strength +2"
    assert noted(t)["add diversion"] == "Add Diversion: nothing; it returns to the hand"
    t.do("P1: seal", "P2: discard 4/1/0", "P2: card 1/1/3", "P2: seal")
    assert noted(t) == {
        "recall": "Recall: all Units to the supply, +0 PP",
        "retreat": "Retreat: the winner chooses where",
    }


def test_notes_in_the_night() -> None:
    t = table("""
        situation = "night"
        [P1]
        troops = { Sanctuary = 2, T-Delta = 1 }
        veterans = 4
    """)
    assert noted(t)["use"] == "Yes: Units lost: 2, fame gained: 1"
    t.do("P1: pass")
    assert noted(t)["use"] == "Yes: Units lost: 1, PP gained: 5"
    t.do("P1: pass")
    assert noted(t)["spend 2"] == "Spend 2: Veterans spent: 2, extra PP: 2"


def positions_of_a_game(seed: int, steps: int) -> Iterator[Any]:
    rng = random.Random(seed)
    s = RULES.setup({"players": 3})
    for _ in range(steps):
        yield s
        p = rng.choice(RULES.owing(s))
        menu = RULES.legal(s, p)
        RULES.apply(s, p, rng.choice(menu))


def test_notes_change_nothing() -> None:
    for s in positions_of_a_game(5, 300):
        before = positions.dump(RULES, s)
        for p in RULES.owing(s):
            for choice in RULES.legal(s, p) if p != BOX else []:
                notes.note(s, KEMET, p, choice)
        assert positions.dump(RULES, s) == before


def test_every_tile_and_card_has_a_note() -> None:
    assert all(notes.about_tile(KEMET, t) for t in range(len(TILES)))
    assert all(notes.about_divine(KEMET, card) for card in range(len(DIVINE)))

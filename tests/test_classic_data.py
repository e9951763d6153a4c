"""The data of classic Kemet with Ta-Seti: what is in the box, with which switches, and both sides of the board."""

import re
import shutil
from collections import Counter
from itertools import chain, combinations
from pathlib import Path

import pytest

from benben.kemet.box import names
from benben.kemet.box.files import DATA, FILES, SWITCHES, Files
from benben.kemet.box.layouts import NUMBER, Layout, OnTheBoard, districts
from benben.kemet.box.names import CITIES, ZONE_NAMES
from benben.kemet.box.shapes_classic import MODULES
from benben.kernel.errors import BadData

FOLDER = DATA / "classic"
BASE = Files(FOLDER)
ALL = FILES[1]


def tiles(files: Files) -> dict[str, int]:
    """Copies by name."""
    return {name: tile.get("copies", 1) for those in files.tiles.values() for name, tile in those.items()}


# Switches -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KT-E1")
@pytest.mark.parametrize(
    "modules", list(chain.from_iterable(combinations(MODULES, n) for n in range(len(MODULES) + 1)))
)
def test_every_set_of_modules_is_a_box(modules: tuple[str, ...]) -> None:
    files = Files(FOLDER, modules)
    assert sum(tiles(files).values()) == (64 if "black" in modules else 48)
    assert sum(card["copies"] for card in files.cards["divine"].values()) == (47 if "cards" in modules else 35)
    assert ("dawn" in files.numbers["round"]) == ("dawn" in modules)
    assert ("order" in files.numbers["round"]) == ("dawn" not in modules)
    assert ("refill" in files.numbers["night"]["phases"]) == ("path" in modules)


@pytest.mark.rule("KT-E2")
@pytest.mark.parametrize(
    ("modules", "found"),
    [
        ((), {"protective-aura", "reminiscence", "divine-prescience", "renewal", "disciple-of-ptah"}),
        (
            ("path",),
            {"protective-aura", "reminiscence", "divine-prescience", "renewal", "disciple-of-ptah", "night-expedition"},
        ),
        (("black",), {"protective-aura", "reminiscence", "divine-prescience", "renewal", "disciple-of-ptah", "piety"}),
    ],
)
def test_promos_come_where_they_make_sense(modules: tuple[str, ...], found: set[str]) -> None:
    without, files = Files(FOLDER, modules), Files(FOLDER, (*modules, "promos"))
    assert set(tiles(files)) - set(tiles(without)) == found
    assert {"piety", "renewal"} <= set(files.numbers["night"]["phases"])
    assert not {"piety", "renewal"} & set(without.numbers["night"]["phases"])


@pytest.mark.rule("KT-E3", "KT-E4")
@pytest.mark.parametrize(("switches", "fame"), [((), 8), (("long",), 10), (("beginner",), 4)])
def test_how_long_a_game_is(switches: tuple[str, ...], fame: int) -> None:
    assert Files(FOLDER, switches).numbers["victory"] == {"fame": fame}


# Constants ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KT-C1", "KT-C2", "KT-C5", "KT-C7", "KT-S2", "KT-S3", "KT-S4", "KT-S5")
def test_numbers_of_the_box() -> None:
    numbers = BASE.numbers
    assert [numbers[key] for key in ("units", "troop", "pray", "night_prayer", "teleport")] == [12, 5, 2, 2, 2]
    assert [numbers[key] for key in ("home", "land_moves", "recall_loss", "diversion")] == [0, 1, 0, 0]
    assert numbers["prayer"] == {"start": 5, "most": 11}
    setup = BASE.setup
    assert [setup[key] for key in ("units", "garrison", "levels", "levels_per_district", "cards")] == [10, 5, 3, 2, 1]
    assert setup["pyramids"] == dict.fromkeys("2345", 3)
    assert setup["tallest"] == 4
    assert numbers["rule_prefix"] == "KT"


@pytest.mark.rule("KT-U1", "KT-U3", "KT-U4", "KT-U5")
def test_numbers_of_dusk() -> None:
    night = BASE.numbers["night"]
    assert night["delta"] == {"units": 1, "prayer": 5}
    assert night["offering"] == {"units": 2, "fame": 1}
    assert night["temples"] == {"least": 2, "fame": 1}


@pytest.mark.rule("KT-C3")
def test_battle_cards() -> None:
    plain = ["4/1/0", "3/2/0", "1/3/0", "2/2/1", "2/0/2", "3/0/1"]
    special = ["3/3/0", "3/0/3"]
    assert list(BASE.cards["battle"]) == [*plain, *special]
    assert list(Files(FOLDER, ["cards"]).cards["battle"]) == [*plain, "1/1/3", "5/0/0", *special]
    assert [name for name, card in ALL.cards["battle"].items() if card.get("special")] == special
    assert {name: card["own_loss"] for name, card in ALL.cards["battle"].items() if "own_loss" in card} == {"5/0/0": 2}


FLOORS = {3: ["move", "recruit"], 2: ["raise", "move", "pray"], 1: ["white", "red", "blue", "pray"]}


@pytest.mark.rule("KT-C4")
@pytest.mark.parametrize("floor", FLOORS)
def test_spaces_of_the_individual_board(floor: int) -> None:
    spaces = [space for space in BASE.numbers["board"]["spaces"] if space["floor"] == floor]
    assert [space.get("colour", space["action"]) for space in spaces] == FLOORS[floor]
    more = Files(FOLDER, ["black"]).numbers["board"]["spaces"]
    assert [s["colour"] for s in more if s not in BASE.numbers["board"]["spaces"]] == ["black"]
    assert BASE.numbers["board"]["tokens"] == 5


DIVINE = {
    # name: copies, cost
    "war-rage": (3, 0),
    "war-fury": (3, 1),
    "bloody-battle": (3, 0),
    "bloodbath": (2, 1),
    "bronze-wall": (3, 0),
    "iron-wall": (2, 1),
    "raining-fire": (4, 1),
    "prayer": (2, 0),
    "enlistment": (4, 0),
    "mana-theft": (2, 0),
    "teleportation": (3, 1),
    "open-gates": (1, 1),
    "veto": (2, 0),
    "escape": (1, 0),
}
WITH_CARDS = {
    "swiftness": (2, 0),
    "glory": (2, 0),
    "divine-memory": (2, 1),
    "divine-protection": (2, 0),
    "reinforcements": (2, 0),
    "tactical-choice": (2, 0),
}


@pytest.mark.rule("KT-C7")
def test_divine_interventions() -> None:
    assert {name: (card["copies"], card["cost"]) for name, card in BASE.cards["divine"].items()} == DIVINE
    found = {name: (card["copies"], card["cost"]) for name, card in ALL.cards["divine"].items()}
    assert found == DIVINE | WITH_CARDS


LEVELS = {
    # by level; ×2: two copies
    "red": "charge×2 stargate god-speed, carnage offensive-strategy open-gates teleport, royal-scarab blades-of-neith"
    " divine-wound victory-point-red, giant-scorpion initiative phoenix act-of-god-red",
    "blue": "recruiting-scribe×2 defense×2, legion ancestral-elephant defensive-strategy deep-desert-snake,"
    " shield-of-neith defensive-victory prescience victory-point-blue,"
    " reinforcements sphinx divine-will act-of-god-blue",
    "white": "priest×2 priestess×2, slaves high-priest crusade divine-boon, hand-of-god vision holy-war"
    " victory-point-white, priest-of-ra priest-of-amon the-mummy act-of-god-white",
    "black": "mercenaries×2 enforced-recruitment dark-ritual, honor-in-battle dedication-to-battle khnums-sphinx"
    " twin-ceremony, griffin-sphinx forced-march deadly-trap victory-point-black,"
    " devourer bestial-fury divine-strength act-of-god-black",
}


@pytest.mark.rule("KT-S1")
@pytest.mark.parametrize("colour", LEVELS)
def test_sixteen_tiles_of_each_colour(colour: str) -> None:
    those = Files(FOLDER, ["black"]).tiles[colour]
    for level, line in enumerate(LEVELS[colour].split(",")):
        wanted = {name.partition("×")[0]: int(name.partition("×")[2] or 1) for name in line.split()}
        assert {n: t.get("copies", 1) for n, t in those.items() if t["level"] == level + 1} == wanted
        assert sum(wanted.values()) == 4
    assert sum(tile.get("copies", 1) for tile in those.values()) == 16


@pytest.mark.rule("KT-A4")
def test_one_picture_in_every_colour() -> None:
    """Victory Point and Act of God have one rule for all colours: 59 kinds of tile with the promos."""
    pictures = {names.picture_of(name) for name in tiles(ALL)}
    assert len(pictures) == 59
    assert Counter(names.picture_of(name) for name in tiles(ALL)).most_common(2) == [
        ("victory-point", 4),
        ("act-of-god", 4),
    ]


def test_names_stand_behind_those_of_blood_and_sand() -> None:
    """The universe has 31 more tiles, 11 more divine interventions, 4 more spaces; no battle card, no zone, no god."""
    first = FILES[0]
    for universe, old in (
        (names.TILE_NAMES, list(tiles(first))),
        (names.DIVINE_NAMES, list(first.cards["divine"])),
        (names.SPACE_NAMES, [space["name"] for space in first.numbers["board"]["spaces"]]),
        (names.COLOURS, list(first.tiles)),
        (names.CARD_NAMES, list(first.cards["battle"])),
        (names.GODS, first.numbers["gods"]),
    ):
        assert list(universe[: len(old)]) == old
    assert [len(names.TILE_NAMES), len(names.DIVINE_NAMES), len(names.SPACE_NAMES)] == [57 + 31, 12 + 11, 9 + 4]
    assert len(names.CARD_NAMES) == 10


# Board ----------------------------------------------------------------------------------------------------------------

BOARD = OnTheBoard(BASE)
EAST = {
    "D-NE": "Ob-E1 In-E T-E",
    "Ob-E1": "D-NE In-E D-SE T-E",
    "In-E": "D-NE Ob-E1 D-SE T-inE",
    "D-SE": "Ob-E1 In-E T-E",
    "T-E": "D-NE Ob-E1 D-SE",
    "T-inE": "In-E",
}
ODD = EAST | {
    "D-NW": "Ob-W1 In-W T-W",
    "Ob-W1": "D-NW D-W In-W T-W",
    "D-W": "Ob-W1 Ob-W2 In-W T-W",
    "Ob-W2": "D-W D-SW In-W T-W",
    "D-SW": "Ob-W2 In-W T-W",
    "In-W": "D-NW Ob-W1 D-W Ob-W2 D-SW T-inW",
    "T-W": "D-NW Ob-W1 D-W Ob-W2 D-SW",
    "T-inW": "In-W",
    "Delta-D": "Sanctuary",
    "Sanctuary": "Delta-D",
    "T-Delta": "",
}
EVEN = EAST | {
    "D-NW": "Ob-W1 In-W T-W",
    "Ob-W1": "D-NW D-SW In-W T-W",
    "D-SW": "Ob-W1 In-W T-W",
    "In-W": "D-NW Ob-W1 D-SW T-inW",
    "T-W": "D-NW Ob-W1 D-SW",
    "T-inW": "In-W",
    "Delta-D": "T-Delta",
    "T-Delta": "Delta-D",
}
CITIES_FOR = {2: "NW SW", 3: "NW W SW", 4: "NW SW NE SE", 5: "NW W SW NE SE"}
SIDE = {2: EVEN, 3: ODD, 4: EVEN, 5: ODD}


def layout(players: int) -> Layout:
    return BOARD.layouts[players]


def named(zones: list[int]) -> set[str]:
    return {ZONE_NAMES[z] for z in zones}


@pytest.mark.rule("KT-M3")
@pytest.mark.parametrize(("players", "zones", "temples"), [(2, 14, 3), (3, 20, 3), (4, 26, 5), (5, 32, 5)])
def test_what_is_in_play(players: int, zones: int, temples: int) -> None:
    board = layout(players)
    assert [CITIES[city] for city in board.cities] == CITIES_FOR[players].split()
    assert len(board.zones) == zones
    assert len(board.temples) == temples
    assert (NUMBER["Sanctuary"] in board.zones) == (players in (3, 5))
    assert {"Delta-D", "T-Delta"} <= named(board.zones)
    assert (NUMBER["In-E"] in board.zones) == (players > 3)


@pytest.mark.rule("KT-M1", "KT-M2")
@pytest.mark.parametrize("players", CITIES_FOR)
def test_borders_of_both_sides(players: int) -> None:
    board, printed = layout(players), SIDE[players]
    outside = [z for z in board.zones if z >= names.DISTRICTS]
    assert named(outside) <= set(printed)
    for z in outside:
        city = ZONE_NAMES[z].removeprefix("D-")
        own = named(list(districts(CITIES.index(city)))) if city in CITIES else set()
        assert named(board.beside[z]) == (set(printed[ZONE_NAMES[z]].split()) & named(board.zones)) | own


@pytest.mark.rule("KT-M1", "KT-M2")
@pytest.mark.parametrize("players", CITIES_FOR)
def test_districts_border_one_another_and_their_desert(players: int) -> None:
    for name in CITIES_FOR[players].split():
        for z in districts(CITIES.index(name)):
            assert named(layout(players).beside[z]) == {f"{name}1", f"{name}2", f"{name}3", f"D-{name}"} - {
                ZONE_NAMES[z]
            }


ARROWS = {
    2: set(),
    3: {("Delta-D", "T-Delta")},
    4: {("In-W", "D-NE"), ("In-W", "T-inE"), ("In-W", "D-SE")},
    5: {("In-W", "D-NE"), ("In-W", "T-inE"), ("In-W", "D-SE"), ("Delta-D", "T-Delta")},
}


@pytest.mark.rule("KT-M4")
@pytest.mark.parametrize("players", ARROWS)
def test_ships_run_along_arrows_both_ways_for_everybody(players: int) -> None:
    board = layout(players)
    wanted = {frozenset(pair) for pair in ARROWS[players]}
    assert BOARD.ports == []
    for city in board.cities:
        by_ship = {
            (ZONE_NAMES[z], ZONE_NAMES[n])
            for z in board.zones
            for n in board.steps[city][z]
            if n not in board.beside[z]
        }
        assert {frozenset(pair) for pair in by_ship} == wanted
        assert len(by_ship) == 2 * len(wanted)


@pytest.mark.rule("KT-M5")
@pytest.mark.parametrize("players", CITIES_FOR)
def test_obelisks_and_the_delta(players: int) -> None:
    """Only a Teleport leads into the Delta."""
    board = layout(players)
    obelisks = {name for name in SIDE[players] if name.startswith(("Ob-", "T-")) or name == "Sanctuary"}
    assert named(board.obelisks) == obelisks & named(board.zones)
    delta = {NUMBER[name] for name in ("Delta-D", "T-Delta", "Sanctuary")}
    for z in board.zones:
        for n in board.steps[board.cities[0]][z]:
            assert (z in delta) == (n in delta)


@pytest.mark.rule("KT-U2")
def test_what_temples_are_worth_at_dusk() -> None:
    worth = {ZONE_NAMES[z]: n for z, n in enumerate(BOARD.temple_prayer) if n}
    assert worth == {"T-W": 2, "T-inW": 3, "T-E": 2, "T-inE": 3}


# What the files cannot say --------------------------------------------------------------------------------------------

CHANGES = {
    # file, what stands there, what is written instead, what the refusal names
    "an unknown key": ("edition", "home = 0", "home = 0\nhouse = 0", "unknown key 'house'"),
    "a missing key": ("edition", "home = 0", "#", "'home' is missing"),
    "a text for a number": ("edition", "troop = 5", 'troop = "five"', "troop: a whole number"),
    "Veterans": ("edition", "troop = 5", "troop = 5\nveterans_per_card = 2", "unknown key 'veterans_per_card'"),
    "an unknown module": ("edition", '["black", "dawn"', '["blank", "dawn"', "modules[1]: unknown module 'blank'"),
    "a missing module": ("edition", '["black", "dawn"', '["dawn"', "modules: 'black' is missing"),
    "an unknown part": ("edition", '["night", "order"', '["night", "rank"', "round.phases[2]: unknown part of a round"),
    "Dawn in both": ("edition", '["night", "order"', '["night", "dawn"', "round.phases: 'order' is missing"),
    "an unknown phase": ("edition", '"piety", "pr', '"piety", "pries", "pr', "night.phases[2]: unknown phase 'pries'"),
    "a phase of Dusk twice": ("edition", '"temples"]', '"temples", "temples"]', "dusk.phases: 'temples' comes once"),
    "no long game": ("edition", "long = 10", "#", "victory: 'long' is missing"),
    "a Buy space of no colour": ("edition", ', colour = "red"', "", "board.spaces[7]: a Buy space has its colour"),
    "a Pray space of a colour": ("edition", '"pray" },\n]', '"pray", colour = "red" },\n]', "spaces[10]: a Buy space"),
    "a space of an unknown colour": ("edition", 'colour = "red"', 'colour = "pink"', "unknown colour 'pink'"),
    "an unknown ruling": ("edition", "null_buy = true", "nil_buy = true", "rulings: unknown key 'nil_buy'"),
    "a missing ruling": ("edition", "null_buy = true", "#", "rulings: 'null_buy' is missing"),
    "another ruling": ("edition", '"next day"', '"next year"', "rulings.seal_ends: unknown ruling 'next year'"),
    "an unknown side": (
        "board",
        'side = "even", cities = ["NW", "SW"]',
        'side = "new", cities = ["NW", "SW"]',
        "players.2.side: unknown side 'new'",
    ),
    "a side that is not there": ("board", "[sides.odd.borders]", "[sides.add.borders]", "sides: unknown side 'add'"),
    "a border to nowhere": (
        "board",
        'In-E = ["D-SE", "T-inE"]',
        'In-E = ["D-SE", "T-in"]',
        "sides.even.borders.In-E[2]",
    ),
    "an arrow to nowhere": ("board", '["In-W", "D-NE"]', '["In-W", "D-N"]', "arrows.even[1][2]: unknown zone 'D-N'"),
    "an arrow of three": ("board", '["In-W", "D-NE"]', '["In-W", "D-NE", "D-SE"]', "arrows.even[1]: 2 entries"),
    "a port": (
        "board",
        'In-W = { kind = "desert" }',
        'In-W = { kind = "desert", port = "trading" }',
        "unknown key 'port'",
    ),
    "no arrows of the odd side": ("board", "odd = [[", "add = [[", "arrows: unknown side 'add'"),
    "a part without its odd side": ("board", 'odd = ["Ob-E1"', 'add = ["Ob-E1"', "east: unknown side 'add'"),
    "an unknown effect": (
        "tiles",
        "first_strike = 2",
        "first_blow = 2",
        "red.initiative.effect: unknown key 'first_blow'",
    ),
    "an unknown effect of a creature": ("tiles", "shelters = 1 } }", "hides = 1 } }", "creature: unknown key 'hides'"),
    "a gold action of the other box": (
        "tiles",
        'gold = "dark-ritual"',
        'gold = "surprise-attack"',
        "unknown gold action",
    ),
    "a colour of the other box": ("tiles", "[red]", "[ruby]", "unknown key 'ruby'"),
    "a tile twice": ("tiles", "stargate = {", "legion = {", "'legion' comes once"),
    "an unknown icon of a tile": (
        "tiles",
        'icon = "N", effect = { night_units',
        'icon = "X", effect = { night_units',
        "blue.reinforcements.icon: unknown icon 'X'",
    ),
    "a promo of no colour": (
        "tiles",
        'protective-aura = { colour = "blue", ',
        "protective-aura = { ",
        "promos.protective-aura: 'colour' is missing",
    ),
    "a promo that needs nothing known": ("tiles", 'needs = "path"', 'needs = "track"', "needs: unknown module 'track'"),
    "a second colour without level": (
        "tiles",
        'second = { colour = "red", level = 1 }',
        'second = { colour = "red" }',
        "promos.renewal.second: 'level' is missing",
    ),
    "a creature twice": ("tiles", "phoenix = {", "phoenix = { copies = 2,", "red.phoenix.copies: a creature has one"),
    "a card at another time": (
        "cards",
        '"enemy turn", effect = { c',
        '"day", effect = { c',
        "veto.icon: unknown icon of veto",
    ),
    "half of a theft": (
        "cards",
        "{ theft = 1, prayer = 1 }",
        "{ theft = 1 }",
        "mana-theft.effect: 'prayer' is missing",
    ),
    "a card that is not there": ("cards", "escape = {", "escapade = {", "divine: 'escape' is missing"),
    "a card of an unknown module": (
        "cards",
        'module = "cards", effect = { p',
        'module = "carts", effect = { p',
        "glory.module: unknown module 'carts'",
    ),
    "a battle card of two numbers": ("cards", '"2/0/2"', '"2/0"', "battle: a text of 3 parts"),
}


@pytest.mark.parametrize(("file", "old", "new", "refusal"), CHANGES.values(), ids=CHANGES)
def test_refused(tmp_path: Path, file: str, old: str, new: str, refusal: str) -> None:
    folder = tmp_path / "box"
    shutil.copytree(FOLDER, folder)
    path = folder / f"{file}.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadData) as refused:
        Files(folder, SWITCHES)
    assert str(refused.value).startswith(f"{file}.toml: ")
    assert "\n" not in str(refused.value)
    assert refusal in str(refused.value)


def test_comments_cite_rules_of_this_edition() -> None:
    for path in FOLDER.glob("*.toml"):
        cited = re.findall(r"# .*?\b(K[A-Z]*-[A-Z]\d+)", path.read_text(encoding="utf-8"))
        assert all(rule.startswith("KT-") for rule in cited), path.name

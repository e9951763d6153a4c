"""The game as a page needs it before a table exists: the printed board, what is in the box, the scenarios.

The types here are the one source of what the page knows: `tools/wire_types.py` writes them out for it.
"""

from typing import Any, TypedDict

from ..box import contents
from ..box.hexmap import EDGE_NAMES, HEX_NAMES, MAP, ROWS
from ..box.lands import lands_of
from ..box.names import (
    ACTION_NAMES,
    ANKH_POWERS,
    CARD_NAMES,
    CARD_STRENGTH,
    GOD_POWER,
    GODS,
    GUARDIAN_NAMES,
    MONUMENT_NAMES,
    POWER_NAMES,
    REASONS,
)
from ..rules.inundation import FLOODED
from ..rules.merging import FEWEST
from ..rules.options import DEFAULTS
from ..rules.scenario import EVENT_TRACKS, SCENARIO_NAMES, WINNERS_DIE
from ..rules.setup import COPIES
from .rulebook import BATTLE, GAINS, RULES, BattleStep, Gain

PLAYERS = range(2, contents.MOST_PLAYERS + 1)


class PrintedMap(TypedDict):
    """A row is a letter for each column: fertile, desert, water or, a dot, nothing."""

    rows: list[str]
    rivers: list[str]
    hexes: list[str]
    sides: list[str]


class GodBoard(TypedDict):
    name: str
    power: str


class Card(TypedDict):
    name: str
    strength: int


class Guardian(TypedDict):
    name: str
    level: int
    base: str
    copies: int


class Supply(TypedDict):
    obelisk: int
    pyramid: int
    temple: int
    camels: int
    warriors: int
    ankhs: int
    followers: int


class Devotion(TypedDict):
    """The highest space of the track, that of its red part, and the least Devotion that is not in the red (A-FG1)."""

    top: int
    red: int
    safe: int


class Stands(TypedDict):
    """A piece of player k belongs to the k-th in turn order (A-S5), one of nobody to no god."""

    at: str
    piece: str
    player: int | None


class Land(TypedDict):
    """A region as a layout has it: its hexes in the order of the board, and the conflict token that lies there."""

    hexes: list[str]
    tokens: list[int]


class Layout(TypedDict):
    regions: list[Land]
    camels: list[str]
    pieces: list[Stands]


class Scenario(TypedDict):
    """By number of players: the event track, and the layout if it is made for so many."""

    name: str
    events: dict[str, list[str]]
    winners_die: bool
    flooded: list[str]
    layouts: dict[str, Layout]


class About(TypedDict):
    players: list[int]
    options: dict[str, object]  # what a table is made with if nobody says otherwise
    map: PrintedMap
    gods: list[GodBoard]
    powers: list[list[str]]  # by level
    powers_per_level: int
    guardian_at: list[int]
    cards: list[Card]
    guardians: list[Guardian]
    guardian_copies: dict[str, int]
    monuments: list[str]
    supply: Supply
    caravan: dict[str, int]
    actions: list[str]
    tracks: dict[str, dict[str, int]]  # by number of players and action: the uses that fire an event
    devotion: Devotion
    ends: list[str]
    scenarios: list[Scenario]
    rules: dict[str, dict[str, str]]  # by kind and name of a thing: the rule that tells more about it
    battle: list[BattleStep]
    gains: list[Gain]  # what is gained under a rule, and for what


def about() -> About:
    per_level = len(contents.GAME["powers"]["levels"][0])
    return {
        "players": list(PLAYERS),
        "options": DEFAULTS,
        "map": {"rows": ROWS, "rivers": MAP["rivers"], "hexes": HEX_NAMES, "sides": EDGE_NAMES},
        "gods": [{"name": god, "power": POWER_NAMES[GOD_POWER + i]} for i, god in enumerate(GODS)],
        "powers": [list(POWER_NAMES[i : i + per_level]) for i in range(0, ANKH_POWERS, per_level)],
        "powers_per_level": contents.PER_LEVEL,
        "guardian_at": contents.GUARDIAN_AT,
        "cards": [{"name": card, "strength": CARD_STRENGTH[i]} for i, card in enumerate(CARD_NAMES)],
        "guardians": [guardian(name, contents.GAME["guardians"][name]) for name in GUARDIAN_NAMES],
        "guardian_copies": {str(players): copies for players, copies in COPIES.items()},
        "monuments": list(MONUMENT_NAMES),
        "supply": contents.GAME["supply"],
        "caravan": contents.GAME["caravan"],
        "actions": list(ACTION_NAMES),
        "tracks": {
            str(players): {ACTION_NAMES[i]: players + extra for i, extra in enumerate(contents.TRACK_EXTRA)}
            for players in PLAYERS
        },
        "devotion": {"top": contents.TOP, "red": contents.RED, "safe": contents.RED + 1},
        "ends": list(REASONS[1:]),
        "scenarios": [scenario(i) for i in range(len(SCENARIO_NAMES))],
        "rules": RULES,
        "battle": BATTLE,
        "gains": GAINS,
    }


def guardian(name: str, data: dict[str, Any]) -> Guardian:
    return {"name": name, "level": data["level"], "base": data["base"], "copies": data["copies"]}


def scenario(number: int) -> Scenario:
    data = contents.SCENARIOS[SCENARIO_NAMES[number]]
    return {
        "name": SCENARIO_NAMES[number],
        "events": {str(players): track(EVENT_TRACKS[number], players) for players in PLAYERS},
        "winners_die": WINNERS_DIE[number],
        "flooded": [HEX_NAMES[h] for h in FLOODED[number]],
        "layouts": {str(players): layout(data[str(players)]) for players in PLAYERS if str(players) in data},
    }


def track(events: list[str], players: int) -> list[str]:
    """Without a merging that will not come (A-MG1)."""
    return [event if players >= FEWEST else event.removesuffix("+merge") for event in events]


def layout(data: dict[str, Any]) -> Layout:
    lands = lands_of(sum(1 << EDGE_NAMES.index(side) for side in data["camels"]))
    regions: list[Land] = [{"hexes": [HEX_NAMES[h] for h in region], "tokens": []} for region in lands.regions]
    for token, at in data["tokens"].items():
        regions[lands.region_of[HEX_NAMES.index(at)]]["tokens"].append(int(token))
    return {"regions": regions, "camels": data["camels"], "pieces": [piece(text) for text in data["pieces"]]}


def piece(text: str) -> Stands:
    at, what, *who = text.split()
    return {"at": at, "piece": what, "player": int(who[0]) if who else None}

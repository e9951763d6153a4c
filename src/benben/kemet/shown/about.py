"""The game as a page needs it before a table exists: the printed board, what is in the box, and where the rules tell
more about it.

The types here are the one source of what the page knows: `tools/wire_types.py` writes them out for it.
"""

from typing import Final, Literal, TypedDict, cast

from ..box.board import CITY_DESERT, SANCTUARY
from ..box.edition import BLOOD_AND_SAND, Edition
from ..box.names import (
    ACTION_NAMES,
    ACTION_OF,
    CARD_NAMES,
    CARD_VALUES,
    CITIES,
    COLOURS,
    CREATURE_TILES,
    DISTRICTS,
    DIVINE_NAMES,
    FLOOR,
    PER_CITY,
    REASONS,
    SPACE_NAMES,
    TALLEST,
    TILE_NAMES,
    ZONE_NAMES,
)
from ..rules.options import DEFAULTS
from .rulebook import BATTLE, NIGHT, RULES, Stage

Colour = Literal["ruby", "sapphire", "diamond", "onyx"]
"""As the page draws them; another edition with other colours needs other drawings."""
COLOURS_DRAWN: Final = cast(list[Colour], list(COLOURS))


Kind = Literal["district", "desert", "temple", "sanctuary"]
Port = Literal["trading", "military"]


class Zone(TypedDict):
    name: str
    kind: Kind
    city: str | None  # of a district, and of the desert around one
    obelisk: bool
    port: Port | None
    night: int  # Prayer points of the Adoration


class Space(TypedDict):
    name: str
    floor: int
    action: str


class Tile(TypedDict):
    name: str
    colour: Colour
    level: int
    copies: int
    creature: bool
    gold: bool
    effect: dict[str, int | str]  # for its owner, by name
    with_troop: dict[str, int]  # of the creature, for the Troop that it is with
    rule: str


class Card(TypedDict):
    """A battle card; some cost Units of one's own, and special ones come with a tile."""

    name: str
    strength: int
    damage: int
    defence: int
    own_loss: int
    special: bool


class Divine(TypedDict):
    name: str
    icon: Literal["battle", "day", "movement"]
    cost: int
    copies: int
    effect: dict[str, int]
    rule: str


class About(TypedDict):
    players: list[int]
    options: dict[str, object]  # what a table is made with if nobody says otherwise
    gods: list[str]
    cities: list[str]
    zones: list[Zone]
    in_play: dict[str, list[str]]  # zones, by number of players
    colours: list[Colour]
    colours_in_play: dict[str, int]
    tiles: list[Tile]
    cards: list[Card]
    divine: list[Divine]
    spaces: list[Space]
    tokens: int
    tallest: int
    prayer: int  # the most that anybody can have
    victory: int
    ends: list[str]
    rules: dict[str, dict[str, str]]  # by kind and name of a thing: the rule that tells more about it
    battle: list[Stage]
    night: list[Stage]


def about(edition: Edition = BLOOD_AND_SAND) -> About:
    layouts = {str(n): edition.layouts[n] for n in edition.counts}
    return {
        "players": list(edition.counts),
        "options": DEFAULTS,
        "gods": list(edition.gods),
        "cities": list(CITIES),
        "zones": [zone(edition, z, name) for z, name in enumerate(ZONE_NAMES)],
        "in_play": {n: [ZONE_NAMES[z] for z in layout.zones] for n, layout in layouts.items()},
        "colours": [COLOURS_DRAWN[colour] for colour in edition.colours],
        "colours_in_play": {n: layout.colours for n, layout in layouts.items()},
        "tiles": [tile(edition, t) for t in edition.tiles],
        "cards": [card(edition, c) for c in edition.cards],
        "divine": [divine(edition, d) for d in edition.divine],
        "spaces": [
            {"name": SPACE_NAMES[i], "floor": FLOOR[i], "action": ACTION_NAMES[ACTION_OF[i]]} for i in edition.spaces
        ],
        "tokens": edition.tokens,
        "tallest": TALLEST,
        "prayer": edition.most_prayer,
        "victory": edition.victory,
        "ends": list(REASONS[1:]),
        "rules": RULES,
        "battle": BATTLE,
        "night": NIGHT,
    }


def zone(edition: Edition, z: int, name: str) -> Zone:
    around = z in CITY_DESERT
    city = CITIES[z // PER_CITY] if z < DISTRICTS else CITIES[z - DISTRICTS] if around else None
    kind: Kind = "temple" if z in edition.temples else "sanctuary" if z == SANCTUARY else "desert"
    port: Port | None = "trading" if z in edition.trading_ports else "military" if z in edition.ports else None
    return {
        "name": name,
        "kind": "district" if z < DISTRICTS else kind,
        "city": city,
        "obelisk": edition.has_obelisk[z],
        "port": port,
        "night": edition.temple_prayer[z],
    }


def tile(edition: Edition, t: int) -> Tile:
    data = edition.tile_data[t]
    return {
        "name": TILE_NAMES[t],
        "colour": COLOURS_DRAWN[edition.tile_colour[t]],
        "level": edition.tile_level[t],
        "copies": edition.tile_copies[t],
        "creature": t in CREATURE_TILES,
        "gold": t in edition.gold_tiles,
        "effect": data.get("effect", {}),
        "with_troop": data.get("creature", {}),
        "rule": edition.tile_rule[t],
    }


def card(edition: Edition, number: int) -> Card:
    strength, damage, defence = CARD_VALUES[number][:3]
    return {
        "name": CARD_NAMES[number],
        "strength": strength,
        "damage": damage,
        "defence": defence,
        "own_loss": edition.own_loss[number],
        "special": not edition.plain_cards >> number & 1,
    }


def divine(edition: Edition, number: int) -> Divine:
    data = edition.divine_data[number]
    return {
        "name": DIVINE_NAMES[number],
        "icon": data["icon"],
        "cost": data["cost"],
        "copies": data["copies"],
        "effect": data["effect"],
        "rule": edition.divine_rule[number],
    }

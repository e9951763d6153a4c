"""The game as a page needs it before a table exists: the printed board, what is in the box, and where the rules tell
more about it.

The types here are the one source of what the page knows: `tools/wire_types.py` writes them out for it.
"""

from typing import Final, Literal, TypedDict, cast

from ..box.board import COUNTS, HAS_OBELISK, NIGHT_PRAYER, layout_of
from ..box.edition import EDITION, NUMBERS
from ..box.names import (
    CARD_NAMES,
    CARD_VALUES,
    CITIES,
    COLOURS,
    CREATURE_TILES,
    DISTRICTS,
    DIVINE,
    DIVINE_RULE,
    GODS,
    GOLD_TILES,
    OTHER_ZONES,
    OWN_LOSS,
    PER_CITY,
    PLAIN_CARDS,
    REASONS,
    SPACES,
    TALLEST,
    TILE_COPIES,
    TILE_LEVEL,
    TILE_RULE,
    TILES,
    ZONE_NAMES,
)
from ..rules.options import DEFAULTS
from .rulebook import BATTLE, NIGHT, RULES, Stage

Colour = Literal["ruby", "sapphire", "diamond", "onyx"]
"""As the page draws them; another edition with other colours needs other drawings."""
COLOURS_DRAWN: Final = cast(list[Colour], list(COLOURS))


class Zone(TypedDict):
    name: str
    kind: Literal["district", "desert", "temple", "sanctuary"]
    city: str | None  # of a district, and of the desert around one
    obelisk: bool
    port: Literal["trading", "military"] | None
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


def about() -> About:
    return {
        "players": list(COUNTS),
        "options": DEFAULTS,
        "gods": list(GODS),
        "cities": list(CITIES),
        "zones": [zone(z, name) for z, name in enumerate(ZONE_NAMES)],
        "in_play": {str(n): [ZONE_NAMES[z] for z in layout_of(n).zones] for n in COUNTS},
        "colours": COLOURS_DRAWN,
        "colours_in_play": {str(n): layout_of(n).colours for n in COUNTS},
        "tiles": [
            {
                "name": name,
                "colour": COLOURS_DRAWN[colour],
                "level": TILE_LEVEL[t],
                "copies": TILE_COPIES[t],
                "creature": t in CREATURE_TILES,
                "gold": t in GOLD_TILES,
                "effect": data.get("effect", {}),
                "with_troop": data.get("creature", {}),
                "rule": TILE_RULE[t],
            }
            for t, (name, colour, data) in enumerate(TILES)
        ],
        "cards": [card(i) for i in range(len(CARD_NAMES))],
        "divine": [
            {
                "name": name,
                "icon": data["icon"],
                "cost": data["cost"],
                "copies": data["copies"],
                "effect": data["effect"],
                "rule": DIVINE_RULE[i],
            }
            for i, (name, data) in enumerate(DIVINE.items())
        ],
        "spaces": [{"name": space["name"], "floor": space["floor"], "action": space["action"]} for space in SPACES],
        "tokens": NUMBERS["board"]["tokens"],
        "tallest": TALLEST,
        "prayer": NUMBERS["prayer"]["most"],
        "victory": EDITION.victory,
        "ends": list(REASONS[1:]),
        "rules": RULES,
        "battle": BATTLE,
        "night": NIGHT,
    }


def zone(z: int, name: str) -> Zone:
    other = OTHER_ZONES.get(name, {})
    around = len(CITIES) * PER_CITY <= z < len(CITIES) * (PER_CITY + 1)
    city = CITIES[z // PER_CITY] if z < DISTRICTS else CITIES[z - DISTRICTS] if around else None
    return {
        "name": name,
        "kind": "district" if z < DISTRICTS else other.get("kind", "desert"),
        "city": city,
        "obelisk": HAS_OBELISK[z],
        "port": "military" if around else other.get("port"),
        "night": NIGHT_PRAYER[z],
    }


def card(number: int) -> Card:
    strength, damage, defence = CARD_VALUES[number][:3]
    return {
        "name": CARD_NAMES[number],
        "strength": strength,
        "damage": damage,
        "defence": defence,
        "own_loss": OWN_LOSS[number],
        "special": not PLAIN_CARDS >> number & 1,
    }

"""The ids and names of everything in the game, and all its choices. A side is a player: nothing ever joins two."""

from typing import Any, Final

from ...kernel.notation import Choices, Masks, Numbers, Terms
from ...kernel.steps import PASS as PASS
from ...kernel.steps import SEAL
from .edition import EDITION, NUMBERS
from .shapes import ACTION_NAMES as ACTION_NAMES
from .shapes import STATS as STATS

PLAYER_NAMES: Final = ("P1", "P2", "P3", "P4", "P5")
MOST_PLAYERS: Final = 5
GODS: Final[tuple[str, ...]] = tuple(NUMBERS["gods"])

# Zones: districts city by city, the deserts around the cities, then the rest (K-M1).
CITIES: Final[tuple[str, ...]] = tuple(EDITION.board["cities"])
PER_CITY: Final = 3
DISTRICTS: Final = PER_CITY * len(CITIES)
OTHER_ZONES: Final[dict[str, dict[str, Any]]] = EDITION.board["zones"]
ZONE_NAMES: Final[tuple[str, ...]] = (
    *(f"{city}{i + 1}" for city in CITIES for i in range(PER_CITY)),
    *(f"D-{city}" for city in CITIES),
    *OTHER_ZONES,
)
ZONES: Final = len(ZONE_NAMES)

# Colours and tiles. A tile that exists in several colours has one name for each, and one rule ID for all.
COLOURS: Final[tuple[str, ...]] = tuple(EDITION.tiles)
TILES: Final[list[tuple[str, int, dict[str, Any]]]] = [
    (name, colour, tile) for colour, tiles in enumerate(EDITION.tiles.values()) for name, tile in tiles.items()
]
"""Name, colour and data of every tile, in the order of the data file."""
TILE_NAMES: Final[tuple[str, ...]] = tuple(name for name, _, _ in TILES)
TILE_COLOUR: Final[list[int]] = [colour for _, colour, _ in TILES]
TILE_LEVEL: Final[list[int]] = [tile["level"] for _, _, tile in TILES]
TILE_COPIES: Final[list[int]] = [tile.get("copies", 1) for _, _, tile in TILES]


def picture_of(name: str, colour: int) -> str:
    """Tiles with one picture differ by the colour behind their name (K-P1)."""
    return name.removesuffix(f"-{COLOURS[colour]}")


PICTURES: Final[list[str]] = [picture_of(name, colour) for name, colour, _ in TILES]
TILE_RULE: Final[list[str]] = [f"K-T:{picture}" for picture in PICTURES]
SAME_PICTURE: Final[list[int]] = [
    sum(1 << other for other in range(len(TILES)) if PICTURES[other] == picture) for picture in PICTURES
]
"""For each tile the mask of all tiles with its picture."""
CREATURE_TILES: Final[list[int]] = [t for t, (_, _, tile) in enumerate(TILES) if "creature" in tile]
CREATURE_NAMES: Final[tuple[str, ...]] = tuple(TILE_NAMES[t] for t in CREATURE_TILES)
CREATURES: Final = len(CREATURE_NAMES)
GOLD_TILES: Final[list[int]] = [t for t, (_, _, tile) in enumerate(TILES) if "gold" in tile.get("effect", {})]
SURPRISE_ATTACK: Final = TILE_NAMES.index("surprise-attack")
DIVINE_WILL: Final = TILE_NAMES.index("divine-will")
TWIN_CEREMONY: Final = TILE_NAMES.index("twin-ceremony")
FORCED_MARCH: Final = TILE_NAMES.index("forced-march")

# Spaces of the individual board (K-C4); the tip takes the gold token alone.
SPACES: Final[list[dict[str, Any]]] = NUMBERS["board"]["spaces"]
SPACE_NAMES: Final[tuple[str, ...]] = tuple(space["name"] for space in SPACES)
TIP: Final = len(SPACES)
FLOOR: Final[list[int]] = [space["floor"] for space in SPACES]
MOVE: Final = 0
RECRUIT: Final = 1
RAISE: Final = 2
PRAY: Final = 3
BUY: Final = 4
ACTION_OF: Final[list[int]] = [ACTION_NAMES.index(space["action"]) for space in SPACES]
BUY_SPACES: Final[list[int]] = [i for i, action in enumerate(ACTION_OF) if action == BUY]

# Battle cards (K-C3), named by strength/damage/defence.
BATTLE_CARDS: Final[dict[str, dict[str, Any]]] = EDITION.cards["battle"]
CARD_NAMES: Final[tuple[str, ...]] = tuple(BATTLE_CARDS)
KINDS_OF_CARD: Final = len(CARD_NAMES)
CARD_VALUES: Final[list[list[int]]] = [[int(x) for x in name.split("/")] for name in CARD_NAMES]
OWN_LOSS: Final[list[int]] = [card.get("own_loss", 0) for card in BATTLE_CARDS.values()]
PLAIN_CARDS: Final = sum(1 << i for i, card in enumerate(BATTLE_CARDS.values()) if not card.get("special"))

# Divine interventions.
DIVINE: Final[dict[str, dict[str, Any]]] = EDITION.cards["divine"]
DIVINE_NAMES: Final[tuple[str, ...]] = tuple(DIVINE)
KINDS_OF_DIVINE: Final = len(DIVINE_NAMES)
DIVINE_COPIES: Final[list[int]] = [card["copies"] for card in DIVINE.values()]
DIVINE_COST: Final[list[int]] = [card["cost"] for card in DIVINE.values()]
IN_BATTLE: Final[list[int]] = [i for i, card in enumerate(DIVINE.values()) if card["icon"] == "battle"]
BY_DAY: Final[list[int]] = [i for i, card in enumerate(DIVINE.values()) if card["icon"] == "day"]
TACTICAL_SUPPORT: Final = DIVINE_NAMES.index("tactical-support")
RAINING_FIRE: Final = DIVINE_NAMES.index("raining-fire")
PRAYER: Final = DIVINE_NAMES.index("prayer")
TRANSFER: Final = DIVINE_NAMES.index("transfer")
SWIFTNESS: Final = DIVINE_NAMES.index("swiftness")
DIVERSION: Final = DIVINE_NAMES.index("diversion")
DIVINE_RULE: Final[list[str]] = [f"K-I:{name}" for name in DIVINE_NAMES]

TALLEST: Final[int] = NUMBERS["setup"]["tallest"]
MOST_UNITS: Final = 18
"""Twelve and two bands of mercenaries."""

# How a game ends (K-D2, K-P10).
FAME: Final = 1
LAST_ROUND: Final = 2
REASONS: Final = ("", "fame", "max-rounds")

# What happened in a turn so far (K-D3, K-D5), and in a move (K-A6, K-P5).
TURN_MARKS: Final = ("normal", "arranged")
DONE: Final = 3  # where the frame of a turn keeps them
NORMAL: Final = 1
ARRANGED: Final = 2
MOVE_MARKS: Final = ("teleported", "on foot", "over walls", "in a district", "taken")
TELEPORTED: Final = 1
ON_FOOT: Final = 2  # Forced March: no Teleport at all
OVER_WALLS: Final = 4  # Surprise Attack
IN_A_DISTRICT: Final = 8  # the one enemy district of this Move has been entered
TAKEN: Final = 16  # who goes on from here has been said

SOURCES: Final = ("units", "home", *CARD_NAMES, *DIVINE_NAMES, *TILE_NAMES)
"""What can give strength, damage or defence in a battle."""

KINDS: Final[dict[str, Terms]] = {
    "number": Numbers("number", 0, 9999),
    "player": Terms("player", PLAYER_NAMES, each=1),
    "players": Masks("player", PLAYER_NAMES),
    "god": Terms("god", GODS),
    "zone": Terms("zone", ZONE_NAMES),
    "district": Terms("district", ZONE_NAMES[:DISTRICTS]),
    "city": Terms("city", CITIES),
    "place": Terms("place", [f"{p} {zone}" for p in PLAYER_NAMES for zone in ZONE_NAMES], each=ZONES),
    "colour": Terms("colour", COLOURS),
    "colours": Masks("colour", COLOURS),
    "level": Terms("level", [str(i) for i in range(TALLEST + 1)]),
    "tile": Terms("tile", TILE_NAMES),
    "tiles": Masks("tile", TILE_NAMES),
    "creature": Terms("creature", CREATURE_NAMES),
    "creatures": Masks("creature", CREATURE_NAMES),
    "gold": Terms("gold tile", [TILE_NAMES[t] for t in GOLD_TILES]),
    "space": Terms("space", SPACE_NAMES),
    "spaces": Masks("space", (*SPACE_NAMES, "tip")),
    "buy space": Terms(
        "buy space", [f"{p} {SPACE_NAMES[i]}" for p in PLAYER_NAMES for i in BUY_SPACES], each=len(BUY_SPACES)
    ),
    "action": Terms("action", ACTION_NAMES),
    "gold action": Terms("action", ACTION_NAMES[:PRAY]),
    "card": Terms("battle card", CARD_NAMES),
    "cards": Masks("battle card", CARD_NAMES),
    "divine": Terms("divine intervention", DIVINE_NAMES),
    "held": Terms("held card", [f"{p} {name}" for p in PLAYER_NAMES for name in DIVINE_NAMES], each=KINDS_OF_DIVINE),
    "slot": Terms("slot", [str(i + 1) for i in range(MOST_PLAYERS)], each=1),
    "units": Terms("units", [str(i + 1) for i in range(MOST_UNITS)]),
    "amount": Terms("amount", [str(i) for i in range(32)]),
    "turn marks": Masks("mark of a turn", TURN_MARKS),
    "move marks": Masks("mark of a move", MOVE_MARKS),
    "source": Terms("source", SOURCES),
    "stat": Terms("value", STATS),
}

# Choices: the first id of each verb's block. A Troop is named by where it stands, and never by its Units.
VERBS: Final = (
    ("seal", ""),
    ("pass", ""),
    ("colour", "colour"),
    ("city", "city"),
    ("next", "player"),
    ("slot", "slot"),
    ("empty", "district"),
    ("raise", "district"),
    ("level", "level"),
    ("tile", "tile"),
    ("space", "space"),
    ("silver", "space"),
    ("gold", "gold"),
    ("action", "gold action"),
    ("troop", "zone"),
    ("take", "units"),
    ("with", "creature"),
    ("to", "zone"),
    ("teleport", "zone"),
    ("transfer", "zone"),
    ("place", "zone"),
    ("play", "divine"),
    ("draw", "divine"),
    ("drop", "divine"),
    ("add", "divine"),
    ("hit", "zone"),
    ("discard", "card"),
    ("card", "card"),
    ("remove", "card"),
    ("arrange", ""),
    ("creature", "creature"),
    ("battle", "zone"),
    ("recall", ""),
    ("stay", ""),
    ("retreat", ""),
    ("spend", "amount"),
    ("use", ""),
)


def first_ids() -> dict[str, int]:
    ids: dict[str, int] = {}
    at = 0
    for verb, kind in VERBS:
        ids[verb] = at
        at += len(KINDS[kind].names) if kind else 1
    return ids


IDS: Final = first_ids()
COLOUR: Final = IDS["colour"]
CITY: Final = IDS["city"]
NEXT: Final = IDS["next"]
SLOT: Final = IDS["slot"]
EMPTY: Final = IDS["empty"]
RAISE_AT: Final = IDS["raise"]
LEVEL: Final = IDS["level"]
TILE: Final = IDS["tile"]
SPACE: Final = IDS["space"]
SILVER: Final = IDS["silver"]
GOLD: Final = IDS["gold"]
GOLD_ACTION: Final = IDS["action"]
TROOP: Final = IDS["troop"]
TAKE: Final = IDS["take"] - 1  # plus the number of Units
WITH: Final = IDS["with"]
TO: Final = IDS["to"]
TELEPORT: Final = IDS["teleport"]
TRANSFER_TO: Final = IDS["transfer"]
PLACE: Final = IDS["place"]
PLAY: Final = IDS["play"]
DRAW: Final = IDS["draw"]
DROP: Final = IDS["drop"]
ADD: Final = IDS["add"]
HIT: Final = IDS["hit"]
DISCARD: Final = IDS["discard"]
CARD: Final = IDS["card"]
REMOVE: Final = IDS["remove"]
ARRANGE: Final = IDS["arrange"]
CREATURE: Final = IDS["creature"]
BATTLE_AT: Final = IDS["battle"]
RECALL: Final = IDS["recall"]
STAY: Final = IDS["stay"]
RETREAT: Final = IDS["retreat"]
SPEND: Final = IDS["spend"]
USE: Final = IDS["use"]
CHOICES: Final = Choices(KINDS, [(IDS[verb], verb, kind) for verb, kind in VERBS])
assert [IDS["seal"], IDS["pass"]] == [SEAL, PASS]

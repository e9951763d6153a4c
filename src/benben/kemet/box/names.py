"""The ids and names of everything in any edition, and all choices. A side is a player: nothing ever joins two.

There is one universe of names. Those of Blood and Sand come first and in the order of its files, so what an edition
adds changes no number, no order and no text of a game without it. What a thing is worth here or there stands in
`edition.py`.
"""

from collections.abc import Iterable
from typing import Any, Final

from ...kernel.notation import Choices, Masks, Numbers, Terms
from ...kernel.steps import PASS as PASS
from ...kernel.steps import SEAL
from .files import FILES, SWITCHES
from .shapes import ACTION_NAMES as ACTION_NAMES
from .shapes import STATS as STATS
from .shapes_path import BOARDS, SIDES, START, VICTORY, locations


def union(lists: Iterable[Iterable[str]]) -> tuple[str, ...]:
    """The names of the first edition in their order, then those that only a later one has."""
    return tuple(dict.fromkeys(name for names in lists for name in names))


PLAYER_NAMES: Final = ("P1", "P2", "P3", "P4", "P5")
MOST_PLAYERS: Final = 5
GODS: Final[tuple[str, ...]] = union(files.numbers["gods"] for files in FILES)

# Zones: districts city by city, the deserts around the cities, then the rest (K-M1). All editions share them.
CITIES: Final[tuple[str, ...]] = tuple(FILES[0].board["cities"])
PER_CITY: Final = 3
DISTRICTS: Final = PER_CITY * len(CITIES)
ZONE_NAMES: Final[tuple[str, ...]] = (
    *(f"{city}{i + 1}" for city in CITIES for i in range(PER_CITY)),
    *(f"D-{city}" for city in CITIES),
    *FILES[0].board["zones"],
)
ZONES: Final = len(ZONE_NAMES)

# Colours and tiles. A tile that exists in several colours has one name for each, and one rule ID for all.
COLOURS: Final[tuple[str, ...]] = union(files.tiles for files in FILES)
TILES_OF: Final[list[dict[str, dict[str, Any]]]] = [
    {name: {**tile, "colour": colour} for colour, tiles in files.tiles.items() for name, tile in tiles.items()}
    for files in FILES
]
"""For each edition its tiles by name, in the order of the data file."""
TILE_NAMES: Final[tuple[str, ...]] = union(TILES_OF)


def picture_of(name: str) -> str:
    """Tiles with one picture differ by the colour behind their name (K-P1)."""
    return next((name.removesuffix(f"-{colour}") for colour in COLOURS if name.endswith(f"-{colour}")), name)


PICTURES: Final[list[str]] = [picture_of(name) for name in TILE_NAMES]
SAME_PICTURE: Final[list[int]] = [
    sum(1 << other for other in range(len(PICTURES)) if PICTURES[other] == picture) for picture in PICTURES
]
"""For each tile the mask of all tiles with its picture."""
CREATURE_TILES: Final[list[int]] = [
    t for t, name in enumerate(TILE_NAMES) if any("creature" in tiles.get(name, {}) for tiles in TILES_OF)
]
CREATURE_NAMES: Final[tuple[str, ...]] = tuple(TILE_NAMES[t] for t in CREATURE_TILES)
CREATURES: Final = len(CREATURE_NAMES)
GOLD_TILES: Final[list[int]] = [
    t for t, name in enumerate(TILE_NAMES) if any("gold" in tiles.get(name, {}).get("effect", {}) for tiles in TILES_OF)
]
SURPRISE_ATTACK: Final = TILE_NAMES.index("surprise-attack")
DIVINE_WILL: Final = TILE_NAMES.index("divine-will")
TWIN_CEREMONY: Final = TILE_NAMES.index("twin-ceremony")
FORCED_MARCH: Final = TILE_NAMES.index("forced-march")
DARK_RITUAL: Final = TILE_NAMES.index("dark-ritual")

# Spaces of the individual board (K-C4); the tip takes the gold token alone.
PRINTED: Final[list[dict[str, Any]]] = [space for files in FILES for space in files.numbers["board"]["spaces"]]
SPACE_NAMES: Final[tuple[str, ...]] = union([space["name"]] for space in PRINTED)
TIP: Final = len(SPACE_NAMES)
MOVE: Final = 0
RECRUIT: Final = 1
RAISE: Final = 2
PRAY: Final = 3
BUY: Final = 4
BY_SPACE: Final[dict[str, dict[str, Any]]] = {space["name"]: space for space in PRINTED}
FLOOR: Final[list[int]] = [BY_SPACE[name]["floor"] for name in SPACE_NAMES]
ACTION_OF: Final[list[int]] = [ACTION_NAMES.index(BY_SPACE[name]["action"]) for name in SPACE_NAMES]
assert all(space == BY_SPACE[space["name"]] for space in PRINTED)  # a name means the same in every edition
BUY_SPACES: Final[list[int]] = [
    i for i, name in enumerate(SPACE_NAMES) if ACTION_OF[i] == BUY and "colour" not in BY_SPACE[name]
]
"""Those for Buy tokens (K-A2); on others a colour is printed."""

# Battle cards (K-C3), named by strength/damage/defence.
CARD_NAMES: Final[tuple[str, ...]] = union(files.cards["battle"] for files in FILES)
KINDS_OF_CARD: Final = len(CARD_NAMES)
CARD_VALUES: Final[list[list[int]]] = [[int(x) for x in name.split("/")] for name in CARD_NAMES]

# Divine interventions.
DIVINE_NAMES: Final[tuple[str, ...]] = union(files.cards["divine"] for files in FILES)
KINDS_OF_DIVINE: Final = len(DIVINE_NAMES)
TACTICAL_SUPPORT: Final = DIVINE_NAMES.index("tactical-support")
RAINING_FIRE: Final = DIVINE_NAMES.index("raining-fire")
TRANSFER: Final = DIVINE_NAMES.index("transfer")
SWIFTNESS: Final = DIVINE_NAMES.index("swiftness")
DIVERSION: Final = DIVINE_NAMES.index("diversion")

TALLEST: Final[int] = max(files.numbers["setup"]["tallest"] for files in FILES)
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
MOVE_MARKS: Final = ("teleported", "on foot", "over walls", "in a district", "taken", "under way")
TELEPORTED: Final = 1
ON_FOOT: Final = 2  # Forced March: no Teleport at all
OVER_WALLS: Final = 4  # Surprise Attack
IN_A_DISTRICT: Final = 8  # the one enemy district of this Move has been entered
TAKEN: Final = 16  # who goes on from here has been said
UNDER_WAY: Final = 32  # the first step has been made (KT-M6)

# The path to Ta-Seti (KT-R1): its sides, locations, spaces for tokens, and the tokens.
PATH: Final[dict[str, Any]] = FILES[1].path
SIDE_NAMES: Final = SIDES
LOCATION_NAMES: Final[tuple[str, ...]] = (START, *locations(PATH["sides"]))
LOCATIONS: Final = len(LOCATION_NAMES)
PATH_SPACES: Final[list[tuple[int, int, str]]] = list(
    dict.fromkeys(
        (LOCATION_NAMES.index(name), i, kind)
        for side in SIDES
        for name, kinds in PATH["sides"][side]["spaces"].items()
        for i, kind in enumerate(kinds)
    )
)
"""Location, which of its spaces, and for which kind of token."""
OBJECT_NAMES: Final[tuple[str, ...]] = (*PATH["tokens"]["object-1"], *PATH["tokens"]["object-2"])
OBJECTS: Final = len(OBJECT_NAMES)
SKILL_NAMES: Final[tuple[str, ...]] = tuple(PATH["tokens"]["skill"])
TOKEN_NAMES: Final = (*OBJECT_NAMES, *SKILL_NAMES, VICTORY)
MOST_PRIESTS: Final = 3

SOURCES: Final = (
    "units",
    "home",
    *CARD_NAMES,
    *(f"divine {name}" if name in TILE_NAMES else name for name in DIVINE_NAMES),
    *TILE_NAMES,
    *OBJECT_NAMES,
    *(f"skill {name}" for name in SKILL_NAMES),
    "road",
)
"""What can give strength, damage or defence in a battle. Classic has tiles and cards of one name."""
assert len(set(SOURCES)) == len(SOURCES)

KINDS: Final[dict[str, Terms]] = {
    "number": Numbers("number", 0, 9999),
    "player": Terms("player", PLAYER_NAMES, each=1),
    "players": Masks("player", PLAYER_NAMES),
    "god": Terms("god", GODS),
    "zone": Terms("zone", ZONE_NAMES),
    "zones": Masks("zone", ZONE_NAMES),
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
    "switches": Masks("switch", SWITCHES),
    "path board": Terms("board of the path", BOARDS),
    "side": Terms("side of a board", SIDE_NAMES),
    "location": Terms("location", LOCATION_NAMES),
    "pilgrim": Terms("pilgrim", [f"{p} {name}" for p in PLAYER_NAMES for name in LOCATION_NAMES], each=LOCATIONS),
    "path space": Terms("space of the path", [f"{LOCATION_NAMES[at]} {i + 1}" for at, i, _ in PATH_SPACES]),
    "token": Terms("token", TOKEN_NAMES),
    "object": Terms("Object", OBJECT_NAMES),
    "owned object": Terms("owned Object", [f"{p} {name}" for p in PLAYER_NAMES for name in OBJECT_NAMES], each=OBJECTS),
    "skill": Terms("Skill", SKILL_NAMES),
    "skills": Masks("Skill", SKILL_NAMES),
    "priests": Terms("number of priests", [str(i) for i in range(MOST_PRIESTS + 1)]),
    "stats": Masks("value", STATS),
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
    ("activate", "location"),
    ("go", "location"),
    ("priests", "priests"),
    ("priest", "zone"),
    ("object", "object"),
    ("enemy", "player"),
    ("side", "side"),
    ("token", "token"),
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
ACTIVATE: Final = IDS["activate"]
GO: Final = IDS["go"]
PRIESTS: Final = IDS["priests"]
PRIEST: Final = IDS["priest"]  # placed in a zone
OBJECT: Final = IDS["object"]
ENEMY: Final = IDS["enemy"]
SIDE: Final = IDS["side"]
TOKEN: Final = IDS["token"]
CHOICES: Final = Choices(KINDS, [(IDS[verb], verb, kind) for verb, kind in VERBS])
assert [IDS["seal"], IDS["pass"]] == [SEAL, PASS]

# As Blood and Sand has them, for pages and tools that are about that box alone. Rules ask the edition of the position.
TILES: Final[list[tuple[str, int, dict[str, Any]]]] = [
    (name, colour, tile) for colour, tiles in enumerate(FILES[0].tiles.values()) for name, tile in tiles.items()
]
"""Name, colour and data of every tile, in the order of the data file."""
TILE_COLOUR: Final[list[int]] = [colour for _, colour, _ in TILES]
TILE_LEVEL: Final[list[int]] = [tile["level"] for _, _, tile in TILES]
TILE_COPIES: Final[list[int]] = [tile.get("copies", 1) for _, _, tile in TILES]
TILE_RULE: Final[list[str]] = [f"K-T:{PICTURES[t]}" for t in range(len(TILES))]
SPACES: Final[list[dict[str, Any]]] = FILES[0].numbers["board"]["spaces"]
OTHER_ZONES: Final[dict[str, dict[str, Any]]] = FILES[0].board["zones"]
BATTLE_CARDS: Final[dict[str, dict[str, Any]]] = FILES[0].cards["battle"]
DIVINE: Final[dict[str, dict[str, Any]]] = FILES[0].cards["divine"]
DIVINE_COPIES: Final[list[int]] = [card["copies"] for card in DIVINE.values()]
DIVINE_RULE: Final[list[str]] = [f"K-I:{name}" for name in DIVINE]

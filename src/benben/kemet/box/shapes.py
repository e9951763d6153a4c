"""What may stand in the data files of an edition, and nothing else: the names that the rules know."""

from collections.abc import Sequence
from typing import Any, Final

from ...kernel.datafiles import Each, Flag, Named, OneOf, Shape, Table, Text, Whole, Words, check, missing
from ...kernel.errors import BadData

COUNTS: Final = ("2", "3", "4", "5")
"""Numbers of players."""
GODS: Final = 5
PARTS_OF_A_ROUND: Final = ("day", "night")
"""Steps of that name. What an edition can name is here, of all editions; which of it, and in which order, it says."""
SETUP_STAGES: Final = (
    "colours",
    "cards",
    "cities",
    "turn order",
    "garrisons",
    "pyramids",
    "tiles",
    "first day",
    "units",
)
BATTLE_STAGES: Final = (
    "begins",
    "war council",
    "reveal",
    "tactical choice",
    "divine wound",
    "resolution",
    "casualties",
    "rewards",
    "reinforcements",
    "loser",
    "winner",
    "ends",
    "afterwards",
    "over",
)
PHASES_OF_SAND: Final = (
    "offering",
    "delta temple",
    "temples",
    "adoration",
    "prayers",
    "divine intervention",
    "conscription",
    "awakening",
    "destiny",
)
"""What the Night of Blood and Sand cannot do without, in whatever order."""
PHASES: Final = (*PHASES_OF_SAND, "night tiles", "piety", "renewal", "refill")
ACTION_NAMES: Final = ("move", "recruit", "raise", "pray", "buy")
STATS: Final = ("strength", "damage", "defence", "unblockable damage")
EFFECTS: Final = (
    "strength",
    "strength_attacking",
    "strength_defending",
    "damage",
    "defence",
    "unblockable",
    "unblockable_defending",
    "land_moves",
    "teleport_discount",
    "teleport_from_obelisks",
    "wounds",
    "fame",
    "silver",
    "free_recruits",
    "prayer_units",
    "troop",
    "defender_fame",
    "spies",
    "recruits_free",
    "pray",
    "tile_discount",
    "level_discount",
    "vision",
    "night_cards",
    "night_levels",
    "prayer_per_kill",
    "cards_attacking",
    "payment_discount",
    "night_prayer",
    "mercenaries",
    "recruits_anywhere",
    "prayer_per_loss",
    "prayer_attacking",
    "gain_bonus",
)
"""What a tile does for its owner, as a number; powers.py has the numbers of these names."""
NOT_COUNTED: Final = ("special", "gold")
"""Effects of a tile that are a name instead of a number."""
CREATURE_EFFECTS: Final = (
    "strength",
    "damage",
    "defence",
    "land_moves",
    "passes_walls",
    "cancels",
    "fee",
    "teleports_free",
    "devours",
)
"""What a creature does for the Troop it is with."""
COLOURS: Final = ("ruby", "sapphire", "diamond", "onyx")
GOLD: Final = ("surprise-attack", "divine-will", "twin-ceremony", "forced-march")
"""Tiles whose gold action is code."""
CARD_EFFECTS: Final = (
    "units",
    "hits",
    "prayer",
    "teleports",
    "land_moves",
    "passes_walls",
    "theft",
    "cancels",
    "escapes",
    "remembers",
    "prayer_won",
    "unharmed_won",
    "units_won",
    "swaps",
)
"""What a divine intervention does besides its values in a battle; divine.py has the numbers of these names."""
PLAYED: Final = {
    "tactical-support": ("day", "units"),
    "raining-fire": ("day", "hits"),
    "prayer": ("day", "prayer"),
    "transfer": ("movement", "teleports"),
    "swiftness": ("movement", "land_moves"),
    "diversion": ("battle", ""),
}
"""Divine interventions that are code: icon and effect. All others are numbers for a battle."""
LAST_CARD: Final = "diversion"
"""The last of the divine interventions, never in the deck."""
SPECIAL_ZONES: Final = ("T-Delta", "Sanctuary")
PARTS: Final = ("west", "east", "delta")
DIGITS: Final = Text("0123456789")
PLACE: Final = Table({"zones": Each(Text(), 1)})

EDITION_FILE: Final = Table(
    {
        "name": Text(),
        "gods": Each(Text(), GODS, GODS),
        "units": Whole(1),
        "veterans_per_card": Whole(1),
        "troop": Whole(1),
        "prayer": Table({"start": Whole(), "most": Whole(1)}),
        "pray": Whole(),
        "night_prayer": Whole(),
        "teleport": Whole(),
        "home": Whole(),
        "land_moves": Whole(),
        "victory": Table({"fame": Whole(1)}),
        "night": Table(
            {
                "phases": Each(OneOf(PHASES, "phase")),
                "offering": Table({"units": Whole(1), "fame": Whole()}),
                "delta": Table({"units": Whole(1), "prayer": Whole()}),
                "temples": Table({"least": Whole(1), "fame": Whole()}),
            }
        ),
        "setup": Table(
            {
                "garrison": Whole(1),
                "garrisons": Whole(1),
                "levels": Whole(1),
                "levels_per_district": Whole(1),
                "cards": Whole(),
                "colours": Named(Whole(1, len(COLOURS)), COUNTS, True, "number of players"),
                "pyramids": Named(Whole(1), COUNTS, True, "number of players"),
                "tallest": Whole(1),
                "left_out_for_two": Each(Text()),
            },
            {"stages": Each(OneOf(SETUP_STAGES, "stage"), 1)},
        ),
        "board": Table(
            {
                "tokens": Whole(1),
                "spaces": Each(Table({"name": Text(), "floor": Whole(1), "action": OneOf(ACTION_NAMES, "action")}), 1),
            }
        ),
    },
    {
        "rule_prefix": Text(),
        "rules": Named(Text()),
        "round": Each(OneOf(PARTS_OF_A_ROUND, "part of a round"), 1),
        "battle": Each(OneOf(BATTLE_STAGES, "stage"), 1),
        "recall_loss": Whole(),
        "diversion": Whole(),
    },
)
BOARD_FILE: Final = Table(
    {
        "cities": Each(Text(), 1),
        "zones": Named(
            Table(
                {"kind": OneOf(("desert", "temple", "sanctuary"), "kind")},
                {"obelisk": Flag(), "port": OneOf(("trading", "military"), "port"), "night": Whole()},
            )
        ),
        "borders": Named(Each(Text())),
        **dict.fromkeys(PARTS, PLACE),
        "players": Named(
            Table({"cities": Each(Text(), 2), "parts": Each(OneOf(PARTS, "part of the board"))}),
            COUNTS,
            True,
            "number of players",
        ),
    }
)
CARDS_FILE: Final = Table(
    {
        "battle": Named(Table({}, {"own_loss": Whole(1), "special": Flag()})),
        "divine": Named(
            Table(
                {
                    "copies": Whole(),
                    "cost": Whole(),
                    "icon": OneOf(("battle", "day", "movement"), "icon"),
                    "effect": Named(Whole(1)),
                }
            )
        ),
    }
)


def tiles_file(cards: Sequence[str]) -> Shape:
    """Special battle cards are named by what cards.toml has."""
    numbers: dict[str, Shape] = dict.fromkeys(EFFECTS, Whole(1))
    named: dict[str, Shape] = {"special": OneOf(cards, "battle card"), "gold": OneOf(GOLD, "gold action")}
    tile = Table(
        {"level": Whole(1)},
        {
            "copies": Whole(1),
            "effect": Table({}, numbers | named),
            "creature": Table({}, dict.fromkeys(CREATURE_EFFECTS, Whole(1))),
            "uncertain": Flag(),
        },
    )
    return Named(Named(tile), COLOURS, True, "colour")


def check_order(names: list[str], needed: Sequence[str], where: str) -> None:
    """What follows one another: each name once, and none is missing that the rules cannot do without."""
    missing(dict.fromkeys(names), needed, where)
    for name in names:
        if names.count(name) > 1:
            raise BadData(f"{where}: {name!r} comes once, not {names.count(name)} times")


def check_board(board: dict[str, Any], file: str) -> None:
    """Every zone that is spoken of is there, and those that the rules know by name."""
    cities = board["cities"]
    missing(board["zones"], SPECIAL_ZONES, f"{file}: zones")
    zone = OneOf((*board["zones"], *(f"D-{city}" for city in cities)), "zone")
    check(board["borders"], Named(Each(zone), zone.names, what="zone"), f"{file}: borders")
    for part in PARTS:
        check(board[part]["zones"], Each(zone), f"{file}: {part}.zones")
    for count, players in board["players"].items():
        check(players["cities"], Each(OneOf(cities, "city"), int(count), int(count)), f"{file}: players.{count}.cities")


def check_values(battle: dict[str, Any], file: str) -> None:
    for name in battle:
        check(name, Words((DIGITS,) * 3, 3, "/"), f"{file}: battle")


def check_cards(cards: dict[str, Any], file: str) -> None:
    """A battle card is named by its values; a divine intervention has the icon and the effect the rules give it."""
    check_values(cards["battle"], file)
    divine = cards["divine"]
    missing(divine, tuple(PLAYED), f"{file}: divine")
    for name, card in divine.items():
        where = f"{file}: divine.{name}"
        icon, effect = PLAYED.get(name, ("battle", "any"))
        check(card["icon"], OneOf((icon,), f"icon of {name}"), f"{where}.icon")
        shape: Shape = Named(Whole(1), STATS, what="effect")
        if name in PLAYED:
            shape = Table({effect: Whole(1)} if effect else {})
        check(card["effect"], shape, f"{where}.effect")
    if list(divine)[-1] != LAST_CARD:
        raise BadData(f"{file}: divine: {LAST_CARD!r} comes last, not {list(divine)[-1]!r}")


def check_tiles(tiles: dict[str, Any], left_out: list[str], file: str, numbers_file: str) -> None:
    names = no_two_alike(tiles, GOLD, file)
    check(left_out, Each(OneOf(names, "tile")), f"{numbers_file}: setup.left_out_for_two")


def no_two_alike(tiles: dict[str, Any], gold: Sequence[str], file: str) -> list[str]:
    """The tiles that the rules know by name are there, no name stands for two, and a creature has one owner."""
    names = [name for colour in tiles.values() for name in colour]
    missing(dict.fromkeys(names), gold, file)
    for name in names:
        if names.count(name) > 1:
            raise BadData(f"{file}: {name!r} comes once, not {names.count(name)} times")
    for colour, those in tiles.items():
        for name, tile in those.items():
            if "creature" in tile and tile.get("copies", 1) > 1:
                raise BadData(f"{file}: {colour}.{name}.copies: a creature has one, not {tile['copies']}")
    return names

"""What may stand in the data files of classic Kemet with Ta-Seti, and how its box depends on what is played with."""

from collections.abc import Collection, Sequence
from typing import Any, Final

from ...kernel.datafiles import Each, Flag, Named, OneOf, Only, Shape, Table, Text, Whole, check, missing
from ...kernel.errors import BadData
from .shapes import (
    ACTION_NAMES,
    BATTLE_STAGES,
    COUNTS,
    CREATURE_EFFECTS,
    EFFECTS,
    GODS,
    GOLD,
    PARTS,
    SETUP_STAGES,
    SPECIAL_ZONES,
    STATS,
    check_order,
    check_values,
    no_two_alike,
)

MODULES: Final = ("black", "dawn", "path", "victory", "cards")
"""Of Ta-Seti (KT-E1)."""
SWITCHES: Final = (*MODULES, "promos", "long", "beginner")
"""What a game can be played with (KT-E1 to KT-E4)."""
COLOURS: Final = ("red", "blue", "white", "black")
SIDES: Final = ("even", "odd")
PARTS_OF_A_ROUND: Final = ("night", "order", "dawn", "day", "dusk")
PHASES_OF_NIGHT: Final = ("piety", "prayers", "renewal", "divine intervention", "night tiles", "refill")
NEEDED_BY: Final = {"piety": "promos", "renewal": "promos", "refill": "path"}
"""Phases of the Night that come only with something of Ta-Seti."""
STAGES_OF_SETUP: Final = ("colours", "cards", "cities", "turn order", "pyramids", "units", "first day")
PHASES_OF_DUSK: Final = ("delta temple", "adoration", "offering", "temples")
CLASSIC_EFFECTS: Final = (
    "passes_walls",
    "first_strike",
    "night_units",
    "chosen_out_of",
    "prayer_per_victory",
    "prayer_entering",
    "trap",
    "gain_bonus_by_day",
    "shelters",
    "night_priest",
    "reclaims",
    "night_temples_fame",
    "foresees",
    "renews",
    "early_pyramids",
)
CLASSIC_CREATURE_EFFECTS: Final = ("teleports_from_obelisks", "shelters")
GOLD_ACTIONS: Final = (*(name for name in GOLD if name != "surprise-attack"), "dark-ritual")
PLAYED: Final = {
    "raining-fire": ("day", ("hits",)),
    "prayer": ("day", ("prayer",)),
    "enlistment": ("day", ("units",)),
    "mana-theft": ("day", ("theft", "prayer")),
    "teleportation": ("movement", ("teleports",)),
    "open-gates": ("movement", ("passes_walls",)),
    "veto": ("enemy turn", ("cancels",)),
    "escape": ("enemy turn", ("escapes",)),
    "swiftness": ("movement", ("land_moves",)),
    "glory": ("battle", ("prayer_won",)),
    "divine-memory": ("day", ("remembers",)),
    "divine-protection": ("battle", ("unharmed_won",)),
    "reinforcements": ("battle", ("units_won",)),
    "tactical-choice": ("battle", ("swaps",)),
}
"""Divine interventions that are code: icon and effects. All others are numbers for a battle."""
SWITCH: Final = OneOf(MODULES, "module")
RULINGS: Final[dict[str, Shape]] = {
    "promos_by_default": Flag(),
    "arrows_are_borders": Flag(),
    "entry_only_as_first_step": Flag(),
    "walls_ignored_without_cap": Flag(),
    "teleport_into_a_zone_once": Only(True),
    "captors_raise": Flag(),
    "null_buy": Flag(),
    "creature_comes_home_always": Flag(),
    "retreat_into_foreign_districts": Flag(),
    "played_battle_cards_face_up": Only(True),
    "sanctuary_every_day": Only(True),
    "initiative_also_when_recruiting": Flag(),
    "move_goes_on_after_no_battle": Flag(),
    "veto_on_veto": Only(False),
    "escape_can_be_vetoed": Flag(),
    "escape_only_from_moves": Only(True),
    "divine_memory_secret": Only(True),
    "night_placing_may_fight": Flag(),
    "victory_units_may_fight": Only(False),
    "priests_lost_last": Only(True),
    "priests_alone": OneOf(("not when placed",), "ruling"),
    "take_all_at_a_location": Only(True),
    "waiting_in_ta_seti": OneOf(("takes when activated",), "ruling"),
    "legion_surplus": OneOf(("to the supply at once",), "ruling"),
    "skills_add_to_tiles": Only(True),
    "seal_ends": OneOf(("next day",), "ruling"),
    "dagger_below_zero": Only(True),
    "two_colour_price": OneOf(("sum",), "ruling"),
    "two_colour_space": OneOf(("either",), "ruling"),
    "mercenaries_per_player": Only(1),
}
"""What the sources leave open. Where one thing alone may stand, the rules know no other: it is written down as it is
played, and nobody who changes it should believe that something happens."""
EDITION_FILE: Final = Table(
    {
        "name": Text(),
        "rule_prefix": Text(),
        "gods": Each(Text(), GODS, GODS),
        "units": Whole(1),
        "troop": Whole(1),
        "prayer": Table({"start": Whole(), "most": Whole(1)}),
        "pray": Whole(),
        "night_prayer": Whole(),
        "teleport": Whole(),
        "home": Whole(),
        "land_moves": Whole(),
        "recall_loss": Whole(),
        "diversion": Whole(),
        "modules": Each(SWITCH, 1),
        "victory": Table({"short": Whole(1), "long": Whole(1), "beginner": Whole(1)}),
        "beginner": Table(dict.fromkeys(("tallest", "level", "first_day"), Whole(1))),
        "round": Table(dict.fromkeys(("phases", "with_dawn"), Each(OneOf(PARTS_OF_A_ROUND, "part of a round"), 1))),
        "night": Table({"phases": Each(OneOf(PHASES_OF_NIGHT, "phase"))}),
        "dusk": Table(
            {
                "phases": Each(OneOf(PHASES_OF_DUSK, "phase")),
                "delta": Table({"units": Whole(1), "prayer": Whole()}),
                "offering": Table({"units": Whole(1), "fame": Whole()}),
                "temples": Table({"least": Whole(1), "fame": Whole()}),
            }
        ),
        "dawn": Table({"token": Whole(1), "loser": Whole(1)}),
        "setup": Table(
            {
                "stages": Each(OneOf(SETUP_STAGES, "stage"), 1),
                **dict.fromkeys(
                    ("units", "garrison", "levels", "levels_per_district", "cards", "pyramids", "tallest"), Whole(1)
                ),
            }
        ),
        "board": Table(
            {
                "tokens": Whole(1),
                "spaces": Each(
                    Table(
                        {"name": Text(), "floor": Whole(1), "action": OneOf(ACTION_NAMES, "action")},
                        {"colour": OneOf(COLOURS, "colour"), "module": SWITCH},
                    ),
                    1,
                ),
            }
        ),
        "rules": Named(Text()),
        "rulings": Table(RULINGS),
    }
)
BY_SIDE: Final = Named(Each(Text()), SIDES, True, "side")
BOARD_FILE: Final = Table(
    {
        "cities": Each(Text(), 1),
        "zones": Named(
            Table(
                {"kind": OneOf(("desert", "temple", "sanctuary"), "kind")},
                {"obelisk": Flag(), "dusk": Whole()},
            )
        ),
        "sides": Named(Table({"borders": Named(Each(Text()))}), SIDES, True, "side"),
        "arrows": Named(Each(Each(Text(), 2, 2)), SIDES, True, "side"),
        **dict.fromkeys(PARTS, BY_SIDE),
        "players": Named(
            Table(
                {
                    "side": OneOf(SIDES, "side"),
                    "cities": Each(Text(), 2),
                    "parts": Each(OneOf(PARTS, "part of the board")),
                }
            ),
            COUNTS,
            True,
            "number of players",
        ),
    }
)
CARDS_FILE: Final = Table(
    {
        "battle": Named(Table({}, {"own_loss": Whole(1), "special": Flag(), "module": SWITCH})),
        "divine": Named(
            Table(
                {
                    "copies": Whole(1),
                    "cost": Whole(),
                    "icon": OneOf(("battle", "day", "movement", "enemy turn"), "icon"),
                    "effect": Named(Whole(1)),
                },
                {"module": SWITCH},
            )
        ),
    }
)


def tiles_file(cards: Sequence[str]) -> Shape:
    """Special battle cards are named by what cards.toml has."""
    numbers: dict[str, Shape] = dict.fromkeys((*EFFECTS, *CLASSIC_EFFECTS), Whole(1))
    named: dict[str, Shape] = {"special": OneOf(cards, "battle card"), "gold": OneOf(GOLD_ACTIONS, "gold action")}
    those_of_creatures = dict.fromkeys((*CREATURE_EFFECTS, *CLASSIC_CREATURE_EFFECTS), Whole(1))
    optional: dict[str, Shape] = {
        "copies": Whole(1),
        "icon": OneOf(("D", "N", "B"), "icon"),
        "effect": Table({}, numbers | named),
        "creature": Table({}, those_of_creatures),
    }
    colour = OneOf(COLOURS, "colour")
    promo = Table(
        {"level": Whole(1), "colour": colour},
        optional | {"second": Table({"colour": colour, "level": Whole(1)}), "needs": SWITCH},
    )
    tile = Table({"level": Whole(1)}, optional)
    return Table({**{name: Named(tile) for name in COLOURS}, "promos": Named(promo)})


def check_numbers(numbers: dict[str, Any], file: str) -> None:
    """Parts of a round and of its parts: each once, and none is missing that the rules cannot do without."""
    for order, needed, where in (
        (numbers["modules"], MODULES, "modules"),
        (numbers["round"]["phases"], ("night", "order", "day", "dusk"), "round.phases"),
        (numbers["round"]["with_dawn"], ("night", "dawn", "day", "dusk"), "round.with_dawn"),
        (numbers["night"]["phases"], PHASES_OF_NIGHT, "night.phases"),
        (numbers["dusk"]["phases"], PHASES_OF_DUSK, "dusk.phases"),
        (numbers["setup"]["stages"], STAGES_OF_SETUP, "setup.stages"),
    ):
        check_order(order, needed, f"{file}: {where}")
    for i, space in enumerate(numbers["board"]["spaces"]):
        if ("colour" in space) != (space["action"] == "buy"):
            raise BadData(f"{file}: board.spaces[{i + 1}]: a Buy space has its colour, and no other has one (KT-C4)")


def check_board(board: dict[str, Any], file: str) -> None:
    """Every zone that is spoken of is there, and those that the rules know by name."""
    cities = board["cities"]
    missing(board["zones"], SPECIAL_ZONES, f"{file}: zones")
    zone = OneOf((*board["zones"], *(f"D-{city}" for city in cities)), "zone")
    for side in SIDES:
        where = f"{file}: sides.{side}.borders"
        check(board["sides"][side]["borders"], Named(Each(zone), zone.names, what="zone"), where)
        check(board["arrows"][side], Each(Each(zone)), f"{file}: arrows.{side}")
        for part in PARTS:
            check(board[part][side], Each(zone), f"{file}: {part}.{side}")
    for count, players in board["players"].items():
        check(players["cities"], Each(OneOf(cities, "city"), int(count), int(count)), f"{file}: players.{count}.cities")


def check_cards(cards: dict[str, Any], file: str) -> None:
    """A battle card is named by its values; a divine intervention has the icon and the effect the rules give it."""
    check_values(cards["battle"], file)
    divine = cards["divine"]
    missing(divine, tuple(PLAYED), f"{file}: divine")
    for name, card in divine.items():
        icon, effects = PLAYED.get(name, ("battle", ()))
        check(card["icon"], OneOf((icon,), f"icon of {name}"), f"{file}: divine.{name}.icon")
        shape = Table(dict.fromkeys(effects, Whole(1))) if effects else Named(Whole(1), STATS, what="effect")
        check(card["effect"], shape, f"{file}: divine.{name}.effect")


def check_tiles(tiles: dict[str, Any], file: str) -> None:
    """The tiles that the rules know by name are there, and no name stands for two."""
    no_two_alike(tiles, GOLD_ACTIONS, file)


# A box without what is not played with --------------------------------------------------------------------------------


def in_play(thing: dict[str, Any], switches: Collection[str]) -> bool:
    return "module" not in thing or thing["module"] in switches


def numbers_with(numbers: dict[str, Any], switches: Collection[str]) -> dict[str, Any]:
    """What edition.toml says, in the words of Blood and Sand's."""
    length = next((length for length in ("beginner", "long") if length in switches), "short")
    phases = [phase for phase in numbers["night"]["phases"] if NEEDED_BY.get(phase, phase) in {*switches, phase}]
    board, setup = numbers["board"], numbers["setup"]
    beginner = numbers["beginner"] if length == "beginner" else {"tallest": setup["tallest"], "first_day": 0}
    return numbers | {
        "veterans": False,  # KT-E7
        "entry": True,  # KT-A13
        "idle_cards": False,  # KT-X7
        "own_loss_behind": True,  # KT-B9
        "battle": list(BATTLE_STAGES),  # KT-B6, KT-I:reinforcements, KT-B17
        "opens_cards": True,  # KT-B7, KT-B8
        "passing_limits": False,  # KT-A9
        "any_order": False,  # KT-D3
        "creatures_any_time": False,  # KT-K3
        "wins_at": "turn" if "victory" in switches else "end of day",  # KT-V1, KT-V3
        "standing": ["fame", "battle fame"],  # KT-V2
        "first_day_level": beginner["first_day"],  # KT-E4
        "veterans_per_card": 1,  # nobody ever has one (KT-E7)
        "victory": {"fame": numbers["victory"][length]},
        "round": numbers["round"]["with_dawn" if "dawn" in switches else "phases"],
        "night": {**numbers["dusk"], "phases": phases},
        "dawn": numbers["dawn"] if "dawn" in switches else {"token": 0, "loser": 0},  # KT-W3, KT-B16
        "board": board | {"spaces": [space for space in board["spaces"] if in_play(space, switches)]},
        "setup": setup
        | {
            "colours": dict.fromkeys(COUNTS, len(COLOURS) - ("black" not in switches)),
            "pyramids": dict.fromkeys(COUNTS, setup["pyramids"]),
            "tallest": beginner["tallest"],
            "left_out_for_two": [],
            "single_for_two": False,
        },
    }


def cards_with(cards: dict[str, Any], switches: Collection[str]) -> dict[str, Any]:
    return {part: {name: card for name, card in cards[part].items() if in_play(card, switches)} for part in cards}


def tiles_with(tiles: dict[str, Any], switches: Collection[str], highest: int) -> dict[str, Any]:
    """By colour; promos are among those of their first colour (KT-E2). Beginners have none above a level (KT-E4)."""
    found = {colour: dict(tiles[colour]) for colour in COLOURS if colour != "black" or "black" in switches}
    if "promos" in switches:
        for name, tile in tiles["promos"].items():
            if "needs" not in tile or tile["needs"] in switches:
                found[tile["colour"]][name] = tile
    return {
        colour: {name: tile for name, tile in some.items() if tile["level"] <= highest}
        for colour, some in found.items()
    }

"""What is in the box: the numbers and layouts of the data files, read once. What may stand in them is said here."""

from pathlib import Path
from typing import Any, Final

from ...kernel.datafiles import Each, Flag, Named, OneOf, Shape, Table, Text, Whole, Words, fingerprint, read
from ...kernel.errors import BadData, shown
from . import DATA
from .hexmap import EDGE_NAMES, HEX_NAMES, LAND, MAP_FILE

# What the rules know by name. Guardians and powers beyond these are known by their classes in the rules.
ACTIONS: Final[tuple[str, ...]] = ("move", "summon", "gain", "unlock")
MONUMENTS: Final[tuple[str, ...]] = ("obelisk", "pyramid", "temple")
CARDS: Final[tuple[str, ...]] = ("build", "plague", "chariots", "cycle", "drought", "flood", "miracle")
EVENTS: Final[tuple[str, ...]] = ("monument", "caravan", "consolidation", "conflict")
LATE_CONFLICTS: Final[tuple[str, ...]] = ("conflict+merge", "conflict+forget", "conflict+end")
BASES: Final = ("small", "large")
LEVELS: Final = 3
TOKENS: Final = 8
TOKEN_NAMES: Final[tuple[str, ...]] = tuple(str(t + 1) for t in range(TOKENS))
MOST_PLAYERS: Final = 5

GUARDIAN: Final[dict[str, Shape]] = {"level": Whole(1, LEVELS), "base": OneOf(BASES, "base"), "copies": Whole(1)}
GAME_SHAPE: Final = Table(
    {
        "devotion": Table({"top": Whole(1), "red": Whole()}),
        "tracks": Table(
            {
                "extra": Named(Whole(), ACTIONS, True, "action"),
                "events": Each(OneOf((*EVENTS, *LATE_CONFLICTS), "event"), 1),
            }
        ),
        "supply": Named(Whole(), (*MONUMENTS, "camels", "warriors", "ankhs", "followers"), True, "supply"),
        "caravan": Table({"longest": Whole(1), "smallest_region": Whole(1)}),
        "underworld": Table({"tiles_bar_summons": Flag()}),
        "powers": Table(
            {
                "levels": Each(Each(Text(), 4, 4), LEVELS, LEVELS),
                "per_level": Whole(1, 4),
                "guardian_at": Each(Whole(1), LEVELS, LEVELS),
            }
        ),
        "cards": Named(Whole(), CARDS, True, "card"),
        "guardians": Table(
            {
                **{name: Table(GUARDIAN) for name in ("satet", "cat mummy", "mummy", "apep", "androsphinx")},
                "scorpion": Table({**GUARDIAN, "claws": Whole(1, 5)}),
            },
            others=Table(GUARDIAN),
        ),
        "bases": Named(Whole(), BASES, True, "base"),
    }
)


def layout_shape(players: int) -> Shape:
    """What a scenario lays out for so many players."""
    hex_name = OneOf(HEX_NAMES, "hex")
    owner = OneOf([str(p + 1) for p in range(players)], "player")
    what = OneOf((*MONUMENTS, "god", "warrior"), "piece")
    return Table(
        {
            "tokens": Named(OneOf([HEX_NAMES[h] for h in LAND], "land hex"), TOKEN_NAMES, what="conflict token"),
            "camels": Each(OneOf(EDGE_NAMES, "hex side")),
            "pieces": Each(Words((hex_name, what, owner), 2)),
        }
    )


SCENARIO: Final[dict[str, Shape]] = {
    "dying": OneOf(("losers", "winners"), "side of a battle"),
    "events": Named(OneOf(EVENTS, "event"), EVENTS, what="event"),
    "flood_devotion": Whole(1),
    "flooded": Each(OneOf([HEX_NAMES[h] for h in LAND], "land hex"), 1),
    **{str(players): layout_shape(players) for players in range(2, MOST_PLAYERS + 1)},
}


def read_game(path: Path) -> dict[str, Any]:
    game = read(path, GAME_SHAPE)
    events = game["tracks"]["events"]
    for event in LATE_CONFLICTS:
        if events.count(event) != 1:
            raise BadData(f"{path.name}: tracks.events: {event!r} is expected once, not {events.count(event)} times")
    if events[-1] != "conflict+end":
        raise BadData(f"{path.name}: tracks.events: 'conflict+end' is expected as the last event")
    return game


def read_scenario(path: Path) -> dict[str, Any]:
    scenario = read(path, Table({"name": OneOf((path.stem,), "scenario")}, SCENARIO))
    if ("flooded" in scenario) != ("flood_devotion" in scenario):
        raise BadData(f"{path.name}: 'flooded' and 'flood_devotion' are expected together")
    for players in range(2, MOST_PLAYERS + 1):
        taken: set[str] = set()
        for text in scenario.get(str(players), {"pieces": []})["pieces"]:
            at, what, *owner = text.split()
            if at in taken:
                raise BadData(f"{path.name}: {players}.pieces: {shown(text)} stands where another piece does")
            if what not in MONUMENTS and not owner:
                raise BadData(f"{path.name}: {players}.pieces: {shown(text)} is a figure and needs a player behind it")
            taken.add(at)
    return scenario


GAME_FILE: Final[Path] = DATA / "game.toml"
SCENARIO_FILES: Final[list[Path]] = sorted((DATA / "scenarios").glob("*.toml"))
GAME: Final[dict[str, Any]] = read_game(GAME_FILE)
SCENARIOS: Final[dict[str, dict[str, Any]]] = {path.stem: read_scenario(path) for path in SCENARIO_FILES}
FINGERPRINT: Final[str] = fingerprint([GAME_FILE, MAP_FILE, *SCENARIO_FILES])

TOP: Final[int] = GAME["devotion"]["top"]
RED: Final[int] = GAME["devotion"]["red"]
TILES_BAR_SUMMONS: Final[bool] = GAME["underworld"]["tiles_bar_summons"]
CAMELS: Final[int] = GAME["supply"]["camels"]
LONGEST_CARAVAN: Final[int] = GAME["caravan"]["longest"]
SMALLEST_REGION: Final[int] = GAME["caravan"]["smallest_region"]
WARRIORS: Final[int] = GAME["supply"]["warriors"]
ANKHS: Final[int] = GAME["supply"]["ankhs"]
FOLLOWERS: Final[int] = GAME["supply"]["followers"]
EVENT_TRACK: Final[list[str]] = GAME["tracks"]["events"]
TRACK_EXTRA: Final[list[int]] = [GAME["tracks"]["extra"][action] for action in ACTIONS]
PER_LEVEL: Final[int] = GAME["powers"]["per_level"]
GUARDIAN_AT: Final[list[int]] = GAME["powers"]["guardian_at"]

"""The data files of the editions, read once and checked; what they say wrongly is refused by name.

Blood and Sand is one folder, classic Kemet with Ta-Seti another. The files of Blood and Sand must stay as they are:
records carry their fingerprint. What a later edition can say and Blood and Sand does not, has a value here that stands
for what Blood and Sand does (`SILENT`). Classic's files have shapes of their own; here they take the form of
Blood and Sand's, without what a game is not played with, so that one `Edition` is made from either.
"""

from collections.abc import Collection
from pathlib import Path
from typing import Any, Final

from ...kernel.datafiles import Anything, Table, Text, fingerprint, read
from . import DATA as DATA
from . import shapes, shapes_classic, shapes_path
from .shapes_classic import SWITCHES as SWITCHES

PARTS: Final = ("edition", "board", "tiles", "cards")
CLASSIC: Final = "classic"
BEGINNER: Final = "beginner"
SILENT: Final[dict[str, Any]] = {
    "rule_prefix": "K",  # of the IDs of its tiles and cards
    "rules": {},  # IDs that it has instead of those the code names
    "round": ["day", "night"],
    "battle": [
        "begins",
        "war council",
        "reveal",
        "divine wound",
        "resolution",
        "casualties",
        "rewards",
        "loser",
        "winner",
        "ends",
    ],
    "rulings": {
        "null_buy": False,  # K-D7
        "entry_only_as_first_step": False,  # K-M4
        "teleport_into_a_zone_once": False,  # K-A7
        "retreat_into_foreign_districts": False,  # K-B7
        "captors_raise": False,  # K-A3
        "creature_comes_home_always": False,  # K-D5
        "initiative_also_when_recruiting": False,
        "move_goes_on_after_no_battle": False,  # K-A8
        "escape_can_be_vetoed": False,
        "promos_by_default": False,
        "arrows_are_borders": False,
        "walls_ignored_without_cap": False,  # K-M4
        "night_placing_may_fight": False,  # K-N7
    },
    "veterans": True,  # K-B5
    "entry": False,  # K-A8: whoever enters the zone of an enemy fights at once
    "idle_cards": True,  # K-D4
    "own_loss_behind": False,  # K-B4
    "opens_cards": False,  # K-B9: once they are counted, cards of a battle do nothing more
    "first_day_level": 0,  # K-A2: tiles of any level are on offer from the first Day on
    "passing_limits": True,  # K-A6
    "any_order": True,  # K-D3
    "creatures_any_time": True,  # K-D5
    "dusk": {"phases": []},
    "dawn": {"token": 0, "loser": 0},  # K-N9: no tokens
    "wins_at": "turn",  # K-D2
    "standing": ["fame", "permanent fame", "battle fame"],  # K-P10
    "recall_loss": 1,  # K-B6: points less than Units recalled
    "diversion": 1,  # K-S2: cards in every hand that never leave it
}
SILENT_IN_SETUP: Final[dict[str, Any]] = {
    "stages": ["colours", "cards", "cities", "turn order", "garrisons", "pyramids", "tiles", "first day"],
    "units": 0,  # placed behind the pyramids; garrisons stand before them
    "single_for_two": True,  # K-S1: with two players there is one copy of each tile
}
PHASES_NEEDED: Final[dict[str, tuple[str, ...]]] = {"blood_and_sand": shapes.PHASES_OF_SAND}
"""By the name of an edition: what its Night cannot do without."""
NAMED: Final = Table({"name": Text()}, others=Anything())


class Files:
    """What the files of a folder say of a game that is played with these switches."""

    def __init__(self, folder: Path, switches: Collection[str] = ()) -> None:
        files = [folder / f"{part}.toml" for part in PARTS]
        self.folder = folder
        self.switches = frozenset(switches)
        self.numbers: dict[str, Any]
        self.board: dict[str, Any]
        self.sides: dict[str, dict[str, Any]]
        """Each printed side of the board: borders, arrows, and the zones of its parts."""
        self.cards: dict[str, Any]
        self.tiles: dict[str, Any]
        self.path: dict[str, Any] = {}
        """The path to Ta-Seti, if it is played with (KT-R1)."""
        self.promos: dict[str, str] = {}
        """Tiles that were given away, each with the module without which it stays in the box, or '' (KT-E2)."""
        if read(files[0], NAMED)["name"] == CLASSIC:
            self.read_classic(*files)
            files.append(folder / "path.toml")
            path = read(files[-1], shapes_path.PATH_FILE)
            shapes_path.check_path(path, files[-1].name)
            self.path = shapes_path.path_with(path, self.switches) if "path" in self.switches else {}
        else:
            self.read_blood_and_sand(*files)
        self.setup: dict[str, Any] = self.numbers["setup"]
        self.fingerprint = fingerprint(files)

    def read_blood_and_sand(self, numbers: Path, board: Path, tiles: Path, cards: Path) -> None:
        self.numbers = SILENT | read(numbers, shapes.EDITION_FILE)
        self.board = read(board, shapes.BOARD_FILE)
        self.cards = read(cards, shapes.CARDS_FILE)
        self.tiles = read(tiles, shapes.tiles_file(list(self.cards["battle"])))
        setup = self.numbers["setup"] = SILENT_IN_SETUP | self.numbers["setup"]
        for order, needed, where in (
            (self.numbers["night"]["phases"], PHASES_NEEDED.get(self.numbers["name"], ()), "night.phases"),
            (self.numbers["round"], ("day",), "round"),
            (self.numbers["battle"], ("begins", "ends"), "battle"),
            (setup["stages"], ("cities", "turn order"), "setup.stages"),
        ):
            shapes.check_order(order, needed, f"{numbers.name}: {where}")
        shapes.check_board(self.board, board.name)
        shapes.check_cards(self.cards, cards.name)
        shapes.check_tiles(self.tiles, setup["left_out_for_two"], tiles.name, numbers.name)
        parts = {part: self.board[part]["zones"] for part in shapes.PARTS}
        self.sides = {"": {"borders": self.board["borders"], "arrows": [], **parts}}

    def read_classic(self, numbers: Path, board: Path, tiles: Path, cards: Path) -> None:
        said = read(numbers, shapes_classic.EDITION_FILE)
        self.board = read(board, shapes_classic.BOARD_FILE)
        all_cards = read(cards, shapes_classic.CARDS_FILE)
        all_tiles = read(tiles, shapes_classic.tiles_file(list(all_cards["battle"])))
        shapes_classic.check_numbers(said, numbers.name)
        shapes_classic.check_board(self.board, board.name)
        shapes_classic.check_cards(all_cards, cards.name)
        shapes_classic.check_tiles(all_tiles, tiles.name)
        self.numbers = SILENT | shapes_classic.numbers_with(said, self.switches)
        self.cards = shapes_classic.cards_with(all_cards, self.switches)
        highest = said["beginner"]["level"] if BEGINNER in self.switches else said["setup"]["tallest"]
        self.promos = {name: tile.get("needs", "") for name, tile in all_tiles["promos"].items()}
        self.tiles = shapes_classic.tiles_with(all_tiles, self.switches, highest)
        self.sides = {
            side: {
                "borders": self.board["sides"][side]["borders"],
                "arrows": self.board["arrows"][side],
                **{part: self.board[part][side] for part in shapes.PARTS},
            }
            for side in shapes_classic.SIDES
        }


FILES: Final = [Files(DATA / "blood_and_sand"), Files(DATA / CLASSIC, [s for s in SWITCHES if s != BEGINNER])]
"""Of every edition, with all there is; beginners have less. The order matters: names of an earlier one keep their
numbers when a later one brings more."""


def files_of(folder: Path, switches: Collection[str] = ()) -> Files:
    """Those of a folder, which need not be read again."""
    known = (files for files in FILES if (files.folder, files.switches) == (folder, frozenset(switches)))
    return next(known, None) or Files(folder, switches)

"""The data files of the editions, read once and checked; what they say wrongly is refused by name.

Blood and Sand is the only edition so far. Classic Kemet with Ta-Seti will be a second folder beside it. The files of
Blood and Sand must stay as they are: records carry their fingerprint. What a later edition can say and Blood and Sand
does not, has a value here that stands for what Blood and Sand does (`SILENT`).
"""

from pathlib import Path
from typing import Any, Final

from ...kernel.datafiles import fingerprint, read
from . import shapes

DATA: Final = Path(__file__).parent / "data"
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
    "recall_loss": 1,  # K-B6: points less than Units recalled
    "diversion": 1,  # K-S2: cards in every hand that never leave it
}
SILENT_IN_SETUP: Final[dict[str, Any]] = {
    "stages": ["colours", "cards", "cities", "turn order", "garrisons", "pyramids", "tiles", "first day"],
}
PHASES_NEEDED: Final[dict[str, tuple[str, ...]]] = {
    "blood_and_sand": (
        "offering",
        "delta temple",
        "temples",
        "adoration",
        "prayers",
        "divine intervention",
        "conscription",
        "awakening",
        "destiny",
    ),
}
"""By the name of an edition: what its Night cannot do without, in whatever order."""


class Files:
    """What the four files of a folder say."""

    def __init__(self, folder: Path) -> None:
        files = [folder / f"{part}.toml" for part in ("edition", "board", "tiles", "cards")]
        numbers, board, tiles, cards = files
        self.folder = folder
        self.numbers: dict[str, Any] = SILENT | read(numbers, shapes.EDITION_FILE)
        self.board = read(board, shapes.BOARD_FILE)
        self.cards = read(cards, shapes.CARDS_FILE)
        self.tiles = read(tiles, shapes.tiles_file(list(self.cards["battle"])))
        self.setup: dict[str, Any] = SILENT_IN_SETUP | self.numbers["setup"]
        for order, needed, where in (
            (self.numbers["night"]["phases"], PHASES_NEEDED.get(self.numbers["name"], ()), "night.phases"),
            (self.numbers["round"], ("day",), "round"),
            (self.numbers["battle"], ("begins", "ends"), "battle"),
            (self.setup["stages"], ("cities", "turn order"), "setup.stages"),
        ):
            shapes.check_order(order, needed, f"{numbers.name}: {where}")
        shapes.check_board(self.board, board.name)
        shapes.check_cards(self.cards, cards.name)
        shapes.check_tiles(self.tiles, self.setup["left_out_for_two"], tiles.name, numbers.name)
        self.fingerprint = fingerprint(files)


FILES: Final = [Files(DATA / "blood_and_sand")]
"""Of every edition. The order matters: names of an earlier one keep their numbers when a later one brings more."""


def files_of(folder: Path) -> Files:
    """Those of a folder, which need not be read again."""
    return next((files for files in FILES if files.folder == folder), None) or Files(folder)

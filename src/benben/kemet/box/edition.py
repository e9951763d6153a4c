"""An edition of the game: its board, tiles, cards, order of phases and victory, read once from its data files.

Blood and Sand is the only one so far. Classic Kemet with Ta-Seti will be a second folder beside it; what differs there
in kind (its Dawn, its end of the day) will be steps of its own, chosen by the phases that an edition names.
"""

from pathlib import Path
from typing import Final

from ...kernel.datafiles import fingerprint, read
from . import shapes

DATA: Final = Path(__file__).parent / "data"


class Edition:
    """What the four files of a folder say; whatever they say wrongly is a `BadData`."""

    def __init__(self, folder: Path) -> None:
        files = [folder / f"{part}.toml" for part in ("edition", "board", "tiles", "cards")]
        numbers, board, tiles, cards = files
        self.numbers = read(numbers, shapes.EDITION_FILE)
        self.board = read(board, shapes.BOARD_FILE)
        self.cards = read(cards, shapes.CARDS_FILE)
        self.tiles = read(tiles, shapes.tiles_file(list(self.cards["battle"])))
        self.phases: list[str] = self.numbers["night"]["phases"]
        self.victory: int = self.numbers["victory"]["fame"]
        shapes.check_phases(self.phases, f"{numbers.name}: night.phases")
        shapes.check_board(self.board, board.name)
        shapes.check_cards(self.cards, cards.name)
        shapes.check_tiles(self.tiles, self.numbers["setup"]["left_out_for_two"], tiles.name, numbers.name)
        self.fingerprint = fingerprint(files)


EDITION: Final = Edition(DATA / "blood_and_sand")
NUMBERS: Final = EDITION.numbers

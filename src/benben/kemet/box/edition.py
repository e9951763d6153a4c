"""An edition of the game: its board, tiles, cards, order of phases and victory, read once from its data files.

Blood and Sand is the only one so far. Classic Kemet with Ta-Seti will be a second folder beside it; what differs there
in kind (its Dawn, its end of the day) will be steps of its own, chosen by the phases that an edition names.
"""

import hashlib
import tomllib
from pathlib import Path
from typing import Any, Final

DATA: Final = Path(__file__).parent / "data"


class Edition:
    def __init__(self, name: str) -> None:
        files = [DATA / name / f"{part}.toml" for part in ("edition", "board", "tiles", "cards")]
        texts = [path.read_bytes() for path in files]
        tables: list[dict[str, Any]] = [tomllib.loads(text.decode()) for text in texts]
        self.name = name
        self.numbers, self.board, self.tiles, self.cards = tables
        self.phases: list[str] = self.numbers["night"]["phases"]
        self.victory: int = self.numbers["victory"]["fame"]
        self.fingerprint = hashlib.sha256(b"\0".join(texts)).hexdigest()[:16]


EDITION: Final = Edition("blood_and_sand")
NUMBERS: Final = EDITION.numbers

"""What is in the box: data files, the printed map, names, pieces, and the columns of a position."""

from pathlib import Path
from typing import Final

DATA: Final = Path(__file__).parent / "data"
"""Said here, because modules that are compiled lie elsewhere; packages never are."""

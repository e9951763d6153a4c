"""What is in the box: the edition's data files, the printed board, names, and the columns of a position."""

from pathlib import Path
from typing import Final

DATA: Final = Path(__file__).parent / "data"
"""Said here, because modules that are compiled lie elsewhere; packages never are."""

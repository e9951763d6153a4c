"""What bots think: judgements of a position."""

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent / "learned"
"""Said here, because modules that are compiled lie elsewhere; packages never are."""

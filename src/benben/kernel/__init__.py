"""What any game needs, and nothing of any game."""

from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).resolve().parent.parent
"""Said here, because modules that are compiled lie elsewhere; packages never are."""

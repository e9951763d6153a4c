"""Androsphinx: enemies adjacent to it have no strength (A-B5)."""

from ..guardian import Guardian, add
from ..names import ANDROSPHINX


class Androsphinx(Guardian):
    kind = ANDROSPHINX

    def weakens(self) -> bool:
        return True


add(Androsphinx())

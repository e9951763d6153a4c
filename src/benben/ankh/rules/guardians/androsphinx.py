"""Androsphinx: enemies adjacent to it have no strength (A-B5)."""

from ...box.names import ANDROSPHINX
from ..guardian import Guardian, add


class Androsphinx(Guardian):
    kind = ANDROSPHINX

    def weakens(self) -> bool:
        return True


add(Androsphinx())

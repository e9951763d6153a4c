"""Apep: may be summoned on any Water hex without a figure (A-SUM2)."""

from ...box.lands import WATERS
from ...box.names import APEP
from ...box.state import AnkhState
from ..guardian import Guardian, add


class Apep(Guardian):
    kind = APEP

    def water_spots(self, s: AnkhState) -> list[int]:
        return [h for h in WATERS if not s.piece[h]]


add(Apep())

"""Apep: may be summoned on any Water hex without a figure (A-SUM2)."""

from ..guardian import Guardian, add
from ..lands import WATERS
from ..names import APEP
from ..state import AnkhState


class Apep(Guardian):
    kind = APEP

    def water_spots(self, s: AnkhState) -> list[int]:
        return [h for h in WATERS if not s.piece[h]]


add(Apep())

"""Isis, Protector: her figures beside an enemy may live through battle resolution (A-B8)."""

from ...box.board import enemy_near
from ...box.state import AnkhState
from ..powers import Power, add


class Protector(Power):
    """Protected is who has an enemy figure adjacent."""

    name = "protector"

    def protects(self, s: AnkhState, side: int, h: int) -> bool:
        return enemy_near(s, side, h)


POWER = add(Protector())

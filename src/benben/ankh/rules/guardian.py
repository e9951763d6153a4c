"""Guardians: what a kind of figure can do beyond standing and fighting. One module each in `guardians`."""

from typing import Final

from ...kernel.events import Log
from ...kernel.steps import Why
from ..box.names import KIND
from ..box.state import AnkhState


class Guardian:
    """One kind of guardian; the moments it does not hear of do nothing."""

    kind = 0

    def move_targets(self, s: AnkhState, side: int, origin: int) -> list[int]:
        """Hexes where it may end a Move, beside empty land (A-MOV1, A-MOV2)."""
        return []

    def forbids_move(self, s: AnkhState, side: int, origin: int, target: int) -> Why | None:
        """Why it may not end a Move where something stands, if it can do that at all (A-MOV2)."""
        return None

    def displace(self, s: AnkhState, p: int, origin: int, target: int) -> None:
        """It moves onto such a hex."""

    def water_spots(self, s: AnkhState) -> list[int]:
        """Water hexes where it may be summoned (A-SUM2)."""
        return []

    def arrived(self, s: AnkhState, p: int, h: int) -> None:
        """Player p has summoned or moved it to h (A-MOV3)."""

    def conflict_starts(self, s: AnkhState, h: int, log: Log | None) -> None:
        """The start of a conflict (A-X1)."""

    def weakens(self) -> bool:
        """Whether adjacent enemies have no strength (A-B5)."""
        return False

    def died(self, s: AnkhState, owner: int, log: Log | None) -> None:
        """It was killed, and everything that died with it has left the board (A-K3, A-K4)."""


GUARDIANS: Final[dict[int, Guardian]] = {}


def add(guardian: Guardian) -> None:
    GUARDIANS[guardian.kind] = guardian


def at(s: AnkhState, h: int) -> Guardian | None:
    """The guardian on a hex, if there is one."""
    return GUARDIANS.get(s.piece[h] & KIND)


def everywhere(s: AnkhState) -> list[int]:
    """The hexes of all guardians."""
    return [h for h, piece in enumerate(s.piece) if piece > 0 and piece & KIND in GUARDIANS]

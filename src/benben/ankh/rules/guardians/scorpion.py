"""Giant Scorpion: its claws point at two hexes and destroy monuments there when a conflict starts (A-MOV3, A-X1)."""

from typing import Final

from ....kernel.events import Log
from ....kernel.steps import PLAYER, STEP, OfPlayer, below
from ...box import contents, frames
from ...box.board import destroy
from ...box.frames import NEWEST, STEPS
from ...box.hexmap import AROUND
from ...box.lands import lands_of
from ...box.names import AIM, AIM_AT, KIND, KIND_NAMES, OBELISK, owner_of
from ...box.state import AnkhState
from .. import move
from ..guardian import Guardian, add

GAP: Final[int] = contents.GAME["guardians"]["scorpion"]["claws"]
"""How many directions lie between the claws' (A-MOV3)."""
OWN_KIND: Final = KIND_NAMES.index("scorpion")
SCORPION: Final = 3


class Scorpion(Guardian):
    kind = OWN_KIND

    def move_targets(self, s: AnkhState, side: int, origin: int) -> list[int]:
        """It may be re-aimed where it stands (A-MOV1)."""
        return [origin]

    def arrived(self, s: AnkhState, p: int, h: int) -> None:
        owner = owner_of(s.piece[h])
        s.frames.append([AIM_CLAWS, 0, p if s.side_of[p] == owner else s.chair[owner], h])

    def conflict_starts(self, s: AnkhState, h: int, log: Log | None) -> None:
        near = lands_of(s.camels).near[h]
        aim = s.piece[h] >> AIM
        for target in (AROUND[h][aim], AROUND[h][(aim + GAP) % 6]):
            if target in near and s.piece[target] & KIND >= OBELISK:
                destroy(s, target, "A-X1", log)


class AimClaws(OfPlayer[AnkhState]):
    """The owner points the claws, whoever moved it; all six aims are legal."""

    name = "aim the claws"
    rule = "A-MOV3"
    on = ("move your figures", "summon a figure", "give it a sun", "call figures to your obelisks")
    args = ("player:player", "scorpion:hex")

    def legal(self, s: AnkhState, f: list[int], p: int) -> list[int]:
        return [AIM_AT + aim for aim in range(6)]

    def apply(self, s: AnkhState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        h = f[SCORPION]
        s.piece[h] = s.piece[h] & ((1 << AIM) - 1) | choice - AIM_AT << AIM
        if log:
            log.add("aimed", "A-MOV3", s.piece[h], h, choice - AIM_AT)

    def fits(self, s: AnkhState, f: list[int]) -> str:
        piece = s.piece[f[SCORPION]]
        own = piece & KIND == OWN_KIND and s.side_of[f[PLAYER]] == owner_of(piece)
        if not own:
            return "no scorpion of that player stands there"
        under = below(s, f)
        asks = STEPS[under[STEP]].name
        if asks == "move your figures":
            came = f[SCORPION] not in under[move.UNMOVED :]
        else:
            came = f[SCORPION] == under[NEWEST] or asks == "summon a figure"
        return "" if came else "that scorpion has not just come there (A-MOV3)"


AIM_CLAWS = frames.add(AimClaws())
add(Scorpion())

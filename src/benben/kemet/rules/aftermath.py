"""After the fighting: recall or retreat of the loser, recall of the winner (K-B6 to K-B8)."""

from typing import Final

from ...kernel.events import Log
from ...kernel.steps import PLAYER, OfPlayer
from ..box import frames
from ..box.names import PASS, RECALL, RETREAT, STAY, ZONES
from ..box.state import KemetState
from . import fight, prayer, troops
from .fight import WINNER, fight_of, loser_of
from .retreat import RETREAT_TO, refuges

ZONE: Final = 3


def of_loser(s: KemetState, f: list[int]) -> None:
    loser, z = loser_of(f), f[fight.ZONE]
    if s.troop[loser * ZONES + z]:
        s.frames.append([LOSER_GOES, 0, loser, z])


def of_winner(s: KemetState, f: list[int]) -> None:
    winner, z = f[WINNER], f[fight.ZONE]
    if s.troop[winner * ZONES + z]:
        s.frames.append([WINNER_GOES, 0, winner, z])


def recall(s: KemetState, p: int, z: int, log: Log | None) -> None:
    """All Units and the creature to the supply, for a point each, less what the edition keeps (K-B6)."""
    units = s.troop[p * ZONES + z]
    troops.remove(s, p, z, units)
    if log:
        log.add("recalled", "K-B6", p, units, z)
    prayer.gain(s, p, units - s.edition.recall_loss, "K-B6", log)


class LoserGoes(OfPlayer[KemetState]):
    """Recall or retreat; if the winner was wiped out there is nobody to retreat from, and staying is possible."""

    name = "recall or retreat"
    rule = "K-B6"
    on = ("battle: winner",)
    args = ("player:player", "zone:zone")

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        winner = fight_of(s)[WINNER]
        if not s.troop[winner * ZONES + f[ZONE]]:
            return [RECALL, STAY]
        return [RECALL, RETREAT] if refuges(s, p, f[ZONE]) else [RECALL]

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        if choice == RECALL:
            recall(s, p, f[ZONE], log)
        elif choice == RETREAT:
            s.frames.append([RETREAT_TO, 0, fight_of(s)[WINNER], p, f[ZONE]])

    def fits(self, s: KemetState, f: list[int]) -> str:
        fought = fight_of(s)
        fit = f[ZONE] == fought[fight.ZONE] and f[PLAYER] == loser_of(fought) and s.troop[f[PLAYER] * ZONES + f[ZONE]]
        return "" if fit else "only a loser with a Troop goes"


class WinnerGoes(OfPlayer[KemetState]):
    """The winner may recall as well, and keeps the reward (K-B8)."""

    name = "stay or recall"
    rule = "K-B8"
    on = ("battle: ends",)
    args = ("player:player", "zone:zone")

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        return [PASS, RECALL]

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        if choice == RECALL:
            recall(s, p, f[ZONE], log)

    def fits(self, s: KemetState, f: list[int]) -> str:
        fought = fight_of(s)
        fit = f[ZONE] == fought[fight.ZONE] and f[PLAYER] == fought[WINNER] and s.troop[f[PLAYER] * ZONES + f[ZONE]]
        return "" if fit else "only a winner with a Troop is asked"


LOSER_GOES = frames.add(LoserGoes())
WINNER_GOES = frames.add(WinnerGoes())

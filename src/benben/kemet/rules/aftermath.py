"""After the fighting: recall or retreat of the loser, recall of the winner (K-B6 to K-B8)."""

from ...kernel.events import Log
from ...kernel.notation import bits
from ...kernel.steps import Step
from ..box import frames
from ..box.board import city_of, layout_of
from ..box.names import DISTRICTS, PASS, RECALL, RETREAT, STAY, TO, ZONES
from ..box.state import KemetState
from . import powers, prayer, troops
from .fight import ATTACKER, DEFENDER, WINNER, ZONE, fight_of


def loser_of(f: list[int]) -> int:
    return f[DEFENDER] if f[WINNER] == f[ATTACKER] else f[ATTACKER]


def of_loser(s: KemetState, f: list[int]) -> None:
    loser = loser_of(f)
    if s.troop[loser * ZONES + f[ZONE]]:
        s.frames.append([LOSER_GOES, 0, loser, f[ZONE]])


def of_winner(s: KemetState, f: list[int]) -> None:
    if s.troop[f[WINNER] * ZONES + f[ZONE]]:
        s.frames.append([WINNER_GOES, 0, f[WINNER], f[ZONE]])


def recall(s: KemetState, p: int, z: int, log: Log | None) -> None:
    """All Units and the creature to the supply, for one point less than there were Units (K-B6)."""
    units = s.troop[p * ZONES + z]
    troops.remove(s, p, z, units)
    if log:
        log.add("recalled", "K-B6", p, units, z)
    prayer.gain(s, p, units - 1, "K-B6", log)


def refuges(s: KemetState, loser: int, z: int) -> list[int]:
    """Next to it by land, in play, without any Troop, and no district of a city that is not the loser's (K-B7)."""
    return [
        n
        for n in layout_of(s.players).beside[z]
        if not troops.anybody_in(s, n) and (n >= DISTRICTS or city_of(n) == s.city[loser])
    ]


class LoserGoes(Step[KemetState]):
    """Recall or retreat; if the winner was wiped out there is nobody to retreat from, and staying is possible."""

    name = "recall or retreat"
    rule = "K-B6"
    on = ("battle: winner",)
    args = ("player:player", "zone:zone")

    def who(self, s: KemetState, f: list[int]) -> int:
        return f[2]

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        winner = fight_of(s)[WINNER]
        if not s.troop[winner * ZONES + f[3]]:
            return [RECALL, STAY]
        return [RECALL, RETREAT] if refuges(s, p, f[3]) else [RECALL]

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        if choice == RECALL:
            recall(s, p, f[3], log)
        elif choice == RETREAT:
            s.frames.append([RETREAT_TO, 0, fight_of(s)[WINNER], p, f[3]])

    def fits(self, s: KemetState, f: list[int]) -> str:
        fight = fight_of(s)
        fit = f[3] == fight[ZONE] and f[2] == loser_of(fight) and s.troop[f[2] * ZONES + f[3]]
        return "" if fit else "only a loser with a Troop goes"


class RetreatTo(Step[KemetState]):
    """The winner says where the loser's Troop goes (K-B7)."""

    name = "choose where they retreat"
    rule = "K-B7"
    on = ("battle: winner",)
    args = ("player:player", "loser:player", "zone:zone")

    def who(self, s: KemetState, f: list[int]) -> int:
        return f[2]

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        return [TO + z for z in refuges(s, f[3], f[4])]

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        loser, z, new = f[3], f[4], choice - TO
        units = s.troop[loser * ZONES + z]
        for c in bits(powers.creatures_in(s, loser, z)):
            s.creature_at[c] = new
        s.troop[loser * ZONES + z] = 0
        s.troop[loser * ZONES + new] = units
        if log:
            log.add("retreats", "K-B7", loser, units, z, new)

    def fits(self, s: KemetState, f: list[int]) -> str:
        fight = fight_of(s)
        fit = f[4] == fight[ZONE] and f[3] == loser_of(fight) and f[2] == fight[WINNER] and s.troop[f[3] * ZONES + f[4]]
        return "" if fit else "the winner says where the loser goes"


class WinnerGoes(Step[KemetState]):
    """The winner may recall as well, and keeps the reward (K-B8)."""

    name = "stay or recall"
    rule = "K-B8"
    on = ("battle: ends",)
    args = ("player:player", "zone:zone")

    def who(self, s: KemetState, f: list[int]) -> int:
        return f[2]

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        return [PASS, RECALL]

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        if choice == RECALL:
            recall(s, p, f[3], log)

    def fits(self, s: KemetState, f: list[int]) -> str:
        fight = fight_of(s)
        fit = f[3] == fight[ZONE] and f[2] == fight[WINNER] and s.troop[f[2] * ZONES + f[3]]
        return "" if fit else "only a winner with a Troop is asked"


LOSER_GOES = frames.add(LoserGoes())
RETREAT_TO = frames.add(RetreatTo())
WINNER_GOES = frames.add(WinnerGoes())

"""Retreat of the loser of a battle, where the winner says (K-B7)."""

from typing import Final

from ...kernel.events import Log
from ...kernel.notation import bits
from ...kernel.steps import PLAYER, OfPlayer, Why
from ..box import frames
from ..box.board import board_of, city_of
from ..box.names import CHOICES, DISTRICTS, TO, ZONES
from ..box.state import KemetState
from . import powers, priests, troops
from .fight import WINNER, ZONE, fight_of, loser_of

LOSER: Final = 3


def refuges(s: KemetState, loser: int, z: int) -> list[int]:
    """Next to it by land, in play, without any Troop, and no district of a city that is not the loser's (K-B7), unless
    the edition allows that (KT-B13)."""
    anywhere = s.edition.retreat_anywhere
    return [
        n
        for n in board_of(s).beside[z]
        if not troops.anybody_in(s, n) and (anywhere or n >= DISTRICTS or city_of(n) == s.city[loser])
    ]


def withdraw(s: KemetState, p: int, z: int, new: int, rule: str, log: Log | None) -> None:
    """The whole Troop goes there, with its creature."""
    units = s.troop[p * ZONES + z]
    for c in bits(powers.creatures_in(s, p, z)):
        s.creature_at[c] = new
    priests.walk(s, p, z, new, priests.there(s, p, z))
    s.troop[p * ZONES + z] = 0
    s.troop[p * ZONES + new] = units
    if log:
        log.add("retreats", rule, p, units, z, new)


def forbids_refuge(s: KemetState, z: int, new: int) -> Why:
    """Why a Troop in z cannot withdraw to a zone that is not among `refuges`."""
    if not board_of(s).in_play[new]:
        return "K-M6", "not in play"
    if new not in board_of(s).beside[z]:
        return "K-B7", "no border"
    if troops.anybody_in(s, new):
        return "K-B7", "troop there"
    return "K-B7", "foreign city"


class RetreatTo(OfPlayer[KemetState]):
    """The winner says where the loser's Troop goes (K-B7)."""

    name = "choose where they retreat"
    rule = "K-B7"
    on = ("battle: winner",)
    args = ("player:player", "loser:player", "zone:zone")

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        return [TO + z for z in refuges(s, f[LOSER], f[ZONE])]

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        withdraw(s, f[LOSER], f[ZONE], choice - TO, "K-B7", log)

    def forbids(self, s: KemetState, f: list[int], p: int, choice: int) -> Why | None:
        return forbids_refuge(s, f[ZONE], choice - TO) if CHOICES.verb_of[choice] == "to" else None

    def fits(self, s: KemetState, f: list[int]) -> str:
        fight = fight_of(s)
        fit = f[ZONE] == fight[ZONE] and f[LOSER] == loser_of(fight) and f[PLAYER] == fight[WINNER]
        fit = fit and s.troop[f[LOSER] * ZONES + f[ZONE]] > 0
        return "" if fit else "the winner says where the loser goes"


RETREAT_TO = frames.add(RetreatTo())

"""The event Conflict: regions in the order of their tokens, Dominion, majorities (A-X1 to A-X5)."""

from typing import Final

from ...kernel.events import Log
from ...kernel.notation import NONE
from ...kernel.steps import PLAYER, STAGE, Step
from ..box import frames
from ..box.board import in_region, present
from ..box.contents import TOKENS
from ..box.lands import lands_of
from ..box.names import FINAL_CONFLICT, GOD, KIND, owner_of
from ..box.state import AnkhState
from . import battle, forgetting, guardian, inundation, merging, powers
from .devotion import finish, gain, order
from .fight import TOKEN
from .guardian import GUARDIANS
from .killing import kill
from .majority import majorities
from .scenario import event_name, winners_die

START: Final = 0
REGIONS: Final = 1


class Conflict(Step[AnkhState]):
    """All regions, by ascending conflict token; `token` is the one resolved last."""

    name = "conflict"
    rule = "A-X2"
    on = ("choose an action: event done",)
    cursor = ("start", "regions")
    args = ("player:player", "token:token?")

    def run(self, s: AnkhState, f: list[int], log: Log | None) -> None:
        if f[STAGE] == START:
            f[STAGE] = REGIONS
            begin(s, f[PLAYER], log)
            return
        f[TOKEN] += 1
        while f[TOKEN] < TOKENS and s.token_at[f[TOKEN]] == NONE:
            f[TOKEN] += 1
        if f[TOKEN] < TOKENS:
            resolve(s, f[TOKEN], log)
        else:
            s.tiebreaker = NONE
            inundation.rise(s, log)
            for side in order(s, s.in_play):
                for power in powers.of(s, side):
                    power.conflict_over(s, side)
            s.frames.pop()
            aftermath(s, log)

    def fits(self, s: AnkhState, f: list[int]) -> str:
        if not s.event or not event_name(s).startswith("conflict"):
            return "no conflict is on the track"
        if f[TOKEN] == NONE or s.token_at[f[TOKEN]] == NONE:
            return "a region is being resolved, and it has a token"
        return "" if s.tiebreaker in (NONE, f[PLAYER]) else "who fired it holds the tiebreaker, or nobody (A-X1)"


def begin(s: AnkhState, p: int, log: Log | None) -> None:
    """The trigger takes the tiebreaker; then powers that hear of a conflict's start, least Devotion first (A-X1)."""
    s.tiebreaker = p
    if log:
        log.add("took tiebreaker", "A-X1", p)
    for side in order(s, s.in_play):
        for power in powers.of(s, side):
            power.conflict_starts(s, side, log)
    special = guardian.everywhere(s)
    for side in order(s, s.in_play):
        for h in special:
            if owner_of(s.piece[h]) == side:
                GUARDIANS[s.piece[h] & KIND].conflict_starts(s, h, log)


def resolve(s: AnkhState, token: int, log: Log | None) -> None:
    """Who is there is looked at now, when the region's turn comes (A-X2)."""
    lands = lands_of(s.camels)
    region = lands.region_of[s.token_at[token]]
    sides = present(s, lands, region)
    if not sides:
        return
    if log:
        log.add("region", "A-X2", token, s.token_at[token])
    if sides & sides - 1:
        battle.start(s, s.token_at[token], sides, log)
    else:
        dominion(s, region, sides.bit_length() - 1, log)


def dominion(s: AnkhState, region: int, side: int, log: Log | None) -> None:
    """Majorities first, then one gain for holding the region alone (A-X4)."""
    if log:
        log.add("dominion", "A-X4", side)
    gain(s, side, majorities(s, lands_of(s.camels), region)[side], "A-X3", log)
    parts = [(power.name, power.dominion(s, side, region)) for power in powers.of(s, side)] if log else []
    gain(s, side, for_dominion(s, region, side), "A-X4", log, parts)
    if winners_die(s) and not s.reason:
        own = in_region(s, lands_of(s.camels), region, side)
        kill(s, sorted(h for h in own if s.piece[h] & KIND != GOD), "A-SC2", log)


def for_dominion(s: AnkhState, region: int, side: int) -> int:
    """The gain for holding a region alone."""
    amount = 1 + inundation.riches(s, region)
    for power in powers.of(s, side):
        amount += power.dominion(s, side, region)
    return amount


def aftermath(s: AnkhState, log: Log | None) -> None:
    """What the event track shows behind the conflict (A-C8)."""
    event = event_name(s)
    if event == "conflict+merge":
        merging.start(s, log)
    elif event == "conflict+forget":
        forgetting.forget(s, log)
    elif event == "conflict+end":
        finish(s, FINAL_CONFLICT, order(s, s.in_play)[-1], "A-W2", log)


CONFLICT = frames.add(Conflict())

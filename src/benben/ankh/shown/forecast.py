"""What a conflict would find in each region, and bring there, if it came now: by the rules of conflicts themselves.

Cards and whatever else is decided in a battle are left out; powers, guardians and what a conflict does when it starts
are not.
"""

from typing import TypedDict

from ...kernel.notation import NONE
from ...kernel.steps import STEP
from ..box.board import in_region, present
from ..box.lands import Lands, lands_of
from ..box.names import ALL_SIDES, GOD, GODS, KIND
from ..box.state import AnkhState
from ..rules import powers
from ..rules.battle import for_victory
from ..rules.conflict import CONFLICT, begin, for_dominion
from ..rules.devotion import gain
from ..rules.majority import majorities
from ..rules.scenario import winners_die
from ..rules.strength import of_figure

FAR = 99
"""A lead with which every power is content that asks for one."""


class Standing(TypedDict):
    """What a side has in a region; strength is before cards. What it would gain for its majorities, and then for
    holding the region or winning there; `far` is that for winning by far."""

    figures: int
    strength: int
    majorities: int
    score: int
    reward: int
    far: int


Standings = dict[str, Standing]


def forecasts(s: AnkhState) -> list[Standings]:
    """By region. Those with a token come in its order, and what is certain to be gained before is counted: it may lift
    a god out of the red (A-G1)."""
    on = any(f[STEP] == CONFLICT for f in s.frames)
    t = s.copy()
    if not on:
        begin(t, 0, None)
    lands = lands_of(s.camels)
    in_order = [lands.region_of[at] for at in s.token_at if at != NONE]
    found: list[Standings] = [{} for _ in lands.regions]
    for number in in_order + [number for number in range(len(lands.regions)) if number not in in_order]:
        found[number] = standings(t, lands, number)
        here = present(t, lands, number)
        if not on and here and not here & here - 1 and number in in_order:
            hold(t, lands, number, here.bit_length() - 1)
    return found


def standings(t: AnkhState, lands: Lands, number: int) -> Standings:
    here = present(t, lands, number)
    won = majorities(t, lands, number)
    sides: Standings = {}
    for side in ALL_SIDES:
        if here >> side & 1 or won[side]:
            one: Standing = {"figures": 0, "strength": 0, "majorities": won[side], "score": 0, "reward": 0, "far": 0}
            if here >> side & 1:
                stand = in_region(t, lands, number, side)
                one["figures"] = len(stand)
                one["strength"] = sum(of_figure(t, lands, side, h) for h in stand)
                one["strength"] += sum(power.region_strength(t, side, number) for power in powers.of(t, side))
                reward = far = for_dominion(t, number, side)
                if here & here - 1:
                    reward, far = for_victory(t, number, side, 0), for_victory(t, number, side, FAR)
                one["score"], one["reward"] = gained(t, side, won[side], reward)
                one["far"] = gained(t, side, won[side], far)[1]
            sides[GODS[side]] = one
    return sides


def gained(t: AnkhState, side: int, first: int, second: int) -> tuple[int, int]:
    """What two gains, one after the other, would bring; `t` is as before."""
    before, pile, reason, winners = t.devotion[side], t.pile[:], t.reason, t.winners
    gain(t, side, first, "", None)
    between = t.devotion[side]
    gain(t, side, second, "", None)
    after = t.devotion[side]
    t.devotion[side], t.pile, t.reason, t.winners = before, pile, reason, winners
    return between - before, after - between


def hold(t: AnkhState, lands: Lands, number: int, side: int) -> None:
    """A god is alone there: nothing that is decided later changes what that brings."""
    gain(t, side, majorities(t, lands, number)[side], "", None)
    gain(t, side, for_dominion(t, number, side), "", None)
    if winners_die(t):
        for h in in_region(t, lands, number, side):
            if t.piece[h] & KIND != GOD:
                t.piece[h] = 0

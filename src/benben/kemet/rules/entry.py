"""Entering the zone of an enemy in classic Kemet: what comes before the battle (KT-A13, KT-A14, KT-X4, KT-P7)."""

from typing import Final

from ...kernel.events import Log
from ...kernel.notation import NONE
from ...kernel.steps import NOBODY, PLAYER, STAGE, STEP, Step, Why, below
from ..box import frames
from ..box.frames import STEPS
from ..box.names import CHOICES, PASS, PLAY, TO, ZONES
from ..box.state import KemetState
from . import battle, divine, prayer, priests, troops, veto, ways
from .powers import FIRST_STRIKE, PRAYER_ENTERING, TRAP, bonus, rule_of
from .retreat import forbids_refuge, refuges, withdraw

ZONE: Final = 3
DEDICATION: Final = 0
ESCAPE: Final = 1
THE_TRAP: Final = 2
INITIATIVE: Final = 3
GO_ON: Final = "go on"


def begin(s: KemetState, p: int, z: int, stage: int) -> None:
    s.frames.append([ENTER, stage, p, z])


class Enter(Step[KemetState]):
    """From the fee, which is paid, to the battle; below lies the Move, which goes on if there is none, or battles that
    wait for recruits. Effects happen by themselves (KT-E6)."""

    name = "enter"
    rule = "KT-A13"
    on = (GO_ON, "choose the next battle")
    cursor = ("dedication", "escape", "trap", "initiative", "battle")
    args = ("player:player", "zone:zone")

    def run(self, s: KemetState, f: list[int], log: Log | None) -> None:
        stage, p, z = f[STAGE], f[PLAYER], f[ZONE]
        enemy = troops.enemy_in(s, p, z)
        f[STAGE] += 1
        if stage == DEDICATION:
            prayer.gain(s, p, bonus(s, p, PRAYER_ENTERING), rule_of(s, PRAYER_ENTERING), log)
        elif stage == ESCAPE:
            if s.edition.escape != NONE and divine.may_hold_more(s, enemy) and refuges(s, enemy, z):
                s.frames.append([ESCAPE_FROM, 0, enemy, z])
        elif stage == THE_TRAP:
            if enemy != NONE:
                strike(s, p, z, bonus(s, enemy, TRAP), rule_of(s, TRAP), log)
        elif stage == INITIATIVE:
            if enemy != NONE and s.troop[p * ZONES + z]:
                strike(s, enemy, z, bonus(s, p, FIRST_STRIKE), rule_of(s, FIRST_STRIKE), log)
        else:
            s.frames.pop()
            meet(s, p, enemy, z, log)

    def fits(self, s: KemetState, f: list[int]) -> str:
        under, p, z = below(s, f), f[PLAYER], f[ZONE]
        if under[PLAYER] != p or not s.edition.has_entry:
            return "another player acts in this turn"
        recruited = STEPS[under[STEP]].name != GO_ON
        if recruited and (z not in troops.own_districts(s, p) or f[STAGE] < INITIATIVE):
            return "recruits do not move into a zone"
        return "" if recruited or under[ways.HERE] == z else "the Move has come to another zone"


def strike(s: KemetState, victim: int, z: int, units: int, rule: str, log: Log | None) -> None:
    """Units destroyed before a battle: they count for nothing, and a sheltered Troop is spared (KT-P6, KT-P7)."""
    if not units or troops.sheltered(s, victim, z):
        return
    gone = troops.remove(s, victim, z, units)
    if log:
        log.add("struck", rule, victim, gone, z, s.troop[victim * ZONES + z])


def meet(s: KemetState, p: int, enemy: int, z: int, log: Log | None) -> None:
    """The battle ends the Move; where there is none the Move may go on (KT-A12, KT-A14)."""
    own = s.troop[p * ZONES + z]
    under = s.frames[-1]
    if STEPS[under[STEP]].name == GO_ON:
        under[ways.UNITS] = own
        priests.take_along(s, priests.there(s, p, z))
        if not own or enemy != NONE or not s.edition.goes_on:
            s.frames.pop()
    if own and enemy != NONE:
        battle.start(s, p, enemy, z, log)


# Escape ---------------------------------------------------------------------------------------------------------------


class EscapeFrom(Step[KemetState]):
    """Whoever holds a card is asked whether it is an Escape (KT-X4, KT-X6)."""

    name = "escape"
    rule = "KT-X4"
    on = ("enter: trap",)
    args = ("player:player", "zone:zone")
    secret = True

    def who(self, s: KemetState, f: list[int]) -> int:
        return f[PLAYER]

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        escape = s.edition.escape
        able = divine.held(s, p, escape) and prayer.can_pay(s, p, s.edition.divine_cost[escape])
        return [PASS, PLAY + escape] if able else [PASS]

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        if choice != PASS:
            veto.play(s, p, s.edition.escape, log)

    def forbids(self, s: KemetState, f: list[int], p: int, choice: int) -> Why | None:
        if CHOICES.verb_of[choice] != "play":
            return None
        card = choice - PLAY
        if card in s.edition.in_battle:
            return "K-B1", "battle card"
        return self.rule, "card not held" if card == s.edition.escape else "not at this moment"

    def fits(self, s: KemetState, f: list[int]) -> str:
        under = below(s, f)
        asked = divine.may_hold_more(s, f[PLAYER]) and s.edition.escape != NONE and f[ZONE] == under[ZONE]
        said = "" if asked else "only who holds a card is asked, for the zone that is entered"
        return wrong_escape(s, f[PLAYER], under) or said


def wrong_escape(s: KemetState, p: int, entering: list[int]) -> str:
    """Whether p can escape from this Troop that enters; '' if so."""
    right = entering[STEP] == ENTER and entering[PLAYER] != p
    right = right and all(s.troop[q * ZONES + entering[ZONE]] for q in (p, entering[PLAYER]))
    right = right and bool(refuges(s, p, entering[ZONE]))
    return "" if right else "only a Troop whose zone is entered can escape"


def flee(s: KemetState, p: int, entering: list[int]) -> None:
    s.frames.append([FLEE_TO, 0, p, entering[ZONE]])


class FleeTo(Step[KemetState]):
    """The whole Troop with its creature, by land, to a zone without any Troop (KT-X4)."""

    name = "choose where to flee"
    rule = "KT-X4"
    on = ("enter: trap",)
    args = ("player:player", "zone:zone")

    def who(self, s: KemetState, f: list[int]) -> int:
        return f[PLAYER] if refuges(s, f[PLAYER], f[ZONE]) else NOBODY

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        return [TO + z for z in refuges(s, p, f[ZONE])]

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        withdraw(s, p, f[ZONE], choice - TO, s.edition.divine_rule[s.edition.escape], log)

    def forbids(self, s: KemetState, f: list[int], p: int, choice: int) -> Why | None:
        return forbids_refuge(s, f[ZONE], choice - TO) if CHOICES.verb_of[choice] == "to" else None

    def fits(self, s: KemetState, f: list[int]) -> str:
        under = below(s, f)
        if f[ZONE] != under[ZONE] or not s.discard[s.edition.escape]:
            return "nobody has played Escape here"
        return wrong_escape(s, f[PLAYER], under)


ENTER = frames.add(Enter())
ESCAPE_FROM = frames.add(EscapeFrom())
FLEE_TO = frames.add(FleeTo())

"""Cards played outside battles, and Veto, by which others may cancel them (KT-X1 to KT-X3)."""

from typing import Final

from ...kernel.events import Log
from ...kernel.notation import NONE
from ...kernel.steps import PLAYER, SEAL, STEP, Step, Why, below
from ..box import frames
from ..box.frames import STEPS
from ..box.names import CHOICES, PASS, PLAY
from ..box.state import KemetState
from . import divine, prayer

CARD_ACTS: Final = "a card acts"
CARD: Final = 3
ZONE: Final = 4
TURN: Final = 1  # where in the stack the turn lies, under whatever is done in it


def play(s: KemetState, p: int, card: int, log: Log | None, z: int = NONE) -> None:
    """Out of the hand, told and paid for; what it does follows, unless it is cancelled."""
    divine.throw(s, p, card)
    rule = s.edition.divine_rule[card]
    if log:
        log.add("plays a card", rule, p, card)
    prayer.pay(s, p, s.edition.divine_cost[card], rule, log)
    acting = [frames.number(CARD_ACTS), 0, p, card, z]
    s.frames.append(acting)
    if may_cancel(s, p, card):
        s.frames.append([VETO, 0])
    else:
        STEPS[acting[STEP]].run(s, acting, log)


def may_cancel(s: KemetState, p: int, card: int) -> int:
    """The mask of those who may, for all the table knows: not who has played it, nor whose turn it is (KT-X2)."""
    if s.edition.veto == NONE or (card == s.edition.escape and not s.edition.vetoes_escape):
        return 0
    turn = s.frames[TURN][PLAYER]
    return sum(1 << q for q in range(s.players) if q not in (p, turn) and divine.may_hold_more(s, q))


class Veto(Step[KemetState]):
    """All who hold a card are asked at once and in secret; of several the earliest in the turn order counts, and the
    others keep theirs (KT-X2)."""

    name = "veto"
    rule = "KT-X2"
    on = (CARD_ACTS,)
    sealed = True
    secret = True  # whoever holds no Veto is asked like anybody else (KT-X6)

    def drafters(self, s: KemetState, f: list[int]) -> int:
        acting = below(s, f)
        return may_cancel(s, acting[PLAYER], acting[CARD])

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        if s.drafts[p]:
            return [SEAL]
        veto = s.edition.veto
        able = divine.held(s, p, veto) and prayer.can_pay(s, p, s.edition.divine_cost[veto])
        return [PASS, PLAY + veto] if able else [PASS]

    def forbids(self, s: KemetState, f: list[int], p: int, choice: int) -> Why | None:
        if CHOICES.verb_of[choice] != "play" or s.drafts[p]:
            return None
        card = choice - PLAY
        if card in s.edition.in_battle:
            return "K-B1", "battle card"
        return self.rule, "card not held" if card == s.edition.veto else "not at this moment"

    def reveal(self, s: KemetState, f: list[int], drafts: list[list[int]], log: Log | None) -> None:
        s.frames.pop()
        acting, veto = s.frames[-1], s.edition.veto
        for p in s.order:
            if PLAY + veto in drafts[p]:
                s.frames.pop()
                divine.throw(s, p, veto)
                rule = s.edition.divine_rule[veto]
                if log:
                    log.add("cancels a card", rule, p, acting[PLAYER], acting[CARD])
                prayer.pay(s, p, s.edition.divine_cost[veto], rule, log)
                return

    def audience(self, s: KemetState, f: list[int], p: int, choice: int) -> int:
        """Who would have cancelled it too keeps that to themselves; what counts is told."""
        return 1 << p

    def fits(self, s: KemetState, f: list[int]) -> str:
        return "" if self.drafters(s, f) else "nobody is there who could cancel the card"


VETO = frames.add(Veto())

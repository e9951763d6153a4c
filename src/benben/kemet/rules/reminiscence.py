"""Reminiscence, a promo of classic Kemet: behind a battle, a card that the enemy has played (KT-B17)."""

from ...kernel.events import Log
from ...kernel.steps import PLAYER, OfPlayer, Why
from ..box import frames
from ..box.classic_state import ClassicState
from ..box.names import CHOICES, DRAW, KINDS_OF_DIVINE, PASS
from ..box.state import KemetState
from . import divine
from .fight import fight_of, sides
from .laid_open import shown_by
from .powers import RECLAIMS, bonus, rule_of


def offer(s: KemetState, f: list[int]) -> None:
    """The attacker is asked first."""
    for side, p in reversed(sides(f)):
        if bonus(s, p, RECLAIMS) and shown_by(s, sides(f)[1 - side][1]):
            s.frames.append([RECLAIM, 0, p])


class Reclaim(OfPlayer[KemetState]):
    """Which of them, if any: all have seen it, so it is no secret."""

    name = "take a card of the enemy"
    rule = "KT-T:reminiscence"
    on = ("battle: over",)

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        return [PASS] + [DRAW + card for card in shown_by(s, enemy_of(s, p))]

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        if choice == PASS:
            return
        card = choice - DRAW
        s.discard[card] -= 1
        s.held[p * KINDS_OF_DIVINE + card] += 1
        s.holding[p] += 1
        assert isinstance(s, ClassicState)
        s.reclaimed[p * KINDS_OF_DIVINE + card] += 1
        if log:
            log.add("reclaims", rule_of(s, RECLAIMS), p, card)

    def forbids(self, s: KemetState, f: list[int], p: int, choice: int) -> Why | None:
        return (self.rule, "not played by the enemy") if CHOICES.verb_of[choice] == "draw" else None

    def fits(self, s: KemetState, f: list[int]) -> str:
        fighting = [p for _, p in sides(fight_of(s))]
        fit = f[PLAYER] in fighting and bonus(s, f[PLAYER], RECLAIMS)
        shown = shown_by(s, enemy_of(s, f[PLAYER])) if fit else []
        return "" if shown and all(divine.pile(s)[card] for card in shown) else "there is nothing to take back"


def enemy_of(s: KemetState, p: int) -> int:
    """The other one of the two who have fought."""
    return next(q for _, q in sides(fight_of(s)) if q != p)


RECLAIM = frames.add(Reclaim())

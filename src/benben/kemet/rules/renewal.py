"""Renewal, a promo of classic Kemet: cards are exchanged at Night, before others are dealt (KT-T:renewal)."""

from typing import Final

from ...kernel.events import Log
from ...kernel.steps import NOBODY, PLAYER, Step, Why
from ..box import frames
from ..box.names import CHOICES, DRAW, DROP, PASS
from ..box.state import KemetState
from . import divine
from .divine import LEFT, DrawCards
from .powers import RENEWS, bonus, rule_of

DISCARDED: Final = 3
FROM: Final = 4


class Renew(Step[KemetState]):
    """Cards out of the hand in the order of the list, any number, none too; then as many and one more are drawn."""

    name = "renew divine interventions"
    rule = "KT-T:renewal"
    on = ("night: renewal",)
    args = ("player:player", "discarded:number", "from:divine")

    def who(self, s: KemetState, f: list[int]) -> int:
        return f[PLAYER] if s.holding[f[PLAYER]] else NOBODY

    def hides(self, s: KemetState, f: list[int]) -> bool:
        return True  # cards are held, but perhaps none further down the list

    def run(self, s: KemetState, f: list[int], log: Log | None) -> None:
        """Nothing is left to discard."""
        self.draw(s, f)

    def draw(self, s: KemetState, f: list[int]) -> None:
        s.frames.pop()
        s.frames.append([DRAW_RENEWED, 0, f[PLAYER], f[DISCARDED] + bonus(s, f[PLAYER], RENEWS)])

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        return [PASS] + [DROP + d for d in s.edition.discardable if d >= f[FROM] and divine.held(s, p, d)]

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        if choice == PASS:
            self.draw(s, f)
            return
        f[DISCARDED] += 1
        f[FROM] = choice - DROP
        divine.throw(s, p, choice - DROP)
        if log:
            log.add("discarded", rule_of(s, RENEWS), p, choice - DROP)

    def forbids(self, s: KemetState, f: list[int], p: int, choice: int) -> Why | None:
        if CHOICES.verb_of[choice] != "drop":
            return None
        if not divine.held(s, p, choice - DROP):
            return self.rule, "card not held"
        return self.rule, "order of the list"

    def fits(self, s: KemetState, f: list[int]) -> str:
        fit = bonus(s, f[PLAYER], RENEWS) and f[DISCARDED] <= sum(s.discard)
        return "" if fit else "only the owner of Renewal exchanges cards"


class DrawRenewed(DrawCards):
    """They come like any others."""

    name = "draw renewed divine interventions"
    rule = "KT-T:renewal"
    on = ("night: renewal",)
    cursor = ()

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        f[LEFT] -= 1
        s.deck[choice - DRAW] -= 1
        divine.receive(s, f[PLAYER], choice - DRAW, rule_of(s, RENEWS), log)

    def fits(self, s: KemetState, f: list[int]) -> str:
        fit = bonus(s, f[PLAYER], RENEWS) and f[LEFT] <= sum(s.edition.divine_copies)
        return "" if fit else "only the owner of Renewal exchanges cards"


RENEW = frames.add(Renew())
DRAW_RENEWED = frames.add(DrawRenewed())

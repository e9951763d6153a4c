"""Vision of classic Kemet: the first card of the Night is chosen out of several, unseen by others (KT-N4)."""

from typing import Final

from ...kernel.events import Log
from ...kernel.steps import NOBODY, PLAYER, STEP, Step, below
from ..box import frames
from ..box.classic_state import ClassicState
from ..box.frames import STEPS
from ..box.names import DRAW, KINDS_OF_DIVINE
from ..box.state import KemetState
from . import divine
from .divine import LEFT, DrawCards
from .powers import CHOSEN_OUT_OF, bonus, rule_of

LOOKED: Final = 3


def choose_one(s: KemetState, p: int, out_of: int) -> None:
    s.frames += [[KEEP_CARD, 0, p, 0], [LOOK_AT_CARDS, 0, p, out_of]]


def seen(s: KemetState) -> list[int]:
    """What everybody looks at, in a list like that of the hands."""
    assert isinstance(s, ClassicState)
    return s.looked_at


class LookAtCards(DrawCards):
    """Cards come one by one beside the hand; the frame below counts them for everybody."""

    name = "look at divine interventions"
    rule = "KT-N4"
    on = ("keep a divine intervention",)
    cursor = ()

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        card, player = choice - DRAW, f[PLAYER]
        f[LEFT] -= 1
        below(s, f)[LOOKED] += 1
        s.deck[card] -= 1
        seen(s)[player * KINDS_OF_DIVINE + card] += 1
        if log:
            log.whisper(1 << player, "looks at", rule_of(s, CHOSEN_OUT_OF), player, card)

    def fits(self, s: KemetState, f: list[int]) -> str:
        keeping = below(s, f)
        fit = f[PLAYER] == keeping[PLAYER] and f[LEFT] + keeping[LOOKED] == bonus(s, f[PLAYER], CHOSEN_OUT_OF)
        return "" if fit else "so many cards are not looked at, or by another player"


class KeepCard(Step[KemetState]):
    """One of them for the hand, the others go back into the deck."""

    name = "keep a divine intervention"
    rule = "KT-N4"
    on = ("night: divine intervention", "draw divine interventions")
    args = ("player:player", "looked:number")
    secret = True  # that all of them are of one kind is nobody's business

    def who(self, s: KemetState, f: list[int]) -> int:
        return f[PLAYER] if f[LOOKED] else NOBODY

    def run(self, s: KemetState, f: list[int], log: Log | None) -> None:
        s.frames.pop()

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        return [DRAW + card for card in s.edition.divine if seen(s)[p * KINDS_OF_DIVINE + card]]

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        cards, base, kept = seen(s), p * KINDS_OF_DIVINE, choice - DRAW
        cards[base + kept] -= 1
        for card in range(KINDS_OF_DIVINE):
            s.deck[card] += cards[base + card]
            cards[base + card] = 0
        divine.receive(s, p, kept, rule_of(s, CHOSEN_OUT_OF), log)

    def audience(self, s: KemetState, f: list[int], p: int, choice: int) -> int:
        return 1 << p

    def fits(self, s: KemetState, f: list[int]) -> str:
        most = bonus(s, f[PLAYER], CHOSEN_OUT_OF)
        under = below(s, f)
        own = STEPS[under[STEP]].name == "night" or f[PLAYER] == under[PLAYER]  # the Night knows itself whom it asks
        right = own and 0 <= f[LOOKED] <= most
        return "" if right else "only the owner of Vision chooses, out of as many cards as it says"


KEEP_CARD = frames.add(KeepCard())
LOOK_AT_CARDS = frames.add(LookAtCards())

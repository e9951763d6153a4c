"""Divine Memory: a card out of the discard, and others do not learn which (KT-I:divine-memory, KT-X5).

For the others the card stays in the discard as they know it, and one of it is missing (`took`). Only when the discard
becomes the deck is it settled what had lain there.
"""

from ...kernel.events import Log
from ...kernel.steps import PLAYER, OfPlayer, Why, below
from ..box import frames
from ..box.classic_state import ClassicState
from ..box.names import CHOICES, DRAW, KINDS_OF_DIVINE
from ..box.state import KemetState
from . import divine


def of_classic(s: KemetState) -> ClassicState:
    assert isinstance(s, ClassicState)
    return s


def anything(s: KemetState) -> bool:
    """Whether there is a card to take, as everybody can count. Divine Memory never brings back its like: two of them
    could go round for ever where cards cost nothing."""
    memory = s.edition.memory
    return sum(s.discard) - s.discard[memory] > sum(of_classic(s).took)


def look_through(s: KemetState, p: int) -> None:
    """The discard as it really is, for whoever takes a card out of it."""
    of_classic(s).looked_through[p * KINDS_OF_DIVINE : (p + 1) * KINDS_OF_DIVINE] = offered(s)
    s.frames.append([REMEMBER, 0, p])


def offered(s: KemetState) -> list[int]:
    """By kind, how many there are to take."""
    return [n if card != s.edition.memory else 0 for card, n in enumerate(divine.pile(s))]


class Remember(OfPlayer[KemetState]):
    """Which card; only its taker learns that."""

    name = "take a card from the discard"
    rule = "KT-X5"
    on = frames.FREE_MOMENTS
    secret = True  # what others have taken may have left a single kind

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        seen = of_classic(s).looked_through
        return [DRAW + card for card in range(KINDS_OF_DIVINE) if seen[p * KINDS_OF_DIVINE + card]]

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        c, base, card, rule = of_classic(s), p * KINDS_OF_DIVINE, choice - DRAW, s.edition.divine_rule[s.edition.memory]
        c.looked_through[base : base + KINDS_OF_DIVINE] = [0] * KINDS_OF_DIVINE
        c.taken[base + card] += 1
        c.took[p] += 1
        s.held[base + card] += 1
        s.holding[p] += 1
        if log:
            log.add("remembers", rule, p, s.holding[p])
            log.show(s)  # a whisper follows, which carries no scene
            log.whisper(1 << p, "remembered", rule, p, card)

    def forbids(self, s: KemetState, f: list[int], p: int, choice: int) -> Why | None:
        if CHOICES.verb_of[choice] != "draw":
            return None
        rule = s.edition.divine_rule[s.edition.memory]
        if choice - DRAW == s.edition.memory:
            return rule, "never its like"
        return rule, "not in the discard"

    def audience(self, s: KemetState, f: list[int], p: int, choice: int) -> int:
        return 1 << p

    def fits(self, s: KemetState, f: list[int]) -> str:
        if below(s, f)[PLAYER] != f[PLAYER]:
            return "another player acts in this turn"
        fit = s.edition.memory >= 0 and s.discard[s.edition.memory] and anything(s)
        return "" if fit else "nobody has played Divine Memory, or there is nothing to take"


REMEMBER = frames.add(Remember())

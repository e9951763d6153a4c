"""What the two who fight have laid down, once it lies open: divine interventions until the battle is over, and the
battle card that each has discarded (KT-B6 to KT-B8)."""

from ...kernel.notation import NONE
from ..box.classic_state import ClassicState
from ..box.names import KINDS_OF_DIVINE
from ..box.state import KemetState


def put_aside(s: KemetState, p: int, card: int) -> None:
    """Which of the cards face down was discarded for this battle; NONE when it is over."""
    if isinstance(s, ClassicState):
        s.put_aside[p] = card


def discarded(s: KemetState, p: int) -> int:
    """That card, which only p knows; NONE outside battles."""
    return s.put_aside[p] if isinstance(s, ClassicState) else NONE


def lay_open(s: KemetState, p: int) -> None:
    """What p has planned is seen by all until the battle is over."""
    if isinstance(s, ClassicState):
        base = p * KINDS_OF_DIVINE
        s.laid_open[base : base + KINDS_OF_DIVINE] = s.planned[base : base + KINDS_OF_DIVINE]


def clear(s: KemetState, p: int) -> None:
    """The battle is over."""
    if isinstance(s, ClassicState):
        base = p * KINDS_OF_DIVINE
        s.laid_open[base : base + KINDS_OF_DIVINE] = [0] * KINDS_OF_DIVINE


def forget(s: KemetState, p: int) -> None:
    """No card of p's lies face down any more."""
    if isinstance(s, ClassicState):
        s.seen_buried[p] = 0


def seen_buried(s: KemetState, p: int) -> int:
    """The mask of p's cards that lie face down, but that everybody knows."""
    return s.seen_buried[p] if isinstance(s, ClassicState) else 0


def played(s: KemetState, p: int, effect: int) -> int:
    """How much of an effect p's open cards have, all together; equal ones add up (KT-X1)."""
    if not s.edition.opens_cards:
        return 0
    assert isinstance(s, ClassicState)
    base, does = p * KINDS_OF_DIVINE, s.edition.card_does
    return sum(s.laid_open[base + card] * does[card][effect] for card in s.edition.in_battle)


def cards_of(s: KemetState, p: int) -> list[int]:
    """The divine interventions that p has shown in this battle, one by one."""
    if not isinstance(s, ClassicState):
        return []
    return [card for card in s.edition.in_battle for _ in range(s.laid_open[p * KINDS_OF_DIVINE + card])]


def shown_by(s: KemetState, p: int) -> list[int]:
    """The kinds of them."""
    return sorted(set(cards_of(s, p)))


def rule_of(s: KemetState, effect: int) -> str:
    """The rule of the battle card that has an effect."""
    return next(s.edition.divine_rule[card] for card in s.edition.in_battle if s.edition.card_does[card][effect])

"""What Divine Memory has taken out of the discard, made up for those who have not seen it (KT-X5)."""

import random

from ..kernel.steps import PLAYER, STEP
from .box.classic_state import ClassicState
from .box.names import KINDS_OF_DIVINE
from .box.state import KemetState
from .rules import memory


def fill(s: KemetState, viewer: int, rng: random.Random) -> None:
    """Cards that others have taken, and the discard as another player looks through it just now."""
    if not isinstance(s, ClassicState) or s.edition.memory < 0:
        return
    takers = [q for q in range(s.players) if q != viewer for _ in range(s.took[q])]
    rng.shuffle(takers)
    for q, card in zip(takers, surely(s, viewer, rng) if takers else [], strict=False):
        s.taken[q * KINDS_OF_DIVINE + card] += 1
    for f in s.frames:
        if f[STEP] == memory.REMEMBER and f[PLAYER] != viewer:
            s.looked_through[f[PLAYER] * KINDS_OF_DIVINE : (f[PLAYER] + 1) * KINDS_OF_DIVINE] = memory.offered(s)


def surely(s: ClassicState, viewer: int, rng: random.Random) -> list[int]:
    """Cards that can have been taken: first those that must have been, of which more were played than there are."""
    known = [0] * KINDS_OF_DIVINE
    taken = [0] * KINDS_OF_DIVINE
    looking = [0] * KINDS_OF_DIVINE
    if viewer >= 0:
        own = slice(viewer * KINDS_OF_DIVINE, (viewer + 1) * KINDS_OF_DIVINE)
        taken, looking = s.taken[own], s.looked_through[own]
        known = [sum(some) for some in zip(s.held[own], s.planned[own], s.looked_at[own], strict=True)]
    first, others = [], []
    for card in s.edition.discardable:
        missing = s.discard[card] - taken[card] - looking[card]
        must = missing if any(looking) else s.discard[card] - taken[card] + known[card] - s.edition.divine_copies[card]
        if card != s.edition.memory:
            first += [card] * max(0, must)
            others += [card] * (missing - max(0, must))
    rng.shuffle(others)
    return first + others


def last(s: KemetState, p: int, pool: list[int]) -> list[int]:
    """The pool with the cards that p has taken at its end, from where p's hand is dealt."""
    if not isinstance(s, ClassicState) or not s.took[p]:
        return pool
    rest, own = pool[:], []
    for card in range(KINDS_OF_DIVINE):
        for _ in range(s.taken[p * KINDS_OF_DIVINE + card]):
            if card in rest:
                rest.remove(card)
                own.append(card)
    return rest + own

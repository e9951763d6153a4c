"""Checks of what is known about cards of a battle and about those taken out of the discard (KT-B6, KT-X5)."""

from ...kernel.notation import NONE
from ...kernel.steps import PLAYER, STAGE, STEP
from .. import guessing
from ..box.classic_state import ClassicState
from ..box.frames import STEPS
from ..box.names import DIVINE_NAMES, KINDS_OF_DIVINE, PLAYER_NAMES
from ..box.state import KemetState
from ..rules import foreseen, memory
from ..rules.battle import REVEAL
from ..rules.fight import sides
from ..rules.powers import RECLAIMS


def check_taken(s: KemetState) -> list[str]:
    """What Divine Memory has taken out of the discard, and the discard as its taker looks through it (KT-X5)."""
    if not isinstance(s, ClassicState):
        return []
    wrong = []
    taken = [sum(s.taken[d::KINDS_OF_DIVINE]) for d in range(KINDS_OF_DIVINE)]
    if any(n > s.discard[d] or (n and d == s.edition.memory) for d, n in enumerate(taken)):
        wrong.append("taken: a card that was taken has lain in the discard, and is no Divine Memory (KT-X5)")
    looking = [f[PLAYER] for f in s.frames if f[STEP] == memory.REMEMBER]
    for p, name in enumerate(PLAYER_NAMES[: s.players]):
        own = slice(p * KINDS_OF_DIVINE, (p + 1) * KINDS_OF_DIVINE)
        taker = any(s.tiles[p] >> t & 1 for t, _ in s.edition.by_effect[RECLAIMS])
        for d, n in enumerate(s.reclaimed[own]):
            if n > (s.held[own][d] + s.planned[own][d] if taker and d in s.edition.in_battle else 0):
                wrong.append(f"reclaimed: {name} has taken no {DIVINE_NAMES[d]} back that is still held")
        if sum(s.taken[own]) != s.took[p] or (s.took[p] and s.edition.memory == NONE):
            wrong.append(f"took: {name} has taken {sum(s.taken[own])} cards by Divine Memory, not {s.took[p]} (KT-X5)")
        if s.looked_through[own] != (memory.offered(s) if p in looking else [0] * KINDS_OF_DIVINE):
            wrong.append(f"looked_through: {name} sees the discard only when taking a card from it (KT-X5)")
    return wrong


def check_laid_open(s: KemetState) -> list[str]:
    """What is known of the cards of a battle, while it lasts, and of battle cards that were swapped (KT-B6)."""
    if not isinstance(s, ClassicState):
        return []
    wrong = []
    fights = [f for f in s.frames if STEPS[f[STEP]].name == "battle" and f[STAGE] > REVEAL]
    fought = {p for f in fights for _, p in sides(f)}
    for p, name in enumerate(PLAYER_NAMES[: s.players]):
        planned = guessing.in_fight(s, p)[1]
        for d, n in enumerate(s.laid_open[p * KINDS_OF_DIVINE : (p + 1) * KINDS_OF_DIVINE]):
            lying = s.discard[d] if p in fought else s.planned[p * KINDS_OF_DIVINE + d] if foreseen.waits(s) else 0
            if n > (lying if d in s.edition.in_battle else 0):
                wrong.append(f"laid_open: {name} has played {DIVINE_NAMES[d]} in no battle that is being fought")
        if (s.put_aside[p] != NONE) != planned or (planned and not s.buried[p] >> s.put_aside[p] & 1):
            wrong.append(f"put_aside: {name} discards a card for a battle, face down (KT-B3)")
        if s.seen_buried[p] & ~s.buried[p] or (s.seen_buried[p] and not s.edition.swaps):
            wrong.append(f"seen_buried: of {name}'s cards face down those are known that were swapped (KT-B6)")
    return wrong

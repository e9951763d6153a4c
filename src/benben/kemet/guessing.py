"""What a player cannot see, made up so that it fits what the player does see (K-N11)."""

import random

from ..kernel.notation import NONE, bits
from ..kernel.steps import PLAYER, STAGE, STEP
from .box.classic_state import ClassicState
from .box.frames import STEPS
from .box.names import CARD_NAMES, DIVERSION, KINDS_OF_DIVINE
from .box.state import KemetState
from .rules import divine, foreseen, laid_open, memory, prayer
from .rules.buy import TILE
from .rules.dawn import BURIES
from .rules.dawn import CARD as AT_DAWN
from .rules.fight import CARD_OF, sides
from .rules.vision import LOOKED


def fill(s: KemetState, viewer: int, rng: random.Random) -> None:
    """Hands, face-down cards and the deck that `viewer` cannot see."""
    for p in range(s.players):
        if p != viewer:
            guess_battle_cards(s, p, rng)
    guess_divine(s, viewer, rng)


def specials(s: KemetState, p: int) -> list[int]:
    """The special battle cards that p's tiles have brought."""
    return [CARD_NAMES.index(name) for t, name in enumerate(s.edition.special_card) if name and s.tiles[p] >> t & 1]


def new_special(s: KemetState, p: int) -> str:
    """The special card for which p is about to remove another; it is in the hand. '' if there is none."""
    for f in s.frames:
        if STEPS[f[STEP]].name == "remove a battle card" and f[PLAYER] == p:
            return s.edition.special_card[f[TILE]] or "none"  # which the frame's own check refuses
    return ""


def in_fight(s: KemetState, p: int) -> tuple[int, bool]:
    """The battle card p has laid down in the battle that is going on (−1 if none), and whether p has planned."""
    for f in reversed(s.frames):
        if STEPS[f[STEP]].name == "battle":
            for side, q in sides(f):
                if q == p:
                    return f[CARD_OF + side], f[CARD_OF + side] >= 0
    return -1, False


def shown_at_dawn(s: KemetState, p: int) -> int:
    """The battle card in p's hand that everybody has just seen (KT-W1); NONE if there is none."""
    for f in s.frames:
        if STEPS[f[STEP]].name == "play a card at dawn" and f[PLAYER] == p and f[STAGE] == BURIES:
            return f[AT_DAWN]
    return NONE


def hand_size(s: KemetState, p: int) -> int:
    """Battle cards in hand, as everybody can count them: with each that is played one is laid face down (K-B1)."""
    gone = s.played[p].bit_count() + in_fight(s, p)[1]
    return s.edition.plain_cards.bit_count() + bool(new_special(s, p)) - 2 * gone


def possible_cards(s: KemetState, p: int) -> int:
    """The mask of battle cards that p may still hold, for all the others know."""
    card, planned = in_fight(s, p)
    everything = s.edition.plain_cards | sum(1 << c for c in specials(s, p))
    return everything & ~s.played[p] & ~laid_open.seen_buried(s, p) & ~(1 << card if planned else 0)


def guess_battle_cards(s: KemetState, p: int, rng: random.Random) -> None:
    """A card is discarded face down for every one that was played; one is removed for every special card."""
    extra = specials(s, p)
    card, planned = in_fight(s, p)
    everything = s.edition.plain_cards | sum(1 << c for c in extra)
    shown = s.played[p] | (1 << card if planned else 0)
    new = new_special(s, p)
    gone = len(extra) - bool(new)
    pool = [c for c in bits(everything & ~shown) if CARD_NAMES[c] != new and c != shown_at_dawn(s, p)]
    rng.shuffle(pool)
    seen = laid_open.seen_buried(s, p)
    pool = [c for c in pool if not seen >> c & 1]
    s.removed[p] = sum(1 << c for c in pool[:gone])
    buried = s.played[p].bit_count() + planned - seen.bit_count()
    s.buried[p] = seen | sum(1 << c for c in pool[gone : gone + buried])
    if planned and s.edition.opens_cards:
        laid_open.put_aside(s, p, rng.choice(bits(s.buried[p] & ~seen) or bits(seen)))
    s.hand[p] = everything & ~(shown | s.removed[p] | s.buried[p])


def guess_divine(s: KemetState, viewer: int, rng: random.Random) -> None:
    """Diversion is in every hand unless it was planned; the other cards are somewhere in hands and deck."""
    guess_taken(s, viewer, rng)
    lying = divine.pile(s)
    pool = [card for card, copies in enumerate(s.edition.divine_copies) for _ in range(copies - lying[card])]
    seen = looked_at(s)
    if viewer >= 0:
        for card in s.edition.discardable:
            at = viewer * KINDS_OF_DIVINE + card
            for _ in range(s.held[at] + s.planned[at] + (seen[at] if seen else 0)):
                pool.remove(card)
    mover, transfer, diversions = bound_to_transfer(s, viewer), s.edition.transfer, s.edition.diversions
    sure: list[list[int]] = [[] for _ in range(s.players)]
    for p in range(s.players):
        if p == viewer:
            continue
        sure[p] = seen_in_hand(s, p)
        if p == mover and transfer not in sure[p]:
            sure[p].append(transfer)
        for card in foreseen.shown(s, p):
            s.planned[p * KINDS_OF_DIVINE + card] += 1
        for card in [*foreseen.shown(s, p), *sure[p]]:
            pool.remove(card)
    rng.shuffle(pool)
    for p in range(s.players):
        if p == viewer or not s.holding[p]:
            continue
        base = p * KINDS_OF_DIVINE
        s.held[base + DIVERSION] = diversions
        for card in sure[p]:
            s.held[base + card] += 1
        pool = taken_last(s, p, pool)
        for _ in range(s.holding[p] - diversions - len(sure[p]) - len(foreseen.shown(s, p))):
            s.held[base + pool.pop()] += 1
        if in_fight(s, p)[1] and waiting_for_spy(s):
            plan(s, p, rng)
    for p in range(s.players if seen else 0):
        for _ in range(how_many_looked_at(s, p) if p != viewer else 0):
            seen[p * KINDS_OF_DIVINE + pool.pop()] += 1
    s.deck = [pool.count(card) for card in range(KINDS_OF_DIVINE)]


def looked_at(s: KemetState) -> list[int]:
    """Cards that are neither in a hand nor in the deck, because somebody chooses out of them (KT-N4)."""
    return s.looked_at if isinstance(s, ClassicState) else []


def how_many_looked_at(s: KemetState, p: int) -> int:
    """As everybody can see."""
    for f in s.frames:
        if STEPS[f[STEP]].name == "keep a divine intervention" and f[PLAYER] == p:
            return f[LOOKED]
    return 0


def bound_to_transfer(s: KemetState, viewer: int) -> int:
    """Another player, whose hand is not known, in a Move from where only a Transfer leads on (K-A6); or NONE."""
    for f in s.frames:
        if STEPS[f[STEP]].name in ("go on", "where does the creature go") and f[PLAYER] != viewer:
            if not STEPS[f[STEP]].legal(s, f, f[PLAYER]):
                return f[PLAYER]
    return NONE


def waiting_for_spy(s: KemetState) -> bool:
    """Whether one plan is laid down and the other is not."""
    f = s.frames[-1] if s.frames else []
    return bool(f) and STEPS[f[STEP]].name == "war council"


def plan(s: KemetState, p: int, rng: random.Random) -> None:
    """Some divine interventions of p lie face down already."""
    left = s.prayer[p]
    for card in s.edition.in_battle:
        at = p * KINDS_OF_DIVINE + card
        for _ in range(s.held[at]):
            cost = prayer.price(s, p, s.edition.divine_cost[card])
            if cost <= left and rng.random() < 0.5:
                left -= cost
                s.held[at] -= 1
                s.planned[at] += 1


# What Divine Memory has taken out of the discard, for those who have not seen it (KT-X5) ------------------------------


def guess_taken(s: KemetState, viewer: int, rng: random.Random) -> None:
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
    for q in range(s.players):
        for card in [*foreseen.shown(s, q), *seen_in_hand(s, q)] if q != viewer else []:
            known[card] += 1
    first, others = [], []
    for card in s.edition.discardable:
        missing = s.discard[card] - taken[card] - looking[card]
        must = missing if any(looking) else s.discard[card] - taken[card] + known[card] - s.edition.divine_copies[card]
        if card != s.edition.memory:
            first += [card] * max(0, must)
            others += [card] * (missing - max(0, must))
    rng.shuffle(others)
    return first + others


def seen_in_hand(s: KemetState, p: int) -> list[int]:
    """Cards that p took back before everybody's eyes and has not shown since (KT-T:reminiscence)."""
    found = divine.known(s, p)
    for card in foreseen.shown(s, p):
        if card in found:
            found.remove(card)
    return found


def taken_last(s: KemetState, p: int, pool: list[int]) -> list[int]:
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

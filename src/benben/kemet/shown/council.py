"""What a war council can be planned with: what one's own cards would sum up to, and how the battle would go against
each card that the enemy may still hold. From one's own hand and from what everybody sees."""

from typing import Final, TypedDict

from ...kernel.events import Log
from ...kernel.notation import NONE, bits, player_name
from ...kernel.steps import STEP
from ..box.frames import STEPS
from ..box.names import CARD_NAMES, CARD_VALUES, DIVINE_NAMES, ZONES
from ..box.state import KemetState
from ..guessing import possible_cards
from ..rules import battle, divine, foreseen, prayer, troops
from ..rules.fight import ATTACKER, CARD_OF, DEFENDER, VALUES_EACH, WINNER, ZONE, fight_of
from ..rules.tally import DAMAGE_AT, DEFENCE_AT, STRENGTH_AT, UNBLOCKABLE_AT, before_cards
from .scene import Sums, sums

COUNCILS: Final = ("war council", "part of the war council")


class Addition(TypedDict):
    """A divine intervention for the battle: how many are held, what one costs, and what one adds."""

    held: int
    price: int
    adds: Sums
    spares: bool  # no damage destroys Units of a winner who has played it (KT-B8)
    prayer_won: int  # Prayer points that it brings its owner for a victory, as far as there is room for them


class Against(TypedDict):
    """A card that the enemy may still hold, and the battle against it without divine interventions of theirs. The lists
    are read at what one's own side has, all in all."""

    card: str
    sums: Sums  # of the enemy with it
    wins_at: int  # the least strength with which one's own side wins
    own_fall: dict[str, list[int]]  # by own battle card: Units that one's own side loses, by its defence: 0, 1, 2 …
    own_spared: dict[str, int]  # the same, whatever the defence, of a winner whom no damage harms (KT-B8)
    enemy_fall: list[int]  # Units that the enemy loses, by the damage of one's own side


class Stake(TypedDict):
    """What an end of the battle is sure to bring to one's own side, if both Troops are left then."""

    fame: int  # permanent
    temporary: int
    veterans: int


class Council(TypedDict):
    """Of a war council in parts (KT-B4) one part: what lies open of another is in the sums."""

    enemy: str
    chooses_cards: bool
    chooses_divine: bool
    before: Sums  # of one's own side, before cards
    enemy_before: Sums
    cards: dict[str, Sums]  # what one's own side has with each battle card, before divine interventions
    divine: dict[str, Addition]
    spared: bool  # a card that spares lies open already
    prayer: int  # Prayer points to pay them with
    against: list[Against]
    won: Stake
    lost: Stake


def is_planning(s: KemetState, p: int) -> bool:
    """Whether p is at a war council and has not sealed."""
    f = s.frames[-1] if s.frames else [0]
    step = STEPS[f[STEP]]
    return bool(s.drafts) and step.name in COUNCILS and (step.drafters(s, f) & ~s.sealed) >> p & 1 > 0


def council(s: KemetState, p: int) -> Council:
    f = fight_of(s)
    side = int(f[DEFENDER] == p)
    other = 1 - side
    enemy = f[ATTACKER] if side else f[DEFENDER]
    own, foe = values(s, f, side), values(s, f, other)
    gives = s.edition.divine_values
    with_cards, with_divine = chosen_in(s, p)
    chosen = f[CARD_OF + side]
    cards = {c: plus(own, CARD_VALUES[c]) for c in (bits(s.hand[p]) if chosen == NONE else [chosen])}
    can_add = s.edition.in_battle if with_divine else ()
    added = {d: divine.held(s, p, d) for d in can_add if divine.held(s, p, d)}
    more = [sum(gives[d][stat] * n for d, n in added.items()) for stat in range(VALUES_EACH)]
    most = [max((has[stat] for has in cards.values()), default=0) + more[stat] for stat in range(VALUES_EACH)]
    shown = f[CARD_OF + other]
    may_come = [shown] if shown != NONE else bits(possible_cards(s, enemy))
    return {
        "enemy": player_name(enemy),
        "chooses_cards": with_cards,
        "chooses_divine": with_divine,
        "before": sums(own),
        "enemy_before": sums(foe),
        "cards": {CARD_NAMES[c]: sums(has) for c, has in cards.items()},
        "divine": {
            DIVINE_NAMES[d]: {
                "held": n,
                "price": prayer.price(s, p, s.edition.divine_cost[d]),
                "adds": sums(gives[d]),
                "spares": spares(s, d),
                "prayer_won": prayer_won(s, p, d),
            }
            for d, n in added.items()
        },
        "spared": any(spares(s, d) for d in foreseen.shown(s, p)),
        "prayer": s.prayer[p],
        "against": [against(s, f, side, card, own, plus(foe, CARD_VALUES[card]), cards, most) for card in may_come],
        "won": stake(s, f, side, True),
        "lost": stake(s, f, side, False),
    }


def prayer_won(s: KemetState, p: int, card: int) -> int:
    """A gain of its own (KT-B7), with what tiles add to it."""
    amount = s.edition.card_does[card][divine.PRAYER_WON]
    after = s.copy()
    after.prayer[p] = 0
    if amount:
        prayer.gain(after, p, amount, s.edition.divine_rule[card], None)
    return after.prayer[p]


def chosen_in(s: KemetState, p: int) -> tuple[bool, bool]:
    """Whether p chooses battle cards now, and whether divine interventions."""
    f = s.frames[-1]
    if f[STEP] != foreseen.PART:
        return True, True
    return f[foreseen.CARDS] >> p & 1 > 0, f[foreseen.DIVINE] >> p & 1 > 0


def values(s: KemetState, f: list[int], side: int) -> list[int]:
    """Before cards, with the divine interventions that have been shown already."""
    found = [0] * VALUES_EACH
    for _, stat, amount, _ in before_cards(s, f, side):
        found[stat] += amount
    for card in foreseen.shown(s, f[ATTACKER + side]):
        found = [n + more for n, more in zip(found, s.edition.divine_values[card], strict=True)]
    return found


def spares(s: KemetState, card: int) -> bool:
    return s.edition.card_does[card][divine.UNHARMED_WON] > 0


def plus(has: list[int], card: list[int]) -> list[int]:
    """A battle card has no unblockable damage."""
    return [n + card[stat] if stat < len(card) else n for stat, n in enumerate(has)]


def against(
    s: KemetState,
    f: list[int],
    side: int,
    card: int,
    own: list[int],
    foe: list[int],
    cards: dict[int, list[int]],
    most: list[int],
) -> Against:
    own_loss = s.edition.own_loss
    here, there = (s.troop[f[ATTACKER + of] * ZONES + f[ZONE]] for of in (side, 1 - side))
    return {
        "card": CARD_NAMES[card],
        "sums": sums(foe),
        "wins_at": foe[STRENGTH_AT] + (side == 0),  # a tie is the defender's (K-B3)
        "own_fall": {
            CARD_NAMES[c]: [
                fallen(here, foe[UNBLOCKABLE_AT], own_loss[c], foe[DAMAGE_AT] - defence)
                for defence in range(most[DEFENCE_AT] + 1)
            ]
            for c in cards
        },
        "own_spared": {CARD_NAMES[c]: fallen(here, foe[UNBLOCKABLE_AT], own_loss[c], 0) for c in cards},
        "enemy_fall": [
            fallen(there, own[UNBLOCKABLE_AT], own_loss[card], damage - foe[DEFENCE_AT])
            for damage in range(most[DAMAGE_AT] + 1)
        ],
    }


def fallen(units: int, unblockable: int, own_loss: int, damage: int) -> int:
    """Units that a side loses: what cannot be blocked, what its own card costs, damage beyond its defence (K-B4)."""
    return min(units, unblockable + own_loss + max(0, damage))


def stake(s: KemetState, f: list[int], side: int, won: bool) -> Stake:
    """The rewards, and control once the loser's Troop has gone (K-B5, K-C6)."""
    p, enemy = (f[DEFENDER], f[ATTACKER]) if side else (f[ATTACKER], f[DEFENDER])
    after, fought, log = s.copy(), f[:], Log()
    fought[WINNER] = p if won else enemy
    battle.rewards(after, fought, log)
    loser = enemy if won else p
    troops.remove(after, loser, f[ZONE], after.troop[loser * ZONES + f[ZONE]])
    return {
        "fame": troops.permanent_fame(after, p) - troops.permanent_fame(s, p),
        "temporary": troops.temporary_fame(after, p) - troops.temporary_fame(s, p),
        "veterans": after.veterans[p] - s.veterans[p],
    }

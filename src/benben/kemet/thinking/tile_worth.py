"""What power tiles are worth by what they do, and which tile is worth aiming at: for the judgement.

An effect is worth something each time it matters. How often actions and battles come in a round was counted in games of
greedy bots (docs/bots.md); times the rounds that are probably left it is the worth of a tile. All is counted in fame.
"""

from functools import cache, lru_cache
from typing import Final, NamedTuple

from ...kernel.judging import added, at, totals
from ...kernel.notation import NONE, bits
from ..box.edition import Edition
from ..box.names import (
    CREATURE_TILES,
    DARK_RITUAL,
    FORCED_MARCH,
    GOLD_TILES,
    SAME_PICTURE,
    SURPRISE_ATTACK,
    TWIN_CEREMONY,
)
from ..rules import powers

# What a player does in a round: battles, Moves, Teleports and other actions as counted, what has a comment estimated.
ATTACKS: Final = 1.0
DEFENCES: Final = 1.0
BATTLES: Final = ATTACKS + DEFENCES
MOVES: Final = 1.6
TELEPORTS: Final = 1.15
PRAYS: Final = 1.05
BUYS: Final = 1.15
RAISES: Final = 0.35
LEVELS: Final = 0.9  # by which pyramids grow
RECRUITS: Final = 0.3
USUAL_RECRUITS: Final = 4  # Units of one Recruit
FREE_AT_MOST: Final = 3  # of them, as long as the rest costs something
MORE_OFTEN: Final = 2  # a Recruit that saves points is chosen
ANYWHERE: Final = 0.2  # that Units may go there, in a Recruit
NIGHTS: Final = 1.0
PAYMENTS: Final = BUYS + RAISES + RECRUITS + TELEPORTS + 0.4  # the last for divine interventions
GAINS: Final = PRAYS + 1.9 * NIGHTS + 0.2  # Prayers, often Adoration, now and then a card or a recall

# What things are worth in general, in fame.
POINT: Final = 0.12  # a prayer point
UNIT: Final = 0.11
CARD: Final = 0.16  # a divine intervention
ACTION: Final = 0.4  # one more in a round
STRENGTH: Final = 0.24  # in a battle …
STRENGTHS: Final = totals(
    [(1, STRENGTH), (1, 0.2), (1, 0.16), (1, 0.12), (1, 0.08), (1, 0.04)]
)  # … who is well ahead needs no more
WOUND: Final = 0.07  # a Unit more of the enemy, or less of one's own, in a battle
STEPS: Final = totals([(1, 0.12), (1, 0.05), (1, 0.02)])  # Land moves beyond the usual, in a Move
CARDS_OF_A_NIGHT: Final = totals([(1, CARD), (1, 0.1), (1, 0.06)])  # beyond the usual

EACH_ROUND: Final[dict[int, float]] = {
    powers.DAMAGE: WOUND * BATTLES,
    powers.DEFENCE: WOUND * BATTLES,
    powers.UNBLOCKABLE: 1.6 * WOUND * BATTLES,  # no card helps against it
    powers.UNBLOCKABLE_DEFENDING: 1.6 * WOUND * DEFENCES,
    powers.TELEPORT_DISCOUNT: POINT * TELEPORTS,
    powers.TELEPORT_FROM_OBELISKS: 0.1 * MOVES,  # temples have them: the next one is a step away
    powers.WOUNDS: 0.15 * BATTLES,  # cards that could not be used otherwise turn a battle
    powers.SILVER_TOKEN: ACTION,
    powers.PRAYER_UNITS: UNIT * PRAYS,
    powers.TROOP_LIMIT: 0.11,  # there are seldom so many Units for one Troop
    powers.DEFENDER_FAME: 0.35 * DEFENCES,  # won with a Unit left, as estimated
    powers.SPIES: STRENGTH * BATTLES,  # to answer a known card is as good as one more strength
    powers.PRAY_BONUS: POINT * PRAYS,
    powers.TILE_DISCOUNT: POINT * BUYS,
    powers.LEVEL_DISCOUNT: POINT * LEVELS,
    powers.VISION: 0.05 * NIGHTS,  # for each card more to choose from
    powers.NIGHT_LEVELS: 0.45 * NIGHTS,  # two or three points, and a Raise saved
    powers.PRAYER_PER_KILL: 0.6 * POINT * BATTLES,  # Units removed in a battle, as estimated
    powers.PRAYER_PER_LOSS: 0.5 * POINT * BATTLES,
    powers.PAYMENT_DISCOUNT: POINT * PAYMENTS,
    powers.NIGHT_PRAYER: 0.7 * POINT * NIGHTS,  # so many at once that some are lost at the top
    powers.GAIN_BONUS: 0.9 * POINT * GAINS,  # the same
    powers.MERCENARIES: 0.02,  # they come back from the supply; on the board they count as Units
    powers.PASSES_ALL_WALLS: 0.05 * MOVES,
    powers.FIRST_STRIKE: 0.9 * STRENGTH * ATTACKS,  # for each Unit destroyed before a battle
    powers.NIGHT_UNITS: 0.6 * UNIT * NIGHTS,  # so many at once that some find no place
    powers.CHOSEN_OUT_OF: 0.03 * NIGHTS,  # for each card to choose from
    powers.PRAYER_ENTERING: POINT * ATTACKS,
    powers.TRAP: WOUND * DEFENCES,
    powers.GAIN_BONUS_BY_DAY: 0.9 * POINT * (PRAYS + 1.0),  # the Night adds nothing
    powers.SHELTERS: 0.05,
    powers.RECLAIMS: 0.3 * CARD * BATTLES,  # not every enemy plays one
    powers.NIGHT_TEMPLES_FAME: 0.35 * NIGHTS,
    powers.FORESEES: 0.5 * STRENGTH * BATTLES,  # half as good as to know the battle card
    powers.RENEWS: 1.2 * CARD * NIGHTS,  # a card more, and better ones
    powers.EARLY_PYRAMIDS: 0.1,  # a point for each pyramid of level 3, which counts once it is there
    powers.PRAYER_PER_VICTORY: 0.5 * POINT * BATTLES,  # half of them are won
}
"""What one of an effect is worth in a round. Effects of which further ones add less stand in `of_tiles`."""
EACH_ATTACK: Final[dict[int, float]] = {powers.CARDS_ATTACKING: CARD, powers.PRAYER_ATTACKING: POINT}
OF_A_CREATURE: Final[dict[int, float]] = {
    powers.OF_DAMAGE: WOUND,
    powers.OF_DEFENCE: WOUND,
    powers.PASSES_WALLS: 0.05,
    powers.CANCELS: 0.08,  # not every enemy Troop has a creature
    powers.FEE: 0.05,
    powers.TELEPORTS_FREE: 0.2,  # two points, and from temple to temple
    powers.DEVOURS: 0.2,  # seldom is a battle won so bloodily
    powers.TELEPORTS_FROM_OBELISKS: 0.1,
}
"""What one of an effect is worth in a round to the one Troop that has the creature."""
TROOPS: Final[list[float]] = [1.0, 0.6, 0.3]  # the best Troop has the best creature; further ones go with weaker Troops
SPECIAL: Final = 0.06 * BATTLES  # a better battle card
GOLD: Final[dict[int, float]] = {SURPRISE_ATTACK: 0.45, FORCED_MARCH: 0.3, TWIN_CEREMONY: 0.2, DARK_RITUAL: 0.25}
"""The gold action of a round, the best one only (K-D3); Divine Will, a Move or a Recruit, as any action."""
SHARES: Final[list[float]] = [0.35, 0.2, 0.1]
"""How much of what the next purchases will add counts already, colour by colour from the best …"""
RIVALRY: Final = 0.25
"""… and how much less sure they are for each pyramid of that colour that serves others."""


class Worth(NamedTuple):
    """In a round: for whoever defends and builds, and besides for whoever attacks."""

    steady: float
    attacking: float


class Aim(NamedTuple):
    """A tile that could be bought: for so many prayer points in all, Raises included, and what it adds."""

    tile: int
    cost: int
    gain: float


@lru_cache(maxsize=1 << 15)
def offered(market: tuple[int, ...]) -> int:
    """The mask of tiles that somebody can still buy."""
    return sum(1 << t for t, copies in enumerate(market) if copies)


def frontier(some: list[Aim]) -> list[Aim]:
    """From the cheapest up, only those that add more than every cheaper one."""
    kept: list[Aim] = []
    for aim in sorted(some, key=lambda aim: (aim.cost, -aim.gain)):
        if not kept or aim.gain > kept[-1].gain:
            kept.append(aim)
    return kept


class TileWorth:
    """Of the tiles of an edition. What is asked again and again is remembered."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        every = range(len(edition.tile_level))
        self.alone: list[Worth] = [self.by_itself(t) for t in every]
        self.at_once: list[int] = [self.total(1 << t, powers.FAME_AT_ONCE) for t in every]
        self.creature: list[float] = [self.with_troop(t) for t in every]
        self.of_tiles = lru_cache(maxsize=1 << 15)(self.together)
        self.aims = lru_cache(maxsize=1 << 15)(self.aimed_at)
        self.plan = lru_cache(maxsize=1 << 16)(self.planned)

    def total(self, mask: int, effect: int) -> int:
        """The sum of an effect over a mask of tiles."""
        return sum(amount for t, amount in self.edition.by_effect[effect] if mask >> t & 1)

    def by_itself(self, t: int) -> Worth:
        """What simply adds up, whatever else a player has."""
        steady = added(each * self.total(1 << t, effect) for effect, each in EACH_ROUND.items())
        attacking = added(each * self.total(1 << t, effect) for effect, each in EACH_ATTACK.items())
        return Worth(steady + (SPECIAL if self.edition.special_card[t] else 0.0), attacking * ATTACKS)

    def with_troop(self, t: int) -> float:
        """In a round, for the Troop it is with."""
        if t not in CREATURE_TILES:
            return 0.0
        does = self.edition.of_creature[CREATURE_TILES.index(t)]
        worth = added(each * does[effect] for effect, each in OF_A_CREATURE.items())
        return worth + at(STRENGTHS, does[powers.OF_STRENGTH]) + at(STEPS, does[powers.OF_LAND_MOVES])

    def together(self, mask: int) -> Worth:
        """What all tiles of a player do together in a round."""
        owned = bits(mask)
        steady = added(self.alone[t].steady for t in owned)
        attacking = added(self.alone[t].attacking for t in owned)
        always = self.total(mask, powers.STRENGTH)
        attacking += ATTACKS * at(STRENGTHS, always + self.total(mask, powers.STRENGTH_ATTACKING))
        steady += DEFENCES * at(STRENGTHS, always + self.total(mask, powers.STRENGTH_DEFENDING))
        steady += MOVES * at(STEPS, self.total(mask, powers.LAND_MOVES))
        steady += NIGHTS * at(CARDS_OF_A_NIGHT, self.total(mask, powers.NIGHT_CARDS))
        steady += RECRUITS * self.recruits(mask)
        steady += max((GOLD.get(t, ACTION) for t in GOLD_TILES if mask >> t & 1), default=0.0)
        creatures = sorted([self.creature[t] for t in owned if self.creature[t]], reverse=True)
        attacking += added(share * worth for share, worth in zip(TROOPS, creatures, strict=False))
        return Worth(steady, attacking)

    def recruits(self, mask: int) -> float:
        """What a Recruit action is worth more than usual: what it saves, and where Units may go."""
        free = (
            USUAL_RECRUITS
            if self.total(mask, powers.RECRUITS_FREE)
            else min(FREE_AT_MOST, self.total(mask, powers.FREE_RECRUITS))
        )
        return MORE_OFTEN * POINT * free + ANYWHERE * self.total(mask, powers.RECRUITS_ANYWHERE)

    def worth(self, mask: int, rounds: float, might: float) -> float:
        """Of all tiles of a player, for the rounds that are left; `might` is the strength of its Troops, 1 as usual."""
        steady, attacking = self.of_tiles(mask)
        return rounds * (steady + attacking * might)

    def aimed_at(self, mask: int, offer: int, levels: tuple[int, ...], rounds: float) -> list[list[Aim]]:
        """For each colour the tiles worth aiming at, dearer ones only if they add more. `levels` are those of one's
        pyramids by colour, NONE where none can be begun (K-A2, K-A3)."""
        found: list[list[Aim]] = [[] for _ in levels]
        now = self.worth(mask, rounds, 1.0)
        cheaper = self.total(mask, powers.TILE_DISCOUNT) + self.total(mask, powers.PAYMENT_DISCOUNT)
        off = self.total(mask, powers.LEVEL_DISCOUNT)
        for t in bits(offer):
            colour = self.edition.tile_colour[t]
            if levels[colour] == NONE or mask & SAME_PICTURE[t]:
                continue
            second = self.edition.second_colour[t]
            if second != NONE and levels[second] == NONE:
                continue
            cost = max(0, self.edition.tile_price[t] - cheaper)
            cost += sum([max(0, n - off) for n in range(levels[colour] + 1, self.edition.tile_level[t] + 1)])
            if second != NONE:
                cost += sum([max(0, n - off) for n in range(levels[second] + 1, self.edition.second_level[t] + 1)])
            gain = self.at_once[t] + self.worth(mask | 1 << t, rounds, 1.0) - now - POINT * cost
            if gain > 0:
                found[colour].append(Aim(t, cost, gain))
        return [frontier(some) for some in found]

    def planned(
        self, mask: int, offer: int, levels: tuple[int, ...], everybody: tuple[int, ...], rounds: float, points: int
    ) -> float:
        """What the next purchases are worth today: those of the best colour most, the nearer the prayer points are to
        the price the more; less where others have pyramids of the colour, who may be first. `everybody` has all."""
        best = sorted(
            (
                max((aim.gain * (1.0 if aim.cost <= points else points / aim.cost) for aim in some), default=0.0)
                / (1.0 + RIVALRY * (pyramids - (level > 0)))
                for some, level, pyramids in zip(self.aims(mask, offer, levels, rounds), levels, everybody, strict=True)
            ),
            reverse=True,
        )
        return added(share * gain for share, gain in zip(SHARES, best, strict=False))


@cache
def of(edition: Edition) -> TileWorth:
    return TileWorth(edition)

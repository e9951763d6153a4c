"""What a position is worth to a player, in terms a player would name: for bots, and for hints that say why.

Everything is counted in fame: one point of a term is as good as one permanent fame point. A player's judgement is the
own worth less part of the worth of the others; `explain` gives the same sum term by term.
"""

from math import exp
from typing import Final

from ...kernel import judging
from ...kernel.judging import Worth, at, totals
from ...kernel.notation import NONE
from ..box.board import SANCTUARY, board_of, city_of
from ..box.names import COLOURS, CREATURE_TILES, DISTRICTS, PER_CITY, ZONES
from ..box.state import KemetState
from ..rules import contest, powers, priests, troops
from ..rules.day import tokens_left
from ..rules.fight import ATTACKER, DEFENDER, ZONE
from ..rules.troops import permanent_fame
from . import foresight, pilgrims, tile_worth
from .turn_order import read_order

TERMS: Final = (
    "fame",  # permanent
    "temples",  # held now, and what the Night will bring for them
    "pyramids",
    "tiles",
    "prayer",
    "units",  # on the board and in the supply, with creatures
    "cards",  # divine interventions, Veterans, battle cards in hand
    "battle",  # the likely outcome of the one that is being fought
    "victory",  # enough fame, and nobody with more
    "plan",  # the tiles to buy next, and how near they are
)
"""In the order in which they are told."""


class Weights:
    """What things are worth, in fame. Matches between bots decide about changes (docs/bots.md)."""

    def __init__(self) -> None:
        self.rivals = 0.6  # how much the others' worth counts against one's own
        self.temple = 0.55
        self.temple_guard = [0.0, 0.0, 0.1, 0.18, 0.24, 0.28, 0.3, 0.3]  # by the Units that hold it
        self.two_temples = 0.5  # the fame point of the Night
        self.night_prayer = 0.08
        self.sanctuary = 0.35
        self.delta = 0.25
        self.level = [0.0, 0.2, 0.45, 0.75, 1.6]  # a pyramid, by level, beside the tiles it gives (PLAN)
        self.lost_pyramid = 0.4  # of its worth is left to its builder while an enemy holds it
        self.captured = 0.5  # … and goes to the holder
        self.prayer = totals([(4, 0.16), (4, 0.11), (3, 0.06)])
        self.troop = [0.0, 0.1, 0.24, 0.4, 0.57, 0.75, 0.85, 0.95]  # by its Units
        self.supply = 0.04
        self.creature = 0.3  # one that is with a Troop
        self.divine = 0.17
        self.veteran = 0.1
        self.battle_card = 0.03  # counted from a full hand, …
        self.hand = 8
        self.used = 2  # … of which each card played takes two: the next cards are less of a choice
        self.win = 1.0  # a battle won as attacker, fame aside from what else follows
        self.held = 0.2  # a battle won as defender
        self.loss = 0.25
        self.spread = 1.6  # of strength that the cards decide
        self.ties = 0.3  # so far ahead the attacker must be for even odds: the defender wins ties
        self.helping = 0.3  # strength to expect of a divine intervention in hand …
        self.wounding = 0.6  # … and where it may be discarded after the reveal
        self.spying = 1.0
        self.victory = 3.0  # for whoever has a turn left today to claim it …
        self.waiting = 0.6  # … and this part of it for others
        self.late = 0.25  # of a pyramid's worth is for the whole game, the rest for what is left of it
        self.race = 6.5  # permanent fame with which games end, the rest being temporary …
        self.pace = 1.6  # … and how much of it the leader gains in a round
        self.least_rounds = 0.25
        self.unarmed = 0.5  # of the worth of attacking tiles is left without a Unit on the board …
        self.might = 0.055  # … and each Unit adds so much


WEIGHTS: Final = Weights()


def judge(s: KemetState, player: int) -> float:
    """The sum of `explain`, or the result of a finished game; before all have a city nothing is better than another."""
    if s.reason:
        return judging.result(s, player)
    if NONE in s.city:
        return 0.0
    worths = foreseen(s)
    own = worths.pop(player)
    return judging.judge(own, worths, WEIGHTS.rivals)


def explain(s: KemetState, player: int) -> dict[str, float]:
    """Why: what each term adds to the judgement. A finished game, or one without cities yet, has no terms."""
    if s.reason or NONE in s.city:
        return {}
    worths = foreseen(s)
    own = worths.pop(player)
    return judging.explain(own, worths, WEIGHTS.rivals)


def foreseen(s: KemetState) -> list[Worth]:
    """The terms of each player, as if nobody cancelled a card that was just played."""
    after = foresight.unopposed(s)
    found = weigh(after)
    if after is not s:
        p, worth = foresight.to_come(after)
        found[p]["cards"] += worth
    return found


def weigh(s: KemetState) -> list[Worth]:
    """The terms of each player."""
    w = WEIGHTS
    found = [dict.fromkeys(TERMS, 0.0) for _ in range(s.players)]
    holders, units = read_troops(s, found)
    fight = foresight.battle(s)
    if fight:
        read_battle(s, fight, found, holders)
    temporary = read_temples(s, found, holders)
    levels, served = read_pyramids(s, found, holders, temporary)
    lead = max(permanent_fame(s, p) for p in range(s.players))
    lasting = w.late + (1.0 - w.late) * max(0.0, 1.0 - lead / s.edition.victory)
    rounds = rounds_left(s, lead)
    values = tile_worth.of(s.edition)
    offer = tile_worth.offered(tuple(s.market))
    everybody = tuple(served)
    better = foresight.extra(s.edition)
    fame = [permanent_fame(s, p) + temporary[p] for p in range(s.players)]
    most = max(fame)
    for p, terms in enumerate(found):
        terms["fame"] = float(permanent_fame(s, p))
        might = w.unarmed + w.might * units[p]
        terms["tiles"] = values.worth(s.tiles[p], rounds, might)
        terms["plan"] = values.plan(s.tiles[p], offer, tuple(levels[p]), everybody, rounds, s.prayer[p])
        terms["pyramids"] *= lasting
        terms["prayer"] = at(w.prayer, s.prayer[p])
        terms["units"] += w.supply * s.supply[p]
        terms["cards"] = w.divine * s.holding[p] + w.veteran * s.veterans[p]
        if better:
            terms["cards"] += foresight.hand_extra(s, p, better)
        terms["cards"] += w.battle_card * (w.hand - w.used * s.played[p].bit_count())
        if s.edition.has_path:
            terms["tiles"] += pilgrims.learned(s, p) * lasting
            terms["cards"] += pilgrims.carried(s, p)
            terms["plan"] += pilgrims.progress(s, p) * lasting
        if fame[p] >= s.edition.victory and fame[p] == most:
            terms["victory"] = w.victory * (1.0 if tokens_left(s, p) else w.waiting)
    if s.edition.tokens_for_loss:
        read_order(s, found)
    return found


def rounds_left(s: KemetState, lead: int) -> float:
    """How many rounds tiles will probably still serve, by the most permanent fame of a player."""
    w = WEIGHTS
    rounds = max(w.least_rounds, (w.race - lead) / w.pace)
    return min(rounds, s.last_round - s.round + 1.0) if s.last_round else rounds


def read_troops(s: KemetState, found: list[Worth]) -> tuple[list[int], list[int]]:
    """Who holds each zone, and everybody's Units on the board; Troops and creatures are counted on the way."""
    w = WEIGHTS
    holders = [NONE] * ZONES
    counts = [0] * s.players
    zones = board_of(s).zones
    for p in range(s.players):
        base = p * ZONES
        worth = 0.0
        for z in zones:
            units = s.troop[base + z]
            if units:
                worth += at(w.troop, units)
                holders[z] = p
                counts[p] += units
        for c in s.edition.creatures:
            if s.creature_at[c] != NONE and s.tiles[p] >> CREATURE_TILES[c] & 1:
                worth += w.creature
        found[p]["units"] = worth
    return holders, counts


def read_temples(s: KemetState, found: list[Worth], holders: list[int]) -> list[float]:
    """What temples are worth, and each player's temporary fame from them."""
    w = WEIGHTS
    counts = [0] * s.players
    printed = s.edition.temple_prayer
    for z in board_of(s).temples:
        p = holders[z]
        if p != NONE:
            counts[p] += 1
            guard = at(w.temple_guard, s.troop[p * ZONES + z])
            found[p]["temples"] += w.temple + guard + w.night_prayer * printed[z]
            if not printed[z]:
                found[p]["temples"] += w.delta
    for p, count in enumerate(counts):
        if count > 1:
            found[p]["temples"] += w.two_temples
    p = holders[SANCTUARY]
    if p != NONE and s.troop[p * ZONES + SANCTUARY] > 1:
        found[p]["temples"] += w.sanctuary
    return [float(count) for count in counts]


def read_pyramids(
    s: KemetState, found: list[Worth], holders: list[int], temporary: list[float]
) -> tuple[list[list[int]], list[int]]:
    """What pyramids are worth. For each player the levels that serve it by colour (K-A4), 0 for one that could be
    begun, NONE for others; and of each colour how many pyramids there are."""
    w = WEIGHTS
    levels = [[0] * len(COLOURS) for _ in range(s.players)]
    served = [0] * len(COLOURS)
    most = board_of(s).pyramids
    gives = [troops.giving_level(s, p) for p in range(s.players)]
    for p in range(s.players):
        standing = 0
        for z in range(s.city[p] * PER_CITY, (s.city[p] + 1) * PER_CITY):
            level = s.pyramid[z]
            if not level:
                continue
            standing += 1
            holder = holders[z] if holders[z] != NONE else p
            worth = at(w.level, level)
            colour = s.colour_at[z]
            served[colour] += 1
            if level > levels[holder][colour]:
                levels[holder][colour] = level
            if holder == p:
                found[p]["pyramids"] += worth
            else:
                found[p]["pyramids"] += worth * w.lost_pyramid
                found[holder]["pyramids"] += worth * w.captured
            if level >= gives[holder]:
                temporary[holder] += 1.0
        if standing == most:
            levels[p] = [level or NONE for level in levels[p]]
    return levels, served


def read_battle(s: KemetState, f: list[int], found: list[Worth], holders: list[int]) -> None:
    """The battle before its cards are known: who is likely to win, and hold the zone afterwards."""
    w = WEIGHTS
    attacker, defender, z = f[ATTACKER], f[DEFENDER], f[ZONE]
    ahead = strength(s, attacker, defender, z, True) - strength(s, defender, attacker, z, False)
    chance = 1.0 / (1.0 + exp((w.ties - ahead) / w.spread))
    held = w.held + powers.bonus(s, defender, powers.DEFENDER_FAME)
    win = w.win
    losses = [w.loss, w.loss]
    if s.edition.has_path:
        held += priests.skilled(s, defender, z, powers.DEFENDER_FAME) + pilgrims.daggers(s, defender)
        win += pilgrims.daggers(s, attacker)
        losses = [w.loss + pilgrims.daggers(s, p) for p in (attacker, defender)]
    found[attacker]["battle"] = chance * win - (1.0 - chance) * losses[0]
    found[defender]["battle"] = (1.0 - chance) * held - chance * losses[1]
    holders[z] = attacker if chance > 0.5 else defender


def strength(s: KemetState, p: int, foe: int, z: int, attacking: bool) -> float:
    """What everybody can see of it, and a little for every card held: more for whoever can discard them (Divine
    Wound). To know the enemy's card (Spy) is as good as strength."""
    w = WEIGHTS
    if s.edition.has_path and contest.masked(s):
        return float(s.troop[p * ZONES + z])
    more = pilgrims.strength(s, p, z, attacking) if s.edition.has_path else 0.0
    total = s.troop[p * ZONES + z] + more + powers.bonus(s, p, powers.STRENGTH)
    total += powers.bonus(s, p, powers.STRENGTH_ATTACKING if attacking else powers.STRENGTH_DEFENDING)
    if not powers.sum_of(s, powers.creatures_in(s, foe, z), powers.CANCELS):
        total += powers.sum_of(s, powers.creatures_in(s, p, z), powers.OF_STRENGTH)
    home = z < DISTRICTS and city_of(z) == s.city[p]
    each = w.wounding if powers.bonus(s, p, powers.WOUNDS) else w.helping
    total += s.edition.home * home
    return total + each * (s.holding[p] - s.edition.diversions) + w.spying * powers.bonus(s, p, powers.SPIES)

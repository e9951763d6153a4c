"""What the board promises each side: strength, majorities, and the likely Devotion of a conflict, region by region.

An estimate for `judgement`, not a rule: cards in hand count by how often they help, and who wins a battle is a matter
of odds. One pass over the pieces feeds everything, because a bot asks many thousands of times in a game.
"""

from math import exp
from typing import Final

from ...kernel.judging import added
from ...kernel.steps import STAGE, STEP
from ..box import contents
from ..box.hexmap import DESERT
from ..box.lands import Lands, lands_of
from ..box.names import (
    ALL_SIDES,
    ANDROSPHINX,
    BOUNTIFUL,
    CARD_STRENGTH,
    CHARIOTS,
    DROUGHT,
    FLOOD,
    GLORIOUS,
    GOD,
    GODS,
    GUARDIAN,
    KIND,
    MAGNANIMOUS,
    MIRACLE,
    MONUMENT_NAMES,
    NEUTRAL,
    OBELISK,
    OWNER,
    SUN,
    TEMPLE,
    TEMPLE_ATTUNED,
    WHOSE,
    WORSHIPFUL,
)
from ..box.state import AnkhState
from ..rules import inundation, powers
from ..rules.battle import BATTLE_KIND, MAJORITIES, REVEALED, REWARD
from ..rules.cards import PLAY_CARDS, TWO_CARDS
from ..rules.conflict import CONFLICT
from ..rules.fight import CARDS, REGION, TOKEN
from ..rules.gods import isis
from ..rules.majority import won
from ..rules.scenario import winners_die
from ..rules.strength import weakened

GOD_COUNT: Final = len(GODS)

# How much a card in hand helps on average, before it is known who plays what.
CHARIOTS_HELP: Final = 1.0  # strength
OTHERS_HELP: Final = 0.4
TWO_CARDS_HELP: Final = 1.2
DROUGHT_HELP: Final = 0.4  # Devotion for each figure on Desert, if the battle is won
MIRACLE_HELP: Final = 0.35  # Devotion for each figure that dies
FLOOD_HELP: Final = 0.8  # the part of the figures that dies all the same
ISIS_HELP: Final = 0.5
TEMPLE_HELP: Final = 2.0  # strength, for whoever is attuned and beside an own temple
GLORIOUS_GAIN: Final = 2.0  # Devotion, as likely as the victory is
MAGNANIMOUS_GAIN: Final = 2
WORSHIPFUL_GAIN: Final = 0.5  # Devotion for Followers that could be used otherwise
AFAR: Final = 0.5  # what a majority is worth without a figure there
ODDS: Final = 0.7  # how much a point of strength tells before the cards are known …
KNOWN_ODDS: Final = 3.0  # … and after


class Prospects:
    """By side, what the board holds and what a conflict would bring. `now` is the conflict being fought, if there is
    one, `coming` the next one, both as if it were fought on this board."""

    __slots__ = (
        "beside_neutral",
        "beside_own",
        "coming",
        "coming_lost",
        "guardians",
        "lasting",
        "now",
        "now_lost",
        "on_board",
    )

    def __init__(self) -> None:
        self.now = [0.0] * GOD_COUNT
        self.now_lost = [0.0] * GOD_COUNT  # figures, likely
        self.coming = [0.0] * GOD_COUNT
        self.coming_lost = [0.0] * GOD_COUNT
        self.lasting = [0.0] * GOD_COUNT  # majorities, with a figure there or not
        self.beside_neutral = [0] * GOD_COUNT  # monuments beside own figures
        self.beside_own = [0] * GOD_COUNT
        self.on_board = [0] * GOD_COUNT
        self.guardians = [0] * GOD_COUNT  # of those on the board


class Grounds:
    """The pieces of every region, counted by side: side and region number the entries (`place`). A few long lists are
    made much faster than many short ones."""

    __slots__ = ("deserts", "figures", "majorities", "monuments", "mortal", "owners", "radiant", "sides", "strength")

    def __init__(self, regions: int) -> None:
        size = regions * GOD_COUNT
        self.figures = [0] * size
        self.mortal = [0] * size
        self.deserts = [0] * size
        self.radiant = [0] * size
        self.strength = [0.0] * size
        self.majorities = [0] * size
        self.sides: list[list[int]] = [[] for _ in range(regions)]  # with figures there
        self.owners: list[list[int]] = [[] for _ in range(regions)]  # with monuments there
        self.monuments: dict[int, list[list[int]]] = {}  # by region where somebody owns one: by kind and side


def place(region: int, side: int) -> int:
    return region * GOD_COUNT + side


def read(s: AnkhState) -> Prospects:
    lands = lands_of(s.camels)
    o = Prospects()
    grounds = survey(s, lands, o)
    hands = [hand_strength(s, side) for side in ALL_SIDES]
    for r in range(len(lands.regions)):
        if grounds.owners[r]:
            for side, count in enumerate(won(grounds.monuments[r])):
                grounds.majorities[place(r, side)] = count
            for side in grounds.owners[r]:
                here = place(r, side)
                if grounds.majorities[here]:
                    gain = grounds.majorities[here] + bounty(s, side)
                    o.lasting[side] += gain * (1.0 if grounds.figures[here] else AFAR)
        expect(s, r, grounds, hands, ODDS, True, o.coming, o.coming_lost)
    for f in s.frames:
        if f[STEP] == CONFLICT:
            for token in range(f[TOKEN] + 1, len(s.token_at)):
                if s.token_at[token] >= 0:
                    r = lands.region_of[s.token_at[token]]
                    expect(s, r, grounds, hands, ODDS, True, o.now, o.now_lost)
        elif f[STEP] == BATTLE_KIND and f[STAGE] <= REWARD:
            r = lands.region_of[f[REGION]]
            known = f[STAGE] > REVEALED
            if known:
                hands = [played_strength(f[CARDS + side]) for side in ALL_SIDES]
            else:
                announced = s.frames[-1][TWO_CARDS] if s.frames[-1][STEP] == PLAY_CARDS else 0
                hands = [hands[side] + (announced >> side & 1) * TWO_CARDS_HELP for side in ALL_SIDES]
            expect(s, r, grounds, hands, KNOWN_ODDS if known else ODDS, f[STAGE] <= MAJORITIES, o.now, o.now_lost)
    return o


def survey(s: AnkhState, lands: Lands, o: Prospects) -> Grounds:
    """Every piece looked at once."""
    grounds = Grounds(len(lands.regions))
    gods = [god_strength(s, side) if s.in_play >> side & 1 else 0.0 for side in ALL_SIDES]
    sphinxes = s.lineup[2] == ANDROSPHINX - GUARDIAN and any(piece & KIND == ANDROSPHINX for piece in s.piece)
    for h, piece in enumerate(s.piece):
        if not piece:
            continue
        if piece & KIND >= OBELISK:
            count_monument(s, lands, o, grounds, h)
            continue
        side = piece >> OWNER & WHOSE
        strength = gods[side] if piece & KIND == GOD else 1.0
        if sphinxes and weakened(s, lands, side, h):
            strength = 0.0
        count_figure(o, grounds, lands.touches[h], h, piece, strength)
    return grounds


def god_strength(s: AnkhState, side: int) -> float:
    strength = 1
    for power in powers.of(s, side):
        strength = power.god_strength(s, side, strength)
    return float(strength)


def count_figure(o: Prospects, grounds: Grounds, regions: list[int], h: int, piece: int, strength: float) -> None:
    """In each region that its hex belongs to."""
    side = piece >> OWNER & WHOSE
    kind = piece & KIND
    if kind > GOD:
        o.on_board[side] += 1
        if kind >= GUARDIAN:
            o.guardians[side] += 1
    for r in regions:
        here = place(r, side)
        if not grounds.figures[here]:
            grounds.sides[r].append(side)
        grounds.figures[here] += 1
        grounds.strength[here] += strength
        if kind > GOD:
            grounds.mortal[here] += 1
        if DESERT[h]:
            grounds.deserts[here] += 1
        if piece & SUN:
            grounds.radiant[here] = 1


def count_monument(s: AnkhState, lands: Lands, o: Prospects, grounds: Grounds, h: int) -> None:
    """Whose it is, and who stands beside it."""
    kind = s.piece[h] & KIND
    owner = s.piece[h] >> OWNER & WHOSE
    beside = 0
    for n in lands.near[h]:
        piece = s.piece[n]
        if piece and piece & KIND < OBELISK:
            beside |= 1 << (piece >> OWNER & WHOSE)
    if owner == NEUTRAL:
        for side in ALL_SIDES:
            o.beside_neutral[side] += beside >> side & 1
        return
    r = lands.region_of[h]
    if not grounds.owners[r]:
        grounds.monuments[r] = [[0] * GOD_COUNT for _ in MONUMENT_NAMES]
    grounds.monuments[r][kind - OBELISK][owner] += 1
    if owner not in grounds.owners[r]:
        grounds.owners[r].append(owner)
    if beside >> owner & 1:
        o.beside_own[owner] += 1
        if kind == TEMPLE and s.powers[owner] >> TEMPLE_ATTUNED & 1:
            grounds.strength[place(r, owner)] += TEMPLE_HELP


def hand_strength(s: AnkhState, side: int) -> float:
    return CHARIOTS_HELP if s.hand[side] >> CHARIOTS & 1 else OTHERS_HELP


def played_strength(cards: int) -> float:
    return float(sum(CARD_STRENGTH[card] for card in range(len(CARD_STRENGTH)) if cards >> card & 1))


def bounty(s: AnkhState, side: int) -> int:
    """Bountiful adds one to each gain in the red (A-G1)."""
    return 1 if s.powers[side] >> BOUNTIFUL & 1 and s.devotion[side] <= contents.RED else 0


def expect(
    s: AnkhState,
    region: int,
    grounds: Grounds,
    hands: list[float],
    odds: float,
    with_majorities: bool,
    gains: list[float],
    lost: list[float],
) -> None:
    """Add what a region is likely to bring each side present, and the figures it may cost."""
    sides = grounds.sides[region]
    if not sides:
        return
    if with_majorities:
        for side in sides:
            majorities = grounds.majorities[place(region, side)]
            if majorities:
                gains[side] += majorities + bounty(s, side)
    reward = 1 + (inundation.riches(s, region) if inundation.DEVOTION[s.scenario] else 0)
    deadly = winners_die(s)
    if len(sides) == 1:
        side = sides[0]
        here = place(region, side)
        gains[side] += reward + grounds.radiant[here] + bounty(s, side)
        if deadly:
            lost[side] += grounds.mortal[here]
        return
    strengths = [grounds.strength[place(region, side)] + hands[side] for side in sides]
    best = max(strengths)
    chances = [exp(odds * (strength - best)) for strength in strengths]
    total = added(chances)
    for i, side in enumerate(sides):
        here = place(region, side)
        chance = chances[i] / total
        mask = s.powers[side]
        hand = s.hand[side]
        more = bounty(s, side)
        amount = float(reward + grounds.radiant[here] + more)
        if mask >> GLORIOUS & 1:
            amount += GLORIOUS_GAIN * chance
        if hand >> DROUGHT & 1:
            amount += DROUGHT_HELP * grounds.deserts[here]
        dying = grounds.mortal[here] * (chance if deadly else 1.0 - chance)
        if mask >> isis.POWER & 1:
            dying *= ISIS_HELP
        if hand >> FLOOD & 1:
            dying *= FLOOD_HELP
        gains[side] += chance * amount
        if mask >> MAGNANIMOUS & 1 and grounds.figures[here] >= 2:
            gains[side] += (1.0 - chance) * (MAGNANIMOUS_GAIN + more)
        if hand >> MIRACLE & 1:
            gains[side] += MIRACLE_HELP * dying
        if mask >> WORSHIPFUL & 1 and s.followers[side] >= 2:
            gains[side] += WORSHIPFUL_GAIN + more
        lost[side] += dying

"""Battle in the order of its steps: war council, reveal, strength, casualties, rewards, aftermath (K-B0 to K-B9)."""

from typing import Final

from ...kernel.events import Log
from ...kernel.notation import NONE
from ...kernel.steps import STAGE, Step
from ..box import frames
from ..box.names import ZONES
from ..box.shapes import BATTLE_STAGES
from ..box.state import KemetState
from . import (
    aftermath,
    contest,
    council,
    dawn_tokens,
    divine,
    foreseen,
    laid_open,
    objects,
    open_cards,
    prayer,
    priests,
    reminiscence,
    troops,
)
from .fight import (
    ARGS,
    ATTACKER,
    BATTLE,
    CANCELLED,
    CARD_OF,
    DEFENDER,
    KILLS,
    VALUES,
    VALUES_EACH,
    WINNER,
    ZONE,
    loser_of,
    new_fight,
    sides,
)
from .powers import (
    CANCELS,
    CARDS_ATTACKING,
    DEFENDER_FAME,
    DEVOURS,
    PRAYER_ATTACKING,
    PRAYER_PER_KILL,
    PRAYER_PER_LOSS,
    PRAYER_PER_VICTORY,
    bonus,
    creatures_in,
    creatures_of,
    rule_of,
    sum_of,
    working,
)
from .tally import DAMAGE_AT, DEFENCE_AT, STRENGTH_AT, UNBLOCKABLE_AT, tally

STAGES: Final = BATTLE_STAGES
BEGINS: Final = 0
COUNCIL: Final = 1
REVEAL: Final = 2
TACTICS: Final = 3
WOUND: Final = 4
RESOLUTION: Final = 5
CASUALTIES: Final = 6
REWARDS: Final = 7
REINFORCEMENTS: Final = 8
LOSER: Final = 9
WINNER_STAGE: Final = 10
ENDS: Final = 11
AFTERWARDS: Final = 12
OVER: Final = 13
SHOWN: Final = (TACTICS, WOUND, RESOLUTION, CASUALTIES, REWARDS, REINFORCEMENTS, LOSER, WINNER_STAGE, ENDS)
"""Stages before which the battle looks different from before: cards shown, Units lost, a Troop gone."""
DEVOURED: Final = 2
"""So many Units must have been removed for the Soul Devourer."""


def start(s: KemetState, attacker: int, defender: int, z: int, log: Log | None) -> None:
    if s.edition.has_path:
        contest.begin(s, attacker, defender, z)
    s.frames.append(new_fight(BATTLE_KIND, attacker, defender, z))
    if log:
        log.add("battle", "K-B0", attacker, defender, z)
        log.show(s)


class Battle(Step[KemetState]):
    """Runs by itself from stage to stage; whatever must be decided lies in frames above it. Attacker first (K-B0)."""

    name = BATTLE
    rule = "K-B0"
    on = ("your turn", "choose the next battle", contest.CONTEST)
    cursor = STAGES
    args = ARGS

    def run(self, s: KemetState, f: list[int], log: Log | None) -> None:
        stage = f[STAGE]
        if log and stage in SHOWN:
            log.show(s)
        f[STAGE] = s.edition.battle_after[stage]
        if stage == BEGINS:
            begin(s, f, log)
        elif stage == COUNCIL:
            foreseen.hold(s, f)
        elif stage == REVEAL:
            reveal(s, f, log)
        elif stage == TACTICS:
            open_cards.offer_swaps(s, f)
        elif stage == WOUND:
            council.offer_wounds(s, f)
        elif stage == RESOLUTION:
            resolve(s, f, log)
        elif stage == CASUALTIES:
            casualties(s, f, log)
        elif stage == REWARDS:
            rewards(s, f, log)
        elif stage == REINFORCEMENTS:
            open_cards.reinforce(s, f)
        elif stage == LOSER:
            aftermath.of_loser(s, f)
        elif stage == WINNER_STAGE:
            if not s.troop[f[WINNER] * ZONES + f[ZONE]]:  # who recalls has lost nobody, so this is asked before
                dawn_tokens.give(s, f[WINNER], log)
            aftermath.of_winner(s, f)
        elif stage == ENDS:
            end(s, f, log)
        elif stage == AFTERWARDS:
            reminiscence.offer(s, f)
        if f[STAGE] == len(STAGES):
            s.frames.pop()
            contest.note_kills(s, f[KILLS:CANCELLED])
            laid_open.clear(s, f[ATTACKER])
            laid_open.clear(s, f[DEFENDER])

    def fits(self, s: KemetState, f: list[int]) -> str:
        return fits(s, f)


def begin(s: KemetState, f: list[int], log: Log | None) -> None:
    """What attackers get at the start of the war council."""
    p = f[ATTACKER]
    prayer.gain(s, p, bonus(s, p, PRAYER_ATTACKING), rule_of(s, PRAYER_ATTACKING), log)
    divine.draw(s, p, bonus(s, p, CARDS_ATTACKING), divine.ATTACKING)
    if s.edition.has_path:
        objects.offer(s, p, f[DEFENDER])


def reveal(s: KemetState, f: list[int], log: Log | None) -> None:
    """Cards are turned together and paid for; all values are fixed now (K-B2, K-B4)."""
    for side, p in sides(f):
        if log:
            log.add("shows", "K-B2", p, f[CARD_OF + side])
    for _, p in sides(f):
        council.pay_plan(s, p, log)
    beside = contest.contest_of(s)
    for side, p in sides(f):
        if beside:
            beside[contest.CARDS + side] = council.planned(s, p)
        at = VALUES + side * VALUES_EACH
        f[at : at + VALUES_EACH] = tally(s, f, side, log)
        council.put_plan_away(s, p)


def resolve(s: KemetState, f: list[int], log: Log | None) -> None:
    """Higher strength wins; a tie is the defender's (K-B3)."""
    attack = f[VALUES + STRENGTH_AT]
    defence = f[VALUES + VALUES_EACH + STRENGTH_AT]
    f[WINNER] = f[ATTACKER] if attack > defence else f[DEFENDER]
    if log:
        log.add("strength", "K-B3", f[ATTACKER], attack, f[DEFENDER], defence)
        log.add("wins battle", "K-B3", f[WINNER])
    if not contest.masked(s):
        prayer.gain(s, f[WINNER], bonus(s, f[WINNER], PRAYER_PER_VICTORY), rule_of(s, PRAYER_PER_VICTORY), log)
    if s.edition.opens_cards:
        open_cards.reward(s, f[WINNER], log)


def casualties(s: KemetState, f: list[int], log: Log | None) -> None:
    """All unblockable damage at once, then damage less defence at once (K-B4).

    The loss of a 5/0/0 comes between the two, or behind everything (KT-B9), and counts for nobody.
    """
    z = f[ZONE]
    for side, p in sides(f):
        enemy = 1 - side
        f[KILLS + enemy] = troops.remove(s, p, z, f[VALUES + enemy * VALUES_EACH + UNBLOCKABLE_AT])
        if not s.edition.own_loss_behind:
            lose_own(s, f, side, log)
    for side, p in sides(f):
        enemy = 1 - side
        own, foe = VALUES + side * VALUES_EACH, VALUES + enemy * VALUES_EACH
        damage = max(0, f[foe + DAMAGE_AT] - f[own + DEFENCE_AT])
        if s.edition.opens_cards:
            damage = open_cards.harm(s, f, p, damage, log)
        f[KILLS + enemy] += troops.remove(s, p, z, damage)
        if log:
            log.add("lost units", "K-B4", p, f[KILLS + enemy], s.troop[p * ZONES + z])
    for side, p in sides(f) if not contest.masked(s) else []:
        enemy = 1 - side
        prayer.gain(s, p, bonus(s, p, PRAYER_PER_KILL) * f[KILLS + side], rule_of(s, PRAYER_PER_KILL), log)
        prayer.gain(s, p, bonus(s, p, PRAYER_PER_LOSS) * f[KILLS + enemy], rule_of(s, PRAYER_PER_LOSS), log)
    for side, _ in sides(f) if s.edition.own_loss_behind else []:
        lose_own(s, f, side, log)


def lose_own(s: KemetState, f: list[int], side: int, log: Log | None) -> None:
    """Units that a battle card costs its own player; they count for nobody (K-C3)."""
    p, z = sides(f)[side][1], f[ZONE]
    own = troops.remove(s, p, z, s.edition.own_loss[f[CARD_OF + side]])
    if log and own:
        log.add("own loss", "K-C3", p, own, s.troop[p * ZONES + z])


def rewards(s: KemetState, f: list[int], log: Log | None) -> None:
    """Fame for the winner who still stands, Veterans for whoever gets no fame (K-B5)."""
    masked = contest.masked(s)
    if s.edition.has_path and not masked:
        contest.stab(s, f[WINNER], log)
    for side, p in sides(f):
        won = p == f[WINNER]
        stands = s.troop[p * ZONES + f[ZONE]] > 0
        famous = 0
        if won and stands and side == 0:
            famous = 1
            troops.give_fame(s, p, 1, True, "K-B5", log)
        if won and stands and side == 1 and not masked:
            for t, points in s.edition.by_effect[DEFENDER_FAME]:
                if working(s, p) >> t & 1:
                    famous = 1
                    troops.give_fame(s, p, points, True, s.edition.tile_rule[t], log)
            points = priests.skilled(s, p, f[ZONE], DEFENDER_FAME)  # beside the tile of that name (KT-P13)
            if points:
                troops.give_fame(s, p, points, True, contest.rule_of(s, DEFENDER_FAME), log)
        if won and stands and not masked and f[KILLS + side] >= DEVOURED and devours(s, f, side):
            famous = 1
            troops.give_fame(s, p, 1, True, s.edition.creature_rule[DEVOURS], log)
        veterans = (not famous) + (won and side == 1) if s.edition.has_veterans else 0
        if veterans:
            s.veterans[p] += veterans
            if log:
                log.add("gained veterans", "K-B5", p, veterans, s.veterans[p])


def devours(s: KemetState, f: list[int], side: int) -> bool:
    """Whether the winner's creature earns more fame, and no Snake forbids it."""
    if f[CANCELLED + side]:
        return False
    own = creatures_in(s, f[WINNER], f[ZONE])
    return sum_of(s, own, DEVOURS) > 0


def end(s: KemetState, f: list[int], log: Log | None) -> None:
    """Played battle cards lie open; an empty hand takes all cards back (K-B9)."""
    dawn_tokens.give(s, loser_of(f), log)
    for side, p in sides(f):
        s.played[p] |= 1 << f[CARD_OF + side]
        f[CARD_OF + side] = NONE
        laid_open.put_aside(s, p, NONE)
        if not s.hand[p]:
            council.take_back(s, p, "K-B9", log)


def fits(s: KemetState, f: list[int]) -> str:
    attacker, defender, z = f[ATTACKER], f[DEFENDER], f[ZONE]
    if f[STAGE] != BEGINS and f[STAGE] not in s.edition.battle_after:
        return "a battle of this game has no such stage"
    if NONE in (attacker, defender) or attacker == defender:
        return "two players fight"
    there = s.troop[attacker * ZONES + z] and s.troop[defender * ZONES + z]
    if f[STAGE] <= CASUALTIES and not there:
        return "two Troops fight"
    shown = [f[CARD_OF + side] for side in (0, 1)]
    if REVEAL < f[STAGE] <= ENDS and NONE in shown:
        return "both have played a card"
    if f[STAGE] > ENDS and shown != [NONE, NONE]:
        return "the cards have been put away"
    if f[STAGE] > RESOLUTION and f[WINNER] not in (attacker, defender):
        return "one of the two has won"
    if f[STAGE] > RESOLUTION and (f[WINNER] == attacker) != (f[VALUES] > f[VALUES + VALUES_EACH]):
        return "the stronger has won, or the defender (K-B3)"
    return too_early(f) or wrong_cancelling(s, f)


def too_early(f: list[int]) -> str:
    """Cards, values, winner and losses are not known before their step."""
    if (f[STAGE] < REVEAL and f[CARD_OF:VALUES] != [NONE, NONE]) or (f[STAGE] <= REVEAL and any(f[VALUES:WINNER])):
        return "nothing is revealed before the war council"
    if (f[STAGE] <= RESOLUTION and f[WINNER] != NONE) or (f[STAGE] <= CASUALTIES and any(f[KILLS:CANCELLED])):
        return "nobody has won or fallen yet"
    return ""


def wrong_cancelling(s: KemetState, f: list[int]) -> str:
    """Only the creature of an enemy who owns one that cancels is cancelled, from the reveal on."""
    for side, _ in sides(f):
        foe = sides(f)[1 - side][1]
        snakes = sum_of(s, sum(1 << c for c in creatures_of(s, foe)), CANCELS)
        if f[CANCELLED + side] > (1 if snakes and f[STAGE] > REVEAL else 0):
            return "a creature is cancelled by the enemy's, once, when cards are revealed"
    return ""


BATTLE_KIND = frames.add(Battle())

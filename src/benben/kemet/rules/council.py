"""War council and reveal: secret plans, spies, payment, Divine Wound (K-B1, K-B2, K-P4)."""

from typing import Final

from ...kernel.events import EVERYONE, Log
from ...kernel.notation import NONE
from ...kernel.steps import NOBODY, PLAYER, SEAL, STAGE, STEP, Step, Why
from ..box import frames
from ..box.names import ADD, CARD, CHOICES, DISCARD, DIVERSION, DROP, HIT, KINDS_OF_CARD, KINDS_OF_DIVINE, PASS
from ..box.state import KemetState
from . import contest, divine, laid_open, prayer, priests
from .fight import CARD_OF, VALUES, VALUES_EACH, ZONE, fight_of, sides
from .powers import SPIES, WOUNDS, bonus, rule_of

PLANNING: Final = 2
SIDE: Final = 3
FROM: Final = 4
TOGETHER: Final = 0
WATCHED: Final = 1
WATCHING: Final = 2
FIRST_ADDED: Final = 2
"""In a plan: behind the battle card to discard and the one to play, the divine interventions."""


def hold(s: KemetState, f: list[int]) -> None:
    """Both plan at once; a spy waits for the other's plan and sees the battle card of it (K-T:spy)."""
    (_, attacker), (_, defender) = sides(f)
    both = 1 << attacker | 1 << defender
    mask = spy_of(s, f)
    if mask:
        s.frames.append([WAR_COUNCIL, WATCHING, mask])
        s.frames.append([WAR_COUNCIL, WATCHED, both & ~mask])
    else:
        s.frames.append([WAR_COUNCIL, TOGETHER, both])


def spy_of(s: KemetState, f: list[int]) -> int:
    """The one who sees the other's battle card, as a mask; if both could, the attacker shows first (KT-B4)."""
    if contest.masked(s):
        return 0
    return next((1 << p for _, p in reversed(sides(f)) if spies(s, p, f)), 0)


def spies(s: KemetState, p: int, f: list[int]) -> int:
    """By a tile, or by a Skill of the Troop's priest (KT-L:premonition)."""
    return bonus(s, p, SPIES) + priests.skilled(s, p, f[ZONE], SPIES)


def rule_of_spy(s: KemetState, watched: int) -> str:
    """By which p's enemy sees a card of p's: that of the tile, or of the Skill."""
    enemy = next(p for _, p in sides(fight_of(s)) if p != watched)
    return rule_of(s, SPIES) if bonus(s, enemy, SPIES) else contest.rule_of(s, SPIES)


class WarCouncil(Step[KemetState]):
    """In secret: one battle card to discard, one to play, and any divine interventions one can pay."""

    name = "war council"
    rule = "K-B1"
    on = ("battle: reveal", "war council: spying")
    cursor = ("together", "watched by a spy", "spying")
    args = ("planning:players",)
    sealed = True

    def drafters(self, s: KemetState, f: list[int]) -> int:
        return f[PLANNING]

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        plan = s.drafts[p]
        if len(plan) < FIRST_ADDED:
            return battle_cards(s, p, plan)
        return [SEAL, *additions(s, p, [choice - ADD for choice in plan[FIRST_ADDED:]])]

    def hides(self, s: KemetState, f: list[int]) -> bool:
        """With Diversion, which is free and the last of the list, a plan is full or something can be added, whatever
        else is held. Without it, a plan that seals itself would tell that nothing could be."""
        return not s.edition.diversions and not contest.masked(s)

    def drafting(self, s: KemetState, f: list[int], p: int, menu: list[int]) -> bool:
        """Who holds further cards seals by hand."""
        more = menu[0] == SEAL and s.holding[p] > len(s.drafts[p]) - FIRST_ADDED
        return len(menu) > 1 or (more and self.hides(s, f))

    def forbids(self, s: KemetState, f: list[int], p: int, choice: int) -> Why | None:
        """From p's hand and plan, which are for p's eyes."""
        if len(s.drafts[p]) < FIRST_ADDED and CHOICES.verb_of[choice] in ("seal", "add"):
            return forbids_addition(s, p, choice, s.drafts[p]) or ("K-B1", "card first")
        return forbids_part(s, p, choice)

    def reveal(self, s: KemetState, f: list[int], drafts: list[list[int]], log: Log | None) -> None:
        s.frames.pop()
        fight = fight_of(s)
        for side, p in sides(fight):
            if f[PLANNING] >> p & 1:
                commit(s, p, drafts[p])
                fight[CARD_OF + side] = drafts[p][1] - CARD
                if log and f[STAGE] == WATCHED:
                    log.add("shows", rule_of_spy(s, p), p, drafts[p][1] - CARD)

    def audience(self, s: KemetState, f: list[int], p: int, choice: int) -> int:
        """The discard is never shown (K-B1); what a spy has not seen of a plan stays its owner's."""
        secret = DISCARD <= choice < CARD or (f[STAGE] == WATCHED and not CARD <= choice < CARD + KINDS_OF_CARD)
        return 1 << p if secret else EVERYONE

    def fits(self, s: KemetState, f: list[int]) -> str:
        fight = fight_of(s)
        open_side = sum(1 << p for side, p in sides(fight) if fight[CARD_OF + side] == NONE)
        others = sum(g[PLANNING] for g in s.frames if g[STEP] == WAR_COUNCIL and g is not f)
        fit = f[PLANNING] and not f[PLANNING] & (~open_side | others) and (not others or f[STAGE] != TOGETHER)
        if not fit:
            return "the two who fight plan, each once"
        spies = spy_of(s, fight)
        both = sum(1 << p for _, p in sides(fight))
        planning = (both, both & ~spies, spies)[f[STAGE]]
        alike = f[PLANNING] == planning and (spies > 0 or f[STAGE] == TOGETHER)
        return "" if alike else "only the owner of Spy sees a plan first"


def battle_cards(s: KemetState, p: int, plan: list[int]) -> list[int]:
    """First a card to discard, then one to play."""
    hand = s.hand[p]
    if not plan:
        return [DISCARD + c for c in range(KINDS_OF_CARD) if hand >> c & 1]
    hand &= ~(1 << plan[0] - DISCARD)
    return [CARD + c for c in range(KINDS_OF_CARD) if hand >> c & 1]


def additions(s: KemetState, p: int, added: list[int]) -> list[int]:
    """Divine interventions that p can add to those, in the order of the list."""
    if contest.masked(s):
        return []
    last = added[-1] if added else 0
    cost = s.edition.divine_cost
    left = s.prayer[p] - sum(prayer.price(s, p, cost[card]) for card in added)
    return [
        ADD + card
        for card in s.edition.in_battle
        if card >= last and divine.held(s, p, card) > added.count(card) and prayer.price(s, p, cost[card]) <= left
    ]


def forbids_part(s: KemetState, p: int, choice: int) -> Why | None:
    """Why this cannot be the next of p's plan; for p's eyes."""
    verb, plan = CHOICES.verb_of[choice], s.drafts[p]
    if verb in ("discard", "card"):
        card = choice - (DISCARD if verb == "discard" else CARD)
        if not s.hand[p] >> card & 1:
            return ("K-C3", "card removed") if s.removed[p] >> card & 1 else ("K-B9", "card not in hand")
        if verb == "card" and not plan:
            return "K-B1", "discard first"
        if verb == "card" and len(plan) == 1:
            return "K-B1", "card discarded"
        return "K-B1", "said already"
    if verb == "seal":
        return "K-B1", "card first"
    if verb != "add":
        return None
    why = forbids_addition(s, p, choice, plan)
    if why:
        return why
    if choice < max((added for added in plan if ADD <= added < HIT), default=0):
        return "K-B1", "order of the list"
    return "K-B1", "too few prayer points"


def forbids_addition(s: KemetState, p: int, choice: int, plan: list[int]) -> Why | None:
    """A divine intervention that can be in no plan of p's."""
    card = choice - ADD
    if CHOICES.verb_of[choice] != "add":
        return None
    if contest.masked(s):
        return "KT-O:mask", "masked"
    if card in s.edition.by_day:
        return "K-D4", "day card"
    if card not in s.edition.in_battle:
        return "K-D6", "movement card"
    if divine.held(s, p, card) <= plan.count(choice):
        return "K-B1", "card not held"
    return None


def commit(s: KemetState, p: int, plan: list[int]) -> None:
    commit_cards(s, p, plan)
    commit_divine(s, p, plan)


def commit_cards(s: KemetState, p: int, plan: list[int]) -> None:
    discard, card = plan[0] - DISCARD, plan[1] - CARD
    s.hand[p] &= ~(1 << discard | 1 << card)
    s.buried[p] |= 1 << discard
    laid_open.put_aside(s, p, discard)


def commit_divine(s: KemetState, p: int, plan: list[int]) -> None:
    for choice in plan:
        if ADD <= choice < HIT:
            s.held[p * KINDS_OF_DIVINE + choice - ADD] -= 1
            s.planned[p * KINDS_OF_DIVINE + choice - ADD] += 1


def pay_plan(s: KemetState, p: int, log: Log | None) -> None:
    """Each card is a payment of its own (K-P4)."""
    edition = s.edition
    for card in edition.in_battle:
        for _ in range(s.planned[p * KINDS_OF_DIVINE + card]):
            if log:
                log.add("plays a card", edition.divine_rule[card], p, card)
            prayer.pay(s, p, edition.divine_cost[card], edition.divine_rule[card], log)


def planned(s: KemetState, p: int) -> int:
    """How many divine interventions p has laid down."""
    return sum(s.planned[p * KINDS_OF_DIVINE + card] for card in s.edition.in_battle)


def put_plan_away(s: KemetState, p: int) -> None:
    """To the open discard, Diversion back to the hand (K-B9)."""
    laid_open.lay_open(s, p)
    for card in s.edition.in_battle:
        at = p * KINDS_OF_DIVINE + card
        for _ in range(s.planned[at]):
            s.held[at] += 1
            divine.throw(s, p, card)
        s.planned[at] = 0


def take_back(s: KemetState, p: int, rule: str, log: Log | None) -> None:
    """All battle cards that were played or discarded."""
    s.hand[p] |= s.played[p] | s.buried[p]
    s.played[p] = 0
    s.buried[p] = 0
    laid_open.forget(s, p)
    if log:
        log.add("took cards back", rule, p)


# Divine Wound ---------------------------------------------------------------------------------------------------------


def offer_wounds(s: KemetState, f: list[int]) -> None:
    for side, p in reversed(sides(f)):
        if bonus(s, p, WOUNDS) and not contest.masked(s):
            s.frames.append([DIVINE_WOUND, 0, p, side, 0])


class DivineWound(Step[KemetState]):
    """Cards out of the hand for 1 strength each, after payment, knowing the totals; in the order of the list."""

    name = "inflict a divine wound"
    rule = "K-T:divine-wound"
    on = ("battle: resolution",)
    args = ("player:player", "side:number", "from:divine")

    def who(self, s: KemetState, f: list[int]) -> int:
        return f[PLAYER] if divine.may_hold_more(s, f[PLAYER]) else NOBODY

    def run(self, s: KemetState, f: list[int], log: Log | None) -> None:
        s.frames.pop()

    def hides(self, s: KemetState, f: list[int]) -> bool:
        return True  # cards are held, but perhaps none further down the list

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        cards = s.edition.discardable
        return [PASS] + [DROP + card for card in cards if card >= f[FROM] and divine.held(s, p, card)]

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        if choice == PASS:
            s.frames.pop()
            return
        f[FROM] = choice - DROP
        divine.throw(s, p, choice - DROP)
        gained = bonus(s, p, WOUNDS)
        fight_of(s)[VALUES + f[SIDE] * VALUES_EACH] += gained
        if log:
            log.add("wounds", rule_of(s, WOUNDS), p, choice - DROP, gained)

    def forbids(self, s: KemetState, f: list[int], p: int, choice: int) -> Why | None:
        if CHOICES.verb_of[choice] != "drop":
            return None
        card = choice - DROP
        if card == DIVERSION:
            return self.rule, "diversion stays"
        if not divine.held(s, p, card):
            return self.rule, "card not held"
        return self.rule, "order of the list"

    def fits(self, s: KemetState, f: list[int]) -> str:
        fight = fight_of(s)
        p, side = f[PLAYER], f[SIDE]
        fit = side in (0, 1) and sides(fight)[side][1] == p and bonus(s, p, WOUNDS)
        fit = fit and f[FROM] in s.edition.discardable
        return "" if fit else "only the owner of the tile can do that"


WAR_COUNCIL = frames.add(WarCouncil())
DIVINE_WOUND = frames.add(DivineWound())

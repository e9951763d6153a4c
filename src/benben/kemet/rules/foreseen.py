"""A war council in parts, where Divine Prescience sees divine interventions first (KT-B4, KT-T:divine-prescience)."""

from typing import Final

from ...kernel.events import EVERYONE, Log
from ...kernel.notation import NONE
from ...kernel.steps import SEAL, STAGE, STEP, Step, Why
from ..box import frames
from ..box.names import ADD, CARD, CHOICES, DISCARD, HIT
from ..box.state import KemetState
from . import contest, council, laid_open
from .fight import CARD_OF, fight_of, sides
from .powers import FORESEES, bonus, rule_of

CARDS: Final = 2
DIVINE: Final = 3
SHOWN: Final = 0
THE_REST: Final = 1
Part = tuple[int, int]
"""Who chooses battle cards, and who divine interventions, as masks."""


def parts(s: KemetState, f: list[int]) -> list[Part]:
    """What is chosen and shown first, and the rest; none where nobody foresees.

    Who foresees waits for the enemy's divine interventions. An enemy with Prescience waits for the battle card, and
    both show at once. Whoever has both powers sees everything.
    """
    seer = next((1 << p for _, p in sides(f) if bonus(s, p, FORESEES)), 0)
    if not seer or contest.masked(s):
        return []
    both = sum(1 << p for _, p in sides(f))
    enemy, spy = both & ~seer, council.spy_of(s, f)
    if spy == enemy:
        return [(seer, enemy), (enemy, seer)]
    if spy == seer:
        return [(enemy, enemy), (seer, seer)]
    return [(0, enemy), (both, seer)]


def hold(s: KemetState, f: list[int]) -> None:
    """The war council, in parts or as usual."""
    found = parts(s, f)
    for stage, (cards, cards_divine) in reversed(list(enumerate(found))):
        s.frames.append([PART, stage, cards, cards_divine])
    if not found:
        council.hold(s, f)


class PartOfCouncil(Step[KemetState]):
    """In secret, by whom it concerns: a battle card to discard and one to play, or divine interventions, or both."""

    name = "part of the war council"
    rule = "KT-B4"
    on = ("battle: reveal", "part of the war council: the rest")
    cursor = ("shown first", "the rest")
    args = ("cards:players", "divine:players")
    sealed = True

    def drafters(self, s: KemetState, f: list[int]) -> int:
        return f[CARDS] | f[DIVINE]

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        plan, adds = s.drafts[p], f[DIVINE] >> p & 1
        if f[CARDS] >> p & 1 and len(plan) < council.FIRST_ADDED:
            return council.battle_cards(s, p, plan)
        added = [choice - ADD for choice in plan if ADD <= choice < HIT]
        return [SEAL, *(council.additions(s, p, added) if adds else [])]

    def hides(self, s: KemetState, f: list[int]) -> bool:
        return True  # that nothing could be added is nobody's business

    def drafting(self, s: KemetState, f: list[int], p: int, menu: list[int]) -> bool:
        """Who holds further cards seals by hand, as in any war council; who chooses battle cards alone need not."""
        added = sum(ADD <= choice < HIT for choice in s.drafts[p])
        adds = f[DIVINE] >> p & 1
        return len(menu) > 1 or (menu[0] == SEAL and adds > 0 and s.holding[p] > added)

    def forbids(self, s: KemetState, f: list[int], p: int, choice: int) -> Why | None:
        verb = CHOICES.verb_of[choice]
        mine = f[DIVINE] if verb == "add" else f[CARDS]
        if verb in ("add", "card", "discard") and not mine >> p & 1:
            return self.rule, "in the other part"
        return council.forbids_part(s, p, choice)

    def reveal(self, s: KemetState, f: list[int], drafts: list[list[int]], log: Log | None) -> None:
        s.frames.pop()
        fight = fight_of(s)
        for side, p in sides(fight):
            if f[CARDS] >> p & 1:
                council.commit_cards(s, p, drafts[p])
                fight[CARD_OF + side] = drafts[p][1] - CARD
            council.commit_divine(s, p, drafts[p])
            if f[STAGE] == SHOWN:
                self.show(s, fight, side, f[DIVINE] >> p & 1, log)

    def show(self, s: KemetState, fight: list[int], side: int, shows_divine: int, log: Log | None) -> None:
        p, card = sides(fight)[side][1], fight[CARD_OF + side]
        if log and card != NONE:
            log.add("shows", council.rule_of_spy(s, p), p, card)
        if shows_divine:
            laid_open.lay_open(s, p)
        if log and shows_divine:
            for d in laid_open.cards_of(s, p):
                log.add("shows a divine intervention", rule_of(s, FORESEES), p, d)

    def audience(self, s: KemetState, f: list[int], p: int, choice: int) -> int:
        """All of it is shown at once but the discard (K-B1)."""
        return 1 << p if DISCARD <= choice < CARD else EVERYONE

    def fits(self, s: KemetState, f: list[int]) -> str:
        fight = fight_of(s)
        found = parts(s, fight)
        if not found or (f[CARDS], f[DIVINE]) != found[f[STAGE]]:
            return "whoever foresees waits for the enemy's divine interventions"
        chosen = sum(1 << p for side, p in sides(fight) if fight[CARD_OF + side] != NONE)
        first, _ = found[SHOWN]
        right = chosen == (first if waits(s) else 0)
        return "" if right else "battle cards are chosen in their part of the war council"


def waits(s: KemetState) -> bool:
    """Whether something lies open of a war council that is not over."""
    return bool(s.frames) and s.frames[-1][STEP] == PART and s.frames[-1][STAGE] == THE_REST


def shown(s: KemetState, p: int) -> list[int]:
    """The divine interventions that p has laid down and shown before the reveal, one by one."""
    return laid_open.cards_of(s, p) if waits(s) else []


PART = frames.add(PartOfCouncil())

"""Divine interventions: in the deck, in hands, in the open discard (K-N6, K-N10, K-N11)."""

from typing import ClassVar, Final

from ...kernel.events import Log
from ...kernel.steps import BOX, NOBODY, PLAYER, STAGE, STEP, Step, below
from ..box import frames
from ..box.classic_state import ClassicState
from ..box.frames import STEPS
from ..box.names import DIVERSION, DRAW, DROP, KINDS_OF_DIVINE
from ..box.state import KemetState
from .powers import CARDS_ATTACKING, NIGHT_CARDS, VISION, bonus, rule_of

# What a card does besides its values in a battle: where it stands in CARD_EFFECTS.
UNITS: Final = 0
HITS: Final = 1
PRAYER: Final = 2
TELEPORTS: Final = 3
LAND_MOVES: Final = 4
PASSES_WALLS: Final = 5
THEFT: Final = 6
REMEMBERS: Final = 9
PRAYER_WON: Final = 10
UNHARMED_WON: Final = 11
UNITS_WON: Final = 12
SWAPS: Final = 13


def may_hold_more(s: KemetState, p: int) -> bool:
    """Whether, for all the table knows, p holds a card besides Diversion: then p is asked where one could be played."""
    return s.holding[p] > s.edition.diversions


def held(s: KemetState, p: int, card: int) -> int:
    return s.held[p * KINDS_OF_DIVINE + card]


LEFT: Final = 3
DEALT: Final = 0
BY_NIGHT: Final = 1
ATTACKING: Final = 2
ON_THE_PATH: Final = 3
AFTER_BATTLE: Final = 4
OCCASIONS: Final = {
    "setup": DEALT,
    "night": BY_NIGHT,
    "spend veterans": BY_NIGHT,
    "discard divine interventions": BY_NIGHT,
    "battle": ATTACKING,
    "on the road": ON_THE_PATH,
    "move with a priest": ON_THE_PATH,
    "stand in for a unit": ON_THE_PATH,
    "a battle with priests": AFTER_BATTLE,
}
"""By what lies below."""


def draw(s: KemetState, p: int, cards: int, occasion: int) -> None:
    if cards:
        s.frames.append([DRAW_CARDS, occasion, p, cards])


def draw_rule(s: KemetState, occasion: int) -> str:
    if occasion == ATTACKING:
        return rule_of(s, CARDS_ATTACKING)
    if occasion in (ON_THE_PATH, AFTER_BATTLE):
        return "KT-R5" if occasion == ON_THE_PATH else "KT-B17"
    return "K-S2" if occasion == DEALT else "K-N6"


def available(s: KemetState) -> int:
    """How many cards could be drawn (K-N10)."""
    taken = sum(s.took) if isinstance(s, ClassicState) else 0
    return sum(s.deck) + sum(s.discard) - taken


def pile(s: KemetState) -> list[int]:
    """What really lies in the discard: some of what all have seen there may have been taken in secret (KT-X5)."""
    if not isinstance(s, ClassicState) or not any(s.took):
        return s.discard
    return [n - sum(s.taken[card::KINDS_OF_DIVINE]) for card, n in enumerate(s.discard)]


def reshuffle(s: KemetState, log: Log | None) -> None:
    """The discard becomes the deck (K-N10)."""
    s.deck = pile(s)
    s.discard = [0] * KINDS_OF_DIVINE
    if isinstance(s, ClassicState) and any(s.took):
        s.taken = [0] * len(s.taken)
        s.took = [0] * s.players
    if log:
        log.add("reshuffled", "K-N10")


def receive(s: KemetState, p: int, card: int, rule: str, log: Log | None) -> None:
    """Into the hand; only p learns which card it is."""
    s.held[p * KINDS_OF_DIVINE + card] += 1
    s.holding[p] += 1
    if log:
        log.add("drew a card", rule, p, s.holding[p])
        log.show(s)  # a whisper follows, which carries no scene
        log.whisper(1 << p, "drew", rule, p, card)


def throw(s: KemetState, p: int, card: int) -> None:
    """Out of the hand onto the open discard; Diversion stays in the hand (K-B9)."""
    if card != DIVERSION:
        if isinstance(s, ClassicState):
            s.reclaimed[p * KINDS_OF_DIVINE + card] = max(0, s.reclaimed[p * KINDS_OF_DIVINE + card] - 1)
        s.held[p * KINDS_OF_DIVINE + card] -= 1
        s.holding[p] -= 1
        s.discard[card] += 1


def known(s: KemetState, p: int) -> list[int]:
    """Cards of which everybody knows that p holds them, or has laid them face down: all saw p take them back from a
    battle (KT-T:reminiscence), and none of them played since."""
    if not isinstance(s, ClassicState):
        return []
    base = p * KINDS_OF_DIVINE
    return [card for card in s.edition.discardable for _ in range(s.reclaimed[base + card])]


class DrawCards(Step[KemetState]):
    """Cards come one by one; only the drawer sees them."""

    name = "draw divine interventions"
    rule = "K-N6"
    on: ClassVar[tuple[str, ...]] = (
        "setup: cards",
        "night: divine intervention",
        "spend veterans: divine intervention",
        "discard divine interventions",
        "battle: war council",
        "on the road",
        "move with a priest",
        "stand in for a unit",
        "a battle with priests",
        "draw divine interventions",
    )
    cursor: ClassVar[tuple[str, ...]] = ("dealt", "by night", "attacking", "on the path", "after a battle")
    args = ("player:player", "left:number")
    secret = True  # the last kind in the deck looks like any other

    def who(self, s: KemetState, f: list[int]) -> int:
        return BOX if f[LEFT] and any(s.deck) else NOBODY

    def run(self, s: KemetState, f: list[int], log: Log | None) -> None:
        if f[LEFT] and any(pile(s)):
            reshuffle(s, log)
        else:
            s.frames.pop()

    def odds(self, s: KemetState, f: list[int]) -> list[tuple[int, int]]:
        return [(DRAW + card, n) for card, n in enumerate(s.deck) if n]

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        f[LEFT] -= 1
        s.deck[choice - DRAW] -= 1
        receive(s, f[PLAYER], choice - DRAW, draw_rule(s, f[STAGE]), log)

    def audience(self, s: KemetState, f: list[int], p: int, choice: int) -> int:
        return 1 << f[PLAYER]

    def fits(self, s: KemetState, f: list[int]) -> str:
        under = below(s, f)
        while f[STAGE] == AFTER_BATTLE and STEPS[under[STEP]].name == self.name:  # both sides draw
            under = below(s, under)
        if f[STAGE] != OCCASIONS.get(STEPS[under[STEP]].name):
            return "cards are drawn on another occasion"
        if f[STAGE] == DEALT:
            dealt = s.edition.cards_dealt
            right = s.holding[f[PLAYER]] + f[LEFT] == s.edition.diversions + dealt
            return "" if right else f"{dealt} cards are dealt to each"
        if f[STAGE] in (ON_THE_PATH, AFTER_BATTLE):
            return "" if s.edition.has_path else "nobody draws cards here"
        most = bonus(s, f[PLAYER], CARDS_ATTACKING) if f[STAGE] == ATTACKING else 1 + bonus(s, f[PLAYER], NIGHT_CARDS)
        most += bonus(s, f[PLAYER], VISION) if f[STAGE] == BY_NIGHT else 0
        if STEPS[under[STEP]].name == "night":  # for Veterans, which are gone already
            most = sum(s.edition.divine_copies)
        drawer = f[PLAYER] if STEPS[under[STEP]].name == "night" else under[PLAYER]
        return "" if f[PLAYER] == drawer and f[LEFT] <= most else "so many cards are not drawn, or by another player"


class DropCards(Step[KemetState]):
    """So many cards of the hand go to the open discard, never Diversion."""

    name = "discard divine interventions"
    rule = "K-T:vision"
    on = ("spend veterans: divine intervention",)
    args = ("player:player", "left:number")
    secret = True  # that there is only one kind to discard is nobody's business

    def who(self, s: KemetState, f: list[int]) -> int:
        return f[PLAYER] if f[LEFT] else NOBODY

    def run(self, s: KemetState, f: list[int], log: Log | None) -> None:
        s.frames.pop()

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        return [DROP + card for card in s.edition.discardable if held(s, p, card)]

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        f[LEFT] -= 1
        throw(s, p, choice - DROP)
        if log:
            log.add("discarded", rule_of(s, VISION), p, choice - DROP)

    def fits(self, s: KemetState, f: list[int]) -> str:
        waits = s.frames[-1] is not f  # for cards that are still drawn
        if f[PLAYER] != below(s, f)[PLAYER] or f[LEFT] > bonus(s, f[PLAYER], VISION):
            return "only the owner of Vision discards, and as many cards as it brings"
        return "" if waits or s.holding[f[PLAYER]] > f[LEFT] else "there are not so many cards to discard"


DRAW_CARDS = frames.add(DrawCards())
DROP_CARDS = frames.add(DropCards())

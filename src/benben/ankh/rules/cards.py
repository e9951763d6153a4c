"""Choosing battle cards: Amun's announcement, then all in secret (A-B1)."""

from typing import Final

from ...kernel.events import Log
from ...kernel.steps import SEAL, Step, Why, below
from ..box import frames
from ..box.frames import SIDE, OfSide
from ..box.names import ALL_SIDES, CARD, CARD_NAMES, CHOICES, FORMS, PASS, USE
from ..box.state import AnkhState
from . import fight, powers

SIDES: Final = 2
TWO_CARDS: Final = 3  # mask of those who announced them


def select(s: AnkhState, battle: list[int]) -> None:
    """Ask for the cards and, before that, whoever may play two whether it will."""
    s.frames.append([PLAY_CARDS, 0, battle[fight.SIDES], 0])
    for side in ALL_SIDES:
        if battle[fight.SIDES] >> side & 1 and any(power.may_announce(s, side) for power in powers.of(s, side)):
            s.frames.append([ANNOUNCE, 0, side])


class Announce(OfSide):
    """Two cards in this battle, said before the others choose."""

    name = "announce two cards"
    rule = "A-B1"
    on = ("choose a battle card",)  # the power to do so exists once

    def legal(self, s: AnkhState, f: list[int], p: int) -> list[int]:
        return [PASS, USE]

    def apply(self, s: AnkhState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        if choice == USE:
            for power in powers.of(s, f[SIDE]):
                power.announced(s, f[SIDE])
            if log:
                log.add("announced", "A-B1", f[SIDE])
            s.frames[-1][TWO_CARDS] |= 1 << f[SIDE]

    def fits(self, s: AnkhState, f: list[int]) -> str:
        cards = below(s, f)
        if not cards[SIDES] >> f[SIDE] & 1 or cards[TWO_CARDS]:
            return "that side does not choose a card next"
        able = any(power.may_announce(s, f[SIDE]) for power in powers.of(s, f[SIDE]))
        return "" if able else "only Amun announces two cards, once in a conflict"


class PlayCards(Step[AnkhState]):
    """Everybody present chooses a card in secret, who announced it two; all are revealed together."""

    name = "choose a battle card"
    rule = "A-B1"
    on = ("battle: cards revealed",)
    sealed = True
    args = ("sides:gods", "two cards:gods")

    def drafters(self, s: AnkhState, f: list[int]) -> int:
        # In a real game no hand is empty here (A-B12); in a sketch one may be, and then that side plays nothing.
        return sum(1 << s.chair[side] for side in ALL_SIDES if f[SIDES] >> side & 1 and s.hand[side])

    def legal(self, s: AnkhState, f: list[int], p: int) -> list[int]:
        side = s.side_of[p]
        draft = s.drafts[p]
        if len(draft) == 1 + (f[TWO_CARDS] >> side & 1):
            return [SEAL]
        hand = s.hand[side]
        return [CARD + c for c in range(len(CARD_NAMES)) if hand >> c & 1 and CARD + c not in draft]

    def forbids(self, s: AnkhState, f: list[int], p: int, choice: int) -> Why | None:
        verb = CHOICES.verb_of[choice]
        if verb == "card":
            used = not s.hand[s.side_of[p]] >> choice - CARD & 1
            return ("A-B11", "card used") if used else ("A-B1", "card chosen")
        return ("A-B1", "card first") if verb == "seal" else None

    def reveal(self, s: AnkhState, f: list[int], drafts: list[list[int]], log: Log | None) -> None:
        s.frames.pop()
        battle = fight.fight_of(s)
        assert battle is not None
        for p in range(s.players):
            for choice in drafts[p]:
                if choice != SEAL:
                    side = s.side_of[p]
                    s.hand[side] &= ~(1 << choice - CARD)
                    battle[fight.CARDS + side] |= 1 << choice - CARD
                    if log:
                        log.add("card revealed", "A-B1", side, choice - CARD)

    def fits(self, s: AnkhState, f: list[int]) -> str:
        if f[SIDES] != below(s, f)[fight.SIDES]:
            return "those who fight choose a card"
        able = sum(1 << side for side in ALL_SIDES if s.powers[side] >> FORMS & s.forms_used)
        return "" if not f[TWO_CARDS] & ~(f[SIDES] & able) else "only Amun plays two cards, if he has announced it"


ANNOUNCE = frames.add(Announce())
PLAY_CARDS = frames.add(PlayCards())

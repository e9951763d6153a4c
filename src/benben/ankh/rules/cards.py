"""Choosing battle cards: Amun's announcement, then all in secret (A-B1)."""

from ...kernel.events import Log
from ...kernel.steps import SEAL, Step, below
from ..box import frames
from ..box.names import ALL_SIDES, CARD, CARD_NAMES, FORMS, PASS, USE
from ..box.state import AnkhState
from . import powers
from .fight import CARDS, SIDES, fight_of


def select(s: AnkhState, fight: list[int]) -> None:
    """Ask for the cards and, before that, whoever may play two whether it will."""
    s.frames.append([PLAY_CARDS, 0, fight[SIDES], 0])
    for side in ALL_SIDES:
        if fight[SIDES] >> side & 1 and any(power.may_announce(s, side) for power in powers.of(s, side)):
            s.frames.append([ANNOUNCE, 0, side])


class Announce(Step[AnkhState]):
    """Two cards in this battle, said before the others choose."""

    name = "announce two cards"
    rule = "A-B1"
    on = ("choose a battle card",)  # the power to do so exists once
    args = ("side:god",)

    def who(self, s: AnkhState, f: list[int]) -> int:
        return s.chair[f[2]]

    def legal(self, s: AnkhState, f: list[int], p: int) -> list[int]:
        return [PASS, USE]

    def apply(self, s: AnkhState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        if choice == USE:
            for power in powers.of(s, f[2]):
                power.announced(s, f[2])
            if log:
                log.add("announced", "A-B1", f[2])
            s.frames[-1][3] |= 1 << f[2]

    def fits(self, s: AnkhState, f: list[int]) -> str:
        cards = below(s, f)
        if not cards[2] >> f[2] & 1 or cards[3]:
            return "that side does not choose a card next"
        able = any(power.may_announce(s, f[2]) for power in powers.of(s, f[2]))
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
        return sum(1 << s.chair[side] for side in ALL_SIDES if f[2] >> side & 1 and s.hand[side])

    def legal(self, s: AnkhState, f: list[int], p: int) -> list[int]:
        side = s.side_of[p]
        draft = s.drafts[p]
        if len(draft) == 1 + (f[3] >> side & 1):
            return [SEAL]
        hand = s.hand[side]
        return [CARD + c for c in range(len(CARD_NAMES)) if hand >> c & 1 and CARD + c not in draft]

    def reveal(self, s: AnkhState, f: list[int], drafts: list[list[int]], log: Log | None) -> None:
        s.frames.pop()
        fight = fight_of(s)
        assert fight is not None
        for p in range(s.players):
            for choice in drafts[p]:
                if choice != SEAL:
                    side = s.side_of[p]
                    s.hand[side] &= ~(1 << choice - CARD)
                    fight[CARDS + side] |= 1 << choice - CARD
                    if log:
                        log.add("card revealed", "A-B1", side, choice - CARD)

    def fits(self, s: AnkhState, f: list[int]) -> str:
        if f[2] != below(s, f)[SIDES]:
            return "those who fight choose a card"
        able = sum(1 << side for side in ALL_SIDES if s.powers[side] >> FORMS & s.forms_used)
        return "" if not f[3] & ~(f[2] & able) else "only Amun plays two cards, if he has announced it"


ANNOUNCE = frames.add(Announce())
PLAY_CARDS = frames.add(PlayCards())

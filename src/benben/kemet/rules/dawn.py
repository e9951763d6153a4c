"""Dawn of Ta-Seti: battle cards and Dawn tokens decide who first chooses a place in the turn order (KT-W1 to KT-W7)."""

from typing import Final

from ...kernel.events import EVERYONE, Log
from ...kernel.notation import NONE
from ...kernel.steps import PLAYER, STAGE, OfPlayer, Step, Why, below
from ..box import frames
from ..box.names import CARD as PLAY_CARD
from ..box.names import CARD_VALUES, CHOICES, DISCARD, KINDS_OF_CARD, SPEND
from ..box.state import KemetState
from . import council, rounds
from .dawn_tokens import tokens
from .night import MOST_SPENT, Destiny

SLOT: Final = 2  # how many have been asked
VALUES: Final = 3  # from here on the command values, from the last player of the turn order up
CARD: Final = 3
CARDS: Final = 0
CHOOSING: Final = 1
SHOWS: Final = 0
BURIES: Final = 1
SPENDS: Final = 2
STRENGTH: Final = 0


def command_value(s: KemetState, card: int, spent: int) -> int:
    """Of a card its strength alone counts (KT-W3)."""
    return CARD_VALUES[card][STRENGTH] + spent * s.edition.token_value


class Dawn(Step[KemetState]):
    """Cards are played from the last player of the old turn order up, then places chosen (KT-W1, KT-W4)."""

    name = "dawn"
    rule = "KT-W1"
    on = ("",)
    cursor = ("cards", "places")
    args = ("slot:number",)
    rest = "number"

    def run(self, s: KemetState, f: list[int], log: Log | None) -> None:
        if f[SLOT] < s.players:
            f[SLOT] += 1
            s.frames.append([PLAY_AT_DAWN, SHOWS, s.order[s.players - f[SLOT]], NONE])
        elif f[STAGE] == CARDS:
            f[STAGE] = CHOOSING
            s.frames.append([PLACE_AT_DAWN, 0, *[NONE] * s.players])
        else:
            s.frames.pop()
            rounds.after(s, self.name, log)

    def fits(self, s: KemetState, f: list[int]) -> str:
        if self.name not in s.edition.round or s.round < 2 or NONE in s.order:
            return "a Dawn needs its module, and comes from the second round on (KT-N8)"
        playing = frames.above(s, f)
        done = f[SLOT] if f[STAGE] == CHOOSING or not playing else f[SLOT] - 1
        if len(f) != VALUES + done or f[SLOT] > s.players or (f[STAGE] == CHOOSING and f[SLOT] < s.players):
            return "each has played a card before the next does, and all before places are chosen"
        if f[STAGE] == CARDS and playing and playing[PLAYER] != s.order[s.players - f[SLOT]]:
            return "the last player of the turn order plays first (KT-W1)"
        return ""


class PlayAtDawn(OfPlayer[KemetState]):
    """A battle card for all to see, another one face down, and as many Dawn tokens as one likes (KT-W1, KT-W2)."""

    name = "play a card at dawn"
    rule = "KT-W1"
    on = ("dawn: cards",)
    cursor = ("card", "discard", "tokens")
    args = ("player:player", "card:card?")

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        if f[STAGE] == SPENDS:
            return [SPEND + n for n in range(min(tokens(s)[p], MOST_SPENT) + 1)]
        if f[STAGE] == SHOWS:
            return [PLAY_CARD + c for c in range(KINDS_OF_CARD) if s.hand[p] >> c & 1]
        return [DISCARD + c for c in range(KINDS_OF_CARD) if s.hand[p] >> c & 1 and c != f[CARD]]

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        if f[STAGE] == SHOWS:
            f[CARD] = choice - PLAY_CARD
            f[STAGE] = BURIES
            if log:
                log.add("shows", self.rule, p, f[CARD])
            return
        if f[STAGE] == BURIES:
            self.use(s, f, p, choice - DISCARD, log)
            f[STAGE] = SPENDS
            return
        spent = choice - SPEND
        value = command_value(s, f[CARD], spent)
        tokens(s)[p] -= spent
        below(s, f).append(value)
        s.frames.pop()
        if log:
            if spent:
                log.add("spent dawn tokens", "KT-W6", p, spent, tokens(s)[p])
            log.add("command value", "KT-W3", p, value)

    def use(self, s: KemetState, f: list[int], p: int, discard: int, log: Log | None) -> None:
        """Both cards are used as in a battle (KT-W7)."""
        s.hand[p] &= ~(1 << discard | 1 << f[CARD])
        s.played[p] |= 1 << f[CARD]
        s.buried[p] |= 1 << discard
        if not s.hand[p]:
            council.take_back(s, p, "KT-W7", log)

    def audience(self, s: KemetState, f: list[int], p: int, choice: int) -> int:
        """What lies face down is its owner's secret."""
        return 1 << p if f[STAGE] == BURIES else EVERYONE

    def forbids(self, s: KemetState, f: list[int], p: int, choice: int) -> Why | None:
        verb = CHOICES.verb_of[choice]
        if verb == "spend":
            return ("KT-W2", "too few dawn tokens") if f[STAGE] == SPENDS else (self.rule, "card first")
        if verb not in ("card", "discard") or f[STAGE] == SPENDS:
            return None
        card = choice - (PLAY_CARD if verb == "card" else DISCARD)
        if not s.hand[p] >> card & 1:
            return ("KT-C3", "card removed") if s.removed[p] >> card & 1 else ("KT-W7", "card not in hand")
        if f[STAGE] == SHOWS:
            return self.rule, "card to show first"
        return self.rule, "said already"

    def fits(self, s: KemetState, f: list[int]) -> str:
        card, p = f[CARD], f[PLAYER]
        if (card == NONE) != (f[STAGE] == SHOWS):
            return "a card is shown, then another one laid face down"
        if f[STAGE] == BURIES and not s.hand[p] >> card & 1:
            return "the card that is shown comes from the hand"
        if f[STAGE] == SPENDS and s.played[p] and not s.played[p] >> card & 1:
            return "the card that was shown has been played"
        return ""


class PlaceAtDawn(Destiny):
    """From the highest command value down, each takes a place; tied: who came first in the old order (KT-W4, KT-W5)."""

    name = "choose your place at dawn"
    rule = "KT-W4"
    on = ("dawn: places",)

    def choosers(self, s: KemetState, f: list[int]) -> list[int]:
        return by_value(s, f)


def by_value(s: KemetState, f: list[int]) -> list[int]:
    """The players in the order in which they choose; the values lie in the frame below."""
    values = below(s, f)[VALUES:][::-1]  # by their places in the old order
    return [s.order[slot] for slot in sorted(range(s.players), key=values.__getitem__, reverse=True)]


PLAY_AT_DAWN = frames.add(PlayAtDawn())
PLACE_AT_DAWN = frames.add(PlaceAtDawn())
DAWN = frames.add(Dawn())

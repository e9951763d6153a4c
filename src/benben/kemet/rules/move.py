"""The Move action begins: which Troop, how much of it, and with which creatures (K-A6)."""

from typing import Final

from ...kernel.events import Log
from ...kernel.notation import bits
from ...kernel.steps import PLAYER, OfPlayer, Why
from ..box import frames
from ..box.board import board_of
from ..box.classic_state import ClassicState
from ..box.names import (
    CHOICES,
    OBJECT,
    ON_FOOT,
    OVER_WALLS,
    PASS,
    PLAY,
    PRIESTS,
    SWIFTNESS,
    TAKE,
    TROOP,
    WITH,
    ZONES,
)
from ..box.state import KemetState
from . import divine, objects, powers, prayer, priests, veto, ways
from .on_the_way import GO_ON, going, no_action, part, set_out, split, swifter
from .ways import ignores_walls

SWIFT: Final = 3  # Land moves by cards
UNITS: Final = 3
MARKS: Final = 4
ALONG: Final = 4
OPEN: Final = 5


def start(s: KemetState, p: int, marks: int, land_moves: int = 0) -> None:
    if isinstance(s, ClassicState):
        s.entered = 0
        s.along = 0
    s.frames.append([CHOOSE_TROOP, 0, p, land_moves, marks])


class ChooseTroop(OfPlayer[KemetState]):
    """Which Troop moves, if any (K-D7); Swiftness is played before it sets out."""

    name = "choose a troop"
    rule = "K-A6"
    on = ("your turn", "move with a priest")
    args = ("player:player", "swift:number", "marks:move marks")

    def hides(self, s: KemetState, f: list[int]) -> bool:
        return divine.may_hold_more(s, f[PLAYER])

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        base = p * ZONES
        found = [PASS] + [TROOP + z for z in board_of(s).zones if s.troop[base + z]]
        for card in s.edition.setting_out:
            if divine.held(s, p, card) and prayer.can_pay(s, p, s.edition.divine_cost[card]):
                if not self.in_vain(s, f, p, card):
                    found.append(PLAY + card)
        return found + objects.usable(s, p, objects.MOVING)

    def in_vain(self, s: KemetState, f: list[int], p: int, card: int) -> bool:
        """Whether a card opens gates that are open already (KT-X7)."""
        return bool(s.edition.card_does[card][divine.PASSES_WALLS]) and ignores_walls(s, p, f[MARKS], 0)

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        if choice >= OBJECT:
            objects.use(s, p, choice - OBJECT, log)
            f[SWIFT] += s.edition.object_does[choice - OBJECT]["land_moves"]
            return
        if choice >= PLAY:
            veto.play(s, p, choice - PLAY, log)
            return
        s.frames.pop()
        if choice == PASS:
            return
        z = choice - TROOP
        s.frames.append([GO_ON, 0, p, z, z, 0, 0, 0, f[SWIFT], f[MARKS]])
        ask_who_goes(s, p, z)

    def forbids(self, s: KemetState, f: list[int], p: int, choice: int) -> Why | None:
        verb = CHOICES.verb_of[choice]
        if verb == "troop":
            if not board_of(s).in_play[choice - TROOP]:
                return "K-M6", "not in play"
            return "K-C5", "no troop there"
        if verb == "object":
            return objects.forbids(s, p, choice - OBJECT, objects.MOVING)
        if verb != "play":
            return None
        card = choice - PLAY
        if card in s.edition.in_battle:
            return "K-B1", "battle card"
        rule = s.edition.divine_rule[card]
        if card not in s.edition.setting_out:
            return rule, "not at this moment"
        if not divine.held(s, p, card):
            return rule, "card not held"
        if self.in_vain(s, f, p, card):
            return rule, "walls ignored already"
        return rule, "too few prayer points"

    def fits(self, s: KemetState, f: list[int]) -> str:
        most = swifter(s) * s.discard[SWIFTNESS] + objects.most_moves(s)
        if f[MARKS] & ~(ON_FOOT | OVER_WALLS) or f[SWIFT] > most:
            return "a move has not begun here"
        return no_action(s, f[PLAYER], f[MARKS])


# What goes along ------------------------------------------------------------------------------------------------------


def ask_who_goes(s: KemetState, p: int, z: int) -> None:
    s.frames.append([TAKE_ALONG, 0, p, s.troop[p * ZONES + z]])


class TakeAlong(OfPlayer[KemetState]):
    """How many Units set out from the start; all of them take the creature along (K-A6)."""

    name = "take along"
    rule = "K-A6"
    on = ("go on",)
    args = ("player:player", "units:number")

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        return [TAKE + n for n in range(1, f[UNITS] + 1)]

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        split(s, p, choice - TAKE)

    def forbids(self, s: KemetState, f: list[int], p: int, choice: int) -> Why | None:
        return ("K-A6", "so many are not there") if CHOICES.verb_of[choice] == "take" else None

    def fits(self, s: KemetState, f: list[int]) -> str:
        move = s.frames[-2]
        fit = f[PLAYER] == move[PLAYER] and s.troop[f[PLAYER] * ZONES + move[ways.HERE]] == f[UNITS]
        return "" if fit and move[ways.UNITS] == 0 else "so many Units are not there"


class HowManyPriests(OfPlayer[KemetState]):
    """Whoever splits a Troop with priests says how many of them go along (KT-R15)."""

    name = "how many priests go along"
    rule = "KT-R15"
    on = ("go on",)
    args = ("player:player", "units:number")

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        here, units = going(s)[ways.HERE], f[UNITS]
        return [PRIESTS + n for n in range(priests.fewest(s, p, here, units), priests.most(s, p, here, units) + 1)]

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        priests.take_along(s, choice - PRIESTS)
        part(s, p, f[UNITS])

    def forbids(self, s: KemetState, f: list[int], p: int, choice: int) -> Why | None:
        return (self.rule, "so many are not there") if CHOICES.verb_of[choice] == "priests" else None

    def fits(self, s: KemetState, f: list[int]) -> str:
        move = s.frames[-2]
        total = s.troop[f[PLAYER] * ZONES + move[ways.HERE]]
        fit = f[PLAYER] == move[PLAYER] and 0 < f[UNITS] < total and len(self.legal(s, f, f[PLAYER])) > 1
        return "" if fit else "only priests of a split Troop have a choice"


class WithCreature(OfPlayer[KemetState]):
    """The owner of a split Troop says where its creature goes (K-A6)."""

    name = "where does the creature go"
    rule = "K-A6"
    on = ("go on",)
    args = ("player:player", "units:number", "along:creatures", "open:creatures")

    def hides(self, s: KemetState, f: list[int]) -> bool:
        """Where not all may stay, an answer may be possible only by a Transfer card."""
        move = going(s)
        may_depend = ways.may_teleport(move) and not ways.comes_to_rest(s, f[PLAYER], move[ways.HERE], 0, 0)
        return may_depend and divine.may_hold_more(s, f[PLAYER])

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        move = going(s)
        creature = bits(f[OPEN])[0]
        both = ((PASS, f[ALONG]), (WITH + creature, f[ALONG] | 1 << creature))
        if ways.comes_to_rest(s, p, move[ways.HERE], 0, 0):
            return [choice for choice, _ in both]
        open_still = f[OPEN] & f[OPEN] - 1
        return [choice for choice, along in both if ways.some_lead_on(s, move, f[UNITS], along, open_still)]

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        creature = bits(f[OPEN])[0]
        f[OPEN] &= f[OPEN] - 1
        if choice != PASS:
            f[ALONG] |= 1 << creature
        if not f[OPEN]:
            s.frames.pop()
            set_out(s, going(s), f[UNITS], f[ALONG])

    def forbids(self, s: KemetState, f: list[int], p: int, choice: int) -> Why | None:
        if choice in (PASS, WITH + bits(f[OPEN])[0]):
            return "K-C5", "two creatures"
        return None

    def fits(self, s: KemetState, f: list[int]) -> str:
        move = s.frames[-2]
        there = powers.creatures_in(s, f[PLAYER], move[ways.HERE])
        total = s.troop[f[PLAYER] * ZONES + move[ways.HERE]]
        fit = f[PLAYER] == move[PLAYER] and 0 < f[UNITS] < total + s.edition.comes_home
        fit = fit and f[OPEN] > 0 and not f[ALONG] & f[OPEN]
        return "" if fit and not (f[ALONG] | f[OPEN]) & ~there else "only creatures of a split Troop have a choice"


CHOOSE_TROOP = frames.add(ChooseTroop())
TAKE_ALONG = frames.add(TakeAlong())
HOW_MANY_PRIESTS = frames.add(HowManyPriests())
WITH_CREATURE = frames.add(WithCreature())

"""The Night, phase by phase in the order of the edition, each in turn order (K-N1 to K-N9)."""

from typing import Final

from ...kernel.events import Log
from ...kernel.notation import NONE, player_name
from ...kernel.steps import NOBODY, PLAYER, STAGE, OfPlayer, Step, Why, below
from ..box import frames
from ..box.board import DELTA_TEMPLE, NIGHT_PRAYER, SANCTUARY
from ..box.edition import EDITION, NUMBERS
from ..box.names import CHOICES, LAST_ROUND, PASS, SPEND, USE, ZONES
from ..box.names import SLOT as TAKE_SLOT
from ..box.state import KemetState
from . import divine, placing, prayer, pyramids, troops
from .day import DAY
from .powers import NIGHT_CARDS, NIGHT_LEVELS, VISION, bonus
from .powers import NIGHT_PRAYER as NIGHT_PRAYER_OF_TILES

SLOT: Final = 2
PLACES: Final = 2  # from here on who has taken which
NIGHT_NUMBERS: Final = NUMBERS["night"]
OFFERING: Final[dict[str, int]] = NIGHT_NUMBERS["offering"]
DELTA: Final[dict[str, int]] = NIGHT_NUMBERS["delta"]
TEMPLES: Final[dict[str, int]] = NIGHT_NUMBERS["temples"]
PRAYERS: Final[int] = NUMBERS["night_prayer"]
PER_CARD: Final[int] = NUMBERS["veterans_per_card"]
MOST_SPENT: Final = 31
AWAKENING: Final = EDITION.phases.index("awakening")


class Night(Step[KemetState]):
    """Each phase runs through all players before the next begins."""

    name = "night"
    rule = "K-N1"
    on = ("",)
    cursor = (*EDITION.phases, "over")
    args = ("slot:number",)

    def run(self, s: KemetState, f: list[int], log: Log | None) -> None:
        if f[STAGE] == len(EDITION.phases):
            s.frames.pop()
            dawn(s, log)
            return
        if f[SLOT] == s.players:
            if log:
                log.show(s)
            f[STAGE] += 1
            f[SLOT] = 0
            return
        p = s.order[f[SLOT]]
        f[SLOT] += 1
        phase = EDITION.phases[f[STAGE]]
        if phase == "offering":
            if s.troop[p * ZONES + SANCTUARY] >= OFFERING["units"] and troops.controller(s, SANCTUARY) == p:
                s.frames.append([OFFER, 0, p])
        elif phase == "delta temple":
            if s.troop[p * ZONES + DELTA_TEMPLE] >= DELTA["units"] and troops.controller(s, DELTA_TEMPLE) == p:
                s.frames.append([OFFER, 1, p])
        elif phase == "temples":
            if len(troops.temples_of(s, p)) >= TEMPLES["least"]:
                troops.give_fame(s, p, TEMPLES["fame"], False, "K-N3", log)
        elif phase == "adoration":
            prayer.gain(s, p, sum(NIGHT_PRAYER[z] for z in troops.temples_of(s, p)), "K-N4", log)
        elif phase == "prayers":
            s.frames.append([SPEND_VETERANS, 0, p])
        elif phase == "divine intervention":
            draw_cards(s, p)
        elif phase == "conscription":
            conscript(s, p)
        elif phase == "awakening":
            awaken(s, p)
        elif phase == "destiny":
            f[SLOT] = s.players
            s.frames.append([DESTINY, 0, *[NONE] * s.players])

    def fits(self, s: KemetState, f: list[int]) -> str:
        if f[SLOT] > s.players or NONE in s.order:
            return "the night has lost its way"
        return wrong_player(s, f) or wrong_phase(s, f)


def wrong_player(s: KemetState, f: list[int]) -> str:
    """Each step is done in turn order, one player after the other, and places are chosen by all (K-N9)."""
    if s.frames[-1] is f:
        return ""
    if EDITION.phases[f[STAGE]] == "destiny":
        return "" if f[SLOT] == s.players else "places are chosen when everybody has woken"
    return (
        "" if f[SLOT] and s.frames[1][PLAYER] == s.order[f[SLOT] - 1] else "another player comes next in the turn order"
    )


def wrong_phase(s: KemetState, f: list[int]) -> str:
    """After conscription nobody has Veterans (K-N7), after awakening nobody has a token on the board (K-N8)."""
    for slot, p in enumerate(s.order):
        if s.veterans[p] and (f[STAGE], f[SLOT]) > (EDITION.phases.index("conscription"), slot):
            return f"{player_name(p)} has no Veterans left after conscription"
        if (s.spaces[p] or s.bought[p] or s.silver_used >> p & 1) and (f[STAGE], f[SLOT]) > (AWAKENING, slot):
            return f"{player_name(p)} has taken all tokens back and has bought nothing"
    return ""


def dawn(s: KemetState, log: Log | None) -> None:
    """A new round begins, unless the players have agreed on a last one (K-P10)."""
    if s.last_round and s.round >= s.last_round:
        s.reason = LAST_ROUND
        s.winners = 1 << min(range(s.players), key=lambda p: standing(s, p))
        if log:
            log.add("last round", "K-P10", s.round)
        return
    s.round += 1
    if log:
        log.add("round", "K-D1", s.round)
    s.frames.append([DAY, 0, 0])


def standing(s: KemetState, p: int) -> tuple[int, int, int, int]:
    """Who would be first if the game stopped: most fame, then permanent, then of battles, then turn order (K-P10)."""
    return -troops.fame(s, p), -troops.permanent_fame(s, p), -s.battle_fame[p], s.order.index(p)


def draw_cards(s: KemetState, p: int) -> None:
    """One card and what tiles add; Vision's are discarded again, Veterans come last (K-N6)."""
    vision = bonus(s, p, VISION)
    regular = 1 + bonus(s, p, NIGHT_CARDS)
    drawn = min(regular + vision, divine.available(s))
    s.frames.append([SPEND_VETERANS, 1, p])
    if vision:
        s.frames.append([divine.DROP_CARDS, 0, p, max(0, drawn - regular)])
    divine.draw(s, p, regular + vision, divine.BY_NIGHT)


def conscript(s: KemetState, p: int) -> None:
    """A Unit for each Veteran into a free own district; the others are discarded (K-N7)."""
    veterans = s.veterans[p]
    s.veterans[p] = 0
    if veterans:
        placing.start(s, p, placing.CONSCRIPTED, veterans)


def awaken(s: KemetState, p: int) -> None:
    """Tokens come back; Hand of God works now (K-N8)."""
    s.spaces[p] = 0
    s.silver_used &= ~(1 << p)
    s.bought[p] = 0
    if bonus(s, p, NIGHT_LEVELS) and pyramids.sites(s, p):
        s.frames.append([pyramids.RAISE_PYRAMID, pyramids.FREE, p])


class Offer(OfPlayer[KemetState]):
    """Units for fame in the Sanctuary (K-N1), a Unit for prayer points in the Delta temple (K-N2)."""

    name = "make an offering"
    rule = "K-N1"
    on = ("night: offering", "night: delta temple")
    cursor = ("sanctuary", "delta temple")

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        return [PASS, USE]

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        if choice == PASS:
            return
        z, units, rule = (DELTA_TEMPLE, DELTA["units"], "K-N2") if f[STAGE] else (SANCTUARY, OFFERING["units"], "K-N1")
        troops.remove(s, p, z, units)
        if log:
            log.add("offered", rule, p, units, z)
        if f[STAGE]:
            prayer.gain(s, p, DELTA["prayer"], rule, log)
        else:
            troops.give_fame(s, p, OFFERING["fame"], False, rule, log)

    def fits(self, s: KemetState, f: list[int]) -> str:
        z, units = (DELTA_TEMPLE, DELTA["units"]) if f[STAGE] else (SANCTUARY, OFFERING["units"])
        if EDITION.phases[below(s, f)[STAGE]] != ("offering", "delta temple")[f[STAGE]]:
            return "this offering has its own phase"
        fit = s.troop[f[PLAYER] * ZONES + z] >= units and troops.controller(s, z) == f[PLAYER]
        return "" if fit else "there is nothing to offer"


class SpendVeterans(OfPlayer[KemetState]):
    """Veterans for a prayer point each, in one gain with the prayers (K-N5); or two of them for a card (K-N6)."""

    name = "spend veterans"
    rule = "K-N5"
    on = ("night: prayers", "night: divine intervention")
    cursor = ("prayers", "divine intervention")

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        most = min(s.veterans[p] // PER_CARD, divine.available(s)) if f[STAGE] else s.veterans[p]
        return [SPEND + n for n in range(min(most, MOST_SPENT) + 1)]

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        n = choice - SPEND
        if f[STAGE]:
            s.veterans[p] -= n * PER_CARD
            divine.draw(s, p, n, divine.BY_NIGHT)
        else:
            s.veterans[p] -= n
            prayer.gain(s, p, PRAYERS + bonus(s, p, NIGHT_PRAYER_OF_TILES) + n, "K-N5", log)

    def fits(self, s: KemetState, f: list[int]) -> str:
        return (
            "" if EDITION.phases[below(s, f)[STAGE]] == self.cursor[f[STAGE]] else "Veterans are spent in another phase"
        )


class Destiny(Step[KemetState]):
    """From the least fame up, each takes a slot of the new turn order; ties: who came first in the old one (K-N9)."""

    name = "choose your place"
    rule = "K-N9"
    on = ("night: destiny",)
    rest = "player?"

    def who(self, s: KemetState, f: list[int]) -> int:
        choosers = sorted(s.order, key=lambda p: troops.fame(s, p))
        return next((p for p in choosers if p not in f[PLACES:]), NOBODY)

    def run(self, s: KemetState, f: list[int], log: Log | None) -> None:
        s.order = f[PLACES:]
        s.frames.pop()
        if log:
            for slot, p in enumerate(s.order):
                log.add("takes place", "K-N9", p, slot)

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        return [TAKE_SLOT + i for i, taken in enumerate(f[PLACES:]) if taken == NONE]

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        f[PLACES + choice - TAKE_SLOT] = p

    def forbids(self, s: KemetState, f: list[int], p: int, choice: int) -> Why | None:
        return ("K-N9", "place taken") if CHOICES.verb_of[choice] == "slot" else None

    def fits(self, s: KemetState, f: list[int]) -> str:
        taken = [p for p in f[PLACES:] if p != NONE]
        fit = len(f) == PLACES + s.players and len(set(taken)) == len(taken)
        return (
            ""
            if fit and set(taken) == set(sorted(s.order, key=lambda p: troops.fame(s, p))[: len(taken)])
            else ("places are chosen from the least fame up")
        )


OFFER = frames.add(Offer())
SPEND_VETERANS = frames.add(SpendVeterans())
DESTINY = frames.add(Destiny())
NIGHT = frames.add(Night())

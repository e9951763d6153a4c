"""The Night, phase by phase in the order of the edition, each in turn order (K-N1 to K-N9)."""

from collections.abc import Callable
from typing import ClassVar, Final

from ...kernel.events import Log
from ...kernel.notation import NONE, player_name
from ...kernel.steps import NOBODY, PLAYER, STAGE, OfPlayer, Step, Why, below
from ..box import frames
from ..box.board import DELTA_TEMPLE, SANCTUARY
from ..box.names import CHOICES, PASS, SPEND, USE, ZONES
from ..box.names import SLOT as TAKE_SLOT
from ..box.shapes import PHASES
from ..box.state import KemetState
from . import divine, objects, placing, powers, prayer, pyramids, rounds, troops
from .night_tiles import USE_NIGHT_TILES
from .path import LAY_PATH
from .powers import (
    CHOSEN_OUT_OF,
    NIGHT_CARDS,
    NIGHT_LEVELS,
    NIGHT_PRAYER,
    NIGHT_TEMPLES_FAME,
    RENEWS,
    VISION,
    bonus,
)
from .renewal import RENEW
from .vision import choose_one

SLOT: Final = 2
PLACES: Final = 2  # from here on who has taken which
IN_SANCTUARY: Final = 0
IN_DELTA: Final = 1
MOST_SPENT: Final = 31
CONSCRIPTION: Final = PHASES.index("conscription")
AWAKENING: Final = PHASES.index("awakening")
OF_DESTINY: Final = PHASES.index("destiny")
REFILL: Final = PHASES.index("refill")
OVER: Final = len(PHASES)


class Night(Step[KemetState]):
    """Each phase runs through all players before the next begins."""

    name = "night"
    rule = "K-N1"
    on = ("",)
    cursor = (*PHASES, "over")
    args = ("slot:number",)

    def run(self, s: KemetState, f: list[int], log: Log | None) -> None:
        if f[STAGE] == OVER:
            s.frames.pop()
            rounds.after(s, self.name, log)
            return
        if f[SLOT] == s.players:
            if log:
                log.show(s)
            f[STAGE] = self.after(s)[f[STAGE]]
            f[SLOT] = 0
            return
        p = s.order[f[SLOT]]
        f[SLOT] += 1
        IN_PHASE[f[STAGE]](s, f, p, log)

    def after(self, s: KemetState) -> list[int]:
        """What follows each phase."""
        return s.edition.phase_after

    def fits(self, s: KemetState, f: list[int]) -> str:
        if lost(s, f, s.edition.phase_place):
            return "the night has lost its way"
        return wrong_player(s, f) or wrong_phase(s, f)


def lost(s: KemetState, f: list[int], place: list[int]) -> bool:
    """Whether it has come further than its phases and players, of which `place` has the order."""
    return f[SLOT] > s.players or NONE in s.order or (place[f[STAGE]] == place[OVER] and f[STAGE] != OVER)


def wrong_player(s: KemetState, f: list[int]) -> str:
    """Each step is done in turn order, one player after the other, and places are chosen by all (K-N9)."""
    if s.frames[-1] is f:
        return ""
    if f[STAGE] == REFILL:
        return "" if f[SLOT] == s.players else "the path is refilled once"
    if f[STAGE] == OF_DESTINY:
        return "" if f[SLOT] == s.players else "places are chosen when everybody has woken"
    return (
        "" if f[SLOT] and s.frames[1][PLAYER] == s.order[f[SLOT] - 1] else "another player comes next in the turn order"
    )


def wrong_phase(s: KemetState, f: list[int]) -> str:
    """After conscription nobody has Veterans (K-N7), after awakening nobody has a token on the board (K-N8)."""
    place = s.edition.phase_place
    come = place[f[STAGE]], f[SLOT]
    for slot, p in enumerate(s.order):
        if s.veterans[p] and come > (place[CONSCRIPTION], slot):
            return f"{player_name(p)} has no Veterans left after conscription"
        if (s.spaces[p] or s.bought[p] or s.silver_used >> p & 1) and come > (place[AWAKENING], slot):
            return f"{player_name(p)} has taken all tokens back and has bought nothing"
    return ""


# What each phase does for one player ----------------------------------------------------------------------------------


def offering(s: KemetState, f: list[int], p: int, log: Log | None) -> None:
    """Who holds the Sanctuary may offer Units there (K-N1)."""
    if may_offer(s, p, SANCTUARY, s.edition.offering["units"]):
        s.frames.append([OFFER, IN_SANCTUARY, p])


def delta_temple(s: KemetState, f: list[int], p: int, log: Log | None) -> None:
    """Who holds the Delta temple may offer a Unit there (K-N2)."""
    if may_offer(s, p, DELTA_TEMPLE, s.edition.delta["units"]):
        s.frames.append([OFFER, IN_DELTA, p])


def may_offer(s: KemetState, p: int, z: int, units: int) -> bool:
    return s.troop[p * ZONES + z] >= units and troops.controller(s, z) == p


def temples(s: KemetState, f: list[int], p: int, log: Log | None) -> None:
    """Fame for whoever holds two temples (K-N3)."""
    two = s.edition.two_temples
    if len(troops.temples_of(s, p)) >= two["least"]:
        troops.give_fame(s, p, two["fame"], False, "K-N3", log)


def adoration(s: KemetState, f: list[int], p: int, log: Log | None) -> None:
    """What is printed on the temples one holds, as one gain (K-N4)."""
    printed = s.edition.temple_prayer
    prayer.gain(s, p, sum(printed[z] for z in troops.temples_of(s, p)), "K-N4", log)


def prayers(s: KemetState, f: list[int], p: int, log: Log | None) -> None:
    """With Veterans they make one gain (K-N5); where there are none, nothing is asked (KT-N2)."""
    if s.edition.has_veterans:
        s.frames.append([SPEND_VETERANS, 0, p])
    else:
        pray(s, p, 0, log)


def pray(s: KemetState, p: int, more: int, log: Log | None) -> None:
    prayer.gain(s, p, s.edition.night_prayer + bonus(s, p, NIGHT_PRAYER) + more, "K-N5", log)


def draw_cards(s: KemetState, f: list[int], p: int, log: Log | None) -> None:
    """One card and what tiles add; Vision's are discarded again, Veterans come last (K-N6). In classic Kemet Vision
    chooses the first of them (KT-N4)."""
    vision = bonus(s, p, VISION)
    regular = 1 + bonus(s, p, NIGHT_CARDS)
    out_of = bonus(s, p, CHOSEN_OUT_OF)
    drawn = min(regular + vision, divine.available(s))
    if s.edition.has_veterans:
        s.frames.append([SPEND_VETERANS, 1, p])
    if vision:
        s.frames.append([divine.DROP_CARDS, 0, p, max(0, drawn - regular)])
    divine.draw(s, p, regular + vision - (out_of > 0), divine.BY_NIGHT)
    if out_of:
        choose_one(s, p, out_of)


def conscript(s: KemetState, f: list[int], p: int, log: Log | None) -> None:
    """A Unit for each Veteran into a free own district; the others are discarded (K-N7)."""
    veterans = s.veterans[p]
    s.veterans[p] = 0
    if veterans:
        placing.start(s, p, placing.CONSCRIPTED, veterans)


def awaken(s: KemetState, f: list[int], p: int, log: Log | None) -> None:
    """Tokens come back; Hand of God works now (K-N8)."""
    s.spaces[p] = 0
    s.silver_used &= ~(1 << p)
    s.bought[p] = 0
    if bonus(s, p, NIGHT_LEVELS) and pyramids.sites(s, p):
        s.frames.append([pyramids.RAISE_PYRAMID, pyramids.FREE, p])


def destiny(s: KemetState, f: list[int], p: int, log: Log | None) -> None:
    """All choose in one step, so nobody comes after the first (K-N9)."""
    f[SLOT] = s.players
    s.frames.append([DESTINY, 0, *[NONE] * s.players])


def night_tiles(s: KemetState, f: list[int], p: int, log: Log | None) -> None:
    """Tiles for the Night, in the order that their owner likes (KT-N5)."""
    s.frames.append([USE_NIGHT_TILES, 0, p])
    if s.edition.has_path and p == s.order[0]:
        objects.before_night_tiles(s)


def refill(s: KemetState, f: list[int], p: int, log: Log | None) -> None:
    """The path gets new tokens, all of it at once (KT-N9)."""
    f[SLOT] = s.players
    s.frames.append([LAY_PATH, 0])


def piety(s: KemetState, f: list[int], p: int, log: Log | None) -> None:
    """Fame for whoever has the tile and holds two temples (KT-T:piety)."""
    points = bonus(s, p, NIGHT_TEMPLES_FAME)
    if points and len(troops.temples_of(s, p)) >= s.edition.two_temples["least"]:
        troops.give_fame(s, p, points, False, powers.rule_of(s, NIGHT_TEMPLES_FAME), log)


def renewal(s: KemetState, f: list[int], p: int, log: Log | None) -> None:
    """Cards may be exchanged before they are dealt (KT-T:renewal)."""
    if bonus(s, p, RENEWS):
        s.frames.append([RENEW, 0, p, 0, 0])


IN_PHASE: Final[list[Callable[[KemetState, list[int], int, Log | None], None]]] = [
    offering,
    delta_temple,
    temples,
    adoration,
    prayers,
    draw_cards,
    conscript,
    awaken,
    destiny,
    night_tiles,
    piety,
    renewal,
    refill,
]
"""By phase: what it does for a player, whose place in the turn order the frame of the Night has reached."""


class Offer(OfPlayer[KemetState]):
    """Units for fame in the Sanctuary (K-N1), a Unit for prayer points in the Delta temple (K-N2)."""

    name = "make an offering"
    rule = "K-N1"
    on = ("night: offering", "night: delta temple", "dusk: offering", "dusk: delta temple")
    cursor = ("sanctuary", "delta temple")

    def cites(self, s: KemetState, f: list[int]) -> str:
        return "K-N2" if f[STAGE] else "K-N1"

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        return [PASS, USE]

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        if choice == PASS:
            return
        z, units = offered(s, f)
        rule = self.cites(s, f)
        troops.remove(s, p, z, units)
        if log:
            log.add("offered", rule, p, units, z)
        if f[STAGE]:
            prayer.gain(s, p, s.edition.delta["prayer"], rule, log)
        else:
            troops.give_fame(s, p, s.edition.offering["fame"], False, rule, log)

    def fits(self, s: KemetState, f: list[int]) -> str:
        z, units = offered(s, f)
        if PHASES[below(s, f)[STAGE]] != ("offering", "delta temple")[f[STAGE]]:
            return "this offering has its own phase"
        return "" if may_offer(s, f[PLAYER], z, units) else "there is nothing to offer"


def offered(s: KemetState, f: list[int]) -> tuple[int, int]:
    """Where, and how many Units."""
    return (DELTA_TEMPLE, s.edition.delta["units"]) if f[STAGE] else (SANCTUARY, s.edition.offering["units"])


class SpendVeterans(OfPlayer[KemetState]):
    """Veterans for a prayer point each, in one gain with the prayers (K-N5); or two of them for a card (K-N6)."""

    name = "spend veterans"
    rule = "K-N5"
    on = ("night: prayers", "night: divine intervention")
    cursor = ("prayers", "divine intervention")

    def cites(self, s: KemetState, f: list[int]) -> str:
        return "K-N6" if f[STAGE] else "K-N5"

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        most = min(s.veterans[p] // s.edition.veterans_per_card, divine.available(s)) if f[STAGE] else s.veterans[p]
        return [SPEND + n for n in range(min(most, MOST_SPENT) + 1)]

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        n = choice - SPEND
        if f[STAGE]:
            s.veterans[p] -= n * s.edition.veterans_per_card
            divine.draw(s, p, n, divine.BY_NIGHT)
        else:
            s.veterans[p] -= n
            pray(s, p, n, log)

    def fits(self, s: KemetState, f: list[int]) -> str:
        return "" if PHASES[below(s, f)[STAGE]] == self.cursor[f[STAGE]] else "Veterans are spent in another phase"


class Destiny(Step[KemetState]):
    """From the least fame up, each takes a slot of the new turn order; ties: who came first in the old one (K-N9)."""

    name = "choose your place"
    rule = "K-N9"
    on: ClassVar[tuple[str, ...]] = ("night: destiny",)
    rest = "player?"

    def choosers(self, s: KemetState, f: list[int]) -> list[int]:
        return sorted(s.order, key=lambda p: troops.fame(s, p))

    def who(self, s: KemetState, f: list[int]) -> int:
        if NONE not in f[PLACES:]:
            return NOBODY
        return next(p for p in self.choosers(s, f) if p not in f[PLACES:])

    def run(self, s: KemetState, f: list[int], log: Log | None) -> None:
        s.order = f[PLACES:]
        s.frames.pop()
        if log:
            for slot, p in enumerate(s.order):
                log.add("takes place", self.rule, p, slot)

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        return [TAKE_SLOT + i for i, taken in enumerate(f[PLACES:]) if taken == NONE]

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        f[PLACES + choice - TAKE_SLOT] = p

    def forbids(self, s: KemetState, f: list[int], p: int, choice: int) -> Why | None:
        return (self.rule, "place taken") if CHOICES.verb_of[choice] == "slot" else None

    def fits(self, s: KemetState, f: list[int]) -> str:
        taken = [p for p in f[PLACES:] if p != NONE]
        fit = len(f) == PLACES + s.players and len(set(taken)) == len(taken)
        in_turn = fit and set(taken) == set(self.choosers(s, f)[: len(taken)])
        return "" if in_turn else "places are chosen by all, one after the other"


OFFER = frames.add(Offer())
SPEND_VETERANS = frames.add(SpendVeterans())
DESTINY = frames.add(Destiny())
NIGHT = frames.add(Night())

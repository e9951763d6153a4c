"""Units placed from the supply: recruits, mercenaries, and what tiles, cards and Veterans add (K-A5, K-P8, K-N7)."""

from typing import Final

from ...kernel.events import Log
from ...kernel.steps import PLAYER, STAGE, STEP, OfPlayer, Why, below
from ..box import frames
from ..box.board import board_of
from ..box.frames import STEPS
from ..box.names import CHOICES, MOST_UNITS, PASS, PLACE, ZONE_NAMES, ZONES
from ..box.state import KemetState
from . import divine, laid_open, prayer, troops, ways
from .fight import WINNER, fight_of
from .powers import (
    FREE_RECRUITS,
    MERCENARIES,
    NIGHT_UNITS,
    PRAYER_UNITS,
    RECRUITS_ANYWHERE,
    RECRUITS_FREE,
    bonus,
    rule_of,
)

LEFT: Final = 3
PLACED: Final = 4  # from here on where, Unit by Unit
WAITING: Final = 3  # from here on where battles wait, in the frame of that name
BATTLES_WAIT: Final = "choose the next battle"
RECRUIT: Final = 0
PRAYED: Final = 1
SUPPORT: Final = 2
HIRED: Final = 3
CONSCRIPTED: Final = 4
BY_NIGHT: Final = 5
WON: Final = 6
SOURCES: Final = (
    "recruit",
    "reinforcement prayer",
    "tactical support",
    "mercenaries",
    "conscription",
    "night tile",
    "battle won",
)


def start(s: KemetState, p: int, source: int, units: int) -> None:
    s.frames.append([PLACE_UNITS, source, p, units])


def support(s: KemetState) -> int:
    """The card that brings Units."""
    return next(card for card in s.edition.by_day if s.edition.card_does[card][divine.UNITS])


def reinforcements(s: KemetState) -> int:
    """The card that brings Units to the winner of a battle."""
    return next(card for card in s.edition.in_battle if s.edition.card_does[card][divine.UNITS_WON])


def rule_for(s: KemetState, source: int) -> str:
    """The rule by which Units come from there."""
    if source == PRAYED:
        return rule_of(s, PRAYER_UNITS)
    if source == SUPPORT:
        return s.edition.divine_rule[support(s)]
    if source == BY_NIGHT:
        return rule_of(s, NIGHT_UNITS)
    if source == WON:
        return s.edition.divine_rule[reinforcements(s)]
    return {RECRUIT: "K-A5", HIRED: "K-P1", CONSCRIPTED: "K-N7"}[source]


def cost(s: KemetState, p: int, source: int, units: int) -> int:
    """Of a Recruit action with so many Units: one payment (K-A5, K-P4)."""
    if source != RECRUIT or bonus(s, p, RECRUITS_FREE):
        return 0
    return max(0, units - bonus(s, p, FREE_RECRUITS))


def joins(s: KemetState, p: int, source: int) -> bool:
    """Whether Units may also go to any own Troop (K-P8)."""
    return source in (SUPPORT, BY_NIGHT, WON) or (source == RECRUIT and bonus(s, p, RECRUITS_ANYWHERE) > 0)


def places(s: KemetState, p: int, source: int) -> list[int]:
    """Where a Unit may go: own districts, even when an enemy holds them; for some also any own Troop (K-P8)."""
    own = troops.own_districts(s, p)
    most = troops.limit(s, p)
    base = p * ZONES
    found = []
    for z in board_of(s).zones if joins(s, p, source) else own:
        there = s.troop[base + z]
        if there >= most or (z not in own and not there):
            continue
        if source == CONSCRIPTED and troops.enemy_in(s, p, z) >= 0:
            continue
        if source == WON and not there and troops.enemy_in(s, p, z) >= 0:  # no battle comes of a battle
            continue
        found.append(z)
    return found


def possible(s: KemetState, p: int, source: int) -> bool:
    return s.supply[p] > 0 and bool(places(s, p, source))


class PlaceUnits(OfPlayer[KemetState]):
    """Where the next Unit goes, in the order of the board; then everything is paid at once and battles follow."""

    name = "place units"
    rule = "K-A5"
    on = (*frames.FREE_MOMENTS, "setup: tiles", "night: conscription", "use night tiles", "battle: loser")
    cursor = SOURCES
    args = ("player:player", "left:number")
    rest = "zone"

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        source, left, placed = f[STAGE], f[LEFT], f[PLACED:]
        last = placed[-1] if placed else 0
        more = left > 0 and s.supply[p] > 0 and prayer.can_pay(s, p, cost(s, p, source, len(placed) + 1))
        found = [z for z in places(s, p, source) if z >= last] if more else []
        if source != HIRED:
            return [PASS] + [PLACE + z for z in found]
        # Mercenaries must come if there is room (K-P1): no zone from which on there would be too little of it.
        most = troops.limit(s, p)
        room = [most - s.troop[p * ZONES + z] for z in found]
        needed = min(left, sum(room))
        return [PLACE + z for i, z in enumerate(found) if sum(room[i:]) >= needed] or [PASS]

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        if choice != PASS:
            f[LEFT] -= 1
            f.append(choice - PLACE)
            troops.put(s, p, choice - PLACE, 1)
            return
        s.frames.pop()
        source, placed = f[STAGE], f[PLACED:]
        rule = rule_for(s, source)
        prayer.pay(s, p, cost(s, p, source, len(placed)), rule, log)
        if log:
            for z in sorted(set(placed)):
                log.add("placed", rule, p, placed.count(z), z, s.troop[p * ZONES + z])
        fought = [z for z in sorted(set(placed)) if source != WON and troops.enemy_in(s, p, z) >= 0]
        if fought and STEPS[s.frames[-1][STEP]].name == BATTLES_WAIT:
            s.frames[-1][WAITING:] = sorted({*s.frames[-1][WAITING:], *fought})
        elif fought:
            s.frames.append([frames.number(BATTLES_WAIT), 0, p, *fought])
        ways.reinforce(s, placed)
        if source == RECRUIT and not s.edition.creatures_any_time:
            s.frames.append([frames.number("bring a creature with the recruits"), 0, p])

    def forbids(self, s: KemetState, f: list[int], p: int, choice: int) -> Why | None:
        if choice == PASS:
            return "K-P1", "mercenaries must come"
        if CHOICES.verb_of[choice] != "place":
            return None
        source, z, own = f[STAGE], choice - PLACE, troops.own_districts(s, p)
        rule = rule_for(s, source)
        if z not in places(s, p, source):
            if z not in own and not joins(s, p, source):
                return rule, "not your district"
            if z not in own and not s.troop[p * ZONES + z]:
                return "K-P8", "no troop there"
            if s.troop[p * ZONES + z] >= troops.limit(s, p):
                return "K-C5", "troop full"
            return rule, "enemy there"
        if any(z < placed for placed in f[PLACED:]):
            return rule, "order of the board"
        return "K-P1", "mercenaries must come"

    def fits(self, s: KemetState, f: list[int]) -> str:
        p, placed = f[PLAYER], f[PLACED:]
        fit = placed == sorted(placed) and all(s.troop[p * ZONES + z] >= placed.count(z) for z in placed)
        if not fit or f[LEFT] > MOST_UNITS:
            return "Units are placed in the order of the board"
        under = STEPS[below(s, f)[STEP]].name
        by_day = {
            "night": (CONSCRIPTED,),
            "setup": (HIRED,),
            "use night tiles": (BY_NIGHT,),
            "battle": (WON,),
            "your turn": (RECRUIT, PRAYED, SUPPORT, HIRED),
        }
        if f[STAGE] not in by_day.get(under, (SUPPORT,)):
            return "Units come from elsewhere at this time"
        return wrong_places(s, p, f[STAGE], placed) or wrong_number(s, p, f[STAGE], f[LEFT] + len(placed), len(placed))


def wrong_places(s: KemetState, p: int, source: int, placed: list[int]) -> str:
    """Where Units cannot have been placed: they go to own districts, some also to Troops that are there (K-P8)."""
    own = troops.own_districts(s, p)
    for z in placed:
        if z not in own and not (joins(s, p, source) and s.troop[p * ZONES + z] > placed.count(z)):
            return f"Units cannot be placed in {ZONE_NAMES[z]}"
        alone = source == WON and s.troop[p * ZONES + z] == placed.count(z)
        if (source == CONSCRIPTED or alone) and troops.enemy_in(s, p, z) >= 0:
            return f"an enemy stands in {ZONE_NAMES[z]}"
    return ""


def wrong_number(s: KemetState, p: int, source: int, units: int, placed: int) -> str:
    """Whether so many Units can be placed on this occasion, and those placed can be paid for."""
    hired = max((n for t, n in s.edition.by_effect[MERCENARIES] if s.tiles[p] >> t & 1), default=0)
    supported = s.edition.card_does[support(s)][divine.UNITS]
    by_night = bonus(s, p, NIGHT_UNITS)
    most = {
        RECRUIT: MOST_UNITS,
        BY_NIGHT: by_night,
        PRAYED: bonus(s, p, PRAYER_UNITS),
        SUPPORT: supported,
        HIRED: hired,
        WON: laid_open.played(s, p, divine.UNITS_WON),
    }
    if source != CONSCRIPTED and (units != most[source] or not units):
        return f"{most[source]} Units can be placed, not {units}"
    if source == WON and fight_of(s)[WINNER] != p:
        return "only the winner of a battle has them"
    if source == RECRUIT and not any(s.spaces[p] >> i & 1 for i in s.edition.recruit_spaces):
        return "no token lies on a space for it"
    if source == SUPPORT and not s.discard[support(s)]:
        return "nobody has played Tactical Support"
    return "" if prayer.can_pay(s, p, cost(s, p, source, placed)) else "they cost more prayer points than there are"


PLACE_UNITS = frames.add(PlaceUnits())

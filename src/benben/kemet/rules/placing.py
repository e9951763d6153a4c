"""Units placed from the supply: recruits, mercenaries, and what tiles, cards and Veterans add (K-A5, K-P8, K-N7)."""

from typing import Final

from ...kernel.events import Log
from ...kernel.notation import NONE
from ...kernel.steps import PLAYER, STAGE, STEP, OfPlayer, Why, below
from ..box import frames
from ..box.board import board_of
from ..box.frames import STEPS
from ..box.names import CHOICES, MOST_UNITS, PASS, PLACE, PRIEST, ZONE_NAMES, ZONES
from ..box.state import KemetState
from . import divine, laid_open, prayer, priests, troops, ways
from .fight import WINNER, fight_of
from .powers import (
    FREE_RECRUITS,
    LOSSES_RETURN,
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
BATTLE_ZONE: Final = 4  # in the frame that lies under a battle with priests
WAITING: Final = 3  # from here on where battles wait, in the frame of that name
BATTLES_WAIT: Final = "choose the next battle"
RECRUIT: Final = 0
PRAYED: Final = 1
SUPPORT: Final = 2
HIRED: Final = 3
CONSCRIPTED: Final = 4
BY_NIGHT: Final = 5
WON: Final = 6
ON_THE_ROAD: Final = 7
RETURNED: Final = 8
SOURCES: Final = (
    "recruit",
    "reinforcement prayer",
    "tactical support",
    "mercenaries",
    "conscription",
    "night tile",
    "battle won",
    "road",
    "losses",
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
    if source == RETURNED:
        return s.edition.skill_rule[s.edition.skills_by_effect[LOSSES_RETURN][0][0]]
    return {RECRUIT: "K-A5", HIRED: "K-P1", CONSCRIPTED: "K-N7", ON_THE_ROAD: "KT-R5"}[source]


def cost(s: KemetState, p: int, source: int, units: int) -> int:
    """Of a Recruit action with so many Units: one payment (K-A5, K-P4)."""
    if source != RECRUIT or bonus(s, p, RECRUITS_FREE):
        return 0
    return max(0, units - bonus(s, p, FREE_RECRUITS))


def joins(s: KemetState, p: int, source: int) -> bool:
    """Whether Units may also go to any own Troop (K-P8)."""
    return source in (SUPPORT, BY_NIGHT, WON, ON_THE_ROAD, RETURNED) or (
        source == RECRUIT and bonus(s, p, RECRUITS_ANYWHERE) > 0
    )


def keeps_away(s: KemetState, source: int) -> bool:
    """Whether Units from there never come to an enemy's Troop (K-N7, KT-N5)."""
    return source in (CONSCRIPTED, RETURNED) or (source == BY_NIGHT and not s.edition.fights_by_night)


def places(s: KemetState, p: int, source: int, priest: bool = False) -> list[int]:
    """Where a Unit may go: own districts, even when an enemy holds them; for some also any own Troop (K-P8). A priest
    goes only where another Unit is (KT-R13)."""
    own = troops.own_districts(s, p)
    base = p * ZONES
    most = alone = troops.limit(s, p)
    with_priests = troops.limit(s, p, 1) if s.edition.has_path else alone
    found = []
    for z in board_of(s).zones if joins(s, p, source) else own:
        there, among = s.troop[base + z], 0
        if s.edition.has_path:
            among = priests.there(s, p, z)
            most = with_priests if among or priest else alone
        if there >= most or (not there and not troops.is_own(s, p, z)):
            continue
        if keeps_away(s, source) and troops.enemy_in(s, p, z) >= 0:
            continue
        if (priest and there == among) or (source == RETURNED and z not in own and z == battlefield(s)):
            continue
        if source == WON and not there and troops.enemy_in(s, p, z) >= 0:  # no battle comes of a battle
            continue
        found.append(z)
    return found


def battlefield(s: KemetState) -> int:
    """Where the battle was whose losses come back: to other Troops than this one (KT-L:direct-recruitment)."""
    found = [f[BATTLE_ZONE] for f in s.frames if STEPS[f[STEP]].name == "a battle with priests"]
    return found[-1] if found else NONE


def possible(s: KemetState, p: int, source: int) -> bool:
    waiting = priests.waiting(s, p)
    if s.supply[p] > waiting and places(s, p, source):
        return True
    return waiting > 0 and source != HIRED and bool(places(s, p, source, True))


class PlaceUnits(OfPlayer[KemetState]):
    """Where the next Unit goes, in the order of the board; then everything is paid at once and battles follow."""

    name = "place units"
    rule = "K-A5"
    on = (
        *frames.FREE_MOMENTS,
        "setup: tiles",
        "night: conscription",
        "use night tiles",
        "battle: loser",
        "on the road",
        "a battle with priests",
        "place units",
    )
    cursor = SOURCES
    args = ("player:player", "left:number")
    rest = "zone"

    def cites(self, s: KemetState, f: list[int]) -> str:
        return rule_for(s, f[STAGE])

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        source, left, placed = f[STAGE], f[LEFT], f[PLACED:]
        last = placed[-1] if placed else 0
        more = left > 0 and s.supply[p] > 0 and prayer.can_pay(s, p, cost(s, p, source, len(placed) + 1))
        waiting = priests.waiting(s, p)
        found = [z for z in places(s, p, source) if z >= last] if more and s.supply[p] > waiting else []
        if source != HIRED:
            with_priests = places(s, p, source, True) if more and waiting else []
            return [PASS] + [PLACE + z for z in found] + [PRIEST + z for z in with_priests if z >= last]
        # Mercenaries must come if there is room (K-P1): no zone from which on there would be too little of it.
        room = [troops.limit_in(s, p, z) - s.troop[p * ZONES + z] for z in found]
        needed = min(left, sum(room))
        return [PLACE + z for i, z in enumerate(found) if sum(room[i:]) >= needed] or [PASS]

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        if choice != PASS:
            z = choice - PRIEST if choice >= PRIEST else choice - PLACE
            f[LEFT] -= 1
            f.append(z)
            troops.put(s, p, z, 1)
            if choice >= PRIEST:
                priests.place(s, p, z)
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
        if CHOICES.verb_of[choice] == "priest":
            return self.forbids_priest(s, f, p, choice - PRIEST)
        if CHOICES.verb_of[choice] != "place":
            return None
        source, z, own = f[STAGE], choice - PLACE, troops.own_districts(s, p)
        rule = rule_for(s, source)
        if z not in places(s, p, source):
            if z not in own and not joins(s, p, source):
                return rule, "not your district"
            if z not in own and not s.troop[p * ZONES + z]:
                return "K-P8", "no troop there"
            if s.troop[p * ZONES + z] >= troops.limit_in(s, p, z):
                return "K-C5", "troop full"
            return rule, "enemy there"
        if any(z < placed for placed in f[PLACED:]):
            return rule, "order of the board"
        if s.supply[p] <= priests.waiting(s, p):
            return "K-C1", "supply empty"
        return "K-P1", "mercenaries must come"

    def forbids_priest(self, s: KemetState, f: list[int], p: int, z: int) -> Why:
        if not priests.waiting(s, p):
            return "KT-R13", "no priest in the supply"
        if s.troop[p * ZONES + z] <= priests.there(s, p, z):
            return "KT-R13", "priest alone"
        if any(z < placed for placed in f[PLACED:]):
            return rule_for(s, f[STAGE]), "order of the board"
        return "K-C5", "troop full"

    def fits(self, s: KemetState, f: list[int]) -> str:
        p, placed = f[PLAYER], f[PLACED:]
        fit = placed == sorted(placed) and all(s.troop[p * ZONES + z] >= placed.count(z) for z in placed)
        if not fit or f[LEFT] > MOST_UNITS:
            return "Units are placed in the order of the board"
        under = STEPS[below(s, f)[STEP]].name
        by_day = {
            "on the road": (ON_THE_ROAD,),
            "a battle with priests": (RETURNED,),
            "place units": (RETURNED,),
            "night": (CONSCRIPTED,),
            "setup": (HIRED,),
            "use night tiles": (BY_NIGHT,),
            "battle": (WON,),
            "your turn": (RECRUIT, PRAYED, SUPPORT, HIRED),
        }
        if f[STAGE] not in by_day.get(under, (SUPPORT,)):
            return "Units come from elsewhere at this time"
        if f[STAGE] in (ON_THE_ROAD, RETURNED):
            fit = s.edition.has_path and f[LEFT] + len(placed) > 0
            return wrong_places(s, p, f[STAGE], placed) if fit else "Units come from elsewhere at this time"
        return wrong_places(s, p, f[STAGE], placed) or wrong_number(s, p, f[STAGE], f[LEFT] + len(placed), len(placed))


def wrong_places(s: KemetState, p: int, source: int, placed: list[int]) -> str:
    """Where Units cannot have been placed: they go to own districts, some also to Troops that are there (K-P8)."""
    own = troops.own_districts(s, p)
    for z in placed:
        if z not in own and not (joins(s, p, source) and s.troop[p * ZONES + z] > placed.count(z)):
            return f"Units cannot be placed in {ZONE_NAMES[z]}"
        alone = source == WON and s.troop[p * ZONES + z] == placed.count(z)
        if (keeps_away(s, source) or alone) and troops.enemy_in(s, p, z) >= 0:
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

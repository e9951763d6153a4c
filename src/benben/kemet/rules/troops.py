"""Troops and who controls what (K-C5, K-M5, K-C6): Units, supply, creatures without a Troop, fame points."""

from typing import Final

from ...kernel.events import Log
from ...kernel.notation import NONE
from ..box import frames
from ..box.board import board_of, city_of, districts
from ..box.classic_state import ClassicState
from ..box.names import CITIES, DISTRICTS, PER_CITY, PLAYER_NAMES, TALLEST, ZONES
from ..box.state import KemetState
from . import powers, priests
from .powers import EARLY_PYRAMIDS, OF_SHELTER, SHELTERS, TROOP_LIMIT, bonus

OTHERS: Final = [
    [[(q, q * ZONES) for q in range(players) if q != p] for p in range(players)]
    for players in range(len(PLAYER_NAMES) + 1)
]
"""For each number of players and each of them the others, and where their Troops begin: asked more often than anything
else about a zone."""

DISTRICTS_OF: Final = [*(list(districts(city)) for city in range(len(CITIES))), []]
"""By city; a player who has none yet (NONE) has no districts."""


def limit(s: KemetState, p: int, with_priests: int = 0) -> int:
    """The most Units of a Troop (K-C5); with priests in it a Skill may raise it, as far as a tile does (KT-P13)."""
    more = bonus(s, p, TROOP_LIMIT)
    if with_priests:
        more = max(more, priests.knows(s, p, TROOP_LIMIT))
    return s.edition.troop + more


def limit_in(s: KemetState, p: int, z: int) -> int:
    """The most Units of the Troop in a zone."""
    return limit(s, p, priests.there(s, p, z) if s.edition.has_path else 0)


def enemy_in(s: KemetState, p: int, z: int) -> int:
    """A player other than p with a Troop in this zone, or NONE."""
    troop = s.troop
    for q, at in OTHERS[s.players][p]:
        if troop[at + z]:
            return q
    return NONE


def anybody_in(s: KemetState, z: int) -> bool:
    return any(s.troop[z::ZONES])


def builder(s: KemetState, z: int) -> int:
    """The player of a district's city, or NONE."""
    city = city_of(z)
    for p in range(s.players):
        if s.city[p] == city:
            return p
    return NONE


def controller(s: KemetState, z: int) -> int:
    """Who controls a zone: the only Troop in it, or in an empty district the city's player (K-M5)."""
    found = NONE
    for q in range(s.players):
        if s.troop[q * ZONES + z]:
            if found != NONE:
                return NONE
            found = q
    return builder(s, z) if found == NONE and z < DISTRICTS else found


def own_districts(s: KemetState, p: int) -> list[int]:
    return DISTRICTS_OF[s.city[p]]


def is_own(s: KemetState, p: int, z: int) -> bool:
    """Whether a zone is a district of the player's city."""
    return z < DISTRICTS and z // PER_CITY == s.city[p]


def temples_of(s: KemetState, p: int) -> list[int]:
    """The temples a player controls, the Delta temple too (K-N3)."""
    return [z for z in board_of(s).temples if s.troop[p * ZONES + z] > 0 and enemy_in(s, p, z) == NONE]


def temporary_fame(s: KemetState, p: int) -> int:
    """Follows control at every moment (K-C6): a temple is worth 1, a pyramid of level 4 too (K-A4)."""
    return len(temples_of(s, p)) + len(served(s, p, giving_level(s, p)))


def served(s: KemetState, p: int, level: int = 1) -> list[int]:
    """Districts with a pyramid at least so tall that p controls: own ones that no enemy holds, and captured ones
    (K-A4)."""
    base, city = p * ZONES, s.city[p]
    return [
        z
        for z, built in enumerate(s.pyramid)
        if built >= level and (z // PER_CITY == city or s.troop[base + z] > 0) and enemy_in(s, p, z) == NONE
    ]


def giving_level(s: KemetState, p: int) -> int:
    """From which level on a pyramid that p controls gives its point (K-A4, KT-T:disciple-of-ptah)."""
    return bonus(s, p, EARLY_PYRAMIDS) or TALLEST


def permanent_fame(s: KemetState, p: int) -> int:
    lost = s.dagger[p] if isinstance(s, ClassicState) else 0
    return s.divine_fame[p] + s.battle_fame[p] - lost


def fame(s: KemetState, p: int) -> int:
    return permanent_fame(s, p) + temporary_fame(s, p)


def put(s: KemetState, p: int, z: int, units: int) -> None:
    """From the supply into a zone."""
    s.supply[p] -= units
    s.troop[p * ZONES + z] += units


def remove(s: KemetState, p: int, z: int, units: int) -> int:
    """At most so many Units go back to the supply (K-C5); how many did."""
    there = s.troop[p * ZONES + z]
    gone = min(units, there)
    s.troop[p * ZONES + z] -= gone
    s.supply[p] += gone
    if s.edition.has_path:
        priests.fall(s, p, z, there - gone)
    if gone == there:
        dismiss(s, p, z)
    return gone


def dismiss(s: KemetState, p: int, z: int) -> None:
    """A creature without a Troop returns to the supply (K-D5), or from there to another Troop at once (KT-K4)."""
    mask = powers.creatures_in(s, p, z)
    for c in s.edition.creatures:
        if mask >> c & 1:
            s.creature_at[c] = NONE
            if s.edition.comes_home:
                frames.behind(s, frames.COMES_HOME, p, c)


def sheltered(s: KemetState, p: int, z: int) -> bool:
    """Whether nothing outside battles harms this Troop (KT-P6)."""
    if bonus(s, p, SHELTERS) or priests.skilled(s, p, z, SHELTERS):
        return True
    return powers.sum_of(s, powers.creatures_in(s, p, z), OF_SHELTER) > 0


def shrink(s: KemetState, p: int, log: Log | None) -> None:
    """Where a Troop is above its limit because Legion has ended, the surplus goes to the supply at once (KT-C5)."""
    for z in board_of(s).zones:
        surplus = s.troop[p * ZONES + z] - limit_in(s, p, z)
        if surplus > 0:
            remove(s, p, z, surplus)
            if log:
                log.add("surplus", "K-C5", p, surplus, z)


def give_fame(s: KemetState, p: int, units: int, battle: bool, rule: str, log: Log | None) -> None:
    """Permanent fame points: Divine or Battle (K-C6)."""
    column = s.battle_fame if battle else s.divine_fame
    column[p] += units
    if log:
        log.add("gained fame", rule, p, units, fame(s, p))

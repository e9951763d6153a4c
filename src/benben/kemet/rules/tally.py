"""What each side of a battle has: strength, damage, defence and unblockable damage, source by source (K-B3, K-B4)."""

from typing import Final

from ...kernel.events import Log
from ...kernel.notation import bits
from ..box.classic_state import ClassicState
from ..box.names import (
    CARD_NAMES,
    CARD_VALUES,
    CREATURE_TILES,
    DIVINE_NAMES,
    KINDS_OF_DIVINE,
    OBJECT_NAMES,
    SKILL_NAMES,
    SOURCES,
    TILE_NAMES,
    ZONES,
)
from ..box.state import KemetState
from . import contest, powers, priests, troops
from .fight import CANCELLED, CARD_OF, VALUES_EACH, ZONE, sides

Part = tuple[int, int, int, str]
"""Source, value, amount and rule."""
STRENGTH_AT: Final = 0
DAMAGE_AT: Final = 1
DEFENCE_AT: Final = 2
UNBLOCKABLE_AT: Final = 3
UNITS_SOURCE: Final = 0
HOME_SOURCE: Final = 1
CARD_SOURCE: Final = 2
DIVINE_SOURCE: Final = CARD_SOURCE + len(CARD_NAMES)
TILE_SOURCE: Final = DIVINE_SOURCE + len(DIVINE_NAMES)
OBJECT_SOURCE: Final = TILE_SOURCE + len(TILE_NAMES)
SKILL_SOURCE: Final = OBJECT_SOURCE + len(OBJECT_NAMES)
ROAD_SOURCE: Final = SKILL_SOURCE + len(SKILL_NAMES)
ALWAYS: Final = (powers.STRENGTH, powers.DAMAGE, powers.DEFENCE, powers.UNBLOCKABLE)
ATTACKING: Final = ((powers.STRENGTH_ATTACKING, STRENGTH_AT),)
DEFENDING: Final = ((powers.STRENGTH_DEFENDING, STRENGTH_AT), (powers.UNBLOCKABLE_DEFENDING, UNBLOCKABLE_AT))
OF_CREATURES: Final = (powers.OF_STRENGTH, powers.OF_DAMAGE, powers.OF_DEFENCE)


def tally(s: KemetState, f: list[int], side: int, log: Log | None) -> list[int]:
    """The values of one side, and in the log where each of them comes from."""
    values = [0] * VALUES_EACH
    for source, stat, amount, rule in parts(s, f, side):
        values[stat] += amount
        if log:
            log.add("counts", rule, sides(f)[side][1], amount, stat, source)
    return values


def parts(s: KemetState, f: list[int], side: int) -> list[Part]:
    """Everything that counts, in the order in which it is told; the frame keeps whether the creature does."""
    p, card = sides(f)[side][1], f[CARD_OF + side]
    found = of_units(s, p, f[ZONE])
    found += [(CARD_SOURCE + card, stat, n, "K-C3") for stat, n in enumerate(CARD_VALUES[card]) if n]
    if contest.masked(s):
        return found
    found += of_home(s, p, f[ZONE])
    edition = s.edition
    for d in edition.in_battle:
        copies = s.planned[p * KINDS_OF_DIVINE + d]
        if copies:
            rule = edition.divine_rule[d]
            found += [
                (DIVINE_SOURCE + d, stat, n * copies, rule) for stat, n in enumerate(edition.divine_values[d]) if n
            ]
    found += of_tiles(s, p, side) + of_path(s, p, side, f[ZONE])
    f[CANCELLED + side] = int(cancelled(s, f, side))
    if not f[CANCELLED + side]:
        found += of_creatures(s, p, f[ZONE])
    return found


def before_cards(s: KemetState, f: list[int], side: int) -> list[Part]:
    """What counts whatever is played, as everybody can see; the frame stays as it is."""
    p, z = sides(f)[side][1], f[ZONE]
    if contest.masked(s):
        return of_units(s, p, z)
    found = of_units(s, p, z) + of_home(s, p, z) + of_tiles(s, p, side) + of_path(s, p, side, z)
    return found if cancelled(s, f, side) else found + of_creatures(s, p, z)


def cancelled(s: KemetState, f: list[int], side: int) -> bool:
    """Whether the enemy's creature makes this one count for nothing (K-T:deep-desert-snake)."""
    return powers.sum_of(s, powers.creatures_in(s, sides(f)[1 - side][1], f[ZONE]), powers.CANCELS) > 0


def of_units(s: KemetState, p: int, z: int) -> list[Part]:
    return [(UNITS_SOURCE, STRENGTH_AT, s.troop[p * ZONES + z], "K-B3")]


def of_home(s: KemetState, p: int, z: int) -> list[Part]:
    home = s.edition.home
    return [(HOME_SOURCE, STRENGTH_AT, home, "K-B3")] if home and troops.builder(s, z) == p else []


def of_tiles(s: KemetState, p: int, side: int) -> list[Part]:
    asked = [(effect, stat) for stat, effect in enumerate(ALWAYS)]
    asked += DEFENDING if side else ATTACKING
    edition = s.edition
    working = powers.working(s, p) if edition.has_path else s.tiles[p]
    return [
        (TILE_SOURCE + t, stat, n, edition.tile_rule[t])
        for effect, stat in asked
        for t, n in edition.by_effect[effect]
        if working >> t & 1
    ]


def of_path(s: KemetState, p: int, side: int, z: int) -> list[Part]:
    """Skills of the Troop's priests, Objects used, temporary tokens from the road (KT-R6, KT-R12, KT-R18)."""
    edition = s.edition
    if not edition.has_path or not isinstance(s, ClassicState):
        return []
    found: list[Part] = []
    asked = [(effect, stat) for stat, effect in enumerate(ALWAYS)]
    for effect, stat in [*asked, *(DEFENDING if side else ATTACKING)] if priests.there(s, p, z) else []:
        found += [
            (SKILL_SOURCE + k, stat, n, edition.skill_rule[k])
            for k, n in edition.skills_by_effect[effect]
            if s.skills[p] >> k & 1
        ]
    for o in contest.used(s, p):
        values = enumerate(edition.object_values[o])
        found += [(OBJECT_SOURCE + o, stat, n, edition.object_rule[o]) for stat, n in values if n]
    return found + [(ROAD_SOURCE, stat, 1, "KT-R6") for stat in bits(contest.road_tokens(s, p))]


def of_creatures(s: KemetState, p: int, z: int) -> list[Part]:
    mask = powers.creatures_in(s, p, z)
    edition = s.edition
    if edition.has_path:
        mask &= ~powers.silenced_creatures(s)
    return [
        (TILE_SOURCE + t, stat, edition.of_creature[c][effect], edition.tile_rule[t])
        for c, t in enumerate(CREATURE_TILES)
        if mask >> c & 1
        for stat, effect in enumerate(OF_CREATURES)
        if edition.of_creature[c][effect]
    ]


assert SOURCES[TILE_SOURCE] == TILE_NAMES[0]

"""Where a Move can lead by land, port and Teleport, over which walls, and to no dead end (K-A6, K-A7, K-M4, K-P5)."""

from typing import Final

from ...kernel.notation import NONE, bits
from ...kernel.steps import PLAYER, STEP, Why
from ..box.board import board_of
from ..box.classic_state import ClassicState
from ..box.frames import STEPS
from ..box.names import DISTRICTS, IN_A_DISTRICT, ON_FOOT, OVER_WALLS, TAKEN, TELEPORTED, UNDER_WAY, ZONES
from ..box.state import KemetState
from . import divine, powers, prayer, priests, troops
from .powers import (
    PASSES_ALL_WALLS,
    PASSES_WALLS,
    TELEPORT_DISCOUNT,
    TELEPORT_FROM_OBELISKS,
    TELEPORTS_FREE,
    TELEPORTS_FROM_OBELISKS,
)

# The frame of a move on its way.
START: Final = 3
HERE: Final = 4
UNITS: Final = 5  # that are moving
CREATURES: Final = 6  # that are moving
SINCE_THE_START: Final = 7  # those of them that were there from the start and all the way
LAND_MOVES: Final = 8  # that are left
MARKS: Final = 9
ARGS: Final = (
    "player:player",
    "start:zone",
    "here:zone",
    "units:number",
    "creatures:creatures",
    "since the start:creatures",
    "land moves:number",
    "marks:move marks",
)


def teleport_cost(s: KemetState, move: list[int], z: int) -> int:
    """The price of teleporting out of zone z, or −1 if that is impossible without a card (K-A7)."""
    if not may_teleport(move):
        return -1
    p = move[PLAYER]
    free = powers.sum_of(s, move[SINCE_THE_START], TELEPORTS_FREE) > 0
    if not (z < DISTRICTS and s.pyramid[z]):
        able = free or powers.bonus(s, p, TELEPORT_FROM_OBELISKS)
        able = able or powers.sum_of(s, move[SINCE_THE_START], TELEPORTS_FROM_OBELISKS)
        if not s.edition.has_obelisk[z] or not able:
            return -1
    return 0 if free else max(0, s.edition.teleport - powers.bonus(s, p, TELEPORT_DISCOUNT))


def walled(s: KemetState, move: list[int], z: int) -> bool:
    """Whether walls keep this move out of district z (K-M4, K-P5, KT-M6)."""
    if z >= DISTRICTS or troops.is_own(s, move[PLAYER], z):
        return False
    if move[MARKS] & IN_A_DISTRICT:
        return True
    if move[MARKS] & OVER_WALLS or powers.sum_of(s, move[SINCE_THE_START], PASSES_WALLS):
        return False
    if s.edition.first_step_over_walls:
        if powers.bonus(s, move[PLAYER], PASSES_ALL_WALLS) or priests.marching(s, move[PLAYER], PASSES_ALL_WALLS):
            return False
        if move[MARKS] & UNDER_WAY:
            return True
    return z not in board_of(s).beside[move[START]]


def ignores_walls(s: KemetState, p: int, marks: int, creatures: int) -> bool:
    """Whether those who move like that with these creatures enter any district (K-P5, KT-M6)."""
    if marks & OVER_WALLS or powers.sum_of(s, creatures, PASSES_WALLS):
        return True
    return powers.bonus(s, p, PASSES_ALL_WALLS) + priests.marching(s, p, PASSES_ALL_WALLS) > 0


def may_enter(s: KemetState, move: list[int], z: int, by_teleport: bool, spent: int) -> bool:
    """Whether the moving Units may enter z when `spent` has been paid for a Teleport, and the move can end well."""
    if troops.enemy_in(s, move[PLAYER], z) == NONE:
        return rests_or_leads_on(s, move, z, by_teleport, spent)
    return may_attack(s, move, z, spent)


def may_attack(s: KemetState, move: list[int], z: int, spent: int) -> bool:
    """Into an enemy's zone only a Troop within the limits, and the fee of a creature there must be paid as well
    (K-P6)."""
    p, creatures = move[PLAYER], move[CREATURES]
    return (
        move[UNITS] <= troops.limit(s, p, priests.along(s))
        and not creatures & creatures - 1
        and prayer.price(s, p, powers.fee_to_enter(s, p, z)) <= s.prayer[p] - spent
    )


def comes_to_rest(s: KemetState, p: int, z: int, units: int, creatures: int) -> bool:
    """Whether so many more Units and these creatures may stay in a zone without enemies (K-C5)."""
    there = powers.creatures_in(s, p, z) | creatures
    among = priests.there(s, p, z) + (priests.along(s) if units else 0) if s.edition.has_path else 0
    most = troops.limit(s, p, among)
    return s.troop[p * ZONES + z] + units <= most and not there & there - 1


def steps_from(s: KemetState, move: list[int]) -> list[int]:
    """Zones one Land move away that this move may enter without ending in a dead end."""
    if not move[LAND_MOVES]:
        return []
    zones = board_of(s).steps[s.city[move[PLAYER]]][move[HERE]]
    return [z for z in zones if not walled(s, move, z) and may_enter(s, move, z, False, 0)]


def teleports_from(s: KemetState, move: list[int], cost: int) -> list[int]:
    p = move[PLAYER]
    spent = prayer.price(s, p, cost)
    if spent > s.prayer[p]:
        return []
    closed = entered(s) | 1 << move[HERE]
    return [z for z in board_of(s).obelisks if not closed >> z & 1 and may_enter(s, move, z, True, spent)]


def marks_in(s: KemetState, move: list[int], z: int, marks: int) -> int:
    """The marks of a move that enters z with these: one foreign district is enough (K-M4); the first step counts
    (KT-M6)."""
    if s.edition.first_step_over_walls:
        marks |= UNDER_WAY
        if s.edition.walls_without_cap:
            return marks
    return marks | IN_A_DISTRICT if z < DISTRICTS and not troops.is_own(s, move[PLAYER], z) else marks


def rests_or_leads_on(s: KemetState, move: list[int], z: int, by_teleport: bool, spent: int) -> bool:
    """A zone without enemies is no dead end if the Troop may stay there, or at least what is too much may go on."""
    p = move[PLAYER]
    if comes_to_rest(s, p, z, move[UNITS], move[CREATURES]):
        return True
    if not s.edition.passing_limits:
        return False
    after = move[:]
    s.prayer[p] -= spent  # looked ahead, and put back below
    s.troop[p * ZONES + move[HERE]] -= move[UNITS]
    s.troop[p * ZONES + z] += move[UNITS]
    carried = [c for c in bits(move[CREATURES]) if s.creature_at[c] == move[HERE]]
    for c in carried:
        s.creature_at[c] = z
    after[HERE] = z
    if by_teleport:
        teleported(after)
    else:
        after[LAND_MOVES] -= 1
    after[MARKS] = marks_in(s, after, z, after[MARKS])
    # What can be done with more Units can be done with as few as must go on, if every creature may have one beside it.
    least = least_to_go(s, after)
    most = min(s.troop[p * ZONES + z], max(least, powers.creatures_in(s, p, z).bit_count()))
    good = any(can_go_on(s, after, units) for units in range(least, most + 1))
    for c in carried:
        s.creature_at[c] = move[HERE]
    s.troop[p * ZONES + z] -= move[UNITS]
    s.troop[p * ZONES + move[HERE]] += move[UNITS]
    s.prayer[p] += spent
    return good


def least_to_go(s: KemetState, move: list[int]) -> int:
    """How many Units must go on from a zone, so that no more stay behind than may."""
    p = move[PLAYER]
    return max(1, s.troop[p * ZONES + move[HERE]] - troops.limit_in(s, p, move[HERE]))


def most_to_stay(s: KemetState, move: list[int]) -> int:
    """How many Units may stay behind, with those priests that do not go along (KT-R15)."""
    p = move[PLAYER]
    return troops.limit(s, p, priests.there(s, p, move[HERE]) - priests.along(s))


def can_go_on(s: KemetState, move: list[int], units: int) -> bool:
    """Whether so many Units can go on from here, with some of the creatures; with all of them if nobody stays, unless
    what stays comes home (KT-K5)."""
    there = powers.creatures_in(s, move[PLAYER], move[HERE])
    if units == s.troop[move[PLAYER] * ZONES + move[HERE]] and not s.edition.comes_home:
        return leads_on(s, move, units, there)
    return some_lead_on(s, move, units, 0, there)


def leads_on(s: KemetState, move: list[int], units: int, along: int) -> bool:
    """Whether so many Units with these creatures can leave this zone: what stays is within the limits, and some zone
    takes the rest. A Transfer card in the mover's hand is a way like any other: to show it is the mover's choice."""
    p, here = move[PLAYER], move[HERE]
    if at_the_end(s, move):
        return False
    total, there = s.troop[p * ZONES + here], powers.creatures_in(s, p, here)
    left = there & ~along
    if total - units > troops.limit_in(s, p, here) or left & left - 1:
        return False
    after = move[:]
    after[UNITS], after[CREATURES] = units, along
    after[SINCE_THE_START] &= along
    if steps_from(s, after):
        return True
    cost = teleport_cost(s, after, here)
    if cost >= 0 and teleports_from(s, after, cost):
        return True
    return can_transfer(s, after) and bool(teleports_from(s, after, s.edition.divine_cost[s.edition.transfer]))


def can_transfer(s: KemetState, move: list[int]) -> bool:
    return may_teleport(move) and divine.held(s, move[PLAYER], s.edition.transfer) > 0


def may_teleport(move: list[int]) -> bool:
    """Whether a Teleport is still open to this Move, by pyramid or card, as everybody can see: one in all (K-A7)."""
    return not move[MARKS] & (TELEPORTED | ON_FOOT)


def teleported(move: list[int]) -> None:
    move[MARKS] |= TELEPORTED


def entered(s: KemetState) -> int:
    """The mask of zones into which this Move may not teleport again (KT-A11)."""
    return s.entered if isinstance(s, ClassicState) else 0


def arrived_by_teleport(s: KemetState, move: list[int], z: int) -> None:
    """One Teleport in a Move (K-A7), or one into each zone (KT-A11)."""
    if isinstance(s, ClassicState):
        s.entered |= 1 << z
    else:
        teleported(move)


def at_the_end(s: KemetState, move: list[int]) -> bool:
    """Whether nothing is left of this Move but to stop, as everybody can see."""
    return not move[LAND_MOVES] and not may_teleport(move)


def some_lead_on(s: KemetState, move: list[int], units: int, along: int, open_still: int) -> bool:
    """Whether some of the creatures not yet decided on could go with these Units so that they can leave."""
    if not open_still:
        return leads_on(s, move, units, along)
    first, rest = open_still & -open_still, open_still & open_still - 1
    return some_lead_on(s, move, units, along, rest) or some_lead_on(s, move, units, along | first, rest)


# Why a way is closed --------------------------------------------------------------------------------------------------


def forbids_step(s: KemetState, move: list[int], z: int) -> Why | None:
    """Why a Land move to z is not among `steps_from`."""
    p, here, layout = move[PLAYER], move[HERE], board_of(s)
    if z == here:
        return "K-A6", "already there"
    if not layout.in_play[z]:
        return "K-M6", "not in play"
    if not move[LAND_MOVES]:
        return "K-A6", "no land moves left"
    if z not in layout.steps[s.city[p]][here]:
        if here in s.edition.ports and z in s.edition.ports:
            return "K-M3", "foreign port"
        return "K-M1", "no border"
    if walled(s, move, z):
        if move[MARKS] & IN_A_DISTRICT:
            return "K-M4", "second district"
        return "K-M4", "wall"
    return forbids_arrival(s, move, z, False, 0)


def forbids_teleport(s: KemetState, move: list[int], z: int, cost: int) -> Why | None:
    """Why z is not among `teleports_from`."""
    if z == move[HERE]:
        return "K-A7", "already there"
    if not board_of(s).in_play[z]:
        return "K-M6", "not in play"
    if not s.edition.has_obelisk[z]:
        return "K-A7", "no obelisk"
    if entered(s) >> z & 1:
        return "KT-A11", "one teleport"
    if not prayer.can_pay(s, move[PLAYER], cost):
        return "K-A7", "too few prayer points"
    return forbids_arrival(s, move, z, True, prayer.price(s, move[PLAYER], cost))


def forbids_arrival(s: KemetState, move: list[int], z: int, by_teleport: bool, spent: int) -> Why | None:
    """Why those on their way may not enter z, or not without ending in a dead end."""
    p = move[PLAYER]
    if troops.enemy_in(s, p, z) == NONE:
        return None if rests_or_leads_on(s, move, z, by_teleport, spent) else ("K-C5", "no room")
    if move[UNITS] > troops.limit(s, p, priests.along(s)):
        return "K-A6", "troop too large"
    if move[CREATURES] & move[CREATURES] - 1:
        return "K-A6", "two creatures"
    return None if may_attack(s, move, z, spent) else ("K-P6", "fee")


def forbids_leaving(s: KemetState, move: list[int]) -> Why | None:
    """Why those on their way may not leave the others behind."""
    p, here = move[PLAYER], move[HERE]
    left = powers.creatures_in(s, p, here) & ~move[CREATURES]
    if s.troop[p * ZONES + here] - move[UNITS] > most_to_stay(s, move):
        return "K-C5", "too many stay"
    if left & left - 1:
        return "K-C5", "two creatures"
    return None


# What joins a Troop on its way ----------------------------------------------------------------------------------------


def under_way(s: KemetState) -> list[int]:
    """The frame of the Move in which a card was played or a creature brought; none: []."""
    for f in s.frames:
        if STEPS[f[STEP]].name == "go on":
            return f
    return []


def reinforce(s: KemetState, zones: list[int]) -> None:
    """Where Units have come to those on their way, their owner may say anew who goes on."""
    move = under_way(s)
    if move and move[HERE] in zones:
        move[MARKS] &= ~TAKEN


def join(s: KemetState, creature: int) -> None:
    """A creature that comes to a Troop on its way goes along if the whole Troop goes (K-A6)."""
    move = under_way(s)
    if move and move[HERE] == s.creature_at[creature]:
        move[MARKS] &= ~TAKEN
        if move[UNITS] == s.troop[move[PLAYER] * ZONES + move[HERE]]:
            move[CREATURES] |= 1 << creature

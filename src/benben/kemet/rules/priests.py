"""Priests on the main board and in the supply, where they are Units (KT-R12 to KT-R15), and what their Skills add.

The columns of Troops and supplies count them like any Unit; how many of those are priests stands beside.
"""

from ..box.classic_state import ClassicState
from ..box.names import ZONES
from ..box.state import KemetState


def there(s: KemetState, p: int, z: int) -> int:
    """How many priests are in a Troop."""
    return s.priest[p * ZONES + z] if isinstance(s, ClassicState) else 0


def along(s: KemetState) -> int:
    """How many priests are among those who move (KT-R15)."""
    return s.along if isinstance(s, ClassicState) else 0


def waiting(s: KemetState, p: int) -> int:
    """How many priests are in the supply."""
    return s.priest_supply[p] if isinstance(s, ClassicState) else 0


def away(s: KemetState, p: int) -> int:
    """How many priests are Units: on the main board or in the supply."""
    if not isinstance(s, ClassicState):
        return 0
    return s.priest_supply[p] + sum(s.priest[p * ZONES : (p + 1) * ZONES])


def take_along(s: KemetState, priests: int) -> None:
    if isinstance(s, ClassicState):
        s.along = priests


def fewest(s: KemetState, p: int, z: int, units: int) -> int:
    """So many Units of a Troop cannot go with fewer priests."""
    return max(0, units - (s.troop[p * ZONES + z] - there(s, p, z)))


def most(s: KemetState, p: int, z: int, units: int) -> int:
    return min(units, there(s, p, z))


def walk(s: KemetState, p: int, z: int, new: int, priests: int) -> None:
    """From one zone to another, with the Units among which they are counted."""
    if priests and isinstance(s, ClassicState):
        s.priest[p * ZONES + z] -= priests
        s.priest[p * ZONES + new] += priests


def fall(s: KemetState, p: int, z: int, left: int) -> None:
    """So many Units are left of a Troop: plain ones go first, and priests to the same supply (KT-R14)."""
    if isinstance(s, ClassicState):
        lost = s.priest[p * ZONES + z] - left
        if lost > 0:
            s.priest[p * ZONES + z] -= lost
            s.priest_supply[p] += lost


def place(s: KemetState, p: int, z: int) -> None:
    """One of the Units placed just now was a priest of the supply."""
    if isinstance(s, ClassicState):
        s.priest[p * ZONES + z] += 1
        s.priest_supply[p] -= 1


# Skills ---------------------------------------------------------------------------------------------------------------


def knows(s: KemetState, p: int, effect: int) -> int:
    """The sum of an effect over a player's Skills, which act where a priest is (KT-R12)."""
    if not isinstance(s, ClassicState):
        return 0
    total = 0
    for k, amount in s.edition.skills_by_effect[effect]:
        if s.skills[p] >> k & 1:
            total += amount
    return total


def skilled(s: KemetState, p: int, z: int, effect: int) -> int:
    """What Skills add to this Troop; two priests double nothing (KT-R12)."""
    return knows(s, p, effect) if there(s, p, z) else 0


def marching(s: KemetState, p: int, effect: int) -> int:
    """What Skills add to those who move."""
    return knows(s, p, effect) if along(s) else 0

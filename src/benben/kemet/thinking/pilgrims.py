"""What the path is worth to a player: priests on their way, Objects and Skills; all in fame, for the judgement."""

from typing import Final

from ...kernel.notation import bits
from ..box.classic_state import ClassicState
from ..box.names import LOCATIONS, OBJECT_NAMES, OBJECTS, SKILL_NAMES, ZONES
from ..box.path import AT_START, board_at
from ..box.state import KemetState
from ..rules import contest, powers, priests
from ..rules.path import DESTINATION, tokens_at

ON_BOARD: Final = [0.1, 0.3, 0.55, 0.65]
"""A priest at a location, by its board: what lies ahead, point of Ta-Seti included."""
AT_THE_END: Final = 0.8  # in Ta-Seti with a point there to take …
WAITING: Final = 0.3  # … or until there is one
OF_OBJECTS: Final = {
    "hare-statue": 0.08,
    "flaming-khopesh": 0.14,
    "leather-shield": 0.1,
    "divine-seal": 0.1,
    "double-edged-dagger": 0.22,
    "mask": 0.12,
}
OF_SKILLS: Final = {
    "slaughter": 0.35,
    "haste": 0.3,
    "charge": 0.4,
    "defensive-position": 0.35,
    "open-gates": 0.2,
    "legion": 0.25,
    "defensive-victory": 0.55,
    "divinity": 0.25,
    "direct-recruitment": 0.35,
    "compensation": 0.25,
    "premonition": 0.4,
    "immunity": 0.15,
    "offering": 0.2,
}
RESTING: Final = 0.4  # of a Skill's worth is left while no priest is on the main board
IN_TROOP: Final = 0.06  # a priest in a Troop, for each Skill that acts there
SEALED: Final = 0.05  # a tile that is silent for a Day
OBJECT_WORTH: Final = [OF_OBJECTS.get(name, 0.0) for name in OBJECT_NAMES]
SKILL_WORTH: Final = [OF_SKILLS.get(name, 0.2) for name in SKILL_NAMES]


def progress(s: KemetState, p: int) -> float:
    """Of priests on the path."""
    if not isinstance(s, ClassicState):
        return 0.0
    total = 0.0
    for at in range(LOCATIONS):
        standing = s.priest_on[p * LOCATIONS + at]
        if standing and at == DESTINATION:
            ready = tokens_at(s, at)
            total += (AT_THE_END if ready else WAITING) + WAITING * (standing - 1)
        elif standing and at != AT_START:
            total += ON_BOARD[board_at(at)] * standing
    return total


def learned(s: KemetState, p: int) -> float:
    """Of Skills, and of tiles that a Seal has silenced."""
    if not isinstance(s, ClassicState):
        return 0.0
    total = sum((SKILL_WORTH[k] for k in bits(s.skills[p])), 0.0)
    troops = sum(1 for n in s.priest[p * ZONES : (p + 1) * ZONES] if n)
    if not troops:
        total *= RESTING
    return total + IN_TROOP * troops * s.skills[p].bit_count() - SEALED * s.silenced[p].bit_count()


def carried(s: KemetState, p: int) -> float:
    """Of Objects."""
    if not isinstance(s, ClassicState):
        return 0.0
    held = enumerate(s.objects[p * OBJECTS : (p + 1) * OBJECTS])
    return sum((OBJECT_WORTH[o] * n for o, n in held if n), 0.0)


def strength(s: KemetState, p: int, z: int, attacking: bool) -> float:
    """What Skills, Objects and tokens of the road add in this battle; damage and defence count half."""
    found = priests.skilled(s, p, z, powers.STRENGTH_ATTACKING if attacking else powers.STRENGTH_DEFENDING)
    found += priests.skilled(s, p, z, powers.SPIES)
    values = [s.edition.object_values[o] for o in contest.used(s, p)]
    values += [[int(stat == token) for stat in range(3)] for token in bits(contest.road_tokens(s, p))]
    # The compiled engine takes the kind of number that a sum begins with for that of all of them.
    return found + sum((value[0] + 0.5 * sum(value[1:]) for value in values), 0.0)


def daggers(s: KemetState, p: int) -> int:
    """How many points more p wins or loses in this battle."""
    return sum(s.edition.object_does[o].get("dagger", 0) for o in contest.used(s, p))

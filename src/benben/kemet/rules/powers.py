"""What tiles and creatures do, by the names of their effects in the data file.

A tile that only adds to a number (strength, moves, prices, points) needs no code: whoever asks for the number sums it
here. The odd effects are asked for by name where they happen. How much of an effect a tile has, the edition says.
"""

from typing import Final

from ...kernel.notation import NONE
from ..box.classic_state import ClassicState
from ..box.names import CREATURE_TILES
from ..box.shapes_path import SKILL_EFFECTS
from ..box.state import KemetState

# Effects of a tile for its owner: where they stand in EFFECTS.
STRENGTH: Final = 0
STRENGTH_ATTACKING: Final = 1
STRENGTH_DEFENDING: Final = 2
DAMAGE: Final = 3
DEFENCE: Final = 4
UNBLOCKABLE: Final = 5
UNBLOCKABLE_DEFENDING: Final = 6
LAND_MOVES: Final = 7
TELEPORT_DISCOUNT: Final = 8
TELEPORT_FROM_OBELISKS: Final = 9
WOUNDS: Final = 10
FAME_AT_ONCE: Final = 11
SILVER_TOKEN: Final = 12
FREE_RECRUITS: Final = 13
PRAYER_UNITS: Final = 14
TROOP_LIMIT: Final = 15
DEFENDER_FAME: Final = 16
SPIES: Final = 17
RECRUITS_FREE: Final = 18
PRAY_BONUS: Final = 19
TILE_DISCOUNT: Final = 20
LEVEL_DISCOUNT: Final = 21
VISION: Final = 22
NIGHT_CARDS: Final = 23
NIGHT_LEVELS: Final = 24
PRAYER_PER_KILL: Final = 25
CARDS_ATTACKING: Final = 26
PAYMENT_DISCOUNT: Final = 27
NIGHT_PRAYER: Final = 28
MERCENARIES: Final = 29
RECRUITS_ANYWHERE: Final = 30
PRAYER_PER_LOSS: Final = 31
PRAYER_ATTACKING: Final = 32
GAIN_BONUS: Final = 33
PASSES_ALL_WALLS: Final = 34
FIRST_STRIKE: Final = 35
NIGHT_UNITS: Final = 36
CHOSEN_OUT_OF: Final = 37
PRAYER_PER_VICTORY: Final = 38
PRAYER_ENTERING: Final = 39
TRAP: Final = 40
GAIN_BONUS_BY_DAY: Final = 41
SHELTERS: Final = 42
NIGHT_PRIEST: Final = 43
RECLAIMS: Final = 44
NIGHT_TEMPLES_FAME: Final = 45
FORESEES: Final = 46
RENEWS: Final = 47
EARLY_PYRAMIDS: Final = 48
# Those that only Skills have stand behind all of them.
CARDS_PER_TWO_KILLS: Final = SKILL_EFFECTS.index("cards_per_two_kills")
LOSSES_RETURN: Final = SKILL_EFFECTS.index("losses_return")
CARDS_PER_CARD: Final = SKILL_EFFECTS.index("cards_per_card")

# Effects of a creature for the Troop it is with: where they stand in CREATURE_EFFECTS.
OF_STRENGTH: Final = 0
OF_DAMAGE: Final = 1
OF_DEFENCE: Final = 2
OF_LAND_MOVES: Final = 3
PASSES_WALLS: Final = 4
CANCELS: Final = 5
FEE: Final = 6
TELEPORTS_FREE: Final = 7
DEVOURS: Final = 8
TELEPORTS_FROM_OBELISKS: Final = 9
OF_SHELTER: Final = 10


def working(s: KemetState, p: int) -> int:
    """A player's tiles without those that a Divine Seal has silenced (KT-O:divine-seal)."""
    owned = s.tiles[p]
    if isinstance(s, ClassicState) and s.silenced[p]:
        return owned & ~s.silenced[p]
    return owned


def bonus(s: KemetState, p: int, effect: int) -> int:
    """The sum of an effect over a player's tiles."""
    edition = s.edition
    owned = s.tiles[p] & edition.having_effect[effect]
    if not owned:  # nearly always, and asked for more often than anything else
        return 0
    if edition.has_path:
        owned &= working(s, p)
    total = 0
    for t, amount in edition.by_effect[effect]:
        if owned >> t & 1:
            total += amount
    return total


def owner_of(s: KemetState, creature: int) -> int:
    """The player whose creature it is, or NONE."""
    t = CREATURE_TILES[creature]
    for p, owned in enumerate(s.tiles):
        if owned >> t & 1:
            return p
    return NONE


def creatures_in(s: KemetState, p: int, z: int) -> int:
    """The mask of a player's creatures in a zone."""
    mask = 0
    edition = s.edition
    owned = s.tiles[p] & edition.any_creature
    if owned:
        at = s.creature_at
        for c in edition.creatures:
            if at[c] == z and owned >> CREATURE_TILES[c] & 1:
                mask |= 1 << c
    return mask


def creatures_of(s: KemetState, p: int) -> list[int]:
    owned = s.tiles[p] & s.edition.any_creature
    return [c for c in s.edition.creatures if owned >> CREATURE_TILES[c] & 1] if owned else []


def sum_of(s: KemetState, mask: int, effect: int) -> int:
    """The sum of an effect over creatures."""
    total = 0
    if mask and s.edition.has_path:
        mask &= ~silenced_creatures(s)
    c = 0
    while mask:
        if mask & 1:
            total += s.edition.of_creature[c][effect]
        mask >>= 1
        c += 1
    return total


def silenced_creatures(s: KemetState) -> int:
    """The mask of creatures whose tile a Divine Seal has silenced: they stand there, and do nothing."""
    if not isinstance(s, ClassicState):
        return 0
    mask = 0
    for tiles in s.silenced:
        if tiles:
            for c in s.edition.creatures:
                if tiles >> CREATURE_TILES[c] & 1:
                    mask |= 1 << c
    return mask


def fee_to_enter(s: KemetState, p: int, z: int) -> int:
    """What the creature of an enemy asks for entering its zone in a Move (K-P6), before discounts."""
    total = 0
    edition = s.edition
    for c in edition.creatures:
        if s.creature_at[c] == z and edition.of_creature[c][FEE] and not s.tiles[p] >> CREATURE_TILES[c] & 1:
            total += sum_of(s, 1 << c, FEE)
    return total


def rule_of(s: KemetState, effect: int) -> str:
    """The rule of the tile that has an effect."""
    return s.edition.effect_rule[effect]

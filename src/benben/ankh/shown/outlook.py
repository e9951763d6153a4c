"""Region by region, what a conflict would find there now: who is present, strength before cards, majorities.

Anybody at the table can count this on the board; nothing in it is a secret.
"""

from ...kernel.notation import NONE
from ..box.board import in_region, present
from ..box.hexmap import HEX_NAMES
from ..box.lands import lands_of
from ..box.names import ALL_SIDES, GODS
from ..box.state import AnkhState
from ..rules import inundation, powers
from ..rules.majority import majorities
from ..rules.strength import of_figure


def outlook(s: AnkhState) -> dict[str, object]:
    """By conflict token: the region's hexes, and for every side with something there what it has."""
    lands = lands_of(s.camels)
    told: dict[str, object] = {}
    for token, at in enumerate(s.token_at):
        if at == NONE:
            continue
        region = lands.region_of[at]
        here = present(s, lands, region)
        won = majorities(s, lands, region)
        sides = {}
        for side in ALL_SIDES:
            if here >> side & 1 or won[side]:
                stand = in_region(s, lands, region, side)
                strength = sum(of_figure(s, lands, side, h) for h in stand)
                if stand:
                    strength += sum(power.region_strength(s, side, region) for power in powers.of(s, side))
                sides[GODS[side]] = {"figures": len(stand), "strength": strength, "majorities": won[side]}
        told[str(token + 1)] = {
            "hexes": [HEX_NAMES[h] for h in lands.fields[region]],
            "sides": sides,
            "battle": here & here - 1 != 0,
            "reward": 1 + inundation.riches(s, region),
        }
    return told

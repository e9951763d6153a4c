"""What a choice brings, in words for a menu: fame and zones, and the battle to which a step leads. Units and Prayer
points are in its note."""

from collections.abc import Mapping
from typing import Any, Final

from ...kernel.notation import player_name
from ...kernel.words import Words
from ..box.names import ZONE_NAMES
from ..box.state import KemetState
from .consequences import Brought
from .speech import zone

TOLD: Final = ("fame", "holds", "loses")


def brings(s: KemetState, w: Words, p: int, ahead: Mapping[str, Any], choice: str) -> str:
    """What others gain does not depend on the choice."""
    found: list[Brought] = ahead.get("brings", {}).get(choice, [])
    own = [one for one in found if one["what"] in TOLD and one.get("player", player_name(p)) == player_name(p)]
    return ", ".join([*(brought(w, one) for one in own), *battle(w, ahead, choice)])


def brought(w: Words, one: Brought) -> str:
    amount = one.get("amount", 0)
    where = zone(w, ZONE_NAMES.index(one["at"])) if "at" in one else ""
    return w(f"brought-{one['what']}", sign="−" if amount < 0 else "+", amount=abs(amount), zone=where)


def battle(w: Words, ahead: Mapping[str, Any], choice: str) -> list[str]:
    """Of a single step."""
    for journey in ahead.get("moves", []):
        for arrival in (*journey["to"], *journey.get("by_card", [])):
            if arrival["choices"] == [choice] and "battle" in arrival:
                own, enemy = arrival["battle"]["strength"]
                return [w("note-battle", player=arrival["battle"]["enemy"], own=own, strength=enemy)]
    return []

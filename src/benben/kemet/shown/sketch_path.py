"""The path in a sketch: sides and tokens of the table, priests, Objects and Skills of a player."""

from collections.abc import Callable
from typing import Any, Final

from ...kernel.errors import BadPosition
from ...kernel.notation import bits
from ...kernel.positions import expect
from ..box.classic_state import ClassicState
from ..box.names import LOCATIONS, OBJECTS, PATH_SPACES, PLAYER_NAMES, SIDE_NAMES, ZONES
from ..box.path import AT_START, FIRST_SKILL
from ..box.state import KemetState
from ..rules import path

OF_THE_TABLE: Final[dict[str, str]] = {
    "path": 'sides of the path, as in ["1A", "2B", "3A", "4B"]; side A if left out',
    "tokens": 'what lies on the path, as in { 1A-1 = ["mask"], ta-seti = ["victory"] }',
}
OF_A_PLAYER: Final[dict[str, str]] = {
    "priests": "of the Units in these zones, as in { NW1 = 1, supply = 1 }; the others are at the start",
    "pilgrims": 'priests on the path, as in ["1A-1", "ta-seti"]',
    "objects": "Objects, as often as there are",
    "skills": "Skills",
    "sealed": "tiles that a Divine Seal has silenced",
    "dagger": "points lost by the Dagger",
}
SUPPLY: Final = "supply"
Term = Callable[[KemetState, str, object, str], int]
"""What a name means in the edition of a position."""


def refused(data: dict[str, Any], keys: dict[str, str], where: str) -> None:
    """Without the module there is nothing of the path (KT-E1)."""
    for key in keys:
        if key in data:
            raise BadPosition(f'{where}{key}: the path is played with modules = ["path"] (KT-E1)')


def read_table(s: KemetState, term: Term, data: dict[str, Any]) -> None:
    """The sides that are up, and what lies on them."""
    if not isinstance(s, ClassicState):
        return
    if not s.edition.has_path:
        refused(data, OF_THE_TABLE, "sketch: ")
        return
    path.lay_out(s)
    s.frames.pop()  # nothing is left to chance here
    sides = expect(data.get("path", list(SIDE_NAMES[::2])), list, "path")
    if len(sides) != len(s.path_side):
        raise BadPosition(f"path: {len(s.path_side)} sides are expected, not {len(sides)}")
    s.path_side = [term(s, "side", side, "path") for side in sides]
    for name, tokens in expect(data.get("tokens", {}), dict, "tokens").items():
        at = term(s, "location", name, "tokens")
        spaces = [i for i, (place, _, _) in enumerate(PATH_SPACES) if place == at]
        for token in expect(tokens, list, f"tokens {name}"):
            number = term(s, "token", token, f"tokens {name}")
            free = [i for i in spaces if s.path_token[i] < 0 and number in s.edition.tokens_for[i]]
            if not free:
                raise BadPosition(f"tokens {name}: there is no space for {token}")
            s.path_token[free[0]] = number
            s.reserve[number] -= 1


def read_player(s: KemetState, term: Term, p: int, table: dict[str, Any]) -> None:
    """Priests, Objects and Skills; Troops are on the board already."""
    name = PLAYER_NAMES[p]
    if not isinstance(s, ClassicState) or not s.edition.has_path:
        refused(table, OF_A_PLAYER, f"{name} ")
        return
    start = p * LOCATIONS + AT_START
    for zone, count in expect(table.get("priests", {}), dict, f"{name} priests").items():
        number = term(s, "number", count, f"{name} priests {zone}")
        s.supply[p] += number  # they are Units beside the others (KT-R13)
        s.priest_on[start] -= number
        if zone == SUPPLY:
            s.priest_supply[p] += number
        else:
            s.priest[p * ZONES + term(s, "zone", zone, f"{name} priests")] += number
    for place in expect(table.get("pilgrims", []), list, f"{name} pilgrims"):
        s.priest_on[p * LOCATIONS + term(s, "location", place, f"{name} pilgrims")] += 1
        s.priest_on[start] -= 1
    if s.priest_on[start] < 0:
        raise BadPosition(f"{name} priests: there are {s.edition.priests} of them (KT-C1)")
    for thing in expect(table.get("objects", []), list, f"{name} objects"):
        number = term(s, "object", thing, f"{name} objects")
        s.objects[p * OBJECTS + number] += 1
        s.reserve[number] -= 1
    s.skills[p] = term(s, "skills", table.get("skills", []), f"{name} skills")
    for k in bits(s.skills[p]):
        s.reserve[FIRST_SKILL + k] -= 1
    s.silenced[p] = term(s, "tiles", table.get("sealed", []), f"{name} sealed")
    s.dagger[p] = term(s, "number", table.get("dagger", 0), f"{name} dagger")


def too_many(s: KemetState) -> bool:
    """Whether more tokens are spoken of than there are."""
    return isinstance(s, ClassicState) and min(s.reserve) < 0

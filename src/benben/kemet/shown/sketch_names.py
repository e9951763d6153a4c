"""What a name in a sketch means, and where it comes from if this game does not have it."""

from functools import cache

from ...kernel.errors import BadPosition, shown
from ...kernel.notation import quoted
from ...kernel.positions import named
from ..box.classic_state import ClassicState
from ..box.edition import BLOOD_AND_SAND, Edition, classic
from ..box.files import BEGINNER, SWITCHES
from ..box.known import kinds_of
from ..box.state import KemetState

known_to = cache(kinds_of)
ADDED = [name for name in SWITCHES if name not in ("long", BEGINNER)]
"""What can stand among modules."""


def term(s: KemetState, kind: str, value: object, where: str) -> int:
    """What a name means in the edition of this position."""
    try:
        return named(known_to(s.edition), kind, value, where)
    except BadPosition as wrong:
        brought = elsewhere(s, kind, value)
        raise BadPosition(str(wrong).partition("; ")[0] + brought if brought else str(wrong)) from None


def elsewhere(s: KemetState, kind: str, value: object) -> str:
    """What would bring the first of these names that this game does not have: a module, or the other edition."""
    here = known_to(s.edition)[kind].index
    names = [name for name in (value if isinstance(value, list) else [value]) if isinstance(name, str)]
    name = next((name for name in names if name not in here), "")

    def has(edition: Edition) -> bool:
        return name in known_to(edition)[kind].index

    if not isinstance(s, ClassicState):
        everything = classic(sum(1 << SWITCHES.index(module) for module in ADDED))
        return "; kemet-classic has it" if has(everything) else ""
    for module in ADDED:
        if has(classic(s.switches & ~(1 << SWITCHES.index(BEGINNER)) | 1 << SWITCHES.index(module))):
            return f"; it comes with modules = [{quoted([module])}] (KT-E1)"
    return "; kemet has it" if has(BLOOD_AND_SAND) else ""


def refuse_promos(s: KemetState, tiles: object, where: str) -> None:
    """A promo that this game is not played with is known, but not here (KT-E2)."""
    left_out = s.edition.promos_left_out
    for name in tiles if isinstance(tiles, list) else []:
        if isinstance(name, str) and name in left_out:
            raise BadPosition(
                f"{where}: {shown(name)} is a promo; it needs modules = [{quoted(left_out[name])}] (KT-E2)"
            )

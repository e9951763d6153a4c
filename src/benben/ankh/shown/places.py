"""How hexes and their sides may be typed: 4,7 or 4 7 for [4,7]; a side between two hexes in either order."""

import re
from typing import Final

HEX: Final = re.compile(r"\[?(\d{1,2}) ?[, ] ?(\d{1,2})\]?")
SIDE: Final = re.compile(rf"{HEX.pattern} ?- ?{HEX.pattern}")


def places(text: str) -> tuple[str, ...]:
    """The names that this may mean; none if it is no place."""
    at, side = HEX.fullmatch(text), SIDE.fullmatch(text)
    if at:
        return ("[{},{}]".format(*map(int, at.groups())),)
    if side:
        a, b, c, d = map(int, side.groups())
        return (f"[{a},{b}]-[{c},{d}]", f"[{c},{d}]-[{a},{b}]")
    return ()


def typed(name: str) -> str:
    """The shortest way to type a place."""
    return name.replace("[", "").replace("]", "")

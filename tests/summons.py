"""The Summon action in a few words."""

from ankh_table import table
from table import Table

ATTUNED = 'powers = ["pyramid attuned"]'
ISIS_HOME = "isis god [7,0]"
BESIDE_HOME = ["[6,0]", "[6,1]", "[7,1]", "[8,0]"]
"""In the far south-west, where no other piece of these tests is near."""


def summoning(pieces: str, top: str = "", gods: str = "isis amun", by: str = "P1", **of_god: str) -> Table:
    return table(gods, pieces, f"action summon of {by}", top, **of_god)


def spots(t: Table, figure: str = "warrior") -> list[str]:
    """Where a figure may appear; it is then on its way."""
    t.do(f"{t.owing[0]}: summon {figure}")
    return [choice.removeprefix("to ") for choice in t.legal()]


def put(t: Table, *places: str, figure: str = "warrior") -> None:
    for place in places:
        t.do(f"{t.owing[0]}: summon {figure}", f"{t.owing[0]}: to {place}")

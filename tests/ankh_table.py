"""Short sketches for the rule tests of Ankh: pieces in one line, on an empty board without camels.

The regions are then the Delta ([2,5], conflict token 1), the West ([7,1], token 2) and the East ([4,7], token 3), which
is resolved last: a position with nobody in the East, situated there, is one at the end of its conflict.
"""

import re
from typing import Any

import pytest
from table import Table

IN_THE_EAST = "battle in the region of [4,7]"


def table(gods: str, pieces: str, situation: str = IN_THE_EAST, top: str = "", **of_god: str) -> Table:
    """`pieces` is "isis god [4,7]; isis warrior [5,7] [4,6]"; `top` are TOML lines, `of_god` the entries of a table."""
    stands = []
    for entry in filter(None, (text.strip() for text in pieces.split(";"))):
        name = entry[: entry.index("[")].strip()
        stands += [f'"{place}" = "{name}"' for place in re.findall(r"\[\d+,\d+\]", entry)]
    lines = [
        f"gods = {gods.split()}",
        f'situation = "{situation}"',
        'board = "empty"',
        "what_if = true",  # a test says what it is about, not how a game comes to it
        *([] if "camels" in top else ["camels = []"]),
        f"pieces = {{ {', '.join(stands)} }}",
        *([top] if top else []),
        *(f"{god} = {{ {entries} }}" for god, entries in of_god.items()),
    ]
    return Table("\n".join(lines))


def scores(t: Table) -> list[float]:
    """What each player has of the win; nothing while the game goes on."""
    outcome = t.rules.outcome(t.state)
    return outcome.score if outcome else []


def case(rule: str, *values: object) -> Any:
    """Values of a parametrised test that prove one rule."""
    return pytest.param(*values, marks=pytest.mark.rule(rule))


def hand(*cards: str) -> str:
    """The entry for a hand of these cards; with one card each nobody is asked."""
    return f"hand = {list(cards)}"


def duel(amun: str = "", ra: str = "", extra: str = "", cards: str = "chariots cycle", top: str = "") -> Table:
    """Amun's God at [4,7] against Ra's at [5,8], with further entries and pieces; by default Amun wins by 3."""
    first, second = (hand(card) for card in cards.split())
    entries = {"amun": ", ".join(filter(None, (first, amun))), "ra": ", ".join(filter(None, (second, ra)))}
    return table("amun ra", f"amun god [4,7]; ra god [5,8]; {extra}", top=top, **entries)

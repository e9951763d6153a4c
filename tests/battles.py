"""Battles for tests in a few words.

`battle("[4,7] isis god; [5,8] ra god")` is a battle in the east, the last region of its conflict, so nothing is
resolved after it. Gods that take no part stand in the west, which is not resolved either.
"""

import json
from typing import Any

import pytest
from table import Table

from benben.kernel import positions
from benben.kernel.errors import BadPosition

LAST_EAST = 'tokens = { 1 = "[4,5]", 2 = "[3,5]", 3 = "[4,6]" }'
LAST_DELTA = 'tokens = { 1 = "[4,5]", 2 = "[4,6]", 3 = "[3,5]" }'


def sketch(situation: str, pieces: str, more: str = "", gods: str = "isis ra", tokens: str = LAST_EAST) -> str:
    """A board without camels; `pieces` as "[4,7] isis god; [5,8] ra god", `more` are further lines of the sketch."""
    placed = [piece.strip().split("]", 1) for piece in pieces.replace("\n", ";").split(";") if piece.strip()]
    lines = [
        f"gods = {gods.split()}",
        f'situation = "{situation}"',
        'board = "empty"',
        "" if "camels = " in more else "camels = []",
        tokens,
        "pieces = {" + ", ".join(f'"{hex_name}]" = "{what.strip()}"' for hex_name, what in placed) + "}",
        "\n".join(line.strip() for line in more.splitlines()),
    ]
    return "\n".join(lines)


def battle(pieces: str, more: str = "", gods: str = "isis ra", holder: str = "P1", at: str = "[4,6]") -> Table:
    """A battle where the hex `at` lies, with the tiebreaker in the hands of `holder`."""
    tokens = LAST_EAST if at == "[4,6]" else LAST_DELTA
    return Table(sketch(f"battle in the region of {at} of {holder}", pieces, more, gods, tokens))


def told(t: Table, *templates: str) -> list[str]:
    """All events so far with these templates, in order: "A-B7 isis gains 1 devotion and stands at 1"."""
    events = [event for event in t.log.events if not templates or event.template in templates]
    return [f"{event.rule} {t.rules.story.line(event)}" for event in events]


def exact(t: Table) -> dict[str, Any]:
    """The position as its exact file says it."""
    data: dict[str, Any] = json.loads(positions.dump(t.rules, t.state))
    return data


def reloaded(t: Table) -> Table:
    """The same table with its position out of the exact file."""
    twin = Table(sketch("turn of P1", "[4,7] isis god; [5,8] ra god"))
    twin.state = positions.read(t.rules, exact(t))
    assert exact(twin) == exact(t)
    return twin


def refused(t: Table, frame: int = -1, column: str = "", **change: object) -> str:
    """Why the exact file is refused once an entry of a frame (or of a column) says something else."""
    data = exact(t)
    where = data["columns"] if column else data["frames"][frame]
    where.update({column: change[column]} if column else {name.replace("_", " "): x for name, x in change.items()})
    with pytest.raises(BadPosition) as wrong:
        positions.read(t.rules, data)
    return str(wrong.value)

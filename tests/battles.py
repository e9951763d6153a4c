"""Battles for tests in a few words, and exact positions that are tampered with.

`battle("isis god [4,7]; ra god [5,8]")` is a battle in the East, the last region of its conflict: nothing is resolved
after it. Gods that take no part stand in the West or the Delta, which are not resolved either.
"""

import json
from typing import Any

import pytest
from ankh_table import table
from table import Table

from benben.kernel import positions
from benben.kernel.errors import BadPosition

DELTA_LAST = 'tokens = { 1 = "[4,5]", 2 = "[4,6]", 3 = "[3,5]" }'


def battle(
    pieces: str, top: str = "", gods: str = "isis ra", holder: str = "P1", at: str = "[4,6]", **of_god: str
) -> Table:
    """A battle where the hex `at` lies, with the tiebreaker in the hands of `holder`."""
    return table(gods, pieces, f"battle in the region of {at} of {holder}", top, **of_god)


def guardians(*names: str) -> str:
    """The line of a sketch for these guardians; the other levels have those that are not in the way."""
    levels = [("satet", "cat mummy"), ("mummy", "apep"), ("scorpion", "androsphinx")]
    return f"guardians = {[next((name for name in names if name in level), level[0]) for level in levels]}"


def told(t: Table, *templates: str) -> list[str]:
    """All events so far with these templates, in order: "A-B7 gained devotion: isis, 1, 1"."""
    events = [event for event in t.log.events if not templates or event.template in templates]
    return [f"{event.rule} {t.rules.story.line(event)}" for event in events]


def exact(t: Table) -> dict[str, Any]:
    """The position as its exact file says it."""
    data: dict[str, Any] = json.loads(positions.dump(t.rules, t.state))
    return data


def loads(t: Table) -> bool:
    """Whether the position comes back from its exact file as it was, with the same question open."""
    again = positions.read(t.rules, exact(t))
    return (again.frames, again.asked, again.menu) == (t.state.frames, t.state.asked, t.state.menu)


def refused(t: Table, change: dict[str, object] | None = None, frame: int = -1, **columns: object) -> str:
    """Why the exact file is refused once these entries of a frame and of columns are changed."""
    data = exact(t)
    data["frames"][frame].update(change or {})
    for name, value in columns.items():
        old = data["columns"][name]
        data["columns"][name] = old | value if isinstance(old, dict) and isinstance(value, dict) else value
    with pytest.raises(BadPosition) as wrong:
        positions.read(t.rules, data)
    return str(wrong.value)


def stacked(t: Table, **frame: object) -> str:
    """Why the exact file is refused with this frame on top."""
    data = exact(t)
    data["frames"].append(frame)
    data["drafts"] = {}
    with pytest.raises(BadPosition) as wrong:
        positions.read(t.rules, data)
    return str(wrong.value)

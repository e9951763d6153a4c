"""The picture of a position for tests: everything in plain text, at most 80 columns wide."""

from typing import Any

from benben.i18n import Words
from benben.kemet.shown.chart import Area
from benben.kernel.contract import Ruleset
from benben.kernel.pictures import plain, two_columns
from benben.terminal.pictures import shown_of

ANKH, KEMET = (Words("en", game) for game in ("ankh", "kemet"))


def picture(rules: Ruleset[Any], s: Any, words: Words | None = None) -> str:
    shown, w = shown_of(rules), words or Words("en", rules.name)
    panels = two_columns(shown.panels(s, w, 38), 40)
    lines = [shown.heading(s, w), *shown.board(s, w), [], *panels, [], *shown.legend(s, w, 78)]
    return "\n".join(plain(line) for line in lines)


def touch(a: Area, b: Area) -> bool:
    """Whether two areas have a side in common, more than a corner."""
    _, left, right, first, last = a
    _, other_left, other_right, other_first, other_last = b
    beside = left == other_right and first <= other_last and other_first <= last
    above = last + 1 == other_first and left < other_right and other_left < right
    return beside or above

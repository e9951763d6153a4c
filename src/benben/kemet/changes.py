"""The versions of these rules, in order: a rule that is played otherwise makes a new one, which is one line here.

Golden games keep whoever changes a rule from forgetting it (`tools/regold.py`). Tables and records name the version
with which they were played.
"""

from typing import Final

from ..kernel.contract import Change

CHANGES: Final[tuple[Change, ...]] = (
    # the rule IDs that are played otherwise, and how
    Change((), "the first version"),
    Change(
        ("K-D4", "K-D5", "K-A6"),
        "Day cards and creatures come at any moment of one's own turn outside battles; a Transfer in hand is a way on",
    ),
)

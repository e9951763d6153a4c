"""The versions of these rules, in order: a rule that is played otherwise makes a new one, which is one line here.

Golden games keep whoever changes a rule from forgetting it (`tools/regold.py`). Tables and records name the version
with which they were played.
"""

from typing import Final

from ..kernel.contract import Change

CHANGES: Final[tuple[Change, ...]] = (
    # the rule IDs that are played otherwise, and how
    Change((), "the first version"),
)

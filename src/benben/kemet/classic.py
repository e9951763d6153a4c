"""The ruleset of classic Kemet, beside Blood and Sand's; docs/classic.md says how much of its rules there is."""

from collections.abc import Mapping
from typing import ClassVar, Final

from ..kernel.contract import Change
from ..kernel.errors import BadOptions, shown
from ..kernel.notation import suggestion
from .box.classic_columns import COLUMNS
from .box.classic_state import ClassicState
from .box.edition import CLASSIC
from .box.files import SWITCHES
from .box.known import choices_of, kinds_of
from .box.state import KemetState
from .rules.options import read_options
from .ruleset import Kemet
from .shown.sketch_keys import KEYS
from .shown.story import TEMPLATES

LENGTHS: Final = ("short", "long", "beginner")
"""Beginners play a short game of their own (KT-E4)."""


class Classic(Kemet):
    """Kemet of 2012."""

    name = "kemet-classic"
    changes = (Change((), "the first version"),)
    kinds = kinds_of(CLASSIC)
    columns = COLUMNS
    choices = choices_of(kinds)
    rule_ids = CLASSIC.rules
    fingerprint = CLASSIC.fingerprint
    sketch_keys: ClassVar = KEYS | {
        "the table": KEYS["the table"] | {"length": '"short", "long" or "beginner"'},
        "situations": KEYS["situations"] | {"dusk": "the Day ends"},
    }

    def options(self, given: dict[str, object]) -> dict[str, object]:
        rest = {key: value for key, value in given.items() if key != "length"}
        length = given.get("length", LENGTHS[0])
        if length not in LENGTHS:
            raise BadOptions(f"length: unknown length {shown(length)}{suggestion(length, LENGTHS)}")
        return {**read_options(rest), "length": length}

    def about(self) -> Mapping[str, object]:
        """No page draws this edition yet."""
        return {}

    def blank(self, options: dict[str, object]) -> KemetState:
        s = ClassicState(int(str(options["players"])))
        s.switches = sum(1 << i for i, switch in enumerate(SWITCHES) if switch == options["length"])
        s.bind()
        return s

    def start(self, s: KemetState, options: dict[str, object]) -> None:
        """All colours are in play (KT-S1)."""
        s.colours = sum(1 << colour for colour in s.edition.colours)
        super().start(s, options)


CLASSIC_RULES = Classic(TEMPLATES)

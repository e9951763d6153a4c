"""The ruleset of classic Kemet, beside Blood and Sand's; docs/classic.md says how much of its rules there is."""

from collections.abc import Collection, Mapping
from typing import ClassVar, Final

from ..kernel.contract import Change
from ..kernel.errors import BadOptions, shown
from ..kernel.notation import suggestion
from .box.classic_columns import COLUMNS
from .box.classic_state import ClassicState
from .box.edition import CLASSIC, classic
from .box.files import BEGINNER, SWITCHES
from .box.known import choices_of, kinds_of
from .box.shapes_classic import MODULES as OF_TA_SETI
from .box.shapes_classic import PLAYABLE
from .box.state import KemetState
from .rules import path
from .rules.options import read_options
from .ruleset import Kemet
from .shown.about import Offer, about
from .shown.rulebook import DIFFERS
from .shown.sketch_keys import KEYS, OF_ONE
from .shown.sketch_path import OF_A_PLAYER, OF_THE_TABLE
from .shown.story import TEMPLATES

MODULES: Final = tuple(name for name in PLAYABLE if name in OF_TA_SETI)
"""Those of Ta-Seti that can be played so far (KT-E1)."""
ADDED: Final = (*MODULES, "promos")
"""What can be added to the box: the promos are no part of Ta-Seti, and come only if asked for (KT-E2)."""
LENGTHS: Final = ("short", "long", "beginner")
"""Beginners play a short game of their own (KT-E4)."""


def switched(on: Collection[object]) -> int:
    """The mask of these switches."""
    return sum(1 << i for i, name in enumerate(SWITCHES) if name in on)


KINDS: Final = kinds_of(classic(switched(ADDED)))  # with whatever a game can be played with
CHOICES: Final = choices_of(KINDS)


class Classic(Kemet):
    """Kemet of 2012."""

    name = "kemet-classic"
    changes: tuple[Change, ...] = (Change((), "the first version"),)
    kinds = KINDS
    columns = COLUMNS
    choices = CHOICES
    rule_ids = CLASSIC.rules
    fingerprint = CLASSIC.fingerprint
    sketch_keys: ClassVar = KEYS | {
        "the table": KEYS["the table"]
        | {"length": '"short", "long" or "beginner"', "modules": 'of Ta-Seti, and "promos", as in ["black"]'}
        | OF_THE_TABLE,
        OF_ONE: KEYS[OF_ONE] | {"dawn_tokens": "Dawn tokens"} | OF_A_PLAYER,
        "situations": KEYS["situations"]
        | {"dusk": "the Day ends", "dawn": "cards are played for the turn order, from round 2 on"},
    }

    def options(self, given: dict[str, object]) -> dict[str, object]:
        rest = {key: value for key, value in given.items() if key not in ("length", "modules")}
        length, modules = given.get("length", LENGTHS[0]), given.get("modules", [])
        if length not in LENGTHS:
            raise BadOptions(f"length: unknown length {shown(length)}{suggestion(length, LENGTHS)}")
        if modules == "all":
            modules = list(MODULES)
        if not isinstance(modules, list):
            raise BadOptions(f"modules: a list of modules is expected, not {shown(modules)}")
        for module in modules:
            if module not in ADDED:
                raise BadOptions(f"modules: unknown module {shown(module)}{suggestion(module, ADDED)}")
        if modules and length == BEGINNER:
            raise BadOptions("modules: beginners play without them (KT-E4)")
        return {**read_options(rest), "length": length, "modules": [name for name in ADDED if name in modules]}

    def about(self) -> Mapping[str, object]:
        """With everything that can be played with, and what of it each module brings."""
        return about(
            Offer(
                self.name,
                classic(switched(MODULES)),
                {module: classic(switched(set(MODULES) - {module})) for module in MODULES},
                [
                    {"name": name, "victory": classic(switched([name])).victory, "modules": name != BEGINNER}
                    for name in LENGTHS
                ],
                self.options({}),
                DIFFERS,
            )
        )

    def blank(self, options: dict[str, object]) -> KemetState:
        s = ClassicState(int(str(options["players"])))
        modules = options["modules"]
        assert isinstance(modules, list)
        s.switches = switched([options["length"], *modules])
        s.bind()
        s.hand = [s.edition.plain_cards] * s.players  # with the module cards there are more
        s.deck = s.edition.divine_copies[:]
        return s

    def start(self, s: KemetState, options: dict[str, object]) -> None:
        """All colours are in play (KT-S1)."""
        s.colours = sum(1 << colour for colour in s.edition.colours)
        super().start(s, options)
        if s.edition.has_path:
            path.lay_out(s)


CLASSIC_RULES = Classic(TEMPLATES)

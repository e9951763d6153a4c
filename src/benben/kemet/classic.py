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
from .box.names import SKILL_NAMES
from .box.shapes_classic import MODULES as MODULES
from .box.state import KemetState
from .rules import path
from .rules.options import read_options
from .ruleset import Kemet
from .shown.about import Offer, about
from .shown.rulebook import DIFFERS
from .shown.sketch_keys import CLASSIC_KEYS
from .shown.story import TEMPLATES

EXTRAS: Final = ("promos",)
"""No part of Ta-Seti: they come only if asked for (KT-E2)."""
ADDED: Final = (*MODULES, *EXTRAS)
"""What can be added to the box."""
ALL: Final = "all"
"""Stands for all modules of Ta-Seti, without the promos."""
LENGTHS: Final = ("short", "long", "beginner")
"""Beginners play a short game of their own (KT-E4)."""


def switched(on: Collection[object]) -> int:
    """The mask of these switches."""
    return sum(1 << i for i, name in enumerate(SWITCHES) if name in on)


WITH_ALL: Final = classic(switched(ADDED))
PROMO_SKILLS: Final = [SKILL_NAMES[k] for k in WITH_ALL.skills if k not in classic(switched(MODULES)).skills]
PROMOS: Final = (*CLASSIC.promos_left_out, *PROMO_SKILLS)
"""Tiles and Skills that come with the promos alone, by name."""
KINDS: Final = kinds_of(WITH_ALL)  # with whatever a game can be played with
CHOICES: Final = choices_of(KINDS)


class Classic(Kemet):
    """Kemet of 2012."""

    name = "kemet-classic"
    learned = False  # that was Blood and Sand
    changes: tuple[Change, ...] = (Change((), "the first version"),)
    kinds = KINDS
    columns = COLUMNS
    choices = CHOICES
    rule_ids = CLASSIC.rules
    fingerprint = CLASSIC.fingerprint
    sketch_keys: ClassVar = CLASSIC_KEYS
    promos_by_default: ClassVar[bool] = CLASSIC.promos_by_default

    def options(self, given: dict[str, object]) -> dict[str, object]:
        options = read_options(given, self.name, ("length", "modules"))
        length = options.pop("length", LENGTHS[0])  # it and the modules come last in a record
        usual = list(EXTRAS) if self.promos_by_default and length != BEGINNER else []
        modules = options.pop("modules", usual)
        if length not in LENGTHS:
            raise BadOptions(f"length: unknown length {shown(length)}{suggestion(length, LENGTHS)}")
        if modules == ALL:
            modules = [ALL]
        if not isinstance(modules, list):
            raise BadOptions(f'modules: a list is expected, as ["black", "dawn"], or "all", not {shown(modules)}')
        for module in modules:
            if module in PROMOS:
                raise BadOptions(f'modules: {shown(module)} is a promo; promos are asked for with "promos" (KT-E2)')
            if module not in ADDED and module != ALL:
                raise BadOptions(f"modules: unknown module {shown(module)}{suggestion(module, (*ADDED, ALL))}")
        if modules and length == BEGINNER:
            raise BadOptions("modules: beginners play without them (KT-E4)")
        asked = [*modules, *(MODULES if ALL in modules else ())]
        return {**options, "length": length, "modules": [name for name in ADDED if name in asked]}

    def about(self) -> Mapping[str, object]:
        """With everything that can be played with, and what of it each module brings."""
        return about(
            Offer(
                self.name,
                WITH_ALL,
                {name: classic(switched(set(ADDED) - {name})) for name in ADDED},
                EXTRAS,
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

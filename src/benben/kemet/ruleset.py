"""The ruleset: Kemet as the kernel knows it."""

import random
from collections.abc import Mapping
from typing import Final

from ..kernel.contract import Ruleset
from ..kernel.errors import BadPosition
from ..kernel.events import Log
from . import guessing
from .box import frames
from .box.columns import COLUMNS
from .box.edition import BLOOD_AND_SAND
from .box.known import choices_of, kinds_of
from .box.names import REASONS
from .box.state import KemetState
from .changes import CHANGES
from .conservation import check, check_players
from .rules import card_acts, dawn, day, dusk, night, order
from .rules.options import RANDOM, read_options
from .rules.setup import SETUP
from .shown.about import about
from .shown.ahead import Ahead, ahead, held
from .shown.consequences import Brought, brought
from .shown.glance import Glance, first_pyramids, glance
from .shown.outlook import Outlook, outlook
from .shown.scene import Scene, scene
from .shown.sketch import read_sketch, situate
from .shown.sketch_keys import KEYS
from .shown.story import KEY_MOMENTS, TEMPLATES
from .thinking.chances import chance
from .thinking.judgement import explain, judge
from .thinking.learned import LEARNED

FOUND_BY_NAME = (night, order, dawn, day, dusk, card_acts)
"""Imported for the steps they add: parts of a round, and what cards do."""
KINDS: Final = kinds_of(BLOOD_AND_SAND)
CHOICES: Final = choices_of(KINDS)


class Kemet(Ruleset[KemetState]):
    """Kemet: Blood and Sand."""

    name = "kemet"
    learned = True
    changes = CHANGES
    kinds = KINDS
    columns = COLUMNS
    choices = CHOICES
    steps = frames.STEPS
    reasons = REASONS
    rule_ids = BLOOD_AND_SAND.rules
    key_moments = KEY_MOMENTS
    sketch_keys = KEYS
    fingerprint = BLOOD_AND_SAND.fingerprint

    def options(self, given: dict[str, object]) -> dict[str, object]:
        return read_options(given, self.name)

    def blank(self, options: dict[str, object]) -> KemetState:
        return KemetState(int(str(options["players"])))

    def start(self, s: KemetState, options: dict[str, object]) -> None:
        s.last_round = int(str(options["max_rounds"]))
        s.frames.append([SETUP, s.edition.first_stage, 0, int(options["cities"] == RANDOM)])

    def fill(self, s: KemetState, viewer: int, rng: random.Random) -> None:
        guessing.fill(s, viewer, rng)

    def check(self, s: KemetState) -> list[str]:
        return check(s)

    def judge(self, s: KemetState, player: int) -> float:
        return judge(s, player)

    def chance(self, s: KemetState, player: int) -> float:
        return chance(s, player)

    def prospect(self, s: KemetState, player: int) -> float:
        return LEARNED.prospect(s, player) if self.learned else super().prospect(s, player)

    def explain(self, s: KemetState, player: int) -> dict[str, float]:
        return explain(s, player)

    def about(self) -> Mapping[str, object]:
        return about()

    def outlook(self, s: KemetState) -> Outlook:
        return outlook(s)

    def scene(self, s: KemetState) -> Scene | None:
        return scene(s)

    def ahead(self, s: KemetState, p: int, choices: list[int]) -> Ahead:
        return ahead(self, s, p) if choices == self.legal(s, p) else held(s, p)

    def brought(self, before: KemetState, after: KemetState, log: Log, p: int) -> list[Brought]:
        return brought(before, after, log, p)

    def glance(self, s: KemetState) -> Glance:
        return glance(s)

    def opening(self, s: KemetState) -> list[str]:
        return first_pyramids(s)

    def sketch(self, data: dict[str, object], log: Log | None = None) -> KemetState:
        s = read_sketch(self, data)
        wrong = check_players(s)
        if not wrong:
            situate(self, s, data, log)
            wrong = check(s)  # only now: two Troops may stand together where they fight
        if wrong:
            raise BadPosition(f"sketch: {wrong[0]}")
        self.settle(s, log)
        return s


RULES = Kemet(TEMPLATES)

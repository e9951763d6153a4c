"""The ruleset: Ankh as the kernel knows it."""

from ..kernel.contract import Ruleset
from ..kernel.errors import BadData, BadPosition
from ..kernel.events import Log
from ..kernel.notation import Terms
from .box import contents, frames
from .box.columns import COLUMNS
from .box.names import CHOICES, GODS, GUARDIAN, GUARDIAN_NAMES, KINDS, PLAYER_NAMES, POWER_NAMES, REASONS
from .box.state import AnkhState
from .changes import CHANGES
from .conservation import check, check_conflict
from .course import check_course, check_written
from .rules import ankh_powers, gods, guardian, guardians, powers
from .rules.options import RANDOM, read_options
from .rules.scenario import SCENARIO_NAMES, check_layouts
from .rules.setup import SETUP
from .shown.about import About, about
from .shown.ahead import Ahead, ahead
from .shown.consequences import Brought, brought
from .shown.glance import Glance, glance
from .shown.outlook import Outlook, outlook
from .shown.scene import Scene, scene
from .shown.sketch import as_written, read_sketch, situate
from .shown.sketch_keys import KEYS
from .shown.story import KEY_MOMENTS, TEMPLATES
from .thinking.chances import chance
from .thinking.judgement import explain, judge
from .thinking.learned import LEARNED

POWERS_AND_GUARDIANS = (ankh_powers, gods, guardians)
"""Imported for what they add to the tables of powers, guardians and steps."""


def check_box() -> None:
    """Whatever power or guardian the box holds has rules, and from every layout a game can begin."""
    check_layouts()
    known = [("powers.levels", name, i in powers.IN_FORCE) for i, name in enumerate(POWER_NAMES)]
    known += [("guardians", name, GUARDIAN + g in guardian.GUARDIANS) for g, name in enumerate(GUARDIAN_NAMES)]
    for key, name, has_rules in known:
        if not has_rules:
            raise BadData(f"{contents.GAME_FILE.name}: {key}: there are no rules for {name!r}")


check_box()


class Ankh(Ruleset[AnkhState]):
    """Ankh: Gods of Egypt."""

    name = "ankh"
    learned = True
    changes = CHANGES
    kinds = KINDS | {"scenario": Terms("scenario", SCENARIO_NAMES)}
    columns = COLUMNS
    choices = CHOICES
    steps = frames.STEPS
    reasons = REASONS
    key_moments = KEY_MOMENTS
    sketch_keys = KEYS
    fingerprint = contents.FINGERPRINT

    def options(self, given: dict[str, object]) -> dict[str, object]:
        return read_options(given)

    def blank(self, options: dict[str, object]) -> AnkhState:
        return AnkhState(int(str(options["players"])))

    def start(self, s: AnkhState, options: dict[str, object]) -> None:
        s.scenario = SCENARIO_NAMES.index(str(options["scenario"]))
        names, guardian_names = options["gods"], options["guardians"]
        if isinstance(names, list):
            s.side_of = [GODS.index(name) for name in names]
        if isinstance(guardian_names, list):
            s.lineup = [GUARDIAN_NAMES.index(name) for name in guardian_names]
        if options["first"] != RANDOM:
            s.first = PLAYER_NAMES.index(str(options["first"]))
        s.frames.append([SETUP, 0])

    def check(self, s: AnkhState) -> list[str]:
        return check(s) or check_conflict(s) or check_course(s)

    def judge(self, s: AnkhState, player: int) -> float:
        return judge(s, player)

    def chance(self, s: AnkhState, player: int) -> float:
        return chance(s, player)

    def prospect(self, s: AnkhState, player: int) -> float:
        return LEARNED.prospect(s, player)

    def explain(self, s: AnkhState, player: int) -> dict[str, float]:
        return explain(s, player)

    def about(self) -> About:
        return about()

    def outlook(self, s: AnkhState) -> Outlook:
        return outlook(s)

    def scene(self, s: AnkhState) -> Scene | None:
        return scene(s)

    def ahead(self, s: AnkhState, p: int, choices: list[int]) -> Ahead:
        return ahead(self, s, p, choices)

    def brought(self, before: AnkhState, after: AnkhState, log: Log, p: int) -> list[Brought]:
        return brought(before, after, log, p)

    def glance(self, s: AnkhState) -> Glance:
        return glance(s)

    def opening(self, s: AnkhState) -> list[str]:
        """The gods."""
        return glance(s)["sides"]

    def sketch(self, data: dict[str, object], log: Log | None = None) -> AnkhState:
        s = read_sketch(data)
        wrong = check(s)
        if wrong:
            raise BadPosition(f"sketch: {as_written(wrong[0])}")
        situate(s, data, log)
        wrong = check_conflict(s) or ([] if data.get("what_if") is True else check_written(s))
        if wrong:
            raise BadPosition(f"sketch: {as_written(wrong[0])}")
        self.settle(s, log)
        return s


RULES = Ankh(TEMPLATES)

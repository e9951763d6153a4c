"""The ruleset: every step in its place, options, and the conservation laws of the box."""


from ..kernel.contract import Ruleset
from ..kernel.errors import BadOptions
from ..kernel.notation import Terms, suggestion
from . import ankh_powers, box, frames, gods, guardians
from .names import CHOICES, GODS, GUARDIAN_NAMES, KINDS, PLAYER_NAMES, REASONS
from .scenario import SCENARIO_NAMES
from .setup import SETUP, level_of
from .state import COLUMNS, AnkhState
from .story import TEMPLATES

POWERS_AND_GUARDIANS = (ankh_powers, gods, guardians)
"""Imported for what they add to the tables of powers, guardians and steps."""
RANDOM = "random"


class Ankh(Ruleset[AnkhState]):
    """Ankh: Gods of Egypt."""

    name = "ankh"
    kinds = KINDS | {"scenario": Terms("scenario", SCENARIO_NAMES)}
    columns = COLUMNS
    choices = CHOICES
    steps = frames.STEPS
    reasons = REASONS
    fingerprint = box.FINGERPRINT

    def options(self, given: dict[str, object]) -> dict[str, object]:
        """players, scenario, gods (one name per player), guardians (one per level), first: "random" or named."""
        return read_options(given)

    def blank(self, options: dict[str, object]) -> AnkhState:
        return AnkhState(int(str(options["players"])))

    def start(self, s: AnkhState, options: dict[str, object]) -> None:
        s.scenario = SCENARIO_NAMES.index(str(options["scenario"]))
        gods, guardians = options["gods"], options["guardians"]
        if isinstance(gods, list):
            s.side_of = [GODS.index(name) for name in gods]
        if isinstance(guardians, list):
            s.lineup = [GUARDIAN_NAMES.index(name) for name in guardians]
        if options["first"] != RANDOM:
            s.first = PLAYER_NAMES.index(str(options["first"]))
        s.frames.append([SETUP, 0])


DEFAULTS: dict[str, object] = {
    "players": 2,
    "scenario": "middle_kingdom",
    "gods": RANDOM,
    "guardians": RANDOM,
    "first": RANDOM,
}
MOST_PLAYERS = 5


def read_options(given: dict[str, object]) -> dict[str, object]:
    for key in given:
        if key not in DEFAULTS:
            raise BadOptions(f"ankh has no option {key!r}{suggestion(key, tuple(DEFAULTS))}")
    options = DEFAULTS | given
    players, scenario = options["players"], options["scenario"]
    if not isinstance(players, int) or isinstance(players, bool) or not 2 <= players <= MOST_PLAYERS:
        raise BadOptions(f"ankh is for 2 to {MOST_PLAYERS} players, not {players}")
    if scenario not in SCENARIO_NAMES:
        raise BadOptions(f"there is no scenario {scenario!r}{suggestion(str(scenario), SCENARIO_NAMES)}")
    if str(players) not in box.SCENARIOS[str(scenario)]:
        raise BadOptions(f"scenario {scenario} is not made for {players} players")
    names = options["gods"]
    if names != RANDOM:
        check_names("gods", names, GODS, players)
    guardians = options["guardians"]
    if guardians != RANDOM:
        check_names("guardians", guardians, GUARDIAN_NAMES, 3)
        levels = [level_of(GUARDIAN_NAMES.index(name)) for name in guardians] if isinstance(guardians, list) else []
        if levels != [0, 1, 2]:
            raise BadOptions("guardians: one of each level is needed, level 1 first")
    first = options["first"]
    if first != RANDOM and first not in PLAYER_NAMES[:players]:
        raise BadOptions(f'first: "random" or a player from P1 to P{players} is expected, not {first!r}')
    return options


def check_names(what: str, names: object, known: tuple[str, ...], count: int) -> None:
    if not isinstance(names, list) or len(names) != count:
        raise BadOptions(f'{what}: "random" or a list of {count} names is expected, not {names!r}')
    for name in names:
        if name not in known:
            raise BadOptions(f"{what}: unknown name {name!r}{suggestion(str(name), known)}")
    if len(set(names)) != count:
        raise BadOptions(f"{what}: each may be taken once")


RULES = Ankh(TEMPLATES)

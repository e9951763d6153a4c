"""The options of a game, checked."""

from typing import Final

from ...kernel.errors import BadOptions, shown
from ...kernel.notation import suggestion
from ..box import contents
from ..box.contents import MOST_PLAYERS
from ..box.names import GODS, GUARDIAN_NAMES, PLAYER_NAMES
from .scenario import SCENARIO_NAMES
from .setup import level_of

RANDOM: Final = "random"
DEFAULTS: dict[str, object] = {
    "players": 2,
    "scenario": "middle_kingdom",
    "gods": RANDOM,
    "guardians": RANDOM,
    "first": RANDOM,
}


def read_options(given: dict[str, object]) -> dict[str, object]:
    for key in given:
        if key not in DEFAULTS:
            raise BadOptions(f"ankh has no option {shown(key)}{suggestion(key, tuple(DEFAULTS))}")
    options = DEFAULTS | given
    players, scenario = options["players"], options["scenario"]
    if not isinstance(players, int) or not 2 <= players <= MOST_PLAYERS:
        raise BadOptions(f"ankh is for 2 to {MOST_PLAYERS} players, not {shown(players)}")
    if scenario not in SCENARIO_NAMES:
        raise BadOptions(f"there is no scenario {shown(scenario)}{suggestion(scenario, SCENARIO_NAMES)}")
    layouts = contents.SCENARIOS[str(scenario)]
    if str(players) not in layouts:
        fitting = [str(n) for n in range(2, MOST_PLAYERS + 1) if str(n) in layouts]
        raise BadOptions(f"scenario {scenario} is made for {' or '.join(fitting)} players, not {players}")
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
        raise BadOptions(f'first: "random" or a player from P1 to P{players} is expected, not {shown(first)}')
    return options


def check_names(what: str, names: object, known: tuple[str, ...], count: int) -> None:
    if not isinstance(names, list) or len(names) != count:
        raise BadOptions(f'{what}: "random" or a list of {count} names is expected, not {shown(names)}')
    for name in names:
        if name not in known:
            raise BadOptions(f"{what}: unknown name {shown(name)}{suggestion(name, known)}")
    if len(set(names)) != count:
        raise BadOptions(f"{what}: each may be taken once")

"""The options of a game, checked."""

from typing import Final

from ...kernel.errors import BadOptions, shown
from ...kernel.notation import suggestion
from ..box.edition import BLOOD_AND_SAND

RANDOM: Final = "random"
CHOOSE: Final = "choose"
DEFAULTS: Final[dict[str, object]] = {"players": 2, "cities": CHOOSE, "max_rounds": 0}
MOST_ROUNDS: Final = 999


def read_options(given: dict[str, object], game: str, further: tuple[str, ...] = ()) -> dict[str, object]:
    """`further` are options that only this game has; whoever has them reads them."""
    for key in given:
        if key not in DEFAULTS and key not in further:
            raise BadOptions(f"{game} has no option {shown(key)}{suggestion(key, (*DEFAULTS, *further))}")
    options = DEFAULTS | given
    counts = BLOOD_AND_SAND.counts
    players, rounds = options["players"], options["max_rounds"]
    if not isinstance(players, int) or isinstance(players, bool) or players not in counts:
        raise BadOptions(f"{game} is for {counts[0]} to {counts[-1]} players, not {shown(players)}")
    if options["cities"] not in (CHOOSE, RANDOM):
        raise BadOptions(f'cities: "{CHOOSE}" or "{RANDOM}" is expected, not {shown(options["cities"])}')
    if not isinstance(rounds, int) or isinstance(rounds, bool) or not 0 <= rounds <= MOST_ROUNDS:
        raise BadOptions(f"max_rounds: a number from 0 (none) to {MOST_ROUNDS} is expected, not {shown(rounds)}")
    return options

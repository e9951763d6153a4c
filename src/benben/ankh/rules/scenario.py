"""Rules that a scenario changes (A-S3, A-SC2): read from its data file, asked for by the chapters they belong to."""

from typing import Final

from ..box.contents import EVENT_TRACK, SCENARIOS
from ..box.state import AnkhState

SCENARIO_NAMES: Final = tuple(SCENARIOS)
EVENT_TRACKS: Final[list[list[str]]] = [
    [scenario.get("events", {}).get(event, event) for event in EVENT_TRACK] for scenario in SCENARIOS.values()
]
WINNERS_DIE: Final[list[bool]] = [scenario.get("dying", "losers") == "winners" for scenario in SCENARIOS.values()]


def winners_die(s: AnkhState) -> bool:
    """Whether it is the winner's figures that die in battles and dominions."""
    return WINNERS_DIE[s.scenario]


def event_name(s: AnkhState) -> str:
    """The event on which the event marker stands."""
    return EVENT_TRACKS[s.scenario][s.event - 1]

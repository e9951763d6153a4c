"""Rules that a scenario changes (A-S3, A-SC2): read from its data file, asked for by the chapters they belong to."""

from typing import Any, Final

from ...kernel.errors import BadData
from ..box.contents import EVENT_TRACK, GAME, MONUMENTS, MOST_PLAYERS, SCENARIOS, WARRIORS
from ..box.hexmap import EDGE_NAMES, HEX_NAMES, LAND
from ..box.lands import lands_of
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


def check_layout(layout: dict[str, Any], players: int, where: str) -> None:
    """A layout from which a game can begin: a token in each region, a God for each player, no more than is there."""
    lands = lands_of(sum(1 << EDGE_NAMES.index(side) for side in layout["camels"]))
    tokens: dict[str, str] = layout["tokens"]
    marked = [lands.region_of[HEX_NAMES.index(at)] for at in tokens.values()]
    for region in range(len(lands.regions)):
        if marked.count(region) != 1:
            name = HEX_NAMES[lands.first_hex(region)]
            raise BadData(f"{where}.tokens: each region needs one; that of {name} has {marked.count(region)}")
    expected = [str(n + 1) for n in range(len(tokens))]
    if sorted(tokens) != expected:
        raise BadData(f"{where}.tokens: {', '.join(expected)} are expected, not {', '.join(sorted(tokens))}")
    pieces = [text.split() for text in layout["pieces"]]
    for at, what, *_ in pieces:
        if what in MONUMENTS and HEX_NAMES.index(at) not in LAND:
            raise BadData(f"{where}.pieces: {what} is expected on land, not at {at}")
    for what in MONUMENTS:
        count = sum(piece[1] == what for piece in pieces)
        if count > GAME["supply"][what]:
            raise BadData(f"{where}.pieces: at most {GAME['supply'][what]} of {what} are expected, not {count}")
    for player in range(1, players + 1):
        own = [piece[1] for piece in pieces if piece[2:] == [str(player)]]
        if own.count("god") != 1:
            raise BadData(f"{where}.pieces: one god of player {player} is expected, not {own.count('god')}")
        if own.count("warrior") > WARRIORS:
            raise BadData(f"{where}.pieces: at most {WARRIORS} of warrior are expected, not {own.count('warrior')}")


def check_layouts() -> None:
    for name, scenario in SCENARIOS.items():
        for players in range(2, MOST_PLAYERS + 1):
            if str(players) in scenario:
                check_layout(scenario[str(players)], players, f"{name}.toml: {players}")

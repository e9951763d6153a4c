"""What a list of tables shows of a game: whose god is whose, how far it has come, and the board in little.

Nothing in it is a secret.
"""

from typing import TypedDict

from ...kernel.notation import NONE, bits, player_name
from ..box.board import board_of
from ..box.names import CITIES, CREATURE_NAMES, DISTRICTS, GODS, ZONE_NAMES, ZONES
from ..box.state import KemetState
from ..rules import powers, troops
from .about import COLOURS_DRAWN, Colour


class Progress(TypedDict):
    """The round that is being played, 0 before the first one; `of` is 0 where nobody knows how many there will be."""

    name: str
    number: int
    of: int


class Place(TypedDict):
    """A player at the board; the city is that of nobody yet while cities are chosen."""

    player: str
    god: str
    city: str | None


class Pyramid(TypedDict):
    colour: Colour
    level: int


class Troop(TypedDict):
    """The Units of a player in a zone, and the creatures with them: one, but on the way there may be more."""

    player: str
    units: int
    creatures: list[str]


class Picture(TypedDict):
    """The board: everything that stands on it, and who controls what."""

    places: list[Place]  # by player
    pyramids: dict[str, Pyramid]  # by district
    troops: dict[str, list[Troop]]  # by zone; there are two where a battle is fought or waits
    controls: dict[str, str]  # player by zone


class Glance(TypedDict):
    sides: list[str]  # the god of each player
    progress: Progress
    picture: Picture


def glance(s: KemetState) -> Glance:
    return {
        "sides": [GODS[god] for god in s.god[: s.players]],
        "progress": {"name": "round", "number": s.round, "of": s.last_round},
        "picture": picture(s),
    }


def picture(s: KemetState) -> Picture:
    zones = board_of(s).zones
    held = [(z, troops.controller(s, z)) for z in zones]
    return {
        "places": [
            {
                "player": player_name(p),
                "god": GODS[s.god[p]],
                "city": CITIES[s.city[p]] if s.city[p] != NONE else None,
            }
            for p in range(s.players)
        ],
        "pyramids": {
            ZONE_NAMES[z]: {"colour": COLOURS_DRAWN[s.colour_at[z]], "level": s.pyramid[z]}
            for z in range(DISTRICTS)
            if s.pyramid[z]
        },
        "troops": standing(s, zones),
        "controls": {ZONE_NAMES[z]: player_name(p) for z, p in held if p != NONE},
    }


def first_pyramids(s: KemetState) -> list[str]:
    """Those of each player as they stand now, the tallest first."""
    shown = picture(s)
    return [
        ", ".join(
            f"{colour} {-level}"
            for level, colour in sorted(
                (-one["level"], one["colour"]) for zone, one in shown["pyramids"].items() if zone[:-1] == place["city"]
            )
        )
        for place in shown["places"]
    ]


def standing(s: KemetState, zones: list[int]) -> dict[str, list[Troop]]:
    """The Troops in these zones."""
    found = {ZONE_NAMES[z]: [troop(s, p, z) for p in range(s.players) if s.troop[p * ZONES + z]] for z in zones}
    return {zone: there for zone, there in found.items() if there}


def troop(s: KemetState, p: int, z: int) -> Troop:
    return {
        "player": player_name(p),
        "units": s.troop[p * ZONES + z],
        "creatures": [CREATURE_NAMES[c] for c in bits(powers.creatures_in(s, p, z))],
    }

"""The path to Ta-Seti as an edition has it: locations, roads, tokens (KT-R1 to KT-R18)."""

from collections.abc import Iterable
from itertools import product
from typing import Any, Final

from .files import Files
from .layouts import OnTheBoard
from .names import (
    LOCATION_NAMES,
    OBJECT_NAMES,
    PATH_SPACES,
    SIDE_NAMES,
    SKILL_NAMES,
    STATS,
    TOKEN_NAMES,
)
from .shapes_path import BOARDS, KINDS, ROAD, SKILL_EFFECTS, START, TIMES, VICTORY, network

Road = list[tuple[int, int]]
"""What lies on it, where it stands in ROAD, and how much of it; of a temporary token, for which value it is."""
Roads = list[dict[int, Road]]
"""From each location where a priest comes next, and by which road."""
AT_START: Final = LOCATION_NAMES.index(START)
PRAYER: Final = 0
UNITS: Final = 1
CARDS: Final = 2
LAND_MOVES: Final = 3
HITS: Final = 4
TOKEN: Final = 5
VICTORY_TOKEN: Final = TOKEN_NAMES.index(VICTORY)
FIRST_SKILL: Final = len(OBJECT_NAMES)
"""Among tokens Skills stand behind Objects."""


def board_at(location: int) -> int:
    """The board on which a location lies, from 0; Ta-Seti is on the last, the start on none."""
    name = LOCATION_NAMES[location]
    return int(name[0]) - 1 if name[0].isdigit() else -1 if name == START else len(BOARDS) - 1


FILLED_FIRST: Final[list[int]] = sorted(
    range(len(PATH_SPACES)), key=lambda i: (-board_at(PATH_SPACES[i][0]), PATH_SPACES[i])
)
"""Spaces in the order in which they get a token if there are too few: far from the start first (KT-R17)."""


class OfPath(OnTheBoard):
    """What path.toml says, if the game is played with it."""

    def __init__(self, files: Files) -> None:
        super().__init__(files)
        prefix = files.numbers["rule_prefix"]
        path: dict[str, Any] = files.path
        tokens: dict[str, Any] = path["tokens"] if path else {}
        objects = {name: thing for kind in KINDS[:2] for name, thing in tokens.get(kind, {}).items()}
        skills: dict[str, Any] = tokens.get("skill", {})
        self.has_path: Final[bool] = bool(path)
        self.priests: Final[int] = tokens.get("priests", 0)
        """Of each player (KT-C1)."""
        self.objects: Final[list[int]] = [o for o, name in enumerate(OBJECT_NAMES) if name in objects]
        self.object_data: Final[list[dict[str, Any]]] = [objects.get(name, {}) for name in OBJECT_NAMES]
        self.object_rule: Final[list[str]] = [f"{prefix}-O:{name}" for name in OBJECT_NAMES]
        self.object_does: Final[list[dict[str, int]]] = [thing.get("effect", {}) for thing in self.object_data]
        self.object_values: Final[list[list[int]]] = [
            [does.get(stat, 0) for stat in STATS] for does in self.object_does
        ]
        """What each gives in a battle, value by value."""
        self.objects_for: Final[dict[str, list[int]]] = {
            when: [o for o in self.objects if self.object_data[o]["when"] == when] for when in TIMES
        }
        """By the time at which they are used."""
        self.skills: Final[list[int]] = [k for k, name in enumerate(SKILL_NAMES) if name in skills]
        self.skill_data: Final[list[dict[str, Any]]] = [skills.get(name, {}) for name in SKILL_NAMES]
        self.skill_rule: Final[list[str]] = [f"{prefix}-L:{name}" for name in SKILL_NAMES]
        self.skills_by_effect: Final[list[list[tuple[int, int]]]] = [
            [(k, self.skill_data[k]["effect"][effect]) for k in self.skills if effect in self.skill_data[k]["effect"]]
            for effect in SKILL_EFFECTS
        ]
        """For each effect the Skills that have it, and how much of it."""
        things = objects | skills
        self.token_copies: Final[list[int]] = [
            tokens.get(VICTORY, 0) if name == VICTORY else things.get(name, {"copies": 0})["copies"]
            for name in TOKEN_NAMES
        ]
        of_kind = {kind: list(tokens.get(kind, {})) for kind in KINDS} | {VICTORY: [VICTORY]}
        self.tokens_for: Final[list[list[int]]] = [
            [TOKEN_NAMES.index(name) for name in of_kind[kind]] if path else [] for _, _, kind in PATH_SPACES
        ]
        """For each space the tokens that can lie there."""
        self.path_sides: Final[dict[str, Any]] = path["sides"] if path else {}
        """As they are printed."""
        self.roads: Final[dict[tuple[int, ...], Roads]] = {}
        """By the sides that are up."""
        self.far: Final[dict[tuple[int, ...], list[int]]] = {}
        """By the sides that are up: from each location the fewest activations to Ta-Seti."""
        for up in product(*((f"{board}A", f"{board}B") for board in BOARDS)) if path else []:
            ways = network(path["sides"], up)
            sides = tuple(SIDE_NAMES.index(side) for side in up)
            self.roads[sides] = [
                {LOCATION_NAMES.index(other): measured(road) for other, road in ways.get(name, {}).items()}
                for name in LOCATION_NAMES
            ]
            self.far[sides] = distances(self.roads[sides])


def measured(road: Iterable[tuple[str, Any]]) -> Road:
    return [(ROAD.index(what), STATS.index(amount) if what == "token" else amount) for what, amount in road]


def distances(roads: Roads) -> list[int]:
    """From the end of the path backwards; where no road comes by, there is none."""
    last = len(roads) - 1
    far = [0 if at == last else len(roads) for at in range(len(roads))]
    for _ in roads:
        for at, others in enumerate(roads):
            far[at] = min([far[at], *(far[to] + 1 for to in others)])
    return far

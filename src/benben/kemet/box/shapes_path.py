"""What may stand in path.toml, the path to Ta-Seti, and where its roads lead (KT-R1)."""

from collections.abc import Collection, Iterator, Sequence
from itertools import product
from typing import Any, Final

from ...kernel.datafiles import Each, Flag, Named, OneOf, Shape, Table, Text, Whole, check
from ...kernel.errors import BadData
from .shapes import EFFECTS
from .shapes_classic import CLASSIC_EFFECTS

BOARDS: Final = ("1", "2", "3", "4")
SIDES: Final = tuple(f"{board}{side}" for board in BOARDS for side in "AB")
LANES: Final = ("1", "2", "3", "4")
START: Final = "start"
TA_SETI: Final = "ta-seti"
VICTORY: Final = "victory"
KINDS: Final = ("object-1", "object-2", "skill")
"""Of tokens that are drawn; a victory point lies in Ta-Seti."""
ROAD: Final = ("prayer", "units", "cards", "land_moves", "hits", "token")
"""What can lie on a road (KT-R5); a token is for the battle of this action (KT-R6)."""
TEMPORARY: Final = ("strength", "damage", "defence")
OBJECT_EFFECTS: Final = {
    "cards": "taken",
    "land_moves": "move",
    "strength": "battle",
    "defence": "battle",
    "damage": "battle",
    "dagger": "battle",
    "masks": "battle",
    "seals": "seal",
}
"""What Objects do, and when each such effect is used (KT-R18)."""
TIMES: Final = tuple(dict.fromkeys(OBJECT_EFFECTS.values()))
SKILL_EFFECTS: Final = (*EFFECTS, *CLASSIC_EFFECTS, "cards_per_two_kills", "losses_return", "cards_per_card")
"""Those of tiles, in the same places, then those that only Skills have."""
THING: Final = Table({}, {**dict.fromkeys(ROAD[:-1], Whole(1)), "token": OneOf(TEMPORARY, "temporary token")})
LOCATIONS: Final = Each(Text(), 1)
OBJECT: Final = Table(
    {
        "copies": Whole(1),
        "when": OneOf(TIMES, "time"),
        "effect": Named(Whole(1), tuple(OBJECT_EFFECTS), what="effect"),
    }
)
SKILL: Final = Table(
    {"copies": Whole(1), "effect": Named(Whole(1), SKILL_EFFECTS, what="effect")},
    {"promo": Flag()},
)
PATH_FILE: Final[Shape] = Table(
    {
        "sides": Named(
            Table(
                {
                    "in": Named(LOCATIONS, LANES, what="lane"),
                    "spaces": Named(Each(OneOf((*KINDS, VICTORY), "kind of token"), 1)),
                },
                {
                    "through": Each(Whole(1, len(LANES))),
                    "out": Named(Each(Whole(1, len(LANES)), 1)),
                    "over": Named(LOCATIONS),
                    "road": Named(THING, LANES, what="lane"),
                    "road_over": Named(THING),
                },
            ),
            SIDES,
            True,
            "side",
        ),
        "tokens": Table(
            {
                "victory": Whole(1),
                "priests": Whole(1, 3),
                "object-1": Named(OBJECT),
                "object-2": Named(OBJECT),
                "skill": Named(SKILL),
            }
        ),
    }
)
Road = list[tuple[str, Any]]
"""What lies on it, in the printed order."""
Network = dict[str, dict[str, Road]]
"""From each location, where a priest comes next, and by which road."""


def locations(sides: dict[str, Any]) -> list[str]:
    """All of them, sides in their order, Ta-Seti last."""
    found = [name for side in SIDES for name in sides[side]["spaces"] if name != TA_SETI]
    return [*found, TA_SETI]


def arriving(sides: dict[str, Any], up: Sequence[str], board: int, lane: str) -> Iterator[tuple[str, Road]]:
    """Where a lane leads on this board, or on the next one if it only passes."""
    side = sides[up[board]]
    for name in side["in"].get(lane, []):
        yield name, list(side.get("road", {}).get(lane, {}).items())
    if int(lane) in side.get("through", []) and board + 1 < len(up):
        yield from arriving(sides, up, board + 1, lane)


def network(sides: dict[str, Any], up: Sequence[str]) -> Network:
    """The path with these sides up."""
    found: Network = {START: {}}
    for lane in sides[up[0]]["in"]:
        found[START] |= dict(arriving(sides, up, 0, lane))
    for board, name in enumerate(up):
        side = sides[name]
        for location in side["spaces"]:
            here = found.setdefault(location, {})
            for other in side.get("over", {}).get(location, []):
                here[other] = list(side.get("road_over", {}).get(other, {}).items())
            for lane in side.get("out", {}).get(location, []) if board + 1 < len(up) else []:
                here |= dict(arriving(sides, up, board + 1, str(lane)))
    return found


def check_path(path: dict[str, Any], file: str) -> None:
    """Only locations that are there are spoken of, and all of the sixteen paths lead to Ta-Seti (KT-R1)."""
    sides = path["sides"]
    for name, side in sides.items():
        own = tuple(side["spaces"])
        one = OneOf(own, "location")
        where = f"{file}: sides.{name}"
        for lane, those in side["in"].items():
            check(those, Each(one), f"{where}.in.{lane}")
        for part in ("out", "over", "road_over"):
            check(dict.fromkeys(side.get(part, {}), True), Named(Flag(), own, what="location"), f"{where}.{part}")
        for location, others in side.get("over", {}).items():
            check(others, Each(one), f"{where}.over.{location}")
    for up in product(*((f"{board}A", f"{board}B") for board in BOARDS)):
        ways = network(sides, up)
        reached = {other for others in ways.values() for other in others}
        for location, others in ways.items():
            if (location != START and location not in reached) or (location != TA_SETI and not others):
                raise BadData(f"{file}: sides: with {' '.join(up)} no road leads to {location}, or none leads on")
    for kind in KINDS[:2]:
        for name, thing in path["tokens"][kind].items():
            for effect in thing["effect"]:
                check(
                    thing["when"],
                    OneOf((OBJECT_EFFECTS[effect],), f"time of {name}"),
                    f"{file}: tokens.{kind}.{name}.when",
                )


def path_with(path: dict[str, Any], switches: Collection[str]) -> dict[str, Any]:
    """Without promos that are not played with (KT-E2)."""
    tokens = path["tokens"]
    skills = {name: skill for name, skill in tokens["skill"].items() if not skill.get("promo") or "promos" in switches}
    return path | {"tokens": tokens | {"skill": skills}}

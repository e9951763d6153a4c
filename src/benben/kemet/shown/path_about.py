"""The path to Ta-Seti as a page needs it: the printed boards, what can lie there and what it does; how it stands in a
position; and what the steps of a priest would bring (KT-R1 to KT-R18).

Everything on the path is open to all.
"""

from collections.abc import Iterator, Mapping
from typing import Final, Literal, NotRequired, TypedDict, cast

from ...kernel.notation import NONE, player_name
from ...kernel.steps import STEP
from ..box.classic_state import ClassicState
from ..box.edition import Edition
from ..box.names import (
    ACTIVATE,
    CHOICES,
    GO,
    LOCATION_NAMES,
    LOCATIONS,
    OBJECT_NAMES,
    PATH_SPACES,
    SIDE_NAMES,
    STATS,
    TOKEN_NAMES,
    ZONE_NAMES,
    ZONES,
)
from ..box.path import FIRST_SKILL, VICTORY_TOKEN, Road, measured
from ..box.path import TOKEN as TEMPORARY
from ..box.shapes_path import KINDS, ROAD
from ..box.state import KemetState
from ..rules import activation, contest, path, priests
from .lines import Rules, after, is_asked, say

LEADING: Final = contest.MOVE_WITH_A_PRIEST
CHOOSING: Final = "choose the road"
BY_NIGHT: Final = "send a priest by night"
RULES_OF_THE_PATH: Final = {
    "path": "KT-R1",
    "activate": "KT-R2",
    "road": "KT-R5",
    "temporary": "KT-R6",
    "take": "KT-R7",
    "ta-seti": "KT-R11",
    "skills": "KT-R12",
    "priests": "KT-R13",
    "return": "KT-R16",
    "refill": "KT-R17",
    "objects": "KT-R18",
}
"""The rule that explains a thing of the path, by its name."""


Lying = Literal["prayer", "units", "cards", "land_moves", "hits", "token"]
LYING: Final = cast(list[Lying], list(ROAD))


class Found(TypedDict):
    """What lies on a road. A `token` is for one value, in the battle of the same action (KT-R5, KT-R6)."""

    what: Lying
    amount: int
    stat: NotRequired[str]


class Location(TypedDict):
    name: str
    spaces: list[str]  # the kinds of token that can lie there


class Stretch(TypedDict):
    """A piece of road as it is printed on a board: it comes in by a lane or begins at a location, and ends at one or
    goes out by a lane."""

    enters: NotRequired[int]
    begins: NotRequired[str]
    ends: NotRequired[str]
    leaves: NotRequired[int]
    road: list[Found]


class PathSide(TypedDict):
    name: str
    board: int
    locations: list[Location]
    stretches: list[Stretch]


class PathToken(TypedDict):
    name: str
    kind: Literal["object", "skill", "victory"]
    level: int  # of an Object; others have none
    copies: int
    when: str  # an Object is used: when it is taken, with a Move, before a battle, to seal; "" for others
    effect: dict[str, int]
    rule: str
    needs: list[str]


class Path(TypedDict):
    """There only in games with these modules."""

    sides: list[PathSide]
    tokens: list[PathToken]
    priests: int  # of each player
    rules: dict[str, str]
    needs: list[str]


def boards(edition: Edition, without: Mapping[str, Edition]) -> Path | None:
    """The path of an edition; none in one that has no such thing."""
    if not edition.has_path:
        return None
    return {
        "sides": [side(edition, name) for name in SIDE_NAMES],
        "tokens": [
            token(edition, t, [module for module, fewer in without.items() if not fewer.token_copies[t]])
            for t in range(len(TOKEN_NAMES))
            if edition.token_copies[t]
        ],
        "priests": edition.priests,
        "rules": RULES_OF_THE_PATH,
        "needs": [module for module, fewer in without.items() if not fewer.has_path],
    }


def side(edition: Edition, name: str) -> PathSide:
    return {
        "name": name,
        "board": int(name[0]),
        "locations": [{"name": at, "spaces": list(kinds)} for at, kinds in edition.path_sides[name]["spaces"].items()],
        "stretches": list(stretches(edition, name)),
    }


def stretches(edition: Edition, name: str) -> Iterator[Stretch]:
    printed = edition.path_sides[name]
    road, road_over = printed.get("road", {}), printed.get("road_over", {})
    for lane, locations in printed["in"].items():
        for at in locations:
            yield {"enters": int(lane), "ends": at, "road": lying(measured(road.get(lane, {}).items()))}
    for lane in printed.get("through", []):
        yield {"enters": lane, "leaves": lane, "road": []}
    for at, others in printed.get("over", {}).items():
        for other in others:
            yield {"begins": at, "ends": other, "road": lying(measured(road_over.get(other, {}).items()))}
    for at, lanes in printed.get("out", {}).items():
        for lane in lanes:
            yield {"begins": at, "leaves": lane, "road": []}


def token(edition: Edition, number: int, needs: list[str]) -> PathToken:
    told: PathToken = {
        "name": TOKEN_NAMES[number],
        "kind": "victory",
        "level": 0,
        "copies": edition.token_copies[number],
        "when": "",
        "effect": {},
        "rule": RULES_OF_THE_PATH["ta-seti"],
        "needs": needs,
    }
    if number < FIRST_SKILL:
        level = 1 + (number in edition.tokens_for[SECOND])
        when, effect = edition.object_data[number]["when"], edition.object_does[number]
        told |= {"kind": "object", "level": level, "when": when, "effect": effect, "rule": edition.object_rule[number]}
    elif number != VICTORY_TOKEN:
        k = number - FIRST_SKILL
        told |= {"kind": "skill", "effect": edition.skill_data[k]["effect"], "rule": edition.skill_rule[k]}
    return told


SECOND: Final = next(i for i, (_, _, kind) in enumerate(PATH_SPACES) if kind == KINDS[1])
"""A space for Objects of level 2."""


def lying(road: Road) -> list[Found]:
    return [found(what, amount) for what, amount in road]


def found(what: int, amount: int) -> Found:
    if what == TEMPORARY:
        return {"what": "token", "amount": 1, "stat": STATS[amount]}
    return {"what": LYING[what], "amount": amount}


# In a position --------------------------------------------------------------------------------------------------------


class Way(TypedDict):
    to: str
    road: list[Found]


class PriestsOf(TypedDict):
    """Where the priests of a player are (KT-R4, KT-R13)."""

    path: dict[str, int]  # by location, or at the start
    board: dict[str, int]  # by zone
    supply: int


class PathNow(TypedDict):
    sides: list[str]  # that are up, board by board
    tokens: dict[str, list[str | None]]  # by location, space by space; None where nothing lies
    roads: dict[str, list[Way]]  # from each location where a priest comes next
    left: dict[str, int]  # from each location: activations to Ta-Seti by the shortest way
    priests: dict[str, PriestsOf]


def path_now(s: KemetState) -> PathNow | None:
    """None before the boards lie there, and in games without them."""
    if not isinstance(s, ClassicState) or not s.edition.has_path or NONE in s.path_side:
        return None
    ways = [path.ways_from(s, at) for at in range(LOCATIONS)]
    here = [at for at in range(LOCATIONS) if ways[at] or at == path.DESTINATION]
    left = s.edition.far[tuple(s.path_side)]
    return {
        "sides": [SIDE_NAMES[up] for up in s.path_side],
        "tokens": {LOCATION_NAMES[at]: spaces_at(s, at) for at in here if spaces_at(s, at)},
        "roads": {
            LOCATION_NAMES[at]: [{"to": LOCATION_NAMES[to], "road": lying(road)} for to, road in ways[at].items()]
            for at in here
        },
        "left": {LOCATION_NAMES[at]: left[at] for at in here},
        "priests": {player_name(p): priests_of(s, p) for p in range(s.players)},
    }


def spaces_at(s: ClassicState, at: int) -> list[str | None]:
    tokens = [s.path_token[i] for i, (place, _, _) in enumerate(PATH_SPACES) if place == at]
    return [None if t == NONE else TOKEN_NAMES[t] for t in tokens]


def priests_of(s: ClassicState, p: int) -> PriestsOf:
    standing = {LOCATION_NAMES[at]: path.standing(s, p, at) for at in range(LOCATIONS)}
    there = {ZONE_NAMES[z]: priests.there(s, p, z) for z in range(ZONES)}
    return {
        "path": {name: n for name, n in standing.items() if n},
        "board": {name: n for name, n in there.items() if n},
        "supply": priests.waiting(s, p),
    }


class InBattle(TypedDict):
    """What a side of a battle has from the path."""

    priests: int
    objects: list[str]  # used for this battle (KT-B1)
    road: list[str]  # values of temporary tokens (KT-R6)


def in_battle(s: KemetState, p: int, z: int) -> InBattle:
    tokens = contest.road_tokens(s, p)
    return {
        "priests": priests.there(s, p, z),
        "objects": [OBJECT_NAMES[o] for o in contest.used(s, p)],
        "road": [stat for i, stat in enumerate(STATS) if tokens >> i & 1],
    }


# What lies ahead of a priest ------------------------------------------------------------------------------------------


class Walk(TypedDict):
    """A priest goes on: from where to where, what lies on the road, and what can be taken there. By Night nothing is
    gained (KT-T:night-expedition); a priest in Ta-Seti comes from there (KT-R11)."""

    choices: list[str]
    start: str
    to: str
    road: list[Found]
    tokens: list[str]
    left: int  # activations from there to Ta-Seti, by the shortest way
    leaves: NotRequired[Literal["start", "board", "supply"]]  # where a priest goes that takes the tokens


def walks(rules: Rules, s: KemetState, p: int) -> list[Walk]:
    """Every step that a priest could take now."""
    if is_asked(s, p, LEADING, BY_NIGHT):
        gains = is_asked(s, p, LEADING)
        told: list[Walk] = []
        for choice in s.menu:
            if CHOICES.verb_of[choice] != "activate":
                continue
            at = choice - ACTIVATE
            then, _ = after(rules, s, p, choice)
            if is_asked(then, p, CHOOSING):
                told += [walk(s, p, [choice, go], at, go - GO, gains) for go in then.menu]
            else:  # one road alone, or the point in Ta-Seti
                told += [walk(s, p, [choice], at, to, gains) for to in path.ways_from(s, at) or [at]]
        return told
    if is_asked(s, p, CHOOSING):
        f = s.frames[-1]
        gains = any(rules.steps[frame[STEP]].name == LEADING for frame in s.frames)
        return [walk(s, p, [go], f[activation.FROM], go - GO, gains) for go in s.menu]
    return []


def walk(s: KemetState, p: int, choices: list[int], start: int, to: int, gains: bool) -> Walk:
    c = path.of(s)
    tokens = [c.path_token[i] for i in path.tokens_at(s, to)] if gains else []
    told: Walk = {
        "choices": say(choices),
        "start": LOCATION_NAMES[start],
        "to": LOCATION_NAMES[to],
        "road": lying(path.ways_from(s, start).get(to, [])) if gains else [],
        "tokens": [TOKEN_NAMES[t] for t in tokens],
        "left": s.edition.far[tuple(c.path_side)][to],
    }
    if tokens:
        told["leaves"] = leaving_for(s, p, tokens)
    return told


def leaving_for(s: KemetState, p: int, tokens: list[int]) -> Literal["start", "board", "supply"]:
    """With a Skill to the main board, if there is a Unit to stand in for (KT-R9 to KT-R11)."""
    if not any(FIRST_SKILL <= t < VICTORY_TOKEN for t in tokens):
        return "start"
    plain = any(s.troop[p * ZONES + z] > priests.there(s, p, z) for z in range(ZONES))
    return "board" if plain else "supply"

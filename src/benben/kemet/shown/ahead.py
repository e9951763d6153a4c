"""Where a choice would lead, for whoever is about to make it: every zone that a Troop can reach and what awaits it
there, what each space sells, what could be built, how many recruits fit and what they cost.

Everything is found by making the choices on a copy, so it is what the rules say.
"""

from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import count
from typing import Final, NotRequired, TypedDict

from ...kernel.contract import Ruleset
from ...kernel.events import Event, Log
from ...kernel.notation import NONE, bits, player_name
from ...kernel.steps import STAGE, STEP
from ..box.frames import STEPS
from ..box.names import (
    ACTION_OF,
    BUY,
    CHOICES,
    CREATURE_NAMES,
    MOVE,
    PASS,
    PRAY,
    RAISE,
    RECRUIT,
    SILVER,
    SPACE,
    SPACE_NAMES,
    TAKEN,
    TELEPORT,
    TELEPORTED,
    TILE_NAMES,
    TO,
    TRANSFER_TO,
    ZONE_NAMES,
    ZONES,
)
from ..box.state import KemetState
from ..rules import placing, prayer, troops
from ..rules.fight import BATTLE, DEFENDER, ZONE
from ..rules.on_the_way import GO_ON, GoOn
from ..rules.tally import STRENGTH_AT, before_cards
from ..rules.ways import CREATURES, HERE, MARKS, UNITS, comes_to_rest, forbids_leaving, marks_in
from .about import COLOURS_DRAWN, Colour
from .consequences import Brought, tried
from .council import Council, council, is_planning
from .forbidden import Refused, forbidden

Rules = Ruleset[KemetState]
MENU: Final = "your turn"
SETTING_OUT: Final = "choose a troop"
TAKING: Final = "take along"
UNDER_WAY: Final = "go on"
PLACING: Final = "place units"
SPLITTING: Final = "where does the creature go"
OF_FOUNDING: Final = ("build the first pyramids", "choose a colour")
OF_RAISE: Final = ("raise a pyramid", "choose a colour", "raise it to")
OF_BUY: Final = ("buy a tile",)
NEVER: Final = (1 << 30, 0)
"""Dearer than any way."""
FIGHTS: Final = -1
"""Instead of marks, where a way ends because an enemy stands there."""


class Clash(TypedDict):
    enemy: str
    strength: list[int]  # before cards: of the attacker, of the defender


class Line(TypedDict):
    """Choices to be made together, and the Prayer points they cost."""

    choices: list[str]
    paid: int


class Arrival(Line):
    """By land and Teleport, or by a Transfer card."""

    zone: str
    battle: NotRequired[Clash]


class Journey(TypedDict):
    troop: str  # where it sets out
    units: int
    creatures: list[str]  # that go along
    to: list[Arrival]
    by_card: NotRequired[list[Arrival]]  # where a Transfer card leads from there, and nothing else does


class Room(TypedDict):
    """Units are placed one by one in the order of the zones, and then `pass` is said unless nothing more would fit."""

    room: dict[str, int]  # zone by zone, in the order in which the choices must come
    prices: list[int]  # of no Unit, one, two …, as many as can come


class Planned(TypedDict):
    district: str
    colour: Colour
    level: int


class Founded(Line):
    """All first pyramids at once."""

    pyramids: list[Planned]


class Bought(Line):
    tile: str


class Raised(Line):
    district: str
    colour: Colour
    level: int


class Ahead(TypedDict, total=False):
    """What is told in a turn comes behind the choice of a space, which has to be made first."""

    moves: list[Journey]  # whole Troops; the Troop under way, and each part of it that could set out or go on
    buys: dict[str, list[Bought]]  # by space, or by the tile that lets the gold token buy
    raises: list[Raised]
    recruits: Room
    founding: list[Founded]
    council: Council  # while a battle is planned
    brings: dict[str, list[Brought]]  # after a battle and by Night: what each choice brings at once
    forbidden: dict[str, Refused]  # by choice that lies in sight and cannot be made now


def ahead(rules: Rules, s: KemetState, p: int) -> Ahead:
    if is_planning(s, p):
        return {"council": council(s, p)}
    told = leads(rules, s, p)
    if brings := tried(s, p):
        told["brings"] = brings
    if s.asked == p and (refused := forbidden(s, p)):
        told["forbidden"] = refused
    return told


def leads(rules: Rules, s: KemetState, p: int) -> Ahead:
    """Where choices lead that are made together."""
    if is_asked(s, p, MENU):
        return menu(rules, s, p)
    if is_asked(s, p, SETTING_OUT):
        return {"moves": journeys(rules, s, p)}
    if is_asked(s, p, TAKING):
        return {"moves": parts(rules, s, p)}
    if is_asked(s, p, UNDER_WAY):
        return {"moves": [journey(s, p, []), *parts(rules, s, p)]}
    if is_asked(s, p, *OF_RAISE) and s.round:
        return {"raises": raises(rules, s, p)}
    if is_asked(s, p, PLACING) and not s.frames[-1][placing.PLACED :] and s.frames[-1][STAGE] != placing.HIRED:
        return {"recruits": room(s, p)}
    if is_asked(s, p, *OF_FOUNDING) and not any(s.pyramid[z] for z in troops.own_districts(s, p)):
        return {"founding": founding(rules, s, p)}
    return {}


def is_asked(s: KemetState, p: int, *names: str) -> bool:
    return s.asked == p and STEPS[s.frames[-1][STEP]].name in names


def after(rules: Rules, s: KemetState, p: int, choice: int) -> tuple[KemetState, list[Event]]:
    """Where a choice leads, and what happens on the way."""
    found, log = s.copy(), Log()
    rules.apply(found, p, choice, log)
    return found, log.events


def spent(events: list[Event], p: int) -> int:
    return sum(event.args[1] for event in events if event.template == "paid" and event.args[0] == p)


def menu(rules: Rules, s: KemetState, p: int) -> Ahead:
    """Behind each kind of space that is open, for a normal token or the silver one, and behind the gold one. Two spaces
    of one kind lead to the same, unless they sell something."""
    told: Ahead = {}
    seen: set[int] = set()
    for choice in s.menu:
        if CHOICES.verb_of[choice] == "gold":
            begun, events = after(rules, s, p, choice)
            if is_asked(begun, p, *OF_BUY):
                told.setdefault("buys", {})[CHOICES.say(choice).split()[1]] = buys(rules, begun, p, events)
        if CHOICES.verb_of[choice] not in ("space", "silver"):
            continue
        space = choice - (SPACE if choice < SILVER else SILVER)
        action = ACTION_OF[space]
        kind = -1 - space if action == BUY else action
        if kind in seen or action == PRAY:
            continue
        seen.add(kind)
        begun, events = after(rules, s, p, choice)
        if action == BUY:
            told.setdefault("buys", {})[SPACE_NAMES[space]] = buys(rules, begun, p, events)
        elif action == MOVE:
            told["moves"] = journeys(rules, begun, p)
        elif action == RAISE:
            told["raises"] = raises(rules, begun, p)
        elif action == RECRUIT and is_asked(begun, p, PLACING):
            told["recruits"] = room(begun, p)
    return told


def buys(rules: Rules, s: KemetState, p: int, events: list[Event]) -> list[Bought]:
    """Where there is only one tile to buy it has been bought already, in the `events` so far."""
    return [
        {"choices": say(made), "paid": spent(seen, p), "tile": TILE_NAMES[event.args[1]]}
        for made, seen in answered(rules, s, p, OF_BUY, events)
        for event in seen
        if event.template == "took tile"
    ]


def raises(rules: Rules, s: KemetState, p: int) -> list[Raised]:
    return [
        {
            "choices": say(made),
            "paid": spent(seen, p),
            "district": ZONE_NAMES[event.args[1]],
            "colour": COLOURS_DRAWN[event.args[2]],
            "level": event.args[3],
        }
        for made, seen in answered(rules, s, p, OF_RAISE, [])
        for event in seen
        if event.template == "raised"
    ]


def answered(
    rules: Rules, s: KemetState, p: int, names: tuple[str, ...], events: list[Event]
) -> Iterator[tuple[list[int], list[Event]]]:
    """Every way to answer the questions of these steps, besides doing nothing, and what happens then."""
    if not is_asked(s, p, *names):
        yield [], events
        return
    for choice in s.menu:
        if choice != PASS:
            then, more = after(rules, s, p, choice)
            yield from (([choice, *made], seen) for made, seen in answered(rules, then, p, names, events + more))


def journeys(rules: Rules, s: KemetState, p: int) -> list[Journey]:
    """Of each Troop that may set out, as a whole."""
    told = []
    for choice in s.menu if is_asked(s, p, SETTING_OUT) else []:
        if CHOICES.verb_of[choice] == "troop":
            made, (gone, _) = [choice], after(rules, s, p, choice)
            if is_asked(gone, p, TAKING):
                made.append(gone.menu[-1])
                gone, _ = after(rules, gone, p, made[-1])
            if is_asked(gone, p, UNDER_WAY):
                told.append(journey(gone, p, made))
    return told


def parts(rules: Rules, s: KemetState, p: int) -> list[Journey]:
    """Of each number of Units that may set out, or go on from where a Troop has got, with and without each creature;
    most of them first."""
    told = []
    takes = [choice for choice in reversed(s.menu) if CHOICES.verb_of[choice] == "take"]
    waiting = [([choice], after(rules, s, p, choice)[0]) for choice in takes]
    while waiting:
        made, gone = waiting.pop(0)
        if is_asked(gone, p, SPLITTING):
            waiting += [([*made, choice], after(rules, gone, p, choice)[0]) for choice in gone.menu]
        elif is_asked(gone, p, UNDER_WAY):
            told.append(journey(gone, p, made))
    return told


def journey(s: KemetState, p: int, made: list[int]) -> Journey:
    """The cheapest way to each zone, and of equally dear ones the shortest; the Move under way is the frame on top.

    Zone by zone the step itself is asked, not the whole machine: of all that could be chosen on the way only what leads
    on is of interest. Nothing gets cheaper on the way, so a zone is only entered if no way that leads there, with the
    same marks, is known to be as good already.
    """
    step = STEPS[GO_ON]
    assert isinstance(step, GoOn)
    start, units = s.frames[-1][HERE], s.frames[-1][UNITS]
    best: dict[int, Arrival] = {}
    seen: set[tuple[int, int]] = set()
    known: dict[tuple[int, int], tuple[int, int]] = {}  # what a way to a zone costs, and its length
    number = count()
    waiting = [(0, len(made), next(number), start, made, s)]
    while waiting:
        paid, long, _, zone, choices, here = heappop(waiting)
        f = here.frames[-1]
        if f[STEP] != GO_ON:
            if zone not in best:
                best[zone] = arrival(here, zone, choices, paid)
            continue
        if (zone, f[MARKS]) in seen:
            continue
        seen.add((zone, f[MARKS]))
        onward = step.ways(here, f) if forbids_leaving(here, f) is None else []
        if zone != start and zone not in best and comes_to_rest(here, p, zone, 0, 0):
            stop = [PASS] if onward or step.hides(here, f) or step.legal(here, f, p) != [PASS] else []
            best[zone] = arrival(here, zone, [*choices, *stop], paid)
        for choice in onward:
            if choice >= TRANSFER_TO:
                continue
            to = choice - (TO if choice < TELEPORT else TELEPORT)
            marks = marks_in(here, f, to, f[MARKS] & ~TAKEN | (0 if choice < TELEPORT else TELEPORTED))
            if troops.enemy_in(here, p, to) != NONE:
                marks = FIGHTS
            if known.get((to, marks), NEVER) <= (paid, long + 1):
                continue
            then, log = here.copy(), Log()
            step.apply(then, then.frames[-1], p, choice, log)
            cost = paid + spent(log.events, p)
            known[to, marks] = min((cost, long + 1), known.get((to, marks), NEVER))
            heappush(waiting, (cost, long + 1, next(number), to, [*choices, choice], then))
    along = [CREATURE_NAMES[c] for c in bits(s.frames[-1][CREATURES])]
    told: Journey = {"troop": ZONE_NAMES[start], "units": units, "creatures": along, "to": list(best.values())}
    if by_card := transfers(step, s, p, made, set(best)):
        told["by_card"] = by_card
    return told


def transfers(step: GoOn, s: KemetState, p: int, made: list[int], known: set[int]) -> list[Arrival]:
    """Right from where a Troop stands; what goes on after it is chosen choice by choice."""
    told = []
    f = s.frames[-1]
    for choice in step.ways(s, f) if forbids_leaving(s, f) is None else []:
        zone = choice - TRANSFER_TO
        if zone < 0 or zone in known:
            continue
        then = s.copy()
        step.apply(then, then.frames[-1], p, choice, Log())
        choices, g = [*made, choice], then.frames[-1]
        if g[STEP] == GO_ON:
            if not comes_to_rest(then, p, zone, 0, 0):
                continue
            onward = step.ways(then, g) if forbids_leaving(then, g) is None else []
            choices += [PASS] if onward or step.hides(then, g) or step.legal(then, g, p) != [PASS] else []
        told.append(arrival(then, zone, choices, 0))
    return told


def arrival(s: KemetState, z: int, choices: list[int], paid: int) -> Arrival:
    told: Arrival = {"zone": ZONE_NAMES[z], "choices": say(choices), "paid": paid}
    for f in s.frames:
        if STEPS[f[STEP]].name == BATTLE and f[ZONE] == z:
            strength = [sum(n for _, stat, n, _ in before_cards(s, f, side) if stat == STRENGTH_AT) for side in (0, 1)]
            told["battle"] = {"enemy": player_name(f[DEFENDER]), "strength": strength}
    return told


def room(s: KemetState, p: int) -> Room:
    """How many Units fit where, in the order of the board, and what so many of them cost together."""
    source, left = s.frames[-1][STAGE], s.frames[-1][placing.LEFT]
    most = troops.limit(s, p)
    where = {ZONE_NAMES[z]: most - s.troop[p * ZONES + z] for z in placing.places(s, p, source)}
    come = min(s.supply[p], left, sum(where.values()))
    prices = [prayer.price(s, p, placing.cost(s, p, source, n)) for n in range(come + 1)]
    return {"room": where, "prices": [price for price in prices if price <= s.prayer[p]]}


def founding(rules: Rules, s: KemetState, p: int) -> list[Founded]:
    """Every way to build the first pyramids (K-S4)."""
    told: list[Founded] = []
    for made, seen in answered(rules, s, p, OF_FOUNDING, []):
        raised = [event.args[1:] for event in seen if event.template == "raised" and event.args[0] == p]
        levels = {zone: (colour, level) for zone, colour, level in raised}
        built: list[Planned] = [
            {"district": ZONE_NAMES[z], "colour": COLOURS_DRAWN[colour], "level": level}
            for z, (colour, level) in levels.items()
        ]
        told.append({"choices": say(made), "paid": 0, "pyramids": built})
    return told


def say(choices: list[int]) -> list[str]:
    return [CHOICES.say(choice) for choice in choices]

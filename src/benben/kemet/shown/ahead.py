"""Where a choice would lead, for whoever is about to make it: every zone that a Troop can reach and what awaits it
there, what each space sells, what could be built, how many recruits fit and what they cost.

Everything is found by making the choices on a copy, so it is what the rules say.
"""

from typing import Final, NotRequired, TypedDict

from ...kernel.events import Event
from ...kernel.steps import STAGE
from ..box.names import (
    ACTION_OF,
    BUY,
    CHOICES,
    MOVE,
    PASS,
    PRAY,
    RAISE,
    RECRUIT,
    SILVER,
    SPACE,
    SPACE_NAMES,
    SPEND,
    TILE_NAMES,
    TO,
    ZONE_NAMES,
    ZONES,
)
from ..box.names import CARD as PLAY_CARD
from ..box.state import KemetState
from ..rules import dawn, placing, prayer, setup, troops
from .about import COLOURS_DRAWN, Colour
from .consequences import Brought, together, tried
from .council import Council, council, is_planning
from .forbidden import Refused, forbidden
from .journeys import SETTING_OUT, TAKING, UNDER_WAY, Journey, journey, journeys, parts
from .lines import Line, Rules, after, answered, is_asked, say, spent
from .path_about import LEADING, Walk, walks

MENU: Final = "your turn"
PLACING: Final = "place units"
FIRST_UNITS: Final = "place the first units"
OF_FOUNDING: Final = ("build the first pyramids", "choose a colour")
OF_RAISE: Final = ("raise a pyramid", "choose a colour", "raise it to")
OF_BUY: Final = ("buy a tile",)
BRINGING: Final = "bring a creature"
OFFERING: Final = "make an offering"
AT_DAWN: Final = "play a card at dawn"


class Placed(TypedDict):
    """Units by zone, and the choices that place them; what is left without a choice goes without saying."""

    placed: dict[str, int]
    choices: list[str]


class Room(TypedDict):
    """Units are placed one by one in the order of the zones, and then `pass` is said unless nothing more would fit.
    Where all of them must come, which is told by `ways`, these are all that there are."""

    room: dict[str, int]  # zone by zone, in the order in which the choices must come
    prices: list[int]  # of no Unit, one, two …, as many as can come
    ways: NotRequired[list[Placed]]


class Planned(TypedDict):
    district: str
    colour: Colour
    level: int


class Founded(Line):
    """All first pyramids at once."""

    pyramids: list[Planned]


class Settled(TypedDict):
    """A creature comes to a Troop at once, or waits in the supply."""

    zone: NotRequired[str]
    choices: list[str]  # with the purchase, or with the choice of the creature


class Bought(Line):
    tile: str
    settles: NotRequired[list[Settled]]
    hires: NotRequired[Room]  # where mercenaries come at once, behind the purchase


class Offering(TypedDict):
    """Both offerings of a Night, which are asked for one after the other (K-N1, K-N2), and what they bring."""

    choices: list[str]
    brings: list[Brought]


class Raised(Line):
    district: str
    colour: Colour
    level: int


class Ahead(TypedDict, total=False):
    """What is told in a turn comes behind the choice of a space, which has to be made first."""

    moves: list[Journey]  # whole Troops; the Troop under way, and each part of it that could set out or go on
    unled: list[str]  # what is said before a Troop of `moves` sets out: that no priest is activated (KT-R2)
    first: list[str]  # cards (K-D6) and Objects (KT-R18) that may be played behind that, before a Troop sets out
    walks: list[Walk]  # of own priests on the path
    buys: dict[str, list[Bought]]  # by space, or by the tile that lets the gold token buy
    raises: list[Raised]
    creatures: dict[str, list[Settled]]  # by creature of the supply that may join one of several Troops
    recruits: Room
    founding: list[Founded]
    offerings: list[Offering]  # to whoever may make both
    council: Council  # while a battle is planned
    command: dict[str, int]  # at Dawn: the command value that a card or Dawn tokens come to (KT-W3)
    brings: dict[str, list[Brought]]  # after a battle, by Night and of Pray: what each choice brings at once
    forbidden: dict[str, Refused]  # by choice that lies in sight and cannot be made now


def ahead(rules: Rules, s: KemetState, p: int) -> Ahead:
    if is_planning(s, p):
        return {"council": council(s, p)}
    told = leads(rules, s, p)
    if steps := walks(rules, s, p):
        told["walks"] = steps
    if brings := tried(s, p):
        told["brings"] = brings
    if s.asked == p and (refused := forbidden(s, p)):
        told["forbidden"] = refused
    return told


def held(s: KemetState, p: int) -> Ahead:
    """What whoever is to confirm one choice has to know: where a step of a Move leads, and if to battle (K-A6)."""
    return {"moves": [journey(s, p, [])]} if is_asked(s, p, UNDER_WAY) else {}


def leads(rules: Rules, s: KemetState, p: int) -> Ahead:
    """Where choices lead that are made together."""
    if is_asked(s, p, MENU):
        return menu(rules, s, p)
    if is_asked(s, p, SETTING_OUT, LEADING):
        return setting_out(rules, s, p)
    if is_asked(s, p, TAKING):
        return {"moves": parts(rules, s, p)}
    if is_asked(s, p, UNDER_WAY):
        return {"moves": [journey(s, p, []), *parts(rules, s, p)]}
    if is_asked(s, p, *OF_RAISE) and s.round:
        return {"raises": raises(rules, s, p)}
    if is_asked(s, p, PLACING) and not s.frames[-1][placing.PLACED :]:
        return {"recruits": room(rules, s, p)}
    if is_asked(s, p, FIRST_UNITS) and s.frames[-1][setup.LEFT] == s.edition.units_at_first:
        return {"recruits": first_room(rules, s, p)}
    if is_asked(s, p, *OF_FOUNDING) and not any(s.pyramid[z] for z in troops.own_districts(s, p)):
        return {"founding": founding(rules, s, p)}
    if is_asked(s, p, AT_DAWN) and s.frames[-1][STAGE] != dawn.BURIES:
        return {"command": {CHOICES.say(choice): command(s, choice) for choice in s.menu}}
    if is_asked(s, p, OFFERING) and (both := offerings(rules, s, p)):
        return {"offerings": both}
    return {}


def command(s: KemetState, choice: int) -> int:
    f = s.frames[-1]
    if f[STAGE] == dawn.SHOWS:
        return dawn.command_value(s, choice - PLAY_CARD, 0)
    return dawn.command_value(s, f[dawn.CARD], choice - SPEND)


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
        if CHOICES.verb_of[choice] == "creature":
            begun, _ = after(rules, s, p, choice)
            if is_asked(begun, p, BRINGING):
                places = [settled([choice, to]) for to in begun.menu if to != PASS]
                told.setdefault("creatures", {})[CHOICES.say(choice).split()[1]] = places
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
            told |= setting_out(rules, begun, p)
            if steps := walks(rules, begun, p):
                told["walks"] = steps
        elif action == RAISE:
            told["raises"] = raises(rules, begun, p)
        elif action == RECRUIT and is_asked(begun, p, PLACING):
            told["recruits"] = room(rules, begun, p)
    return told


def setting_out(rules: Rules, s: KemetState, p: int) -> Ahead:
    """Of each Troop; where a priest may go first, what a Move is like if none does (KT-R2)."""
    led = is_asked(s, p, LEADING)
    unled = after(rules, s, p, PASS)[0] if led else s
    told: Ahead = {"moves": journeys(rules, unled, p)}
    if led:
        told["unled"] = say([PASS])
    if first := [CHOICES.say(choice) for choice in unled.menu if CHOICES.verb_of[choice] in ("play", "object")]:
        if is_asked(unled, p, SETTING_OUT):
            told["first"] = first
    return told


def buys(rules: Rules, s: KemetState, p: int, events: list[Event]) -> list[Bought]:
    """Where there is only one tile to buy it has been bought already, in the `events` so far."""
    told: list[Bought] = []
    for made, seen, then in answered(rules, s, p, OF_BUY, events):
        tiles = [event.args[1] for event in seen if event.template == "took tile"]
        if not tiles:  # nothing is bought, where that is allowed (KT-D5)
            continue
        tile = tiles[0]
        line: Bought = {"choices": say(made), "paid": spent(seen, p), "tile": TILE_NAMES[tile]}
        if is_asked(then, p, BRINGING):
            line["settles"] = [settled([*made, choice]) for choice in then.menu]
        elif is_asked(then, p, PLACING) and then.frames[-1][STAGE] == placing.HIRED:
            line["hires"] = room(rules, then, p)
        told.append(line)
    return told


def settled(made: list[int]) -> Settled:
    told: Settled = {"choices": say(made)}
    if made[-1] != PASS:
        told["zone"] = ZONE_NAMES[made[-1] - TO]
    return told


def raises(rules: Rules, s: KemetState, p: int) -> list[Raised]:
    return [
        {
            "choices": say(made),
            "paid": spent(seen, p),
            "district": ZONE_NAMES[event.args[1]],
            "colour": COLOURS_DRAWN[event.args[2]],
            "level": event.args[3],
        }
        for made, seen, _ in answered(rules, s, p, OF_RAISE, [])
        for event in seen
        if event.template == "raised"
    ]


def room(rules: Rules, s: KemetState, p: int) -> Room:
    """How many Units fit where, in the order of the board, and what so many of them cost together. Mercenaries must all
    come (K-P1)."""
    source, left = s.frames[-1][STAGE], s.frames[-1][placing.LEFT]
    most = troops.limit(s, p)
    where = {ZONE_NAMES[z]: most - s.troop[p * ZONES + z] for z in placing.places(s, p, source)}
    come = min(s.supply[p], left, sum(where.values()))
    prices = [prayer.price(s, p, placing.cost(s, p, source, n)) for n in range(come + 1)]
    told: Room = {"room": where, "prices": [price for price in prices if price <= s.prayer[p]]}
    if source == placing.HIRED:
        told["ways"] = ways(rules, s, p, PLACING)
    return told


def first_room(rules: Rules, s: KemetState, p: int) -> Room:
    """All of them come, for nothing (KT-S5)."""
    own = [z for z in troops.own_districts(s, p) if s.pyramid[z]]
    return {
        "room": {ZONE_NAMES[z]: s.edition.garrison for z in own},
        "prices": [0] * (s.edition.units_at_first + 1),
        "ways": ways(rules, s, p, FIRST_UNITS),
    }


def ways(rules: Rules, s: KemetState, p: int, step: str) -> list[Placed]:
    """Where all Units must come: every way to place them."""
    return [
        {
            "placed": {ZONE_NAMES[event.args[2]]: event.args[1] for event in seen if event.template == "placed"},
            "choices": say(made),
        }
        for made, seen, _ in answered(rules, s, p, (step,), [])
    ]


def founding(rules: Rules, s: KemetState, p: int) -> list[Founded]:
    """Every way to build the first pyramids (K-S4)."""
    told: list[Founded] = []
    for made, seen, _ in answered(rules, s, p, OF_FOUNDING, []):
        raised = [event.args[1:] for event in seen if event.template == "raised" and event.args[0] == p]
        levels = {zone: (colour, level) for zone, colour, level in raised}
        built: list[Planned] = [
            {"district": ZONE_NAMES[z], "colour": COLOURS_DRAWN[colour], "level": level}
            for z, (colour, level) in levels.items()
        ]
        told.append({"choices": say(made), "paid": 0, "pyramids": built})
    return told


def offerings(rules: Rules, s: KemetState, p: int) -> list[Offering]:
    """Nobody else is asked in between: each temple has one holder."""
    told: list[Offering] = []
    first = tried(s, p)
    for choice in s.menu:
        then, _ = after(rules, s, p, choice)
        if not is_asked(then, p, OFFERING):
            return []
        for text, brings in tried(then, p).items():
            made = CHOICES.say(choice)
            told.append({"choices": [made, text], "brings": together([*first[made], *brings])})
    return told

"""Where Troops can go: every zone that one can reach, as a whole or in part, what it costs and what awaits it there."""

from heapq import heappop, heappush
from itertools import count
from typing import Final, NotRequired, TypedDict

from ...kernel.events import Log
from ...kernel.notation import NONE, bits, player_name
from ...kernel.steps import STAGE, STEP
from ..box.frames import STEPS
from ..box.names import CHOICES, CREATURE_NAMES, PASS, TAKEN, TELEPORT, TELEPORTED, TO, TRANSFER_TO, ZONE_NAMES
from ..box.state import KemetState
from ..rules import entry, troops
from ..rules.fight import BATTLE, DEFENDER, ZONE
from ..rules.on_the_way import GO_ON, GoOn
from ..rules.tally import STRENGTH_AT, before_cards
from ..rules.ways import CREATURES, HERE, MARKS, UNITS, comes_to_rest, forbids_leaving, marks_in
from .lines import Line, Rules, after, is_asked, say, spent

SETTING_OUT: Final = "choose a troop"
TAKING: Final = "take along"
UNDER_WAY: Final = "go on"
SPLITTING: Final = "where does the creature go"
NEVER: Final = (1 << 30, 0)
"""Dearer than any way."""
FIGHTS: Final = -1
"""Instead of marks, where a way ends because an enemy stands there."""


class Clash(TypedDict):
    enemy: str
    strength: list[int]  # before cards: of the attacker, of the defender


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
    then = met(s)
    for f in then.frames:
        if STEPS[f[STEP]].name == BATTLE and f[ZONE] == z:
            strength = [
                sum(n for _, stat, n, _ in before_cards(then, f, side) if stat == STRENGTH_AT) for side in (0, 1)
            ]
            told["battle"] = {"enemy": player_name(f[DEFENDER]), "strength": strength}
    return told


def met(s: KemetState) -> KemetState:
    """Behind whatever comes before a battle (KT-A13), if nobody escapes; where something is asked first, nothing is
    known of it."""
    f = s.frames[-1]
    if f[STEP] != entry.ENTER:
        return s
    then = s.copy()
    entering = then.frames[-1]
    while then.frames and then.frames[-1] is entering:
        if entering[STAGE] == entry.ESCAPE:
            entering[STAGE] = entry.THE_TRAP
        STEPS[entry.ENTER].run(then, entering, None)
    return then

"""Where choices would lead, for whoever is about to make one: what each brings, the caravans that could still be laid,
and what is asked next where there is only one way to go on."""

from typing import TypedDict

from ...kernel.contract import Ruleset
from ...kernel.notation import bits
from ...kernel.steps import STEP
from ..box import contents
from ..box.frames import STEPS
from ..box.hexmap import EDGE_NAMES, HEX_NAMES, WATER
from ..box.lands import lands_of
from ..box.names import CHOICES, PASS
from ..box.state import AnkhState
from ..rules import powers
from ..rules.caravan import CARAVAN, Caravan
from ..rules.merging import HIGHER, KEEP_GUARDIANS, LOWER
from ..rules.summon import ALLOWANCES, REGULAR, SUMMON_AT, SUMMON_FIGURE, payable
from ..rules.unlock import free_bases, guardians_of
from .consequences import Brought, Tried, tried


class Line(TypedDict):
    """A whole line of camels, and the hexes of its region on this side of it: those with the region's first hex. Once
    the camels of `rest` are named, it is laid."""

    camels: list[str]
    half: list[str]
    rest: list[str]


class Next(TypedDict):
    """The only figure that can be summoned, and where it could appear: the second question is as good as the first."""

    choice: str
    legal: list[str]


class Place(TypedDict):
    """How a figure comes to the board: `extras` are the powers that allow one more where the action's own has been
    summoned (A-SUM3); on `water` one may appear that can stand there (A-SUM2)."""

    extras: list[str]
    water: bool


class Ahead(TypedDict, total=False):
    brings: list[list[Brought]]  # what choices bring, each list once …
    of: dict[str, int]  # … and by choice which of them; also for choices of `next`
    caravans: list[Line]  # from short to long; a shortest one through each side that can be chosen
    next: Next
    place: Place  # where a figure is summoned
    leave: int  # so many guardians have to leave where two gods merge


def ahead(rules: Ruleset[AnkhState], s: AnkhState, p: int, choices: list[int]) -> Ahead:
    """For these of the choices that p has now."""
    told: Ahead = {}
    if not choices:
        return told
    found: Tried = {"brings": [], "of": {}}
    tried(found, rules, s, p, choices)
    if len(choices) == 2 and choices[0] == PASS and CHOICES.verb_of[choices[1]] == "summon":
        after = s.copy()
        rules.apply(after, p, choices[1])
        if after.asked == p and after.frames[-1][STEP] == SUMMON_AT:
            tried(found, rules, after, p, after.menu)
            told["next"] = {"choice": CHOICES.names[choices[1]], "legal": [CHOICES.names[c] for c in after.menu]}
    if found["brings"]:
        told["brings"], told["of"] = found["brings"], found["of"]
    if s.frames[-1][STEP] == CARAVAN:
        told["caravans"] = caravans(s)
    elif s.frames[-1][STEP] in (SUMMON_FIGURE, SUMMON_AT):
        told["place"] = place(s, p, told["next"]["legal"] if "next" in told else [CHOICES.names[c] for c in choices])
    elif s.frames[-1][STEP] == KEEP_GUARDIANS:
        told["leave"] = leave(s)
    return told


def leave(s: AnkhState) -> int:
    """What bases are short of (A-MG2)."""
    higher, lower = s.frames[-1][HIGHER], s.frames[-1][LOWER]
    over = (guardians_of(s, lower, base) - free_bases(s, higher, base) for base in contents.GAME["bases"])
    return sum(max(0, count) for count in over)


def place(s: AnkhState, p: int, choices: list[str]) -> Place:
    spent = next(f for f in reversed(s.frames) if f[STEP] == SUMMON_FIGURE)[ALLOWANCES:]
    extras: list[str] = []
    if not payable([REGULAR, *spent]):
        bit = REGULAR
        for power in powers.of(s, s.side_of[p]):
            for hexes in power.summon_extras(s, s.side_of[p]):
                bit <<= 1
                if hexes and payable([bit, *spent]) and power.name not in extras:
                    extras.append(power.name)
    waters = [choice for choice in choices if choice.startswith("to ") and WATER[HEX_NAMES.index(choice[3:])]]
    return {"extras": extras, "water": bool(waters)}


def caravans(s: AnkhState) -> list[Line]:
    f = s.frames[-1]
    step = STEPS[CARAVAN]
    assert isinstance(step, Caravan)
    lands = lands_of(s.camels)
    told: list[Line] = []
    covered = 0
    lines = step.lines(s, f)
    for line in sorted(lines, key=lambda line: (line.bit_count(), line)):
        if line & ~covered:
            covered |= line
            half, rest = lands.parts(line)[0], [EDGE_NAMES[side] for side in naming(line, lines)]
            camels = [EDGE_NAMES[side] for side in bits(line)]
            told.append({"camels": camels, "half": [HEX_NAMES[h] for h in half], "rest": rest})
    return told


def naming(line: int, lines: list[int]) -> list[int]:
    """Camels that tell it from all others."""
    named: list[int] = []
    for side in bits(line):
        left = [other for other in lines if other >> side & 1]
        if len(left) < len(lines):
            named.append(side)
            lines = left
    return named or list(bits(line))[:1]

"""Where choices would lead, for whoever is about to make one: what each brings, the caravans that could still be laid,
and what is asked next where there is only one way to go on."""

from typing import TypedDict

from ...kernel.contract import Ruleset
from ...kernel.notation import bits
from ...kernel.steps import STEP
from ..box.frames import STEPS
from ..box.hexmap import EDGE_NAMES, HEX_NAMES
from ..box.lands import lands_of
from ..box.names import CHOICES, PASS
from ..box.state import AnkhState
from ..rules.caravan import CARAVAN, Caravan
from ..rules.summon import SUMMON_AT
from .consequences import Brought, Tried, tried


class Line(TypedDict):
    """A whole line of camels, and the hexes of its region on this side of it: those with the region's first hex."""

    camels: list[str]
    half: list[str]


class Next(TypedDict):
    """The only figure that can be summoned, and where it could appear: the second question is as good as the first."""

    choice: str
    legal: list[str]


class Ahead(TypedDict, total=False):
    brings: list[list[Brought]]  # what choices bring, each list once …
    of: dict[str, int]  # … and by choice which of them; also for choices of `next`
    caravans: list[Line]  # from short to long; a shortest one through each side that can be chosen
    next: Next


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
    return told


def caravans(s: AnkhState) -> list[Line]:
    f = s.frames[-1]
    step = STEPS[CARAVAN]
    assert isinstance(step, Caravan)
    lands = lands_of(s.camels)
    told: list[Line] = []
    covered = 0
    for line in sorted(step.lines(s, f), key=lambda line: (line.bit_count(), line)):
        if line & ~covered:
            covered |= line
            half = lands.parts(line)[0]
            told.append({"camels": [EDGE_NAMES[side] for side in bits(line)], "half": [HEX_NAMES[h] for h in half]})
    return told

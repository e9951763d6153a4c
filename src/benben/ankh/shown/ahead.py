"""Where a choice would lead, for whoever is about to make it: the caravans that could still be laid."""

from typing import TypedDict

from ...kernel.notation import bits
from ...kernel.steps import STEP
from ..box.frames import STEPS
from ..box.hexmap import EDGE_NAMES, HEX_NAMES
from ..box.lands import lands_of
from ..box.state import AnkhState
from ..rules.caravan import CARAVAN, Caravan


class Line(TypedDict):
    """A whole line of camels, and the hexes of its region on this side of it: those with the region's first hex."""

    camels: list[str]
    half: list[str]


class Ahead(TypedDict, total=False):
    caravans: list[Line]  # from short to long; a shortest one through each side that can be chosen


def ahead(s: AnkhState, p: int) -> Ahead:
    f = s.frames[-1] if s.frames else []
    if p != s.asked or not f or f[STEP] != CARAVAN:
        return {}
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
    return {"caravans": told}

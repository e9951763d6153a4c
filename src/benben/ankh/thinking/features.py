"""What a net is told of a position of Ankh: numbers of one's own god, of the strongest rival, of all rivals on average,
and of the course of the game."""

from typing import Final

from ...kernel.judging import total
from ...kernel.nets import flags, known
from ...kernel.steps import PLAYER, STAGE, STEP
from ..box import contents
from ..box.names import (
    ACTION_NAMES,
    CARD_NAMES,
    FIGURES,
    KIND,
    MONUMENT_NAMES,
    NEUTRAL,
    OBELISK,
    OWNER,
    POWER_NAMES,
    WHOSE,
)
from ..box.state import AnkhState
from ..rules.scenario import SCENARIO_NAMES
from ..rules.turn import FIRST_ACTION, TURN, needed, next_player
from . import FOLDER
from .judgement import TERMS, weigh
from .prospects import Prospects, read

EVENTS: Final = len(contents.EVENT_TRACK) + 1
POWERS: Final = known(FOLDER, "powers", POWER_NAMES)
SCENARIOS: Final = known(FOLDER, "scenarios", SCENARIO_NAMES)
CARDS: Final = range(len(CARD_NAMES))


def features(s: AnkhState, player: int) -> list[float]:
    side = s.side_of[player]
    worths = weigh(s)
    o = read(s)
    mover = next_side(s)
    monuments = owned(s)
    told = {other: of_side(s, other, worths[other], o, monuments, mover) for other in worths}
    rivals = [other for other in worths if other != side]
    best = max(rivals, key=lambda other: total(worths[other]))
    found = told[side] + told[best]
    if s.players > 2:
        columns = zip(*(told[other] for other in rivals), strict=True)
        found += [sum(column) / len(rivals) for column in columns]
    course = [0.0] * EVENTS
    course[s.event] = 1.0
    found += course
    found += [float(needed(s, action) - s.track[action]) for action in range(len(ACTION_NAMES))]
    found += [1.0 if s.scenario == number else 0.0 for number in SCENARIOS]
    found.append(float(len(worths)))
    return found


def next_side(s: AnkhState) -> int:
    """Who has the next turn, or is in the middle of one."""
    turn = s.frames[0]
    if turn[STEP] != TURN:
        return -1
    return s.side_of[turn[PLAYER] if turn[STAGE] == FIRST_ACTION else next_player(s, turn[PLAYER])]


def owned(s: AnkhState) -> dict[int, list[float]]:
    found: dict[int, list[float]] = {}
    for piece in s.piece:
        if piece and piece & KIND >= OBELISK and piece >> OWNER & WHOSE != NEUTRAL:
            kinds = found.setdefault(piece >> OWNER & WHOSE, [0.0] * len(MONUMENT_NAMES))
            kinds[(piece & KIND) - OBELISK] += 1.0
    return found


def of_side(
    s: AnkhState, side: int, worth: dict[str, float], o: Prospects, monuments: dict[int, list[float]], mover: int
) -> list[float]:
    devotion = s.devotion[side]
    found = [worth[term] for term in TERMS]
    found += [
        devotion / 10.0,
        1.0 if devotion > contents.RED else 0.0,
        max(0.0, devotion - 20.0) / 3.0,
        float(s.followers[side]) / 3.0,
        1.0 if s.followers[side] else 0.0,
        sum(s.pool[side * FIGURES : (side + 1) * FIGURES]) / 3.0,
        o.on_board[side] / 3.0,
        float(o.guardians[side]),
        o.coming[side],
        o.coming_lost[side],
        o.lasting[side],
        o.now[side],
        o.now_lost[side],
        float(o.beside_neutral[side]),
        float(o.beside_own[side]),
        s.hand[side].bit_count() / 3.0,
        1.0 if side == mover else 0.0,
    ]
    found += monuments.get(side, [0.0] * len(MONUMENT_NAMES))
    found += flags(s.powers[side], POWERS)
    found += flags(s.hand[side], CARDS)
    return found

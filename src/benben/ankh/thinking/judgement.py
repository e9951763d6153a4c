"""What a position is worth to a player, in terms a player would name: for bots, and for hints that say why.

Everything is counted in Devotion: one point of a term is as good as one Devotion on the track. A player's judgement is
the worth of its god less part of the worth of the others; `explain` gives the same sum term by term.
"""

from typing import Final

from ...kernel.notation import NONE
from ...kernel.steps import PLAYER, STAGE, STEP
from ..box import contents
from ..box.names import ACTION_NAMES, ALL_SIDES, FIGURES, MOVE
from ..box.state import AnkhState
from ..rules import merging
from ..rules.devotion import order
from ..rules.forgetting import FORGETTING
from ..rules.scenario import EVENT_TRACKS
from ..rules.turn import FIRST_ACTION, TURN, needed, next_player
from .outlook import Outlook, read

# The terms, in the order in which they are told.
DEVOTION: Final = 0
CONFLICT: Final = 1
MAJORITIES: Final = 2
SURVIVAL: Final = 3
MONUMENTS: Final = 4
FOLLOWERS: Final = 5
POWERS: Final = 6
PIECES: Final = 7
CARDS: Final = 8
TEMPO: Final = 9
MERGING: Final = 10
TERMS: Final = (
    "devotion",  # on the track
    "conflict",  # likely gains in the conflict being fought and the next, less figures that may die in them
    "majorities",  # likely gains from monuments in the conflicts after that
    "survival",  # what will be missing at the red line when gods are forgotten
    "monuments",  # own and neutral ones beside own figures: Followers, and taking them
    "followers",
    "powers",
    "figures",
    "cards",  # left in hand
    "tempo",  # who can set off the next event, and what it is worth to them
    "merging",  # not to be one of the two lowest when gods merge
)
WIN: Final = 200.0
"""More than all terms of a game together."""


class Weights:
    """What things are worth, in Devotion. Matches between bots decide about changes (docs/bots.md)."""

    def __init__(self) -> None:
        self.rivals = 0.6  # how much the others' worth counts against the own
        self.soon = [0.0, 0.9, 0.75, 0.6, 0.5]  # the coming conflict, by how many events away it is
        self.later = 0.25  # a conflict after that, if the figures stood as now …
        self.lasting = 0.4  # … and what the monuments add in each
        self.figure_lost = 0.3
        self.survival = [1.5, 1.0, 0.5, 0.25, 0.15]  # by the conflicts left until gods are forgotten
        self.neutral_beside = 0.3
        self.own_beside = 0.2
        self.follower = [(3, 0.4), (3, 0.3), (4, 0.15), (99, 0.05)]  # so many of them, and what each is worth
        self.figure = 0.35
        self.guardian = 0.3
        self.pool = 0.1
        self.monument_event = 1.0
        self.other_event = 0.3
        self.merging = 3.0
        # In the order of POWER_NAMES and CARD_NAMES.
        self.power = [1.2, 1.2, 1.6, 1.6, 1.2, 1.2, 1.6, 2.0, 1.5, 1.5, 2.0, 2.0, 0.0, 0.0, 0.0, 0.0, 0.0]
        self.card = [0.3, 0.2, 0.5, 0.6, 0.4, 0.3, 0.3]


WEIGHTS: Final = Weights()


def conflicts_after(track: list[str], event: int, last: str) -> int:
    """Conflicts behind a space of the event track, up to the one called `last`."""
    ahead = track[event : track.index(last) + 1]
    return sum(name.startswith("conflict") for name in ahead)


def distance(track: list[str], event: int) -> int:
    for i, name in enumerate(track[event:]):
        if name.startswith("conflict"):
            return i + 1
    return 0


EVENTS: Final = range(len(contents.EVENT_TRACK) + 1)
LEFT: Final = [conflicts_after(contents.EVENT_TRACK, event, "conflict+end") for event in EVENTS]
"""Conflicts to come, by how far the event marker has gone."""
LEFT_TO_SURVIVE: Final = [conflicts_after(contents.EVENT_TRACK, event, "conflict+forget") for event in EVENTS]
LEFT_TO_MERGE: Final = [conflicts_after(contents.EVENT_TRACK, event, "conflict+merge") for event in EVENTS]
AWAY: Final = [distance(contents.EVENT_TRACK, event) for event in EVENTS]
"""Events until the next conflict."""


def judge(s: AnkhState, player: int) -> float:
    """The worth of a position for a player: the sum of `explain`, or the result of a finished game."""
    if s.reason:
        return WIN * (1.0 / s.winners.bit_count() if s.winners >> player & 1 else -1.0)
    side = s.side_of[player]
    if side == NONE or not s.in_play:
        return 0.0
    if not s.in_play >> side & 1:
        return -WIN
    own = total = 0.0
    best = -WIN
    others = 0
    for other, terms in weigh(s).items():
        worth = sum(terms)
        if other == side:
            own = worth
        else:
            best = max(best, worth)
            total += worth
            others += 1
    return own - WEIGHTS.rivals * (best + total / others) / 2


def explain(s: AnkhState, player: int) -> dict[str, float]:
    """Why: what each term adds to the judgement. A finished game, or one not begun, has no terms."""
    side = s.side_of[player]
    if s.reason or side == NONE or not s.in_play >> side & 1:
        return {}
    by_side = weigh(s)
    own = by_side.pop(side)
    best = max(by_side.values(), key=sum)
    told = {}
    for i, name in enumerate(TERMS):
        mean = sum(terms[i] for terms in by_side.values()) / len(by_side)
        told[name] = own[i] - WEIGHTS.rivals * (best[i] + mean) / 2
    return told


def weigh(s: AnkhState) -> dict[int, list[float]]:
    """The terms of each side in play."""
    w = WEIGHTS
    o = read(s)
    left = LEFT[s.event]
    ahead = left / LEFT[0]  # what pays off later fades as the game goes on
    soon = w.soon[AWAY[s.event]]
    found: dict[int, list[float]] = {}
    for side in ALL_SIDES:
        if not s.in_play >> side & 1:
            continue
        terms = found[side] = [0.0] * len(TERMS)
        coming = o.coming[side] - w.figure_lost * o.coming_lost[side]
        terms[DEVOTION] = float(s.devotion[side])
        terms[CONFLICT] = o.now[side] - w.figure_lost * o.now_lost[side] + soon * coming
        if left > 1:
            fleeting = o.coming[side] - o.lasting[side]
            terms[MAJORITIES] = (left - 1) * (w.later * fleeting + w.lasting * o.lasting[side])
        terms[SURVIVAL] = -shortfall(s, o, side)
        terms[MONUMENTS] = ahead * (w.neutral_beside * o.beside_neutral[side] + w.own_beside * o.beside_own[side])
        terms[FOLLOWERS] = ahead * worth_of_followers(s.followers[side])
        terms[POWERS] = ahead * sum_of(w.power, s.powers[side])
        pool = sum(s.pool[side * FIGURES : (side + 1) * FIGURES])
        terms[PIECES] = w.figure * o.on_board[side] + w.guardian * o.guardians[side] + w.pool * pool
        terms[CARDS] = ahead * sum_of(w.card, s.hand[side])
    if left:
        add_tempo(s, o, found)
    if LEFT_TO_MERGE[s.event] and merging.due(s):
        add_merging(s, found)
    return found


def shortfall(s: AnkhState, o: Outlook, side: int) -> float:
    """What is likely to be missing when the gods in the red are forgotten; conflicts to come are guessed by this
    board. It weighs more as that moment draws near."""
    if s.event > FORGETTING:
        return 0.0
    conflicts = LEFT_TO_SURVIVE[s.event]
    guess = s.devotion[side] + o.now[side]
    if conflicts:
        guess += (WEIGHTS.soon[AWAY[s.event]] + 0.7 * (conflicts - 1)) * o.coming[side]
    return WEIGHTS.survival[conflicts] * max(0.0, contents.RED + 1 - guess)


def worth_of_followers(count: int) -> float:
    """Each is worth less than the one before."""
    worth = 0.0
    for size, each in WEIGHTS.follower:
        worth += min(count, size) * each
        count = max(0, count - size)
    return worth


def sum_of(worths: list[float], mask: int) -> float:
    total = 0.0
    while mask:
        low = mask & -mask
        total += worths[low.bit_length() - 1]
        mask ^= low
    return total


def add_tempo(s: AnkhState, o: Outlook, found: dict[int, list[float]]) -> None:
    """Whoever moves next may set off the next event, if a marker is one step from its end."""
    turn = s.frames[0]
    if turn[STEP] != TURN:
        return
    player = turn[PLAYER] if turn[STAGE] == FIRST_ACTION else next_player(s, turn[PLAYER])
    side = s.side_of[player]
    for action in range(len(ACTION_NAMES)):
        if s.track[action] == needed(s, action) - 1:
            break
    else:
        return
    event = EVENT_TRACKS[s.scenario][s.event]
    if event != "monument":
        found[side][TEMPO] = WEIGHTS.other_event
    elif o.beside_neutral[side] or action == MOVE:
        found[side][TEMPO] = WEIGHTS.monument_event
    else:
        found[side][TEMPO] = WEIGHTS.monument_event / 3


def add_merging(s: AnkhState, found: dict[int, list[float]]) -> None:
    """The two lowest gods will merge; how far they are behind, and how soon it comes, tells how bad that is."""
    low = order(s, s.in_play)
    for side in low[:2]:
        behind = 1 + s.devotion[low[2]] - s.devotion[side]
        found[side][MERGING] = -WEIGHTS.merging * min(behind, 4) / (4 * LEFT_TO_MERGE[s.event])

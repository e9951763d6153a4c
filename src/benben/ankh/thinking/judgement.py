"""What a position is worth to a player, in terms a player would name: for bots, and for hints that say why.

Everything is counted in Devotion: one point of a term is as good as one Devotion on the track. A player's judgement is
the worth of its god less part of the worth of the others; `explain` gives the same sum term by term.
"""

from typing import Final

from ...kernel import judging
from ...kernel.judging import Worth, at, by_name, totals
from ...kernel.notation import NONE
from ...kernel.steps import PLAYER, STAGE, STEP
from ..box import contents
from ..box.names import ACTION_NAMES, ALL_SIDES, CARD_NAMES, FIGURES, MOVE, POWER_NAMES
from ..box.state import AnkhState
from ..rules import merging
from ..rules.devotion import order
from ..rules.forgetting import FORGETTING
from ..rules.scenario import EVENT_TRACKS
from ..rules.turn import FIRST_ACTION, TURN, needed, next_player
from .prospects import Prospects, read

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
"""In the order in which they are told."""


class Weights:
    """What things are worth, in Devotion. Matches between bots decide about changes (docs/bots.md)."""

    def __init__(self) -> None:
        self.rivals = 0.6  # how much the others' worth counts against one's own
        self.soon = [0.0, 0.9, 0.75, 0.6, 0.5]  # the coming conflict, by how many events away it is
        self.later = 0.25  # a conflict after that, if the figures stood as now …
        self.lasting = 0.4  # … and what the monuments add in each
        self.figure_lost = 0.3
        self.survival = [1.5, 1.0, 0.5, 0.25, 0.15]  # by the conflicts left until gods are forgotten …
        self.likely = 0.7  # … of which each behind the next brings so much of what this board promises
        self.neutral_beside = 0.3
        self.own_beside = 0.2
        self.followers = totals([(3, 0.4), (3, 0.3), (4, 0.15), (99, 0.05)])
        self.figure = 0.35
        self.guardian = 0.3
        self.pool = 0.1
        self.monument_event = 1.0  # to whoever can set it off …
        self.not_beside = 3.0  # … and so much less without a neutral monument at hand
        self.other_event = 0.3
        self.merging = 3.0  # for a god at least so far behind those that do not merge:
        self.gap = 4
        # The powers of gods count for nothing: nobody chooses them.
        self.power = by_name(
            POWER_NAMES,
            {
                "commanding": 1.2,
                "inspiring": 1.2,
                "omnipresent": 1.6,
                "revered": 1.6,
                "resplendent": 1.2,
                "obelisk attuned": 1.2,
                "temple attuned": 1.6,
                "pyramid attuned": 2.0,
                "glorious": 1.5,
                "magnanimous": 1.5,
                "bountiful": 2.0,
                "worshipful": 2.0,
            },
        )
        self.card = by_name(
            CARD_NAMES,
            {
                "build": 0.3,
                "plague": 0.2,
                "chariots": 0.5,
                "cycle": 0.6,
                "drought": 0.4,
                "flood": 0.3,
                "miracle": 0.3,
            },
        )


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
        return judging.result(s, player)
    side = s.side_of[player]
    if side == NONE or not s.in_play:
        return 0.0
    if not s.in_play >> side & 1:
        return -judging.WIN
    worths = weigh(s)
    own = worths.pop(side)
    return judging.judge(own, list(worths.values()), WEIGHTS.rivals)


def explain(s: AnkhState, player: int) -> dict[str, float]:
    """Why: what each term adds to the judgement. A finished game, or one not begun, has no terms."""
    side = s.side_of[player]
    if s.reason or side == NONE or not s.in_play >> side & 1:
        return {}
    worths = weigh(s)
    own = worths.pop(side)
    return judging.explain(own, list(worths.values()), WEIGHTS.rivals)


def weigh(s: AnkhState) -> dict[int, Worth]:
    """The terms of each side in play."""
    w = WEIGHTS
    o = read(s)
    left = LEFT[s.event]
    ahead = left / LEFT[0]  # what pays off later fades as the game goes on
    soon = at(w.soon, AWAY[s.event])
    found: dict[int, Worth] = {}
    for side in ALL_SIDES:
        if not s.in_play >> side & 1:
            continue
        terms = found[side] = dict.fromkeys(TERMS, 0.0)
        coming = o.coming[side] - w.figure_lost * o.coming_lost[side]
        terms["devotion"] = float(s.devotion[side])
        terms["conflict"] = o.now[side] - w.figure_lost * o.now_lost[side] + soon * coming
        if left > 1:
            fleeting = o.coming[side] - o.lasting[side]
            terms["majorities"] = (left - 1) * (w.later * fleeting + w.lasting * o.lasting[side])
        terms["survival"] = -shortfall(s, o, side)
        terms["monuments"] = ahead * (w.neutral_beside * o.beside_neutral[side] + w.own_beside * o.beside_own[side])
        terms["followers"] = ahead * at(w.followers, s.followers[side])
        terms["powers"] = ahead * sum_of(w.power, s.powers[side])
        pool = sum(s.pool[side * FIGURES : (side + 1) * FIGURES])
        terms["figures"] = w.figure * o.on_board[side] + w.guardian * o.guardians[side] + w.pool * pool
        terms["cards"] = ahead * sum_of(w.card, s.hand[side])
    if left:
        add_tempo(s, o, found)
    if LEFT_TO_MERGE[s.event] and merging.due(s):
        add_merging(s, found)
    return found


def shortfall(s: AnkhState, o: Prospects, side: int) -> float:
    """What is likely to be missing when the gods in the red are forgotten; conflicts to come are guessed by this
    board. It weighs more as that moment draws near."""
    if s.event > FORGETTING:
        return 0.0
    conflicts = LEFT_TO_SURVIVE[s.event]
    guess = s.devotion[side] + o.now[side]
    if conflicts:
        guess += (at(WEIGHTS.soon, AWAY[s.event]) + WEIGHTS.likely * (conflicts - 1)) * o.coming[side]
    return at(WEIGHTS.survival, conflicts) * max(0.0, contents.RED + 1 - guess)


def sum_of(worths: list[float], mask: int) -> float:
    total = 0.0
    while mask:
        low = mask & -mask
        total += worths[low.bit_length() - 1]
        mask ^= low
    return total


def add_tempo(s: AnkhState, o: Prospects, found: dict[int, Worth]) -> None:
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
        found[side]["tempo"] = WEIGHTS.other_event
    elif o.beside_neutral[side] or action == MOVE:
        found[side]["tempo"] = WEIGHTS.monument_event
    else:
        found[side]["tempo"] = WEIGHTS.monument_event / WEIGHTS.not_beside


def add_merging(s: AnkhState, found: dict[int, Worth]) -> None:
    """The two lowest gods will merge; how far they are behind, and how soon it comes, tells how bad that is."""
    w = WEIGHTS
    low = order(s, s.in_play)
    for side in low[:2]:
        behind = 1 + s.devotion[low[2]] - s.devotion[side]
        found[side]["merging"] = -w.merging * min(behind, w.gap) / (w.gap * LEFT_TO_MERGE[s.event])

"""Turns, actions and the two tracks (A-T1, A-C7, A-C8)."""

from typing import Final

from ...kernel.events import Log
from ...kernel.notation import NONE
from ...kernel.steps import NOBODY, PLAYER, STAGE, STEP, Step, Why
from ..box import contents, frames
from ..box.names import ACTION, ACTION_NAMES, CHOICES, FIRED, GAIN, MOVE, SUMMON, UNLOCK
from ..box.state import AnkhState
from . import caravan, conflict, consolidation, gain, monument, move, summon, unlock
from .scenario import event_name

FIRST_ACTION: Final = 0
FIRST_DONE: Final = 1
SECOND_ACTION: Final = 2
SECOND_DONE: Final = 3
EVENT_DONE: Final = 4
LAST: Final = 3
MERGING: Final = "which guardians leave"


# The frames that stand on a turn, by their names; Gain Followers has none.
OF_ACTION: Final = {MOVE: "move your figures", SUMMON: "summon a figure", UNLOCK: "unlock a power"}
OF_EVENT: Final[dict[str, tuple[str, ...]]] = {
    "monument": ("control a monument",),
    "caravan": ("lay a caravan", "which half keeps the token", "swap a token", "swap it with"),
    "consolidation": ("join two regions", "which token moves"),
    "conflict": ("conflict",),
    "conflict+merge": ("conflict", MERGING),
    "conflict+forget": ("conflict",),
    "conflict+end": ("conflict",),
}


def needed(s: AnkhState, action: int) -> int:
    """Uses of an action that fire an event, by the number of players that started (A-C7)."""
    return s.players + contents.TRACK_EXTRA[action]


def start(s: AnkhState, p: int, action: int, log: Log | None) -> None:
    """An action whose marker has moved."""
    if action == MOVE:
        move.start(s, p)
    elif action == SUMMON:
        summon.start(s, p)
    elif action == GAIN:
        gain.take(s, p, log)
    else:
        unlock.start(s, p)


class Turn(Step[AnkhState]):
    """The bottom frame: whose turn it is, and the action taken last."""

    name = "choose an action"
    rule = "A-T1"
    on = ("",)
    cursor = ("first action", "first done", "second action", "second done", "event done")
    args = ("player:player", "last:action?")

    def who(self, s: AnkhState, f: list[int]) -> int:
        return f[PLAYER] if f[STAGE] == FIRST_ACTION or f[STAGE] == SECOND_ACTION else NOBODY

    def opens(self, s: AnkhState, f: list[int]) -> bool:
        return f[STAGE] == FIRST_ACTION

    def legal(self, s: AnkhState, f: list[int], p: int) -> list[int]:
        """The second action comes from a strictly lower row."""
        return [ACTION + action for action in range(f[LAST] + 1, 4)]

    def apply(self, s: AnkhState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        action = choice - ACTION
        f[STAGE] += 1
        f[LAST] = action
        s.track[action] += 1
        if log:
            log.add("took action", "A-T1", p, action, s.track[action], needed(s, action))
        start(s, p, action, log)

    def forbids(self, s: AnkhState, f: list[int], p: int, choice: int) -> Why | None:
        above = CHOICES.verb_of[choice] == "action" and choice - ACTION <= f[LAST]
        return ("A-T1", "row above") if above else None

    def run(self, s: AnkhState, f: list[int], log: Log | None) -> None:
        action = f[LAST]
        if f[STAGE] != EVENT_DONE and s.track[action] == needed(s, action):
            f[STAGE] = EVENT_DONE
            s.event += 1
            if log:
                log.add("event", "A-C8", f[PLAYER], FIRED.index(f"{s.event} {event_name(s)}"))
            s.frames.append(start_event(event_name(s), f[PLAYER]))
        elif f[STAGE] == FIRST_DONE and action != UNLOCK and not merged(s, f[PLAYER]):
            f[STAGE] = SECOND_ACTION
        else:
            if f[STAGE] == EVENT_DONE:
                s.track[action] = 0
            f[:] = [TURN, FIRST_ACTION, next_player(s, f[PLAYER]), NONE]
            if log:
                log.add("turn", "A-T1", f[PLAYER])

    def fits(self, s: AnkhState, f: list[int]) -> str:
        if (f[STAGE] == FIRST_ACTION) != (f[LAST] == NONE):
            return "the last action is needed, but before the first there is none"
        if not s.in_play >> s.side_of[f[PLAYER]] & 1:
            return "a player whose god is forgotten has no turn"
        if f[STAGE] in (SECOND_ACTION, SECOND_DONE) and merged(s, f[PLAYER]):
            return "a player of a merged god has no second action"
        if f[STAGE] != EVENT_DONE and s.event == len(contents.EVENT_TRACK):
            return "the last event has come, and no turn is after it"
        asking = f[STAGE] in (FIRST_ACTION, SECOND_ACTION)
        for action in range(4):
            if s.track[action] == needed(s, action) and (asking or action != f[LAST]):
                return f"the marker of {ACTION_NAMES[action]} is at its end, where it triggers an event"
        if asking and s.frames[-1] is not f:
            return "an action is still to be chosen"
        return marker_of_last(s, f) or what_is_above(s, f)


def marker_of_last(s: AnkhState, f: list[int]) -> str:
    """The marker of an action moves before it is resolved, and waits at its end while the event lasts (A-T1)."""
    if f[STAGE] != FIRST_ACTION and s.track[f[LAST]] < (needed(s, f[LAST]) if f[STAGE] == EVENT_DONE else 1):
        return f"the marker of {ACTION_NAMES[f[LAST]]} has not come so far"
    return ""


def what_is_above(s: AnkhState, f: list[int]) -> str:
    """Only what belongs to the action taken, or to the event that it fired, and of the player whose turn it is."""
    if s.frames[-1] is f:
        return ""
    above = s.frames[1]
    name = frames.STEPS[above[STEP]].name
    if f[STAGE] == EVENT_DONE:
        if not s.event or name not in OF_EVENT[event_name(s)]:
            return "the event marker stands at another event"
    elif name != OF_ACTION.get(f[LAST]):
        return "another action was taken"
    return "" if name == MERGING or above[PLAYER] == f[PLAYER] else "it is the turn of another player"


def merged(s: AnkhState, p: int) -> bool:
    """A player of a merged god takes one action per turn (A-T2)."""
    return s.side_of.count(s.side_of[p]) > 1


def next_player(s: AnkhState, p: int) -> int:
    """Clockwise; forgotten players are skipped (A-FG1)."""
    p = (p + 1) % s.players
    while not s.in_play >> s.side_of[p] & 1:
        p = (p + 1) % s.players
    return p


def start_event(event: str, p: int) -> list[int]:
    """The frame of an event that player p has fired."""
    if event == "monument":
        return [monument.CONTROL_MONUMENT, 0, p]
    if event == "caravan":
        return [caravan.CARAVAN, 0, p]
    if event == "consolidation":
        return [consolidation.CONSOLIDATION, 0, p, NONE]
    return [conflict.CONFLICT, 0, p, NONE]


TURN = frames.add(Turn())

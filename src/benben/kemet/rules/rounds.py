"""The parts of a round, one after the other in the order of the edition (K-D1, K-N1)."""

from ...kernel.events import Log
from ..box import frames
from ..box.state import KemetState
from . import victory


def first(s: KemetState, log: Log | None) -> None:
    """Setup is over."""
    s.round = 1
    announce(s, log)


def after(s: KemetState, part: str, log: Log | None) -> None:
    """The next part of the round, or the next round, unless the game is over."""
    parts = s.edition.round
    at = parts.index(part) + 1
    if at < len(parts):
        start(s, parts[at])
    elif not victory.at_end_of_round(s, log):
        s.round += 1
        announce(s, log)


def announce(s: KemetState, log: Log | None) -> None:
    if log:
        log.add("round", "K-D1", s.round)
    start(s, s.edition.round[0])


def start(s: KemetState, part: str) -> None:
    """A part is a step of that name, whose frame begins with the first player of the turn order."""
    s.frames.append([frames.number(part), s.edition.first_phase if part == "night" else 0, 0])

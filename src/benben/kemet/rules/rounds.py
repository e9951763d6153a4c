"""The parts of a round, one after the other in the order of the edition (K-D1, K-N1)."""

from typing import Final

from ...kernel.events import Log
from ..box import frames
from ..box.classic_state import ClassicState
from ..box.state import KemetState
from . import victory

NOT_AT_FIRST: Final = ("order", "dawn")
"""Parts that the first round does not have: the order of setup holds (KT-N8)."""


def first(s: KemetState, log: Log | None) -> None:
    """Setup is over."""
    s.round = 1
    announce(s, log)


def after(s: KemetState, part: str, log: Log | None) -> None:
    """The next part of the round, or the next round, unless the game is over."""
    parts = s.edition.round
    at = parts.index(part) + 1
    if s.round == 1 and parts[at % len(parts)] in NOT_AT_FIRST:
        at += 1
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
    edition = s.edition
    if part == "day":
        for p in range(s.players):  # KT-D2; in Blood and Sand they have come back in the Night (K-N8)
            s.spaces[p] = 0
            s.bought[p] = 0
        s.silver_used = 0
        if isinstance(s, ClassicState):
            s.silenced = [0] * s.players  # a Divine Seal holds until now
    at = edition.first_phase if part == "night" else edition.first_of_dusk if part == "dusk" else 0
    s.frames.append([frames.number(part), at, 0])

"""Devotion: the track, its piles, and winning by it (A-D1 to A-D3)."""

from collections.abc import Sequence

from ...kernel.events import Log
from ..box import contents
from ..box.names import ALL_SIDES, ASCENDED
from ..box.state import AnkhState
from . import powers


def order(s: AnkhState, sides: int) -> list[int]:
    """The sides of a mask from least to most Devotion: the order of nearly everything (A-D1, A-D2)."""
    if not sides & sides - 1:
        return [sides.bit_length() - 1] if sides else []
    found = [side for side in ALL_SIDES if sides >> side & 1]
    found.sort(key=lambda side: s.devotion[side] * 8 + s.pile[side])
    return found


Parts = Sequence[tuple[str, int]]


def gain(s: AnkhState, side: int, amount: int, rule: str, log: Log | None, parts: Parts = ()) -> None:
    """One gain; 0 is none (A-D3). Powers may add to it once. `parts`: what of the amount comes of powers and cards."""
    if amount <= 0 or s.reason:
        return
    whole = amount
    for power in powers.of(s, side):
        whole += power.devotion_gain(s, side)
    gained = min(whole, contents.TOP - s.devotion[side])
    if log:
        log.add("gained devotion", rule, side, gained, s.devotion[side] + gained)
        more = [(power.name, power.devotion_gain(s, side)) for power in powers.of(s, side)]
        given = [part for part in (*parts, *more) if part[1]]
        rest = whole - sum(count for _, count in given)
        if given and not rest and len(given) == 1:
            log.made_of((given[0][0], gained))  # all of one thing, however much of it the track has room for
        elif given and gained == whole:
            log.made_of(*([("", rest)] if rest else []), *given)
    place(s, side, s.devotion[side] + gained)
    if s.devotion[side] == contents.TOP:
        finish(s, ASCENDED, side, "A-D3", log)


def lose(s: AnkhState, side: int, amount: int, rule: str, log: Log | None) -> None:
    """A loss at 0 changes nothing, not even the pile (A-D3)."""
    amount = min(amount, s.devotion[side])
    if amount and not s.reason:
        if log:
            log.add("lost devotion", rule, side, amount, s.devotion[side] - amount)
        place(s, side, s.devotion[side] - amount)


def place(s: AnkhState, side: int, space: int) -> None:
    """Put a marker on top of the pile on another space; what lay on it sinks (A-D1)."""
    leave(s, side)
    s.pile[side] = sum(s.devotion[other] == space for other in ALL_SIDES if s.in_play >> other & 1 and other != side)
    s.devotion[side] = space


def leave(s: AnkhState, side: int) -> None:
    for other in ALL_SIDES:
        if s.in_play >> other & 1 and s.devotion[other] == s.devotion[side] and s.pile[other] > s.pile[side]:
            s.pile[other] -= 1


def finish(s: AnkhState, reason: int, side: int, rule: str, log: Log | None) -> None:
    """The game is over; all players of the winning side share the win. A negative side: nobody wins."""
    s.reason = reason
    for p in range(s.players):
        if side >= 0 and s.side_of[p] == side:
            s.winners |= 1 << p
    if log:
        log.add("won" if side >= 0 else "nobody won", rule, *([side] if side >= 0 else []))

"""The path to Ta-Seti: laid out, refilled, and where priests stand on it (KT-S7, KT-R1, KT-R17)."""

from typing import Final

from ...kernel.events import Log
from ...kernel.notation import NONE
from ...kernel.steps import BOX, NOBODY, Step
from ..box import frames
from ..box.classic_state import ClassicState
from ..box.names import LOCATION_NAMES, LOCATIONS, PATH_SPACES, SIDE, SIDE_NAMES, TOKEN
from ..box.path import AT_START, FILLED_FIRST, Road
from ..box.shapes_path import TA_SETI
from ..box.state import KemetState

DESTINATION: Final = LOCATION_NAMES.index(TA_SETI)
SIDE_OF: Final[list[int]] = [
    next((side for side, name in enumerate(SIDE_NAMES) if LOCATION_NAMES[at].startswith(name)), NONE)
    for at, _, _ in PATH_SPACES
]
"""For each space the side on which it is printed; Ta-Seti is on both of its board (NONE)."""


def of(s: KemetState) -> ClassicState:
    """The position of a game that may have a path."""
    assert isinstance(s, ClassicState)
    return s


# The path itself ------------------------------------------------------------------------------------------------------


def lay_out(s: KemetState) -> None:
    """All tokens are in the reserve, all priests at the start (KT-S7)."""
    c = of(s)
    c.reserve = s.edition.token_copies[:]
    for p in range(s.players):
        c.priest_on[p * LOCATIONS + AT_START] = s.edition.priests
    s.frames.append([LAY_PATH, 0])


def next_board(s: KemetState) -> int:
    """The first board whose side is not known; NONE if there is none."""
    return next((board for board, side in enumerate(of(s).path_side) if side == NONE), NONE)


def in_play(s: KemetState, space: int) -> bool:
    """Whether a space lies on a side that is up."""
    return SIDE_OF[space] == NONE or SIDE_OF[space] in of(s).path_side


def next_space(s: KemetState) -> int:
    """The next empty space for which there is a token, from the end of the path (KT-R17); NONE if there is none."""
    c = of(s)
    for i in FILLED_FIRST:
        if c.path_token[i] == NONE and in_play(s, i) and any(c.reserve[t] for t in s.edition.tokens_for[i]):
            return i
    return NONE


class LayPath(Step[KemetState]):
    """A random side of each board, then a random token on every space that has none (KT-S7, KT-R17)."""

    name = "lay out the path"
    rule = "KT-R17"
    on = ("setup: colours", "night: refill")

    def who(self, s: KemetState, f: list[int]) -> int:
        return BOX if next_board(s) != NONE or next_space(s) != NONE else NOBODY

    def run(self, s: KemetState, f: list[int], log: Log | None) -> None:
        s.frames.pop()

    def odds(self, s: KemetState, f: list[int]) -> list[tuple[int, int]]:
        board = next_board(s)
        if board != NONE:
            return [(SIDE + 2 * board, 1), (SIDE + 2 * board + 1, 1)]
        c = of(s)
        tokens = s.edition.tokens_for[next_space(s)]
        return [(TOKEN + t, c.reserve[t]) for t in sorted(tokens) if c.reserve[t]]

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        c = of(s)
        if choice < TOKEN:
            c.path_side[next_board(s)] = choice - SIDE
            if log:
                log.add("side of the path", "KT-S7", choice - SIDE)
            return
        space = next_space(s)
        c.path_token[space] = choice - TOKEN
        c.reserve[choice - TOKEN] -= 1
        if log:
            log.add("token laid", self.rule, choice - TOKEN, PATH_SPACES[space][0])

    def fits(self, s: KemetState, f: list[int]) -> str:
        return "" if s.edition.has_path else "this game has no path"


def tokens_at(s: KemetState, location: int) -> list[int]:
    """The spaces of a location on which a token lies."""
    column = of(s).path_token
    return [i for i, (at, _, _) in enumerate(PATH_SPACES) if at == location and column[i] != NONE]


# Priests on their way -------------------------------------------------------------------------------------------------


def standing(s: KemetState, p: int, location: int) -> int:
    return of(s).priest_on[p * LOCATIONS + location]


def all_have_left(s: KemetState, p: int) -> bool:
    """Whether no own priest is on the path or at its start; asked in every turn, and mostly answered by the first."""
    column = of(s).priest_on
    return not any(column[at] for at in range(p * LOCATIONS, (p + 1) * LOCATIONS))


def walk(s: KemetState, p: int, location: int, new: int) -> None:
    of(s).priest_on[p * LOCATIONS + location] -= 1
    of(s).priest_on[p * LOCATIONS + new] += 1


def ways_from(s: KemetState, location: int) -> dict[int, Road]:
    return s.edition.roads[tuple(of(s).path_side)][location]


def walkers(s: KemetState, p: int) -> list[int]:
    """Where own priests wait from whom a road leads on."""
    return [at for at in range(LOCATIONS) if standing(s, p, at) and ways_from(s, at)]


def active(s: KemetState, p: int) -> list[int]:
    """Where own priests wait that can go on, or take the point in Ta-Seti (KT-R3, KT-R11)."""
    found = [at for at in range(LOCATIONS) if standing(s, p, at)]
    return [at for at in found if ways_from(s, at) or tokens_at(s, at)]


LAY_PATH = frames.add(LayPath())

"""Positions and steps: what a game is made of.

A position waits at the top of its stack of frames. A frame is a flat list of ints, [step, stage, arguments…]; it
names a `Step` of the ruleset, which knows who owes a decision there, what is legal and what a choice does.
"""

from inspect import isdatadescriptor
from typing import ClassVar, Final, Generic, Self, TypeVar

from .events import EVERYONE, Log

BOX: Final = -1
"""Chance, as a player."""
SPECTATOR: Final = -2
"""Stands for whoever only looks on."""
NOBODY: Final = -3
"""Stands for the player of a step that runs by itself."""
SEAL: Final = 0
"""The choice that ends a draft in every ruleset."""
PASS: Final = 1
"""The choice that declines an offer or ends a series of choices in every ruleset."""

STEP: Final = 0
STAGE: Final = 1
ARGUMENTS: Final = 2
PLAYER: Final = 2
"""What a frame holds: its step, how far that has come, and its arguments, the first of which is the player in an
`OfPlayer` step. Each step has a constant for every argument, its name in upper case, so rules read `f[PLAYER]`."""


class State:
    """What every position has. A ruleset's own class adds its columns; tools/states.py writes it."""

    __slots__ = ("asked", "barriers", "drafts", "frames", "menu", "players", "reason", "sealed", "winners")
    # What a ruleset's class keeps at hand that is no part of the position: `bind` finds it again by the columns.
    follows: ClassVar[tuple[str, ...]] = ()

    def __new__(cls, players: int = 0) -> Self:
        """Without this, a compiled class could not be made empty for `copy` and `restore` to fill."""
        return object.__new__(cls)

    def __init__(self, players: int) -> None:
        self.players = players
        self.frames: list[list[int]] = []
        self.drafts: list[list[int]] = []  # one per player while a sealed step is open, else none
        self.sealed = 0  # bit mask of the players whose draft is sealed
        self.barriers = 0  # grows when chance answers or something secret is shown: no undo past that
        self.reason = 0  # why the game is over; 0 while it is not
        self.winners = 0  # bit mask of players
        # A cache of the open question, not part of the position: who is asked, and the legal choices.
        self.asked = NOBODY
        self.menu: list[int] = []

    def bind(self) -> None:
        """Fill in what follows from the columns, after they have been read from a file or a pickle."""

    def copy(self) -> "State":
        raise NotImplementedError

    def copy_base(self, other: "State") -> None:
        """Fill in what this class declares; `other` is new and shares nothing afterwards."""
        other.players = self.players
        other.frames = [f[:] for f in self.frames]
        other.drafts = [d[:] for d in self.drafts]
        other.sealed = self.sealed
        other.barriers = self.barriers
        other.reason = self.reason
        other.winners = self.winners
        other.asked = self.asked
        other.menu = self.menu  # never changed in place, so sharing is safe

    def __reduce__(self) -> tuple[object, ...]:
        return restore, (type(self), [getattr(self, name) for name in fields(type(self))])


FIELDS: Final[dict[type[State], list[str]]] = {}


def fields(kind: type[State]) -> list[str]:
    """What a position is made of: the slots of its class, or what they become when the class is compiled."""
    if kind not in FIELDS:
        found = {name for base in kind.__mro__ for name, value in vars(base).items() if isdatadescriptor(value)}
        FIELDS[kind] = sorted(name for name in found if not name.startswith("__") and name not in kind.follows)
    return FIELDS[kind]


def restore(kind: type[State], values: list[object]) -> State:
    s = kind.__new__(kind)
    for name, value in zip(fields(kind), values, strict=True):
        setattr(s, name, value)
    s.bind()
    return s


S = TypeVar("S", bound=State)


Why = tuple[str, str]
"""Why a choice is refused: the ID of the rule that forbids it, and the reason by name."""


class Step(Generic[S]):
    """One kind of frame. Names read like prompts; `args` are "name:kind" for the frame's ints after the cursor, and
    "name:kind?" for those that may be NONE."""

    name = ""
    rule = ""
    cursor: ClassVar[tuple[str, ...]] = ()
    args: ClassVar[tuple[str, ...]] = ()
    rest = ""  # kind of any further ints, "kind?" if they may be NONE
    sealed = False  # everybody drafts at once, in secret
    secret = False  # asked even when there is only one answer, because not asking would give it away
    # The frames it may stand on: "name", "name: stage" for one whose cursor is there, "" for the bottom; () for any.
    on: ClassVar[tuple[str, ...]] = ()

    def cites(self, s: S, f: list[int]) -> str:
        """The rule by which this frame asks, as the code names it: another one where the step serves several."""
        return self.rule

    def hides(self, s: S, f: list[int]) -> bool:
        """Whether a question with only one answer is still asked here."""
        return self.secret

    def who(self, s: S, f: list[int]) -> int:
        """The player that owes a decision here, BOX, or NOBODY for a step that runs by itself."""
        return NOBODY

    def opens(self, s: S, f: list[int]) -> bool:
        """Whether a turn of whoever is asked begins with this question: those who look ahead count by turns."""
        return False

    def run(self, s: S, f: list[int], log: Log | None) -> None:
        """One move of a step that owes nothing: it must change the stack, the cursor or the outcome."""
        raise AssertionError(f"{self.name} does not run by itself")

    def legal(self, s: S, f: list[int], p: int) -> list[int]:
        """Ascending ids. In a sealed step they depend only on the public state and the player's own draft."""
        return [choice for choice, _ in self.odds(s, f)]

    def apply(self, s: S, f: list[int], p: int, choice: int, log: Log | None) -> None:
        raise AssertionError(f"{self.name} takes no choice")

    def forbids(self, s: S, f: list[int], p: int, choice: int) -> Why | None:
        """Why this choice, which is not legal, is refused; None if there is no more to say than what is asked.

        It is for the eyes of p, so it says nothing that p may not know, and it changes nothing.
        """
        return None

    def odds(self, s: S, f: list[int]) -> list[tuple[int, int]]:
        """Choices with integer weights, ascending, where BOX owes."""
        return []

    def drafters(self, s: S, f: list[int]) -> int:
        """Bit mask of the players that draft in a sealed step."""
        return 0

    def drafting(self, s: S, f: list[int], p: int, menu: list[int]) -> bool:
        """Whether this menu of a draft is asked: it is not when sealing is all that is left, unless that would tell
        others something."""
        return len(menu) > 1 or (self.secret and menu[0] != SEAL)

    def reveal(self, s: S, f: list[int], drafts: list[list[int]], log: Log | None) -> None:
        """All drafts of a sealed step are in; each ends with SEAL."""
        raise AssertionError(f"{self.name} is not sealed")

    def audience(self, s: S, f: list[int], p: int, choice: int) -> int:
        """Who may see this choice in a record, once it is there."""
        return EVERYONE

    def fits(self, s: S, f: list[int]) -> str:
        """'' if this frame can stand in this position, else what is wrong."""
        return ""


def below(s: State, f: list[int]) -> list[int]:
    """The frame directly below this one; [] if there is none."""
    under: list[int] = []
    for frame in s.frames:
        if frame is f:
            return under
        under = frame
    return []


class OfPlayer(Step[S]):
    """A step whose frame names the player that decides."""

    args: ClassVar[tuple[str, ...]] = ("player:player",)

    def who(self, s: S, f: list[int]) -> int:
        return f[PLAYER]

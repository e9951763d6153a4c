"""The public loop: ask who owes a decision, let the bots or BOX answer, apply, until the game is over."""

from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

from .chance import draw
from .contract import Outcome, Ruleset
from .errors import BadOptions
from .records import Record, new_record, say_outcome
from .steps import BOX, STEP, State
from .views import view

LIMIT: Final = 50_000
"""After this many decisions a game is cut off and called unfinished; the rules have no such limit."""


class Bot(Protocol):
    """A player that is told its legal choices and may look at its own view, as bytes; it never sees the state."""

    def choose(self, legal: list[int], look: Callable[[], bytes]) -> int: ...


class Played:
    """A game from the first decision to the last."""

    def __init__(self, state: State, record: Record, decisions: int, outcome: Outcome | None) -> None:
        self.state = state
        self.record = record
        self.decisions = decisions  # of players, with two or more legal choices
        self.outcome = outcome  # None: unfinished


def play_game(
    rules: Ruleset[Any], options: dict[str, object], bots: Sequence[Bot], key: bytes, names: Sequence[str] = ()
) -> Played:
    s: State = rules.setup(options)
    if len(bots) < s.players:
        raise BadOptions(f"bots: {s.players} are needed, one for each player, not {len(bots)}")
    looks = [Look(rules, s, p) for p in range(s.players)]
    said = rules.choices.names
    record = new_record(rules, options, list(names))
    lines = record.lines
    decisions = 0
    while decisions < LIMIT:
        owing = rules.owing(s)
        if not owing:
            break
        p = owing[0]
        if p == BOX:
            choice = draw(rules.odds(s), key, len(lines) + 1)
        else:
            legal = rules.legal(s, p)
            if len(legal) > 1:
                decisions += 1
            choice = bots[p].choose(legal, looks[p])
        f = s.frames[-1]
        audience = rules.steps[f[STEP]].audience(s, f, p, choice)
        rules.apply(s, p, choice)
        lines.append((p, said[choice], audience))
    outcome = rules.outcome(s)
    record.end = say_outcome(outcome)
    return Played(s, record, decisions, outcome)


class Look:
    """A bot's only window: the bytes of its own view, made when it looks."""

    __slots__ = ("player", "rules", "state")

    def __init__(self, rules: Ruleset[Any], state: State, player: int) -> None:
        self.rules = rules
        self.state = state
        self.player = player

    def __call__(self) -> bytes:
        return view(self.rules, self.state, self.player).bytes()

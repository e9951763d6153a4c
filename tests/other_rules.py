"""Ankh as a later version might play it, for tests: done to the rules in a process of its own before a server starts.

``python -c "import other_rules; other_rules.told()"``: each of these makes the rules one version newer.
"""

from benben.ankh.box.names import ACTION, GAIN
from benben.ankh.box.state import AnkhState
from benben.ankh.rules import gain, turn
from benben.kernel.contract import Change
from benben.kernel.events import Event, Log
from benben.kernel.registry import ruleset

TEXT = "followers are counted otherwise"


def newer() -> None:
    """Nothing that anybody could notice is played otherwise."""
    rules = ruleset("ankh")
    type(rules).changes = (*rules.changes, Change(("A-GAIN1",), TEXT))


def told() -> None:
    """Something else is told, and everything can be done as before."""
    newer()
    take = gain.take

    def otherwise(s: AnkhState, p: int, log: Log | None) -> None:
        take(s, p, log)
        if log:
            last = log.events[-1]
            side, amount, now = last.args
            log.events[-1] = Event(last.template, last.rule, (side, amount + 1, now), last.audience)

    gain.take = otherwise


def refused() -> None:
    """A choice is no longer legal."""
    newer()
    without_gain()


def without_gain() -> None:
    """As first action of a turn."""
    legal = turn.Turn.legal

    def otherwise(self: turn.Turn, s: AnkhState, f: list[int], p: int) -> list[int]:
        return [choice for choice in legal(self, s, f, p) if choice != ACTION + GAIN or f[1]]

    turn.Turn.legal = otherwise  # type: ignore[method-assign]


def stumbling() -> None:
    """The rules themselves stumble over what was legal."""
    newer()

    def stumbles(s: AnkhState, p: int, log: Log | None) -> None:
        raise IndexError("no such Follower")

    gain.take = stumbles

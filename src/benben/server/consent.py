"""Taking back what undo no longer can, if everybody at the table agrees: chance falls anew, and the record says so.

In the same way a log that no longer replays is cut back to where it does.
"""

from typing import NamedTuple

from ..kernel.events import may_know
from ..kernel.notation import player_name
from . import messages
from .folding import Fold
from .kept import Chair


class Proposal(NamedTuple):
    """To keep only so many choices or, where the log is broken, entries. Bots agree to everything."""

    by: int
    keep: int
    cut: bool
    agreed: frozenset[int]

    def waiting(self, chairs: list[Chair]) -> list[int]:
        return [p for p, chair in enumerate(chairs) if chair.kind == "human" and p not in self.agreed]


def proposed(fold: Fold, player: int) -> Proposal | None:
    """To go back to just before the last choice of a player, or to where the log still replays."""
    if fold.broken:
        return Proposal(player, fold.broken.after, True, frozenset([player]))
    own = [i for i, (p, _) in enumerate(fold.game.made) if p == player]
    return Proposal(player, own[-1], False, frozenset([player])) if own else None


def told(proposal: Proposal | None, chairs: list[Chair], fold: Fold, viewer: int) -> messages.Proposal:
    """As a viewer may know it: choices that are secret are not counted."""
    if proposal is None:
        return {"t": "proposal", "by": None}
    waiting = [player_name(p) for p in proposal.waiting(chairs)]
    return {
        "t": "proposal",
        "by": player_name(proposal.by),
        "choices": 0 if proposal.cut else max(1, visible(proposal, fold, viewer)),
        "cut": proposal.cut,
        "waiting": waiting,
    }


def visible(proposal: Proposal, fold: Fold, viewer: int) -> int:
    marks, items = fold.chronicle.marks, fold.chronicle.items
    since = items[marks[proposal.keep] :] if proposal.keep < len(marks) else []
    return sum("choice" in item.data and may_know(item.audience, viewer) for item in since)

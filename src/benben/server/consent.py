"""Taking back what undo no longer can, if everybody at the table agrees: chance falls anew, and the record says so."""

from typing import Any, NamedTuple

from ..kernel.game import Game
from ..kernel.notation import player_name
from .store import Chair


class Proposal(NamedTuple):
    """To take back so many choices. Bots agree to everything."""

    by: int
    choices: int
    agreed: frozenset[int]

    def waiting(self, chairs: list[Chair]) -> list[int]:
        return [p for p, chair in enumerate(chairs) if chair.kind == "human" and p not in self.agreed]


def back_to_own_last(game: Game, player: int) -> Proposal | None:
    """To just before the last choice of a player; None if there is none."""
    own = [i for i, (p, _) in enumerate(game.made) if p == player]
    return Proposal(player, len(game.made) - own[-1], frozenset([player])) if own else None


def told(proposal: Proposal | None, chairs: list[Chair]) -> dict[str, Any]:
    if proposal is None:
        return {"t": "proposal", "by": None}
    waiting = [player_name(p) for p in proposal.waiting(chairs)]
    return {"t": "proposal", "by": player_name(proposal.by), "choices": proposal.choices, "waiting": waiting}

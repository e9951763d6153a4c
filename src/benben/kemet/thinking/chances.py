"""The judgement as a chance to win."""

from ..box.state import KemetState
from ..rules.troops import permanent_fame


def stage(s: KemetState) -> int:
    """How far the game has come: by the permanent fame of whoever leads, a third of a victory at a time."""
    lead = max(permanent_fame(s, p) for p in range(s.players))
    return min(2, 3 * lead // s.edition.victory)

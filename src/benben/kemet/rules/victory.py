"""Who has won, and when that is looked at (K-D2, K-P10)."""

from ...kernel.events import Log
from ..box.names import FAME, LAST_ROUND
from ..box.state import KemetState
from . import troops


def victorious(s: KemetState, p: int) -> bool:
    """Enough fame at the start of one's turn, and nobody has more (K-D2)."""
    own = troops.fame(s, p)
    return own >= s.edition.victory and all(troops.fame(s, q) <= own for q in range(s.players))


def at_turn(s: KemetState, p: int, log: Log | None) -> bool:
    """Whether the game is over as p's turn begins (K-D2)."""
    if not victorious(s, p):
        return False
    s.reason = FAME
    s.winners = 1 << p
    if log:
        log.add("won", "K-D2", p, troops.fame(s, p))
    return True


def at_end_of_round(s: KemetState, log: Log | None) -> bool:
    """Whether the game is over because the players have agreed on a last round (K-P10)."""
    if not s.last_round or s.round < s.last_round:
        return False
    s.reason = LAST_ROUND
    s.winners = 1 << min(range(s.players), key=lambda p: standing(s, p))
    if log:
        log.add("last round", "K-P10", s.round)
    return True


def standing(s: KemetState, p: int) -> tuple[int, int, int, int]:
    """Who would be first if the game stopped: most fame, then permanent, then of battles, then turn order (K-P10)."""
    return -troops.fame(s, p), -troops.permanent_fame(s, p), -s.battle_fame[p], s.order.index(p)

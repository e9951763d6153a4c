"""Who has won, and when that is looked at (K-D2, K-P10, KT-V1, KT-V2)."""

from ...kernel.events import Log
from ..box.classic_state import ClassicState
from ..box.names import FAME, LAST_ROUND
from ..box.state import KemetState
from . import troops


def victorious(s: KemetState, p: int) -> bool:
    """Enough fame at the start of one's turn, and nobody has more (K-D2)."""
    own = troops.fame(s, p)
    return own >= s.edition.victory and all(troops.fame(s, q) <= own for q in range(s.players))


def at_turn(s: KemetState, p: int, log: Log | None) -> bool:
    """Whether the game is over as p's turn begins (K-D2)."""
    if s.edition.wins_at != "turn":
        return False
    if not victorious(s, p):
        if isinstance(s, ClassicState) and troops.fame(s, p) >= s.edition.victory and not s.last_day:
            s.last_day = 1  # somebody has more (KT-V4)
            if log:
                log.add("last day", "KT-V4", p, troops.fame(s, p))
        return False
    s.reason = FAME
    s.winners = 1 << p
    if log:
        log.add("won", "K-D2", p, troops.fame(s, p))
    return True


def at_end_of_round(s: KemetState, log: Log | None) -> bool:
    """Whether the game is over because a Day has ended with enough fame (KT-V1) or was the last (KT-V4), or because the
    players have agreed on a last round (K-P10)."""
    ended = s.edition.wins_at == "end of day" or (isinstance(s, ClassicState) and s.last_day > 0)
    agreed = 0 < s.last_round <= s.round
    if not ended and not agreed:
        return False
    first = min(range(s.players), key=lambda p: standing(s, p))
    if ended and (s.edition.wins_at == "turn" or troops.fame(s, first) >= s.edition.victory):
        s.reason = FAME
        if log:
            log.add("won", "KT-V2", first, troops.fame(s, first))
    elif agreed:
        s.reason = LAST_ROUND
        if log:
            log.add("last round", "K-P10", s.round)
    else:
        return False
    s.winners = 1 << first
    return True


def standing(s: KemetState, p: int) -> tuple[list[int], int]:
    """Who would be first if the game stopped: the edition says what counts, at last the turn order (K-P10, KT-V2)."""
    counted = {
        "fame": troops.fame(s, p),
        "permanent fame": troops.permanent_fame(s, p),
        "battle fame": s.battle_fame[p],
    }
    return [-counted[what] for what in s.edition.standing], s.order.index(p)

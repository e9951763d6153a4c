"""Dawn tokens of Ta-Seti: what comes of a battle for whoever did badly in it (KT-B16)."""

from ...kernel.events import Log
from ..box.classic_state import ClassicState
from ..box.state import KemetState


def tokens(s: KemetState) -> list[int]:
    """Everybody's; none where there is no Dawn."""
    return s.dawn_tokens if isinstance(s, ClassicState) else []


def give(s: KemetState, p: int, log: Log | None) -> None:
    """For a battle that was lost, or in which all Units were (KT-B16)."""
    gained = s.edition.tokens_for_loss
    if gained:
        tokens(s)[p] += gained
        if log:
            log.add("gained dawn tokens", "KT-B16", p, gained, tokens(s)[p])

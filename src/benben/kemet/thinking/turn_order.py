"""What a place in the turn order is worth, and the cards and tokens that a Dawn takes for it (KT-W1 to KT-W7)."""

from math import exp
from typing import Final

from ...kernel.judging import Worth
from ...kernel.notation import NONE, bits
from ...kernel.steps import PLAYER, STAGE, STEP
from ..box.names import CARD_VALUES
from ..box.state import KemetState
from ..rules import dawn
from ..rules.dawn_tokens import tokens
from ..rules.night import PLACES

ORDER: Final = "order"
"""The term that only games with a Dawn have."""


class Weights:
    """In fame, as those of the judgement."""

    def __init__(self) -> None:
        self.best_place = 0.5  # more than the worst
        self.token = 0.12
        self.hand = [0.1, 0.07, 0.05, 0.03, 0.02, 0.02, 0.01, 0.01]  # by card, the best first …
        self.beside = 0.5  # … for a point of strength, and this part of it for damage and defence
        self.usual = 2.8  # command value to expect of somebody who has not played yet …
        self.bidding = 0.4  # … and of each token
        self.spread = 0.8


WEIGHTS: Final = Weights()


def read_order(s: KemetState, found: list[Worth]) -> None:
    """Places, tokens, and while a Dawn takes cards out of the hands, those that are left."""
    w = WEIGHTS
    f = s.frames[0] if s.frames else []
    dawning = bool(f) and f[STEP] == dawn.DAWN
    ranks = [0.0] * s.players  # before places are drawn
    if dawning:
        ranks = expected(s, f)
    elif NONE not in s.order:
        ranks = [quality(s, s.order.index(p)) for p in range(s.players)]
    for p, terms in enumerate(found):
        terms[ORDER] = w.best_place * ranks[p] + w.token * tokens(s)[p]
        if dawning:
            terms["cards"] += hand_worth(s, p)


def quality(s: KemetState, slot: int) -> float:
    """From 0 to 1: where a turn wins, the first place is best; where only the end of the Day counts, the last word."""
    behind = slot / (s.players - 1)
    return 1.0 - behind if s.edition.wins_at == "turn" else behind


def expected(s: KemetState, f: list[int]) -> list[float]:
    """How good a place everybody will have: the earlier one chooses, the better."""
    if f[STAGE] == dawn.CHOOSING and s.frames[-1][STEP] == dawn.PLACE_AT_DAWN:
        return as_chosen(s, s.frames[-1])
    values = [NONE] * s.players
    for i, value in enumerate(f[dawn.VALUES :]):
        values[s.order[s.players - 1 - i]] = value
    top = s.frames[-1]
    if top[STEP] == dawn.PLAY_AT_DAWN and top[dawn.CARD] != NONE:
        values[top[PLAYER]] = dawn.command_value(s, top[dawn.CARD], 0)
    return [1.0 - sum(outbid(s, values, p, q) for q in range(s.players)) / (s.players - 1) for p in range(s.players)]


def as_chosen(s: KemetState, f: list[int]) -> list[float]:
    """Whoever has not chosen takes the best place that is left."""
    taken = f[PLACES:]
    free = sorted((i for i, p in enumerate(taken) if p == NONE), key=lambda slot: -quality(s, slot))
    waiting = [p for p in dawn.by_value(s, f) if p not in taken]
    places = {p: i for i, p in enumerate(taken) if p != NONE} | dict(zip(waiting, free, strict=True))
    return [quality(s, places[p]) for p in range(s.players)]


def outbid(s: KemetState, values: list[int], p: int, q: int) -> float:
    """How likely q chooses before p (KT-W4, KT-W5)."""
    if p == q:
        return 0.0
    w = WEIGHTS
    if values[p] != NONE and values[q] != NONE:
        earlier = s.order.index(q) < s.order.index(p)
        return float((values[q], earlier) > (values[p], not earlier))
    bids = [v if v != NONE else w.usual + w.bidding * tokens(s)[who] for who, v in ((p, values[p]), (q, values[q]))]
    return 1.0 / (1.0 + exp((bids[0] - bids[1]) / w.spread))


def hand_worth(s: KemetState, p: int) -> float:
    """Good cards are for battles; one that is being shown is gone already."""
    w = WEIGHTS
    top = s.frames[-1]
    shown = (
        top[dawn.CARD] if top[STEP] == dawn.PLAY_AT_DAWN and top[STAGE] == dawn.BURIES and top[PLAYER] == p else NONE
    )
    good = [CARD_VALUES[c][0] + w.beside * sum(CARD_VALUES[c][1:3]) for c in bits(s.hand[p]) if c != shown]
    return sum(weight * value for weight, value in zip(w.hand, sorted(good, reverse=True), strict=False))

"""A divine intervention that was played outside battles acts, unless somebody has cancelled it (KT-X1, KT-X2)."""

from typing import Final

from ...kernel.events import Log
from ...kernel.notation import NONE
from ...kernel.steps import PLAYER, STEP, Step, below
from ..box import frames
from ..box.frames import STEPS
from ..box.names import OVER_WALLS
from ..box.state import KemetState
from . import day_cards, divine, entry, move, on_the_way, ways
from .veto import CARD, CARD_ACTS, ZONE

SET_OUT_ON: Final = "choose a troop"


class CardActs(Step[KemetState]):
    """Runs by itself once nobody can say no any more; a card that teleports names where to."""

    name = CARD_ACTS
    rule = "K-D4"
    on = (*frames.FREE_MOMENTS, SET_OUT_ON, "enter: trap")
    args = ("player:player", "card:divine", "zone:zone?")

    def run(self, s: KemetState, f: list[int], log: Log | None) -> None:
        s.frames.pop()
        p, card, z = f[PLAYER], f[CARD], f[ZONE]
        edition, under = s.edition, s.frames[-1]
        does = edition.card_does[card]
        if card == edition.transfer:
            on_the_way.transfer(s, under, z, log)
        elif card == edition.escape:
            entry.flee(s, p, under)
        elif card in edition.by_day:
            day_cards.act(s, p, card, log)
        elif does[divine.LAND_MOVES]:
            under[move.SWIFT] += does[divine.LAND_MOVES]
        else:
            under[move.MARKS if STEPS[under[STEP]].name == SET_OUT_ON else ways.MARKS] |= OVER_WALLS

    def fits(self, s: KemetState, f: list[int]) -> str:
        under, card = below(s, f), f[CARD]
        if not s.discard[card] or card in s.edition.in_battle or card == s.edition.veto:
            return "a card acts when it has been played, outside battles"
        if (f[ZONE] != NONE) != (card == s.edition.transfer):
            return "a card that teleports, and no other, names a zone"
        if card == s.edition.escape:
            return entry.wrong_escape(s, f[PLAYER], under)
        own = under[PLAYER] == f[PLAYER]
        at = STEPS[under[STEP]].name
        right = card in s.edition.by_day or at == SET_OUT_ON or (at == "go on" and card not in s.edition.setting_out)
        right = right or (at == "go on" and bool(s.edition.card_does[card][divine.PASSES_WALLS]))
        return "" if own and right else "another card is played at this moment, or by another player"


ACTS: Final = frames.add(CardActs())

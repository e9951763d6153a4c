"""The battle card Plague of Locusts (A-B3)."""

from ...kernel.events import Log
from ...kernel.notation import NONE
from ...kernel.steps import SEAL, Step, Why
from ..box import frames
from ..box.board import present
from ..box.lands import lands_of
from ..box.names import ALL_SIDES, BID, CHOICES, GOD, KIND, MOST_BID, OBELISK, OWNER, PLAGUE, WHOSE
from ..box.state import AnkhState
from .fight import CARD_REGION as REGION
from .fight import out_of_turn
from .killing import kill


class PlagueBid(Step[AnkhState]):
    """All present bid Followers in secret; only the single highest bidder's figures are spared."""

    name = "bid against the plague"
    rule = "A-B3"
    on = ("battle: majorities", "bid against the plague")
    sealed = True
    args = ("side:god", "region:hex")

    def drafters(self, s: AnkhState, f: list[int]) -> int:
        lands = lands_of(s.camels)
        sides = present(s, lands, lands.region_of[f[REGION]])
        return sum(1 << s.chair[side] for side in ALL_SIDES if sides >> side & 1)

    def legal(self, s: AnkhState, f: list[int], p: int) -> list[int]:
        """Amounts up to what is left; the last one, "32 and more", asks again."""
        draft = s.drafts[p]
        if draft and draft[-1] != BID + MOST_BID:
            return [SEAL]
        left = s.followers[s.side_of[p]] - MOST_BID * len(draft)
        return [BID + i for i in range(min(left, MOST_BID) + 1)]

    def forbids(self, s: AnkhState, f: list[int], p: int, choice: int) -> Why | None:
        verb = CHOICES.verb_of[choice]
        if verb == "bid":
            return "A-B3", "too few followers"
        return ("A-B3", "bid first") if verb == "seal" else None

    def reveal(self, s: AnkhState, f: list[int], drafts: list[list[int]], log: Log | None) -> None:
        s.frames.pop()
        bids: dict[int, int] = {}
        for p in range(s.players):
            if drafts[p]:
                side = s.side_of[p]
                bids[side] = sum(choice - BID for choice in drafts[p] if choice != SEAL)
                s.followers[side] -= bids[side]
                if log:
                    log.add("bid", "A-B3", side, bids[side])
        highest = [side for side in bids if bids[side] == max(bids.values())]
        spared = highest[0] if len(highest) == 1 else NONE
        if log:
            log.add("spared", "A-B3", spared)
        lands = lands_of(s.camels)
        doomed = []
        for h in lands.fields[lands.region_of[f[REGION]]]:
            piece = s.piece[h]
            if GOD < piece & KIND < OBELISK and piece >> OWNER & WHOSE != spared:
                doomed.append(h)
        kill(s, sorted(doomed), "A-B3", log)

    def fits(self, s: AnkhState, f: list[int]) -> str:
        return out_of_turn(s, f, PLAGUE)


PLAGUE_BID = frames.add(PlagueBid())

"""Two battle cards that ask something: Build Monument (A-B2) and Plague of Locusts (A-B3)."""

from typing import Final

from ..kernel.contract import SEAL, Step
from ..kernel.events import Log
from ..kernel.notation import NONE
from . import frames, powers
from .board import present
from .killing import kill
from .lands import lands_of
from .names import ALL_SIDES, BID, BUILD_KIND, GOD, KIND, MOST_BID, OBELISK, OWNER, PASS, TO, piece_of
from .state import AnkhState

PRICE: Final = 3


def price(s: AnkhState, side: int) -> int:
    cost = PRICE
    for power in powers.of(s, side):
        cost = power.build_price(s, cost)
    return cost


def building_ground(s: AnkhState, first_hex: int) -> list[int]:
    lands = lands_of(s.camels)
    return [h for h in lands.regions[lands.region_of[first_hex]] if not s.piece[h]]


class BuildMonument(Step[AnkhState]):
    """Which monument to build, if any."""

    name = "build a monument"
    rule = "A-B2"
    args = ("side:god", "region:hex")

    def who(self, s: AnkhState, f: list[int]) -> int:
        return s.chair[f[2]]

    def legal(self, s: AnkhState, f: list[int], p: int) -> list[int]:
        side = f[2]
        if not s.ankhs[side] or s.followers[side] < price(s, side) or not building_ground(s, f[3]):
            return [PASS]
        return [PASS] + [BUILD_KIND + m for m in range(3) if s.supply[m]]

    def apply(self, s: AnkhState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        if choice != PASS:
            s.frames.append([frames.BUILD_AT, 0, f[2], f[3], choice - BUILD_KIND])


class BuildAt(Step[AnkhState]):
    """… and where in the region."""

    name = "place the monument"
    rule = "A-B2"
    args = ("side:god", "region:hex", "monument:monument")

    def who(self, s: AnkhState, f: list[int]) -> int:
        return s.chair[f[2]]

    def legal(self, s: AnkhState, f: list[int], p: int) -> list[int]:
        return [TO + h for h in building_ground(s, f[3])]

    def apply(self, s: AnkhState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        side, monument, h = f[2], f[4], choice - TO
        cost = price(s, side)
        s.followers[side] -= cost
        s.ankhs[side] -= 1
        s.supply[monument] -= 1
        s.piece[h] = piece_of(OBELISK + monument, side)
        if log:
            log.add("built", "A-B2", side, monument, h, cost)

    def fits(self, s: AnkhState, f: list[int]) -> str:
        able = s.ankhs[f[2]] and s.supply[f[4]] and s.followers[f[2]] >= price(s, f[2])
        return "" if able else "the side cannot build this"


class PlagueBid(Step[AnkhState]):
    """All present bid Followers in secret; only the single highest bidder's figures are spared."""

    name = "bid against the plague"
    rule = "A-B3"
    sealed = True
    args = ("side:god", "region:hex")

    def drafters(self, s: AnkhState, f: list[int]) -> int:
        lands = lands_of(s.camels)
        sides = present(s, lands, lands.region_of[f[3]])
        return sum(1 << s.chair[side] for side in ALL_SIDES if sides >> side & 1)

    def legal(self, s: AnkhState, f: list[int], p: int) -> list[int]:
        """Amounts up to what is left; the last one, "32 and more", asks again."""
        draft = s.drafts[p]
        if draft and draft[-1] != BID + MOST_BID:
            return [SEAL]
        left = s.followers[s.side_of[p]] - MOST_BID * len(draft)
        return [BID + i for i in range(min(left, MOST_BID) + 1)]

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
        for h in lands.fields[lands.region_of[f[3]]]:
            piece = s.piece[h]
            if GOD < piece & KIND < OBELISK and piece >> OWNER & 7 != spared:
                doomed.append(h)
        kill(s, fight_of(s), doomed, "A-B3", log)


def fight_of(s: AnkhState) -> list[int]:
    """The battle's frame under other frames of the same battle."""
    return next(f for f in reversed(s.frames) if f[0] == frames.BATTLE)

"""The toy ruleset: the smallest game that needs everything the kernel offers.

Three rounds. BOX fills every hand to three cards, face down. In turn each player may peek at one card of another,
who may pay a coin to refuse (a window in somebody else's turn). Then all draft at once, in secret: bury one card for
ever, show another, and perhaps a third to boost it. The highest shown total scores. Last, all bid for a point.
Everybody begins with a charm of amber. Burying a crown turns it to jade, which nobody else sees, and a charm of jade
wards off one peek: who holds amber must look like one that only declines. Most points win, and winners share.
"""

import random

from toybox.columns import COLUMNS
from toybox.names import (
    ALLOW,
    AMBER,
    BID,
    BOOST,
    BURY,
    CARDS,
    CELLS,
    CHARMS,
    COPIES,
    CROWN,
    DEAL,
    JADE,
    KINDS,
    PEEK,
    PLAYERS,
    REFUSE,
    SHOW,
    SLOTS,
    WARD,
)
from toybox.state import ToyState

from benben.kernel.contract import Ruleset
from benben.kernel.errors import BadOptions, shown
from benben.kernel.events import EVERYONE, Log
from benben.kernel.notation import NONE, Choices
from benben.kernel.steps import BOX, NOBODY, PASS, SEAL, STEP, Step

ROUND_F, DEAL_F, PEEK_F, WINDOW_F, DRAFT_F, BID_F = range(6)
TRIES = 1000
ROUNDS = 3
# Where the arguments stand in frames.
NUMBER = TURN = CURIOUS = 2
CELL = 3


class Round(Step[ToyState]):
    name = "round"
    args = ("number:number",)
    on = ("",)

    def run(self, s: ToyState, f: list[int], log: Log | None) -> None:
        if f[NUMBER] == ROUNDS:
            best = max(s.points)
            s.winners = sum(1 << p for p in range(s.players) if s.points[p] == best)
            s.reason = 1
            return
        f[NUMBER] += 1
        s.frames += [[BID_F, 0], [DRAFT_F, 0], [PEEK_F, 0, 0], [DEAL_F, 0]]

    def fits(self, s: ToyState, f: list[int]) -> str:
        buried = f[NUMBER] - any(other[STEP] == DRAFT_F for other in s.frames)
        right = [i % SLOTS < buried for i in range(s.players * SLOTS)]
        return "" if f[NUMBER] <= ROUNDS and right == [c != NONE for c in s.buried] else "each round buries one card"


class Deal(Step[ToyState]):
    name = "deal"
    rule = "T-1"
    on = ("peek",)

    def who(self, s: ToyState, f: list[int]) -> int:
        return BOX if NONE in s.hand else NOBODY

    def run(self, s: ToyState, f: list[int], log: Log | None) -> None:
        s.frames.pop()

    def odds(self, s: ToyState, f: list[int]) -> list[tuple[int, int]]:
        return [(DEAL + card, n) for card, n in enumerate(s.deck) if n]

    def apply(self, s: ToyState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        cell = s.hand.index(NONE)
        s.deck[choice - DEAL] -= 1
        s.hand[cell] = choice - DEAL
        s.known[cell] = 1 << cell // SLOTS
        if log:
            log.whisper(1 << cell // SLOTS, "dealt", "T-1", cell // SLOTS, choice - DEAL)

    def audience(self, s: ToyState, f: list[int], p: int, choice: int) -> int:
        return 1 << s.hand.index(NONE) // SLOTS


class Peek(Step[ToyState]):
    name = "peek"
    rule = "T-2"
    args = ("turn:player",)
    on = ("bury and show",)

    def who(self, s: ToyState, f: list[int]) -> int:
        return f[TURN]

    def opens(self, s: ToyState, f: list[int]) -> bool:
        return True

    def legal(self, s: ToyState, f: list[int], p: int) -> list[int]:
        return [PASS] + [PEEK + c for c in range(s.players * SLOTS) if not s.known[c] >> p & 1]

    def apply(self, s: ToyState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        f[TURN] += 1
        if f[TURN] == s.players:
            s.frames.pop()
        if choice != PASS:
            s.frames.append([WINDOW_F, 0, p, choice - PEEK])


class Window(Step[ToyState]):
    name = "refuse a peek"
    rule = "T-3"
    args = ("curious:player", "cell:cell")
    on = ("peek", "bury and show")

    def who(self, s: ToyState, f: list[int]) -> int:
        return f[CELL] // SLOTS

    def legal(self, s: ToyState, f: list[int], p: int) -> list[int]:
        ward = [WARD] if s.charms[p * len(CHARMS) + JADE] else []
        return ([REFUSE, ALLOW] if s.coins[p] else [ALLOW]) + ward

    def hides(self, s: ToyState, f: list[int]) -> bool:
        return s.charm_count[f[CELL] // SLOTS] > 0  # whatever it is made of

    def apply(self, s: ToyState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        if choice == REFUSE:
            s.coins[p] -= 1
        elif choice == WARD:
            s.charms[p * len(CHARMS) + JADE] -= 1
            s.charm_count[p] -= 1
        else:
            s.known[f[CELL]] |= 1 << f[CURIOUS]
            s.barriers += 1
            if log:
                log.whisper(1 << f[CURIOUS], "peeked", "T-3", f[CURIOUS], f[CELL], s.hand[f[CELL]])

    def fits(self, s: ToyState, f: list[int]) -> str:
        there = NONE not in f and f[CELL] < s.players * SLOTS
        return "" if there and not s.known[f[CELL]] >> f[CURIOUS] & 1 else "nobody looks at a known card"


class Draft(Step[ToyState]):
    name = "bury and show"
    rule = "T-4"
    on = ("bid",)
    sealed = True

    def drafters(self, s: ToyState, f: list[int]) -> int:
        return (1 << s.players) - 1

    def legal(self, s: ToyState, f: list[int], p: int) -> list[int]:
        done = s.drafts[p]
        if not done:
            return [BURY, BURY + 1, BURY + 2]
        left = [i for i in range(SLOTS) if i != done[0] - BURY]
        if len(done) == 1:
            return [SHOW + i for i in left]
        if len(done) == 2:
            return [SEAL] + [BOOST + i for i in left if i != done[1] - SHOW]
        return [SEAL]

    def reveal(self, s: ToyState, f: list[int], drafts: list[list[int]], log: Log | None) -> None:
        s.frames.pop()
        totals = []
        s.shown = [NONE] * len(s.hand)
        for p, (bury, show, *boost) in enumerate(drafts):
            at = s.buried.index(NONE, p * SLOTS)
            cell = p * SLOTS + bury - BURY
            s.buried[at], s.hand[cell] = s.hand[cell], NONE
            s.buried_known[at], s.known[cell] = s.known[cell], 0
            own = p * len(CHARMS)
            if s.buried[at] == CROWN and s.charms[own + AMBER]:
                s.charms[own + AMBER], s.charms[own + JADE] = 0, 1
            shown = [p * SLOTS + show - SHOW] + [p * SLOTS + c - BOOST for c in boost[:-1]]
            s.boosted[p] = boost[0] - BOOST if len(boost) > 1 else NONE
            totals.append(sum(s.hand[c] for c in shown))
            for c in shown:
                if log:
                    log.add("shown", "T-4", p, s.hand[c])
                s.shown[c] = s.hand[c]
                s.deck[s.hand[c]] += 1
                s.hand[c], s.known[c] = NONE, 0
        for p in range(s.players):
            s.points[p] += totals[p] == max(totals)

    def audience(self, s: ToyState, f: list[int], p: int, choice: int) -> int:
        return 1 << p if BURY <= choice < SHOW else EVERYONE

    def fits(self, s: ToyState, f: list[int]) -> str:
        return "" if NONE not in s.hand or s.frames[-1][STEP] == DEAL_F else "hands are not full"


class Bid(Step[ToyState]):
    name = "bid"
    rule = "T-5"
    on = ("round",)
    sealed = True
    secret = True

    def drafters(self, s: ToyState, f: list[int]) -> int:
        return (1 << s.players) - 1

    def legal(self, s: ToyState, f: list[int], p: int) -> list[int]:
        return [SEAL] if s.drafts[p] else [BID + i for i in range(s.coins[p] + 1)]

    def reveal(self, s: ToyState, f: list[int], drafts: list[list[int]], log: Log | None) -> None:
        s.frames.pop()
        bids = [d[0] - BID for d in drafts]
        for p, bid in enumerate(bids):
            s.coins[p] -= bid
            s.points[p] += bids.count(max(bids)) == 1 and bid == max(bids)


class Toy(Ruleset[ToyState]):
    name = "toy"
    kinds = KINDS
    columns = COLUMNS
    choices = Choices(
        KINDS,
        [
            (SEAL, "seal", ""),
            (PASS, "pass", ""),
            (PEEK, "peek", "cell"),
            (REFUSE, "refuse", ""),
            (ALLOW, "allow", ""),
            (DEAL, "deal", "card"),
            (BURY, "bury", "slot"),
            (SHOW, "show", "slot"),
            (BOOST, "boost", "slot"),
            (BID, "bid", "coins"),
            (WARD, "ward", ""),
        ],
    )
    steps = [Round(), Deal(), Peek(), Window(), Draft(), Bid()]  # noqa: RUF012
    reasons = ("", "points")

    def options(self, given: dict[str, object]) -> dict[str, object]:
        players = given.get("players", 2)
        if not isinstance(players, int) or not 2 <= players <= 4:
            raise BadOptions(f"toy is for 2 to 4 players, not {shown(players)}")
        return {"players": players}

    def blank(self, options: dict[str, object]) -> ToyState:
        return ToyState(int(str(options["players"])))

    def start(self, s: ToyState, options: dict[str, object]) -> None:
        s.frames.append([ROUND_F, 0, 0])

    def fill(self, s: ToyState, viewer: int, rng: random.Random) -> None:
        seen = [c for c in s.hand + s.buried if c != NONE]
        cards = [card for card in range(len(CARDS)) for _ in range(COPIES - seen.count(card))]
        hidden = [(c, i) for c, k in ((s.hand, s.known), (s.buried, s.buried_known)) for i, m in enumerate(k) if m]
        hidden = [(column, i) for column, i in hidden if column[i] == NONE]
        for _ in range(TRIES):
            pool = rng.sample(cards, len(cards))
            for column, i in hidden:
                column[i] = pool.pop()
            if all(s.charm_count[p] or self.crowned(s, p) for p in range(s.players)):
                break
        else:
            raise ValueError("somebody has spent a charm of amber")
        s.deck = [pool.count(card) for card in range(len(CARDS))]
        for p in range(s.players):
            if p != viewer:
                jade = int(s.charm_count[p] and self.crowned(s, p))
                s.charms[p * 2 : p * 2 + 2] = [s.charm_count[p] - jade, jade]

    def crowned(self, s: ToyState, p: int) -> bool:
        return CROWN in s.buried[p * SLOTS : (p + 1) * SLOTS]

    def check(self, s: ToyState) -> list[str]:
        wrong = []
        for card, name in enumerate(CARDS):
            n = s.deck[card] + s.hand.count(card) + s.buried.count(card)
            if n != COPIES:
                wrong.append(f"there are {n} {name} cards, not {COPIES}")
        for p in range(s.players):
            jade = int(s.charm_count[p] and self.crowned(s, p))
            if s.charms[p * 2 : p * 2 + 2] != [s.charm_count[p] - jade, jade] or s.charm_count[p] > 1:
                wrong.append(f"charms: {PLAYERS[p]} has a charm, of jade once a crown is buried")
            elif not s.charm_count[p] and not self.crowned(s, p):
                wrong.append(f"charm_count: {PLAYERS[p]} cannot have spent a charm of amber")
        for column, known in ((s.hand, s.known), (s.buried, s.buried_known)):
            for i, mask in enumerate(known):
                if mask if column[i] == NONE else not mask >> i // SLOTS & 1:
                    wrong.append(f"cell {CELLS[i]} and who knows it disagree")
        return wrong


TEMPLATES = {
    "dealt": ("player", "card"),
    "peeked": ("player", "cell", "card"),
    "shown": ("player", "card"),
}
TOY = Toy(TEMPLATES)

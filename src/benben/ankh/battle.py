"""Battle, in the order of A-B10: cards, monuments, plagues, majorities, resolution, what follows."""

from typing import Final

from ..kernel.contract import SEAL, Step
from ..kernel.events import Log
from ..kernel.notation import NONE
from . import conflict, frames, powers
from .board import in_region, present
from .devotion import gain, order
from .hexmap import DESERT, FERTILE
from .killing import kill
from .lands import lands_of
from .names import (
    ALL_CARDS,
    ALL_SIDES,
    BUILD,
    CARD,
    CARD_NAMES,
    CARD_STRENGTH,
    CYCLE,
    DROUGHT,
    FLOOD,
    GODS,
    KIND,
    GOD,
    MIRACLE,
    PASS,
    PLAGUE,
    USE,
)
from .state import AnkhState

# Where things stand in a battle's frame.
REGION: Final = 2  # the first hex of the region
SIDES: Final = 3  # mask of those who play a card
WINNER: Final = 4
CARDS: Final = 5  # by side: mask of the cards played
DEAD: Final = CARDS + len(GODS)  # by side: how many of its figures died in this battle
HAD: Final = DEAD + len(GODS)  # by side: figures there when resolution began
STRENGTH: Final = HAD + len(GODS)

SELECT: Final = 0
REVEALED: Final = 1
BUILDING: Final = 2
PLAGUES: Final = 3
MAJORITIES: Final = 4
COMPARE: Final = 5
RESOLVE: Final = 6
DEATHS: Final = 7
MIRACLES: Final = 8
CYCLES: Final = 9
STAGES: Final = (
    "select cards",
    "cards revealed",
    "build monuments",
    "plagues",
    "majorities",
    "compare strength",
    "resolution",
    "deaths",
    "miracles",
    "cycle of maat",
)


def start(s: AnkhState, first_hex: int, sides: int, log: Log | None) -> None:
    f = [frames.BATTLE, SELECT, first_hex, sides, NONE] + [0] * 4 * len(GODS)
    s.frames.append(f)
    if log:
        log.add("battle", "A-X2", first_hex, sides)


def played(f: list[int], card: int) -> int:
    """Mask of the sides that played a card in this battle."""
    return sum(1 << side for side in ALL_SIDES if f[CARDS + side] >> card & 1)


class Battle(Step[AnkhState]):
    """Runs by itself from stage to stage; whatever must be decided lies in frames above it."""

    name = "battle"
    rule = "A-B10"
    cursor = STAGES
    args = (
        "region:hex",
        "sides:gods",
        "winner:god",
        *(f"{god} cards:cards" for god in GODS),
        *(f"{god} dead:number" for god in GODS),
        *(f"{god} had:number" for god in GODS),
        *(f"{god} strength:number" for god in GODS),
    )

    def run(self, s: AnkhState, f: list[int], log: Log | None) -> None:
        stage = f[1]
        f[1] += 1
        if stage == SELECT:
            s.frames.append([frames.PLAY_CARDS, 0, f[SIDES]])
        elif stage == REVEALED:
            flood(s, f, log)
        elif stage == BUILDING:
            queue(s, f, played(f, BUILD), frames.BUILD_MONUMENT)
        elif stage == PLAGUES:
            queue(s, f, played(f, PLAGUE), frames.PLAGUE_BID)
        elif stage == MAJORITIES:
            score_majorities(s, f, log)
        elif stage == COMPARE:
            compare(s, f, log)
        elif stage == RESOLVE:
            reward(s, f, log)
        elif stage == DEATHS:
            losers_die(s, f, log)
        elif stage == MIRACLES:
            for side in order(s, played(f, MIRACLE)):
                gain(s, side, f[DEAD + side], "A-B10", log)
        else:
            cycle(s, f, log)
            s.frames.pop()


def queue(s: AnkhState, f: list[int], sides: int, kind: int) -> None:
    """One frame for each of these sides, least Devotion first; the order is fixed now (A-D2)."""
    for side in reversed(order(s, sides)):
        s.frames.append([kind, 0, side, f[REGION]])


def region_of(s: AnkhState, f: list[int]) -> int:
    return lands_of(s.camels).region_of[f[REGION]]


def flood(s: AnkhState, f: list[int], log: Log | None) -> None:
    """Flood pays on reveal: a Follower for each own figure on Fertile land there (A-B1)."""
    for side in order(s, played(f, FLOOD)):
        amount = sum(FERTILE[h] for h in in_region(s, lands_of(s.camels), region_of(s, f), side))
        s.followers[side] += amount
        if log:
            log.add("gained followers", "A-B1", side, amount, s.followers[side])


def score_majorities(s: AnkhState, f: list[int], log: Log | None) -> None:
    """Only who is still there scores (A-B4)."""
    lands = lands_of(s.camels)
    won = conflict.majorities(s, lands, region_of(s, f))
    for side in order(s, present(s, lands, region_of(s, f))):
        gain(s, side, won[side], "A-B4", log)


def compare(s: AnkhState, f: list[int], log: Log | None) -> None:
    """Strength (A-B5) and the winner (A-B6)."""
    lands = lands_of(s.camels)
    region = region_of(s, f)
    there = present(s, lands, region)
    for side in ALL_SIDES:
        if there >> side & 1:
            own = in_region(s, lands, region, side)
            f[HAD + side] = len(own)
            bonus = sum(CARD_STRENGTH[c] for c in range(len(CARD_NAMES)) if f[CARDS + side] >> c & 1)
            for power in powers.of(s, side):
                bonus += power.strength(s, side, region)
            f[STRENGTH + side] = len(own) + bonus
            if log:
                log.add("strength", "A-B5", side, len(own), bonus, len(own) + bonus)
    best = max(f[STRENGTH:])
    tied = [side for side in ALL_SIDES if there >> side & 1 and f[STRENGTH + side] == best]
    if len(tied) == 1:
        f[WINNER] = tied[0]
    elif tied and s.tiebreaker != NONE and s.side_of[s.tiebreaker] in tied:
        s.frames.append([frames.TIEBREAK, 0, s.tiebreaker])


def reward(s: AnkhState, f: list[int], log: Log | None) -> None:
    """The winner's one gain, before anybody dies (A-B7)."""
    side = f[WINNER]
    if side == NONE:
        if log:
            log.add("nobody wins", "A-B6")
        return
    if log:
        log.add("wins battle", "A-B6", side)
    region = region_of(s, f)
    amount = 1
    if f[CARDS + side] >> DROUGHT & 1:
        amount += sum(DESERT[h] for h in in_region(s, lands_of(s.camels), region, side))
    lead = f[STRENGTH + side] - max(f[STRENGTH + other] for other in ALL_SIDES if other != side)
    for power in powers.of(s, side):
        amount += power.victory(s, side, region, lead)
    gain(s, side, amount, "A-B7", log)
    for power in powers.of(s, side):
        power.won_battle(s, side, log)


def losers_die(s: AnkhState, f: list[int], log: Log | None) -> None:
    """All losers' figures there die together, but Gods and those whom Flood keeps on Fertile land (A-B8)."""
    doomed = []
    for h in lands_of(s.camels).fields[region_of(s, f)]:
        piece = s.piece[h]
        kind = piece & KIND
        if GOD < kind < 9:
            side = piece >> 4 & 7
            if side != f[WINNER] and not (f[CARDS + side] >> FLOOD & 1 and FERTILE[h]):
                doomed.append(h)
    kill(s, f, doomed, "A-B8", log)


def cycle(s: AnkhState, f: list[int], log: Log | None) -> None:
    """Cycle of Ma'at takes all own used cards back, itself too (A-B10)."""
    for side in ALL_SIDES:
        if f[CARDS + side] >> CYCLE & 1:
            s.hand[side] = ALL_CARDS
            if log:
                log.add("took cards back", "A-B10", side)


class PlayCards(Step[AnkhState]):
    """Everybody present chooses a card in secret; all are revealed together (A-B1)."""

    name = "choose a battle card"
    rule = "A-B1"
    sealed = True
    args = ("sides:gods",)

    def drafters(self, s: AnkhState, f: list[int]) -> int:
        return sum(1 << s.chair[side] for side in ALL_SIDES if f[2] >> side & 1)

    def legal(self, s: AnkhState, f: list[int], p: int) -> list[int]:
        if s.drafts[p]:
            return [SEAL]
        hand = s.hand[s.side_of[p]]
        return [CARD + c for c in range(len(CARD_NAMES)) if hand >> c & 1]

    def reveal(self, s: AnkhState, f: list[int], drafts: list[list[int]], log: Log | None) -> None:
        s.frames.pop()
        fight = s.frames[-1]
        for p in range(s.players):
            for choice in drafts[p]:
                if choice != SEAL:
                    side = s.side_of[p]
                    s.hand[side] &= ~(1 << choice - CARD)
                    fight[CARDS + side] |= 1 << choice - CARD
                    if log:
                        log.add("card revealed", "A-B1", side, choice - CARD)


class Tiebreak(Step[AnkhState]):
    """A tied holder of the face-up tiebreaker may turn it to win (A-B6)."""

    name = "use the tiebreaker"
    rule = "A-B6"
    args = ("player:player",)

    def who(self, s: AnkhState, f: list[int]) -> int:
        return f[2]

    def legal(self, s: AnkhState, f: list[int], p: int) -> list[int]:
        return [PASS, USE]

    def apply(self, s: AnkhState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        if choice == USE:
            s.tiebreaker = NONE
            s.frames[-1][WINNER] = s.side_of[p]
            if log:
                log.add("used tiebreaker", "A-B6", p)

    def fits(self, s: AnkhState, f: list[int]) -> str:
        return "" if s.tiebreaker == f[2] else "only its holder can use the tiebreaker"

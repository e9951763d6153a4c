"""Battle, in the order of A-B10: cards, monuments, plagues, majorities, resolution, what follows."""

from typing import Final

from ...kernel.events import Log
from ...kernel.notation import NONE
from ...kernel.steps import PLAYER, STAGE, STEP, Step, below
from ..box import frames
from ..box.board import in_region, present
from ..box.frames import SIDE, OfSide
from ..box.hexmap import DESERT, FERTILE
from ..box.lands import lands_of
from ..box.names import (
    ALL_CARDS,
    ALL_SIDES,
    BUILD,
    CARD_NAMES,
    CYCLE,
    DROUGHT,
    FLOOD,
    FORMS,
    GOD,
    GODS,
    KIND,
    MIRACLE,
    OBELISK,
    OWNER,
    PASS,
    PLAGUE,
    SAVE,
    USE,
    WHOSE,
    owner_of,
)
from ..box.state import AnkhState
from . import cards, inundation, obelisks, powers, strength
from .build import BUILD_MONUMENT
from .devotion import gain, order
from .fight import (
    ARGS,
    BATTLE,
    CARDS,
    DEAD,
    HAD,
    REGION,
    SIDES,
    STRENGTH,
    TOKEN,
    WINNER,
    new_fight,
    played,
    queue,
    region_of,
)
from .killing import kill
from .majority import majorities
from .plague import PLAGUE_BID
from .scenario import winners_die

CONDEMNED: Final = 2
"""Where the hexes of those who die begin, in the frame of a death row."""
SAVABLE: Final = 3
"""… and of those who may be saved, in the frame that asks for them."""
PULLING: Final = 0
SELECT: Final = 1
REVEALED: Final = 2
BUILDING: Final = 3
PLAGUES: Final = 4
MAJORITIES: Final = 5
COMPARE: Final = 6
REWARD: Final = 7
CONSOLE: Final = 8
DYING: Final = 9
MIRACLES: Final = 10
LOST: Final = 11
WORSHIPPING: Final = 12
STAGES: Final = (
    "obelisks",
    "select cards",
    "cards revealed",
    "build monuments",
    "plagues",
    "majorities",
    "compare strength",
    "victory",
    "magnanimous",
    "deaths",
    "miracles",
    "after a loss",
    "after the battle",
    "cycle of maat",
)
SHOWN: Final = (SELECT, PLAGUES, MAJORITIES, LOST, len(STAGES) - 1)
"""Stages before which the region may look different from before: figures called, monuments built, figures dead."""


def start(s: AnkhState, first_hex: int, sides: int, log: Log | None) -> None:
    s.frames.append(new_fight(BATTLE_KIND, first_hex, sides))
    if log:
        log.add("battle", "A-X2", first_hex, sides)
        log.show(s)


class Battle(Step[AnkhState]):
    """Runs by itself from stage to stage; whatever must be decided lies in frames above it."""

    name = BATTLE
    rule = "A-B10"
    on = ("conflict: regions",)
    cursor = STAGES
    args = ARGS

    def run(self, s: AnkhState, f: list[int], log: Log | None) -> None:
        stage = f[STAGE]
        f[STAGE] += 1
        if log and stage in SHOWN:
            log.show(s)
        if stage == PULLING:
            obelisks.start(s, f)
        elif stage == SELECT:
            cards.select(s, f)
        elif stage == REVEALED:
            flood(s, f, log)
        elif stage == BUILDING:
            queue(s, f, played(f, BUILD), BUILD_MONUMENT)
        elif stage == PLAGUES:
            queue(s, f, played(f, PLAGUE), PLAGUE_BID)
        elif stage == MAJORITIES:
            score_majorities(s, f, log)
        elif stage == COMPARE:
            compare(s, f, log)
        elif stage == REWARD:
            reward(s, f, log)
        elif stage == CONSOLE:
            for side in order(s, losers(f)):
                for power in powers.of(s, side):
                    power.lost_battle(s, side, f[HAD + side], log)
        elif stage == DYING:
            death_row(s, f)
        elif stage == MIRACLES:
            for side in order(s, played(f, MIRACLE)):
                gain(s, side, f[DEAD + side], "A-B10", log, [(CARD_NAMES[MIRACLE], f[DEAD + side])])
        elif stage == LOST:
            for side in reversed(order(s, losers(f))):
                for power in powers.of(s, side):
                    power.after_loss(s, side, region_of(s, f))
        elif stage == WORSHIPPING:
            for side in reversed(order(s, f[SIDES])):
                for power in powers.of(s, side):
                    power.after_battle(s, side)
        else:
            cycle(s, f, log)
            s.frames.pop()

    def fits(self, s: AnkhState, f: list[int]) -> str:
        token = below(s, f)[TOKEN]
        if f[REGION] != s.token_at[token] or f[SIDES] & ~s.in_play:
            return "a battle needs the region of the conflict's token, named by its first hex, and gods in play"
        return wrong_sides(s, f) or wrong_cards(s, f) or wrong_winner(s, f)


def wrong_sides(s: AnkhState, f: list[int]) -> str:
    """Two gods or more fight, all that have figures there (A-X2); nobody dies before the plagues."""
    there = present(s, lands_of(s.camels), region_of(s, f))
    if not f[SIDES] & f[SIDES] - 1 or there & ~f[SIDES] or (f[STAGE] <= PLAGUES and there != f[SIDES]):
        return "all gods with figures in the region fight, two or more (A-X2)"
    for side in ALL_SIDES:
        late = f[HAD + side] or f[STRENGTH + side]
        if (late or f[DEAD + side] or f[CARDS + side]) and not f[SIDES] >> side & 1:
            return f"{GODS[side]} takes no part"
        if (late and f[STAGE] <= COMPARE) or (f[DEAD + side] and f[STAGE] <= PLAGUES):
            return f"nobody of {GODS[side]} has died or been counted yet"
    return ""


def wrong_cards(s: AnkhState, f: list[int]) -> str:
    """Everybody has played one card, Amun perhaps two (A-B1), which are no longer in hand (A-B11).

    A sketch may leave a hand empty; that side plays nothing.
    """
    for side in ALL_SIDES:
        cards = f[CARDS + side]
        if f[SIDES] >> side & 1 and f[STAGE] > REVEALED:
            two = s.forms_used and s.powers[side] >> FORMS & 1
            if cards & s.hand[side] or cards.bit_count() > 1 + two or (s.hand[side] and not cards):
                return f"{GODS[side]} has played one card, which is not in its hand (A-B1)"
        elif cards:
            return f"{GODS[side]} has not played a card yet"
    return ""


def wrong_winner(s: AnkhState, f: list[int]) -> str:
    """The strongest has won; of several the one that had the tiebreaker, or nobody (A-B6)."""
    there = [side for side in ALL_SIDES if f[HAD + side]]
    best = [side for side in there if f[STRENGTH + side] == max(f[STRENGTH + other] for other in there)]
    if f[WINNER] == NONE:
        return "the strongest wins (A-B6)" if len(best) == 1 and f[STAGE] > COMPARE else ""
    won = f[WINNER] in best and f[STAGE] > REWARD and (len(best) == 1 or s.tiebreaker == NONE)
    return "" if won else "the strongest wins, or who had the tiebreaker among them (A-B6)"


def losers(f: list[int]) -> int:
    """Everyone who played a card and did not win has lost (A-B6)."""
    return f[SIDES] if f[WINNER] == NONE else f[SIDES] & ~(1 << f[WINNER])


def flood(s: AnkhState, f: list[int], log: Log | None) -> None:
    """Flood pays on reveal: a Follower for each of the side's figures on Fertile land there (A-B1)."""
    for side in order(s, played(f, FLOOD)):
        amount = on_fertile(s, region_of(s, f), side)
        s.followers[side] += amount
        if log:
            log.add("gained followers", "A-B1", side, amount, s.followers[side])


def fertile(s: AnkhState, h: int) -> bool:
    """An Underworld tile makes its hex neither Fertile nor Desert (A-G2)."""
    return FERTILE[h] and h not in s.tiles


def desert(s: AnkhState, h: int) -> bool:
    return DESERT[h] and h not in s.tiles


def score_majorities(s: AnkhState, f: list[int], log: Log | None) -> None:
    """Only who is still there scores (A-B4)."""
    lands = lands_of(s.camels)
    won = majorities(s, lands, region_of(s, f))
    for side in order(s, present(s, lands, region_of(s, f))):
        gain(s, side, won[side], "A-B4", log)


def compare(s: AnkhState, f: list[int], log: Log | None) -> None:
    """Strength (A-B5) and the winner (A-B6); who has no figure left has 0 and cannot win."""
    lands = lands_of(s.camels)
    there = present(s, lands, region_of(s, f))
    best: list[int] = []
    for side in ALL_SIDES:
        if there >> side & 1:
            f[HAD + side] = len(in_region(s, lands, region_of(s, f), side))
            own, bonus = strength.of_side(s, f, side)
            f[STRENGTH + side] = own + bonus
            if log:
                log.add("strength", "A-B5", side, own, bonus, own + bonus)
            if not best or own + bonus > f[STRENGTH + best[0]]:
                best = [side]
            elif own + bonus == f[STRENGTH + best[0]]:
                best.append(side)
    if len(best) == 1:
        f[WINNER] = best[0]
    elif best and s.tiebreaker != NONE and s.side_of[s.tiebreaker] in best:
        s.frames.append([TIEBREAK, 0, s.tiebreaker])


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
    lead = f[STRENGTH + side] - max(f[STRENGTH + other] for other in ALL_SIDES if other != side)
    amount = for_victory(s, region, side, lead)
    dry = on_desert(s, region, side) if f[CARDS + side] >> DROUGHT & 1 else 0
    parts = [(power.name, power.victory(s, side, region, lead)) for power in powers.of(s, side)] if log else []
    gain(s, side, amount + dry, "A-B7", log, [*parts, (CARD_NAMES[DROUGHT], dry)])
    if not s.reason:  # A-D3: nothing follows the win of the game
        for power in powers.of(s, side):
            power.won_battle(s, side, log)


def for_victory(s: AnkhState, region: int, side: int, lead: int) -> int:
    """The winner's gain before cards."""
    amount = 1 + inundation.riches(s, region)
    for power in powers.of(s, side):
        amount += power.victory(s, side, region, lead)
    return amount


def on_desert(s: AnkhState, region: int, side: int) -> int:
    """What Drought adds to the winner's gain."""
    return sum(desert(s, h) for h in in_region(s, lands_of(s.camels), region, side))


def on_fertile(s: AnkhState, region: int, side: int) -> int:
    """What Flood pays."""
    return sum(fertile(s, h) for h in in_region(s, lands_of(s.camels), region, side))


def death_row(s: AnkhState, f: list[int]) -> None:
    """All losers' figures there are to die together (A-B8), in some scenarios the winner's instead (A-SC2).

    Gods never die, nor figures on Fertile land whose owner played Flood; Isis may save who is Protected now.
    """
    winner = f[WINNER]
    doomed: list[int] = []
    saviours: dict[int, list[int]] = {}
    for h in sorted(lands_of(s.camels).fields[region_of(s, f)]):
        piece = s.piece[h]
        side = piece >> OWNER & WHOSE
        if not GOD < piece & KIND < OBELISK or (side == winner) != winners_die(s):
            continue
        if f[CARDS + side] >> FLOOD & 1 and fertile(s, h):
            continue
        doomed.append(h)
        if any(power.protects(s, side, h) for power in powers.of(s, side)):
            saviours.setdefault(side, []).append(h)
    s.frames.append([DOOMED, 0, *doomed])
    for side in reversed(order(s, sum(1 << side for side in saviours))):
        s.frames.append([SAVE_FIGURES, 0, side, *saviours[side]])


def cycle(s: AnkhState, f: list[int], log: Log | None) -> None:
    """Cycle of Ma'at takes all own used cards back, itself too (A-B10)."""
    for side in ALL_SIDES:
        if f[CARDS + side] >> CYCLE & 1:
            s.hand[side] = ALL_CARDS
            if log:
                log.add("took cards back", "A-B10", side)


class Tiebreak(Step[AnkhState]):
    """A tied holder of the face-up tiebreaker may turn it to win (A-B6)."""

    name = "use the tiebreaker"
    rule = "A-B6"
    on = ("battle: victory",)
    args = ("player:player",)

    def who(self, s: AnkhState, f: list[int]) -> int:
        return s.chair[s.side_of[f[PLAYER]]]

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
        if s.tiebreaker != f[PLAYER]:
            return "only its holder can use the tiebreaker"
        fight = below(s, f)
        side = s.side_of[f[PLAYER]]
        strongest = fight[HAD + side] and fight[STRENGTH + side] == max(fight[STRENGTH:])
        return "" if strongest else "its holder is not among the strongest (A-B6)"


class Doomed(Step[AnkhState]):
    """Whoever is still on this list dies now."""

    name = "doomed"
    rule = "A-B8"
    on = ("battle: miracles",)
    rest = "hex"

    def run(self, s: AnkhState, f: list[int], log: Log | None) -> None:
        s.frames.pop()
        kill(s, f[CONDEMNED:], "A-SC2" if winners_die(s) else "A-B8", log)

    def fits(self, s: AnkhState, f: list[int]) -> str:
        mortal = [h for h in f[CONDEMNED:] if GOD < s.piece[h] & KIND < OBELISK]
        if f[CONDEMNED:] != sorted(set(mortal)):
            return "only figures die, each once, named in the order of the board"
        fight = below(s, f)
        there = lands_of(s.camels).fields[region_of(s, fight)]
        doomed = all(h in there and (owner_of(s.piece[h]) == fight[WINNER]) == winners_die(s) for h in mortal)
        return "" if doomed else "only those who fought there die, the winner's or the others'"


class SaveFigures(OfSide):
    """Which Protected figures live; those not named die (A-B8)."""

    name = "protect figures"
    rule = "A-B8"
    on = ("doomed",)  # the power to do so exists once
    rest = "hex"

    def legal(self, s: AnkhState, f: list[int], p: int) -> list[int]:
        return [PASS] + [SAVE + h for h in f[SAVABLE:]]

    def apply(self, s: AnkhState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        if choice == PASS:
            s.frames.pop()
            return
        h = choice - SAVE
        del f[f.index(h, 3)]
        row = next(frame for frame in reversed(s.frames) if frame[STEP] == DOOMED)
        del row[row.index(h, 2)]
        if log:
            log.add("protected", "A-B8", s.piece[h], h)

    def fits(self, s: AnkhState, f: list[int]) -> str:
        rows = [frame for frame in s.frames if frame[STEP] == DOOMED]
        if len(rows) != 1 or f[SAVABLE:] != sorted(set(f[SAVABLE:]) & set(rows[0][CONDEMNED:])):
            return "only the doomed can be protected"
        own = all(owner_of(s.piece[h]) == f[SIDE] for h in f[SAVABLE:])
        able = all(any(power.protects(s, f[SIDE], h) for power in powers.of(s, f[SIDE])) for h in f[SAVABLE:])
        return "" if own and able else "only Isis protects, and figures of her own beside an enemy (A-B8)"


TIEBREAK = frames.add(Tiebreak())
DOOMED = frames.add(Doomed())
SAVE_FIGURES = frames.add(SaveFigures())
BATTLE_KIND = frames.add(Battle())

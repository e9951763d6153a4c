"""Setup: colours, cards, cities, turn order, first Units and pyramids, a first tile (K-S1 to K-S5, KT-S1 to KT-S6)."""

from typing import Final

from ...kernel.events import Log
from ...kernel.notation import NONE
from ...kernel.steps import BOX, NOBODY, PLAYER, STAGE, STEP, OfPlayer, Step, Why, below
from ..box import frames
from ..box.board import board_of, districts
from ..box.files import FILES
from ..box.names import CHOICES, CITY, COLOUR, DIVERSION, EMPTY, KINDS_OF_DIVINE, NEXT, PLACE, RAISE_AT, TILE, ZONES
from ..box.shapes import SETUP_STAGES
from ..box.state import KemetState
from . import buy, divine, pyramids, rounds, troops
from .pyramids import DISTRICT

TURN: Final = 2
CITIES_BY_CHANCE: Final = 3
LEFT: Final = 3
LAST: Final = 4
IN_SETUP: Final = FILES[0].setup  # of Blood and Sand
COLOURS_STAGE: Final = 0
CARDS_STAGE: Final = 1
CITIES_STAGE: Final = 2
ORDER_STAGE: Final = 3
GARRISONS_STAGE: Final = 4
PYRAMIDS_STAGE: Final = 5
TILES_STAGE: Final = 6
LAST_STAGE: Final = 7
UNITS_STAGE: Final = 8


class Setup(Step[KemetState]):
    """What chance decides, and who decides what; every stage goes through the players once."""

    name = "setup"
    rule = "K-S1"
    on = ("",)
    cursor = SETUP_STAGES
    args = ("turn:number", "cities by chance:number")

    def who(self, s: KemetState, f: list[int]) -> int:
        if f[STAGE] == COLOURS_STAGE and s.colours.bit_count() < board_of(s).colours:
            return BOX
        if f[STAGE] == ORDER_STAGE and NONE in s.order:
            return BOX
        return NOBODY

    def run(self, s: KemetState, f: list[int], log: Log | None) -> None:
        stage, turn = f[STAGE], f[TURN]
        if stage == COLOURS_STAGE:
            lay_out(s)
        elif stage == CARDS_STAGE and turn < s.players:
            s.held[turn * KINDS_OF_DIVINE + DIVERSION] = s.edition.diversions
            s.holding[turn] = s.edition.diversions
            f[TURN] += 1
            divine.draw(s, turn, s.edition.cards_dealt, divine.DEALT)
            return
        elif stage == CITIES_STAGE and turn < s.players:
            f[TURN] += 1
            s.frames.append([TAKE_CITY, f[CITIES_BY_CHANCE], turn])
            return
        elif stage == GARRISONS_STAGE and turn < s.players:
            f[TURN] += 1
            s.frames.append([LEAVE_EMPTY, 0, turn])
            return
        elif stage == PYRAMIDS_STAGE and turn < s.players:
            f[TURN] += 1
            s.frames.append([FIRST_PYRAMIDS, 0, s.order[turn], s.edition.levels, NONE])
            return
        elif stage == TILES_STAGE and turn < s.players:
            f[TURN] += 1
            s.frames.append([FIRST_TILE, 0, s.order[s.players - 1 - turn]])
            return
        elif stage == UNITS_STAGE and turn < s.players:
            f[TURN] += 1
            s.frames.append([FIRST_UNITS, 0, s.order[turn], s.edition.units_at_first, NONE])
            return
        elif stage == LAST_STAGE:
            s.frames.pop()
            rounds.first(s, log)
            return
        f[STAGE] = s.edition.setup_after[stage]
        f[TURN] = 0

    def odds(self, s: KemetState, f: list[int]) -> list[tuple[int, int]]:
        if f[STAGE] == COLOURS_STAGE:
            return [(COLOUR + c, 1) for c in s.edition.colours if not s.colours >> c & 1]
        return [(NEXT + p, 1) for p in range(s.players) if p not in s.order]

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        if f[STAGE] == COLOURS_STAGE:
            s.colours |= 1 << choice - COLOUR
            if log:
                log.add("colour in play", "K-S1", choice - COLOUR)
        else:
            slot = s.order.index(NONE)
            s.order[slot] = choice - NEXT
            if log:
                log.add("takes place", "K-S3", choice - NEXT, slot)

    def fits(self, s: KemetState, f: list[int]) -> str:
        place = s.edition.setup_place
        if place[f[STAGE]] == place[-1]:
            return "setup has no such stage in this edition"
        if f[TURN] > s.players or f[CITIES_BY_CHANCE] not in (0, 1) or not in_step(s, f):
            return "setup has not come so far, or farther"
        return wrong_chair(s, f)


def wrong_chair(s: KemetState, f: list[int]) -> str:
    """Cities and garrisons go by chairs, pyramids in turn order, tiles in reverse turn order (K-S3 to K-S5)."""
    if s.frames[-1] is f or f[STAGE] == COLOURS_STAGE:
        return ""
    stage, turn = f[STAGE], f[TURN] - 1
    by_turn = {PYRAMIDS_STAGE: turn, UNITS_STAGE: turn, TILES_STAGE: s.players - 1 - turn}
    due = s.order[by_turn[stage]] if stage in by_turn else turn
    above = s.frames[1]
    if above[STEP] == TAKE_CITY and above[STAGE] != f[CITIES_BY_CHANCE]:
        return "cities are taken by chance, or chosen, by all alike"
    return "" if above[PLAYER] == due else "another player comes next"


def in_step(s: KemetState, f: list[int]) -> bool:
    """Whether cities, turn order, garrisons, pyramids and tiles are as far as this frame says."""
    stage, turn = f[STAGE], f[TURN]
    asked = s.frames[-1] is not f
    taken = [p for p in range(s.players) if s.city[p] != NONE]
    cities = list(range(s.players if stage > CITIES_STAGE else turn - asked if stage == CITIES_STAGE else 0))
    ordered = sum(p != NONE for p in s.order)
    placed = [p for p in range(s.players) if any(s.troop[p * ZONES : (p + 1) * ZONES])]
    place = s.edition.setup_place
    first = UNITS_STAGE if s.edition.units_at_first else GARRISONS_STAGE
    garrisoned = turn - asked if stage == first else s.players if place[stage] > place[first] else 0
    placing = asked and stage == UNITS_STAGE and s.frames[1][LEFT] < s.edition.units_at_first
    built = [p for p in range(s.players) if taken == cities and any(s.pyramid[z] for z in districts(s.city[p]))]
    builders = turn if stage == PYRAMIDS_STAGE else s.players if stage > PYRAMIDS_STAGE else 0
    owners = sum(tiles > 0 for tiles in s.tiles)
    dealt = stage > COLOURS_STAGE and s.colours.bit_count() == board_of(s).colours
    return (
        taken == cities
        and (ordered == s.players if stage > ORDER_STAGE else stage == ORDER_STAGE or ordered == 0)
        and len(placed) == garrisoned + placing
        and builders - asked <= len(built) <= builders
        and (turn - 1 <= owners <= turn if stage == TILES_STAGE else owners == 0)
        and (dealt or stage == COLOURS_STAGE)
    )


def lay_out(s: KemetState) -> None:
    """The tiles of the colours in play; for two players some stay in the box (K-S1). Units and points (K-S3)."""
    edition = s.edition
    copies = copies_of(s)
    for t in edition.tiles:
        if s.colours >> edition.tile_colour[t] & 1:
            s.market[t] = copies[t]
    for p in range(s.players):
        s.supply[p] = edition.units
        s.prayer[p] = edition.prayer_at_first


def copies_of(s: KemetState) -> list[int]:
    """For each tile how many the game has, if its colour is in play (K-S1)."""
    return s.edition.tile_copies if s.players > 2 else s.edition.copies_for_two


class TakeCity(Step[KemetState]):
    """In the order of the chairs, or by chance where the players have agreed on that (K-S3)."""

    name = "take a city"
    rule = "K-S3"
    on = ("setup: cities",)
    cursor = ("chosen", "by chance")
    args = ("player:player",)

    def who(self, s: KemetState, f: list[int]) -> int:
        return BOX if f[STAGE] else f[PLAYER]

    def odds(self, s: KemetState, f: list[int]) -> list[tuple[int, int]]:
        return [(CITY + c, 1) for c in board_of(s).cities if c not in s.city]

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        s.city[f[PLAYER]] = choice - CITY
        if log:
            log.add("takes city", "K-S3", f[PLAYER], choice - CITY)


class LeaveEmpty(OfPlayer[KemetState]):
    """Which district of the city gets no garrison; the other two get five Units each (K-S3)."""

    name = "leave a district empty"
    rule = "K-S3"
    on = ("setup: garrisons",)

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        return [EMPTY + z for z in districts(s.city[p])]

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        units = s.edition.garrison
        for z in districts(s.city[p]):
            if z != choice - EMPTY:
                troops.put(s, p, z, units)
                if log:
                    log.add("placed", "K-S3", p, units, z, units)

    def fits(self, s: KemetState, f: list[int]) -> str:
        return "" if s.city[f[PLAYER]] != NONE else "first a city is taken"


class FirstPyramids(Step[KemetState]):
    """Three levels, at most two in a district, every pyramid another colour (K-S4); named in the order of the board."""

    name = "build the first pyramids"
    rule = "K-S4"
    on = ("setup: pyramids",)
    args = ("player:player", "left:number", "last:district?")

    def who(self, s: KemetState, f: list[int]) -> int:
        return f[PLAYER] if f[LEFT] else NOBODY

    def run(self, s: KemetState, f: list[int], log: Log | None) -> None:
        s.frames.pop()

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        own = districts(s.city[p])
        standing = sum(s.pyramid[z] > 0 for z in own)
        most = board_of(s).pyramids
        per_district = s.edition.levels_per_district
        found = []
        for z in own:
            if z < f[LAST] or s.pyramid[z] >= per_district or (not s.pyramid[z] and standing == most):
                continue
            pyramids_left = most - standing - (not s.pyramid[z])
            # What is still possible in this district and those behind it must be enough for the levels left.
            behind = min(own[-1] - z, pyramids_left) * per_district
            if per_district - s.pyramid[z] + behind >= f[LEFT]:
                found.append(RAISE_AT + z)
        return found

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        z = choice - RAISE_AT
        f[LEFT] -= 1
        f[LAST] = z
        s.frames.append([FIRST_LEVEL, 0, p, z])
        if not s.pyramid[z]:
            s.frames.append([pyramids.CHOOSE_COLOUR, 0, p, z])

    def fits(self, s: KemetState, f: list[int]) -> str:
        built = sum(s.pyramid[z] for z in districts(s.city[f[PLAYER]]))
        open_level = any(g[STEP] == FIRST_LEVEL for g in s.frames)
        levels = s.edition.levels
        fit = built + f[LEFT] + open_level == levels and (f[LAST] == NONE or f[LAST] in districts(s.city[f[PLAYER]]))
        return "" if fit else f"{levels} levels are built"


class FirstLevel(Step[KemetState]):
    """The level goes up once the colour of a new pyramid is known."""

    name = "first level"
    rule = "K-S4"
    on = ("build the first pyramids",)
    args = ("player:player", "district:district")

    def fits(self, s: KemetState, f: list[int]) -> str:
        under = below(s, f)
        return "" if (f[PLAYER], f[DISTRICT]) == (under[PLAYER], under[LAST]) else "another pyramid grows"

    def run(self, s: KemetState, f: list[int], log: Log | None) -> None:
        s.frames.pop()
        pyramids.grow(s, f[PLAYER], f[DISTRICT], s.pyramid[f[DISTRICT]] + 1, "K-S4", log)


class FirstUnits(Step[KemetState]):
    """So many Units, one after the other in the order of the board, into own districts with a pyramid (KT-S5)."""

    name = "place the first units"
    rule = "KT-S5"
    on = ("setup: units",)
    args = ("player:player", "left:number", "last:district?")

    def who(self, s: KemetState, f: list[int]) -> int:
        return f[PLAYER] if f[LEFT] else NOBODY

    def run(self, s: KemetState, f: list[int], log: Log | None) -> None:
        s.frames.pop()
        if log:
            for z in districts(s.city[f[PLAYER]]):
                units = s.troop[f[PLAYER] * ZONES + z]
                if units:
                    log.add("placed", self.rule, f[PLAYER], units, z, units)

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        """No district from which on there would be too little room."""
        those = [z for z in districts(s.city[p]) if s.pyramid[z] and z >= f[LAST]]
        room = [s.edition.garrison - s.troop[p * ZONES + z] for z in those]
        return [PLACE + z for i, z in enumerate(those) if room[i] and sum(room[i:]) >= f[LEFT]]

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        f[LEFT] -= 1
        f[LAST] = choice - PLACE
        troops.put(s, p, choice - PLACE, 1)

    def forbids(self, s: KemetState, f: list[int], p: int, choice: int) -> Why | None:
        if CHOICES.verb_of[choice] != "place":
            return None
        z = choice - PLACE
        if z not in districts(s.city[p]):
            return self.rule, "not your district"
        if not s.pyramid[z]:
            return self.rule, "no pyramid here"
        if s.troop[p * ZONES + z] >= s.edition.garrison:
            return self.rule, "troop full"
        return self.rule, "order of the board"

    def fits(self, s: KemetState, f: list[int]) -> str:
        own = districts(s.city[f[PLAYER]])
        there = sum(s.troop[f[PLAYER] * ZONES + z] for z in own)
        garrisons = all(
            s.pyramid[z] > 0 and s.troop[f[PLAYER] * ZONES + z] <= s.edition.garrison
            for z in own
            if s.troop[f[PLAYER] * ZONES + z]
        )
        last = max((z for z in own if s.troop[f[PLAYER] * ZONES + z]), default=NONE)
        fit = there + f[LEFT] == s.edition.units_at_first and garrisons and f[LAST] == last
        return "" if fit else f"{s.edition.units_at_first} Units come into districts with a pyramid"


class FirstTile(OfPlayer[KemetState]):
    """A free tile of level 1, of a colour of an own pyramid (K-S5)."""

    name = "take the first tile"
    rule = "K-S5"
    on = ("setup: tiles",)

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        colours = [s.colour_at[z] for z in districts(s.city[p])]
        edition = s.edition
        return [
            TILE + t
            for t in edition.tiles
            if s.market[t] and edition.tile_level[t] == 1 and edition.tile_colour[t] in colours
        ]

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        buy.acquire(s, p, choice - TILE, "K-S5", log)


SETUP = frames.add(Setup())
TAKE_CITY = frames.add(TakeCity())
LEAVE_EMPTY = frames.add(LeaveEmpty())
FIRST_PYRAMIDS = frames.add(FirstPyramids())
FIRST_LEVEL = frames.add(FirstLevel())
FIRST_TILE = frames.add(FirstTile())
FIRST_UNITS = frames.add(FirstUnits())

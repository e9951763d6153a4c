"""The map in text: each bank of the Nile and the Delta as zones with borders.

Zones that touch here border each other on the board (K-M1). The districts of a city are lines inside its desert: they
all touch that desert and one another.
"""

from collections.abc import Sequence
from typing import Final

from ...kernel.notation import NONE, bits, player_name
from ...kernel.pictures import Line, Picture, Span, merged, width
from ...kernel.words import Words, named
from ..box.board import CITY_DESERT, NUMBER, board_of, districts
from ..box.edition import BLOOD_AND_SAND, Edition
from ..box.names import CITIES, COLOURS, CREATURE_NAMES, DISTRICTS, GODS, ZONE_NAMES, ZONES
from ..box.state import KemetState
from ..rules import powers, troops

# Where the zones lie: the columns of their left and right border, the first and the last band of the bank they fill.
Area = tuple[str, int, int, int, int]
WEST: Final[tuple[Area, ...]] = (
    ("D-NW", 0, 28, 0, 0),
    ("T-W", 0, 9, 1, 3),
    ("Ob-W1", 9, 19, 1, 1),
    ("In-W", 19, 28, 1, 1),
    ("T-inW", 28, 38, 1, 1),
    ("D-W", 9, 28, 2, 2),
    ("Ob-W2", 9, 28, 3, 3),
    ("D-SW", 0, 28, 4, 4),
)
EAST: Final[tuple[Area, ...]] = (
    ("D-NE", 10, 38, 0, 0),
    ("Ob-E1", 10, 29, 1, 1),
    ("T-E", 29, 38, 1, 3),
    ("D-E", 10, 29, 2, 2),
    ("T-inE", 0, 10, 3, 3),
    ("In-E", 10, 19, 3, 3),
    ("Ob-E2", 19, 29, 3, 3),
    ("D-SE", 10, 38, 4, 4),
)
DELTA: Final[tuple[Area, ...]] = (("T-Delta", 0, 12, 0, 0), ("Delta-D", 12, 24, 0, 0), ("Sanctuary", 24, 38, 0, 0))
EVEN_WEST: Final[tuple[Area, ...]] = (
    ("D-NW", 0, 28, 0, 0),
    ("T-W", 0, 9, 1, 1),
    ("Ob-W1", 9, 19, 1, 1),
    ("In-W", 19, 28, 1, 1),
    ("T-inW", 28, 38, 1, 1),
    ("D-SW", 0, 28, 2, 2),
)
ODD_WEST: Final[tuple[Area, ...]] = (
    ("D-NW", 0, 29, 0, 0),
    ("T-W", 0, 9, 1, 3),
    ("Ob-W1", 9, 20, 1, 1),
    ("D-W", 9, 20, 2, 2),
    ("Ob-W2", 9, 20, 3, 3),
    ("In-W", 20, 29, 1, 3),
    ("T-inW", 29, 38, 1, 3),
    ("D-SW", 0, 29, 4, 4),
)
EITHER_EAST: Final[tuple[Area, ...]] = (
    ("D-NE", 10, 38, 0, 0),
    ("T-inE", 0, 10, 1, 1),
    ("In-E", 10, 19, 1, 1),
    ("Ob-E1", 19, 29, 1, 1),
    ("T-E", 29, 38, 1, 1),
    ("D-SE", 10, 38, 2, 2),
)
EVEN_DELTA: Final[tuple[Area, ...]] = (("T-Delta", 0, 12, 0, 0), ("Delta-D", 12, 24, 0, 0))
ODD_DELTA: Final[tuple[Area, ...]] = (("T-Delta", 0, 11, 0, 0), ("Delta-D", 14, 25, 0, 0), ("Sanctuary", 25, 38, 0, 0))
PARTS: Final[dict[str, tuple[tuple[Area, ...], ...]]] = {
    "": (WEST, EAST, DELTA),
    "even": (EVEN_WEST, EITHER_EAST, EVEN_DELTA),
    "odd": (ODD_WEST, EITHER_EAST, ODD_DELTA),
}
"""By side of the board: the banks and the Delta."""
BANK: Final = 39
UP, RIGHT, DOWN, LEFT = 1, 2, 4, 8
CORNERS: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""A piece of border by the sum of the ways it goes on."""
NILE: Final = "≈"
INDENT: Final = 2


def god(s: KemetState, p: int) -> str:
    return GODS[s.god[p]]


def god_code(s: KemetState, p: int) -> str:
    return god(s, p)[:2].capitalize()


def colour_code(edition: Edition, colour: int) -> str:
    """A letter: the first of its name, or the last where another colour of the box begins alike (blue and black). Small
    letters where one of them is the name of a city, or W2 would be a pyramid and a district."""
    name = COLOURS[colour]
    others = [COLOURS[other] for other in edition.colours]
    letter = name[-1] if any(other[0] == name[0] for other in others[: others.index(name)]) else name[0]
    return letter if any(other[0].upper() in CITIES for other in others) else letter.upper()


def player_title(s: KemetState, w: Words, p: int) -> Line:
    """A player by name and god."""
    return [(player_name(p), "title"), (" ", ""), (named(w, "god", god(s, p)), god(s, p))]


def part(s: KemetState, w: Words, areas: Sequence[Area], marks: frozenset[int]) -> Picture:
    """One bank, or the Delta. A band is as high as its fullest zone."""
    texts = {zone: content(s, w, NUMBER[zone], right - left - 1, marks) for zone, left, right, _, _ in areas}
    high = [
        max(len(texts[zone]) for zone, _, _, first, last in areas if first == last == band)
        for band in range(areas[-1][4] + 1)
    ]
    for zone, _, _, first, last in areas:
        missing = len(texts[zone]) - (sum(high[first : last + 1]) + last - first)
        high[last] += max(missing, 0)
    top = [sum(high[:band]) + band for band in range(len(high) + 1)]
    canvas = Canvas(top[-1] + 1, BANK)
    for zone, left, right, first, last in areas:
        canvas.zone(top[first], left, top[last + 1], right, texts[zone])
    for zone, left, right, first, _ in areas:
        canvas.write(top[first], left + 2, owner(s, w, NUMBER[zone], right - left - 3))
    return canvas.lines()


class Canvas:
    """Characters with styles on a grid, and the borders between them."""

    def __init__(self, height: int, columns: int) -> None:
        self.cells: list[Line] = [[water(y, x) for x in range(columns)] for y in range(height)]
        self.borders: dict[tuple[int, int], int] = {}

    def write(self, y: int, x: int, line: Line) -> None:
        for text, style in line:
            for char in text:
                self.cells[y][x] = (char, style)
                x += 1

    def zone(self, top: int, left: int, bottom: int, right: int, text: Picture) -> None:
        for i in range(top + 1, bottom):
            line = text[i - top - 1] if i - top <= len(text) else []
            self.write(i, left + 1, [*line, (" " * (right - left - 1 - width(line)), "")])
        for y in (top, bottom):
            for x in range(left, right):
                self.border(y, x, RIGHT)
                self.border(y, x + 1, LEFT)
        for x in (left, right):
            for y in range(top, bottom):
                self.border(y, x, DOWN)
                self.border(y + 1, x, UP)

    def border(self, y: int, x: int, way: int) -> None:
        self.borders[y, x] = self.borders.get((y, x), 0) | way
        self.cells[y][x] = (CORNERS[self.borders[y, x]], "label")

    def lines(self) -> Picture:
        return [merged(line) for line in self.cells]


def water(y: int, x: int) -> Span:
    return (NILE if (x + 2 * y) % 4 == 0 else " ", "stream")


def owner(s: KemetState, w: Words, z: int, columns: int) -> Line:
    """Whose city a desert surrounds; without the god where there is no room."""
    for p in range(s.players):
        if s.city[p] != NONE and CITY_DESERT[s.city[p]] == z:
            whole: Line = [(" ", ""), *player_title(s, w, p), (" ", "")]
            return whole if width(whole) <= columns else [(f" {player_name(p)} ", "title")]
    return []


def content(s: KemetState, w: Words, z: int, columns: int, marks: frozenset[int]) -> Picture:
    """What is in a zone; in the desert of a city also its districts, a line or more for each."""
    if not board_of(s).in_play[z]:
        return [[("/ " * (columns // 2), "label")]]
    lines = flow(words_of(s, w, z, marks), columns)
    if z in CITY_DESERT:
        for district in districts(CITY_DESERT.index(z)):
            lines += flow(words_of(s, w, district, marks), columns, INDENT)
    return lines


def words_of(s: KemetState, w: Words, z: int, marks: frozenset[int]) -> list[Line]:
    """Name and signs of a zone, its pyramid, the Troops in it and their creatures; in an empty district its holder."""
    name, signs = ZONE_NAMES[z], signs_of(z, s.edition)
    marked = [(f"[{name}]", "mark"), (signs, "label")]
    words = [marked if z in marks else [(name, ""), (f" {signs}" if signs else "", "label")]]
    if z < DISTRICTS and s.pyramid[z]:
        code = colour_code(s.edition, s.colour_at[z])
        words.append([(f"{code}{s.pyramid[z]}", COLOURS[s.colour_at[z]])])
    for p in range(s.players):
        if s.troop[p * ZONES + z]:
            words.append([(f"{god_code(s, p)}{s.troop[p * ZONES + z]}", god(s, p))])
            words += [[(named(w, "short", CREATURE_NAMES[c]), god(s, p))] for c in bits(powers.creatures_in(s, p, z))]
    holder = troops.controller(s, z)
    if holder != NONE and not s.troop[holder * ZONES + z]:
        words.append([(f"({god_code(s, holder)})", "label")])
    return words


def signs_of(z: int, edition: Edition = BLOOD_AND_SAND) -> str:
    """Obelisk, trading or military port, and what a temple gives at Night (K-M1)."""
    port = "P" if z in edition.trading_ports else "p" if z in edition.ports else ""
    return "^" * edition.has_obelisk[z] + port + (str(edition.temple_prayer[z]) if edition.temple_prayer[z] else "")


def flow(words: Sequence[Line], columns: int, indent: int = 0) -> Picture:
    """Words in lines of so many columns, all but the first indented; none is broken."""
    lines: Picture = []
    for word in words:
        if lines and width(lines[-1]) + 1 + width(word) <= columns:
            lines[-1] += [(" ", ""), *word]
        else:
            lines.append([(" " * indent, ""), *word] if lines else list(word))
    return lines

r"""A position as a picture in text: the map as hexes, then the tracks, the gods and the supply.

A picture is a list of lines, a line a list of spans (text, style names); `draw` drops the styles, a terminal paints them.
Every hex is two lines high: what stands there, then its southern side.

      /'4,7'\     ' fertile, : desert, ~ water beside what is in the hex; an empty one shows its own [row,column]
      \_____/     its six sides: / \ _ open, ≈ the Nile, ∩ a camel
"""

from collections.abc import Iterable, Sequence
from textwrap import wrap
from typing import Final

from ..kernel.contract import BOX, NOBODY
from ..kernel.notation import NONE, player_name
from . import box
from .frames import STEPS
from .gods.anubis import jailer
from .hexmap import AROUND, HEX_NAMES, HEXES, OFF_MAP, PLACES, RIVERS, SIDE_NUMBER, TERRAIN
from .lands import Lands, lands_of, sides_of
from .names import (
    ACTION_NAMES,
    AIM,
    AIM_NAMES,
    CAMEL,
    CARD_NAMES,
    CHOICES,
    FIGURE_NAMES,
    FIGURES,
    GODS,
    GUARDIAN_NAMES,
    KIND,
    KIND_NAMES,
    MONUMENT_NAMES,
    NEUTRAL,
    OBELISK,
    OSIRIS,
    POWER_NAMES,
    RA,
    SATET,
    SCORPION,
    SUN,
    owner_of,
)
from .scenario import EVENT_TRACKS, SCENARIO_NAMES
from .state import AnkhState
from .turn import needed

Span = tuple[str, str]
Line = list[Span]
Picture = list[Line]

WIDE: Final = 5
NARROW: Final = 3
"""Characters inside a hex. The narrow map has no room for terrain beside a piece and shows it in the southern side."""
MARGIN: Final = 3
GROUND: Final = {"f": "fertile", "d": "desert", "w": "water"}
FLANK: Final = {"f": "'", "d": ":", "w": "~"}
KIND_CODES: Final = (" ", "G", "W", "S", "C", "M", "A", "X", "H", "O", "P", "T")
"""One letter for each of KIND_NAMES."""
RIVER_CHAR, CAMEL_CHAR, MAYBE_CHAR = "≈", "∩", "+"
SLASHES: Final = "_\\/_\\/"
"""The open sides of a hex, clockwise from north."""


class Marks:
    """What a picture puts in front: hexes and hex sides that a player may choose, sides already chosen."""

    def __init__(self, hexes: Iterable[int] = (), sides: Iterable[int] = (), laid: Iterable[int] = ()) -> None:
        self.hexes = frozenset(hexes)
        self.sides = frozenset(sides)
        self.laid = frozenset(laid)


def marks_of(s: AnkhState, legal: Sequence[int]) -> Marks:
    """The places that these choices name."""
    hexes = [HEX_NAMES.index(place) for c in legal if (place := CHOICES.say(c).rpartition(" ")[2]) in HEX_NAMES]
    sides = [c - CAMEL for c in legal if CHOICES.verb_of[c] == "camel"]
    laid = s.frames[-1][3:] if sides else []
    return Marks(hexes, sides, laid)


def draw(s: AnkhState) -> str:
    """The whole position in plain text, 80 columns wide."""
    lines = [*heading(s), *board(s), [], *side_by_side(panels(s, 37), 39), [], *legend(s, 78)]
    return "\n".join(plain(line) for line in lines)


def plain(line: Line) -> str:
    return "".join(text for text, _ in line).rstrip()


def width(line: Line) -> int:
    return sum(len(text) for text, _ in line)


# The map ---------------------------------------------------------------------------------------------------------------


def board(s: AnkhState, marks: Marks | None = None, inside: int = WIDE) -> Picture:
    """The map, with numbers of rows and columns around it."""
    marks = marks or Marks()
    canvas = Canvas(inside)
    tokens = token_hexes(s, lands_of(s.camels))
    for h in range(HEXES):
        canvas.hex(h, *content(s, h, tokens, marks, inside))
        for d in range(6):
            canvas.side(h, d, *side(s, h, d, marks, inside))
    return canvas.lines()


class Canvas:
    """Characters with styles on a grid; hex [r,c] begins at column c·(inside + 1), line 2r + 1 (odd columns one lower)."""

    def __init__(self, inside: int) -> None:
        self.inside = inside
        self.cells: dict[tuple[int, int], Span] = {}

    def corner(self, h: int) -> tuple[int, int]:
        r, c = PLACES[h]
        return 2 * r + 1 + (c & 1), c * (self.inside + 1)

    def write(self, y: int, x: int, text: str, style: str) -> None:
        for i, char in enumerate(text):
            self.cells[y, x + i] = (char, style)

    def hex(self, h: int, spans: Line) -> None:
        y, x = self.corner(h)
        for text, style in spans:
            self.write(y, x + 1, text, style)
            x += len(text)

    def side(self, h: int, d: int, text: str, style: str) -> None:
        """Side d of a hex; of two hexes the one that is drawn on the left, or above, owns the ground of a side."""
        y, x = self.corner(h)
        far = x + self.inside + 1
        owns = d in (1, 2, 3) or AROUND[h][d] == OFF_MAP
        if owns:
            at = ((y - 1, x + 1), (y, far), (y + 1, far), (y + 1, x + 1), (y + 1, x), (y, x))[d]
            self.write(*at, text, style)

    def lines(self) -> Picture:
        bottom, right = max(y for y, _ in self.cells), max(x for _, x in self.cells)
        out = [self.header()]
        for y in range(bottom + 1):
            label = str((y - 1) // 2) if y % 2 else ""
            line: Line = [(label.rjust(MARGIN - 1) + " ", "label")]
            line += merged([self.cells.get((y, x), (" ", "")) for x in range(right + 1)])
            out.append(line)
        return out

    def header(self) -> Line:
        columns = max(c for _, c in PLACES) + 1
        numbers = "".join(str(c).center(self.inside).rjust(self.inside + 1) for c in range(columns))
        return [(" " * MARGIN + numbers, "label")]


def merged(cells: Line) -> Line:
    """Neighbouring cells of the same style as one span."""
    out: Line = []
    for char, style in cells:
        if out and out[-1][1] == style:
            out[-1] = (out[-1][0] + char, style)
        else:
            out.append((char, style))
    return out


def content(s: AnkhState, h: int, tokens: dict[int, int], marks: Marks, inside: int) -> tuple[Line]:
    """What is in a hex: a piece, a conflict token, or its own coordinates."""
    ground = GROUND[TERRAIN[h]]
    mark = " mark" if h in marks.hexes else ""
    if s.piece[h]:
        spans = piece(s.piece[h])
    elif h in tokens:
        spans = [(f"({tokens[h] + 1})", "token")]
    elif TERRAIN[h] == "w" and not mark:
        spans = [("~" * NARROW, ground)]
    else:
        spans = [(HEX_NAMES[h][1:-1], ground + " place" + mark)]
    spare = inside - width(spans)
    left, right = flanks(s, h, bool(mark))
    if spare >= 1:
        spans = [(left, ground + mark), *spans]
    if spare >= 2:
        spans = [*spans, (right, ground + mark)]
    return (spans,)


def flanks(s: AnkhState, h: int, marked: bool) -> tuple[str, str]:
    left = right = FLANK[TERRAIN[h]]
    if h in getattr(s, "tiles", []):
        left, right = "{", "}"
    if s.piece[h] & SUN and s.piece[h] & KIND < OBELISK:
        right = "*"
    return ("[", "]") if marked else (left, right)


def piece(code: int) -> Line:
    """Owner and kind; a neutral monument has room for three letters of its name."""
    kind = code & KIND
    if kind < OBELISK:
        return [(god_code(owner_of(code)) + KIND_CODES[kind], f"figure {GODS[owner_of(code)]}")]
    if owner_of(code) == NEUTRAL:
        return [(KIND_NAMES[kind][:3].capitalize(), "monument")]
    return [(god_code(owner_of(code)), f"monument {GODS[owner_of(code)]}"), (KIND_CODES[kind], "monument")]


def god_code(side: int) -> str:
    return GODS[side][:2].capitalize()


def side(s: AnkhState, h: int, d: int, marks: Marks, inside: int) -> tuple[str, str]:
    """The characters of one side of a hex, and their style."""
    other = AROUND[h][d]
    ground = GROUND[TERRAIN[h]]
    length = inside if d in (0, 3) else 1
    if other == OFF_MAP and d == 0:
        ground = "off"
    number = SIDE_NUMBER.get((min(h, other), max(h, other)), NONE)
    if (min(h, other), max(h, other)) in RIVERS:
        return RIVER_CHAR * length, "river"
    if number != NONE and (s.camels >> number & 1 or number in marks.laid):
        return CAMEL_CHAR * length, "camel laid" if number in marks.laid else "camel"
    if number in marks.sides:
        return MAYBE_CHAR * length, ground + " mark"
    text = SLASHES[d] * length
    if d == 3 and inside == NARROW:
        text = f"_{FLANK[TERRAIN[h]]}_"
    return text, ground + " edge"


def token_hexes(s: AnkhState, lands: Lands) -> dict[int, int]:
    """A hex for each conflict token: the empty one of its region that lies farthest inside."""
    found: dict[int, int] = {}
    for token, first in enumerate(s.token_at):
        if first == NONE:
            continue
        region = lands.regions[lands.region_of[first]]
        free = [h for h in region if not s.piece[h]] or region
        found[max(free, key=lambda h: (sum(n in free for n in lands.near[h]), -h))] = token
    return found


# Beside the map --------------------------------------------------------------------------------------------------------


def panels(s: AnkhState, columns: int) -> list[Picture]:
    """Blocks of lines, none wider than `columns`: tracks and Devotion, then the gods in turn order, then the supply."""
    gods = [god_panel(s, side, columns) for side in sides_in_turn(s)]
    return [tracks(s, columns), devotion(s, columns), *gods, supply(s, columns)]


def heading(s: AnkhState) -> Picture:
    scenario = SCENARIO_NAMES[s.scenario].replace("_", " ")
    asked = player_name(s.asked) if s.asked != NOBODY else ", ".join(player_name(p) for p in drafting(s))
    state = "the game is over" if s.reason else "chance must answer" if s.asked == BOX else f"{asked} must choose"
    return [[(f"Ankh, {scenario}, {s.players} players: {state}", "title")]]


def drafting(s: AnkhState) -> list[int]:
    return [p for p in range(len(s.drafts)) if not s.sealed >> p & 1]


def sides_in_turn(s: AnkhState) -> list[int]:
    """The gods in play, in the order of their players' turns, each once."""
    order = [s.side_of[(max(s.first, 0) + i) % s.players] for i in range(s.players)]
    return [side for side in dict.fromkeys(order) if side != NONE and s.in_play >> side & 1]


def title(side: int, s: AnkhState) -> str:
    players = ", ".join(player_name(p) for p in range(s.players) if s.side_of[p] == side)
    return f"{GODS[side].capitalize()} ({players})"


def paragraph(name: str, words: Sequence[str], columns: int, none: str = "none") -> Picture:
    """A name in front of a list, wrapped under itself."""
    text = f"{name} {', '.join(words) or none}"
    first, *rest = wrap(text, columns - 1, subsequent_indent="  ", break_on_hyphens=False)
    return [[(f" {name}", "label"), (first[len(name) :], "")], *([(f" {line}", "")] for line in rest)]


def tracks(s: AnkhState, columns: int) -> Picture:
    lines: Picture = [[("Actions", "head")]]
    for action, name in enumerate(ACTION_NAMES):
        done, full = s.track[action], needed(s, action)
        last = " fires the event" if done + 1 == full else ""
        lines.append([(f" {name:7}", ""), ("●" * done + "○" * (full - done), "gold"), (last, "label")])
    done = "".join(" " * (i > 0 and was_conflict(i)) + "·" for i in range(s.event))
    left = "".join(" " * was_conflict(i) + event_code(i) for i in range(s.event + 1, len(box.EVENT_TRACK)))
    now = f"[{event_code(s.event)}]" if s.event < len(box.EVENT_TRACK) else ""
    gap = " " * (s.event > 0 and was_conflict(s.event))
    lines.append([("Events ", "head"), (done + gap, "label"), (now, "gold"), (left, "")])
    return lines


def was_conflict(i: int) -> bool:
    return box.EVENT_TRACK[i - 1].startswith("conflict")


def event_code(i: int) -> str:
    name = box.EVENT_TRACK[i]
    return "X" if name.startswith("conflict") else name[0].upper()


def devotion(s: AnkhState, columns: int) -> Picture:
    """From the highest marker down; in a pile the upper one first."""
    lines: Picture = [[("Devotion", "head"), (f" (red to {box.RED}, {box.TOP} wins)", "label")]]
    order = sorted(sides_in_turn(s), key=lambda side: (-s.devotion[side], -s.pile[side]))
    for space in dict.fromkeys(s.devotion[side] for side in order):
        pile = [side for side in order if s.devotion[side] == space]
        line: Line = [(f"{space:3} ", "loss" if space <= box.RED else "gain")]
        for i, side in enumerate(pile):
            line += [(" over ", "label")] if i else []
            line.append((f" {GODS[side].capitalize()} ", f"figure {GODS[side]}"))
        lines.append(line)
    return lines


def god_panel(s: AnkhState, side: int, columns: int) -> Picture:
    pool = s.pool[side * FIGURES : (side + 1) * FIGURES]
    figures = [f"{FIGURE_NAMES[i]} {n}" for i, n in enumerate(pool) if n]
    hand, used = split(CARD_NAMES, s.hand[side])
    powers, _ = split(POWER_NAMES, s.powers[side])
    lines: Picture = [
        [(f" {title(side, s)} ", f"figure {GODS[side]}"), *holds(s, side)],
        [(" followers ", "label"), (str(s.followers[side]), ""), (", Ankh tokens ", "label"), (str(s.ankhs[side]), "")],
        *paragraph("pool", figures, columns),
        *paragraph("hand", hand, columns),
        *(paragraph("used", used, columns) if used else []),
        *paragraph("powers", powers, columns),
    ]
    return lines + belongings(s, side, columns)


def holds(s: AnkhState, side: int) -> Line:
    held = s.tiebreaker != NONE and s.side_of[s.tiebreaker] == side
    return [(" tiebreaker", "gold")] if held else []


def belongings(s: AnkhState, side: int, columns: int) -> Picture:
    """What only some gods or guardians have: where Giant Scorpions point."""
    lines: Picture = []
    for h, code in enumerate(s.piece):
        if code & KIND == SCORPION and owner_of(code) == side:
            lines.append([(f" scorpion {HEX_NAMES[h]} points {AIM_NAMES[code >> AIM & 7]}", "")])
    return lines


def split(names: Sequence[str], mask: int) -> tuple[list[str], list[str]]:
    """Those in a mask, and the others."""
    return [n for i, n in enumerate(names) if mask >> i & 1], [n for i, n in enumerate(names) if not mask >> i & 1]


def supply(s: AnkhState, columns: int) -> Picture:
    stones = [f"{name} {s.supply[i]}" for i, name in enumerate(MONUMENT_NAMES)]
    guardians = [f"{GUARDIAN_NAMES[g]} {s.guardians[g]}" for g in s.lineup if g != NONE]
    camels = [f"camels {box.CAMELS - len(sides_of(s.camels))}"]
    return [
        [("Supply", "head")],
        *paragraph("left", stones + camels, columns),
        *paragraph("guardians", guardians, columns),
    ]


def legend(s: AnkhState, columns: int) -> Picture:
    kinds = ["G god", "W warrior", *(f"{KIND_CODES[3 + g]} {GUARDIAN_NAMES[g]}" for g in s.lineup if g != NONE)]
    kinds += [f"{KIND_CODES[OBELISK + i]} {name}" for i, name in enumerate(MONUMENT_NAMES)]
    gods = [f"{god_code(side)} {GODS[side].capitalize()}" for side in sides_in_turn(s)]
    signs = ["' fertile", ": desert", "~ water", f"{RIVER_CHAR} Nile", f"{CAMEL_CHAR} camel", "(1) conflict token"]
    events = ["M monument", "C caravan", "X conflict"]
    text = "; ".join(", ".join(words) for words in (gods + kinds, signs, events))
    return [[(line, "label")] for line in wrap(text, columns)]


def side_by_side(blocks: Sequence[Picture], columns: int) -> Picture:
    """Two columns of blocks, about equally high."""
    half = sum(len(block) + 1 for block in blocks) / 2
    left: Picture = []
    right: Picture = []
    for block in blocks:
        column = left if len(left) + len(block) / 2 <= half and not right else right
        column += [[], *block] if column else block
    height = max(len(left), len(right))
    left += [[]] * (height - len(left))
    right += [[]] * (height - len(right))
    return [[*a, (" " * (columns - width(a)), ""), *b] if b else a for a, b in zip(left, right, strict=True)]

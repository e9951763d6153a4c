r"""A position as a picture in text: the map as hexes, then the tracks, the gods and the supply.

A hex is two lines high: what is in it, and its southern side.

    /'4,7'\    ' fertile, : desert, ~ water on both sides of what is in it; an empty hex shows its own [row,column]
    \_____/    the six sides: / \ _ open, ≈ the Nile, ∩ a camel
"""

from collections.abc import Iterable, Sequence
from typing import Final

from ...kernel.notation import NONE, player_name
from ...kernel.pictures import Line, Picture, Span, merged, paragraph, plain, running, two_columns, width
from ...kernel.steps import BOX, NOBODY, STEP
from ..box import contents
from ..box.frames import STEPS
from ..box.hexmap import AROUND, EDGE_NUMBER, HEX_NAMES, HEXES, OFF_MAP, PLACES, RIVERS, TERRAIN
from ..box.lands import Lands, lands_of
from ..box.names import (
    ACTION_NAMES,
    AIM,
    AIM_NAMES,
    CAMEL,
    CARD_NAMES,
    CHOICES,
    FIGURE_NAMES,
    FIGURES,
    GODS,
    GUARDIAN,
    GUARDIAN_NAMES,
    KIND,
    KIND_NAMES,
    MONUMENT_NAMES,
    NEUTRAL,
    OBELISK,
    POWER_NAMES,
    SCORPION,
    SUN,
    owner_of,
)
from ..box.state import AnkhState
from ..rules import merging
from ..rules.caravan import LINE
from ..rules.gods.anubis import jailer
from ..rules.inundation import FLOODED
from ..rules.scenario import EVENT_TRACKS, SCENARIO_NAMES
from ..rules.turn import needed

WIDE: Final = 5
NARROW: Final = 3
"""Characters inside a hex. The narrow map has no room for terrain beside a piece and shows it in the southern side."""
MARGIN: Final = 3
GROUND: Final = {"f": "fertile", "d": "desert", "w": "water", "=": "flooded"}
FLANK: Final = {"f": "'", "d": ":", "w": "~", "=": "="}
LETTERS: Final = {"nothing": " ", "scorpion": "X", "androsphinx": "H"}
KIND_CODES: Final = tuple(LETTERS.get(name, name[0].upper()) for name in KIND_NAMES)
"""One letter for each kind, the first of its name unless another has that."""
HEX_NUMBER: Final = {name: h for h, name in enumerate(HEX_NAMES)}
RIVER_CHAR, CAMEL_CHAR, MAYBE_CHAR = "≈", "∩", "+"
SLASHES: Final = "_\\/_\\/"
"""The open sides of a hex, clockwise from north."""


class Marks:
    """What a picture puts in front: hexes and hex sides that a player may choose, camels not yet laid for good."""

    def __init__(self, hexes: Iterable[int] = (), sides: Iterable[int] = (), laid: Iterable[int] = ()) -> None:
        self.hexes = frozenset(hexes)
        self.sides = frozenset(sides)
        self.laid = frozenset(laid)


def marks_of(s: AnkhState, legal: Sequence[int]) -> Marks:
    """The places that these choices name."""
    places = [CHOICES.names[c].partition(" ")[2] for c in legal]
    sides = [c - CAMEL for c in legal if CHOICES.verb_of[c] == "camel"]
    hexes = [HEX_NUMBER[place] for place in places if place in HEX_NUMBER]
    return Marks(hexes, sides, s.frames[-1][LINE:] if sides else ())


def picture(s: AnkhState) -> str:
    """The whole position in plain text, at most 80 columns wide."""
    lines = [heading(s), *board(s), [], *two_columns(panels(s, 38), 40), [], *legend(s, 78)]
    return "\n".join(plain(line) for line in lines)


def heading(s: AnkhState) -> Line:
    scenario = SCENARIO_NAMES[s.scenario].replace("_", " ")
    return [(f"Ankh, {scenario}, {s.players} players: {question(s)}", "title")]


def question(s: AnkhState) -> str:
    """Who must choose what."""
    if s.reason:
        return "the game is over"
    step = STEPS[s.frames[-1][STEP]]
    asked = [s.asked] if s.asked != NOBODY else [p for p in range(len(s.drafts)) if still_drafts(s, p)]
    names = " and ".join("chance" if p == BOX else player_name(p) for p in asked)
    return f"{names}, {step.name}" + (f" ({step.rule})" if step.rule else "")


def still_drafts(s: AnkhState, p: int) -> bool:
    f = s.frames[-1]
    return bool((STEPS[f[STEP]].drafters(s, f) & ~s.sealed) >> p & 1)


# The map --------------------------------------------------------------------------------------------------------------


def board(s: AnkhState, legal: Sequence[int] = (), narrow: bool = False) -> Picture:
    """The map, with the places that `legal` names in brackets, and rows and columns numbered."""
    marks = marks_of(s, legal)
    canvas = Canvas(NARROW if narrow else WIDE)
    tokens = token_hexes(s, lands_of(s.camels))
    for h in range(HEXES):
        canvas.hex(h, content(s, h, tokens, marks, canvas.inside))
        for d in range(6):
            canvas.side(h, d, *side(s, h, d, marks, canvas.inside))
    return canvas.lines()


class Canvas:
    """Characters with styles on a grid: hex [r,c] begins at column c·(inside + 1) and line 2r + 1, if c is odd one
    lower."""

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
        """Side d of a hex. A side between two belongs to the one on the left, or above."""
        if d in (1, 2, 3) or AROUND[h][d] == OFF_MAP:
            y, x = self.corner(h)
            far = x + self.inside + 1
            at = ((y - 1, x + 1), (y, far), (y + 1, far), (y + 1, x + 1), (y + 1, x), (y, x))[d]
            self.write(*at, text, style)

    def lines(self) -> Picture:
        bottom, right = max(y for y, _ in self.cells), max(x for _, x in self.cells)
        out = [self.header()]
        for y in range(bottom + 1):
            label = str(y // 2) if y % 2 else ""
            line: Line = [(label.rjust(MARGIN - 1) + " ", "label")]
            out.append(line + merged([self.cells.get((y, x), (" ", "")) for x in range(right + 1)]))
        return out

    def header(self) -> Line:
        columns = max(c for _, c in PLACES) + 1
        numbers = "".join(" " + str(c).center(self.inside) for c in range(columns))
        return [(" " * MARGIN + numbers, "label")]


def terrain(s: AnkhState, h: int) -> str:
    """As on the map; "=" where a scenario floods the land."""
    return "=" if h in FLOODED[s.scenario] else TERRAIN[h]


def content(s: AnkhState, h: int, tokens: dict[int, int], marks: Marks, inside: int) -> Line:
    """What is in a hex: a piece, a conflict token, or its own coordinates; beside it the terrain or a mark."""
    ground = GROUND[terrain(s, h)]
    marked = h in marks.hexes
    if s.piece[h]:
        spans = piece(s.piece[h])
    elif h in tokens and not marked:
        spans = [(f"({tokens[h] + 1})", "token")]
    elif TERRAIN[h] == "w" and not marked:
        spans = [("~" * NARROW, ground + " flank")]
    else:
        spans = [(coordinates(h, inside), "mark" if marked else ground + " place")]
    left, right = flanks(s, h, marked)
    style = "mark" if marked else ground + " flank"
    spare = inside - width(spans)
    return [(left, style)] * (spare > 0) + spans + [(right, style)] * (spare > 1)


def coordinates(h: int, inside: int) -> str:
    text = HEX_NAMES[h][1:-1]
    return text if len(text) <= inside else text.replace(",", "")


def flanks(s: AnkhState, h: int, marked: bool) -> tuple[str, str]:
    left = right = FLANK[terrain(s, h)]
    if h in s.tiles:
        left, right = "{", "}"
    if s.piece[h] & SUN and s.piece[h] & KIND < OBELISK:
        right = "*"
    return ("[", "]") if marked else (left, right)


def piece(code: int) -> Line:
    """Owner and kind; a neutral monument has room for three letters of its name."""
    kind, owner = code & KIND, owner_of(code)
    if kind < OBELISK:
        return [(god_code(owner) + KIND_CODES[kind], GODS[owner])]
    if owner == NEUTRAL:
        return [(KIND_NAMES[kind][:3].capitalize(), "monument")]
    return [(god_code(owner), GODS[owner]), (KIND_CODES[kind], "monument")]


def god_code(side: int) -> str:
    return GODS[side][:2].capitalize()


def side(s: AnkhState, h: int, d: int, marks: Marks, inside: int) -> Span:
    """The characters of one side of a hex, and their style."""
    other = AROUND[h][d]
    between = (min(h, other), max(h, other))
    number = EDGE_NUMBER.get(between, NONE)
    ground = "off" if other == OFF_MAP and d == 0 else GROUND[terrain(s, h)]
    length = inside if d in (0, 3) else 1
    if between in RIVERS:
        return RIVER_CHAR * length, "river"
    if number in marks.laid:
        return CAMEL_CHAR * length, "laid"
    if number != NONE and s.camels >> number & 1:
        return CAMEL_CHAR * length, "camel"
    if number in marks.sides:
        return MAYBE_CHAR * length, "mark"
    if d == 3 and inside == NARROW:
        sign = "*" if h in marks.hexes else FLANK[terrain(s, h)]
        return f"_{sign}_", ground + " edge"
    return SLASHES[d] * length, ground + " edge"


def token_hexes(s: AnkhState, lands: Lands) -> dict[int, int]:
    """A hex for each conflict token: of the empty ones of its region one that lies far inside."""
    found: dict[int, int] = {}
    for token, first in enumerate(s.token_at):
        if first != NONE:
            region = lands.regions[lands.region_of[first]]
            free = [h for h in region if not s.piece[h]] or region
            found[max(free, key=lambda h: (sum(n in free for n in lands.near[h]), -h))] = token
    return found


# Beside the map -------------------------------------------------------------------------------------------------------


def panels(s: AnkhState, columns: int) -> list[Picture]:
    """Blocks of lines, none wider than `columns`: both tracks, Devotion, the gods in turn order, the supply."""
    gods = [god_panel(s, side, columns) for side in sides_in_turn(s)]
    return [tracks(s), devotion(s, columns), *gods, supply(s, columns)]


def sides_in_turn(s: AnkhState) -> list[int]:
    """The gods in play, in the order of their players' turns, each once."""
    order = [s.side_of[(max(s.first, 0) + i) % s.players] for i in range(s.players)]
    return [side for side in dict.fromkeys(order) if side != NONE and s.in_play >> side & 1]


def title(s: AnkhState, side: int) -> str:
    players = ", ".join(player_name(p) for p in range(s.players) if s.side_of[p] == side)
    return f"{GODS[side].capitalize()} ({players})"


def player_title(s: AnkhState, p: int) -> Line:
    """A player by name and god."""
    side = s.side_of[p]
    return [(f" {player_name(p)} ", "title")] + ([(f" {GODS[side].capitalize()} ", GODS[side])] if side != NONE else [])


def tracks(s: AnkhState) -> Picture:
    lines: Picture = [[("Actions", "head")]]
    for action, name in enumerate(ACTION_NAMES):
        done, full = s.track[action], needed(s, action)
        last = " next: event" if done + 1 == full else ""
        lines.append([(f" {name:7}", ""), ("●" * done + "○" * (full - done), "gold"), (last, "label")])
    track = EVENT_TRACKS[s.scenario]
    over = s.event == len(track)
    spans: Line = [(" ", "")]
    for i, event in enumerate(track):
        code = "X" if event.startswith("conflict") else event[0].upper()
        spans.append(("·", "label") if i < s.event else (f"[{code}]", "gold") if i == s.event else (code, ""))
        spans.append((" " if code == "X" else "", ""))
    return [*lines, [("Events", "head"), ("" if over else f", next {next_event(s)}", "label")], spans]


def next_event(s: AnkhState) -> str:
    """The next space of the event track, "" behind the last; a merging that will not come (A-MG1) is left out."""
    event = "".join(EVENT_TRACKS[s.scenario][s.event : s.event + 1])
    return event if merging.due(s) else event.removesuffix("+merge")


def devotion(s: AnkhState, columns: int) -> Picture:
    """From the highest marker down; in a pile the upper one first."""
    lines: Picture = [[("Devotion", "head"), (f", red to {contents.RED} of {contents.TOP}", "label")]]
    order = sorted(sides_in_turn(s), key=lambda side: (-s.devotion[side], -s.pile[side]))
    for space in dict.fromkeys(s.devotion[side] for side in order):
        pile = [side for side in order if s.devotion[side] == space]
        short = sum(len(GODS[side]) + 4 for side in pile) > columns
        line: Line = [(f"{space:3} ", "loss" if space <= contents.RED else "gain")]
        for i, side in enumerate(pile):
            line += [(" > " if short else " on ", "label")] if i else []
            line.append((god_code(side) if short else GODS[side].capitalize(), GODS[side]))
        lines.append(line)
    return lines


def god_panel(s: AnkhState, side: int, columns: int) -> Picture:
    pool = s.pool[side * FIGURES : (side + 1) * FIGURES]
    hand, used = split(CARD_NAMES, s.hand[side])
    powers, _ = split(POWER_NAMES, s.powers[side])
    holder = s.tiebreaker != NONE and s.side_of[s.tiebreaker] == side
    return [
        [(title(s, side), GODS[side]), (" tiebreaker" if holder else "", "gold")],
        [(" followers ", "label"), (str(s.followers[side]), ""), (", Ankh tokens ", "label"), (str(s.ankhs[side]), "")],
        *paragraph("pool", [f"{FIGURE_NAMES[i]} {n}" for i, n in enumerate(pool) if n], columns),
        *(paragraph("hand", hand, columns) if used else [[(" hand", "label"), (" all seven cards", "")]]),
        *(paragraph("used", used, columns) if used else []),
        *paragraph("powers", powers, columns),
        *belongings(s, side, columns),
    ]


def split(names: Sequence[str], mask: int) -> tuple[list[str], list[str]]:
    """Those in a mask, and the others."""
    return [n for i, n in enumerate(names) if mask >> i & 1], [n for i, n in enumerate(names) if not mask >> i & 1]


def belongings(s: AnkhState, side: int, columns: int) -> Picture:
    """What only one god has, and where Giant Scorpions point."""
    lines: Picture = []
    powers, _ = split(POWER_NAMES, s.powers[side])
    if "radiance" in powers:
        lines += paragraph("suns", [str(s.suns)], columns)
    if "gate to the underworld" in powers:
        lines += paragraph("tiles at", [HEX_NAMES[h] for h in s.tiles if h != NONE], columns)
    if "mysterious forms" in powers and s.forms_used:
        lines += paragraph("forms", ["used in this conflict"], columns)
    if jailer(s) == side:
        lines += paragraph("captives", [f"{GODS[god]} {n}" for god, n in enumerate(s.captives) if n], columns)
    for h, code in enumerate(s.piece):
        if code & KIND == SCORPION and owner_of(code) == side:
            lines += paragraph("scorpion", [f"{HEX_NAMES[h]} {AIM_NAMES[code >> AIM & 7]}"], columns)
    return lines


def supply(s: AnkhState, columns: int) -> Picture:
    stones = [f"{name} {s.supply[i]}" for i, name in enumerate(MONUMENT_NAMES)]
    camels = f"camel {contents.CAMELS - s.camels.bit_count()}"
    guardians = [f"{GUARDIAN_NAMES[g]} {s.guardians[g]}" for g in s.lineup if g != NONE]
    return [
        [("Supply", "head")],
        *paragraph("board", [*stones, camels], columns),
        *paragraph("guardians", guardians, columns),
    ]


def legend(s: AnkhState, columns: int) -> Picture:
    """What the letters and signs mean."""
    kinds = [1, 2, *(GUARDIAN + g for g in s.lineup if g != NONE), *range(OBELISK, len(KIND_NAMES))]
    pieces = [f"{god_code(side)} {GODS[side].capitalize()}" for side in sides_in_turn(s)]
    pieces += [f"{KIND_CODES[kind]} {KIND_NAMES[kind]}" for kind in kinds]
    signs = ["' fertile", ": desert", "~ water", f"{RIVER_CHAR} Nile", f"{CAMEL_CHAR} camel", "(1) conflict token"]
    signs += ["= flooded"] * bool(FLOODED[s.scenario])
    signs += ["{ } Underworld"] * any(h != NONE for h in s.tiles) + ["* Sun"] * any(p & SUN for p in s.piece)
    events = dict.fromkeys(event.partition("+")[0] for event in EVENT_TRACKS[s.scenario])
    codes = [f"{'X' if event == 'conflict' else event[0].upper()} {event}" for event in events]
    return running(pieces + signs, columns, "label") + running(["events: " + codes[0], *codes[1:]], columns, "label")

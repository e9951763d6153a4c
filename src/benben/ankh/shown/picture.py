r"""A position as a picture in text: the map as hexes, then the tracks, the gods and the supply.

A hex is two lines high: what is in it, and its southern side.

    /'4,7'\    ' fertile, : desert, ~ water on both sides of what is in it; an empty hex shows its own [row,column]
    \_____/    the six sides: / \ _ open, ≈ the Nile, ∩ a camel
"""

from collections.abc import Iterable, Sequence
from typing import Final

from ...kernel.notation import NONE, player_name
from ...kernel.pictures import Line, Picture, Span, merged, paragraph, running, width
from ...kernel.steps import BOX, NOBODY, STAGE, STEP
from ...kernel.words import Words, joined, named
from ..box import contents
from ..box.board import present
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
from ..rules import battle, fight, merging, strength
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


def heading(s: AnkhState, w: Words) -> Line:
    scenario = named(w, "scenario", SCENARIO_NAMES[s.scenario])
    return [(f"Ankh, {scenario}, {w('player-count', count=s.players)}. {question(s, w)}", "title")]


def question(s: AnkhState, w: Words) -> str:
    """Who must choose what."""
    if s.reason:
        return w("is-over")
    f = s.frames[-1]
    step = STEPS[f[STEP]]
    asked = [s.asked] if s.asked != NOBODY else [p for p in range(len(s.drafts)) if still_drafts(s, p)]
    names = joined(w, [w("chance") if p == BOX else player_name(p) for p in asked])
    return f"{names}: {named(w, 'step', step.name)}" + (f" ({rule})" if (rule := step.cites(s, f)) else "")


def still_drafts(s: AnkhState, p: int) -> bool:
    f = s.frames[-1]
    return bool((STEPS[f[STEP]].drafters(s, f) & ~s.sealed) >> p & 1)


# The map --------------------------------------------------------------------------------------------------------------


def board(s: AnkhState, w: Words, legal: Sequence[int] = (), narrow: bool = False) -> Picture:
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


def panels(s: AnkhState, w: Words, columns: int) -> list[Picture]:
    """Blocks of lines, none wider than `columns`: the battle, both tracks, Devotion, the gods in turn order, the
    supply."""
    gods = [god_panel(s, w, side, columns) for side in sides_in_turn(s)]
    now = battle_panel(s, w, columns)
    return [*now, tracks(s, w, columns), devotion(s, w, columns), *gods, supply(s, w, columns)]


def battle_panel(s: AnkhState, w: Words, columns: int) -> list[Picture]:
    """Until strength is compared, what each side of a battle has of it; cards count from the reveal on (A-B5)."""
    f = fight.fight_of(s)
    if f is None or f[STAGE] > battle.COMPARE:
        return []
    there = present(s, lands_of(s.camels), fight.region_of(s, f))
    head = [w("drawn-battle", hex=HEX_NAMES[f[fight.REGION]])]
    head += [w("drawn-before-cards")] if f[STAGE] <= battle.REVEALED else []
    lines = running(head, columns, "head")
    for side in sides_in_turn(s):
        if there >> side & 1:
            figures, powers = strength.before_cards(s, f, side)
            cards = strength.of_cards(f, side)
            parts = [w("drawn-from-figures", n=figures)]
            parts += [w("drawn-from-powers", n=powers)] if powers else []
            parts += [w("drawn-from-cards", n=cards)] if cards else []
            total = w("drawn-strength", n=figures + powers + cards)
            lines += paragraph(title(s, w, side), [f"{total} ({', '.join(parts)})"], columns)
    return [lines]


def sides_in_turn(s: AnkhState) -> list[int]:
    """The gods in play, in the order of their players' turns, each once."""
    order = [s.side_of[(max(s.first, 0) + i) % s.players] for i in range(s.players)]
    return [side for side in dict.fromkeys(order) if side != NONE and s.in_play >> side & 1]


def title(s: AnkhState, w: Words, side: int) -> str:
    players = ", ".join(player_name(p) for p in range(s.players) if s.side_of[p] == side)
    return f"{named(w, 'god', GODS[side])} ({players})"


def player_title(s: AnkhState, w: Words, p: int) -> Line:
    """A player by name and god."""
    side = s.side_of[p]
    god: Line = [(f" {named(w, 'god', GODS[side])} ", GODS[side])] if side != NONE else []
    return [(f" {player_name(p)} ", "title"), *god]


def tracks(s: AnkhState, w: Words, columns: int) -> Picture:
    lines: Picture = [[(w("actions"), "head")]]
    names = [named(w, "track", name) for name in ACTION_NAMES]
    for action, name in enumerate(names):
        done, full = s.track[action], needed(s, action)
        last = f" {w('track-event')}" if done + 1 == full else ""
        row = f" {name:{max(map(len, names))}} "
        lines.append([(row, ""), ("●" * done + "○" * (full - done), "gold"), (last, "label")])
    track = EVENT_TRACKS[s.scenario]
    spans: Line = [(" ", "")]
    for i, event in enumerate(track):
        code = "X" if event.startswith("conflict") else event[0].upper()
        spans.append(("·", "label") if i < s.event else (f"[{code}]", "gold") if i == s.event else (code, ""))
        spans.append((" " if code == "X" else "", ""))
    lines += [[(w("events"), "head")], spans]
    if s.event < len(track):
        lines += paragraph(w("track-next"), [named(w, "happening", next_event(s))], columns)
    return lines


def next_event(s: AnkhState) -> str:
    """The next space of the event track, "" behind the last; a merging that will not come (A-MG1) is left out."""
    event = "".join(EVENT_TRACKS[s.scenario][s.event : s.event + 1])
    return event if merging.due(s) else event.removesuffix("+merge")


def devotion(s: AnkhState, w: Words, columns: int) -> Picture:
    """From the highest marker down; in a pile the upper one first."""
    red = w("drawn-red", red=contents.RED, top=contents.TOP)
    lines: Picture = [[(w("devotion"), "head"), (f", {red}", "label")]]
    order = sorted(sides_in_turn(s), key=lambda side: (-s.devotion[side], -s.pile[side]))
    for space in dict.fromkeys(s.devotion[side] for side in order):
        pile = [side for side in order if s.devotion[side] == space]
        names = [named(w, "god", GODS[side]) for side in pile]
        short = len(" > ".join(names)) + 4 > columns
        line: Line = [(f"{space:3} ", "loss" if space <= contents.RED else "gain")]
        for i, side in enumerate(pile):
            line += [(" > ", "label")] if i else []
            line.append((god_code(side) if short else names[i], GODS[side]))
        lines.append(line)
    return lines


def god_panel(s: AnkhState, w: Words, side: int, columns: int) -> Picture:
    pool = s.pool[side * FIGURES : (side + 1) * FIGURES]
    hand, used = split(CARD_NAMES, s.hand[side])
    powers, _ = split(POWER_NAMES, s.powers[side])
    holder = s.tiebreaker != NONE and s.side_of[s.tiebreaker] == side
    waiting = [f"{named(w, 'piece', FIGURE_NAMES[i])} {n}" for i, n in enumerate(pool) if n]
    hand_words = [named(w, "card", name) for name in hand] if used else [w("drawn-all-cards")]
    return [
        [(title(s, w, side), GODS[side]), (f" {w('drawn-tiebreaker')}" if holder else "", "gold")],
        *paragraph(w("drawn-followers"), [str(s.followers[side]), f"{w('drawn-ankhs')} {s.ankhs[side]}"], columns),
        *paragraph(w("drawn-pool"), waiting, columns),
        *paragraph(w("drawn-hand"), hand_words, columns),
        *(paragraph(w("drawn-used"), [named(w, "card", name) for name in used], columns) if used else []),
        *paragraph(w("drawn-powers"), [named(w, "power", name) for name in powers], columns),
        *belongings(s, w, side, columns),
    ]


def split(names: Sequence[str], mask: int) -> tuple[list[str], list[str]]:
    """Those in a mask, and the others."""
    return [n for i, n in enumerate(names) if mask >> i & 1], [n for i, n in enumerate(names) if not mask >> i & 1]


def belongings(s: AnkhState, w: Words, side: int, columns: int) -> Picture:
    """What only one god has, and where Giant Scorpions point."""
    lines: Picture = []
    powers, _ = split(POWER_NAMES, s.powers[side])
    if "radiance" in powers:
        lines += paragraph(w("drawn-suns"), [str(s.suns)], columns)
    if "gate to the underworld" in powers:
        lines += paragraph(w("drawn-tiles"), [HEX_NAMES[h] for h in s.tiles if h != NONE], columns)
    if "mysterious forms" in powers and s.forms_used:
        lines += paragraph(w("drawn-forms"), [w("drawn-forms-used")], columns)
    if jailer(s) == side:
        captives = [f"{named(w, 'god', GODS[god])} {n}" for god, n in enumerate(s.captives) if n]
        lines += paragraph(w("drawn-captives"), captives, columns)
    for h, code in enumerate(s.piece):
        if code & KIND == SCORPION and owner_of(code) == side:
            aim = named(w, "aim", AIM_NAMES[code >> AIM & 7])
            lines += paragraph(w("piece-scorpion"), [f"{HEX_NAMES[h]} {aim}"], columns)
    return lines


def supply(s: AnkhState, w: Words, columns: int) -> Picture:
    stones = [f"{named(w, 'piece', name)} {s.supply[i]}" for i, name in enumerate(MONUMENT_NAMES)]
    camels = f"{w('drawn-camel')} {contents.CAMELS - s.camels.bit_count()}"
    guardians = [f"{named(w, 'piece', GUARDIAN_NAMES[g])} {s.guardians[g]}" for g in s.lineup if g != NONE]
    return [
        [(w("drawn-supply"), "head")],
        *paragraph(w("drawn-board"), [*stones, camels], columns),
        *paragraph(w("drawn-guardians"), guardians, columns),
    ]


def legend(s: AnkhState, w: Words, columns: int) -> Picture:
    """What the letters and signs mean."""
    kinds = [1, 2, *(GUARDIAN + g for g in s.lineup if g != NONE), *range(OBELISK, len(KIND_NAMES))]
    pieces = [f"{god_code(side)} {named(w, 'god', GODS[side])}" for side in sides_in_turn(s)]
    pieces += [f"{KIND_CODES[kind]} {named(w, 'piece', KIND_NAMES[kind])}" for kind in kinds]
    signs = [f"{FLANK[ground]} {named(w, 'terrain', ground)}" for ground in "fdw"]
    signs += [f"{RIVER_CHAR} {w('drawn-nile')}", f"{CAMEL_CHAR} {w('drawn-camel')}", f"(1) {w('drawn-token')}"]
    signs += [f"= {w('drawn-flooded')}"] * bool(FLOODED[s.scenario])
    signs += [f"{{ }} {w('thing-tile')}"] * any(h != NONE for h in s.tiles)
    signs += [f"* {w('drawn-sun')}"] * any(p & SUN for p in s.piece)
    events = dict.fromkeys(event.partition("+")[0] for event in EVENT_TRACKS[s.scenario])
    codes = [f"{'X' if event == 'conflict' else event[0].upper()} {named(w, 'happening', event)}" for event in events]
    told = [f"{w('events')}: {codes[0]}", *codes[1:]]
    return running(pieces + signs, columns, "label") + running(told, columns, "label")

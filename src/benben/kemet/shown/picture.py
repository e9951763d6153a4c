"""A position as a picture in text: the map, the players in turn order, then what each of them has, and the market.

Of a hand that is not in the state, because the state was made from a view, it tells what everybody knows.
"""

from collections.abc import Sequence
from typing import Final

from ...kernel.notation import NONE, bits, player_name
from ...kernel.pictures import Line, Picture, beside, paragraph, running, width
from ...kernel.steps import BOX, NOBODY, STAGE, STEP
from ...kernel.words import Words, joined, named
from .. import guessing
from ..box.board import NUMBER, board_of
from ..box.classic_state import ClassicState
from ..box.frames import STEPS
from ..box.layouts import Layout
from ..box.names import (
    ACTION_NAMES,
    ACTION_OF,
    BUY,
    BUY_SPACES,
    CARD_NAMES,
    CHOICES,
    CITIES,
    COLOURS,
    CREATURE_TILES,
    DIVINE_NAMES,
    FLOOR,
    GOLD_TILES,
    KINDS_OF_DIVINE,
    PICTURES,
    SOURCES,
    STATS,
    TALLEST,
    TIP,
    ZONE_NAMES,
)
from ..box.state import KemetState
from ..rules import battle, dawn, fight, powers, tally, troops
from ..rules.dawn_tokens import tokens
from .chart import BANK, PARTS, colour_code, god, god_code, part, player_title
from .path_notes import of_player, path_panel
from .speech import source, tile

GAP: Final = 1
"""Columns between the banks."""
DONE, FREE = "●", "○"
WIDTHS: Final = {"fame": 7, "prayer": 4, "veterans": 4, "dawn": 5, "units": 6}
"""Of the columns of the score, at least."""


def heading(s: KemetState, w: Words) -> Line:
    round_ = w("drawn-round", number=s.round)
    return [(f"Kemet, {w('player-count', count=s.players)}, {round_}. {question(s, w)}", "title")]


def question(s: KemetState, w: Words) -> str:
    """Who must choose what."""
    if s.reason:
        return w("is-over")
    f = s.frames[-1]
    step = STEPS[f[STEP]]
    drafters = step.drafters(s, f) & ~s.sealed
    asked = [s.asked] if s.asked != NOBODY else bits(drafters)
    names = joined(w, [w("chance") if p == BOX else player_name(p) for p in asked])
    rule = step.cites(s, f)
    return f"{names}: {named(w, 'step', step.name)} ({s.edition.rules.get(rule, rule)})"


# Map and score --------------------------------------------------------------------------------------------------------


def board(s: KemetState, w: Words, legal: Sequence[int] = (), narrow: bool = False) -> Picture:
    """The zones in play, those that `legal` names in brackets, and the players in turn order. The narrow map has one
    bank below the other."""
    places = {CHOICES.names[choice].partition(" ")[2] for choice in legal}
    marks = frozenset(NUMBER[place] for place in places if place in NUMBER)
    layout = board_of(s)
    *banks_drawn, delta_drawn = PARTS[layout.side]
    banks = [part(s, w, areas, marks) for areas in banks_drawn if layout.in_play[NUMBER[areas[0][0]]]]
    delta = part(s, w, delta_drawn, marks)
    below = [*ships(layout, w), *score(s, w)]
    if len(banks) == 1 or narrow:
        return [*delta, *(line for bank in banks for line in bank), *below]
    west, east = banks
    return [*beside([], delta, BANK // 2 + GAP), *beside(west, east, BANK + GAP), *below]


def ships(layout: Layout, w: Words) -> Picture:
    """Arrows over the water, which the map does not show (KT-M4)."""
    if not layout.arrows:
        return []
    pairs = ", ".join(f"{ZONE_NAMES[a]} ↔ {ZONE_NAMES[b]}" for a, b in layout.arrows)
    return [[(w("drawn-ships", pairs=pairs), "label")]]


# The players ----------------------------------------------------------------------------------------------------------


def in_turn(s: KemetState) -> list[int]:
    """The players in turn order; those who have no place in it yet come last."""
    placed = [p for p in s.order if p != NONE]
    return placed + [p for p in range(s.players) if p not in placed]


def scored(s: KemetState) -> list[str]:
    """What a line of the score tells: Veterans and Dawn tokens only where there are any."""
    absent = {"veterans"} if not s.edition.has_veterans else set()
    absent |= {"dawn"} if not s.edition.tokens_for_loss else set()
    return [name for name in WIDTHS if name not in absent]


def score(s: KemetState, w: Words) -> Picture:
    """A line for each player in turn order."""
    heads = [w(f"score-{name}") for name in scored(s)]
    sizes = [max(WIDTHS[name], len(head) + 1) for name, head in zip(scored(s), heads, strict=True)]
    first = max(15, len(w("score-order")))
    lines: Picture = [[(w("score-order").ljust(first) + in_columns(heads, sizes), "head")]]
    for p in in_turn(s):
        city = CITIES[s.city[p]] if s.city[p] != NONE else ""
        name = [*player_title(s, w, p), (f" {city}", "label")]
        values: dict[str, object] = {
            "fame": f"{troops.permanent_fame(s, p)}+{troops.temporary_fame(s, p)}",
            "prayer": s.prayer[p],
            "veterans": s.veterans[p],
            "dawn": tokens(s)[p] if tokens(s) else 0,
            "units": s.supply[p],
        }
        rest = in_columns([values[name] for name in scored(s)], sizes)
        lines.append([*name, (" " * (first - width(name)) + rest, "")])
    return lines


def in_columns(values: Sequence[object], sizes: Sequence[int]) -> str:
    return "".join(str(value).rjust(size) for value, size in zip(values, sizes, strict=True))


def panels(s: KemetState, w: Words, columns: int) -> list[Picture]:
    """Blocks of lines, none wider than `columns`: the battle, the players in turn order (in a view first the one who
    looks), the market, the divine interventions."""
    found = [player_panel(s, w, p, columns) for p in sorted(in_turn(s), key=lambda p: not open_hand(s, p))]
    market = [market_panel(s, w, colour, columns) for colour in bits(s.colours)]
    above = [*battle_panel(s, w, columns), *dawn_panel(s, w, columns), *path_panel(s, w, columns)]
    return [*above, *found, *market, divine_panel(s, w, columns)]


def battle_panel(s: KemetState, w: Words, columns: int) -> list[Picture]:
    """What both sides of the battle that is going on have shown; before the reveal, what they have without cards."""
    f = next((f for f in reversed(s.frames) if STEPS[f[STEP]].name == fight.BATTLE), None)
    if not f:
        return []
    lines: Picture = [[(w("drawn-battle", zone=ZONE_NAMES[f[fight.ZONE]]), "head")]]
    for side, p in fight.sides(f):
        card = f[fight.CARD_OF + side]
        at = fight.VALUES + side * fight.VALUES_EACH
        stats = zip(STATS, f[at : at + fight.VALUES_EACH], strict=True)
        values = [f"{named(w, 'stat', stat)} {n}" for stat, n in stats if n]
        lines += paragraph(
            f"{w('drawn-defender' if side else 'drawn-attacker')} {player_name(p)}",
            [w("drawn-no-card")] if card == NONE else [w("drawn-card", card=CARD_NAMES[card]), *values],
            columns,
        )
        if f[STAGE] <= battle.REVEAL:
            lines += paragraph(w("drawn-before-cards"), before_cards(s, w, f, side), columns)
    return [lines]


def dawn_panel(s: KemetState, w: Words, columns: int) -> list[Picture]:
    """What everybody has played for the turn order, from the last player of the old one up (KT-W1)."""
    f = s.frames[0] if s.frames and STEPS[s.frames[0][STEP]].name == "dawn" else []
    if not f:
        return []
    lines: Picture = [[(w("drawn-dawn"), "head")]]
    values = f[dawn.VALUES :]
    for i, p in enumerate(reversed(s.order)):
        card = s.frames[-1][dawn.CARD] if i == len(values) and f[STAGE] == dawn.CARDS else NONE
        told = [w("drawn-no-card")] if card == NONE else [w("drawn-card", card=CARD_NAMES[card])]
        said = [w("note-command-value", n=values[i])] if i < len(values) else told
        lines += paragraph(player_name(p), said, columns)
    return [lines]


def before_cards(s: KemetState, w: Words, f: list[int], side: int) -> list[str]:
    """The values of a side without cards, each with what gives it."""
    found = tally.before_cards(s, f, side)
    said = []
    for at, stat in enumerate(STATS):
        given = [(source(w, SOURCES[part]), n) for part, of, n, _ in found if of == at]
        if given:
            words = ", ".join(f"{name} {n}" for name, n in given)
            said.append(f"{named(w, 'stat', stat)} {sum(n for _, n in given)} ({words})")
    return said


def player_panel(s: KemetState, w: Words, p: int, columns: int) -> Picture:
    waiting = [tile(w, CREATURE_TILES[c]) for c in powers.creatures_of(s, p) if s.creature_at[c] == NONE]
    bought = [named(w, "colour", COLOURS[colour]) for colour in bits(s.bought[p])]
    return [
        player_title(s, w, p),
        *paragraph(w("drawn-tiles"), [tile(w, t) for t in bits(s.tiles[p])], columns),
        *(paragraph(w("drawn-waiting"), waiting, columns) if waiting else []),
        *of_player(s, w, p, columns),
        *cards(s, w, p, columns),
        *spaces(s, w, p, columns),
        *(paragraph(w("drawn-bought"), bought, columns) if bought else []),
    ]


def battle_cards(mask: int) -> list[str]:
    return [CARD_NAMES[i] for i in bits(mask)]


def counted(w: Words, kind: str, names: Sequence[str], numbers: Sequence[int]) -> list[str]:
    """What there is of each name, in words."""
    found = [(named(w, kind, name), n) for name, n in zip(names, numbers, strict=True) if n]
    return [said if n == 1 else f"{said} ×{n}" for said, n in found]


def open_hand(s: KemetState, p: int) -> bool:
    """Whether the state holds a player's hand. Everybody has Diversion at least, once cards are dealt (K-S2); without
    it, a hand is known by what lies face down (KT-C7)."""
    own = slice(p * KINDS_OF_DIVINE, (p + 1) * KINDS_OF_DIVINE)
    if s.holding[p] or s.edition.diversions:
        return 0 < s.holding[p] == sum(s.held[own]) + sum(s.planned[own])
    face_down = s.played[p].bit_count() + guessing.in_fight(s, p)[1]
    return s.buried[p].bit_count() == face_down and bool(s.removed[p]) == bool(guessing.specials(s, p))


def cards(s: KemetState, w: Words, p: int, columns: int) -> Picture:
    """Battle cards and divine interventions; of a hidden hand only how many there are."""
    played = paragraph(w("drawn-played"), battle_cards(s.played[p]), columns) if s.played[p] else []
    if not open_hand(s, p):
        hidden = [w("drawn-battle-cards", count=guessing.hand_size(s, p)), w("drawn-divine-cards", count=s.holding[p])]
        return [*paragraph(w("drawn-holds"), hidden, columns), *played]
    own = slice(p * KINDS_OF_DIVINE, (p + 1) * KINDS_OF_DIVINE)
    secret = {
        "face-down": battle_cards(s.buried[p]),
        "removed": battle_cards(s.removed[p]),
        "divine": counted(w, "divine", DIVINE_NAMES, s.held[own]),
        "laid-down": counted(w, "divine", DIVINE_NAMES, s.planned[own]),
        "plan": [CHOICES.names[choice] for choice in s.drafts[p]] if s.drafts else [],
    }
    lines = [*paragraph(w("drawn-hand"), battle_cards(s.hand[p]), columns), *played]
    for name, words in secret.items():
        lines += paragraph(w(f"drawn-{name}"), words, columns) if words else []
    return lines


def spaces(s: KemetState, w: Words, p: int, columns: int) -> Picture:
    """The individual board floor by floor (K-C4): which spaces have a token; Buy spaces with their colours."""
    lines: Picture = []
    for floor in sorted({FLOOR[i] for i in s.edition.spaces}, reverse=True):
        words = [space(s, w, p, i) for i in s.edition.spaces if FLOOR[i] == floor]
        lines += paragraph(str(floor), words, columns)
    extra = []
    if any(s.tiles[p] >> t & 1 for t in GOLD_TILES):
        extra.append(sign(s.spaces[p] >> TIP & 1) + w("drawn-gold"))
    if powers.bonus(s, p, powers.SILVER_TOKEN):
        extra.append(sign(s.silver_used >> p & 1) + w("drawn-silver"))
    return lines + (paragraph(w("drawn-tokens"), extra, columns) if extra else [])


def space(s: KemetState, w: Words, p: int, i: int) -> str:
    text = sign(s.spaces[p] >> i & 1) + named(w, "short", ACTION_NAMES[ACTION_OF[i]])
    if ACTION_OF[i] != BUY:
        return text
    colour = s.edition.space_colour[i]
    if colour == NONE:
        colour = s.buy_colour[p * len(BUY_SPACES) + BUY_SPACES.index(i)]
    return f"{text} {colour_code(s.edition, colour)}" if colour != NONE else text


def sign(used: int) -> str:
    return DONE if used else FREE


# What nobody has ------------------------------------------------------------------------------------------------------


def market_panel(s: KemetState, w: Words, colour: int, columns: int) -> Picture:
    """The tiles of a colour level by level."""
    title = w("drawn-market", colour=named(w, "colour", COLOURS[colour]))
    lines: Picture = [[(title, COLOURS[colour])]]
    for level in range(1, TALLEST + 1):
        shown = [s.edition.tile_colour[t] == colour and s.edition.tile_level[t] == level for t in range(len(s.market))]
        left = [n if shown[t] else 0 for t, n in enumerate(s.market)]
        lines += paragraph(str(level), counted(w, "tile", PICTURES, left), columns)
    return lines


def divine_panel(s: KemetState, w: Words, columns: int) -> Picture:
    """The deck as everybody can count it: Diversion never comes out of it (K-S2)."""
    drawn = sum(s.holding) - s.edition.diversions * sum(n > 0 for n in s.holding)
    drawn += sum(guessing.how_many_looked_at(s, p) for p in range(s.players))
    taken = sum(s.took) if isinstance(s, ClassicState) else 0  # nobody else knows which (KT-X5)
    deck = sum(s.edition.divine_copies) - sum(s.discard) - drawn + taken
    return [
        [(w("drawn-interventions"), "head")],
        *paragraph(w("drawn-deck"), [str(deck)], columns),
        *paragraph(w("drawn-discarded"), counted(w, "divine", DIVINE_NAMES, s.discard), columns),
        *(paragraph(w("drawn-taken"), [str(taken)], columns) if taken else []),
    ]


def legend(s: KemetState, w: Words, columns: int) -> Picture:
    """What the letters and signs mean."""
    mine = god_code(s, 0)
    codes = [f"{god_code(s, p)} {named(w, 'god', god(s, p))}" for p in in_turn(s)]
    for colour in bits(s.colours):
        name = named(w, "colour", COLOURS[colour])
        codes.append(f"{colour_code(s.edition, colour)} {w('legend-pyramid', colour=name)}")
    signs = {f"{mine}5": "troop", f"({mine})": "held", "^": "obelisk"}
    signs |= {"P": "trading-port", "p": "military-port"} if s.edition.ports else {}
    signs |= {"2, 3": "temple", "/": "out", DONE: "placed", FREE: "free"}
    words = [f"{mark} {w(f'legend-{name}')}" for mark, name in signs.items()]
    words += [w(f"legend-{name}") for name in ("districts", *(name for name in scored(s) if name != "prayer"))]
    return running(codes + words, columns, "label")

"""A position as a picture in text: the map, the players in turn order, then what each of them has, and the market.

Of a hand that is not in the state, because the state was made from a view, it tells what everybody knows.
"""

from collections.abc import Sequence
from typing import Final

from ...kernel.notation import NONE, bits, player_name
from ...kernel.pictures import Line, Picture, beside, paragraph, plain, running, two_columns, width
from ...kernel.steps import BOX, NOBODY, STEP
from .. import guessing
from ..box.board import NUMBER, layout_of
from ..box.frames import STEPS
from ..box.names import (
    ACTION_NAMES,
    ACTION_OF,
    BUY,
    BUY_SPACES,
    CARD_NAMES,
    CHOICES,
    CITIES,
    COLOURS,
    CREATURE_NAMES,
    DIVINE_COPIES,
    DIVINE_NAMES,
    FLOOR,
    GOLD_TILES,
    KINDS_OF_DIVINE,
    PLAIN_CARDS,
    STATS,
    TALLEST,
    TILE_COLOUR,
    TILE_LEVEL,
    TILE_NAMES,
    TIP,
    ZONE_NAMES,
)
from ..box.state import KemetState
from ..rules import fight, powers, troops
from .chart import BANK, DELTA, EAST, WEST, god, god_code, part, player_title

GAP: Final = 1
"""Columns between the banks."""
DONE, FREE = "●", "○"


def picture(s: KemetState) -> str:
    """The whole position in plain text, at most 80 columns wide."""
    lines = [heading(s), *board(s), [], *two_columns(panels(s, 38), 40), [], *legend(s, 78)]
    return "\n".join(plain(line) for line in lines)


def heading(s: KemetState) -> Line:
    return [(f"Kemet, {s.players} players, round {s.round}: {question(s)}", "title")]


def question(s: KemetState) -> str:
    """Who must choose what."""
    if s.reason:
        return "the game is over"
    f = s.frames[-1]
    step = STEPS[f[STEP]]
    drafters = step.drafters(s, f) & ~s.sealed
    asked = [s.asked] if s.asked != NOBODY else bits(drafters)
    names = " and ".join("chance" if p == BOX else player_name(p) for p in asked)
    return f"{names}, {step.name} ({step.rule})"


# Map and score --------------------------------------------------------------------------------------------------------


def board(s: KemetState, legal: Sequence[int] = (), narrow: bool = False) -> Picture:
    """The zones in play, those that `legal` names in brackets, and the players in turn order. The narrow map has one
    bank below the other."""
    places = {CHOICES.names[choice].partition(" ")[2] for choice in legal}
    marks = frozenset(NUMBER[place] for place in places if place in NUMBER)
    in_play = layout_of(s.players).in_play
    banks = [part(s, areas, marks) for areas in (WEST, EAST) if in_play[NUMBER[areas[0][0]]]]
    delta = part(s, DELTA, marks)
    if len(banks) == 1 or narrow:
        return [*delta, *(line for bank in banks for line in bank), *score(s)]
    west, east = banks
    return [*beside([], delta, BANK // 2 + GAP), *beside(west, east, BANK + GAP), *score(s)]


# The players ----------------------------------------------------------------------------------------------------------


def in_turn(s: KemetState) -> list[int]:
    """The players in turn order; those who have no place in it yet come last."""
    placed = [p for p in s.order if p != NONE]
    return placed + [p for p in range(s.players) if p not in placed]


def score(s: KemetState) -> Picture:
    """A line for each player in turn order."""
    lines: Picture = [[(f"{'Turn order':15}{'fame':>7}{'PP':>4}{'Vet':>4}{'Units':>6}", "head")]]
    for p in in_turn(s):
        city = CITIES[s.city[p]] if s.city[p] != NONE else ""
        name = [*player_title(s, p), (f" {city}", "label")]
        permanent, temporary = troops.permanent_fame(s, p), troops.temporary_fame(s, p)
        fame = f"{permanent}+{temporary}"
        rest = f"{fame:>7}{s.prayer[p]:>4}{s.veterans[p]:>4}{s.supply[p]:>6}"
        lines.append([*name, (" " * (15 - width(name)) + rest, "")])
    return lines


def panels(s: KemetState, columns: int) -> list[Picture]:
    """Blocks of lines, none wider than `columns`: the battle, the players in turn order (in a view first the one who
    looks), the market, the divine interventions."""
    found = [player_panel(s, p, columns) for p in sorted(in_turn(s), key=lambda p: not open_hand(s, p))]
    market = [market_panel(s, colour, columns) for colour in bits(s.colours)]
    return [*battle_panel(s, columns), *found, *market, divine_panel(s, columns)]


def battle_panel(s: KemetState, columns: int) -> list[Picture]:
    """What both sides of the battle that is going on have shown."""
    f = next((f for f in reversed(s.frames) if STEPS[f[STEP]].name == fight.BATTLE), None)
    if not f:
        return []
    lines: Picture = [[(f"Battle in {ZONE_NAMES[f[fight.ZONE]]}", "head")]]
    for side, p in fight.sides(f):
        card = f[fight.CARD_OF + side]
        at = fight.VALUES + side * fight.VALUES_EACH
        values = [f"{stat} {n}" for stat, n in zip(STATS, f[at : at + fight.VALUES_EACH], strict=True) if n]
        lines += paragraph(
            f"{'defender' if side else 'attacker'} {player_name(p)}",
            ["no card shown yet"] if card == NONE else [f"card {CARD_NAMES[card]}", *values],
            columns,
        )
    return [lines]


def player_panel(s: KemetState, p: int, columns: int) -> Picture:
    waiting = [CREATURE_NAMES[c] for c in powers.creatures_of(s, p) if s.creature_at[c] == NONE]
    return [
        player_title(s, p),
        *paragraph("tiles", named(TILE_NAMES, s.tiles[p]), columns),
        *(paragraph("creatures in supply", waiting, columns) if waiting else []),
        *cards(s, p, columns),
        *spaces(s, p, columns),
        *(paragraph("bought today", named(COLOURS, s.bought[p]), columns) if s.bought[p] else []),
    ]


def named(names: Sequence[str], mask: int) -> list[str]:
    return [names[i] for i in bits(mask)]


def counted(names: Sequence[str], numbers: Sequence[int]) -> list[str]:
    return [name if n == 1 else f"{name} ×{n}" for name, n in zip(names, numbers, strict=True) if n]


def open_hand(s: KemetState, p: int) -> bool:
    """Whether the state holds a player's hand. Everybody has Diversion at least, once cards are dealt (K-S2)."""
    own = slice(p * KINDS_OF_DIVINE, (p + 1) * KINDS_OF_DIVINE)
    return 0 < s.holding[p] == sum(s.held[own]) + sum(s.planned[own])


def hand_size(s: KemetState, p: int) -> int:
    """Battle cards in hand, as everybody can count them: with each that is played one is laid face down (K-B1)."""
    gone = s.played[p].bit_count() + guessing.in_fight(s, p)[1]
    return PLAIN_CARDS.bit_count() + bool(guessing.new_special(s, p)) - 2 * gone


def cards(s: KemetState, p: int, columns: int) -> Picture:
    """Battle cards and divine interventions; of a hidden hand only how many there are."""
    played = paragraph("played", named(CARD_NAMES, s.played[p]), columns) if s.played[p] else []
    if not open_hand(s, p):
        hidden = [f"{hand_size(s, p)} battle cards", f"divine interventions: {s.holding[p]}"]
        return [*paragraph("holds", hidden, columns), *played]
    own = slice(p * KINDS_OF_DIVINE, (p + 1) * KINDS_OF_DIVINE)
    secret = {
        "face down": named(CARD_NAMES, s.buried[p]),
        "removed": named(CARD_NAMES, s.removed[p]),
        "divine": counted(DIVINE_NAMES, s.held[own]),
        "laid down": counted(DIVINE_NAMES, s.planned[own]),
        "plan": [CHOICES.names[choice] for choice in s.drafts[p]] if s.drafts else [],
    }
    lines = [*paragraph("hand", named(CARD_NAMES, s.hand[p]), columns), *played]
    for name, words in secret.items():
        lines += paragraph(name, words, columns) if words else []
    return lines


def spaces(s: KemetState, p: int, columns: int) -> Picture:
    """The individual board floor by floor (K-C4): which spaces have a token; Buy spaces with their colours."""
    lines: Picture = []
    for floor in sorted(set(FLOOR), reverse=True):
        words = [space(s, p, i) for i in range(len(FLOOR)) if FLOOR[i] == floor]
        lines += paragraph(str(floor), words, columns)
    extra = []
    if any(s.tiles[p] >> t & 1 for t in GOLD_TILES):
        extra.append(sign(s.spaces[p] >> TIP & 1) + "gold")
    if powers.bonus(s, p, powers.SILVER_TOKEN):
        extra.append(sign(s.silver_used >> p & 1) + "silver")
    return lines + (paragraph("tokens", extra, columns) if extra else [])


def space(s: KemetState, p: int, i: int) -> str:
    text = sign(s.spaces[p] >> i & 1) + ACTION_NAMES[ACTION_OF[i]]
    if ACTION_OF[i] != BUY:
        return text
    colour = s.buy_colour[p * len(BUY_SPACES) + BUY_SPACES.index(i)]
    return f"{text} {COLOURS[colour][0].upper()}" if colour != NONE else text


def sign(used: int) -> str:
    return DONE if used else FREE


# What nobody has ------------------------------------------------------------------------------------------------------


def market_panel(s: KemetState, colour: int, columns: int) -> Picture:
    """The tiles of a colour level by level."""
    lines: Picture = [[(f"{COLOURS[colour].capitalize()} tiles", COLOURS[colour])]]
    for level in range(1, TALLEST + 1):
        left = [n if TILE_COLOUR[t] == colour and TILE_LEVEL[t] == level else 0 for t, n in enumerate(s.market)]
        lines += paragraph(str(level), counted(TILE_NAMES, left), columns)
    return lines


def divine_panel(s: KemetState, columns: int) -> Picture:
    """The deck as everybody can count it: Diversion never comes out of it (K-S2)."""
    drawn = sum(s.holding) - sum(n > 0 for n in s.holding)
    deck = sum(DIVINE_COPIES) - sum(s.discard) - drawn
    return [
        [("Divine interventions", "head")],
        *paragraph("deck", [str(deck)], columns),
        *paragraph("discarded", counted(DIVINE_NAMES, s.discard), columns),
    ]


def legend(s: KemetState, columns: int) -> Picture:
    """What the letters and signs mean."""
    codes = [f"{god_code(s, p)} {god(s, p).capitalize()}" for p in in_turn(s)]
    codes += [f"{COLOURS[colour][0].upper()} {COLOURS[colour]} pyramid" for colour in bits(s.colours)]
    mine = god_code(s, 0)
    signs = [f"{mine}5 a Troop of five Units", f"({mine}) an empty district held", "^ obelisk", "P trading port"]
    signs += [
        "p military port",
        "2 and 3 PP of a temple at Night",
        "/ not in play",
        "the districts of a city all touch",
    ]
    tables = [
        "fame permanent+temporary",
        "Vet Veterans",
        "Units in supply",
        f"{DONE} token placed",
        f"{FREE} free space",
    ]
    return running(codes + signs + tables, columns, "label")

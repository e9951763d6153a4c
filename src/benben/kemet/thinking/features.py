"""What a net is told of a position of Kemet: numbers of oneself, of the strongest rival, of all rivals on average, and
of the course of the game."""

from typing import Final

from ...kernel.judging import total
from ...kernel.nets import flags, known
from ..box.board import board_of
from ..box.names import COLOURS, PER_CITY, TILE_NAMES, ZONES
from ..box.state import KemetState
from ..rules.day import tokens_left
from ..rules.troops import permanent_fame
from . import FOLDER
from .judgement import TERMS, foreseen

KNOWN_COLOURS: Final = known(FOLDER, "colours", COLOURS)
TILES: Final = known(FOLDER, "tiles", TILE_NAMES)


def features(s: KemetState, player: int) -> list[float]:
    worths = foreseen(s)
    told = [of_player(s, p, worths[p]) for p in range(s.players)]
    rivals = [p for p in range(s.players) if p != player]
    best = max(rivals, key=lambda p: total(worths[p]))
    found = told[player] + told[best]
    if s.players > 2:
        columns = zip(*(told[p] for p in rivals), strict=True)
        found += [sum(column) / len(rivals) for column in columns]
    found += [
        float(s.round) / 5.0,
        1.0 if s.last_round and s.last_round == s.round else 0.0,
        max(permanent_fame(s, p) for p in range(s.players)) / 5.0,
    ]
    return found


def of_player(s: KemetState, p: int, worth: dict[str, float]) -> list[float]:
    found = [worth[term] for term in TERMS]
    base = p * ZONES
    zones = board_of(s).zones
    held = [s.troop[base + z] for z in zones if s.troop[base + z]]
    temples = [1 for z in board_of(s).temples if s.troop[base + z]]
    levels = [0.0] * len(COLOURS)
    for z in range(s.city[p] * PER_CITY, (s.city[p] + 1) * PER_CITY):
        if s.pyramid[z]:
            levels[s.colour_at[z]] += s.pyramid[z] / 2.0
    left = tokens_left(s, p)
    found += [
        permanent_fame(s, p) / 3.0,
        float(len(temples)),
        s.prayer[p] / 5.0,
        float(s.holding[p]),
        float(s.veterans[p]),
        s.supply[p] / 5.0,
        sum(held) / 5.0,
        float(len(held)),
        float(max(held, default=0)) / 5.0,
        float(s.played[p].bit_count()) / 3.0,
        left / 3.0,
        1.0 if left else 0.0,
        1.0 if s.asked == p else 0.0,
        float(s.order.index(p)) / 2.0 if p in s.order else 0.0,
    ]
    found += [levels[colour] if colour >= 0 else 0.0 for colour in KNOWN_COLOURS]
    return found + flags(s.tiles[p], TILES)

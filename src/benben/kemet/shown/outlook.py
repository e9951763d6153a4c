"""What everybody at the table could work out from the board, worked out: fame by kind, who controls what, who would win
at the start of their next turn, what both sides of a battle have before cards.

Nothing in it is a secret.
"""

from typing import Literal, NotRequired, TypedDict

from ...kernel.notation import NONE, player_name
from ...kernel.steps import STEP
from ..box.board import board_of
from ..box.frames import STEPS
from ..box.names import DISTRICTS, SOURCES, STATS, TIP, ZONE_NAMES
from ..box.state import KemetState
from ..rules import night, troops
from ..rules.day import silver_ready, tokens_left
from ..rules.fight import ATTACKER, BATTLE, DEFENDER, ZONE
from ..rules.tally import Part, before_cards
from ..rules.victory import standing, victorious
from .path_about import PathNow, path_now


class Fame(TypedDict):
    divine: int
    battle: int
    temporary: list[str]  # zones that are worth a point each, as long as they are held
    total: int


class Tokens(TypedDict):
    """Action tokens that can still be placed this Day."""

    left: int
    silver: bool
    gold: bool  # whether the tip is free
    floors: list[int]  # without a token yet: each must get one this Day (K-D1)


class Counted(TypedDict):
    source: str
    stat: str
    amount: int
    rule: str


class Battle(TypedDict):
    attacker: str
    defender: str
    zone: str
    counted: list[list[Counted]]  # before cards, of the attacker and the defender


class Destiny(TypedDict):
    """The new turn order while it is chosen (K-N9, KT-W4)."""

    places: list[str | None]  # who has taken each
    choosing: list[str]  # who still has to, in this order


class Outlook(TypedDict):
    fame: dict[str, Fame]
    victory: int  # fame that wins, if nobody has more
    wins_at: Literal["turn", "end of day"]
    winning: list[str]  # who would win if their next turn began now, or the Day ended
    controls: dict[str, str]  # player by zone
    tokens: dict[str, Tokens]
    battle: NotRequired[Battle]
    destiny: NotRequired[Destiny]
    path: NotRequired[PathNow]


def outlook(s: KemetState) -> Outlook:
    players = range(s.players)
    held = {z: troops.controller(s, z) for z in board_of(s).zones}
    told: Outlook = {
        "fame": {player_name(p): fame(s, p, held) for p in players},
        "victory": s.edition.victory,
        "wins_at": "turn" if s.edition.wins_at == "turn" else "end of day",
        "winning": [player_name(p) for p in leading(s)] if not s.winners else [],
        "controls": {ZONE_NAMES[z]: player_name(p) for z, p in held.items() if p != NONE},
        "tokens": {
            player_name(p): {
                "left": tokens_left(s, p),
                "silver": silver_ready(s, p),
                "gold": not s.spaces[p] >> TIP & 1,
                "floors": [n for n, floor in enumerate(s.edition.floors, 1) if not s.spaces[p] & floor],
            }
            for p in players
        },
    }
    for f in s.frames:
        if STEPS[f[STEP]].name == BATTLE:
            told["battle"] = battle(s, f)
        step = STEPS[f[STEP]]
        if isinstance(step, night.Destiny):
            told["destiny"] = destiny(step.choosers(s, f), f[night.PLACES :])
    if path := path_now(s):
        told["path"] = path
    return told


def leading(s: KemetState) -> list[int]:
    """At the end of a Day only one wins (KT-V2)."""
    if s.edition.wins_at == "turn":
        return [p for p in range(s.players) if victorious(s, p)]
    if NONE in s.order:
        return []
    first = min(range(s.players), key=lambda p: standing(s, p))
    return [first] if troops.fame(s, first) >= s.edition.victory else []


def fame(s: KemetState, p: int, held: dict[int, int]) -> Fame:
    temples, level = troops.temples_of(s, p), troops.giving_level(s, p)
    tall = [z for z, q in held.items() if q == p and z < DISTRICTS and s.pyramid[z] >= level]
    return {
        "divine": s.divine_fame[p],
        "battle": s.battle_fame[p],
        "temporary": [ZONE_NAMES[z] for z in (*temples, *tall)],
        "total": troops.fame(s, p),
    }


def destiny(choosers: list[int], taken: list[int]) -> Destiny:
    return {
        "places": [player_name(p) if p != NONE else None for p in taken],
        "choosing": [player_name(p) for p in choosers if p not in taken],
    }


def battle(s: KemetState, f: list[int]) -> Battle:
    return {
        "attacker": player_name(f[ATTACKER]),
        "defender": player_name(f[DEFENDER]),
        "zone": ZONE_NAMES[f[ZONE]],
        "counted": [counted(before_cards(s, f, side)) for side in (0, 1)],
    }


def counted(parts: list[Part]) -> list[Counted]:
    return [
        {"source": SOURCES[source], "stat": STATS[stat], "amount": amount, "rule": rule}
        for source, stat, amount, rule in parts
    ]

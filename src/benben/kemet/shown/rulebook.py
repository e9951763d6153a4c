"""Where the rules tell more about a thing that people see on the table, and how a battle and a Night go, step by step.

Tiles and divine interventions have rules of their own, by name.
"""

from collections.abc import Callable, Sequence
from typing import Final, TypedDict

from ..box.edition import Edition

RULES: Final[dict[str, dict[str, str]]] = {
    "action": {"move": "K-A6", "recruit": "K-A5", "raise": "K-A3", "pray": "K-A1", "buy": "K-A2"},
    "zone": {"district": "K-M4", "desert": "K-M1", "temple": "K-N4", "sanctuary": "K-N1"},
    "fame": {"divine": "K-C6", "battle": "K-B5", "temporary": "K-C6", "victory": "K-D2"},
    "thing": {
        "prayer": "K-C2",
        "veterans": "K-B5",
        "units": "K-C5",
        "cards": "K-C3",
        "divine": "K-N11",
        "tiles": "K-A10",
        "creature": "K-D5",
        "pyramid": "K-A4",
        "obelisk": "K-A7",
        "port": "K-M3",
        "storm": "K-M6",
        "control": "K-M5",
        "equilibrium": "K-D1",
        "silver": "K-D3",
        "gold": "K-D3",
        "order": "K-N9",
        "home": "K-B3",
    },
}
"""The rule that explains a thing, by its kind and name."""


Needs = Callable[[Callable[[Edition], bool]], list[str]]
"""The modules without which something no longer holds of the box."""


class Stage(TypedDict):
    """A step as people follow it."""

    name: str
    rule: str
    stages: list[str]  # of the frame while this step is under way, or the frame's own name where it has none
    needs: list[str]  # modules without which a game has no such step
    unless: list[str]  # modules with which it has none


DAY: Final = "day"
BATTLE: Final = {
    "council": ("K-B1", ["begins", "war council", "reveal"]),
    "reveal": ("K-B2", ["tactical choice", "divine wound", "resolution"]),
    "strength": ("K-B3", ["casualties"]),
    "casualties": ("K-B4", ["rewards"]),
    "rewards": ("K-B5", ["reinforcements", "loser"]),
    "loser": ("K-B6", ["winner"]),
    "winner": ("K-B8", ["ends", "afterwards", "over"]),
}
"""A frame's cursor is at the next stage while questions of the last one are still open."""

NIGHT: Final = {
    "offering": "K-N1",
    "delta temple": "K-N2",
    "temples": "K-N3",
    "adoration": "K-N4",
    "prayers": "K-N5",
    "divine intervention": "K-N6",
    "conscription": "K-N7",
    "awakening": "K-N8",
    "destiny": "K-N9",
    "night tiles": "KT-N5",
    "order": "KT-N7",
    "dawn": "KT-W1",
    "piety": "KT-N1",
    "renewal": "KT-N1",
    "refill": "KT-R17",
}
"""Phases between two Days, and parts of a round that have none."""


def battle_steps(edition: Edition) -> list[Stage]:
    return [
        {"name": name, "rule": edition.rules.get(rule, rule), "stages": stages, "needs": [], "unless": []}
        for name, (rule, stages) in BATTLE.items()
    ]


def night_steps(editions: Sequence[Edition], needs: Needs) -> list[Stage]:
    """Everything between two Days, whatever is played with; the first of the editions has all modules."""
    order: list[str] = []
    for edition in editions:
        before = -1
        for name in between_days(edition):
            if name not in order:
                order.insert(before + 1, name)
            before = order.index(name)
    return [night_step(name, editions[0], needs) for name in order]


def night_step(name: str, edition: Edition, needs: Needs) -> Stage:
    """One that a game with all modules does not have is there unless it is played with one of them."""
    there = name in between_days(edition)
    switching = needs(lambda other: (name in between_days(other)) == there)
    return {
        "name": name,
        "rule": edition.rules.get(NIGHT[name], NIGHT[name]),
        "stages": [name],
        "needs": switching if there else [],
        "unless": [] if there else switching,
    }


def between_days(edition: Edition) -> list[str]:
    """In the order in which it happens."""
    phases = {"night": edition.phases, "dusk": edition.dusk_phases}
    return [name for part in between(edition.round, DAY) for name in phases.get(part, [part])]


def between(parts: list[str], part: str) -> list[str]:
    """What follows a part of a round, and then what comes before the next one of its kind."""
    at = parts.index(part)
    return [*parts[at + 1 :], *parts[:at]]


DIFFERS: Final = {
    "round": "KT-N1",
    "victory": "KT-V1",
    "order": "KT-N7",
    "dusk": "KT-U5",
    "setup": "KT-S5",
    "buy": "KT-A2",
    "tokens": "KT-D3",
    "ships": "KT-M4",
    "teleport": "KT-A10",
    "walls": "KT-M6",
    "entry": "KT-A13",
    "battle": "KT-B7",
    "retreat": "KT-B13",
    "veterans": "KT-E7",
    "creatures": "KT-K3",
    "captured": "KT-A5",
    "cards": "KT-X2",
}
"""What classic Kemet has otherwise than Blood and Sand, as the page tells it to people who know that."""

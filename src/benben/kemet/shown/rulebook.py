"""Where the rules tell more about a thing that people see on the table, and how a battle and a Night go, step by step.

Tiles and divine interventions have rules of their own, by name.
"""

from typing import Final, TypedDict

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


class Stage(TypedDict):
    """A step as people follow it."""

    name: str
    rule: str
    stages: list[str]  # of the frame while this step is under way


BATTLE: Final[list[Stage]] = [
    {"name": "council", "rule": "K-B1", "stages": ["begins", "war council", "reveal"]},
    {"name": "reveal", "rule": "K-B2", "stages": ["tactical choice", "divine wound", "resolution"]},
    {"name": "strength", "rule": "K-B3", "stages": ["casualties"]},
    {"name": "casualties", "rule": "K-B4", "stages": ["rewards"]},
    {"name": "rewards", "rule": "K-B5", "stages": ["reinforcements", "loser"]},
    {"name": "loser", "rule": "K-B6", "stages": ["winner"]},
    {"name": "winner", "rule": "K-B8", "stages": ["ends", "afterwards", "over"]},
]
"""A frame's cursor is at the next stage while questions of the last one are still open."""

NIGHT: Final[list[Stage]] = [
    {"name": "offering", "rule": "K-N1", "stages": ["offering"]},
    {"name": "delta temple", "rule": "K-N2", "stages": ["delta temple"]},
    {"name": "temples", "rule": "K-N3", "stages": ["temples"]},
    {"name": "adoration", "rule": "K-N4", "stages": ["adoration"]},
    {"name": "prayers", "rule": "K-N5", "stages": ["prayers"]},
    {"name": "divine intervention", "rule": "K-N6", "stages": ["divine intervention"]},
    {"name": "conscription", "rule": "K-N7", "stages": ["conscription"]},
    {"name": "awakening", "rule": "K-N8", "stages": ["awakening"]},
    {"name": "destiny", "rule": "K-N9", "stages": ["destiny"]},
]

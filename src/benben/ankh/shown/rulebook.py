"""Where the rules tell more about a thing that people see on the table, and how a battle goes, step by step."""

from typing import Final, TypedDict

RULES: Final[dict[str, dict[str, str]]] = {
    "action": {"move": "A-MOV1", "summon": "A-SUM1", "gain": "A-GAIN1", "unlock": "A-UNL1"},
    "happening": {
        "monument": "A-EV1",
        "caravan": "A-EV2",
        "consolidation": "A-SC2",
        "conflict": "A-X1",
        "conflict+merge": "A-MG1",
        "conflict+forget": "A-FG1",
        "conflict+end": "A-W2",
    },
    "card": {
        "build": "A-B2",
        "plague": "A-B3",
        "chariots": "A-B5",
        "cycle": "A-B11",
        "drought": "A-B7",
        "flood": "A-B8",
        "miracle": "A-B10",
    },
    "power": {
        "commanding": "A-B7",
        "inspiring": "A-B2",
        "omnipresent": "A-X1",
        "revered": "A-GAIN1",
        "resplendent": "A-B5",
        "obelisk attuned": "A-B0",
        "temple attuned": "A-B5",
        "pyramid attuned": "A-SUM3",
        "glorious": "A-B7",
        "magnanimous": "A-B9",
        "bountiful": "A-G1",
        "worshipful": "A-B10",
        "mysterious forms": "A-B1",
        "judge of the dead": "A-K2",
        "protector": "A-B8",
        "gate to the underworld": "A-G2",
        "radiance": "A-SUM5",
    },
    "piece": {
        "god": "A-K1",
        "warrior": "A-C2",
        "captive": "A-SUM6",
        "satet": "A-MOV2",
        "cat mummy": "A-K4",
        "mummy": "A-K3",
        "apep": "A-SUM2",
        "scorpion": "A-MOV3",
        "androsphinx": "A-B5",
        "obelisk": "A-B0",
        "pyramid": "A-SUM3",
        "temple": "A-B5",
    },
    "thing": {
        "followers": "A-GAIN1",
        "warriors": "A-C2",
        "cards": "A-B11",
        "devotion": "A-C6",
        "tiebreaker": "A-B6",
        "suns": "A-SUM5",
        "captives": "A-K2",
        "tile": "A-G2",
        "camel": "A-C11",
        "token": "A-X2",
        "deaths": "A-B8",
        "victory": "A-B7",
        "no victory": "A-B6",
    },
}
"""The rule that explains a thing, by its kind and name."""


class BattleStep(TypedDict):
    """A step of a battle as people follow it."""

    name: str
    rule: str
    stages: list[str]  # of the battle's frame while this step is under way
    gains: list[str]  # the rules under which somebody gains something in it


BATTLE: Final[list[BattleStep]] = [
    {"name": "cards", "rule": "A-B1", "stages": ["obelisks", "select cards", "cards revealed"], "gains": ["A-B1"]},
    {"name": "build", "rule": "A-B2", "stages": ["build monuments", "plagues"], "gains": []},
    {"name": "plague", "rule": "A-B3", "stages": ["majorities"], "gains": []},
    {"name": "majorities", "rule": "A-B4", "stages": ["compare strength"], "gains": ["A-B4", "A-X3"]},
    {"name": "strength", "rule": "A-B5", "stages": [], "gains": []},
    {
        "name": "winner",
        "rule": "A-B6",
        "stages": ["victory", "magnanimous", "deaths"],
        "gains": ["A-B7", "A-B9", "A-X4"],
    },
    {"name": "losses", "rule": "A-B8", "stages": ["miracles"], "gains": []},
    {
        "name": "after",
        "rule": "A-B10",
        "stages": ["after a loss", "after the battle", "cycle of maat"],
        "gains": ["A-B10", "A-K4"],
    },
]
"""In the order of A-B10. A frame's cursor is at the next stage while questions of the last one are still open."""


class Gain(TypedDict):
    """What a gain is for: a card, power or piece, or a word of its own. Under A-B10 several things give, and the event
    itself says which (its parts)."""

    rule: str
    what: str  # devotion or followers
    why: str


GAINS: Final[list[Gain]] = [
    {"rule": "A-B7", "what": "devotion", "why": "victory"},
    {"rule": "A-B7", "what": "followers", "why": "commanding"},
    {"rule": "A-B4", "what": "devotion", "why": "majorities"},
    {"rule": "A-X3", "what": "devotion", "why": "majorities"},
    {"rule": "A-X4", "what": "devotion", "why": "dominion"},
    {"rule": "A-B1", "what": "followers", "why": "flood"},
    {"rule": "A-B9", "what": "devotion", "why": "magnanimous"},
    {"rule": "A-K4", "what": "devotion", "why": "cat mummy"},
    {"rule": "A-X1", "what": "followers", "why": "omnipresent"},
    {"rule": "A-GAIN1", "what": "followers", "why": "monuments"},
    {"rule": "A-SC2", "what": "followers", "why": "consolidation"},
]

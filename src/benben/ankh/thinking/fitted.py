"""What the terms of the judgement count for, by the conflicts still to be fought.

    python -m bench.calibrate ankh --players 2 --games 240 --seed 11

No term counts less than the judgement as a whole does in that stage: games are too few to say that something is worth
nothing, and a bot that believes it stops caring for it. Fewer than two conflicts are left in too few games; they take
what holds for two.
"""

from typing import Final

FITTED: Final[list[dict[str, float]]] = [
    {
        "devotion": 0.056,
        "conflict": 0.056,
        "majorities": 0.056,
        "survival": 0.423,
        "monuments": 0.469,
        "followers": 0.418,
        "powers": 0.056,
        "figures": 0.056,
        "cards": 0.056,
        "tempo": 0.056,
        "merging": 0.056,
    },
    {
        "devotion": 0.056,
        "conflict": 0.056,
        "majorities": 0.056,
        "survival": 0.423,
        "monuments": 0.469,
        "followers": 0.418,
        "powers": 0.056,
        "figures": 0.056,
        "cards": 0.056,
        "tempo": 0.056,
        "merging": 0.056,
    },
    {
        "devotion": 0.056,
        "conflict": 0.056,
        "majorities": 0.056,
        "survival": 0.423,
        "monuments": 0.469,
        "followers": 0.418,
        "powers": 0.056,
        "figures": 0.056,
        "cards": 0.056,
        "tempo": 0.056,
        "merging": 0.056,
    },
    {
        "devotion": 0.070,
        "conflict": 0.070,
        "majorities": 0.070,
        "survival": 0.551,
        "monuments": 0.159,
        "followers": 0.205,
        "powers": 0.089,
        "figures": 0.070,
        "cards": 0.070,
        "tempo": 0.358,
        "merging": 0.070,
    },
    {
        "devotion": 0.087,
        "conflict": 0.069,
        "majorities": 0.069,
        "survival": 0.702,
        "monuments": 0.489,
        "followers": 0.334,
        "powers": 0.166,
        "figures": 0.069,
        "cards": 0.069,
        "tempo": 0.460,
        "merging": 0.069,
    },
    {
        "devotion": 0.020,
        "conflict": 0.020,
        "majorities": 0.020,
        "survival": 0.020,
        "monuments": 0.378,
        "followers": 0.046,
        "powers": 0.020,
        "figures": 0.020,
        "cards": 0.020,
        "tempo": 0.038,
        "merging": 0.020,
    },
]

"""What the terms of the judgement count for. Written by bench/calibrate.py; do not edit."""

from typing import Final

TERMS: Final = (
    "devotion", "conflict", "majorities", "survival", "monuments", "followers", "powers", "figures", "cards", "tempo",
    "merging",
)  # fmt: skip
FITTED: Final[dict[int, list[dict[str, float]]]] = {
    players: [dict.fromkeys(TERMS, 0.3) for _ in range(6)] for players in (2, 4)
}

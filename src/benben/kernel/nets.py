"""Small nets that were trained to tell how a game goes on: numbers of a position in, a chance to win out."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from .judging import added

NAMES: Final = "names.json"


class Net:
    """One layer of cells between the numbers of a position and what comes out: how it leans, as `judging.chance` takes
    it."""

    def __init__(self, inward: list[list[float]], at_rest: list[float], outward: list[float], bias: float) -> None:
        self.inward = inward  # for each number of the position, a weight for each cell
        self.at_rest = at_rest
        self.outward = outward
        self.bias = bias

    def leaning(self, numbers: Sequence[float]) -> float:
        cells = self.at_rest[:]
        for i, x in enumerate(numbers):
            if x:
                row = self.inward[i]
                for j in range(len(cells)):
                    cells[j] += x * row[j]
        return self.bias + added(cell * out for cell, out in zip(cells, self.outward, strict=True) if cell > 0.0)


def known(folder: Path, kind: str, names: Sequence[str]) -> list[int]:
    """Which of the things of a kind nets were told of, in that order: -1 for one that is no more. What has come since
    changes nothing for them until they are trained anew."""
    told = json.loads((folder / NAMES).read_text(encoding="utf-8"))[kind]
    return [names.index(name) if name in names else -1 for name in told]


def flags(mask: int, things: Sequence[int]) -> list[float]:
    """For each thing whether it is in the mask."""
    return [float(mask >> i & 1) if i >= 0 else 0.0 for i in things]


def read_nets(folder: Path) -> dict[int, Net]:
    """By number of players: the files are called 2.json and so on."""
    found = {}
    for path in sorted(folder.glob("[0-9].json")):
        data = json.loads(path.read_text(encoding="utf-8"))
        found[int(path.stem)] = Net(data["inward"], data["at rest"], data["outward"], data["bias"])
    return found

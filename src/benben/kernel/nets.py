"""Small nets that were trained to tell how a game goes on: numbers of a position in, a chance to win out."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, Generic, TypeVar

from . import judging
from .judging import Worth, added
from .steps import State

S = TypeVar("S", bound=State)

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


class Learned(Generic[S]):
    """What a game has learned from games between bots (docs/bots.md): its nets, and what they are told."""

    def __init__(
        self,
        folder: Path,
        features: Callable[[S, int], Sequence[float]],
        explain: Callable[[S, int], Worth],
        judge: Callable[[S, int], float],
    ) -> None:
        self.nets = read_nets(folder)
        self.features = features
        self.explain = explain
        self.judge = judge

    def net(self, players: int) -> Net:
        """Where there is none for so many, that for the most players serves."""
        return self.nets.get(players, self.nets[max(self.nets)])

    def prospect(self, s: S, player: int) -> float:
        """A chance to win. The net speaks while there is something to judge: not before everybody has begun, nor when
        all is over."""
        if self.explain(s, player):
            leaning = self.net(s.players).leaning(self.features(s, player))
        else:
            leaning = judging.LEANING * self.judge(s, player)
        return judging.chance(s, player, leaning)

"""What a player sees, as an array of fixed length (kernel/sights.py), and which choices are legal."""

from typing import Any

import numpy as np
import numpy.typing as npt

from ..kernel.contract import Ruleset
from ..kernel.positions import decode
from ..kernel.sights import Layout, Sight
from ..kernel.steps import State
from ..kernel.views import read_view

Array = npt.NDArray[np.int16]


class Observer:
    """For games of so many players. `names` says what each number is."""

    def __init__(self, rules: Ruleset[Any], players: int) -> None:
        self.rules = rules
        self.layout = Layout(rules, players)
        self.names = self.layout.names
        self.length = len(self.names)
        self.array: Array = np.zeros(self.length, np.int16)
        self.sight = Sight(self.layout, self.array.data)

    def see(self, s: State, viewer: int) -> Array:
        """What the viewer, a player or the spectator, knows of the position."""
        self.sight.see(s, viewer)
        return self.array.copy()

    def read(self, seen: str) -> Array:
        """The same from a view, as bots get it and `benben export` writes it."""
        known = read_view(seen.encode())
        return self.see(decode(self.rules, known.data.get("position")), known.player)

    def mask(self, legal: list[int]) -> npt.NDArray[np.int8]:
        """1 for each choice that is legal."""
        found = np.zeros(len(self.rules.choices.names), dtype=np.int8)
        found[legal] = 1
        return found

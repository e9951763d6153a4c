"""How a game shows itself: the module `draw` (and `notes`) in its package, or else its plain picture."""

import importlib
from collections.abc import Sequence
from typing import Any, Protocol, cast

from ..kernel.contract import Ruleset, State
from ..kernel.notation import player_name
from ..kernel.registry import MODULES

Span = tuple[str, str]
"""A text and the names of its style."""
Line = list[Span]
Picture = list[Line]


class Drawing(Protocol):
    """What a game's module `draw` offers."""

    def heading(self, s: Any) -> Line: ...

    def board(self, s: Any, legal: Sequence[int] = (), narrow: bool = False) -> Picture: ...

    def panels(self, s: Any, columns: int) -> list[Picture]: ...

    def legend(self, s: Any, columns: int) -> Picture: ...

    def player_title(self, s: Any, p: int) -> Line: ...


class Notes(Protocol):
    """What a game's module `notes` offers."""

    def note(self, s: Any, p: int, choice: int) -> str: ...


class Plain:
    """For a game that has no such modules."""

    def __init__(self, rules: Ruleset[Any]) -> None:
        self.rules = rules

    def heading(self, s: State) -> Line:
        return [(f"{self.rules.name}, {s.players} players", "title")]

    def board(self, s: State, legal: Sequence[int] = (), narrow: bool = False) -> Picture:
        return [[(line, "")] for line in self.rules.draw(s).split("\n")]

    def panels(self, s: State, columns: int) -> list[Picture]:
        return []

    def legend(self, s: State, columns: int) -> Picture:
        return []

    def player_title(self, s: State, p: int) -> Line:
        return [(player_name(p), "title")]

    def note(self, s: State, p: int, choice: int) -> str:
        return ""


def drawing_of(rules: Ruleset[Any]) -> Drawing:
    if rules.name not in MODULES:
        return Plain(rules)
    return cast(Drawing, importlib.import_module(f"{MODULES[rules.name]}.draw"))


def notes_of(rules: Ruleset[Any]) -> Notes:
    if rules.name not in MODULES:
        return Plain(rules)
    return cast(Notes, importlib.import_module(f"{MODULES[rules.name]}.notes"))


def width(line: Line) -> int:
    return sum(len(text) for text, _ in line)


def widest(picture: Picture) -> int:
    return max(map(width, picture), default=0)


def stacked(blocks: Sequence[Picture]) -> Picture:
    """Blocks under each other with a line between."""
    out: Picture = []
    for block in blocks:
        out += [[], *block] if out else block
    return out


def beside(left: Picture, right: Picture, columns: int) -> Picture:
    """Two pictures side by side, the second from column `columns` on."""
    height = max(len(left), len(right))
    rows = zip(left + [[]] * (height - len(left)), right + [[]] * (height - len(right)), strict=True)
    return [[*a, (" " * (columns - width(a)), ""), *b] if b else a for a, b in rows]

"""How a game shows itself: the modules `picture` and `notes` in its room `shown`, or else its plain picture."""

import importlib
from collections.abc import Sequence
from typing import Any, Protocol, cast

from ..kernel.contract import Ruleset
from ..kernel.notation import player_name
from ..kernel.pictures import Line, Picture
from ..kernel.positions import decode, encode
from ..kernel.registry import MODULES
from ..kernel.steps import State


class Drawing(Protocol):
    """What a game's module `shown.picture` offers."""

    def heading(self, s: Any) -> Line: ...

    def board(self, s: Any, legal: Sequence[int] = (), narrow: bool = False) -> Picture: ...

    def panels(self, s: Any, columns: int) -> list[Picture]: ...

    def legend(self, s: Any, columns: int) -> Picture: ...

    def player_title(self, s: Any, p: int) -> Line: ...


class Notes(Protocol):
    """What a game's module `shown.notes` offers."""

    def note(self, s: Any, p: int, choice: int) -> str: ...


class Plain:
    """For a game that has no such modules."""

    def __init__(self, rules: Ruleset[Any]) -> None:
        self.rules = rules

    def heading(self, s: State) -> Line:
        return [(f"{self.rules.name}, {s.players} players", "title")]

    def board(self, s: State, legal: Sequence[int] = (), narrow: bool = False) -> Picture:
        return [[(line, "")] for line in self.rules.picture(s).split("\n")]

    def panels(self, s: State, columns: int) -> list[Picture]:
        return []

    def legend(self, s: State, columns: int) -> Picture:
        return []

    def player_title(self, s: State, p: int) -> Line:
        return [(player_name(p), "title")]

    def note(self, s: State, p: int, choice: int) -> str:
        return ""


def seen_by(rules: Ruleset[Any], s: State, viewer: int) -> State:
    """The position with what `viewer` may not know left out, for a picture."""
    seen = decode(rules, encode(rules, s, viewer))
    seen.asked, seen.menu = s.asked, s.menu
    return seen


def is_marked(picture: Picture) -> bool:
    """Whether a board marks places to choose."""
    return any(style == "mark" for line in picture for _, style in line)


def drawing_of(rules: Ruleset[Any]) -> Drawing:
    if rules.name not in MODULES:
        return Plain(rules)
    return cast(Drawing, importlib.import_module(f"{MODULES[rules.name]}.shown.picture"))


def notes_of(rules: Ruleset[Any]) -> Notes:
    if rules.name not in MODULES:
        return Plain(rules)
    return cast(Notes, importlib.import_module(f"{MODULES[rules.name]}.shown.notes"))

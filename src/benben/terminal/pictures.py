"""How a game shows itself: the module `terminal` in its room `shown`, or else its plain columns."""

import importlib
import json
from collections.abc import Mapping, Sequence
from typing import Any, Protocol, cast

from ..kernel.columns import HIDDEN
from ..kernel.contract import Ruleset
from ..kernel.events import Event, noted
from ..kernel.notation import player_name
from ..kernel.pictures import Line, Picture
from ..kernel.positions import decode, encode
from ..kernel.registry import MODULES
from ..kernel.steps import State
from ..kernel.words import Words


class Shown(Protocol):
    """What a game's module `shown.terminal` offers. Pictures come with names of styles; MANY and FEW have the colours
    of those that are the game's own."""

    MANY: Mapping[str, str]
    FEW: Mapping[str, str]

    def heading(self, s: Any, w: Words) -> Line: ...

    def board(self, s: Any, w: Words, legal: Sequence[int] = (), narrow: bool = False) -> Picture: ...

    def panels(self, s: Any, w: Words, columns: int) -> list[Picture]: ...

    def legend(self, s: Any, w: Words, columns: int) -> Picture: ...

    def player_title(self, s: Any, w: Words, p: int) -> Line: ...

    def note(self, s: Any, w: Words, p: int, choice: int) -> str:
        """What player p should know about a choice, often nothing."""

    def brings(self, s: Any, w: Words, p: int, ahead: Mapping[str, Any], choice: str) -> str:
        """What comes of it, by what the ruleset tells of what lies `ahead`; often nothing."""

    def say(self, w: Words, kind: str, value: object) -> str | int:
        """An argument of an event in words; a number stays one, so that words can count it."""

    def side(self, kind: str, value: object) -> str:
        """The style in which such an argument stands out, or ''."""

    def cause(self, w: Words, event: Event) -> str:
        """What the sentence of an event leaves out, such as what a gain was for; often nothing."""

    def places(self, text: str) -> tuple[str, ...]:
        """The places that somebody may mean who types this; none for what is no place."""

    def typed(self, name: str) -> str:
        """The shortest way to type a place."""


class Plain:
    """For a game that has no such module."""

    MANY: Mapping[str, str] = {}
    FEW: Mapping[str, str] = {}

    def __init__(self, rules: Ruleset[Any]) -> None:
        self.rules = rules

    def heading(self, s: State, w: Words) -> Line:
        return [(f"{self.rules.name}, {w('player-count', count=s.players)}", "title")]

    def board(self, s: State, w: Words, legal: Sequence[int] = (), narrow: bool = False) -> Picture:
        """All of `s` but what nobody sees; `seen_by` has left out what is not for whoever looks."""
        columns = encode(self.rules, s)["columns"]
        assert isinstance(columns, dict)
        seen = [c.name for c in self.rules.columns if c.sees != HIDDEN]
        return [[(f"{name} {json.dumps(columns[name])}", "")] for name in seen]

    def panels(self, s: State, w: Words, columns: int) -> list[Picture]:
        return []

    def legend(self, s: State, w: Words, columns: int) -> Picture:
        return []

    def player_title(self, s: State, w: Words, p: int) -> Line:
        return [(player_name(p), "title")]

    def note(self, s: State, w: Words, p: int, choice: int) -> str:
        return ""

    def brings(self, s: State, w: Words, p: int, ahead: Mapping[str, Any], choice: str) -> str:
        return ""

    def say(self, w: Words, kind: str, value: object) -> str | int:
        return noted(value)

    def side(self, kind: str, value: object) -> str:
        return ""

    def cause(self, w: Words, event: Event) -> str:
        return ""

    def places(self, text: str) -> tuple[str, ...]:
        return ()

    def typed(self, name: str) -> str:
        return name


def seen_by(rules: Ruleset[Any], s: State, viewer: int) -> State:
    """The position with what `viewer` may not know left out, for a picture."""
    seen = decode(rules, encode(rules, s, viewer))
    seen.asked, seen.menu = s.asked, s.menu
    return seen


def is_marked(picture: Picture) -> bool:
    """Whether a board marks places to choose."""
    return any(style == "mark" for line in picture for _, style in line)


def shown_of(rules: Ruleset[Any]) -> Shown:
    if rules.name not in MODULES:
        return Plain(rules)
    return cast(Shown, importlib.import_module(f"{MODULES[rules.name]}.shown.terminal"))

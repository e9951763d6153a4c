"""Colours: style names to colours, for terminals with many colours and with few. A game brings those of its picture."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from rich.console import Console
from rich.style import Style
from rich.text import Text

from ..kernel.errors import printable

MANY: Final = {
    "mark": "bold #23262b on #ffd35e",
    "title": "bold",
    "head": "bold",
    "label": "dim",
    "gold": "bold #c8921b",
    "gain": "#2f9a6b",
    "loss": "#c8553f",
    "key": "bold #6f95f2",
    "rule": "dim",
    "wrong": "bold #c8553f",
}
FEW: Final = MANY | {
    "mark": "bold black on bright_white",
    "gold": "bold yellow",
    "gain": "green",
    "loss": "red",
    "key": "bold bright_blue",
    "wrong": "bold red",
}
"""For the sixteen colours of an old terminal."""


class Paint:
    """Gives lines of a picture their colours; `many` and `few` are those of a game."""

    def __init__(self, many: Mapping[str, str], few: Mapping[str, str]) -> None:
        self.many = {**MANY, **many}
        self.few = {**FEW, **few}
        self.style_of = cache(self.style)

    def __call__(self, line: Sequence[tuple[str, str]], console: Console) -> Text:
        """One line of a picture as rich text."""
        few = console.color_system in ("standard", "windows")
        spans = [(printable(text), self.style_of(names, few)) for text, names in line]
        return Text.assemble(*spans, no_wrap=True, overflow="crop")

    def style(self, names: str, few: bool) -> Style:
        """The style of all these names together; later ones lie over earlier ones, and a pair may have its own
        entry."""
        table = self.few if few else self.many
        words = names.split()
        if " ".join(words[:2]) in table:
            words[:2] = [" ".join(words[:2])]
        return Style.combine([Style.null(), *(Style.parse(table[word]) for word in words if word in table)])

"""Colours for the pictures of the games: style names to colours, for terminals with many colours and with few."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from rich.console import Console
from rich.style import Style
from rich.text import Text

from ..kernel.errors import printable

MANY: Final = {
    # A hex: its ground, the marks of its terrain, its open sides, and the coordinates of an empty one.
    "fertile": "#23262b on #afc795",
    "fertile flank": "#8fa877 on #afc795",
    "fertile edge": "#7f9a64 on #afc795",
    "fertile place": "#5f7548 on #afc795",
    "flooded": "#23262b on #9cccb0",
    "flooded flank": "#6fa98c on #9cccb0",
    "flooded edge": "#6ba085 on #9cccb0",
    "flooded place": "#437a60 on #9cccb0",
    "desert": "#23262b on #ebd3a1",
    "desert flank": "#cdb27a on #ebd3a1",
    "desert edge": "#bf9f5f on #ebd3a1",
    "desert place": "#8f7339 on #ebd3a1",
    "water": "#c9eef0 on #2f989f",
    "water flank": "#5db5bb on #2f989f",
    "water edge": "#247c83 on #2f989f",
    "off edge": "#8f8266",
    "river": "#e2fbff on #1c6fae",
    "camel": "bold #6b3d0b on #fffbf0",
    "laid": "bold #fffbf0 on #8a5f08",
    "mark": "bold #23262b on #ffd35e",
    "stream": "#5db5bb",
    # Pieces.
    "token": "bold #f4eddd on #25292e",
    "monument": "bold #23262b on #faf6ec",
    "amun": "bold #fff8ee on #b5372b",
    "anubis": "bold #ffffff on #6b4a8e",
    "isis": "bold #10263b on #7cc3f0",
    "osiris": "bold #f6fff6 on #1f8255",
    "ra": "bold #2b1d00 on #e9ae1f",
    "bastet": "bold #2b1d00 on #e9ae1f",
    "horus": "bold #fff8ee on #b5372b",
    "ouadjet": "bold #10263b on #7cc3f0",
    "sobek": "bold #f6fff6 on #1f8255",
    "ruby": "bold #d04a4a",
    "sapphire": "bold #4f86e0",
    "diamond": "bold #23262b on #f4f1ea",
    "onyx": "bold #f4f1ea on #25292e",
    # Text.
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
    "fertile": "black on green",
    "fertile flank": "black on green",
    "fertile edge": "bright_black on green",
    "fertile place": "black on green",
    "flooded": "black on cyan",
    "flooded flank": "black on cyan",
    "flooded edge": "bright_black on cyan",
    "flooded place": "black on cyan",
    "desert": "black on yellow",
    "desert flank": "black on yellow",
    "desert edge": "bright_black on yellow",
    "desert place": "black on yellow",
    "water": "white on blue",
    "water flank": "white on blue",
    "water edge": "bright_black on blue",
    "off edge": "bright_black",
    "river": "bold bright_white on blue",
    "stream": "cyan",
    "camel": "bold black on bright_white",
    "laid": "bold bright_white on black",
    "mark": "bold black on bright_white",
    "token": "bold bright_white on black",
    "monument": "bold black on white",
    "amun": "bold bright_white on red",
    "anubis": "bold bright_white on magenta",
    "isis": "bold black on bright_cyan",
    "osiris": "bold bright_white on bright_black",
    "ra": "bold black on bright_yellow",
    "bastet": "bold black on bright_yellow",
    "horus": "bold bright_white on red",
    "ouadjet": "bold black on bright_cyan",
    "sobek": "bold bright_white on bright_black",
    "ruby": "bold red",
    "sapphire": "bold bright_blue",
    "diamond": "bold black on white",
    "onyx": "bold bright_white on black",
    "gold": "bold yellow",
    "gain": "green",
    "loss": "red",
    "key": "bold bright_blue",
    "wrong": "bold red",
}
"""For the sixteen colours of an old terminal."""


def paint(line: Sequence[tuple[str, str]], console: Console) -> Text:
    """One line of a picture as rich text."""
    few = console.color_system in ("standard", "windows")
    spans = [(printable(text), style_of(names, few)) for text, names in line]
    return Text.assemble(*spans, no_wrap=True, overflow="crop")


@cache
def style_of(names: str, few: bool) -> Style:
    """The style of all these names together; later ones lie over earlier ones, and a pair may have its own entry."""
    table: Mapping[str, str] = FEW if few else MANY
    words = names.split()
    if " ".join(words[:2]) in table:
        words[:2] = [" ".join(words[:2])]
    return Style.combine([Style.null(), *(Style.parse(table[word]) for word in words if word in table)])

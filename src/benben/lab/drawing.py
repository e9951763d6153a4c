"""A picture of characters as an image, in the colours of the terminal."""

from collections.abc import Mapping
from functools import cache
from typing import Final

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw, ImageFont
from rich.color import Color

from ..kernel.pictures import Picture
from ..terminal.colours import Paint

WIDTH: Final = 9
HEIGHT: Final = 18
PAPER: Final = (250, 246, 236)
INK: Final = (35, 38, 43)
LINES: Final = {
    "─": "we",
    "│": "ns",
    "┌": "se",
    "┐": "sw",
    "└": "ne",
    "┘": "nw",
    "├": "nse",
    "┤": "nsw",
    "┬": "wes",
    "┴": "wen",
    "┼": "wens",
}
"""Where the strokes of a character go from its middle: the font has none of these …"""
INSTEAD: Final = {"—": "-", "’": "'", "↔": "=", "∩": "n", "≈": "~", "×": "x"}
"""… nor these."""
DISCS: Final = {"●": True, "○": False, "·": True}


@cache
def font() -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    return ImageFont.load_default(14)


def image(picture: Picture, many: Mapping[str, str]) -> npt.NDArray[np.uint8]:
    """Height, width, red, green and blue; `many` has the game's own colours."""
    paint = Paint(many, {})
    width = max(sum(len(text) for text, _ in line) for line in picture)
    drawn = Image.new("RGB", (width * WIDTH, len(picture) * HEIGHT), PAPER)
    pen = ImageDraw.Draw(drawn)
    for row, line in enumerate(picture):
        column = 0
        for text, names in [span for span in line if span[0]]:
            style = paint.style_of(names, False)
            ink, ground = rgb(style.color, INK), rgb(style.bgcolor, PAPER)
            x, y = column * WIDTH, row * HEIGHT
            pen.rectangle((x, y, x + len(text) * WIDTH - 1, y + HEIGHT - 1), ground)
            for n, letter in enumerate(text):
                draw_letter(pen, x + n * WIDTH, y, letter, ink)
            column += len(text)
    return np.asarray(drawn, dtype=np.uint8)


def rgb(colour: Color | None, otherwise: tuple[int, int, int]) -> tuple[int, int, int]:
    return otherwise if colour is None or colour.is_default else tuple(colour.get_truecolor())  # type: ignore[return-value]


def draw_letter(pen: ImageDraw.ImageDraw, x: int, y: int, letter: str, ink: tuple[int, int, int]) -> None:
    middle = (x + WIDTH // 2, y + HEIGHT // 2)
    ends = {"w": (x, middle[1]), "e": (x + WIDTH, middle[1]), "n": (middle[0], y), "s": (middle[0], y + HEIGHT)}
    if letter in LINES:
        for way in LINES[letter]:
            pen.line((*middle, *ends[way]), ink)
    elif letter in DISCS:
        radius = 1 if letter == "·" else 4
        box = (middle[0] - radius, middle[1] - radius, middle[0] + radius, middle[1] + radius)
        pen.ellipse(box, ink if DISCS[letter] else None, ink)
    elif letter != " ":
        pen.text(middle, INSTEAD.get(letter, letter), ink, font(), "mm")

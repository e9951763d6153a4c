"""Pictures in text: lines of spans, each a text with the names of its style, laid out in columns.

A game draws itself with these. A terminal turns the style names into colours; without colours the text still works.
"""

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

Span = tuple[str, str]
Line = list[Span]
Picture = list[Line]

NO_BREAK: Final = "\u00a0"
NOTHING: Final = "—"


def plain(line: Line) -> str:
    return "".join(text for text, _ in line).rstrip()


def width(line: Line) -> int:
    return sum(len(text) for text, _ in line)


def widest(picture: Picture) -> int:
    return max([width(line) for line in picture], default=0)


def merged(spans: Line) -> Line:
    """Neighbouring spans of the same style as one."""
    out: Line = []
    for text, style in spans:
        if out and out[-1][1] == style:
            out[-1] = (out[-1][0] + text, style)
        else:
            out.append((text, style))
    return out


def paragraph(name: str, words: Sequence[str], columns: int) -> Picture:
    """A name in front of a list, wrapped under itself; no word is broken."""
    text = name + " " + (listed(words, columns) or NOTHING)
    first, *rest = wrap(text, columns - 1, subsequent_indent="  ", break_on_hyphens=False)
    lines: Picture = [[(" " + name, "label"), (spaced(first[len(name) :]), "")]]
    return lines + [[(" " + spaced(line), "")] for line in rest]


def running(words: Sequence[str], columns: int, style: str) -> Picture:
    """A list, wrapped."""
    return [[(spaced(line), style)] for line in wrap(listed(words, columns), columns, break_on_hyphens=False)]


def listed(words: Sequence[str], columns: int) -> str:
    """Joined with commas; a word that fits in a line is not broken."""
    return ", ".join([word.replace(" ", NO_BREAK) if len(word) < columns - 3 else word for word in words])


def spaced(text: str) -> str:
    return text.replace(NO_BREAK, " ")


def stacked(blocks: Sequence[Picture]) -> Picture:
    """Blocks under each other, a line between them."""
    out: Picture = []
    for block in blocks:
        if out:
            out.append([])
        out += block
    return out


def two_columns(blocks: Sequence[Picture], columns: int) -> Picture:
    """Blocks in two columns of about the same height."""
    half = sum([len(block) + 1 for block in blocks]) / 2
    left: list[Picture] = []
    for block in blocks:
        if len(stacked(left)) + len(block) / 2 > half:
            break
        left.append(block)
    return beside(stacked(left), stacked(blocks[len(left) :]), columns)


def beside(left: Picture, right: Picture, columns: int) -> Picture:
    """Two pictures side by side, the second from column `columns` on."""
    height = max(len(left), len(right))
    out: Picture = []
    for i in range(height):
        a = left[i] if i < len(left) else []
        b = right[i] if i < len(right) else []
        out.append([*a, (" " * (columns - width(a)), ""), *b] if b else a)
    return out

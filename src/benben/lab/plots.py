"""Plots as SVG, drawn by hand: nothing to install, nothing to load, sharp at every size."""

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final, NamedTuple

INKS: Final = ("#B5372B", "#24459B", "#1F7078", "#C8921B", "#6B4A8E", "#4E7A3A", "#A34F7C", "#57534A")
INK: Final = "#23262B"
FAINT: Final = "#6E685B"
LINE: Final = "#D6CAB2"
GOLD: Final = "#C8921B"
WIDE: Final = 640
LEFT: Final = 205
"""Where the scale begins at the earliest: names stand before it, …"""
LETTER: Final = 10
"""… of letters that are so wide at most, …"""
LONGEST: Final = 30
"""… and so many."""
ROW: Final = 34


class Bar(NamedTuple):
    """A name, where it stands on the scale, with an interval, and what is said behind it."""

    name: str
    mean: float
    low: float
    high: float
    said: str
    ink: str


def text(x: float, y: float, words: str, more: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" {more}>{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, ink: str, more: str = "") -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{ink}" {more}/>'


def picture(height: float, label: str, parts: Sequence[str]) -> str:
    head = f'<svg viewBox="0 0 {WIDE} {height:.0f}" role="img" aria-label="{escape(label, quote=True)}">'
    return "\n".join([head, *parts, "</svg>"])


def short(name: str, most: int = LONGEST) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"


def beginning(names: Iterable[str]) -> int:
    """Of the scale, so that the longest name stands before it."""
    return max([LEFT, *(LETTER * len(short(name)) + 14 for name in names)])


def nice(low: float, high: float, about: int = 5) -> list[float]:
    """Round numbers from one to the other."""
    step = 10.0 ** len(str(int((high - low) / about))) / 10 if high - low >= about else 0.01
    while (high - low) / step > about:
        step *= 2 if str(step).strip("0.")[0] in "15" else 2.5
    first = int(low // step) + (low % step > 0)
    return [n * step for n in range(first, int(high // step) + 1)]


def dots(bars: list[Bar], label: str, low: float, high: float, percent: bool, fair: float | None = None) -> str:
    """A dot with its interval for each; `fair` is marked: what chance would give."""
    left, right = beginning(bar.name for bar in bars), WIDE - 120
    height = ROW * len(bars) + 44

    def at(value: float) -> float:
        return left + (min(max(value, low), high) - low) / ((high - low) or 1) * (right - left)

    parts = []
    for tick in nice(low, high):
        parts.append(line(at(tick), 10, at(tick), height - 28, LINE))
        said = f"{tick:.0%}" if percent else f"{tick:g}"
        parts.append(text(at(tick), height - 10, said, f'text-anchor="middle" fill="{FAINT}"'))
    if fair is not None:
        parts.append(line(at(fair), 6, at(fair), height - 28, GOLD, 'stroke-width="2" stroke-dasharray="5 4"'))
    for n, bar in enumerate(bars):
        y = 10 + ROW * (n + 0.5)
        parts.append(text(left - 14, y + 5, short(bar.name), 'text-anchor="end" class="name"'))
        parts.append(line(at(bar.low), y, at(bar.high), y, bar.ink, 'class="band"'))
        parts.append(f'<circle cx="{at(bar.mean):.1f}" cy="{y:.1f}" r="7" fill="{bar.ink}"/>')
        parts.append(text(right + 14, y + 5, bar.said, f'fill="{INK}" class="figure"'))
    return picture(height, label, parts)


def bars(rows: list[tuple[str, list[tuple[int, str]], str]], label: str) -> str:
    """A bar of several parts for each; parts are (how many, colour)."""
    most = max((sum(many for many, _ in parts) for _, parts, _ in rows), default=1) or 1
    left, right, drawn = beginning(name for name, _, _ in rows), WIDE - 120, []
    for n, (name, parts, said) in enumerate(rows):
        y, x = 6 + ROW * n, float(left)
        drawn.append(text(left - 14, y + 21, short(name), 'text-anchor="end" class="name"'))
        for many, ink in parts:
            wide = many / most * (right - left)
            drawn.append(f'<rect x="{x:.1f}" y="{y + 4}" width="{wide:.1f}" height="{ROW - 12}" fill="{ink}"/>')
            x += wide
        drawn.append(text(x + 10, y + 21, said, f'fill="{INK}" class="figure"'))
    return picture(ROW * len(rows) + 12, label, drawn)


def histogram(numbers: list[int], label: str, unit: str) -> str:
    """How many games of which length."""
    low, high = min(numbers), max(numbers)
    boxes = max(1, min(24, len(set(numbers)), round(len(numbers) ** 0.5 * 1.6)))
    each = (high - low + 1) / boxes
    counts = [0] * boxes
    for number in numbers:
        counts[int((number - low) / each)] += 1
    most, left, tall = max(counts), 40, 190
    wide = (WIDE - left - 20) / boxes
    middle = sorted(numbers)[len(numbers) // 2]
    parts = [line(left, tall, WIDE - 20, tall, LINE)]
    for n, count in enumerate(counts):
        high_bar = count / most * (tall - 40)
        parts.append(
            f'<rect x="{left + n * wide + 1:.1f}" y="{tall - high_bar:.1f}" width="{wide - 2:.1f}" '
            f'height="{high_bar:.1f}" fill="{INKS[2]}" rx="2"><title>{count}</title></rect>'
        )
    for tick in nice(low, high, 7):
        x = left + (tick - low) / each * wide
        parts.append(text(x, tall + 20, f"{tick:g}", f'text-anchor="middle" fill="{FAINT}"'))
    x = left + (middle - low + 0.5) / each * wide
    parts.append(line(x, 22, x, tall, GOLD, 'stroke-width="2" stroke-dasharray="5 4"'))
    anchor = "end" if x > WIDE * 0.6 else "start"
    beside = x - 8 if anchor == "end" else x + 8
    parts.append(text(beside, 20, f"half within {middle} {unit}", f'text-anchor="{anchor}"'))
    return picture(tall + 34, label, parts)


def courses(lines: list[tuple[str, list[float], str]], fair: float, label: str) -> str:
    """How means have settled, over the rounds."""
    left, right, tall = 46.0, WIDE - 130.0, 240.0
    rounds = max((len(values) for _, values, _ in lines), default=1)
    shown = [value for _, values, _ in lines for value in values[min(len(values) - 1, rounds // 20) :]] + [fair]
    low, high = max(0.0, min(shown) - 0.05), min(1.0, max(shown) + 0.05)

    def at(n: int, value: float) -> tuple[float, float]:
        value = min(max(value, low), high)
        return left + n / max(1, rounds - 1) * (right - left), tall - 24 - (value - low) / (high - low) * (tall - 40)

    parts = []
    for tick in nice(low, high):
        y = at(0, tick)[1]
        parts += [
            line(left, y, right, y, LINE),
            text(left - 8, y + 5, f"{tick:.0%}", f'text-anchor="end" fill="{FAINT}"'),
        ]
    y = at(0, fair)[1]
    parts.append(line(left, y, right, y, GOLD, 'stroke-width="2" stroke-dasharray="5 4"'))
    ends = sorted(((at(rounds - 1, values[-1])[1], name, ink) for name, values, ink in lines if values))
    above = -99.0
    for y, name, ink in ends:
        above = max(y + 5, above + 17)
        parts.append(text(right + 10, above, short(name, 15), f'fill="{ink}" class="name"'))
    for _, values, ink in lines:
        step = max(1, len(values) // 300)
        points = " ".join("{:.1f},{:.1f}".format(*at(n, values[n])) for n in range(0, len(values), step))
        parts.append(f'<polyline points="{points}" stroke="{ink}" class="course"/>')
    parts.append(text(left, tall - 2, "first round", f'fill="{FAINT}"'))
    parts.append(text(right, tall - 2, f"round {rounds:,}", f'text-anchor="end" fill="{FAINT}"'))
    return picture(tall + 4, label, parts)

"""A PNG of a browser with 256 colours instead of millions: a third of the size, and drawings lose nothing one sees."""

import math
import struct
import zlib
from bisect import bisect_left
from collections import Counter
from itertools import accumulate

Colour = tuple[int, int, int]


def chunks(png: bytes) -> dict[bytes, bytes]:
    found: dict[bytes, bytes] = {}
    at = 8
    while at < len(png):
        size, kind = struct.unpack(">I4s", png[at : at + 8])
        found[kind] = found.get(kind, b"") + png[at + 8 : at + 8 + size]
        at += size + 12
    return found


def paeth(a: int, b: int, c: int) -> int:
    pa, pb, pc = abs(b - c), abs(a - c), abs(a + b - 2 * c)
    return a if pa <= pb and pa <= pc else b if pb <= pc else c


def rows(png: bytes) -> tuple[int, list[bytes]]:
    """Its width, and three bytes a pixel, row by row."""
    found = chunks(png)
    width, height, depth, kind = struct.unpack(">IIBB", found[b"IHDR"][:10])
    assert (depth, kind) in ((8, 2), (8, 6)), "a browser's pictures are 8 bits deep"
    step = 3 if kind == 2 else 4
    raw = zlib.decompress(found[b"IDAT"])
    above = bytearray(width * step)
    made: list[bytes] = []
    for y in range(height):
        start = y * (width * step + 1)
        way, row = raw[start], bytearray(raw[start + 1 : start + 1 + width * step])
        if way == 2:
            row = bytearray((x + b) & 255 for x, b in zip(row, above, strict=True))
        elif way:
            for i in range(len(row)):
                a, c = (row[i - step], above[i - step]) if i >= step else (0, 0)
                b = above[i]
                row[i] = (row[i] + (a if way == 1 else (a + b) // 2 if way == 3 else paeth(a, b, c))) & 255
        above = row
        if step == 4:
            del (row := bytearray(row))[3::4]
        made.append(bytes(row))
    return width, made


class Box:
    """Colours that are much alike."""

    def __init__(self, counted: Counter[Colour], colours: list[Colour]) -> None:
        self.counted = counted
        self.colours = colours
        spread = [max(c[i] for c in colours) - min(c[i] for c in colours) for i in range(3)]
        self.axis = spread.index(max(spread))
        self.weight = max(spread) * math.sqrt(sum(counted[c] for c in colours))

    def halves(self) -> list["Box"]:
        ranked = sorted(self.colours, key=lambda c: c[self.axis])
        below = list(accumulate(self.counted[c] for c in ranked))
        cut = min(bisect_left(below, below[-1] / 2) + 1, len(ranked) - 1)
        return [Box(self.counted, ranked[:cut]), Box(self.counted, ranked[cut:])]


def chosen(counted: Counter[Colour], most: int) -> dict[Colour, int]:
    """Which of so many colours stands for each: boxes are cut where they are widest, the fullest first."""
    boxes = [Box(counted, list(counted))]
    while len(boxes) < most:
        box = max(boxes, key=lambda one: one.weight)
        if len(box.colours) < 2:
            break
        boxes.remove(box)
        boxes += box.halves()
    return {colour: i for i, box in enumerate(boxes) for colour in box.colours}


def squeezed(png: bytes) -> bytes:
    width, lines = rows(png)
    coarse = bytes(min(255, (v + 2) // 4 * 4) for v in range(256))  # or there would be too many to sort
    lines = [line.translate(coarse) for line in lines]
    pixels = [list(zip(line[::3], line[1::3], line[2::3], strict=True)) for line in lines]
    counted: Counter[Colour] = Counter()
    for row in pixels:
        counted.update(row)
    place = chosen(counted, 256)
    size = max(place.values()) + 1
    sums = [[0, 0, 0, 0] for _ in range(size)]
    for colour, i in place.items():
        for axis in range(3):
            sums[i][axis] += colour[axis] * counted[colour]
        sums[i][3] += counted[colour]
    palette = bytes(round(one[axis] / one[3]) for one in sums for axis in range(3))
    data = b"".join(b"\0" + bytes(place[colour] for colour in row) for row in pixels)

    def chunk(kind: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    head = struct.pack(">IIBBBBB", width, len(lines), 8, 3, 0, 0, 0)
    whole = [(b"IHDR", head), (b"PLTE", palette), (b"IDAT", zlib.compress(data, 9)), (b"IEND", b"")]
    return png[:8] + b"".join(chunk(*one) for one in whole)

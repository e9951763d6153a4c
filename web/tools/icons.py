"""Draw the icons of the installed page from the same triangles as public/icon.svg: ``python tools/icons.py``."""

import struct
import zlib
from pathlib import Path

PUBLIC = Path(__file__).parent.parent / "public"
BASALT, GOLD, SHADE = (0x25, 0x29, 0x2E), (0xF0, 0xC7, 0x5A), (0xB2, 0x7F, 0x12)
BOX = 32
"""Of icon.svg, in whose units everything is drawn."""
FINE = 4
"""Points to a pixel, in each direction."""

Point = tuple[float, float]
LIT: list[Point] = [(16, 6), (27, 25), (5, 25)]
DARK: list[Point] = [(16, 6), (27, 25), (17.5, 25)]


def inside(triangle: list[Point], x: float, y: float) -> bool:
    turns = [
        (bx - ax) * (y - ay) - (by - ay) * (x - ax)
        for (ax, ay), (bx, by) in zip(triangle, triangle[1:] + triangle[:1], strict=True)
    ]
    return all(turn >= 0 for turn in turns) or all(turn <= 0 for turn in turns)


def on_stone(x: float, y: float, round_by: float) -> bool:
    """The square with round corners."""
    dx = max(round_by - x, x - (BOX - round_by), 0)
    dy = max(round_by - y, y - (BOX - round_by), 0)
    return dx * dx + dy * dy <= round_by * round_by if dx and dy else True


def drawn(pixels: int, round_by: float, size: float) -> bytes:
    """`size`: of the pyramid, 1 as in icon.svg; smaller where a system cuts icons into its own shape."""
    rows = []
    for row in range(pixels):
        line = bytearray([0])
        for column in range(pixels):
            sums, seen = [0, 0, 0], 0
            for i in range(FINE * FINE):
                x = (column + (i % FINE + 0.5) / FINE) * BOX / pixels
                y = (row + (i // FINE + 0.5) / FINE) * BOX / pixels
                if not on_stone(x, y, round_by):
                    continue
                px, py = 16 + (x - 16) / size, 16 + (y - 16) / size
                colour = SHADE if inside(DARK, px, py) else GOLD if inside(LIT, px, py) else BASALT
                sums = [a + b for a, b in zip(sums, colour, strict=True)]
                seen += 1
            line += bytes([*(total // max(1, seen) for total in sums), 255 * seen // (FINE * FINE)])
        rows.append(bytes(line))
    return png(pixels, b"".join(rows))


def png(pixels: int, rows: bytes) -> bytes:
    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", pixels, pixels, 8, 6, 0, 0, 0)
    parts = (chunk(b"IHDR", head), chunk(b"IDAT", zlib.compress(rows, 9)), chunk(b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)


for name, pixels, round_by, size in (
    ("icon-192.png", 192, 7, 1),
    ("icon-512.png", 512, 7, 1),
    ("icon-maskable-512.png", 512, 0, 0.78),
    ("icon-apple-180.png", 180, 0, 0.9),
):
    (PUBLIC / name).write_bytes(drawn(pixels, round_by, size))

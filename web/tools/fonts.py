"""Make the page's fonts from the full ones: only the axes, weights and letters that it uses, a quarter of the size.

    pip install fonttools brotli && python tools/fonts.py FOLDER_WITH_FULL_FONTS

The full fonts are `@fontsource-variable/commissioner` (OFL, without a reserved name), its files
commissioner-*-full-normal.woff2. Letters with accents are a file of their own, which English does not load; src/app.css
says which letters are where.
"""

import sys
from io import BytesIO
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

USED = {"wght": (400, 700), "VOLM": (0, 70), "slnt": 0}
FEATURES = ["kern", "mark", "mkmk", "liga", "calt", "ccmp", "locl", "rvrn"]
PLAIN = {*range(0x20, 0x7F), 0xA0, 0xAB, 0xB7, 0xBB, 0xD7, *range(0x2000, 0x2070), *range(0x2190, 0x2200), 0x2212}
"""What English is written with."""
HERE = Path(__file__).parent.parent / "public" / "fonts"


def save(font: TTFont, letters: set[int], name: str) -> None:
    options = subset.Options()
    options.layout_features = FEATURES
    options.notdef_outline = True
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=letters & font.getBestCmap().keys())
    cutter.subset(font)
    font.flavor = "woff2"
    font.save(HERE / f"commissioner-{name}.woff2")


for name in ("latin", "latin-ext", "cyrillic"):
    file = Path(sys.argv[1]) / f"commissioner-{name}-full-normal.woff2"
    everything = set(TTFont(file).getBestCmap())
    parts = {"latin": everything & PLAIN, "latin-1": everything - PLAIN} if name == "latin" else {name: everything}
    for part, letters in parts.items():
        cut = BytesIO()
        instancer.instantiateVariableFont(TTFont(file), USED).save(cut)
        save(TTFont(cut), letters, part)

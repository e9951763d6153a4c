"""Make the page's fonts from the full ones: only the axes and weights that it uses, half the size.

    pip install fonttools brotli && python tools/fonts.py FOLDER_WITH_FULL_FONTS

The full fonts are `@fontsource-variable/commissioner` (OFL, without a reserved name), its files
commissioner-*-full-normal.woff2.
"""

import sys
from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

USED = {"wght": (400, 700), "VOLM": (0, 70), "slnt": 0}

for name in ("latin", "latin-ext", "cyrillic"):
    font = TTFont(Path(sys.argv[1]) / f"commissioner-{name}-full-normal.woff2")
    small = instancer.instantiateVariableFont(font, USED)
    small.flavor = "woff2"
    small.save(Path(__file__).parent.parent / "public" / "fonts" / f"commissioner-{name}.woff2")

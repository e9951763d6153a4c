"""The colours of a picture, by the names of styles: the Nile, the gods and the colours of pyramids."""

from typing import Final

MANY: Final = {
    "stream": "#5db5bb",
    "anubis": "bold #ffffff on #6b4a8e",
    "bastet": "bold #2b1d00 on #e9ae1f",
    "horus": "bold #fff8ee on #b5372b",
    "ouadjet": "bold #10263b on #7cc3f0",
    "sobek": "bold #f6fff6 on #1f8255",
    "ruby": "bold #d04a4a",
    "sapphire": "bold #4f86e0",
    "diamond": "bold #23262b on #f4f1ea",
    "onyx": "bold #f4f1ea on #25292e",
    "red": "bold #d04a4a",
    "blue": "bold #4f86e0",
    "white": "bold #23262b on #f4f1ea",
    "black": "bold #f4f1ea on #25292e",
}
"""For terminals with many colours."""
FEW: Final = {
    "stream": "cyan",
    "anubis": "bold bright_white on magenta",
    "bastet": "bold black on bright_yellow",
    "horus": "bold bright_white on red",
    "ouadjet": "bold black on bright_cyan",
    "sobek": "bold bright_white on bright_black",
    "ruby": "bold red",
    "sapphire": "bold bright_blue",
    "diamond": "bold black on white",
    "onyx": "bold bright_white on black",
    "red": "bold red",
    "blue": "bold bright_blue",
    "white": "bold black on white",
    "black": "bold bright_white on black",
}
"""For the sixteen colours of an old terminal."""

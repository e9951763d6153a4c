"""The options of a measurement: whatever is wrong with them is said in one line, with exit status 2."""

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn

from benben.kernel.errors import BenbenError


class Parser(argparse.ArgumentParser):
    def __init__(self, program: str, description: str | None) -> None:
        super().__init__(
            prog=program,
            description=description,
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {' '.join(message.split())}; --help lists the options", file=sys.stderr)
        sys.exit(2)

    @contextmanager
    def refusing(self) -> Iterator[None]:
        """Names of games, bots and scenarios are checked by those who know them."""
        try:
            yield
        except BenbenError as wrong:
            self.error(str(wrong))


def positive(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 9 and int(text)):
        raise argparse.ArgumentTypeError(f"{text[:60]!r} is not a whole number from 1 on")
    return int(text)

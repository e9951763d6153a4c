"""Writes the state classes of all games, box/state.py, from the columns that box/columns.py declares.

    python tools/states.py           write them
    python tools/states.py --check   … or say which of them do not fit their columns

A class made at run time would do for the interpreter; mypyc and mypy want it written out.
"""

import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType

from benben.kernel.columns import Column

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "benben"
TOY = ROOT / "tests" / "toybox"
COMMAND = "python tools/states.py"
EDITIONS = {"kemet": "BLOOD_AND_SAND"}
"""Games with editions, and the one that a plain position is of."""


def written(name: str, columns: Sequence[Column], kernel: str = "...kernel", edition: str = "") -> str:
    """The module with the class of this name; with an edition, a constant of edition.py, at hand in every position."""
    lines = [
        f'"""The position of a game. Written by {COMMAND} from columns.py, where it is declared; do not edit."""',
        "",
        *(["from typing import ClassVar", ""] if edition else []),
        f"from {kernel}.columns import blank",
        f"from {kernel}.steps import State",
        *([] if kernel.startswith(".") else [""]),
        "from .columns import COLUMNS",
        *([f"from .edition import {edition}"] if edition else []),
        "from .names import KINDS",
        "",
        "",
        f"class {name}(State):",
        '    """What the columns hold stands in columns.py."""',
        "",
        "    __slots__ = (",
        *(['        "edition",'] if edition else []),
        *[f'        "{column.name}",' for column in columns],
        "    )",
        *(['    follows: ClassVar[tuple[str, ...]] = ("edition",)'] if edition else []),
        "",
        "    def __init__(self, players: int) -> None:",
        "        super().__init__(players)",
        *([f"        self.edition = {edition}"] if edition else []),
        "        start = blank(COLUMNS, KINDS, players)",
        *[f'        self.{column.name} = start["{column.name}"]{"" if column.axis else "[0]"}' for column in columns],
        *(["", "    def bind(self) -> None:", f"        self.edition = {edition}"] if edition else []),
        "",
        f'    def copy(self) -> "{name}":',
        f"        other = {name}.__new__({name})",
        "        self.copy_base(other)",
        *(["        other.edition = self.edition"] if edition else []),
        *[f"        other.{column.name} = self.{column.name}{'[:]' if column.axis else ''}" for column in columns],
        "        return other",
    ]
    return "\n".join(lines) + "\n"


def written_of_classic(columns: Sequence[Column], shared: Sequence[Column]) -> str:
    """The class of classic Kemet: its own columns beside those it shares, and its edition by its switches."""
    inherited = {column.name for column in shared}
    own = [column for column in columns if column not in shared]
    lines = [
        f'"""The position of classic Kemet. Written by {COMMAND} from classic_columns.py; do not edit."""',
        "",
        "from ...kernel.columns import blank",
        "from .classic_columns import COLUMNS",
        "from .edition import classic",
        "from .names import KINDS",
        "from .state import KemetState",
        "",
        "",
        "class ClassicState(KemetState):",
        '    """What the columns hold stands in classic_columns.py."""',
        "",
        "    __slots__ = (",
        *[f'        "{column.name}",' for column in own if column.name not in inherited],
        "    )",
        "",
        "    def __init__(self, players: int) -> None:",
        "        super().__init__(players)",
        "        start = blank(COLUMNS, KINDS, players)",
        *[f'        self.{column.name} = start["{column.name}"]{"" if column.axis else "[0]"}' for column in own],
        "        self.bind()",
        "",
        "    def bind(self) -> None:",
        "        self.edition = classic(self.switches)",
        "",
        '    def copy(self) -> "ClassicState":',
        "        other = ClassicState.__new__(ClassicState)",
        "        self.copy_base(other)",
        "        other.edition = self.edition",
        *[f"        other.{column.name} = self.{column.name}{'[:]' if column.axis else ''}" for column in columns],
        "        return other",
    ]
    return "\n".join(lines) + "\n"


def states() -> dict[Path, str]:
    """What each state.py must hold."""
    found = {}
    for path in sorted(SOURCE.glob("*/box/columns.py")):
        game = path.parts[-3]
        package = ModuleType(f"benben.{game}")  # without its chapters, which need the class that is to be written
        package.__path__ = [str(SOURCE / game)]
        sys.modules[package.__name__] = package
        columns = import_module(f"{package.__name__}.box.columns").COLUMNS
        found[path.with_name("state.py")] = written(
            f"{game.capitalize()}State", columns, edition=EDITIONS.get(game, "")
        )
        if game == "kemet":
            classic = import_module(f"{package.__name__}.box.classic_columns").COLUMNS
            found[path.with_name("classic_state.py")] = written_of_classic(classic, columns)
    sys.path.append(str(TOY.parent))
    columns = import_module(f"{TOY.name}.columns").COLUMNS
    found[TOY / "state.py"] = written("ToyState", columns, "benben.kernel")
    return found


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--check"]):
        print(f"usage: {COMMAND} [--check]", file=sys.stderr)
        return 2
    stale = {path: text for path, text in states().items() if not path.exists() or path.read_text("utf-8") != text}
    for path, text in stale.items():
        if arguments:
            print(f"{path.relative_to(ROOT)} does not fit columns.py beside it: run {COMMAND}", file=sys.stderr)
        else:
            path.write_text(text, "utf-8")
            print(f"{path.relative_to(ROOT)} written")
    return 1 if stale and arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

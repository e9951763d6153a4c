"""What is shown: boards that fit the window, events with the rules behind them, and plain lines."""

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Console

from ..kernel.contract import Ruleset
from ..kernel.errors import printable
from ..kernel.events import Event
from ..kernel.pictures import Line, Picture, beside, plain, stacked, two_columns, widest
from ..kernel.steps import STEP, State
from ..kernel.words import Words
from .colours import Paint
from .pictures import shown_of
from .speech import sentence, step_words

GAP: Final = 2
PANEL: Final = 28
"""The narrowest column in which the text beside a board is readable."""
PANEL_MOST: Final = 44
ROOM: Final = 12
"""Lines of a window that a board leaves for what is new and what is asked."""


def in_rows(blocks: Sequence[Picture], across: int, columns: int) -> list[Picture]:
    """Blocks in rows of so many."""
    rows: list[Picture] = []
    for i in range(0, len(blocks), across):
        row: Picture = []
        for j, block in enumerate(blocks[i : i + across]):
            row = beside(row, block, j * columns) if row else block
        rows.append(row)
    return rows


class Screen:
    """A console and the game that is shown on it, in somebody's words."""

    def __init__(self, rules: Ruleset[Any], console: Console, words: Words) -> None:
        self.rules = rules
        self.console = console
        self.words = words
        self.shown = shown_of(rules)
        self.paint = Paint(self.shown.MANY, self.shown.FEW)

    # Lines ------------------------------------------------------------------------------------------------------------

    def say(self, text: str = "", style: str = "") -> None:
        self.line([(text, style)])

    def line(self, line: Line) -> None:
        """A line of words; long ones wrap."""
        self.console.print(self.paint(line, self.console), highlight=False)

    def picture(self, picture: Picture) -> None:
        """Lines that must stay as they are."""
        for line in picture:
            if self.console.color_system is None:
                self.console.out(printable(plain(line)), highlight=False)
            else:
                self.console.print(self.paint(line, self.console), highlight=False, soft_wrap=True)

    def events(self, events: Sequence[Event]) -> None:
        for event in events:
            self.line(self.event(event))

    def event(self, event: Event) -> Line:
        """What happened, sides in their colours, and the rule behind it."""
        told = sentence(self.rules, self.shown, self.words, event)
        cause = self.shown.cause(self.words, event)
        why = [(f" ({cause})", "")] if cause else []
        return [("  ", ""), *told, *why, (f"  {self.rules.cite(event.rule)}", "rule")]

    def asked(self, who: Line, s: State) -> None:
        """Somebody, and what is asked there."""
        step = self.rules.steps[s.frames[-1][STEP]]
        self.line([*who, (f" {step_words(self.words, step)}", "title"), (f"  {self.rules.asked_by(s)}", "rule")])

    # Boards -----------------------------------------------------------------------------------------------------------

    def map_of(self, s: State, legal: Sequence[int] = ()) -> Picture:
        """The board in the widest form that fits."""
        board = self.shown.board(s, self.words, legal)
        return board if widest(board) <= self.console.width else self.shown.board(s, self.words, legal, narrow=True)

    def beside_map(self, s: State, board: Picture, whole: bool = True) -> Picture:
        """The board with everything else on its right, and under it what does not fit there, unless that may be left
        out; or nothing if the window is too narrow for that."""
        left = widest(board) + GAP
        columns = min(self.console.width - left, PANEL_MOST)
        if columns < PANEL:
            return []
        right: list[Picture] = []
        under: list[Picture] = []
        for panel in self.shown.panels(s, self.words, columns):
            fits = len(stacked([*right, panel])) <= len(board)
            (right if fits else under).append(panel)
        rows = in_rows(under, (self.console.width + GAP) // (columns + GAP), columns + GAP)
        full = stacked([beside(board, stacked(right), left), *rows])
        return full if whole or len(full) <= self.console.height - ROOM else full[: len(board)]

    def around_map(self, s: State) -> Picture:
        """Everything else, in two columns or one."""
        columns = min(self.console.width, 2 * PANEL_MOST) // 2 - 1
        if columns >= PANEL:
            return two_columns(self.shown.panels(s, self.words, columns - 1), columns + 1)
        return stacked(self.shown.panels(s, self.words, max(self.console.width, 20)))

    def board(self, s: State, legal: Sequence[int] = ()) -> Picture:
        """During a turn: the map, what is beside it where there is room, and what is under it if all fits in the
        window."""
        board = self.map_of(s, legal)
        return self.beside_map(s, board, whole=False) or board

    def everything(self, s: State, legal: Sequence[int] = (), map_last: bool = False) -> int:
        """The whole position with its legend; the map comes last where it must stay in sight. Its height is given."""
        board = self.map_of(s, legal)
        legend = self.shown.legend(s, self.words, min(self.console.width, 100) - 2)
        whole = self.beside_map(s, board)
        if whole:
            parts = [whole, legend]
        elif map_last:
            parts = [self.around_map(s), legend, board]
        else:
            parts = [board, self.around_map(s), legend]
        self.picture(stacked([part for part in parts if part]))
        return len(whole or board)

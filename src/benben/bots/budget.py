"""How long a bot may think about a turn: processor seconds, or a number of simulations, which is exactly repeatable."""

import re
from time import thread_time
from typing import Final, NamedTuple

from ..kernel.errors import BadOptions, shown

MOST_SECONDS: Final = 600.0
MOST_SIMS: Final = 1_000_000
RIGHT: Final = "search:0.3 (processor seconds a turn) or search:sims=200 (simulations a turn)"
FIRST: Final = 0.75
"""Of a turn's budget may go into its first question …"""
LATER: Final = 0.5
"""… and of what is left into each further one, also when others are at turn."""


class Budget(NamedTuple):
    """For a whole turn; what is used up first ends the thinking. The seconds only decide how many simulations there
    are, never what one of them brings."""

    seconds: float = MOST_SECONDS
    sims: int = MOST_SIMS


def read_budget(text: str) -> Budget:
    """What stands behind "search:"."""
    if re.fullmatch(r"sims=[0-9]{1,9}", text) and 1 <= (sims := int(text[5:])) <= MOST_SIMS:
        return Budget(sims=sims)
    if re.fullmatch(r"[0-9]{1,4}(\.[0-9]{1,6})?", text) and 0 < (seconds := float(text)) <= MOST_SECONDS:
        return Budget(seconds=seconds)
    raise BadOptions(f"search:{shown(text)[1:-1]} is no time to think: {RIGHT} is expected")


class Purse:
    """What is left of a turn's budget. A bot keeps it from question to question."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.seconds, self.sims = budget
        self.stopped = False

    def open(self, new_turn: bool) -> "Spending":
        """For one question."""
        part = LATER
        if new_turn:
            self.seconds, self.sims = self.budget
            part = FIRST
        return Spending(self, self.seconds * part, max(1, round(self.sims * part)))


class Spending:
    """What one question may take, and what it has taken."""

    def __init__(self, purse: Purse, seconds: float, sims: int) -> None:
        self.purse = purse
        self.begin = thread_time()
        self.until = self.begin + seconds
        self.sims = sims
        self.done = 0

    def halt(self) -> bool:
        """Whether to stop at once."""
        return self.purse.stopped or thread_time() >= self.until

    def affords(self, sims: int) -> bool:
        return self.done + sims <= self.sims and not self.halt()

    def close(self) -> None:
        self.purse.seconds -= thread_time() - self.begin
        self.purse.sims -= self.done

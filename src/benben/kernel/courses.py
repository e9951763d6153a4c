"""A game of a series, choice by choice: chance is played here as it is in `benben sim`."""

from typing import Any

from .chance import draw, game_key
from .contract import Outcome, Ruleset
from .steps import BOX, State


class Course:
    """`turn` is who is asked, until there is an `outcome`. With equal choices, game n is game n of the series."""

    def __init__(self, rules: Ruleset[Any], options: dict[str, object], seed: int, number: int) -> None:
        self.rules = rules
        self.key = game_key(seed, number)
        self.made = 0
        self.turn = 0
        self.outcome: Outcome | None = None
        self.state: State = rules.setup(options)
        self.go_on()

    @property
    def legal(self) -> list[int]:
        return self.rules.legal(self.state, self.turn)

    def choose(self, choice: int) -> None:
        self.rules.apply(self.state, self.turn, choice)
        self.made += 1
        self.go_on()

    def go_on(self) -> None:
        """Until somebody is asked, or the game is over."""
        s, rules = self.state, self.rules
        while (owing := rules.owing(s)) and owing[0] == BOX:
            self.made += 1
            rules.apply(s, BOX, draw(rules.odds(s), self.key, self.made))
        if owing:
            self.turn = owing[0]
        else:
            self.outcome = rules.outcome(s)

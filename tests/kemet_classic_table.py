"""Short sketches for the rule tests of classic Kemet, as those of Blood and Sand (kemet_table).

Without more said there are two players with the cities NW and SW.
"""

import random
from textwrap import dedent

from table import Table

from benben.kemet.classic import CLASSIC_RULES
from benben.kernel import positions
from benben.kernel.chance import draw
from benben.kernel.events import Log
from benben.kernel.steps import BOX


class Classic(Table):
    """A table that saves every position on the way and reads it again, and looks whether it is possible."""

    def __init__(self, sketch: str) -> None:
        self.rules = CLASSIC_RULES
        self.log = Log()
        text = f'game = "{self.rules.name}"\n' + dedent(sketch)
        self.state = positions.read(self.rules, positions.parse(text), self.log)
        self.saved()

    def do(self, *moves: str) -> list[str]:
        told = []
        for move in moves:
            told += super().do(move)
            self.saved()
        return told

    def saved(self) -> None:
        assert self.rules.check(self.state) == []
        text = positions.dump(self.rules, self.state)
        assert positions.dump(self.rules, positions.read(self.rules, positions.parse(text))) == text

    def chance(self, seed: int = 1) -> None:
        """Whatever the BOX has to draw."""
        rng = random.Random(seed)
        while self.rules.owing(self.state) == [BOX]:
            choice = draw(self.rules.odds(self.state), b"", rng.getrandbits(64))
            self.rules.apply(self.state, BOX, choice, self.log)
            self.saved()

    def events(self, since: int = 0) -> list[str]:
        """Everything that was told, each behind its rule as it is cited in this game."""
        return [f"{self.rules.cite(e.rule)} {self.rules.story.line(e)}" for e in self.log.events[since:]]


def table(situation: str, top: str = "", **of_player: str) -> Classic:
    """`top` are TOML lines, `of_player` the entries of a player's table: P1="troops = { NW1 = 5 }, prayer = 4"."""
    lines = [f'situation = "{situation}"', top, *(f"{p} = {{ {entries} }}" for p, entries in of_player.items())]
    return Classic("\n".join(lines))

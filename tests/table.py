"""A table for tests: set up a sketch, make choices in notation, look at what happened.

t = Table('''
    gods = ["isis", "amun"]
    situation = "battle in the region of [4,7]"
    board = "empty"
    pieces = { "[4,7]" = "isis god", "[5,8]" = "amun god" }
''')
t.do("P1: card flood", "P2: card drought")
assert t.told("A-B6", "wins battle") == [["amun"]]
assert t.of("amun", "devotion") == 1
"""

from textwrap import dedent
from typing import Any

from benben.kernel import positions
from benben.kernel.events import Event, Log
from benben.kernel.notation import player_name
from benben.kernel.registry import ruleset


class Table:
    def __init__(self, sketch: str, game: str = "ankh") -> None:
        self.rules = ruleset(game)
        self.log = Log()
        self.state: Any = positions.read(self.rules, positions.parse(f'game = "{game}"\n' + dedent(sketch)), self.log)

    def do(self, *moves: str) -> list[str]:
        """Make these choices ("P1: card flood"); the texts of what happened, each behind its rule ID."""
        before = len(self.log.events)
        for move in moves:
            who, _, text = move.partition(": ")
            player = -1 if who == "BOX" else int(who[1:]) - 1
            self.rules.apply(self.state, player, self.rules.read(self.state, player, text), self.log)
        return [f"{e.rule} {self.rules.story.line(e)}" for e in self.log.events[before:]]

    def told(self, rule: str, template: str) -> list[list[object]]:
        """The arguments of all events so far with this rule and template."""
        return [self.args(e) for e in self.log.events if e.rule == rule and e.template == template]

    def order(self, *templates: str) -> list[str]:
        """The templates of all events so far, in order, without those not asked for."""
        return [e.template for e in self.log.events if e.template in templates]

    def args(self, event: Event) -> list[object]:
        return self.rules.story.args(event)

    @property
    def owing(self) -> list[str]:
        return [player_name(p) for p in self.rules.owing(self.state)]

    @property
    def prompt(self) -> str:
        """The name of the step that asks, "" when the game is over."""
        return self.rules.steps[self.state.frames[-1][0]].name if self.state.frames else ""

    def legal(self, player: str = "") -> list[str]:
        """The legal choices of a player, by default of the only one who is asked."""
        who = player or self.owing[0]
        return [self.rules.choices.say(c) for c in self.rules.legal(self.state, int(who[1:]) - 1)]

    def piece(self, name: str) -> str:
        """What stands on a hex: "isis warrior", "nothing"."""
        return str(self.rules.kinds["piece"].say(self.state.piece[self.rules.kinds["hex"].read(name)]))

    def of(self, who: str, column: str) -> Any:
        """What a column says of a god, pool entry, player, token …, in notation."""
        found = next(c for c in self.rules.columns if c.name == column)
        value = getattr(self.state, column)[self.rules.kinds[found.axis].read(who)]
        return self.rules.kinds[found.kind].say(value)

    def column(self, column: str) -> Any:
        """A whole column in notation; entries at their default are left out."""
        found = next(c for c in self.rules.columns if c.name == column)
        return found.encode(self.state, self.rules.kinds, None)

    @property
    def outcome(self) -> tuple[str, list[str]]:
        """Reason and winners; ("", []) while the game goes on."""
        outcome = self.rules.outcome(self.state)
        return (outcome.reason, [player_name(p) for p in outcome.winners]) if outcome else ("", [])

"""What a position comes to: everybody plays on as a light greedy would, until some turns of one player have passed.

The others are not expected to find their best turn, only a sensible one, and they judge for themselves. Whatever is
hidden was made up before, once for all lines that are compared; whatever is drawn comes from the generator given.
"""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from ..kernel.contract import Ruleset
from ..kernel.steps import BOX, NOBODY, STEP, State, Step
from .lines import Effort, Line, Lines, Path
from .sealed import Draft, Matter

LIGHT: Final = Effort(width=1, sight=24, promising=4, enough=60, glance=8)
"""How much is looked at where nothing is known of a kind of question."""
KNOWN: Final = 10
"""Continuations that a player is known to like at a kind of question: these are tried again …"""
FRESH: Final = 4
"""… and so many others, as they come."""
TRIES: Final = 3
"""Drafts that each player compares at a sealed question on the way."""
FARTHEST: Final = 120
"""Lines played on before it is enough: only a game without turns comes so far."""

Halt = Callable[[], bool]
"""Whether to stop at once."""
Repertoire = dict[int, list[Path]]
"""What a player likes to do, by kind of question, the best first."""


class Halted(Exception):
    """There is no time left, or somebody said stop."""


def opens(rules: Ruleset[Any], s: State) -> bool:
    """Whether a turn begins with the open question."""
    f = s.frames[-1]
    return s.asked != NOBODY and rules.steps[f[STEP]].opens(s, f)


def has_turns(rules: Ruleset[Any]) -> bool:
    """Whether the game says where turns begin."""
    return any(type(step).opens is not Step.opens for step in rules.steps)


class Light(Lines):
    """A search that begins with what is known of a player and adds little to it."""

    def __init__(self, rules: Ruleset[Any], player: int, rng: Random, liked: Repertoire) -> None:
        super().__init__(rules, player, rng, LIGHT)
        self.liked = liked

    def continuations(self, line: Line) -> list[Line]:
        liked = self.liked.get(line.state.frames[-1][STEP])
        if liked is None:
            return super().continuations(line)
        found: dict[Path, Line] = {}
        for path in [*liked, *[()] * FRESH]:
            longer = self.longer(line, path)
            if longer:
                found.setdefault(tuple(choice for _, choice in longer.made[len(line.made) :]), longer)
        return list(found.values())

    def longer(self, line: Line, path: Path) -> Line | None:
        """The line, further by these choices if they can be made; without any, by what comes until something has
        changed on the table."""
        s, made = line.state.copy(), line.made[:]
        while not path or len(made) < len(line.made) + len(path):
            menu = self.rules.legal(s, self.player)
            choice = path[len(made) - len(line.made)] if path else menu[int(self.rng.random() * len(menu))]
            if choice not in menu:
                return None
            self.rules.apply(s, self.player, choice)
            made.append((menu, choice))
            if not self.mine(s) or not (path or self.only_names(line.state, s)):
                break
        return Line(s, self.judge(s), made)


class Ahead:
    """How a position may go on, for one player who looks ahead."""

    def __init__(self, rules: Ruleset[Any], player: int) -> None:
        self.rules = rules
        self.player = player
        self.liked: dict[int, Repertoire] = {}

    def learn(self, lines: Lines) -> None:
        """What a thorough search has found to be good for its player is liked by it from now on."""
        known = self.liked.setdefault(lines.player, {})
        for kind, worths in lines.worth.items():
            if len(worths) > KNOWN and kind not in known:
                known[kind] = sorted(worths, key=lambda path: -worths[path])[:KNOWN]

    def get_to_know(self, s: State, rng: Random, halt: Halt) -> None:
        """Let each of the others take one turn thoroughly. `s` is used up."""
        for _ in range(FARTHEST):
            if s.reason or halt() or (s.asked == self.player and opens(self.rules, s)):
                break
            if s.asked >= 0 and s.asked != self.player:
                lines = Lines(self.rules, s.asked, rng)
                s = lines.best(s).state
                self.learn(lines)
            else:
                s = self.step(s, rng)

    def play_on(self, s: State, turns: int, rng: Random, halt: Halt) -> State:
        """The position where the player would begin a turn once more after so many, or where the game has ended. `s`
        is used up."""
        for _ in range(FARTHEST):
            if halt():
                raise Halted
            if s.reason:
                break
            if s.asked == self.player and opens(self.rules, s):
                turns -= 1
                if turns < 0:
                    break
            s = self.step(s, rng)
        return s

    def step(self, s: State, rng: Random) -> State:
        """Whoever is asked answers: a player to the end of its line, all who draft together."""
        if s.asked == BOX:
            odds = self.rules.odds(s)
            self.rules.apply(s, BOX, rng.choices([c for c, _ in odds], [w for _, w in odds])[0])
        elif s.asked == NOBODY:
            draft(self.rules, s, rng)
        else:
            s = Light(self.rules, s.asked, rng, self.liked.get(s.asked, {})).best(s).state
        return s


def draft(rules: Ruleset[Any], s: State, rng: Random) -> None:
    """Everybody who drafts takes the best of a few, against what the others may do, unseen."""
    matter = Matter(rules, s, NOBODY, rng)
    others = {p: matter.any_draft(p) for p in matter.drafters}
    chosen: dict[int, Draft] = {}
    for p in matter.drafters:
        tried = sorted({others[p], *(matter.any_draft(p) for _ in range(TRIES - 1))})
        chosen[p] = tried[0]
        if len(tried) > 1:
            worths = [rules.judge(matter.played_out({**others, p: one}), p) for one in tried]
            chosen[p] = tried[worths.index(max(worths))]
    s.drafts, s.sealed = [[] for _ in range(s.players)], 0
    for p, made in chosen.items():
        for choice in made:
            rules.draft(s, p, choice)
    rules.settle(s, None)

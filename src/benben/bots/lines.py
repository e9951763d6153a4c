"""The search through a player's own uninterrupted decisions: which line of choices leads to the best position.

Lines grow question by question and only the best few at each kind of question are kept (a beam). The kind matters: a
summon that has been chosen but not yet made is no worse than followers already taken, it is only unfinished.
"""

from collections.abc import Callable
from math import inf
from random import Random
from typing import Any, Final, NamedTuple

from ..kernel.contract import Ruleset
from ..kernel.steps import BOX, PASS, State


class Effort(NamedTuple):
    """How much is looked at."""

    width: int  # lines kept at each kind of question
    sight: int  # continuations of a line looked at in one step, at most; if there are more, a random selection
    promising: int  # of choices already tried in a similar menu, only so many of the best are tried in another line
    enough: int  # positions judged in one search; after that, only the best line is followed to its end …
    glance: int  # … with so many continuations looked at


FULL: Final = Effort(width=3, sight=250, promising=8, enough=2000, glance=40)
LONGEST: Final = 60
"""The most steps of a line; only a game that asks one player for ever would reach it."""

Path = tuple[int, ...]
Like = tuple[int, int, int]
"""What makes positions alike: the moment, who is asked, and the kind of question."""
Made = list[tuple[list[int], int]]
"""Choices, each with the menu in which it was found."""


class Line:
    """A position, what it is worth, and how it was reached."""

    __slots__ = ("made", "state", "value")

    def __init__(self, state: State, value: float, made: Made) -> None:
        self.state = state
        self.value = value
        self.made = made


class Experience:
    """What continuations have brought whoever tried them in like positions. Somebody who can look at a few only looks
    at those first that have brought most. What is learned counts after `settle`."""

    def __init__(self) -> None:
        self.moment = 0  # how far play has come: turns since the position that all begin with
        self.known: dict[Like, dict[Path, float]] = {}
        self.heard: list[tuple[Like, Path, float]] = []

    def learn(self, about: Like, brought: dict[Path, float]) -> None:
        for path, gain in brought.items():
            self.heard.append((about, path, gain))

    def settle(self) -> None:
        for about, path, gain in self.heard:
            known = self.known.setdefault(about, {})
            known[path] = (known.get(path, gain) + gain) / 2
            if len(path) > 1:  # what only names something is as good as what comes of it
                named = path[:-1]
                known[named] = max(known.get(named, gain), known[path])
        self.heard = []


class Lines:
    """One search, from one position, for one player."""

    def __init__(
        self,
        rules: Ruleset[Any],
        player: int,
        rng: Random,
        effort: Effort | None = None,
        experience: Experience | None = None,
    ) -> None:
        self.rules = rules
        self.player = player
        self.rng = rng
        self.effort = effort or FULL
        self.experience = experience
        self.tables = [column.name for column in rules.columns]
        self.judged = 0
        self.barriers = 0
        # By kind of question: what each continuation added when it was first tried.
        self.worth: dict[int, dict[Path, float]] = {}

    def best(self, s: State) -> Line:
        """The line whose last position, where the player's decisions are interrupted, is judged best."""
        return self.ends(s, 1)[0]

    def ends(self, s: State, most: int) -> list[Line]:
        """The best lines to where the player's decisions are interrupted, the very best first."""
        self.barriers = s.barriers
        lines = [Line(s, self.judge(s), [])]
        found: list[Line] = []
        for _ in range(LONGEST):
            kept: dict[int, list[Line]] = {}
            for line in lines:
                for longer in self.continuations(line):
                    if self.mine(longer.state):
                        kept.setdefault(longer.state.frames[-1][0], []).append(longer)
                    else:
                        found.append(longer)
            found = various(found, most)
            lines = [line for kind in kept.values() for line in best_of(kind, self.effort.width)]
            if not lines:
                break
            if self.judged > self.effort.enough:
                lines = [min(lines, key=by_value)]
        assert found, "own decisions never end"
        return found

    def mine(self, s: State) -> bool:
        """Whether the line goes on: not past a barrier, because what is shown there is made up."""
        return s.asked == self.player and s.barriers == self.barriers

    def judge(self, s: State) -> float:
        """Where chance is next, the average over what it may bring."""
        self.judged += 1
        if s.asked != BOX:
            return self.rules.judge(s, self.player)
        odds = self.rules.odds(s)
        total = 0.0
        for choice, weight in odds:
            after = s.copy()
            self.rules.apply(after, BOX, choice)
            total += weight * self.rules.judge(after, self.player)
        return total / sum(weight for _, weight in odds)

    def continuations(self, line: Line) -> list[Line]:
        """The line, one real change further: what is promising, or everything if nothing is."""
        before = self.worth.get(line.state.frames[-1][0], {})
        if len(before) <= self.effort.promising:
            return self.tried(line, before, -inf)
        floor = sorted(before.values(), reverse=True)[self.effort.promising - 1]
        return self.tried(line, before, floor) or self.tried(line, before, -inf)

    def tried(self, line: Line, before: dict[Path, float], floor: float) -> list[Line]:
        """Continuations, without those known to add less than `floor`. Stopping is tried in every line."""
        found: list[Line] = []
        fresh: dict[Path, float] = {}
        effort = self.effort
        about = (self.experience.moment if self.experience else 0, self.player, line.state.frames[-1][0])
        known = self.experience.known.get(about, {}) if self.experience else {}
        todo: list[tuple[State, Made, Path, int]] = [
            (line.state, line.made, (), effort.sight if self.judged <= effort.enough else effort.glance)
        ]
        while todo:
            s, made, path, sight = todo.pop()
            menu = self.rules.legal(s, self.player)
            tried = menu if len(menu) <= sight else self.some(menu, path, known, sight)
            for choice in tried:
                key = (*path, choice)
                if key[0] != PASS and before.get(key, floor) < floor:
                    continue
                after = s.copy()
                self.rules.apply(after, self.player, choice)
                steps = [*made, (menu, choice)]
                if self.mine(after) and self.only_names(s, after):
                    todo.append((after, steps, key, max(1, sight // len(tried))))
                    continue
                value = self.judge(after)
                found.append(Line(after, value, steps))
                fresh[key] = value - line.value
        self.worth[line.state.frames[-1][0]] = fresh | before
        if self.experience:
            self.experience.learn(about, fresh)
        return found

    def some(self, menu: list[int], path: Path, known: dict[Path, float], most: int) -> list[int]:
        """At random; of those that somebody has tried before, the best, so that one in four is new."""
        tried: list[int] = []
        if known:
            ranked = [(-known[(*path, choice)], choice) for choice in menu if (*path, choice) in known]
            ranked.sort()
            tried = [choice for _, choice in ranked[: most - most // 4]]
            menu = [choice for choice in menu if choice not in tried]
        return sorted(tried + self.rng.sample(menu, most - len(tried)))

    def only_names(self, s: State, after: State) -> bool:
        """Whether a choice has changed nothing on the table yet: it named a figure, and where it goes comes next."""
        return all(getattr(s, name) == getattr(after, name) for name in self.tables)


def best_of(lines: list[Line], most: int) -> list[Line]:
    """The best few. Equal values are nearly always the same position, reached in another order: one is enough."""
    return first_of(lines, most, lambda line: line.value)


def various(lines: list[Line], most: int) -> list[Line]:
    """The best few to choose from, also where the judgement sees no difference between two beginnings."""
    return first_of(lines, most, lambda line: (line.value, line.made[0][1]))


def first_of(lines: list[Line], most: int, alike: Callable[[Line], object]) -> list[Line]:
    kept: dict[object, Line] = {}
    for line in sorted(lines, key=by_value):
        kept.setdefault(alike(line), line)
        if len(kept) == most:
            break
    return list(kept.values())


def by_value(line: Line) -> float:
    return -line.value

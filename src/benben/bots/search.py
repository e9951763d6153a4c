"""The bot that looks ahead: it compares its best own lines by what comes of them when everybody plays on.

From its own view it makes up several possible positions. A line and its rivals are all followed through the same ones
with the same chance (common random numbers), so that they differ by what they are and not by luck. Lines that do badly
drop out, and the rest is looked at more often (sequential halving).
"""

from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

from ..kernel.chance import generator
from ..kernel.contract import Ruleset
from ..kernel.judging import added
from ..kernel.registry import ruleset
from ..kernel.steps import State
from ..kernel.views import View, read_view, sample
from .ahead import Halt, Halted, has_turns, opens, play_on
from .budget import Budget, Purse, Spending
from .lines import Line, Lines, Made
from .mixing import Mixing
from .sealed import Draft, prospect

ARMS: Final = 6
"""Own lines that are compared …"""
ENDS: Final = 40
"""… out of so many that greedy's beam ends with …"""
ALIKE: Final = 0.1
"""… of which two are the same if no term of the judgement sets them farther apart."""
TURNS: Final = 1
"""Own turns that are played on: the leaf is where the next one would begin."""
CUTS: Final = {1: 4, 2: 3, 4: 2}
"""After so many rounds, how many lines stay in the race. It does not depend on the budget: when time runs out, the
choice is that of as many simulations as there were."""
SETTLED: Final = 40
"""Rounds after which two lines are as good as equal …"""
PATIENCE: Final = 5
"""… and those before which nothing is clear, …"""
DOUBT: Final = 3.0
"""… and standard errors between two lines from which on it is."""
POSITIONS: Final = 4
"""Made-up positions in which a secret choice is weighed, at most …"""
MIXTURE: Final = 8
"""… each of which counts as so many simulations."""
REPLIES: Final = 3
"""Times a line is followed again to tell what the others may answer."""


class Account(NamedTuple):
    """What a comparison of lines came to: the line, its chance to win, the terms of the judgement that the others'
    answers change most, on average, and the next best line with its chance."""

    made: list[int]
    chance: float
    answers: dict[str, float]
    other: list[int]
    other_chance: float


class SearchBot:
    """Follows the line it has found for as long as the game asks what was foreseen, then looks again.

    When it looks, what it draws depends only on its key and the view, not on what came before.
    """

    def __init__(self, rng: Random, budget: Budget) -> None:
        self.key = rng.randbytes(16)
        self.plan: list[tuple[list[int], int]] = []  # menus to come and what to answer, the next one last
        self.purse = Purse(budget)
        self.done = 0  # simulations at the last question …
        self.account: Account | None = None  # … and why, if it is to explain itself and there was a choice of lines
        self.explains = False

    def stop(self) -> None:
        """The answer is wanted at once; from any thread."""
        self.purse.stopped = True

    def choose(self, legal: list[int], look: Callable[[], bytes]) -> int:
        self.account = None
        if self.plan:
            menu, choice = self.plan.pop()
            if menu == legal:
                return choice
            self.plan = []
        if len(legal) == 1:
            return legal[0]
        seen = look()
        table = read_view(seen)
        rules = ruleset(table.game)
        key = self.key + seen
        s = sample(rules, table, generator(key, "sample"))
        spending = self.purse.open(opens(rules, s) or not has_turns(rules))
        try:
            if s.drafts:
                made = self.seal(rules, s, table, key, spending)
            else:
                found = Lines(rules, table.player, generator(key, "lines")).ends(s, ENDS)
                race = Race(rules, table, key, spending)
                made = race.best(s, unlike(rules, table.player, found)).made
                if self.explains:
                    self.account = race.account(s)
        finally:
            spending.close()
            self.done = spending.done
            self.purse.stopped = False
        self.plan = made[:0:-1]
        return made[0][1]

    def seal(self, rules: Ruleset[Any], s: State, table: View, key: bytes, spending: Spending) -> Made:
        """A draft drawn from the mixture that serves on average over what may be hidden."""
        mixture: dict[Draft, float] = {}
        for number in range(POSITIONS):
            if number and not spending.affords(MIXTURE):
                break
            if number:
                s = sample(rules, table, generator(key, "sample", number))
            mixing = Mixing(rules, s, table.player, generator(key, "mixing", number), spending.halt)
            for draft, part in mixing.mixture().items():
                mixture[draft] = mixture.get(draft, 0.0) + part
            spending.done += MIXTURE
        drawn = generator(key, "sealed").choices(list(mixture), list(mixture.values()))[0]
        return mixing.plan(drawn)


def unlike(rules: Ruleset[Any], player: int, found: list[Line]) -> list[Line]:
    """The best lines of which no two come to the same, term by term of the judgement; `found` is the best first."""
    kept: list[tuple[Line, dict[str, float]]] = []
    for line in found:
        terms = rules.explain(line.state, player)
        if not terms or all(apart(terms, others) > ALIKE for _, others in kept):
            kept.append((line, terms))
        if len(kept) == ARMS:
            break
    return [line for line, _ in kept]


def apart(terms: dict[str, float], others: dict[str, float]) -> float:
    """By how much two positions differ in the term that sets them apart most."""
    return max(abs(worth - others.get(term, 0.0)) for term, worth in terms.items())


class Race:
    """Lines against each other, round by round: in a round all see the same position and the same chance."""

    def __init__(self, rules: Ruleset[Any], table: View, key: bytes, spending: Spending) -> None:
        self.rules = rules
        self.table = table
        self.key = key
        self.spending = spending
        self.lines: list[Line] = []
        self.worths: list[list[float]] = []  # of each line, round by round
        self.running: list[int] = []  # the lines still in the race, the best first

    def best(self, s: State, lines: list[Line]) -> Line:
        """`s` is the position in which the lines were found: the first of those that are made up."""
        self.lines = lines
        worths: list[list[float]] = [[] for _ in lines]
        self.worths = worths
        running = self.running = list(range(len(lines)))
        for number in range(SETTLED):
            if len(running) == 1 or not self.spending.affords(len(running) if number else 1):
                break
            if number:
                s = sample(self.rules, self.table, generator(self.key, "sample", number))
            heard = self.round(s, [lines[arm].made for arm in running], number)
            if len(heard) < len(running):
                if number:  # what only some have seen does not count
                    break
                running = running[: len(heard)] or running[:1]
            for arm, worth in zip(running, heard, strict=False):
                worths[arm].append(worth)
            self.spending.done += len(heard)
            running.sort(key=lambda arm: -added(worths[arm]))
            running = self.running = running[: CUTS.get(number + 1, ARMS)]
            if number + 1 >= PATIENCE and clear(worths[running[0]], worths[running[1]]):
                break
        return lines[running[0]]

    def round(self, s: State, lines: list[Made], number: int) -> list[float]:
        """What each line comes to, as a chance to win; fewer if there is no time for all."""
        heard: list[float] = []
        for made in lines:
            if not number and self.spending.done + len(heard) == self.spending.sims:
                break
            try:
                heard.append(self.follow(s.copy(), made, number))
            except Halted:
                break
        return heard

    def follow(self, s: State, made: Made, number: int) -> float:
        s = self.made(s, made)
        return prospect(self.rules, self.ahead(s, number, self.spending.halt), self.table.player)

    def ahead(self, s: State, number: int, halt: Halt) -> State:
        return play_on(self.rules, s, self.table.player, TURNS, generator(self.key, "ahead", number), halt)

    def made(self, s: State, made: Made) -> State:
        """`s` after the choices of a line."""
        player = self.table.player
        for _, choice in made:
            if choice not in self.rules.legal(s, player):  # what is hidden decides otherwise here
                break
            self.rules.apply(s, player, choice)
        return s

    def account(self, s: State) -> Account | None:
        """Why the best line is the best; `s` as for `best`. None if it had no rival."""
        seen = sorted((arm for arm in range(len(self.lines)) if self.worths[arm]), key=self.rank)
        if len(seen) < 2:
            return None
        player = self.table.player
        answers: dict[str, float] = {}
        chances: list[float] = []
        for arm in seen[:2]:
            total = 0.0
            for number in range(REPLIES):
                after = self.made(s.copy(), self.lines[arm].made)
                before = self.rules.explain(after, player)
                leaf = self.ahead(after, number, lambda: False)
                total += self.rules.chance(leaf, player)
                for term, worth in self.rules.explain(leaf, player).items() if arm == seen[0] else ():
                    answers[term] = answers.get(term, 0.0) + (worth - before.get(term, 0.0)) / REPLIES
            chances.append(total / REPLIES)
        lines = [[choice for _, choice in self.lines[arm].made] for arm in seen[:2]]
        return Account(lines[0], chances[0], answers, lines[1], chances[1])

    def rank(self, arm: int) -> tuple[int, float]:
        """The one that was chosen first, then by how a line did on average, longer ones in doubt."""
        place = self.running.index(arm) if arm in self.running else len(self.running)
        return place, -added(self.worths[arm]) / len(self.worths[arm])


def clear(first: list[float], second: list[float]) -> bool:
    """Whether one line does better than the next beyond doubt, by the rounds that both have seen."""
    apart = [a - b for a, b in zip(first, second, strict=True)]
    mean = added(apart) / len(apart)
    spread = added((x - mean) ** 2 for x in apart) / (len(apart) - 1)
    return mean * mean * len(apart) > DOUBT * DOUBT * spread

"""The bot that looks ahead: it compares its best own lines by what comes of them when everybody plays on.

From its own view it makes up several possible positions. A line and its rivals are all followed through the same ones
with the same chance (common random numbers), so that they differ by what they are and not by luck. Lines that do badly
drop out, and the rest is looked at more often (sequential halving).
"""

import gc
from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

from ..kernel.chance import generator
from ..kernel.contract import Ruleset
from ..kernel.judging import added
from ..kernel.steps import State
from ..kernel.views import View, sample
from .ahead import Halt, Halted, Way, has_turns, opens, play_on
from .budget import Budget, Purse, Spending
from .following import Follower
from .lines import Experience, Line, Lines, Made
from .mixing import Mixing
from .sealed import Draft


class Search(NamedTuple):
    """How lines are compared. Matches decide about the numbers (docs/bots.md)."""

    arms: int  # own lines that are compared
    way: Way  # how a line is followed


LEARNED: Final = Search(arms=6, way=Way(turns=0))
"""Of a game that has learned what a turn leads to: up to the next own turn. Time is spent on more rounds."""
DUEL: Final = Search(arms=6, way=Way(turns=2))
"""Of others, with two players."""
COMPANY: Final = Search(arms=6, way=Way(turns=1))
"""Of more, where a round of turns takes longer."""
ENDS: Final = 40
"""Lines that greedy's beam ends with, out of which those that are compared are taken …"""
ALIKE: Final = 0.1
"""… of which two are the same if no term of the judgement sets them farther apart."""
CUTS: Final = {2: 4, 4: 3, 8: 2}
"""After so many rounds, how many lines stay in the race. It does not depend on the budget: when time runs out, the
choice is that of as many simulations as there were."""
SETTLED: Final = 100
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


class SearchBot(Follower):
    """Takes the line that comes to most when everybody plays on."""

    def __init__(self, rng: Random, budget: Budget, search: Search | None = None) -> None:
        super().__init__(rng)
        self.purse = Purse(budget)
        self.search = search
        self.done = 0  # simulations at the last question …
        self.account: Account | None = None  # … and why, if it is to explain itself and there was a choice of lines
        self.explains = False

    def stop(self) -> None:
        """The answer is wanted at once; from any thread."""
        self.purse.stopped = True

    def choose(self, legal: list[int], look: Callable[[], bytes]) -> int:
        self.account = None
        return super().choose(legal, look)

    def think(self, rules: Ruleset[Any], table: View, key: bytes) -> Made:
        s = sample(rules, table, generator(key, "sample"))
        spending = self.purse.open(opens(rules, s) or not has_turns(rules))
        collecting = gc.isenabled()
        gc.disable()  # positions come and go by the thousand, and none of them refers to itself
        try:
            if s.drafts:
                return self.seal(rules, s, table, key, spending)
            search = self.search or (LEARNED if rules.learned else DUEL if s.players == 2 else COMPANY)
            found = Lines(rules, table.player, generator(key, "lines")).ends(s, ENDS)
            if rules.learned:
                found.sort(key=lambda line: -rules.prospect(line.state, table.player))
            race = Race(rules, table, key, spending, search)
            made = race.best(s, unlike(rules, table.player, found, search.arms)).made
            if self.explains:
                self.account = race.account(s)
            return made
        finally:
            if collecting:
                gc.enable()
            spending.close()
            self.done = spending.done
            self.purse.stopped = False

    def made_with(self) -> tuple[Any, ...]:
        return self.purse.budget, self.search

    def memory(self) -> list[Any]:
        return [*super().memory(), self.purse.seconds, self.purse.sims, self.explains]

    def remember(self, memory: list[Any]) -> None:
        super().remember(memory)
        self.purse.seconds, self.purse.sims, self.explains = memory[2:]

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


def unlike(rules: Ruleset[Any], player: int, found: list[Line], most: int) -> list[Line]:
    """The first lines of which no two come to the same, term by term of the judgement; `found` is the best first."""
    kept: list[tuple[Line, dict[str, float]]] = []
    for line in found:
        terms = rules.explain(line.state, player)
        if not terms or all(apart(terms, others) > ALIKE for _, others in kept):
            kept.append((line, terms))
        if len(kept) == most:
            break
    return [line for line, _ in kept]


def apart(terms: dict[str, float], others: dict[str, float]) -> float:
    """By how much two positions differ in the term that sets them apart most."""
    return max(abs(worth - others.get(term, 0.0)) for term, worth in terms.items())


class Race:
    """Lines against each other, round by round: in a round all see the same position and the same chance."""

    def __init__(self, rules: Ruleset[Any], table: View, key: bytes, spending: Spending, search: Search) -> None:
        self.rules = rules
        self.table = table
        self.key = key
        self.spending = spending
        self.search = search
        self.experience = Experience()  # of a round counts from the next one on: all lines meet equally wise players
        self.lines: list[Line] = []
        self.worths: list[list[float]] = []  # of each line, round by round
        self.running: list[int] = []  # the lines still in the race, the best first

    def best(self, s: State, lines: list[Line]) -> Line:
        """`s` is the position in which the lines were found: the first of those that are made up."""
        self.lines = lines
        worths: list[list[float]] = [[] for _ in lines]
        self.worths = worths
        running = self.running = list(range(len(lines)))
        if len(lines) > 1 and not self.learn(s):
            return lines[0]
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
            self.experience.settle()
            running.sort(key=lambda arm: -added(worths[arm]))
            running = self.running = running[: CUTS.get(number + 1, len(running))]
            if number + 1 >= PATIENCE and clear(worths[running[0]], worths[running[1]]):
                break
        return lines[running[0]]

    def learn(self, s: State) -> bool:
        """See what everybody may do after the best lines, before they are compared; False if there is no time."""
        try:
            for lesson, line in enumerate(self.lines[: self.search.way.lessons]):
                self.follow(s.copy(), line.made, -1 - lesson)
        except Halted:
            return False
        self.experience.settle()
        return True

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
        leaf = self.ahead(s, number, self.spending.halt)
        return self.rules.prospect(leaf, self.table.player)

    def ahead(self, s: State, number: int, halt: Halt) -> State:
        rng = generator(self.key, "ahead", number)
        return play_on(self.rules, s, self.table.player, self.search.way, rng, halt, self.experience)

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

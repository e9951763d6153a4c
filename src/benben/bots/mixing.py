"""Secret choices that nobody can read: a mixture of drafts to which no other draft is a much better answer.

Everybody's drafts are played against each other, as chances to win. Each player leans towards what it regrets not to
have chosen (regret matching); what all have chosen on average is nearly an equilibrium between two players, and a
sensible habit among more.
"""

from random import Random
from typing import Any, Final

from ..kernel.contract import Ruleset
from ..kernel.judging import added
from ..kernel.steps import State
from .ahead import Halt, Halted
from .sealed import Draft, Secret, prospect

FINALISTS: Final = 7
"""Drafts of each player that are played against each other …"""
GLIMPSES: Final = 2
"""… chosen from all by how they did in so many cases."""
ROUNDS: Final = 400
"""Of leaning towards what was regretted."""
CELLS: Final = 90
"""Cases played out, at most: two players with all their finalists need 49."""
FAINT: Final = 0.04
"""A draft with less of the mixture is not played: it is there for want of rounds."""

Mixture = dict[Draft, float]


class Mixing(Secret):
    """One sealed question in one made-up position. It can be left at any time by `halt`."""

    def __init__(self, rules: Ruleset[Any], s: State, player: int, rng: Random, halt: Halt) -> None:
        super().__init__(rules, s, player, rng)
        self.halt = halt
        self.known: dict[tuple[Draft, ...], list[float]] = {}

    def mixture(self) -> Mixture:
        """How often the player should take each draft, as far as there was time to find out."""
        mine = self.drafts[self.player]
        taken = dict.fromkeys(mine, 0.0)
        if len(mine) > 1:
            try:
                self.match([self.finalists(i) for i in range(len(self.drafters))], taken)
            except Halted:
                if not any(taken.values()):
                    self.guess(taken)
        return clean(taken)

    def match(self, open_to: list[list[Draft]], taken: Mixture) -> None:
        """Round by round; `taken` grows by how the player leaned."""
        own = self.drafters.index(self.player)
        regrets = [[0.0] * len(drafts) for drafts in open_to]
        for _ in range(ROUNDS):
            if len(self.known) >= CELLS:
                break
            leaning = [matched(regret) for regret in regrets]
            drawn = [self.rng.choices(drafts, lean)[0] for drafts, lean in zip(open_to, leaning, strict=True)]
            for i, drafts in enumerate(open_to):
                worths = [self.worth(swap(drawn, i, draft), i) for draft in drafts]
                mean = added(part * worth for part, worth in zip(leaning[i], worths, strict=True))
                for j, worth in enumerate(worths):
                    regrets[i][j] += worth - mean
            for draft, part in zip(open_to[own], leaning[own], strict=True):
                taken[draft] += part

    def guess(self, taken: Mixture) -> None:
        """By the few cases that were played out: the best draft, if any was."""
        own = self.drafters.index(self.player)
        found: dict[Draft, list[float]] = {}
        for made, worths in self.known.items():
            found.setdefault(made[own], []).append(worths[own])
        if found:
            taken[max(found, key=lambda draft: added(found[draft]) / len(found[draft]))] = 1.0

    def finalists(self, i: int) -> list[Draft]:
        """The drafts of a player that do best against any drafts of the others."""
        p = self.drafters[i]
        mine = self.drafts[p]
        if len(mine) <= FINALISTS:
            return mine
        cases = [[self.rng.choice(self.drafts[q]) for q in self.drafters] for _ in range(GLIMPSES)]
        rough = {draft: added(self.worth(swap(case, i, draft), i) for case in cases) for draft in mine}
        return sorted(mine, key=lambda draft: -rough[draft])[:FINALISTS]

    def worth(self, made: list[Draft], i: int) -> float:
        """What these drafts, one of each drafter, bring the one in place i."""
        key = tuple(made)
        if key not in self.known:
            if self.halt():
                raise Halted
            end = self.played_out(dict(zip(self.drafters, made, strict=True)))
            self.known[key] = [prospect(self.rules, end, p) for p in self.drafters]
        return self.known[key][i]

    def plan(self, draft: Draft) -> list[tuple[list[int], int]]:
        """The rest of a draft of the player's with the menus in which it will be asked, the next one first."""
        s = self.state
        begun = s.drafts[self.player]
        found: list[tuple[list[int], int]] = []
        for n in range(len(begun), len(draft)):
            s.drafts[self.player] = list(draft[:n])
            menu = self.step.legal(s, s.frames[-1], self.player)
            if n == len(begun) or self.step.drafting(s, s.frames[-1], self.player, menu):
                found.append((menu, draft[n]))
        s.drafts[self.player] = begun
        return found


def swap(items: list[Draft], i: int, new: Draft) -> list[Draft]:
    return [new if j == i else item for j, item in enumerate(items)]


def matched(regrets: list[float]) -> list[float]:
    """Shares by what is regretted; evenly if nothing is."""
    felt = [max(0.0, regret) for regret in regrets]
    total = added(felt)
    return [x / total for x in felt] if total > 0 else [1.0 / len(felt)] * len(felt)


def clean(mixture: Mixture) -> Mixture:
    """As shares of 1, without what is faint."""
    total = added(mixture.values())
    if not total:
        return dict.fromkeys(mixture, 1.0 / len(mixture))
    kept = {draft: part / total for draft, part in mixture.items() if part / total >= FAINT}
    whole = added(kept.values())
    return {draft: part / whole for draft, part in kept.items()}

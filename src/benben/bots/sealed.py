"""Secret choices made by several players at once: guess what the others may choose, play each case out, and mix.

The others are credited with some sense: the better a draft would serve them against players who choose blindly, the
likelier it is. The bot chooses the best answer to that, with a little chance among near-equals.
"""

from math import exp
from random import Random
from typing import Any, Final

from ..kernel import judging
from ..kernel.contract import Ruleset
from ..kernel.judging import added
from ..kernel.steps import BOX, PASS, SEAL, STEP, State

DRAFTS: Final = 24
"""How many of its own drafts the bot looks at, at most …"""
THEIR_DRAFTS: Final = 8
"""… and how many of another player's."""
BLIND: Final = 2
"""Cases in which each draft of another player is tried, to see how likely it is."""
CASES: Final = 6
"""Combinations of what the others may choose: this many are played out for each of its own drafts."""
FIRST_CASES: Final = 2
"""If there are many drafts, this many cases decide which of them are finalists …"""
FINALISTS: Final = 7
"""… and this many finalists are played out in all cases."""
SENSE: Final = 1.0
"""How much more a draft must be worth to be e times as likely: for the others …"""
CAUTION: Final = 0.15
"""… and for the bot itself."""
GLANCE: Final = 4
"""Answers compared at each question on the way, while a case is played out."""

Draft = tuple[int, ...]


def prospect(rules: Ruleset[Any], s: State, player: int) -> float:
    """A chance to win to steer by, bolder than `Ruleset.chance`, which is right on average: to be ahead counts for more
    than how far, and in matches that played better."""
    return judging.chance(s, player, judging.LEANING * rules.judge(s, player))


class Matter:
    """One sealed question. The state is made up: what others than `player` have drafted in it means nothing."""

    def __init__(self, rules: Ruleset[Any], s: State, player: int, rng: Random) -> None:
        self.rules = rules
        self.player = player
        self.rng = rng
        self.state = s.copy()
        f = s.frames[-1]
        self.step = rules.steps[f[STEP]]
        mask = self.step.drafters(s, f)
        self.drafters = [p for p in range(s.players) if mask >> p & 1]
        self.state.drafts = [s.drafts[p][:] if p == player else [] for p in range(s.players)]
        self.state.sealed = 0

    def any_draft(self, p: int) -> Draft:
        """Legal choices up to the seal, as they come."""
        s = self.state
        so_far = s.drafts[p]
        made = so_far
        while not made or made[-1] != SEAL:
            s.drafts[p] = made
            menu = self.step.legal(s, s.frames[-1], p)
            made = [*made, menu[int(self.rng.random() * len(menu))]]
        s.drafts[p] = so_far
        return tuple(made)

    def played_out(self, case: dict[int, Draft]) -> State:
        """The position when the matter that raised the question is over, which is when the frame below it has gone."""
        s = self.state.copy()
        matter = s.frames[-2:-1]
        for p in self.drafters:
            for choice in case[p][len(s.drafts[p]) :]:
                self.rules.draft(s, p, choice)
        self.rules.settle(s, None)
        while not s.reason and any(f is g for f in s.frames for g in matter):
            self.answer(s)
        return s

    def answer(self, s: State) -> None:
        """Quickly: a glance at a few answers, each judged by whoever is asked."""
        p = self.rules.owing(s)[0]
        menu = self.rules.legal(s, p)
        if p == BOX:
            odds = self.rules.odds(s)
            self.rules.apply(s, BOX, self.rng.choices([c for c, _ in odds], [w for _, w in odds])[0])
            return
        if s.asked != p:
            self.rules.apply(s, p, self.rng.choice(menu))
            return
        tried = menu if len(menu) <= GLANCE else self.rng.sample(menu, GLANCE)
        best, chosen = 0.0, -1
        for choice in tried:
            after = s.copy()
            self.rules.apply(after, p, choice)
            value = self.rules.judge(after, p)
            # Naming what to build is worth nothing yet: when in doubt, do not pass.
            if chosen < 0 or value > best or (value == best and chosen == PASS):
                best, chosen = value, choice
        self.rules.apply(s, p, chosen)


class Secret(Matter):
    """A sealed question for one player, who knows all drafts open to it and some of the others'."""

    def __init__(self, rules: Ruleset[Any], s: State, player: int, rng: Random) -> None:
        super().__init__(rules, s, player, rng)
        self.drafts = {p: self.drafts_of(p) for p in self.drafters}

    def choose(self, caution: float = CAUTION) -> int:
        """The next choice of the player's draft; `caution` is how much better a draft must be to be e times as
        likely."""
        others = [p for p in self.drafters if p != self.player]
        chances = {p: shares([self.blind_worth(p, draft) for draft in self.drafts[p]], SENSE) for p in others}
        cases = self.cases(others, chances)
        mine = self.drafts[self.player]
        if len(mine) > FINALISTS:
            heard = self.rng.choices(cases, [w for _, w in cases], k=FIRST_CASES)
            rough = {draft: added(self.outcome(case, draft) for case, _ in heard) for draft in mine}
            mine = sorted(mine, key=lambda draft: -rough[draft])[:FINALISTS]
        worths = [added(w * self.outcome(case, draft) for case, w in cases) for draft in mine]
        chosen = self.rng.choices(mine, shares(worths, caution))[0]
        return chosen[len(self.state.drafts[self.player])]

    def cases(self, others: list[int], chances: dict[int, list[float]]) -> list[tuple[dict[int, Draft], float]]:
        """Joint drafts of the others, with their weights: all of them for a single opponent, else a sample."""
        if len(others) == 1:
            p = others[0]
            return [({p: draft}, chance) for draft, chance in zip(self.drafts[p], chances[p], strict=True)]
        return [
            ({p: self.rng.choices(self.drafts[p], chances[p])[0] for p in others}, 1.0 / CASES) for _ in range(CASES)
        ]

    def blind_worth(self, p: int, draft: Draft) -> float:
        """What a draft brings p, on average, against any drafts of the rest."""
        total = 0.0
        for _ in range(BLIND):
            case = {q: self.rng.choice(self.drafts[q]) for q in self.drafters}
            case[p] = draft
            total += self.rules.judge(self.played_out(case), p)
        return total / BLIND

    def outcome(self, case: dict[int, Draft], draft: Draft) -> float:
        """What a draft brings the player if the others choose as in `case`."""
        return self.rules.judge(self.played_out({**case, self.player: draft}), self.player)

    def drafts_of(self, p: int) -> list[Draft]:
        """Every draft open to p; the same choices in another order count once."""
        s = self.state.copy()
        f = s.frames[-1]
        found: dict[Draft, Draft] = {}
        todo = [s.drafts[p]]
        while todo:
            so_far = todo.pop()
            s.drafts[p] = so_far
            for choice in self.step.legal(s, f, p):
                if choice == SEAL:
                    found.setdefault(tuple(sorted(so_far)), (*so_far, SEAL))
                else:
                    todo.append([*so_far, choice])
        return spread(sorted(found.values()), DRAFTS if p == self.player else THEIR_DRAFTS)


def spread(drafts: list[Draft], most: int) -> list[Draft]:
    """At most `most`, spread from the first to the last: of a hundred bids, some low, some high."""
    if len(drafts) <= most:
        return drafts
    return [drafts[i * (len(drafts) - 1) // (most - 1)] for i in range(most)]


def shares(worths: list[float], apart: float) -> list[float]:
    """Weights that sum to 1: e times as much for what is better by `apart`."""
    best = max(worths)
    raw = [exp((worth - best) / apart) for worth in worths]
    total = added(raw)
    return [x / total for x in raw]

"""What a position comes to: everybody plays on as a light greedy would, until some turns of one player have passed.

The others are not expected to find their best turn, only a sensible one, and they judge for themselves. Whatever is
hidden was made up before, once for all lines that are compared; whatever is drawn comes from the generator given.
"""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from ..kernel.contract import Ruleset
from ..kernel.steps import BOX, NOBODY, STEP, State, Step
from .lines import Effort, Lines
from .sealed import Draft, Matter

LIGHT: Final = Effort(width=1, sight=60, promising=6, enough=150, glance=16)
"""How much of a turn is looked at on the way: as much as still makes a fair opponent for greedy."""
TRIES: Final = 3
"""Drafts that each player compares at a sealed question on the way."""
FARTHEST: Final = 120
"""Lines played on before it is enough: only a game without turns comes so far."""

Halt = Callable[[], bool]
"""Whether to stop at once."""


class Halted(Exception):
    """There is no time left, or somebody said stop."""


def opens(rules: Ruleset[Any], s: State) -> bool:
    """Whether a turn begins with the open question."""
    f = s.frames[-1]
    return s.asked != NOBODY and rules.steps[f[STEP]].opens(s, f)


def has_turns(rules: Ruleset[Any]) -> bool:
    """Whether the game says where turns begin."""
    return any(type(step).opens is not Step.opens for step in rules.steps)


def play_on(rules: Ruleset[Any], s: State, player: int, turns: int, rng: Random, halt: Halt) -> State:
    """The position where `player` would begin a turn once more after so many, or where the game has ended. `s` is used
    up."""
    for _ in range(FARTHEST):
        if halt():
            raise Halted
        if s.reason:
            break
        if s.asked == BOX:
            odds = rules.odds(s)
            rules.apply(s, BOX, rng.choices([c for c, _ in odds], [w for _, w in odds])[0])
        elif s.asked == NOBODY:
            draft(rules, s, rng)
        else:
            if s.asked == player and opens(rules, s):
                turns -= 1
                if turns < 0:
                    break
            s = Lines(rules, s.asked, rng, LIGHT).best(s).state
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

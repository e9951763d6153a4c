"""What a position comes to: everybody plays on as a light greedy would, until some turns of one player have passed.

The others are not expected to find their best turn, only a sensible one, and they judge for themselves. Whatever is
hidden was made up before, once for all lines that are compared; whatever is drawn comes from the generator given.
"""

from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

from ..kernel.contract import Ruleset
from ..kernel.steps import BOX, NOBODY, STEP, State, Step
from .lines import Effort, Experience, Lines
from .sealed import Draft, Matter

THOROUGH: Final = Effort(width=2, sight=120, promising=6, enough=300, glance=20)
"""How much of a turn is looked at on the way, as long as nothing is known of what may be good there …"""
LIGHT: Final = Effort(width=1, sight=20, promising=4, enough=40, glance=8)
"""… and afterwards."""


class Way(NamedTuple):
    """How a position is played on."""

    turns: int  # own turns that are played on: the leaf is where the next one would begin
    lessons: int = 2  # lines that are followed once more, before all others, to gain experience
    first: Effort = THOROUGH  # how much of a turn everybody looks at in these …
    again: Effort = LIGHT  # … and when there is some experience
    tries: int = 3  # drafts that each player compares at a sealed question


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


def play_on(
    rules: Ruleset[Any], s: State, player: int, way: Way, rng: Random, halt: Halt, experience: Experience
) -> State:
    """The position where `player` would begin a turn once more after those of the way, or where the game has ended. `s`
    is used up; what is learned goes into the experience."""
    turns = way.turns
    effort = way.again if experience.known else way.first
    experience.moment = 0
    for _ in range(FARTHEST):
        if halt():
            raise Halted
        if s.reason:
            break
        if s.asked == BOX:
            odds = rules.odds(s)
            rules.apply(s, BOX, rng.choices([c for c, _ in odds], [w for _, w in odds])[0])
        elif s.asked == NOBODY:
            draft(rules, s, way.tries, rng)
        else:
            if opens(rules, s):
                experience.moment += 1
                if s.asked == player:
                    turns -= 1
                if turns < 0:
                    break
            s = Lines(rules, s.asked, rng, effort, experience).best(s).state
    return s


def draft(rules: Ruleset[Any], s: State, tries: int, rng: Random) -> None:
    """Everybody who drafts takes the best of a few, against what the others may do, unseen."""
    matter = Matter(rules, s, NOBODY, rng)
    others = {p: matter.any_draft(p) for p in matter.drafters}
    chosen: dict[int, Draft] = {}
    for p in matter.drafters:
        tried = sorted({others[p], *(matter.any_draft(p) for _ in range(tries - 1))})
        chosen[p] = tried[0]
        if len(tried) > 1:
            worths = [rules.judge(matter.played_out({**others, p: one}), p) for one in tried]
            chosen[p] = tried[worths.index(max(worths))]
    s.drafts, s.sealed = [[] for _ in range(s.players)], 0
    for p, made in chosen.items():
        for choice in made:
            rules.draft(s, p, choice)
    rules.settle(s, None)

"""How far into the games the laws see: ``python tests/laws_reach.py --games 20 --seed 1``.

Plays games of players with and without a plan, recorded games from late positions on, and hand-written positions. Tries
every law about positions there, and counts in what they were tried: kinds of end, moments, kinds of step.
"""

import argparse
import random
from collections import Counter
from collections.abc import Iterable
from textwrap import wrap
from typing import Final

from courses import COMPANIES, Course, courses
from laws import POSITION_LAWS, Rules
from moments import ABSENT, MOMENTS, moments, steps

from benben.kernel import registry
from benben.kernel.steps import State

WIDTH: Final = 120
"""Columns of the lists that are told."""

Reached = dict[str, Counter[str]]
"""By company: how often what was reached."""


def look(course: Course, counts: Counter[str], laws: Iterable[str] = POSITION_LAWS) -> None:
    """Tries the laws wherever this game is looked at."""
    rng = random.Random(f"law {course.seed}")
    counts["games"] += 1
    for s in course.walk():
        for law in laws:
            try:
                POSITION_LAWS[law](course.rules, s, rng)
            except Exception as wrong:
                wrong.add_note(f"law {law}, seed {course.seed}, {course.bots}, after {len(course.before)} choices")
                raise
        counts.update(seen(course.rules, s))


def seen(rules: Rules, s: State) -> list[str]:
    if s.reason:
        return [f"end {rules.reasons[s.reason]}"]
    return ["decisions", *moments(rules, s), *(f"step {step}" for step in steps(rules, s))]


def wanted(rules: Rules) -> list[str]:
    """Everything in which the laws must have been tried."""
    ends = [f"end {reason}" for reason in rules.reasons[1:]]
    names = [step.name for step in rules.steps if step.name not in ABSENT.get(rules.name, ())]
    return [*ends, *MOMENTS[rules.name], *(f"step {name}" for name in names)]


def missing(rules: Rules, reached: Reached) -> list[str]:
    return [mark for mark in wanted(rules) if not any(counts[mark] for counts in reached.values())]


# Telling -------------------------------------------------------------------------------------------------------------


def told(rules: Rules, reached: Reached, rarest: int = 6) -> str:
    """A table of who reached what how often, and the kinds of step that were reached least."""
    total = sum(reached.values(), Counter[str]())
    marks = ["games", "decisions", *(mark for mark in wanted(rules) if not mark.startswith("step "))]
    lines = [f"{rules.name:<31}" + "".join(f"{company:>10}" for company in [*reached, "all"])]
    lines += [f"{m:<31}" + "".join(f"{counts[m]:>10,}" for counts in [*reached.values(), total]) for m in marks]
    asked = sorted((total[f"step {step.name}"], step.name) for step in rules.steps)
    least = "; ".join(f"{name} {count:,}" for count, name in asked[:rarest])
    known = f"{sum(count > 0 for count, _ in asked)} of {len(asked)} kinds of step: {least}"
    return "\n".join([*lines, *wrap(known, WIDTH)])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=sorted(COMPANIES), action="append", help="default: all but the toy")
    parser.add_argument("--games", type=int, default=20, help="of each company")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    for name in given.game or ["ankh", "kemet", "kemet-classic"]:
        rules = registry.ruleset(name)
        reached: Reached = {company: Counter() for company in COMPANIES[name]}
        for company, counts in reached.items():
            for course in courses(name, company, given.games, given.seed):
                look(course, counts)
        print(told(rules, reached, rarest=len(rules.steps)))
        print(f"never reached: {', '.join(missing(rules, reached)) or 'nothing'}\n", flush=True)


if __name__ == "__main__":
    main()

"""The course of a game for somebody who looks back: any position of it, through anybody's eyes.

It is walked in a worker. Positions are kept at some lines only, so that a long game does not fill the memory.
"""

import json
from bisect import bisect_left
from typing import Any, Final, cast

from ..kernel.events import may_know
from ..kernel.game import Game
from ..kernel.notation import player_name
from ..kernel.records import Record
from ..kernel.registry import ruleset
from ..kernel.steps import State
from . import entries, looks, wire
from .chronicle import Chronicle, Item, numbered
from .jobs import LookBack
from .messages import Entry, Happened, Line, Mark, Moment
from .settings import STORY_LENGTH

REMEMBERED: Final = 4
"""Tables whose courses are kept at hand, so that a scrubber moves at once."""
SPACING: Final = 16
"""Lines between two positions that are kept."""


class Course:
    """What each line of a record caused, and some of the positions; it grows with the record."""

    def __init__(self, job: LookBack) -> None:
        self.rules: Any = ruleset(job.game)
        self.game = Game(self.rules, json.loads(job.options))
        self.chronicle = Chronicle(self.game)
        self.lines: list[tuple[int, str, int]] = []
        self.states: dict[int, State] = {0: self.game.state.copy()}
        self.news: list[list[Item]] = [self.chronicle.items[:]]
        self.kept: list[int | None] = [None]  # by line: how many items an undo left

    def extend(self, lines: list[tuple[int, str, int]]) -> None:
        for line in lines[len(self.lines) :]:
            entries.fold(self.game, entries.of_line(line))
            before = len(self.chronicle.items)
            kept = self.chronicle.follow(self.game)
            self.lines.append(line)
            if len(self.lines) % SPACING == 0 or kept is not None:
                self.states[len(self.lines)] = self.game.state.copy()
            self.news.append([] if kept is not None else self.chronicle.items[before:])
            self.kept.append(kept)

    def state(self, at: int) -> State:
        """After so many lines. An undo has a position of its own, so between two kept ones there are only choices."""
        start = next(n for n in range(at, -1, -1) if n in self.states)
        s = self.states[start].copy()
        for player, text, _ in self.lines[start:at]:
            self.rules.apply(s, player, self.rules.read(s, player, text))
        return s

    def story(self, at: int, eyes: int | None) -> list[Entry]:
        """What had been told after so many lines, numbered; `None` sees everything."""
        items: list[Item] = []
        for kept, news in zip(self.kept[: at + 1], self.news, strict=False):
            del items[len(items) if kept is None else kept :]
            items += news
        seen = [item.data for item in items if eyes is None or may_know(item.audience, eyes)]
        return numbered(seen, 1)[-STORY_LENGTH:]

    def marks(self, ends: list[int], eyes: int | None) -> list[Mark]:
        """The key moments that were not taken back, by the reader's line behind which they had happened."""
        items: list[tuple[int, Item]] = []
        for n, (kept, news) in enumerate(zip(self.kept, self.news, strict=True)):
            del items[len(items) if kept is None else kept :]
            items += [(n, item) for item in news]
        return [
            cast(Mark, {**item.data, "at": min(bisect_left(ends, n), len(ends) - 1)})
            for n, item in items
            if item.data.get("event") in self.rules.key_moments and (eyes is None or may_know(item.audience, eyes))
        ]


courses: dict[str, Course] = {}


def course_of(job: LookBack) -> Course:
    course = courses.pop(job.table, None)
    if course is None or course.lines != job.lines[: len(course.lines)]:
        course = Course(job)
    while len(courses) >= REMEMBERED:
        del courses[next(iter(courses))]
    courses[job.table] = course
    course.extend(job.lines)
    return course


def look_back(job: LookBack) -> bytes:
    """As JSON. Lines are those of the reader's record: how many secret choices lie between two is not told."""
    course = course_of(job)
    record = Record(job.game, 0, "", {}, [])
    record.lines = job.lines
    seen = record.seen(job.reader)
    ends = [0, *[line[0] for line in seen]]  # by line that is seen: how many there really were by then
    line: Line | None = None
    began = 0
    if job.at:
        _, who, text, audience = seen[job.at - 1]
        known = text != "?" and (job.eyes is None or may_know(audience, job.eyes))
        line = {"player": player_name(who), "choice": text if known else None}
        began = ends[job.at - 1] + 1
    end = ends[job.at]
    news = [item for items in course.news[began : end + 1] for item in items]
    told = [item.data for item in news if job.eyes is None or may_know(item.audience, job.eyes)]
    moment: Moment = {
        "lines": len(seen),
        "at": job.at,
        "line": line,
        "view": looks.look_back(course.rules, course.state(end), job.eyes),
        "events": [cast(Happened, data) for data in told if "event" in data],
        "story": course.story(end, job.eyes),
    }
    if job.marks:
        moment["marks"] = course.marks(ends, job.eyes)
    return wire.encoder.encode(moment)

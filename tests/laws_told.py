"""The leak law: whatever a viewer is told follows from what the columns have shown to that viewer.

Two games are played side by side that look the same to a viewer: one player chooses otherwise, drafts otherwise, or
what the viewer cannot see is made up anew. As long as every position they pass through looks the same, also those
between two questions, the viewer must hear the same events, and the same players must be asked. What has looked the
same to the end must have been told in the same way everywhere (`told_wire`). What looks the same is derived from the
declared visibility of the columns; what a step says of its own secrets, its audience, is not asked.
"""

import copy
import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, zip_longest
from typing import Any, Final

from courses import Course, Sketched
from laws import Rules, may_see, snapshot, top, viewers
from told_wire import Wire

from benben.kernel.columns import HIDDEN, PUBLIC
from benben.kernel.events import Event, Log, may_know
from benben.kernel.game import Game, Mark
from benben.kernel.notation import player_name
from benben.kernel.steps import BOX, SEAL, State, Step
from benben.kernel.views import read_view, sample, view

FORK: Final = 6
"""So many choices of a menu are compared."""
DRAFTS: Final = 3
"""… so many pairs of drafts …"""
FOLLOWED: Final = 6
"""… and so many decisions afterwards, as long as nothing looks different."""
TURNED: Final = {"kemet": ("planned",), "kemet-classic": ("planned",)}
"""Columns of what lies face down on the table until it is turned over and put away at once: whatever leaves them is
seen by all (K-B2), though no position shows it."""
Plan = list[int]
"""One choice, or a whole draft."""


# What a viewer sees --------------------------------------------------------------------------------------------------


class Moment:
    """A position that the machine has passed through, and what was said on the way to it."""

    def __init__(self, rules: Rules, before: State, s: State, events: list[Event]) -> None:
        self.rules = rules
        self.state = s.copy()
        self.events = events
        left = [(getattr(before, name), getattr(s, name)) for name in TURNED.get(rules.name, ())]
        self.turned = [[max(0, x - y) for x, y in zip(*columns, strict=True)] for columns in left]
        self.public: tuple[object, ...] = ()

    def sight(self, viewer: int) -> tuple[object, ...]:
        """What the columns show, and what every position shows."""
        s = self.state
        if not self.public:
            open_columns = [getattr(s, c.name) for c in self.rules.columns if c.sees == PUBLIC]
            self.public = (open_columns, s.frames, s.sealed, s.barriers, s.reason, s.winners)
        own = [
            [x if may_see(self.rules, c, s, i, viewer) else None for i, x in enumerate(getattr(s, c.name))]
            for c in self.rules.columns
            if c.sees not in (PUBLIC, HIDDEN)
        ]
        return (self.public, self.turned, own, s.drafts[viewer] if s.drafts and viewer >= 0 else [])

    def heard(self, viewer: int) -> list[str]:
        told = [event for event in self.events if may_know(event.audience, viewer)]
        return [f"{event.rule} {self.rules.story.line(event)}" for event in told]


class Watched(Step[Any]):
    """A step, and somebody who looks at the position whenever it has done something."""

    def __init__(self, step: Step[Any], seat: "Seat") -> None:
        self.step = step
        self.seat = seat
        same = ("name", "rule", "cursor", "args", "rest", "sealed", "secret", "on")
        asked = ("hides", "who", "legal", "odds", "drafters", "drafting", "audience", "fits")
        for name in (*same, *asked):
            setattr(self, name, getattr(step, name))

    def run(self, s: Any, f: list[int], log: Log | None) -> None:
        self.step.run(s, f, log)
        self.seat.note(s)

    def apply(self, s: Any, f: list[int], p: int, choice: int, log: Log | None) -> None:
        self.step.apply(s, f, p, choice, log)
        self.seat.note(s)

    def reveal(self, s: Any, f: list[int], drafts: list[list[int]], log: Log | None) -> None:
        self.step.reveal(s, f, drafts, log)
        self.seat.note(s)


class Seat:
    """One of two games, from a moment on."""

    def __init__(self, game: Game, twin: State | None = None) -> None:
        self.start = fork(game, game.rules, twin)
        self.rules = copy.copy(game.rules)
        self.rules.steps = [Watched(step, self) for step in game.rules.steps]
        self.game = fork(game, self.rules, twin)
        self.true = twin is None
        columns = [c.name for c in self.rules.columns]
        self.secret = bool(twin) and any(getattr(twin, name) != getattr(game.state, name) for name in columns)
        self.moments: list[Moment] = []
        self.acts: list[tuple[int, Plan]] = []
        self.heard = 0
        self.last = self.game.state.copy()

    @property
    def state(self) -> State:
        return self.game.state

    def note(self, s: State) -> None:
        events = self.game.log.events
        self.moments.append(Moment(self.rules, self.last, s, events[self.heard :]))
        self.last = self.moments[-1].state
        self.heard = len(events)

    def do(self, p: int, plan: Plan) -> None:
        self.moments = []
        self.acts.append((p, plan))
        for choice in plan:
            self.game.commit(p, choice)
        self.note(self.state)

    def said(self) -> str:
        last = [f"{player_name(p)} {', '.join(self.rules.choices.say(c) for c in plan)}" for p, plan in self.acts]
        return "; ".join(last)


def fork(game: Game, rules: Rules, twin: State | None) -> Game:
    """The same game, to be played on apart from it; with `twin`, from a position that took its place."""
    other = copy.copy(game)
    other.rules = rules
    other.record = copy.copy(game.record)
    other.record.lines = game.record.lines[:]
    other.record.players = [player_name(p) for p in range(game.state.players)]
    other.made, other.audiences = game.made[:], game.audiences[:]
    other.state = (twin or game.state).copy()
    other.pending = {p: draft[:] for p, draft in game.pending.items()} if twin is None else drafted(rules, twin)
    other.log = Log()
    other.marks = [Mark(len(other.made), other.state.copy(), 0)]
    return other


def drafted(rules: Rules, s: State) -> dict[int, list[tuple[int, int]]]:
    """The open drafts of a position as a game keeps them: without what nobody was asked."""
    found: dict[int, list[tuple[int, int]]] = {}
    f = s.frames[-1] if s.drafts else []
    for p, draft in enumerate(s.drafts):
        before = s.copy()
        before.sealed &= ~(1 << p)
        for n, choice in enumerate(draft):
            before.drafts[p] = draft[:n]
            step = rules.steps[f[0]]
            if step.drafting(before, f, p, step.legal(before, f, p)):
                found.setdefault(p, []).append((choice, step.audience(before, f, p, choice)))
    return found


# The law -------------------------------------------------------------------------------------------------------------


def news(seat: Seat, viewer: int) -> Iterator[tuple[tuple[object, ...], list[str]]]:
    """What a viewer sees and hears of the last act, without the moments at which nothing is new."""
    last: tuple[object, ...] = ()
    for moment in seat.moments:
        seen, heard = moment.sight(viewer), moment.heard(viewer)
        if heard or seen != last:
            yield seen, heard
        last = seen


def alike(a: Seat, b: Seat, viewer: int) -> bool:
    """Whether the last acts in two games that looked the same still do; then what was told must be the same."""
    for one, other in zip_longest(news(a, viewer), news(b, viewer)):
        who = f"{player_name(viewer)} can tell [{a.said()}] from [{b.said()}]"
        assert one is not None and other is not None, f"{who}: somebody is asked in one of them only"  # noqa: PT018
        if one[0] != other[0]:
            return False
        assert one[1] == other[1], f"{who}: {one[1]} {other[1]}"
    assert a.rules.owing(a.state) == b.rules.owing(b.state), f"{viewer} sees that others are asked"
    return True


def one_game(a: Seat, b: Seat) -> bool:
    """Whether two games, in which columns were the same to begin with, have led to the same position, to the last int:
    then there is no secret that could be told. Cards may be named in any order, and some choices do nothing."""
    return not (a.secret or b.secret) and snapshot(a.state) == snapshot(b.state)


class Told:
    """The law on the games of a course; counts what looked the same and was compared."""

    def __init__(self, course: Course, every: float = 1.0, replays: int = 1) -> None:
        self.course = course
        self.rng = random.Random(f"told {course.seed}")
        self.every = every
        # A replay begins at the beginning: so many, and as many again of games whose records differ in length.
        self.replays = [0 if isinstance(course, Sketched) else replays] * 2
        self.counts = Counter[str]()

    def run(self) -> Counter[str]:
        for game in walk(self.course):
            if not game.rules.owing(game.state):
                break
            (self.drafts if game.state.drafts else self.choices)(game)
            if self.rng.random() < self.every:
                self.twins(game)
        return self.counts

    def choices(self, game: Game) -> None:
        """Different choices of a player, which others may not tell apart."""
        p = game.rules.owing(game.state)[0]
        menu = game.rules.legal(game.state, p)
        seats = [Seat(game) for _ in range(min(len(menu), FORK))]
        for seat, choice in zip(seats, sorted(self.rng.sample(menu, len(seats))), strict=True):
            seat.do(p, [choice])
        pairs = [(a, b) for a, b in combinations(seats, 2) if not one_game(a, b)]
        same = [(a, b, v) for a, b in pairs for v in viewers(game.state) if v != p and alike(a, b, v)]
        self.counts["choices"] += len(same)
        self.counts[f"secret {top(game.rules, game.state)[0].name}"] += len(same)
        if same:
            self.follow(*self.rng.choice(same))

    def drafts(self, game: Game) -> None:
        """Different drafts of a player, the others as before, until they are revealed and a while longer."""
        for _ in range(DRAFTS):
            p = self.rng.choice(game.rules.owing(game.state))
            a, b = Seat(game), Seat(game)
            plan = self.plan(a, p)
            a.do(p, plan)
            b.do(p, self.drafted(b, p, plan, but=self.rng.randrange(len(plan))))
            same = [v for v in viewers(game.state) if v != p and not one_game(a, b) and alike(a, b, v)]
            self.counts["drafts"] += len(same)
            self.counts[f"secret {top(game.rules, game.state)[0].name}"] += len(same)
            if same:
                self.follow(a, b, self.rng.choice(same))

    def twins(self, game: Game) -> None:
        """What a viewer cannot see is something else."""
        viewer = self.rng.choice(viewers(game.state))
        twin = sample(game.rules, read_view(view(game.rules, game.state, viewer).bytes()), self.rng)
        if snapshot(twin) != snapshot(game.state):
            self.counts["twins"] += 1
            self.follow(Seat(game), Seat(game, twin), viewer)

    def follow(self, a: Seat, b: Seat, viewer: int) -> None:
        """The same is done in both, as far as it can be and nothing looks different; then everything is compared that
        was told until then."""
        for _ in range(FOLLOWED):
            owing = a.rules.owing(a.state)
            if not owing:
                break
            p = self.rng.choice(owing)
            plan = self.plan(a, p)
            same = self.imitated(b, p, plan)
            assert p != viewer or same == plan, f"{player_name(p)} may choose otherwise in a game that looks the same"
            if not same:
                break
            a.do(p, plan)
            b.do(p, same)
            if one_game(a, b) or not alike(a, b, viewer):
                self.counts["came apart"] += 1
                del a.acts[-1], b.acts[-1]
                break
            self.counts["followed"] += 1
        longer = len(a.game.record.lines) != len(b.game.record.lines)
        replayed = a.true and b.true and self.replays[longer] > 0
        self.replays[longer] -= replayed
        self.counts["replayed"] += replayed
        self.counts["longer"] += longer
        self.counts["told"] += 1
        one, other = (Wire(seat.start, seat.acts) for seat in (a, b))
        one.same(other, viewer, replayed)

    # Who does what ---------------------------------------------------------------------------------------------------

    def plan(self, seat: Seat, p: int) -> Plan:
        """A choice of p or, where all draft, the rest of a draft."""
        if seat.state.drafts:
            return self.drafted(seat, p, [])
        return [self.rng.choice(seat.rules.legal(seat.state, p))]

    def imitated(self, seat: Seat, p: int, plan: Plan) -> Plan:
        """The same here, or nothing; of a draft what can be the same, and chance may fall otherwise."""
        menu = seat.rules.legal(seat.state, p)
        if seat.state.drafts:
            return self.drafted(seat, p, plan)
        if p == BOX and plan[0] not in menu:
            return [self.rng.choice(menu)]
        return plan if plan[0] in menu else []

    def drafted(self, seat: Seat, p: int, like: Plan, but: int = -1) -> Plan:
        """A draft to its seal, like another one as far as that is possible, `but` for one place."""
        rules, s = seat.rules, seat.state.copy()
        step, f = rules.steps[s.frames[-1][0]], s.frames[-1]
        plan: Plan = []
        while not s.sealed >> p & 1:
            menu = step.legal(s, f, p)
            wanted = like[len(plan)] if len(plan) < len(like) else SEAL if like else -1
            others = [c for c in menu if c != wanted] or menu
            choice = wanted if wanted in menu and len(plan) != but else self.rng.choice(others)
            if step.drafting(s, f, p, menu):
                plan.append(choice)
            rules.draft(s, p, choice)
        return plan


def walk(course: Course) -> Iterator[Game]:
    """The decisions of a course that are looked at, as a game with its record."""
    rules = course.rules
    looks = course.looks(course.play())
    begin = course.begin()
    if isinstance(course, Sketched):
        game = Game(rules, {"players": begin.players})
        game.state = begin
    else:
        game = course.game(0)
    game.key = None
    rng, chooser = random.Random(f"walk {course.seed}"), course.chooser()
    for n in range(max(looks) + 1):
        owing = rules.owing(game.state)
        if n in looks:
            yield game
        if not owing:
            return
        p = rng.choice(owing)
        game.play(p, chooser(rules, game.state, p, rng))


def told(course: Course, every: float = 1.0, replays: int = 1) -> Counter[str]:
    return Told(course, every, replays).run()

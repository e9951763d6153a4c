"""A game so far, as researchers need it: the position, the choices that led there, and what each player has been told.
It is copied often and looked at seldom, so what a player was told is written down only when somebody asks."""

import json
import random
from typing import Any, Final, NamedTuple

from ..kernel.contract import Ruleset
from ..kernel.errors import BadRecord
from ..kernel.events import Event, Log, may_know
from ..kernel.notation import player_name
from ..kernel.play import LIMIT
from ..kernel.positions import encode
from ..kernel.records import Record, new_record, say_outcome
from ..kernel.registry import ruleset
from ..kernel.sights import UNSEEN
from ..kernel.steps import BOX, SPECTATOR, STEP, State
from ..kernel.views import View, sample, view

OVER: Final = -4
TOGETHER: Final = -2
"""Instead of a player in `asked`, as OpenSpiel numbers them; its chance is -1, as is BOX."""
RECENT: Final = 32
"""So many of the last lines that a player was told are kept as numbers."""

Line = tuple[int, int]
"""Who, and which choice, or UNSEEN."""


class Entry(NamedTuple):
    """A choice of the record, who may know it, and what it brought."""

    player: int
    choice: int
    audience: int
    events: list[Event]


class Told(NamedTuple):
    """What somebody was told, up to so many entries. Secret choices of a player in a row are one line, as in a record:
    `hidden` made the last of them."""

    text: str
    recent: tuple[Line, ...]
    entries: int
    hidden: int


class Beginning(NamedTuple):
    """Where a game begins that does not begin with its setup."""

    state: State
    told: dict[int, Told]
    pending: dict[int, list[tuple[int, int]]]


class Course:
    """With `together` all who draft in secret are asked at once, else one after the other. Either way nobody is told
    what others draft before all have sealed, and then the record has it in the order of the players."""

    def __init__(
        self, rules: Ruleset[Any], options: dict[str, object], together: bool, begun: Beginning | None = None
    ) -> None:
        self.rules = rules
        self.options = options
        self.together = together
        self.begun = begun
        self.made: list[Line] = []  # in the order in which they were made
        self.entries: list[Entry] = []
        self.decisions = 0
        if begun:
            self.state: State = begun.state.copy()
            self.told = dict(begun.told)
            self.pending = {p: drafted[:] for p, drafted in begun.pending.items()}  # of open drafts, with audience
        else:
            log = Log()
            self.state = rules.setup(options, log)
            self.told = {
                viewer: Told(self.heard(log.events, viewer), (), 0, BOX)
                for viewer in (SPECTATOR, *range(self.state.players))
            }
            self.pending = {}
        self.ask()

    def ask(self) -> None:
        owing = self.rules.owing(self.state)
        self.asked = OVER if not owing or self.decisions >= LIMIT else owing[0]
        if self.together and len(owing) > 1 and self.asked != OVER:
            self.asked = TOGETHER

    def copy(self) -> "Course":
        other = Course.__new__(Course)
        other.rules = self.rules
        other.options = self.options
        other.together = self.together
        other.begun = self.begun
        other.made = self.made[:]
        other.entries = self.entries[:]
        other.decisions = self.decisions
        other.state = self.state.copy()
        other.told = self.told.copy()
        other.pending = {p: drafted[:] for p, drafted in self.pending.items()} if self.pending else {}
        other.asked = self.asked
        return other

    def __deepcopy__(self, memo: object) -> "Course":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return resume, (self.rules.name, self.options, self.together, self.begun, self.made)

    # Playing ---------------------------------------------------------------------------------------------------------

    def legal(self, p: int) -> list[int]:
        return self.rules.legal(self.state, p) if self.asked in (p, TOGETHER) else []

    def play_all(self, choices: dict[int, int]) -> None:
        """One choice of each; all are made, or none."""
        for p, choice in choices.items():
            self.refuse(p, choice)
        for p, choice in choices.items():
            self.play(p, choice)

    def refuse(self, p: int, choice: int) -> None:
        """Before anything else is asked about a choice: steps know only their own."""
        if choice not in self.rules.legal(self.state, p):
            raise self.rules.refusal(self.state, p, choice)

    def play(self, p: int, choice: int) -> None:
        self.refuse(p, choice)
        s, log = self.state, Log()
        f = s.frames[-1]
        step = self.rules.steps[f[STEP]]
        audience, barriers = step.audience(s, f, p, choice), s.barriers
        self.rules.apply(s, p, choice, log)
        self.made.append((p, choice))
        self.decisions += p != BOX
        if not step.sealed:
            self.entries.append(Entry(p, choice, audience, log.events))
        else:
            self.pending.setdefault(p, []).append((choice, audience))
            if s.barriers != barriers:
                self.reveal(log.events)
        self.ask()

    def reveal(self, events: list[Event]) -> None:
        """All have sealed."""
        for p in sorted(self.pending):
            self.entries += [Entry(p, choice, audience, []) for choice, audience in self.pending[p]]
        self.pending = {}
        self.entries[-1] = self.entries[-1]._replace(events=events)

    def score(self) -> list[float]:
        """Nothing before the end; after so many decisions a game is cut off, and nobody has anything."""
        outcome = self.rules.outcome(self.state)
        return outcome.score if outcome else [0.0] * self.state.players

    def record(self, players: list[str]) -> Record:
        """As `benben sim` writes it, for players of these names."""
        if self.begun:
            raise BadRecord("a game that does not begin with its setup has no record")
        record = new_record(self.rules, self.options, players)
        said = self.rules.choices.names
        record.lines = [(p, said[choice], audience) for p, choice, audience, _ in self.entries]
        record.end = say_outcome(self.rules.outcome(self.state))
        return record

    # What players know -----------------------------------------------------------------------------------------------

    def heard(self, events: list[Event], viewer: int) -> str:
        return "".join(f"{self.rules.story.line(e)}\n" for e in events if may_know(e.audience, viewer))

    def tell(self, viewer: int) -> Told:
        """All that the viewer, a player or the spectator, was told since the beginning: choices and events."""
        told = self.told[viewer]
        if told.entries == len(self.entries):
            return told
        text, lines, hidden = [told.text], list(told.recent), told.hidden
        for p, choice, audience, events in self.entries[told.entries :]:
            known = may_know(audience, viewer)
            if known or p == BOX or p != hidden:
                text.append(f"{player_name(p)} {self.rules.choices.names[choice] if known else '?'}\n")
                lines.append((p, choice if known else UNSEEN))
            hidden = BOX if known else p
            if events:
                text.append(self.heard(events, viewer))
        self.told[viewer] = Told("".join(text), tuple(lines[-RECENT:]), len(self.entries), hidden)
        return self.told[viewer]

    def seen(self, viewer: int) -> str:
        """What lies on the table, and what the viewer is asked."""
        return written(self.view(viewer))

    def known(self, viewer: int) -> str:
        """All that the viewer has been told, and what lies on the table now."""
        return self.tell(viewer).text + self.seen(viewer)

    def secret(self, player: int) -> str:
        """What lies there for the player alone; '' if that is nothing."""
        mine, everybodys = (self.view(viewer).data["position"] for viewer in (player, SPECTATOR))
        own = beyond(mine, everybodys)
        return json.dumps(own, ensure_ascii=False, separators=(",", ":")) if own else ""

    def view(self, viewer: int) -> View:
        return view(self.rules, self.state, viewer)

    def position(self) -> str:
        """Where the game stands, with all that is hidden."""
        return json.dumps(encode(self.rules, self.state), ensure_ascii=False, separators=(",", ":"))

    def sampled(self, viewer: int, rng: random.Random) -> "Course":
        """A game that the viewer cannot tell from this one, made up from the viewer's view alone. Of what the others
        have been told before, only what they see now is made up with it."""
        s = sample(self.rules, self.view(viewer), rng)
        for p in range(s.players):
            if p != viewer and s.drafts and s.drafts[p] and not s.sealed >> p & 1:
                self.rules.reopen(s, p)  # those who are asked later have not begun
        begun = beginning(self.rules, s)
        begun.told[viewer] = self.tell(viewer)._replace(entries=0)
        if viewer in begun.pending:
            begun.pending[viewer] = self.pending.get(viewer, [])  # without what was forced
        return Course(self.rules, self.options, self.together, begun)


def beyond(mine: dict[str, Any], everybodys: dict[str, Any]) -> dict[str, Any]:
    """What stands in one's own and not, or otherwise, in everybody's."""
    found = {}
    for name, value in mine.items():
        other = everybodys.get(name)
        if isinstance(value, dict) and isinstance(other, dict):
            value = beyond(value, other)
        if value not in (other, {}):
            found[name] = value
    return found


def written(seen: View) -> str:
    return seen.bytes().decode()


def beginning(rules: Ruleset[Any], s: State) -> Beginning:
    """A position as the beginning of a game: all know what they see of it."""
    told = {p: Told(f"{written(view(rules, s, p))}\n", (), 0, BOX) for p in (SPECTATOR, *range(s.players))}
    return Beginning(s, told, {p: draft_lines(rules, s, p) for p, draft in enumerate(s.drafts) if draft})


def draft_lines(rules: Ruleset[Any], s: State, p: int) -> list[tuple[int, int]]:
    """The choices of an open draft, each with who may know it once all have sealed."""
    f, found = s.frames[-1], []
    draft = s.drafts[p]
    for n, choice in enumerate(draft):
        s.drafts[p] = draft[:n]
        found.append((choice, rules.steps[f[STEP]].audience(s, f, p, choice)))
    s.drafts[p] = draft
    return found


def resume(game: str, options: dict[str, object], together: bool, begun: Beginning | None, made: list[Line]) -> Course:
    """A course again from what was kept of it."""
    course = Course(ruleset(game), options, together, begun)
    for p, choice in made:
        course.play(p, choice)
    return course

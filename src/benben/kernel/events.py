"""What happened, as data: a template, typed arguments, the rule that caused it, and who may know.

The log of a game in any language, animation, statistics and the answer to "why?" are all read from these.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from .notation import Terms, player_name

EVERYONE: Final = -1
"""The audience of all players and spectators; any other audience is a bit mask of players."""

Templates = Mapping[str, tuple[str, ...]]
"""The events of a game by name, with the kinds of their arguments."""


class Event:
    """`scene`: what the table looked like then, where somebody wants to know (`Log.show`); `parts`: amounts that
    it is made of, by name (`Log.made_of`). Neither is part of what happened: it follows from it."""

    __slots__ = ("args", "audience", "parts", "rule", "scene", "template")

    def __init__(self, template: str, rule: str, args: Sequence[int], audience: int) -> None:
        self.template = template
        self.rule = rule
        self.args = tuple(args)
        self.audience = audience
        self.scene: Mapping[str, object] | None = None
        self.parts: Sequence[tuple[str, int]] = ()


class Answer:
    """A question with only one answer, given by the machine: after how many events, for whom, and what."""

    __slots__ = ("after", "choice", "player")

    def __init__(self, after: int, player: int, choice: int) -> None:
        self.after = after
        self.player = player
        self.choice = choice


class Log:
    """Collects events; hand it to `apply` to learn what happened, hand None to go faster."""

    __slots__ = ("events", "forced", "look")

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.forced: list[Answer] = []  # for tools that inspect a position; no viewer is told
        self.look: Callable[[Any], Mapping[str, object] | None] | None = None  # how a position is kept as a scene

    def add(self, template: str, rule: str, *args: int) -> None:
        self.events.append(Event(template, rule, args, EVERYONE))

    def whisper(self, audience: int, template: str, rule: str, *args: int) -> None:
        self.events.append(Event(template, rule, args, audience))

    def made_of(self, *parts: tuple[str, int]) -> None:
        """The amounts that the last event is made of; one without a name is what its rule gives."""
        self.events[-1].parts = parts

    def show(self, s: Any) -> None:
        """The position after the last event is worth looking back at. Only an event for everybody carries a scene."""
        last = self.events[-1] if self.look and self.events else None
        if self.look and last and last.audience == EVERYONE and last.scene is None:
            last.scene = self.look(s)

    def force(self, player: int, choice: int) -> None:
        self.forced.append(Answer(len(self.events), player, choice))

    def heard(self, player: int) -> list[Event]:
        """The events that a player, or the spectator, may know."""
        return [event for event in self.events if may_know(event.audience, player)]


def may_know(audience: int, player: int) -> bool:
    return audience == EVERYONE or (player >= 0 and audience >> player & 1 == 1)


def audience_name(audience: int) -> str:
    """'' for everyone, else '@P1,P3'; '@' alone is nobody."""
    if audience == EVERYONE:
        return ""
    return "@" + ",".join(player_name(p) for p in range(audience.bit_length()) if audience >> p & 1)


class Story:
    """Tells events as data in notation. What they are called in a language is for whoever shows them to people."""

    def __init__(
        self, kinds: Mapping[str, Terms], templates: Templates, rule_ids: Mapping[str, str] | None = None
    ) -> None:
        self.kinds = kinds
        self.templates = templates
        self.rule_ids = rule_ids or {}

    def args(self, event: Event) -> list[object]:
        kinds = self.templates[event.template]
        return [self.kinds[kind].say(arg) for kind, arg in zip(kinds, event.args, strict=True)]

    def data(self, event: Event) -> dict[str, object]:
        rule = self.rule_ids.get(event.rule, event.rule)
        return {"event": event.template, "rule": rule, "args": self.args(event)}

    def line(self, event: Event) -> str:
        return in_notation(event.template, self.args(event))


def in_notation(template: str, args: Sequence[object]) -> str:
    """An event in one line: "unlocked: ra, glorious, 3"."""
    said = ", ".join(noted(arg) for arg in args)
    return f"{template}: {said}" if said else template


def noted(arg: object) -> str:
    if isinstance(arg, list):
        return " and ".join(str(name) for name in arg)
    return "-" if arg is None else str(arg)

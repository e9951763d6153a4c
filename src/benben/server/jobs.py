"""What is asked of worker processes, and what they answer: all that takes longer than others should have to wait."""

from collections.abc import Mapping

import msgspec

from ..kernel.traces import Trace
from .entries import Entry
from .kept import Footing, Glance


class Job(msgspec.Struct, tag_field="job"):
    def named(self) -> str:
        """For messages about it."""
        return str(self.__struct_config__.tag)


class Think(Job, tag="think"):
    """A bot chooses."""

    bot: str
    game: str
    view: bytes
    key: bytes
    ordinal: int
    memory: bytes = b""
    explain: bool = False

    def named(self) -> str:
        return self.bot


class TakeIn(Job, tag="take in"):
    """A record becomes the log of a table; `key` decides what chance answers behind its end."""

    text: bytes
    key: bytes
    to: int | None = None


class LookBack(Job, tag="look back"):
    """A position of a game, through somebody's eyes (None: everybody's). Its lines are those of the record that whoever
    asks may have (None: all of them), whatever eyes are looked through."""

    table: str
    game: str
    options: str  # JSON
    lines: list[tuple[int, str, int]]
    at: int
    reader: int | None
    eyes: int | None
    marks: bool = False  # also where its key moments are


class Draw(Job, tag="draw"):
    """A QR code."""

    text: str


Jobs = Think | TakeIn | LookBack | Draw


class Thought(msgspec.Struct):
    choice: str = ""
    memory: bytes = b""
    why: list[tuple[str, float]] = []
    then: list[str] = []
    brings: list[Mapping[str, object]] = []
    fears: list[tuple[str, float]] = []
    instead: list[str] = []
    behind: float = 0.0


class TakenIn(msgspec.Struct):
    game: str
    options: str  # JSON
    names: list[str]
    log: list[Entry]
    turn: list[str]
    over: str
    traces: list[Trace]
    footing: Footing
    glance: Glance


class Answer(msgspec.Struct):
    """`body` is the answer proper, encoded, unless `error` says what was wrong. `fault`: it was the asker's mistake."""

    body: bytes = b""
    error: str = ""
    fault: bool = False

"""What the database keeps, as values."""

from collections.abc import Sequence
from typing import NamedTuple

from ..kernel.errors import BenbenError
from ..kernel.notation import player_name
from ..kernel.traces import Trace
from .entries import Entry


class Chair(NamedTuple):
    kind: str  # human or bot
    bot: str
    name: str


class NewLink(NamedTuple):
    kind: str
    player: int
    digest: str
    holder: str  # digest of the user that has it from the start, or ""


class Link(NamedTuple):
    id: int
    kind: str
    player: int


class NewTable(NamedTuple):
    id: str
    game: str
    options: dict[str, object]
    key: bytes
    confirm: bool
    hints: bool
    pace: str
    chairs: Sequence[Chair]


class Said(NamedTuple):
    n: int
    sender: int
    text: str


class Damaged(BenbenError):
    """A table of which the disk has too little left to show anything."""


class Shown(NamedTuple):
    """What lists of tables tell of one."""

    turn: list[str]
    over: str  # JSON of the outcome, "" while there is none


class Glance(NamedTuple):
    """What they tell of the game itself, and what becomes somebody's record; None is what has not changed."""

    progress: str | None = None  # JSON, or "" where the game says nothing
    picture: str | None = None  # JSON
    parts: Sequence["Part"] | None = None  # by player

    def since(self, before: "Glance") -> "Glance":
        """What has changed."""
        return Glance(
            None if self.progress == before.progress else self.progress,
            None if self.picture == before.picture else self.picture,
            None if self.parts == before.parts else self.parts,
        )


class Part(NamedTuple):
    """What a player plays, and what it has scored once the game is over."""

    side: str
    score: float | None


class Footing(NamedTuple):
    """By which rules a table was last continued, and how it stood then; "" is what nobody has noted."""

    version: int
    fingerprint: str  # of the data files
    position: str  # JSON: a digest by column


class Deed(NamedTuple):
    """What is written at once: entries, what each left behind, and how the table stands then."""

    log: Sequence[Entry]
    shown: Shown
    traces: Sequence[Trace] = ()
    footing: Footing = Footing(1, "", "")
    glance: Glance = Glance()


class Stored(NamedTuple):
    """A table as it lies on disk."""

    id: str
    game: str
    options: dict[str, object]
    key: bytes
    confirm: bool
    hints: bool
    pace: str
    chairs: list[Chair]
    log: list[Entry]  # the entries that count, up to where one is missing …
    traces: list[Trace | None]  # … and what each left behind, where that was kept
    length: int  # how many entries there are in all, as far as is known …
    chain: bytes  # … and the mark of all of them
    commands: set[tuple[int, str]]  # link and id of what was sent before
    said: list[Said]  # the last of the chat
    links: set[int]  # those that are not revoked
    damage: str  # what is wrong with the log, if something is
    shown: Shown | None
    footing: Footing


class Credentials(NamedTuple):
    """What somebody who knocks has to show for a table."""

    link: Link | None  # what the key opens
    host: Link | None  # the host's link, by key or because the user holds it
    held: list[Link]  # what the user holds

    def opens(self, by_key: bool, chair: str | None) -> Link | None:
        """What opens the table: the key if one was shown, else what the user holds, of which `chair` picks one."""
        if by_key:
            return self.link
        if chair is None:
            return min(self.held, key=lambda link: (link.kind != "chair", link.id), default=None)
        wanted = [link for link in self.held if link.kind == "chair" and player_name(link.player) == chair]
        return wanted[0] if wanted else next((k for k in self.held if chair == "spectator" and k.player < 0), None)

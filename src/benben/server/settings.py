"""What can be chosen about a server, and the limits it keeps."""

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

PROTOCOL: Final = 1
MESSAGE_BYTES: Final = 16 * 1024
BODY_BYTES: Final = 64 * 1024
RECORD_BYTES: Final = 2 * 1024 * 1024
CHAT_LETTERS: Final = 500
NAME_LETTERS: Final = 40
ID_LETTERS: Final = 64
"""Of a command id, which the client makes up."""
STORY_LENGTH: Final = 400
"""Entries of the story in a sync; the rest can be asked for."""
CHAT_LENGTH: Final = 100
LOG_LENGTH: Final = 20_000
"""Entries of one game's log; the longest real game has a tenth of that."""
UNDOS: Final = 2_000
"""Of them, in a record that is brought in."""
LIST_LENGTH: Final = 100
"""Tables in one answer to a list."""

LOCAL: Final = ("localhost", "127.0.0.1", "[::1]")
PAUSES: Final[dict[str, float]] = {"step": 0.0, "slow": 1.5, "fast": 0.4, "skip": 0.0}
"""Seconds between one thing that bots do and the next, by the pace of the table."""


@dataclass(frozen=True)
class Settings:
    data: Path  # the folder of the database
    static: Path = field(default_factory=lambda: Path(__file__).parent / "static")
    hosts: tuple[str, ...] = LOCAL  # names under which this server may be called
    origins: tuple[str, ...] = ()  # pages from elsewhere that may call, such as a developer's
    password: str = ""  # that those in the house must know; "": none
    address: str = ""  # under which others in the house reach it, if they do
    workers: int = field(default_factory=lambda: max(1, min(4, (os.cpu_count() or 2) - 1)))
    worker: tuple[str, ...] = (sys.executable, "-m", "benben.server.worker")
    think: float = 10.0  # seconds a bot may take for one choice
    commands: float = 20.0  # a second, per socket …
    burst: float = 40.0  # … with so many at once
    requests: float = 20.0  # the same for requests that change something, per client
    request_burst: float = 60.0
    hello: float = 10.0  # seconds a new socket has to say who it is
    kept: int = 128  # messages of a viewer that are kept for those whose line dropped
    queue: int = 256  # messages that may wait for a slow client before its line is cut
    patience: float = 20.0  # seconds a single message may take to leave
    sockets: int = 2000  # open at once …
    sockets_per_table: int = 400
    idle: float = 900.0  # seconds an unwatched table stays in memory
    tables_in_all: int = 200_000
    tables_per_user: int = 20_000
    expiry_days: int = 60  # after which a table is deleted at which nothing was ever done; 0: never
    games: tuple[str, ...] = ()  # those on offer; all there are, if none is named

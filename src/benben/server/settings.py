"""What can be chosen about a server, and the limits it keeps.

An operator sets some of it in `benben.toml` (docs/operating.md); that file is read strictly, for a limit with a typing
error in its name would be no limit.
"""

import ipaddress
import os
import sys
import tomllib
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Annotated, Any, Final, get_type_hints

import msgspec

from .limits import Allowed, Rate
from .logs import plain

PROTOCOL: Final = 1
MESSAGE_BYTES: Final = 16 * 1024
BODY_BYTES: Final = 64 * 1024
RECORD_BYTES: Final = 2 * 1024 * 1024
CHAT_LETTERS: Final = 500
NAME_LETTERS: Final = 40
ID_LETTERS: Final = 64
"""Of a command id, which the client makes up."""
GESTURE: Final = 30
"""Choices that may follow another one in the same message."""
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


CONFIG: Final = "benben.toml"
"""The operator's file, in the folder of the data."""
Count = Annotated[int, msgspec.Meta(ge=1, le=10**6)]
Seconds = Annotated[float, msgspec.Meta(gt=0, le=10**6)]
Days = Annotated[int, msgspec.Meta(ge=0, le=36_500)]
Words = Annotated[tuple[str, ...], msgspec.Meta(max_length=100)]


@dataclass(frozen=True)
class Settings:
    data: Path  # the folder of the database
    static: Path = field(default_factory=lambda: Path(__file__).parent / "static")
    hosts: Words = LOCAL  # names under which this server may be called
    origins: Words = ()  # pages from elsewhere that may call, such as a developer's
    proxies: Words = ()  # addresses and networks whose X-Forwarded-For is believed
    password: Annotated[str, msgspec.Meta(max_length=200)] = ""  # that callers from elsewhere must know
    address: str = ""  # under which others in the house reach it, if they do
    workers: Annotated[int, msgspec.Meta(ge=1, le=64)] = field(
        default_factory=lambda: max(1, min(4, (os.cpu_count() or 2) - 1))
    )
    worker: tuple[str, ...] = (sys.executable, "-m", "benben.server.worker")
    think: Seconds = 10.0  # that a bot may take for one choice
    commands: Rate = 20.0  # a second, per socket …
    burst: Rate = 40.0  # … with so many at once
    limits: Allowed = field(default_factory=Allowed)  # what one address may do, by action
    connections: Count = 3000  # open at once, if the system gives as many files …
    connections_per_address: Count = 300
    head: Seconds = 10.0  # until a request has been sent up to its body …
    body: Seconds = 30.0  # … and with its body
    keep_alive: Annotated[int, msgspec.Meta(ge=1, le=3600)] = 15  # seconds a connection may wait for the next request
    hello: Seconds = 10.0  # a new socket has to say who it is
    kept: int = 128  # messages of a viewer that are kept for those whose line dropped
    queue: int = 256  # messages that may wait for a slow client before its line is cut
    patience: Seconds = 20.0  # a single message may take to leave, or any part of an answer to be read
    sockets: Count = 2000  # open at once …
    sockets_per_table: Count = 400
    sockets_per_address: Count = 200
    strangers_per_address: Count = 20  # of these, sockets that have not yet said a valid hello
    idle: Seconds = 900.0  # an unwatched table stays in memory
    tables_in_all: Count = 200_000
    tables_per_user: Count = 20_000
    expiry_days: Days = 60  # after which a table is deleted at which nothing was ever done; 0: never
    games: tuple[str, ...] = ()  # those on offer; all there are, if none is named


OURS: Final = {"data", "static", "address", "worker", "kept", "queue", "games"}
"""What is not for the operator's file."""


class BadConfig(Exception):
    """An operator's file that cannot be used; the message is one line and names it."""


def read_config(path: Path, must: bool) -> dict[str, Any]:
    """What the file sets, as arguments for `Settings`; nothing if there is none and there need not be."""
    try:
        given = tomllib.loads(path.read_text(encoding="utf-8"))
        found = msgspec.convert(complete(given), operators())
        for proxy in found.proxies:
            ipaddress.ip_network(proxy)
    except (FileNotFoundError, NotADirectoryError):
        if must:
            raise BadConfig(f"{path}: there is no such file") from None
        return {}
    except OSError as wrong:
        raise BadConfig(f"{path}: {(wrong.strerror or str(wrong)).lower()}") from None
    except msgspec.ValidationError as wrong:
        raise BadConfig(f"{path}: {worded(str(wrong))}") from None
    except ValueError as wrong:  # not UTF-8, not TOML, not an address
        raise BadConfig(f"{path}: {plain(str(wrong))}") from None
    return {name: getattr(found, name) for name in given}


def operators() -> type[Any]:
    """The shape of the file: the fields of `Settings` that an operator may set, and no others."""
    hints = get_type_hints(Settings, include_extras=True)
    may = [(each.name, hints[each.name], ()) for each in fields(Settings) if each.name not in OURS]
    return msgspec.defstruct("Config", may, forbid_unknown_fields=True)


def complete(given: dict[str, Any]) -> dict[str, Any]:
    """A limit of which only a part is set keeps the rest."""
    usual: dict[str, Any] = msgspec.to_builtins(Allowed())
    limits = given.get("limits")
    if not isinstance(limits, dict):
        return given
    filled = {k: {**usual[k], **v} if k in usual and isinstance(v, dict) else v for k, v in limits.items()}
    return {**given, "limits": filled}


def worded(wrong: str) -> str:
    """`Expected `int`, got `str` - at `$.workers``, as an operator would say it."""
    what, _, where = wrong.replace("`", "").rpartition(" - at ")
    what, where = (what, where.removeprefix("$").removeprefix(".")) if what else (where, "")
    what = what.replace("Object contains unknown field", "there is no setting").replace("Expected", "expected")
    return plain(f"{where}: {what}" if where else what)

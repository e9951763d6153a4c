"""How much one address may ask for: a rate for every kind of action, and a number per day. People never feel them."""

import ipaddress
import math
import time
from collections import OrderedDict
from typing import Annotated, Final

import msgspec

DAY: Final = 86_400.0
REMEMBERED: Final = 8192
"""Addresses whose spending is kept in mind, for each action. Whoever was quiet longest is forgotten first, so that
many addresses together cannot wipe the memory of one that is at its limit right now."""
NETWORK: Final = 64
"""Bits of an IPv6 address that belong to a house; the rest can be anything its owner likes."""
ADDRESS_LETTERS: Final = 64

Rate = Annotated[float, msgspec.Meta(gt=0, le=1e6)]
Number = Annotated[int, msgspec.Meta(ge=1, le=10**9)]


class Bucket:
    """So many a second, with a burst."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def wait(self) -> float:
        """Seconds until there is one to take; 0 if there is."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        return 0.0 if self.left >= 1 else (1 - self.left) / self.rate

    def take(self) -> bool:
        if self.wait():
            return False
        self.left -= 1
        return True


class Limit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rate: Rate  # a second …
    burst: Number  # … after so many at once
    day: Number  # so many to begin with, which come back evenly in a day


class Allowed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one address may do, by action."""

    table: Limit = Limit(1, 20, 500)  # new tables and rematches
    record: Limit = Limit(0.2, 5, 200)  # records taken in
    qr: Limit = Limit(1, 20, 1000)
    hint: Limit = Limit(1, 20, 5000)
    chat: Limit = Limit(2, 30, 10_000)
    link: Limit = Limit(2, 30, 2000)  # links, chairs, deleted tables
    socket: Limit = Limit(5, 200, 50_000)  # sockets opened
    list: Limit = Limit(10, 100, 50_000)  # lists of tables
    replay: Limit = Limit(20, 200, 100_000)  # replays, records, stories, reports
    change: Limit = Limit(20, 60, 50_000)  # whatever else changes something


WORDS: Final = {
    "table": "new tables",
    "record": "uploaded records",
    "qr": "QR codes",
    "hint": "hints",
    "chat": "chat messages",
    "link": "changes of links and chairs",
    "socket": "new sockets",
    "list": "lists of tables",
    "replay": "looks at the past",
    "change": "changes",
}


class TooMuch(Exception):
    """Refused for now; `wait` is in how many seconds it may work again."""

    def __init__(self, code: str, text: str, wait: float) -> None:
        self.wait = math.ceil(wait)
        super().__init__(f"{text} from one address; try again in {self.wait} s")
        self.code = code


class Limits:
    """What every address has spent."""

    def __init__(self, allowed: Allowed) -> None:
        self.allowed: dict[str, Limit] = {name: getattr(allowed, name) for name in allowed.__struct_fields__}
        self.spent: dict[str, OrderedDict[str, tuple[Bucket, Bucket]]] = {name: OrderedDict() for name in self.allowed}

    def take(self, action: str, address: str) -> None:
        """Go ahead, or `TooMuch`. What is refused costs nothing."""
        limit = self.allowed[action]
        fast, daily = self.buckets(action, limit, group(address))
        if wait := fast.wait():
            text = f"at most {limit.rate:g} {WORDS[action]} a second, {limit.burst} at once,"
            raise TooMuch("too-fast", text, wait)
        if wait := daily.wait():
            raise TooMuch("too-many-today", f"at most {limit.day} {WORDS[action]} a day", wait)
        fast.take()
        daily.take()

    def buckets(self, action: str, limit: Limit, address: str) -> tuple[Bucket, Bucket]:
        known = self.spent[action]
        if address in known:
            known.move_to_end(address)
        else:
            while len(known) >= REMEMBERED:
                known.popitem(last=False)
            known[address] = Bucket(limit.rate, limit.burst), Bucket(limit.day / DAY, limit.day)
        return known[address]


def group(address: str) -> str:
    """Whom an address stands for: an IPv6 address its network, any other itself."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:ADDRESS_LETTERS]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found), NETWORK), strict=False))

"""A password for those who come over the network; whoever calls from this machine needs none.

Who knows it gets a pass: a mark of the user's own key, made with a key that follows from the password. So nothing has
to be kept, a pass outlives a restart, is of no use to another user, and is void as soon as the password is another one.
"""

import hashlib
import hmac
import ipaddress
import unicodedata
from collections import OrderedDict
from typing import Final

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from .answers import COOKIE, USER, Failed, answer, digest_of_user, read
from .doors import address_of
from .keys import new_key
from .limits import REMEMBERED, Bucket
from .messages import Entered

PASS: Final = "x-benben-pass"
TRIES: Final = 5
"""Wrong passwords from one address …"""
MINUTE: Final = 60.0
"""… in so many seconds."""
SALT: Final = b"benben: a pass for the network"
"""The same everywhere, or passes would not outlive a restart; what is slow here is slow for whoever guesses."""


class Password(msgspec.Struct):
    password: str


class Admission:
    def __init__(self, password: str, proxied: bool = False) -> None:
        """Without a password everybody is admitted. Behind a proxy (`proxied`) nobody calls from here: that the
        connection does says nothing of who is at its other end."""
        self.word = mark(password)
        self.key = key_from(password) if password else b""
        self.proxied = proxied
        self.tries: OrderedDict[str, Bucket] = OrderedDict()

    def admits(self, caller: HTTPConnection, user: str, shown: str | None) -> bool:
        """`user` is the digest of a user's key, `shown` the pass."""
        if not self.key or (is_here(peer(caller)) and not self.proxied):
            return True
        return bool(user and shown and shown.isascii() and hmac.compare_digest(shown, self.pass_for(user)))

    def check(self, request: Request) -> None:
        user = digest_of_user(request.headers.get(USER))
        if not self.admits(request, user, request.headers.get(PASS)):
            raise Failed(401, "no-pass", "this server asks for a password")

    def pass_for(self, user: str) -> str:
        return hmac.new(self.key, user.encode(), hashlib.sha256).hexdigest()

    async def enter(self, request: Request) -> Response:
        """A pass for the password. Who has no key gets one, or stays whom an earlier version knew by a cookie."""
        given = mark((await read(request, Password)).password)
        bucket = self.bucket(address_of(request))
        if not bucket.take():
            raise Failed(429, "too-fast", f"{TRIES} wrong passwords a minute are enough")
        if not hmac.compare_digest(given, self.word):
            raise Failed(403, "wrong-password", "that is not the password")
        bucket.left += 1
        known = request.headers.get(USER, "")
        user = known if digest_of_user(known) else request.cookies.get(COOKIE) or new_key()
        told: Entered = {"pass": self.pass_for(digest_of_user(user)) if self.key else ""}
        if user != known:
            told["user"] = user
        return answer(told)

    def bucket(self, caller: str) -> Bucket:
        """Whoever was quiet longest is forgotten first."""
        while caller not in self.tries and len(self.tries) >= REMEMBERED:
            self.tries.popitem(last=False)
        found = self.tries.setdefault(caller, Bucket(TRIES / MINUTE, TRIES))
        self.tries.move_to_end(caller)
        return found


def typed(password: str) -> bytes:
    """However it was typed: composed letters or not, with a space behind it or not."""
    return unicodedata.normalize("NFKC", password).strip().encode()


def mark(password: str) -> bytes:
    return hashlib.sha256(typed(password)).digest()


def key_from(password: str) -> bytes:
    return hashlib.scrypt(typed(password), salt=SALT, n=2**14, r=8, p=1)


def peer(caller: HTTPConnection) -> str:
    """The address of the connection itself, whatever its headers say."""
    return caller.client.host if caller.client else ""


def is_here(host: str) -> bool:
    """Whether that is this machine."""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return False
    mapped = getattr(found, "ipv4_mapped", None)
    return (mapped or found).is_loopback

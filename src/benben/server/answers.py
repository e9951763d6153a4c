"""Requests read and answers written, over HTTP."""

from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from .guard import error
from .keys import digest
from .settings import BODY_BYTES, PAUSES
from .wire import encoder

T = TypeVar("T")
USER = "x-benben-user"
COOKIE = "benben"
"""By which users were known once."""
USER_LETTERS = (20, 128)


class Failed(Exception):
    """An answer that is an error."""

    def __init__(self, status: int, code: str, text: str) -> None:
        super().__init__(text)
        self.status = status
        self.code = code


def answer(data: Any, status: int = 200) -> Response:
    return Response(encoder.encode(data), status, media_type="application/json")


def failed(status: int, code: str, text: str) -> Response:
    return Response(error(code, text), status, media_type="application/json")


async def body(request: Request, most: int = BODY_BYTES) -> bytes:
    """The body, cut off when it grows too large rather than read to its end."""
    read = bytearray()
    async for part in request.stream():
        read += part
        if len(read) > most:
            raise Failed(413, "too-large", f"at most {most} bytes are expected")
    return bytes(read)


async def read(request: Request, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(await body(request), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
        raise Failed(400, "bad-request", str(wrong)[:200]) from None


def pace(asked: str, code: str) -> str:
    if asked not in PAUSES:
        raise Failed(400, code, f"pace: one of {', '.join(PAUSES)} is expected")
    return asked


def key_of(request: Request) -> str | None:
    """In a header, or in the address for a plain link to a file."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    return key if scheme.lower() == "bearer" and key else request.query_params.get("key")


def user_of(request: Request) -> str:
    """The hash of the user's own key; '' for somebody without one. Unlike a cookie, which a browser sends to every port
    of a host, a header comes from our own page only."""
    return digest_of_user(request.headers.get(USER))


def digest_of_user(key: str | None) -> str:
    return digest(key) if key and USER_LETTERS[0] <= len(key) <= USER_LETTERS[1] else ""

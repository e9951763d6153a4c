"""Requests read and answers written, over HTTP."""

from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from .guard import error
from .keys import digest, new_key
from .live import COOKIE
from .settings import BODY_BYTES
from .wire import encoder

T = TypeVar("T")
TWO_YEARS = 2 * 365 * 24 * 3600


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


def key_of(request: Request) -> str | None:
    """In a header, or in the address for a plain link to a file."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    return key if scheme.lower() == "bearer" and key else request.query_params.get("key")


def user_of(request: Request) -> str | None:
    """The hash of the user's cookie."""
    cookie = request.cookies.get(COOKIE)
    return digest(cookie) if cookie else None


def known(request: Request) -> str:
    """The user, made known by a new cookie if need be; `introduce` then hands it out."""
    if COOKIE not in request.cookies and not hasattr(request.state, "cookie"):
        request.state.cookie = new_key()
    return user_of(request) or digest(request.state.cookie)


def introduce(request: Request, response: Response) -> Response:
    cookie = getattr(request.state, "cookie", None)
    if cookie:
        response.set_cookie(COOKIE, cookie, max_age=TWO_YEARS, path="/", httponly=True, samesite="strict")
    return response

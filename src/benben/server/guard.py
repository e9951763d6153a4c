"""The doorkeeper: which names and origins may call, what the browser is told to forbid, and that an error is one line
of JSON and never more."""

import logging

from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from .messages import Failed
from .settings import Settings
from .wire import write

logger = logging.getLogger(__name__)
DROPPED = (ClientDisconnect, WebSocketDisconnect)
"""The client has hung up, which is no trouble of ours."""


def error(code: str, text: str) -> str:
    failed: Failed = {"error": {"code": code, "text": text}}
    return write(failed)


def header(scope: Scope, name: bytes) -> str | None:
    """The only value of a header; two are as good as a wrong one."""
    found = [value for key, value in scope["headers"] if key == name]
    if not found:
        return None
    return found[0].decode("latin-1") if len(found) == 1 else "\0"


class Guard:
    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.websocket(scope, receive, send)
        else:
            await self.http(scope, receive, send)

    async def websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not self.welcome(scope):
            await receive()  # the connect
            await send({"type": "websocket.close", "code": 1008})
            return
        try:
            await self.app(scope, receive, send)
        except DROPPED:
            return
        except Exception:
            logger.exception("a socket failed")
            try:
                await send({"type": "websocket.close", "code": 1011})
            except Exception:
                logger.debug("it was already closed")

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = False

        async def out(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                message["headers"] = [*message.get("headers", []), *self.headers(scope)]
            await send(message)

        if not self.welcome(scope):
            await refuse(out, 403, "wrong-origin", "this server does not accept that host name or origin")
        else:
            try:
                await self.app(scope, receive, out)
            except DROPPED:
                return
            except Exception:
                logger.exception("%s %s failed", scope["method"], scope["path"])
                if not started:
                    await refuse(out, 500, "internal", "something went wrong here")

    def welcome(self, scope: Scope) -> bool:
        """Called by a name of ours, not by a foreign one that points here; and from a page of ours, if from a page."""
        host = header(scope, b"host")
        if host is None or hostname(host) not in self.settings.hosts:
            return False
        origin = header(scope, b"origin")
        return origin is None or origin in (f"http://{host}", f"https://{host}", *self.settings.origins)

    def headers(self, scope: Scope) -> list[tuple[bytes, bytes]]:
        host = header(scope, b"host") or ""
        sockets = f" ws://{host} wss://{host}" if hostname(host) in self.settings.hosts else ""
        policy = (
            "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
            "worker-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; manifest-src 'self'; "
            f"connect-src 'self'{sockets}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        )
        found = {
            "content-security-policy": policy,
            "x-content-type-options": "nosniff",
            "x-frame-options": "DENY",
            "referrer-policy": "no-referrer",
            "cross-origin-opener-policy": "same-origin",
            "cross-origin-resource-policy": "same-origin",
        }
        if scope["path"].startswith("/api"):
            found["cache-control"] = "no-store"
        return [(name.encode(), value.encode("latin-1")) for name, value in found.items()]


def hostname(host: str) -> str:
    """Without the port; an IPv6 address keeps its brackets."""
    name, colon, port = host.rpartition(":")
    return (name if colon and port.isdigit() else host).lower()


async def refuse(send: Send, status: int, code: str, text: str) -> None:
    body = error(code, text).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})

"""The log: one line for one thing that happened, whatever strangers put into it, and nothing about lines that drop."""

import logging
import time
from typing import Any, Final

LETTERS: Final = 500
"""Of a line; the rest is cut."""
TRACE: Final = 80
"""Lines of a traceback."""
EVERY: Final = 60.0
"""Seconds between two lines about the same trouble that may come by the thousand."""
NO_FILES: Final = "socket.accept() out of system resource"
DROPPED: Final = (
    "socket.send() raised exception",
    "Invalid UTF-8 sequence received from client",
    "Exception in callback _ProactorBasePipeTransport._call_connection_lost(",  # on Windows, whenever one hangs up
)
"""What libraries say about clients that hang up or talk nonsense."""


def plain(text: str, most: int = LETTERS) -> str:
    """Printable letters only, so that nobody can forge a line, colour a terminal or turn the text around."""
    cut = text if len(text) <= most else text[:most] + "…"
    return "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in cut)


class Plain(logging.Formatter):
    """Tracebacks are set in, so that what an error quotes is never taken for a line of its own."""

    def formatMessage(self, record: logging.LogRecord) -> str:
        record.message = plain(record.message.rstrip("\n"))
        return super().formatMessage(record)

    def formatException(self, ei: Any) -> str:
        lines = super().formatException(ei).split("\n")
        kept = lines if len(lines) <= TRACE else [*lines[: TRACE // 2], "…", *lines[-TRACE // 2 :]]
        return "\n".join(f"    {plain(line)}" for line in kept)


class Calm(logging.Filter):
    """Keeps out what clients can cause as often as they like; trouble with the house itself is told once a minute."""

    def __init__(self) -> None:
        super().__init__()
        self.told = -EVERY

    def filter(self, record: logging.LogRecord) -> bool:
        text = str(record.msg)
        if not text.startswith(NO_FILES):
            return not text.startswith(DROPPED)
        now = time.monotonic()
        if now - self.told < EVERY:
            return False
        self.told = now
        record.msg, record.args, record.exc_info = "no more files can be opened: new connections have to wait", (), None
        return True


calm = Calm()


def begin() -> None:
    """Set the log up; what somebody else has already set up stays."""
    handler = logging.StreamHandler()
    handler.setFormatter(Plain("benben: %(message)s"))
    logging.basicConfig(handlers=[handler], level=logging.WARNING)
    logging.getLogger("asyncio").addFilter(calm)
    logging.getLogger("uvicorn.error").addFilter(calm)
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # it warns of every malformed request

"""One viewer's line from a table: numbered messages, the last few of them kept, and the sockets that hear them."""

import asyncio
from collections import deque

from .messages import Entry, Face, Message, Step
from .wire import write


class Socket:
    """What a table needs to know of a client's line: where to put messages, and how to end it."""

    def __init__(self, link: int, viewer: int, host: int, user: str, room: int) -> None:
        self.link = link
        self.viewer = viewer
        self.host = host  # the link by which it is the host's, or 0
        self.user = user  # digest, or "" for somebody who has not said
        self.queue: asyncio.Queue[str | None] = asyncio.Queue(room)
        self.bye = ""  # why the line ends, once it does

    def put(self, text: str) -> None:
        """A client that does not read fast enough loses its line, not the others their time."""
        if self.bye:
            return
        try:
            self.queue.put_nowait(text)
        except asyncio.QueueFull:
            self.end("too-slow")

    def say(self, message: Message) -> None:
        self.put(write(message))

    def end(self, code: str) -> None:
        """Nothing more is said. If too much still waits it is dropped: the client will ask again for what it has not
        seen."""
        if not self.bye:
            self.bye = code
            while self.queue.full():
                self.queue.get_nowait()
            self.queue.put_nowait(None)


class Channel:
    """`v` numbers the messages of this viewer without gaps. It begins anew, elsewhere, whenever the table is loaded, so
    that a number from before a restart is never taken for one from after it."""

    def __init__(self, viewer: int, first: int, keep: int) -> None:
        self.viewer = viewer
        self.v = first
        self.kept: deque[tuple[int, str]] = deque(maxlen=keep)
        self.sockets: set[Socket] = set()
        self.last: Face | None = None  # what the viewer was shown last
        self.told = 0  # items of the chronicle that were looked at …
        self.n = 0  # … and how many of them this viewer knows
        self.question: object = None
        self.asked_at = first  # the message with which the open question came
        self.live = False  # whether messages are made, because somebody listens or did a while ago
        self.heard_at = 0.0

    def rest(self) -> None:
        """Nobody has listened for long: make no more messages until somebody comes, who will get a sync."""
        self.live = False
        self.kept.clear()
        self.v += 1

    def step(self, face: Face, story: list[Entry], back: int | None) -> None:
        self.v += 1
        view, may, over = face["view"], face["may"], face["over"]
        message: Step = {"t": "step", "v": self.v, "story": story, "view": view, "may": may, "over": over}
        if back is not None:
            message["back"] = back
        text = write(message)
        self.kept.append((self.v, text))
        for socket in self.sockets:
            socket.put(text)

    def after(self, seen: int) -> list[str] | None:
        """The messages behind `seen`; None if they are not all there any more."""
        if seen == self.v:
            return []
        if not self.kept or not self.kept[0][0] - 1 <= seen < self.v:
            return None
        return [text for v, text in self.kept if v > seen]

"""A line between a browser and the server that can be cut, as a sleeping phone or a dead router cuts it."""

import contextlib
import socket
import threading
from urllib.parse import urlsplit


class Wire:
    """Passes bytes on, both ways, while it is whole."""

    def __init__(self, url: str) -> None:
        self.beyond = ("127.0.0.1", urlsplit(url).port or 80)
        self.whole = True
        self.flowing = threading.Event()
        self.flowing.set()
        self.ends: list[socket.socket] = []
        self.door = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.door.getsockname()[1]}"
        threading.Thread(target=self.answer, daemon=True).start()

    def answer(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self.door.accept()
                if not self.whole:
                    near.close()
                    continue
                far = socket.create_connection(self.beyond)
                self.ends += [near, far]
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=self.carry, args=(one, other), daemon=True).start()

    def carry(self, one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := one.recv(65536):
                self.flowing.wait()
                other.sendall(data)
        for end in (one, other):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def cut(self) -> None:
        self.whole = False
        ends, self.ends = self.ends, []
        for end in ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def mend(self) -> None:
        self.whole = True

    def swallow(self, silent: bool) -> None:
        """Nothing arrives any more, and nobody is told: what was sent meanwhile comes when it flows again."""
        if silent:
            self.flowing.clear()
        else:
            self.flowing.set()

    def close(self) -> None:
        self.flowing.set()
        self.cut()
        with contextlib.suppress(OSError):
            self.door.shutdown(socket.SHUT_RDWR)
        self.door.close()

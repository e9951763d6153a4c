"""An event loop that serves a few sockets at a time.

asyncio takes whatever has arrived as one round: when hundreds come back at once, whoever has said something since must
wait until all of them have been served. Here a round is short, and the next begins with those who were left out.
"""

import asyncio
import selectors
import sys

AT_ONCE = 16
"""Sockets that are served in one round."""
Ready = list[tuple[selectors.SelectorKey, int]]


class Turns(selectors.DefaultSelector):
    def __init__(self) -> None:
        super().__init__()
        self.served = 0

    def select(self, timeout: float | None = None) -> Ready:
        ready = super().select(timeout)
        if len(ready) <= AT_ONCE:
            return ready
        start = self.served % len(ready)
        self.served += AT_ONCE
        return (ready[start:] + ready[:start])[:AT_ONCE]


def new_loop() -> asyncio.AbstractEventLoop:
    """Windows has another kind of loop, without which no worker could be started; its rounds are its own."""
    return asyncio.new_event_loop() if sys.platform == "win32" else asyncio.SelectorEventLoop(Turns())

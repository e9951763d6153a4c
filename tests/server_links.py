"""Races between a host who revokes a link and somebody who keeps knocking with it: ``server_links.py --count 500``."""

import argparse
import asyncio
import contextlib
import json
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from server_client import FIXED, Bye, Seat, Server, served
from websockets import ConnectionClosed


class Intruder:
    """Says hello with one key again and again, and does something as soon as it is let in."""

    def __init__(self, server: Server, made: dict[str, Any]) -> None:
        self.server = server
        self.made = made
        self.revoked = False  # the host has been told that the link is void
        self.knocks = 0
        self.won = 0

    async def knock(self, number: int) -> None:
        seat = self.server.seat(self.made, 1)
        late = self.revoked
        try:
            await seat.connect()
            self.won += late
            while self.won == 0:
                late = self.revoked
                answer = await seat.command("chat", f"{number}-{seat.ids}", text="still here")
                self.won += late and answer["t"] == "ack"
        except (Bye, ConnectionClosed):
            self.knocks += 1
        finally:
            with contextlib.suppress(AttributeError):
                await seat.line.close()

    async def run(self) -> None:
        number = 0
        while not self.revoked:
            number += 1
            await self.knock(number)
        await self.knock(number + 1)


async def race(server: Server, rng: Random, where: str) -> tuple[int, int]:
    """How often the intruder knocked, and how often it was let in or heard although its link was void."""
    made = await server.new("me human", options=FIXED, confirm=False)
    intruders = [Intruder(server, made) for _ in range(3)]
    tasks = [asyncio.create_task(one.run()) for one in intruders]
    await asyncio.sleep(rng.uniform(0, 0.02))
    await server.http.post(f"/api/tables/{made['table']}/links", json={"player": where})
    for one in intruders:
        one.revoked = True
    await asyncio.gather(*tasks)
    seated = server.inside.api.tables.seated[made["table"]].table
    left = sum(socket.link not in seated.links and not socket.bye for socket in seated.sockets)
    await server.http.delete(f"/api/tables/{made['table']}")
    return sum(one.knocks for one in intruders), sum(one.won for one in intruders) + left


async def races(folder: Path, count: int, seed: int) -> dict[str, int]:
    rng = Random(seed)
    knocks = won = 0
    async with served(folder) as server:
        for _ in range(count):
            more, lost = await race(server, rng, "P2")
            knocks, won = knocks + more, won + lost
            while Seat.opened:
                await Seat.opened.pop().close()
    return {"races": count, "knocks": knocks, "won by a void link": won}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(asyncio.run(races(Path(folder), given.count, given.seed))))


if __name__ == "__main__":
    main()

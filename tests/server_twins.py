"""Two tables that look the same to everybody but one player."""

import sys
from pathlib import Path
from typing import Any

import server_worker
from server_client import Server

from benben.kernel.game import Game
from benben.server.entries import Entry
from benben.server.kept import Chair, Deed, NewLink, NewTable, Shown
from benben.server.keys import digest
from benben.server.looks import turn
from benben.server.run import prepare
from benben.server.store import Store

WORKER = (sys.executable, server_worker.__file__)
"""One that knows the toy, too."""


class Twin:
    """One of two tables that look the same to everybody but X."""

    def __init__(self, server: Server, made: dict[str, Any], players: int) -> None:
        self.seats = [server.seat(made, p) for p in (*range(players), -2)]
        self.server = server
        self.made = made

    async def connect(self) -> None:
        for seat in self.seats:
            await seat.connect()

    async def settle(self) -> None:
        """Read until everybody has everything: each seat's own ping comes back behind what was sent before."""
        for seat in self.seats:
            seat.other.clear()
            await seat.send({"t": "ping"})
            await seat.when(lambda seat: {"t": "pong"} in seat.other)

    def heard(self, player: int) -> list[str]:
        return [text for text in self.seats[player].raw if '"pong"' not in text and '"ack"' not in text]


async def both(a: Twin, b: Twin, player: int, in_a: str, in_b: str) -> None:
    for twin, choice in ((a, in_a), (b, in_b)):
        done = await twin.seats[player].choose(choice)
        assert done["t"] == "ack", done
        await twin.settle()


def same(a: Twin, b: Twin, *but: int) -> None:
    for seat in range(len(a.seats)):
        if seat not in but:
            here, there = a.heard(seat), b.heard(seat)
            differ = [(one, other) for one, other in zip(here, there) if one != other]
            assert (len(here), differ) == (len(there), []), here[len(there) :] + there[len(here) :]


def player_name(player: int) -> str:
    return f"P{player + 1}"


async def keep(folder: Path, game: Game, log: list[Entry], confirm: bool = False) -> dict[str, Any]:
    """A table with known keys and this log; what `Server.new` would say of it."""
    players = game.state.players
    held = prepare(folder)
    store = Store(folder)
    links = [NewLink("chair", p, digest(f"chair {p}"), "") for p in range(players)]
    links.append(NewLink("spectator", -2, digest("looks on"), ""))
    chairs = [Chair("human", "", player_name(p)) for p in range(players)]
    new = NewTable("table", game.rules.name, game.record.options, b"bad luck", confirm, False, "skip", chairs)
    await store.create(new, links, Deed(log, Shown(turn(game), "")), True)
    await store.close()
    held.release()
    return {"table": "table", "links": {"chairs": [f"chair {p}" for p in range(players)], "spectator": "looks on"}}

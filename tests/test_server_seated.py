"""Tables in memory and whoever is at them: loaded once, let go only when nobody is there, bots that answer in time."""

import asyncio
from pathlib import Path

import pytest
from server_client import FIXED, run, served

from benben.kernel.chance import number
from benben.kernel.views import view
from benben.server import folding
from benben.server.channel import Channel, Socket
from benben.server.driver import Driver
from benben.server.folding import Fold
from benben.server.kept import Stored
from benben.server.messages import Face
from benben.server.table import Table

# What a viewer has missed --------------------------------------------------------------------------------------------


def channel() -> Channel:
    """Messages 11 to 15, of which the last three are kept."""
    found = Channel(0, 10, 3)
    face: Face = {"view": {}, "may": {}, "over": None}  # type: ignore[typeddict-item]
    for _ in range(5):
        found.step(face, [], None)
    return found


@pytest.mark.parametrize(
    ("seen", "missed"),
    [(15, []), (14, [15]), (13, [14, 15]), (12, [13, 14, 15]), (11, None), (10, None), (16, None), (0, None)],
)
def test_exactly_what_was_missed_or_all_anew(seen: int, missed: list[int] | None) -> None:
    told = channel().after(seen)
    kept = dict(channel().kept)
    assert told == (None if missed is None else [kept[v] for v in missed])


def test_numbers_from_before_a_rest_are_not_known_any_more() -> None:
    found = channel()
    found.rest()
    assert found.after(15) is None
    assert found.after(16) == []
    assert not found.live


def test_who_does_not_read_loses_the_line_and_hears_why() -> None:
    async def test() -> None:
        socket = Socket(1, 0, 0, "", 2)
        for text in ("a", "b", "c", "d"):
            socket.put(text)
        assert socket.bye == "too-slow"
        assert [socket.queue.get_nowait() for _ in range(socket.queue.qsize())] == ["b", None]
        socket.end("closing")
        assert socket.bye == "too-slow"

    run(test())


# In memory, or not ----------------------------------------------------------------------------------------------------


def test_a_table_is_loaded_once_however_many_come(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two tables of one game would both write its log."""
    folded: list[str] = []
    fold = folding.fold

    async def slow(stored: Stored) -> Fold:
        folded.append(stored.id)
        await asyncio.sleep(0)
        return await fold(stored)

    monkeypatch.setattr(folding, "fold", slow)

    async def test() -> None:
        async with served(tmp_path) as server:
            made = await server.new("me me", options=FIXED)
            tables = server.inside.api.tables
            found = await asyncio.gather(*[tables.get(made["table"]) for _ in range(5)])
            assert all(seated is found[0] for seated in found)
            assert folded == [made["table"]]
            assert not tables.loading

    run(test())


def test_a_table_leaves_only_when_nobody_has_been_there_for_long(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path, idle=1000.0) as server:
            made = await server.new("me me", options=FIXED)
            tables = server.inside.api.tables
            long_ago = asyncio.get_running_loop().time() - 2000
            async with server.seat(made, 0):
                seated = tables.seated[made["table"]]
                seated.alone_since = long_ago
                await tables.sweep()
                assert not seated.table.closed
            while seated.table.sockets:
                await asyncio.sleep(0.01)
            await tables.sweep()
            assert not seated.table.closed, "somebody was here a moment ago"
            seated.alone_since = long_ago
            await tables.sweep()
            assert seated.table.closed
            assert not tables.seated

    run(test())


def test_messages_are_made_for_a_while_for_whoever_has_dropped(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            made = await server.new("me me", options=FIXED)
            tables = server.inside.api.tables
            async with server.seat(made, 0), server.seat(made, 1) as gone:
                channels = tables.seated[made["table"]].table.channels
                await gone.line.close()
                while channels[1].sockets:
                    await asyncio.sleep(0.01)
                long_ago = asyncio.get_running_loop().time() - 400
                channels[0].heard_at = channels[1].heard_at = long_ago
                await tables.sweep()
                assert [channels[p].live for p in (0, 1)] == [True, False]
                assert channels[0].heard_at > long_ago + 300

    run(test())


# Bots -----------------------------------------------------------------------------------------------------------------


def test_bots_do_not_know_what_chance_will_bring(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            made = await server.new("me greedy", options=FIXED)
            seated = await server.inside.api.tables.get(made["table"])
            table = seated.table
            job = seated.driver.job(1, "greedy")
            assert table.key not in job.key
            assert job.key not in table.key
            assert job.key == number(table.key, "bots", 0).to_bytes(16), "the same after a restart"
            assert job.view == view(table.rules, table.game.state, 1).bytes()

    run(test())


@pytest.mark.parametrize("change", ["undone", "another bot"])
def test_an_answer_to_what_is_no_longer_asked_is_not_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: str
) -> None:
    """While a bot thinks its question may go, or somebody else may take its chair."""
    thinking, go_on = asyncio.Event(), asyncio.Event()
    taken: list[tuple[int, int]] = []

    async def think(driver: Driver, player: int, bot: str, otherwise: int) -> int:
        thinking.set()
        await go_on.wait()
        return otherwise

    async def choose(table: Table, player: int, choice: int, command: object) -> None:
        taken.append((player, choice))

    monkeypatch.setattr(Driver, "run", lambda _: asyncio.Event().wait())
    monkeypatch.setattr(Driver, "think", think)
    monkeypatch.setattr(Table, "choose", choose)

    async def answered(driver: Driver, changed: bool) -> list[tuple[int, int]]:
        taken.clear()
        thinking.clear()
        go_on.clear()
        acting = asyncio.create_task(driver.act())
        await thinking.wait()
        table = driver.table
        if changed and change == "undone":
            table.telling.acts[1] += 1  # the same menu once more is another question
        elif changed:
            table.chairs[1] = table.chairs[1]._replace(bot="random")
        go_on.set()
        assert await acting
        return taken

    async def test() -> None:
        async with served(tmp_path) as server:
            made = await server.new("me greedy", options={**FIXED, "first": "P2"})
            async with server.seat(made, 0):
                driver = server.inside.api.tables.seated[made["table"]].driver
                assert await answered(driver, changed=True) == []
                assert [player for player, _ in await answered(driver, changed=False)] == [1]

    run(test())

"""Bots in their own processes: whatever one does, the table goes on and nobody else waits."""

import asyncio
import logging
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
import server_worker
from ankh_table import table as ankh
from kemet_battles import battle, plan
from server_client import FIXED, PATIENCE, play_on, run, served

from benben import bots
from benben.bots.budget import Budget
from benben.bots.search import Account, SearchBot
from benben.kernel.chance import generator
from benben.kernel.errors import BadOptions
from benben.kernel.registry import ruleset
from benben.kernel.views import view
from benben.server import driver, worker
from benben.server.driver import Driver
from benben.server.jobs import Think, Thought
from benben.server.pool import JobFailed, Pool
from benben.server.worker import MEMORY, in_time, limit_memory

WORKER = (sys.executable, server_worker.__file__)


@pytest.fixture(autouse=True)
def misbehaved(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, bot in server_worker.MISBEHAVED.items():
        monkeypatch.setitem(bots.BOTS, name, bot)


def job(bot: str) -> Think:
    rules = ruleset("ankh")
    s = rules.setup(FIXED)
    return Think(bot, "ankh", view(rules, s, 0).bytes(), b"key", 1)


def test_the_pool_replaces_what_it_loses() -> None:
    async def test() -> None:
        pool = Pool(1, PATIENCE, WORKER)
        await pool.start()
        first = await pool.ask(job("random"), Thought)
        rules = ruleset("ankh")
        legal = rules.legal(rules.setup(FIXED), 0)
        assert first.choice == rules.choices.say(
            bots.make("random", generator(b"key", "bot 0", 1)).choose(legal, bytes)
        )
        for name in ("dies", "raises"):
            with pytest.raises(JobFailed, match=name):
                await pool.ask(job(name), Thought)
            assert (await pool.ask(job("random"), Thought)).choice == first.choice
        assert (await pool.ask(job("prints"), Thought)).choice == rules.choices.say(legal[0])
        pool.limit = 0.2
        with pytest.raises(JobFailed, match="took more"):
            await pool.ask(job("hangs"), Thought)
        pool.limit = PATIENCE
        assert (await pool.ask(job("random"), Thought)).choice == first.choice
        await pool.close()

    run(test())


def test_a_bot_keeps_its_memory() -> None:
    async def test() -> None:
        pool = Pool(2, PATIENCE, WORKER)
        asked = job("greedy")
        answer = await pool.ask(asked, Thought)
        asked.memory = answer.memory
        assert answer.memory
        again = await pool.ask(asked, Thought)
        assert again.choice in ruleset("ankh").choices.index
        await pool.close()

    run(test())


def test_a_cancelled_thought_leaves_no_worker_in_the_middle_of_it() -> None:
    async def test() -> None:
        pool = Pool(1, PATIENCE, WORKER)
        await pool.start()
        thinking = asyncio.create_task(pool.ask(job("hangs"), Thought))
        while len(pool.free):
            await asyncio.sleep(0)
        thinking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thinking
        assert (await pool.ask(job("random"), Thought)).choice
        await pool.close()

    run(test())


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limits")
def test_a_worker_that_was_given_less_memory_works_with_that() -> None:
    """Its own limit would be more than the system allows it to set."""
    less = ("sh", "-c", f'ulimit -v {MEMORY // 1024 // 2}; exec "$@"', "sh", *WORKER)

    async def test() -> None:
        pool = Pool(1, PATIENCE, less)
        assert (await pool.ask(job("random"), Thought)).choice
        await pool.close()

    run(test())


def test_a_worker_does_without_a_limit_that_the_system_refuses(monkeypatch: pytest.MonkeyPatch) -> None:
    """As macOS does, where every process has more addresses than we would allow."""
    resource = pytest.importorskip("resource")
    asked = []

    def refuse(what: int, limits: tuple[int, int]) -> None:
        asked.append(limits)
        raise ValueError("current limit exceeds maximum limit")

    monkeypatch.setattr(resource, "setrlimit", refuse)
    limit_memory()
    assert [soft for soft, _ in asked] == [MEMORY]


@pytest.mark.parametrize("bot", ["dies", "raises", "lies", "prints"])
def test_a_table_survives_its_bots(tmp_path: Path, caplog: pytest.LogCaptureFixture, bot: str) -> None:
    async def test() -> None:
        async with served(tmp_path, worker=WORKER) as server:
            made = await server.new(f"me {bot}", confirm=False, options=FIXED)
            async with server.seat(made, 0) as one:
                await play_on({"P1": one}, Random(1), 6)
                await one.until(lambda: bool(one.legal))

    run(test())
    warned = [record for record in caplog.records if record.levelno == logging.WARNING]
    assert bool(warned) == (bot != "prints")


def test_a_bot_that_died_is_asked_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One death costs nothing but time: the bot's own choice is made, not any."""
    monkeypatch.setenv("FAINTED", str(tmp_path / "fainted"))

    async def test() -> None:
        async with served(tmp_path, worker=WORKER) as server:
            made = await server.new("faints me", confirm=False, options=FIXED)
            async with server.seat(made, 1) as two:
                await two.until(lambda: bool(two.legal))
            lines = (await server.http.get(f"/api/tables/{made['table']}/record")).text.splitlines()
        rules = ruleset("ankh")
        last = rules.choices.say(rules.legal(rules.setup(FIXED), 0)[-1])
        assert next(line for line in lines if " P1 " in line).split(" P1 ")[1].startswith(last)

    run(test())
    (warned,) = [record.getMessage() for record in caplog.records if record.name == driver.__name__]
    assert "it is asked again" in warned


def test_a_thinking_bot_delays_nobody_else(tmp_path: Path) -> None:
    """One table's bot hangs; people at another table, and at its own, are served while it does. It is given up then."""

    async def test() -> None:
        async with served(tmp_path, worker=WORKER, think=600.0) as server:
            stuck = await server.new("hangs me", confirm=False, options=FIXED)
            lively = await server.new("me me", confirm=False, options=FIXED)
            async with server.seat(stuck, 1) as waiting, server.seat(lively, 0) as one, server.seat(lively, 1) as two:
                await play_on({"P1": one, "P2": two}, Random(1), 5)
                await waiting.command("chat", text="hello")
                assert waiting.view["owing"] == ["P1"]
                assert waiting.view["asks"]["step"] == "choose an action"
                (one_worker,) = server.inside.api.tables.pool.workers
                for _ in range(2):  # it is asked twice
                    while one_worker.process is None:
                        await asyncio.sleep(0)
                    await one_worker.kill()
                await waiting.until(lambda: waiting.view["asks"]["step"] != "choose an action")

    run(test())


def test_a_table_leaves_in_the_middle_of_a_bots_pause(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However the end of a pause and the end of the table fall together, neither waits for the other for ever."""
    pause, pausing = Driver.pause, asyncio.Event()

    async def told(driver: Driver, player: int) -> bool:
        pausing.set()
        return await pause(driver, player)

    monkeypatch.setattr(Driver, "pause", told)

    async def test() -> None:
        async with served(tmp_path) as server:
            tables = server.inside.api.tables
            for ticks in range(6):
                made = await server.new("human greedy greedy", options={"first": "P2"}, pace="slow")
                await server.seat(made, 0).connect()
                seated = tables.seated[made["table"]]
                seated.table.seen_at = asyncio.get_running_loop().time() + 1000
                pausing.clear()
                await pausing.wait()
                seated.table.changed.set()
                for _ in range(ticks):
                    await asyncio.sleep(0)
                await asyncio.wait_for(tables.drop(made["table"], seated), PATIENCE)

    run(test())


@pytest.mark.parametrize(
    ("wrong", "said", "fault"),
    [
        (MemoryError(), "there is not enough memory for this", True),
        (BadOptions("no such thing"), "no such thing", True),
        (ValueError("odd"), "ValueError: odd", False),
    ],
)
def test_a_worker_says_what_went_wrong_and_whose_fault_it_was(
    monkeypatch: pytest.MonkeyPatch, wrong: Exception, said: str, fault: bool
) -> None:
    def fail(_: object) -> None:
        raise wrong

    monkeypatch.setattr(worker, "do", fail)
    answer = worker.answer(job("random"))
    assert (answer.error, answer.fault, answer.body) == (said, fault, b"")


@pytest.mark.parametrize("bot", ["greedy", "search:sims=8"])
@pytest.mark.parametrize("plans", [[], ["P2 2/0/2"]], ids=["first", "last"])
def test_a_hint_for_a_secret_is_a_whole_draft(plans: list[str], bot: str) -> None:
    """Whether or not the other has chosen: up to the seal, and nothing of what a reveal would bring."""
    t = battle({"divine": "war-rage"}, {}, units=(5, 4))
    for text in plans:
        plan(t, text)
    seen = view(t.rules, t.state, 0).bytes()
    thought = worker.think(Think(bot, "kemet", seen, bytes(16), 1, explain=True))
    draft = [thought.choice, *thought.then]
    assert [choice.split()[0] for choice in draft[:2]] == ["discard", "card"]
    t.do(*(f"P1: {choice}" for choice in draft))
    assert "P1" not in t.owing or t.prompt != "war council"


def test_on_a_busy_machine_a_bot_has_to_choose(monkeypatch: pytest.MonkeyPatch) -> None:
    told = threading.Event()

    class Deep(SearchBot):
        """Lost in thought until it is told to stop."""

        def choose(self, legal: list[int], look: Callable[[], bytes]) -> int:
            assert told.wait(PATIENCE)
            return legal[-1]

        def stop(self) -> None:
            told.set()

    monkeypatch.setattr(worker, "PATIENCE", 0.01)
    assert in_time(Deep(Random(1), Budget()), [1, 2], bytes) == 2


def test_a_hint_says_what_it_fears_and_what_else_could_be_done() -> None:
    """In the game's terms, and up to the choice in which the next best line differs."""
    t = ankh("isis ra", "isis god [4,7]; isis warrior [5,7]; ra god [2,5]; neutral temple [7,6]", "turn of P1")
    seen = view(t.rules, t.state, 0).bytes()
    thought = worker.think(Think("search:sims=40", "ankh", seen, bytes(16), 1, explain=True))
    line = [thought.choice, *thought.then]
    assert thought.instead
    assert thought.instead != line[: len(thought.instead)]
    assert thought.instead[:-1] == line[: len(thought.instead) - 1]
    assert thought.behind >= 0
    terms = t.rules.explain(t.state, 0)
    assert all(term in terms and change < 0 for term, change in thought.fears)
    assert thought.fears == sorted(thought.fears, key=lambda fear: fear[1])
    plain = worker.think(Think("greedy", "ankh", seen, bytes(16), 1, explain=True))
    assert (plain.fears, plain.instead, plain.behind) == ([], [], 0.0)


def test_where_lines_part_is_told() -> None:
    rules = ruleset("ankh")
    first, second, third = (rules.choices.read(text) for text in ("action move", "move [3,4]", "to [4,4]"))
    thought = Thought()
    answers = {"tempo": -0.004, "cards": -0.2, "devotion": -1.0, "powers": 1.0}
    account = Account([first, second], 0.6, answers, [first, third], 0.45)
    worker.compare(thought, rules, account)
    assert thought.instead == ["action move", "to [4,4]"]
    assert thought.fears == [("devotion", -1.0), ("cards", -0.2)]
    assert thought.behind == 0.15
    worker.compare(thought, rules, account._replace(made=[first], other=[first, third]))
    assert thought.instead == ["action move", "to [4,4]"]

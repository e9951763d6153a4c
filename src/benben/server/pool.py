"""Worker processes. One that takes too long or dies is replaced; nobody else waits for it."""

import asyncio
import itertools
import os
import sys
from collections.abc import Sequence
from typing import TypeVar

import msgspec

from ..kernel.errors import BenbenError
from .jobs import Answer, Jobs

T = TypeVar("T")


class JobFailed(Exception):
    """No answer: too slow, crashed, or wrong."""


class BadJob(BenbenError):
    """What was asked cannot be done, for a reason that the asker is told."""


class Worker:
    """One process, started when it is first needed."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = command
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> asyncio.subprocess.Process:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                *self.command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env=os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
            )
        return self.process

    async def ask(self, body: bytes) -> Answer:
        process = await self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(len(body).to_bytes(4) + body)
        await process.stdin.drain()
        length = int.from_bytes(await process.stdout.readexactly(4))
        return msgspec.msgpack.decode(await process.stdout.readexactly(length), type=Answer)

    async def kill(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.wait()


class Pool:
    """A free worker takes the most urgent job that waits, and of those the one that came first."""

    def __init__(self, workers: int, limit: float, command: Sequence[str]) -> None:
        self.limit = limit
        self.workers = [Worker(command) for _ in range(workers)]
        self.free = self.workers[:]
        self.waiting: asyncio.PriorityQueue[tuple[bool, int, asyncio.Future[Worker]]] = asyncio.PriorityQueue()
        self.order = itertools.count()

    async def start(self) -> None:
        """All at once and in advance: the first bot should not wait for an interpreter."""
        await asyncio.gather(*[worker.start() for worker in self.workers])

    async def close(self) -> None:
        await asyncio.gather(*[worker.kill() for worker in self.workers])

    async def take(self, urgent: bool) -> Worker:
        if self.free:
            return self.free.pop()
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self.waiting.put_nowait((not urgent, next(self.order), turn))
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.put(turn.result())
            raise

    def put(self, worker: Worker) -> None:
        while not self.waiting.empty():
            turn = self.waiting.get_nowait()[2]
            if not turn.done():
                turn.set_result(worker)
                return
        self.free.append(worker)

    async def ask(self, job: Jobs, kind: type[T], urgent: bool = True) -> T:
        """The answer, or JobFailed, or BadJob if what was asked is wrong. The limit counts from when it is taken up."""
        body = msgspec.msgpack.encode(job)
        worker = await self.take(urgent)
        try:
            async with asyncio.timeout(self.limit):
                answer = await worker.ask(body)
        except BaseException as wrong:
            # Also when we were cancelled: half a conversation must not be continued by somebody else.
            await asyncio.shield(worker.kill())
            if isinstance(wrong, TimeoutError):
                raise JobFailed(f"{job.named()} took more than {self.limit:g} s") from None
            if isinstance(wrong, (OSError, EOFError, msgspec.DecodeError)):
                raise JobFailed(f"{job.named()} brought its process down") from None
            raise
        finally:
            self.put(worker)
        if answer.error:
            raise BadJob(answer.error) if answer.fault else JobFailed(f"{job.named()}: {answer.error}")
        return msgspec.msgpack.decode(answer.body, type=kind)

"""The worker processes in which bots think. One that takes too long or dies is replaced; nobody else waits for it."""

import asyncio
import os
import sys
from collections.abc import Sequence

import msgspec

from .worker import Answer, Job


class BotFailed(Exception):
    """No answer: too slow, crashed, or wrong."""


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

    async def ask(self, job: Job) -> Answer:
        process = await self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        body = msgspec.msgpack.encode(job)
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
    def __init__(self, workers: int, limit: float, command: Sequence[str]) -> None:
        self.limit = limit
        self.workers = [Worker(command) for _ in range(workers)]
        self.free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.workers:
            self.free.put_nowait(worker)

    async def start(self) -> None:
        """All at once and in advance: the first bot should not wait for an interpreter."""
        await asyncio.gather(*[worker.start() for worker in self.workers])

    async def close(self) -> None:
        await asyncio.gather(*[worker.kill() for worker in self.workers])

    async def think(self, job: Job) -> Answer:
        """The bot's answer, or BotFailed. The limit counts from when a worker takes the job up."""
        worker = await self.free.get()
        try:
            answer = await asyncio.wait_for(worker.ask(job), self.limit)
        except BaseException as wrong:
            # Also when we were cancelled: half a conversation must not be continued by somebody else.
            await asyncio.shield(worker.kill())
            if isinstance(wrong, TimeoutError):
                raise BotFailed(f"{job.bot} took more than {self.limit:g} s") from None
            if isinstance(wrong, (OSError, EOFError, msgspec.DecodeError)):
                raise BotFailed(f"{job.bot} brought its process down") from None
            raise
        finally:
            self.free.put_nowait(worker)
        if answer.error:
            raise BotFailed(f"{job.bot}: {answer.error}")
        return answer

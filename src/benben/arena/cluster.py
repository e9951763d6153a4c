"""Games on a Ray cluster: the nodes are sent all that a match needs, and play it in pieces (docs/cluster.md).

Whatever happens to a node, a piece counts once: Ray gives a lost one to another node, and only what comes back is
counted.
"""

import json
import os
import platform
import re
import shutil
import socket
import subprocess
import sys
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, perf_counter
from typing import Any, Final, TypeVar

from .. import engine
from ..bots.outside import SWITCH, words_of
from ..kernel.errors import BenbenError, reason, shown
from .match import Game, Match, play_one

T = TypeVar("T")
R = TypeVar("R")

PIECE: Final = 1.0
"""Seconds that a piece should take: some hundred times what handing it over costs, and soon over for who waits."""
MOST: Final = 200
"""Items of a piece, however short they are."""
AHEAD: Final = 2
"""Pieces for each processor of the cluster: one that is played and one that waits for its turn."""
RECENT: Final = 50
"""Pieces by which it is judged how long an item takes."""
RETRIES: Final = 3
"""So often a piece is played again whose process or node has died: for more, the fault is in the piece."""
LOOK: Final = 5.0
"""Seconds after which it is asked again how many processors there are: nodes come and go."""
DOOR: Final = 5.0
"""Seconds for a machine to take a call …"""
PATIENCE: Final = 60.0
"""… and for what took it to turn out to be a cluster. Ray itself would try for many minutes."""
OBJECTS: Final = 80 * 1024 * 1024
"""Bytes that a cluster of one's own sets aside for what is larger than any results here."""

LOCAL: Final = "local"
AUTO: Final = "auto"
EXPECTED: Final = f"{AUTO}, {LOCAL}, HOST:PORT or ray://HOST:PORT is expected"
TRY: Final = """\
import sys, ray
try:
    ray.init(address=sys.argv[1], log_to_driver=False, logging_level="ERROR")
except Exception as wrong:
    sys.exit("benben: " + " ".join(str(wrong).split()))
"""
QUIET: Final = {"RAY_USAGE_STATS_ENABLED": "0"}
"""A cluster of one's own would report to Ray's makers."""


class BadCluster(BenbenError):
    """A cluster that cannot be used."""


def check(address: str) -> None:
    """BadCluster unless it can be played there; this is known soon."""
    found = re.fullmatch(r"(?:ray://)?([^\s/:@\[\]]+|\[[\da-f:]+\]):(\d{1,5})", address, re.IGNORECASE)
    if address not in (AUTO, LOCAL) and not (found and 0 < int(found[2]) < 1 << 16):
        raise BadCluster(f"--ray {shown(address)}: {EXPECTED}")
    if find_spec("ray") is None:
        raise BadCluster(
            '--ray needs the package ray: pip install "benben[ray]", or ./benben arena in a checkout installs it; '
            "if neither helps, there is none for this Python on this system"
        )
    if found:
        knock(address, found[1].strip("[]"), int(found[2]))
    if address != LOCAL:
        enter(address)


def knock(address: str, host: str, port: int) -> None:
    try:
        socket.create_connection((host, port), DOOR).close()
    except (OSError, UnicodeError) as wrong:
        said = reason(wrong) if isinstance(wrong, OSError) else "no name of a machine"
        raise BadCluster(f"--ray {address}: nobody answers there: {said}") from None


def enter(address: str) -> None:
    """In a process that can be ended: what is no cluster, or one of another Ray, may keep or even end whoever asks."""
    command = [sys.executable, "-P", "-c", TRY, address]
    try:
        tried = subprocess.run(command, env={**os.environ, **QUIET}, capture_output=True, timeout=PATIENCE, check=False)
    except subprocess.TimeoutExpired:
        raise BadCluster(f"--ray {address}: what answers there is no Ray cluster, or a very busy one") from None
    if not tried.returncode:
        return
    *_, said = [f"status {tried.returncode}", *tried.stderr.decode(errors="replace").splitlines()]
    if b"Could not find any running" in tried.stderr:
        said = f"this machine is no node of a cluster; `ray start --head` begins one, --ray {LOCAL} brings its own"
    elif b"InvalidAuthToken" in tried.stderr:
        said = "the cluster asks for a token, in RAY_AUTH_TOKEN or ~/.ray/auth_token, and for RAY_AUTH_MODE=token"
    raise BadCluster(f"--ray {address}: {said.removeprefix('benben: ')}")


def play_all(of: Match, address: str, numbers: Sequence[int]) -> Iterator[Game]:
    """The games of these numbers, as they end. Whoever stops listening has stopped the cluster too."""
    if not numbers:
        return
    os.environ.update(QUIET)
    import ray

    with TemporaryDirectory(prefix="benben-") as folder:
        there = pack(of, Path(folder))
        own = {"include_dashboard": False, "object_store_memory": OBJECTS} if address == LOCAL else {}
        try:
            ray.init(
                address=address, runtime_env=luggage(Path(folder)), log_to_driver=False, logging_level="ERROR", **own
            )
            yield from as_they_end(partial(play_one, there), numbers)
        finally:
            ray.shutdown()


def pack(of: Match, folder: Path) -> Match:
    """Benben as it runs here, and the bots of the match; the match as it is called where they are unpacked."""
    code, bots = folder / "benben", folder / "bots"
    shutil.copytree(engine.PACKAGE, code, ignore=shutil.ignore_patterns("__pycache__", "built"))
    built = engine.ready() if engine.running() == engine.COMPILED else None
    if built:
        shutil.copytree(built, code / "engine" / "built" / built.name)
    bots.mkdir()
    for command in outside().values():
        for word in words_of(command):
            target = bots / word
            if Path(word).is_file() and target.resolve().is_relative_to(bots.resolve()):
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(word, target)
    if of.file:
        name = f"benben-with/{Path(of.file).name}"
        (bots / name).parent.mkdir()
        shutil.copy(of.file, bots / name)
        return of._replace(file=name)
    return of


def luggage(folder: Path) -> dict[str, Any]:
    """What Ray gives every process that plays: code to import, a folder to be in, and what its parent knows."""
    known = {engine.SWITCH: engine.running(), SWITCH: json.dumps(outside())}
    return {"py_modules": [str(folder / "benben")], "working_dir": str(folder / "bots"), "env_vars": known}


def outside() -> dict[str, str]:
    """Bots of other programs, by name."""
    return dict(json.loads(os.environ.get(SWITCH, "{}")))


def as_they_end(work: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
    """As executor.as_they_end, on the cluster that this process is connected to."""
    import ray
    from ray.exceptions import RayError, RayTaskError

    play = ray.remote(num_cpus=1, max_retries=RETRIES)(timed)
    running: set[Any] = set()
    recent: deque[tuple[float, int]] = deque(maxlen=RECENT)
    given, looked, processors = 0, 0.0, 0
    while given < len(items) or running:
        if monotonic() >= looked + LOOK:
            looked, processors = monotonic(), max(1, int(ray.cluster_resources().get("CPU", 0)))
        while given < len(items) and len(running) < AHEAD * processors:
            size = fitting(len(items) - given, processors, recent)
            running.add(play.remote(work, items[given : given + size]))
            given += size
        (done,), _ = ray.wait(list(running), num_returns=1)
        running.remove(done)
        try:
            seconds, results = ray.get(done)
        except RayTaskError as wrong:
            raise (wrong.cause or wrong) from None
        except RayError as wrong:
            raise BadCluster(f"--ray: a piece was given up: {str(wrong).strip().splitlines()[0]}") from None
        recent.append((seconds, len(results)))
        yield from results


def fitting(left: int, processors: int, recent: Sequence[tuple[float, int]]) -> int:
    """Items for the next piece: one, as long as nothing is known of them; then what takes PIECE seconds; near the end
    fewer, so that all processors end together."""
    if not recent:
        return 1
    each = max(sum(seconds for seconds, _ in recent) / sum(count for _, count in recent), 1e-9)
    return max(1, min(int(PIECE / each), MOST, left // (AHEAD * processors)))


def timed(work: Callable[[T], R], items: Sequence[T]) -> tuple[float, list[R]]:
    """On a node: the results, and how many seconds they took."""
    look_for_programs()
    begun = perf_counter()
    results = [work(item) for item in items]
    return perf_counter() - begun, results


@cache
def look_for_programs() -> None:
    """Without its program a stand-in would play for a bot, and the games would be others."""
    for name, command in outside().items():
        program = words_of(command)[0]
        if not shutil.which(program):
            raise BadCluster(
                f"--ray: node {platform.node()} has no program {shown(program)}, which the bot {name} needs"
            )

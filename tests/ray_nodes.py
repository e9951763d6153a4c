"""A Ray cluster on this machine, its nodes started and ended one by one, for tests.

It asks for a token that nobody else knows, and has a home folder of its own: the user's files and other clusters on the
machine have nothing to do with it.
"""

import os
import secrets
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from time import sleep
from typing import Final

MARK: Final = "BENBEN_TEST_NODE"
"""Every process of a node, and all that it starts, has this variable."""
RAY: Final = (sys.executable, "-P", "-c", "from ray.scripts.scripts import main; main()")
SMALL: Final = ("--num-cpus", "1", "--object-store-memory", "80000000", "--include-log-monitor", "false")
PORTS: Final = ("--node-ip-address", "127.0.0.1", "--min-worker-port", "0", "--max-worker-port", "0")
CALM: Final = {
    "RAY_health_check_period_ms": "1000",
    "RAY_health_check_initial_delay_ms": "1000",
    "RAY_worker_niceness": "0",
}
"""A node that is gone is missed after seconds, one that is only slow has its usual ten for an answer. Who plays has no
less of a busy machine than others; Ray would have it be nice by 15."""


class Nodes:
    def __init__(self, folder: Path) -> None:
        """`folder` has a short name: names of sockets may not be long."""
        self.folder = folder
        self.ports = free_ports(2)
        self.address = f"127.0.0.1:{self.ports[0]}"
        self.client = f"ray://127.0.0.1:{self.ports[1]}"

    def environment(self, **more: str) -> dict[str, str]:
        """What whoever has to do with the cluster needs to know."""
        known = {name: value for name, value in os.environ.items() if not name.startswith("RAY_")}
        token = self.folder / "token"
        if not token.exists():
            token.write_text(secrets.token_hex(), encoding="utf-8")
        own = {"HOME": str(self.folder), "RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN_PATH": str(token)}
        return {**known, **own, "RAY_USAGE_STATS_ENABLED": "0", **CALM, **more}

    def begin(self) -> None:
        gate = ("--ray-client-server-port", str(self.ports[1]), "--include-dashboard", "false")
        self.start("head", "--head", "--port", str(self.ports[0]), "--temp-dir", str(self.folder / "t"), *gate)

    def join(self, name: str) -> None:
        self.start(name, "--address", self.address)

    def start(self, name: str, *how: str) -> None:
        environment = self.environment(**{MARK: f"{self.folder}:{name}"})
        command = [*RAY, "start", *how, *SMALL, *PORTS]
        log = self.folder / f"{name}.log"
        with log.open("wb") as out:  # no pipe: what goes on in the background would keep it open
            done = subprocess.run(command, cwd=self.folder, env=environment, stdout=out, stderr=out, check=False)
        assert done.returncode == 0, log.read_text(encoding="utf-8")

    def processes(self, name: str = "") -> dict[int, str]:
        """Of a node or of all, with what they call themselves; also those whose name is written over their mark."""
        wanted = f"{MARK}={self.folder}:{name}".encode()
        parents, called, found = {}, {}, set()
        for folder in Path("/proc").glob("[0-9]*"):
            process = int(folder.name)
            with suppress(OSError):
                state, parent, *_ = (folder / "stat").read_text(errors="replace").rpartition(")")[2].split()
                if state == "Z":
                    continue
                parents[process] = int(parent)
                called[process] = (folder / "cmdline").read_text(errors="replace").replace("\0", " ")
                if any(entry.startswith(wanted) for entry in (folder / "environ").read_bytes().split(b"\0")):
                    found.add(process)
        while more := {process for process, parent in parents.items() if parent in found} - found:
            found |= more
        return {process: called[process] for process in found}

    def playing(self) -> list[str]:
        """Those that work for somebody: for Ray itself only agents do."""
        own = ("Agent", "raylet", "gcs_server", "ray.util.client", "dashboard", "monitor.py")
        return [said for said in self.processes().values() if said and not any(part in said for part in own)]

    def kill(self, name: str = "") -> None:
        """As if its plug were pulled; until nothing is left of it."""
        doomed = set(self.processes(name))
        while there := doomed & running() | set(self.processes(name)):
            doomed |= there
            for process in there:
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
            sleep(0.05)


def running() -> set[int]:
    """All processes that have not ended, waited for or not."""
    found = set()
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if (folder / "stat").read_text(errors="replace").rpartition(")")[2].split()[0] != "Z":
                found.add(int(folder.name))
    return found


def free_ports(count: int) -> list[int]:
    """All asked for at once, so that they differ."""
    held = [socket.socket() for _ in range(count)]
    try:
        for one in held:
            one.bind(("127.0.0.1", 0))
        return [int(one.getsockname()[1]) for one in held]
    finally:
        for one in held:
            one.close()

"""Keeps a program that is a bot, on Linux, as a process of its own that needs nothing but the standard library:

    python -I -S keeper.py LIFELINE MOST MEMORY COMMAND ...

Whatever the program has started comes to this process when its parent is gone (a subreaper), also what has begun a
session of its own. All of it is ended when the program ends, when there are too many processes or too much memory, and
when nobody holds the other end of the lifeline any more: whoever asked has ended, killed or not.
"""

import contextlib
import ctypes
import os
import resource
import select
import signal
import sys
from typing import Final

assert sys.platform == "linux"

PR_SET_CHILD_SUBREAPER: Final = 36
TICK: Final = 0.5
"""Seconds between two looks at how much there is."""


def main(lifeline: int, most: int, memory: int, command: list[str]) -> int:
    ctypes.CDLL(None, use_errno=True).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    ended, end = os.pipe2(os.O_NONBLOCK | os.O_CLOEXEC)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(end, warn_on_full_buffer=False)
    program = os.fork()
    if not program:
        become(command, memory)
    for ours in (0, 1):  # they are the program's: who reads and writes there must hear when it is gone
        os.close(ours)
    status, wrong = 0, ""
    while not select.select([lifeline], [], [], 0)[0]:
        found = reaped(program)
        if found is not None:
            status = found
            break
        wrong = too_much(most, memory)
        if wrong:
            break
        select.select([lifeline, ended], [], [], TICK)
        if select.select([ended], [], [], 0)[0]:
            os.read(ended, 4096)
    end_all()
    if wrong:
        sys.stderr.write(f"benben: a bot's program was ended: {wrong}\n")
        return 128 + signal.SIGKILL
    return status


def become(command: list[str], memory: int) -> None:
    """The program. A limit of addresses, which a server's worker has, is not for it: Node and Java reserve many."""
    try:
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        hard = resource.getrlimit(resource.RLIMIT_AS)[1]
        resource.setrlimit(resource.RLIMIT_AS, (hard, hard))
        resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))
        os.execvp(command[0], command)
    except (OSError, ValueError) as wrong:
        sys.stderr.write(f"benben: {command[0]}: {wrong}\n")
    finally:
        os._exit(126)


def reaped(program: int) -> int | None:
    """The exit status of the program, once it has one; other children are taken note of on the way."""
    status = None
    while True:
        try:
            pid, how = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return 0 if status is None else status
        if not pid:
            return status
        if pid == program:
            code = os.waitstatus_to_exitcode(how)
            status = code if code >= 0 else 128 - code


def descendants() -> list[int]:
    parents: dict[int, int] = {}
    for name in os.listdir("/proc"):
        if name.isdigit():
            with contextlib.suppress(OSError), open(f"/proc/{name}/stat", "rb") as file:  # unless it has just ended
                parents[int(name)] = int(file.read().rpartition(b")")[2].split()[1])
    found, new = set[int](), {os.getpid()}
    while new:
        new = {pid for pid, parent in parents.items() if parent in new} - found
        found |= new
    return sorted(found)


def too_much(most: int, memory: int) -> str:
    """What of the limits is passed by the program and all that it has started, together."""
    found = descendants()
    if len(found) > most:
        return f"it had more than {most} processes"
    pages = 0
    for pid in found:
        with contextlib.suppress(OSError), open(f"/proc/{pid}/statm", "rb") as file:
            pages += int(file.read().split()[1])
    return f"it took more than {memory >> 20} MiB" if pages * os.sysconf("SC_PAGE_SIZE") > memory else ""


def end_all() -> None:
    """Stopped before they are killed, so that none of them starts another one meanwhile."""
    while found := descendants():
        for how in (signal.SIGSTOP, signal.SIGKILL):
            for pid in found:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, how)
        reaped(0)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), sys.argv[4:]))

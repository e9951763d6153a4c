"""Remake ``runtime.txt``, ``dev.txt``, ``lab.txt``, ``ray.txt`` and ``engine.txt`` in ``locks`` from pyproject.toml.

    python tools/lock.py [--upgrade]

Needs ``uv`` on PATH. Versions already locked are kept unless pyproject.toml forbids them or ``--upgrade`` is given.
The locks hold for every platform and every supported Python; they carry hashes but no addresses, so any package index
will do. The development lock contains the runtime lock, pin for pin. The locks of the laboratory, of Ray and of the
engine have what these need, as in the development lock, without what the program has anyway.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def compile_lock(lock: str, *options: str) -> None:
    command = ["uv", "pip", "compile", "--quiet", "--universal", "--python-version", "3.11", "--generate-hashes"]
    command += ["--no-emit-index-url", "--no-emit-find-links", "--no-annotate", "--no-header"]
    command += [*options, "--output-file", lock, "pyproject.toml"]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


def names(group: str) -> list[str]:
    lines = (ROOT / "locks" / f"{group}.txt").read_text(encoding="utf-8").splitlines()
    return [line.partition("==")[0] for line in lines if "==" in line]


def main(options: list[str]) -> None:
    compile_lock("locks/runtime.txt", *options)
    compile_lock("locks/dev.txt", "--extra", "dev", "--constraint", "locks/runtime.txt", *options)
    without = [word for name in names("runtime") for word in ("--no-emit-package", name)]
    for extra in ("lab", "ray", "engine"):
        compile_lock(f"locks/{extra}.txt", "--extra", extra, "--constraint", "locks/dev.txt", *without, *options)


if __name__ == "__main__":
    main(sys.argv[1:])

"""Try the oldest packages that pyproject.toml allows: ``python tools/lowest.py [pytest arguments]``.

Makes an environment in which every runtime dependency is exactly its lower bound, and runs there the tests of all that
uses them: command line, terminal, server. Whatever those need themselves, and the tools of the tests, are the newest.
"""

import re
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ("httpx", "hypothesis", "pytest", "pytest-xdist")
TESTS = (
    "test_arena.py",
    "test_cli.py",
    "test_cli_[!al]*.py",  # those of arena and lab need what these install
    "test_i18n.py",
    "test_server*.py",
    "test_tables.py",
    "test_terminal*.py",
)


def lowest(requirement: str) -> str:
    """``rich>=14,<16`` as ``rich==14``."""
    found = re.match(r"([\w.-]+)>=([\w.]+)", requirement)
    if not found:
        sys.exit(f"lowest: {requirement!r} in pyproject.toml has no lower bound: NAME>=VERSION")
    return f"{found[1]}=={found[2]}"


def main(arguments: list[str]) -> int:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    pins = [lowest(requirement) for requirement in project["dependencies"]]
    tools = [one for one in project["optional-dependencies"]["dev"] if re.split(r"[^\w-]", one)[0] in TOOLS]
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        places = sysconfig.get_paths(vars={"base": folder, "platbase": folder}, scheme="venv")
        python = str(Path(places["scripts"], "python"))
        Path(places["purelib"], "benben.pth").write_text(f"{ROOT / 'src'}\n", encoding="utf-8")
        print("==", *pins, flush=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", *pins, *tools], check=True)
        tests = sorted(str(path) for pattern in TESTS for path in (ROOT / "tests").glob(pattern))
        command = [python, "-P", "-m", "pytest", *(arguments or ["-n", "2", *tests])]
        return subprocess.run(command, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

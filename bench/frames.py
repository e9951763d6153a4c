"""How smoothly the board of five players moves on a slow computer: ``python -m bench.frames [--throttle 4]``.

A real server and a real Chromium whose processor is throttled. The board is zoomed with the wheel and dragged about for
some seconds; every frame counts that the browser shows. Told are frames per second, the longest wait for one,
and where the time went: scripts, styles and layout, painting.
"""

import json
import sys
import tempfile
import time
from itertools import pairwise
from pathlib import Path
from statistics import quantiles
from typing import Any

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))  # the server is that of the tests

from browser.serving import Server

from tools.page import system_browser

from .clicks import sit_down
from .options import Parser, positive

COUNT = """() => {
  window.frames_ = [];
  const tick = (now) => { window.frames_.push(now); window.counting = requestAnimationFrame(tick); };
  window.counting = requestAnimationFrame(tick);
}"""
COUNTED = "() => { cancelAnimationFrame(window.counting); return window.frames_; }"
SPENT = {
    "ScriptDuration": "scripts",
    "LayoutDuration": "layout",
    "RecalcStyleDuration": "styles",
    "TaskDuration": "all",
}


def stir(page: Page, seconds: float) -> None:
    """Zoom in, drag about, zoom out, again and again."""
    box = page.locator(".layer").first.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    end, turn = time.monotonic() + seconds, 0
    page.mouse.move(x, y)
    while time.monotonic() < end:
        turn += 1
        for _ in range(8):
            page.mouse.wheel(0, -120)
            page.wait_for_timeout(30)
        page.mouse.down()
        page.mouse.move(x + (120 if turn % 2 else -120), y + 60, steps=25)
        page.mouse.up()
        page.mouse.move(x, y)
        for _ in range(8):
            page.mouse.wheel(0, 120)
            page.wait_for_timeout(30)


def measure(players: int, throttle: int, seconds: int, folder: Path) -> dict[str, Any]:
    server = Server(folder)
    try:
        with sync_playwright() as playwright:
            program = system_browser() or playwright.chromium.executable_path
            browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
            page = browser.new_context(base_url=server.url, viewport={"width": 1366, "height": 768}).new_page()
            sit_down(page, players, motion="system")
            page.wait_for_selector(".hits [data-zone]", timeout=60_000)
            page.wait_for_timeout(1500)
            tools = page.context.new_cdp_session(page)
            tools.send("Performance.enable")
            tools.send("Emulation.setCPUThrottlingRate", {"rate": throttle})
            before = spent(tools)
            page.evaluate(COUNT)
            stir(page, seconds)
            times = page.evaluate(COUNTED)
            after = spent(tools)
            tools.send("Emulation.setCPUThrottlingRate", {"rate": 1})
            browser.close()
    finally:
        server.stop()
    waits = [b - a for a, b in pairwise(times)]
    whole = (times[-1] - times[0]) / 1000
    return {
        "players": players,
        "processor slower by": throttle,
        "seconds": round(whole, 1),
        "frames per second": round(len(waits) / whole, 1),
        "wait for a frame in ms": {"p95": round(quantiles(waits, n=20)[-1], 1), "most": round(max(waits), 1)},
        "share of the time": {name: round((after[name] - before[name]) / whole, 2) for name in before},
    }


def spent(tools: Any) -> dict[str, float]:
    told = {one["name"]: one["value"] for one in tools.send("Performance.getMetrics")["metrics"]}
    return {name: told[metric] for metric, name in SPENT.items()}


def main() -> None:
    parser = Parser("bench.frames", __doc__)
    parser.add_argument("--players", type=positive, default=5, help="at the table (%(default)s)")
    parser.add_argument("--throttle", type=positive, default=4, help="how many times slower (%(default)s)")
    parser.add_argument("--seconds", type=positive, default=8, help="how long (%(default)s)")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(measure(given.players, given.throttle, given.seconds, Path(folder))))


if __name__ == "__main__":
    main()

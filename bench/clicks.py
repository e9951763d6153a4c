"""How many clicks a whole game of Kemet takes in the browser, beside the decisions that the engine asked of the person:
``python -m bench.clicks [--players 4] [--games 1] [--seconds 600] [--shots FOLDER]``.

A person at one chair against bots, who clicks what the page offers at random, but like a person: in their turn they
move a Troop, buy, recruit, raise or pray, and prefer what the page does in one gesture. Every press counts that the
page needs, also those that only plan. Browser and server are real.
"""

import argparse
import random
import tempfile
import time
from pathlib import Path
from typing import Any

from browser.serving import Server
from playwright.sync_api import Page, sync_playwright

from benben.kernel import records
from tools.page import system_browser

SETTINGS = (
    '{"pace": "skip", "motion": "off", "confirm": false, "unattended": true, "guide": false, "greeted": ["kemet"]}'
)
OFFERED = """() => {
  for (const e of document.querySelectorAll('[data-bench]')) delete e.dataset.bench;
  return [...document.querySelectorAll('[data-choice], [data-plan]')]
    .filter((e) => e.checkVisibility() && !e.disabled)
    .map((e, i) => (e.dataset.bench = i, { at: i, choice: e.dataset.choice ?? '', plan: e.dataset.plan ?? '' }));
}"""
PRESS = """(at) => document.querySelector(`[data-bench="${at}"]`)
  ?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))"""
NEVER = {"undo", "back", "wait", "with", "confirm"}
NO_PLAN = ("take ", "look ", "market", "back", "wait", "with", "colour")


def pick(offered: list[dict[str, Any]], rng: random.Random) -> dict[str, Any] | None:
    """Like a person who means something: Units and levels are put where they belong, then the gesture is made; what
    only looks is left alone, and a turn ends when there is nothing better."""
    found = [one for one in offered if one["choice"] not in NEVER and not one["plan"].startswith(NO_PLAN)]
    placed = [one for one in found if one["plan"].startswith(("placed", "founded"))]
    gestures = [one for one in found if "; " in one["choice"]]
    for some, share in ((placed, 0.6), (gestures, 0.95)):
        if some and rng.random() < share:
            return rng.choice(some)
    weights = [0.3 if one["choice"] == "pass" else 1.0 for one in found]
    return rng.choices(found, weights)[0] if found else None


def play(page: Page, rng: random.Random, seconds: float, shots: Path | None) -> int:
    clicks, end, seen = 0, time.monotonic() + seconds, set()
    while time.monotonic() < end and not page.locator(".end").count():
        asked = page.locator("#question b")
        text = asked.first.text_content() or "" if asked.count() else ""
        if shots and text not in seen:
            seen.add(text)
            page.screenshot(path=shots / f"{len(seen):02}.png")
        one = pick(page.evaluate(OFFERED), rng)
        if one is None:
            page.wait_for_timeout(60)
            continue
        page.evaluate(PRESS, one["at"])
        clicks += one["choice"] not in ("continue", "next")
        page.wait_for_timeout(40)
    return clicks


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--players", type=int, default=4)
    asked.add_argument("--games", type=int, default=1)
    asked.add_argument("--seconds", type=float, default=600)
    asked.add_argument("--shots", type=Path)
    options = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=system_browser(), args=["--no-sandbox", "--disable-gpu"])
        for game in range(options.games):
            page = browser.new_context(base_url=server.url, viewport={"width": 1366, "height": 768}).new_page()
            page.on("pageerror", lambda error: print("page error:", error))
            page.add_init_script(f"localStorage.setItem('benben', JSON.stringify({SETTINGS}))")
            page.goto("/")
            chairs = [{"kind": "me"}] + [{"kind": "bot", "bot": "eager"}] * (options.players - 1)
            ask = {"game": "kemet", "options": {"players": options.players}, "chairs": chairs, "pace": "skip"}
            made = page.evaluate(
                """(ask) => fetch('/api/tables', { method: 'POST', body: JSON.stringify(ask), headers:
                { 'content-type': 'application/json', 'x-benben-user': localStorage.getItem('benben-user') } })
                .then((answer) => answer.json())""",
                ask,
            )
            page.goto(f"/t/{made['table']}#{made['links']['chairs'][0]}")
            page.wait_for_selector("#question", timeout=60_000)
            clicks = play(page, random.Random(game), options.seconds, options.shots)
            text = page.request.get(f"/api/tables/{made['table']}/record").text()
            decisions = sum(line[0] == 0 for line in records.parse(text).lines)
            print(f"game {game}: {clicks} clicks, {decisions} decisions: {clicks / max(1, decisions):.2f}")
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()

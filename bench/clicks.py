"""How many clicks a whole game of Kemet takes in the browser, beside the decisions that the engine asked of the person:
``python -m bench.clicks [--players 4] [--games 1] [--seed 7] [--seconds 900] [--drag] [--shots FOLDER]``.

A person at one chair against bots means what the hint says, and does it as the page lets them: a Troop and where it
goes, a card and the seal. Every press counts that the page needs for it, also those that only plan (``--drag``: a Troop
that is dragged is one press); those that only let a battle be told are counted apart. Browser and server are real.
``--seed`` fixes the chance of the games, so that two pages can be compared.
"""

import json
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, WebSocket, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))  # the server is that of the tests

from browser.serving import Server

from benben.kernel import records
from benben.server.answers import USER
from tools.page import system_browser

from .meaning import Offered, comes, kind_of, next_press, verb
from .options import Parser, positive

SETTINGS = {
    "pace": "skip",
    "motion": "off",
    "confirm": False,
    "unattended": False,
    "guide": False,
    "greeted": ["kemet"],
}
OFFERED = """() => {
  for (const e of document.querySelectorAll('[data-bench]')) delete e.dataset.bench;
  return [...document.querySelectorAll('[data-choice], [data-plan]')]
    .filter((e) => e.checkVisibility() && !e.disabled && !e.closest('[inert]'))
    .map((e, i) => (e.dataset.bench = i, { at: i, choice: e.dataset.choice ?? '', plan: e.dataset.plan ?? '',
      on: e.getAttribute('aria-pressed') === 'true', timed: e.classList.contains('timed') }));
}"""
SPOT = """(at) => {
  const el = document.querySelector(`[data-bench="${at}"]`);
  if (!el) return [];
  if (!(el instanceof SVGElement)) el.scrollIntoView({ block: 'nearest' });
  const box = el.getBoundingClientRect();
  const parts = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9];
  for (const y of parts) for (const x of parts) {
    const [left, top] = [box.x + x * box.width, box.y + y * box.height];
    const hit = document.elementFromPoint(left, top);
    if (hit && (el === hit || el.contains(hit) || (hit.dataset.zone && hit.dataset.zone === el.dataset.zone)))
      return [left, top];
  }
  return null;
}"""
PRESS = """(at) => document.querySelector(`[data-bench="${at}"]`)
  ?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))"""
HINT = """() => {
  const button = [...document.querySelectorAll('button[aria-label="Hint"]')].find((one) => one.checkVisibility());
  button?.click();
  return button !== undefined;
}"""
KEY = "() => localStorage.getItem('benben-user')"
LOOKS = 20
"""So often somebody looks again, a tenth of a second each time, before they take what is meant for not to be had."""
BESIDE = ("continue", "next")
"""Lets something be told; decides nothing."""


class Someone:
    """Who plays, and what it took."""

    def __init__(self, page: Page, drags: bool) -> None:
        self.page, self.drags = page, drags
        self.view: dict[str, Any] = {}
        self.hint: list[str] = []
        self.answers: dict[str, str] = {}
        self.sent: list[dict[str, Any]] = []
        self.line: list[str] = []
        self.kind = ""
        self.done: Counter[str] = Counter()  # presses for the question at hand
        self.clicks: Counter[str] = Counter()
        self.presses: Counter[str] = Counter()  # by what was asked and what was pressed
        self.decided: Counter[str] = Counter()
        self.told = 0
        self.waited = 0  # what the page did by itself, and the person let happen
        self.holding = False  # a Troop, on its way to where it is let go
        self.covered: Counter[str] = Counter()
        self.lost: Counter[str] = Counter()
        self.refused: list[str] = []
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.hear(json.loads(text)))
        socket.on("framesent", lambda text: self.say(json.loads(text)))

    def hear(self, message: dict[str, Any]) -> None:
        if "view" in message:
            self.view = message["view"]
        if message["t"] == "hint":
            self.hint = [message["choice"], *message["then"]]
        if message["t"] in ("ack", "no"):
            self.answers[message["id"]] = message["t"]
            if message["t"] == "no":
                self.refused.append(json.dumps(message))

    def say(self, message: dict[str, Any]) -> None:
        if message.get("t") == "choose":
            self.sent.append(message)

    def question(self) -> str:
        return json.dumps([self.view["legal"], self.view["position"]["frames"], self.view["position"]["drafts"]])

    def wait(self, ready: Any, seconds: float = 30) -> bool:
        end = time.monotonic() + seconds
        while not ready() and time.monotonic() < end:
            self.page.wait_for_timeout(15)
        return bool(ready())

    def look(self) -> list[Offered]:
        return [Offered(**one) for one in self.page.evaluate(OFFERED)]

    def press(self, one: Offered) -> None:
        """As a hand does; what cannot be hit is told, and pressed nevertheless."""
        spot = self.page.evaluate(SPOT, one.at)
        if self.holding and (spot is None or not one.choice):
            self.page.mouse.up()  # it is no drag after all
            self.clicks[self.kind] += 1
            self.holding = False
        if spot and self.holding:
            self.page.mouse.move(*spot, steps=3)
            self.page.mouse.up()
            self.holding = False
        elif spot and self.drags and one.plan.startswith("troop "):
            self.page.mouse.move(*spot)
            self.page.mouse.down()
            self.page.mouse.move(spot[0] + 9, spot[1] + 6, steps=2)
            self.holding = True
        elif spot:
            self.page.mouse.click(*spot)
        elif spot is None:
            self.covered[f"{self.view['asks']['step']}: {one.choice or one.plan}"] += 1
            self.page.evaluate(PRESS, one.at)

    def play(self, seconds: float, shots: Path | None) -> bool:
        end, seen = time.monotonic() + seconds, set()
        while time.monotonic() < end:
            if self.enough() or (self.view and not self.view["owing"]):
                return True
            offered = self.look()
            if aside := next((one for one in offered if one.choice in BESIDE), None):
                self.told += 1
                self.press(aside)
                self.page.wait_for_timeout(450)  # a second press right after it would not count
                continue
            legal = self.view.get("legal", [])
            if not legal or (legal == ["pass"] and self.view["asks"]["step"] == "your turn"):
                self.line = self.line if not legal else []  # the turn ends by itself: what was meant for it is done
                self.page.wait_for_timeout(50)
                continue
            if shots and (step := self.view["asks"]["step"]) not in seen:
                seen.add(step)
                self.page.screenshot(path=shots / f"{len(seen):02}.png")
            self.decide(offered)
        return False

    def enough(self) -> bool:
        return False

    def decide(self, offered: list[Offered]) -> None:
        if not self.line or self.line[0] not in self.view["legal"]:
            self.hint = []
            if not self.page.evaluate(HINT):
                self.page.wait_for_timeout(50)
                return
            if not self.wait(lambda: self.hint):
                return
            self.line, self.done = self.hint, Counter()
            offered = self.look()
        self.kind = kind_of(self.view, self.line)
        if any(one.timed and comes(one, self.line) for one in offered):
            self.let()
            return
        one = next_press(offered, self.view, self.line, self.done)
        for _ in range(LOOKS):  # parts of the page are loaded when they are first needed
            if one is not None:
                break
            self.page.wait_for_timeout(100)
            one = next_press(self.look(), self.view, self.line, self.done)
        if one is None:
            offered = self.look()
            self.lost[f"{self.kind}: {'; '.join(self.line[:4])}"] += 1
            rest = [one for one in offered if one.choice and one.choice != "undo"]
            one = random.Random(len(self.sent)).choice(rest) if rest else None
            if one is None or self.lost.total() > 200:
                self.page.wait_for_timeout(100)
                self.line = []
                return
        self.clicks[self.kind] += not self.holding
        self.presses[f"{self.view['asks']['step']}: {shape(one)}"] += not self.holding
        self.done[one.choice or one.plan] += 1
        before, sent = self.question(), len(self.sent)
        self.press(one)
        if not one.choice:
            self.page.wait_for_timeout(60)
            if len(self.sent) > sent:  # a plan that the engine has to be asked about: people see the answer first
                made = self.sent[-1]
                self.wait(lambda: made["id"] in self.answers and self.question() != before, 5)
                said = [made["choice"], *made.get("then", [])]
                self.decided[self.kind] += len(said)
                self.line = self.line[len(said) :] if self.line[: len(said)] == said else []
        elif self.wait(lambda: len(self.sent) > sent, 5):
            made = self.sent[-1]
            self.wait(lambda: made["id"] in self.answers)
            said = [made["choice"], *made.get("then", [])]
            if self.answers.get(made["id"]) == "ack":
                self.decided[self.kind] += len(said)
                self.wait(lambda: self.question() != before, 5)
            self.line = self.line[len(said) :] if self.line[: len(said)] == said else []
            self.done = Counter()
        else:
            self.lost[f"nothing sent: {one.choice}"] += 1
            self.line = []

    def let(self) -> None:
        """What is meant comes by itself, as the page says: nothing is pressed, and nothing touched."""
        sent, before = len(self.sent), self.question()
        if not self.wait(lambda: len(self.sent) > sent, 20):
            self.lost[f"did not come by itself: {self.line[0]}"] += 1
            return
        said = [self.sent[-1]["choice"], *self.sent[-1].get("then", [])]
        self.decided[self.kind] += len(said)
        self.waited += 1
        self.wait(lambda: self.question() != before, 5)
        self.line = self.line[len(said) :] if self.line[: len(said)] == said else []
        self.done = Counter()

    def report(self, decisions: int) -> dict[str, Any]:
        clicks = self.clicks.total()
        kinds = sorted(set(self.clicks) | set(self.decided), key=lambda kind: -self.clicks[kind])
        return {
            "clicks": clicks,
            "decisions": decisions,
            "ratio": round(clicks / max(1, decisions), 2),
            "by kind: clicks, decisions": {kind: [self.clicks[kind], self.decided[kind]] for kind in kinds},
            "by question and press": dict(self.presses.most_common()),
            "presses that let a battle be told": self.told,
            "came by itself": self.waited,
            "covered": dict(self.covered),
            "not to be done by the page": dict(self.lost),
            "refused": self.refused,
        }


def shape(one: Offered) -> str:
    """What was pressed, without its names: "space; tile", "plan troop"."""
    return "; ".join(verb(part) for part in one.parts) or f"plan {verb(one.plan)}"


def main() -> None:
    parser = Parser("bench.clicks", __doc__)
    parser.add_argument("--players", type=positive, default=4, help="at the table (%(default)s)")
    parser.add_argument("--games", type=positive, default=1, help="how many (%(default)s)")
    parser.add_argument("--seed", type=int, help="of the chance in these games (none: new luck)")
    parser.add_argument("--seconds", type=positive, default=900, help="for one game at most (%(default)s)")
    parser.add_argument("--drag", action="store_true", help="Troops are dragged to where they go")
    parser.add_argument("--shots", type=Path, help="a folder for pictures of every question")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        fixed = () if given.seed is None else ("bench.fixed", str(given.seed))
        server = Server(Path(folder), program=fixed or ("benben.server",))
        program = system_browser() or playwright.chromium.executable_path
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        for game in range(given.games):
            print(json.dumps({"game": game, **one_game(browser, server, given)}, ensure_ascii=False, indent=1))
        browser.close()
        server.stop()


def sit_down(page: Page, players: int, **settings: Any) -> str:
    """At a new table with bots, which is where the page goes; its name."""
    kept = json.dumps(json.dumps(SETTINGS | settings))
    page.add_init_script(f"localStorage.setItem('benben', {kept})")
    page.goto("/")
    page.wait_for_function(KEY)
    chairs = [{"kind": "me"}] + [{"kind": "bot", "bot": "eager"}] * (players - 1)
    ask = {"game": "kemet", "options": {"players": players}, "chairs": chairs, "pace": "skip", "confirm": False}
    made = page.request.post("/api/tables", data=json.dumps(ask), headers={USER: page.evaluate(KEY)}).json()
    page.goto(f"/t/{made['table']}")
    page.wait_for_selector("#question", timeout=60_000)
    return str(made["table"])


def one_game(browser: Any, server: Server, given: Any) -> dict[str, Any]:
    context = browser.new_context(base_url=server.url, viewport={"width": 1366, "height": 768}, locale="en")
    page = context.new_page()
    page.on("pageerror", lambda error: print("page error:", error))
    someone = Someone(page, given.drag)
    table = sit_down(page, given.players)
    over = someone.play(given.seconds, given.shots)
    text = page.request.get(f"/api/tables/{table}/record", headers={USER: page.evaluate(KEY)}).text()
    me = int(someone.view["viewer"][1:]) - 1
    decisions = sum(line[0] == me for line in records.parse(text).lines)
    context.close()
    return {"over": over, "round": someone.view["position"]["columns"].get("round"), **someone.report(decisions)}


if __name__ == "__main__":
    main()

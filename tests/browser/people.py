"""A person at a page: sees what is on offer, clicks it, and notices whether it happened."""

import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, WebSocket
from playwright.sync_api import TimeoutError as TooLate

from benben.server.answers import USER
from browser.serving import record

PATIENCE = 60_000
"""Milliseconds after which something that should happen has not, however busy the machine is."""
PICTURES = Path(__file__).parents[2] / ".pytest_cache" / "browser"
"""Of failures."""
ASIDE = ("undo", "next", "play-now", "start", "sit", "plan market")
"""Buttons that are no decision of the game."""
LOCAL = ("continue", "ready")
"""Buttons that only change what is shown."""
HOLD = "hold "
"""Begins the name of a card that is held up to be read first, as on a phone."""
PLAN = "plan "
"""Begins the name of a part of a plan: the page keeps it, and nothing is sent."""
BACK = tuple(PLAN + what for what in ("back", "clear", "close", "wait", "with", "take "))
"""Parts of plans that lead nowhere by themselves."""

KEY = "() => localStorage.getItem('benben-user')"

LOOK = """() => {
  const spots = [];
  const ways = ['[data-choice]', '[data-plan]', '[data-card]'].map((one) => `${one}:not(:disabled)`);
  const steps = [0.5, 0.3, 0.7, 0.15, 0.85];
  for (const el of document.querySelectorAll([...ways, '[data-hex].can', '[data-side]'].join())) {
    const { choice, plan, hex, side, card, zone } = el.dataset;
    // A tile that can be looked at is a part of a plan where it can be had.
    if (!choice && plan?.startsWith('look ') && !el.matches('.can')) continue;
    if (/^(colour|space|recruit) /.test(plan) && el.ariaPressed === 'true') continue; // this one is chosen
    const box = el.getBoundingClientRect();
    const at = (u, v) => ({ x: box.x + box.width * u, y: box.y + box.height * v });
    const hits = ({ x, y }) => {
      const hit = document.elementFromPoint(x, y);
      return hit && (hit === el || el.contains(hit) || (zone && hit.dataset.zone === zone));
    };
    let spot = at(0.5, 0.5);
    if (side) spot = el.getPointAtLength(el.getTotalLength() / 2).matrixTransform(el.getScreenCTM());
    // The middle of a zone's box may lie outside of the zone.
    else if (zone) spot = steps.flatMap((v) => steps.map((u) => at(u, v))).find(hits) ?? spot;
    const name = choice ?? (plan ? `plan ${plan}` : (hex ?? side ?? `hold ${card}`));
    if (hits(spot)) spots.push({ name, x: spot.x, y: spot.y });
  }
  const sentences = ['.prompt', '.telling'].flatMap((one) => [...document.querySelectorAll(`${one} [role=status]`)]);
  const said = sentences.find((el) => el.checkVisibility())?.textContent ?? '';
  const pressed = [...document.querySelectorAll('[aria-pressed=true]')].map((el) => el.dataset.plan ?? '').join();
  const all = document.body.innerText + pressed;
  return { spots, said, over: document.querySelector('.end') !== null, all };
}"""
CHANGED = f"""(before) => {{
  const now = ({LOOK})();
  return JSON.stringify([now.spots.map((spot) => spot.name), now.all]) !== before;
}}"""
READY = f"""(aside) => {{
  const now = ({LOOK})();
  return now.over || now.spots.some((spot) => !aside.includes(spot.name)) ? now : null;
}}"""


@dataclass(frozen=True)
class Spot:
    """Something that can be clicked, and where: one choice or several at once, a part of a plan, a hex, its side."""

    name: str
    x: float
    y: float


class Person:
    def __init__(self, context: BrowserContext, settings: dict[str, Any]) -> None:
        self.context = context
        self.rng = Random(4)
        self.complaints: list[str] = []  # of the page, in the console
        self.patient = False  # where the line is down for a while, the browser itself says so
        self.sent: list[dict[str, Any]] = []  # commands, as the page sent them
        self.heard: list[dict[str, Any]] = []  # everything that the server told
        self.sockets: list[WebSocket] = []
        kept = json.dumps(json.dumps(settings))
        context.add_init_script(f"localStorage.getItem('benben') ?? localStorage.setItem('benben', {kept})")
        self.page = self.open()

    def open(self) -> Page:
        """A tab."""
        page = self.context.new_page()
        page.on("websocket", self.listen)
        page.on("pageerror", lambda error: self.complaints.append(f"{page.url}: {error}"))
        page.on("console", self.console)
        return page

    def console(self, message: ConsoleMessage) -> None:
        outage = self.patient and ("ERR_" in message.text or "WebSocket" in message.text)
        blocked = "Service Worker registration blocked" in message.text  # by the test itself
        if message.type in ("error", "warning") and not outage and not blocked:
            self.complaints.append(f"{message.location.get('url')}: {message.text}")

    def listen(self, socket: WebSocket) -> None:
        self.sockets.append(socket)
        socket.on("framesent", lambda text: self.sent.append(json.loads(text)))
        socket.on("framereceived", lambda text: self.heard.append(json.loads(text)))

    def leave(self) -> None:
        self.context.close()

    def new_table(self, chairs: str, **more: Any) -> dict[str, Any]:
        """Chairs are words such as "me human greedy"."""
        asked = [{"kind": name} if name in ("me", "human") else {"kind": "bot", "bot": name} for name in chairs.split()]
        body: dict[str, Any] = {"game": "ankh", "chairs": asked, "pace": "skip", "confirm": False, **more}
        return self.post("/api/tables", json.dumps(body))

    def bring_in(self, to: int | None = None, text: str | None = None, ask: str = "") -> str:
        """A table of a game that has been played before, or of its first lines; the page goes there."""
        address = "/api/records?pace=skip" + ("" if to is None else f"&to={to}")
        table: str = self.post(address, text or record())["table"]
        self.page.goto(f"/t/{table}{ask}")
        return table

    def post(self, address: str, body: str) -> dict[str, Any]:
        answer = self.context.request.post(address, data=body, headers={USER: self.user()})
        assert answer.ok, answer.text()
        made: dict[str, Any] = answer.json()
        return made

    def user(self) -> str:
        """By which the server knows this browser, once the page has asked it something."""
        key: str = self.page.wait_for_function(KEY).json_value()
        return key

    # What is on the page

    def button(self, choice: str) -> Locator:
        return self.page.locator(f'[data-choice="{choice}"]:visible').first

    def look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        return seen

    def spots(self, seen: dict[str, Any] | None = None) -> list[Spot]:
        return [Spot(**spot) for spot in (seen or self.look())["spots"] if spot["name"] not in ASIDE]

    def prompt(self) -> str:
        said: str = self.look()["said"]
        return said

    def asked(self, spot: Spot) -> bool:
        """A sentence says what is asked, or this is no longer asked."""
        seen = self.look()
        return bool(seen["said"]) or spot.name not in [one.name for one in self.spots(seen)]

    def wait_for_turn(self, seconds: float = 60) -> list[Spot]:
        """What there is to decide, as soon as there is something; nothing once the game is over."""
        try:
            found = self.page.wait_for_function(READY, arg=list(ASIDE), timeout=seconds * 1000)
        except TooLate:
            raise self.wrong(f"nothing to click for {seconds} s") from None
        seen = found.json_value()
        return [] if seen["over"] else self.spots(seen)

    def act(self, spot: Spot, click: Callable[[float, float], None] | None = None) -> None:
        """Click (or tap) it, and see that the page has changed and that the server has taken what was meant."""
        if click is None:
            self.page.mouse.move(spot.x, spot.y)  # what only hovering changes does not count
        local = spot.name in LOCAL or spot.name.startswith((HOLD, PLAN))
        if not local:
            self.until(lambda: self.asked(spot), f"{spot.name} can be chosen and no sentence says what is asked")
        before = self.look()
        offered = [one for one in self.spots(before) if one.name == spot.name]
        spot = offered[0] if offered else spot
        if (local and spot not in self.spots(before)) or (spot.name in ("pass", "confirm") and not offered):
            return  # what could be looked at has gone by itself, or a turn has ended by itself
        sent = len(self.commands())
        (click or self.page.mouse.click)(spot.x, spot.y)
        if not local:
            self.until(lambda: len(self.commands()) > sent, f"{spot.name} was clicked and the server was told nothing")
            made = self.commands()[sent]
            self.until(lambda: made["id"] in self.answers(), f"{spot.name} was never answered")
            answer, known = (
                self.answers()[made["id"]],
                "; ".join([made.get("choice", made["t"]), *made.get("then", [])]),
            )
            assert answer["t"] == "ack", f"the page offered {known}, and the server refused it: {answer}"
            assert spot.name in known or spot.name.startswith("["), f"{spot.name} was clicked, {known} was sent"
        names = [one["name"] for one in before["spots"]]
        mark = json.dumps([names, before["all"]], ensure_ascii=False, separators=(",", ":"))
        # A stage that is just asked something takes no press for a moment, so that none meets the wrong button.
        for again in (True, False) if spot.name in LOCAL else (False,):
            try:
                self.page.wait_for_function(CHANGED, arg=mark, timeout=5_000 if again else PATIENCE)
            except TooLate:
                if not again:
                    raise self.wrong(f"{spot.name} was clicked and nothing changed") from None
                (click or self.page.mouse.click)(spot.x, spot.y)
            else:
                return

    def commands(self) -> list[dict[str, Any]]:
        return [message for message in self.sent if "id" in message]

    def answers(self) -> dict[str, dict[str, Any]]:
        return {message["id"]: message for message in self.heard if message["t"] in ("ack", "no")}

    def until(self, ready: Callable[[], bool], failure: str, seconds: float = 60) -> None:
        """For what the page itself does not show: frames come in while Playwright waits."""
        end = time.monotonic() + seconds
        while not ready():
            if time.monotonic() > end:
                raise self.wrong(failure)
            self.page.wait_for_timeout(5)

    def wrong(self, failure: str) -> AssertionError:
        """With a picture of the page as it is."""
        picture = PICTURES / f"{time.time():.0f}.png"
        self.page.screenshot(path=picture)
        return AssertionError(f"{failure}; the page says {self.prompt()!r}, see {picture}")

    def numbered(self) -> list[dict[str, Any]]:
        """What was told about the game, the latest last."""
        return [message for message in self.heard if message["t"] in ("sync", "step")]

    def owing(self) -> list[str]:
        asked: list[str] = self.numbered()[-1]["view"]["owing"]
        return asked

    def hands_over(self, press: Callable[[], None]) -> None:
        """What is pressed ends the turn. Quick bots may have had theirs before anybody looks."""
        told, me = len(self.numbered()), self.owing()
        press()
        self.until(
            lambda: any(message["view"]["owing"] != me for message in self.numbered()[told:]), "the turn is not over"
        )

    def story(self) -> list[tuple[str, list[str]]]:
        """Every event that this browser has been told, without those taken back."""
        entries: list[dict[str, Any]] = []
        for message in self.numbered():
            back = 0 if message["t"] == "sync" else message.get("back", len(entries) and entries[-1]["n"])
            entries = [entry for entry in entries if entry["n"] <= back] + message["story"]
        return [(entry["event"], entry["args"]) for entry in entries if "event" in entry]

    def pick(self, spots: list[Spot]) -> Spot:
        """Anything that is offered; declining less often than doing, and first of all what waits to be read."""
        for spot in spots:
            if spot.name in (*LOCAL, "confirm", "seal") or spot.name.endswith("; seal"):
                return spot
        gestures = [spot for spot in spots if "; " in spot.name]
        if gestures and self.rng.random() < 0.7:
            return self.rng.choice(gestures)
        spots = [spot for spot in spots if not spot.name.startswith(BACK)] or spots
        if any(spot.name.startswith("card ") for spot in spots):
            spots = [spot for spot in spots if not spot.name.startswith(HOLD)]
        doing = [spot for spot in spots if spot.name != "pass"]
        return self.rng.choice(doing if doing and self.rng.random() < 0.6 else spots)

    def play(self, until: Callable[[], bool] = lambda: False, most: int = 600) -> int:
        """Click whatever is offered, to the end of the game or until something holds."""
        for count in range(most):
            if until():
                return count
            spots = self.wait_for_turn()
            if not spots or until():  # it may have come about while we waited
                return count
            self.act(self.pick(spots))
        raise self.wrong(f"{most} clicks, and no end")

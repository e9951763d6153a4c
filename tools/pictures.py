"""Pictures of the page from games that were really played: ``python tools/pictures.py [NAME …]`` for README and docs.

``python tools/pictures.py --judge FOLDER [NAME …]`` takes every situation of Kemet for two, three, four and five
players, light and dark, on a desk, on a phone and in Ukrainian, to be looked at beside each other.

The games are records in docs/pictures/games: bots have played them, and whoever is asked in a picture is called Ada.
Each picture is the page of a server of its own that has replayed the record up to there, so it is the same every time.
"""

import json
import re
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src"), str(ROOT / "tests")]

from browser.people import KEY  # noqa: E402
from browser.serving import Server, lines  # noqa: E402

from benben.server.answers import USER  # noqa: E402
from tools.page import system_browser  # noqa: E402
from tools.palette import squeezed  # noqa: E402

PICTURES = ROOT / "docs/pictures"
DESK = (1366, 768)
PHONE = (390, 844)
SETTLED = 700
"""Milliseconds after which nothing moves any more."""


@dataclass(frozen=True)
class Moment:
    """Before the first line (or two) that read so, from some part of the game on; and what is done there. A step is a
    selector that is clicked (after "?" if it is there), or a zone after "@", or after "~" what is clicked one after the
    other, then "|" and what is clicked as soon as it is in sight; $1, $2 … in it are the last words of the lines that
    follow."""

    asked: str
    part: float = 0.0
    steps: tuple[str, ...] = ()


CARD = '.fan [data-plan^="card"]'
MARKET = '[data-plan="market"], nav.tabs button:nth-child(4)'
"""Its button at a desk, and the phone's."""
SITUATIONS = {
    "setup": Moment(r"P\d raise", 0.0),
    "first-turn": Moment(r"P\d space", 0.0),
    "turn": Moment(r"P\d space", 0.6),
    "move": Moment(r"P\d space move.*\nP\d troop", 0.55, ("@$2",)),
    "recruit": Moment(r"P\d space recruit.*\nP\d place", 0.4, ('[data-plan^="space recruit"]', "@$2", "@$2")),
    "raise": Moment(r"P\d space raise.*\nP\d raise", 0.25, ('[data-plan^="space raise"]', "@$2")),
    "market": Moment(r"P\d space buy.*\nP\d tile", 0.45, (f"?{MARKET}", '~.colours button|[data-plan="look $2"]')),
    "council": Moment(r"P\d discard \S+ @", 0.5, (f"{CARD} >> nth=0", f"{CARD} >> nth=1")),
    "battle": Moment(r"P\d stay", 0.3),
    "retreat": Moment(r"P\d retreat", 0.2),
    "night": Moment(r"P\d slot", 0.5),
    "vision": Moment(r"P\d drop", 0.0),
    "end": Moment("", 1.0, (".exit.main",)),
}


@dataclass(frozen=True)
class Look:
    size: tuple[int, int] = DESK
    theme: str = "light"
    language: str = "en"


@dataclass(frozen=True)
class Picture:
    game: str
    moment: Moment
    look: Look = Look()


LOOKS = {"light": Look(), "dark": Look(theme="dark"), "uk": Look(language="uk"), "phone": Look(PHONE)}
ANKH = {
    "where": Moment(r"P\d to \[", 0.55),
    "card": Moment(r"P\d card", 0.6),
    "action": Moment(r"P\d action", 0.7),
    "end": Moment("", 1.0, (".exit.main",)),
}
KEPT = {
    "ankh": Picture("ankh-4", ANKH["where"]),
    "ankh-battle": Picture("ankh-4", ANKH["card"], Look(language="es")),
    "ankh-end": Picture("ankh-4", ANKH["end"]),
    "ankh-dark": Picture("ankh-5", ANKH["action"], Look(theme="dark", language="uk")),
    "ankh-phone": Picture("ankh-4", ANKH["where"], Look(PHONE, language="it")),
    "kemet": Picture("kemet-4", SITUATIONS["move"]),
    "kemet-market": Picture("kemet-5", SITUATIONS["market"], Look(language="it")),
    "kemet-council": Picture("kemet-4", SITUATIONS["council"], Look(language="es")),
    "kemet-battle": Picture("kemet-3", SITUATIONS["battle"]),
    "kemet-night": Picture("kemet-5", SITUATIONS["night"]),
    "kemet-end": Picture("kemet-4", SITUATIONS["end"]),
    "kemet-two": Picture("kemet-2", SITUATIONS["turn"]),
    "kemet-dark": Picture("kemet-5", SITUATIONS["turn"], Look(theme="dark", language="uk")),
    "kemet-phone": Picture("kemet-4", SITUATIONS["move"], Look(PHONE)),
}


def place(text: str, moment: Moment) -> tuple[int, list[str]]:
    """How many lines of the record lie before it, and those that follow."""
    said = [line.partition(" ")[2] for line in lines(text)]
    if not moment.asked:
        return len(said), []
    found = [i for i in range(len(said)) if re.match(moment.asked, "\n".join(said[i : i + 2]))]
    if not found:
        raise LookupError(moment.asked)
    at = next((i for i in found if i >= moment.part * len(said)), found[-1])
    return at, said[at:]


def with_ada(text: str, follows: list[str]) -> str:
    """The record with a person in the chair that is asked next, the first one's after the end."""
    chair = int(follows[0][1]) - 1 if follows else 0
    found = re.search(r"^players: (.*)$", text, re.MULTILINE)
    assert found
    names = json.loads(found[1])
    names[chair] = "Ada"
    return text.replace(found[0], f"players: {json.dumps(names)}")


class Studio:
    """A server and a browser."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server

    def shot(self, picture: Picture) -> bytes:
        text = (PICTURES / "games" / f"{picture.game}.txt").read_text(encoding="utf-8")
        at, follows = place(text, picture.moment)
        look = picture.look
        kept = {"pace": "skip", "motion": "off", "guide": False, "greeted": ["ankh", "kemet"], "notifyAsked": True}
        kept |= {"language": look.language, "theme": look.theme, "confirm": False}
        context = self.browser.new_context(
            viewport={"width": look.size[0], "height": look.size[1]},
            has_touch=look.size == PHONE,
            base_url=self.server.url,
            service_workers="block",
        )
        context.add_init_script(f"localStorage.setItem('benben', {json.dumps(json.dumps(kept))})")
        page = context.new_page()
        page.goto("/")
        user: str = page.wait_for_function(KEY).json_value()
        answer = context.request.post(
            f"/api/records?pace=skip&to={at}", data=with_ada(text, follows), headers={USER: user}
        )
        assert answer.ok, answer.text()
        page.goto(f"/t/{answer.json()['table']}")
        page.locator("main").first.wait_for()
        page.wait_for_timeout(SETTLED)
        for step in picture.moment.steps:
            self.do(page, re.sub(r"\$(\d)", lambda n: follows[int(n[1]) - 1].split(" ")[2], step))
        page.mouse.move(1, 1)
        page.wait_for_timeout(SETTLED)
        taken = page.screenshot()
        context.close()
        return taken

    def do(self, page: Page, step: str) -> None:
        if step.startswith("@"):
            page.locator(f'path[data-zone="{step[1:]}"]').dispatch_event("click")
        elif step.startswith("~"):
            doors, _, wanted = step[1:].partition("|")
            spot = page.locator(f"{wanted} >> visible=true").first
            for door in page.locator(doors).all():
                if not spot.is_visible():
                    door.click(timeout=4000)
            spot.click(timeout=4000)
        else:
            spot = page.locator(f"{step.removeprefix('?')} >> visible=true").first
            if not step.startswith("?") or spot.is_visible():
                spot.click(timeout=4000)
        page.wait_for_timeout(150)


def judged() -> Iterator[tuple[str, Picture]]:
    for players in (2, 3, 4, 5):
        for name, moment in SITUATIONS.items():
            for look in LOOKS:
                game = "kemet-vision" if name == "vision" else f"kemet-{players}"
                yield f"{name}-{players}-{look}", Picture(game, moment, LOOKS[look])


def main(arguments: list[str]) -> int:
    judge = arguments[:1] == ["--judge"]
    folder = Path(arguments[1]) if judge else PICTURES
    names = arguments[2:] if judge else arguments
    wanted: dict[str, Picture] = dict(judged()) if judge else KEPT
    missed: list[Any] = []
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        program = system_browser() or playwright.chromium.executable_path
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        server = Server(Path(data))
        try:
            studio = Studio(browser, server)
            for name, picture in wanted.items():
                if names and not any(re.fullmatch(one, name) for one in names):
                    continue
                try:
                    taken = studio.shot(picture)
                except Exception as failure:  # the others are still worth having
                    missed.append(f"{name}: {str(failure).splitlines()[0]}")
                    continue
                (folder / f"{name}.png").write_bytes(taken if judge else squeezed(taken))
                print(name, (folder / f"{name}.png").stat().st_size // 1000, "kB", flush=True)
        finally:
            server.stop()
            browser.close()
    print("\n".join(missed))
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
